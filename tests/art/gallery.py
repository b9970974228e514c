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
    terrain: str = ""

    @property
    def message(self) -> str:
        if self.terrain:
            return self.terrain
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


CALLINGS = (
    "soldier guard knight berserker noble clerk scholar seer pilgrim runner thief assassin smuggler "
    "tinker inventor mechanic craftsman pirate mercenary fighter lawyer wizard sorceress priest ritualist "
    "cultist lackey outcast grifter gambler performer dancer outlaw tyrant advisor politician investor "
    "merchant executive employee teller vigilante hedonist hunter crimelord vandal miner clown diva "
    "general prince inquisitor attendant cultivator daredevil lord drunk publicist giant statue god "
    "seraphim changeling rider ghost mau dragon lurker majig monstrosity golem sarcophyle warmachine "
    "horsemajig vehicle node gargoyle demon warbeast insect testudine siluriformes brain mountain plant "
    "grandchest hamster rabbit godwing leviathan"
)
SUBTYPES: list[str] = CALLINGS.split()


def figures() -> Iterator[Subject]:
    """A figure for each subtype, of nobody in particular."""
    for subtype in SUBTYPES:
        yield Subject("spoils", "card", subtype, f"Universal Character - {subtype}", "", {"trade": "universal"})


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


def boards() -> Iterator[Subject]:
    """The battlefields, as one chooses them."""
    for board in sorted((GAMES / "unmatched" / "boards").glob("*.toml")):
        yield Subject("unmatched", "board", str(toml(board)["name"]))


def grounds() -> Iterator[Subject]:
    """The land under the battlefields, as the board of the page asks for it."""
    for path in sorted((GAMES / "unmatched" / "boards").glob("*.toml")):
        with path.open("rb") as file:
            board = tomllib.load(file)
        width, height = board["aspect"]
        spaces = [
            {"id": space["id"], "x": space["x"] * width, "y": space["y"] * height, "zones": space["zones"]}
            for space in board["spaces"]
        ]
        land = {"spaces": spaces, "edges": board["lines"], "width": width, "height": height, "name": board["name"]}
        yield Subject("unmatched", "ground", board["name"], terrain=json.dumps({"terrain": land}))


def covers() -> Iterator[Subject]:
    for game in ("spoils", "unmatched", "mystic-war"):
        yield Subject(game, "game", game)


def node() -> str | None:
    """The Node that builds the page: the machine's own, or the one in .venv-node."""
    own = ROOT / ".venv-node" / "bin" / "node"
    if not (ROOT / "web" / "node_modules" / "rolldown").exists():
        return None
    return str(own) if own.exists() else shutil.which("node")


def sizes() -> dict[str, int]:
    """How many bytes, compressed, the first picture of each kind makes the page load."""
    return dict(json.loads(run("--sizes")))


def painted(subjects: list[Subject]) -> list[str]:
    """The pictures as SVG, in the order of their subjects."""
    given = "\n".join(subject.message for subject in subjects)
    return [json.loads(line)["svg"] for line in run(given=given).splitlines()]


def run(*arguments: str, given: str = "") -> str:
    """The painters of the page, in Node."""
    found = node()
    if found is None:
        raise FileNotFoundError("The page's tools are not here: make client")
    command = [found, str(ROOT / "web" / "paint.mjs"), *arguments]
    ran = subprocess.run(command, input=given, capture_output=True, text=True, timeout=120, check=False)
    if ran.returncode:
        raise RuntimeError(ran.stderr)
    return ran.stdout
