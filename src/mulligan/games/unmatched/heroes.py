"""Heroes and their decks as files have them: names, numbers and English; and the sheet of a game made of them."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from mulligan.folders import library_folder
from mulligan.games.unmatched.battlefields import ITEM_SLOTS, plain
from mulligan.messages import text

UNSET: Final = -1
SUFFIX: Final = ".toml"
MOST: Final = 99  # of anything that a hero's file counts
MOST_FIGHTERS: Final = 12  # of one hero: four such heroes still find room
MOST_CARDS: Final = 200  # in one deck; a published one has 30


class Card:
    """A card of a deck, as its file says."""

    def __init__(
        self,
        name: str,
        count: int,
        sort: str,
        value: int,
        boost: int,
        who: list[str],
        text: str,
        labels: list[str] | None = None,
    ) -> None:
        self.name: str = name
        self.count: int = count
        self.type: str = sort
        self.value: int = value
        self.boost: int = boost
        self.who: list[str] = who  # the names of the fighters that may use it; empty for any
        self.text: str = text
        self.labels: list[str] = labels or []  # what other cards may call it by


class Fighter:
    """A hero or sidekick, as its file says."""

    def __init__(self, name: str, hero: bool, ranged: bool, health: int, count: int) -> None:
        self.name: str = name
        self.hero: bool = hero
        self.ranged: bool = ranged
        self.health: int = health
        self.count: int = count


class Hero:
    """A hero with fighters, special ability and deck."""

    def __init__(
        self, name: str, origin: str, move: int, ability: str, fighters: list[Fighter], cards: list[Card]
    ) -> None:
        self.name: str = name
        self.set: str = origin
        self.move: int = move
        self.ability: str = ability
        self.fighters: list[Fighter] = fighters
        self.cards: list[Card] = cards


class UnknownHero(ValueError):
    """There is no such hero, or it cannot be played."""


def hero_from(data: dict[str, Any]) -> Hero:
    """A hero out of a file's values, or a complaint."""
    try:
        fighters = [
            Fighter(
                entry["name"],
                entry["role"] == "hero",
                entry["attack"] == "ranged",
                int(entry["health"]),
                int(entry.get("count", 1)),
            )
            for entry in data["fighter"]
        ]
        cards = [
            Card(
                entry["name"],
                int(entry["count"]),
                entry["type"],
                int(entry.get("value", UNSET)),
                int(entry.get("boost", UNSET)),
                list(entry.get("who", [])),
                str(entry.get("text", "")).strip(),
                [str(label) for label in entry.get("labels", [])],
            )
            for entry in data["card"]
        ]
        hero = Hero(data["name"], data["set"], int(data["move"]), str(data.get("ability", "")).strip(), fighters, cards)
        fault = fault_in(hero)
        if fault:
            raise ValueError(fault)
        return hero
    except (KeyError, TypeError, ValueError) as error:
        raise UnknownHero(text("unmatched-hero-incomplete", reason=in_plain_words(error))) from error


def in_plain_words(error: Exception) -> str:
    """What is wrong with a file, for people: what Python says of it is for nobody."""
    if isinstance(error, KeyError):
        return text("unmatched-hero-lacks", entry=str(error.args[0])[:60])
    return str(error)[:200] if isinstance(error, ValueError) else text("unmatched-hero-odd")


def fault_in(hero: Hero) -> str:
    """What is beyond all measure in a hero, in words; nothing where all is well."""
    counted = [number for one in hero.fighters for number in (one.health, one.count)]
    counted += [card.count for card in hero.cards]
    printed = [number for card in hero.cards for number in (card.value, card.boost)]
    if not all(1 <= number <= MOST for number in counted) or not 0 <= hero.move <= MOST:
        return text("unmatched-hero-numbers", most=MOST)
    if not all(UNSET <= number <= MOST for number in printed):
        return text("unmatched-hero-values", most=MOST)
    if sum(fighter.count for fighter in hero.fighters) > MOST_FIGHTERS:
        return text("unmatched-hero-fighters", most=MOST_FIGHTERS)
    if sum(card.count for card in hero.cards) > MOST_CARDS:
        return text("unmatched-hero-cards", most=MOST_CARDS)
    return ""


def written_hero(source: str) -> Hero:
    """A hero out of the text of a file, or a complaint."""
    try:
        return hero_from(tomllib.loads(source))
    except tomllib.TOMLDecodeError as error:
        raise UnknownHero(text("unmatched-hero-not-toml", reason=str(error))) from error
    except RecursionError:
        raise UnknownHero(text("unmatched-hero-not-toml", reason=text("unmatched-hero-nests"))) from None


def read_hero(path: Path) -> Hero:
    """A hero out of a file, or a complaint that names it."""
    try:
        return written_hero(path.read_text("utf-8"))
    except (UnknownHero, OSError, UnicodeDecodeError) as error:
        raise UnknownHero(text("unmatched-hero-file", file=str(path), reason=str(error))) from error


def as_toml(hero: Hero) -> str:
    """A hero as a file."""
    lines = [f"name = {quoted(hero.name)}", f"set = {quoted(hero.set)}", f"move = {hero.move}"]
    lines.append(f"ability = {quoted(hero.ability)}")
    for fighter in hero.fighters:
        lines += ["", "[[fighter]]", f"name = {quoted(fighter.name)}"]
        lines.append(f'role = "{"hero" if fighter.hero else "sidekick"}"')
        lines.append(f'attack = "{"ranged" if fighter.ranged else "melee"}"')
        lines += [f"health = {fighter.health}", f"count = {fighter.count}"]
    for card in hero.cards:
        lines += ["", "[[card]]", f"name = {quoted(card.name)}", f"count = {card.count}", f'type = "{card.type}"']
        if card.value != UNSET:
            lines.append(f"value = {card.value}")
        if card.boost != UNSET:
            lines.append(f"boost = {card.boost}")
        if card.who:
            lines.append(f"who = [{', '.join(quoted(name) for name in card.who)}]")
        if card.labels:
            lines.append(f"labels = [{', '.join(quoted(label) for label in card.labels)}]")
        lines.append(f"text = {quoted(card.text)}")
    return "\n".join(lines) + "\n"


def quoted(said: str) -> str:
    """A TOML basic string."""
    escaped = said.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + re.sub(r"[\x00-\x1f\x7f]", lambda found: f"\\u{ord(found.group()):04x}", escaped) + '"'


HEROES: Final[dict[str, Hero]] = {}


def own_heroes() -> dict[str, Hero]:
    """The heroes that come with the game, by plain name."""
    if not HEROES:
        found: dict[str, Hero] = {}
        folder = files("mulligan.games.unmatched").joinpath("decks")
        for file in sorted(folder.iterdir(), key=lambda found: found.name):
            if file.name.endswith(".toml"):
                hero = hero_from(tomllib.loads(file.read_text("utf-8")))
                found[plain(hero.name)] = hero
        HEROES.update(found)  # all at once: another thread may be asking
    return HEROES


class Library:
    """The heroes that the user has written or imported: the files of a folder, as they are now."""

    def __init__(self, folder: Path | None = None) -> None:
        self.heroes: dict[str, Hero] = {}  # by plain name
        self.troubles: list[str] = []  # the files that could not be read, and why
        place = folder or library_folder("unmatched")
        for file in sorted(place.glob("*.toml")) if place.is_dir() else []:
            try:
                found = read_hero(file)
            except UnknownHero as error:
                self.troubles.append(str(error))
            else:
                self.heroes[plain(found.name)] = found


def hero_names() -> list[str]:
    return [hero.name for hero in own_heroes().values()]


def hero(name: str, brought: list[Hero]) -> Hero:
    """A hero by name, in any spelling of case and punctuation.

    Those that a game brings with it come first, then our own, then those of the user's library.
    """
    wanted = plain(name)
    for one in brought:
        if plain(one.name) == wanted:
            return one
    known = own_heroes()
    if wanted in known:
        return known[wanted]
    library = Library()
    if wanted in library.heroes:
        return library.heroes[wanted]
    names = [*(one.name for one in known.values()), *(one.name for one in library.heroes.values())]
    complaint = text("unmatched-no-hero", hero=name, heroes=", ".join(names))
    raise UnknownHero(" ".join([complaint, *library.troubles]))


def item_data() -> list[dict[str, Any]]:
    """The battlefield items, as their file says."""
    data = tomllib.loads(files("mulligan.games.unmatched").joinpath("items", "items.toml").read_text("utf-8"))
    items: list[dict[str, Any]] = data["item"]
    for item in items:
        item["slot"] = ITEM_SLOTS.index(item["kind"])
    return items
