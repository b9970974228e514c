"""How strong somebody is, by game and number of seats (openskill's Plackett-Luce model)."""

from dataclasses import dataclass

from openskill.models import PlackettLuce

MODEL = PlackettLuce()


@dataclass(frozen=True)
class Rating:
    """Strength as it is believed to be, and how uncertain that is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0

    @property
    def shown(self) -> int:
        """What is at least to be believed, as a round figure: 0 for somebody new, about 1,000 for a usual player."""
        return max(0, round((self.mu - 3 * self.sigma) * 40))


def after(before: list[Rating], places: list[int]) -> list[Rating]:
    """The ratings after a game, from the places that the seats came in at (1 for a winner, equal for a draw)."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        Rating(float(team[0].mu), float(team[0].sigma), one.games + 1) for team, one in zip(rated, before, strict=True)
    ]
