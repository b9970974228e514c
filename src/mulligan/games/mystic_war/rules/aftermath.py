"""What a card would leave behind: the resources of every seat once it has taken effect, if no more is added (7.6)."""

from mulligan.games.mystic_war.cards import ABILITY, EVENT, RESOURCE, SPELL
from mulligan.games.mystic_war.rules.effect import Foreseen, ForeseenSpell, change
from mulligan.games.mystic_war.rules.standing import Standing
from mulligan.games.mystic_war.table import Play, Table
from mulligan.kernel.numbers import Card, Seat


def put_before(table: Table, card: Card, by: Seat, effect: int, on: Seat, detail: int) -> None:
    """Imagine that this card is played next. Only on a table of one's own."""
    table.plays = (*table.plays, Play(card, by, effect, on, detail))


def take_back(table: Table) -> None:
    """The card imagined last is not played after all."""
    table.plays = table.plays[:-1]


def aftermath(table: Table, base: int, chaos: bool) -> list[int]:
    """Every seat's resources after the play that begins at `base`. Who is protected refuses a loss."""
    after = list(table.resources)
    play = table.plays[base]
    sort = table.sort(play.card)
    if sort == RESOURCE or sort == SPELL:
        settle(after, Standing(table, base, chaos))
    elif sort == EVENT:
        effect = Foreseen(table, base, chaos, after)
        for act in ABILITY[play.effect].acts:
            act.foresee(table, effect)
    return after


def settle(after: list[int], standing: Standing) -> None:
    if standing.canceled or standing.barred_by():
        return
    table, recipient, player = standing.table, standing.recipient, standing.player
    resource = standing.resource
    if standing.is_resource_card and not standing.destroys:
        change(after, recipient, resource, standing.amount)
        return
    if standing.protected(recipient, player):
        return
    lost, lost_back = [0, 0, 0], [0, 0, 0]
    if not standing.is_resource_card:
        effect = ForeseenSpell(standing, after, lost)
        for act in standing.ability.acts:
            act.foresee(table, effect)
    else:
        lost[resource] = lose(after, standing, recipient, resource, standing.amount)
        if lost[resource] and standing.reproducer >= 0 and not standing.protected(player, standing.reproducer):
            lost_back[resource] = lose(after, standing, player, resource, lost[resource])
    for play in standing.gaining:
        of = ABILITY[play.effect].of
        gained = lost[of] if play.on == recipient else 0
        gained += lost_back[of] if play.on == player else 0
        change(after, play.by, of, gained)


def lose(after: list[int], standing: Standing, seat: Seat, resource: int, amount: int) -> int:
    lost = standing.loss(seat, resource, amount)
    change(after, seat, resource, -lost)
    return lost
