"""What may be done now: one answer for the options offered and for "why not?"."""

from typing import Final

from mulligan.games.spoils.effects import characteristics, conditions, context, ops
from mulligan.games.spoils.effects.code import ABILITY as ABILITY_TEXT
from mulligan.games.spoils.effects.code import NO_PROGRAM, UNKNOWN, Paragraph
from mulligan.games.spoils.effects.costs import IMPOSSIBLE, least_total
from mulligan.games.spoils.effects.statement import DUES, LOSING, PLAYING, USING_OTHERS
from mulligan.games.spoils.events import BARRED, IN_ATTACK, IN_BLOCK, JOINS_BLOCK
from mulligan.games.spoils.limits.elsewhere import as_in_hand, freedom, is_like_one_before
from mulligan.games.spoils.limits.prohibitions import (
    TO_FLIP_UP,
    TO_USE,
    cannot_play,
    is_said_covert,
    kept_from,
    may_not_block,
    may_pick,
    prevented,
)
from mulligan.games.spoils.limits.requirements import Forming, attack_dues
from mulligan.games.spoils.limits.thresholds import meets_threshold
from mulligan.games.spoils.limits.ways import NOTHING, WHAT_PAYS, may_bar_the_way, may_open_the_way, some_way
from mulligan.games.spoils.options import (
    ABILITIES,
    ABILITY_THRESHOLD,
    ALREADY_TRIED,
    ATTACK,
    ATTACK_TOO_DEAR,
    ATTACKED_ALREADY,
    BLOCKER_NOT_COVERT,
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    CANNOT_BE_PLAYED,
    CANNOT_BE_USED,
    CANNOT_BLOCK,
    CHARACTER_IN_YOUR_TURN,
    COST_IMPOSSIBLE,
    FLIP_UP,
    IS_DEPLETED,
    IS_NEW,
    ITEM_IN_YOUR_TURN,
    LOCATION_IN_YOUR_TURN,
    MUST_ATTACK,
    NO_ATTACKERS,
    NO_FLIP_UP,
    NO_RESOURCE_CARD,
    NO_SUCH_ABILITY,
    NO_SUCH_PARTY,
    NOT_A_CHARACTER,
    NOT_A_TARGET,
    NOT_THIS_CONTROLLER,
    ONLY_TACTICS_HERE,
    PARTY_NOT_COVERT,
    PARTY_UNBLOCKABLE,
    PLAY,
    THRESHOLD_NOT_MET,
    TOO_EXPENSIVE,
    USE,
)
from mulligan.games.spoils.parts import FOR_FREE, NO_THRESHOLD, NOT_SHOWN, Context
from mulligan.games.spoils.printed import (
    CHARACTER,
    FACE_DOWN,
    FACTION,
    ITEM,
    LOCATION,
    NEVER,
    RESOURCE,
    TACTIC,
    Printed,
)
from mulligan.games.spoils.rules.payment import OF_ABILITY, OF_CARD, numeric_cost, toll
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.terms import AGGRO, COVERT, TACTICAL
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat

# ---- the lists ------------------------------------------------------------------------------------------------------


def actions(table: Table, seat: Seat, main: bool) -> list[int]:
    """The cards that a seat can play and the abilities it can use now."""
    options: list[int] = []
    if table.fresh != table.version:
        characteristics.freshen(table)
    resources = table.free[seat]
    printed = table.printed
    hand = table.hands[seat]
    for place, card in enumerate(hand):
        if not is_like_one_before(table, hand, place) and playing(table, seat, card, main, resources) == ALLOWED:
            options.append(PLAY + card)
    others = uses_others(table, seat)
    for card in table.pieces:
        face = table.face(card)
        if table.controller[card] != seat and (not (face.shared or others) or table.face_down[card]):
            continue
        if table.face_down[card] and face.flip_cost != NEVER:
            if flipping(table, seat, card, main, resources) == ALLOWED:
                options.append(FLIP_UP + card)
        for number in face.abilities_below if table.face_down[card] else face.abilities:
            if using(table, seat, card, printed[card], number, resources) == ALLOWED:
                options.append(USE + card * ABILITIES + number)
    if table.spoken_of & PLAYING or table.library.played_from_pile:
        pile = table.discards[seat]
        for card in as_in_hand(table, seat):
            if card in pile and is_like_one_before(table, pile, pile.index(card)):
                continue
            if playing(table, seat, card, main, resources) == ALLOWED:
                options.append(PLAY + card)
    if table.library.used_from_afar:
        abilities_afar(table, seat, resources, options)
    if characteristics.has_granted(table):
        granted_abilities(table, seat, resources, options)
    return options


def abilities_afar(table: Table, seat: Seat, resources: int, options: list[int]) -> None:
    """606.1a: abilities of cards that a seat owns and that are not in play; of like cards, one's."""
    for zone in (table.hands[seat], table.discards[seat]):
        for place, card in enumerate(zone):
            if is_like_one_before(table, zone, place):
                continue
            printed = table.printed[card]
            for number in table.face(card).abilities_afar:
                if using(table, seat, card, printed, number, resources) == ALLOWED:
                    options.append(USE + card * ABILITIES + number)


GRANTED: Final = 32  # abilities in temporary rules text are numbered from here on


def granted_abilities(table: Table, seat: Seat, resources: int, options: list[int]) -> None:
    granted = table.granted[:]
    for i in range(0, len(granted), 3):
        card = Card(granted[i])
        paragraph = table.library.cards[granted[i + 1]].paragraphs[granted[i + 2]]
        if paragraph.sort == ABILITY_TEXT and table.controller[card] == seat and i // 3 < GRANTED:
            if using(table, seat, card, granted[i + 1], granted[i + 2], resources) == ALLOWED:
                options.append(USE + card * ABILITIES + GRANTED + i // 3)


def attacks(table: Table, seat: Seat) -> list[int]:
    """608.1a: the factions and locations that can be attacked."""
    found: list[int] = []
    if announcing(table, seat) != ALLOWED:
        return found
    for card in pieces(table):
        if is_target(table, seat, card) and can_be_attacked(table, seat, card):
            if not table.spoken_of & DUES or announcing(table, seat, card) == ALLOWED:
                found.append(ATTACK + card)
    return found


def any_attacker(table: Table, seat: Seat) -> bool:
    for card in pieces(table):
        if table.controller[card] == seat and attacking(table, seat, card) == ALLOWED:
            return True
    return False


def pieces(table: Table) -> list[Card]:
    """What is in play but resources that do nothing besides paying."""
    if table.fresh != table.version:
        characteristics.freshen(table)
    return table.pieces


# ---- playing and using ----------------------------------------------------------------------------------------------


def playing(table: Table, seat: Seat, card: Card, main: bool, resources: int) -> int:
    """604: may this card in hand be played?"""
    face = table.face(card)
    if face.types & RESOURCE:
        return NO_RESOURCE_CARD
    if not main and not face.types & TACTIC and not is_tactical(table, seat, card):
        return not_now(table, seat, face)
    return playable(table, seat, card, freedom(table, seat, card), resources)


def is_tactical(table: Table, seat: Seat, card: Card) -> bool:
    """507.6: always, by an effect, or while what its own text says holds."""
    if characteristics.keywords(table, card) & TACTICAL:
        return True
    for code in table.face(card).tactical_while:
        if conditions.holds(table, context.fresh(table, table.printed[card], 0, card, seat), code):
            return True
    return False


def not_now(table: Table, seat: Seat, face: Printed) -> int:
    """Why a card that is no tactic is not played now."""
    if table.active_player == seat:
        return ONLY_TACTICS_HERE
    if face.types & ITEM:
        return ITEM_IN_YOUR_TURN
    return LOCATION_IN_YOUR_TURN if face.types & LOCATION else CHARACTER_IN_YOUR_TURN


def playable(table: Table, seat: Seat, card: Card, free: int, resources: int) -> int:
    """The part of 604 that does not depend on when: threshold and costs."""
    face = table.face(card)
    if not free & NO_THRESHOLD and not meets_threshold(table, seat, card, face.threshold):
        return THRESHOLD_NOT_MET
    cost = 0 if free & FOR_FREE else characteristics.stat(table, card, ops.COST)
    if cost > resources + 10 + face.saves_at_most and not face.saves:
        return TOO_EXPENSIVE
    if table.barred and PLAY + card in table.barred:
        return ALREADY_TRIED
    if table.active and cannot_play(table, seat, card):
        return CANNOT_BE_PLAYED
    refused = affordable(table, seat, card, face.costs, cost, resources)
    if refused != ALLOWED and has_way(table, seat, card, free, -1, table.printed[card], face.costs):
        return ALLOWED
    if refused == ALLOWED and face.saves_at_most and not table.in_costs:
        if numeric_cost(table, seat, card, cost, OF_CARD) > resources:  # it is dear, unless its own costs save enough
            return ALLOWED if some_way(table, seat, card, free, -1, table.printed[card]) else TOO_EXPENSIVE
    if refused == ALLOWED and face.costs != NO_PROGRAM:
        return barred_on_the_way(table, seat, card, free, -1, table.printed[card], face.costs)
    return refused


def barred_on_the_way(table: Table, seat: Seat, card: Card, free: int, ability: int, text_of: int, costs: int) -> int:
    """401.3: costs that could each be satisfied as things stand may take from each other what they need."""
    if table.in_costs:
        return ALLOWED
    text = table.library.cards[text_of].programs[costs]
    taken = may_bar_the_way(text)
    if taken == NOTHING or (taken == WHAT_PAYS and not text.pays and ability >= 0):
        return ALLOWED
    if some_way(table, seat, card, free, ability, text_of):
        return ALLOWED
    return TOO_EXPENSIVE if taken == WHAT_PAYS else COST_IMPOSSIBLE


def has_way(table: Table, seat: Seat, card: Card, free: int, ability: int, text_of: int, costs: int) -> bool:
    """401.3, 406.3: costs that cannot be satisfied as things stand may be when they are reached."""
    if costs == NO_PROGRAM or not may_open_the_way(table.library.cards[text_of].programs[costs]):
        return False
    return some_way(table, seat, card, free, ability, text_of)


def affordable(table: Table, seat: Seat, card: Card, program: int, cost: int, resources: int) -> int:
    face = table.face(card)
    if face.attach or program != NO_PROGRAM:
        made = context.fresh(table, table.printed[card], program, card, seat)
        if face.attach and not has_host(table, made, face.attach[0]):
            return COST_IMPOSSIBLE
        if program != NO_PROGRAM:
            lies_in = table.zone_list(card)
            place = lies_in.index(card) if card in lies_in else -1
            if place >= 0:  # 604.1c: it no longer lies there when its costs are reached
                del lies_in[place]
            extra = least_total(table, made, face.programs[program], resources)
            if place >= 0:
                lies_in.insert(place, card)
            if extra == IMPOSSIBLE:
                return COST_IMPOSSIBLE
            cost += extra
    cost = numeric_cost(table, seat, card, cost, OF_CARD) - face.saves_at_most
    for saved in face.saves:
        cost -= saved.of(table, context.fresh(table, table.printed[card], program, card, seat))
    if max(0, cost) + toll(table, seat, card, OF_CARD) > resources:
        return TOO_EXPENSIVE
    return ALLOWED


def has_host(table: Table, made: Context, kind: Kind) -> bool:
    for card in table.in_play:
        if kind.matches(table, made, card) and may_pick(table, made, card):
            return True
    return False


def flipping(table: Table, seat: Seat, card: Card, main: bool, resources: int) -> int:
    """507.4: may this face-down resource be played with Flip Up?"""
    face = table.face(card)
    if table.controller[card] != seat:
        return NOT_THIS_CONTROLLER
    if face.flip_cost == NEVER or face.types & RESOURCE:
        return NO_FLIP_UP
    if not main and not face.types & TACTIC and not face.keywords & TACTICAL:
        return not_now(table, seat, face)
    if not meets_threshold(table, seat, card, face.flip_threshold):
        return THRESHOLD_NOT_MET
    if face.flip_cost > resources:
        return TOO_EXPENSIVE  # 406.7: it is paid in full, before anything is reduced
    if FLIP_UP + card in table.barred:
        return ALREADY_TRIED
    if table.active and front_forbidden(table, seat, card):
        return CANNOT_BE_PLAYED
    refused = ALLOWED
    balance = flip_balance(table, seat, card, resources)
    pays_itself = face.flip_cost > 0 and table.attached[card] == NO_CARD  # 507.4b
    gone = 0 if pays_itself or table.attached[card] != NO_CARD else 1  # what is flipped up pays for nothing more
    if balance == IMPOSSIBLE:
        refused = COST_IMPOSSIBLE
    elif face.flip_cost + balance > resources - gone:
        refused = TOO_EXPENSIVE
    if is_unsure(table, face, refused):
        found = some_way(table, seat, card, 0, -1, NOT_SHOWN)
        return ALLOWED if found else refused if refused != ALLOWED else COST_IMPOSSIBLE
    return refused


def is_unsure(table: Table, face: Printed, refused: int) -> bool:
    """507.4c, 401.3: may the costs of a card flipped up turn out otherwise than each of them does as things stand?"""
    costs = [face.programs[program] for program in (face.flip_costs, face.costs) if program != NO_PROGRAM]
    if table.in_costs:
        return False
    for text in costs:
        if may_open_the_way(text) if refused != ALLOWED else may_bar_the_way(text) != NOTHING:
            return True
    return refused == ALLOWED and len(costs) > 1


def flip_balance(table: Table, seat: Seat, card: Card, resources: int) -> int:
    """406.7: the least that is still to be paid after the Flip Up cost, or IMPOSSIBLE where an extra cost is."""
    face = table.face(card)
    made = context.fresh(table, table.printed[card], NO_PROGRAM, card, seat)
    if face.attach and not has_host(table, made, face.attach[0]):
        return IMPOSSIBLE
    total = face.flip_cost
    for program in (face.flip_costs, face.costs):  # 507.4c
        if program != NO_PROGRAM:
            extra = least_total(table, made, face.programs[program], resources)
            if extra == IMPOSSIBLE:
                return IMPOSSIBLE
            total += extra
    table.face_down[card] = 0  # what changes the cost of its front counts
    total = numeric_cost(table, seat, card, total, OF_CARD)
    table.face_down[card] = 1
    return max(0, total - face.flip_cost)


def front_forbidden(table: Table, seat: Seat, card: Card) -> bool:
    """507.4a: a face-down card is played as though it were in the hand; what is said of its front counts."""
    table.face_down[card] = 0
    forbidden = cannot_play(table, seat, card) or prevented(table, seat, TO_FLIP_UP, card)
    table.face_down[card] = 1
    return forbidden


def using(table: Table, seat: Seat, card: Card, printed: int, number: int, resources: int) -> int:
    """606: may this ability be used?"""
    paragraph = table.library.cards[printed].paragraphs[number]
    if not paragraph.zones >> (FACE_DOWN if table.face_down[card] else table.area[card]) & 1:
        return NO_SUCH_ABILITY
    if table.controller[card] != seat and not paragraph.anyone and not uses_others(table, seat):
        return NOT_THIS_CONTROLLER
    if paragraph.threshold and not characteristics.meets(table, seat, paragraph.threshold):
        return ABILITY_THRESHOLD
    if characteristics.textless(table, card) or characteristics.forbidden(table, card, ops.D_USE_ABILITIES):
        return CANNOT_BE_USED
    if table.active and prevented(table, seat, TO_USE, card):
        return CANNOT_BE_USED
    if table.used and conditions.times_used(table, card, BARRED - paragraph.program):
        return CANNOT_BE_USED
    if table.barred and USE + card * ABILITIES + number in table.barred:
        return ALREADY_TRIED
    refused = ability_cost(table, seat, card, printed, paragraph, resources)
    if refused != ALLOWED and table.controller[card] == seat:
        if has_way(table, seat, card, 0, number, printed, paragraph.costs):
            return ALLOWED
    if refused == ALLOWED and paragraph.costs != NO_PROGRAM and table.controller[card] == seat:
        return barred_on_the_way(table, seat, card, 0, number, printed, paragraph.costs)
    return refused


def cannot_lose(table: Table, seat: Seat) -> bool:
    """Does an effect say that this player does not lose for want of influence?"""
    if table.fresh != table.version:
        characteristics.freshen(table)
    if not table.spoken_of & LOSING:
        return False
    for i in range(len(table.active)):
        if table.active[i].statement.spares_loss(table, table.active_in[i], seat):
            return True
    return False


def uses_others(table: Table, seat: Seat) -> bool:
    """May this seat use abilities of its opponents' cards (401.2a)?"""
    if table.fresh != table.version:
        characteristics.freshen(table)
    if not table.spoken_of & USING_OTHERS:
        return False
    for i in range(len(table.active)):
        made = table.active_in[i]
        if made.you == seat and table.active[i].statement.lets_use_others(table, made):
            return True
    return False


def ability_cost(table: Table, seat: Seat, card: Card, printed: int, paragraph: Paragraph, resources: int) -> int:
    dues = toll(table, seat, card, OF_ABILITY)
    if paragraph.costs == NO_PROGRAM:
        return ALLOWED if dues <= resources else TOO_EXPENSIVE
    costs = table.library.cards[printed].programs[paragraph.costs]
    total = costs.price
    if total == UNKNOWN:
        made = context.fresh(table, printed, paragraph.costs, card, seat)
        if table.controller[card] != seat and not paragraph.anyone:
            made.you = made.actor = table.controller_of(card)  # 401.2a
            made.who_knows = seat + 1
        total = least_total(table, made, costs, resources)
        if total == IMPOSSIBLE:
            return COST_IMPOSSIBLE
    if costs.pays:  # 406.4
        dues += numeric_cost(table, seat, card, total, OF_ABILITY)
    if dues > resources:
        return TOO_EXPENSIVE
    return ALLOWED


# ---- attacking and blocking -----------------------------------------------------------------------------------------


def attacking(table: Table, seat: Seat, card: Card) -> int:
    """608.1b: may this character attack?"""
    refused = fighting(table, seat, card)
    if refused != ALLOWED:
        return refused
    if table.since[card] >= table.turn_number and not attacks_at_once(table, card):
        return IS_NEW
    if characteristics.forbidden(table, card, ops.D_ATTACK):
        return CANNOT_ATTACK
    target = table.battle_target
    if table.active and target != NO_CARD and kept_from(table, card, ops.D_ATTACK, target, seat, None):
        return CANNOT_ATTACK
    if characteristics.forbidden(table, card, ops.D_ATTACK_TWICE) and conditions.has_attacked(table, card):
        return ATTACKED_ALREADY
    return ALLOWED


def fighting(table: Table, seat: Seat, card: Card) -> int:
    """608.1b, 608.1d: may this be one of a seat's characters in a battle?"""
    if table.controller[card] != seat:
        return NOT_THIS_CONTROLLER
    if table.face_down[card] or not characteristics.types(table, card) & CHARACTER:
        return NOT_A_CHARACTER
    return IS_DEPLETED if table.depleted[card] else ALLOWED


def attacks_at_once(table: Table, card: Card) -> bool:
    """May it attack in the turn in which it came under its controller's control? Ruling 23: with Aggro it may."""
    return characteristics.keywords(table, card) & AGGRO != 0 or characteristics.can(table, card, ops.D_ATTACK_AT_ONCE)


def attacking_at(table: Table, seat: Seat, card: Card) -> int:
    """608.1a: may this be the target of an attack?"""
    if not is_target(table, seat, card):
        return NOT_A_TARGET
    refused = announcing(table, seat, card)
    if refused == ALLOWED and not can_be_attacked(table, seat, card):
        return CANNOT_BE_ATTACKED
    return refused


def can_be_attacked(table: Table, seat: Seat, target: Card) -> bool:
    """402.7: nothing keeps this player, or all their characters, from attacking it."""
    if characteristics.forbidden(table, target, ops.D_BE_ATTACKED):
        return False
    if not table.active:
        return True
    if kept_from(table, target, ops.D_BE_ATTACKED, NO_CARD, seat, None):
        return False
    for card in pieces(table):
        if attacking(table, seat, card) == ALLOWED and not kept_from(table, card, ops.D_ATTACK, target, seat, None):
            return True
    return False


def is_target(table: Table, seat: Seat, card: Card) -> bool:
    if table.attacker != NOBODY or table.controller[card] == seat or table.face_down[card]:
        return False
    return characteristics.types(table, card) & (FACTION | LOCATION) != 0


def announcing(table: Table, seat: Seat, target: Card = NO_CARD) -> int:
    """608.1a, 505.1: may a seat announce an attack at all, or one on this?"""
    if not any_attacker(table, seat):
        return NO_ATTACKERS
    if table.fresh != table.version:
        characteristics.freshen(table)
    if not table.active:
        return ALLOWED
    free = attackers(table, seat, target)
    if not free:
        return ATTACK_TOO_DEAR
    party = Forming(table, ops.ATTACKING, [], free, attack_dues(table, seat, [], target))
    return ALLOWED if party.is_possible() else NO_SUCH_PARTY


def attackers(table: Table, seat: Seat, target: Card) -> list[Card]:
    """608.1b: who of a seat's characters may still join the attacking party, as far as it can be paid for (505.1)."""
    found: list[Card] = []
    members = [card for card in pieces(table) if table.party[card] & IN_ATTACK]
    for card in pieces(table):
        if not table.party[card] & IN_ATTACK and attacking(table, seat, card) == ALLOWED:
            dues = attack_dues(table, seat, [*members, card], target) if table.active else 0
            if dues <= table.unattached_resources(seat):
                found.append(card)
    return found


def blockers(table: Table, seat: Seat) -> list[Card]:
    """608.1d: who of a seat's characters may still join the blocking party."""
    found: list[Card] = []
    for card in pieces(table):
        if not table.party[card] & IN_BLOCK and blocking(table, seat, card) == ALLOWED:
            found.append(card)
    return found


def ending(table: Table, seat: Seat) -> int:
    """505.1: may the turn be ended, or must somebody attack first who can?"""
    for card in pieces(table):
        if characteristics.demanded(table, card, ops.D_ATTACK) and attacking(table, seat, card) == ALLOWED:
            return MUST_ATTACK if attacks(table, seat) else ALLOWED
    return ALLOWED


def blocking(table: Table, seat: Seat, card: Card) -> int:
    """608.1d, 507.3: may this character block the attacking party?"""
    refused = fighting(table, seat, card)
    if refused == IS_DEPLETED and characteristics.can(table, card, ops.D_BLOCK):
        refused = ALLOWED
    if refused != ALLOWED:
        return refused
    if characteristics.forbidden(table, card, ops.D_BLOCK):
        return CANNOT_BLOCK
    if unblockable_party(table) or (table.active and may_not_block(table, card)):
        return PARTY_UNBLOCKABLE
    covert_party = is_covert_party(table)
    covert = characteristics.keywords(table, card) & COVERT != 0
    both = characteristics.can(table, card, ops.D_BLOCK_BOTH)
    if covert_party and not covert and not both and not characteristics.can(table, card, ops.D_BLOCK_COVERT):
        return BLOCKER_NOT_COVERT
    if covert and not covert_party and not both:
        return PARTY_NOT_COVERT
    return ALLOWED


def is_covert_party(table: Table) -> bool:
    """302.11: every attacker has covert, or an effect says that the party is covert."""
    if table.active and is_said_covert(table):
        return True
    somebody = False
    for card in pieces(table):
        if table.party[card] & IN_ATTACK:
            somebody = True
            if not characteristics.keywords(table, card) & COVERT:
                return False
    return somebody


def unblockable_party(table: Table) -> bool:
    """412.1: every attacker cannot be blocked; where none is left, nobody says so."""
    somebody = False
    for card in pieces(table):
        if table.party[card] & IN_ATTACK:
            somebody = True
            if not characteristics.forbidden(table, card, ops.D_BE_BLOCKED):
                return False
    return somebody


def in_battle(table: Table, card: Card) -> bool:
    return table.party[card] & (IN_ATTACK | IN_BLOCK | JOINS_BLOCK) != 0
