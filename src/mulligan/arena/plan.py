"""Which games to play: how many, from which seed, with how many seats, played by whom."""

from dataclasses import dataclass
from typing import Any

from mulligan.agents import agent
from mulligan.games import box
from mulligan.kernel.game import Game, names_for


@dataclass(frozen=True)
class Plan:
    """A series of games. Game number `i` has the seed `first_seed + i`, and that alone makes it what it is."""

    game: str
    games: int
    first_seed: int
    fewest_seats: int
    most_seats: int
    agents: tuple[str, ...] = ("random",)
    checked: bool = False
    sides: tuple[str, ...] = ()  # decks, heroes, whatever a seat plays with: every pairing of them in turn
    chosen: tuple[tuple[str, Any], ...] = ()  # what else was chosen of the game's form, as pairs

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError(f"At least one game, not {self.games}.")
        if self.fewest_seats > self.most_seats:
            raise ValueError(f"The seats run from the fewest to the most, not {self.fewest_seats}-{self.most_seats}.")
        for name in self.agents:
            agent(name, "")
        self.tables()

    def tables(self) -> list[Game]:
        """The tables that the games are played at in turn: one for each number of seats, the fewest first; with sides,
        one for each pairing of them."""
        game, chosen = box(self.game), dict(self.chosen)
        numbers = range(self.fewest_seats, self.most_seats + 1)
        choices = [(seats, chosen) for seats in numbers]
        if self.sides:
            choices = [(len(pairing), {**chosen, game.sides: list(pairing)}) for pairing in self.pairings()]
        return [game.table(names_for(seats, None), wanted) for seats, wanted in choices]

    def pairings(self) -> list[tuple[str, ...]]:
        """Each side against each other, both ways round: neighbours in the list first, then those further apart."""
        numbers = range(self.fewest_seats, self.most_seats + 1)
        return [pairing for seats in numbers for pairing in pairings_of(self.sides, seats)]

    def table(self, seed: int) -> int:
        """Which of the tables a game is played at. Every pairing of sides is played once for each way to sit."""
        if self.sides:
            return seed // len(self.agents) % len(self.pairings())
        return seed % (self.most_seats - self.fewest_seats + 1)

    def agents_at(self, seed: int, seats: int) -> list[str]:
        """Who sits where: the agents in turn, one seat further with every game, so that no agent owns a seat."""
        return [self.agents[(seat + seed) % len(self.agents)] for seat in range(seats)]


def pairings_of(sides: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Each side against each other, both ways round: neighbours in the list first, then those further apart."""
    count = len(sides)
    return [
        tuple(sides[(first + seat * apart) % count] for seat in range(seats))
        for apart in range(1, max(2, count))
        for first in range(count)
    ]
