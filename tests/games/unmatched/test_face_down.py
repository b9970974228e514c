"""What the others can work out about a combat card that lies face down."""

import pytest
from hypothesis import given, settings

from mulligan.games.unmatched.game import UnmatchedState
from mulligan.games.unmatched.sheet import ATTACK, DEFENSE, VERSATILE
from mulligan.games.unmatched.table import COMBAT_CARD, FIGHTERS, IN_COMBAT
from mulligan.kernel.random import Random
from mulligan.kernel.state import HIDDEN
from mulligan.kernel.view import View
from tests.games.tables import TABLES, Table, everybody, seeds, walk
from tests.games.unmatched.arranged import SOLDIER, WIDOW, arranged

ROLES = [(ATTACK, VERSATILE), (DEFENSE, VERSATILE)]


def face_down(view: View) -> list[tuple[int, int]]:
    """The combat cards that the seat does not know, with their sides."""
    position = view.position
    assert isinstance(position, UnmatchedState)
    if position.combat[IN_COMBAT] != 1:
        return []
    laid = enumerate(position.combat[COMBAT_CARD : COMBAT_CARD + 2])
    return [(side, card) for side, card in laid if card >= 0 and position.printed[card] == HIDDEN]


@pytest.mark.rules("attack-5", "attack-6")
@pytest.mark.parametrize("table", [table for table in TABLES if table.name == "unmatched"], ids=str)
@settings(max_examples=3)
@given(seed=seeds)
def test_a_face_down_card_is_dealt_again_as_one_that_this_fighter_could_have_played(table: Table, seed: int) -> None:
    chance = Random(str(seed))
    for state in walk(table.game, seed):
        for seat in everybody(state):
            view = state.view(seat)
            for side, card in face_down(view):
                dealt = view.deal_again(chance)
                assert isinstance(dealt, UnmatchedState)
                kind = int(dealt.printed[card])
                assert dealt.sheet.type[kind] in ROLES[side]
                assert dealt.sheet.who[kind] >> dealt.combat[FIGHTERS + side] & 1


@pytest.mark.rules("attack-5")
def test_every_card_that_it_could_be_comes_up_as_often_as_it_is_in_the_deck() -> None:
    table = arranged(
        [WIDOW, SOLDIER],
        A={"hand": ["Widow's Line", "Feint"], "fighters": {WIDOW: "H07", "Maria Hill": "H29"}},
        B={"fighters": {SOLDIER: "H08"}},
    ).words("A", "attack Winter Soldier with Black Widow, Widow's Line")
    state, sheet = table.table, table.table.sheet
    card = state.combat[COMBAT_CARD]
    view, chance = state.view(1), Random("often")
    deals = 4000
    seen: dict[int, int] = {}
    for _ in range(deals):
        kind = view.deal_again(chance).printed[card]
        seen[kind] = seen.get(kind, 0) + 1
    unknown = [kind for kind in view.unknown[0] if sheet.attacks(kind) and sheet.who[kind] & 1]
    assert set(seen) == set(unknown)
    for kind, times in seen.items():
        expected = deals * unknown.count(kind) / len(unknown)
        assert abs(times - expected) < 0.3 * expected
