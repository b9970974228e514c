"""How instructions hang together: may, and, or, if, if you do, otherwise, where X is, this turn."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from mulligan.language.core.kinds import Amount, Condition, Duration, Event, Instruction, Players
from mulligan.language.core.players import AnyOpponent
from mulligan.language.flow import CannotBePlayed, Plan, Try, Unless, UnlessDone
from mulligan.language.tree import Node


@dataclass(frozen=True)
class May(Instruction):
    """Do it or not, as you like."""

    act: Instruction

    def lay(self, plan: Plan) -> None:
        self.act.offered(plan)


@dataclass(frozen=True)
class By(Instruction):
    """Another player does it; what it says of "they" and "their" is that player."""

    who: Players
    act: Instruction

    def lay(self, plan: Plan) -> None:
        plan.by(self.who, self.act, isinstance(self.who, AnyOpponent))


@dataclass(frozen=True)
class Both(Instruction):
    """One sentence that says several things, done in order."""

    acts: tuple[Instruction, ...]

    def lay(self, plan: Plan) -> None:
        plan.all(self.acts)


@dataclass(frozen=True)
class Either(Instruction):
    """One of several things, as whoever does it chooses."""

    acts: tuple[Instruction, ...]

    def lay(self, plan: Plan) -> None:
        plan.choice(1, [(act,) for act in self.acts])


@dataclass(frozen=True)
class Attempt(Instruction):
    """Do it; then "if you do" this, and "if you don't" or "otherwise" that (402.5b)."""

    act: Instruction
    then: tuple[Instruction, ...] = ()
    otherwise: tuple[Instruction, ...] = ()

    def lay(self, plan: Plan) -> None:
        if isinstance(self.act, Averted):
            raise CannotBePlayed("what hangs on whether something was averted")
        plan.add(Try())
        plan.act(self.act)
        plan.branch(UnlessDone(), self.then, self.otherwise)


@dataclass(frozen=True)
class Averted(Instruction):
    """It is done to what is chosen for it, unless somebody then does something else: "unless its controller pays 2"."""

    act: Instruction
    offer: Instruction

    def lay(self, plan: Plan) -> None:
        act = plan.chosen_first(self.act)
        plan.act(Attempt(self.offer, (), (act,)))


@dataclass(frozen=True)
class If(Instruction):
    """Where a condition holds, this; otherwise that."""

    condition: Condition
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()
    last: bool = False  # the condition is said after what is done, which points at nothing in it

    def said_first(self) -> Node | None:
        return self.then[0] if self.last else None

    def lay(self, plan: Plan) -> None:
        plan.branch(Unless(self.condition), self.then, self.otherwise)


@dataclass(frozen=True)
class Lasting(Instruction):
    """It holds for a time."""

    duration: Duration
    act: Instruction
    last: bool = False  # the time is said after what is done, which points at nothing in it

    def said_first(self) -> Node | None:
        return self.act if self.last else None

    def lay(self, plan: Plan) -> None:
        plan.timed(self)


@dataclass(frozen=True)
class Watch(Instruction):
    """For a time, or the next time only: when an event happens, this is done, or takes its place (506.3)."""

    event: Event
    act: Instruction
    duration: Duration | None = None
    once: bool = False

    def lay(self, plan: Plan) -> None:
        plan.timed(self)


@dataclass(frozen=True)
class Instead(Instruction):
    """What happens in place of the event that is watched for (506)."""

    act: Instruction

    def lay(self, plan: Plan) -> None:
        plan.timed(self)


@dataclass(frozen=True)
class Later(Instruction):
    """Something is done when an event happens, once."""

    event: Event
    act: Instruction

    def lay(self, plan: Plan) -> None:
        plan.timed(self)


@dataclass(frozen=True)
class ForEach(Instruction):
    """It is done as many times over as there are of something."""

    act: Instruction
    per: Amount
    apart: bool = False  # "for each …, do it": what is chosen is chosen anew each time

    def said_first(self) -> Node | None:
        return self.per if self.apart else None

    def lay(self, plan: Plan) -> None:
        if self.apart:
            plan.apart(self.act, self.per)
        else:
            self.act.repeated(plan, self.per)


@dataclass(frozen=True)
class Same(Instruction):
    """What has just been done, done by another."""

    def lay(self, plan: Plan) -> None:
        plan.same()

    def offered(self, plan: Plan) -> None:
        if plan.said is not None:
            plan.said.offered(plan)
        else:
            plan.same()


@dataclass(frozen=True)
class Option(Node):
    """One of the texts to choose from."""

    acts: tuple[Instruction, ...]


@dataclass(frozen=True)
class ChooseOne(Instruction):
    """Choose one of several labelled texts, or so many of them, and follow what was chosen in its order."""

    options: tuple[Option, ...] = ()
    least: int = 1
    most: int = 1

    def lay(self, plan: Plan) -> None:
        if self.options and self.most > len(self.options):
            raise CannotBePlayed("a choice of more than there are")
        plan.choice(1, self.ways())

    def ways(self) -> list[tuple[Instruction, ...]]:
        """Everything that may be chosen, the fewest first: what is chosen together is chosen at once."""
        found: list[tuple[Instruction, ...]] = []
        for size in range(self.least, self.most + 1):
            for some in combinations(self.options, size):
                found.append(tuple(act for option in some for act in option.acts))
        return found


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

    def lay(self, plan: Plan) -> None:
        plan.all(self.lets)
        plan.act(self.act)
