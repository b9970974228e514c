"""Heroes out of a file that somebody sends, umdb's or ours: card by card what is read, and which of them play."""

import json
import tomllib
from collections.abc import Callable
from typing import Any

from mulligan.games.unmatched.heroes import Hero, as_toml, in_plain_words
from mulligan.games.unmatched.vocabulary.texts.umdb import Reading, Unread, hero_of, read_deck, try_ability, try_card
from mulligan.games.unmatched.workshop.own import bounded, written
from mulligan.games.uploads import Text, short, texts_in
from mulligan.games.workshop import BroughtIn, Line
from mulligan.messages import text
from mulligan.messages.reasons import in_words

SUFFIXES = (".json", ".toml")
MOST_HEROES = 150  # in one file
WRONG = (KeyError, TypeError, ValueError, AttributeError, ArithmeticError)  # what files of strangers bring about


def bring_in(file: str, data: bytes, tell: Callable[[int, int], None]) -> BroughtIn:
    found = BroughtIn()
    described: list[tuple[Text, Any]] = []
    for one in texts_in(file, data, SUFFIXES):
        decks, trouble = decks_of(one)
        described += [(one, deck) for deck in decks]
        if trouble:
            found.lines.append(Line("file", one.name, "", False, False, reason=trouble))
    if len(described) > MOST_HEROES:
        raise ValueError(text("workshop-file-too-many-heroes", most=MOST_HEROES))
    if not described and not found.lines:
        raise ValueError(text("workshop-file-nothing-unmatched", file=short(file)))
    for number, (one, deck) in enumerate(described, 1):
        add(found, one, deck)
        tell(number, len(described))
    return found


def decks_of(one: Text) -> tuple[list[Any], str]:
    """The heroes that a text describes, as it describes them; or why there are none."""
    if one.trouble:
        return [], one.trouble
    try:
        if one.name.lower().endswith(".toml"):
            return [tomllib.loads(one.content)], ""
        data = json.loads(one.content)
    except ValueError:
        return [], text("workshop-no-hero", file=one.name)
    decks = data.get("decks", [data]) if isinstance(data, dict) else data
    if not isinstance(decks, list) or not decks or not all(isinstance(deck, dict) for deck in decks):
        return [], text("workshop-no-hero", file=one.name)
    return decks, ""


def add(found: BroughtIn, one: Text, deck: dict[str, Any]) -> None:
    """A hero with its cards, each with what became of it; whoever plays is kept, each sidekick to choose from apart."""
    try:
        hero = bounded(deck if "card" in deck else tomllib.loads(as_toml(hero_of(deck))))
        reading = read_deck(deck) if "card" not in deck else read_ours(hero)
    except WRONG as error:
        said = text("workshop-file-hero-wrong", reason=in_plain_words(error))
        found.lines.append(Line("hero", short(str(deck.get("name", one.name))), one.name, False, False, reason=said))
        return
    kept: list[dict[str, Any]] = []
    taken = ""
    for variant in reading.variants if reading.playable else []:
        try:
            written(content := tomllib.loads(as_toml(variant)))
            kept.append({"kind": "hero", "name": variant.name, "content": content})
        except ValueError as trouble:
            taken = str(trouble)
    unread = {one.name: one for one in reading.unread_cards}
    first = next((fault for fault in (reading.unread_ability, *reading.faults) if fault is not None), None)
    line = Line("hero", hero.name, hero.set, first is None, bool(kept), reason=taken)
    if first is not None:
        line.words, line.reason = first.words, in_words(first.reason)
    elif unread:
        line.reason = text("workshop-file-hero-cards", count=len(unread))
    found.lines += [line, *(card_line(hero, card.name, unread.get(card.name)) for card in hero.cards)]
    found.works += kept


def read_ours(hero: Hero) -> Reading:
    """A hero of our own form of file, read the same way."""
    tried = [try_card(hero, card) for card in hero.cards]
    return Reading(hero, [one for one in tried if one is not None], try_ability(hero), [], [hero])


def card_line(hero: Hero, name: str, unread: Unread | None) -> Line:
    if unread is None:
        return Line("card", name, hero.name, True, True)
    return Line("card", name, hero.name, False, False, unread.words, in_words(unread.reason))
