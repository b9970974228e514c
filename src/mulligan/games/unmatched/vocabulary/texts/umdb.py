"""Reads community hero decks (umdb) from where the user has them, and says how much of each is understood."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from mulligan.games.unmatched import heroes
from mulligan.games.unmatched.heroes import Card, Fighter, Hero, UnknownHero, fault_in
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.sheet import TYPES, Sheet
from mulligan.games.unmatched.vocabulary.texts.lexicon import key, lexicon_of
from mulligan.games.unmatched.vocabulary.writing.making import (
    ability_lines,
    add_card,
    add_player,
    names_of,
    passages,
    users_called,
    write_abilities,
    write_card,
)
from mulligan.language.reader import Problem, ReadError
from mulligan.language.second_look import suspicions

LABELS = (("immediateText", "IMMEDIATELY"), ("duringText", "DURING COMBAT"), ("afterText", "AFTER COMBAT"))
ANYBODY = "ANY"
# What words leave in trees of this game, besides what they leave in any.
TRACES = {
    "random": "PlayFromDeck",
    "until": 'PlayFromDeck|until|"span"|DrawToMatch',
    "exactly": "SpaceAtDistance",
    "each": r'DamageTaken|SoManyStand|LimitDamage|"once": true|once as one likes'
    r"|end of turn|start of turn|AttackIs|LessCombatDamage"
    "|YourOther|Markers"
    "|AtOnce|PassedThrough|DiscardNamed|SelectAside|PlayInstead|Summon|MarkerWays",
    "not": '"Unlike"|StandsElsewhere|IsOutside|CannotBeMoved|NeverAttacks|'
    "MostHealth|AwayFrom|LeaveForm|CannotBoost|LimitPlayers|CannotAttack|CannotBeAttacked|HeldUntil|AttackAgain"
    "|SchemeToo|BoundValue|Unmarked"
    "|SymbolRule|NothingMatched|HiddenBoostLost|NeitherMoves|SpaceAwayFrom|HandSize|would be defeated"
    '|"bare": true|AsMuchAsHealth|"skips"',
    "instead": "skips|draws for a maneuver|ActionsEachTurn|PlayAnother|PlayFromDeck|SharesDamage|WOULD_FALL"
    "|would be defeated|StandAgain|Escapes|NowIs",
    "if": r'ValueBonus[^\n]*"spots": \[\{|uncancelled_if|SharesDamage|would be defeated|SymbolRule'
    r'|HiddenBoostLost|KeepsHand|"conceals"|WHEN DISCARDED'
    "|LongReach"
    "|MarkerWays|AdjacentToBoth",
    "may": '"defends"|"HiddenBoost"|"SharesDamage"|"MarkerWays"|"AttackAgain"|"KeepsHand"|"Escapes"|"conceals"'
    '|"MostCounters"|"ever": true|"NotInTheWay"|"MayBoost"|"UsesToDefend"|"CannotBoost"|"HandSize"'
    '|"reach"|"ranged": true|MustAttack|"once": true',
    "only": 'MustAttack|"adjacent"|"ever": true|"once": true|LargeFighter',
    "unless": "NotSo",
    "up to": 'LessCombatDamage|"reach"|AddForEach',
    "other": r'PlayFromDeck|OtherZone|SpaceAwayFrom|DealOut|AllAdjacent|MarkerWays|AttackAgain|HandExactly|"than": \{'
    '|"through": true',
    "this turn": "HasMoved|WentFar|DidSo|HaveDone|CountDone|LimitPlayers|CannotAttack|YouAttacked|StrongerNext"
    "|CardsPlayed|ForAWhile|MovedFar|SpacesMoved"
    "|WhoDidIt|CountFallen|YouSchemed|StartedIn|AttacksMade|FormIs|AttackAgain|ActionAtLeast",
    "next": 'SymbolRule|next turn|TurnToCome|"start": true|ForAWhile',
}


class NotADeckFile(ValueError):
    """The file does not hold hero decks."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A card or ability that is not understood: whose, which words, why."""

    hero: str
    name: str
    words: str
    reason: str
    more: tuple[Problem, ...] = ()  # further faults of the same text

    def as_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"hero": self.hero, "name": self.name, "words": self.words, "reason": self.reason}
        if self.more:
            found["more"] = [{"words": problem.words, "reason": problem.reason} for problem in self.more]
        return found


@dataclass(slots=True)
class Reading:
    """One hero of the file: what was read, and what was not."""

    hero: Hero
    unread_cards: list[Unread] = field(default_factory=list)
    unread_ability: Unread | None = None
    faults: list[Unread] = field(default_factory=list)
    variants: list[Hero] = field(default_factory=list)  # as it is played
    strangers: int = 0  # cards of a type that the game does not have

    @property
    def playable(self) -> bool:
        return not self.unread_cards and self.unread_ability is None and not self.faults


def read_file(data: Any) -> list[Reading]:
    """Every hero of a file's JSON values, read as far as it is understood."""
    decks = data.get("decks") if isinstance(data, dict) else data
    if not isinstance(decks, list) or not all(isinstance(deck, dict) for deck in decks):
        raise NotADeckFile("a file of hero decks has a list of them, under “decks”")
    try:
        return [read_deck(deck) for deck in decks]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise NotADeckFile(f"a hero deck is not complete: {error}") from error


def read_deck(deck: dict[str, Any]) -> Reading:
    hero = hero_of(deck)
    reading = Reading(hero)
    beyond = fault_in(hero)
    if beyond:
        reading.faults.append(Unread(hero.name, hero.name, "", beyond))
        return reading
    for card in hero.cards:
        unread = try_card(hero, card)
        if unread is not None:
            reading.unread_cards.append(unread)
    for entry in deck.get("cards") or []:
        if not known(entry):
            sort = str(entry["type"]).lower()
            reading.strangers += 1
            reading.unread_cards.append(Unread(hero.name, entry["title"], sort, "no card of the game is of this type"))
    reading.unread_ability = spells_unknown(hero) or try_ability(hero)
    reading.faults.extend(faults_of(hero, deck))
    reading.variants = variants(deck, hero)
    return reading


_CAST = re.compile(r"\b[Cc]asts? (?:one|any|a|another) (?:different )?spells?\b")
_SPELL = re.compile(r"(?m:^)#* *(?:SPELL|Spell)\b.*:")  # what one of them does


def spells_unknown(hero: Hero) -> Unread | None:
    """An ability that has spells cast of which the file says nothing."""
    cast = _CAST.search(hero.ability)
    if cast is None or _SPELL.search(hero.ability):
        return None
    return Unread(hero.name, hero.name, cast.group(), "the file does not say what the spells do")


def faults_of(hero: Hero, deck: dict[str, Any]) -> list[Unread]:
    """What keeps a hero from being played though its texts are read."""
    found: list[Unread] = []
    if not hero.cards or not hero.fighters:
        found.append(Unread(hero.name, hero.name, "", "the file has no cards or no fighters"))
    return found


def variants(deck: dict[str, Any], hero: Hero) -> list[Hero]:
    """A hero whose sidekick is chosen before the game is a hero with each of them, and with that one's cards alone."""
    sidekicks = [fighter for fighter in hero.fighters if not fighter.hero]
    if not deck.get("choosesSidekick") or len(sidekicks) < 2:
        return [hero]
    heroes = [fighter for fighter in hero.fighters if fighter.hero]
    found: list[Hero] = []
    for chosen in sidekicks:
        others = [key(fighter.name) for fighter in sidekicks if fighter is not chosen]
        cards = [card for card in hero.cards if not any(key(said) in others for said in card.who)]
        name = f"{hero.name} & {chosen.name}"
        found.append(Hero(name, hero.set, hero.move, hero.ability, [*heroes, chosen], cards))
    return found


def hero_of(deck: dict[str, Any]) -> Hero:
    fighters = [fighter_of(entry, True) for entry in deck.get("heroes") or []]
    fighters += [fighter_of(entry, False) for entry in deck.get("sidekicks") or []]
    cards = [card_of(entry) for entry in deck.get("cards") or [] if known(entry)]
    ability = str(deck.get("special") or "")
    label_kinds(ability, cards)
    number_titles(ability, cards)
    quote = str(deck.get("quote") or "").strip().strip("\"'")
    if quote:
        ability = ability.replace(quote, "")
    return Hero(deck["name"], str(deck.get("set") or ""), int(deck.get("movement") or 0), ability, fighters, cards)


_SELECTED = re.compile(r"Select (?:an? |one )?([A-Z]{2,}[A-Z, a-z]*?),? and shuffle")


def label_kinds(ability: str, cards: list[Card]) -> None:
    """Ruling 33: cards of which one of each kind is selected are of the kind that they, or those of their type, name.

    A kind that no card names is that of the type that is left.
    """
    found = _SELECTED.search(ability)
    if found is None:
        return
    kinds = re.findall(r"\b[A-Z]{2,}\b", found.group(1))
    named = {card.type: kind for card in cards for kind in kinds if kind.lower() in re.split(r"\W+", card.name.lower())}
    families = [card.name.partition(":")[0].lower() for card in cards if ":" in card.name and card.type in named]
    among = [card for card in cards if ":" in card.name and card.name.partition(":")[0].lower() in families]
    unnamed = [kind for kind in kinds if kind not in named.values()]
    types = [sort for sort in dict.fromkeys(card.type for card in among) if sort not in named]
    named.update(zip(types, unnamed, strict=False))
    for card in among:
        if card.type in named:
            card.labels.append(named[card.type].lower())


_KEYCAP = re.compile("\\s*(\\d)\ufe0f?\u20e3\\s*$")  # a number in a box
_SUMMED = re.compile(r"\bhas \d+ or more ([a-z]+)")


def number_titles(ability: str, cards: list[Card]) -> None:
    """Ruling 43: a number in a box after a card's name is how many it has of what the ability adds up."""
    summed = _SUMMED.search(ability)
    for card in cards if summed else []:
        found = _KEYCAP.search(card.name)
        if found and summed:
            card.labels.append(f"{found.group(1)} {summed.group(1)}")
            card.name = card.name[: found.start()]


def fighter_of(entry: dict[str, Any], hero: bool) -> Fighter:
    return Fighter(
        entry["name"], hero, entry["attack_type"] == "ranged", int(entry["hp"]), int(entry.get("quantity") or 1)
    )


def known(entry: dict[str, Any]) -> bool:
    """Is a card of one of the game's types?"""
    return str(entry["type"]).lower() in TYPES


def card_of(entry: dict[str, Any]) -> Card:
    parts = [entry["basicText"]] if entry.get("basicText") else []
    parts += [f"{label}: {entry[key]}" for key, label in LABELS if entry.get(key)]
    sort = entry["type"].lower()
    who = [] if entry["characterName"].upper() == ANYBODY else [entry["characterName"]]
    value = entry["value"] if sort != "scheme" and entry["value"] is not None else heroes.UNSET
    boost = entry["boost"] if entry["boost"] is not None else heroes.UNSET
    return Card(
        entry["title"],
        int(entry["quantity"]),
        sort,
        int(value),
        int(boost),
        who,
        "\n".join(parts).strip(),
        [str(label) for label in entry.get("labels") or []],
    )


def bare_sheet(hero: Hero) -> Sheet:
    """A sheet on which this hero meets itself, to write one text on."""
    sheet = Sheet(2, False)
    for player in range(2):
        add_player(sheet, Player(player), hero)
    sheet.settle_sides()
    return sheet


def try_card(hero: Hero, card: Card) -> Unread | None:
    sheet = bare_sheet(hero)
    try:
        for other in hero.cards:
            if other is card or not other.who or min(users_called(names_of(hero), other.who[0])) >= 0:
                add_card(sheet, Player(0), hero, other)
        kind = sheet.name.index(card.name)
        write_card(sheet, Player(0), hero, card, kind)
    except ReadError as error:
        return unread(hero.name, card.name, error)
    except UnknownHero as error:
        return Unread(hero.name, card.name, ", ".join(card.who), str(error))
    return None


def try_ability(hero: Hero) -> Unread | None:
    if not hero.fighters:
        return None
    sheet = bare_sheet(hero)
    try:
        for card in hero.cards:
            if not card.who or min(users_called(names_of(hero), card.who[0])) >= 0:
                add_card(sheet, Player(0), hero, card)
        write_abilities(sheet, Player(0), hero)
    except ReadError as error:
        return unread(hero.name, hero.name, error)
    return None


def unread(hero: str, name: str, error: ReadError) -> Unread:
    """All that is wrong with a text, the first fault first."""
    first = error.problems[0]
    near = f"; near to it reads “{first.nearest}”" if first.nearest else ""
    return Unread(hero, name, first.words, first.reason + near, tuple(error.problems[1:]))


def suspects(reading: Reading) -> list[dict[str, Any]]:
    """Cards and an ability that are read, and of which some word left no trace in what was read."""
    hero = reading.hero
    unread = {one.name for one in reading.unread_cards}
    names = [*(fighter.name for fighter in hero.fighters), *lexicon_of(hero).forms]
    found: list[dict[str, Any]] = []
    for card in hero.cards:
        if card.text and card.name not in unread:
            words = suspicions(card.text, passages(lexicon_of(hero), card.text), [*names, card.name], TRACES)
            if words:
                found.append({"hero": hero.name, "name": card.name, "words": words})
    if hero.ability.strip() and reading.unread_ability is None and hero.fighters:
        words = suspicions(hero.ability, ability_lines(lexicon_of(hero), hero.ability), names, TRACES)
        if words:
            found.append({"hero": hero.name, "name": hero.name, "words": words})
    return found


def report(readings: list[Reading], idle: dict[str, list[str]]) -> dict[str, Any]:
    """How many cards and abilities there are, how many were read, and why the others were not.

    `idle` has the cards that were played without everything on them having been seen to matter, by hero.
    """
    cards = sum(len(reading.hero.cards) + reading.strangers for reading in readings)
    unread = [card for reading in readings for card in reading.unread_cards]
    with_ability = [reading for reading in readings if reading.hero.ability.strip()]
    unread_abilities = [reading.unread_ability for reading in with_ability if reading.unread_ability is not None]
    return {
        "cards": cards,
        "read": cards - len(unread),
        "played": cards - len(unread) - sum(len(names) for names in idle.values()),
        "unread": [card.as_json() for card in unread],
        "idle": [{"hero": hero, "name": name} for hero, names in idle.items() for name in names],
        "suspect": [suspect for reading in readings for suspect in suspects(reading)],
        "abilities": {
            "abilities": len(with_ability),
            "read": len(with_ability) - len(unread_abilities),
            "unread": [ability.as_json() for ability in unread_abilities],
        },
        "heroes": {
            "heroes": len(readings),
            "playable": [reading.hero.name for reading in readings if reading.playable],
        },
    }


__all__ = ["NotADeckFile", "Reading", "Unread", "read_file", "report"]
