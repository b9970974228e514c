"""What the rules see to by themselves, at once: too much damage, lost influence, uniques, attachments, battles."""

from typing import Any, Final

from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.happenings import Happening
from mulligan.games.spoils.effects.lasting import see_to_former_characters, see_to_loans
from mulligan.games.spoils.effects.statement import SHOWING
from mulligan.games.spoils.events import (
    AS_CHARACTER,
    DESTROYED,
    DRAW_GAME,
    HAS_ASSIGNED,
    IN_ATTACK,
    LEAVES,
    LOSES_GAME,
    OF_EARLIER,
    REMOVED_FROM_BATTLE,
    REVEALED,
    WINS,
    WOUND_SIZE,
)
from mulligan.games.spoils.legality import cannot_lose, in_battle, pieces
from mulligan.games.spoils.options import ABOUT_UNIQUE, CARD
from mulligan.games.spoils.parts import AS_COST, Context, Procedure
from mulligan.games.spoils.printed import CHARACTER, DISCARD, FACTION, LOCATION, OUT_OF_GAME, PLAY, RESOURCE
from mulligan.games.spoils.rules import replacements, triggers
from mulligan.games.spoils.rules.leaving import (
    BY_BATTLE,
    BY_DAMAGE,
    DESTRUCTION,
    Leaving,
    is_battle_wound,
    leave,
    leave_by,
    spared_from,
    with_attached,
)
from mulligan.games.spoils.table import (
    Table,
    last_blow,
)
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat
from mulligan.kernel.state import State

UNSETTLED: Final = -1  # the table is to be looked over again, though nothing has changed


def settle(table: Table) -> None:
    """Look over the table after something changed."""
    table.settled = table.version
    if lost_game(table):
        return
    if table.lasting:
        see_to_loans(table)
        see_to_former_characters(table)
    if table.attacker != NOBODY:
        see_to_battle(table)
    show_what_is_shown(table)
    if table.spared:
        forget_spared(table)
    dying: list[Card] = []
    for card in pieces(table):
        if table.face_down[card]:
            continue
        if table.attached[card] != NO_CARD and loses_hold(table, card):
            dying.append(card)
            continue
        types = characteristics.types(table, card)
        if table.damage[card] and not types & (CHARACTER | FACTION):
            see_to_former_character(table, card, types)
        if types & (CHARACTER | LOCATION):
            if is_overcome(table, card, types) and (table.damage[card] or not lives_on(table, card)):
                if not withstands(table, card, types):
                    dying.append(card)
    if dying and destroy_by_rule(table, dying):
        return
    see_to_uniques(table)
    if table.library.states:
        triggers.see_states(table)


def see_to_former_character(table: Table, card: Card, types: int) -> None:
    """208.3: what was a character forgets the damage of this turn; what is not even a location has none."""
    if not types & LOCATION:
        table.damage[card] = 0
        table.heal(card)
        return
    wounds = table.wounds
    for i in range(0, len(wounds), WOUND_SIZE):
        if wounds[i] == card and wounds[i + 3] & AS_CHARACTER and not wounds[i + 3] & OF_EARLIER:
            table.forget_this_turn(card)
            return


def lives_on(table: Table, card: Card) -> bool:
    """Rulings 17 and 29: is it, without life and without damage, not destroyed for that now?"""
    if is_spared(table, card):
        return True
    if not triggers.is_still_coming(table, card):
        return False
    table.settled = UNSETTLED  # to be looked at again when that has been followed, whatever it changes
    return True


def is_overcome(table: Table, card: Card, types: int) -> bool:
    """Has it received as much damage as its life or structure? A location that is also a character falls to either."""
    damage = table.damage[card]
    if types & CHARACTER and damage >= characteristics.stat(table, card, ops.LIFE):  # 408.4
        return True
    if not types & LOCATION or not (damage or table.face(card).structure):  # no structure is not a structure of 0
        return False
    return damage >= characteristics.stat(table, card, ops.STRUCTURE)  # 408.5


def withstands(table: Table, card: Card, types: int) -> bool:
    """402.7: is it kept from being destroyed by the damage that it received last? Having no life is no damage."""
    if not table.damage[card] or (types & CHARACTER and characteristics.stat(table, card, ops.LIFE) <= 0):
        return False
    deeds = ops.D_BE_DESTROYED_BY_DAMAGE
    if is_battle_wound(table, card):
        deeds |= ops.D_BE_DESTROYED_BY_BATTLE_DAMAGE
    return characteristics.forbidden(table, card, deeds)


def destroy_by_rule(table: Table, dying: list[Card]) -> bool:
    """408.4, 408.5, 507.2e. Gives whether any of them is destroyed, or may be."""
    flags = BY_DAMAGE | (BY_BATTLE if table.attacker != NOBODY else 0)
    kept: list[Card] = []
    for card in dying:
        if not characteristics.forbidden(table, card, spared_from(table, card, flags)) and not is_leaving(table, card):
            kept.append(card)
    if not kept:
        return False
    sources: list[Card] = []
    for card in kept:  # 408.8
        blow = last_blow(table, card)
        sources.append(Card(table.wounds[blow[-1] + 1]) if blow else NO_CARD)
    return leave_by(table, kept, sources, DESTRUCTION, table.controller_of(kept[0]), flags) != 0


def show_what_is_shown(table: Table) -> None:
    """403.2a, 101.1: a hand, or the top of a deck, that an effect keeps revealed."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    if not table.spoken_of & SHOWING:
        return
    everybody = (1 << table.seats) - 1
    anew = False
    for i in range(len(table.active)):
        for card in table.active[i].statement.shown(table, table.active_in[i]):
            if table.seen[card] != everybody:
                table.show(card)
                table.note(REVEALED, table.owner_of(card), "101.1", card)
                anew = True
    if anew:
        table.changed()  # what holds while a card is revealed


def is_leaving(table: Table, card: Card) -> bool:
    """Is its leaving being seen to already?"""
    for frame in table.stack:
        if isinstance(frame, Leaving):
            for one in frame.going:
                if one.card == card:
                    return True
    return False


def loses_hold(table: Table, card: Card) -> bool:
    """507.2e: what it is attached to is no longer of the right type."""
    face = table.face(card)
    if not face.attach or face.types & RESOURCE:
        return False
    return characteristics.types(table, Card(table.attached[card])) & face.attach[0].mask == 0


def see_to_battle(table: Table) -> None:
    """208.4, 407.4, 407.5: whoever is no character, or changed sides, is out of the battle."""
    for card in pieces(table):
        if not in_battle(table, card):
            continue
        side = table.attacker if table.party[card] & IN_ATTACK else table.defender
        if table.controller[card] != side or not characteristics.types(table, card) & CHARACTER:
            remove_from_battle(table, card)
    target = table.battle_target
    if target != NO_CARD and (table.area[target] != PLAY or table.controller[target] != table.defender):
        table.battle_target = NO_CARD


def remove_from_battle(table: Table, card: Card) -> None:
    """302.15: it is no longer part of its party, and damage assigned to it is not inflicted."""
    if not in_battle(table, card):
        return
    table.party[card] &= HAS_ASSIGNED  # 609.1c: should it come back, it has still assigned its damage
    table.unassign(card)
    table.changed()
    table.happen(REMOVED_FROM_BATTLE, table.controller_of(card), "302.15", card)


# ---- uniques --------------------------------------------------------------------------------------------------------


def see_to_uniques(table: Table) -> None:
    """507.5a: of several with the same identifier, a player keeps one."""
    for frame in table.stack:
        if isinstance(frame, Uniqueness):
            return
    cards: list[Card] = []
    for card in pieces(table):
        if not table.face_down[card] and table.face(card).unique and not characteristics.textless(table, card):
            if not is_spared(table, card) and not is_leaving(table, card):
                cards.append(card)
    for i, card in enumerate(cards):
        same = [card]
        for other in cards[i + 1 :]:
            if table.controller[other] == table.controller[card]:
                if table.face(other).unique == table.face(card).unique:
                    same.append(other)
        if len(same) > 1:
            table.push(Uniqueness(table.controller_of(card), same))
            return


def is_spared(table: Table, card: Card) -> bool:
    spared = table.spared
    for i in range(0, len(spared), 2):
        if spared[i] == card and spared[i + 1] == table.age[card]:
            return True
    return False


def forget_spared(table: Table) -> None:
    """507.5b: once nothing prevents its destruction any more, the keyword tries again."""
    spared = table.spared
    for i in range(len(spared) - 2, -1, -2):
        card = Card(spared[i])
        if not table.is_in_play(card, spared[i + 1]) or not (is_leaving(table, card) or is_protected(table, card)):
            spared = spared[:i] + spared[i + 2 :]
    table.spared = spared


def is_protected(table: Table, card: Card) -> bool:
    """Does an effect prevent its destruction, or put something else in its place?"""
    if characteristics.forbidden(table, card, ops.D_BE_DESTROYED):
        return True
    seat = table.controller_of(card)
    destroyed = Happening(DESTROYED, seat, card, 0, NO_CARD, 0)
    leaves = Happening(LEAVES, seat, card, 0, NO_CARD, DISCARD)
    return len(replacements.applicable(table, [destroyed, leaves])) > 0


class Uniqueness(Procedure):
    """507.5a: choose one to keep; the rest are destroyed."""

    STEPS = ("choose", "chosen")

    seat: Seat
    cards: list[Card]

    def holds_triggers(self) -> bool:
        return True

    def choose(self, table: Table) -> None:
        table.ask(self.seat, ABOUT_UNIQUE, [CARD + card for card in self.cards])

    def chosen(self, table: Table) -> None:
        table.pop()
        rest = [card for card in self.cards if card != table.answer - CARD]
        for card in rest:
            table.spared = (*table.spared, card, table.age[card])  # should it not be destroyed
        table.changed()
        leave(table, rest, DESTRUCTION, self.seat, NO_CARD, 0)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    CHOOSE: Final = 0
    CHOSEN: Final = 1

    def __init__(self, seat: Seat, cards: list[Card]) -> None:
        self.step = 0
        self.seat = seat
        self.cards = cards

    def copy(self) -> "Uniqueness":
        twin = Uniqueness(self.seat, self.cards[:])
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.cards]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.choose(state)
        else:
            self.chosen(state)


# ---- the end of the game --------------------------------------------------------------------------------------------


def lost_game(table: Table) -> bool:
    """102: whoever's faction has no influence loses; if all that are left lose together, it is a draw."""
    losers: list[Seat] = []
    for seat in table.clockwise(0):
        if table.influence[seat] <= 0 and not cannot_lose(table, seat):
            losers.append(seat)
    return len(losers) > 0 and lose_game(table, losers)


def lose_game(table: Table, losers: list[Seat]) -> bool:
    """102: these players lose. Gives whether the game is over."""
    for seat in losers:
        table.lost |= 1 << seat
        table.happen(LOSES_GAME, seat, "102.1", table.factions[seat])
    left = table.clockwise(0)
    if len(left) > 1:
        for seat in losers:
            leave_the_table(table, seat)
            stop_texts(table, seat)
        return False
    if left:
        table.happen(WINS, left[0], "102.1")
        table.finish(left)
    else:
        table.happen(DRAW_GAME, NOBODY, "102.2")
        table.finish([])
    return True


def leave_the_table(table: Table, seat: Seat) -> None:
    """With several players: the cards of one who lost leave the game, and what is attached to them too (301.4)."""
    for card in table.attached_to(table.factions[seat]):
        if table.owner[card] != seat:
            table.attached[card] = NO_CARD  # a resource that another player has taken
    leaving = with_attached(table, [card for card in table.in_play if table.owner[card] == seat])
    for card in table.in_play[:]:
        if card in leaving:
            table.move(card, OUT_OF_GAME)
            if table.is_token(card):
                table.vanish(card)
        elif table.controller[card] == seat:
            table.controller[card] = table.owner[card]
            table.since[card] = table.turn_number  # 204.3, 608.1b: not since the start of the turn
    for card in table.being_played[:]:
        if table.owner[card] == seat:
            table.move(card, OUT_OF_GAME)


def stop_texts(table: Table, seat: Seat) -> None:
    """Ruling 5: of a text that is being followed for one who has lost, the rest does nothing."""
    for frame in table.stack:
        if isinstance(frame, Context) and frame.you == seat and frame.mode != AS_COST:
            frame.place = len(frame.program(table).steps) - 1
