"""Heroes of one's own, within bounds."""

from typing import Any

from mulligan.games.unmatched.battlefields import plain
from mulligan.games.unmatched.heroes import Hero, Library, hero_from, own_heroes
from mulligan.games.uploads import UNSEEN
from mulligan.messages import text

LONGEST_TEXT = 1_500
LONGEST_NAME = 60
MOST_KINDS = 40  # of cards in a deck
MOST_FIGURES = 12


def written(content: dict[str, Any]) -> Hero:
    """A hero from what somebody wrote, within bounds; under a name that nobody else has."""
    hero = bounded(content)
    if plain(hero.name) in own_heroes() or plain(hero.name) in Library().heroes:
        raise ValueError(text("workshop-hero-taken", hero=hero.name))
    return hero


def bounded(content: dict[str, Any]) -> Hero:
    given = {"set": "", "ability": "", **content}
    cards, figures = given.get("card"), given.get("fighter")
    if not isinstance(cards, list) or not isinstance(figures, list) or not cards or not figures:
        raise ValueError(text("workshop-hero-bare"))
    if len(cards) > MOST_KINDS or len(figures) > MOST_FIGURES:
        raise ValueError(text("workshop-hero-large", cards=MOST_KINDS, figures=MOST_FIGURES))
    for named in (given, *cards, *figures):
        name = named.get("name") if isinstance(named, dict) else None
        if not isinstance(name, str) or not name.strip() or not isinstance(given["set"], str):
            raise ValueError(text("workshop-hero-bare"))
        if len(name) > LONGEST_NAME or len(given["set"]) > LONGEST_NAME:
            raise ValueError(text("workshop-name-too-long", most=LONGEST_NAME))
        if not name.isprintable() or not given["set"].isprintable():
            raise ValueError(text("workshop-not-printable"))
    hero = hero_from(given)
    if any(len(words) > LONGEST_TEXT for words in (hero.ability, *(card.text for card in hero.cards))):
        raise ValueError(text("workshop-text-too-long", most=LONGEST_TEXT))
    if any(UNSEEN.search(words) for words in (hero.ability, *(card.text for card in hero.cards))):
        raise ValueError(text("workshop-not-printable"))
    if not any(fighter.hero for fighter in hero.fighters):
        raise ValueError(text("workshop-no-leader"))
    return hero
