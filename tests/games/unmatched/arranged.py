"""Positions of Unmatched for tests in Python, arranged and played as scenarios are."""

import random
from typing import Any

from mulligan import games
from mulligan.games.unmatched.game import UnmatchedState
from mulligan.scenarios.enactment import Enactment
from mulligan.scenarios.entry import Plain, entry_of

GAME = "unmatched"
PANTHER, WIDOW, SOLDIER = "Black Panther", "Black Widow", "Winter Soldier"


class Arranged(Enactment):
    """A position of Unmatched, with a few words for looking at it."""

    def words(self, seat: str, words: str) -> "Arranged":
        self.play(self.seat(seat), words)
        return self

    @property
    def table(self) -> UnmatchedState:
        assert isinstance(self.state, UnmatchedState)
        return self.state

    def look(self, seat: str, key: str) -> object:
        return self.stage.look(self.state, self.seat(seat), key)

    def rule_against(self, seat: str, words: str) -> str:
        """The rule that keeps a seat from something; nothing if it can."""
        return self.can(self.seat(seat), words).rule

    def rules_cited(self) -> list[str]:
        return [event.rule for event in self.state.record.events] if self.state.record is not None else []


def arranged(heroes: list[str], setup: dict[str, Any] | None = None, **given: Plain) -> Arranged:
    """A position: `arranged([WIDOW, SOLDIER], A={"hand": ["Feint"]})`; seats are A, B, C, D."""
    names = list("ABCD"[: len(heroes)])
    game = games.game(GAME, heroes=heroes, seats=len(heroes), names=names, **(setup or {"items": False}))
    stage = games.box(GAME).stage()
    return Arranged(game, stage, stage.arrange(game, entry_of(given), "1"))


def started(seed: int = 1, **setup: Any) -> UnmatchedState:
    """A new game, played at random until everybody is placed."""
    state = games.game(GAME, **setup).start(seed, record=True)
    assert isinstance(state, UnmatchedState)
    choice = random.Random(seed)
    while state.placing():
        assert state.decision is not None
        state.apply(choice.choice(state.decision.options))
    return state
