"""What players may do against effects on their hands: ignore a discard, or show a card that cancels a look at it."""

from typing import Any, Final

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import Resolving, begin
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.options import ABOUT_STOP, DECLINE, YES
from mulligan.games.unmatched.sheet import KEEPS_HAND
from mulligan.games.unmatched.table import NONE, PREVENTED_DISCARD, PREVENTED_LOOK, REVEALS_CARD, Table
from mulligan.kernel.numbers import Card
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State

# What becomes of an instruction.
GOES_ON: Final = 0
WAITS: Final = 1  # somebody is asked first
STOPPED: Final = 2


class Reaction(Frame):
    """effect-1: a player is asked whether the effect below is stopped, by a card that is shown or a text in play."""

    STEPS = ("offer", "chosen")

    player: Player
    look: bool  # it looks at the hand; it has cards discarded otherwise

    def offer(self, table: Table) -> None:
        """Whoever may hold such a card is asked, and has no choice without it: to others both look the same."""
        may = not self.look or concealing(table, self.player) >= 0
        table.ask(table.seat_of[self.player], ABOUT_STOP, [YES, DECLINE] if may else [DECLINE])

    def chosen(self, table: Table) -> None:
        player, look = self.player, self.look
        table.pop()
        below = table.stack[-1]
        if table.answer != YES or not isinstance(below, Resolving):
            return
        below.stopped = True
        if not look:
            table.happen(PREVENTED_DISCARD, player, below.cited(table))
            return
        kind = concealing(table, player)
        card = table.in_hand(player, kind)
        table.show(card)
        table.happen(REVEALS_CARD, player, table.sheet.name[kind], card)
        table.happen(PREVENTED_LOOK, player, table.sheet.name[kind], card)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    CHOSEN: Final = 1

    def __init__(self, player: Player, look: bool) -> None:
        self.step = 0
        self.player = player
        self.look = look

    def copy(self) -> "Reaction":
        twin = Reaction(self.player, self.look)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.player, self.look]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        else:
            self.chosen(state)


def concealing(table: Table, player: Player) -> int:
    """A kind of card in this hand that cancels a look at it, -1 for none."""
    for kind in table.kinds_in(table.hands[player]):
        if kind >= 0 and table.sheet.conceals[kind]:
            return kind
    return NONE


def may_conceal(table: Table, player: Player) -> bool:
    """Is there such a card in this player's deck at all?"""
    for kind in range(len(table.sheet.name)):
        if table.sheet.conceals[kind] and table.sheet.whose[kind] == player:
            return True
    return False


def discarding(table: Table, at: Resolving, player: Player) -> int:
    """May this player's cards be discarded by the effect? Whom a text lets ignore that is asked, once."""
    if at.stopped:
        return STOPPED
    if at.asked >> player & 1 or not table.sheet.statics:
        return GOES_ON
    if not abilities.holds(table, KEEPS_HAND, abilities.hero_of(table, player)):
        return GOES_ON
    at.asked |= 1 << player
    table.push(Reaction(player, False))
    return WAITS


def looking(table: Table, at: Resolving, players: int) -> int:
    """May the effect look at these players' hands? Who holds a card against it is asked, once."""
    if at.stopped:
        return STOPPED
    for player in table.sheet.all_players:
        if not players >> player & 1 or at.asked >> player & 1 or table.sheet.same_side(player, at.you):
            continue
        at.asked |= 1 << player
        if table.hands[player] and may_conceal(table, player):
            table.push(Reaction(player, True))
            return WAITS
    return GOES_ON


def discard(table: Table, at: Resolving, player: Player, card: Card) -> None:
    """An effect has a player discard a card; what the card says of that follows where it is an opponent's effect."""
    table.discard_from_hand(player, card, at.cited(table))
    kind: int = table.printed[card]
    abilities.set_off(table, player, p.ON_DISCARD)
    abilities.tell_foes(table, player, p.ON_FOE_DISCARD)
    row = table.sheet.effect[kind][p.DISCARDED]
    if row >= 0 and not table.sheet.same_side(at.you, player) and table.alive(player):
        begin(table, player, abilities.hero_of(table, player), card, NONE, row, table.sheet.source_of_kind[kind])
