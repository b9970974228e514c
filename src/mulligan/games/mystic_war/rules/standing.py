"""How the card just played stands, with all that was added to it, in the order played (7.6)."""

from typing import Final

from mulligan.games.mystic_war.cards import (
    AMOUNT,
    BARRED_BY,
    CAPTURE,
    DISFAVOR,
    DOUBLES,
    DRAGON,
    DRAGONBANE,
    FAVORITISM,
    HALVES,
    NECROMANCY,
    NEGATION,
    PROTECTION,
    REPRODESTRUCTION,
    RESOURCE,
    RESURRECTION,
    SACRIFICE,
    SPELL,
    STRAY_ENERGY,
    TRANSMUTE_DESTRUCTION,
    TRANSMUTE_FOLLOWERS,
    TRANSMUTE_GOLD,
    TYPE,
    VACATION,
    WAR_GOD,
)
from mulligan.games.mystic_war.mat import FOLLOWERS, LEAST, MYSTIC_POWER, RICH
from mulligan.games.mystic_war.table import Table

NOBODY: Final = -1


class Standing:
    """The fold of one play: what it would do if no more cards were added."""

    def __init__(self, table: Table, base: int, chaos: bool) -> None:
        self.table: Table = table
        self.base: int = base
        self.chaos: bool = chaos
        play = table.plays[base]
        self.player: int = play.by
        self.effect: int = play.effect
        self.recipient: int = play.on
        self.card: int = play.card
        self.is_resource_card: bool = TYPE[table.printed[self.card]] == RESOURCE
        self.canceled: bool = False
        self.canceler: int = NOBODY  # the effect that cancels it
        self.destroys: bool = self.effect == DRAGON
        self.doubled: int = -1  # the resource that a SPELL card doubles
        self.halved: int = -1  # and the one that it halves
        self.resource: int = -1
        self.power: int = 0  # of two: what the amount is multiplied with
        self.wealth: int = 0
        self.stray: bool = False  # doubled by Stray Energy
        self.war: bool = False  # doubled by War God
        self.captor: int = NOBODY
        self.reproducer: int = NOBODY
        self.necromancer: int = NOBODY
        self.victim: int = NOBODY
        self.spared: int = NOBODY  # whom Resurrection spares a loss of Followers
        self.substituted: int = NOBODY  # for whom Sacrifice steps in
        if self.is_resource_card:
            self.resource = play.detail if self.destroys else self.effect
            self.wealth = 0 if chaos else table.wealth(self.player)  # 7.7
            self.power = self.wealth
        elif HALVES[self.effect] and TYPE[table.printed[self.card]] == SPELL:
            self.doubled = DOUBLES[self.effect]
            self.halved = HALVES[self.effect][0]
        self.add_all()

    def add_all(self) -> None:
        """7.6: what is added counts in the order played; a negated card counts for nothing."""
        table = self.table
        plays = table.plays
        for i in range(self.base, len(plays)):
            play = plays[i]
            if play.refused or self.negated(i):
                if i == self.base:
                    self.canceled = True
                    self.canceler = NEGATION
                continue
            if i > self.base:
                self.add(play.effect, play.by, play.on)
        if self.destroys and not self.chaos and self.wealth != RICH and table.has_deity(self.player, WAR_GOD):
            self.power += 1  # 7.8: what Wealth has doubled is not doubled again
            self.war = True

    def negated(self, i: int) -> bool:
        """Negation stops the card played just before it."""
        plays = self.table.plays
        return i + 1 < len(plays) and plays[i + 1].effect == NEGATION and not plays[i + 1].refused

    def add(self, effect: int, by: int, on: int) -> None:
        if effect == DRAGONBANE:
            self.canceled = True
            self.canceler = DRAGONBANE
        elif effect == CAPTURE:
            self.captor = by
        elif effect == STRAY_ENERGY:
            if not self.destroys and self.resource == MYSTIC_POWER and self.wealth != RICH:
                self.power += 1
                self.stray = True
        elif effect == TRANSMUTE_DESTRUCTION:
            self.destroys = True
        elif TRANSMUTE_FOLLOWERS <= effect <= TRANSMUTE_GOLD:
            self.resource = effect - TRANSMUTE_FOLLOWERS
        elif effect == REPRODESTRUCTION:
            self.reproducer = by
        elif effect == NECROMANCY:
            self.necromancer = by
            self.victim = on
        elif effect == RESURRECTION:
            self.spared = on
        elif effect == SACRIFICE:
            self.substituted = on

    # ---- what it amounts to ----------------------------------------------------------------------------------------

    @property
    def amount(self) -> int:
        """The amount of a RESOURCE card after all factors of two."""
        printed = AMOUNT[self.table.printed[self.card]]
        return printed << self.power if self.power >= 0 else printed >> -self.power

    @property
    def is_dragon(self) -> bool:
        """A RESOURCE card that destroys counts as a Dragon, as it stands now (Ruling 10)."""
        return self.is_resource_card and self.destroys

    @property
    def was_dragon(self) -> bool:
        return self.is_resource_card and (self.destroys or self.effect == DRAGON)

    @property
    def is_sorcery(self) -> bool:
        return self.is_resource_card and not self.destroys and self.resource == MYSTIC_POWER

    @property
    def takes_a_deity(self) -> bool:
        return self.effect == DISFAVOR or self.effect == FAVORITISM or self.effect == VACATION

    def protected(self, seat: int, by: int) -> bool:
        """Protection: may this seat refuse what another's SPELL or RESOURCE card does to it?"""
        return not self.chaos and seat != by and self.table.has_deity(seat, PROTECTION)

    def shielded(self, seat: int, resource: int) -> bool:
        return not self.chaos and self.table.shielded(seat, resource)

    def loss(self, seat: int, resource: int, amount: int) -> int:
        """What a seat would really lose, its limits and deities considered (7.9)."""
        if self.shielded(seat, resource) or (resource == FOLLOWERS and self.spared == seat):
            return 0
        have = self.table.amount_of(seat, resource)
        return amount if have - amount >= LEAST else have - LEAST

    def followers_lost(self, seat: int) -> int:
        """How many Followers this seat is about to lose, if it refuses what it may refuse."""
        if self.canceled:
            return 0
        if self.halved == FOLLOWERS:
            if seat != self.recipient or self.protected(seat, self.player):
                return 0
            return self.loss(seat, FOLLOWERS, self.table.amount_of(seat, FOLLOWERS) // 2)
        if not self.is_dragon or self.resource != FOLLOWERS or self.protected(self.recipient, self.player):
            return 0
        lost = self.loss(self.recipient, FOLLOWERS, self.amount)
        if seat == self.recipient:
            return lost
        if seat == self.player and self.reproducer != NOBODY and not self.protected(seat, self.reproducer):
            return self.loss(seat, FOLLOWERS, lost)
        return 0

    @property
    def bars_defence(self) -> bool:
        """Power Drain and Vampiric Energy come to nothing once the deity that bars them is face up."""
        if self.halved < 0 or self.chaos or BARRED_BY[self.effect] < 0:
            return False
        return self.table.has_deity(self.recipient, BARRED_BY[self.effect])
