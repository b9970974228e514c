"""What a position is put together from: parts with typed fields, and procedures in progress.

A compiled class has its `__init__`, `copy`, `values` and `take` written for it by `make parts`, from its fields and
steps; a class that is not compiled gets the same from its annotations, more slowly, and nothing needs to be written.
"""

from inspect import get_annotations
from typing import TYPE_CHECKING, Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

if TYPE_CHECKING:
    from mulligan.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Values that belong together: a card that is being played, an effect that lasts."""

    def __init__(self, *values: Any) -> None:
        names = fields_of(type(self))
        for name, value in zip(names, values, strict=False):
            setattr(self, name, value)
        for name in names[len(values) :]:
            setattr(self, name, copied(getattr(type(self), name)))

    def copy(self) -> "Part":
        """A part of the same kind and values, that goes its own way."""
        kind: Any = type(self)
        twin: Part = kind(*[copied(value) for value in self.values()])
        return twin

    def values(self) -> list[Any]:
        """Its values in the order of their declaration, as they are given to the constructor."""
        return [getattr(self, name) for name in fields_of(type(self))]

    @staticmethod
    def packed(values: list[Any]) -> list[Any]:
        """Values read from JSON, as the constructor takes them."""
        return values

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Part) or type(self) is not type(other):
            return False
        return self.values() == other.values()

    def __hash__(self) -> int:
        return hash(repr(self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.values()))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Part):
    """A procedure in progress: its values, and the step that comes next.

    A step is a method that takes the table. `STEPS` names them in the rulebook's order. A step may push another
    procedure, which is done before this one goes on; pop its own; ask a seat, whose choice the next step finds in
    `answer`; or set `step` to go back. A step that asks does nothing else before, so that it can be asked again.
    """

    STEPS: ClassVar[tuple[str, ...]] = ()

    step: int = 0

    def __init__(self, *values: Any) -> None:
        refuse_untakeable(type(self))
        super().__init__(*values)
        self.step = 0

    def take(self, state: "State", step: int) -> None:
        """Do one step."""
        method: Any = getattr(self, self.STEPS[step])
        method(state)

    def copy(self) -> "Frame":
        kind: Any = type(self)
        twin: Frame = kind(*[copied(value) for value in self.values()])
        twin.step = self.step
        return twin

    def thinks(self) -> bool:
        """Does a seat make up its mind here, unseen by the others?

        The procedure below asked at its step `asks_at`, and changes nothing when it begins this one.
        """
        return False

    def asks_at(self) -> int:
        """The step at which it asks the seat that then makes up its mind in a procedure above."""
        return 0

    @property
    def step_name(self) -> str:
        """The step taken last, or the first one if none was."""
        return self.STEPS[max(self.step - 1, 0)]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Frame) or type(self) is not type(other):
            return False
        return self.step == other.step and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.step, repr(self.values())))


def copied(value: Any) -> Any:
    """The same value, to go its own way."""
    if isinstance(value, list):
        return [copied(one) for one in value]
    if isinstance(value, Part):
        return value.copy()
    return value[:] if type(value).__name__.startswith("vec[") else value


_FIELDS: dict[type, list[str]] = {}


def fields_of(kind: type) -> list[str]:
    """The fields that the classes of a part declare, the oldest class first. `SHARED` names those that never change."""
    found = _FIELDS.get(kind)
    if found is None:
        found = []
        shared = getattr(kind, "SHARED", ())
        for one in reversed(kind.__mro__):
            if not one.__module__.startswith("mulligan.kernel."):
                for name, hint in get_annotations(one).items():
                    if "ClassVar" not in str(hint) and "Final" not in str(hint) and name not in shared:
                        if name in names_of_the_kernel(kind):
                            raise TypeError(
                                f"{one.__name__} declares “{name}”, which the kernel has already: rename it."
                            )
                        if name not in found:
                            found.append(name)
        _FIELDS[kind] = found
    return found


def names_of_the_kernel(kind: type) -> set[str]:
    """What the kernel's own classes call theirs: neither a field nor a step of a game can be called so."""
    found: set[str] = set()
    for one in kind.__mro__:
        if one.__module__.startswith("mulligan.kernel."):
            found |= {*dir(one), *get_annotations(one)}
    return found


_TAKEABLE: set[type] = set()


def refuse_untakeable(kind: type[Frame]) -> None:
    """Every step that a procedure names is a method of its own, and not one of the kernel's."""
    if kind in _TAKEABLE:
        return
    for step in kind.STEPS:
        if step in names_of_the_kernel(kind):
            raise TypeError(f"{kind.__name__} has a step “{step}”, which the kernel has already: rename it.")
        if not callable(getattr(kind, step, None)):
            raise TypeError(f"{kind.__name__} names a step “{step}”, and there is no method of that name.")
    _TAKEABLE.add(kind)


def plain(value: Any) -> Any:
    """A value of a position as JSON has it; a part is its name and its values, a procedure has its step too."""
    if isinstance(value, Frame):
        return [type(value).__name__, value.step, [plain(one) for one in value.values()]]
    if isinstance(value, Part):
        return [type(value).__name__, [plain(one) for one in value.values()]]
    if isinstance(value, list | tuple) or type(value).__name__.startswith("vec["):
        return [plain(one) for one in value]
    return value


LARGEST_PRIME: Final = (1 << 31) - 1  # below 31 bits: products of two such numbers fit into a machine word
FIRST_FACTOR: Final = 1_000_003
SECOND_FACTOR: Final = 48_271
WORD: Final = (1 << 30) - 1


class Imprint:
    """A number for the values that were pressed into it, in their order: the same here and anywhere.

    Others have other numbers, but for two chances in 2 ** 62.
    """

    def __init__(self) -> None:
        self.first: i64 = 1
        self.second: i64 = 1

    @property
    def number(self) -> int:
        """Above 0."""
        return (int(self.first) << 31 | int(self.second)) + 1

    def add(self, word: i64) -> None:
        """Press a number of at most 31 bits into it."""
        self.first = (self.first * FIRST_FACTOR + word) % LARGEST_PRIME
        self.second = (self.second * SECOND_FACTOR + word) % LARGEST_PRIME

    def press(self, value: Any) -> None:
        """Press a number, a text, or a part, a list or a column of such into it."""
        if isinstance(value, int):
            self.press_number(value)
        elif isinstance(value, list):
            self.add(len(value))
            for one in value:
                self.press(one)
        elif isinstance(value, tuple):
            self.press(list(value))
        elif isinstance(value, Part):
            self.press(type(value).__name__)
            self.press(value.values())
        elif isinstance(value, str):
            self.add(len(value))
            for sign in value:
                self.add(ord(sign))
        elif value is None:
            self.add(0)
        else:
            self.press_column(value)

    def press_number(self, number: int) -> None:
        self.add(number & WORD)
        if 0 <= number <= WORD:
            return
        rest = number >> 30
        while rest > 0 or rest < -1:
            self.add(rest & WORD)
            rest >>= 30
        if rest:
            self.add(WORD)

    def press_column(self, column: vec[i32]) -> None:
        self.add(len(column))
        for number in column:
            self.add(i64(number & WORD))
