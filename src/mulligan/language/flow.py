"""Runs what hangs together in a text: may, if, if you do, either, for each, by whom. One module for all games.

A text's instructions are laid out once (`Plan`) as a `Program`: a list of steps whose leaves are the nodes themselves.
An `Effect` is a program in progress, a procedure of the kernel; each game derives its own from it, with what its
phrases need to know, and says there how it asks. An instruction answers for itself:

    do(table, at)        does it; True: it is over. False: it has asked, or pushed a procedure that comes first.
    answered(table, at)  takes the choice from `table.answer`; True: it is over. False: `do` is called again.
    lay(plan)            how it stands in a program; only what consists of other instructions overrides it.
    offered(plan)        how "you may" do it is laid out; `repeated(plan, per)`: how often it is done "for each".

What an instruction has to remember between its questions it keeps in `left`, `work` and `stage`, which are as new for
the next one.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State
from mulligan.language.core.kinds import Amount, Condition, Instruction, Players
from mulligan.language.tree import Node

NONE: Final = -1
MOST_ROUNDS: Final = 1_000  # of doing something for each of so many

Show = Callable[[Node], str]


class CannotBePlayed(ValueError):
    """What a text says and nothing carries out: such a text does not read."""

    def __init__(self, what: Node | str) -> None:
        super().__init__(what if isinstance(what, str) else type(what).__name__)
        self.node: Node | None = what if isinstance(what, Node) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Frame):
    """A program in progress: where it stands, for whom, and what came of what it did last."""

    STEPS: ClassVar[tuple[str, ...]] = ("go_on", "answered")

    you: int
    actor: int  # the player who does what is said
    place: int = 0  # the step that is next
    did: bool = False  # the last instruction was done: "if you do"
    loops: tuple[tuple[int, ...], ...] = ()  # the innermost last: players to come, rounds left, ways taken
    left: int = -1  # an instruction's own count, -1 before it begins
    work: int = 0  # an instruction's own set
    stage: int = 0  # which of an instruction's questions was asked

    # ---- what a game says of its own -------------------------------------------------------------------------------

    def program(self, table: State) -> "Program":
        """The program that this effect runs."""
        raise NotImplementedError

    def offer(self, table: State, step: "Offer") -> None:
        """Ask the actor whether to do what follows."""
        raise NotImplementedError

    def agreed(self, table: State) -> bool:
        """Was the answer to an offer a yes?"""
        raise NotImplementedError

    def choose_way(self, table: State, step: "Choice", ways: list[int]) -> None:
        """Ask the actor for one of the ways that were not taken yet."""
        raise NotImplementedError

    def way(self, table: State) -> int:
        """The number of the way that was chosen."""
        raise NotImplementedError

    def players(self, table: State, who: Players) -> list[int]:
        """The players that a phrase means, in the order in which they act."""
        raise NotImplementedError

    def attempts(self) -> None:
        """What follows is done or not: "if you do" will ask."""
        self.did = True

    def pauses(self) -> bool:
        """Does the table settle after every step?"""
        return False

    def ended(self, table: State) -> None:
        """The program is done."""
        table.pop()

    # ---- running ---------------------------------------------------------------------------------------------------

    def go_on(self, table: State) -> None:
        """Steps up to the next question."""
        steps = self.program(table).steps
        pauses = self.pauses()
        while not table.over:
            if steps[self.place].go(table, self):
                return
            if table.stack[-1] is not self or pauses:  # a procedure of its own: we go on after it
                self.step = 0
                return
        self.ended(table)

    def answered(self, table: State) -> None:
        """The answer to the question of the present step."""
        self.step = 0
        self.program(table).steps[self.place].answered(table, self)

    def open_loop(self, line: tuple[int, ...]) -> None:
        """A loop begins in those at work."""
        self.loops = (*self.loops, line)

    def note_loop(self, line: tuple[int, ...]) -> None:
        """What is to come of the innermost loop."""
        self.loops = (*self.loops[:-1], line)

    def close_loop(self) -> None:
        """The innermost loop is over."""
        self.loops = self.loops[:-1]

    def over(self) -> None:
        """On to the next step; what an instruction keeps is as before it began."""
        self.place += 1
        self.left = NONE
        self.work = 0
        self.stage = 0

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    GO_ON: Final = 0
    ANSWERED: Final = 1

    def __init__(
        self,
        you: int,
        actor: int,
        place: int = 0,
        did: bool = False,
        loops: tuple[tuple[int, ...], ...] = (),
        left: int = -1,
        work: int = 0,
        stage: int = 0,
    ) -> None:
        self.step = 0
        self.you = you
        self.actor = actor
        self.place = place
        self.did = did
        self.loops = loops
        self.left = left
        self.work = work
        self.stage = stage

    def copy(self) -> "Effect":
        twin = Effect(self.you, self.actor, self.place, self.did, self.loops, self.left, self.work, self.stage)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.you, self.actor, self.place, self.did, self.loops, self.left, self.work, self.stage]

    @staticmethod
    def packed(values: list[Any]) -> list[Any]:
        values[4] = tuple([tuple(one) for one in values[4]])
        return values

    def take(self, state: "State", step: int) -> None:
        if step == 0:
            self.go_on(state)
        else:
            self.answered(state)


class Program:
    """The steps of one text, in order."""

    def __init__(self, steps: "list[Step]") -> None:
        self.steps: list[Step] = steps

    def lines(self, show: Show) -> list[str]:
        """The program in English, a line for each step."""
        return [f"{number}. {step.says(show)}" for number, step in enumerate(self.steps)]

    def leaves(self) -> list[Instruction]:
        """The instructions that it consists of, in order."""
        return [step.act for step in self.steps if isinstance(step, Do)]


# ---- steps ----------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One step of a program; most know where to go on."""

    def __init__(self) -> None:
        self.to: int = NONE

    def go(self, table: State, at: Effect) -> bool:
        """Do it, and move `at.place`. True: it stops here, for an answer or for good."""
        raise NotImplementedError

    def answered(self, table: State, at: Effect) -> None:
        raise RuntimeError(f"{type(self).__name__} asks nothing")

    def says(self, show: Show) -> str:
        raise NotImplementedError


class Do(Step):
    """An instruction."""

    def __init__(self, act: Instruction) -> None:
        self.to = NONE
        self.act: Instruction = act

    def go(self, table: State, at: Effect) -> bool:
        if self.act.do(table, at):
            at.over()
            return False
        return table.stack[-1] is at

    def answered(self, table: State, at: Effect) -> None:
        if self.act.answered(table, at):
            at.over()

    def says(self, show: Show) -> str:
        return show(self.act)


class End(Step):
    """The end of the text."""

    def go(self, table: State, at: Effect) -> bool:
        at.ended(table)
        return True

    def says(self, show: Show) -> str:
        return "end"


class Jump(Step):
    """On elsewhere."""

    def go(self, table: State, at: Effect) -> bool:
        at.place = self.to
        return False

    def says(self, show: Show) -> str:
        return f"go to {self.to}"


class Unless(Step):
    """Elsewhere, unless a condition holds."""

    def __init__(self, condition: Condition) -> None:
        self.to = NONE
        self.condition: Condition = condition

    def go(self, table: State, at: Effect) -> bool:
        at.place = at.place + 1 if self.condition.holds(table, at) else self.to
        return False

    def says(self, show: Show) -> str:
        return f"if {show(self.condition)}; if not, go to {self.to}"


class Try(Step):
    """What follows is an attempt, which may come to nothing."""

    def go(self, table: State, at: Effect) -> bool:
        at.attempts()
        at.place += 1
        return False

    def says(self, show: Show) -> str:
        return "try this:"


class UnlessDone(Step):
    """Elsewhere, unless the last instruction was done."""

    def go(self, table: State, at: Effect) -> bool:
        at.place = at.place + 1 if at.did else self.to
        return False

    def says(self, show: Show) -> str:
        return f"if that was done; if not, go to {self.to}"


class Offer(Step):
    """The actor does what follows, or not."""

    def __init__(self, act: Instruction) -> None:
        self.to = NONE
        self.act: Instruction = act  # what is offered, for the words of the question
        self.words: str = ""  # those of the text itself, where a game keeps them

    def go(self, table: State, at: Effect) -> bool:
        at.offer(table, self)
        return True

    def answered(self, table: State, at: Effect) -> None:
        at.did = at.agreed(table)
        at.place = at.place + 1 if at.did else self.to

    def says(self, show: Show) -> str:
        return f"ask whether to do this; if not, go to {self.to}:"


class Begin(Step):
    """A choice of ways begins: none is taken. How many may be taken may be known only now."""

    def __init__(self, most: Amount | None = None) -> None:
        self.to = NONE
        self.most: Amount | None = most

    def go(self, table: State, at: Effect) -> bool:
        most = self.most
        at.open_loop((0,) if most is None else (0, most.of(table, at)))
        at.place += 1
        return False

    def says(self, show: Show) -> str:
        return "a choice:"


class Choice(Step):
    """One way after another, all different, until so many are taken; each way comes back here."""

    def __init__(self, times: int, ways: list[tuple[Instruction, ...]]) -> None:
        self.to = NONE
        self.times: int = times
        self.ways: list[tuple[Instruction, ...]] = ways
        self.places: list[int] = []
        self.words: list[str] = []  # of each way, where a game keeps them

    def go(self, table: State, at: Effect) -> bool:
        line = at.loops[-1]
        taken = line[0]
        times = line[1] if len(line) > 1 else self.times
        left = [way for way in range(len(self.places)) if not taken >> way & 1]
        if len(self.places) - len(left) >= min(times, len(self.places)):
            at.close_loop()
            at.place = self.to
            return False
        at.choose_way(table, self, left)
        return True

    def answered(self, table: State, at: Effect) -> None:
        way = at.way(table)
        line = at.loops[-1]
        at.note_loop((line[0] | 1 << way, *line[1:]))
        at.place = self.places[way]

    def says(self, show: Show) -> str:
        ways = ", or ".join(f"go to {place}" for place in self.places)
        return f"ask for one of these: {ways}; after {self.times}, go to {self.to}"


class Each(Step):
    """Several players do what follows, one after another."""

    def __init__(self, who: Players) -> None:
        self.to = NONE
        self.who: Players = who

    def go(self, table: State, at: Effect) -> bool:
        at.open_loop(tuple(at.players(table, self.who)))
        at.place += 1
        return False

    def says(self, show: Show) -> str:
        return f"{show(self.who)}, one after another:"


class NextPlayer(Step):
    """The next of them, or on after the last."""

    def go(self, table: State, at: Effect) -> bool:
        line = at.loops[-1]
        if line:
            at.actor = line[0]
            at.note_loop(line[1:])
            at.place += 1
        else:
            leave(at, self.to)
        return False

    def says(self, show: Show) -> str:
        return f"the next player; after the last, go to {self.to}"


class LeaveWhenDone(Step):
    """Whoever first wants to has done it: nobody else is asked."""

    def go(self, table: State, at: Effect) -> bool:
        if at.did:
            leave(at, self.to)
        else:
            at.place += 1
        return False

    def says(self, show: Show) -> str:
        return f"if that was done, nobody else does it: go to {self.to}"


def leave(at: Effect, to: int) -> None:
    at.close_loop()
    at.actor = at.you
    at.place = to


class Times(Step):
    """What follows is done so many times over."""

    def __init__(self, count: Amount) -> None:
        self.to = NONE
        self.count: Amount = count

    def go(self, table: State, at: Effect) -> bool:
        at.open_loop((min(self.count.of(table, at), MOST_ROUNDS),))
        at.place += 1
        return False

    def says(self, show: Show) -> str:
        return f"as often as {show(self.count)}:"


class NextRound(Step):
    """Once more, or on after the last time."""

    def go(self, table: State, at: Effect) -> bool:
        line = at.loops[-1]
        if line[0] > 0:
            at.note_loop((line[0] - 1,))
            at.place += 1
        else:
            at.close_loop()
            at.place = self.to
        return False

    def says(self, show: Show) -> str:
        return f"once more; after the last time, go to {self.to}"


# ---- laying out -----------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """Lays instructions out as a program. A game derives its own where its texts need more."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.said: Instruction | None = None  # what somebody may do, for others to do the same

    @property
    def here(self) -> int:
        return len(self.steps)

    def add(self, step: Step) -> Step:
        self.steps.append(step)
        return step

    def do(self, act: Instruction) -> None:
        """A leaf: the instruction itself, which must know what it does."""
        kind: Any = type(act)
        plain: Any = Instruction
        if kind.do is plain.do:
            raise CannotBePlayed(f"nothing carries out “{kind.__name__}”")
        self.steps.append(Do(act))

    def act(self, act: Instruction) -> None:
        """An instruction, however it is laid out."""
        act.lay(self)

    def all(self, acts: tuple[Instruction, ...]) -> None:
        for act in acts:
            self.act(act)

    def program(self) -> Program:
        """All that was laid out."""
        self.steps.append(End())
        return Program(self.steps)

    # ---- how instructions hang together ----------------------------------------------------------------------------

    def may(self, act: Instruction) -> None:
        """Whoever does it is asked first."""
        self.said = act
        offer = self.add(Offer(act))
        self.act(act)
        offer.to = self.here

    def branch(self, test: Step, then: tuple[Instruction, ...], otherwise: tuple[Instruction, ...]) -> None:
        """This where a test goes on, that where it goes elsewhere."""
        self.add(test)
        self.all(then)
        if otherwise:
            jump = self.add(Jump())
            test.to = self.here
            self.all(otherwise)
            jump.to = self.here
        else:
            test.to = self.here

    def lessen(self, by: Amount, increase: bool, to_so_much: bool = False) -> None:
        """What is about to happen is less by so much, or more; or it is only so much."""
        raise CannotBePlayed("an amount that changes")

    def chosen_first(self, act: Instruction) -> Instruction:
        """The act as it is left once what it is done to has been chosen, which is seen to here."""
        raise CannotBePlayed(act)

    def choice(self, times: int, ways: list[tuple[Instruction, ...]]) -> None:
        self.offer_ways(Begin(), times, ways)

    def choice_of(self, most: Amount, ways: list[tuple[Instruction, ...]]) -> None:
        """As many of them as an amount comes to when it is reached."""
        self.offer_ways(Begin(most), len(ways), ways)

    def offer_ways(self, begin: Begin, times: int, ways: list[tuple[Instruction, ...]]) -> None:
        if not ways:
            raise CannotBePlayed("a choice of nothing")
        self.add(begin)
        start = self.here
        choice = Choice(times, ways)
        self.add(choice)
        for way in ways:
            choice.places.append(self.here)
            self.all(way)
            back = self.add(Jump())
            back.to = start
        choice.to = self.here

    def by(self, who: Players, act: Instruction, first_only: bool = False) -> None:
        """Each of some players; or only whoever first wants to."""
        self.add(Each(who))
        start = self.here
        following = self.add(NextPlayer())
        self.act(act)
        leaving = self.add(LeaveWhenDone()) if first_only else following
        back = self.add(Jump())
        back.to = start
        following.to = leaving.to = self.here

    def apart(self, act: Instruction, per: Amount) -> None:
        """For each of so many, one after another."""
        self.times(act, per)

    def times(self, act: Instruction, per: Amount) -> None:
        self.add(Times(per))
        start = self.here
        following = self.add(NextRound())
        self.act(act)
        back = self.add(Jump())
        back.to = start
        following.to = self.here

    def same(self) -> None:
        """What somebody was told that they may do."""
        if self.said is None:
            raise CannotBePlayed("the same as what?")
        self.act(self.said)

    def timed(self, act: Instruction) -> None:
        """What lasts, waits or takes an event's place: only some games have such."""
        raise CannotBePlayed(f"nothing carries out “{type(act).__name__}”")


def laid_out(plan: Plan, acts: tuple[Instruction, ...]) -> Program:
    """The program of some instructions."""
    plan.all(acts)
    return plan.program()
