"""What a card would leave behind: the resources of every seat once it has taken effect, if no more is added (7.6)."""

from typing import Final

from mulligan.games.mystic_war.cards import (
    DOUBLES,
    EVENT,
    GAINED,
    GENIE,
    HALVES,
    LOSSES,
    MEGA_BLAST,
    PENNIES,
    POINTS,
    RESOURCE,
    SLAVERY,
    SPELL,
    TYPE,
    WRATH_OF_THE_GODS,
    WRATH_OF_THE_WAR_GOD,
)
from mulligan.games.mystic_war.mat import FOLLOWERS, LEAST, MOST, RESOURCES
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import Play, Table

USUAL_BLAST: Final = 6  # what a RESOURCE card is worth on average: nobody knows which one Mega-Blast turns up


def put_before(table: Table, card: int, by: int, effect: int, on: int, detail: int) -> None:
    """Imagine that this card is played next. Only on a table of one's own."""
    table.plays = (*table.plays, Play(card, by, effect, on, detail))


def take_back(table: Table) -> None:
    """The card imagined last is not played after all."""
    table.plays = table.plays[:-1]


def aftermath(table: Table, base: int, chaos: bool) -> list[int]:
    """Every seat's resources after the play that begins at `base`. Who is protected refuses a loss."""
    after = list(table.resources)
    play = table.plays[base]
    kind = TYPE[table.printed[play.card]]
    if kind == RESOURCE or kind == SPELL:
        settle(after, Standing(table, base, chaos))
    elif kind == EVENT:
        settle_event(table, after, play.effect, play.on, play.detail)
    return after


def settle(after: list[int], standing: Standing) -> None:
    if standing.canceled or standing.bars_defence:
        return
    recipient, player = standing.recipient, standing.player
    refuses = standing.protected(recipient, player)
    if standing.is_resource_card and not standing.destroys:
        change(after, recipient, standing.resource, standing.amount)
        return
    if refuses:
        return
    table = standing.table
    resource, lost = standing.resource, 0
    if standing.halved >= 0:
        if standing.doubled >= 0:
            change(after, recipient, standing.doubled, table.amount_of(recipient, standing.doubled))
        resource = standing.halved
        lost = lose(after, standing, recipient, resource, table.amount_of(recipient, resource) // 2)
    elif standing.destroys:
        lost = lose(after, standing, recipient, resource, standing.amount)
    lost_back = 0
    if lost and standing.is_resource_card and standing.reproducer >= 0:
        if not standing.protected(player, standing.reproducer):
            lost_back = lose(after, standing, player, resource, lost)
    if standing.necromancer >= 0 and resource == FOLLOWERS:
        gained = lost if standing.victim == recipient else 0
        gained += lost_back if standing.victim == player else 0
        change(after, standing.necromancer, FOLLOWERS, gained)


def settle_event(table: Table, after: list[int], effect: int, on: int, detail: int) -> None:
    """The EVENT cards whose effect on resources is plain."""
    if effect == PENNIES:
        for seat in range(table.seats):
            change(after, seat, GAINED[PENNIES], POINTS[PENNIES])
    elif effect == SLAVERY:
        change(after, on, DOUBLES[SLAVERY], table.amount_of(on, DOUBLES[SLAVERY]))
        change(after, on, HALVES[SLAVERY][0], -(table.amount_of(on, HALVES[SLAVERY][0]) // 2))
    elif effect == WRATH_OF_THE_GODS:
        for resource, amount in LOSSES[WRATH_OF_THE_GODS]:
            change(after, on, resource, -amount)
    elif effect == WRATH_OF_THE_WAR_GOD:
        change(after, on, detail, -(table.amount_of(on, detail) // 2))
    elif effect == GENIE:
        change(after, on, HALVES[GENIE][0], -(table.amount_of(on, HALVES[GENIE][0]) // 2))
    elif effect == MEGA_BLAST:
        for resource in range(RESOURCES):
            change(after, on, resource, -USUAL_BLAST)


def lose(after: list[int], standing: Standing, seat: int, resource: int, amount: int) -> int:
    lost = standing.loss(seat, resource, amount)
    change(after, seat, resource, -lost)
    return lost


def change(after: list[int], seat: int, resource: int, by: int) -> None:
    """7.9: no resource goes below 1 or above 49."""
    i = seat * RESOURCES + resource
    after[i] = max(LEAST, min(MOST, after[i] + by))
