"""Playing a card (7.3) and adding to it out of turn (7.6): selection, announcement, window, tidying up."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from mulligan.games.mystic_war import legality
from mulligan.games.mystic_war.cards import ABILITY, ANY_TIME, EFFECT, EVENT, RESOURCE, SPELL, STAYS, TYPE
from mulligan.games.mystic_war.options import (
    ABOUT_ANY_TIME,
    ABOUT_CHAOS_WINDOW,
    ABOUT_CONSENT,
    ABOUT_DEITY,
    ABOUT_RECIPIENT,
    ABOUT_RESOURCE,
    ABOUT_WILD,
    ABOUT_WINDOW,
    ACCEPT,
    AFFECT,
    AS,
    DECLINE,
    ON,
    PLAY,
    REFUSE,
    TAKE,
)
from mulligan.games.mystic_war.rules.effect import Effect
from mulligan.games.mystic_war.rules.playing import Playing, put_on_table, stand_face_up
from mulligan.games.mystic_war.rules.resolution import Resolution
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import (
    ACCEPTS,
    ADDS,
    CAPTURES,
    NEGATED,
    NO_CHAOS,
    NONE,
    PLAYS,
    REFUSES,
    Table,
)
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import NOBODY, Card, Seat
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State


@mypyc_attr(free_list_len=1)
class Selection(Playing):
    """The choices that make a play complete: Wild Magic as what, on whom, on which resource or deity."""

    STEPS = ("as_what", "as_what_chosen", "on_whom", "on_whom_chosen", "of_what", "of_what_chosen")

    added: bool = False  # to another card

    def thinks(self) -> bool:
        return True

    def as_what(self, table: Table) -> None:
        effect = EFFECT[table.printed[self.card]]
        guises = ABILITY[effect].guises
        if guises:
            table.ask(self.seat, ABOUT_WILD, [AS + guise for guise in guises])
        else:
            table.answer = AS + effect

    def as_what_chosen(self, table: Table) -> None:
        self.effect = table.answer - AS

    def on_whom(self, table: Table) -> None:
        """An added card may be for somebody: whose loss it gains, whom it spares, for whom it steps in."""
        table.answer = NONE
        addition = ABILITY[self.effect].addition
        about = ABOUT_RECIPIENT
        if self.added and addition is not None:
            about = addition.about()
            if about < 0:
                return
            standing = Standing(table, self.base, self.chaos_on != NO_CHAOS)
            seats = addition.seats(table, standing, self.player)
        else:
            seats = legality.recipients(table, self.player, self.effect, self.chaos_on)
        if seats:
            table.ask(self.seat, about, [ON + seat for seat in seats])

    def on_whom_chosen(self, table: Table) -> None:
        if table.answer != NONE:
            self.on = Seat(table.answer - ON)

    def of_what(self, table: Table) -> None:
        table.answer = NONE
        effect, on = self.effect, self.on
        if ABILITY[effect].takes_deity:
            table.ask(self.seat, ABOUT_DEITY, table.takes(table.face_up[on]))
            return
        resources = legality.resources(table, effect, on, self.chaos_on != NO_CHAOS)
        if resources:
            table.ask(self.seat, ABOUT_RESOURCE, [AFFECT + resource for resource in resources])

    def of_what_chosen(self, table: Table) -> None:
        if table.answer >= TAKE:
            self.detail = table.standing_before(self.on, table.answer - TAKE)
        elif table.answer != NONE:
            self.detail = table.answer - AFFECT
        table.pop()
        if self.added:
            add(table, self)
        else:
            chosen = PlayCard(self.seat, self.player, self.card, self.chaos_on, self.base)
            chosen.effect, chosen.on, chosen.detail = self.effect, self.on, self.detail
            table.push(chosen)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    AS_WHAT: Final = 0
    AS_WHAT_CHOSEN: Final = 1
    ON_WHOM: Final = 2
    ON_WHOM_CHOSEN: Final = 3
    OF_WHAT: Final = 4
    OF_WHAT_CHOSEN: Final = 5

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
        added: bool = False,
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
        self.added = added

    def copy(self) -> "Selection":
        twin = Selection(
            self.seat, self.player, self.card, self.chaos_on, self.base, self.effect, self.on, self.detail, self.added
        )
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [
            self.seat,
            self.player,
            self.card,
            self.chaos_on,
            self.base,
            self.effect,
            self.on,
            self.detail,
            self.added,
        ]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.as_what(state)
        elif step == 1:
            self.as_what_chosen(state)
        elif step == 2:
            self.on_whom(state)
        elif step == 3:
            self.on_whom_chosen(state)
        elif step == 4:
            self.of_what(state)
        else:
            self.of_what_chosen(state)


@mypyc_attr(free_list_len=1)
class PlayCard(Playing):
    """7.3: a card is announced, may be added to, takes effect, and is discarded."""

    STEPS = ("announce", "window", "take_effect", "tidy")

    done: int = 0  # how many of the card's acts

    def announce(self, table: Table) -> None:  # 7.3
        self.base = len(table.plays)
        put_on_table(table, self)
        if self.chaos_on == NO_CHAOS:
            table.free = ANY_TIME[table.printed[self.card]]
        ability = ABILITY[self.effect]
        detail = NONE if ability.takes_deity else self.detail
        table.happen(PLAYS, self.player, "7.3", self.card, self.effect, self.on, detail)
        table.causes_what_follows()
        if STAYS[table.printed[self.card]]:
            stand_face_up(table, self)
        else:
            for act in ability.acts:
                act.announce(table, self)

    def window(self, table: Table) -> None:  # 7.6
        if TYPE[table.printed[self.card]] != EVENT:  # 7.2: nothing is added to an EVENT card
            first = self.seat if self.chaos_on != NO_CHAOS else self.player
            table.push(Window(first, self.base, self.chaos_on, self.player))

    def take_effect(self, table: Table) -> None:  # 7.6: the final effect, once
        kind = TYPE[table.printed[self.card]]
        if kind == RESOURCE or kind == SPELL:
            table.push(Resolution(self.base, self.chaos_on, [0, 0, 0], [0, 0, 0]))
            return
        acts = ABILITY[self.effect].acts
        if self.done == len(acts) or table.over:
            return
        self.done += 1
        self.step -= 1  # the next act comes once this one is done
        acts[self.done - 1].do(table, Effect(table, self.base, self.seat, self.chaos_on != NO_CHAOS))

    def tidy(self, table: Table) -> None:  # 7.3: then the cards are discarded
        base, plays = self.base, table.plays
        if len(plays) > base + 1:
            standing = Standing(table, base, self.chaos_on != NO_CHAOS)
            if standing.captor >= 0:  # Capture: the Dragon goes to the captor's hand instead
                table.off_the_table(self.card)
                table.into_hand(self.card, standing.captor)
                table.happen(CAPTURES, standing.captor, standing.captured_by, self.card)
        for i in range(base, len(plays)):
            card = plays[i].card
            if card in table.on_table:
                table.off_the_table(card)
                table.discard(card)
        table.plays = plays[:base]
        table.pop()
        if self.chaos_on == NO_CHAOS:
            table.unheard = TYPE[table.printed[self.card]] == EVENT

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    ANNOUNCE: Final = 0
    WINDOW: Final = 1
    TAKE_EFFECT: Final = 2
    TIDY: Final = 3

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
        done: int = 0,
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
        self.done = done

    def copy(self) -> "PlayCard":
        twin = PlayCard(
            self.seat, self.player, self.card, self.chaos_on, self.base, self.effect, self.on, self.detail, self.done
        )
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [
            self.seat,
            self.player,
            self.card,
            self.chaos_on,
            self.base,
            self.effect,
            self.on,
            self.detail,
            self.done,
        ]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.announce(state)
        elif step == 1:
            self.window(state)
        elif step == 2:
            self.take_effect(state)
        else:
            self.tidy(state)


# ---- adding to a card (7.6) ---------------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1)
class Window(Frame):
    """7.6: clockwise from the card's player, each may add a card, until all decline in a row."""

    STEPS = ("offer", "chosen")

    seat: Seat
    base: int
    chaos_on: Seat
    player: Seat
    declines: int = 0

    def offer(self, table: Table) -> None:
        if self.chaos_on != NO_CHAOS:
            self.offer_to_chaos(table)
            return
        standing: Standing | None = None
        printed = table.printed
        options: list[int] = []
        while self.declines < table.seats:
            seat = self.seat
            for card in table.hands[seat]:
                kind = printed[card]
                if ANY_TIME[kind]:
                    if standing is None:
                        standing = Standing(table, self.base, False)
                    if legality.adding(table, seat, kind, standing) == ALLOWED and PLAY + kind not in options:
                        options.append(PLAY + kind)
            if options:
                options.insert(0, DECLINE)
                table.ask(seat, ABOUT_WINDOW, options)
                return
            table.no_choice(seat, ABOUT_WINDOW, DECLINE)
            self.seat = Seat((seat + 1) % table.seats)
            self.declines += 1
        table.pop()

    def offer_to_chaos(self, table: Table) -> None:
        """Chaos Strikes: only the three drawn cards may be added, and must be where nothing else can use them."""
        standing = Standing(table, self.base, True)
        options: list[int] = []
        must = False
        for card in table.drawn:
            kind = table.printed[card]
            if legality.adding(table, self.player, kind, standing) == ALLOWED and PLAY + kind not in options:
                options.append(PLAY + kind)
                must = must or not self.can_wait(table, card)
        if not options:
            table.pop()
            return
        if not must:
            options.insert(0, DECLINE)
        table.ask(self.seat, ABOUT_CHAOS_WINDOW, options)

    def can_wait(self, table: Table, card: Card) -> bool:
        """Could another of the drawn cards still be the one that this card is added to?"""
        kind = table.printed[card]
        if STAYS[kind]:
            return True
        for other in table.drawn:
            kind_of_other = table.printed[other]
            if other != card and could_follow(kind, kind_of_other):
                return True
        return False

    def chosen(self, table: Table) -> None:
        seat = self.seat
        self.step = 0
        chaos = self.chaos_on != NO_CHAOS
        if table.answer == DECLINE:
            if chaos:
                table.pop()
                return
            self.seat = Seat((seat + 1) % table.seats)
            self.declines += 1
            return
        kind = table.answer - PLAY
        if chaos:
            card = next(card for card in table.drawn if table.printed[card] == kind)
            added = Selection(seat, self.player, card, self.chaos_on, self.base)
        else:
            added = Selection(seat, seat, table.in_hand(seat, kind), NO_CHAOS, self.base)
        added.added = True
        table.push(added)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    CHOSEN: Final = 1

    def __init__(self, seat: Seat, base: int, chaos_on: Seat, player: Seat, declines: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.base = base
        self.chaos_on = chaos_on
        self.player = player
        self.declines = declines

    def copy(self) -> "Window":
        twin = Window(self.seat, self.base, self.chaos_on, self.player, self.declines)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.base, self.chaos_on, self.player, self.declines]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        else:
            self.chosen(state)


@mypyc_attr(free_list_len=1)
class AnyTime(Frame):
    """7.6: where no card was just played, clockwise from the turn's player, each may play a deity that stays face up.

    The player of the turn can do so in the turn itself.
    """

    STEPS = ("offer", "chosen")

    seat: Seat
    declines: int = 0

    def offer(self, table: Table) -> None:
        printed = table.printed
        options: list[int] = []
        while self.declines < table.seats:
            seat = self.seat
            for card in table.hands[seat]:
                kind = printed[card]
                if ANY_TIME[kind] and STAYS[kind] and PLAY + kind not in options:
                    options.append(PLAY + kind)
            if options:
                options.insert(0, DECLINE)
                table.ask(seat, ABOUT_ANY_TIME, options)
                return
            self.go_on(table)
        table.pop()

    def go_on(self, table: Table) -> None:
        self.seat = Seat((self.seat + 1) % table.seats)
        self.declines += 1

    def chosen(self, table: Table) -> None:
        """What is played here has a window of its own, in which all the others can follow."""
        self.step = 0
        if table.answer == DECLINE:
            self.go_on(table)
            return
        card = table.in_hand(self.seat, table.answer - PLAY)
        table.push(Selection(self.seat, self.seat, card, NO_CHAOS, len(table.plays)))

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    CHOSEN: Final = 1

    def __init__(self, seat: Seat, declines: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.declines = declines

    def copy(self) -> "AnyTime":
        twin = AnyTime(self.seat, self.declines)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.declines]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        else:
            self.chosen(state)


def add(table: Table, playing: Selection) -> None:
    """A card is added to the play; in the window below, it is again the turn of the original card's player."""
    window = table.stack[-1]
    if playing.chaos_on == NO_CHAOS and isinstance(window, Window):
        window.seat = table.plays[playing.base].by
        window.declines = 0
    put_on_table(table, playing)
    table.happen(ADDS, playing.player, "7.6", playing.card, playing.effect, playing.on)
    last = len(table.plays) - 1
    if STAYS[table.printed[playing.card]]:
        could_refuse = table.lets_refuse(playing.on)
        stand_face_up(table, playing)
        if playing.chaos_on == NO_CHAOS and not could_refuse and table.lets_refuse(playing.on):
            consider_anew(table, playing.on, playing.base)
    elif needs_consent(table, playing):
        table.push(Addition(table.plays[playing.base].by, last))
    else:
        counts(table, last)


def consider_anew(table: Table, seat: Seat, base: int) -> None:
    """Protection in answer: what others have added to its holder's own card can be refused now, the first one first."""
    first = table.plays[base]
    if not first.by == first.on == seat:
        return
    for i in range(len(table.plays) - 1, base, -1):
        play = table.plays[i]
        if play.by != seat and not play.refused and ABILITY[play.effect].changes_effect:
            table.push(Addition(seat, i))


def counts(table: Table, i: int) -> None:
    """A card that was added counts from here on. Negation then has stopped the one before it."""
    card = ABILITY[table.plays[i].effect]
    if card.negates:
        table.happen(NEGATED, table.plays[i].by, card.name, table.plays[i - 1].card)


def could_follow(kind: int, other: int) -> bool:
    """Chaos Strikes: could this card be added to that one, once that is played?"""
    addition = ABILITY[EFFECT[kind]].addition
    return addition is not None and addition.could_follow(ABILITY[EFFECT[other]])


def needs_consent(table: Table, playing: Selection) -> bool:
    """Protection: others change what its holder plays on itself only if the holder lets them."""
    first = table.plays[playing.base]
    return (
        playing.chaos_on == NO_CHAOS
        and playing.player != first.by
        and first.on == first.by
        and ABILITY[playing.effect].changes_effect
        and table.lets_refuse(first.by)
    )


class Addition(Frame):
    """Protection: its holder accepts or refuses what another added to the holder's own play."""

    STEPS = ("consent", "consented")

    seat: Seat
    index: int  # which of the plays

    def consent(self, table: Table) -> None:
        table.ask(self.seat, ABOUT_CONSENT, [ACCEPT, REFUSE])

    def consented(self, table: Table) -> None:
        table.pop()
        refused = table.answer == REFUSE
        if refused:
            table.refuse(self.index)
        table.happen(REFUSES if refused else ACCEPTS, self.seat, "Protection", table.plays[self.index].card)
        if not refused:
            counts(table, self.index)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    CONSENT: Final = 0
    CONSENTED: Final = 1

    def __init__(self, seat: Seat, index: int) -> None:
        self.step = 0
        self.seat = seat
        self.index = index

    def copy(self) -> "Addition":
        twin = Addition(self.seat, self.index)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.index]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.consent(state)
        else:
            self.consented(state)
