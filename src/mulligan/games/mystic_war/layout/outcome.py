"""What would come of the cards on the pile if nothing more were added."""

from dataclasses import dataclass

from mulligan.games.mystic_war.cards import EVENT, TYPE
from mulligan.games.mystic_war.options import ACCEPT
from mulligan.games.mystic_war.rules.play import PlayCard, Window
from mulligan.games.mystic_war.table import ACCEPTS, FORFEITS, GAINS, LOSES, Table
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Seat
from mulligan.kernel.view import WATCHER


@dataclass(slots=True)
class Change:
    """What a realm would gain or lose if nothing more were added."""

    seat: int
    resource: int
    by: int


def outcome(position: Table, game: Game, reader: Seat) -> tuple[list[str], list[Change]]:
    """What the card just played would do if nobody added anything more, in sentences and in numbers."""
    if position.over or not position.plays:
        return [], []
    trial = position.recorded()
    assert isinstance(trial, Table)
    trial.decision = None
    while trial.stack and not isinstance(trial.stack[-1], Window | PlayCard):
        trial.pop()
    if not trial.stack:
        return [], []
    if isinstance(trial.stack[-1], Window):
        trial.pop()
    elif TYPE[trial.printed[trial.plays[0].card]] == EVENT:
        return [], []  # 7.2: an EVENT card is not weighed, it happens
    depth = len(trial.stack)
    while len(trial.stack) >= depth and not trial.over:
        trial.take_step()
        if trial.decision is not None:
            if ACCEPT not in trial.decision.options:
                break
            trial.decision = None
            trial.answer = ACCEPT
    told = [event for event in trial.events(EVERYONE_AT_THE_TABLE) if event.kind != ACCEPTS]
    return game.tell(told, reader), [change(event) for event in told if event.kind in MOVES]


EVERYONE_AT_THE_TABLE = WATCHER  # what is weighed lies open to all
MOVES = frozenset([GAINS, LOSES, FORFEITS])


def change(event: Event) -> Change:
    return Change(event.seat, event.detail, event.amount if event.kind == GAINS else -event.amount)
