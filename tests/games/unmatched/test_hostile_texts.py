"""Texts and heroes that are meant to break the reader: too deep, too long, too large. All of them are refused."""

import json
from typing import Any

import pytest

from mulligan.games.unmatched.heroes import MOST_CARDS, MOST_FIGHTERS, UnknownHero, hero_from, written_hero
from mulligan.games.unmatched.vocabulary.texts.umdb import read_file
from mulligan.games.unmatched.vocabulary.writing.making import (
    TEXTS_KEPT,
    ability_lines,
    make_sheet,
    names_in,
    passages,
)
from mulligan.language.reader import ReadError
from tests.games.unmatched.phrases.trial import written
from tests.games.unmatched.test_own_words import hero

DEEP = [
    "You may " * 200 + "draw 1 card.",
    "Your opponent may " * 100 + "Your opponent",
    "Instead " * 220 + "draw 1 card.",
    "Up to " * 300,
    "Deal 1 damage to a fighter " + "adjacent to a fighter " * 80,
    "Draw 1 card. " * 400,
    "Draw 999999999 cards.",
    "Move Tester up to 100 spaces. They may move through opposing fighters.",
    "(" * 1900,
]


@pytest.mark.parametrize("text", DEEP, ids=[text[:12] for text in DEEP])
def test_a_text_that_nests_counts_or_runs_on_without_end_is_refused(text: str) -> None:
    with pytest.raises(ReadError) as error:
        make_sheet((hero("", f"scheme|{text}"),) * 2, False)
    assert error.value.problems[0].reason


@pytest.mark.parametrize("text", ["While Tester is defeated, " * 70, "If you won the combat, " * 70, "x" * 3000])
def test_an_ability_without_end_is_refused(text: str) -> None:
    with pytest.raises(ReadError):
        make_sheet((hero(f"{text}draw 1 card.", "scheme|Draw 1 card."),) * 2, False)


def described(**changes: Any) -> dict[str, Any]:
    """A hero's file as values, with one of them changed: `fighter_count=7` changes that of its only fighter."""
    fighter = {"name": "Tester", "role": "hero", "attack": "melee", "health": 10, "count": 1}
    card = {"name": "Blow", "count": 30, "type": "attack", "value": 2, "boost": 1}
    for key, value in changes.items():
        of, _, name = key.partition("_")
        (fighter if of == "fighter" else card)[name] = value
    return {"name": "Tester", "set": "Tests", "move": 2, "fighter": [fighter], "card": [card]}


@pytest.mark.parametrize(
    "changes",
    [
        {"card_value": 10**30}, {"card_boost": 100}, {"card_value": -2}, {"fighter_count": MOST_FIGHTERS + 1},
        {"card_count": 100}, {"fighter_health": 10**30},
    ],
    ids=str,
)  # fmt: skip
def test_a_hero_beyond_all_measure_is_refused(changes: dict[str, int]) -> None:
    assert hero_from(described()).name == "Tester"
    with pytest.raises(UnknownHero):
        hero_from(described(**changes))


def test_a_deck_has_an_upper_limit() -> None:
    many = described()
    many["card"] = [{**many["card"][0], "name": f"Blow {number}", "count": 50} for number in range(MOST_CARDS // 50)]
    assert len(hero_from(many).cards) == MOST_CARDS // 50
    many["card"].append({**many["card"][0], "name": "One more", "count": 1})
    with pytest.raises(UnknownHero, match=str(MOST_CARDS)):
        hero_from(many)


def test_a_file_that_nests_without_end_is_no_hero() -> None:
    with pytest.raises(UnknownHero):
        written_hero("a = " + "[" * 20_000)


def test_an_imported_hero_beyond_all_measure_costs_the_others_nothing() -> None:
    card = {"title": "Blow", "type": "attack", "characterName": "ANY", "boost": 1, "value": 2, "quantity": 30}
    fine = {
        "name": "Tester",
        "special": "",
        "movement": 2,
        "heroes": [{"name": "Tester", "attack_type": "melee", "hp": 10, "quantity": 1}],
        "sidekicks": [],
        "cards": [{**card, "afterText": "Draw 1 card."}],
    }
    vast = json.loads(json.dumps(fine)) | {"name": "Vast"}
    vast["heroes"][0]["quantity"] = 10**30
    first, second = read_file([vast, fine])
    assert first.faults
    assert second.playable


def test_what_is_refused_says_so_when_a_game_is_made() -> None:
    with pytest.raises((ReadError, UnknownHero)):
        written_hero(written("Tester", "Helper", "Draw 1 card.").replace("health = 12", "health = 1200"))


def test_however_many_heroes_are_written_only_so_many_of_their_texts_are_kept() -> None:
    for kept in (names_in, passages, ability_lines):
        most = kept.cache_info().maxsize
        assert most is not None
        assert most <= TEXTS_KEPT
