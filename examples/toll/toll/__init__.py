"""Toll: take a card, ask your neighbour for the toll, or raise a shield. Who can pay no more has lost."""

from typing import Any

from mulligan.games.box import Box, Seats
from mulligan.games.plain import PlainFace
from mulligan.messages import text
from toll.game import CARDS, Toll


class TollBox(Box):
    """All of Toll. What it does not say (layout, screen, stage) it has from the box."""

    name = "toll"
    seats = Seats(2, 4, 3)

    def make(self, **setup: Any) -> Toll:
        return Toll(**setup)

    def faces(self) -> list[PlainFace]:
        return [
            PlainFace(kind, text(f"toll-card-{card}"), text(f"toll-says-{card}")) for kind, card in enumerate(CARDS)
        ]


GAME = TollBox()
