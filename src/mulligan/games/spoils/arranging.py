"""Positions laid out by hand: which cards lie where, who has how much influence, whose turn it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import HouseTable
from mulligan.games.spoils.game import Spoils, SpoilsState
from mulligan.games.spoils.language import read_card
from mulligan.games.spoils.lowering.paragraphs import lower
from mulligan.games.spoils.printed import BEING_PLAYED, DECK, DISCARD, HAND, NOWHERE, OUT_OF_GAME, PLAY
from mulligan.games.spoils.rules.entering import put_into_play
from mulligan.games.spoils.rules.settling import leave_the_table
from mulligan.games.spoils.rules.start import Start
from mulligan.games.spoils.rules.turn import Turn
from mulligan.kernel.events import Record
from mulligan.kernel.numbers import Card as CardNumber
from mulligan.kernel.numbers import Seat
from mulligan.kernel.random import key_of
from mulligan.scenarios.given import run_in_words

TURNS_BEFORE = 10
FACTION_PLACE = "faction"
TOKEN = "Micromajig"  # 409.3: a token that counts as a card
_NUMBERED = re.compile(r"(.*) \((\d+)\)")


class Begin(Enum):
    """Where a position begins."""

    GAME = "start of game"  # 601.1: nothing is drawn yet
    TURN = "start of turn"  # 602.1
    MAIN = "turn"  # 603.2: the active player chooses what to do


@dataclass
class Placed:
    """A card in play and what it has on it. It is attached to a card in play, or to its controller's "faction"."""

    name: str
    owner: str = ""
    attached_to: str = ""
    tokens: int = 0
    damage: int = 0
    depleted: bool = False


@dataclass
class Side:
    """What one player has. Cards in play have been there since before this turn; `new` ones came this turn."""

    hand: list[str] = field(default_factory=list)
    play: Sequence[str | Placed] = ()
    new: Sequence[str | Placed] = ()
    discard: list[str] = field(default_factory=list)
    out_of_game: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)  # the first is on top
    face_down: Sequence[str | Placed] = ()
    resources: Sequence[str | Placed] = ()
    influence: int = 25
    faction: str = "The Open Gate"
    lost: bool = False  # 102.1: out of the game, with what is named

    def in_play(self) -> list[Placed]:
        return [placed(some) for some in [*self.play, *self.resources, *self.face_down, *self.new]]


def placed(some: str | Placed) -> Placed:
    return Placed(some) if isinstance(some, str) else some


def arrange(
    sides: dict[str, Side],
    turn: str,
    cards: list[Card] | None = None,
    seed: int | str = 0,
    begin: Begin = Begin.MAIN,
    texts: Sequence[str] = (),
    lay: Callable[[SpoilsState], None] | None = None,
) -> SpoilsState:
    """The position, at its first decision. `cards` are defined for this position alone; `texts` are the names of other
    cards whose text still holds, which `lay` sees to once everything lies where it belongs."""
    table = HouseTable()
    for card in cards or []:
        table.library.add(lower(card, read_card(card), table.library))
    for name in texts:
        table.number(name)
    return begun(sides, table, turn, seed, begin, lay)


def begun(
    sides: dict[str, Side],
    table: HouseTable,
    turn: str,
    seed: int | str,
    begin: Begin,
    lay: Callable[[SpoilsState], None] | None = None,
) -> SpoilsState:
    """The same with cards that are known."""
    state = Arrangement(sides, table, seed).state
    first = Seat(list(sides).index(turn))
    state.active_player = state.first_player = first
    if begin is Begin.GAME:
        state.push(Start())
    else:
        state.turn_number = TURNS_BEFORE if begin is Begin.MAIN else TURNS_BEFORE - 1
        state.push(Turn(first))
        state.stack[-1].step = Turn.OFFER if begin is Begin.MAIN else Turn.START
    if lay is not None:
        lay(state)
    run_in_words(state)
    return state


class Arrangement:
    """A position on its way: every card lies in its owner's deck until it is put where it belongs."""

    def __init__(self, sides: dict[str, Side], table: HouseTable, seed: int | str) -> None:
        self.sides = sides
        self.names = list(sides)
        self.table = table
        decks = [[table.number(name) for name in self.owned_by(seat)] for seat in self.names]
        factions = [table.number(side.faction) for side in sides.values()]
        game = Spoils({"names": self.names}, self.names, table.library, decks, factions)
        state = game.empty()
        assert isinstance(state, SpoilsState)
        self.state = state
        state.key = key_of(str(seed))
        state.record = Record()
        state.set_out(decks, factions)
        for seat, side in enumerate(sides.values()):
            self.lay_out(Seat(seat), side)
        for seat, side in enumerate(sides.values()):
            self.order_deck(Seat(seat), side)
            self.fit_together(Seat(seat), side)
        for seat, side in enumerate(sides.values()):
            if side.lost:
                state.influence[seat] = 0
                state.lost |= 1 << seat
                leave_the_table(state, Seat(seat))

    def owned_by(self, name: str) -> list[str]:
        side = self.sides[name]
        found = [*side.hand, *side.discard, *side.out_of_game, *side.deck]
        for holder, other in self.sides.items():
            found += [some.name for some in other.in_play() if (some.owner or holder) == name and some.name != TOKEN]
        return found

    def lay_out(self, seat: Seat, side: Side) -> None:
        state = self.state
        state.influence[seat] = side.influence
        for names, area in ((side.hand, HAND), (side.discard, DISCARD), (side.out_of_game, OUT_OF_GAME)):
            for name in names:
                state.move(self.take(seat, name), area)
        for cards, down, since in (
            (side.play, 0, 0), (side.resources, 0, 0), (side.face_down, 1, 0), (side.new, 0, TURNS_BEFORE),
        ):  # fmt: skip
            for some in map(placed, cards):
                card = self.take(Seat(self.names.index(some.owner)) if some.owner else seat, some.name)
                put_into_play(state, card, seat, down)
                state.since[card] = since
                state.tokens[card] = some.tokens
                state.damage[card] = some.damage
                state.depleted[card] = int(some.depleted)

    def take(self, owner: Seat, name: str) -> CardNumber:
        """A card of that name that still lies in the deck, the lowest first; a token comes from nowhere (409.3)."""
        if name == TOKEN:
            token = self.state.spare_token(owner)
            self.state.area[token] = NOWHERE
            return token
        printed = self.table.number(name)
        return next(card for card in sorted(self.state.decks[owner]) if self.state.printed[card] == printed)

    def order_deck(self, seat: Seat, side: Side) -> None:
        deck = self.state.decks[seat]
        for name in reversed(side.deck):
            printed = self.table.number(name)
            card = next(card for card in deck if self.state.printed[card] == printed)
            deck.remove(card)
            deck.append(card)

    def fit_together(self, seat: Seat, side: Side) -> None:
        """Attach what is attached. The cards of a side stand in play in the order in which they were put there."""
        state = self.state
        mine = [card for card in state.in_play if state.controller[card] == seat and card not in state.factions]
        for card, some in zip(mine, side.in_play(), strict=True):
            if some.attached_to == FACTION_PLACE:
                state.attached[card] = state.factions[seat]
            elif some.attached_to:
                host = in_play(state, some.attached_to)
                if host == card:
                    raise KeyError(some.attached_to)
                state.attached[card] = host


def in_play(state: SpoilsState, name: str) -> CardNumber:
    """A card in play by its name; "Bruiser (2)" is the second of that name. Raises KeyError."""
    wanted, number = name, 1
    numbered = _NUMBERED.fullmatch(name)
    if numbered:
        wanted, number = numbered[1], int(numbered[2])
    found = [card for card in state.in_play if state.face(card).name.casefold() == wanted.casefold()]
    if len(found) < number:
        raise KeyError(name)
    return found[number - 1]


AREAS = {
    "deck": DECK, "hand": HAND, "being played": BEING_PLAYED, "play": PLAY, "discard": DISCARD, "out": OUT_OF_GAME,
}  # fmt: skip
