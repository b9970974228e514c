"""Positions laid out by hand: which cards lie where, who has how much influence, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from mulligan.games.spoils.card import Card
from mulligan.games.spoils.collection import HouseTable
from mulligan.games.spoils.game import Spoils, SpoilsState
from mulligan.games.spoils.language import read
from mulligan.games.spoils.lowering.paragraphs import lower
from mulligan.games.spoils.printed import BEING_PLAYED, DECK, DISCARD, HAND, OUT_OF_GAME, PLAY
from mulligan.games.spoils.procedures import TURN
from mulligan.games.spoils.rules.entering import put_into_play
from mulligan.games.spoils.table import ACTIVE, FIRST, TURN_NUMBER
from mulligan.kernel.events import Record
from mulligan.kernel.random import key_of
from mulligan.kernel.state import LEDGER_SIZE, STEP

TURNS_BEFORE = 10
MAIN_STEP = 2  # of a turn: what to do?


@dataclass
class Side:
    """What one player has. Cards in play have been there since before this turn; `new` ones came this turn."""

    hand: list[str] = field(default_factory=list)
    play: list[str] = field(default_factory=list)
    new: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)  # the first is on top
    face_down: list[str] = field(default_factory=list)
    resources: list[str] = field(default_factory=list)
    influence: int = 25
    faction: str = "The Open Gate"


def arrange(sides: dict[str, Side], turn: str, cards: list[Card] | None = None, seed: int | str = 0) -> SpoilsState:
    """The position, at the decision of the player whose turn it is. `cards` are defined for this position alone."""
    table = HouseTable()
    for card in cards or []:
        table.library.add(lower(card, read(card.text, card.type), table.library))
    names = list(sides)
    decks = [[table.number(name) for name in everything(side)] for side in sides.values()]
    factions = [table.number(side.faction) for side in sides.values()]
    game = Spoils({"names": names}, names, table.library, decks, factions)
    state = game.empty()
    assert isinstance(state, SpoilsState)
    state.key = key_of(str(seed))
    state.record = Record()
    state.ledger.extend([0] * LEDGER_SIZE)
    state.ledger[2] = -1
    state.set_out(decks, factions)
    for seat, side in enumerate(sides.values()):
        lay_out(state, seat, side, table)
    first = names.index(turn)
    state.clock[TURN_NUMBER] = TURNS_BEFORE
    state.clock[ACTIVE] = state.clock[FIRST] = first
    state.push(TURN, [first])
    state.frames[-1][STEP] = MAIN_STEP
    state.run()
    return state


def everything(side: Side) -> list[str]:
    return [
        *side.hand, *side.play, *side.new, *side.discard, *side.face_down, *side.resources, *side.deck,
    ]  # fmt: skip


def lay_out(state: SpoilsState, seat: int, side: Side, table: HouseTable) -> None:
    state.influence[seat] = side.influence
    for name in side.hand:
        state.move(take(state, seat, table.number(name)), HAND)
    for name in side.discard:
        state.move(take(state, seat, table.number(name)), DISCARD)
    for names, down, since in (
        (side.play, 0, 0), (side.resources, 0, 0), (side.face_down, 1, 0), (side.new, 0, TURNS_BEFORE),
    ):  # fmt: skip
        for name in names:
            card = take(state, seat, table.number(name))
            put_into_play(state, card, seat, down)
            state.since[card] = since
    for name in reversed(side.deck):
        card = take(state, seat, table.number(name))
        state.decks[seat].remove(card)
        state.decks[seat].append(card)


def take(state: SpoilsState, seat: int, printed: int) -> int:
    """A card of that kind that still lies in the deck, the lowest first."""
    for card in state.decks[seat]:
        if state.printed[card] == printed:
            return card
    raise ValueError(f"{state.library.cards[printed].name} is not in the deck")


AREAS = {
    "deck": DECK, "hand": HAND, "being played": BEING_PLAYED, "play": PLAY, "discard": DISCARD, "out": OUT_OF_GAME,
}  # fmt: skip
