"""The rule index of a game: its rules and rulings in our words, where each stands, and what shows it."""

import json
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from mulligan import games
from mulligan.messages import text

RULES = "rules.toml"
RULINGS = "rulings.toml"
SHOWN = "shown.json"


class BrokenIndex(Exception):
    """An index file that does not say what it has to."""


@dataclass(frozen=True)
class Rule:
    """One rule. `where` names what does it; `aside` says why it is not a rule of play; a ruling says why it is so."""

    number: str
    text: str
    where: list[str]
    aside: str
    why: str
    about: list[str]
    tests: list[str] = field(default_factory=list)
    scenarios: list[str] = field(default_factory=list)

    @property
    def shown(self) -> bool:
        return bool(self.tests or self.scenarios)


@dataclass(frozen=True)
class RuleIndex:
    """The rules of one game by number, in the rulebook's order, the rulings last."""

    game: str
    rules: dict[str, Rule]

    @property
    def of_play(self) -> list[Rule]:
        return [rule for rule in self.rules.values() if not rule.aside]

    @property
    def missing(self) -> list[str]:
        """The rules that nothing shows."""
        return [rule.number for rule in self.of_play if not rule.shown]

    def summary(self) -> dict[str, Any]:
        missing = self.missing
        return {"rules": len(self.of_play), "shown": len(self.of_play) - len(missing), "missing": missing}


@cache
def rule_index(game: str) -> RuleIndex:
    """The index of a game, with what shows each rule."""
    folder = rulebook(game)
    shown = json.loads((folder / SHOWN).read_text("utf-8")) if (folder / SHOWN).is_file() else {}
    found: dict[str, Rule] = {}
    for file, table in ((RULES, "rule"), (RULINGS, "ruling")):
        if not (folder / file).is_file():
            continue
        for entry in tomllib.loads((folder / file).read_text("utf-8")).get(table, []):
            rule = read_rule(entry, shown, file)
            if rule.number in found:
                raise BrokenIndex(text("rules-twice", file=file, number=rule.number))
            found[rule.number] = rule
    return RuleIndex(game, found)


def read_rule(entry: dict[str, Any], shown: dict[str, Any], file: str) -> Rule:
    number = str(entry.get("number", ""))
    if not number or not entry.get("text"):
        raise BrokenIndex(text("rules-incomplete", file=file, number=number))
    where = entry.get("where", [])
    rule = Rule(
        number,
        " ".join(entry["text"].split()),
        [where] if isinstance(where, str) else where,
        " ".join(entry.get("aside", "").split()),
        " ".join(entry.get("why", "").split()),
        entry.get("about", []),
        shown.get(number, {}).get("tests", []),
        shown.get(number, {}).get("scenarios", []),
    )
    if bool(rule.where) == bool(rule.aside):
        raise BrokenIndex(text("rules-where-or-aside", file=file, number=number))
    return rule


def rulebook(game: str) -> Traversable:
    """The folder of a game's index files."""
    return games.box(game).rulebook


def indexed_games() -> list[str]:
    """The games that have a rule index."""
    return [game for game in games.names() if (rulebook(game) / RULES).is_file()]
