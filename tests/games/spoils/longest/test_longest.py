"""The longest of the community's texts: what must happen was written down from the English alone, then it was run.

A file holds several scenarios, parted by `---`. They name the community's cards, of which nothing stands here, and are
left out where those are not at hand; `cards.toml` has plain cards of our own to put beside them. All are of The Spoils
with the seats A and B, and `3 Rage` in a list is three of them.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest

from mulligan.games.spoils.cards.library import Library, read_all
from mulligan.games.spoils.cards.octgn import read_set, set_files
from mulligan.scenarios.running import run_source
from tests.games.spoils.language.facts import octgn_folder

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.yaml"))
STAPLES = re.compile(r"(\d+) (Obsession|Greed|Elitism|Deception|Rage)\b")
ALL_ALIKE = "\ngame: spoils\nseats: [A, B]\n"


def scenarios(file: Path) -> list[str]:
    """The scenarios of a file, each on the lines that it has there."""
    found = []
    line = 0
    for part in file.read_text("utf-8").split("---\n"):
        spelled = STAPLES.sub(lambda many: ", ".join([many[2]] * int(many[1])), part)
        found.append("\n" * line + spelled + ALL_ALIKE)
        line += part.count("\n") + 1
    return found


@pytest.fixture(scope="module", autouse=True)
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The cards that the scenarios name, as somebody would have them in their library."""
    named = "".join(file.read_text("utf-8") for file in FILES)
    sets = set_files(octgn_folder() / "current-wording")
    cards = {card.name: card for file in sets for card in read_set(file) if card.name in named}
    folder = tmp_path_factory.mktemp("library")
    Library(folder / "spoils").keep(read_all(cards.values()), [])
    copy(FOLDER / "cards.toml", folder / "spoils")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MULLIGAN_LIBRARY", str(folder))
        yield


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_longest_texts_do_what_their_english_says(file: Path) -> None:
    told = []
    for source in scenarios(file):
        outcome = run_source(source, file.name)
        if outcome.failure is not None:
            told += [outcome.title, *outcome.failure.lines(file.name)]
    assert not told, "\n".join(told)
