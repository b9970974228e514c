"""A league: who meets whom, with what, in which seat; each game made by its number alone."""

import json
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from mulligan.agents import agent
from mulligan.arena.plan import Plan
from mulligan.kernel.game import Game


@dataclass(frozen=True)
class Bout:
    """One game to be played: its deal, its table, and who sits where."""

    number: int
    seed: int
    table: int
    entrants: tuple[str, ...]


@dataclass(frozen=True)
class League:
    """Entrants who meet, all of them as often, every deal once from each seat.

    As many entrants as seats, or one named twice, sit at every table as they are named; of more, each pair (or as many
    as there are seats) meets in turn.
    """

    plan: Plan
    entrants: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.entrants) < 2:
            raise ValueError("At least two entrants meet in a league.")
        for entrant in self.entrants:
            agent(entrant, "")

    @property
    def seats(self) -> int:
        return self.plan.fewest_seats

    @property
    def games(self) -> int:
        return self.plan.games

    def lineups(self) -> list[tuple[str, ...]]:
        """Who meets, in turn."""
        entrants, seats = self.entrants, self.seats
        if len(entrants) == seats or len(set(entrants)) < len(entrants):
            return [tuple(entrants[seat % len(entrants)] for seat in range(seats))]
        if len(entrants) < seats:
            return [
                tuple(entrants[(first + seat) % len(entrants)] for seat in range(seats))
                for first in range(len(entrants))
            ]
        return list(combinations(entrants, seats))

    def bout(self, number: int) -> Bout:
        """Game `number`: the deal changes after it was played from every seat, then others meet, then other sides."""
        lineups = self.lineups()
        deal, turned = divmod(number, self.seats)
        meeting = lineups[deal % len(lineups)]
        sides = deal // len(lineups) % max(1, len(self.plan.pairings()) if self.plan.sides else 1)
        sitting = tuple(meeting[(seat + turned) % self.seats] for seat in range(self.seats))
        return Bout(number, self.plan.first_seed + deal, sides, sitting)

    def as_json(self) -> dict[str, Any]:
        """What makes the league what it is; two with the same values are the same league."""
        made: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return made


def play(league: League, tables: list[Game], number: int) -> dict[str, Any]:
    """Play one game of a league; all that is kept of it. The set-up, the seed and the choices are its journal."""
    bout = league.bout(number)
    game = tables[bout.table]
    bots = [agent(name, f"{bout.seed}/{seat}") for seat, name in enumerate(bout.entrants)]
    state = game.start(bout.seed)
    choices: list[int] = []
    while (decision := state.decision) is not None:
        choices.append(bots[decision.seat].answer(state))
        state.apply(choices[-1])
    return {
        "number": number,
        "game": game.name,
        "seed": bout.seed,
        "entrants": list(bout.entrants),
        "sides": game.aims(state),
        "winners": state.winners.copy(),
        "rounds": game.rounds(state),
        "decisions": len(choices),
        "setup": game.setup,
        "choices": choices,
    }
