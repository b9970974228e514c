"""Which games to play: how many, from which seed, with how many seats, played by whom."""

from dataclasses import dataclass

from mulligan.agents import NAMES as AGENTS
from mulligan.games import game as game_of
from mulligan.kernel.game import Game


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

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError(f"At least one game, not {self.games}.")
        if self.fewest_seats > self.most_seats:
            raise ValueError(f"The seats run from the fewest to the most, not {self.fewest_seats}-{self.most_seats}.")
        for name in self.agents:
            if name not in AGENTS:
                raise ValueError(f"There is no agent called {name!r}. The agents are: {', '.join(AGENTS)}.")
        self.tables()

    def tables(self) -> list[Game]:
        """The game for each number of seats, the fewest first."""
        return [game_of(self.game, seats=seats) for seats in range(self.fewest_seats, self.most_seats + 1)]

    def seats(self, seed: int) -> int:
        return self.fewest_seats + seed % (self.most_seats - self.fewest_seats + 1)

    def agents_at(self, seed: int) -> list[str]:
        """Who sits where: the agents in turn, one seat further with every game, so that no agent owns a seat."""
        return [self.agents[(seat + seed) % len(self.agents)] for seat in range(self.seats(seed))]
