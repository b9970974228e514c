"""The Spoils as a seat sees it on a table: both sides of play, the hand, the battle, what is being played.

Everything here is made from a `View`, so nothing can say more than the seat may know. The browser draws it and knows
no rules. `stages` alone looks at whole states: it says which positions are worth a look between two decisions.
"""

from dataclasses import dataclass
from typing import Literal

from mulligan.games.spoils.events import (
    BLOCKED,
    EVENTS,
    INFLICTS,
    PARTY,
    PAYS,
)
from mulligan.games.spoils.game import Spoils
from mulligan.games.spoils.layout.choosing import (
    asked,
    begun_by,
    does,
    falls_short,
    imaginable,
    matters,
    number_of,
    passing,
    place,
    position_of,
    prompt_kind,
    rule_of,
    together,
    tray,
)
from mulligan.games.spoils.layout.faces import SpoilsFace, faces
from mulligan.games.spoils.layout.happening import (
    Battle,
    Lasting,
    Payment,
    Play,
    Waiting,
    battle,
    lasting,
    payment,
    plays,
    waiting,
)
from mulligan.games.spoils.layout.pieces import SpoilsSide, sides
from mulligan.games.spoils.layout.staging import stages
from mulligan.kernel.game import Game
from mulligan.kernel.view import View

__all__ = [
    "Face",
    "Position",
    "SpoilsFace",
    "SpoilsTable",
    "asked",
    "begun_by",
    "cards",
    "does",
    "event_name",
    "falls_short",
    "imaginable",
    "matters",
    "number_of",
    "passing",
    "place",
    "prompt_kind",
    "rule_of",
    "stages",
    "table",
    "together",
    "verb",
]


@dataclass(slots=True)
class Held:
    """A card in the viewer's hand, or one that is being chosen from."""

    card: int
    face: int
    place: str


@dataclass(slots=True)
class SpoilsTable:
    """The whole table for one viewer."""

    layout: Literal["spoils"]
    turn: int
    sides: list[SpoilsSide]
    hand: list[Held]
    tray: list[Held]
    plays: list[Play]
    payment: Payment | None
    waiting: list[Waiting]
    lasting: list[Lasting]
    battle: Battle | None


Position = SpoilsTable
Face = SpoilsFace


def cards(game: Game) -> list[SpoilsFace]:
    """Every printed card of this table, in the language of the moment."""
    assert isinstance(game, Spoils)
    return faces(game.library)


def table(view: View, game: Game) -> SpoilsTable:
    """The table as this viewer may see it."""
    position = position_of(view)
    hand = position.hands[view.seat] if view.seat >= 0 else []
    return SpoilsTable(
        layout="spoils",
        turn=position.turn_number,
        sides=sides(view, game),
        hand=[Held(card, position.printed[card], f"hand:{position.printed[card]}") for card in hand],
        tray=[Held(card, position.printed[card], f"tray:{position.printed[card]}") for card in tray(view)],
        plays=plays(position),
        payment=payment(position),
        waiting=waiting(position),
        lasting=lasting(position),
        battle=battle(position),
    )


def verb(option: int) -> str:
    """Options read on buttons as they do elsewhere."""
    return ""


UNTOLD = frozenset([INFLICTS, PARTY, BLOCKED, PAYS])  # what another event beside it has said already


def event_name(kind: int) -> str:
    """What sort of event this is; nothing for one that goes without saying."""
    return "" if kind in UNTOLD else EVENTS[kind]
