"""A part of some cards that whoever acts chooses, and what is left of those that were chosen from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr
from parsy import Result

from mulligan.games.spoils.vocabulary.acts.choosing import ChooseCards
from mulligan.games.spoils.vocabulary.nouns.amounts import CountOf
from mulligan.games.spoils.vocabulary.nouns.cards import All, Among, Some, Those, Together
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.nouns.tests import Except
from mulligan.games.spoils.vocabulary.terms import Manner
from mulligan.language.core.amounts import ONE, Exactly, Half
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.core.players import Actor
from mulligan.language.flow import CannotBePlayed
from mulligan.language.grammar import Grammar
from mulligan.language.references import Mention
from mulligan.language.tree import Node, rebuild, with_fields
from mulligan.language.words import Words

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


@mypyc_attr(allow_interpreted_subclasses=True)
class Portion(Cards):
    """Cards that are chosen in a way of their own."""

    def chosen(self, plan: TextPlan, area: int, whose: Players | None, picking: bool) -> Cards:
        """What is chosen first; gives those cards."""
        raise NotImplementedError


@dataclass(frozen=True)
class HalfOf(Portion):
    """Half of all such cards, rounded up or down."""

    kind: Kind
    up: bool = True
    random: bool = False
    slot: int = 0

    @property
    def plural(self) -> bool:
        return True

    def chosen(self, plan: TextPlan, area: int, whose: Players | None, picking: bool) -> Cards:
        kind = plan.nouns.kind(self.kind, area, whose)
        half = Half(CountOf(All(kind)), self.up)
        plan.deed(ChooseCards(half, kind, self.slot, picking, random=self.random))
        return Those(self.slot, 0, True)


class ChosenFrom:
    """What was chosen last, and of which kinds: "the rest" are the others of them."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.how: Manner = Manner.CHOSEN
        self.by: Players | None = None  # several players, each among their own

    def note(self, what: Cards, how: Manner, by: Players | None) -> None:
        several = what.cards if isinstance(what, Together) else (what,)
        kinds = [some.kind for some in several if isinstance(some, Some)]
        self.kinds = kinds if len(kinds) == len(several) else []
        self.how = how
        self.by = by

    def rest(self, plan: TextPlan) -> Cards:
        """All the others of those kinds; of each player's, where each of several has chosen among their own."""
        slot = plan.nouns.dealt_with.get(self.how, 0)
        if not self.kinds or not slot:
            raise CannotBePlayed("the rest of nothing that was said before")
        found: list[Cards] = []
        for some in self.kinds:
            mine = some if self.by is None or plan.each else of_each(some, self.by)
            lowered = plan.nouns.kind(mine)
            found.append(All(with_fields(lowered, tests=(*lowered.tests, Except(Those(slot))))))
        return Together(tuple(found)) if len(found) > 1 else found[0]


def of_each(node: Kind, who: Players) -> Kind:
    """The same kind, of all these players where it says "they"."""
    made = said_of(node, who)
    assert isinstance(made, Kind)
    return made


def said_of(node: Node, who: Players) -> Node:
    return who if isinstance(node, Actor) else rebuild(node, lambda part: said_of(part, who))


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    amount = grammar.reader(Amount)

    def read_exactly(words: Words, index: int) -> Result:
        """the strength of this card, after "cards equal to": so many of them"""
        found = amount(words, index)
        return Result.success(found.index, Exactly(found.value)) if found.status else found

    grammar.style("exactly", read_exactly, lambda value, plural: grammar.show(value, plural))
    grammar.phrase(Some, "cards equal to {quantity:exactly}", kind=Kind(), printed=False)
    grammar.phrase(Some, "a number of {kind} equal to {quantity:exactly}", printed=False)
    those = Mention("those", "", "card", True)
    grammar.phrase(Among, "the {kind:of_the_two}", cards=those, quantity=ONE, printed=False)
    for rounded, up in (("up", True), ("down", False)):
        for kind, printed in (("[the] {kind:several_of}", True), ("{kind:whole_zone}", False)):
            half = f"half <of> {kind}"
            grammar.phrase(HalfOf, f"{half} [,] rounded {rounded} [,]", up=up, printed=printed)
            grammar.phrase(
                HalfOf, f"{half} [,] rounded {rounded} [,] at random [,]",
                f"{half} at random [,] rounded {rounded} [,]", up=up, random=True, printed=printed,
            )  # fmt: skip
