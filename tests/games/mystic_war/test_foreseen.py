"""What is foreseen of a play is what comes of it when nobody adds anything, and who is protected refuses a loss."""

import random

import mulligan
from mulligan.games.mystic_war.cards import RESOURCE, SPELL
from mulligan.games.mystic_war.game import MysticWarState
from mulligan.games.mystic_war.options import ABOUT_CONSENT, ABOUT_WINDOW, ACCEPT, DECLINE, REFUSE
from mulligan.games.mystic_war.rules.aftermath import aftermath
from mulligan.games.mystic_war.rules.play import Window

GAMES = 40
PLAYS = 1000  # to be foreseen at least


def left_at_that(table: MysticWarState, foreseen: list[int]) -> list[int]:
    """What everybody has when nobody has added anything more."""
    consent = ACCEPT if sum(foreseen) > sum(table.resources) else REFUSE
    twin = table.clone()
    assert isinstance(twin, MysticWarState)
    assert isinstance(twin, MysticWarState)
    assert isinstance(twin, MysticWarState)
    while (decision := twin.decision) is not None and twin.plays == table.plays:
        twin.apply(consent if decision.subject == ABOUT_CONSENT else DECLINE)
    return list(twin.resources)


def test_what_is_foreseen_comes_to_pass_if_everybody_leaves_it_at_that() -> None:
    seen = 0
    for seed in range(GAMES):
        chance = random.Random(seed)
        state = mulligan.game("mystic-war", seats=3 + seed % 6).start(seed)
        assert isinstance(state, MysticWarState)
        while (decision := state.decision) is not None:
            top = state.stack[-1]
            if decision.subject == ABOUT_WINDOW and isinstance(top, Window):
                if state.sort(state.plays[top.base].card) in (RESOURCE, SPELL):
                    foreseen = aftermath(state, top.base, False)
                    assert left_at_that(state, foreseen) == foreseen, state.plays
                    seen += 1
            state.apply(chance.choice(decision.options))
    assert seen > PLAYS
