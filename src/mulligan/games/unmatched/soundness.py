"""What can be wrong with a position of Unmatched: for tests, and for files from outside."""

from typing import Final

from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.abilities import applies, hero_of
from mulligan.games.unmatched.effects.measures import count_of, first_of, players
from mulligan.games.unmatched.procedures import (
    ABILITIES,
    ABILITIES_FIGHTER,
    ABILITIES_MOMENT,
    ABILITIES_NEXT,
    ABILITIES_SIDE,
    AMOUNT,
    ATTACK,
    BOOST,
    BOOST_CARD,
    BOOST_SIDE,
    CARD,
    CHOSEN,
    EFFECT,
    FIGHTER,
    ITEM,
    ITEM_FIGHTER,
    LEFT,
    MANEUVER,
    MOVING,
    PC,
    PLACING,
    PLAYER,
    SCHEME,
    SCHEME_CARD,
    SCHEME_FIGHTER,
    SET_UP,
    SIDE,
    SOURCE,
    TO_MOVE,
    TURN,
    WINDOW,
    WINDOW_CARDS,
    WINDOW_SIDE,
    WINDOW_TIMING,
    WINDOW_WAITING,
    WORK,
)
from mulligan.games.unmatched.rules import combat as combats
from mulligan.games.unmatched.rules.combat import ATTACK_FIGHTER, ATTACK_TARGET, THE_CARD, THE_TOKEN
from mulligan.games.unmatched.rules.harm import lost_heroes
from mulligan.games.unmatched.rules.turns import TURNS_AT_MOST
from mulligan.games.unmatched.sheet import SCHEME as SCHEME_TYPE
from mulligan.games.unmatched.sheet import Sheet
from mulligan.games.unmatched.table import (
    ACTIONS,
    ATTACKED,
    ATTACKER,
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
    DEFENDER,
    ENDING,
    FIGHTERS,
    FLOORED,
    GONE,
    HAD_TURN,
    HELD,
    HURT,
    IN_COMBAT,
    NO_DRAW,
    NONE,
    SHIELDED,
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
from mulligan.kernel.shapes import Shape
from mulligan.kernel.state import PROCEDURE, STEP

MOST: Final = 999  # no number of the game comes near it
OF_FIGHTERS: Final = [HURT, HELD, FLOORED]  # the turn's sets of fighters
OF_PLAYERS: Final = [STARLESS, WON, NO_DRAW, HAD_TURN, GONE]  # and of players

# An attack in progress: its step by the moment whose window is open, and what it says of the combat.
WINDOWS: Final = {10: (p.IMMEDIATELY, 1), 11: (p.DURING, 1), 13: (p.AFTER, 1), 14: (p.AFTER, 0)}
ATTACK_CARD_ASKED: Final = 2
DEFENSE_CARD_ASKED: Final = 6
REVEALED: Final = 10
DETERMINED: Final = 12


def shapes(steps: list[int], sheet: Sheet) -> list[Shape]:
    """The frames of every procedure, given how many steps each has; the numbers are those of `procedures`."""
    fighters = len(sheet.fighter_name)
    player, nobody = (0, sheet.players - 1), (NONE, sheet.players - 1)
    fighter, any_fighter = (0, fighters - 1), (NONE, fighters - 1)
    some_fighters, some_players = (0, (1 << fighters) - 1), (0, (1 << sheet.players) - 1)
    cards = sum(len(deck) for deck in sheet.deck)
    card, any_card = (0, cards - 1), (NONE, cards - 1)
    amount, count, flag, side = (0, MOST), (NONE, MOST), (0, 1), (NONE, 1)
    abilities = len(sheet.ability_player)
    values = [
        [(0, sheet.players), (0, fighters)],
        [player],
        [player, amount, some_fighters, any_fighter],
        [player, fighter, card],
        [player, fighter, fighter],
        [nobody, (p.IMMEDIATELY, p.AFTER), side, (NONE, (4 << abilities) - 1), flag],
        [player, side, amount, flag, any_card, amount],
        [
            player, (0, len(sheet.program.op) - 1), any_fighter, any_card, side, player, some_fighters, any_card,
            (-MOST, MOST), some_players, flag, (NONE, (1 << sheet.players) - 1), count,
            (0, max((1 << fighters) - 1, MOST)), flag, (0, (1 << 16) - 1), (0, len(sheet.sources) - 1), any_fighter,
            some_fighters,
        ],
        [player, fighter],
        [player, (0, p.LAST_MOMENT), (0, abilities), any_fighter, side],
    ]  # fmt: skip
    carries: list[dict[int, list[int]]] = [{} for _ in values]
    carries[TURN] = {1: [MANEUVER, SCHEME, ATTACK, ITEM, ABILITIES], 4: [ABILITIES]}
    carries[MANEUVER] = {2: [BOOST]}
    carries[SCHEME] = {1: [EFFECT]}
    carries[ATTACK] = {step: [WINDOW] for step in WINDOWS}
    carries[WINDOW] = {0: [EFFECT]}
    carries[BOOST] = {3: [EFFECT], 0: [ABILITIES]}
    carries[EFFECT] = {0: [BOOST]}
    carries[ITEM] = {1: [EFFECT]}
    carries[ABILITIES] = {0: [EFFECT]}
    return [Shape(steps[i], values[i], carries[i]) for i in range(len(values))]


def faults_of(table: Table) -> list[str]:
    """The first thing found wrong, or nothing."""
    for look in (cards_fault, numbers_fault, fighters_fault, items_fault, knowledge_fault):
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
        if table.suits[player] and not table.sheet.boosts_from_suit[player]:
            return "cards are stored by somebody who has no suit"
    if table.records or table.held:
        return "something is kept that the game does not know"
    return ""


def numbers_fault(table: Table) -> str:
    """The turn's own numbers keep their limits."""
    turn, players, fighters = table.turn, table.sheet.players, len(table.sheet.fighter_name)
    if len(turn) != TURN_SIZE or len(table.combat) != COMBAT_SIZE or len(table.items) != table.board.size:
        return "the turn, the combat or the items are damaged"
    highest = max((1 << fighters) - 1, TURNS_AT_MOST)
    if not all(0 <= value <= highest for value in turn):
        return "the turn is not in order"
    if turn[TURN_PLAYER] >= players or turn[TURN_NUMBER] > TURNS_AT_MOST or turn[ENDING] > 1 or turn[ACTIONS] > MOST:
        return "the turn is not in order"
    if any(turn[kept] >> fighters for kept in OF_FIGHTERS) or any(turn[kept] >> players for kept in OF_PLAYERS):
        return "the turn speaks of somebody who does not exist"
    if len(table.counters) != players or len(table.attack_bonus) != fighters:
        return "somebody's counters or bonus are lost"
    if not all(0 <= count <= table.sheet.most_counters[player] for player, count in enumerate(table.counters)):
        return "somebody has impossible counters"
    if not all(-MOST <= bonus <= MOST for bonus in table.attack_bonus):
        return "somebody has an impossible bonus"
    return ""


def fighters_fault(table: Table) -> str:
    """Every fighter that is not defeated stands in a space of its own."""
    sheet = table.sheet
    fighters = len(sheet.fighter_name)
    if len(table.health) != fighters or len(table.space) != fighters or len(table.began) != fighters:
        return "a fighter is lost"
    standing = 0
    for fighter, space in enumerate(table.space):
        name = sheet.fighter_name[fighter]
        if not 0 <= table.health[fighter] <= sheet.health[fighter]:
            return f"{name} has impossible health"
        if not NONE <= space < table.board.size or not NONE <= table.began[fighter] < table.board.size:
            return f"{name} is nowhere"
        if space >= 0:
            if standing >> space & 1:
                return "two fighters stand in one space"
            standing |= 1 << space
        if not table.placing() and not table.over and (space >= 0) != (table.health[fighter] > 0):
            return f"{name} stands although defeated, or is off the battlefield"
    return ""


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
        for zone in (table.discards[player], table.suits[player]):
            for card in zone:
                if table.seen[card] != everyone:
                    return "a card that lies open is not known to all"
    for card in table.played:
        own = table.seen[card] >> table.seat_of[table.group[card]] & 1
        if table.seen[card] != everyone and not (own and table.combat[IN_COMBAT] == 1):
            return "a card that was played is not known"
    return ""


def sides_fault(table: Table) -> str:
    """defeat-3, team-7: who has lost is gone, and while the game goes on it is not won."""
    if table.placing():
        return ""
    left: list[int] = []
    for player in range(table.sheet.players):
        standing = table.on_board() & table.sheet.fighters_of[player] != 0
        out = not standing if table.sheet.teams else lost_heroes(table, player)
        if out == table.alive(player) or (out and standing):
            return "a player who has lost plays on, or one who has not is gone"
        if not out:
            left.append(player)
    if table.sheet.teams:
        for team in range(2):
            if lost_heroes(table, team) and lost_heroes(table, team + 2):
                return "a team without heroes plays on"
    return "" if len(left) > 1 else "the game goes on although it is won"


# ---- what is in progress ------------------------------------------------------------------------------------------


def frames_fault(table: Table) -> str:
    """Every procedure in progress fits the one that it stands on; the combat fits the attack."""
    frames = table.frames
    if not frames or (frames[0][PROCEDURE] == SET_UP) != table.placing():
        return "neither set-up nor a turn is in progress"
    if table.placing():
        return placing_fault(table) if len(frames) == 1 else "something is done before set-up is complete"
    if frames[0][PROCEDURE] != TURN or frames[0][PLAYER] != table.turn[TURN_PLAYER]:
        return "the turn in progress is another player's"
    for i in range(1, len(frames)):
        if not fits(table, frames, i):
            return f"procedure {frames[i][PROCEDURE]} in progress does not fit the one that it stands on"
    action = frames[1] if len(frames) > 1 else frames[0]
    if action[PROCEDURE] == ATTACK:
        return combat_fault(table, action)
    if any(value != 0 for at, value in enumerate(table.combat) if at != CARD_GOES):
        return "a combat goes on without an attack"
    if not 0 <= table.combat[CARD_GOES] <= p.TO_DISCARD + 1:
        return "a card goes nowhere"
    return "" if table.played == played_in(action) else "a card is on the table that was not played"


def played_in(action: list[int]) -> list[int]:
    return [action[SCHEME_CARD]] if action[PROCEDURE] == SCHEME else []


def placing_fault(table: Table) -> str:
    """setup-5: those before this fighter stand, those after it do not, and starting spaces are kept free for them."""
    frame = table.frames[0]
    if any(table.turn) or any(table.combat) or any(table.attack_bonus) or table.played:
        return "a turn goes on during set-up"
    sheet, turn_of = table.sheet, 0
    reserved = 0
    for fighter, owner in enumerate(sheet.owner):
        turn_of = 0 if fighter == 0 or sheet.owner[fighter - 1] != owner else turn_of + 1
        if turn_of == 0 and owner > frame[PLAYER]:
            reserved |= 1 << table.board.starts[owner]
        placed = owner < frame[PLAYER] or (owner == frame[PLAYER] and turn_of < frame[PLACING])
        if placed != (table.space[fighter] >= 0):
            return "a fighter was placed too early or too late"
        if table.health[fighter] != sheet.health[fighter]:
            return "a fighter was hurt during set-up"
    return "a starting space is taken" if reserved & table.occupied() else ""


def fits(table: Table, frames: list[list[int]], at: int) -> bool:
    below, frame = frames[at - 1], frames[at]
    procedure = frame[PROCEDURE]
    if procedure == WINDOW:
        return frame[PLAYER] == NONE and window_fits(table, below, frame)
    if procedure == EFFECT:
        return effect_fits(table, below, frame)
    if procedure == BOOST:
        return boost_fits(table, below, frame)
    if frame[PLAYER] != below[PLAYER]:
        return False
    if procedure == MANEUVER:
        mine = table.sheet.fighters_of[frame[PLAYER]]
        moving = frame[MOVING]
        return frame[TO_MOVE] & ~mine == 0 and (moving == NONE or mine >> moving & 1 == 1)
    if procedure == SCHEME:
        return scheme_fits(table, frame)
    if procedure == ATTACK:
        sheet = table.sheet
        friends = sheet.friends[frame[PLAYER]]
        return sheet.owner[frame[ATTACK_FIGHTER]] == frame[PLAYER] and not friends >> frame[ATTACK_TARGET] & 1
    if procedure == ITEM:
        return table.sheet.owner[frame[ITEM_FIGHTER]] == frame[PLAYER]
    return procedure == ABILITIES and abilities_fit(table, below, frame)


def scheme_fits(table: Table, frame: list[int]) -> bool:
    card, fighter = frame[SCHEME_CARD], frame[SCHEME_FIGHTER]
    kind = table.printed[card]
    if table.group[card] != frame[PLAYER] or table.sheet.type[kind] != SCHEME_TYPE:
        return False
    return table.sheet.who[kind] >> fighter & 1 == 1


def abilities_fit(table: Table, below: list[int], frame: list[int]) -> bool:
    """The moment is one at which the procedure below sets abilities off."""
    moment = frame[ABILITIES_MOMENT]
    if frame[ABILITIES_NEXT] < 1 or frame[ABILITIES_SIDE] != NONE:
        return False
    if below[PROCEDURE] == BOOST:
        return moment == p.ON_BOOST
    if below[STEP] == 4:
        return moment == p.ON_END_OF_TURN
    return moment in (p.ON_START_OF_TURN, p.ON_MANEUVER_DONE, p.ON_SCHEME_DONE)


def boost_fits(table: Table, below: list[int], frame: list[int]) -> bool:
    """boost-1, boost-4: of a maneuver, or of the combat card of one's own side."""
    side = frame[BOOST_SIDE]
    if (frame[STEP] == 0 or frame[STEP] > 1) and frame[BOOST_CARD] < 0:
        return False
    if below[PROCEDURE] == MANEUVER:
        return side == NONE and frame[PLAYER] == below[PLAYER]
    if side == NONE or not table.combat[IN_COMBAT] or table.combat[COMBAT_CARD + side] < 0:
        return False
    asked = below[PC] > 0 and table.sheet.program.op[below[PC] - 1] == p.BOOST
    return asked and frame[PLAYER] == table.combat[COMBAT_PLAYER + side]


# ---- combat --------------------------------------------------------------------------------------------------------


def combat_fault(table: Table, attack: list[int]) -> str:
    """The combat is that of the attack, as far as it has come."""
    combat, step = table.combat, attack[STEP]
    stage = 1 if step < REVEALED else 2 if step < DETERMINED else 3
    if combat[IN_COMBAT] != stage or combat[ATTACKED] != attack[ATTACK_TARGET]:
        return "the combat is not that of the attack"
    if [combat[COMBAT_PLAYER], combat[COMBAT_PLAYER + 1]] != [attack[PLAYER], table.sheet.owner[attack[ATTACK_TARGET]]]:
        return "the combat is between others than the attack"
    if stage == 1 and [combat[FIGHTERS], combat[FIGHTERS + 1]] != attack[ATTACK_FIGHTER : ATTACK_TARGET + 1]:
        return "the combat is between others than the attack"
    laid: list[int] = []
    for side in (ATTACKER, DEFENDER):
        fault = side_fault(table, side)
        if fault:
            return fault
        card = combat[COMBAT_CARD + side]
        asked = ATTACK_CARD_ASKED if side == ATTACKER else DEFENSE_CARD_ASKED
        if (card >= 0 and step <= asked) or (card < 0 and side == ATTACKER and step > asked):
            return "a combat card was played too early or too late"
        if card >= 0:
            laid.append(card)
    if laid != table.played:
        return "the cards on the table are not those of the combat"
    if combat[WINNER] not in ((ATTACKER, DEFENDER) if stage == 3 else (NONE,)):
        return "the combat is won too early or too late"
    if not NONE <= combat[DAMAGE_LIMIT] <= MOST or not 0 <= combat[DAMAGE] <= MOST or not 0 <= combat[TOLD] <= MOST:
        return "the combat does impossible damage"
    return "the combat shields nobody" if combat[SHIELDED] < 0 or combat[SHIELDED] >> len(table.space) else ""


def side_fault(table: Table, side: int) -> str:
    combat, sheet = table.combat, table.sheet
    player, fighter, card = combat[COMBAT_PLAYER + side], combat[FIGHTERS + side], combat[COMBAT_CARD + side]
    if not 0 <= fighter < len(table.space) or sheet.owner[fighter] != player:
        return "somebody fights for another player"
    if not NONE <= card < len(table.group) or (card >= 0 and table.group[card] != player):
        return "a combat card is none"
    if card >= 0 and not combats.may_be_played(table, side, table.printed[card]):
        return "a card fights that cannot"
    if not all(-MOST <= combat[part + side] <= MOST for part in (BASE, BONUS)):
        return "a combat card has an impossible value"
    if combat[VALUE_IGNORED + side] not in (0, 1) or combat[VALUE_FIXED + side] not in (0, 1):
        return "a combat card's value is not in order"
    if not 0 <= combat[CANCELLED + side] <= p.ALL_EFFECTS or not 0 <= combat[CARD_GOES + side] <= p.TO_DISCARD + 1:
        return "a combat card is cancelled or put away in no known way"
    return ""


def window_fits(table: Table, attack: list[int], frame: list[int]) -> bool:
    """What waits in the window is there to wait."""
    side, waiting, timing = frame[WINDOW_SIDE], frame[WINDOW_WAITING], frame[WINDOW_TIMING]
    if side < 0 or waiting < 0 or (timing, frame[WINDOW_CARDS]) != WINDOWS[attack[STEP]]:
        return False
    card = table.combat[COMBAT_CARD + side]
    if waiting >> THE_CARD & 1:
        if not frame[WINDOW_CARDS] or card < 0 or table.sheet.effect[table.printed[card]][timing] < 0:
            return False
    if waiting >> THE_TOKEN & 1 and (timing != p.DURING or card < 0 or table.combat[COMBAT_ITEM + side] < 0):
        return False
    moments = combats.moments(timing, frame[WINDOW_CARDS] == 1, side)
    for ability in range(len(table.sheet.ability_player)):
        if waiting >> ability + 2 & 1 and not waits(table, ability, side, moments):
            return False
    return True


def waits(table: Table, ability: int, side: int, moments: list[int]) -> bool:
    if table.sheet.ability_player[ability] != table.combat[COMBAT_PLAYER + side]:
        return False
    return table.sheet.ability_moment[ability] in moments


# ---- effects -------------------------------------------------------------------------------------------------------


def effect_fits(table: Table, below: list[int], frame: list[int]) -> bool:
    """The effect is that of the card, ability or item below, and stands at a row of it that its values fit."""
    return begins_as(table, below, frame) and stands_well(table, frame)


def begins_as(table: Table, below: list[int], frame: list[int]) -> bool:
    sheet, procedure = table.sheet, below[PROCEDURE]
    card, player, fighter = frame[CARD], frame[PLAYER], frame[FIGHTER]
    if procedure == WINDOW:
        return begins_in_window(table, below, frame)
    if frame[SIDE] != NONE or player != below[PLAYER]:
        return False
    if procedure == SCHEME:
        return [card, fighter] == [below[SCHEME_CARD], below[SCHEME_FIGHTER]] and of_card(table, frame, p.SCHEME)
    if procedure == BOOST:
        expected = [below[BOOST_CARD], hero_of(table, player)]
        return [card, fighter] == expected and of_card(table, frame, p.BOOSTED_WITH)
    if procedure == ITEM:
        token = sheet.item_source.index(frame[SOURCE]) if frame[SOURCE] in sheet.item_source else NONE
        started = token >= 0 and token not in table.items and in_rows(table, frame, sheet.item_row[token])
        return started and card == NONE and fighter == below[ITEM_FIGHTER]
    ability = below[ABILITIES_NEXT] - 1
    if not applies(table, ability, player, below[ABILITIES_MOMENT], below[ABILITIES_FIGHTER]):
        return False
    who = below[ABILITIES_FIGHTER] if below[ABILITIES_FIGHTER] >= 0 else hero_of(table, player)
    return card == NONE and fighter == who and of_ability(table, frame, ability)


def begins_in_window(table: Table, window: list[int], frame: list[int]) -> bool:
    side, combat = window[WINDOW_SIDE], table.combat
    if frame[SIDE] != side or frame[PLAYER] != combat[COMBAT_PLAYER + side]:
        return False
    if frame[FIGHTER] < 0 or table.sheet.owner[frame[FIGHTER]] != frame[PLAYER]:
        return False
    if frame[CARD] >= 0:
        return frame[CARD] == combat[COMBAT_CARD + side] and of_card(table, frame, window[WINDOW_TIMING])
    moments = combats.moments(window[WINDOW_TIMING], window[WINDOW_CARDS] == 1, side)
    abilities = range(len(table.sheet.ability_player))
    return any(waits(table, ability, side, moments) and of_ability(table, frame, ability) for ability in abilities)


def of_card(table: Table, frame: list[int], timing: int) -> bool:
    kind = table.printed[frame[CARD]]
    cited = frame[SOURCE] == table.sheet.source_of_kind[kind]
    return cited and in_rows(table, frame, table.sheet.effect[kind][timing])


def of_ability(table: Table, frame: list[int], ability: int) -> bool:
    sheet = table.sheet
    return frame[SOURCE] == sheet.ability_source[ability] and in_rows(table, frame, sheet.ability_row[ability])


def in_rows(table: Table, frame: list[int], first: int) -> bool:
    """An effect's rows stand one after another, up to the one that ends it."""
    op = table.sheet.program.op
    if first < 0 or frame[PC] < first:
        return False
    last = first
    while op[last] != p.END:
        last += 1
    return frame[PC] <= last


def stands_well(table: Table, frame: list[int]) -> bool:
    """The values of the instruction in progress are within what there is."""
    program, row = table.sheet.program, frame[PC]
    if program.op[row] == p.CHOOSE:
        return frame[CHOSEN] >> program.a[row] == 0 and count_of(frame[CHOSEN]) < program.b[row]
    if program.op[row] == p.SIFT and frame[LEFT] >= 0:
        whose = first_of(players(table, frame, program.b[row]))
        return whose >= 0 and frame[LEFT] + frame[WORK] <= len(table.decks[whose]) and frame[AMOUNT] <= frame[LEFT]
    return frame[WORK] >> len(table.space) == 0
