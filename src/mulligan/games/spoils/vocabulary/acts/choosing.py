"""What is chosen: cards, which may be picking (310), players, numbers (410.2), names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.vocabulary.nouns.amounts import NamedTerm
from mulligan.games.spoils.vocabulary.nouns.cards import Some
from mulligan.games.spoils.vocabulary.terms import ICONS, NAMED, VARIABLES, CardType, Icon, Manner, Named
from mulligan.language.core.flow import Let
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.flow import CannotBePlayed
from mulligan.language.grammar import Grammar

if TYPE_CHECKING:
    from mulligan.games.spoils.lowering.instructions import Writer


@dataclass(frozen=True)
class Pick(Act):
    """Pick cards (310)."""

    what: Cards

    def settle(self, plan: Writer) -> None:
        plan.deal_with(Manner.PICKED, plan.settle(self.what, ops.PICKING))
        if isinstance(self.what, Some) and self.what.plural:
            plan.looked_at(self.what.slot)


@dataclass(frozen=True)
class PickPlayer(Act):
    """Pick a player."""

    who: Players

    def settle(self, plan: Writer) -> None:
        plan.settle_players(self.who)


@dataclass(frozen=True)
class Choose(Act):
    """Choose cards, which is not picking."""

    what: Cards

    def settle(self, plan: Writer) -> None:
        plan.deal_with(Manner.CHOSEN, plan.settle(self.what))


@dataclass(frozen=True)
class ChooseNumber(Act):
    """Choose a whole number for X (410.2), perhaps within bounds."""

    name: str
    at_most: Amount | None = None
    more_than: Amount | None = None

    def settle(self, plan: Writer) -> None:
        most = None if self.at_most is None else plan.nouns.amount(self.at_most)
        least = None if self.more_than is None else plan.nouns.amount(self.more_than)
        plan.choose_number(VARIABLES[self.name], most, least)


@dataclass(frozen=True)
class NameOne(Act):
    """Name a card, type, subtype, trade or icon, perhaps out of some."""

    what: Named
    icons: tuple[Icon, ...] = ()

    def settle(self, plan: Writer) -> None:
        plan.name_one(NAMED[self.what], [ICONS[icon] for icon in self.icons])


@dataclass(frozen=True)
class LetIcon(Act):
    """X is the icon that was named."""

    name: str

    def settle(self, plan: Writer) -> None:
        if not plan.nouns.named:
            raise CannotBePlayed(self)
        plan.let(VARIABLES[self.name], NamedTerm())


@dataclass(frozen=True)
class Tie(Act):
    """Where several are equal, you decide which."""

    type: CardType

    def settle(self, plan: Writer) -> None:
        """Whoever chooses among the highest or lowest decides a tie in any case."""


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(Pick, "pick(s) {what} [if you|they can]", "pick(s) {what:oneof}")
    grammar.phrase(PickPlayer, "pick(s) {who}", "choose(s) {who}")
    grammar.phrase(Choose, "choose(s) {what}")
    grammar.phrase(ChooseNumber, "choose(s)|chose a number for {name:variable}")
    grammar.phrase(ChooseNumber, "choose(s)|chose a number for {name:variable} that is less than or equal to {at_most}")
    grammar.phrase(
        ChooseNumber,
        "pick(s)|choose(s) a number for {name:variable} , where x|y|z is less than or equal to {at_most}",
        printed=False,
    )
    grammar.phrase(
        ChooseNumber, "choose(s)|chose a number for {name:variable} that is {at_most} or less", printed=False
    )
    grammar.phrase(ChooseNumber, "choose(s)|chose a number for {name:variable} that is greater than {more_than}")
    grammar.phrase(ChooseNumber, "choose(s)|chose a number greater than {more_than} for {name:variable}", printed=False)
    grammar.phrase(NameOne, "name(s)|choose(s) a card type", what=Named.TYPE)
    grammar.phrase(NameOne, "name(s)|choose(s) a card subtype", "name(s) a subtype", what=Named.SUBTYPE)
    grammar.phrase(NameOne, "name(s)|choose(s) a trade", what=Named.TRADE)
    grammar.phrase(NameOne, "name(s)|choose(s) a resource|threshold icon|type", what=Named.ICON)
    grammar.phrase(NameOne, "name(s) a card", "choose(s) a card name", what=Named.CARD)
    grammar.phrase(NameOne, "name(s) {icons:icon_choice}", what=Named.ICON)
    grammar.phrase(
        NameOne,
        "name(s)|choose(s) a non- {icons:other_icons} resource|threshold icon|type",
        what=Named.ICON,
        printed=False,
    )
    grammar.phrase(LetIcon, "{name:variable} is the named icon", "{name:variable} is that icon|type")
    grammar.phrase(Let, "{name:variable} is|was {value}")
    grammar.phrase(Tie, "if there is a tie , you decide which {type} is picked|destroyed")
