"""How texts are followed: who is asked, what can be offered, what comes of what cannot be done, what a text leaves."""

from typing import Final

from mulligan.games.spoils.effects import costs
from mulligan.games.spoils.effects.act import Deed
from mulligan.games.spoils.options import ABOUT_EITHER, ABOUT_MAY, NO, WAY, YES
from mulligan.games.spoils.parts import AS_COST, AS_OPPONENT, NORMAL, Context, Play
from mulligan.games.spoils.rules.playing import fail
from mulligan.games.spoils.table import Table
from mulligan.kernel.numbers import Seat
from mulligan.language.flow import Choice, Try

SPARE: Final = 10  # what reductions may yet take off a number to pay


def chooser(table: Table, at: Context) -> Seat:
    """Who is asked: whoever acts. 401.2a: for costs satisfied as though one were an opponent, the one who does so."""
    if at.mode == AS_COST and at.actor == at.you:
        below = table.stack[-2]
        if isinstance(below, Play) and below.free & AS_OPPONENT:
            return below.seat
    return at.actor


def offer(table: Table, at: Context) -> None:
    """Ask whether to do what follows."""
    table.ask(chooser(table, at), ABOUT_MAY, [YES, NO] if could_be_done(table, at, at.place + 1) else [NO])


def could_be_done(table: Table, at: Context, place: int) -> bool:
    """Ruling 26: nobody is asked whether to do what cannot begin: nothing to choose, or not enough to pay with."""
    steps = at.program(table).steps
    while isinstance(steps[place], Try):
        place += 1
    step = steps[place]
    return not isinstance(step, Deed) or step.deed.can_begin(table, at)


def choose_way(table: Table, at: Context, step: Choice, ways: list[int]) -> None:
    """Ask for one of several ways: those that can be gone as far as anybody can tell (401.2, Ruling 22)."""
    made = for_judging(table, at)
    resources = table.unattached_resources(chooser(table, at)) + SPARE
    found: list[int] = []
    for way in ways:
        place = step.places[way]
        first = at.program(table).steps[place]
        if at.mode == AS_COST or not isinstance(first, Deed) or not first.deed.at_will():
            open_way = costs.can_go(table, made, at.program(table), place, resources)
        else:  # one can lose more than there is, and draw what is not there (102.1a)
            open_way = first.deed.payable(table, at)
        if open_way:
            found.append(WAY + way)
    table.ask(chooser(table, at), ABOUT_EITHER, found or [WAY + way for way in ways])


def for_judging(table: Table, at: Context) -> Context:
    """The context of an effect, to judge what could be done with the knowledge of whoever is asked (401.2a)."""
    made = at.copy()
    asked = chooser(table, at)
    made.who_knows = asked + 1 if asked != at.actor else 0
    return made


def impossible(table: Table, at: Context) -> None:
    """402.5: what cannot be done is ignored; as a cost it makes the whole action illegal (401.2)."""
    at.did = False
    if at.mode == AS_COST:
        fail(table)


def ended(table: Table, at: Context) -> None:
    """The program is done; what it settled goes to whom it may concern."""
    table.pop()
    if at.mode == NORMAL:
        return
    below = table.stack[-1]
    if at.mode == AS_COST and isinstance(below, Play):
        at.place = 0
        at.step = 0
        below.settled = at
