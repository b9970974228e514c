"""What a response does to the card or ability that it responds to, besides terminating it."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects.act import Act, Deed
from mulligan.games.spoils.effects.context import every_bound, last_known, unbind
from mulligan.games.spoils.parts import BINDING_SIZE, Context, Play
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.acts.binding import BindPlayers
from mulligan.games.spoils.vocabulary.nouns.responding import cost_deeds
from mulligan.kernel.numbers import Card
from mulligan.language.core.kinds import Cards
from mulligan.language.grammar import Grammar
from mulligan.language.references import Mention


@dataclass(frozen=True)
class PickedInstead(Act):
    """A card or ability has its effect as though another card had been picked for it than the one spoken of (310)."""

    by: Cards
    instead: Cards

    def done(self, table: Table, at: Context) -> bool:
        others = self.instead.of(table, at)
        for frame in table.stack:
            if others and isinstance(frame, Play) and frame.card in self.by.of(table, at):
                return change_pick(table, frame, every_bound(at), others[0])
        return False


def change_pick(table: Table, play: Play, spoken_of: list[Card], other: int) -> bool:
    """Where a play picked one of these cards it picked the other; what hangs on it is settled anew."""
    settled = play.settled
    deeds = cost_deeds(table, play)
    for at in range(len(deeds)):
        slot = deeds[at].deed.picks_to()
        if not slot or other in last_known(settled, slot):
            continue
        entries = settled.bindings
        for i in range(0, len(entries), BINDING_SIZE):
            picked: int = entries[i + 1]
            if entries[i] == slot and picked in spoken_of:
                entries[i + 1] = other
                entries[i + 2] = table.age[other]
                settle_again(table, settled, deeds[at + 1 :], slot)
                return True
    return False


def settle_again(table: Table, settled: Context, deeds: list[Deed], slot: int) -> None:
    """Players and numbers that were settled by a card are those of the card that takes its place."""
    for step in deeds:
        deed = step.deed
        if slot in step.slots and deed.settles() and not deed.asks():
            if isinstance(deed, BindPlayers):
                unbind(settled, deed.to)
            deed.done(table, settled)


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    resolves = "when {by:mention} resolves , it 's effect happens as though|if you_'s_opponent|an_opponent|that_player"
    grammar.phrase(PickedInstead, f"{resolves} had picked {{instead:mention}} instead")
    for noun in ("character", "item", "location"):
        other = Mention("the", "picked", noun)
        grammar.phrase(PickedInstead, f"{resolves} had picked the other {noun} instead", instead=other, printed=False)
