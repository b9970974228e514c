"""Mystic War as a seat sees it on a table: realms, hand, the pile in the open window, and what would come of it.

Everything here is made from a `View`, so nothing can say more than the seat may know. The browser draws it and knows
no rules. `stages` alone looks at whole states: it says which positions are worth a look between two decisions.
"""

from dataclasses import dataclass
from typing import Literal

from mulligan.games.mystic_war.cards import WHITE_JUDGMENT
from mulligan.games.mystic_war.layout.choosing import (
    asked,
    does,
    imaginable,
    matters,
    number_of,
    passing,
    place,
    prompt_kind,
    rule_of,
    verb,
)
from mulligan.games.mystic_war.layout.faces import CardFace, cards
from mulligan.games.mystic_war.layout.outcome import Change, outcome
from mulligan.games.mystic_war.layout.pieces import Played, Power, Realm, played, powers, realm
from mulligan.games.mystic_war.layout.staging import stages
from mulligan.games.mystic_war.table import EVENTS, Table
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Seat
from mulligan.kernel.view import View

__all__ = [
    "CardFace",
    "Face",
    "MysticWarTable",
    "Position",
    "asked",
    "cards",
    "does",
    "event_name",
    "imaginable",
    "matters",
    "number_of",
    "passing",
    "place",
    "prompt_kind",
    "rule_of",
    "stages",
    "table",
    "verb",
]


@dataclass(slots=True)
class MysticWarTable:
    """The whole table for one viewer."""

    layout: Literal["mystic-war"]
    round: int
    deck: int
    judgment_under: bool
    discards: list[int]
    hand: list[int]
    drawn: list[int]
    realms: list[Realm]
    pile: list[Played]
    forecast: list[str]
    changes: list[Change]
    powers: list[Power]


Position = MysticWarTable
Face = CardFace


def table(view: View, game: Game) -> MysticWarTable:
    """The table as this viewer may see it."""
    position = view.position
    assert isinstance(position, Table)
    seat = view.seat
    forecast, changes = outcome(position, game, seat)
    return MysticWarTable(
        layout="mystic-war",
        round=position.round,
        deck=len(position.deck),
        judgment_under=bool(position.deck) and position.printed[position.deck[0]] == WHITE_JUDGMENT,
        discards=[position.printed[card] for card in position.discarded()],
        hand=[position.printed[card] for card in position.hands[seat]] if seat >= 0 else [],
        drawn=[position.printed[card] for card in position.drawn],
        realms=[realm(position, Seat(other), game.seat_names[other]) for other in range(position.seats)],
        pile=[played(position, i) for i in range(len(position.plays))],
        forecast=forecast,
        changes=changes,
        powers=powers() if prompt_kind(view) == "power" else [],
    )


def event_name(kind: int) -> str:
    """What sort of event this is."""
    return EVENTS[kind]
