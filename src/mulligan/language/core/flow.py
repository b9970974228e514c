"""How instructions hang together: may, and, or, if, if you do, otherwise, where X is, this turn."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.language.core.kinds import Amount, Condition, Duration, Event, Instruction, Players
from mulligan.language.tree import Node


@dataclass(frozen=True)
class May(Instruction):
    """Do it or not, as you like."""

    act: Instruction


@dataclass(frozen=True)
class By(Instruction):
    """Another player does it; what it says of "they" and "their" is that player."""

    who: Players
    act: Instruction


@dataclass(frozen=True)
class Both(Instruction):
    """One sentence that says several things, done in order."""

    acts: tuple[Instruction, ...]


@dataclass(frozen=True)
class Either(Instruction):
    """One of several things, as whoever does it chooses."""

    acts: tuple[Instruction, ...]


@dataclass(frozen=True)
class Attempt(Instruction):
    """Do it; then "if you do" this, and "if you don't" or "otherwise" that (402.5b)."""

    act: Instruction
    then: tuple[Instruction, ...] = ()
    otherwise: tuple[Instruction, ...] = ()


@dataclass(frozen=True)
class If(Instruction):
    """Where a condition holds, this; otherwise that."""

    condition: Condition
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()


@dataclass(frozen=True)
class Lasting(Instruction):
    """It holds for a time."""

    duration: Duration
    act: Instruction


@dataclass(frozen=True)
class Watch(Instruction):
    """For a time, or the next time only: when an event happens, this is done, or takes its place (506.3)."""

    event: Event
    act: Instruction
    duration: Duration | None = None
    once: bool = False


@dataclass(frozen=True)
class Instead(Instruction):
    """What happens in place of the event that is watched for (506)."""

    act: Instruction


@dataclass(frozen=True)
class Later(Instruction):
    """Something is done when an event happens, once."""

    event: Event
    act: Instruction


@dataclass(frozen=True)
class ForEach(Instruction):
    """It is done as many times over as there are of something."""

    act: Instruction
    per: Amount


@dataclass(frozen=True)
class Same(Instruction):
    """What has just been done, done by another."""


@dataclass(frozen=True)
class Option(Node):
    """One of the texts to choose from."""

    acts: tuple[Instruction, ...]


@dataclass(frozen=True)
class ChooseOne(Instruction):
    """Choose one of several labelled texts and follow it."""

    options: tuple[Option, ...] = ()


@dataclass(frozen=True)
class Let(Instruction):
    """X is something: worked out now, once."""

    name: str
    value: Amount


@dataclass(frozen=True)
class Where(Instruction):
    """It is done with X worked out first."""

    act: Instruction
    lets: tuple[Let, ...]
