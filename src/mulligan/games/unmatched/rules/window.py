"""The moments of a combat: what waits in each, in which order it is resolved, and how."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import begin
from mulligan.games.unmatched.numbers import Fighter, Player
from mulligan.games.unmatched.options import ABOUT_ORDER, FIRST
from mulligan.games.unmatched.table import (
    ATTACKER,
    BONUS,
    CANCELLED,
    COMBAT_CARD,
    COMBAT_ITEM,
    COMBAT_PLAYER,
    DEFENDER,
    FIGHTERS,
    FOLLOWS,
    NONE,
    VALUE_FIXED,
    VALUE_IS,
    Table,
)
from mulligan.kernel.numbers import Card
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State

THE_CARD: Final = 0  # what waits in a window: the card's own effect, the token's, then abilities
THE_TOKEN: Final = 1
TRIED_AT_MOST: Final = 60  # positions, until an order is asked for
STEPS_AT_MOST: Final = 1_000  # of one effect
# When a side's abilities have their moment.
AFTER_ATTACK: Final = [p.ON_AFTER_COMBAT, p.ON_AFTER_ATTACK]
AFTER_DEFENSE: Final = [p.ON_AFTER_COMBAT, p.ON_AFTER_DEFENSE]
WITH_IMMEDIATE: Final = [p.IN_IMMEDIATELY]
WITH_DURING: Final = [p.IN_DURING]
WITH_NOTHING: Final[list[int]] = []


@mypyc_attr(free_list_len=1)
class Window(Frame):
    """attack-8, attack-9, attack-11: the effects of one moment, the defender's first; each side orders its own."""

    STEPS = ("offer", "chosen")

    timing: int
    cards: bool  # what stands on cards and tokens; other game effects otherwise
    side: int = DEFENDER  # then the attacker's, then -1
    waiting: int = NONE  # the effects that wait, as bits

    def offer(self, table: Table) -> None:
        while self.side >= 0:
            side = self.side
            if self.waiting < 0:
                self.waiting = waiting(table, self, side)
            left = self.waiting
            if left:
                options: list[int] = []
                number = 0
                while left:
                    if left & 1:
                        options.append(FIRST + number)
                    left >>= 1
                    number += 1
                if len(options) > 1 and not order_matters(table, options):
                    del options[1:]
                table.ask(table.seat_of[table.combat[COMBAT_PLAYER + side]], ABOUT_ORDER, options)
                return
            self.side = side - 1
            self.waiting = NONE
        table.pop()

    def chosen(self, table: Table) -> None:
        self.step = 0
        number = table.answer - FIRST
        self.waiting &= ~(1 << number)
        side = self.side
        if number == THE_CARD:
            resolve_card(table, side, self.timing)
        elif number == THE_TOKEN:
            resolve_token(table, side)
        else:
            abilities.resolve(table, number - 2, Fighter(table.combat[FIGHTERS + side]), side)

    def card_waits(self, table: Table) -> None:
        """The side whose effects are being resolved has another card now: what that says at this moment waits, too."""
        self.waiting |= waiting(table, self, self.side) & 1 << THE_CARD

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    CHOSEN: Final = 1

    def __init__(self, timing: int, cards: bool, side: int = DEFENDER, waiting: int = NONE) -> None:
        self.step = 0
        self.timing = timing
        self.cards = cards
        self.side = side
        self.waiting = waiting

    def copy(self) -> "Window":
        twin = Window(self.timing, self.cards, self.side, self.waiting)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.timing, self.cards, self.side, self.waiting]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        else:
            self.chosen(state)


def open_window(table: Table, timing: int, cards: bool) -> None:
    """A moment of the combat has come: what waits for it is resolved, if anything does."""
    window = Window(timing, cards)
    window.waiting = waiting(table, window, DEFENDER)
    if window.waiting or waiting(table, window, ATTACKER):
        table.push(window)


def order_matters(table: Table, options: list[int]) -> bool:
    """Can it matter which of two effects is resolved first? Both orders are tried, as far as nothing is hidden.

    Where one of them asks something, the other must do nothing, now and after every answer.
    """
    if len(options) != 2 or of_hands(table, options[0]) or of_hands(table, options[1]):
        return True
    first, second = options
    one = after(after(table, first), second)
    other = after(after(table, second), first)
    if one is not None and other is not None:
        return not one.same_as(other)
    return not (is_idle(table, first, second) or is_idle(table, second, first))


def of_hands(table: Table, option: int) -> bool:
    """Does this effect touch hands or decks? What it does may hang on cards that the player does not know."""
    window = table.stack[-1]
    assert isinstance(window, Window)
    number = option - FIRST
    if number == THE_TOKEN:
        return False
    if number > THE_TOKEN:
        return table.sheet.of_hands[table.sheet.ability_row[number - 2]]
    kind = table.printed[table.combat[COMBAT_CARD + window.side]]
    return table.sheet.of_hands[table.sheet.effect[kind][effect_at(table, window.timing, window.side)]]


def begun(table: Table, option: int) -> Table:
    """A position in which this effect was chosen."""
    twin = table.clone()
    assert isinstance(twin, Table)
    window = twin.stack[-1]
    assert isinstance(window, Window)
    twin.answer = option
    window.chosen(twin)
    return twin


def after(table: Table | None, option: int) -> Table | None:
    """The position after this effect; none where somebody is asked, or something left to chance."""
    if table is None:
        return None
    twin = begun(table, option)
    ended = goes_through(twin, len(table.stack))
    return twin if ended and twin.decision is None and twin.random_count == table.random_count else None


def goes_through(table: Table, depth: int) -> bool:
    """Go on to the next question, or to the end of what was begun. False where it does not seem to end."""
    steps = 0
    while len(table.stack) > depth and not table.over and table.decision is None:
        table.take_step()
        steps += 1
        if steps > STEPS_AT_MOST:
            return False
    return True


def is_idle(table: Table, option: int, other: int) -> bool:
    """Does an effect change nothing, now and whatever is answered in another?"""
    depth = len(table.stack)
    if not changes_nothing(table, option):
        return False
    positions = [begun(table, other)]
    tried = 0
    while positions:
        twin = positions.pop()
        ended = goes_through(twin, depth)
        decision = twin.decision
        tried += 1
        if not ended or tried > TRIED_AT_MOST or twin.random_count != table.random_count:
            return False
        if decision is not None:
            for answer in decision.options:
                further = twin.clone()
                assert isinstance(further, Table)
                further.take_answer(answer)
                positions.append(further)
        elif not twin.over and not changes_nothing(twin, option):
            return False
    return True


def changes_nothing(table: Table, option: int) -> bool:
    """Is everything as before once this effect is resolved?"""
    done = after(table, option)
    if done is None:
        return False
    before = table.clone()
    window = before.stack[-1]
    assert isinstance(window, Window)
    window.step = 0
    window.waiting &= ~(1 << option - FIRST)
    return before.same_as(done)


def waiting(table: Table, window: Window, side: int) -> int:
    """What this side has at this moment, as bits."""
    combat = table.combat
    timing = window.timing
    player = Player(combat[COMBAT_PLAYER + side])
    found = 0
    if window.cards:
        card = combat[COMBAT_CARD + side]
        if card >= 0 and not combat[CANCELLED + side] >> timing & 1:  # cancel-1
            if table.sheet.effect[table.printed[card]][effect_at(table, timing, side)] >= 0:
                found |= 1 << THE_CARD
            if timing == p.DURING and combat[COMBAT_ITEM + side] >= 0:  # item-5
                found |= 1 << THE_TOKEN
    elif not table.alive(player):
        return 0
    for moment in moments(timing, window.cards, side):
        found |= abilities.waiting(table, side, player, moment)
    return found


def moments(timing: int, cards: bool, side: int) -> list[int]:
    """When this side's abilities have their moment in a window."""
    if not cards:
        return AFTER_ATTACK if side == ATTACKER else AFTER_DEFENSE
    if timing == p.IMMEDIATELY:
        return WITH_IMMEDIATE
    return WITH_DURING if timing == p.DURING else WITH_NOTHING


def effect_at(table: Table, timing: int, side: int) -> int:
    """Where a card's effect of a timing stands: what belongs to an attack that follows stands apart."""
    follows = table.combat[FOLLOWS] and side == ATTACKER and timing <= p.AFTER
    return timing + p.FOLLOWING if follows else timing


def resolve_card(table: Table, side: int, timing: int) -> None:
    combat = table.combat
    card = Card(combat[COMBAT_CARD + side])
    kind = table.printed[card]
    begin(
        table,
        Player(combat[COMBAT_PLAYER + side]),
        Fighter(combat[FIGHTERS + side]),
        card,
        side,
        table.sheet.effect[kind][effect_at(table, timing, side)],
        table.sheet.source_of_kind[kind],
    )


def resolve_token(table: Table, side: int) -> None:
    """item-5: the value of the card is increased by the value on the token."""
    combat = table.combat
    token = combat[COMBAT_ITEM + side]
    if not combat[VALUE_FIXED + side]:
        combat[BONUS + side] += table.sheet.item_value[token]
    rule = table.sheet.item_name[token]
    table.happen(
        VALUE_IS, Player(combat[COMBAT_PLAYER + side]), rule, Card(combat[COMBAT_CARD + side]), table.value(side)
    )
