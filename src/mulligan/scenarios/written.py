"""A scenario as text: what is laid out by clicking, in the form in which judges write it."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from mulligan.scenarios.entry import Entry

PLAIN_WORDS = re.compile(r"[A-Za-z0-9][A-Za-z0-9 '()/.+’-]*(?<! )")
NOT_WORDS = frozenset(["null", "Null", "NULL"])  # YAML's nothing
HEAD = ("title", "rules", "game", "seats", "setup", "seed", "note")


def written(scenario: Mapping[str, Any]) -> str:
    """The text; `read_scenario` reads the same from it. What is empty is left out."""
    lines = [f"{key}: {flow(scenario[key])}" for key in HEAD if scenario.get(key) not in (None, "", [], {})]
    if scenario.get("given"):
        lines += ["given:", *block(scenario["given"], "  ")]
    if scenario.get("play"):
        lines.append("play:")
        for step in scenario["play"]:
            pairs = [f"{scalar(key)}: {flow(said)}" for key, said in step.items()]
            lines += [f"  - {pairs[0]}", *(f"    {pair}" for pair in pairs[1:])] if pairs else []
    if scenario.get("then"):
        lines += ["then:", *block(scenario["then"], "  ")]
    return "\n".join(lines) + "\n"


def block(parts: Mapping[str, Any], indent: str) -> list[str]:
    """One part a line; a list of cards that are defined here, one card a line."""
    lines: list[str] = []
    for key, part in parts.items():
        if isinstance(part, list) and any(isinstance(one, Mapping) for one in part):
            lines += [f"{indent}{scalar(key)}:", *(f"{indent}  - {flow(one)}" for one in part)]
        elif part not in ("", {}, None):
            lines.append(f"{indent}{scalar(key)}: {flow(part)}")
    return lines


def flow(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{scalar(key)}: {flow(part)}" for key, part in value.items()) + "}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(map(flow, value)) + "]"
    return scalar(value)


def scalar(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    words = str(value)
    if PLAIN_WORDS.fullmatch(words) and words not in NOT_WORDS:
        return words
    return json.dumps(words, ensure_ascii=False)


def plain(entry: Entry) -> Any:
    """What stands in a file, as JSON values: texts, lists and mappings."""
    if isinstance(entry.value, dict):
        return {key: plain(part) for key, part in entry.value.items()}
    if isinstance(entry.value, list):
        return [plain(part) for part in entry.value]
    return entry.value
