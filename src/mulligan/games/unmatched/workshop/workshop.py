"""What can be made for Unmatched: heroes."""

import json
import tomllib
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from mulligan.games.form import Choice, filled
from mulligan.games.unmatched.battlefields import plain
from mulligan.games.unmatched.game import DEFAULT_HEROES, Unmatched
from mulligan.games.unmatched.heroes import Library, as_toml, hero_names, own_heroes
from mulligan.games.unmatched.layout.faces import RULES_OF_TYPES
from mulligan.games.unmatched.setting_up import hero_line
from mulligan.games.unmatched.setting_up import setup as set_up
from mulligan.games.unmatched.sheet import TYPES
from mulligan.games.unmatched.vocabulary.texts.umdb import read_file
from mulligan.games.unmatched.workshop import judging
from mulligan.games.unmatched.workshop.bringing_in import bring_in
from mulligan.games.unmatched.workshop.own import LONGEST_NAME, bounded, written
from mulligan.games.unmatched.workshop.rosters import roster, sets_of, unread, whole_sheet
from mulligan.games.workshop import (
    BroughtIn,
    Desk,
    Offer,
    Roster,
    Saying,
    SetPlays,
    Term,
    Trial,
    Trials,
    Weighed,
    Workshop,
    said_by,
)
from mulligan.kernel.game import Game
from mulligan.kernel.view import View
from mulligan.messages import text

RULES_OF_TERMS = {"immediately": "attack-8", "during": "attack-9", "after": "attack-11", "boost": "boost-1"}


class UnmatchedWorkshop(Workshop):
    kinds = ("hero",)

    def rosters(self) -> list[Roster]:
        ours = own_heroes()
        theirs = {name: hero for name, hero in Library().heroes.items() if name not in ours}
        return [
            *(roster(hero, "house") for hero in ours.values()),
            *(roster(hero, "library") for hero in theirs.values()),
        ]

    def terms(self) -> list[Term]:
        heroes = own_heroes().values()
        cards = {card.name: Term(card.name, card=[hero.name, card.name]) for hero in heroes for card in hero.cards}
        return [*keywords(), *cards.values()]

    def sayings(self) -> list[Saying]:
        heroes = [hero for hero in (own_heroes() | Library().heroes).values() if whole_sheet(hero) is not None]
        abilities = [(hero.name, "ability", hero.ability) for hero in heroes]
        cards = [
            (card.name, "scheme" if card.type == "scheme" else "", card.text) for hero in heroes for card in hero.cards
        ]
        return said_by([*abilities, *cards])

    def plays(self) -> list[SetPlays]:
        ours = own_heroes()
        theirs = [hero for name, hero in Library().heroes.items() if name not in ours]
        return [*sets_of(list(ours.values()), "house"), *sets_of(theirs, "library")]

    def own_plays(self, works: list[dict[str, Any]]) -> list[SetPlays]:
        heroes = []
        for content in works:
            with suppress(ValueError):
                heroes.append(bounded(content))
        return sets_of(heroes, "own")

    def weigh(self, kind: str, content: dict[str, Any], own: list[dict[str, Any]]) -> Weighed:
        try:
            hero = written(content)
        except ValueError as trouble:
            return Weighed(trouble=str(trouble))
        misread = unread(hero)
        return Weighed(misread=misread, rosters=[roster(hero, "own", misread)])

    def rehearse(self) -> Iterator[None]:
        for hero in own_heroes().values():
            unread(hero)
            yield

    def take_in(self, file: str, written_file: str) -> dict[str, Any]:
        """A hero's file, or the first hero of a file of the community's."""
        if written_file.lstrip("\ufeff \n\r\t").startswith(("{", "[{")):
            heroes = [reading.hero for reading in read_file(json.loads(written_file))]
            if not heroes:
                raise ValueError(text("workshop-no-hero", file=file[:LONGEST_NAME]))
            return tomllib.loads(as_toml(heroes[0]))
        try:
            return tomllib.loads(written_file.lstrip("\ufeff"))
        except tomllib.TOMLDecodeError:
            raise ValueError(text("workshop-no-hero", file=file[:LONGEST_NAME])) from None

    def bring_in(self, file: str, data: bytes, known: set[str], tell: Callable[[int, int], None]) -> BroughtIn:
        return bring_in(file, data, tell)

    def written(self, kind: str, name: str, content: dict[str, Any], form: str) -> tuple[str, str]:
        return f"{plain(name) or 'hero'}.toml", as_toml(bounded(content))

    def setup(self, names: list[str], chosen: dict[str, Any], brought: dict[int, dict[str, Any]]) -> dict[str, Any]:
        from mulligan.games.unmatched import GAME

        come = {seat: written(one["content"]) for seat, one in brought.items()}
        files = {plain(hero.name): as_toml(hero) for hero in come.values()}
        if any(files[plain(hero.name)] != as_toml(hero) for hero in come.values()):
            raise ValueError(text("workshop-two-heroes"))
        leading = chosen.get("heroes") or [DEFAULT_HEROES[seat % len(DEFAULT_HEROES)] for seat in range(len(names))]
        if isinstance(leading, list):
            leading = [DEFAULT_HEROES[0] if seat in come else name for seat, name in enumerate(leading)]
        made = set_up(names, filled(GAME.form(), len(names), {**chosen, "heroes": leading}))
        partners = len(made["heroes"]) - len(names)  # team-2: the first of three leads the third hero too
        for seat, hero in come.items():
            made["heroes"][seat + (partners if seat > 1 else 0)] = hero.name
        return Unmatched(**{**made, "brought": list(files.values())}).setup

    def offers(self, works: list[dict[str, Any]], own: list[dict[str, Any]]) -> list[Offer]:
        return [offer(one["id"], one["name"], one["content"]) for one in works if one["kind"] == "hero"]

    def trials(self, kind: str, content: dict[str, Any]) -> Trials:
        """A hero against each of the house's, from both seats."""
        hero, tables = written(content), []
        for name in hero_names():
            for seat in range(2):
                heroes = [name, name]
                brought = {seat: {"content": content}}
                made = self.setup(["A", "B"], {"heroes": heroes}, brought)
                tables.append(Trial([made], seat))
        return Trials(hero.name, "", False, tables)

    def desk(self, game: Game) -> Desk:
        return judging.desk(game)

    def position(self, view: View) -> dict[str, Any]:
        return judging.position(view)

    def left_out(self, view: View) -> list[str]:
        return judging.left_out(view)


def keywords() -> list[Term]:
    """The types of cards and the moments of effects."""
    types = zip(TYPES, RULES_OF_TYPES, strict=True)
    named = [(text(f"web-um-{name}"), rule, name) for name, rule in types if name in ("scheme", "versatile")]
    found = [Term(said, rule, sign=sign) for name, rule, sign in named for said in (name, name.lower())]
    for name, rule in RULES_OF_TERMS.items():
        found += [Term(said, rule) for said in text(f"unmatched-term-{name}").split(" | ")]
    return found


def offer(ident: str, name: str, content: dict[str, Any]) -> Offer:
    """A hero with the numbers that one chooses by, and what keeps them from being played."""
    try:
        hero = written(content)
    except ValueError as trouble:
        return Offer(Choice(ident, name), str(trouble))
    wrong = unread(hero) if whole_sheet(hero) is None else []
    why = f"{wrong[0].where}: {wrong[0].words}: {wrong[0].reason}" if wrong else ""
    return Offer(Choice(ident, name, hero_line(hero)), why)
