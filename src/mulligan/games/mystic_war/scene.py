"""What one seat sees of the table, ready to be drawn: realms, hand, the cards just played. All of it from a view."""

from collections.abc import Iterable
from dataclasses import dataclass

from mulligan.games.mystic_war.advice.forecast import Forecast
from mulligan.games.mystic_war.cards import ANY_TIME, DEITY, EFFECT, NAME, NEEDS, TEXT, TYPE, TYPES
from mulligan.games.mystic_war.mat import CARDS_DRAWN, FOLLOWERS, HAND_LIMIT, MYSTIC_POWER, RESOURCES
from mulligan.games.mystic_war.options import ABOUT_CHAOS, ABOUT_CHAOS_WINDOW, DISCARD, PLAY
from mulligan.games.mystic_war.rules.play import PlayCard
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import Table
from mulligan.games.mystic_war.words import TYPE_NAMES, added, card_name, played
from mulligan.kernel.game import Game
from mulligan.kernel.state import HIDDEN
from mulligan.kernel.view import View
from mulligan.messages import text


@dataclass
class Realm:
    """One seat's realm. The goal is empty where the viewer does not know it."""

    seat: int
    name: str
    amounts: list[int]
    wealth: int
    deities: list[str]
    cards: int
    draws: int
    keeps: int
    goal: str
    needs: list[int]
    first: bool
    claims_first: bool
    turn: bool


@dataclass
class HeldCard:
    """A card that the viewer may play: what it says, and what it amounts to now."""

    kind: int
    name: str
    sort: str
    count: int
    any_time: bool
    says: str
    now: str
    play: int
    discard: int


@dataclass
class PlayedCard:
    """A card on the table: who played it on whom, and whether it still counts."""

    told: str
    counts: bool


@dataclass
class Scene:
    """The whole table as one seat sees it."""

    seat: int
    round: int
    deck: int
    discards: int
    realms: list[Realm]
    hand: list[HeldCard]
    chaos: list[HeldCard]
    pile: list[PlayedCard]
    pending: str


def scene(game: Game, view: View) -> Scene:
    table = view.position
    assert isinstance(table, Table)
    forecast = Forecast(game, view)
    return Scene(
        seat=view.seat,
        round=table.round,
        deck=len(table.deck),
        discards=len(table.discards),
        realms=[realm(game, table, seat) for seat in range(table.seats)],
        hand=held(table, table.hands[view.seat], forecast) if view.seat >= 0 else [],
        chaos=held(table, table.drawn, None) if decides_for_chaos(table, view.seat) else [],
        pile=pile(game, table, view.seat),
        pending=forecast.pending(),
    )


def decides_for_chaos(table: Table, seat: int) -> bool:
    decision = table.decision
    return decision is not None and decision.seat == seat and decision.subject in (ABOUT_CHAOS, ABOUT_CHAOS_WINDOW)


def realm(game: Game, table: Table, seat: int) -> Realm:
    kind = table.printed[table.goals[seat]]
    return Realm(
        seat=seat,
        name=game.seat_names[seat],
        amounts=[table.amount_of(seat, resource) for resource in range(RESOURCES)],
        wealth=table.wealth(seat),
        deities=[card_name(table.printed[card]) for card in table.face_up[seat]],
        cards=len(table.hands[seat]),
        draws=CARDS_DRAWN[table.box(seat, FOLLOWERS)],
        keeps=HAND_LIMIT[table.box(seat, MYSTIC_POWER)],
        goal="" if kind == HIDDEN else NAME[kind],
        needs=[] if kind == HIDDEN else NEEDS[kind].copy(),
        first=table.first == seat,
        claims_first=table.next_first == seat,
        turn=table.turn == seat,
    )


def held(table: Table, cards: Iterable[int], forecast: Forecast | None) -> list[HeldCard]:
    """The cards in the order of their sort and name; like ones together."""
    kinds = [table.printed[card] for card in cards]
    return [
        HeldCard(
            kind=kind,
            name=NAME[kind],
            sort=TYPES[TYPE[kind]],
            count=kinds.count(kind),
            any_time=ANY_TIME[kind],
            says=TEXT[kind],
            now=forecast.card(kind) if forecast is not None else "",
            play=PLAY + kind,
            discard=DISCARD + kind,
        )
        for kind in sorted(set(kinds))
        if kind != HIDDEN
    ]


def pile(game: Game, table: Table, reader: int) -> list[PlayedCard]:
    """The card just played and what was added to it, in the order played (7.6)."""
    cards: list[PlayedCard] = []
    bases = [frame.base for frame in table.stack if isinstance(frame, PlayCard)]
    for i, play in enumerate(table.plays):
        kind = table.printed[play.card]
        effect = play.effect
        name = NAME[kind]
        if EFFECT[kind] != effect:
            name = text("mystic-war-wild-as", card=name, kind=TYPE_NAMES[effect])
        detail = play.detail if TYPE[kind] != DEITY else -1  # a deity's detail is a card
        by, on = play.by, play.on
        told = played(game, name, by, on, detail, reader) if i in bases else added(game, kind, by, on, reader)
        cards.append(PlayedCard(told[0].upper() + told[1:], counts(table, i)))
    return cards


def counts(table: Table, i: int) -> bool:
    return not table.plays[i].refused and not Standing(table, 0, False).negated(i)


def card_says(words: str) -> list[tuple[str, str]]:
    """Cards whose name begins with or holds the words, and what each says."""
    wanted = words.casefold()
    exact = [kind for kind in range(len(NAME)) if NAME[kind].casefold() == wanted]
    found = exact or [kind for kind in range(len(NAME)) if wanted in NAME[kind].casefold()]
    return [(NAME[kind], TEXT[kind] or needs_words(kind)) for kind in found]


def needs_words(kind: int) -> str:
    followers, mystic_power, gold = NEEDS[kind]
    return text("mystic-war-needs", followers=followers, mystic_power=mystic_power, gold=gold)
