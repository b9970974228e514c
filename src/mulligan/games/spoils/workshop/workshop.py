"""What can be made for The Spoils: decks and cards."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from mulligan.games.form import completed, offered
from mulligan.games.spoils.cards.collection import brought as brought_cards
from mulligan.games.spoils.cards.collection import (
    find,
    for_the_journal,
    house_cards,
    known_decks,
    named_deck,
    spoils,
)
from mulligan.games.spoils.cards.octgn import Deck
from mulligan.games.spoils.cards.packs import limited_deck, simple_drafter
from mulligan.games.spoils.language import read, read_card, show
from mulligan.games.spoils.setting_up import title_of
from mulligan.games.spoils.workshop import decks, drafting, judging, playing, shelf
from mulligan.games.spoils.workshop.bringing_in import bring_in
from mulligan.games.spoils.workshop.cards import weigh_card
from mulligan.games.spoils.workshop.own import LONGEST_NAME, name_taken, own_cards, read_in_parts, written_card
from mulligan.games.spoils.workshop.trying import trials_of
from mulligan.games.workshop import (
    About,
    BroughtIn,
    Desk,
    Kept,
    Offer,
    Saying,
    SetPlays,
    Term,
    Trials,
    Weighed,
    Workshop,
)
from mulligan.kernel.game import Game
from mulligan.kernel.view import View
from mulligan.language.reader import ReadError
from mulligan.messages import text

REHEARSED = 32  # texts
HALF_WRITTEN = "When this card enters play, draw a ca"


class SpoilsWorkshop(Workshop):
    kinds = ("deck", "card")
    sorts = ("draft", "sealed")

    def catalogue(self) -> list[Kept]:
        return shelf.everything()

    def own(self, works: list[dict[str, Any]]) -> list[Kept]:
        return shelf.kept(read_in_parts(own_cards(works)), "own")

    def about(self, name: str, own: list[dict[str, Any]]) -> About:
        reading = find(name, own_cards(own))
        if reading is None:
            raise KeyError(name)
        understood = show(reading.tree()).split("\n") if reading.read else []
        holding = {
            deck: title_of(deck)
            for deck, cards in known_decks().items()
            if any(entry.name == name for entry in cards.entries)
        }
        return About([line for line in understood if line.strip()], holding)

    def terms(self) -> list[Term]:
        return shelf.terms()

    def sayings(self) -> list[Saying]:
        return shelf.sayings()

    def plays(self) -> list[SetPlays]:
        return playing.plays()

    def own_plays(self, works: list[dict[str, Any]]) -> list[SetPlays]:
        return playing.own_plays(works)

    def weigh(self, kind: str, content: dict[str, Any], own: list[dict[str, Any]]) -> Weighed:
        if kind == "card":
            weighed = weigh_card(content, written_card)
            if name_taken(str(content.get("name", ""))):
                weighed.trouble = text("workshop-name-taken", card=str(content["name"])[:LONGEST_NAME])
            return weighed
        return decks.weigh(content, own_cards(own))

    def rehearse(self) -> Iterator[None]:
        """A text that stops half way, as most do while they are typed: what could stand there is known then. And the
        longest of the house's texts: most phrases have been met then, and the rest are like them."""
        with suppress(ReadError):
            read(HALF_WRITTEN)
        yield
        cards = sorted((reading.card for reading in house_cards().values()), key=lambda card: len(card.text))
        for card in cards[-REHEARSED:]:
            read_card(card)
            yield

    def take_in(self, file: str, written: str) -> dict[str, Any]:
        return decks.content_of(decks.read(file, written))

    def ready(self, name: str) -> dict[str, Any]:
        decks_there = known_decks()
        if name not in decks_there:
            raise ValueError(text("deck-unknown", deck=name, near="none", decks=", ".join(decks_there)))
        return {**decks.content_of(decks_there[name]), "name": title_of(name)}

    def bring_in(self, file: str, data: bytes, known: set[str], tell: Callable[[int, int], None]) -> BroughtIn:
        return bring_in(file, data, known, tell)

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

    def offers(self, works: list[dict[str, Any]], own: list[dict[str, Any]]) -> list[Offer]:
        cards = own_cards(own)
        return [
            decks.offer(one["id"], one["name"], one["content"], cards) for one in works if one["kind"] == "deck"
        ]  # fmt: skip

    def trials(self, kind: str, content: dict[str, Any]) -> Trials:
        if kind != "card":
            return super().trials(kind, content)
        return trials_of(written_card(content))

    def desk(self, game: Game) -> Desk:
        return judging.desk(game)

    def position(self, view: View) -> dict[str, Any]:
        return judging.position(view)

    def left_out(self, view: View) -> list[str]:
        return judging.left_out(view)

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
