"""What Unmatched's bots see at a glance."""

import mulligan
from mulligan.agents import agent
from mulligan.games.unmatched.advice.ahead import stand
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.options import (
    ABOUT_ACTION,
    ABOUT_BOOST_CARD,
    CHOICE_SIZE,
    DECLINE,
    PLAY_SCHEME,
    SCHEME_ITEM,
)
from mulligan.games.unmatched.rules.maneuver import Boost
from mulligan.games.unmatched.table import ATTACKER, DEFENDER, TURN_PLAYER, Table

ROCKET_PACK = "use Rocket Pack"


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


def test_nobody_takes_the_rocket_pack_to_stand_no_better_than_before() -> None:
    """An item costs an action: it is tried in a world that fits what the seat sees, as schemes are."""
    game = mulligan.game("unmatched", heroes=["Black Widow", "Winter Soldier"])
    used = 0
    for seed in range(1, 25):
        state = game.start(seed)
        assert isinstance(state, Table)
        bots = [agent("heuristic", f"{seed}/{seat}") for seat in range(2)]
        decider, before = Player(0), None
        while (decision := state.decision) is not None:
            if before is not None and decision.subject == ABOUT_ACTION:
                assert stand(state, decider) > before, seed
                before = None
            option = bots[decision.seat].answer(state)
            if option // CHOICE_SIZE * CHOICE_SIZE == SCHEME_ITEM and game.label(state, option).startswith(ROCKET_PACK):
                decider = Player(state.turn[TURN_PLAYER])
                before = stand(state, decider)
                used += 1
            state.apply(option)
    assert used


def test_what_a_scheme_is_worth_depends_on_what_it_would_bring_now() -> None:
    game = mulligan.game("unmatched", heroes=["Black Widow", "Winter Soldier"])
    state = game.start(7)
    seen = []
    bots = [agent("heuristic", f"7/{seat}") for seat in range(2)]
    while (decision := state.decision) is not None:
        if decision.subject == ABOUT_ACTION:
            view = state.view(decision.seat)
            scores = game.advise(view)
            seen.append([score for option, score in zip(decision.options, scores, strict=True) if is_scheme(option)])
            assert game.advise(view) == scores, "the same view, the same advice"
        state.apply(bots[decision.seat].answer(state))
    assert len({round(score, 1) for scores in seen for score in scores}) > 3


def is_scheme(option: int) -> bool:
    return option // CHOICE_SIZE * CHOICE_SIZE == PLAY_SCHEME
