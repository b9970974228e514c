"""Could costs be satisfied, as things stand (401)? What depends on choices to come is not judged yet."""

from typing import Final

from mulligan.games.spoils.effects.act import Deed, Tally, are_bound, slots_in
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.language.flow import Choice, Jump, Offer, Program, Unless

IMPOSSIBLE: Final = -1
TOO_MUCH: Final = 10  # more than reductions can take off what is to be paid


def least_total(table: Table, made: Context, program: Program, resources: int, start: int = 0) -> int:
    """401.2: the numbers that the costs add up to, or IMPOSSIBLE."""
    tally = Tally()
    place = start - 1
    while place + 1 < len(program.steps):
        place += 1
        step = program.steps[place]
        if isinstance(step, Deed):
            if not step.deed.judged(table, made, step.known(made), tally):
                return IMPOSSIBLE
            if tally.total > resources + TOO_MUCH:
                return tally.total
        elif isinstance(step, Choice):
            return tally.total if any_way(table, made, program, step, resources) else IMPOSSIBLE
        elif isinstance(step, Unless):  # 401.3: what was chosen may settle it
            slots = slots_in(step.condition)
            if not slots or not are_bound(made, slots) or step.to <= place:
                return tally.total
            if not step.condition.holds(table, made):
                place = step.to - 1
        elif isinstance(step, Jump) and step.to > place:
            place = step.to - 1
        elif isinstance(step, (Jump, Offer)):
            return tally.total
    return tally.total


def any_way(table: Table, made: Context, program: Program, choice: Choice, resources: int) -> bool:
    """Can any of several ways be gone?"""
    for place in choice.places:
        if can_go(table, made, program, place, resources):
            return True
    return False


def can_go(table: Table, made: Context, program: Program, place: int, resources: int) -> bool:
    """Can the first act of a way be done?"""
    step = program.steps[place]
    if isinstance(step, Deed) and step.deed.labels():  # 307.2: an option of the card, and then what it costs
        step = program.steps[place + 1]
    if not isinstance(step, Deed) or (step.deed.settles() and not step.deed.asks()):
        return True
    tally = Tally()
    return step.deed.judged(table, made, step.known(made), tally) and tally.total <= resources
