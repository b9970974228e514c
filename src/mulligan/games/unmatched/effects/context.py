"""An effect in progress: whose it is, where it stands, and what it has spoken of so far."""

from typing import Any

from mypy_extensions import mypyc_attr

from mulligan.games.unmatched.numbers import FIRST_FIGHTER, Fighter, Player
from mulligan.games.unmatched.options import ABOUT_MAY, ABOUT_ONE_OF, ALTERNATIVE, DECLINE, YES
from mulligan.games.unmatched.table import NONE, TURN_PLAYER, Table
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.kernel.state import State
from mulligan.language.core.kinds import Players
from mulligan.language.flow import Choice, Effect, Offer, Program


@mypyc_attr(free_list_len=1)
class Resolving(Effect):
    """effect-1: an effect does what it says, in order."""

    you: Player
    actor: Player
    text: int  # an index of the sheet's programs
    fighter: Fighter  # "your fighter", -1 for none
    card: Card  # the card whose effect it is, -1 for none
    side: int  # 0 attacking, 1 defending, -1 outside combat
    source: int  # an index of the sheet's sources: what is cited
    picked: int = 0  # fighters spoken of last, as bits
    picked_players: int = 0
    that_card: Card = NO_CARD  # the card spoken of last, -1 for none
    amount: int = 0  # the number spoken of last
    mover: Fighter = FIRST_FIGHTER  # the fighter that an instruction is about to move
    through: bool = False  # that move may go through opposing fighters
    passed: int = 0  # the fighters that the last move went through, as bits
    spots: int = 0  # the spaces spoken of last, as bits
    named: int = NONE  # the kind of card or the number that was named
    asked: int = 0  # players who were asked whether they stop the present instruction, as bits
    stopped: bool = False  # one of them did

    def over(self) -> None:
        super().over()
        self.asked = 0
        self.stopped = False

    def cancel(self, table: Table) -> bool:
        """Nothing more of this effect is done; for an instruction to give back."""
        self.loops = ()
        self.actor = self.you
        self.place = len(self.program(table).steps) - 2  # the end comes next
        return self.done(False)

    def program(self, table: State) -> Program:
        assert isinstance(table, Table)
        return table.sheet.programs[self.text]

    def ask(self, table: Table, subject: int, options: list[int]) -> bool:
        """Ask whoever does what is said; the instruction is not over."""
        table.ask(table.seat_of[self.actor], subject, options)
        return False

    def offer(self, table: State, step: Offer) -> None:
        assert isinstance(table, Table)
        self.ask(table, ABOUT_MAY, [YES, DECLINE])

    def agreed(self, table: State) -> bool:
        return table.answer == YES

    def choose_way(self, table: State, step: Choice, ways: list[int]) -> None:
        assert isinstance(table, Table)
        self.ask(table, ABOUT_ONE_OF, [ALTERNATIVE + way for way in ways])

    def way(self, table: State) -> int:
        return table.answer - ALTERNATIVE

    def players(self, table: State, who: Players) -> list[int]:
        """Ruling 3: several players do the same in turn order, beginning with whose turn it is."""
        assert isinstance(table, Table)
        meant = bits_of(table, self, who)
        count = table.sheet.players
        first = table.turn[TURN_PLAYER]
        found: list[int] = []
        for step in range(count):
            player: Player = Player((first + step) % count)
            if meant >> player & 1 and (
                table.alive(player) or player == self.you
            ):  # players-3: who is out does nothing
                found.append(player)
        return found

    def attempts(self) -> None:
        """Every instruction says whether it was done."""

    def done(self, done: bool) -> bool:
        """The instruction is over, done or not."""
        self.did = done
        return True

    def cited(self, table: Table) -> str:
        """The card, ability or item whose effect it is."""
        return table.sheet.sources[self.source]

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(
        self,
        you: Player,
        actor: Player,
        text: int,
        fighter: Fighter,
        card: Card,
        side: int,
        source: int,
        place: int = 0,
        did: bool = False,
        loops: tuple[tuple[int, ...], ...] = (),
        left: int = -1,
        work: int = 0,
        stage: int = 0,
        picked: int = 0,
        picked_players: int = 0,
        that_card: Card = NO_CARD,
        amount: int = 0,
        mover: Fighter = FIRST_FIGHTER,
        through: bool = False,
        passed: int = 0,
        spots: int = 0,
        named: int = NONE,
        asked: int = 0,
        stopped: bool = False,
    ) -> None:
        self.step = 0
        self.you = you
        self.actor = actor
        self.text = text
        self.fighter = fighter
        self.card = card
        self.side = side
        self.source = source
        self.place = place
        self.did = did
        self.loops = loops
        self.left = left
        self.work = work
        self.stage = stage
        self.picked = picked
        self.picked_players = picked_players
        self.that_card = that_card
        self.amount = amount
        self.mover = mover
        self.through = through
        self.passed = passed
        self.spots = spots
        self.named = named
        self.asked = asked
        self.stopped = stopped

    def copy(self) -> "Resolving":
        twin = Resolving(
            self.you,
            self.actor,
            self.text,
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
            self.through,
            self.passed,
            self.spots,
            self.named,
            self.asked,
            self.stopped,
        )
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [
            self.you,
            self.actor,
            self.text,
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
            self.through,
            self.passed,
            self.spots,
            self.named,
            self.asked,
            self.stopped,
        ]

    @staticmethod
    def packed(values: list[Any]) -> list[Any]:
        values[9] = tuple([tuple(one) for one in values[9]])
        return values


def bits_of(table: Table, at: Resolving, who: Players) -> int:
    """The players that a phrase means, as bits."""
    found: int = who.bits(table, at)
    return found


def fresh(player: Player, fighter: Fighter, card: Card, side: int, source: int) -> Resolving:
    """An effect before its first step, of no text."""
    return Resolving(player, player, NONE, fighter, card, side, source)


def begin(table: Table, player: Player, fighter: Fighter, card: Card, side: int, text: int, source: int) -> None:
    """Let an effect resolve; the procedure below goes on when it is done."""
    table.push(Resolving(player, player, text, fighter, card, side, source))
