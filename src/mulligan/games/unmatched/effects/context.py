"""An effect in progress: whose it is, where it stands, and what it has spoken of so far."""

from typing import Any

from mulligan.games.unmatched.table import NONE, Table
from mulligan.kernel.state import State
from mulligan.language.flow import Effect


class Resolving(Effect):
    """effect-1: an effect does what it says, in order."""

    fighter: int  # "your fighter", -1 for none
    card: int  # the card whose effect it is, -1 for none
    side: int  # 0 attacking, 1 defending, -1 outside combat
    source: int  # an index of the sheet's sources: what is cited
    picked: int = 0  # fighters spoken of last, as bits
    picked_players: int = 0
    that_card: int = NONE  # the card spoken of last, -1 for none
    amount: int = 0  # the number spoken of last
    mover: int = 0  # the fighter that an instruction is about to move
    passed: int = 0  # the opposing fighters that the last move went through, as bits
    each_left: int = NONE
    chosen: int = 0

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(
        self,
        you: int,
        actor: int,
        fighter: int,
        card: int,
        side: int,
        source: int,
        place: int = 0,
        did: bool = False,
        loops: list[list[int]] | None = None,
        left: int = -1,
        work: int = 0,
        stage: int = 0,
        picked: int = 0,
        picked_players: int = 0,
        that_card: int = NONE,
        amount: int = 0,
        mover: int = 0,
        passed: int = 0,
        each_left: int = NONE,
        chosen: int = 0,
    ) -> None:
        self.step = 0
        self.you = you
        self.actor = actor
        self.fighter = fighter
        self.card = card
        self.side = side
        self.source = source
        self.place = place
        self.did = did
        self.loops = loops if loops is not None else []
        self.left = left
        self.work = work
        self.stage = stage
        self.picked = picked
        self.picked_players = picked_players
        self.that_card = that_card
        self.amount = amount
        self.mover = mover
        self.passed = passed
        self.each_left = each_left
        self.chosen = chosen

    def copy(self) -> "Resolving":
        twin = Resolving(
            self.you,
            self.actor,
            self.fighter,
            self.card,
            self.side,
            self.source,
            self.place,
            self.did,
            [one[:] for one in self.loops],
            self.left,
            self.work,
            self.stage,
            self.picked,
            self.picked_players,
            self.that_card,
            self.amount,
            self.mover,
            self.passed,
            self.each_left,
            self.chosen,
        )
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [
            self.you,
            self.actor,
            self.fighter,
            self.card,
            self.side,
            self.source,
            self.place,
            self.did,
            self.loops,
            self.left,
            self.work,
            self.stage,
            self.picked,
            self.picked_players,
            self.that_card,
            self.amount,
            self.mover,
            self.passed,
            self.each_left,
            self.chosen,
        ]

    def take(self, state: "State", step: int) -> None:
        if step == 0:
            self.go_on(state)
        else:
            self.answered(state)


def fresh(player: int, fighter: int, card: int, side: int, source: int) -> Resolving:
    """An effect before its first step."""
    return Resolving(player, player, fighter, card, side, source)


def cited(table: Table, at: Resolving) -> str:
    """The card, ability or item whose effect it is."""
    return table.sheet.sources[at.source]
