"""What an instruction of The Spoils is that is done at once, when all that it speaks of is settled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import Bottom, Those, Top
from mulligan.games.spoils.vocabulary.terms import Manner
from mulligan.language.core.kinds import Instruction
from mulligan.language.flow import Plan
from mulligan.language.tree import Node, parts

if TYPE_CHECKING:
    from mulligan.games.spoils.lowering.instructions import Writer


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Instruction):
    """Something that is done: to cards, players or numbers."""

    def done(self, table: Any, at: Any) -> bool:
        """Do it. False where nothing of it could be done (402.5)."""
        raise NotImplementedError

    # ---- how it stands in a program --------------------------------------------------------------------------------

    def lay(self, plan: Plan) -> None:
        writer: Any = plan
        self.settle(writer)

    def settle(self, plan: Writer) -> None:
        """Settle all that it speaks of, what must be chosen first; then it stands there itself."""
        plan.deed(plan.settled(self))

    def manner(self) -> Manner | None:
        """What later words call the cards to which it is done ("the destroyed characters")."""
        return None

    # ---- as a cost, and as what one may do -------------------------------------------------------------------------

    def subject(self) -> Node | None:
        """What must be known before it can be judged whether it is possible."""
        for part in parts(self):
            return part
        return None

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

    def at_will(self) -> bool:
        """Can it be chosen in an effect even though it comes to nothing (102.1a)?"""
        return False

    def silent(self) -> bool:
        """Does it neither ask nor change anything that could stand in the way of what follows?"""
        return False

    def fills(self) -> int:
        """The areas into which it puts cards, a bit each, as far as later costs may need them there."""
        return 0

    def chosen(self) -> list[int]:
        """The slots of what it has chosen itself: where it comes to nothing, they are nothing (402.5b)."""
        return [part.slot for part in parts(self) if isinstance(part, Those) and part.chosen]


def are_in_deck(table: Table, at: Context, cards: Node | None) -> bool:
    """Where they are the top cards of a deck or its bottom ones: has it that many?"""
    if not isinstance(cards, (Top, Bottom)):
        return True
    wanted = cards.quantity.of(table, at)
    for seat in nouns.seats_of(table, at, cards.whose):
        if len(table.decks[seat]) < wanted:
            return False
    return True
