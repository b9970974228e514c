"""Unmatched as a seat sees it on a table: the battlefield and who stands on it, the combat, hands and piles.

Everything here is made from a `View`, so nothing can say more than the seat may know. The browser draws it and knows
no rules. `stages` alone looks at whole states: it says which positions are worth a look between two decisions.
"""

from dataclasses import dataclass
from typing import Literal

from mulligan.games.unmatched import table as t
from mulligan.games.unmatched.layout.choosing import (
    asked,
    by,
    falls_short,
    imaginable,
    number_of,
    passing,
    place,
    prompt_kind,
    rule_of,
    unasked,
    verb,
)
from mulligan.games.unmatched.layout.faces import Board, UnmatchedFace, board, cards
from mulligan.games.unmatched.layout.pieces import (
    Combat,
    Item,
    Side,
    Token,
    Walk,
    combat_of,
    item,
    markers,
    mover,
    position_of,
    side_of,
    token,
    walks_of,
)
from mulligan.games.unmatched.layout.staging import stages
from mulligan.games.unmatched.numbers import Space
from mulligan.kernel.game import Game
from mulligan.kernel.view import View

__all__ = [
    "Board",
    "Face",
    "Position",
    "UnmatchedFace",
    "UnmatchedTable",
    "asked",
    "board",
    "by",
    "cards",
    "event_name",
    "falls_short",
    "imaginable",
    "number_of",
    "passing",
    "place",
    "prompt_kind",
    "rule_of",
    "stages",
    "table",
    "unasked",
    "verb",
]


@dataclass(slots=True)
class UnmatchedTable:
    """The whole table for one viewer."""

    layout: Literal["unmatched"]
    turn: int
    actions: int
    sides: list[Side]
    fighters: list[Token]
    items: list[Item]
    scheme: list[int]
    combat: Combat | None
    mover: int | None
    walks: list[Walk]


Position = UnmatchedTable
Face = UnmatchedFace


def table(view: View, game: Game) -> UnmatchedTable:
    """The table as this viewer may see it."""
    position = position_of(view)
    return UnmatchedTable(
        layout="unmatched",
        turn=position.turn[t.TURN_NUMBER],
        actions=position.turn[t.ACTIONS],
        sides=[side_of(position, game, player) for player in position.sheet.all_players],
        fighters=[token(position, fighter) for fighter in position.sheet.all_fighters],
        items=[
            *(item(position, Space(space)) for space in range(position.board.size) if position.items[space] >= 0),
            *markers(position),
        ],
        scheme=[] if position.combat[t.IN_COMBAT] else [position.printed[card] for card in position.played],
        combat=combat_of(position),
        mover=mover(view),
        walks=walks_of(view),
    )


def event_name(kind: int) -> str:
    """What sort of event this is."""
    return t.EVENTS[kind]
