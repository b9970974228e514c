"""Heroes and their decks as files have them: names, numbers and English; and the sheet of a game made of them."""

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from mulligan.games.unmatched.battlefields import ITEM_SLOTS, plain

UNSET: Final = -1


class Card:
    """A card of a deck, as its file says."""

    def __init__(self, name: str, count: int, sort: str, value: int, boost: int, who: list[str], text: str) -> None:
        self.name: str = name
        self.count: int = count
        self.type: str = sort
        self.value: int = value
        self.boost: int = boost
        self.who: list[str] = who  # the names of the fighters that may use it; empty for any
        self.text: str = text


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

    def deck_size(self) -> int:
        return sum(card.count for card in self.cards)


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
            )
            for entry in data["card"]
        ]
        return Hero(data["name"], data["set"], int(data["move"]), str(data.get("ability", "")).strip(), fighters, cards)
    except (KeyError, TypeError, ValueError) as error:
        raise UnknownHero(f"The hero's file is not complete: {error}.") from error


HEROES: Final[dict[str, Hero]] = {}


def own_heroes() -> dict[str, Hero]:
    """The heroes that come with the game, by plain name."""
    if not HEROES:
        folder = files("mulligan.games.unmatched").joinpath("decks")
        for file in sorted(folder.iterdir(), key=lambda found: found.name):
            if file.name.endswith(".toml"):
                hero = hero_from(tomllib.loads(file.read_text("utf-8")))
                HEROES[plain(hero.name)] = hero
    return HEROES


def library_heroes(folder: Path) -> dict[str, Hero]:
    """The heroes that the user has imported, by plain name."""
    found: dict[str, Hero] = {}
    if folder.is_dir():
        for file in sorted(folder.glob("*.toml")):
            hero = hero_from(tomllib.loads(file.read_text("utf-8")))
            found[plain(hero.name)] = hero
    return found


def hero_names() -> list[str]:
    return [hero.name for hero in own_heroes().values()]


def hero(name: str) -> Hero:
    """A hero by name, in any spelling of case and punctuation: our own, then the user's."""
    wanted = plain(name)
    known = own_heroes()
    if wanted in known:
        return known[wanted]
    from mulligan.folders import library_folder

    imported = library_heroes(library_folder("unmatched"))
    if wanted in imported:
        return imported[wanted]
    names = [*(h.name for h in known.values()), *(h.name for h in imported.values())]
    raise UnknownHero(f"There is no hero called {name!r}. The heroes are: {', '.join(names)}.")


def item_data() -> list[dict[str, Any]]:
    """The battlefield items, as their file says."""
    data = tomllib.loads(files("mulligan.games.unmatched").joinpath("items", "items.toml").read_text("utf-8"))
    items: list[dict[str, Any]] = data["item"]
    for item in items:
        item["slot"] = ITEM_SLOTS.index(item["kind"])
    return items
