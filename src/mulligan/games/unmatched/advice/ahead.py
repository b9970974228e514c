"""What a scheme, a scheme item or an ability brings: tried in a world that fits what the seat sees, and judged."""

from typing import Final

from mulligan.games.unmatched.advice.glance import WIN, Glance, advise
from mulligan.games.unmatched.advice.prospects import left
from mulligan.games.unmatched.numbers import Fighter, Player, Space
from mulligan.games.unmatched.options import ABOUT_ACTION, CHOICE_SIZE, PLAY_SCHEME, SCHEME_ITEM, USE_ABILITY
from mulligan.games.unmatched.table import ACTIONS, TURN_PLAYER, Table
from mulligan.kernel.numbers import Seat
from mulligan.kernel.random import Random
from mulligan.kernel.view import View

TRIED: Final = (PLAY_SCHEME, SCHEME_ITEM, USE_ABILITY)
A_TRY: Final = 0.3  # what is not seen at once: what lasts, what the others will do otherwise
A_CARD: Final = 2.2  # the card is spent, as one that attacks would be
AN_ACTION: Final = 1.5
MOST_CHOICES: Final = 30  # on the way


def considered(view: View, table: Table) -> list[float]:
    """A score for each option of the pending decision, in their order: at a glance, or as what it brings."""
    scores = advise(table, view.seat)
    decision = table.decision
    if decision is None or decision.subject != ABOUT_ACTION:
        return scores
    for i, option in enumerate(decision.options):
        sort = option // CHOICE_SIZE * CHOICE_SIZE
        if sort in TRIED:
            world = view.deal_again(Random(str(table.choices_made)))
            assert isinstance(world, Table)
            scores[i] = A_TRY + brought(world, option, view.seat) + (A_CARD if sort == PLAY_SCHEME else 0.0)
    return scores


def brought(world: Table, option: int, seat: Seat) -> float:
    """How much better off a seat is once this is done, in points of a hero's health; the action counts as well."""
    player = Player(world.turn[TURN_PLAYER])
    before: float = ahead(world, player) + stand(world, player) + AN_ACTION * (int(world.turn[ACTIONS]) - 1)
    world.apply(option)
    game = world.game
    for _ in range(MOST_CHOICES):
        decision = world.decision
        if decision is None or decision.subject == ABOUT_ACTION:
            break
        scores = game.policy(world)
        best = 0
        for i in range(1, len(scores)):
            if scores[i] > scores[best]:
                best = i
        world.apply(decision.options[best])
    if world.over:
        return WIN if seat in world.winners else -WIN
    asked = world.decision
    actions = int(world.turn[ACTIONS]) if asked is not None and asked.seat == seat else 0
    after: float = ahead(world, player) + stand(world, player) + AN_ACTION * actions
    return after - before


def ahead(table: Table, player: Player) -> float:
    """What this player's side has left, less what the others have."""
    found = 0.0
    for other, worth in enumerate(left(table)):
        found += worth if table.sheet.same_side(Player(other), player) else -worth
    return found


def stand(table: Table, player: Player) -> float:
    """How well the fighters of a player stand."""
    glance = Glance(table, ABOUT_ACTION)
    found = 0.0
    for number in range(len(table.space)):
        fighter = Fighter(number)
        space = Space(table.space[number])
        if space >= 0 and table.sheet.owner[fighter] == player:
            found += glance.standing(fighter, space, player)
    return found
