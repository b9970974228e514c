"""Players are chosen: for the text at hand, or for all that the card says of "the chosen player"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.context import bind_seat, bound_seats, unbind
from mulligan.games.spoils.effects.following import chooser
from mulligan.games.spoils.options import ABOUT_PLAYER, SEAT
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import OpponentOf, RivalOf
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.nouns.such import OneWho
from mulligan.games.spoils.vocabulary.terms import AREAS, Area
from mulligan.kernel.numbers import Seat
from mulligan.language.core.kinds import Players
from mulligan.language.core.players import AnOpponent, AnyPlayer, EachOpponent, EachPlayer, They
from mulligan.language.grammar import Grammar

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


@dataclass(frozen=True)
class Foremost(Players):
    """The player who has the most or the least: cards in an area, cards of a kind in play, or influence. Of several
    who have as much, one of whoever follows the text's choice."""

    among: Players
    highest: bool
    area: Area | None = None
    kind: Kind | None = None
    slot: int = 0

    def of(self, table: Table, at: Context) -> list[Seat]:
        best = 0
        found: list[Seat] = []
        for seat in nouns.seats_of(table, at, self.among):
            much = self.much(table, at, seat) if self.highest else -self.much(table, at, seat)
            if not found or much > best:
                best = much
                found = []
            if much == best:
                found.append(seat)
        return found

    def much(self, table: Table, at: Context, seat: Seat) -> int:
        if self.area is not None:
            return len(nouns.area_of(table, seat, AREAS[self.area]))
        if self.kind is None:
            return table.influence[seat]
        count = 0
        for card in self.kind.candidates(table, at):
            count += table.controller[card] == seat
        return count


# One of several players, whom somebody chooses.
ONE_OF_SEVERAL = (AnOpponent, AnyPlayer, OpponentOf, RivalOf, Foremost, OneWho)


@dataclass(frozen=True)
class ChoosePlayer(Act):
    """One of some players is chosen, and bound to a slot; one more of several where so said."""

    who: Players
    to: int
    more: bool = False

    def settle(self, plan: TextPlan) -> None:
        plan.deed(self)

    def settles(self) -> bool:
        return True

    def do(self, table: Table, at: Context) -> bool:
        taken: list[Seat] = []
        if self.more:
            taken = bound_seats(at, self.to)
        else:
            unbind(at, self.to)
        seats = [seat for seat in nouns.seats_of(table, at, self.who) if seat not in taken]
        if not seats:
            return True
        table.ask(chooser(table, at), ABOUT_PLAYER, [SEAT + seat for seat in seats])
        return False

    def answered(self, table: Table, at: Context) -> bool:
        bind_seat(at, self.to, Seat(table.answer - SEAT))
        return True


@dataclass(frozen=True)
class PickPlayer(Act):
    """Pick a player."""

    who: Players

    def settle(self, plan: TextPlan) -> None:
        who = plan.settle_players(self.who)
        if plan.nouns.player_told and isinstance(who, They):
            plan.deed(TellPlayer(who))


@dataclass(frozen=True)
class TellPlayer(Act):
    """Other texts of the card know who was chosen."""

    who: Players

    def settles(self) -> bool:
        return True

    def silent(self) -> bool:
        return True

    def done(self, table: Table, at: Context) -> bool:
        for seat in nouns.seats_of(table, at, self.who):
            at.named = seat
            nouns.tell(table, at)
        return True


def enter(grammar: Grammar) -> None:
    """Enter the phrases for whoever has the most of something."""
    for player, among in (("player", EachPlayer()), ("opponent", EachOpponent())):
        for words, highest in (("most|highest|greatest", True), ("fewest|least|lowest", False)):
            cards, with_ = f"{words} cards in <they 's> {{area}}", f"the {player} with the"
            controls = f"the {player} who|that control(s) the {words}"
            grammar.phrase(Foremost, f"{with_} {cards}", among=among, highest=highest)
            grammar.phrase(Foremost, f"{with_} {words} influence", among=among, highest=highest)
            grammar.phrase(Foremost, f"{controls} {{kind}}", among=among, highest=highest)
            grammar.phrase(Foremost, f"{with_} {words} {{kind:in_play}}", among=among, highest=highest, printed=False)
            for thing in (cards, f"{words} influence"):
                who_has = f"the {player} who|that has|have the {thing}"
                grammar.phrase(Foremost, who_has, among=among, highest=highest, printed=False)
