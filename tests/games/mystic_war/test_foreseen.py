"""What is foreseen of a play is what comes of it when nobody adds anything, and who is protected refuses a loss."""

import random

import mulligan
from mulligan.games.mystic_war.cards import RESOURCE, SPELL
from mulligan.games.mystic_war.game import MysticWarState
from mulligan.games.mystic_war.options import ABOUT_CONSENT, ABOUT_WINDOW, ACCEPT, DECLINE, REFUSE
from mulligan.games.mystic_war.rules.aftermath import aftermath
from mulligan.games.mystic_war.rules.play import Window
from mulligan.scenarios.entry import Plain
from tests.games.mystic_war.arranged import arranged

GAMES = 40
PLAYS = 1000  # to be foreseen at least


def left_at_that(table: MysticWarState, foreseen: list[int]) -> list[int]:
    """What everybody has when nobody has added anything more."""
    consent = ACCEPT if sum(foreseen) > sum(table.resources) else REFUSE
    twin = table.clone()
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


def with_hand(*names: str) -> Plain:
    return {"followers": 9, "mystic power": 20, "gold": 10, "hand": names}


def test_what_a_player_loses_in_return_is_foreseen_for_whoever_gains_it() -> None:
    for player, other in (("A", "B"), ("B", "A")):
        for victim in (player, other):
            hands = {player: ["Dragon 4"], other: ["Negation"]}
            scene = arranged(
                "ABCD",
                turn=player,
                A=with_hand(*hands["A"]),
                B=with_hand(*hands["B"]),
                C=with_hand("Reprodestruction"),
                D=with_hand("Necromancy"),
            )
            scene.words(player, f"Dragon 4 on {other}'s Followers")
            for seat, words in (("C", "Reprodestruction"), ("D", "Necromancy"), ("D", f"on {victim}")):
                while scene.asked == other:
                    scene.words(other, "decline")
                scene.words(seat, words)
            table = scene.table
            foreseen = aftermath(table, 0, False)
            assert [foreseen[3 * seat] for seat in range(4)] == [5, 5, 9, 13]
            assert left_at_that(table, foreseen) == foreseen
