"""The kinds of phrase every card language has. A game adds its own phrases to each."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mulligan.language.tree import Node


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """A number, worked out when it is needed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Quantity(Node):
    """How many things are chosen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Players(Node):
    """One player or several."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Node):
    """One card or several; tokens and factions too, where a game has them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """Something that is true or not at a moment."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Node):
    """Something that happens, as a trigger or a replacement watches for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Duration(Node):
    """How long something lasts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction(Node):
    """Something that is done, or that holds from now on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Paragraph(Node):
    """One paragraph of a card's text."""
