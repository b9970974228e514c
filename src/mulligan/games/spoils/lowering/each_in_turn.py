"""What is said after "each player …" of "that player": each of them does it in turn, as a part of the same round."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mulligan.games.spoils.lowering.slots import slot_of
from mulligan.games.spoils.vocabulary.acts.binding import AnewEachRound, BindPlayers
from mulligan.games.spoils.vocabulary.conditions import AnyDealtWith, SoManyDealtWith
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.language.core import flow
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Instruction, Players
from mulligan.language.references import It
from mulligan.language.tree import Node, parts, rebuild, walk

EACH = (pl.EachPlayer, pl.EachOpponent, pl.EachOtherPlayer)


def in_rounds(acts: tuple[Instruction, ...], fresh: Callable[[], int]) -> tuple[Instruction, ...]:
    """The instructions, with those that speak of each of several players one by one taken into what each does."""
    out: list[Instruction] = []
    slot = 0
    for act in acts:
        before = out[-1] if out else None
        if not isinstance(before, flow.By) or not isinstance(before.who, EACH) or not is_of_each(act, before):
            out.append(act)
            slot = 0
            continue
        done: tuple[Instruction, ...] = before.act.acts if slot and isinstance(before.act, flow.Both) else (before.act,)
        if not slot:
            slot = fresh()
            hows = {part.how: 0 for part in walk(act) if isinstance(part, AnyDealtWith | SoManyDealtWith)}
            anew = [AnewEachRound(how, fresh()) for how in hows]
            if any(isinstance(part, flow.May) for part in walk(before.act)):  # who declines has chosen none
                anew += [AnewEachRound(None, one) for one in sorted(the_one_card_of(before))]
            done = (BindPlayers(pl.Actor(), slot, alone=True), *anew, *done)
        out[-1] = flow.By(before.who, flow.Both((*done, flow.By(pl.You(), of_player(act, pl.They(slot))))))
    return tuple(out)


def is_of_each(act: Instruction, before: flow.By) -> bool:
    """Does it speak of "that player", or ask what the one card is that each of them chose, revealed, ...?

    "All players …" anew is a round of its own: its "their" is whoever acts in that.
    """
    if isinstance(act, flow.By) and isinstance(act.who, EACH):
        return False
    if any(isinstance(part, pl.Actor) for part in outside_rounds(act)):
        return True
    one = the_one_card_of(before)
    return isinstance(act, flow.If) and any(isinstance(part, It) and part.slot in one for part in walk(act.condition))


def the_one_card_of(before: flow.By) -> set[int]:
    """The slots of the cards that each of them chose, revealed, ..., one at a time."""
    return {slot_of(part) for part in walk(before.act) if isinstance(part, ca.Some | ca.Top) and not part.plural}


def outside_rounds(node: Node) -> Iterator[Node]:
    """Its parts, but for what other players do: their "they" is another."""
    yield node
    for part in parts(node):
        if not is_by_others(part):
            yield from outside_rounds(part)


def is_by_others(node: Node) -> bool:
    return isinstance(node, flow.By) and not isinstance(node.who, pl.Actor)


def of_player(act: Instruction, who: Players) -> Instruction:
    """The same of a certain player, where it speaks of whoever acts."""

    def settled(part: Node) -> Node:
        if isinstance(part, pl.Actor):
            return who
        return part if is_by_others(part) else rebuild(part, settled)

    made = settled(act)
    assert isinstance(made, Instruction)
    return made
