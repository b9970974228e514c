"""What Unmatched's bots see at a glance."""

import mulligan
from mulligan.agents import agent
from mulligan.games.unmatched.options import ABOUT_BOOST_CARD, DECLINE
from mulligan.games.unmatched.rules.maneuver import Boost
from mulligan.games.unmatched.table import ATTACKER, DEFENDER, Table


def test_nobody_boosts_a_defense_that_has_kept_everything_off_already() -> None:
    game = mulligan.game("unmatched", heroes=["Black Widow", "Winter Soldier"])
    seen = 0
    for seed in range(1, 40):
        state = game.start(seed)
        assert isinstance(state, Table)
        bots = [agent("heuristic", f"{seed}/{seat}") for seat in range(2)]
        while (decision := state.decision) is not None:
            option = bots[decision.seat].answer(state)
            top = state.stack[-1]
            if decision.subject == ABOUT_BOOST_CARD and isinstance(top, Boost) and top.side == DEFENDER:
                if state.value(ATTACKER) <= state.value(DEFENDER):
                    seen += 1
                    assert option == DECLINE
            state.apply(option)
    assert seen
