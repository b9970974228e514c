"""A card on its way to the table, and how it comes to lie there (7.3)."""

from typing import Any

from mulligan.games.mystic_war.table import FACE_UP, NO_CHAOS, NONE, Play, Table, without
from mulligan.kernel.numbers import NOBODY, Card, Seat
from mulligan.kernel.parts import Frame


class Playing(Frame):
    """A card on its way to the table, and what was chosen for it so far."""

    seat: Seat  # who decides
    player: Seat  # whose card it counts as
    card: Card
    chaos_on: Seat  # the recipient of Chaos Strikes, NO_CHAOS outside it
    base: int  # where its play begins among the plays
    effect: int = NONE
    on: Seat = NOBODY
    detail: int = NONE

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    def __init__(
        self,
        seat: Seat,
        player: Seat,
        card: Card,
        chaos_on: Seat,
        base: int,
        effect: int = NONE,
        on: Seat = NOBODY,
        detail: int = NONE,
    ) -> None:
        self.step = 0
        self.seat = seat
        self.player = player
        self.card = card
        self.chaos_on = chaos_on
        self.base = base
        self.effect = effect
        self.on = on
        self.detail = detail

    def copy(self) -> "Playing":
        twin = Playing(self.seat, self.player, self.card, self.chaos_on, self.base, self.effect, self.on, self.detail)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.player, self.card, self.chaos_on, self.base, self.effect, self.on, self.detail]


def put_on_table(table: Table, playing: Playing) -> None:
    """The card leaves the hand (or the three of Chaos Strikes) for everybody to see."""
    card = playing.card
    if playing.chaos_on != NO_CHAOS:
        table.drawn = without(table.drawn, card)
    else:
        table.out_of_hand(card, playing.player)
    table.show(card)
    table.on_table = (*table.on_table, card)
    table.plays = (*table.plays, Play(card, playing.player, playing.effect, playing.on, playing.detail))


def stand_face_up(table: Table, playing: Playing) -> None:
    """A deity that stays is face up before its recipient from the moment it is played."""
    table.off_the_table(playing.card)
    table.stand(playing.card, playing.on)
    table.happen(FACE_UP, playing.on, "7.2", playing.card)
