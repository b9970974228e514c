"""Positions for tests in Python, arranged and played as scenarios are."""

from mulligan import games
from mulligan.games.mystic_war.game import MysticWarState
from mulligan.scenarios.enactment import Enactment
from mulligan.scenarios.entry import Plain, entry_of

GAME = "mystic-war"


class Arranged(Enactment):
    """A position of Mystic War, with a few words for looking at it."""

    def words(self, seat: str, words: str) -> "Arranged":
        """Let a seat choose, and everybody else decline what follows."""
        self.play(self.seat(seat), words)
        return self

    def done(self) -> "Arranged":
        self.settle()
        return self

    @property
    def table(self) -> MysticWarState:
        assert isinstance(self.state, MysticWarState)
        return self.state

    def resources(self, seat: str) -> tuple[int, int, int]:
        first = 3 * self.seat(seat)
        followers, mystic_power, gold = self.table.resources[first : first + 3]
        return followers, mystic_power, gold

    def hand(self, seat: str) -> list[str]:
        found = self.stage.look(self.state, self.seat(seat), "hand")
        assert isinstance(found, list)
        return sorted(found)

    @property
    def asked(self) -> str:
        return self.name(self.state.decision.seat) if self.state.decision is not None else ""

    def rule_against(self, seat: str, words: str) -> str:
        """The rule that keeps a seat from something; nothing if it can."""
        return self.can(self.seat(seat), words).rule

    def happened(self, kind: int, rule: str = "") -> bool:
        """Has an event of this kind been recorded, by this rule if one is named?"""
        record = self.state.record
        return record is not None and any(
            event.kind == kind and (not rule or event.rule == rule) for event in record.events
        )

    def offers(self, words: str) -> bool:
        return words in self.labels()


def arranged(seats: str = "ABC", seed: str = "1", **given: Plain) -> Arranged:
    """A position: `arranged(turn="A", A={"hand": ["Dragon 10"]})`; names with a blank are written with _."""
    game = games.game(GAME, seats=len(seats), names=list(seats))
    stage = games.box(GAME).stage()
    return Arranged(game, stage, stage.arrange(game, entry_of(given), seed))
