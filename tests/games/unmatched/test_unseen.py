"""Heroes that were written before the grammar was looked at: how many of their cards are read, and played."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from mulligan.games.unmatched.commands.playing import idle_cards
from mulligan.games.unmatched.vocabulary.umdb import Reading, read_file, suspects

WRITTEN = Path(__file__).parent / "unseen" / "heroes.toml"
LABELS = {"IMMEDIATELY": "immediateText", "DURING COMBAT": "duringText", "AFTER COMBAT": "afterText", "": "basicText"}
READ, PLAYABLE = 55, 6  # of 64 cards and 11 heroes; raise them, never lower them


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
def readings() -> list[Reading]:
    return read_file([deck(hero) for hero in tomllib.loads(WRITTEN.read_text("utf-8"))["hero"]])


def test_most_cards_of_unseen_heroes_are_read() -> None:
    assert sum(len(one.hero.cards) - len(one.unread_cards) for one in readings()) >= READ
    assert sum(one.playable for one in readings()) >= PLAYABLE


def test_what_is_read_of_unseen_heroes_is_played_and_above_suspicion() -> None:
    assert [(one.hero.name, name) for one in readings() for name in idle_cards(one)] == []
    assert [doubt for one in readings() for doubt in suspects(one)] == []
