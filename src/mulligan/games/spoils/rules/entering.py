"""Entering play (204.2, 206.2, 207.2), attaching (301, 507.2), flipping (411), control (407), resources (605)."""

from typing import Any, Final

from mulligan.games.spoils.effects import characteristics, context, nouns, ops
from mulligan.games.spoils.effects.conditions import count_use
from mulligan.games.spoils.effects.context import rebind
from mulligan.games.spoils.effects.statement import ENTERING
from mulligan.games.spoils.events import (
    AN_ENTRY,
    ATTACHED,
    CONTROL,
    DETACHED,
    ENTERS,
    FLIPPED_DOWN,
    FLIPPED_UP,
    LEAVES,
    PICKED,
    PLAYS_RESOURCE,
    PUT,
)
from mulligan.games.spoils.limits.prohibitions import TO_PLAY_RESOURCES, kept_from, may_pick, prevented
from mulligan.games.spoils.limits.requirements import must_be_picked
from mulligan.games.spoils.options import ABOUT_ATTACHING, ABOUT_FACING, ABOUT_RESOURCE, CARD, FACE_DOWN, FACE_UP
from mulligan.games.spoils.parts import Context, Play, Procedure
from mulligan.games.spoils.printed import DISCARD, HAND, PLAY, STAYING
from mulligan.games.spoils.printed import RESOURCE as RESOURCE_TYPE
from mulligan.games.spoils.rules import triggers
from mulligan.games.spoils.rules.leaving import report
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.kernel.state import State

# How cards enter, a bit each.
DOWN: Final = 1  # as a face-down resource
UNDER_OWNERS: Final = 2  # each under its owner's control
DEPLETED_AT_ONCE: Final = 4


def enter(table: Table, cards: list[Card], seat: Seat, flags: int, host: Card) -> int:
    """Cards enter play together under a player's control. Gives how many did; those that must pick a card wait."""
    if host == NO_CARD and not flags & DOWN:
        for card in cards:
            if table.face(card).attach:  # 507.2b
                table.push(Entering(seat, flags, cards[:], [NO_CARD] * len(cards)))
                return 0
    return arrive(table, cards, [host] * len(cards), seat, flags)


def arrive(table: Table, cards: list[Card], hosts: list[Card], seat: Seat, flags: int) -> int:
    """They enter at one moment. Gives how many did; what attaches to nothing goes to the discard pile (507.2c)."""
    entered: list[int] = []
    for card in cards:
        if flags & DOWN or not table.face(card).attach:
            put_into_play(table, card, under_whom(table, card, seat, flags), flags)
            entered.append(card)
    going_on = True
    while going_on:  # 507.2d: what enters at the same time may be what it attaches to
        going_on = False
        for i, card in enumerate(cards):
            if card not in entered and hosts[i] != NO_CARD and table.area[hosts[i]] == PLAY:
                put_into_play(table, card, under_whom(table, card, seat, flags), flags)
                entered.append(card)
                going_on = True
    for i, card in enumerate(cards):
        if card not in entered:
            to_discard(table, card)
        elif hosts[i] != NO_CARD:
            table.attached[card] = hosts[i]
    for i, card in enumerate(cards):
        if card in entered:
            announce(table, card, hosts[i], under_whom(table, card, seat, flags), flags)
    return len(entered)


def under_whom(table: Table, card: Card, seat: Seat, flags: int) -> Seat:
    """204.2a: who controls a card that enters, unless the text says that its owner does."""
    return table.owner_of(card) if flags & UNDER_OWNERS else seat


def announce(table: Table, card: Card, host: Card, seat: Seat, flags: int) -> None:
    """What enters with something on it has it at once; 604.3, 605.3: triggers see it enter."""
    face = table.face(card)
    if face.enters_tokens and not flags & DOWN:
        made = played_context(table, card, seat)
        for statement in face.enters_tokens:
            table.tokens[card] += statement.tokens(table, made)
    if (face.enters_depleted or flags & DEPLETED_AT_ONCE) and not flags & DOWN:
        table.depleted[card] = 1
    if not flags & DOWN:
        as_is_said(table, card)
    count_use(table, card, AN_ENTRY)
    rule = "605.3" if face.types & RESOURCE_TYPE or flags & DOWN else "604.3"
    table.happen(ENTERS, seat, rule, card, 0, host, flags & DOWN)
    if host != NO_CARD:
        table.happen(ATTACHED, seat, "507.2a", card, 0, host, open_face(table, host))


def as_is_said(table: Table, card: Card) -> None:
    """504.1: what is said of the cards that enter, it may be by this one itself."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    if not table.spoken_of & ENTERING:
        return
    for i in range(len(table.active)):
        statement = table.active[i].statement
        table.tokens[card] += statement.enters_with(table, table.active_in[i], card)
        if statement.enters_depleted(table, table.active_in[i], card):
            table.depleted[card] = 1


def played_context(table: Table, card: Card, seat: Seat) -> Context:
    """The context of a card that enters, with what the costs of its play have settled if it was played."""
    play = table.stack[-1]
    if not isinstance(play, Play) or play.card != card or play.ability >= 0:
        return context.fresh(table, table.printed[card], 0, card, seat)
    made = play.settled.copy()
    made.printed = table.printed[card]
    made.which = 0
    made.source, made.source_age = card, table.age[card]
    made.you = made.actor = seat
    return made


def to_discard(table: Table, card: Card) -> None:
    """507.2c: if it lies there already, it just stays."""
    if table.area[card] != DISCARD:
        table.move(card, DISCARD)
        table.note(PUT, table.owner_of(card), "507.2c", card, 0, NO_CARD, DISCARD)


def put_into_play(table: Table, card: Card, seat: Seat, flags: int) -> None:
    if table.area[card] == 6:  # a token that comes from nowhere
        table.area[card] = PLAY
        table.age[card] += 1
        table.in_play.append(card)
        table.version += 1
    else:
        table.move(card, PLAY)
    table.controller[card] = seat
    table.since[card] = table.turn_number
    if flags & DOWN:
        table.face_down[card] = 1
        table.show_to(card, seat)
    else:
        table.show(card)


class Entering(Procedure):
    """507.2b: what is put into play without a target picks one as it enters; then all enter together."""

    STEPS = ("choose", "chosen", "arrival")

    seat: Seat
    flags: int
    cards: list[Card]
    hosts: list[Card]  # what each is attached to
    at: int = 0  # which card is being seen to

    def holds_triggers(self) -> bool:
        return True

    def choose(self, table: Table) -> None:
        while self.at < len(self.cards):
            card = self.cards[self.at]
            seat = under_whom(table, card, self.seat, self.flags)
            options = self.possible(table, card, seat) if table.face(card).attach else []
            if options:
                table.ask(seat, ABOUT_ATTACHING, options)
                return
            self.at += 1
        self.step = self.ARRIVAL

    def possible(self, table: Table, card: Card, seat: Seat) -> list[int]:
        """What it can be attached to: cards in play, and those that enter with it (507.2d)."""
        kind = table.face(card).attach[0]
        made = context.fresh(table, table.printed[card], 0, card, seat)
        options: list[int] = []
        for other in nouns.candidates(table, made, kind):
            if other != card and may_pick(table, made, other):
                options.append(CARD + other)
        for other in self.cards:
            if other != card and CARD + other not in options and nouns.matches(table, made, kind, other):
                options.append(CARD + other)
        return must_be_picked(table, options)

    def chosen(self, table: Table) -> None:
        host = Card(table.answer - CARD)
        card = self.cards[self.at]
        self.hosts[self.at] = host
        table.note(PICKED, under_whom(table, card, self.seat, self.flags), "507.2b", host, 0, card)
        self.at += 1
        self.step = 0

    def arrival(self, table: Table) -> None:
        cards, hosts = self.cards, self.hosts
        table.pop()
        count = arrive(table, cards, hosts, self.seat, self.flags)
        for i, host in enumerate(hosts):
            if host != NO_CARD:
                seat = under_whom(table, cards[i], self.seat, self.flags)
                triggers.collect(table, PICKED, seat, host, 0, cards[i], 0)
        below = table.stack[-1]
        if isinstance(below, Context):
            for card in cards:
                rebind(table, below, card)
            report(table, count)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    CHOOSE: Final = 0
    CHOSEN: Final = 1
    ARRIVAL: Final = 2

    def __init__(self, seat: Seat, flags: int, cards: list[Card], hosts: list[Card], at: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.flags = flags
        self.cards = cards
        self.hosts = hosts
        self.at = at

    def copy(self) -> "Entering":
        twin = Entering(self.seat, self.flags, self.cards[:], self.hosts[:], self.at)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.flags, self.cards, self.hosts, self.at]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.choose(state)
        elif step == 1:
            self.chosen(state)
        else:
            self.arrival(state)


def attach(table: Table, card: Card, host: Card) -> bool:
    """301.2: it is detached from whatever it was attached to."""
    before = table.attached[card]
    if card == host or before == host or hangs_on(table, host, card):
        return False
    table.attached[card] = host
    table.changed()
    if before != NO_CARD:
        table.happen(DETACHED, table.controller_of(card), "301.2", card, 0, before)
    table.happen(ATTACHED, table.controller_of(card), "301.1", card, 0, host, open_face(table, host))
    return True


def open_face(table: Table, card: Card) -> int:
    """What everybody can see a card in play to be; -1 for one that lies face-down."""
    return -1 if table.face_down[card] else table.printed[card]


def hangs_on(table: Table, card: Card, host: int) -> bool:
    """Is it attached to the host, or to what is attached to it?"""
    while table.attached[card] != NO_CARD:
        card = Card(table.attached[card])
        if card == host:
            return True
    return False


def detach(table: Table, card: Card) -> bool:
    if table.attached[card] == NO_CARD:
        return False
    host = table.attached[card]
    table.attached[card] = NO_CARD
    table.changed()
    table.happen(DETACHED, table.controller_of(card), "301.2", card, 0, host)
    return True


def flip_down(table: Table, flipped: list[tuple[Card, Seat]], by: Card) -> None:
    """411.4: cards, each under a seat's control, have left play together, and face-down resources have entered it.

    A Micromajig token that left play disappears instead (409.3b).
    """
    before = len(table.pending)
    for card, _ in flipped:
        triggers.collect(table, LEAVES, table.controller_of(card), card, table.tokens[card], NO_CARD, PLAY)
        triggers.collect(table, FLIPPED_DOWN, table.controller_of(card), card, 0, by, 0)
    for card, seat in flipped:
        table.note(FLIPPED_DOWN, seat, "411.4", card)
        if table.is_token(card):
            table.move(card, DISCARD)
            table.vanish(card)
        else:
            put_into_play(table, card, seat, DOWN)
    triggers.follow(table, before)
    for card, seat in flipped:
        if table.area[card] == PLAY:
            table.happen(ENTERS, seat, "411.4", card, 0, NO_CARD, DOWN)


def flip_up(table: Table, card: Card, seat: Seat) -> None:
    """411.3: the resource has left play, and its front has entered it, if it is one that can be in play."""
    before = len(table.pending)
    triggers.collect(table, LEAVES, table.controller_of(card), card, table.tokens[card], NO_CARD, PLAY)
    table.happen(FLIPPED_UP, seat, "411.3", card)
    if table.face(card).types & (STAYING | RESOURCE_TYPE):
        enter(table, [card], seat, 0, NO_CARD)
    else:
        table.move(card, DISCARD)
    triggers.follow(table, before)


def take_control(table: Table, card: Card, seat: Seat) -> bool:
    """407.3. A character that changes sides cannot attack before its new controller's next turn (204.3)."""
    if table.controller[card] == seat or characteristics.forbidden(table, card, ops.D_BE_TAKEN):
        return False
    if table.active and kept_from(table, card, ops.D_BE_TAKEN, NO_CARD, seat, None):
        return False
    table.controller[card] = seat
    table.since[card] = table.turn_number
    if table.face_down[card]:
        table.show_to(card, seat)  # 411.2
    table.changed()
    for play in table.stack:
        if isinstance(play, Play) and play.card == card and play.age == table.age[card]:
            if play.ability >= 0 and not table.library.cards[play.text_of].paragraphs[play.ability].anyone:
                play.then = seat + 1  # 407.1a, should it leave play before the ability resolves, too
    table.happen(CONTROL, seat, "407.3", card)
    return True


# ---- resources ------------------------------------------------------------------------------------------------------

ONLY_DOWN: Final = 1
ATTACHED_AT_ONCE: Final = 2


def play_resource(table: Table, seat: Seat, rules: int) -> bool:
    """605: begin to play a resource; not without a card in hand."""
    if not table.hands[seat] or prevented(table, seat, TO_PLAY_RESOURCES, NO_CARD):
        return False
    table.push(ResourcePlay(seat, rules))
    return True


def attach_at_once(table: Table, card: Card, host: int) -> bool:
    """605.1c: a resource that is being played enters play attached to the faction of whoever plays it."""
    for frame in table.stack:
        if isinstance(frame, ResourcePlay) and frame.resource == card and table.factions[frame.seat] == host:
            frame.rules |= ATTACHED_AT_ONCE
            return True
    return False


class ResourcePlay(Procedure):
    """605.1, step by step."""

    STEPS = ("selection", "selected", "facing", "triggers", "play")

    seat: Seat
    rules: int  # a bit each, as above
    resource: Card = NO_CARD
    faced: int = 0

    def selection(self, table: Table) -> None:
        options: list[int] = []
        done: list[int] = []
        for card in table.hands[self.seat]:
            if table.printed[card] not in done:
                done.append(table.printed[card])
                options.append(CARD + card)
        if not options:
            table.pop()
            return
        table.ask(self.seat, ABOUT_RESOURCE, options)

    def selected(self, table: Table) -> None:
        self.resource = Card(table.answer - CARD)

    def facing(self, table: Table) -> None:
        face = table.face(self.resource)
        if self.rules & ONLY_DOWN or face.only_down or not face.types & RESOURCE_TYPE:
            table.answer = FACE_DOWN
            return
        table.ask(self.seat, ABOUT_FACING, [FACE_UP, FACE_DOWN])

    def triggers(self, table: Table) -> None:
        """605.1c: what happens while a resource is played happens before it enters play."""
        self.faced = table.answer
        if table.area[self.resource] == HAND:
            table.happen(PLAYS_RESOURCE, self.seat, "605.1c", NO_CARD, 0, self.resource)

    def play(self, table: Table) -> None:
        card = self.resource
        table.pop()
        if table.area[card] != HAND:
            return
        host = table.factions[self.seat] if self.rules & ATTACHED_AT_ONCE else NO_CARD
        enter(table, [card], self.seat, DOWN if self.faced == FACE_DOWN else 0, host)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    SELECTION: Final = 0
    SELECTED: Final = 1
    FACING: Final = 2
    TRIGGERS: Final = 3
    PLAY: Final = 4

    def __init__(self, seat: Seat, rules: int, resource: Card = NO_CARD, faced: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.rules = rules
        self.resource = resource
        self.faced = faced

    def copy(self) -> "ResourcePlay":
        twin = ResourcePlay(self.seat, self.rules, self.resource, self.faced)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.rules, self.resource, self.faced]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.selection(state)
        elif step == 1:
            self.selected(state)
        elif step == 2:
            self.facing(state)
        elif step == 3:
            self.triggers(state)
        else:
            self.play(state)
