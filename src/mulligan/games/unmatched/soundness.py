"""What can be wrong with a position of Unmatched: for tests, and for files from outside."""

from typing import Final

from mulligan.games.unmatched.effects import lasting, waiting
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.rules import combat as combats
from mulligan.games.unmatched.rules.combat import Attack
from mulligan.games.unmatched.rules.harm import lost_heroes
from mulligan.games.unmatched.rules.schemes import Scheme
from mulligan.games.unmatched.rules.set_up import SetUp
from mulligan.games.unmatched.rules.turns import TURNS_AT_MOST, Turn
from mulligan.games.unmatched.table import (
    ACTIONS,
    ACTIONS_NEXT,
    ATTACKED,
    ATTACKER,
    ATTACKERS,
    BARRED,
    BARRED_NEXT,
    BARRED_UNTIL,
    BASE,
    BONUS,
    CANCELLED,
    CARD_GOES,
    COMBAT_CARD,
    COMBAT_ITEM,
    COMBAT_PLAYER,
    COMBAT_SIZE,
    DAMAGE,
    DAMAGE_LIMIT,
    DEALT,
    DEFENDER,
    DREW,
    ENDING,
    FALLEN,
    FALLING,
    FIGHTERS,
    FLOORED,
    GONE,
    HAD_TURN,
    HELD,
    HIDDEN_BOOST,
    HURT,
    IN_COMBAT,
    LIMITS,
    NEXT_ATTACK,
    NO_ATTACK,
    NO_ATTACK_NEXT,
    NONE,
    SHIELDED,
    STANDING,
    STARLESS,
    TOLD,
    TURN_NUMBER,
    TURN_PLAYER,
    TURN_SIZE,
    VALUE_FIXED,
    VALUE_IGNORED,
    WINNER,
    WON,
    Table,
)

MOST: Final = 999  # no number of the game comes near it
OF_FIGHTERS: Final = [
    HURT,
    HELD,
    FLOORED,
    ATTACKERS,
    FALLEN,
    NO_ATTACK,
    NO_ATTACK_NEXT,
    DEALT,
]  # the turn's sets of fighters
OF_PLAYERS: Final = [STARLESS, WON, DREW, HAD_TURN, GONE]  # and of players


def faults_of(table: Table) -> list[str]:
    """The first thing found wrong, or nothing."""
    for look in (
        cards_fault,
        numbers_fault,
        waiting_fault,
        holding_fault,
        fighters_fault,
        items_fault,
        knowledge_fault,
    ):
        fault = look(table)
        if fault:
            return [fault]
    if table.over:
        return []
    fault = sides_fault(table) or frames_fault(table)
    return [fault] if fault else []


# ---- what lies on the table ---------------------------------------------------------------------------------------


def cards_fault(table: Table) -> str:
    """Every card of the game is in exactly one place, one of its owner's or on the table."""
    if table.lying() != list(range(len(table.group))) or len(table.printed) != len(table.group):
        return "a card is lost or stands twice"
    kinds: list[int] = []
    for deck in table.sheet.deck:
        kinds.extend(deck)
    if sorted(table.printed) != sorted(kinds):
        return "the cards are not those of the game"
    group = table.group
    for card, kind in enumerate(table.printed):
        if table.sheet.whose[kind] != group[card]:
            return "a card has changed its owner"
    for player in range(table.sheet.players):
        for zone in (table.decks[player], table.hands[player], table.discards[player]):
            for card in zone:
                if group[card] != player:
                    return "a card is among those of another player"
        for card in table.ongoing[player]:
            if group[card] != player or not table.sheet.ongoing[table.printed[card]]:
                return "a card stays in play that does not"
        for card in table.suits[player]:
            kept = table.sheet.boosts_from_suit[player] or table.sheet.has_pile[player]
            if not kept and not table.sheet.set_aside[table.printed[card]]:
                return "cards are stored by somebody who has no suit"
    return ""


def numbers_fault(table: Table) -> str:
    """The turn's own numbers keep their limits."""
    turn, players, fighters = table.turn, table.sheet.players, len(table.sheet.fighter_name)
    if len(turn) != TURN_SIZE or len(table.combat) != COMBAT_SIZE or len(table.items) != table.board.size:
        return "the turn, the combat or the items are damaged"
    highest = max((1 << max(fighters, len(table.sheet.ability_player))) - 1, TURNS_AT_MOST)
    if not all(0 <= value <= highest for place, value in enumerate(turn) if not is_limit(place)):
        return "the turn is not in order"
    until = turn[BARRED_UNTIL : BARRED_UNTIL + LIMITS]
    more = [*turn[ACTIONS_NEXT : ACTIONS_NEXT + 4], *turn[NEXT_ATTACK : NEXT_ATTACK + 4]]
    if any(said >> 16 for said in until) or not all(-MOST <= count <= MOST for count in more):
        return "the turn has limits that nobody set"
    if turn[TURN_PLAYER] >= players or turn[TURN_NUMBER] > TURNS_AT_MOST or turn[ENDING] > 1 or turn[ACTIONS] > MOST:
        return "the turn is not in order"
    barred = [*range(BARRED, BARRED + LIMITS), *range(BARRED_NEXT, BARRED_NEXT + LIMITS)]
    sets = [*OF_PLAYERS, *barred]
    if any(turn[kept] >> fighters for kept in OF_FIGHTERS) or any(turn[kept] >> players for kept in sets):
        return "the turn speaks of somebody who does not exist"
    if len(table.counters) != players or len(table.attack_bonus) != fighters:
        return "somebody's counters or bonus are lost"
    if len(table.forms) != players or len(table.markers) != players:
        return "what somebody is or has placed is lost"
    for player in range(players):
        if not 0 <= table.forms[player] < max(len(table.sheet.form_names[player]), 1):
            return "somebody is what they cannot be"
        lying = table.markers[player]
        if len(lying) != (table.board.size if table.sheet.marker_name[player] else 0):
            return "a marker lies nowhere"
        if any(count < 0 for count in lying) or sum(lying) > table.sheet.most_markers[player]:
            return "there are more markers than there are"
    if not all(0 <= count <= table.sheet.most_counters[player] for player, count in enumerate(table.counters)):
        return "somebody has impossible counters"
    if not all(-MOST <= bonus <= MOST for bonus in table.attack_bonus):
        return "somebody has an impossible bonus"
    return ""


def waiting_fault(table: Table) -> str:
    """What waits for a turn is an effect of the game's, of somebody who plays."""
    sheet = table.sheet
    fighters = len(sheet.fighter_name)
    for row in table.to_come:
        if len(row) != waiting.ROW_SIZE or not 0 <= row[waiting.TEXT] < len(sheet.programs):
            return "an effect waits that there is not"
        if not all(0 <= row[one] < sheet.players for one in (waiting.WHOSE, waiting.PLAYER)):
            return "an effect waits for nobody"
        if not NONE <= row[waiting.FIGHTER] < fighters or not 0 <= row[waiting.SOURCE] < len(sheet.sources):
            return "an effect waits that is nobody's"
        if not 0 <= row[waiting.PICKED] < 1 << fighters or not 0 <= row[waiting.PICKED_PLAYERS] < 1 << sheet.players:
            return "an effect waits that speaks of nobody"
        if row[waiting.AT_END] not in (0, 1) or row[waiting.IN_TURN] not in (0, 1):
            return "an effect waits for no turn"
    return ""


def holding_fault(table: Table) -> str:
    """What holds for a while is a line of the game's, of somebody who plays."""
    for row in table.holding:
        if len(row) != lasting.ROW_SIZE or not 0 <= row[lasting.LINE] < table.sheet.lines_for_a_while:
            return "something holds that there is not"
        if not 0 <= row[lasting.PLAYER] < table.sheet.players or not 0 <= row[lasting.TERM] < lasting.TERMS:
            return "something holds for nobody, or for no time"
    return ""


def is_limit(place: int) -> bool:
    """What of the turn is no set of fighters or players, and no number of it."""
    return BARRED_UNTIL <= place < ACTIONS_NEXT + 4 or NEXT_ATTACK <= place < NEXT_ATTACK + 4


def fighters_fault(table: Table) -> str:
    """Every fighter that is not defeated stands in a space of its own."""
    sheet = table.sheet
    fighters = len(sheet.fighter_name)
    if len(table.health) != fighters or len(table.space) != fighters or len(table.began) != fighters:
        return "a fighter is lost"
    if len(table.strides) != 2 * fighters or not all(0 <= count <= MOST for count in table.strides):
        return "a fighter is lost"
    standing = 0
    for fighter, space in enumerate(table.space):
        name = sheet.fighter_name[fighter]
        if not 0 <= table.health[fighter] <= sheet.most_health[fighter]:
            return f"{name} has impossible health"
        if not NONE <= space < table.board.size or not NONE <= table.began[fighter] < table.board.size:
            return f"{name} is nowhere"
        if space >= 0:
            if standing >> space & 1:
                return "two fighters stand in one space"
            standing |= 1 << int(space)
        asked = (table.turn[FALLING] | table.combat[STANDING]) >> fighter if table.turn else 0
        falls = asked & 1 != 0  # what becomes of it is seen first
        falls = falls or is_away(table, fighter)
        if not table.placing() and not table.over and not falls and (space >= 0) != (table.health[fighter] > 0):
            return f"{name} stands although defeated, or is off the battlefield"
    return ""


def is_away(table: Table, fighter: int) -> bool:
    """Ruling 39: a hero is off the battlefield until an effect brings it back, which waits or is being carried out."""
    owner = table.sheet.owner[fighter]
    if not table.sheet.hero[fighter] or table.space[fighter] >= 0:
        return False
    under_way = any(isinstance(frame, Resolving) and frame.you == owner for frame in table.stack)
    return under_way or any(row[waiting.PLAYER] == owner for row in table.to_come)


def items_fault(table: Table) -> str:
    """item-1: a token lies on a slot of its sort, or is being used."""
    found: list[int] = []
    for space, token in enumerate(table.items):
        if token == NONE:
            continue
        if not 0 <= token < len(table.sheet.item_slot) or table.sheet.item_slot[token] != table.board.slot[space]:
            return "an item lies where none can"
        found.append(token)
    if table.combat[IN_COMBAT]:
        for side in (ATTACKER, DEFENDER):
            token = table.combat[COMBAT_ITEM + side]
            if not NONE <= token < len(table.sheet.item_slot):
                return "an item is used that does not exist"
            if token >= 0:
                found.append(token)
    return "an item lies in two places" if len(found) != len(set(found)) else ""


def knowledge_fault(table: Table) -> str:
    """Who holds a card knows it; what lies open is known to all."""
    everyone = (1 << table.seats) - 1
    for player in range(table.sheet.players):
        seat = table.seat_of[player]
        for card in table.hands[player]:
            if not table.seen[card] >> seat & 1:
                return "somebody does not know their own hand"
        hidden = table.suits[player] if table.sheet.pile_hidden[player] else []
        for zone in (table.discards[player], table.suits[player], table.ongoing[player]):
            for card in zone:
                if table.seen[card] != everyone and not (card in hidden and table.seen[card] >> seat & 1):
                    return "a card that lies open is not known to all"
    for card in table.played:
        own = table.seen[card] >> table.seat_of[table.group[card]] & 1
        if table.seen[card] != everyone and not (own and table.combat[IN_COMBAT] == 1):
            return "a card that was played is not known"
    return ""


def sides_fault(table: Table) -> str:
    """defeat-3, team-7: who has lost is gone, and while the game goes on it is not won."""
    if table.placing() or table.turn[FALLING] or table.combat[STANDING]:  # whoever falls is asked about it first
        return ""
    left: list[int] = []
    for player in table.sheet.all_players:
        standing = table.on_board() & table.sheet.fighters_of[player] != 0
        out = not standing if table.sheet.teams else lost_heroes(table, player)
        if out == table.alive(player) or (out and standing):
            return "a player who has lost plays on, or one who has not is gone"
        if not out:
            left.append(player)
    if table.sheet.teams:
        for team in range(2):
            if lost_heroes(table, Player(team)) and lost_heroes(table, Player(team + 2)):
                return "a team without heroes plays on"
    return "" if len(left) > 1 else "the game goes on although it is won"


# ---- what is in progress ------------------------------------------------------------------------------------------


def frames_fault(table: Table) -> str:
    """The turn in progress is that of its player; the combat is that of the attack."""
    stack = table.stack
    if not stack or isinstance(stack[0], SetUp) != table.placing():
        return "neither set-up nor a turn is in progress"
    first = stack[0]
    if isinstance(first, SetUp):
        if len(stack) > 1 and first.step != SetUp.STARTED:
            return "something is done before set-up is complete"
        return placing_fault(table, first)
    if not isinstance(first, Turn) or first.player != table.turn[TURN_PLAYER]:
        return "the turn in progress is another player's"
    action = stack[1] if len(stack) > 1 else first
    if isinstance(action, Attack):
        return combat_fault(table, action)
    if any(value != 0 for at, value in enumerate(table.combat) if at != CARD_GOES):
        return "a combat goes on without an attack"
    if not 0 <= table.combat[CARD_GOES] <= p.TO_PILE + 1:
        return "a card goes nowhere"
    played = [action.card] if isinstance(action, Scheme) else []
    return "" if table.played == played else "a card is on the table that was not played"


def placing_fault(table: Table, frame: SetUp) -> str:
    """setup-5: those before this fighter stand, those after it do not, and starting spaces are kept free for them."""
    if any(table.turn) or any(table.combat) or any(table.attack_bonus) or table.played:
        return "a turn goes on during set-up"
    sheet, turn_of = table.sheet, 0
    reserved = 0
    for fighter, owner in enumerate(sheet.owner):
        if sheet.summoned >> fighter & 1:
            continue
        turn_of = 0 if fighter == 0 or sheet.owner[fighter - 1] != owner else turn_of + 1
        if turn_of == 0 and owner > frame.player:
            reserved |= 1 << table.board.starts[owner]
        placed = owner < frame.player or (owner == frame.player and turn_of < frame.placing)
        if placed != (table.space[fighter] >= 0):
            return "a fighter was placed too early or too late"
        if table.health[fighter] != sheet.health[fighter]:
            return "a fighter was hurt during set-up"
    return "a starting space is taken" if reserved & table.occupied() else ""


# ---- combat --------------------------------------------------------------------------------------------------------


def is_of(table: Table, fighter: int, player: int) -> bool:
    """Is there such a fighter, and is it that player's?"""
    return 0 <= fighter < len(table.sheet.owner) and table.sheet.owner[fighter] == player


def combat_fault(table: Table, attack: Attack) -> str:
    """The combat is that of the attack, as far as it has come."""
    combat, step = table.combat, attack.step
    stage = 1 if step <= Attack.REVEAL else 2 if step <= Attack.RESULT else 3
    if combat[IN_COMBAT] != stage or combat[ATTACKED] != attack.target:
        return "the combat is not that of the attack"
    if [combat[COMBAT_PLAYER], combat[COMBAT_PLAYER + 1]] != [attack.player, table.sheet.owner[attack.target]]:
        return "the combat is between others than the attack"
    defender = combat[FIGHTERS + 1]  # the target, or another of the same player's that became it
    if stage == 1 and (combat[FIGHTERS] != attack.fighter or not is_of(table, defender, combat[COMBAT_PLAYER + 1])):
        return "the combat is between others than the attack"
    laid: list[int] = []
    for side in (ATTACKER, DEFENDER):
        fault = side_fault(table, side, stage)
        if fault:
            return fault
        card = combat[COMBAT_CARD + side]
        asked = Attack.ATTACK_CARD_CHOSEN if side == ATTACKER else Attack.DEFENSE_CARD_CHOSEN
        if (card >= 0 and step <= asked and not attack.follows) or (card < 0 and side == ATTACKER and step > asked):
            return "a combat card was played too early or too late"
        if card >= 0 and combat[CARD_GOES + side] != p.TO_PILE + 1:
            laid.append(card)
        if side == ATTACKER and combat[HIDDEN_BOOST]:
            laid.append(combat[HIDDEN_BOOST] - 1)
    if laid != table.played:
        return "the cards on the table are not those of the combat"
    if combat[WINNER] not in ((ATTACKER, DEFENDER) if stage == 3 else (NONE,)):
        return "the combat is won too early or too late"
    if not NONE <= combat[DAMAGE_LIMIT] <= MOST or not 0 <= combat[DAMAGE] <= MOST or not 0 <= combat[TOLD] <= MOST:
        return "the combat does impossible damage"
    return "the combat shields nobody" if combat[SHIELDED] < 0 or combat[SHIELDED] >> len(table.space) else ""


def side_fault(table: Table, side: int, stage: int) -> str:
    combat, sheet = table.combat, table.sheet
    player, fighter, card = combat[COMBAT_PLAYER + side], combat[FIGHTERS + side], combat[COMBAT_CARD + side]
    if not 0 <= fighter < len(table.space) or sheet.owner[fighter] != player:
        return "somebody fights for another player"
    if not NONE <= card < len(table.group) or (card >= 0 and table.group[card] != player):
        return "a combat card is none"
    # Once revealed it may fight on for somebody who could not play it any more: Hyde has become Jekyll again.
    if card >= 0 and stage == 1 and not combats.may_be_played(table, side, table.printed[card]):
        return "a card fights that cannot"
    if not all(-MOST <= combat[part + side] <= MOST for part in (BASE, BONUS)):
        return "a combat card has an impossible value"
    if combat[VALUE_IGNORED + side] not in (0, 1) or combat[VALUE_FIXED + side] not in (0, 1):
        return "a combat card's value is not in order"
    if not 0 <= combat[CANCELLED + side] <= p.ALL_EFFECTS or not 0 <= combat[CARD_GOES + side] <= p.TO_PILE + 1:
        return "a combat card is cancelled or put away in no known way"
    return ""
