"""Everything that has a picture, as the page would ask for it, and the painters of the page, run in Node."""

import json
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "mulligan" / "games"
TRADES = ("arcanist", "banker", "gearsmith", "rogue", "warlord", "universal", "factions")


@dataclass(frozen=True, eq=False)
class Subject:
    """What a picture is asked to show (web/src/art/subject.ts)."""

    game: str
    kind: str
    name: str
    line: str = ""
    text: str = ""
    extra: dict[str, str] = field(default_factory=dict)

    @property
    def message(self) -> str:
        about = {"kind": self.kind, "name": self.name, "line": self.line, "text": self.text, "extra": self.extra}
        return json.dumps({"game": self.game, "subject": about})


def toml(path: Path) -> dict[str, list[dict[str, object]]]:
    with path.open("rb") as file:
        return tomllib.load(file)


def spoils() -> Iterator[Subject]:
    """Every card of Harrowgate, with its numbers."""
    for trade in TRADES:
        for card in toml(GAMES / "spoils" / "sets" / "harrowgate" / f"{trade}.toml")["card"]:
            numbers = zip(("strength", "life", "speed"), str(card.get("stats", "")).split("/"), strict=False)
            extra = {name: number for name, number in numbers if number}
            if "cost" in card:
                extra["cost"] = str(card["cost"])
            yield Subject("spoils", "card", str(card["name"]), str(card["line"]), str(card.get("text", "")), extra)
    yield Subject("spoils", "card", "Micromajig", "Gearsmith Micromajig Token", "", {"kind": "token"})


def mystic_war() -> Iterator[Subject]:
    """Each of the 40 kinds of card."""
    for card in toml(GAMES / "mystic_war" / "deck" / "cards.toml")["card"]:
        yield Subject("mystic-war", "card", str(card["name"]), str(card["kind"]), str(card.get("text", "")))


def unmatched() -> Iterator[Subject]:
    """Fighters, cards and items of the set."""
    for deck in sorted((GAMES / "unmatched" / "decks").glob("*.toml")):
        sheet = toml(deck)
        for fighter in sheet["fighter"]:
            yield Subject("unmatched", "fighter", str(fighter["name"]), str(fighter["role"]))
        for card in sheet["card"]:
            extra = {"hero": str(sheet["name"])}
            yield Subject("unmatched", "card", str(card["name"]), str(card["type"]), str(card.get("text", "")), extra)
    for item in toml(GAMES / "unmatched" / "items" / "items.toml")["item"]:
        yield Subject("unmatched", "card", str(item["name"]), "item", str(item.get("text", "")))


def covers() -> Iterator[Subject]:
    for game in ("spoils", "unmatched", "mystic-war"):
        yield Subject(game, "game", game)


def node() -> str | None:
    """The Node that builds the page: the machine's own, or the one in .venv-node."""
    own = ROOT / ".venv-node" / "bin" / "node"
    if not (ROOT / "web" / "node_modules" / "rolldown").exists():
        return None
    return str(own) if own.exists() else shutil.which("node")


def painted(subjects: list[Subject]) -> list[str]:
    """The pictures as SVG, in the order of their subjects."""
    found = node()
    if found is None:
        raise FileNotFoundError("The page's tools are not here: make client")
    given = "\n".join(subject.message for subject in subjects)
    command = [found, str(ROOT / "web" / "paint.mjs")]
    ran = subprocess.run(command, input=given, capture_output=True, text=True, timeout=120, check=False)
    if ran.returncode:
        raise RuntimeError(ran.stderr)
    return [json.loads(line)["svg"] for line in ran.stdout.splitlines()]
