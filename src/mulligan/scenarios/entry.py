"""A YAML file as a tree in which everything knows its line. Numbers stay as written: rule 7.10 is not 7.1."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeAlias

import yaml

from mulligan.messages import text
from mulligan.scenarios.failure import Failure

Plain: TypeAlias = "str | int | bool | Iterable[Plain] | Mapping[str, Plain]"

DEEPEST = 20
LARGEST = 20_000
MOST_NAMED = 20  # of all that a name could be


@dataclass(frozen=True)
class Entry:
    """A text, a list or a mapping, and the line where it stands."""

    line: int
    value: "str | list[Entry] | dict[str, Entry]"

    def text(self) -> str:
        if isinstance(self.value, str):
            return self.value
        raise Failure(text("scenario-not-a-text"), self.line)

    def number(self, least: int, most: int) -> int:
        words = self.text()
        if words.isascii() and words.isdigit() and least <= int(words[:9]) <= most:
            return int(words)
        raise Failure(text("scenario-not-a-number", value=words, least=least, most=most), self.line)

    def flag(self) -> bool:
        words = self.text().casefold()
        if words in ("true", "yes"):
            return True
        if words in ("false", "no"):
            return False
        raise Failure(text("scenario-not-a-flag", value=words), self.line)

    def items(self) -> "list[Entry]":
        """The entries of a list; a single text is a list of one."""
        if isinstance(self.value, list):
            return self.value
        if isinstance(self.value, str):
            return [self] if self.value else []
        raise Failure(text("scenario-not-a-list"), self.line)

    def texts(self) -> list[str]:
        return [item.text() for item in self.items()]

    def in_pairs(self) -> list[str]:
        """The texts of a list; of a mapping, each key with its text."""
        if isinstance(self.value, dict):
            return [f"{key} {part.text()}" for key, part in self.value.items()]
        return self.texts()

    def mapping(self) -> "dict[str, Entry]":
        if isinstance(self.value, dict):
            return self.value
        raise Failure(text("scenario-not-a-mapping"), self.line)


def read_yaml(source: str) -> Entry:
    """The tree of a YAML text, or what is wrong with it."""
    try:
        node = yaml.compose(source, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise Failure(
            text("scenario-not-yaml", problem=error.problem or error.context or ""), mark.line + 1 if mark else 1
        ) from error
    except yaml.YAMLError as error:
        raise Failure(text("scenario-not-yaml", problem=str(error).splitlines()[0]), 1) from error
    except RecursionError as error:
        raise Failure(text("scenario-too-deep"), 1) from error
    if node is None:
        raise Failure(text("scenario-empty"), 1)
    return Tree().entry(node, node.start_mark.line + 1, 0)


class Tree:
    """Turns YAML's nodes into entries, and stops at files that are made to be endless."""

    def __init__(self) -> None:
        self.size = 0

    def entry(self, node: yaml.Node, line: int, depth: int) -> Entry:
        self.size += 1
        if depth > DEEPEST or self.size > LARGEST:
            raise Failure(text("scenario-too-deep"), line)
        if isinstance(node, yaml.SequenceNode):
            return Entry(line, [self.entry(item, item.start_mark.line + 1, depth + 1) for item in node.value])
        if isinstance(node, yaml.MappingNode):
            return Entry(line, self.pairs(node, depth))
        empty = isinstance(node, yaml.ScalarNode) and node.tag.endswith(":null")
        return Entry(line, "" if empty else str(node.value))

    def pairs(self, node: yaml.MappingNode, depth: int) -> dict[str, Entry]:
        found: dict[str, Entry] = {}
        for key, value in node.value:
            line = key.start_mark.line + 1
            if not isinstance(key, yaml.ScalarNode):
                raise Failure(text("scenario-not-a-text"), line)
            if key.value in found:
                raise Failure(text("scenario-twice", key=key.value), line)
            found[key.value] = self.entry(value, line, depth + 1)
        return found


def entry_of(value: Plain) -> Entry:
    """The same tree from Python values, for tests written in Python."""
    if isinstance(value, bool):
        return Entry(0, "true" if value else "false")
    if isinstance(value, str | int):
        return Entry(0, str(value))
    if isinstance(value, Mapping):
        return Entry(0, {key: entry_of(item) for key, item in value.items()})
    return Entry(0, [entry_of(item) for item in value])


def plain_key(key: str) -> str:
    """`mystic_power`, `Mystic Power` and `mystic power` are one."""
    return " ".join(key.replace("_", " ").casefold().split())


def unknown(what: str, known: Iterable[str], line: int = 0) -> Failure:
    """Something that does not exist, with the nearest that does, or all that do."""
    names = list(known)
    near = get_close_matches(what, names, n=1, cutoff=0.6)
    if near:
        return Failure(text("scenario-unknown-near", name=what, near=near[0]), line)
    shown = ", ".join(names[:MOST_NAMED])
    if len(names) > MOST_NAMED:
        return Failure(text("scenario-unknown-among", name=what, known=shown, more=len(names) - MOST_NAMED), line)
    return Failure(text("scenario-unknown", name=what, known=shown), line)
