"""Is there some way through the costs of a play (401.3, 406.3)? Found out on a copy.

Costs are completed in their order, and each is judged when it is reached: what one of them does may make the next one
possible or impossible, or the number to pay smaller. Where nothing of that sort is among the costs, nobody has to try.
"""

from typing import Final

from mulligan.games.spoils.effects.act import Act, Deed, slots_in
from mulligan.games.spoils.effects.code import UNKNOWN, Text
from mulligan.games.spoils.options import ABOUT_PAYMENT, TAKE_BACK
from mulligan.games.spoils.parts import Play
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import This
from mulligan.kernel.numbers import Card, Seat
from mulligan.language.flow import Step, Unless

TRIES: Final = 300  # choices that are tried out before it is left to the player

# What a cost may take away from a later one.
NOTHING: Final = 0
WHAT_PAYS: Final = 1  # only a number to pay can miss it
WHAT_IS_NEEDED: Final = 2


_opening: list[type] = []  # the acts that may open the way for others


def opening() -> list[type]:
    """Acts that change what is in play, what stands ready there, or what can be paid with."""
    if not _opening:
        from mulligan.games.spoils.vocabulary.acts import damage, moving, playing, standing, tokens

        _opening.extend(
            [
                damage.RemoveDamage, moving.Draw, moving.Put, moving.RemoveFromGame, playing.PlayResource,
                standing.Attach, standing.Destroy, standing.Detach, standing.Exchange, standing.Flip,
                standing.FollowRestoreRule, standing.Restore, standing.TakeControl, tokens.MoveTokens, tokens.PutTokens,
            ]
        )  # fmt: skip
    return _opening


def may_open_the_way(costs: Text) -> bool:
    """Could one of these costs change whether another can be satisfied, or how much there is to pay?"""
    if costs.opens == UNKNOWN:
        costs.opens = 0
        for step in costs.steps:
            if (isinstance(step, Deed) and may_open(step)) or waits_for_a_choice(step):
                costs.opens = 1
    return costs.opens != 0


def may_bar_the_way(costs: Text) -> int:
    """What might one of these costs take: what a later one needs, or what has to pay?"""
    if costs.bars == UNKNOWN:
        costs.bars = what_is_taken([step.deed for step in costs.steps if isinstance(step, Deed)])
    return costs.bars


def what_is_taken(acts: list[Act]) -> int:
    """What the acts of a cost may take from each other, in the order of their list (401.3)."""
    found = NOTHING
    before: list[Act] = []
    for act in acts:
        if takes_away(act):
            for other in before:
                if stands_in_the_way(other, act):
                    return WHAT_IS_NEEDED
            before.append(act)
            if type(act) in opening():
                found = WHAT_PAYS
    return found


def takes_away(act: Act) -> bool:
    """Does it need cards, tokens or a state, and use them up?"""
    from mulligan.games.spoils.vocabulary.acts import damage, moving, playing, standing, tokens

    if isinstance(act, (damage.RemoveDamage, moving.Draw, playing.PlayResource, standing.FollowRestoreRule)):
        return False
    if isinstance(act, (moving.Discard, moving.PutAway, moving.ShuffleInto, standing.Deplete, tokens.RemoveTokens)):
        return True
    return type(act) in opening() and not isinstance(act, (tokens.PutTokens, standing.Restore))


def stands_in_the_way(first: Act, then: Act) -> bool:
    """May what the first act uses up be what the other one needs?"""
    from mulligan.games.spoils.vocabulary.acts import moving, standing, tokens

    if isinstance(first.subject(), This) and isinstance(then.subject(), This):
        return type(first) is type(then) or not isinstance(first, (standing.Deplete, tokens.RemoveTokens))
    if isinstance(first, (standing.Deplete, tokens.RemoveTokens)):  # it is there still
        return type(first) is type(then)
    from_hand = (moving.Discard, moving.PutAway)
    anywhere = (moving.Put, moving.RemoveFromGame, moving.ShuffleInto)
    if isinstance(first, from_hand):
        return isinstance(then, from_hand + anywhere)
    return not isinstance(then, from_hand) or isinstance(first, anywhere)


def may_open(step: Deed) -> bool:
    """Does it change what is in play, what stands ready there, or what can be paid with?"""
    return type(step.deed) in opening()


def waits_for_a_choice(step: Step) -> bool:
    """Is it a number or an "if" that is known only once something was chosen, and that later costs hang on (401.3)?"""
    from mulligan.games.spoils.vocabulary.acts.binding import SetNumber

    if isinstance(step, Unless):
        return len(slots_in(step.condition)) > 0
    return isinstance(step, Deed) and isinstance(step.deed, SetNumber) and len(step.slots) > 0


def some_way(table: Table, seat: Seat, card: Card, free: int, ability: int, text_of: int) -> bool:
    """Can this be played, or this ability used, whatever its player has to choose on the way?"""
    from mulligan.games.spoils.rules.playing import begin

    if table.in_costs:
        return False
    trial = table.clone()
    assert isinstance(trial, Table)
    trial.decision = None
    trial.learned = False
    begin(trial, seat, card, trial.area[card], free, ability, text_of)
    return Trial(len(trial.stack)).leads_through(trial)


class Trial:
    """One play, tried out: the costs are the procedures above it."""

    def __init__(self, depth: int) -> None:
        self.depth: int = depth
        self.tries: int = 0

    def leads_through(self, table: Table) -> bool:
        """Do the costs come to their end, by some choice at each question?"""
        while table.goes_on():
            if len(table.stack) < self.depth:
                return False  # a cost could not be satisfied: all is undone
            play = table.stack[self.depth - 1]
            if len(table.stack) == self.depth and isinstance(play, Play) and play.costs_are_paid():
                return True
            if table.learned:
                return True  # Ruling 20: what comes of it nobody can know before
            table.take_step()
        decision = table.decision
        if decision is None or len(table.stack) < self.depth:
            return False
        options = [option for option in decision.options if option != TAKE_BACK]
        if decision.subject == ABOUT_PAYMENT:
            del options[1:]
        for option in options:
            self.tries += 1
            if self.tries > TRIES:
                return True
            twin = table.clone()
            assert isinstance(twin, Table)
            twin.take_answer(option)
            if self.leads_through(twin):
                return True
        return False
