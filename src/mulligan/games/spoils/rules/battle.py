"""Attacking (608) and resolving a battle (609)."""

from typing import Any, Final

from mulligan.games.spoils import legality
from mulligan.games.spoils.effects import characteristics, ops
from mulligan.games.spoils.effects.conditions import count_use
from mulligan.games.spoils.effects.lasting import THIS_BATTLE, expire
from mulligan.games.spoils.events import (
    A_BLOCK,
    AN_ASSIGNMENT,
    AN_ATTACK,
    ASSIGNS,
    ATTACK,
    ATTACKS,
    BATTLE_ENDS,
    BLOCKED,
    BLOCKS,
    DEPLETED,
    HAS_ASSIGNED,
    IN_ATTACK,
    IN_BLOCK,
    JOINS_BLOCK,
    PARTY,
)
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
from mulligan.games.spoils.parts import Procedure
from mulligan.games.spoils.printed import PLAY, RESOURCE
from mulligan.games.spoils.rules import triggers
from mulligan.games.spoils.rules.damage import BATTLE_DAMAGE, inflict
from mulligan.games.spoils.rules.payment import pay
from mulligan.games.spoils.rules.playing import act, offer_answer
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat
from mulligan.kernel.state import State


def begin(table: Table, seat: Seat, target: Card) -> None:
    table.push(Battle(seat, target, table.controller_of(target)))


class Battle(Procedure):
    """608.1 and 609.1, step by step."""

    STEPS = (
        "announcement", "attackers", "attackers_chosen", "dues", "attack", "tactics", "blockers", "blockers_chosen",
        "block", "tactics_before_damage", "speed_level", "assign_attackers", "assign_blockers",
        "tactics_after_assigning", "infliction", "repeat", "end",
    )  # fmt: skip

    seat: Seat
    target: Card
    defender: Seat
    level: int = -1

    def announcement(self, table: Table) -> None:
        """608.1a: the target is a faction or location of another player."""
        table.battle_target = self.target
        table.attacker = self.seat
        table.defender = self.defender
        table.blocks_made = False
        table.battles += 1
        table.assigned = ()
        table.changed()

    def attackers(self, table: Table) -> None:
        """608.1b: one or more characters that can attack, as many of those that must as can (505)."""
        seat = self.seat
        chosen = members(table, IN_ATTACK)
        dues = attack_dues(table, seat, chosen, self.target)
        party = Forming(table, ops.ATTACKING, chosen, legality.attackers(table, seat, self.target), dues)
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
        if table.answer == DONE:
            return
        table.party[table.answer - CARD] = IN_ATTACK
        table.changed()
        self.step = self.ATTACKERS

    def dues(self, table: Table) -> None:
        """505.1: what must be paid for each attacking party."""
        pay(table, self.seat, attack_dues(table, self.seat, members(table, IN_ATTACK), self.target))

    def attack(self, table: Table) -> None:
        """608.1b: they are depleted and form the attacking party."""
        party = members(table, IN_ATTACK)
        for card in party:
            count_use(table, card, AN_ATTACK)
            if not characteristics.forbidden(table, card, ops.D_DEPLETE_TO_FIGHT):
                deplete(table, card, "608.1b")
        table.happen(ATTACK, self.seat, "608.1a", self.target, len(party), self.defender)
        table.causes_what_follows()
        for card in party:
            table.happen(ATTACKS, self.seat, "608.1b", card, len(party), self.target)
        table.happen(PARTY, self.seat, "608.1b", NO_CARD, len(party), -1, ops.ATTACKING)

    def tactics(self, table: Table) -> None:
        """608.1c."""
        table.push(Window(self.seat, self.defender))

    def blockers(self, table: Table) -> None:
        """608.1d: the defending player may form a blocking party, though every attacker may be gone by now."""
        seat = self.defender
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
        self.step = self.BLOCKERS

    def block(self, table: Table) -> None:
        """608.1d; 608.1c: those added before now join, or are the blocking party by themselves."""
        party = members(table, IN_BLOCK)
        for card in table.in_play:
            if table.party[card] & JOINS_BLOCK:
                table.party[card] = IN_BLOCK
        table.blocks_made = True
        table.changed()
        if not party:
            if not members(table, IN_BLOCK):
                for card in members(table, IN_ATTACK):  # of that, only triggers are told
                    triggers.collect(table, BLOCKED, self.seat, card, 0, NO_CARD, 0)
            return
        for card in party:
            count_use(table, card, A_BLOCK)
            covert = 1 if legality.is_covert_party(table) else 0
            table.happen(BLOCKS, self.defender, "608.1d", card, len(party), -1, covert)
        for card in members(table, IN_ATTACK):
            table.happen(BLOCKED, self.seat, "608.1d", card, len(party))
        table.happen(PARTY, self.defender, "608.1d", NO_CARD, len(party), -1, ops.BLOCKING)

    def tactics_before_damage(self, table: Table) -> None:
        """609.1a."""
        table.push(Window(self.seat, self.defender))

    def speed_level(self, table: Table) -> None:
        """609.1b: the highest speed among those that have not assigned battle damage."""
        level = -1
        for card in table.in_play:
            if table.party[card] & (IN_ATTACK | IN_BLOCK) and not table.party[card] & HAS_ASSIGNED:
                level = max(level, characteristics.stat(table, card, ops.SPEED))
        self.level = level

    def assign_attackers(self, table: Table) -> None:
        """609.1c."""
        assign(table, self.seat, IN_ATTACK, self.level, self)

    def assign_blockers(self, table: Table) -> None:
        """609.1d."""
        assign(table, self.defender, IN_BLOCK, self.level, self)

    def tactics_after_assigning(self, table: Table) -> None:
        """609.1e."""
        table.push(Window(self.seat, self.defender))

    def infliction(self, table: Table) -> None:
        """609.1f: all at once, and what hits the same thing is one amount."""
        blows = list(table.assigned)
        table.assigned = ()
        inflict(table, blows, BATTLE_DAMAGE)

    def repeat(self, table: Table) -> None:
        """609.1g: again, until everybody has assigned battle damage or is gone."""
        if any_unassigned(table):
            self.step = self.TACTICS_BEFORE_DAMAGE

    def end(self, table: Table) -> None:
        """609.1h: the survivors are depleted."""
        for card in members(table, IN_ATTACK | IN_BLOCK):
            if not characteristics.forbidden(table, card, ops.D_DEPLETE_TO_FIGHT):
                deplete(table, card, "609.1h")
        end_battle(table)
        table.pop()
        table.happen(BATTLE_ENDS, self.seat, "609.1h")

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    ANNOUNCEMENT: Final = 0
    ATTACKERS: Final = 1
    ATTACKERS_CHOSEN: Final = 2
    DUES: Final = 3
    ATTACK: Final = 4
    TACTICS: Final = 5
    BLOCKERS: Final = 6
    BLOCKERS_CHOSEN: Final = 7
    BLOCK: Final = 8
    TACTICS_BEFORE_DAMAGE: Final = 9
    SPEED_LEVEL: Final = 10
    ASSIGN_ATTACKERS: Final = 11
    ASSIGN_BLOCKERS: Final = 12
    TACTICS_AFTER_ASSIGNING: Final = 13
    INFLICTION: Final = 14
    REPEAT: Final = 15
    END: Final = 16

    def __init__(self, seat: Seat, target: Card, defender: Seat, level: int = -1) -> None:
        self.step = 0
        self.seat = seat
        self.target = target
        self.defender = defender
        self.level = level

    def copy(self) -> "Battle":
        twin = Battle(self.seat, self.target, self.defender, self.level)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.target, self.defender, self.level]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.announcement(state)
        elif step == 1:
            self.attackers(state)
        elif step == 2:
            self.attackers_chosen(state)
        elif step == 3:
            self.dues(state)
        elif step == 4:
            self.attack(state)
        elif step == 5:
            self.tactics(state)
        elif step == 6:
            self.blockers(state)
        elif step == 7:
            self.blockers_chosen(state)
        elif step == 8:
            self.block(state)
        elif step == 9:
            self.tactics_before_damage(state)
        elif step == 10:
            self.speed_level(state)
        elif step == 11:
            self.assign_attackers(state)
        elif step == 12:
            self.assign_blockers(state)
        elif step == 13:
            self.tactics_after_assigning(state)
        elif step == 14:
            self.infliction(state)
        elif step == 15:
            self.repeat(state)
        else:
            self.end(state)


def end_battle(table: Table) -> None:
    for card in table.in_play:
        table.party[card] = 0
    table.assigned = ()
    table.battle_target = NO_CARD
    table.attacker = NOBODY
    table.defender = NOBODY
    table.blocks_made = False
    table.changed()
    expire(table, THIS_BATTLE, NOBODY)


def members(table: Table, party: int) -> list[Card]:
    found: list[Card] = []
    for card in table.in_play:
        if table.party[card] & party:
            found.append(card)
    return found


def any_unassigned(table: Table) -> bool:
    for card in table.in_play:
        if table.party[card] & (IN_ATTACK | IN_BLOCK) and not table.party[card] & HAS_ASSIGNED:
            return True
    return False


def deplete(table: Table, card: Card, rule: str, by: Card = NO_CARD) -> bool:
    """303.1; 203.7: resources never deplete. `by` is the card whose text does it, if one does."""
    if table.depleted[card] or characteristics.types(table, card) & RESOURCE:
        return False
    if characteristics.forbidden(table, card, ops.D_BE_DEPLETED):
        return False
    table.depleted[card] = 1
    table.changed()
    table.happen(DEPLETED, table.controller_of(card), rule, card, 0, by)
    return True


# ---- windows --------------------------------------------------------------------------------------------------------


class Window(Procedure):
    """608.1c, 609.1a, 609.1e: the attacking player as often as they want, then the defending player."""

    STEPS = ("offer", "chosen")

    seat: Seat
    other: int  # who comes after, -1 for nobody

    def is_window(self) -> bool:
        return True

    def offer(self, table: Table) -> None:
        table.answer = DECLINE
        offer_answer(table, self.seat, ABOUT_WINDOW)

    def chosen(self, table: Table) -> None:
        self.step = 0
        if table.answer != DECLINE:
            act(table, self.seat, table.answer)
        elif self.other != NO_CARD:
            self.seat = Seat(self.other)
            self.other = NO_CARD
        else:
            table.pop()

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    CHOSEN: Final = 1

    def __init__(self, seat: Seat, other: int) -> None:
        self.step = 0
        self.seat = seat
        self.other = other

    def copy(self) -> "Window":
        twin = Window(self.seat, self.other)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.other]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        else:
            self.chosen(state)


# ---- assigning ------------------------------------------------------------------------------------------------------


def assign(table: Table, seat: Seat, party: int, level: int, battle: Battle) -> None:
    """One character after another of this speed assigns its strength; comes back to this step until all have."""
    for card in table.in_play:
        if not table.party[card] & party or table.party[card] & HAS_ASSIGNED:
            continue
        if characteristics.stat(table, card, ops.SPEED) != level:
            continue
        table.party[card] |= HAS_ASSIGNED
        count_use(table, card, AN_ASSIGNMENT)
        battle.step -= 1
        strength = assigned_by(table, card)
        targets = targets_of(table, party)
        past = NO_CARD
        if party == IN_ATTACK and targets and characteristics.can(table, card, ops.D_STRIKE_PAST):
            past = table.battle_target
        if strength and len(targets) == 1 and past in (NO_CARD, targets[0]):
            table.assigned = (*table.assigned, targets[0], card, strength)
            note_assignment(table, seat, card, strength, targets[0])
        elif strength and targets:
            table.push(Assigning(seat, card, strength, past, targets))
        return


def assigned_by(table: Table, card: Card) -> int:
    """609.1c: its strength, unless an effect has it assign another number."""
    if characteristics.can(table, card, ops.D_ASSIGN_BY_COST):
        return characteristics.stat(table, card, ops.COST)
    if characteristics.can(table, card, ops.D_ASSIGN_BY_LIFE):
        return characteristics.stat(table, card, ops.LIFE)
    if characteristics.can(table, card, ops.D_ASSIGN_BY_SPEED):
        return characteristics.stat(table, card, ops.SPEED)
    return characteristics.stat(table, card, ops.STRENGTH)


def note_assignment(table: Table, seat: Seat, card: Card, amount: int, target: int) -> None:
    rule = "609.1c" if table.party[card] & IN_ATTACK else "609.1d"
    table.note(ASSIGNS, seat, rule, card, amount, target, table.printed[target])


def targets_of(table: Table, party: int) -> list[Card]:
    """609.1c: the opposing party; for attackers the target of the attack when nobody is left in it."""
    opposing = members(table, IN_BLOCK if party == IN_ATTACK else IN_ATTACK)
    if opposing or party == IN_BLOCK:
        provoking = [card for card in opposing if characteristics.demanded(table, card, ops.D_TAKE_ALL_BLOWS)]
        return provoking or opposing  # 505.2
    target = table.battle_target
    return [target] if target != NO_CARD and table.area[target] == PLAY else []  # 609.2


class Assigning(Procedure):
    """609.1c, d: strength is divided however the player wants, or strikes past the blockers where a card allows it."""

    STEPS = ("past", "past_chosen", "divide", "divided")

    seat: Seat
    character: Card
    left: int
    strikes_past: Card  # the target of the attack, if it can be struck although somebody blocks
    targets: list[Card]

    def past(self, table: Table) -> None:
        if self.strikes_past == NO_CARD:
            self.step = self.DIVIDE
        else:
            table.ask(self.seat, ABOUT_STRIKING_PAST, [YES, NO])

    def past_chosen(self, table: Table) -> None:
        if table.answer == YES:
            self.targets = [self.strikes_past]

    def divide(self, table: Table) -> None:
        left = self.left
        if left == 0:
            table.pop()
        elif len(self.targets) == 1:
            table.answer = NUMBER + left
        else:
            table.ask(self.seat, ABOUT_ASSIGNMENT, [NUMBER + n for n in range(left, -1, -1)])

    def divided(self, table: Table) -> None:
        amount = table.answer - NUMBER
        target = self.targets[0]
        if amount:
            table.assigned = (*table.assigned, target, self.character, amount)
            note_assignment(table, self.seat, self.character, amount, target)
            self.left -= amount
        del self.targets[0]
        self.step = self.DIVIDE
        if not self.targets:
            table.pop()

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    PAST: Final = 0
    PAST_CHOSEN: Final = 1
    DIVIDE: Final = 2
    DIVIDED: Final = 3

    def __init__(self, seat: Seat, character: Card, left: int, strikes_past: Card, targets: list[Card]) -> None:
        self.step = 0
        self.seat = seat
        self.character = character
        self.left = left
        self.strikes_past = strikes_past
        self.targets = targets

    def copy(self) -> "Assigning":
        twin = Assigning(self.seat, self.character, self.left, self.strikes_past, self.targets[:])
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.seat, self.character, self.left, self.strikes_past, self.targets]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.past(state)
        elif step == 1:
            self.past_chosen(state)
        elif step == 2:
            self.divide(state)
        else:
            self.divided(state)
