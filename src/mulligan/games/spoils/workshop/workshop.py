"""What can be made for The Spoils: decks and cards."""

from dataclasses import replace
from typing import Any

from mulligan.games.form import completed, offered
from mulligan.games.spoils.cards.card import Card, CardTrouble, card_of
from mulligan.games.spoils.cards.collection import brought as brought_cards
from mulligan.games.spoils.cards.collection import (
    find,
    for_the_journal,
    house_cards,
    known_decks,
    named_deck,
    spoils,
    user_cards,
)
from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.cards.octgn import Deck
from mulligan.games.spoils.cards.packs import limited_deck, simple_drafter
from mulligan.games.spoils.language import show
from mulligan.games.spoils.workshop import decks, drafting, judging, playing, shelf
from mulligan.games.spoils.workshop.cards import weigh_card
from mulligan.games.workshop import About, Desk, Kept, SetPlays, Weighed, Workshop
from mulligan.kernel.game import Game
from mulligan.kernel.view import View
from mulligan.messages import text

LONGEST_TEXT = 2_000
LONGEST_NAME = 60


class SpoilsWorkshop(Workshop):
    kinds = ("deck", "card")
    sorts = ("draft", "sealed")

    def catalogue(self) -> list[Kept]:
        return shelf.everything()

    def own(self, works: list[dict[str, Any]]) -> list[Kept]:
        return shelf.kept(read_all(own_cards(works)), "own")

    def about(self, name: str) -> About:
        reading = find(name)
        if reading is None:
            raise KeyError(name)
        understood = show(reading.tree()).split("\n") if reading.read else []
        holding = [deck for deck, cards in known_decks().items() if any(entry.name == name for entry in cards.entries)]
        return About([line for line in understood if line.strip()], holding)

    def plays(self) -> list[SetPlays]:
        return playing.plays()

    def weigh(self, kind: str, content: dict[str, Any], own: list[dict[str, Any]]) -> Weighed:
        if kind == "card":
            weighed = weigh_card(content, written_card)
            if name_taken(str(content.get("name", ""))):
                weighed.trouble = text("workshop-name-taken", card=str(content["name"])[:LONGEST_NAME])
            return weighed
        return decks.weigh(content, own_cards(own))

    def take_in(self, file: str, written: str) -> dict[str, Any]:
        return decks.content_of(decks.read(file, written))

    def written(self, kind: str, name: str, content: dict[str, Any], form: str) -> tuple[str, str]:
        if kind == "card":
            return f"{name}.toml", shelf.as_toml(content)
        return decks.written(name, content, form)

    def setup(self, names: list[str], chosen: dict[str, Any], brought: dict[int, dict[str, Any]]) -> dict[str, Any]:
        from mulligan.games.spoils import GAME

        [field] = GAME.form()
        for name in chosen:
            if name != field.id:
                raise ValueError(text("web-setup-unknown", field=name[:60]))
        lists = completed([field], len(names), chosen)[field.id]
        if not isinstance(lists, list) or len(lists) != len(names):
            raise ValueError(text("web-setup-per-seat", field=field.label, seats=len(names)))
        played: list[Deck] = []
        for seat, deck in enumerate(lists):
            if seat in brought:
                played.append(come_with(brought[seat]))
            else:
                played.append(named_deck(offered(field, len(names), deck)))
        cards = brought_cards(played)
        return spoils(
            decks=[for_the_journal(replace(deck, cards=cards)) for deck in played],
            names=names,
            cards=[shelf.as_json(card) for card in cards],
        ).setup

    def desk(self, game: Game) -> Desk:
        return judging.desk(game)

    def position(self, view: View) -> dict[str, Any]:
        return judging.position(view)

    def packs(self, sort: str, seed: str, seats: int) -> list[list[list[str]]]:
        return drafting.packs(sort, seed, seats)

    def pick(self, pack: list[str], taken: list[str]) -> str:
        return simple_drafter(pack, taken)

    def built(self, pool: list[str]) -> dict[str, Any]:
        return decks.content_of(limited_deck("", pool))

    def beyond(self, content: dict[str, Any], pool: list[str]) -> list[str]:
        return drafting.beyond(decks.listed("deck", content), pool)


def come_with(brought: dict[str, Any]) -> Deck:
    """The deck that somebody comes with: theirs, or one that tries a card of theirs."""
    if brought["kind"] == "card":
        return decks.trial(written_card(brought["content"]))
    return decks.brought(brought["name"], brought["content"], own_cards(brought["own"]))


def own_cards(works: list[dict[str, Any]]) -> tuple[Card, ...]:
    """Cards that can be read; the others are no cards yet."""
    found: dict[str, Card] = {}
    for content in works:
        try:
            card = written_card(content)
        except ValueError:
            continue
        if not name_taken(card.name):
            found.setdefault(card.name, card)
    return tuple(found.values())


def name_taken(name: str) -> bool:
    """In one game a name means one card: nobody's own stands in for one that others play with."""
    return name in house_cards() or name in user_cards()


def written_card(content: dict[str, Any]) -> Card:
    """A card from what somebody wrote, within bounds."""
    given = {key: value for key, value in content.items() if value not in ("", None)}
    if len(str(given.get("text", ""))) > LONGEST_TEXT:
        raise ValueError(text("workshop-text-too-long", most=LONGEST_TEXT))
    if any(len(str(value)) > LONGEST_NAME for key, value in given.items() if key != "text"):
        raise ValueError(text("workshop-name-too-long", most=LONGEST_NAME))
    try:
        return card_of({**given, "set": ""}, 0)
    except CardTrouble as trouble:
        raise ValueError(f"{trouble.words}: {trouble.reason}" if trouble.words else trouble.reason) from None
