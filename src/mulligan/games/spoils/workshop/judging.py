"""Positions of The Spoils for judges: what they are made of, and what a seat knows of one."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from mulligan.games.spoils.arranging import FACTION_PLACE, Begin
from mulligan.games.spoils.cards.card import Card, card_from_json
from mulligan.games.spoils.cards.collection import house_cards, user_cards
from mulligan.games.spoils.effects.lasting import THIS_BATTLE
from mulligan.games.spoils.game import SpoilsState
from mulligan.games.spoils.printed import RESOURCE
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.games.spoils.workshop.continuing import can_be_said, said
from mulligan.games.workshop import Desk, Part
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import NO_CARD
from mulligan.kernel.numbers import Card as CardNumber
from mulligan.kernel.state import HIDDEN
from mulligan.kernel.view import View
from mulligan.messages import text

MOST = 999
UNKNOWN = "Unknown card"
STANDS_FOR_IT = {"name": UNKNOWN, "line": "Universal Character", "cost": 99, "stats": "0/1/0"}


def desk(game: Game) -> Desk:
    known = {**user_cards(), **house_cards()}
    played = [name for name, reading in known.items() if reading.read and reading.card.type is not CardType.FACTION]
    factions = [name for name, reading in known.items() if reading.read and reading.card.type is CardType.FACTION]
    table = [
        Part("turn", "seat"), Part("step", "choice", choices=[begin.value for begin in (Begin.TURN, Begin.GAME)]),
    ]  # fmt: skip
    zones = [
        Part(key, sort, heap="cards")
        for key, sort in (
            ("hand", "cards"), ("play", "placed"), ("new", "placed"), ("resources", "placed"), ("face down", "placed"),
            ("discard", "cards"), ("deck", "cards"), ("out of game", "cards"),
        )
    ]  # fmt: skip
    seat = [
        Part("influence", "number", 1, MOST), *zones, Part("deck size", "number", 0, MOST),
        Part("faction", "choice", choices=factions),
    ]  # fmt: skip
    return Desk(table, [seat] * game.seats, {"cards": played}, ["can pay", "icons", "lost"])


def position(view: View) -> dict[str, Any]:
    state = view.position
    assert isinstance(state, SpoilsState)
    names = state.game.seat_names
    sides = [zones(state, seat) for seat in range(state.seats)]
    order = laid_out(state)
    given: dict[str, Any] = {"turn": names[state.active_player]}
    for seat, name in enumerate(names):
        given[name] = side_of(state, seat, sides[seat], order)
    lasting = lasting_in(state, order)
    if lasting:
        given["lasting"] = lasting
    used = (
        {name_of(state, CardNumber(card)) for card in range(len(state.printed))}
        | {state.face(faction).name for faction in state.factions}
        | {one["text"] for one in lasting}
    )
    cards = [as_given(card_from_json(card)) for card in state.game.setup.get("cards", []) if card["name"] in used]
    hidden = any(lies_open_to_nobody(part) for part in given.values() if isinstance(part, dict))
    if cards or hidden:
        given = {"cards": [*cards, *([STANDS_FOR_IT] if hidden else [])], **given}
    return {"setup": {}, "given": given}


def left_out(view: View) -> list[str]:
    """Of what lasts, that for which scenarios have no words. What holds for a battle is made anew in it."""
    state = view.position
    assert isinstance(state, SpoilsState)
    lost = [one for one in state.lasting if one.duration != THIS_BATTLE and not can_be_said(state, one)]
    return [text("workshop-left-out-lasting", count=len(lost))] if lost else []


def lasting_in(state: SpoilsState, order: list[CardNumber]) -> list[dict[str, Any]]:
    """What lasts, with the cards in play as scenarios number them: the factions first, then as they are laid out."""
    laid = [*state.factions, *order]
    called = {card: numbered(state, card, laid) for card in laid}
    return [found for one in state.lasting if (found := said(state, one, called)) is not None]


def laid_out(state: SpoilsState) -> list[CardNumber]:
    """The cards in play but the factions, in the order of a scenario."""
    return [card for seat in range(state.seats) for cards in zones(state, seat).values() for card in cards]


def zones(state: SpoilsState, seat: int) -> dict[str, list[CardNumber]]:
    """What a seat has in play, as scenarios part it and in their order."""
    found: dict[str, list[CardNumber]] = {"play": [], "resources": [], "face down": [], "new": []}
    for card in state.in_play:
        if state.controller[card] != seat or card in state.factions:
            continue
        if state.face_down[card]:
            found["face down"].append(card)
        elif state.face(card).types & RESOURCE:
            found["resources"].append(card)
        else:
            found["new" if state.since[card] >= state.turn_number else "play"].append(card)
    return found


def side_of(
    state: SpoilsState, seat: int, mine: dict[str, list[CardNumber]], order: list[CardNumber]
) -> dict[str, Any]:
    part: dict[str, Any] = {
        "faction": state.face(state.factions[seat]).name,
        "influence": max(1, state.influence[seat]),
        "hand": [name_of(state, card) for card in state.hands[seat]],
    }
    if state.lost >> seat & 1:
        part["lost"] = True
    for key, cards in mine.items():
        if cards:
            part[key] = [placed(state, card, seat, order) for card in cards]
    for key, pile in (("discard", state.discards[seat]), ("out of game", state.outs[seat])):
        named = [name_of(state, card) for card in pile if card not in state.factions]
        if named:
            part[key] = named
    top = list(takewhile(lambda card: state.printed[card] != HIDDEN, reversed(state.decks[seat])))
    if top:  # mostly what was drawn since
        part["deck"] = [name_of(state, card) for card in top]
    if state.decks[seat]:
        part["deck size"] = len(state.decks[seat])
    return part


def name_of(state: SpoilsState, card: CardNumber) -> str:
    return UNKNOWN if state.printed[card] == HIDDEN else state.face(card).name


def placed(state: SpoilsState, card: CardNumber, seat: int, order: list[CardNumber]) -> str | dict[str, Any]:
    """A card in play by its name, with what it has on it."""
    said: dict[str, Any] = {"card": name_of(state, card)}
    if state.owner[card] != seat:
        said["owner"] = state.game.seat_names[state.owner[card]]
    host = CardNumber(state.attached[card])
    if host in state.factions:
        said["attached to"] = FACTION_PLACE
    elif host != NO_CARD:
        said["attached to"] = numbered(state, host, order)
    for key, numbers in (("tokens", state.tokens), ("damage", state.damage)):
        if numbers[card]:
            said[key] = int(numbers[card])
    if state.depleted[card]:
        said["depleted"] = True
    return said if len(said) > 1 else str(said["card"])


def numbered(state: SpoilsState, card: CardNumber, order: list[CardNumber]) -> str:
    """A card in play by its name; "Ox (2)" is the second of that name."""
    name = name_of(state, card)
    like = [other for other in order if name_of(state, other) == name]
    at = like.index(card) if card in like else 0
    return f"{name} ({at + 1})" if at else name


def lies_open_to_nobody(side: dict[str, Any]) -> bool:
    """Is there a card in it that is not known?"""
    return any(
        one == UNKNOWN or (isinstance(one, dict) and one.get("card") == UNKNOWN)
        for cards in side.values()
        if isinstance(cards, list)
        for one in cards
    )


def as_given(card: Card) -> dict[str, Any]:
    """A card as card files and scenarios have it."""
    words = [card.trade, *(word.capitalize() for word in card.supertypes), card.type.value.capitalize()]
    line = " ".join(word for word in words if word)
    said: dict[str, Any] = {
        "name": card.name,
        "line": f"{line} - {', '.join(card.subtypes)}" if card.subtypes else line,
    }
    for key in ("cost", "threshold", "structure", "influence"):
        if getattr(card, key) not in (None, ""):
            said[key] = getattr(card, key)
    if card.strength is not None:
        said["stats"] = f"{card.strength}/{card.life}/{card.speed}"
    if card.text:
        said["text"] = card.text
    return said
