"""Attacking (608) and resolving a battle (609)."""

from mulligan.games.spoils import legality
from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.conditions import count_use
from mulligan.games.spoils.effects.lasting import THIS_BATTLE, expire
from mulligan.games.spoils.limits.requirements import Forming, attack_dues
from mulligan.games.spoils.options import (
    ABOUT_ASSIGNMENT,
    ABOUT_ATTACKERS,
    ABOUT_BLOCKERS,
    ABOUT_STRIKING_PAST,
    ABOUT_WINDOW,
    CARD,
    DECLINE,
    DONE,
    NO,
    NUMBER,
    YES,
)
from mulligan.games.spoils.printed import PLAY, RESOURCE
from mulligan.games.spoils.procedures import (
    ASSIGNER,
    ASSIGNING,
    BATTLE,
    DEFENDER,
    LEVEL,
    SEAT,
    STRENGTH_LEFT,
    STRIKES_PAST,
    TARGET,
    WINDOW,
    WINDOW_OTHER,
)
from mulligan.games.spoils.rules import loops
from mulligan.games.spoils.rules.damage import BATTLE_DAMAGE, inflict
from mulligan.games.spoils.rules.payment import pay
from mulligan.games.spoils.rules.playing import act
from mulligan.games.spoils.table import (
    A_BLOCK,
    AN_ATTACK,
    ASSIGNS,
    ATTACK,
    ATTACKER,
    ATTACKS,
    BATTLE_ENDS,
    BATTLE_TARGET,
    BATTLES,
    BLOCKED,
    BLOCKS,
    BLOCKS_MADE,
    DEPLETED,
    HAS_ASSIGNED,
    IN_ATTACK,
    IN_BLOCK,
    JOINS_BLOCK,
    LOST,
    NO_CARD,
    PARTY,
    Table,
)
from mulligan.games.spoils.table import DEFENDER as DEFENDING
from mulligan.kernel.state import STEP


def begin(table: Table, seat: int, target: int) -> None:
    table.push_row(BATTLE, [seat, target, table.controller[target], -1])


# The places of the steps that are come back to.
CHOOSE_ATTACKERS = 1
CHOOSE_BLOCKERS = 6
RESOLUTION = 9


class Battle:
    """608.1 and 609.1, step by step."""

    def announcement(self, table: Table) -> None:
        """608.1a: the target is a faction or location of another player."""
        frame = table.frame
        clock = table.clock
        clock[BATTLE_TARGET] = frame[TARGET]
        clock[ATTACKER] = frame[SEAT]
        clock[DEFENDING] = frame[DEFENDER]
        clock[BLOCKS_MADE] = 0
        clock[BATTLES] += 1
        table.assigned.clear()
        table.changed()

    def attackers(self, table: Table) -> None:
        """608.1b: one or more characters that can attack, as many of those that must as can (505)."""
        frame = table.frame
        seat = frame[SEAT]
        chosen = members(table, IN_ATTACK)
        dues = attack_dues(table, seat, chosen)
        party = Forming(table, ops.ATTACKING, chosen, legality.attackers(table, seat), dues)
        options = [CARD + card for card in party.may_join()]
        if not chosen and not options:
            self.call_off(table)
            return
        if party.may_be_done() or not options:
            options.append(DONE)
        table.ask(seat, ABOUT_ATTACKERS, options)

    def call_off(self, table: Table) -> None:
        """608.1a: the battle ends before anything can trigger."""
        end_battle(table)
        table.pop()

    def attackers_chosen(self, table: Table) -> None:
        frame = table.frame
        if table.answer == DONE:
            return
        table.party[table.answer - CARD] = IN_ATTACK
        table.changed()
        frame[STEP] = CHOOSE_ATTACKERS

    def dues(self, table: Table) -> None:
        """505.1: what must be paid for each attacking party."""
        frame = table.frame
        pay(table, frame[SEAT], attack_dues(table, frame[SEAT], members(table, IN_ATTACK)))

    def attack(self, table: Table) -> None:
        """608.1b: they are depleted and form the attacking party."""
        frame = table.frame
        party = members(table, IN_ATTACK)
        for card in party:
            count_use(table, card, AN_ATTACK)
            if not characteristics.forbidden(table, card, ops.D_DEPLETE_TO_FIGHT):
                deplete(table, card, "608.1b")
        table.happen(ATTACK, frame[SEAT], "608.1a", frame[TARGET], len(party), frame[DEFENDER])
        table.causes_what_follows()
        for card in party:
            table.happen(ATTACKS, frame[SEAT], "608.1b", card, len(party), frame[TARGET])
        table.happen(PARTY, frame[SEAT], "608.1b", -1, len(party), -1, ops.ATTACKING)

    def tactics(self, table: Table) -> None:
        """608.1c."""
        frame = table.frame
        table.push_row(WINDOW, [frame[SEAT], frame[DEFENDER]])

    def blockers(self, table: Table) -> None:
        """608.1d: the defending player may form a blocking party."""
        frame = table.frame
        seat = frame[DEFENDER]
        table.answer = DONE
        if not members(table, IN_ATTACK):
            return
        party = Forming(table, ops.BLOCKING, members(table, IN_BLOCK), legality.blockers(table, seat), 0)
        options = [CARD + card for card in party.may_join()]
        if party.may_be_done() or not options:
            options.append(DONE)
        table.ask(seat, ABOUT_BLOCKERS, options)

    def blockers_chosen(self, table: Table) -> None:
        if table.answer == DONE:
            return
        table.party[table.answer - CARD] = IN_BLOCK
        table.changed()
        table.frame[STEP] = CHOOSE_BLOCKERS

    def block(self, table: Table) -> None:
        """608.1d; 608.1c: those added before now join, or are the blocking party by themselves."""
        frame = table.frame
        party = members(table, IN_BLOCK)
        for card in table.in_play:
            if table.party[card] & JOINS_BLOCK:
                table.party[card] = IN_BLOCK
        table.clock[BLOCKS_MADE] = 1
        table.changed()
        if not party:
            return
        for card in party:
            count_use(table, card, A_BLOCK)
            covert = 1 if legality.is_covert_party(table) else 0
            table.happen(BLOCKS, frame[DEFENDER], "608.1d", card, len(party), -1, covert)
        for card in members(table, IN_ATTACK):
            table.happen(BLOCKED, frame[SEAT], "608.1d", card, len(party))
        table.happen(PARTY, frame[DEFENDER], "608.1d", -1, len(party), -1, ops.BLOCKING)

    def tactics_before_damage(self, table: Table) -> None:
        """609.1a."""
        frame = table.frame
        table.push_row(WINDOW, [frame[SEAT], frame[DEFENDER]])

    def speed_level(self, table: Table) -> None:
        """609.1b: the highest speed among those that have not assigned battle damage."""
        level = -1
        for card in table.in_play:
            if table.party[card] & (IN_ATTACK | IN_BLOCK) and not table.party[card] & HAS_ASSIGNED:
                level = max(level, characteristics.stat(table, card, ops.SPEED))
        table.frame[LEVEL] = level

    def assign_attackers(self, table: Table) -> None:
        """609.1c."""
        frame = table.frame
        assign(table, frame[SEAT], IN_ATTACK, frame[LEVEL], frame)

    def assign_blockers(self, table: Table) -> None:
        """609.1d."""
        frame = table.frame
        assign(table, frame[DEFENDER], IN_BLOCK, frame[LEVEL], frame)

    def tactics_after_assigning(self, table: Table) -> None:
        """609.1e."""
        frame = table.frame
        table.push_row(WINDOW, [frame[SEAT], frame[DEFENDER]])

    def infliction(self, table: Table) -> None:
        """609.1f: all at once, and what hits the same thing is one amount."""
        blows = table.assigned[:]
        table.assigned.clear()
        inflict(table, blows, BATTLE_DAMAGE)

    def repeat(self, table: Table) -> None:
        """609.1g: again, until everybody has assigned battle damage or is gone."""
        if any_unassigned(table):
            table.frame[STEP] = RESOLUTION

    def end(self, table: Table) -> None:
        """609.1h: the survivors are depleted."""
        frame = table.frame
        for card in members(table, IN_ATTACK | IN_BLOCK):
            if not characteristics.forbidden(table, card, ops.D_DEPLETE_TO_FIGHT):
                deplete(table, card, "609.1h")
        end_battle(table)
        table.pop()
        table.happen(BATTLE_ENDS, frame[SEAT], "609.1h")


def end_battle(table: Table) -> None:
    clock = table.clock
    for card in table.in_play:
        table.party[card] = 0
    table.assigned.clear()
    clock[BATTLE_TARGET] = NO_CARD
    clock[ATTACKER] = NO_CARD
    clock[DEFENDING] = NO_CARD
    clock[BLOCKS_MADE] = 0
    table.changed()
    expire(table, THIS_BATTLE, NO_CARD)


def members(table: Table, party: int) -> list[int]:
    found: list[int] = []
    for card in table.in_play:
        if table.party[card] & party:
            found.append(card)
    return found


def any_unassigned(table: Table) -> bool:
    for card in table.in_play:
        if table.party[card] & (IN_ATTACK | IN_BLOCK) and not table.party[card] & HAS_ASSIGNED:
            return True
    return False


def deplete(table: Table, card: int, rule: str) -> bool:
    """303.1; 203.7: resources never deplete."""
    if table.depleted[card] or characteristics.types(table, card) & RESOURCE:
        return False
    if characteristics.forbidden(table, card, ops.D_BE_DEPLETED):
        return False
    table.depleted[card] = 1
    table.changed()
    table.happen(DEPLETED, table.controller[card], rule, card)
    return True


# ---- windows --------------------------------------------------------------------------------------------------------


class Window:
    """608.1c, 609.1a, 609.1e: the attacking player as often as they want, then the defending player."""

    def offer(self, table: Table) -> None:
        frame = table.frame
        seat = frame[SEAT]
        options = [] if table.clock[LOST] >> seat & 1 else legality.actions(table, seat, False)
        table.answer = DECLINE
        if options:
            options.insert(0, DECLINE)
            loops.offer(table, seat, options)
            table.ask(seat, ABOUT_WINDOW, options)

    def chosen(self, table: Table) -> None:
        frame = table.frame
        frame[STEP] = 0
        if table.answer != DECLINE:
            act(table, frame[SEAT], table.answer)
        elif frame[WINDOW_OTHER] != NO_CARD:
            frame[SEAT] = frame[WINDOW_OTHER]
            frame[WINDOW_OTHER] = NO_CARD
        else:
            table.pop()


# ---- assigning ------------------------------------------------------------------------------------------------------


def assign(table: Table, seat: int, party: int, level: int, frame: list[int]) -> None:
    """One character after another of this speed assigns its strength; comes back to this step until all have."""
    for card in table.in_play:
        if not table.party[card] & party or table.party[card] & HAS_ASSIGNED:
            continue
        if characteristics.stat(table, card, ops.SPEED) != level:
            continue
        table.party[card] |= HAS_ASSIGNED
        frame[STEP] -= 1
        strength = characteristics.stat(table, card, ops.STRENGTH)
        targets = targets_of(table, party)
        past = NO_CARD
        if party == IN_ATTACK and targets and characteristics.can(table, card, ops.D_STRIKE_PAST):
            past = table.clock[BATTLE_TARGET]
        if strength and len(targets) == 1 and past in (NO_CARD, targets[0]):
            table.assigned.extend([targets[0], card, strength])
            note_assignment(table, seat, card, strength, targets[0])
        elif strength and targets:
            table.push_row(ASSIGNING, [seat, card, strength, past, *targets])
        return


def note_assignment(table: Table, seat: int, card: int, amount: int, target: int) -> None:
    rule = "609.1c" if table.party[card] & IN_ATTACK else "609.1d"
    table.note(ASSIGNS, seat, rule, card, amount, target, table.printed[target])


def targets_of(table: Table, party: int) -> list[int]:
    """609.1c: the opposing party; for attackers the target of the attack when nobody is left in it."""
    opposing = members(table, IN_BLOCK if party == IN_ATTACK else IN_ATTACK)
    if opposing or party == IN_BLOCK:
        provoking = [card for card in opposing if characteristics.demanded(table, card, ops.D_TAKE_ALL_BLOWS)]
        return provoking or opposing  # 505.2
    target = table.clock[BATTLE_TARGET]
    return [target] if target != NO_CARD and table.area[target] == PLAY else []  # 609.2


ASSIGN_LIST = STRIKES_PAST + 1
DIVIDE = 2  # the step


class Assigning:
    """609.1c, d: strength is divided however the player wants, or strikes past the blockers where a card allows it."""

    def past(self, table: Table) -> None:
        frame = table.frame
        if frame[STRIKES_PAST] == NO_CARD:
            frame[STEP] = DIVIDE
        else:
            table.ask(frame[SEAT], ABOUT_STRIKING_PAST, [YES, NO])

    def past_chosen(self, table: Table) -> None:
        frame = table.frame
        if table.answer == YES:
            frame[ASSIGN_LIST:] = [frame[STRIKES_PAST]]

    def divide(self, table: Table) -> None:
        frame = table.frame
        left = frame[STRENGTH_LEFT]
        if left == 0:
            table.pop()
        elif len(frame) == ASSIGN_LIST + 1:
            table.answer = NUMBER + left
        else:
            table.ask(frame[SEAT], ABOUT_ASSIGNMENT, [NUMBER + n for n in range(left, -1, -1)])

    def divided(self, table: Table) -> None:
        frame = table.frame
        amount = table.answer - NUMBER
        target = frame[ASSIGN_LIST]
        if amount:
            table.assigned.extend([target, frame[ASSIGNER], amount])
            note_assignment(table, frame[SEAT], frame[ASSIGNER], amount, target)
            frame[STRENGTH_LEFT] -= amount
        del frame[ASSIGN_LIST]
        frame[STEP] = DIVIDE
        if len(frame) == ASSIGN_LIST:
            table.pop()
