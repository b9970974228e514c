"""A study: which games are played to find out how balanced a game is, and what is noted of each."""

import json
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from mulligan.agents import agent
from mulligan.arena.plan import pairings_of
from mulligan.games import box
from mulligan.kernel.game import Game, names_for
from mulligan.kernel.state import State

LOOKS = 20  # at how many points of a game it is noted who is ahead


@dataclass(frozen=True)
class Study:
    """Games in which every side meets every other as often from each seat, all played by one sort of bot.

    With a field, the sides do not meet each other but those of the field, both in the same deals.
    """

    game: str
    games: int
    first_seed: int
    seats: int
    bot: str
    sides: tuple[str, ...] = ()
    field: tuple[str, ...] = ()
    chosen: tuple[tuple[str, Any], ...] = ()

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError(f"At least one game, not {self.games}.")
        agent(self.bot, "")
        for table in range(max(1, len(self.sides))):  # in which every side sits once: each can be played
            table_of(self, table)

    def pairings(self) -> list[tuple[str, ...]]:
        """Who meets, seat by seat. Without sides everybody plays the same."""
        if self.field:
            return [
                sitting
                for other in self.field
                for turned in (False, True)
                for side in self.sides
                for sitting in [(other, side) if turned else (side, other)]
            ]
        if not self.sides:
            return []
        return pairings_of(self.sides, self.seats)

    def bout(self, number: int) -> tuple[int, int]:
        """The table and the seed of a game. In a field both sides get the same deals."""
        tables = max(1, len(self.pairings()))
        table = number % tables
        return table, self.first_seed + (number // len(self.sides) if self.field else number)

    def as_json(self) -> dict[str, Any]:
        made: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return made


@cache
def table_of(study: Study, number: int) -> Game:
    """The table of a pairing."""
    game = box(study.game)
    pairings = study.pairings()
    chosen = dict(study.chosen)
    if pairings:
        chosen[game.sides] = list(pairings[number % len(pairings)])
    return game.table(names_for(study.seats, None), chosen)


@cache
def names_of(game: Game) -> list[str]:
    """The names of its cards, by number."""
    return [face.name for face in box(game.name).layout().cards(game)]


def play(study: Study, number: int) -> dict[str, Any]:
    """Play one game; what is noted of it. Cards are noted by name, for each seat each once."""
    table, seed = study.bout(number)
    game = table_of(study, table)
    bots = [agent(study.bot, f"{seed}/{seat}") for seat in range(game.seats)]
    state = game.start(seed, record=True)
    held = contents(game, state)
    ahead: list[list[float]] = []
    decisions = 0
    while (decision := state.decision) is not None:
        if decisions % game.seats == 0:
            ahead.append([round(chance, 3) for chance in game.chances(state)])
        state.apply(bots[decision.seat].answer(state))
        decisions += 1
    drawn, played, first = deeds_of(game, state)
    return {
        "number": number,
        "seed": seed,
        "sides": game.aims(state) or [""] * game.seats,
        "winners": state.winners.copy(),
        "first": first,
        "rounds": game.rounds(state),
        "decisions": decisions,
        "drawn": drawn,
        "played": played,
        "cards": held if number < max(1, len(study.pairings())) else [],
        "ahead": [ahead[len(ahead) * i // LOOKS] for i in range(LOOKS)] if ahead else [],
    }


def contents(game: Game, state: State) -> list[str]:
    names = names_of(game)
    return sorted({names[kind] for kind in state.printed if 0 <= kind < len(names)})


def deeds_of(game: Game, state: State) -> tuple[list[list[str]], list[list[str]], int]:
    """What each seat drew and played, and who went first (-1 where nobody says)."""
    deeds, names = box(game.name).deeds(), names_of(game)
    drawn: list[set[str]] = [set() for _ in range(game.seats)]
    played: list[set[str]] = [set() for _ in range(game.seats)]
    first = -1
    for event in state.record.events if state.record is not None else []:
        if event.kind == deeds.first and first < 0:
            first = event.seat
        if 0 <= event.card < len(names) and 0 <= event.seat < game.seats:
            if event.kind in deeds.drawn:
                drawn[event.seat].add(names[event.card])
            elif event.kind in deeds.played:
                played[event.seat].add(names[event.card])
    return [sorted(one) for one in drawn], [sorted(one) for one in played], first
