"""When a line of a special ability is done: the moments of the rules that its words mean, and what each asks of it."""

from __future__ import annotations

from typing import cast

from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.vocabulary.acts.drawing import DiscardCards, DiscardHand
from mulligan.games.unmatched.vocabulary.acts.markers import MoveMarkers, MoveMarkerTo, PlaceMarkers, RemoveMarkers
from mulligan.games.unmatched.vocabulary.acts.ongoing import DiscardThis, SchemeLeaves
from mulligan.games.unmatched.vocabulary.acts.own_pile import EmptyPile
from mulligan.games.unmatched.vocabulary.acts.turn import (
    DoubleCounters,
    EmptyCounters,
    FillCounters,
    GainCounters,
    SpendActions,
    SpendCounters,
)
from mulligan.games.unmatched.vocabulary.asking.conditions import AllTrue, HandAtLeast, Stands, StandsIn
from mulligan.games.unmatched.vocabulary.asking.memory import Compared, HasCounters
from mulligan.games.unmatched.vocabulary.nouns.fighters import EachOfThem, One, PassedThrough, Side, Spoken, YourFighter
from mulligan.games.unmatched.vocabulary.special import abilities as ab
from mulligan.games.unmatched.vocabulary.special.occasions import Moment, WhenThis
from mulligan.games.unmatched.vocabulary.writing.settling import Settling
from mulligan.language.core.amounts import Exactly
from mulligan.language.core.flow import Attempt, Both, If, May
from mulligan.language.core.kinds import Condition, Instruction
from mulligan.language.flow import CannotBePlayed
from mulligan.language.tree import Node, rebuild, walk, with_fields

MOMENTS = {
    Moment.START_OF_TURN: (p.ON_START_OF_TURN,),
    Moment.END_OF_TURN: (p.ON_END_OF_TURN,),
    Moment.AFTER_ATTACK: (p.ON_AFTER_ATTACK,),
    Moment.AFTER_COMBAT: (p.ON_AFTER_COMBAT,),
    Moment.BOOST: (p.ON_BOOST,),
    Moment.AFTER_MANEUVER: (p.ON_MANEUVER_DONE,),
    Moment.AFTER_SCHEME: (p.ON_SCHEME_DONE,),
    Moment.AFTER_ATTACK_OR_SCHEME: (p.ON_AFTER_ATTACK, p.ON_SCHEME_DONE),
    Moment.AFTER_DEFENSE: (p.ON_AFTER_DEFENSE,),
    Moment.AFTER_EITHER: (p.ON_AFTER_ATTACK, p.ON_AFTER_DEFENSE),
    Moment.ATTACKS: (p.ON_ATTACK,),
    Moment.MANEUVERS: (p.ON_MANEUVER,),
    Moment.SCHEMES: (p.ON_SCHEME,),
    Moment.START_OF_GAME: (p.ON_START_OF_GAME,),
    Moment.MOVED: (p.ON_MOVED,),
    Moment.DEFEATED: (p.ON_DEFEATED,),
    Moment.FOE_DEFEATED: (p.ON_FOE_DEFEATED,),
    Moment.HURT: (p.ON_HURT,),
    Moment.ON_MARKER: (p.ON_MARKER,),
    Moment.IMMEDIATELY: (p.IN_IMMEDIATELY,),
    Moment.DURING: (p.IN_DURING,),
    Moment.ATTACKED: (p.ON_ATTACKED,),
    Moment.FOE_TURN: (p.ON_FOE_TURN,),
    Moment.FOE_TURN_END: (p.ON_FOE_TURN_END,),
    Moment.LIKED: (p.WHEN_LIKED,),
    Moment.LIKED_ONCE: (p.WHEN_LIKED,),
    Moment.RECOVERED: (p.ON_RECOVERED,),
    Moment.SUMMONED: (p.ON_SUMMONED,),
    Moment.WOULD_FALL: (p.ON_WOULD_FALL,),
    Moment.FOE_SCHEME: (p.ON_FOE_SCHEME,),
    Moment.DEFENDS: (p.IN_DURING,),
    Moment.DRAWS: (p.ON_MANEUVER_DRAW,),
    Moment.SHIFTED: (p.ON_FOE_SHIFTED,),
    Moment.COUNTED: (p.ON_COUNTERS,),
    Moment.STORED: (p.ON_STORED,),
    Moment.YOU_DEFEAT: (p.ON_FOE_DEFEATED,),
    Moment.HURT_BY_FOES: (p.ON_HURT,),
    Moment.FOE_ATTACKS: (p.ON_FOE_ATTACK,),
    Moment.FOE_MANEUVERS: (p.ON_FOE_MANEUVER,),
    Moment.FOE_BOOSTS: (p.ON_FOE_BOOST,),
    Moment.BOOSTS_MANEUVER: (p.ON_BOOST_MANEUVER,),
    Moment.BOOSTS_ATTACK: (p.ON_BOOST_ATTACK,),
    Moment.BOOSTS_DEFENSE: (p.ON_BOOST_DEFENSE,),
    Moment.FOE_MANEUVERED: (p.ON_FOE_MANEUVER_DONE,),
    Moment.DISCARDS: (p.ON_DISCARD,),
    Moment.FOE_DISCARDS: (p.ON_FOE_DISCARD,),
    Moment.MARKER_LAID: (p.ON_MARKER_LAID,),
    Moment.MARKER_LIFTED: (p.ON_MARKER_LIFTED,),
    Moment.GAINS_COUNTERS: (p.ON_COUNTERS,),
}
IN_A_COMBAT = {
    p.ON_ATTACK,
    p.ON_ATTACKED,
    p.ON_AFTER_ATTACK,
    p.ON_AFTER_COMBAT,
    p.ON_AFTER_DEFENSE,
    p.IN_IMMEDIATELY,
    p.IN_DURING,
    p.ON_STORED,
}


def completed(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Ruling 43: what the last card of a pile says is done while the pile still lies there."""
    emptied = [act for act in acts if isinstance(act, EmptyPile)]
    if not emptied:
        raise CannotBePlayed("something that would be done again and again")
    return (*(act for act in acts if act not in emptied), emptied[0])


# What would set itself off again, done at a moment.
SETS_OFF = {
    Moment.DISCARDS: (DiscardCards, DiscardHand),
    Moment.MARKER_LAID: (PlaceMarkers, MoveMarkers, MoveMarkerTo),
    Moment.MARKER_LIFTED: (RemoveMarkers,),
    Moment.GAINS_COUNTERS: (GainCounters, DoubleCounters, FillCounters),
}


def never_ending(line: ab.Triggered) -> None:
    """What is done when something is done is not that again, or it would never end."""
    again = SETS_OFF.get(line.when.moment, ())
    if any(isinstance(part, again) for act in line.acts for part in walk(act)) and not line.when.ever:
        raise CannotBePlayed("something that would be done again and again")


def narrowed(line: ab.Triggered) -> ab.Triggered:
    """ "When a friendly fighter adjacent to her is attacked": any friendly one, and then where it stands is asked."""
    when = line.when
    asked: list[Condition] = []
    if isinstance(when.asked, Stands | StandsIn) and isinstance(when.asked.who, Spoken):
        asked.append(with_fields(when.asked, who=YourFighter()))
        when = with_fields(when, asked=None)
    who = when.who
    gone = when.moment in (Moment.DEFEATED, Moment.YOU_DEFEAT, Moment.WOULD_FALL)
    if isinstance(who, One | EachOfThem) and who.group.spots and not gone:
        asked += [Stands(YourFighter(), spot) for spot in who.group.spots]
        when = with_fields(when, who=with_fields(who, group=with_fields(who.group, spots=())))
    if not asked:
        return line
    so = asked[0] if len(asked) == 1 else AllTrue(tuple(asked))
    return ab.Triggered(when, (If(so, line.acts),))


def limited_counters(line: ab.Triggered) -> None:
    """What is done when there are so many counters gives some of them up, or it would never end."""
    given_up = any(isinstance(part, SpendCounters | EmptyCounters) for act in line.acts for part in walk(act))
    if not (given_up or line.when.once or line.when.ever):
        raise CannotBePlayed("something that would be done again and again")


def in_place_of(acts: tuple[Instruction, ...], skip: Instruction) -> tuple[Instruction, ...]:
    """What is done instead of something, which is then left out: where it is offered, if it is accepted."""
    first = acts[0]
    if len(acts) == 1 and isinstance(first, May):
        return (May(Both((first.act, skip))),)
    if isinstance(first, Attempt) and isinstance(first.act, May):
        return (Attempt(first.act, (skip, *first.then), first.otherwise), *acts[1:])
    if any(isinstance(part, May) for act in acts for part in walk(act)):
        raise CannotBePlayed("it is not clear what is done instead")
    return (*acts, skip)


def with_leaving(tree: Instruction, kind: int) -> Instruction:
    """ "Discard this card", of a card that stays in play."""

    def leaving(part: Node) -> Node:
        return SchemeLeaves(kind) if isinstance(part, DiscardThis) else rebuild(part, leaving)

    return cast(Instruction, leaving(tree))


def after_moving(acts: tuple[Instruction, ...]) -> tuple[tuple[Instruction, ...], tuple[Instruction, ...]]:
    """What is said at a maneuver of those it goes through is done when it is over."""
    now: list[Instruction] = []
    later: list[Instruction] = []
    for act in acts:
        if isinstance(act, Attempt):
            before, after = after_moving(act.then)
            now.append(Attempt(act.act, before, act.otherwise))
            later.extend(after)
        elif any(isinstance(part, PassedThrough) for part in walk(act)):
            later.append(act)
        else:
            now.append(act)
    return tuple(now), tuple(later)


def paid_first(settling: Settling, acts: tuple[Instruction, ...]) -> tuple[tuple[Instruction, ...], Condition | None]:
    """What is done when one likes, without a "may", and what one must have for it."""
    first = acts[0]
    tried = first.act if isinstance(first, Attempt) else first
    price = tried.act if isinstance(tried, May) else tried
    rest: Instruction = Attempt(price, first.then, first.otherwise) if isinstance(first, Attempt) else price
    asked: Condition | None = None
    if isinstance(price, SpendCounters) and isinstance(price.count, Exactly):
        asked = HasCounters(price.name, Compared.AT_LEAST, price.count.amount)
    for part in price.acts if isinstance(price, Both) else (price,):
        if isinstance(part, DiscardCards) and isinstance(part.count, Exactly) and not part.what.types:
            asked = HandAtLeast(part.count.amount)
    return (rest, *acts[1:]), None if asked is None else settling.condition(asked)


def first_tried(acts: tuple[Instruction, ...]) -> Instruction:
    first = acts[0]
    return first.act if isinstance(first, Attempt) else first


def costs_action(acts: tuple[Instruction, ...]) -> bool:
    """Is an action given up for it? Where it is offered, there is one."""
    first = acts[0]
    tried = first.act if isinstance(first, Attempt) else first
    price = tried.act if isinstance(tried, May) else tried
    return any(isinstance(part, SpendActions) for part in (price.acts if isinstance(price, Both) else (price,)))


def both(one: Condition | None, other: Condition | None) -> Condition | None:
    if one is None or other is None:
        return other if one is None else one
    return AllTrue((one, other))


def moments_of(when: WhenThis) -> tuple[int, ...]:
    """Somebody else's defeat, damage, or move is a moment of its own."""
    foes = isinstance(when.who, One | EachOfThem) and when.who.group.side is Side.OPPOSING
    if when.moment is Moment.DEFEATED and foes:
        return (p.ON_FOE_DEFEATED,)
    if when.moment is Moment.HURT and foes:
        return (p.ON_FOE_HURT,)
    if when.moment is Moment.MOVED and foes:
        return (p.ON_FOE_MOVED,)
    if when.moment is Moment.SHIFTED and not foes:
        raise CannotBePlayed("one's own fighters that come or leave")
    if foes and when.moment not in (Moment.ON_MARKER, Moment.SHIFTED, Moment.YOU_DEFEAT):
        raise CannotBePlayed("something that opposing fighters do")
    return MOMENTS[when.moment]
