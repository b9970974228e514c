"""Positions of The Spoils for scenarios: arranged as they say, with cards of the house, the user's and their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mulligan.games.spoils.arranging import TOKEN, Begin, Placed, Side, arrange, in_play
from mulligan.games.spoils.cards.card import Card, CardTrouble, card_of
from mulligan.games.spoils.cards.collection import find, house_cards, why_not_playable
from mulligan.games.spoils.cards.library import Reading, read_all
from mulligan.games.spoils.cards.packs import STAPLES
from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.game import Spoils, SpoilsState
from mulligan.games.spoils.legality import in_battle
from mulligan.games.spoils.options import (
    ABOUT_BLOCKERS,
    ABOUT_MAY,
    ABOUT_MULLIGAN,
    ABOUT_PAYING,
    ABOUT_PAYMENT,
    ABOUT_RESPONSE,
    ABOUT_RESPONSE_TO_END,
    ABOUT_TURN,
    ABOUT_WINDOW,
    DECLINE,
    DONE,
    NO,
    OPTIONS,
    TAKE_BACK,
)
from mulligan.games.spoils.printed import (
    AREA_NAMES,
    CHARACTER,
    FACTION,
    ICONS,
    LOCATION,
    PLAY,
    RESOURCE,
    TYPE_KEYS,
)
from mulligan.games.spoils.vocabulary.terms import KEYWORDS, CardType
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import NO_CARD, Seat
from mulligan.kernel.numbers import Card as CardNumber
from mulligan.kernel.random import Random
from mulligan.kernel.state import State
from mulligan.messages import text
from mulligan.scenarios.entry import Entry, plain_key, unknown
from mulligan.scenarios.failure import Failure
from mulligan.scenarios.given import Given, keyed
from mulligan.scenarios.stage import TABLE, Found

TABLE_KEYS = ["cards", "turn", "step", "lasting"]
SEAT_KEYS = [
    "hand", "play", "new", "resources", "face down", "discard", "out of game", "deck", "deck size", "influence",
    "faction", "lost",
]  # fmt: skip
CARD_KEYS = ["card", "owner", "attached to", "tokens", "damage", "depleted"]
NUMBERS = ("cost", "structure", "influence")
STATS = {"strength": ops.STRENGTH, "life": ops.LIFE, "speed": ops.SPEED, "structure": ops.STRUCTURE, "cost": ops.COST}
OF = " of "
MOST = 999


@dataclass(frozen=True)
class Place:
    """Where a position puts cards, and of which types they are there."""

    name: str
    types: tuple[CardType, ...]


STANDING: Final = (CardType.CHARACTER, CardType.ITEM, CardType.LOCATION, CardType.RESOURCE)
IN_PLAY: Final = Place("play", STANDING)
RESOURCES: Final = Place("resources", (CardType.RESOURCE,))
FACTIONS: Final = Place("faction", (CardType.FACTION,))
ELSEWHERE: Final = Place("elsewhere", (*STANDING, CardType.TACTIC))


class SpoilsStage:
    """The Spoils for `mulligan.scenarios`. What a position does not name is not there: no hand, no deck, no cards."""

    def arrange(self, game: Game, given: Entry, seed: str) -> State:
        assert isinstance(game, Spoils)
        return Position(game, given, seed).arranged()

    def unscripted(self, state: State) -> int | None:
        """Offers, responses and blocks can be declined, any resource may pay, and what can only be taken back goes on;
        the rest the script says."""
        decision = state.decision
        if decision is None:
            return None
        if len(decision.options) == 2 and TAKE_BACK in decision.options:
            return next(option for option in decision.options if option != TAKE_BACK)
        if decision.subject == ABOUT_PAYMENT:
            return decision.options[0]
        if decision.subject in (ABOUT_RESPONSE, ABOUT_RESPONSE_TO_END, ABOUT_WINDOW):
            return DECLINE
        if decision.subject in (ABOUT_MAY, ABOUT_PAYING):
            return NO
        if decision.subject in (ABOUT_BLOCKERS, ABOUT_MULLIGAN) and DONE in decision.options:
            return DONE
        return None

    def declines(self, option: int) -> bool:
        return option in (DECLINE, DONE, NO)

    def is_of_turn(self, subject: int) -> bool:
        return subject == ABOUT_TURN

    def rests(self, state: State) -> bool:
        return state.decision is not None and state.decision.subject == ABOUT_TURN

    def known(self, state: State) -> list[str]:
        assert isinstance(state, SpoilsState)
        plain = [text(f"spoils-option-{name}") for name in OPTIONS.answers]
        return [*(face.name for face in state.library.cards), *state.game.seat_names, *plain]

    def number_as_laid_out(self, state: State, rest: State) -> None:
        """A position says what lies where seat by seat, and the second Ox is the second of that order."""
        assert isinstance(state, SpoilsState)
        assert isinstance(rest, SpoilsState)
        from mulligan.games.spoils.workshop.judging import laid_out

        place = {card: number for number, card in enumerate([*rest.factions, *laid_out(rest)])}
        state.in_play.sort(key=lambda card: place.get(card, len(place)))

    def ordered(self, key: str) -> bool:
        return key == "deck"

    def look(self, state: State, seat: int, key: str) -> Found:
        assert isinstance(state, SpoilsState)
        if seat != TABLE:
            return look_at_player(state, Seat(seat), key)
        part, of, name = key.partition(OF)
        if of:
            return look_at_card(state, card_named(state, name), part)
        if key == "turn":
            return state.game.seat_names[state.active_player]
        if key == "turn number":
            return state.turn_number
        raise unknown(key, ["turn", "turn number", "strength of a card"])


# ---- looking --------------------------------------------------------------------------------------------------------


def look_at_player(state: SpoilsState, seat: Seat, key: str) -> Found:
    mine = [card for card in state.in_play if state.controller[card] == seat]
    up = [card for card in mine if not state.face_down[card]]
    zones = {
        "hand": state.hands[seat],
        "deck": state.decks[seat][::-1],
        "discard": state.discards[seat],
        "out of game": state.outs[seat],
        "play": [card for card in up if not state.face(card).types & (RESOURCE | FACTION)],
        "resources": [card for card in up if state.face(card).types & RESOURCE],
        "face down": [card for card in mine if state.face_down[card]],
        "being played": [card for card in state.being_played if state.controller[card] == seat],
    }
    if key in zones:
        return [state.face(card).name for card in zones[key]]
    if key == "influence":
        return state.influence[seat]
    if key == "can pay":
        return state.unattached_resources(seat)
    if key == "icons":
        return "".join(icon * characteristics.icons(state, seat, number) for number, icon in enumerate(ICONS))
    if key == "lost":
        return state.lost >> seat & 1 == 1
    raise unknown(key, [*zones, "influence", "can pay", "icons", "lost"])


def look_at_card(state: SpoilsState, card: CardNumber, key: str) -> Found:
    if key in STATS:
        return characteristics.stat(state, card, STATS[key])
    if key == "stats":
        return "/".join(str(characteristics.stat(state, card, which)) for which in (ops.STRENGTH, ops.LIFE, ops.SPEED))
    if key == "where":
        return AREA_NAMES[state.area[card]].replace("-", " ")
    if key in ("controller", "owner"):
        return state.game.seat_names[state.controller[card] if key == "controller" else state.owner[card]]
    if key == "attached to":
        host = CardNumber(state.attached[card])
        return state.face(host).name if host != NO_CARD else ""
    if key == "keywords":
        return [keyword.value for keyword, bit in KEYWORDS.items() if characteristics.keywords(state, card) & bit]
    if key == "types":
        return [name for bit, name in enumerate(TYPE_KEYS) if characteristics.types(state, card) >> bit & 1]
    numbers = {"damage": state.damage, "tokens": state.tokens}
    if key in numbers:
        return numbers[key][card]
    if key == "in battle":
        return in_battle(state, card)
    flags = {"depleted": state.depleted, "face down": state.face_down}
    if key in flags:
        return flags[key][card] != 0
    known = [
        *STATS,
        "stats",
        "where",
        "controller",
        "owner",
        "attached to",
        "keywords",
        "types",
        "in battle",
        *numbers,
        *flags,
    ]
    raise unknown(key, known)


def card_named(state: SpoilsState, name: str) -> CardNumber:
    """A card by its name: one in play if there is one, "Bruiser (2)" the second of them, or else wherever it is."""
    try:
        return in_play(state, name)
    except KeyError:
        found = [
            card
            for card in range(len(state.printed))
            if state.face(CardNumber(card)).name.casefold() == name.casefold()
        ]
        if not found:
            raise unknown(name, [face.name for face in state.library.cards]) from None
        return CardNumber(min(found, key=lambda card: state.area[card] != PLAY))


def go_on(state: SpoilsState, lasting: list[Entry]) -> None:
    """Effects that began before."""
    from mulligan.games.spoils.workshop.continuing import Continuing

    for entry in lasting:
        Continuing(state, entry).lay()


# ---- arranging ------------------------------------------------------------------------------------------------------


class Position:
    """A position as a scenario gives it."""

    def __init__(self, game: Spoils, given: Entry, seed: str) -> None:
        self.game = game
        self.given = Given(given, game.seat_names, TABLE_KEYS, SEAT_KEYS)
        self.seed = seed
        self.random = Random(f"scenario {seed}")
        self.own: dict[str, Reading] = {}
        self.begin = Begin.MAIN

    def arranged(self) -> SpoilsState:
        table = self.given.table
        if "cards" in table:
            self.define(table["cards"])
        self.begin = self.step(table["step"]) if "step" in table else Begin.MAIN
        names = self.game.seat_names
        turn = names[self.given.seat("turn", 0)]
        sides = {name: self.side(Seat(seat)) for seat, name in enumerate(names)}
        lasting = table["lasting"].items() if "lasting" in table else []
        texts = [self.known(self.text_of(entry)) for entry in lasting]
        own = [reading.card for reading in self.own.values()]
        try:
            state = arrange(sides, turn, own, self.seed, self.begin, texts, lambda state: self.complete(state, lasting))
        except KeyError as missing:
            raise Failure(text("scenario-not-in-play", name=str(missing.args[0])), self.given.line) from None
        self.given.refuse_faults(state)
        return state

    def complete(self, state: SpoilsState, lasting: list[Entry]) -> None:
        """Effects that began before; then whatever is in play can stay there."""
        go_on(state, lasting)
        for card in state.in_play:
            damage, types = state.damage[card], characteristics.types(state, card)
            which, kind = (ops.LIFE, "life") if types & CHARACTER else (ops.STRUCTURE, "structure")
            if not damage or not types & (CHARACTER | LOCATION) or state.face_down[card]:
                continue
            limit = characteristics.stat(state, card, which)
            if damage >= limit and not characteristics.forbidden(state, card, ops.D_BE_DESTROYED):
                name = state.face(card).name
                raise Failure(
                    text("scenario-destroyed", name=name, damage=damage, limit=limit, kind=kind), self.given.line
                )

    def text_of(self, entry: Entry) -> Entry:
        """The name of the card whose text still holds."""
        if "text" not in entry.mapping():
            raise Failure(text("scenario-lacks", key="text"), entry.line)
        return entry.mapping()["text"]

    def step(self, entry: Entry) -> Begin:
        steps = {begin.value: begin for begin in Begin}
        if plain_key(entry.text()) not in steps:
            raise unknown(entry.text(), steps, entry.line)
        return steps[plain_key(entry.text())]

    # ---- cards of the scenario's own -------------------------------------------------------------------------------

    def define(self, entry: Entry) -> None:
        """Cards as card files have them, for this scenario alone."""
        lines = [some.line for some in entry.items()]
        cards = [self.card(some) for some in entry.items()]
        for reading, line in zip(read_all(cards), lines, strict=True):
            reason = why_not_playable(reading)
            if reason:
                raise Failure(text("scenario-card-unread", card=reading.card.name, reason=reason), line)
            if reading.card.name in self.own:
                raise Failure(text("scenario-twice", key=reading.card.name), line)
            self.own[reading.card.name] = reading

    def card(self, entry: Entry) -> Card:
        given: dict[str, Any] = {}
        for key, part in entry.mapping().items():
            given[key] = part.number(0, MOST) if key in NUMBERS else part.text()
        try:
            return card_of(given, entry.line)
        except CardTrouble as trouble:
            raise Failure(str(trouble), entry.line) from None

    def known(self, entry: Entry) -> str:
        """The name of a card as it is spelled: the scenario's own, the house's or the user's."""
        name = entry.text()
        for spelled in (*self.own, *house_cards(), TOKEN):
            if spelled.casefold() == name.casefold():
                return spelled
        if find(name) is None:
            raise unknown(name, [*self.own, *house_cards()], entry.line)
        return name

    # ---- what a seat has -------------------------------------------------------------------------------------------

    def side(self, seat: Seat) -> Side:
        parts = self.given.of_seat[seat]
        side = Side()
        if self.begin is Begin.GAME:
            names = [face.name for face in self.game.library.cards]
            side.faction = names[self.game.factions[seat]]
            side.deck = [names[number] for number in self.game.decks[seat]]
        if "faction" in parts:
            side.faction = self.fitting(parts["faction"], FACTIONS)
        side.lost = "lost" in parts and parts["lost"].flag()
        side.influence = self.influence(side.faction, parts.get("influence"))
        side.hand = self.cards(parts.get("hand"))
        side.discard = self.cards(parts.get("discard"))
        side.out_of_game = self.cards(parts.get("out of game"))
        side.play = self.placed(parts.get("play"), IN_PLAY)
        side.new = self.placed(parts.get("new"), IN_PLAY)
        side.resources = self.placed(parts.get("resources"), RESOURCES)
        side.face_down = self.placed(parts.get("face down"), ELSEWHERE)
        if "deck" in parts:
            side.deck = self.cards(parts["deck"])
        if "deck size" in parts:
            size = parts["deck size"].number(len(side.deck), MOST)
            staples = list(STAPLES.values())
            side.deck += [staples[self.random.below(len(staples))] for _ in range(size - len(side.deck))]
        return side

    def influence(self, faction: str, entry: Entry | None) -> int:
        if entry is not None:
            return entry.number(1, MOST)
        reading = self.own.get(faction) or find(faction)
        return (reading.card.influence if reading is not None else None) or Side().influence

    def cards(self, entry: Entry | None) -> list[str]:
        return [self.fitting(some, ELSEWHERE) for some in entry.items()] if entry is not None else []

    def fitting(self, entry: Entry, place: Place) -> str:
        """The name of a card that can lie there."""
        name = self.known(entry)
        reading = self.own.get(name) or find(name)
        if name == TOKEN:
            fits = place is IN_PLAY
        else:
            fits = reading is None or reading.card.type in place.types
            if place is IN_PLAY and reading is not None and reading.card.type is CardType.TACTIC:
                fits = "attach" in reading.card.text.casefold()  # some stay, on what they attach themselves to
        if not fits:
            raise Failure(text("scenario-cannot-lie-there", name=name, place=place.name), entry.line)
        return name

    def placed(self, entry: Entry | None, place: Place) -> list[str | Placed]:
        """Names; or a card with what it has on it: `{card: Bruiser, damage: 2, attached to: Hut}`."""
        found: list[str | Placed] = []
        for some in entry.items() if entry is not None else []:
            found.append(self.fitting(some, place) if isinstance(some.value, str) else self.one_placed(some, place))
        return found

    def one_placed(self, entry: Entry, place: Place) -> Placed:
        parts = keyed(entry, CARD_KEYS)
        if "card" not in parts:
            raise Failure(text("scenario-lacks", key="card"), entry.line)
        return Placed(
            self.fitting(parts["card"], place),
            owner=self.game.seat_names[self.given.seat_named(parts["owner"])] if "owner" in parts else "",
            attached_to=parts["attached to"].text() if "attached to" in parts else "",
            tokens=parts["tokens"].number(0, MOST) if "tokens" in parts else 0,
            damage=parts["damage"].number(0, MOST) if "damage" in parts else 0,
            depleted="depleted" in parts and parts["depleted"].flag(),
        )
