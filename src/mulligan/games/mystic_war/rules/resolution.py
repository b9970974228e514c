"""The final effect of a card, once everybody has declined to add more (7.6), by the kind of card."""

from typing import Final

from mulligan.games.mystic_war.cards import (
    AMOUNT,
    BARRED_BY,
    BOON,
    CHAOS_STRIKES,
    DISFAVOR,
    DOUBLES,
    DRAGONBANE,
    FAVORITISM,
    GAINED,
    GENIE,
    GOD_KING,
    HALVES,
    JUDGMENT,
    LOSSES,
    MEGA_BLAST,
    NEEDS,
    PENNIES,
    POINTS,
    POWER_DRAIN,
    RESOURCE,
    SACRIFICE,
    SCRUTINY,
    SLAVERY,
    TYPE,
    VACATION,
    WRATH_OF_THE_GODS,
    WRATH_OF_THE_WAR_GOD,
)
from mulligan.games.mystic_war.mat import FOLLOWERS, MYSTIC_POWER, POOR, RESOURCES, RICH
from mulligan.games.mystic_war.options import ABOUT_CONSENT, ACCEPT, REFUSE
from mulligan.games.mystic_war.procedures import BOON as BOON_PROCEDURE
from mulligan.games.mystic_war.procedures import (
    CARD_BASE,
    CARD_DETAIL,
    CARD_EFFECT,
    CARD_ON,
    CHAOS,
    CHAOS_ON,
    GENIES_GIFT,
    LOST,
    LOST_BACK,
    NO_CHAOS,
    PLAYER,
    RESOLUTION_BASE,
    RESOLUTION_CHAOS_ON,
    SEAT,
    VACATION_REWARD,
)
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import (
    ACCEPTS,
    CANCELED,
    CHECKS,
    DOUBLED,
    DRAWS_FOR_CHAOS,
    FORFEITS,
    GAINS,
    GIVES_UP,
    HALVED,
    KEEPS_DEITY,
    LOSES,
    NO_EFFECT_LEFT,
    NOBODY_WINS,
    REFUSES,
    SHOWS_GOAL,
    SPARED,
    TAKES_DEITY,
    TURNS_UP,
    WINS,
    Table,
)

GAIN_RULES: Final = ["Notoriety", "Sorcery", "Riches"]  # by the resource that is gained


class Resolution:
    """A RESOURCE or SPELL card takes effect: on its recipient, then back on its player, then for the necromancer."""

    def standing(self, table: Table) -> Standing:
        frame = table.frame
        return Standing(table, frame[RESOLUTION_BASE], frame[RESOLUTION_CHAOS_ON] != NO_CHAOS)

    def consent(self, table: Table) -> None:
        """Protection: its holder may refuse another's SPELL or RESOURCE card, or accept it."""
        standing = self.standing(table)
        table.answer = ACCEPT
        if standing.canceled or standing.bars_defence:
            return
        if standing.protected(standing.recipient, standing.player):
            table.ask(standing.recipient, ABOUT_CONSENT, [ACCEPT, REFUSE])

    def on_recipient(self, table: Table) -> None:
        frame = table.frame
        standing = self.standing(table)
        if standing.reproducer < 0 and standing.necromancer < 0:  # then nothing follows
            table.pop()
        card = standing.card
        if standing.canceled:
            table.happen(
                CANCELED, standing.player, "Dragonbane" if standing.canceler == DRAGONBANE else "Negation", card
            )
            return
        if standing.bars_defence:
            king = BARRED_BY[standing.effect] == GOD_KING
            table.happen(CANCELED, standing.recipient, "God King" if king else "Earth Goddess", card)
            return
        if standing.protected(standing.recipient, standing.player):
            refused = table.answer == REFUSE
            table.happen(REFUSES if refused else ACCEPTS, standing.recipient, "Protection", card)
            if refused:
                return
        if table.record is not None:
            explain(table, standing)
        recipient = standing.recipient
        if standing.halved >= 0:
            rule = "Power Drain" if standing.effect == POWER_DRAIN else "Vampiric Energy"
            if standing.doubled >= 0:
                much = table.amount_of(recipient, standing.doubled)
                table.happen(GAINS, recipient, rule, -1, much, -1, standing.doubled)
            lost = half(table, recipient, standing.halved)
            lost = self.lose(table, standing, recipient, rule, standing.halved, lost)
            if standing.halved == FOLLOWERS:
                frame[LOST] = lost
        elif standing.destroys:
            frame[LOST] = self.lose(table, standing, recipient, "Dragon", standing.resource, standing.amount)
        else:
            table.happen(GAINS, recipient, GAIN_RULES[standing.resource], -1, standing.amount, -1, standing.resource)

    def lose(self, table: Table, standing: Standing, seat: int, rule: str, resource: int, amount: int) -> int:
        """A loss, unless Resurrection cancels it. Chaos Strikes ignores face-up deities."""
        if resource == FOLLOWERS and standing.spared == seat:
            table.happen(SPARED, seat, "Resurrection", -1, amount, -1, resource)
            return 0
        return table.happen(FORFEITS if standing.chaos else LOSES, seat, rule, -1, amount, -1, resource)

    def consent_back(self, table: Table) -> None:
        """Protection also lets the player of a Dragon refuse another's Reprodestruction."""
        standing = self.standing(table)
        table.answer = ACCEPT
        if table.frame[LOST] == 0 or standing.reproducer < 0 or not standing.is_resource_card:
            return
        if standing.protected(standing.player, standing.reproducer):
            table.ask(standing.player, ABOUT_CONSENT, [ACCEPT, REFUSE])

    def back_on_player(self, table: Table) -> None:
        """Reprodestruction: the player of the Dragon loses what was really destroyed."""
        frame = table.frame
        standing = self.standing(table)
        if frame[LOST] == 0 or standing.reproducer < 0 or not standing.is_resource_card:
            return
        if table.answer == REFUSE:
            table.happen(REFUSES, standing.player, "Protection")
            return
        rule, lost = "Reprodestruction", frame[LOST]
        frame[LOST_BACK] = self.lose(table, standing, standing.player, rule, standing.resource, lost)

    def necromancy(self, table: Table) -> None:
        """Necromancy: gain the Followers that the victim really lost."""
        frame = table.frame
        standing = self.standing(table)
        table.pop()
        if standing.necromancer < 0:
            return
        followers = standing.halved == FOLLOWERS or standing.resource == FOLLOWERS
        lost = 0
        if followers and standing.victim == standing.recipient:
            lost += frame[LOST]
        if followers and standing.victim == standing.player:
            lost += frame[LOST_BACK]
        if lost:
            table.happen(GAINS, standing.necromancer, "Necromancy", -1, lost, -1, FOLLOWERS)
        else:
            table.happen(NO_EFFECT_LEFT, standing.necromancer, "Necromancy")


def explain(table: Table, standing: Standing) -> None:
    """For those who read: what made the amount what it is (7.7, 7.8)."""
    if standing.wealth == RICH:
        table.note(DOUBLED, standing.player, "7.7", standing.card)
    elif standing.wealth == POOR:
        table.note(HALVED, standing.player, "7.7", standing.card)
    if standing.stray:
        table.note(DOUBLED, standing.player, "Stray Energy", standing.card)
    if standing.war:
        table.note(DOUBLED, standing.player, "War God", standing.card)


def half(table: Table, seat: int, resource: int) -> int:
    """What is lost by halving: 7.9 rounds up what remains."""
    return table.amount_of(seat, resource) // 2


# ---- DEITY cards --------------------------------------------------------------------------------------------------


def resolve_deity(table: Table, frame: list[int]) -> None:
    effect = frame[CARD_EFFECT]
    if effect == VACATION:
        table.push_row(VACATION_REWARD, [frame[CARD_ON], frame[CARD_BASE]])
    elif effect == DISFAVOR or effect == FAVORITISM:
        lose_deity(table, frame)


def lose_deity(table: Table, frame: list[int]) -> None:
    """Disfavor removes a deity, Favoritism takes it; Sacrifice is lost in its place."""
    loser, player, deity = frame[CARD_ON], frame[PLAYER], frame[CARD_DETAIL]
    favoritism = frame[CARD_EFFECT] == FAVORITISM
    standing = Standing(table, frame[CARD_BASE], frame[CHAOS_ON] != NO_CHAOS)
    if standing.substituted >= 0:
        table.happen(KEEPS_DEITY, loser, "Sacrifice", deity)
        if favoritism:
            into_hand_from_table(table, sacrifice_on_table(table, frame[CARD_BASE]), player)
        return
    table.face_up[loser].remove(deity)
    if favoritism:
        table.face_up[player].append(deity)
        table.happen(TAKES_DEITY, player, "Favoritism", deity, 0, loser)
    else:
        table.discard(deity)
        table.happen(GIVES_UP, loser, "Disfavor", deity)


def sacrifice_on_table(table: Table, base: int) -> int:
    for i in range(base, len(table.plays_card)):
        if table.plays_effect[i] == SACRIFICE:
            return table.plays_card[i]
    return -1


def into_hand_from_table(table: Table, card: int, seat: int) -> None:
    table.on_table.remove(card)
    table.hands[seat].append(card)
    table.happen(TAKES_DEITY, seat, "Sacrifice", card)


# ---- EVENT cards --------------------------------------------------------------------------------------------------


def resolve_event(table: Table, frame: list[int]) -> None:
    """7.2: an EVENT card is one action: Wealth, deities and other cards change nothing of it."""
    effect, on, player = frame[CARD_EFFECT], frame[CARD_ON], frame[PLAYER]
    if effect == JUDGMENT:
        judge(table, player)
    elif effect == PENNIES:
        for seat in table.clockwise(player):
            table.happen(GAINS, seat, "Pennies From Heaven", -1, POINTS[PENNIES], -1, GAINED[PENNIES])
    elif effect == SCRUTINY:
        goal = table.goals[on]
        table.show(goal)
        table.happen(SHOWS_GOAL, on, "Scrutiny", goal)
    elif effect == SLAVERY:
        doubled, halved = DOUBLES[SLAVERY], HALVES[SLAVERY][0]
        table.happen(GAINS, on, "Slavery", -1, table.amount_of(on, doubled), -1, doubled)
        table.happen(FORFEITS, on, "Slavery", -1, half(table, on, halved), -1, halved)
    elif effect == WRATH_OF_THE_GODS:
        wrath_of_the_gods(table, on)
    elif effect == WRATH_OF_THE_WAR_GOD:
        resource = frame[CARD_DETAIL]
        table.happen(FORFEITS, on, "Wrath of the War God", -1, half(table, on, resource), -1, resource)
    elif effect == MEGA_BLAST:
        mega_blast(table, on)
    elif effect == GENIE:
        halved = HALVES[GENIE][0]
        table.happen(FORFEITS, on, "Genie", -1, half(table, on, halved), -1, halved)
        table.push_row(GENIES_GIFT, [frame[SEAT] if frame[CHAOS_ON] != NO_CHAOS else on, on])
    elif effect == BOON:
        decider = frame[SEAT] if frame[CHAOS_ON] != NO_CHAOS else on
        table.push_row(BOON_PROCEDURE, [decider, on, POINTS[BOON], FOLLOWERS, 0])
    elif effect == CHAOS_STRIKES:
        chaos_strikes(table, player, on)


def judge(table: Table, player: int) -> None:
    """8.0: whoever meets the goal on their victory card wins; of several, whoever exceeds it most."""
    table.happen(CHECKS, player, "8.0")
    best = -1
    winners: list[int] = []
    for seat in table.clockwise(player):
        surplus = surplus_of(table, seat)
        if surplus < 0:
            continue
        if surplus > best:
            best = surplus
            winners = []
        if surplus == best:
            winners.append(seat)
    if not winners:
        table.happen(NOBODY_WINS, player, "8.0")
        return
    for seat in winners:
        table.show(table.goals[seat])
        table.happen(WINS, seat, "8.0", table.goals[seat], best)
    table.finish(sorted(winners))


def surplus_of(table: Table, seat: int) -> int:
    """How many points a seat has beyond its goal; -1 if it falls short in any resource."""
    needs = NEEDS[table.printed[table.goals[seat]]]
    surplus = 0
    for resource in range(RESOURCES):
        over = table.amount_of(seat, resource) - needs[resource]
        if over < 0:
            return -1
        surplus += over
    return surplus


def wrath_of_the_gods(table: Table, seat: int) -> None:
    """The deities go first; nothing can be sacrificed for them."""
    for deity in table.face_up[seat].copy():
        table.face_up[seat].remove(deity)
        table.discard(deity)
        table.happen(GIVES_UP, seat, "Wrath of the Gods", deity)
    for resource, amount in LOSSES[WRATH_OF_THE_GODS]:
        table.happen(FORFEITS, seat, "Wrath of the Gods", -1, amount, -1, resource)


def mega_blast(table: Table, seat: int) -> None:
    """Cards are turned up to the first RESOURCE card; its amount is lost of all three resources."""
    if not any(TYPE[table.printed[card]] == RESOURCE for card in [*table.deck, *table.discards]):
        table.happen(NO_EFFECT_LEFT, seat, "Mega-Blast")
        return
    while True:
        card = table.draw()
        kind = table.printed[card]
        table.discard(card)
        table.happen(TURNS_UP, seat, "Mega-Blast", card)
        if TYPE[kind] == RESOURCE:
            for resource in range(RESOURCES):
                table.happen(FORFEITS, seat, "Mega-Blast", -1, AMOUNT[kind], -1, resource)
            return


def chaos_strikes(table: Table, player: int, recipient: int) -> None:
    """Whoever has the most Mystic Power (ties clockwise from the card's player) draws cards for the recipient."""
    striker = player
    for seat in table.clockwise(player):
        if table.amount_of(seat, MYSTIC_POWER) > table.amount_of(striker, MYSTIC_POWER):
            striker = seat
    for _ in range(POINTS[CHAOS_STRIKES]):
        card = table.draw()
        if card < 0:
            break
        table.drawn.append(card)
        table.show_to(card, striker)
        table.happen(DRAWS_FOR_CHAOS, striker, "Chaos Strikes", card)
    table.push_row(CHAOS, [striker, player, recipient])
