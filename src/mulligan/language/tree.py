"""The typed, immutable syntax tree: nodes, walking, rebuilding, and JSON out and in."""

from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields
from enum import Enum
from typing import Any, ClassVar, Final, TypeVar, cast

from mypy_extensions import mypyc_attr

from mulligan.language.declarations import hints

Json = Any
N = TypeVar("N", bound="Node")


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """Anything in a syntax tree.

    Every kind that a text can hold is a `@dataclass(frozen=True)`: written so, and not by a decorator of our own, mypyc
    makes a native class of it. JSON finds it by its name.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    @property
    def plural(self) -> bool:
        """Whether English treats this phrase as more than one."""
        return False

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(values(self))


_kinds: Final[dict[str, type[Node]]] = {}


def kind_called(name: str) -> type[Node]:
    """The kind of node of that name."""
    if name not in _kinds:
        every = kinds_of(Node)
        for kind in every:
            if _kinds.setdefault(kind.__name__, kind) is not kind:
                raise TypeError(f"two kinds of node are called {kind.__name__}")
    return _kinds[name]


def kinds_of(above: type[Node]) -> list[type[Node]]:
    """Every kind of node under another that a text can hold, as far as their modules are imported."""
    found = [above] if "__dataclass_fields__" in vars(above) else []
    for kind in above.__subclasses__():
        found.extend(kinds_of(kind))
    return found


def parts(tree: Node) -> Iterator[Node]:
    """The nodes directly inside a node, in reading order."""
    for value in values(tree):
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            yield from (item for item in value if isinstance(item, Node))


def values(tree: Node) -> Iterator[object]:
    """The values of a node's fields, in reading order."""
    for name in tree.__match_args__:
        yield getattr(tree, name)


def walk(tree: Node) -> Iterator[Node]:
    """A node and all that is inside it, in reading order."""
    yield tree
    for part in parts(tree):
        yield from walk(part)


def rebuild(tree: Node, change: Callable[[Node], Node]) -> Node:
    """The same node with each node directly inside it changed, in reading order."""
    changed: dict[str, object] = {}
    for name in tree.__match_args__:
        value = getattr(tree, name)
        if isinstance(value, Node):
            changed[name] = change(value)
        elif isinstance(value, tuple):
            changed[name] = tuple(change(item) if isinstance(item, Node) else item for item in value)
    if all(changed[name] is getattr(tree, name) or changed[name] == getattr(tree, name) for name in changed):
        return tree
    return with_fields(tree, **changed)


def with_fields(tree: N, **changed: object) -> N:
    """A copy with some fields changed."""
    return type(tree)(*(changed.get(name, getattr(tree, name)) for name in tree.__match_args__))


def to_json(value: object) -> Json:
    """A tree as plain JSON values: a node is an object whose "node" is its class."""
    if isinstance(value, Node):
        out: dict[str, Json] = {"node": type(value).__name__}
        for name, default in _defaults(type(value)):
            field = getattr(value, name)
            if field != default:
                out[name] = to_json(field)
        return out
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    return value


def from_json(value: Json) -> Any:
    """The tree that `to_json` wrote."""
    return _load(value, None)


_NOTHING: Final = object()
_defaults_of: Final[dict[type[Node], tuple[tuple[str, object], ...]]] = {}
_enums_of: Final[dict[type[Node], dict[str, type[Enum]]]] = {}


def _defaults(kind: type[Node]) -> tuple[tuple[str, object], ...]:
    known = _defaults_of.get(kind)
    if known is None:
        every = [field for field in fields(cast(Any, kind)) if field.init]
        known = tuple((field.name, _NOTHING if field.default is MISSING else field.default) for field in every)
        _defaults_of[kind] = known
    return known


def _load(value: Json, enum: type[Enum] | None) -> Any:
    if isinstance(value, dict):
        kind: Any = kind_called(value["node"])
        enums = enum_fields(kind)
        given = {name: _load(field, enums.get(name)) for name, field in value.items() if name != "node"}
        return kind(**given)
    if isinstance(value, list):
        return tuple(_load(item, enum) for item in value)
    return enum(value) if enum is not None and value is not None else value


def enum_fields(kind: type[Node]) -> dict[str, type[Enum]]:
    """Which fields of a node hold members of an enumeration, alone or in a tuple."""
    known = _enums_of.get(kind)
    if known is None:
        known = {}
        for name, hint in hints(kind).items():
            for part in (hint, *getattr(hint, "__args__", ())):
                if isinstance(part, type) and issubclass(part, Enum):
                    known[name] = part
        _enums_of[kind] = known
    return known
