"""Writes docs/reading.md: how much of each set of the community's files is read, and played by the machine.

.venv/bin/python -m docs.reading --umdb decks.json --octgn FOLDER [--octgn FOLDER …]

The files belong to others and are not part of this repository: say where you have them. A section whose files are not
given stays as it is.
"""

import argparse
import re
from collections.abc import Iterable
from html import unescape
from pathlib import Path

from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.cards.octgn import read_set, set_files
from mulligan.games.spoils.commands.octgn import report
from mulligan.games.unmatched.commands.umdb import play, read
from mulligan.games.unmatched.vocabulary.texts.umdb import Reading, suspects

PAGE = Path(__file__).parent / "reading.md"
HEAD = """# What the card language reads

Made by `python -m docs.reading` from files that people of the community have written; the files themselves are not
part of Mulligan. *Read* is a card whose whole text is understood and can be carried out; *played* one of which the
machine has seen every instruction matter in some position; *suspect* one where a word of the text left no trace in what
was read.
"""


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    heads = list(heads)
    lines = ["| " + " | ".join(heads) + " |", "|" + "|".join(["---"] + ["---:"] * (len(heads) - 1)) + "|"]
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(lines)


def heroes(path: Path) -> str:
    """A row for each set of hero decks, and the heroes that cannot be played."""
    readings = [reading for reading in read(path) if reading.hero.cards]
    idle = play(readings)
    sets: dict[str, list[Reading]] = {}
    for reading in readings:
        sets.setdefault(reading.hero.set, []).append(reading)
    rows = [set_row(name, those, idle) for name, those in sorted(sets.items())]
    rows.append(set_row("**together**", readings, idle))
    unplayed = [reading.hero.name for reading in readings if not reading.playable]
    text = table(("set", "heroes", "playable", "cards", "read", "played", "suspect"), rows)
    return f"{text}\n\nNot wholly playable: {', '.join(unplayed) or 'nobody'}."


def set_row(name: str, readings: list[Reading], idle: dict[str, list[str]]) -> list[object]:
    cards = sum(len(reading.hero.cards) for reading in readings)
    known = cards - sum(len(reading.unread_cards) for reading in readings)
    played = known - sum(len(idle.get(reading.hero.name, ())) for reading in readings)
    doubts = sum(len(suspects(reading)) for reading in readings)
    return [name, len(readings), sum(one.playable for one in readings), cards, known, played, doubts]


def sets(paths: list[Path]) -> str:
    """A row for each set of cards."""
    rows: list[list[object]] = []
    for path in paths:
        for file in set_files(path):
            found = report(read_all(read_set(file)))
            named = re.search(r'<set\b[^>]*\bname="([^"]*)"', file.read_text("utf-8", errors="replace"))
            name = f"{unescape(named.group(1)) if named else file.parent.name} ({path.name.replace('-', ' ')})"
            rows.append([name, found["cards"], found["read"], found["played"], len(found["suspect"])])
    together: list[object] = [sum(int(str(row[column])) for row in rows) for column in range(1, 5)]
    return table(("set", "cards", "read", "played", "suspect"), [*rows, ["**together**", *together]])


def sections(page: str) -> dict[str, str]:
    """What the page has under each heading."""
    parts = re.split(r"^## (.+)$", page, flags=re.MULTILINE)
    return {head: body.strip() for head, body in zip(parts[1::2], parts[2::2], strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--umdb", type=Path)
    parser.add_argument("--octgn", type=Path, action="append", default=[])
    given = parser.parse_args()
    found = sections(PAGE.read_text("utf-8")) if PAGE.exists() else {}
    if given.umdb is not None:
        found["Unmatched"] = heroes(given.umdb)
    if given.octgn:
        found["The Spoils"] = sets(given.octgn)
    body = "".join(f"\n## {head}\n\n{text}\n" for head, text in sorted(found.items()))
    PAGE.write_text(HEAD + body, "utf-8")


if __name__ == "__main__":
    main()
