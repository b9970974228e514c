"""The end of the game, where a card says so."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.nouns import others_than
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.rules.settling import lose_game
from mulligan.games.spoils.table import Table
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class LoseGame(Act):
    """Whoever does it loses the game, or wins it: then everybody else loses (102)."""

    wins: bool = False

    def done(self, table: Table, at: Context) -> bool:
        lose_game(table, others_than(table, at.actor) if self.wins else [at.actor])
        if table.lost >> at.you & 1:
            at.place = len(at.program(table).steps) - 2  # Ruling 5: what follows it is the end
        return True


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(LoseGame, "lose(s) the game")
    grammar.phrase(LoseGame, "win(s) the game", wins=True)
