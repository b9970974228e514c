"""Folds sentences that hang on the one before them: "if you do", "otherwise", and what "for each" counts for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mulligan.language.core.durations import AsLongAs
from mulligan.language.core.flow import Attempt, Both, By, ForEach, If, Instead, Lasting, Later, May, Watch
from mulligan.language.core.kinds import Condition, Duration, Instruction
from mulligan.language.core.players import EachOpponent, EachOtherPlayer, EachPlayer, PlayerMention, You
from mulligan.language.references import points_into
from mulligan.language.tree import Node, with_fields

EACH = (EachPlayer, EachOpponent, EachOtherPlayer)


@dataclass(frozen=True)
class Follow(Instruction):
    """A sentence that hangs on the one before it: if you do, if you don't, otherwise."""

    way: str
    acts: tuple[Instruction, ...]


class UnfoldedError(ValueError):
    """An "if you do" with nothing before it."""


def fold(acts: list[Instruction]) -> tuple[Instruction, ...]:
    """Hang "if you do", "if you don't" and "otherwise" on the sentence they speak of.

    Sentences between "if you do" and an "otherwise" belong to the first; without one, only the sentence itself does.
    """
    out: list[Instruction] = []
    at = 0
    while at < len(acts):
        act = acts[at]
        if not isinstance(act, Follow):
            out.append(act)
            at += 1
            continue
        if not out:
            raise UnfoldedError(act.way)
        before = out[-1].act if isinstance(out[-1], By) else out[-1]
        if act.way == "otherwise" or (act.way == "don't" and isinstance(before, Attempt) and before.then):
            out[-1] = _otherwise(out[-1], act.acts)
            at += 1
            continue
        end = at + 1
        hung = list(act.acts)
        turn = next((n for n in range(at + 1, len(acts)) if isinstance(acts[n], Follow)), None)
        if turn is not None and _turns(acts[turn]) and not _answers(acts, turn, at):
            hung += acts[at + 1 : turn]
            end = turn
        base = out.pop()
        # "This turn, when …, you may pay 1. If you do, …": whenever it happens; so for each of something.
        if isinstance(base, (Watch, Later)) or (isinstance(base, ForEach) and base.apart):
            (inside,) = fold([base.act, Follow(act.way, tuple(hung))])
            out.append(with_fields(base, act=inside))
        elif isinstance(base, Attempt):
            hung_on = base.then[-1] if base.then else base.otherwise[-1]
            inner = Attempt(hung_on, tuple(hung)) if act.way == "do" else Attempt(hung_on, (), tuple(hung))
            out.append(
                Attempt(base.act, (*base.then[:-1], inner), base.otherwise)
                if base.then
                else Attempt(base.act, (), (*base.otherwise[:-1], inner))
            )
        elif isinstance(base, If) and not base.otherwise:
            hung_on = base.then[-1]
            inner = Attempt(hung_on, tuple(hung)) if act.way == "do" else Attempt(hung_on, (), tuple(hung))
            out.append(If(base.condition, (*base.then[:-1], inner)))
        elif isinstance(base, By) and isinstance(base.who, EACH):
            each = tuple(_by_one_of_them(some) for some in hung)
            out.append(By(base.who, Attempt(base.act, each) if act.way == "do" else Attempt(base.act, (), each)))
        else:
            out.append(Attempt(base, tuple(hung)) if act.way == "do" else Attempt(base, (), tuple(hung)))
        at = end
    return tuple(out)


def _by_one_of_them(act: Instruction) -> Instruction:
    """What hangs on what each player did: done by that player where it says so, otherwise by you."""
    if isinstance(act, By):
        return act.act if isinstance(act.who, PlayerMention) else act
    return By(You(), act)


Apart = Callable[[Instruction, Instruction], tuple[Instruction, Instruction] | None]


def with_alternatives(acts: tuple[Instruction, ...], apart: Apart) -> tuple[Instruction, ...]:
    """ "Draw a card. If …, draw 2 cards instead.": one or the other. Where what is done instead points at what the
    first brings in, that is chosen `apart` before; where nobody could say what is done, it does not read."""
    out: list[Instruction] = []
    for act in acts:
        other = _instead_if(act)
        if other is None or not out:
            out.append(act)
            continue
        condition, inner = other
        before = out.pop()
        if points_into(inner, before):
            chosen = apart(before, inner)
            if chosen is None:
                raise UnfoldedError("instead")
            first, before = chosen
            out.append(first)
        elif points_into(condition, before):
            raise UnfoldedError("instead")
        out.append(If(condition, (inner,), (before,)))
    return tuple(out)


def _instead_if(act: Instruction) -> tuple[Condition, Instruction] | None:
    if not isinstance(act, If) or act.otherwise or len(act.then) != 1:
        return None
    then = act.then[0]
    return (act.condition, then.act) if isinstance(then, Instead) else None


def for_a_time(duration: Duration, act: Instruction) -> Instruction:
    """What is done lasts so long; who does it, and whether, is settled at once."""
    if isinstance(act, By):
        return By(act.who, for_a_time(duration, act.act))
    if isinstance(act, If) and goes_on((*act.then, *act.otherwise)):
        then = tuple(for_a_time(duration, some) for some in act.then)
        return If(act.condition, then, tuple(for_a_time(duration, some) for some in act.otherwise), act.last)
    return Lasting(duration, act)


def for_one_time(acts: list[Instruction]) -> list[Instruction]:
    """ "A gains 2 strength and B loses 2 strength this turn": a time said at the end is that of all that lasts."""
    last = acts[-1]
    if not isinstance(last, Lasting) or isinstance(last.duration, AsLongAs):
        return acts
    return [for_a_time(last.duration, act) if act.goes_on() else act for act in acts]


def goes_on(acts: tuple[Instruction, ...]) -> bool:
    """Whether all of it could last."""
    return all(act.goes_on() for act in acts)


def hoisted(act: Instruction) -> Instruction:
    """ "Draw a card and gain 1 influence for each …" counts for both; with a subject of its own, only for the last."""
    if not isinstance(act, Both) or not isinstance(act.acts[-1], ForEach):
        return act
    last = act.acts[-1]
    if isinstance(last.act, (May, By)) or any(isinstance(some, (May, By)) for some in act.acts):
        return act
    if any("cards" in type(some).__match_args__ for some in (*act.acts[:-1], last.act)):
        return act
    return ForEach(Both((*act.acts[:-1], last.act)), last.per)


def _turns(act: Node) -> bool:
    return isinstance(act, Follow) and act.way in ("otherwise", "don't")


def _answers(acts: list[Instruction], turn: int, at: int) -> bool:
    """Whether an "otherwise" answers the sentence before it, which begins with an "if" of its own."""
    before = acts[turn - 1]
    following = acts[turn]
    other = isinstance(following, Follow) and following.way == "otherwise"
    return other and turn - 1 > at and isinstance(before, If) and not before.otherwise


def _is_offered(act: Instruction) -> bool:
    """Is it something that a player may do or not? Then "if you don't" answers the "if you do" that hangs on it."""
    return isinstance(act, May) or (isinstance(act, By) and isinstance(act.act, May))


def _otherwise(base: Instruction, acts: tuple[Instruction, ...]) -> Instruction:
    if isinstance(base, Watch | Later):
        return with_fields(base, act=_otherwise(base.act, acts))
    if isinstance(base, Attempt):
        if base.then and isinstance(base.then[-1], (Attempt, If)) and not base.otherwise:
            inner = base.then[-1]
            if not inner.otherwise:
                return Attempt(base.act, (*base.then[:-1], _otherwise(inner, acts)), base.otherwise)
        if base.otherwise and isinstance(base.otherwise[-1], (Attempt, If)) and not base.then:
            return Attempt(base.act, (), (*base.otherwise[:-1], _otherwise(base.otherwise[-1], acts)))
        if base.then and isinstance(base.then[-1], May) and not base.otherwise and not _is_offered(base.act):
            return Attempt(base.act, (*base.then[:-1], Attempt(base.then[-1], (), acts)))
        return Attempt(base.act, base.then, (*base.otherwise, *acts))
    if isinstance(base, By) and isinstance(base.act, If) and not base.act.otherwise:
        return By(base.who, _otherwise(base.act, acts))
    if isinstance(base, By) and isinstance(base.act, Attempt) and not base.act.otherwise:
        return By(base.who, _otherwise(base.act, tuple(_by_one_of_them(act) for act in acts)))
    if isinstance(base, If):
        if base.then and isinstance(base.then[-1], Attempt) and not base.then[-1].otherwise:
            return If(base.condition, (*base.then[:-1], _otherwise(base.then[-1], acts)))
        return If(base.condition, base.then, (*base.otherwise, *acts))
    if isinstance(base, By) and isinstance(base.who, EACH):
        return By(base.who, Attempt(base.act, (), tuple(_by_one_of_them(act) for act in acts)))
    return Attempt(base, (), acts)
