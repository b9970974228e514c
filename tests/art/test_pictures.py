"""Every card, fighter and item has a picture of its own, always the same one."""

import json
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tests.art.gallery import (
    GAMES,
    ROOT,
    SUBTYPES,
    Subject,
    boards,
    covers,
    figures,
    grounds,
    mystic_war,
    node,
    painted,
    sizes,
    spoils,
    unmatched,
)

pytestmark = pytest.mark.skipif(node() is None, reason="the page's tools are not here")
DECKS = sorted((GAMES / "spoils" / "decks").glob("*.txt"))


@pytest.fixture(scope="module")
def pictures() -> dict[Subject, str]:
    subjects = [*spoils(), *figures(), *mystic_war(), *unmatched(), *boards(), *covers()]
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


def test_at_least_sixty_subtypes_have_figures_of_their_own() -> None:
    """The same name, so that nothing but the subtype can make the difference."""
    same = [Subject("spoils", "card", "Somebody", f"Rogue Character - {subtype}") for subtype in SUBTYPES]
    assert len(set(painted(same))) == len(SUBTYPES) > 60


def test_a_figure_is_equipped_by_what_its_card_does() -> None:
    line = "Rogue Character - outcast"
    quiet, reader = painted(
        [
            Subject("spoils", "card", "Somebody", line),
            Subject("spoils", "card", "Somebody", line, "When this card enters play, draw a card."),
        ]
    )
    assert quiet != reader


def test_every_board_has_its_ground_with_a_way_for_every_line() -> None:
    lands = list(grounds())
    assert len(lands) == 14
    for subject, svg in zip(lands, painted(lands), strict=True):
        drawn = ElementTree.fromstring(f"<svg>{svg}</svg>")
        asked = json.loads(subject.terrain)["terrain"]
        longest = max((path.get("d", "").count("L") for path in drawn.iter("path")), default=0)
        assert longest >= len(asked["edges"]), subject.name
        assert all(name.startswith("t") for name in re.findall(r' id="([^"]+)"', svg)), subject.name
        assert len(svg) < 150_000, subject.name


def test_a_picture_is_small(pictures: dict[Subject, str]) -> None:
    for subject, svg in pictures.items():
        assert len(svg) < (120_000 if subject.kind == "game" else 60_000), subject.name


def test_a_game_loads_its_pictures_and_not_those_of_the_others() -> None:
    loads = sizes()
    assert set(loads) == {"spoils", "mystic-war", "unmatched", "covers", "terrain"}
    assert all(5_000 < loads[game] < 75_000 for game in ("spoils", "mystic-war", "unmatched", "terrain")), loads
    assert loads["terrain"] < 15_000, loads
    assert loads["covers"] < 90_000, loads


def test_a_face_alone_is_another_picture_than_the_portrait() -> None:
    name = "Winter Soldier"
    whole, face = painted(
        [Subject("unmatched", "fighter", name), Subject("unmatched", "fighter", name, extra={"crop": "face"})]
    )
    assert whole != face


def test_those_of_whom_nothing_is_told_look_different_too() -> None:
    strangers = ["The Lamplighter", "Old Grey Ada", "Captain Nobody", "Wolf of the Marsh", "Sister Ash", "Rowan"]
    assert len(set(painted([Subject("unmatched", "fighter", name) for name in strangers]))) == len(strangers)


def test_the_guide_shows_every_sheet_and_stays_light() -> None:
    page = (ROOT / "docs" / "pictures.md").read_text()
    drawn = sorted((ROOT / "docs" / "images" / "pictures").iterdir())
    assert {f"images/pictures/{sheet.name}" for sheet in drawn} == set(re.findall(r"\]\(([^)]+\.webp)\)", page))
    assert sum(sheet.stat().st_size for sheet in drawn) < 3_000_000
