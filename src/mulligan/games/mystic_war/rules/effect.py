"""A card's effect as it runs: whose it is, on whom, and how gains and losses come about."""

from mulligan.games.mystic_war.cards import ABILITY, Ability
from mulligan.games.mystic_war.mat import LEAST, MOST, RESOURCES
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import FORFEITS, GAINS, LOSES, SPARED, Play, Table
from mulligan.kernel.numbers import NO_CARD, Seat


class Effect:
    """The effect of an EVENT or DEITY card. 7.2: nothing prevents what an EVENT card takes."""

    def __init__(self, table: Table, base: int, seat: Seat, chaos: bool) -> None:
        play = table.plays[base]
        self.table: Table = table
        self.play: Play = play
        self.base: int = base
        self.chaos: bool = chaos
        self.card: Ability = ABILITY[play.effect]
        self.rule: str = self.card.name
        self.player: Seat = play.by
        self.on: Seat = play.on
        self.decider: Seat = seat if chaos else play.on  # who chooses for the recipient

    def gain(self, seat: Seat, resource: int, amount: int) -> None:
        self.table.happen(GAINS, seat, self.rule, NO_CARD, amount, -1, resource)

    def lose(self, seat: Seat, resource: int, amount: int) -> None:
        self.table.happen(FORFEITS, seat, self.rule, NO_CARD, amount, -1, resource)


class SpellEffect(Effect):
    """The effect of a SPELL card, with all that was added to it."""

    def __init__(self, standing: Standing, lost: list[int]) -> None:
        super().__init__(standing.table, standing.base, standing.player, standing.chaos)
        self.standing: Standing = standing
        self.lost: list[int] = lost  # by resource, what really was

    def lose(self, seat: Seat, resource: int, amount: int) -> None:
        self.lost[resource] += lose(self.table, self.standing, seat, self.rule, resource, amount)


def lose(table: Table, standing: Standing, seat: Seat, rule: str, resource: int, amount: int) -> int:
    """A loss, unless Resurrection cancels it. Chaos Strikes ignores face-up deities."""
    sparing = standing.sparer(seat, resource)
    if sparing:
        table.happen(SPARED, seat, sparing, NO_CARD, amount, -1, resource)
        return 0
    return table.happen(FORFEITS if standing.chaos else LOSES, seat, rule, NO_CARD, amount, -1, resource)


class Foreseen(Effect):
    """An effect that only happens in `after`: every seat's resources."""

    def __init__(self, table: Table, base: int, chaos: bool, after: list[int]) -> None:
        super().__init__(table, base, table.plays[base].by, chaos)
        self.after: list[int] = after

    def gain(self, seat: Seat, resource: int, amount: int) -> None:
        change(self.after, seat, resource, amount)

    def lose(self, seat: Seat, resource: int, amount: int) -> None:
        change(self.after, seat, resource, -amount)


class ForeseenSpell(Foreseen):
    """The same for a SPELL card, with all that was added to it."""

    def __init__(self, standing: Standing, after: list[int], lost: list[int]) -> None:
        super().__init__(standing.table, standing.base, standing.chaos, after)
        self.standing: Standing = standing
        self.lost: list[int] = lost

    def lose(self, seat: Seat, resource: int, amount: int) -> None:
        really = self.standing.loss(seat, resource, amount)
        self.lost[resource] += really
        change(self.after, seat, resource, -really)


def change(after: list[int], seat: Seat, resource: int, by: int) -> None:
    """7.9: no resource goes below 1 or above 49."""
    i = seat * RESOURCES + resource
    after[i] = max(LEAST, min(MOST, after[i] + by))
