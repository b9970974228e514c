"""What is chosen before a game is checked field by field, and what nobody chose is filled in."""

import re
from typing import Any

import pytest

from mulligan.games.box import Box, Seats
from mulligan.games.form import Choice, Field, filled
from mulligan.messages import speaking

FIELDS = [
    Field(
        "hero", "choice-per-seat", "Hero", ["Ash", "Birch"], choices=[Choice("Ash", "Ash"), Choice("Birch", "Birch")]
    ),
    Field("board", "choice", "Board", "Yard", choices=[Choice("Yard", "Yard"), Choice("Alley", "Alley", seats=[2])]),
    Field("items", "switch", "Items", True),
    Field("limit", "number", "Limit", 7, least=1, most=9),
    Field("teams", "switch", "Teams", False, seats=[3, 4]),
    Field("second", "choice", "Second hero", "Ash", choices=[Choice("Ash", "Ash")], seats=[3], needs="teams"),
]


def test_what_nobody_chose_is_filled_in_for_as_many_seats_as_there_are() -> None:
    assert filled(FIELDS, 2, {}) == {"hero": ["Ash", "Birch"], "board": "Yard", "items": True, "limit": 7}
    assert filled(FIELDS, 3, {})["hero"] == ["Ash", "Birch", "Ash"]


def test_a_field_is_there_with_its_number_of_seats_and_its_switch() -> None:
    assert "teams" in filled(FIELDS, 4, {})
    assert "second" not in filled(FIELDS, 3, {})
    assert filled(FIELDS, 3, {"teams": True})["second"] == "Ash"
    assert "second" not in filled(FIELDS, 4, {"teams": True})


def test_what_is_chosen_is_kept() -> None:
    chosen = {"hero": ["Birch", "Birch"], "board": "Alley", "items": False, "limit": 9}
    assert filled(FIELDS, 2, chosen) == chosen


@pytest.mark.parametrize(
    ("chosen", "seats", "words"),
    [
        ({"weather": "rain"}, 2, "nothing called “weather”"),
        ({"items": 1}, 2, "“Items” is either on or off"),
        ({"limit": 10}, 2, "“Limit” is a whole number from 1 to 9"),
        ({"limit": True}, 2, "“Limit” is a whole number"),
        ({"hero": "Ash"}, 2, "“Hero” needs a choice for each of the 2 seats"),
        ({"hero": ["Ash"]}, 2, "each of the 2 seats"),
        ({"hero": ["Ash", "Elm"]}, 2, "“Elm” is not among the choices for “Hero”: Ash, Birch"),
        ({"board": 3}, 2, "“3” is not among the choices for “Board”: Yard, Alley"),
        ({"board": "Moor"}, 3, "“Moor” is not among the choices for “Board”: Yard."),
        ({"board": "Alley"}, 3, "Alley cannot be had with 3 seats"),
    ],
)
def test_what_cannot_be_had_is_said_in_words(chosen: dict[str, Any], seats: int, words: str) -> None:
    with speaking("en"), pytest.raises(ValueError, match=re.escape(words)):
        filled(FIELDS, seats, chosen)


class Ferry(Box):
    """A game with a form, that looks for its boats itself."""

    name = "ferry"
    seats = Seats(2, 4, 2)
    looked_for = ("boat",)

    def make(self, **setup: Any) -> Any:
        return setup

    def form(self) -> list[Field]:
        return [
            Field("river", "choice", "River", "calm", choices=[Choice("calm", "calm"), Choice("wild", "wild")]),
            Field("boat", "choice", "Boat", "Raft", choices=[Choice("Raft", "Raft")]),
        ]


def test_a_table_has_what_was_chosen_and_what_is_usual_for_the_rest() -> None:
    made: Any = Ferry().table(["A", "B"], {"river": "wild"})
    assert made == {"seats": 2, "names": ["A", "B"], "river": "wild", "boat": "Raft"}


def test_nothing_is_played_with_what_the_form_does_not_offer_unless_the_game_looks_for_it() -> None:
    made: Any = Ferry().table(["A", "B"], {"boat": "my-boat.toml"})
    assert made["boat"] == "my-boat.toml"
    with speaking("en"), pytest.raises(ValueError, match="“foo” is not among the choices for “River”: calm, wild"):
        Ferry().table(["A", "B"], {"river": "foo"})
