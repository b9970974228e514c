"""The attack action: declare a target, choose and reveal cards, resolve the combat."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from mulligan.games.unmatched import legality
from mulligan.games.unmatched.battlefields import COMBAT_ITEM as COMBAT_SLOT
from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.numbers import Fighter, Player
from mulligan.games.unmatched.options import (
    ABOUT_ATTACK_CARD,
    ABOUT_BOOST_CARD,
    ABOUT_COMBAT_ITEM,
    ABOUT_DEFENSE_CARD,
    BOOST,
    DECLINE,
    PLAY,
    USE_ITEM,
)
from mulligan.games.unmatched.rules import harm
from mulligan.games.unmatched.rules.window import open_window, resolve_card
from mulligan.games.unmatched.sheet import SPARED, SPARED_ALWAYS
from mulligan.games.unmatched.table import (
    ATTACKED,
    ATTACKER,
    ATTACKERS,
    ATTACKS,
    ATTACKS_NOW,
    BASE,
    BONUS,
    BOOSTED,
    BOOSTS,
    CANCELLED,
    CARD_AT_MOST,
    CARD_GOES,
    CARDS_PLAYED,
    COMBAT_CARD,
    COMBAT_ITEM,
    COMBAT_PLAYER,
    COMBAT_RESULT,
    COMBAT_SIZE,
    DAMAGE,
    DAMAGE_LIMIT,
    DEALT,
    DEFENDED,
    DEFENDER,
    DEFENDERS,
    ENDING,
    FIGHTERS,
    FOLLOW_UP,
    FOLLOWS,
    FREE_AT_MOST,
    HALVED,
    HIDDEN_BOOST,
    IN_COMBAT,
    LESSENED,
    LIMITED,
    LOST,
    NO_DEFENSE,
    NONE,
    OF_COMBAT,
    PLAYS_FACE_DOWN,
    REVEALS,
    REVEALS_CARD,
    STANDING,
    TAKES_ITEM,
    TELLS,
    TOLD,
    TOO_FAR,
    TOO_LATE,
    TURN_PLAYER,
    UNBOOSTED,
    VALUE_FIXED,
    WINNER,
    WON,
    Table,
)
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State


@mypyc_attr(free_list_len=1)
class Attack(Frame):
    """The attack action in its three steps."""

    STEPS = (
        "declare", "attack_card", "attack_card_chosen", "boost", "boost_chosen", "attack_item",
        "attack_item_chosen", "defense_card",
        "defense_card_chosen", "defense_item", "defense_item_chosen", "reveal", "during", "last", "result", "after",
        "after_others", "tidy",
    )  # fmt: skip

    player: Player
    fighter: Fighter
    target: Fighter
    follows: int = 0  # the value of this attack where it follows another, plus one
    card: Card = NO_CARD  # the card that says so
    defended: int = 0  # the printed value of the card played against that one, plus one

    def declare(self, table: Table) -> None:  # attack-1 to attack-4
        combat = table.combat
        for i in range(COMBAT_SIZE):
            combat[i] = 0
        combat[IN_COMBAT] = 1
        combat[FIGHTERS] = self.fighter
        combat[FIGHTERS + 1] = self.target
        combat[ATTACKED] = self.target
        combat[COMBAT_PLAYER] = self.player
        combat[COMBAT_PLAYER + 1] = table.sheet.owner[self.target]
        for side in range(2):
            combat[COMBAT_CARD + side] = NONE
            combat[COMBAT_ITEM + side] = NONE
        combat[WINNER] = NONE
        combat[DAMAGE_LIMIT] = NONE
        if self.follows:
            combat[FOLLOWS] = 1
            combat[COMBAT_CARD] = self.card
            combat[DEFENDED] = self.defended
        combat[TOO_FAR] = int(not legality.in_reach(table, self.fighter, self.target))
        combat[CARD_AT_MOST] = table.turn[FREE_AT_MOST]
        table.turn[FREE_AT_MOST] = 0
        table.turn[ATTACKS] += 1
        table.turn[ATTACKERS] |= 1 << self.fighter
        table.turn[DEFENDERS] |= 1 << self.target
        table.happen(ATTACKS_NOW, self.player, "attack-2", NO_CARD, self.fighter, self.target)
        table.causes_what_follows()
        abilities.tell_foes(table, self.player, p.ON_FOE_ATTACK)
        abilities.set_off(table, table.sheet.owner[self.target], p.ON_ATTACKED, self.target, DEFENDER)
        abilities.set_off(table, self.player, p.ON_ATTACK, self.fighter, ATTACKER)

    def attack_card(self, table: Table) -> None:  # attack-5
        player = self.player
        fighter = self.fighter
        if self.follows:
            self.step = Attack.DEFENSE_CARD
            return
        options: list[int] = []
        for kind in table.kinds_in(table.hands[player]):
            if legality.attacking_with(table, fighter, kind) == ALLOWED:
                if legality.may_strike(table, fighter, self.target, kind) and self.may_be_played(table, kind):
                    options.append(PLAY + kind)
        table.answer = DECLINE
        if options:  # none only in a world dealt again, where the attack would not have been declared
            table.ask(table.seat_of[player], ABOUT_ATTACK_CARD, options)

    def may_be_played(self, table: Table, kind: int) -> bool:
        """attack-5: a card reaches that far, and is worth no more than was said of this attack."""
        if table.combat[TOO_FAR] and not legality.card_reaches(table, self.fighter, self.target, kind):
            return False
        return legality.within_limit(table, table.combat[CARD_AT_MOST], kind)

    def attack_card_chosen(self, table: Table) -> None:
        if table.answer == DECLINE:
            self.tidy(table)
            return
        lay_down(table, ATTACKER, table.answer - PLAY)
        if table.sheet.told_value >> self.target & 1:
            value = table.printed_value(ATTACKER)
            table.combat[TOLD] = value + 1
            table.happen(TELLS, self.player, "hero-3", NO_CARD, value)

    def boost(self, table: Table) -> None:  # hero-3: some heroes boost an attack face down, along with its card
        table.answer = DECLINE
        if not table.sheet.hidden_boost >> self.fighter & 1:
            return
        kinds = table.kinds_in(table.hands[self.player])
        options = [BOOST + kind for kind in kinds if boosts(table, self.player, kind)]
        if options:
            table.ask(table.seat_of[self.player], ABOUT_BOOST_CARD, [DECLINE, *options])

    def boost_chosen(self, table: Table) -> None:
        if table.answer == DECLINE:
            return
        card = table.in_hand(self.player, table.answer - BOOST)
        table.hands[self.player].remove(card)
        table.played.append(card)
        table.combat[HIDDEN_BOOST] = card + 1
        table.happen(PLAYS_FACE_DOWN, self.player, "boost-4", card)

    def attack_item(self, table: Table) -> None:  # item-4: before the defender chooses
        offer_item(table, ATTACKER)

    def attack_item_chosen(self, table: Table) -> None:
        take_item(table, ATTACKER)

    def defense_card(self, table: Table) -> None:  # attack-6
        combat = table.combat
        player = combat[COMBAT_PLAYER + 1]
        options = [DECLINE]
        for kind in table.kinds_in(table.hands[player]):
            if legality.defending_with(table, Fighter(combat[FIGHTERS + 1]), kind) == ALLOWED:
                options.append(PLAY + kind)
        table.ask(table.seat_of[player], ABOUT_DEFENSE_CARD, options)

    def defense_card_chosen(self, table: Table) -> None:
        if table.answer == DECLINE:
            table.happen(NO_DEFENSE, Player(table.combat[COMBAT_PLAYER + 1]), "attack-6")
        else:
            lay_down(table, DEFENDER, table.answer - PLAY)

    def defense_item(self, table: Table) -> None:  # item-4
        offer_item(table, DEFENDER)

    def defense_item_chosen(self, table: Table) -> None:
        take_item(table, DEFENDER)

    def reveal(self, table: Table) -> None:  # attack-7
        combat = table.combat
        combat[IN_COMBAT] = 2
        for side in range(2):
            card = Card(combat[COMBAT_CARD + side])
            if card >= 0:
                table.show(card)
                combat[BASE + side] = table.printed_value(side)
        if self.follows:
            combat[BASE] = self.follows - 1
        for side in range(2):
            if combat[COMBAT_CARD + side] >= 0:
                value = combat[BASE + side]
                table.happen(
                    REVEALS, Player(combat[COMBAT_PLAYER + side]), "attack-7", Card(combat[COMBAT_CARD + side]), value
                )
        open_window(table, p.IMMEDIATELY, True)  # attack-8

    def during(self, table: Table) -> None:  # attack-9
        self.show_boost(table)
        for side in range(2):
            if table.combat[COMBAT_CARD + side] >= 0:
                abilities.add_bonuses(table, side, Player(table.combat[COMBAT_PLAYER + side]))
        open_window(table, p.DURING, True)

    def show_boost(self, table: Table) -> None:
        """A boost that lay face down counts unless an effect on the attack card was cancelled."""
        combat = table.combat
        if not combat[HIDDEN_BOOST]:
            return
        card = Card(combat[HIDDEN_BOOST] - 1)
        table.show(card)
        value = abilities.boost_value(table, card)
        if lost_effects(table, ATTACKER) or combat[UNBOOSTED] or combat[VALUE_FIXED]:
            value = 0
        combat[BONUS] += value
        table.turn[BOOSTED] |= 1 << self.player
        table.note_boost(ATTACKER, card)
        table.happen(BOOSTS, self.player, "boost-4", card, value, ATTACKER)
        abilities.set_off(table, self.player, p.ON_BOOST, self.fighter)
        abilities.set_off(table, self.player, p.ON_BOOST_ATTACK, self.fighter)

    def last(self, table: Table) -> None:  # what is true of a card's value in the end, whatever changed it
        for side in range(2):
            card = table.combat[COMBAT_CARD + side]
            if card >= 0 and not table.combat[FOLLOWS] and not table.combat[CANCELLED + side] >> p.DURING & 1:
                if table.sheet.effect[table.printed[card]][p.LAST] >= 0:
                    resolve_card(table, side, p.LAST)

    def result(self, table: Table) -> None:  # attack-10, won-1, won-2
        combat = table.combat
        defender = Fighter(combat[FIGHTERS + 1])
        damage = max(table.value(ATTACKER) - table.value(DEFENDER) - self.spared(table, defender), 0)
        damage = max(damage - combat[LESSENED + DEFENDER], 0)
        if combat[HALVED]:
            damage = damage // 2 if combat[HALVED] == 2 else (damage + 1) // 2
        if combat[LIMITED] >> defender & 1:
            damage = min(damage, combat[DAMAGE_LIMIT])
        if table.space[defender] < 0:
            damage = 0
        combat[IN_COMBAT] = 3
        combat[DAMAGE] = damage
        winner = ATTACKER if damage > 0 else DEFENDER
        combat[WINNER] = winner
        table.turn[WON] |= 1 << combat[COMBAT_PLAYER + winner]
        table.turn[LOST] |= 1 << combat[COMBAT_PLAYER + 1 - winner]
        table.happen(COMBAT_RESULT, Player(combat[COMBAT_PLAYER + winner]), "won-1", NO_CARD, damage, winner, defender)
        if damage > 0:
            table.turn[DEALT] |= 1 << combat[FIGHTERS]
            if table.sheet.statics and abilities.sharers(table, defender):
                table.push(harm.Share(defender, damage, "attack-10", OF_COMBAT))
                return
            harm.strike(table, defender, damage, "attack-10", OF_COMBAT)

    def spared(self, table: Table, defender: Fighter) -> int:
        spared = table.sheet.spared[defender] + abilities.sum_of(table, SPARED, defender)
        return spared + abilities.sum_of(table, SPARED_ALWAYS, defender)

    def after(self, table: Table) -> None:  # attack-11: what stands on the cards
        open_window(table, p.AFTER, True)

    def after_others(self, table: Table) -> None:  # attack-12: then other game effects
        table.combat[TOO_LATE] = 1
        if table.combat[STANDING]:  # whom no effect has saved
            table.combat[STANDING] = 0
            harm.settle(table)
        if not table.turn[ENDING]:  # Ruling 26: a turn that was ended has only its end left
            open_window(table, p.AFTER, False)

    def tidy(self, table: Table) -> None:  # attack-13, item-6
        combat = table.combat
        follows = combat[FOLLOW_UP] if self.goes_on(table) else 0
        self.defended = table.printed_value(DEFENDER) + 1 if combat[COMBAT_CARD + DEFENDER] >= 0 else 0
        self.card = Card(combat[COMBAT_CARD])
        for side in range(2):
            card = Card(combat[COMBAT_CARD + side])
            stored = combat[CARD_GOES + side] == p.TO_PILE + 1
            if card >= 0 and not stored and not (follows and side == ATTACKER):
                table.played.remove(card)
                put_away(table, card, combat[CARD_GOES + side])
        if combat[HIDDEN_BOOST]:
            table.played.remove(Card(combat[HIDDEN_BOOST] - 1))
            table.to_discard(Card(combat[HIDDEN_BOOST] - 1))
        for i in range(COMBAT_SIZE):
            combat[i] = 0
        if follows:
            self.follows = follows
            self.step = Attack.DECLARE
        else:
            table.pop()

    def goes_on(self, table: Table) -> bool:
        """Can another attack follow?"""
        return not table.over and table.space[self.fighter] >= 0 and table.space[self.target] >= 0

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    DECLARE: Final = 0
    ATTACK_CARD: Final = 1
    ATTACK_CARD_CHOSEN: Final = 2
    BOOST: Final = 3
    BOOST_CHOSEN: Final = 4
    ATTACK_ITEM: Final = 5
    ATTACK_ITEM_CHOSEN: Final = 6
    DEFENSE_CARD: Final = 7
    DEFENSE_CARD_CHOSEN: Final = 8
    DEFENSE_ITEM: Final = 9
    DEFENSE_ITEM_CHOSEN: Final = 10
    REVEAL: Final = 11
    DURING: Final = 12
    LAST: Final = 13
    RESULT: Final = 14
    AFTER: Final = 15
    AFTER_OTHERS: Final = 16
    TIDY: Final = 17

    def __init__(
        self,
        player: Player,
        fighter: Fighter,
        target: Fighter,
        follows: int = 0,
        card: Card = NO_CARD,
        defended: int = 0,
    ) -> None:
        self.step = 0
        self.player = player
        self.fighter = fighter
        self.target = target
        self.follows = follows
        self.card = card
        self.defended = defended

    def copy(self) -> "Attack":
        twin = Attack(self.player, self.fighter, self.target, self.follows, self.card, self.defended)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.player, self.fighter, self.target, self.follows, self.card, self.defended]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.declare(state)
        elif step == 1:
            self.attack_card(state)
        elif step == 2:
            self.attack_card_chosen(state)
        elif step == 3:
            self.boost(state)
        elif step == 4:
            self.boost_chosen(state)
        elif step == 5:
            self.attack_item(state)
        elif step == 6:
            self.attack_item_chosen(state)
        elif step == 7:
            self.defense_card(state)
        elif step == 8:
            self.defense_card_chosen(state)
        elif step == 9:
            self.defense_item(state)
        elif step == 10:
            self.defense_item_chosen(state)
        elif step == 11:
            self.reveal(state)
        elif step == 12:
            self.during(state)
        elif step == 13:
            self.last(state)
        elif step == 14:
            self.result(state)
        elif step == 15:
            self.after(state)
        elif step == 16:
            self.after_others(state)
        else:
            self.tidy(state)


def boosts(table: Table, player: Player, kind: int) -> bool:
    return legality.boosting_with(table, player, kind) == ALLOWED


def lost_effects(table: Table, side: int) -> bool:
    """Was an effect that this side's card has cancelled?"""
    card = table.combat[COMBAT_CARD + side]
    if card < 0:
        return False
    effects = table.sheet.effect[table.printed[card]]
    for timing in range(p.AFTER + 1):
        if effects[timing] >= 0 and table.combat[CANCELLED + side] >> timing & 1:
            return True
    return False


def put_away(table: Table, card: Card, goes: int) -> None:
    """discard-2: a card that was played goes to its owner's discard pile, or where its effect says (plus one)."""
    owner = table.group[card]
    if goes == p.TO_HAND + 1:
        table.hands[owner].append(card)
    elif goes == p.TO_DECK_TOP + 1 or goes == p.TO_DECK_SHUFFLED + 1:
        table.decks[owner].append(card)
        if goes == p.TO_DECK_SHUFFLED + 1:
            table.shuffle(table.decks[owner])
    elif goes == p.TO_DECK_BOTTOM + 1:
        table.decks[owner].insert(0, card)
    elif goes == p.TO_PILE + 1:
        table.suits[owner].append(card)
        abilities.set_off(table, Player(owner), p.ON_STORED)
    else:
        table.to_discard(card)


def lay_down(table: Table, side: int, kind: int) -> None:
    """Face down: only its player knows it."""
    player = Player(table.combat[COMBAT_PLAYER + side])
    card = table.in_hand(player, kind)
    table.hands[player].remove(card)
    table.played.append(card)
    table.combat[COMBAT_CARD + side] = card
    if table.turn[TURN_PLAYER] == player:
        table.turn[CARDS_PLAYED] += 1
    table.happen(PLAYS_FACE_DOWN, player, "attack-5" if side == ATTACKER else "attack-6", card)
    if table.sheet.face_up[kind]:
        table.show(card)
        table.happen(REVEALS_CARD, player, table.sheet.name[kind], card)
    if table.sheet.effect[kind][p.PLAYED] >= 0:
        resolve_card(table, side, p.PLAYED)


def may_be_played(table: Table, side: int, kind: int) -> bool:
    """attack-5, attack-6: can the card that this side has laid down be of that kind?"""
    attack = table.stack[1]
    assert isinstance(attack, Attack)
    fighter = attack.target if side == DEFENDER else attack.fighter
    if side == DEFENDER:
        if table.sheet.defends_if[kind] is not None:  # whether it could has been seen when it was played
            return bool(table.sheet.who[kind] >> fighter & 1)
        return legality.defending_with(table, fighter, kind) == ALLOWED
    told = table.combat[TOLD]
    if told and table.sheet.value_of(kind) != told - 1:
        return False
    return legality.attacking_with(table, fighter, kind) == ALLOWED


def offer_item(table: Table, side: int) -> None:
    """item-4: a fighter that plays a combat card on the space of a combat item may use it."""
    combat = table.combat
    table.answer = DECLINE
    space = table.space[combat[FIGHTERS + side]]
    if combat[COMBAT_CARD + side] < 0 or space < 0 or table.items[space] < 0:
        return
    if table.sheet.item_slot[table.items[space]] == COMBAT_SLOT:
        table.ask(table.seat_of[combat[COMBAT_PLAYER + side]], ABOUT_COMBAT_ITEM, [USE_ITEM, DECLINE])


def take_item(table: Table, side: int) -> None:
    if table.answer != USE_ITEM:
        return
    combat = table.combat
    fighter = combat[FIGHTERS + side]
    space = table.space[fighter]
    combat[COMBAT_ITEM + side] = table.items[space]
    table.items[space] = NONE
    player = Player(combat[COMBAT_PLAYER + side])
    table.happen(TAKES_ITEM, player, "item-4", NO_CARD, combat[COMBAT_ITEM + side], fighter)
