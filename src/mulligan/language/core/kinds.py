"""The kinds of phrase every card language has. A game adds its own phrases to each."""

from __future__ import annotations

from mulligan.language.tree import Node


class Amount(Node):
    """A number, worked out when it is needed."""

    __slots__ = ()


class Quantity(Node):
    """How many things are chosen."""

    __slots__ = ()


class Players(Node):
    """One player or several."""

    __slots__ = ()


class Cards(Node):
    """One card or several; tokens and factions too, where a game has them."""

    __slots__ = ()


class Condition(Node):
    """Something that is true or not at a moment."""

    __slots__ = ()


class Event(Node):
    """Something that happens, as a trigger or a replacement watches for it."""

    __slots__ = ()


class Duration(Node):
    """How long something lasts."""

    __slots__ = ()


class Instruction(Node):
    """Something that is done, or that holds from now on."""

    __slots__ = ()


class Paragraph(Node):
    """One paragraph of a card's text."""

    __slots__ = ()
