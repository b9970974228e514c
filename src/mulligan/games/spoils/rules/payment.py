"""Paying numbers (309, 406): resources are attached to the faction; cost changes; what a seat could pay."""

from typing import Any, Final

from mypy_extensions import i32, i64, mypyc_attr

from mulligan.games.spoils.effects import characteristics, context
from mulligan.games.spoils.effects.statement import ATTACHMENTS, COSTS, TOLLS, CostChanges
from mulligan.games.spoils.events import ATTACHED, PAYS
from mulligan.games.spoils.options import ABOUT_PAYMENT, CARD, TAKE_BACK
from mulligan.games.spoils.parts import DUPLICATED, LASTING, Play, Procedure
from mulligan.games.spoils.printed import NEVER, RESOURCE
from mulligan.games.spoils.rules import triggers
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.state import State

NO_CLASS: Final = -1
FACE_DOWN_CLASS: Final = -2
STAPLE_CLASS: Final = -3
FACE_DOWN_CLASSES: Final = 1 << 16  # and the printed card: those that are told apart
OWN_CLASS: Final = 1 << 17  # and the card: something is on it


def pay(table: Table, seat: Seat, amount: int) -> None:
    """309.1: attach that many resources to the faction."""
    if amount > 0:
        table.push(Payment(seat, amount))


def resource_class(table: Table, card: Card) -> int:
    """Resources between which it makes no difference which is used share a class (Ruling 3)."""
    if table.library.minds_resources or table.library.watched >> ATTACHED & 1:
        if table.tokens[card] or table.depleted[card] or table.attached_to(card):
            return OWN_CLASS + card
        return table.printed[card] + (FACE_DOWN_CLASSES if table.face_down[card] else 0)
    return class_of_use(table, card)


def class_of_use(table: Table, card: Card) -> int:
    """What a resource is for besides paying: nothing, as a staple or a face-down card without Flip Up, or its own."""
    face = table.face(card)
    if table.face_down[card]:
        return FACE_DOWN_CLASS if face.flip_cost == NEVER else table.printed[card]
    return STAPLE_CLASS if face.staple else table.printed[card]


def unattached(table: Table, seat: Seat) -> list[Card]:
    found: list[Card] = []
    cards, printed = table.library.cards, table.printed
    controller, attached, face_down = table.controller, table.attached, table.face_down
    mine: i32 = seat
    for card in table.in_play:
        if controller[card] == mine and attached[card] == NO_CARD:
            if face_down[card] or cards[i64(printed[card])].types & RESOURCE:
                found.append(card)
    return found


def has_choice(table: Table, seat: Seat) -> bool:
    """Could it matter which resources a seat pays with?"""
    first = NO_CLASS
    for card in unattached(table, seat):
        kind = resource_class(table, card)
        if first == NO_CLASS:
            first = kind
        elif kind != first:
            return True
    return False


@mypyc_attr(free_list_len=1)
class Payment(Procedure):
    """309.1: attach resources to the faction, one after another where it matters which."""

    STEPS = ("choose", "chosen")

    seat: Seat
    left: int

    def is_instead(self) -> bool:
        return True

    def choose(self, table: Table) -> None:
        seat, left = self.seat, self.left
        free = unattached(table, seat)
        options: list[int] = []
        classes: list[int] = []
        if left < len(free):
            last = NO_CLASS  # like ones mostly lie beside each other
            for card in free:
                kind = resource_class(table, card)
                if kind != last and kind not in classes:
                    classes.append(kind)
                    options.append(CARD + card)
                last = kind
        if len(classes) <= 1:
            for card in free[:left]:
                use(table, seat, card)
            table.pop()
            table.happen(PAYS, seat, "309.1", paid_for(table), left)
            return
        if can_take_back(table, seat):
            options.append(TAKE_BACK)
        table.ask(seat, ABOUT_PAYMENT, options)

    def chosen(self, table: Table) -> None:
        if table.answer == TAKE_BACK:
            from mulligan.games.spoils.rules.playing import take_back

            take_back(table)
            return
        use(table, self.seat, Card(table.answer - CARD))
        table.note(PAYS, self.seat, "309.1", Card(table.answer - CARD), 1)
        self.left -= 1
        self.step = 0
        if self.left == 0:
            table.pop()

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    CHOOSE: Final = 0
    CHOSEN: Final = 1

    def __init__(self, seat: Seat, left: int) -> None:
        self.step = 0
        self.seat = seat
        self.left = left

    def copy(self) -> "Payment":
        twin = Payment(self.seat, self.left)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.left]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.choose(state)
        else:
            self.chosen(state)


def paid_for(table: Table) -> Card:
    """The card that is being played, or whose ability is used, if that is what is paid for."""
    below = table.stack[-1]
    return below.card if isinstance(below, Play) else NO_CARD


def can_take_back(table: Table, seat: Seat) -> bool:
    """Is this player satisfying costs of their own accord, having learned nothing by it (Ruling 20)?

    A duplicate is not theirs to take back (307.1), nor is what an opponent plays and asks them about.
    """
    if table.kept is None or table.learned:
        return False
    play = table.play_on_top()
    return play is not None and play.seat == seat and not play.free & DUPLICATED


def use(table: Table, seat: Seat, card: Card) -> None:
    """203.3: a resource that is paid with is attached to the faction, which is no less an attaching than any other."""
    faction = table.factions[seat]
    table.attached[card] = faction
    if is_mere_payment(table, card):
        table.free[seat] -= 1
    else:
        table.changed()
    if table.library.watched >> ATTACHED & 1 or table.lasting:
        triggers.collect(table, ATTACHED, seat, card, 0, faction, table.printed[faction])


def is_mere_payment(table: Table, card: Card) -> bool:
    """Is nothing that was worked out another now, but how much can still be paid?"""
    if table.fresh != table.version or table.settled != table.version:
        return False
    if table.library.states or table.spoken_of & ATTACHMENTS:
        return False
    return table.face_down[card] == 1 or not table.face(card).standing


# ---- how much -------------------------------------------------------------------------------------------------------


# What a numeric cost is of.
OF_CARD: Final = 0
OF_ABILITY: Final = 1  # 406.4
OF_EFFECT: Final = 2  # 406.5
OF_SEARCH: Final = 3  # what must be paid to search a deck


def numeric_cost(table: Table, seat: Seat, card: Card, total: int, what: int) -> int:
    """406.3: what is to be paid once all increases, then all reductions are applied to the running total."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    face = table.face(card)
    own = face.own_cost if what == OF_CARD else []
    if not table.spoken_of & COSTS and not own:
        return total
    changes = CostChanges(seat, card, what)
    if own:
        made = context.fresh(table, table.printed[card], 0, card, seat)
        for statement in own:
            statement.change_cost(table, made, changes)
    for i in range(len(table.active)):
        table.active[i].statement.change_cost(table, table.active_in[i], changes)
    return changes.applied_to(total)


def toll(table: Table, seat: Seat, card: Card, what: int) -> int:
    """505.1: what must be paid besides, for playing the card or using its ability; no reduction reaches it."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    total = 0
    if not table.spoken_of & TOLLS:
        return total
    for i in range(len(table.active)):
        total += table.active[i].statement.toll(table, table.active_in[i], seat, card, what)
    return total


def use_up(table: Table, seat: Seat, card: Card, what: int, total: int) -> None:
    """What reduced this cost, and this one only, has done its work. Where there was nothing to pay, it waits on."""
    i = 0
    while i < len(table.lasting):
        lasting = table.lasting[i]
        text = lasting.text
        if lasting.kind == LASTING and table.library.cards[text.printed].statements[text.which].statement.used_up(
            table, text, seat, card, what, total
        ):
            del table.lasting[i]
            table.changed()
        else:
            i += 1
