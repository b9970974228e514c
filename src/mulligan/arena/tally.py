"""What is counted over many games."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Tally:
    """Counts of finished games; two of them add up."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    fewest_decisions: int = 0
    most_decisions: int = 0
    fewest_rounds: int = 0
    most_rounds: int = 0
    draws: int = 0
    shared_wins: int = 0
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    seated: Counter[int] = field(default_factory=Counter)
    wins_by_aim: Counter[str] = field(default_factory=Counter)
    aimed: Counter[str] = field(default_factory=Counter)
    wins_by_agent: dict[str, float] = field(default_factory=dict)
    fair_share: dict[str, float] = field(default_factory=dict)

    def count(self, winners: list[int], decisions: int, rounds: int, aims: list[str], agents: list[str]) -> None:
        """Add one finished game. A shared win counts in part for each of its winners' agents."""
        one = Tally(1, decisions, rounds, decisions, decisions, rounds, rounds)
        one.draws = 0 if winners else 1
        one.shared_wins = 1 if len(winners) > 1 else 0
        one.wins_by_seat.update(winners)
        one.seated.update(range(len(agents)))
        one.wins_by_aim.update(aims[winner] for winner in winners if aims)
        one.aimed.update(aims)
        for agent in agents:
            one.fair_share[agent] = one.fair_share.get(agent, 0.0) + 1 / len(agents)
            one.wins_by_agent.setdefault(agent, 0.0)
        for winner in winners:
            one.wins_by_agent[agents[winner]] += 1 / len(winners)
        self.add(one)

    def add(self, other: "Tally") -> None:
        if not other.games:
            return
        if not self.games:
            self.fewest_decisions, self.fewest_rounds = other.fewest_decisions, other.fewest_rounds
        self.fewest_decisions = min(self.fewest_decisions, other.fewest_decisions)
        self.fewest_rounds = min(self.fewest_rounds, other.fewest_rounds)
        self.most_decisions = max(self.most_decisions, other.most_decisions)
        self.most_rounds = max(self.most_rounds, other.most_rounds)
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.draws += other.draws
        self.shared_wins += other.shared_wins
        self.wins_by_seat.update(other.wins_by_seat)
        self.seated.update(other.seated)
        self.wins_by_aim.update(other.wins_by_aim)
        self.aimed.update(other.aimed)
        for agent, wins in other.wins_by_agent.items():
            self.wins_by_agent[agent] = self.wins_by_agent.get(agent, 0.0) + wins
        for agent, share in other.fair_share.items():
            self.fair_share[agent] = self.fair_share.get(agent, 0.0) + share

    def as_json(self) -> dict[str, Any]:
        games = max(self.games, 1)
        return {
            "games": self.games,
            "decisions": {
                "total": self.decisions,
                "mean": round(self.decisions / games, 2),
                "fewest": self.fewest_decisions,
                "most": self.most_decisions,
            },
            "rounds": {
                "total": self.rounds,
                "mean": round(self.rounds / games, 2),
                "fewest": self.fewest_rounds,
                "most": self.most_rounds,
            },
            "wins_by_seat": {str(seat + 1): self.wins_by_seat[seat] for seat in sorted(self.seated)},
            "wins_by_goal": {aim: self.wins_by_aim[aim] for aim in sorted(self.aimed)},
            "goals_held": {aim: self.aimed[aim] for aim in sorted(self.aimed)},
            "wins_by_agent": {agent: round(wins, 3) for agent, wins in sorted(self.wins_by_agent.items())},
            "fair_share": {agent: round(share, 3) for agent, share in sorted(self.fair_share.items())},
            "shared_wins": self.shared_wins,
            "draws": self.draws,
        }
