"""Who is how strong: shares of the wins with their intervals, and ratings by Plackett and Luce (openskill)."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

SURE = 1.96  # standard deviations on each side of what is 95 % sure


@dataclass
class Standing:
    """One entrant's games. A shared win counts in part; a draw as its fair share of a win."""

    entrant: str
    games: int = 0
    wins: float = 0.0
    fair: float = 0.0
    rating: float = 0.0
    give_or_take: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's, for the share of the wins."""
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    if not games:
        return 0.0, 1.0
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(games: list[dict[str, Any]]) -> list[Standing]:
    """The strongest first. The games count in the order of their numbers, whoever finished first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    found: dict[str, Standing] = {}
    for one in sorted(games, key=lambda game: int(game["number"])):
        entrants: list[str] = one["entrants"]
        winners: list[int] = one["winners"]
        for seat, name in enumerate(entrants):
            standing = found.setdefault(name, Standing(name))
            standing.games += 1
            standing.fair += 1 / len(entrants)
            standing.wins += (1 / len(winners) if seat in winners else 0.0) if winners else 1 / len(entrants)
        if len(set(entrants)) > 1:
            teams = [[ratings.setdefault(name, model.rating(name=name))] for name in entrants]
            ranks = [1.0 if seat in winners or not winners else 2.0 for seat in range(len(entrants))]
            rated = [new for (new,) in model.rate(teams, ranks=ranks)]
            for name in dict.fromkeys(entrants):
                ratings[name] = in_common([new for new, one in zip(rated, entrants, strict=True) if one == name], model)
    for name, standing in found.items():
        if name in ratings:
            standing.rating, standing.give_or_take = ratings[name].mu, SURE * ratings[name].sigma
    return sorted(found.values(), key=lambda standing: (-standing.rating, -standing.share, standing.entrant))


def in_common(seats: list[Any], model: Any) -> Any:
    """The rating of an entrant who played several seats of a game: the mean of what each of them came to."""
    mu = sum(seat.mu for seat in seats) / len(seats)
    sigma = sum(seat.sigma for seat in seats) / len(seats)
    return model.rating(name=seats[0].name, mu=mu, sigma=sigma)


def as_json(table: list[Standing]) -> list[dict[str, Any]]:
    return [
        {
            "entrant": one.entrant,
            "games": one.games,
            "wins": round(one.wins, 3),
            "share": round(one.share, 4),
            "interval": [round(bound, 4) for bound in one.interval()],
            "fair_share": round(one.fair / one.games, 4),
            "rating": round(one.rating, 3),
            "give_or_take": round(one.give_or_take, 3),
        }
        for one in table
    ]
