"""How an effect begins, what it cites, and how its frame starts each instruction."""

from mulligan.games.unmatched.procedures import (
    ACTOR,
    CARD,
    EACH_LEFT,
    EFFECT,
    EFFECT_SIZE,
    FIGHTER,
    LEFT,
    PC,
    PLAYER,
    SIDE,
    SOURCE,
    STAGE,
    THAT_CARD,
    WORK,
)
from mulligan.games.unmatched.table import NONE, Table
from mulligan.kernel.state import LOCAL


def fresh_frame(player: int, fighter: int, card: int, side: int, source: int) -> list[int]:
    """An effect's frame before its first step."""
    frame = [0] * (LOCAL + EFFECT_SIZE)
    frame[0] = EFFECT
    frame[PLAYER] = player
    frame[FIGHTER] = fighter
    frame[CARD] = card
    frame[SIDE] = side
    frame[ACTOR] = player
    frame[THAT_CARD] = NONE
    frame[EACH_LEFT] = NONE
    frame[LEFT] = NONE
    frame[SOURCE] = source
    return frame


def begin(table: Table, player: int, fighter: int, card: int, side: int, row: int, source: int) -> None:
    """Let an effect resolve; the procedure below goes on when it is done."""
    frame = fresh_frame(player, fighter, card, side, source)
    frame[PC] = row
    table.push_row(EFFECT, frame[LOCAL:])


def cited(table: Table, frame: list[int]) -> str:
    """The card, ability or item whose effect it is."""
    return table.sheet.sources[frame[SOURCE]]


def instruction_over(frame: list[int]) -> None:
    """Go on to the next row; an instruction's own values are as before it began."""
    frame[PC] += 1
    frame[LEFT] = NONE
    frame[WORK] = 0
    frame[STAGE] = 0
