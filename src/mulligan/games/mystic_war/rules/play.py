"""Playing a card (7.3) and adding to it out of turn (7.6): selection, announcement, window, tidying up."""

from typing import Final

from mulligan.games.mystic_war import legality
from mulligan.games.mystic_war.cards import (
    ANY_TIME,
    CAPTURE,
    DISFAVOR,
    DRAGON,
    DRAGONBANE,
    EFFECT,
    EVENT,
    FAVORITISM,
    NECROMANCY,
    NEGATION,
    PROTECTION,
    RESOURCE,
    RESURRECTION,
    SACRIFICE,
    SPELL,
    STAYS,
    STRAY_ENERGY,
    TRANSMUTE_DESTRUCTION,
    TRANSMUTE_FOLLOWERS,
    TYPE,
    VACATION,
    WILD,
)
from mulligan.games.mystic_war.options import (
    ABOUT_CHAOS_WINDOW,
    ABOUT_CONSENT,
    ABOUT_DEITY,
    ABOUT_RECIPIENT,
    ABOUT_RESOURCE,
    ABOUT_SACRIFICE,
    ABOUT_SPARED,
    ABOUT_VICTIM,
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
from mulligan.games.mystic_war.procedures import (
    ADDED,
    ADDITION,
    ADDITION_INDEX,
    CARD,
    CARD_BASE,
    CARD_DETAIL,
    CARD_EFFECT,
    CARD_ON,
    CHAOS_ON,
    DECLINES,
    FREE,
    NO_CHAOS,
    PLAY_CARD,
    PLAYER,
    RESOLUTION,
    SEAT,
    SELECTION,
    VACATION_OF_THE_GODS,
    WINDOW,
    WINDOW_BASE,
    WINDOW_CHAOS_ON,
    WINDOW_PLAYER,
)
from mulligan.games.mystic_war.rules.resolution import resolve_deity, resolve_event
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import ACCEPTS, ADDS, CAPTURES, FACE_UP, NEGATED, PLAYS, REFUSES, Table
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.state import STEP

NONE: Final = -1


def select(table: Table, decider: int, player: int, card: int, chaos_on: int, base: int, added: int) -> None:
    """Begin to play a card, or to add it to the play that begins at `base`."""
    table.push_row(SELECTION, [decider, player, card, chaos_on, NONE, NONE, NONE, base, added])


class Selection:
    """The choices that make a play complete: Wild Magic as what, on whom, on which resource or deity."""

    def as_what(self, table: Table) -> None:
        frame = table.frame
        effect = EFFECT[table.printed[frame[CARD]]]
        if effect == WILD:
            table.ask(frame[SEAT], ABOUT_WILD, [AS + e for e in range(DRAGON + 1)])
        else:
            table.answer = AS + effect

    def as_what_chosen(self, table: Table) -> None:
        table.frame[CARD_EFFECT] = table.answer - AS

    def on_whom(self, table: Table) -> None:
        frame = table.frame
        table.answer = NONE
        effect = frame[CARD_EFFECT]
        if frame[ADDED] and not STAYS[table.printed[frame[CARD]]]:
            self.added_on_whom(table, effect)
            return
        seats = legality.recipients(table, frame[PLAYER], effect, frame[CHAOS_ON])
        if seats:
            table.ask(frame[SEAT], ABOUT_RECIPIENT, [ON + seat for seat in seats])

    def added_on_whom(self, table: Table, effect: int) -> None:
        """Necromancy: whose loss. Resurrection: whom it spares. Sacrifice: for whom it steps in."""
        frame = table.frame
        if effect not in (NECROMANCY, RESURRECTION, SACRIFICE):
            return
        standing = Standing(table, frame[CARD_BASE], frame[CHAOS_ON] != NO_CHAOS)
        about = ABOUT_SACRIFICE
        if effect == SACRIFICE:
            seats = legality.losing_deities(table, standing)
        else:
            about = ABOUT_SPARED if effect == RESURRECTION else ABOUT_VICTIM
            seats = legality.losing_followers(table, standing, NONE if effect == RESURRECTION else frame[PLAYER])
        table.ask(frame[SEAT], about, [ON + seat for seat in seats])

    def on_whom_chosen(self, table: Table) -> None:
        if table.answer != NONE:
            table.frame[CARD_ON] = table.answer - ON

    def of_what(self, table: Table) -> None:
        frame = table.frame
        table.answer = NONE
        effect, on = frame[CARD_EFFECT], frame[CARD_ON]
        if effect == DISFAVOR or effect == FAVORITISM:
            kinds: list[int] = []
            for card in table.face_up[on]:
                if TAKE + table.printed[card] not in kinds:
                    kinds.append(TAKE + table.printed[card])
            table.ask(frame[SEAT], ABOUT_DEITY, kinds)
            return
        resources = legality.resources(table, effect, on, frame[CHAOS_ON] != NO_CHAOS)
        if resources:
            table.ask(frame[SEAT], ABOUT_RESOURCE, [AFFECT + resource for resource in resources])

    def of_what_chosen(self, table: Table) -> None:
        frame = table.frame
        if table.answer >= TAKE:
            for card in table.face_up[frame[CARD_ON]]:
                if table.printed[card] == table.answer - TAKE:
                    frame[CARD_DETAIL] = card
                    break
        elif table.answer != NONE:
            frame[CARD_DETAIL] = table.answer - AFFECT
        table.pop()
        if frame[ADDED]:
            add(table, frame)
        else:
            table.push_row(PLAY_CARD, frame[SEAT:])


def put_on_table(table: Table, frame: list[int]) -> None:
    """The card leaves the hand (or the three of Chaos Strikes) for everybody to see."""
    card = frame[CARD]
    zone = table.drawn if frame[CHAOS_ON] != NO_CHAOS else table.hands[frame[PLAYER]]
    zone.remove(card)
    table.show(card)
    table.on_table.append(card)
    table.plays_card.append(card)
    table.plays_by.append(frame[PLAYER])
    table.plays_effect.append(frame[CARD_EFFECT])
    table.plays_on.append(frame[CARD_ON])
    table.plays_detail.append(frame[CARD_DETAIL])
    table.plays_refused.append(0)


def stand_face_up(table: Table, frame: list[int]) -> None:
    """A deity that stays is face up before its recipient from the moment it is played."""
    card = frame[CARD]
    table.on_table.remove(card)
    table.face_up[frame[CARD_ON]].append(card)
    table.happen(FACE_UP, frame[CARD_ON], "7.2", card)


class PlayCard:
    """7.3: a card is announced, may be added to, takes effect, and is discarded."""

    def announce(self, table: Table) -> None:  # 7.3
        frame = table.frame
        frame[CARD_BASE] = len(table.plays_card)
        put_on_table(table, frame)
        if frame[CHAOS_ON] == NO_CHAOS:  # 7.6: a card for any time does not count as the card played in the turn below
            table.frames[-2][FREE] = 1 if ANY_TIME[table.printed[frame[CARD]]] else 0
        detail = frame[CARD_DETAIL] if frame[CARD_EFFECT] != DISFAVOR and frame[CARD_EFFECT] != FAVORITISM else NONE
        table.happen(PLAYS, frame[PLAYER], "7.3", frame[CARD], frame[CARD_EFFECT], frame[CARD_ON], detail)
        table.causes_what_follows()
        if STAYS[table.printed[frame[CARD]]]:
            stand_face_up(table, frame)
        elif frame[CARD_EFFECT] == VACATION:
            table.push_row(VACATION_OF_THE_GODS, [frame[PLAYER], 0])

    def window(self, table: Table) -> None:  # 7.6
        frame = table.frame
        if TYPE[table.printed[frame[CARD]]] != EVENT:  # 7.2: nothing is added to an EVENT card
            first = frame[SEAT] if frame[CHAOS_ON] != NO_CHAOS else frame[PLAYER]
            table.push_row(WINDOW, [first, 0, frame[CARD_BASE], frame[CHAOS_ON], frame[PLAYER]])

    def effect(self, table: Table) -> None:  # 7.6: the final effect, once
        frame = table.frame
        kind = TYPE[table.printed[frame[CARD]]]
        if kind == RESOURCE or kind == SPELL:
            table.push_row(RESOLUTION, [frame[PLAYER], frame[CARD_BASE], frame[CHAOS_ON], 0, 0])
        elif kind == EVENT:
            resolve_event(table, frame)
        else:
            resolve_deity(table, frame)

    def tidy(self, table: Table) -> None:  # 7.3: then the cards are discarded
        frame = table.frame
        base = frame[CARD_BASE]
        added_to = len(table.plays_card) > base + 1
        captor = Standing(table, base, frame[CHAOS_ON] != NO_CHAOS).captor if added_to else NONE
        if captor >= 0:  # Capture: the Dragon goes to the captor's hand instead
            table.on_table.remove(frame[CARD])
            table.hands[captor].append(frame[CARD])
            table.happen(CAPTURES, captor, "Capture", frame[CARD])
        for i in range(base, len(table.plays_card)):
            card = table.plays_card[i]
            if card in table.on_table:
                table.on_table.remove(card)
                table.discard(card)
        table.forget_plays(base)
        table.pop()


# ---- adding to a card (7.6) ---------------------------------------------------------------------------------------


class Window:
    """7.6: clockwise from the card's player, each may add a card, until all decline in a row."""

    def offer(self, table: Table) -> None:
        frame = table.frame
        if frame[WINDOW_CHAOS_ON] != NO_CHAOS:
            self.offer_to_chaos(table)
            return
        standing: Standing | None = None
        printed = table.printed
        while frame[DECLINES] < table.seats:
            seat = frame[SEAT]
            options: list[int] = []
            for card in table.hands[seat]:
                kind = printed[card]
                if ANY_TIME[kind]:
                    if standing is None:
                        standing = Standing(table, frame[WINDOW_BASE], False)
                    if legality.adding(table, seat, kind, standing) == ALLOWED and PLAY + kind not in options:
                        options.append(PLAY + kind)
            if options:
                options.insert(0, DECLINE)
                table.ask(seat, ABOUT_WINDOW, options)
                return
            table.no_choice(seat, ABOUT_WINDOW, DECLINE)
            frame[SEAT] = (seat + 1) % table.seats
            frame[DECLINES] += 1
        table.pop()

    def offer_to_chaos(self, table: Table) -> None:
        """Chaos Strikes: only the three drawn cards may be added, and must be where nothing else can use them."""
        frame = table.frame
        standing = Standing(table, frame[WINDOW_BASE], True)
        options: list[int] = []
        must = False
        for card in table.drawn:
            kind = table.printed[card]
            if legality.adding(table, frame[WINDOW_PLAYER], kind, standing) == ALLOWED and PLAY + kind not in options:
                options.append(PLAY + kind)
                must = must or not self.can_wait(table, card)
        if not options:
            table.pop()
            return
        if not must:
            options.insert(0, DECLINE)
        table.ask(frame[SEAT], ABOUT_CHAOS_WINDOW, options)

    def can_wait(self, table: Table, card: int) -> bool:
        """Could another of the drawn cards still be the one that this card is added to?"""
        kind = table.printed[card]
        if STAYS[kind]:
            return True
        for other in table.drawn:
            kind_of_other = table.printed[other]
            if other != card and legality.could_host(EFFECT[kind], EFFECT[kind_of_other], TYPE[kind_of_other]):
                return True
        return False

    def chosen(self, table: Table) -> None:
        frame = table.frame
        seat = frame[SEAT]
        frame[STEP] = 0
        chaos = frame[WINDOW_CHAOS_ON] != NO_CHAOS
        if table.answer == DECLINE:
            if chaos:
                table.pop()
                return
            frame[SEAT] = (seat + 1) % table.seats
            frame[DECLINES] += 1
            return
        kind = table.answer - PLAY
        if chaos:
            card = next(card for card in table.drawn if table.printed[card] == kind)
            select(table, seat, frame[WINDOW_PLAYER], card, frame[WINDOW_CHAOS_ON], frame[WINDOW_BASE], 1)
        else:
            select(table, seat, seat, table.in_hand(seat, kind), NO_CHAOS, frame[WINDOW_BASE], 1)


def add(table: Table, frame: list[int]) -> None:
    """A card is added to the play; in the window below, it is now the next seat's turn to say something."""
    window = table.frames[-1]
    if frame[CHAOS_ON] == NO_CHAOS:
        window[SEAT] = (frame[SEAT] + 1) % table.seats
        window[DECLINES] = 0
    put_on_table(table, frame)
    table.happen(ADDS, frame[PLAYER], "7.6", frame[CARD], frame[CARD_EFFECT], frame[CARD_ON])
    if STAYS[table.printed[frame[CARD]]]:
        stand_face_up(table, frame)
    elif needs_consent(table, frame):
        table.push_row(ADDITION, [table.plays_by[frame[CARD_BASE]], len(table.plays_card) - 1])
    else:
        counts(table, len(table.plays_card) - 1)


def counts(table: Table, i: int) -> None:
    """A card that was added counts from here on. Negation then has stopped the one before it."""
    if table.plays_effect[i] == NEGATION:
        table.happen(NEGATED, table.plays_by[i], "Negation", table.plays_card[i - 1])


CHANGES_THE_EFFECT: Final = frozenset(
    [
        DRAGONBANE,
        NEGATION,
        STRAY_ENERGY,
        RESURRECTION,
        TRANSMUTE_DESTRUCTION,
        *range(TRANSMUTE_FOLLOWERS, TRANSMUTE_DESTRUCTION),
    ]
)


def needs_consent(table: Table, frame: list[int]) -> bool:
    """Protection: others change what its holder plays on itself only if the holder lets them."""
    base = frame[CARD_BASE]
    holder = table.plays_by[base]
    return (
        frame[CHAOS_ON] == NO_CHAOS
        and frame[PLAYER] != holder
        and table.plays_on[base] == holder
        and frame[CARD_EFFECT] in CHANGES_THE_EFFECT
        and frame[CARD_EFFECT] != CAPTURE
        and table.has_deity(holder, PROTECTION)
    )


class Addition:
    """Protection: its holder accepts or refuses what another added to the holder's own play."""

    def consent(self, table: Table) -> None:
        table.ask(table.frame[SEAT], ABOUT_CONSENT, [ACCEPT, REFUSE])

    def consented(self, table: Table) -> None:
        frame = table.frame
        i = frame[ADDITION_INDEX]
        table.pop()
        refused = table.answer == REFUSE
        table.plays_refused[i] = 1 if refused else 0
        table.happen(REFUSES if refused else ACCEPTS, frame[SEAT], "Protection", table.plays_card[i])
        if not refused:
            counts(table, i)
