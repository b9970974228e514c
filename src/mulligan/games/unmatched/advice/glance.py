"""How good each option looks to the seat that is asked: what a sensible player would see at a glance."""

from typing import Final

from mulligan.games.unmatched import legality
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.moments import DURING
from mulligan.games.unmatched.numbers import NO_FIGHTER, NO_PLAYER, Fighter, Player, Space
from mulligan.games.unmatched.options import (
    ABOUT_ACTION,
    ABOUT_ATTACK_CARD,
    ABOUT_BOOST_CARD,
    ABOUT_BOOST_MOVE,
    ABOUT_DEFENSE_CARD,
    ABOUT_EFFECT_WHERE,
    ABOUT_EFFECT_WHICH,
    ABOUT_FIGHTER,
    ABOUT_MOVE_WHICH,
    ABOUT_PLACE,
    ATTACK,
    BOOST,
    BOOST_STORED,
    CHOICE_SIZE,
    DECLINE,
    DISCARD,
    DONE,
    FIGHTER,
    MANEUVER,
    PLAY,
    PLAY_SCHEME,
    SCHEME_ITEM,
    SLOTS,
    SPACE,
    TAKE,
    TARGETS,
    USE_ABILITY,
    USE_ITEM,
    YES,
)
from mulligan.games.unmatched.rules.combat import Attack
from mulligan.games.unmatched.rules.maneuver import Boost, Maneuver
from mulligan.games.unmatched.rules.schemes import Item, Scheme
from mulligan.games.unmatched.rules.set_up import SetUp
from mulligan.games.unmatched.rules.turns import Turn
from mulligan.games.unmatched.sheet import SCHEME, VERSATILE
from mulligan.games.unmatched.table import ATTACKER, COMBAT_PLAYER, DEFENDER, FIGHTERS, IN_COMBAT, TOLD, Table
from mulligan.kernel.numbers import Seat
from mulligan.kernel.parts import Frame

COMMON_ATTACK: Final = 3.5  # what an unknown attack card is worth, about
COMMON_DEFENSE: Final = 1.6  # what an unknown defense takes off, about, while cards are in hand
WIN: Final = 100.0
CARDS_LIE_OPEN: Final = 2  # the stage of a combat
ON_A_SIDEKICK: Final = 0.7  # what damage to a sidekick is worth, where damage to a hero is 1


def advise(table: Table, seat: Seat) -> list[float]:
    """A score for each option of the pending decision, in their order."""
    decision = table.decision
    if decision is None:
        return []
    return [Glance(table, decision.subject).worth(option) for option in decision.options]


def whose(frame: Frame) -> Player:
    """The player whose procedure it is, -1 for both sides'."""
    if isinstance(frame, Resolving):
        return frame.you
    if isinstance(frame, SetUp | Turn | Maneuver | Boost | Scheme | Item | Attack):
        return frame.player
    return NO_PLAYER


class Glance:
    """One decision as its player sees it."""

    def __init__(self, table: Table, subject: int) -> None:
        self.table: Table = table
        self.subject: int = subject
        self.frame: Frame = table.stack[-1]
        self.player: Player = whose(self.frame)
        if subject == ABOUT_ATTACK_CARD:
            self.player = Player(table.combat[COMBAT_PLAYER])
        elif subject == ABOUT_DEFENSE_CARD:
            self.player = Player(table.combat[COMBAT_PLAYER + 1])

    def worth(self, option: int) -> float:
        sort = option // CHOICE_SIZE * CHOICE_SIZE
        number = option % CHOICE_SIZE
        if self.subject == ABOUT_ACTION:
            return self.action(option, sort, number)
        if sort == PLAY:
            return self.attack_card(number) if self.subject == ABOUT_ATTACK_CARD else self.defense_card(number)
        if sort == BOOST or sort == BOOST_STORED:
            return self.boost(sort, number)
        if sort == SPACE:
            return self.space(Space(number))
        if sort == FIGHTER:
            return self.fighter(number)
        if sort == DISCARD:
            return -self.keep(number)
        if sort == TAKE:
            return self.keep(number)
        if option == YES or option == USE_ITEM:
            return 1.0
        if option == DECLINE and (self.subject == ABOUT_BOOST_CARD or self.subject == ABOUT_BOOST_MOVE):
            return 0.5
        if option == DONE and (self.subject == ABOUT_MOVE_WHICH or self.subject == ABOUT_EFFECT_WHICH):
            return -1.0
        return 0.0

    # ---- actions ---------------------------------------------------------------------------------------------------

    def action(self, option: int, sort: int, number: int) -> float:
        table = self.table
        if option == MANEUVER:
            hand = len(table.hands[self.player])
            worth = 2.4 if hand < 3 else 1.2 if hand < 6 else 0.4
            return worth if table.decks[self.player] else worth - 6.0
        if sort == ATTACK:
            return self.attack(Fighter(number // TARGETS), Fighter(number % TARGETS))
        if sort == SCHEME_ITEM:
            return self.item(Fighter(number))
        if sort == USE_ABILITY:
            return 2.0
        if sort == PLAY_SCHEME:
            return 2.6 + 0.2 * (4 - table.sheet.boost[number // SLOTS])
        return 0.0

    def item(self, fighter: Fighter) -> float:
        """A token is worth using where opponents are near."""
        return 2.5 if self.table.sheet.enemies[self.player] & self.in_zone(fighter) else -1.0

    def in_zone(self, fighter: Fighter) -> int:
        return self.table.fighters_in(self.table.board.zone_mates[self.table.space[fighter]])

    def attack(self, fighter: Fighter, target: Fighter) -> float:
        """The best card's damage, less a common defense; a hero counts more, and a kill most."""
        table = self.table
        best = 0.0
        for card in table.hands[self.player]:
            kind = table.printed[card]
            if kind >= 0 and legality.attacking_with(table, fighter, kind) == 0:
                best = max(best, self.strength(kind, fighter, target))
        defended = COMMON_DEFENSE if table.hands[table.sheet.owner[target]] else 0.0
        damage = best - defended
        health = int(table.health[target])
        if damage >= health:
            return WIN if table.sheet.hero[target] else 6.0
        weight = 1.0 if table.sheet.hero[target] else ON_A_SIDEKICK
        return damage * weight + 0.6

    def strength(self, kind: int, fighter: Fighter, target: Fighter) -> float:
        """The value a card is likely to have; cards with effects are worth a little more."""
        sheet = self.table.sheet
        value = float(max(sheet.value[kind], 0))
        near = self.table.board.distance[self.table.space[fighter]][self.table.space[target]]
        grows = sheet.effect[kind][DURING] >= 0
        return value + (1.5 if grows and near == 1 else 1.0 if grows else 0.0)

    # ---- cards -----------------------------------------------------------------------------------------------------

    def attack_card(self, kind: int) -> float:
        table = self.table
        fighter, target = Fighter(table.combat[FIGHTERS]), Fighter(table.combat[FIGHTERS + 1])
        strength = self.strength(kind, fighter, target)
        most = int(table.health[target]) + COMMON_DEFENSE
        return min(strength, most) + (0.3 if table.sheet.effect[kind][2] >= 0 else 0.0)

    def defense_card(self, kind: int) -> float:
        """What it keeps off, less what the card would be worth later; playing nothing is 0."""
        table = self.table
        fighter = table.combat[FIGHTERS + 1]
        coming = float(table.combat[TOLD] - 1) if table.combat[TOLD] else COMMON_ATTACK
        value = float(max(table.sheet.value[kind], 0))
        kept_off = min(value, coming)
        health = int(table.health[fighter])
        weight = 1.3 if table.sheet.hero[fighter] else 0.7
        if health <= coming + 1 and table.sheet.hero[fighter]:
            weight = 3.0
        cancels = 0.8 if table.sheet.cancels[kind] else 0.0
        return kept_off * weight + cancels - 0.45 * self.keep(kind)

    def keep(self, kind: int) -> float:
        """What a card is worth in hand."""
        if kind < 0:
            return 2.0
        sheet = self.table.sheet
        if not sheet.who[kind] & self.table.on_board():
            return 0.3 + 0.2 * max(sheet.boost[kind], 0)
        if sheet.type[kind] == SCHEME:
            return 2.6
        value = float(max(sheet.value[kind], 0))
        return value + (0.8 if sheet.type[kind] == VERSATILE else 0.0) + 0.1 * max(sheet.boost[kind], 0)

    def boost(self, sort: int, kind: int) -> float:
        """A boost has to be worth the card: in combat nearly always for Black Panther, who draws for it."""
        table = self.table
        value = float(max(table.sheet.boost[kind], 0))
        price = 0.2 if sort == BOOST_STORED else 0.5 * self.keep(kind)
        draws = 1.4 if table.sheet.boosts_from_suit[self.player] and table.decks[self.player] else 0.0
        if self.subject == ABOUT_BOOST_MOVE:
            below = table.stack[-2]
            far = self.nearest_enemy() - below.move_value if isinstance(below, Maneuver) else 0
            return (0.8 if 0 < far <= value + 1 else -1.0) - price + draws
        frame = self.frame
        if isinstance(frame, Boost) and frame.side >= 0 and table.combat[IN_COMBAT] == CARDS_LIE_OPEN:
            return self.gained(frame.side, int(value)) + draws - price
        return value + draws - price

    def gained(self, side: int, boost: int) -> float:
        """What a boost changes of the damage, where both cards lie open: often nothing."""
        table = self.table
        target = table.combat[FIGHTERS + DEFENDER]
        health = int(table.health[target])
        before = table.value(ATTACKER) - table.value(DEFENDER)
        after = before + boost if side == ATTACKER else before - boost
        hero = table.sheet.hero[target]
        if hero and health > 0 and (before >= health) != (after >= health):
            return WIN
        changed = abs(min(max(after, 0), health) - min(max(before, 0), health))
        return changed * (1.0 if hero else ON_A_SIDEKICK)

    def nearest_enemy(self) -> int:
        table = self.table
        best = 99
        for fighter in range(len(table.space)):
            if table.space[fighter] < 0 or not table.sheet.fighters_of[self.player] >> fighter & 1:
                continue
            for other in range(len(table.space)):
                if table.space[other] >= 0 and table.sheet.enemies[self.player] >> other & 1:
                    best = min(best, table.board.distance[table.space[fighter]][table.space[other]])
        return best

    # ---- places ----------------------------------------------------------------------------------------------------

    def fighter(self, number: int) -> float:
        sheet = self.table.sheet
        if self.subject == ABOUT_FIGHTER:
            worth = 2.0 if sheet.hero[number] else 1.0
            return worth if sheet.enemies[self.player] >> number & 1 else -worth
        return 0.5 if sheet.hero[number] else 0.6

    def mover(self) -> Fighter:
        frame = self.frame
        if isinstance(frame, Maneuver):
            return frame.moving
        if isinstance(frame, SetUp):
            return Fighter(self.table.sheet.owner.index(self.player) + frame.placing)
        if isinstance(frame, Resolving) and self.subject in (ABOUT_EFFECT_WHERE, ABOUT_PLACE):
            return frame.mover
        return NO_FIGHTER

    def space(self, space: Space) -> float:
        """Where to stand: targets in reach, few opponents in reach of oneself; for an opponent the reverse."""
        fighter = self.mover()
        if fighter < 0:
            return 0.0
        owner = self.table.sheet.owner[fighter]
        worth = self.standing(fighter, space, owner)
        return worth if self.table.sheet.same_side(owner, self.player) else -worth

    def standing(self, fighter: Fighter, space: Space, owner: int) -> float:
        table = self.table
        board = table.board
        worth = 0.0
        closest = 99
        hero = table.sheet.hero[fighter]
        armed = len(table.hands[owner]) >= 2
        for other in range(len(table.space)):
            there = table.space[other]
            if there < 0 or table.sheet.friends[owner] >> other & 1:
                continue
            distance = board.distance[space][there]
            closest = min(closest, distance)
            shared = board.zones[space] & board.zones[there] != 0
            if distance == 1 or (shared and table.sheet.ranged[fighter]):
                worth = max(worth, 2.2 if table.sheet.hero[other] else 1.4) if armed else worth
            if distance == 1 or (shared and table.sheet.ranged[other]):
                worth -= 0.7 if hero else 0.4
        token = table.items[space]
        if token >= 0:
            worth += 0.3
        return worth - 0.15 * closest
