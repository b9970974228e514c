"""A scenario as it stands in its file."""

from dataclasses import dataclass
from typing import Any

from mulligan import games
from mulligan.messages import text
from mulligan.scenarios.entry import Entry, read_yaml, unknown
from mulligan.scenarios.failure import Failure

KEYS = ("title", "rules", "game", "seats", "setup", "seed", "note", "given", "play", "then")
THEN = "then"
NOW = "now"
THIS_TURN = "this turn"
EVERYBODY = "everybody"
NOTHING_MORE = "if nothing more is played"
WHAT_IF = "what if"
OFFERED = "offered"
NOT_OFFERED = "not offered"
BECAUSE = "because"
CAN = " can"
CANNOT = " cannot"
STEPS = (THEN, NOW, THIS_TURN, EVERYBODY, NOTHING_MORE, WHAT_IF, OFFERED, NOT_OFFERED, BECAUSE)


@dataclass(frozen=True)
class Scenario:
    """Title, the rules that it shows, the game and its seats, the position, the script, and how it ends."""

    title: str
    rules: list[str]
    game: str
    seats: list[str]
    setup: dict[str, Any]
    seed: str
    given: Entry
    play: list[Entry]
    then: Entry | None
    setup_line: int  # where the set-up stands, or the seats


def read_scenario(source: str) -> Scenario:
    """The scenario of a YAML text, or the first thing that is wrong with it."""
    tree = read_yaml(source)
    parts = tree.mapping()
    for key, part in parts.items():
        if key not in KEYS:
            raise unknown(key, KEYS, part.line)
    for key in ("title", "game", "seats"):
        if key not in parts:
            raise Failure(text("scenario-lacks", key=key), tree.line)
    game = parts["game"].text()
    if game not in games.names():
        raise unknown(game, games.names(), parts["game"].line)
    empty = Entry(tree.line, {})
    return Scenario(
        parts["title"].text(),
        parts["rules"].texts() if "rules" in parts else [],
        game,
        seat_names(parts["seats"]),
        set_up(parts["setup"]) if "setup" in parts else {},
        parts["seed"].text() if "seed" in parts else "1",
        parts.get("given", empty),
        parts["play"].items() if "play" in parts else [],
        parts.get(THEN),
        parts.get("setup", parts["seats"]).line,
    )


def set_up(entry: Entry) -> dict[str, Any]:
    """What the game is set up with beyond its seats: texts, lists of them, and yes or no."""
    found: dict[str, Any] = {}
    for key, part in entry.mapping().items():
        if isinstance(part.value, list):
            found[key] = part.texts()
        else:
            words = part.text()
            found[key] = {"yes": True, "true": True, "no": False, "false": False}.get(words.casefold(), words)
    return found


def seat_names(entry: Entry) -> list[str]:
    if not isinstance(entry.value, list):
        raise Failure(text("scenario-not-a-list"), entry.line)
    names = entry.texts()
    for name in names:
        if not name or name in STEPS or name.endswith((CAN, CANNOT)) or names.count(name) > 1:
            raise Failure(text("scenario-bad-seat", name=name), entry.line)
    return names
