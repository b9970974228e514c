"""The kinds of phrase every card language has, and the one verb of each. A game adds its own phrases to each.

A verb takes the table of its game and `at`, the effect that is running; `Any` stands for both, since the kinds know no
game. A phrase that no game asks for its meaning has none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from mulligan.kernel.numbers import Card, Seat
from mulligan.language.tree import Node

if TYPE_CHECKING:
    from mulligan.language.flow import Plan


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """A number, worked out when it is needed."""

    def of(self, table: Any, at: Any) -> int:
        """How much it is now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Quantity(Node):
    """How many things are chosen."""

    def of(self, table: Any, at: Any) -> int:
        """How many at most."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Players(Node):
    """One player or several."""

    def bits(self, table: Any, at: Any) -> int:
        """Who they are now, as a set of bits."""
        raise NotImplementedError

    def of(self, table: Any, at: Any) -> list[Seat]:
        """Their seats, in the order in which they act."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Node):
    """One card or several; tokens and factions too, where a game has them."""

    def of(self, table: Any, at: Any) -> list[Card]:
        """The cards that are meant."""
        raise NotImplementedError

    def known(self, table: Any, at: Any) -> list[Card]:
        """The same, wherever they went since."""
        return self.of(table, at)

    def includes(self, table: Any, at: Any, card: Card) -> bool:
        """Whether a card is one of them."""
        return card in self.of(table, at)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """Something that is true or not at a moment."""

    def holds(self, table: Any, at: Any) -> bool:
        """Is it true now?"""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Node):
    """Something that happens, as a trigger or a replacement watches for it."""

    def fits(self, table: Any, at: Any, event: Any) -> bool:
        """Is that what has happened, or is about to?"""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Duration(Node):
    """How long something lasts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction(Node):
    """Something that is done, or that holds from now on."""

    def do(self, table: Any, at: Any) -> bool:
        """Do it. True: it is over; False: it has asked, or pushed a procedure that comes first."""
        raise NotImplementedError

    def answered(self, table: Any, at: Any) -> bool:
        """Take what was chosen. True: it is over; False: `do` is called again."""
        raise NotImplementedError

    def asks(self) -> bool:
        """May somebody have to choose when it is done?"""
        kind: Any = type(self)
        plain: Any = Instruction
        return kind.answered is not plain.answered

    def said_first(self) -> Node | None:
        """The part that a sentence with it begins with, where that is not the first: "it" may point there."""
        return None

    def goes_on(self) -> bool:
        """Does it say what holds, rather than what is done once?"""
        return False

    def lay(self, plan: Plan) -> None:
        """How it stands in a program: as itself, unless it consists of other instructions."""
        plan.do(self)

    def offered(self, plan: Plan) -> None:
        """How it stands there where one may do it or not."""
        plan.may(self)

    def repeated(self, plan: Plan, per: Amount) -> None:
        """How it stands there where it is done for each of so many."""
        plan.times(self, per)


@mypyc_attr(allow_interpreted_subclasses=True)
class Paragraph(Node):
    """One paragraph of a card's text."""
