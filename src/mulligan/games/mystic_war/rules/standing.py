"""How the card just played stands, with all that was added to it, in the order played (7.6)."""

from typing import Final

from mulligan.games.mystic_war.cards import ABILITY, AMOUNT, RESOURCE, SPELL, TYPE, Ability
from mulligan.games.mystic_war.mat import LEAST, MYSTIC_POWER, RICH
from mulligan.games.mystic_war.table import Play, Table
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import NOBODY, Card, Seat

NO_PLAYS: Final[list[Play]] = []


class Standing:
    """The fold of one play: what it would do if no more cards were added. What is added changes it (`Addition.add`)."""

    def __init__(self, table: Table, base: int, chaos: bool) -> None:
        play = table.plays[base]
        ability = ABILITY[play.effect]
        self.table: Table = table
        self.base: int = base
        self.chaos: bool = chaos
        self.play: Play = play
        self.player: Seat = play.by
        self.ability: Ability = ability
        self.recipient: Seat = play.on
        self.card: Card = play.card
        kind = table.printed[play.card]
        self.is_resource_card: bool = TYPE[kind] == RESOURCE
        self.canceled: bool = False
        self.canceler: str = ""  # what cancels it
        self.destroys: bool = self.is_resource_card and ability.destroys
        self.resource: int = -1
        self.printed_amount: int = AMOUNT[kind]
        self.power: int = 0  # of two: what the amount is multiplied with
        self.wealth: int = 0
        self.doubled_by: str = ""  # an added card
        self.war: str = ""  # a deity that doubles it
        self.captor: Seat = NOBODY
        self.captured_by: str = ""
        self.reproducer: Seat = NOBODY
        self.struck_by: str = ""
        self.gaining: list[Play] = NO_PLAYS  # those who gain what others lose
        self.sparing: list[Play] = NO_PLAYS  # those who keep somebody from a loss
        self.sacrifice: Play | None = None  # what is lost in place of a deity
        if self.is_resource_card:
            self.resource = play.detail if self.destroys else ability.gains
            self.wealth = 0 if chaos else table.wealth(self.player)  # 7.7
            self.power = self.wealth
        if len(table.plays) > base + 1:
            self.add_all()
        if self.destroys and not chaos and self.wealth != RICH:
            self.war = table.dragons_doubled(self.player)
            if self.war:  # 7.8: what Wealth has doubled is not doubled again
                self.power += 1

    def add_all(self) -> None:
        """7.6: what is added counts in the order played; a negated card counts for nothing."""
        plays = self.table.plays
        for i in range(self.base, len(plays)):
            play = plays[i]
            if not self.counts(i):
                if i == self.base:
                    self.canceled = True
                    self.canceler = ABILITY[plays[i + 1].effect].name if not play.refused else ""
                continue
            addition = ABILITY[play.effect].addition
            if i > self.base and addition is not None:
                addition.add(self, play)

    def counts(self, i: int) -> bool:
        """Does a card that was played count? Not if it was refused, or negated by the card played just after it."""
        return not self.table.plays[i].refused and not self.negated(i)

    def negated(self, i: int) -> bool:
        plays = self.table.plays
        return i + 1 < len(plays) and ABILITY[plays[i + 1].effect].negates and self.counts(i + 1)

    def double(self, by: str) -> None:
        self.power += 1
        self.doubled_by = by

    # ---- what it amounts to ----------------------------------------------------------------------------------------

    @property
    def amount(self) -> int:
        """The amount of a RESOURCE card after all factors of two."""
        return self.printed_amount << self.power if self.power >= 0 else self.printed_amount >> -self.power

    @property
    def is_dragon(self) -> bool:
        """A RESOURCE card that destroys counts as a Dragon, as it stands now (Ruling 10)."""
        return self.destroys

    @property
    def was_dragon(self) -> bool:
        return self.is_resource_card and (self.destroys or self.ability.destroys)

    @property
    def is_sorcery(self) -> bool:
        return self.is_resource_card and not self.destroys and self.resource == MYSTIC_POWER

    def protected(self, seat: Seat, by: Seat) -> bool:
        """Protection: may this seat refuse what another's SPELL or RESOURCE card does to it?"""
        return not self.chaos and seat != by and self.table.lets_refuse(seat)

    def sparer(self, seat: Seat, resource: int) -> str:
        """The card that keeps a seat from losing a resource."""
        for play in self.sparing:
            if play.on == seat and ABILITY[play.effect].of == resource:
                return ABILITY[play.effect].name
        return ""

    def loss(self, seat: Seat, resource: int, amount: int) -> int:
        """What a seat would really lose, its limits and deities considered (7.9)."""
        if not self.chaos and self.table.shielded(seat, resource):
            return 0
        if self.sparer(seat, resource):
            return 0
        have = self.table.amount_of(seat, resource)
        return amount if have - amount >= LEAST else have - LEAST

    def lost(self, seat: Seat, resource: int) -> int:
        """How much of a resource this seat is about to lose, unless it refuses it (Ruling 30)."""
        if self.canceled:
            return 0
        if not self.is_resource_card:
            if seat != self.recipient or self.barred_by():
                return 0
            return self.loss(seat, resource, self.taken(resource))
        if not self.destroys or self.resource != resource:
            return 0
        lost = self.loss(self.recipient, resource, self.amount)
        if seat == self.recipient:
            return lost
        if seat == self.player and self.reproducer != NOBODY:
            return self.loss(seat, resource, lost)
        return 0

    def taken(self, resource: int) -> int:
        """What a SPELL card would take of a resource."""
        if TYPE[self.table.printed[self.card]] != SPELL:
            return 0
        total = 0
        for act in self.ability.acts:
            total += act.takes(self.table, self.play, resource)
        return total

    def losers(self, resource: int, but: int) -> list[Seat]:
        """Who is about to lose a resource, but for one. Under Chaos Strikes only the recipient counts (Ruling 25)."""
        seats = [self.recipient] if self.chaos else list(self.table.all_seats)
        return [seat for seat in seats if seat != but and self.lost(seat, resource) > 0]

    def losing_deities(self) -> list[Seat]:
        """The seats about to lose a deity, for which Sacrifice can step in (Ruling 24, Ruling 25)."""
        if self.sacrifice is not None:
            return []
        if self.ability.takes_deity:
            return [self.recipient]
        if not self.ability.frees_deities:
            return []
        seats = [self.recipient] if self.chaos else list(self.table.all_seats)
        return [seat for seat in seats if self.table.gives_up(seat) >= 0]

    def barred_by(self) -> str:
        """A SPELL card comes to nothing once the deity that bars it is face up before its recipient."""
        if self.chaos or self.is_resource_card or not self.ability.limits_recipient or self.ability.takes_deity:
            return ""
        for act in self.ability.acts:
            if act.refuses(self.table, self.player, self.recipient, False) != ALLOWED:
                return self.barring(act.refuses(self.table, self.player, self.recipient, False))
        return ""

    def barring(self, refusal: int) -> str:
        """The deity of which a refusal speaks."""
        return self.table.game.refusals.by_number[refusal].rule
