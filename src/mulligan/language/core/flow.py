"""How instructions hang together: may, and, or, if, if you do, otherwise, where X is, this turn."""

from __future__ import annotations

from mulligan.language.core.kinds import Amount, Condition, Duration, Event, Instruction, Players
from mulligan.language.tree import Node, node


@node
class May(Instruction):
    """Do it or not, as you like."""

    act: Instruction


@node
class By(Instruction):
    """Another player does it; what it says of "they" and "their" is that player."""

    who: Players
    act: Instruction


@node
class Both(Instruction):
    """One sentence that says several things, done in order."""

    acts: tuple[Instruction, ...]


@node
class Either(Instruction):
    """One of several things, as whoever does it chooses."""

    acts: tuple[Instruction, ...]


@node
class Attempt(Instruction):
    """Do it; then "if you do" this, and "if you don't" or "otherwise" that (402.5b)."""

    act: Instruction
    then: tuple[Instruction, ...] = ()
    otherwise: tuple[Instruction, ...] = ()


@node
class If(Instruction):
    """Where a condition holds, this; otherwise that."""

    condition: Condition
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()


@node
class Lasting(Instruction):
    """It holds for a time."""

    duration: Duration
    act: Instruction


@node
class Watch(Instruction):
    """For a time, or the next time only: when an event happens, this is done, or takes its place (506.3)."""

    event: Event
    act: Instruction
    duration: Duration | None = None
    once: bool = False


@node
class Instead(Instruction):
    """What happens in place of the event that is watched for (506)."""

    act: Instruction


@node
class Later(Instruction):
    """Something is done when an event happens, once."""

    event: Event
    act: Instruction


@node
class ForEach(Instruction):
    """It is done as many times over as there are of something."""

    act: Instruction
    per: Amount


@node
class Same(Instruction):
    """What has just been done, done by another."""


@node
class Option(Node):
    """One of the texts to choose from."""

    acts: tuple[Instruction, ...]


@node
class ChooseOne(Instruction):
    """Choose one of several labelled texts and follow it."""

    options: tuple[Option, ...] = ()


@node
class Let(Instruction):
    """X is something: worked out now, once."""

    name: str
    value: Amount


@node
class Where(Instruction):
    """It is done with X worked out first."""

    act: Instruction
    lets: tuple[Let, ...]
