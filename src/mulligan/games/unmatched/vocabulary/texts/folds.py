"""Sentences of a hero's texts that hang on the one before them: "instead", "again", a move that goes through others."""

from __future__ import annotations

import re
from typing import cast

from mulligan.games.unmatched.vocabulary.acts.fighting import EffectLent
from mulligan.games.unmatched.vocabulary.acts.forms import BecomeAny, Form, FormIs, FormIsNot, Indicator, NextForm
from mulligan.games.unmatched.vocabulary.acts.health import DealDamage, RecoverHealth
from mulligan.games.unmatched.vocabulary.acts.limits import AtTurnToCome
from mulligan.games.unmatched.vocabulary.acts.markers import PlaceMarkers
from mulligan.games.unmatched.vocabulary.acts.moving import EndsThere, MoveFighters, PassThrough
from mulligan.games.unmatched.vocabulary.acts.turn import Again, MoveValueNow
from mulligan.games.unmatched.vocabulary.asking.conditions import IsAttacking, NotDefeated, StandsNot
from mulligan.games.unmatched.vocabulary.asking.memory import AnyTrue
from mulligan.games.unmatched.vocabulary.asking.predicates import IfSo
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    ByName,
    Fighters,
    InPart,
    OpposingFighter,
    Spaces,
    Spoken,
    YourFighter,
    YourOpponent,
)
from mulligan.games.unmatched.vocabulary.nouns.spaces import AnySpace
from mulligan.games.unmatched.vocabulary.nouns.those import Stirred
from mulligan.games.unmatched.vocabulary.special.abilities import AbilityLine, GadgetRule, Guarded, Triggered
from mulligan.language.core import players
from mulligan.language.core.amounts import Variable
from mulligan.language.core.flow import Attempt, Both, By, Either, ForEach, If, Instead, May, Where
from mulligan.language.core.kinds import Condition, Instruction, Players
from mulligan.language.reader import Problem, ReadError
from mulligan.language.tree import Node, rebuild, walk, with_fields


def with_amounts(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """ "Draw X cards, where X is …": what X is stands in its place."""
    return tuple(cast(Instruction, without_letters(act)) for act in acts)


def without_letters(tree: Node) -> Node:
    if not isinstance(tree, Where):
        return rebuild(tree, without_letters)
    lets = {let.name: let.value for let in tree.lets}

    def said(part: Node) -> Node:
        return lets.get(part.name, part) if isinstance(part, Variable) else rebuild(part, said)

    return said(without_letters(tree.act))


def fold_passing(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """A sentence that lets a move go through opposing fighters belongs to the move before it."""
    out: list[Instruction] = []
    for act in stirring(acts):
        passing = act.act if isinstance(act, May) else act
        if isinstance(passing, PassThrough):
            if not out:
                raise ReadError([Problem(1, "move through opposing fighters", "no move stands before it")])
            out[-1] = let_through(out[-1], passing.past)
        elif isinstance(act, EndsThere):
            if not out:
                raise ReadError([Problem(1, "must end", "no move stands before it")])
            out[-1] = end_there(out[-1], act.where)
        elif isinstance(act, Both):
            out.append(Both(fold_passing(act.acts)))
        elif isinstance(act, Attempt):
            out.append(Attempt(act.act, fold_passing(act.then), fold_passing(act.otherwise)))
        else:
            out.append(act)
    return tuple(out)


def stirring(acts: tuple[Instruction, ...]) -> list[Instruction]:
    """ "Each fighter you moved" is one whom the last move before it brought to another space."""
    out: list[Instruction] = []
    for act in acts:
        if any(isinstance(part, Stirred) for part in walk(act)):
            moves = [at for at, one in enumerate(out) if any(isinstance(part, MoveFighters) for part in walk(one))]
            if moves:
                out[moves[-1]] = cast(Instruction, who_stirred(out[moves[-1]]))
            else:
                act = cast(Instruction, who_stirred(act))
        out.append(act)
    return out


def who_stirred(tree: Node) -> Node:
    return with_fields(tree, stirred=True) if isinstance(tree, MoveFighters) else rebuild(tree, who_stirred)


def let_through(act: Instruction, past: bool) -> Instruction:
    if isinstance(act, MoveFighters):
        return with_fields(act, through=act.through or not past, past=act.past or past)
    if isinstance(act, MoveValueNow):
        return MoveValueNow(act.who, act.value, True)
    if isinstance(act, May):
        return May(let_through(act.act, past))
    if isinstance(act, By):
        return By(act.who, let_through(act.act, past))
    if isinstance(act, If) and len(act.then) == 1:
        return If(act.condition, (let_through(act.then[0], past),), act.otherwise)
    if isinstance(act, Both):
        return Both((*act.acts[:-1], let_through(act.acts[-1], past)))
    raise ReadError([Problem(1, "move through opposing fighters", "no move stands before it")])


def end_there(act: Instruction, where: Spaces) -> Instruction:
    if isinstance(act, MoveFighters):
        return with_fields(act, ending=where)
    if isinstance(act, May):
        return May(end_there(act.act, where))
    if isinstance(act, By):
        return By(act.who, end_there(act.act, where))
    if isinstance(act, If) and len(act.then) == 1:
        return If(act.condition, (end_there(act.then[0], where),), act.otherwise)
    raise ReadError([Problem(1, "must end", "no move stands before it")])


def same_subject(line: AbilityLine, before: list[AbilityLine]) -> AbilityLine:
    """ "He …" after a line about somebody is that one."""
    if not isinstance(getattr(line, "who", None), Spoken) or getattr(line, "condition", None) is not None:
        return line
    plain = [one.line if isinstance(one, Guarded) else one for one in before]
    named = [who for one in plain if isinstance(who := getattr(one, "who", None), ByName)]
    return with_fields(line, who=named[-1]) if named else line


def only_once(line: AbilityLine, ever: bool) -> AbilityLine:
    """A line with the limit that the sentence after it sets."""
    if isinstance(line, Guarded):
        return Guarded(line.condition, only_once(line.line, ever))
    if not isinstance(line, Triggered):
        raise ReadError([Problem(1, "once", "nothing that is done at some time stands before it")])
    return Triggered(with_fields(line.when, ever=ever, once=not ever, used=True), line.acts)


def opened_with(line: AbilityLine, states: list[Condition]) -> Condition | None:
    """What a line that opens with "while" says of the hero itself: a form, or a state."""
    asked = getattr(line, "condition", None)
    if not isinstance(asked, Condition):
        return None
    return asked if asked in states or any(isinstance(part, Form) for part in walk(asked)) else None


def in_form(line: AbilityLine, held: Condition, states: list[Condition]) -> AbilityLine:
    """ "While FORM, this. That.": in one paragraph both hold in that form, but for what speaks of forms itself."""
    if any(isinstance(part, Form | Indicator) for part in walk(line)):
        return line
    clear = isinstance(held, FormIs | FormIsNot) or held in states
    if not clear or any(isinstance(part, NextForm | BecomeAny) for part in walk(line)):
        unclear = "it is not clear whether what comes next holds only then: begin a new line, or say “while” again"
        raise ReadError([Problem(1, "while", unclear)])
    return Guarded(held, line)


def fold_pronouns(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """ "If you won, place somebody there. They take 1 damage.": who comes up under an "if" is spoken of under it."""
    out: list[Instruction] = []
    for act in acts:
        before = out[-1] if out else None
        points = not isinstance(act, If | Attempt) and any(isinstance(part, Spoken) for part in walk(act))
        if points and isinstance(before, If) and not before.otherwise and not speaks_of_fighters(before.condition):
            if any(speaks_of_fighters(then) for then in before.then):
                out[-1] = If(before.condition, (*before.then, act))
                continue
        out.append(act)
    return tuple(out)


WHOSE_TURN: dict[str, Players | None] = {
    "your next": players.You(),
    "your opponent's next": YourOpponent(),
    "the opposing fighter's next": YourOpponent(),
    "the attacker's next": YourOpponent(),
    "the defender's next": YourOpponent(),
    "their next": players.PlayerMention("they"),
    "its controller's next": players.PlayerMention("they"),
    "that player's next": players.PlayerMention("that player"),
    "the": None,
    "this": None,
    "your": players.You(),
}


def of_whose_turn(whose: str, done: str) -> str:
    """ "At the start of the attacker's next turn, … that fighter": the one whose turn it is."""
    if "er's" not in whose.lower():
        return done
    return re.sub(r"\b(?:that fighter|them|him|her)\b", whose.lower().removesuffix("'s next"), done)


def to_come(found: re.Match[str], acts: tuple[Instruction, ...]) -> Instruction:
    """ "At the start of your next turn, …": what is done then."""
    whose = WHOSE_TURN[found.group("whose").lower()]
    end = found.group("part").lower() == "end"
    if whose is None and not end:
        raise ReadError([Problem(1, "at the start of this turn", "it is over when this is done")])
    soon = found.group("whose").lower() == "your"
    if soon and not end:
        raise ReadError([Problem(1, "at the start of your turn", "each turn, or the next? say “your next turn”")])
    return AtTurnToCome(whose, end, acts, soon)


def speaks_of_fighters(tree: Node) -> bool:
    return any(isinstance(part, Fighters) and not isinstance(part, Spoken) for part in walk(tree))


def whose_choice(acts: tuple[Instruction, ...]) -> None:
    """ "Your opponent does this or does that": where it is not clear who chooses, and who does it, it is not read."""
    for act in acts:
        for part in walk(act):
            if isinstance(part, May) and isinstance(part.act, May):
                raise ReadError([Problem(1, "you may you may", "it is offered twice")])
            if isinstance(part, Either) and isinstance(part.acts[0], By):
                if not all(isinstance(way, By) for way in part.acts):
                    raise ReadError([Problem(1, "or", "it is not clear who does this, and who chooses")])


def fold_again(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """ "… to do it a second time" is the sentence before once more."""
    out: list[Instruction] = []
    for act in acts:
        if isinstance(act, Again) and out and not isinstance(out[-1], Again):
            act = out[-1]
        if isinstance(act, Attempt) and any(isinstance(then, Again) for then in act.then):
            if not out:
                raise ReadError([Problem(1, "again", "nothing stands before it")])
            before = out[-1]
            act = Attempt(
                act.act, tuple(before if isinstance(then, Again) else then for then in act.then), act.otherwise
            )
        out.append(act)
    return tuple(out)


def borrowed(act: Instruction, before: Instruction) -> Instruction:
    """What happens instead happens to those of whom the sentence before speaks."""
    if isinstance(act, Both):
        return Both((borrowed(act.acts[0], before), *act.acts[1:]))
    if isinstance(act, DealDamage) and isinstance(act.to, Spoken) and isinstance(before, DealDamage):
        return DealDamage(act.amount, before.to)
    if isinstance(act, RecoverHealth) and isinstance(act.who, Spoken) and isinstance(before, RecoverHealth):
        return RecoverHealth(before.who, act.amount)
    if isinstance(act, PlaceMarkers) and isinstance(act.where, AnySpace) and isinstance(before, PlaceMarkers):
        return with_fields(act, where=before.where)
    if isinstance(act, By) and isinstance(act.who, players.PlayerMention) and isinstance(before, By):
        return By(before.who, act.act)
    return act


def fold_if_so(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """ "If she is not there, this. If she is, that." is one thing or the other."""
    out: list[Instruction] = []
    for act in acts:
        if not isinstance(act, If) or not isinstance(act.condition, IfSo):
            out.append(act)
            continue
        before = out[-1] if out else None
        if not isinstance(before, If) or before.otherwise or denied(before.condition) == act.condition.never:
            raise ReadError([Problem(1, "if it is so", "it is not clear what is asked")])
        out[-1] = If(before.condition, before.then, act.then)
    return tuple(out)


def denied(condition: Condition) -> bool:
    """Is it asked whether something is not so?"""
    return isinstance(condition, FormIsNot | StandsNot | NotDefeated) or getattr(condition, "never", False) is True


def fold_for_each(act: Instruction) -> Instruction:
    """ "Do this, then that for each …": only the last of them is done so often."""
    if isinstance(act, ForEach) and isinstance(act.act, Both) and not act.apart:  # "for each …, this and that": all
        *before, last = act.act.acts
        return Both((*before, with_fields(act, act=last)))
    return act


def subject_known(condition: Condition, before: Instruction) -> Condition:
    """ "NAME recovers 2 health. If she has …, she recovers 3 instead": she is asked about before it is done."""
    named = getattr(before, "who", None) or getattr(before, "to", None)
    if not isinstance(named, ByName | YourFighter | OpposingFighter | InPart):
        return condition

    def known(part: Node) -> Node:
        return named if isinstance(part, Spoken) else rebuild(part, known)

    return cast(Condition, known(condition))


def in_its_place(act: If, before: Instruction) -> Instruction:
    """What is done instead of the sentence before; where that was asked for itself, only where it would be done."""
    if isinstance(before, If) and not before.otherwise and not isinstance(before.condition, FormIs | FormIsNot):
        inner = before.then[0] if len(before.then) == 1 else Both(before.then)
        return If(before.condition, (in_its_place(act, inner),))
    last = before.acts[-1] if isinstance(before, Both) else before
    then = tuple(borrowed(part.act, last) if isinstance(part, Instead) else part for part in act.then)
    return If(subject_known(act.condition, last), then, (before,))


def fold_insteads(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """ "Draw 1 card. If you won the combat, draw 2 cards instead." is one thing or the other."""
    out: list[Instruction] = []
    for act in (fold_for_each(one) for one in fold_if_so(acts)):
        if isinstance(act, Attempt) and any(isinstance(other, Instead) for other in act.otherwise):
            other = tuple(part.act if isinstance(part, Instead) else part for part in act.otherwise)
            act = Attempt(act.act, act.then, other)
        if isinstance(act, If) and not act.otherwise and any(isinstance(then, Instead) for then in act.then):
            if not out:
                raise ReadError([Problem(1, "instead", "nothing stands before it")])
            out.append(in_its_place(act, out.pop()))
        elif isinstance(act, Attempt) and not act.otherwise and any(isinstance(then, Instead) for then in act.then):
            if not out:
                raise ReadError([Problem(1, "instead", "nothing stands before it")])
            before = out.pop()
            then = tuple(borrowed(part.act, before) if isinstance(part, Instead) else part for part in act.then)
            out.append(Attempt(act.act, then, (before,)))
        else:
            out.append(act)
    return tuple(out)


def of_gadgets(lines: list[AbilityLine]) -> list[AbilityLine]:
    """Where the active gadget's effect is resolved when somebody attacks, it is resolved then and not otherwise."""
    rule = next((line for line in lines if isinstance(line, GadgetRule)), None)
    if rule is None:
        return lines
    attacks = AnyTrue((IsAttacking(rule.who), EffectLent()))
    found: list[AbilityLine] = []
    for line in lines:
        inner = line.line if isinstance(line, Guarded) else None
        if isinstance(line, Guarded) and isinstance(inner, Triggered):
            found.append(Guarded(line.condition, Triggered(inner.when, (If(attacks, inner.acts),))))
        else:
            found.append(line)
    return found
