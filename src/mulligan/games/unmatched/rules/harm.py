"""Damage, recovery, draws and what follows from them: exhaustion, defeat, elimination, the end of the game."""

from typing import Any, Final

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.measures import first_of
from mulligan.games.unmatched.numbers import NO_FIGHTER, NO_PLAYER, Fighter, Player
from mulligan.games.unmatched.options import ABOUT_SHARE, NUMBER
from mulligan.games.unmatched.sheet import SHIELDED, SPARED_ALWAYS
from mulligan.games.unmatched.table import (
    CANCELLED,
    CARDS_DRAWN,
    COMBAT_CARD,
    DAMAGE_LOST,
    DAMAGED,
    DEFEATED,
    DRAWN_GAME,
    DRAWS,
    DRAWS_NOTHING,
    DREW,
    ELIMINATED,
    EXHAUSTED,
    EXHAUSTION_DAMAGE,
    FALLEN,
    FALLING,
    FIGHTERS,
    GONE,
    HEALED,
    HURT,
    IN_COMBAT,
    LAST_HURT,
    LAST_OF_COMBAT,
    NO_DRAW,
    NONE,
    OF_COMBAT,
    PREVENTED_DAMAGE,
    RECOVERING,
    RECOVERS,
    STANDING,
    TOO_LATE,
    TURN_NUMBER,
    WINS,
    Table,
)
from mulligan.kernel.numbers import NO_CARD
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State

REVEALED: Final = 2  # the stage of a combat


def deal(table: Table, fighters: int, amount: int, rule: str) -> int:
    """Damage to each of these fighters at once; then whoever has no health left is defeated. Gives the sum."""
    if amount <= 0:
        return 0
    total = 0
    hurt = 0
    for fighter in table.sheet.all_fighters:
        if fighters >> fighter & 1 and table.space[fighter] >= 0:
            if table.sheet.statics and abilities.holds(table, SHIELDED, fighter):
                table.note(PREVENTED_DAMAGE, table.sheet.owner[fighter], "effect-1", NO_CARD, amount, fighter)
                continue
            taken = amount
            if table.sheet.statics:
                taken -= abilities.sum_of(table, SPARED_ALWAYS, fighter)
                if taken <= 0:
                    table.note(PREVENTED_DAMAGE, table.sheet.owner[fighter], "effect-1", NO_CARD, amount, fighter)
                    continue
            if table.sheet.statics and abilities.sharers(table, fighter):
                table.push(Share(fighter, taken, rule, NONE))
                total += taken
                continue
            lost = table.happen(DAMAGED, table.sheet.owner[fighter], rule, NO_CARD, taken, fighter, NONE)
            if lost > 0:
                hurt |= 1 << fighter
                table.turn[LAST_HURT] = taken
            total += lost
    table.turn[HURT] |= hurt
    if hurt:
        table.turn[LAST_OF_COMBAT] = 0
        settle(table)
        tell_hurt(table, hurt)
    return total


def strike(table: Table, fighter: Fighter, amount: int, rule: str, detail: int) -> None:
    """Damage to one fighter, and what follows from it; nobody else takes any of it."""
    if amount <= 0 or table.space[fighter] < 0:
        return
    lost = table.happen(DAMAGED, table.sheet.owner[fighter], rule, NO_CARD, amount, fighter, detail)
    if detail == OF_COMBAT:
        tell_rest(table, fighter, amount - lost)
    if lost > 0:
        table.turn[HURT] |= 1 << fighter
        table.turn[LAST_HURT] = amount
        table.turn[LAST_OF_COMBAT] = int(detail == OF_COMBAT)
    settle(table)
    if lost > 0:
        tell_hurt(table, 1 << fighter)


def tell_rest(table: Table, fighter: Fighter, rest: int) -> None:
    """Combat damage beyond what there was to lose: the combat told more of it than the fighter takes."""
    if rest > 0:
        left = table.health[fighter]
        table.note(DAMAGE_LOST, table.sheet.owner[fighter], "defeat-1", NO_CARD, rest, fighter, left)


class Share(Frame):
    """hero-3: others may take part of the damage that a fighter would take."""

    STEPS = ("offer", "chosen")

    fighter: Fighter
    amount: int
    rule: str
    detail: int
    asked: int = 0  # those who were asked about, as bits
    sharer: Fighter = NO_FIGHTER

    def offer(self, table: Table) -> None:
        left = abilities.sharers(table, self.fighter) & ~self.asked
        if left and self.amount > 0 and not table.over:
            self.sharer = Fighter(first_of(left))
            most = min(self.amount, table.health[self.sharer])
            seat = table.seat_of[table.sheet.owner[self.fighter]]
            table.ask(seat, ABOUT_SHARE, [NUMBER + number for number in range(most + 1)])
            return
        table.pop()
        if not table.over:
            strike(table, self.fighter, self.amount, self.rule, self.detail)

    def chosen(self, table: Table) -> None:
        self.step = 0
        self.asked |= 1 << self.sharer
        taken = table.answer - NUMBER
        self.amount -= taken
        strike(table, self.sharer, taken, self.rule, self.detail)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    OFFER: Final = 0
    CHOSEN: Final = 1

    def __init__(
        self, fighter: Fighter, amount: int, rule: str, detail: int, asked: int = 0, sharer: Fighter = NO_FIGHTER
    ) -> None:
        self.step = 0
        self.fighter = fighter
        self.amount = amount
        self.rule = rule
        self.detail = detail
        self.asked = asked
        self.sharer = sharer

    def copy(self) -> "Share":
        twin = Share(self.fighter, self.amount, self.rule, self.detail, self.asked, self.sharer)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.fighter, self.amount, self.rule, self.detail, self.asked, self.sharer]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.offer(state)
        else:
            self.chosen(state)


class Fall(Frame):
    """defeat-1: a fighter without health is defeated, unless what its hero says has changed that."""

    STEPS = ("fall",)

    fighter: Fighter

    def fall(self, table: Table) -> None:
        table.pop()
        settle(table)
        table.turn[FALLING] &= ~(1 << self.fighter)

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    FALL: Final = 0

    def __init__(self, fighter: Fighter) -> None:
        self.step = 0
        self.fighter = fighter

    def copy(self) -> "Fall":
        twin = Fall(self.fighter)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.fighter]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.fall(state)


def tell_hurt(table: Table, hurt: int) -> None:
    """hero-3: abilities that wait for damage to somebody."""
    if table.over:
        return
    for fighter in table.sheet.all_fighters:
        if hurt >> fighter & 1 and table.space[fighter] >= 0:
            abilities.set_off(table, table.sheet.owner[fighter], p.ON_HURT, fighter)
        if hurt >> fighter & 1:
            abilities.tell_foes(table, table.sheet.owner[fighter], p.ON_FOE_HURT, fighter)


def recover(table: Table, fighters: int, amount: int, rule: str) -> int:
    """hero-2: health rises to the starting health at most."""
    total = 0
    if amount <= 0:
        return 0
    for fighter in table.sheet.all_fighters:
        if fighters >> fighter & 1 and table.space[fighter] >= 0:
            if table.barred(RECOVERING, table.sheet.owner[fighter]) or abilities.unhealed(table, fighter):
                continue
            gained = table.happen(RECOVERS, table.sheet.owner[fighter], rule, NO_CARD, amount, fighter, NONE)
            if gained > 0:
                table.turn[HEALED] |= 1 << fighter
                abilities.set_off(table, table.sheet.owner[fighter], p.ON_RECOVERED, fighter)
            total += gained
    return total


def draw(table: Table, player: Player, amount: int, rule: str) -> int:
    """draw-1: mandatory; draw-2: from an empty deck, each of one's fighters takes 2 damage instead. Gives the cards."""
    drawn = 0
    for _card in range(amount):
        if table.over or not table.alive(player):
            break
        if table.turn[NO_DRAW] >> player & 1:
            table.happen(DRAWS_NOTHING, player, rule)
            break
        card = table.take_top(player)
        if card < 0:
            table.happen(EXHAUSTED, player, "draw-2")
            deal(table, table.sheet.fighters_of[player], EXHAUSTION_DAMAGE, "draw-2")
            continue
        table.hands[player].append(card)
        table.tell(card, player)
        table.happen(DRAWS, player, rule, card)
        if table.turn[TURN_NUMBER]:
            table.turn[DREW] |= 1 << player
            table.turn[CARDS_DRAWN + player] += 1
        drawn += 1
    return drawn


def settle(table: Table) -> None:
    """defeat-1: whoever is at zero is defeated and leaves the battlefield. Those who fall together fall at once."""
    fallen = 0
    for fighter in table.sheet.all_fighters:
        if table.space[fighter] >= 0 and table.health[fighter] == 0:
            if table.combat[STANDING] >> fighter & 1 or is_saved(table, fighter) or may_stand(table, fighter):
                continue
            table.space[fighter] = NONE
            table.happen(DEFEATED, table.sheet.owner[fighter], "defeat-1", NO_CARD, 0, fighter)
            fallen |= 1 << fighter
    if not fallen:
        return
    table.turn[FALLEN] |= fallen
    if table.sheet.teams:
        settle_teams(table)
    else:
        settle_players(table)
    if not table.over:
        tell_fallen(table, fallen)


def is_saved(table: Table, fighter: Fighter) -> bool:
    """Does the card that this fighter plays in the combat save it afterwards? Then it stands until then."""
    combat = table.combat
    if combat[IN_COMBAT] < REVEALED or combat[TOO_LATE]:
        return False
    for side in range(2):
        card = combat[COMBAT_CARD + side]
        if combat[FIGHTERS + side] != fighter or card < 0:
            continue
        if table.sheet.stands_again[table.printed[card]] and not combat[CANCELLED + side] >> p.AFTER & 1:
            combat[STANDING] |= 1 << fighter
            return True
    return False


def may_stand(table: Table, fighter: Fighter) -> bool:
    """Is it still to be seen whether this fighter is defeated? Its player's ability is asked first, once."""
    if table.turn[FALLING] >> fighter & 1:
        return False
    owner = table.sheet.owner[fighter]
    for ability in table.sheet.abilities_at(owner, p.ON_WOULD_FALL):
        if abilities.applies(table, ability, owner, fighter):
            table.turn[FALLING] |= 1 << fighter
            table.push(Fall(fighter))
            abilities.set_off(table, owner, p.ON_WOULD_FALL, fighter)
            return True
    return False


def tell_fallen(table: Table, fallen: int) -> None:
    """hero-3: abilities that wait for somebody's defeat."""
    for fighter in table.sheet.all_fighters:
        if not fallen >> fighter & 1:
            continue
        owner = table.sheet.owner[fighter]
        for player in table.sheet.all_players:
            if player == owner and table.alive(player):
                abilities.set_off(table, player, p.ON_DEFEATED, fighter)
            elif table.alive(player) and not table.sheet.same_side(player, owner):
                abilities.set_off(table, player, p.ON_FOE_DEFEATED, fighter)


def lost_heroes(table: Table, player: Player) -> bool:
    """defeat-3: all of a player's heroes are down (most have one)."""
    heroes = table.sheet.heroes_of[player]
    for fighter in range(len(table.space)):
        if heroes >> fighter & 1 and (table.health[fighter] > 0 or table.combat[STANDING] >> fighter & 1):
            return False
    return True


def settle_players(table: Table) -> None:
    """defeat-3, players-3: without a hero one is out, sidekicks and all; the last one left wins."""
    left: list[Player] = []
    for player in table.sheet.all_players:
        if table.alive(player) and lost_heroes(table, player):
            eliminate(table, player, "players-3" if table.sheet.players > 2 else "defeat-3")
        elif table.alive(player):
            left.append(player)
    if len(left) == 1:
        table.happen(WINS, left[0], "win-1")
        table.finish([table.seat_of[left[0]]])
    elif not left:
        table.happen(DRAWN_GAME, NO_PLAYER, "Ruling 9")
        table.finish([])


def settle_teams(table: Table) -> None:
    """team-6 to team-8: play goes on with a sidekick; a team without heroes has lost."""
    for player in table.sheet.all_players:
        gone = not table.on_board() & table.sheet.fighters_of[player]
        if table.alive(player) and gone and lost_heroes(table, player):
            eliminate(table, player, "team-7")
    down = [lost_heroes(table, Player(team)) and lost_heroes(table, Player(team + 2)) for team in range(2)]
    if down[0] and down[1]:
        table.happen(DRAWN_GAME, NO_PLAYER, "Ruling 9")
        table.finish([])
    elif down[0] or down[1]:
        team = Player(1) if down[0] else Player(0)
        seats = sorted({table.seat_of[team], table.seat_of[team + 2]})
        table.happen(WINS, team, "team-8", NO_CARD, 0, team + 2)
        table.finish(seats)


def eliminate(table: Table, player: Player, rule: str) -> None:
    table.turn[GONE] |= 1 << player
    for fighter in range(len(table.space)):
        if table.sheet.fighters_of[player] >> fighter & 1:
            table.space[fighter] = NONE
            table.health[fighter] = 0
    table.happen(ELIMINATED, player, rule)
