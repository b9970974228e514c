"""The columns of turn and combat: each number has a place of its own, and pairs have two."""

from itertools import pairwise

from mulligan.games.unmatched import table

WIDE_IN_TURN = {
    "BARRED": 10, "BARRED_NEXT": 10, "BARRED_UNTIL": 10, "ACTIONS_NEXT": 4, "NEXT_ATTACK": 4, "EARLIER": 20,
    "CARDS_DRAWN": 4, "CARDS_DISCARDED": 4, "ACTIONS_GAINED": 4,
}  # fmt: skip
PAIRS = (
    "FIGHTERS", "COMBAT_PLAYER", "COMBAT_CARD", "BASE", "BONUS", "CANCELLED", "COMBAT_ITEM", "VALUE_IGNORED",
    "VALUE_FIXED", "CARD_GOES", "UNBOOSTED", "LESSENED", "PREDICTED", "TIMES_BOOSTED", "MOST_VALUE", "LEAST_VALUE",
)  # fmt: skip
NUMBERS = ("LIMITS", "NO_DRAW", "EARLIER_SIZE", "MOVED_EARLIER")  # among the columns, and none of them
WIDE_IN_COMBAT = {**dict.fromkeys(PAIRS, 2), "BOOST_CARDS": 6}


def widths(first: str, last: str) -> dict[str, int]:
    """How far it is from each column to the next, for those between two in the module."""
    names = [name for name, value in vars(table).items() if name.isupper() and type(value) is int]
    listed = names[names.index(first) : names.index(last) + 1]
    by_place = sorted((getattr(table, name), name) for name in listed if name not in NUMBERS)
    assert by_place[-1][1] == last
    return {name: following - place for (place, name), (following, _) in pairwise(by_place)}


def test_the_columns_of_a_turn_lie_beside_each_other() -> None:
    found = widths("TURN_PLAYER", "TURN_SIZE")
    assert {name: width for name, width in found.items() if width != 1} == WIDE_IN_TURN
    assert table.TURN_PLAYER == 0
    assert WIDE_IN_TURN["EARLIER"] == 4 * table.EARLIER_SIZE == 4 * (table.MOVED_EARLIER + 1)
    assert table.NO_DRAW == table.BARRED + table.DRAWING
    assert table.RECOVERING + 1 == table.LIMITS == WIDE_IN_TURN["BARRED"]


def test_the_columns_of_a_combat_lie_beside_each_other() -> None:
    found = widths("IN_COMBAT", "COMBAT_SIZE")
    assert {name: width for name, width in found.items() if width != 1} == WIDE_IN_COMBAT
    assert table.IN_COMBAT == 0
    assert WIDE_IN_COMBAT["BOOST_CARDS"] == 2 * table.KEPT_BOOSTS


def test_the_kinds_of_event_are_the_names_in_order() -> None:
    names = [name for name, value in vars(table).items() if name.isupper() and type(value) is int]
    listed = names[names.index("PLACED") : names.index("TAKEN_AWAY") + 1]
    assert [getattr(table, name) for name in listed] == list(range(len(table.EVENTS)))
