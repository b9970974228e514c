"""Heroes that were written before the grammar was looked at: how many of their cards are read, and played."""

import random
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mulligan import games
from mulligan.games.unmatched.commands.playing import idle_cards
from mulligan.games.unmatched.heroes import as_toml
from mulligan.games.unmatched.vocabulary.texts.umdb import Reading, read_file, suspects

FILES = ("heroes.toml", "more.toml", "words.toml", "sayings.toml", "again.toml", "later.toml")
FOLDER = Path(__file__).parent / "unseen"
LABELS = {"IMMEDIATELY": "immediateText", "DURING COMBAT": "duringText", "AFTER COMBAT": "afterText", "": "basicText"}
STEPS = 160  # of a game that is played at random
READ, PLAYABLE = 57, 6  # of 64 cards and 11 heroes; raise them, never lower them


def deck(hero: dict[str, Any]) -> dict[str, Any]:
    """A hero in the form of the community's files."""
    found: dict[str, Any] = {"name": hero["name"], "special": hero["ability"], "movement": hero["move"]}
    found |= {"heroes": [], "sidekicks": [], "cards": []}
    for name, role, attack, health, count in hero["fighters"]:
        fighter = {"name": name, "attack_type": attack, "hp": health, "quantity": count}
        found["heroes" if role == "hero" else "sidekicks"].append(fighter)
    for title, sort, who, label, text in hero["cards"]:
        value = None if sort == "scheme" else 3
        card = {"title": title, "type": sort, "characterName": who, "boost": 2, "value": value, "quantity": 3}
        found["cards"].append({**card, LABELS[label]: text})
    return found


@cache
def readings(file: str) -> list[Reading]:
    return read_file([deck(hero) for hero in tomllib.loads((FOLDER / file).read_text("utf-8"))["hero"]])


def test_most_cards_of_unseen_heroes_are_read() -> None:
    read = readings("heroes.toml")
    assert sum(len(one.hero.cards) - len(one.unread_cards) for one in read) >= READ
    assert sum(one.playable for one in read) >= PLAYABLE


def test_heroes_written_for_what_is_new_are_playable() -> None:
    unread = [
        one
        for file in FILES[1:]
        for reading in readings(file)
        for one in (*reading.unread_cards, reading.unread_ability)
    ]
    assert [one for one in unread if one is not None] == []


@pytest.mark.parametrize("file", FILES)
def test_what_is_read_of_unseen_heroes_is_played_and_above_suspicion(file: str) -> None:
    assert [(one.hero.name, name) for one in readings(file) for name in idle_cards(one)] == []
    assert [doubt for one in readings(file) for doubt in suspects(one)] == []


def test_positions_of_games_with_unseen_heroes_are_sound() -> None:
    chance = random.Random(3)
    heroes = [one.hero for file in FILES for one in readings(file) if one.playable]
    for hero, foe in zip(heroes, [*heroes[1:], heroes[0]], strict=True):
        brought = [as_toml(hero), as_toml(foe)]
        state = games.game("unmatched", heroes=[hero.name, foe.name], items=False, brought=brought).start(1)
        for number in range(STEPS):
            if state.decision is None:
                break
            state.apply(chance.choice(state.decision.options))
            assert number % 9 or state.faults() == [], (hero.name, foe.name)
