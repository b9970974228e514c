"""The final effect of a card, once everybody has declined to add more (7.6), by the kind of card."""

from typing import Any, Final

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
    NO_CHAOS,
    NO_EFFECT_LEFT,
    NOBODY_WINS,
    REFUSES,
    SHOWS_GOAL,
    SPARED,
    TAKES_DEITY,
    TURNS_UP,
    WINS,
    Play,
    Table,
)
from mulligan.kernel.parts import Frame
from mulligan.kernel.state import State

GAIN_RULES: Final = ["Notoriety", "Sorcery", "Riches"]  # by the resource that is gained


class Resolution(Frame):
    """A RESOURCE or SPELL card takes effect: on its recipient, then back on its player, then for the necromancer."""

    STEPS = ("consent", "on_recipient", "consent_back", "back_on_player", "necromancy")

    base: int
    chaos_on: int
    lost: int = 0  # what the recipient really lost
    lost_back: int = 0  # what Reprodestruction really destroyed

    def standing(self, table: Table) -> Standing:
        return Standing(table, self.base, self.chaos_on != NO_CHAOS)

    def consent(self, table: Table) -> None:
        """Protection: its holder may refuse another's SPELL or RESOURCE card, or accept it."""
        standing = self.standing(table)
        table.answer = ACCEPT
        if standing.canceled or standing.bars_defence:
            return
        if standing.protected(standing.recipient, standing.player):
            table.ask(standing.recipient, ABOUT_CONSENT, [ACCEPT, REFUSE])

    def on_recipient(self, table: Table) -> None:
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
                self.lost = lost
        elif standing.destroys:
            self.lost = self.lose(table, standing, recipient, "Dragon", standing.resource, standing.amount)
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
        if self.lost == 0 or standing.reproducer < 0 or not standing.is_resource_card:
            return
        if standing.protected(standing.player, standing.reproducer):
            table.ask(standing.player, ABOUT_CONSENT, [ACCEPT, REFUSE])

    def back_on_player(self, table: Table) -> None:
        """Reprodestruction: the player of the Dragon loses what was really destroyed."""
        standing = self.standing(table)
        if self.lost == 0 or standing.reproducer < 0 or not standing.is_resource_card:
            return
        if table.answer == REFUSE:
            table.happen(REFUSES, standing.player, "Protection")
            return
        rule, lost = "Reprodestruction", self.lost
        self.lost_back = self.lose(table, standing, standing.player, rule, standing.resource, lost)

    def necromancy(self, table: Table) -> None:
        """Necromancy: gain the Followers that the victim really lost."""
        standing = self.standing(table)
        table.pop()
        if standing.necromancer < 0:
            return
        followers = standing.halved == FOLLOWERS or standing.resource == FOLLOWERS
        lost = 0
        if followers and standing.victim == standing.recipient:
            lost += self.lost
        if followers and standing.victim == standing.player:
            lost += self.lost_back
        if lost:
            table.happen(GAINS, standing.necromancer, "Necromancy", -1, lost, -1, FOLLOWERS)
        else:
            table.happen(NO_EFFECT_LEFT, standing.necromancer, "Necromancy")

    # ---- written by `make parts` -------------------------------------------------------------------------------------
    CONSENT: Final = 0
    ON_RECIPIENT: Final = 1
    CONSENT_BACK: Final = 2
    BACK_ON_PLAYER: Final = 3
    NECROMANCY: Final = 4

    def __init__(self, base: int, chaos_on: int, lost: int = 0, lost_back: int = 0) -> None:
        self.step = 0
        self.base = base
        self.chaos_on = chaos_on
        self.lost = lost
        self.lost_back = lost_back

    def copy(self) -> "Resolution":
        twin = Resolution(self.base, self.chaos_on, self.lost, self.lost_back)
        twin.step = self.step
        return twin

    def values(self) -> list[Any]:
        return [self.base, self.chaos_on, self.lost, self.lost_back]

    def take(self, state: "State", step: int) -> None:
        assert isinstance(state, Table)
        if step == 0:
            self.consent(state)
        elif step == 1:
            self.on_recipient(state)
        elif step == 2:
            self.consent_back(state)
        elif step == 3:
            self.back_on_player(state)
        else:
            self.necromancy(state)


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


def resolve_deity(table: Table, base: int, chaos: bool) -> None:
    play = table.plays[base]
    if play.effect == VACATION:
        from mulligan.games.mystic_war.rules.calamities import VacationReward

        table.push(VacationReward(play.on, base))
    elif play.effect == DISFAVOR or play.effect == FAVORITISM:
        lose_deity(table, play, Standing(table, base, chaos))


def lose_deity(table: Table, play: Play, standing: Standing) -> None:
    """Disfavor removes a deity, Favoritism takes it; Sacrifice is lost in its place."""
    loser, player, deity = play.on, play.by, play.detail
    favoritism = play.effect == FAVORITISM
    if standing.substituted >= 0:
        table.happen(KEEPS_DEITY, loser, "Sacrifice", deity)
        if favoritism:
            into_hand_from_table(table, sacrifice_on_table(table, standing.base), player)
        return
    table.fall(deity, loser)
    if favoritism:
        table.stand(deity, player)
        table.happen(TAKES_DEITY, player, "Favoritism", deity, 0, loser)
    else:
        table.discard(deity)
        table.happen(GIVES_UP, loser, "Disfavor", deity)


def sacrifice_on_table(table: Table, base: int) -> int:
    for play in table.plays[base:]:
        if play.effect == SACRIFICE:
            return play.card
    return -1


def into_hand_from_table(table: Table, card: int, seat: int) -> None:
    table.off_the_table(card)
    table.into_hand(card, seat)
    table.happen(TAKES_DEITY, seat, "Sacrifice", card)


# ---- EVENT cards --------------------------------------------------------------------------------------------------


def resolve_event(table: Table, seat: int, chaos: bool, play: Play) -> None:
    """7.2: an EVENT card is one action: Wealth, deities and other cards change nothing of it."""
    from mulligan.games.mystic_war.rules import calamities

    effect, on, player = play.effect, play.on, play.by
    decider = seat if chaos else on
    if effect == JUDGMENT:
        judge(table, player)
    elif effect == PENNIES:
        for other in table.clockwise(player):
            table.happen(GAINS, other, "Pennies From Heaven", -1, POINTS[PENNIES], -1, GAINED[PENNIES])
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
        resource = play.detail
        table.happen(FORFEITS, on, "Wrath of the War God", -1, half(table, on, resource), -1, resource)
    elif effect == MEGA_BLAST:
        mega_blast(table, on)
    elif effect == GENIE:
        halved = HALVES[GENIE][0]
        table.happen(FORFEITS, on, "Genie", -1, half(table, on, halved), -1, halved)
        table.push(calamities.GeniesGift(decider, on))
    elif effect == BOON:
        table.push(calamities.Boon(decider, on, POINTS[BOON]))
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
    for deity in table.face_up[seat]:
        table.fall(deity, seat)
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
        table.drawn = (*table.drawn, card)
        table.show_to(card, striker)
        table.happen(DRAWS_FOR_CHAOS, striker, "Chaos Strikes", card)
    from mulligan.games.mystic_war.rules.calamities import Chaos

    table.push(Chaos(striker, player, recipient))


def begin_vacation(table: Table, player: int) -> None:
    from mulligan.games.mystic_war.rules.calamities import VacationOfTheGods

    table.push(VacationOfTheGods(player))
