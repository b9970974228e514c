"""The acts of instructions: what is done to cards, players and numbers. Each says whether it could be done."""

from mulligan.games.spoils import legality
from mulligan.games.spoils.effects import amounts, characteristics, conditions, context, moves, nouns, ops
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.effects.context import rebind
from mulligan.games.spoils.effects.lasting import (
    forget_loans,
    forget_missed_restores,
    leave_waiting,
    make_last,
    wait_on,
)
from mulligan.games.spoils.events import (
    COIN,
    IN_ATTACK,
    IN_BLOCK,
    INFLUENCE_GAINED,
    INFLUENCE_LOST,
    JOINS_BLOCK,
    NO_CARD,
    RESTORED,
    TERMINATED,
    TOKEN_PUT,
    TOKEN_REMOVED,
)
from mulligan.games.spoils.limits.prohibitions import TO_GAIN_INFLUENCE, kept_from, prevented
from mulligan.games.spoils.parts import AS_COST, WON_FLIP, Context
from mulligan.games.spoils.printed import PLAY, RESOURCE
from mulligan.games.spoils.rules import battle, playing
from mulligan.games.spoils.rules.damage import adjusted_loss, inflict, redirect
from mulligan.games.spoils.rules.entering import attach, detach, flip_down, flip_up, take_control
from mulligan.games.spoils.rules.leaving import AS_COST as LEAVES_AS_COST
from mulligan.games.spoils.rules.leaving import DESTRUCTION, WAITS, leave, take_off_damage, with_attached
from mulligan.games.spoils.rules.payment import OF_EFFECT, numeric_cost, pay, use_up
from mulligan.games.spoils.rules.settling import remove_from_battle
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.games.spoils.vocabulary.nouns.cards import OwnerOf


def perform(table: Table, at: Context, op: Code) -> bool:
    """Do one act. False where nothing of it could be done (402.5)."""
    number = op.op
    if number >= ops.DRAW:
        return moves.perform(table, at, op)
    if number == ops.PAY:
        return pay_now(table, at, op)
    if number == ops.ONLY:
        for condition in op.parts:
            if not conditions.holds(table, at, condition):
                return False
        return True
    if number == ops.LASTING:
        return make_last(table, at, op)
    if number == ops.LATER:
        return leave_waiting(table, at, op)
    if number == ops.FLIP_COIN:
        at.way = at.way & ~WON_FLIP
        if table.random_below(2):
            at.way = at.way | WON_FLIP
        table.happen(COIN, at.actor, "402.1", -1, 1 if at.way & WON_FLIP else 0)
        return True
    if number == ops.SET_INFLUENCE or number == ops.GAIN_INFLUENCE or number == ops.LOSE_INFLUENCE:
        return change_influence(table, at, op)
    if number == ops.INFLICT:
        return inflict_damage(table, at, op)
    if number == ops.REDIRECT:
        return redirect_damage(table, at, op)
    cards = nouns.cards_of(table, at, op.parts[0])
    if not cards:
        return False
    if number == ops.DESTROY:
        return destroy(table, at, cards)
    if number == ops.ATTACH:
        hosts = nouns.cards_of(table, at, op.parts[1])
        done = False
        for card in cards:
            if hosts and table.area[card] == PLAY and table.area[hosts[0]] == PLAY:
                done = attach(table, card, hosts[0]) or done
        return done
    if number == ops.TERMINATE:
        done = False
        for card in cards:
            done = playing.terminate(table, card, at.source) or done
            rebind(table, at, card)
        return done
    if number == ops.DUPLICATE:
        return moves.duplicate(table, at, cards[0])
    return one_by_one(table, at, op, cards)


def one_by_one(table: Table, at: Context, op: Code, cards: list[int]) -> bool:
    """Acts that each card undergoes by itself."""
    number = op.op
    done = 0
    amount = 1
    if number == ops.PUT_TOKENS and op.b:
        return put_divided(table, at)
    if number in (ops.PUT_TOKENS, ops.REMOVE_TOKENS, ops.REDUCE_DAMAGE):
        amount = amounts.amount(table, at, op.parts[1]) if len(op.parts) > 1 else amounts.NO_LIMIT
    for card in cards:
        done += act_on(table, at, op, card, amount)
    if number == ops.REMOVE_TOKENS or number == ops.PUT_TOKENS:
        at.moved = done
    if at.mode == AS_COST and number == ops.REMOVE_TOKENS and done < amount * len(cards):
        return amount == amounts.NO_LIMIT
    if at.mode == AS_COST and number == ops.DEPLETE:
        return done == len(cards)
    return done > 0


def act_on(table: Table, at: Context, op: Code, card: int, amount: int) -> int:
    number = op.op
    if table.area[card] != PLAY:
        return 0
    if number == ops.DEPLETE:
        if table.active and kept_from(table, card, ops.D_BE_DEPLETED, at.source, at.actor, at):
            return 0
        return 1 if battle.deplete(table, card, "303.1") else 0
    if number == ops.RESTORE:
        return 1 if restore(table, card, False) else 0
    if number == ops.DETACH:
        return 1 if detach(table, card) else 0
    if number == ops.FLIP:
        return flip(table, at, op, card)
    if number == ops.TAKE_CONTROL:
        if not op.b:
            forget_loans(table, card)
        return 1 if take_control(table, card, at.actor) else 0
    if number == ops.REMOVE_FROM_BATTLE:
        if not legality.in_battle(table, card):
            return 0
        remove_from_battle(table, card)
        return 1
    if number == ops.PUT_TOKENS:
        return put_tokens(table, at, card, amount)
    if number == ops.REMOVE_TOKENS:
        removed = min(amount, table.tokens[card])
        if removed:
            table.tokens[card] -= removed
            table.changed()
            table.happen(TOKEN_REMOVED, at.actor, "409.1", card, removed, -1, table.tokens[card])
        return removed
    if number == ops.REDUCE_DAMAGE:
        return take_off_damage(table, card, amount if op.b else table.damage[card] - amount)
    return 0


def put_tokens(table: Table, at: Context, card: int, amount: int) -> int:
    if amount <= 0:
        return 0
    table.tokens[card] += amount
    table.changed()
    table.happen(TOKEN_PUT, at.actor, "409.1", card, amount)
    return amount


def move_tokens(table: Table, at: Context, op: Code, cards: list[int]) -> bool:
    """409.1: from one card to another, as many as there are."""
    to = [card for card in nouns.cards_of(table, at, op.parts[1]) if table.area[card] == PLAY]
    if not cards or not to:
        return False
    moved = min(table.tokens[cards[0]], amounts.amount(table, at, op.parts[2]))
    if moved <= 0:
        return False
    table.tokens[cards[0]] -= moved
    table.happen(TOKEN_REMOVED, at.actor, "409.1", cards[0], moved, -1, table.tokens[cards[0]])
    at.moved = put_tokens(table, at, to[0], moved)
    return True


def exchange(table: Table, cards: list[int]) -> bool:
    """407.3: two cards change controllers; nothing happens unless both can."""
    if len(cards) != 2 or table.area[cards[0]] != PLAY or table.area[cards[1]] != PLAY:
        return False
    one, other = table.controller[cards[0]], table.controller[cards[1]]
    if one == other:
        return False
    for card in cards:
        forget_loans(table, card)
    done = take_control(table, cards[0], other)
    return take_control(table, cards[1], one) or done


def add_damage(table: Table, at: Context, cards: list[int], amount: int) -> bool:
    """Ruling 24: damage markers count as damage received, but nothing is inflicted."""
    done = False
    for card in cards:
        if table.area[card] == PLAY and amount > 0:
            table.damage[card] += amount
            table.wounds.extend([card, at.source, amount, 0])
            table.changed()
            done = True
    return done


def put_divided(table: Table, at: Context) -> bool:
    done = 0
    cards, shares = context.shared_among(at), context.shares(at)
    for i in range(len(cards)):
        if table.area[cards[i]] == PLAY:
            done += put_tokens(table, at, cards[i], shares[i])
    return done > 0


def destroy(table: Table, at: Context, cards: list[int]) -> bool:
    wanted = len(cards)
    flags = LEAVES_AS_COST if at.mode == AS_COST else 0
    done = leave(table, cards, DESTRUCTION, at.actor, at.source, flags)
    if done == WAITS:
        return True
    at.moved = done
    return done >= wanted if at.mode == AS_COST else done > 0


def restore(table: Table, card: int, by_rule: bool) -> bool:
    """303.2: only what is depleted; 402.7: not what cannot be restored."""
    deed = ops.D_BE_RESTORED | (ops.D_BE_RESTORED_BY_RULE if by_rule else 0)
    if not table.depleted[card] or characteristics.forbidden(table, card, deed):
        return False
    table.depleted[card] = 0
    table.changed()
    table.happen(RESTORED, table.controller[card], "303.3", card)
    return True


def flip(table: Table, at: Context, op: Code, card: int) -> int:
    if op.a:
        if not table.face_down[card]:
            return 0
        flip_up(table, card, flips_under(table, at, op, card))
    else:
        if table.face_down[card] or characteristics.forbidden(table, card, ops.D_BE_FLIPPED):
            return 0
        together = with_attached(table, [card])  # 301.4: face-down is a way of leaving, too
        flip_down(table, [(other, flips_under(table, at, op, other)) for other in together])
    return 1


def flips_under(table: Table, at: Context, op: Code, card: int) -> int:
    """Who controls a flipped card: its controller, unless the text names its owner or another player."""
    if len(op.parts) < 2:
        return table.controller[card]
    if isinstance(op.parts[1], OwnerOf):
        return table.owner[card]
    return nouns.seats_of(table, at, op.parts[1])[0]


# ---- paying ---------------------------------------------------------------------------------------------------------


def pay_now(table: Table, at: Context, op: Code) -> bool:
    """In a cost the number is added to the running total (406.3); in an effect it is paid at once (406.5)."""
    amount = amounts.amount(table, at, op.parts[0])
    if at.mode == AS_COST:
        at.total = at.total + amount
        return True
    if not can_pay(table, at, op):
        return False
    seat, source = at.actor, at.source
    total = numeric_cost(table, seat, source, amount, OF_EFFECT)
    use_up(table, seat, source, OF_EFFECT, amount)
    pay(table, seat, total)
    return True


def can_pay(table: Table, at: Context, op: Code) -> bool:
    """Can whoever acts pay what an effect says (406.5)?"""
    amount = amounts.amount(table, at, op.parts[0])
    seat = at.actor
    return numeric_cost(table, seat, at.source, amount, OF_EFFECT) <= table.unattached_resources(seat)


# ---- influence and damage -------------------------------------------------------------------------------------------


def change_influence(table: Table, at: Context, op: Code) -> bool:
    """408.3b: losing influence is not damage."""
    amount = amounts.amount(table, at, op.parts[1])
    done = False
    for faction in nouns.cards_of(table, at, op.parts[0]):
        seat = table.owner[faction]
        if op.op == ops.LOSE_INFLUENCE:
            if at.mode == AS_COST and table.influence[seat] < amount:
                return False
            loss = amount if at.mode == AS_COST else adjusted_loss(table, faction, amount)
            lost = min(loss, table.influence[seat])
            table.influence[seat] -= lost
            if lost:
                table.happen(INFLUENCE_LOST, seat, "408.3b", faction, lost)
                done = True
        else:
            gained = amount
            if op.op == ops.SET_INFLUENCE:
                gained = amount - table.influence[seat]
            if gained > 0 and prevented(table, seat, TO_GAIN_INFLUENCE, NO_CARD):
                continue
            table.influence[seat] += gained
            if gained > 0:
                table.happen(INFLUENCE_GAINED, seat, "402.1", faction, gained)
            done = done or gained != 0
    table.changed()
    return done


def inflict_damage(table: Table, at: Context, op: Code) -> bool:
    """408.7: the source is the card that gives the instruction, unless it names another."""
    source = at.source
    if len(op.parts) > 2:
        sources = nouns.known_cards(table, at, op.parts[2])
        if not sources:
            return False
        source = sources[0]
    blows: list[int] = []
    if op.b:  # divided
        cards, shares = context.shared_among(at), context.shares(at)
        for i in range(len(cards)):
            blows.extend([cards[i], source, shares[i]])
    else:
        amount = amounts.amount(table, at, op.parts[0])
        for card in nouns.cards_of(table, at, op.parts[1]):
            blows.extend([card, source, amount])
    done = inflict(table, blows, 0, at.mode == AS_COST)
    if done != WAITS:
        at.moved = done
    return done != 0


def redirect_damage(table: Table, at: Context, op: Code) -> bool:
    """506.3: damage goes to another thing instead, all of it or the next so much; of the latter the rest waits on."""
    to = [card for card in nouns.cards_of(table, at, op.parts[0]) if table.area[card] == PLAY]
    if not to:
        return False
    if not op.b:
        redirect(table, to[0], amounts.NO_LIMIT)
    else:
        which = op.c
        amount = at.number(which)
        left = amount - redirect(table, to[0], amount)
        if left > 0:
            wait_on(table, at, which, left)
    return True  # what was taken off the damage is off; the rest of it is inflicted


# ---- parties --------------------------------------------------------------------------------------------------------


def add_to_party(table: Table, at: Context, card: int, party: int) -> bool:
    """608.1c, 407.6."""
    attackers = party == ops.ATTACKING
    seat = table.attacker if attackers else table.defender
    if seat == NO_CARD or legality.in_battle(table, card):
        return False
    if table.controller[card] != seat:
        table.note(TERMINATED, at.you, "407.6", at.source)
        return False
    if attackers:
        table.party[card] |= IN_ATTACK
    else:
        table.party[card] |= IN_BLOCK if table.blocks_made else JOINS_BLOCK
    table.changed()
    return True


def skip_restore(table: Table, at: Context, op: Code) -> bool:
    for seat in nouns.seats_of(table, at, op.parts[0]):
        table.skipped_restore |= 1 << seat
    return True


def restore_rule(table: Table, at: Context) -> bool:
    """202.7: detach the resources from the faction, restore the depleted cards."""
    seat = at.you
    if table.skipped_restore >> seat & 1:
        table.skipped_restore &= ~(1 << seat)
        return False
    faction = table.factions[seat]
    for card in table.in_play:
        if table.attached[card] == faction and characteristics.types(table, card) & RESOURCE:  # whoever controls it
            table.attached[card] = NO_CARD
    table.changed()
    for card in table.in_play[:]:
        if table.depleted[card] and table.controller[card] == seat:
            restore(table, card, True)
    forget_missed_restores(table, seat)
    return True


def legal_to_play(table: Table, seat: int, card: int, free: int) -> bool:
    return legality.playable(table, seat, card, free, table.unattached_resources(seat)) == 0
