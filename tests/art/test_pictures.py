"""Every card, fighter and item has a picture of its own, always the same one."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tests.art.gallery import GAMES, Subject, covers, mystic_war, node, painted, spoils, unmatched

pytestmark = pytest.mark.skipif(node() is None, reason="the page's tools are not here")
DECKS = sorted((GAMES / "spoils" / "decks").glob("*.txt"))


@pytest.fixture(scope="module")
def pictures() -> dict[Subject, str]:
    subjects = [*spoils(), *mystic_war(), *unmatched(), *covers()]
    return dict(zip(subjects, painted(subjects), strict=True))


def names(deck: Path) -> set[str]:
    """The cards of a ready deck."""
    return set(re.findall(r"^\d+x? +(.+?)\s*$", deck.read_text(), re.MULTILINE))


def test_every_subject_has_a_picture_that_is_well_formed(pictures: dict[Subject, str]) -> None:
    assert len(list(mystic_war())) == 41  # 40 kinds, and Judgment once more with a white back
    for subject, svg in pictures.items():
        drawn = ElementTree.fromstring(svg)
        assert len(list(drawn.iter())) > 40, subject.name
        assert not re.search(r"NaN|undefined|Infinity", svg), subject.name


def test_names_within_a_picture_are_unique_and_known(pictures: dict[Subject, str]) -> None:
    for subject, svg in pictures.items():
        ids = re.findall(r' id="([^"]+)"', svg)
        assert len(ids) == len(set(ids)), subject.name
        assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(ids), subject.name


def test_nothing_is_fetched_for_a_picture(pictures: dict[Subject, str]) -> None:
    for subject, svg in pictures.items():
        assert not re.search(r"href|<image|<style|style=|<script|url\((?!#)", svg), subject.name


def test_the_same_subject_gives_the_same_picture(pictures: dict[Subject, str]) -> None:
    some = list(pictures)[::9]
    assert painted(some) == [pictures[subject] for subject in some]


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.stem)
def test_no_two_cards_of_a_ready_deck_look_alike(deck: Path, pictures: dict[Subject, str]) -> None:
    held = names(deck)
    seen = [svg for subject, svg in pictures.items() if subject.game == "spoils" and subject.name in held]
    assert len(seen) == len(held) > 10
    assert len(set(seen)) == len(seen)


def test_no_two_kinds_of_mystic_war_and_no_two_fighters_look_alike(pictures: dict[Subject, str]) -> None:
    for kind, game in (("card", "mystic-war"), ("fighter", "unmatched")):
        seen = [svg for subject, svg in pictures.items() if (subject.kind, subject.game) == (kind, game)]
        assert len(set(seen)) == len(seen) > 3


def test_a_picture_is_small(pictures: dict[Subject, str]) -> None:
    for subject, svg in pictures.items():
        assert len(svg) < 60_000, subject.name
