"""An instruction of The Spoils that is done when all that it speaks of is settled, and its step in a program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.context import has_bound, unbind
from mulligan.games.spoils.parts import AS_COST, Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import Bottom, Rest, Those, Top
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.terms import Manner
from mulligan.kernel.numbers import Card
from mulligan.language.core.kinds import Instruction
from mulligan.language.core.players import They
from mulligan.language.flow import Do, Plan
from mulligan.language.tree import Node, parts

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


class Tally:
    """401: what costs come to while it is judged whether they can be satisfied, in the order of their list (401.3)."""

    def __init__(self) -> None:
        self.total: int = 0  # the numbers to pay
        self.filled: int = 0  # the areas into which costs have put cards by then, a bit each


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Instruction):
    """Something that is done: to cards, players or numbers."""

    def done(self, table: Any, at: Any) -> bool:
        """Do it. False where nothing of it could be done (402.5)."""
        raise NotImplementedError

    def do(self, table: Any, at: Any) -> bool:
        if not ((at.mode != AS_COST or self.enough(table, at)) and self.done(table, at)):
            self.lose_chosen(at)
            table.impossible(at)
        return True

    def lose_chosen(self, at: Context) -> None:
        """402.5b: it came to nothing; what it chose is nothing to what follows."""
        for slot in self.chosen():
            unbind(at, slot)

    def chosen(self) -> list[int]:
        """The slots of what it has chosen itself."""
        return [part.slot for part in parts(self) if isinstance(part, Those) and part.chosen]

    # ---- how it stands in a program --------------------------------------------------------------------------------

    def lay(self, plan: Plan) -> None:
        text: Any = plan
        self.settle(text)

    def settle(self, plan: TextPlan) -> None:
        """Settle all that it speaks of, what must be chosen first; then it stands there itself."""
        plan.deed(plan.settled(self))

    def manner(self) -> Manner | None:
        """What later words call the cards to which it is done ("the destroyed characters")."""
        return None

    def settles(self) -> bool:
        """Does it only settle what others speak of?"""
        return False

    def labels(self) -> bool:
        """307.2: does it only say which option of the card it is?"""
        return False

    def picks_to(self) -> int:
        """310: the slot to which it picks cards; 0 where it picks none."""
        return 0

    def could_pick(self, table: Any, at: Any, card: Card) -> bool:
        """310.1: is this one of those that it can pick?"""
        return False

    # ---- as a cost, and as what one may do -------------------------------------------------------------------------

    def subject(self) -> Node | None:
        """What must be known before it can be judged whether it is possible."""
        for part in parts(self):
            return part
        return None

    def slots(self) -> list[int]:
        """The slots that its subject speaks of."""
        subject = self.subject()
        return [] if subject is None else slots_in(subject)

    def judged(self, table: Any, at: Any, known: bool, tally: Tally) -> bool:
        """401: could it be satisfied as a cost, as far as that is known before anything is chosen?"""
        tally.filled |= self.fills()
        if not known:
            return True
        tally.total += self.pays(table, at)
        return self.possible(table, at)

    def possible(self, table: Any, at: Any) -> bool:
        """401: could it be done as a cost, as things stand?"""
        return self.enough(table, at)

    def enough(self, table: Any, at: Any) -> bool:
        """401.2: are there as many cards in the deck as a cost wants taken from it?"""
        return are_in_deck(table, at, self.subject())

    def pays(self, table: Any, at: Any) -> int:
        """406.3: what it adds to the running total of a cost."""
        return 0

    def payable(self, table: Any, at: Any) -> bool:
        """406.5: can whoever acts pay what it says, if it says so in an effect?"""
        return True

    def can_begin(self, table: Any, at: Any) -> bool:
        """Ruling 26: is there any choice in it for whoever may do it?"""
        return at.mode == AS_COST or self.payable(table, at)

    def at_will(self) -> bool:
        """Can it be chosen in an effect even though it comes to nothing (102.1a)?"""
        return False

    def silent(self) -> bool:
        """Does it neither ask nor change anything that could stand in the way of what follows?"""
        return False

    def fills(self) -> int:
        """The areas into which it puts cards, a bit each, as far as later costs may need them there."""
        return 0


class Deed(Do):
    """An act in a program, with the slots of its subject."""

    def __init__(self, deed: Act) -> None:
        super().__init__(deed)
        self.deed: Act = deed
        self.slots: list[int] = deed.slots()

    def known(self, at: Context) -> bool:
        """Is it done to what is known before any choice?"""
        return are_bound(at, self.slots)


def lose_chosen(table: Table, at: Context) -> None:
    """402.5b: the instruction just followed came to nothing after all."""
    step = at.program(table).steps[at.place - 1]
    if isinstance(step, Deed):
        step.deed.lose_chosen(at)


def are_bound(at: Context, slots: list[int]) -> bool:
    for slot in slots:
        if not has_bound(at, slot):
            return False
    return True


def slots_in(node: Node) -> list[int]:
    """The slots that a phrase speaks of; whose area its cards are in, is no matter."""
    if isinstance(node, (Those, They)):
        return [node.slot]
    if isinstance(node, Rest):
        return list(node.dealt)
    inside: list[Node] = []
    if isinstance(node, Kind):
        inside.extend(node.qualities)
        inside.extend(node.tests)
    else:
        inside.extend(parts(node))
    found: list[int] = []
    for part in inside:
        found.extend(slots_in(part))
    return found


def are_in_deck(table: Table, at: Context, cards: Node | None) -> bool:
    """Where they are the top cards of a deck or its bottom ones: has it that many?"""
    if not isinstance(cards, (Top, Bottom)):
        return True
    wanted = cards.quantity.of(table, at)
    for seat in nouns.seats_of(table, at, cards.whose):
        if len(table.decks[seat]) < wanted:
            return False
    return True
