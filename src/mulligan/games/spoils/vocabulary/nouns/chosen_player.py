"""A player who was chosen for good: other texts of the card speak of them as long as it is this card."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.kernel.numbers import Seat
from mulligan.language.core.kinds import Players
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class ChosenPlayer(Players):
    """The player whom a text of this card had somebody choose."""

    def of(self, table: Table, at: Context) -> list[Seat]:
        told = nouns.told_by(table, at)
        return [Seat(told)] if told >= 0 else []


def enter(grammar: Grammar) -> None:
    """Enter the phrase."""
    grammar.phrase(ChosenPlayer, "the chosen player", "the chosen opponent")
