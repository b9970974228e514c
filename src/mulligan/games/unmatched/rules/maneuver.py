"""The maneuver action; and boosting, of a maneuver, of a scheme or of a card in combat."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from mulligan.games.unmatched import legality
from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import Resolving, begin
from mulligan.games.unmatched.effects.measures import ask_which, members
from mulligan.games.unmatched.numbers import NO_FIGHTER, Fighter, Player, Space
from mulligan.games.unmatched.options import (
    ABOUT_BOOST_CARD,
    ABOUT_BOOST_MOVE,
    ABOUT_INSTEAD,
    ABOUT_MOVE_WHERE,
    ABOUT_MOVE_WHICH,
    BOOST_STORED,
    CHOICE_SIZE,
    DECLINE,
    DONE,
    FIGHTER,
    READY,
    SPACE,
    YES,
)
from mulligan.games.unmatched.options import BOOST as BOOST_WITH
from mulligan.games.unmatched.rules import harm, movement
from mulligan.games.unmatched.table import (
    BONUS,
    BOOSTED,
    BOOSTED_MOVE,
    BOOSTS,
    FIGHTERS,
    HELD,
    MANEUVERS,
    MANEUVERS_NOW,
    NONE,
    PASSED,
    VALUE_FIXED,
    Table,
)
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State


@mypyc_attr(free_list_len=1)
class Maneuver(Frame):
    """The maneuver action: draw, then move each fighter up to the move value."""

    STEPS = ("begin", "draw", "boost", "which", "which_chosen", "instead", "instead_chosen", "where", "moved", "end")

    player: Player
    move_value: int = 0
    to_move: int = 0  # the fighters that have not moved yet, as bits
    moving: Fighter = NO_FIGHTER  # the fighter that is moving
    boosted: int = 0  # by how much the move value is boosted
    was_boosted: bool = False
    value_is: int = NONE  # the move value that an effect gives to some fighters
    value_of: int = 0  # whom, as bits
    passing: int = 0  # fighters that may pass opposing ones in this maneuver, as bits
    placed: bool = False  # the fighter that is moving is placed instead
    undrawn: bool = False  # something else was done in the place of the draw

    def begin(self, table: Table) -> None:
        table.turn[MANEUVERS] += 1
        table.turn[PASSED] = 0
        if table.sheet.counts_strides:
            for fighter in table.sheet.all_fighters:
                table.strides[fighter + len(table.space)] = table.strides[fighter]
        table.happen(MANEUVERS_NOW, self.player, "maneuver-1")
        table.causes_what_follows()
        abilities.tell_foes(table, self.player, p.ON_FOE_MANEUVER)
        abilities.set_off(table, self.player, p.ON_MANEUVER_DRAW)

    def draw(self, table: Table) -> None:  # maneuver-1
        player = self.player
        if not self.undrawn:
            harm.draw(table, player, 1, "maneuver-1")
        if not table.alive(player):
            table.pop()
            return
        self.move_value = abilities.move_value(table, player)
        self.to_move = table.sheet.fighters_of[player] & table.on_board()
        abilities.set_off(table, player, p.ON_MANEUVER)

    def boost(self, table: Table) -> None:  # boost-1
        """Also where nobody can move: to discard a card may be worth it for its own sake (Ruling 25)."""
        table.push(Boost(self.player, NONE, 1, True))

    def which(self, table: Table) -> None:  # maneuver-4
        candidates = movable(table, self.to_move)
        if not candidates:
            self.step = Maneuver.END
            return
        if candidates & candidates - 1:
            options = members(candidates, FIGHTER)
            options.append(DONE)
            table.ask(table.seat_of[self.player], ABOUT_MOVE_WHICH, options)
        else:
            ask_which(table, self.player, ABOUT_MOVE_WHICH, candidates, FIGHTER)

    def which_chosen(self, table: Table) -> None:
        if table.answer == DONE:
            self.step = Maneuver.END
        else:
            self.moving = Fighter(table.answer - FIGHTER)
            self.placed = False
            if not self.was_boosted or not table.sheet.escapes >> self.moving & 1:
                self.step = Maneuver.WHERE

    def instead(self, table: Table) -> None:  # hero-3: some may be placed, where the maneuver is boosted
        table.ask(table.seat_of[self.player], ABOUT_INSTEAD, [YES, DECLINE])

    def instead_chosen(self, table: Table) -> None:
        self.placed = table.answer == YES

    def where(self, table: Table) -> None:  # maneuver-3
        if self.placed:
            free = (1 << table.board.size) - 1 & ~table.occupied()
            ask_which(table, self.player, ABOUT_MOVE_WHERE, free, SPACE)
            return
        through = bool(self.passing >> self.moving & 1)
        reached = movement.reachable(table, self.moving, self.steps(table), through)
        ask_which(table, self.player, ABOUT_MOVE_WHERE, reached, SPACE)

    def steps(self, table: Table) -> int:
        """How far the fighter that is moving may go."""
        if self.value_of >> self.moving & 1:
            return self.value_is + self.boosted
        if not table.sheet.sorts & abilities.OF_MOVE_VALUES:
            return self.move_value
        own = abilities.move_value(table, self.player, self.moving) - abilities.move_value(table, self.player)
        return self.move_value + own

    def moved(self, table: Table) -> None:
        space = Space(table.answer - SPACE)
        self.to_move &= ~(1 << self.moving)
        self.step = Maneuver.WHICH
        if self.placed:
            movement.put(table, self.moving, space, "hero-3")
            return
        through = bool(self.passing >> self.moving & 1)
        asked = table.sheet.moments >> p.ON_MANEUVER_DONE & 1  # is there a text that may speak of whom it passed?
        if asked and movement.passes_through(table, self.moving, through):
            table.turn[PASSED] |= movement.passed(table, self.moving, space, self.steps(table))
        movement.move(table, self.moving, space, "maneuver-3", through)

    def end(self, table: Table) -> None:
        player = self.player
        table.turn[BOOSTED_MOVE] = int(self.was_boosted)
        table.pop()
        abilities.tell_foes(table, player, p.ON_FOE_MANEUVER_DONE)
        abilities.set_off(table, player, p.ON_MANEUVER_DONE)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    BEGIN: Final = 0
    DRAW: Final = 1
    BOOST: Final = 2
    WHICH: Final = 3
    WHICH_CHOSEN: Final = 4
    INSTEAD: Final = 5
    INSTEAD_CHOSEN: Final = 6
    WHERE: Final = 7
    MOVED: Final = 8
    END: Final = 9

    def __init__(
        self,
        player: Player,
        move_value: int = 0,
        to_move: int = 0,
        moving: Fighter = NO_FIGHTER,
        boosted: int = 0,
        was_boosted: bool = False,
        value_is: int = NONE,
        value_of: int = 0,
        passing: int = 0,
        placed: bool = False,
        undrawn: bool = False,
    ) -> None:
        self.step = 0
        self.player = player
        self.move_value = move_value
        self.to_move = to_move
        self.moving = moving
        self.boosted = boosted
        self.was_boosted = was_boosted
        self.value_is = value_is
        self.value_of = value_of
        self.passing = passing
        self.placed = placed
        self.undrawn = undrawn

    def copy(self) -> "Maneuver":
        twin = Maneuver(
            self.player,
            self.move_value,
            self.to_move,
            self.moving,
            self.boosted,
            self.was_boosted,
            self.value_is,
            self.value_of,
            self.passing,
            self.placed,
            self.undrawn,
        )
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [
            self.player,
            self.move_value,
            self.to_move,
            self.moving,
            self.boosted,
            self.was_boosted,
            self.value_is,
            self.value_of,
            self.passing,
            self.placed,
            self.undrawn,
        ]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.begin(state)
        elif step == 1:
            self.draw(state)
        elif step == 2:
            self.boost(state)
        elif step == 3:
            self.which(state)
        elif step == 4:
            self.which_chosen(state)
        elif step == 5:
            self.instead(state)
        elif step == 6:
            self.instead_chosen(state)
        elif step == 7:
            self.where(state)
        elif step == 8:
            self.moved(state)
        else:
            self.end(state)


def movable(table: Table, fighters: int) -> int:
    """Those that can leave their space."""
    return fighters & table.on_board() & ~table.turn[HELD]


OF_SCHEME: Final = -2  # what is boosted, where it is neither a side's card nor a maneuver


@mypyc_attr(free_list_len=1)
class Boost(Frame):
    """boost-1, boost-4: discard a card for its BOOST value, for a maneuver, a scheme or a card in combat."""

    STEPS = ("offer", "chosen", "boosted_with", "triggers")

    player: Player
    side: int  # which side's card is boosted, -1 for a maneuver, `OF_SCHEME` for a scheme
    left: int  # how often one may still boost
    free: bool  # one may decline
    card: Card = NO_CARD
    count: int = 0  # how often it was boosted

    def offer(self, table: Table) -> None:
        player = self.player
        options = boost_options(table, player) if self.left > 0 else []
        if not options:
            self.end(table)
            return
        if self.free:
            options.insert(0, DECLINE)
        about = ABOUT_BOOST_MOVE if self.side == NONE else ABOUT_BOOST_CARD
        table.ask(table.seat_of[player], about, options)

    def chosen(self, table: Table) -> None:
        player = self.player
        if table.answer == DECLINE:
            self.end(table)
            return
        if table.answer >= BOOST_STORED:
            card = stored(table, player, table.answer - BOOST_STORED)
            table.suits[player].remove(card)
        else:
            card = table.in_hand(player, table.answer - BOOST_WITH)
            table.hands[player].remove(card)
        table.to_discard(card)
        value = abilities.boost_value(table, card)
        table.happen(BOOSTS, player, self.rule(), card, value, max(self.side, NONE))
        table.turn[BOOSTED] |= 1 << player
        self.card = card
        self.left -= 1
        self.count += 1
        below = table.stack[-2]
        if self.side >= 0:
            table.note_boost(self.side, card)
            if not table.combat[VALUE_FIXED + self.side]:
                table.combat[BONUS + self.side] += value
        elif isinstance(below, Maneuver):
            below.boosted += value
            below.was_boosted = True
            below.move_value = abilities.move_value(table, player) + below.boosted  # the discard may count, too
        elif isinstance(below, Resolving):
            below.that_card = card  # the scheme speaks of its BOOST value

    def rule(self) -> str:
        if self.side >= 0:
            return "boost-4"
        return "boost-1" if self.side == NONE else "boost-3"

    def boosted_with(self, table: Table) -> None:  # boost-2: what stands on the card is ignored, but for this
        kind = table.printed[self.card]
        row = table.sheet.effect[kind][p.BOOSTED_WITH]
        if row >= 0:
            fighter = abilities.hero_of(table, self.player)
            begin(table, self.player, fighter, self.card, NONE, row, table.sheet.source_of_kind[kind])

    def triggers(self, table: Table) -> None:  # suit-4
        side = self.side
        fighter = Fighter(table.combat[FIGHTERS + side]) if side >= 0 else abilities.hero_of(table, self.player)
        self.step = 0
        abilities.tell_foes(table, self.player, p.ON_FOE_BOOST)
        abilities.set_off(table, self.player, p.ON_BOOST, fighter)
        if side != OF_SCHEME:
            boosted = p.ON_BOOST_MANEUVER if side < 0 else p.ON_BOOST_DEFENSE if side else p.ON_BOOST_ATTACK
            abilities.set_off(table, self.player, boosted, fighter)

    def end(self, table: Table) -> None:
        count = self.count
        table.pop()
        below = table.stack[-1]
        if isinstance(below, Resolving):
            below.did = count > 0

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    CHOSEN: Final = 1
    BOOSTED_WITH: Final = 2
    TRIGGERS: Final = 3

    def __init__(self, player: Player, side: int, left: int, free: bool, card: Card = NO_CARD, count: int = 0) -> None:
        self.step = 0
        self.player = player
        self.side = side
        self.left = left
        self.free = free
        self.card = card
        self.count = count

    def copy(self) -> "Boost":
        twin = Boost(self.player, self.side, self.left, self.free, self.card, self.count)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.player, self.side, self.left, self.free, self.card, self.count]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        elif step == 1:
            self.chosen(state)
        elif step == 2:
            self.boosted_with(state)
        else:
            self.triggers(state)


def boost_options(table: Table, player: Player) -> list[int]:
    """boost-3: any card in hand, playable or not; suit-3: and the stored cards."""
    options: list[int] = []
    ready = READY[BOOST_WITH // CHOICE_SIZE]
    for kind in table.kinds_in(table.hands[player]):
        if legality.boosting_with(table, player, kind) == ALLOWED:
            options.append(ready[kind])
    if table.sheet.boosts_from_suit[player]:
        for kind in table.kinds_in(table.suits[player]):
            if legality.boosting_with(table, player, kind) == ALLOWED:
                options.append(BOOST_STORED + kind)
    return options


def stored(table: Table, player: Player, kind: int) -> Card:
    for card in table.suits[player]:
        if table.printed[card] == kind:
            return card
    raise RuntimeError("no such card is stored")
