"""What the extra costs of a card settle, and what its text says of that once it is in play."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.lowering.slots import brought_in, pointed_at, slot_of
from mulligan.games.spoils.vocabulary import conditions as co
from mulligan.games.spoils.vocabulary import paragraphs as p
from mulligan.games.spoils.vocabulary.acts.choosing import ChooseNumber
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import deeds as de
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns.spoken_of import HOWS
from mulligan.games.spoils.vocabulary.statics.rules import EntersWith
from mulligan.games.spoils.vocabulary.terms import VARIABLES
from mulligan.language.core import flow
from mulligan.language.core.amounts import Variable
from mulligan.language.core.kinds import Amount, Cards, Instruction, Paragraph
from mulligan.language.flow import CannotBePlayed
from mulligan.language.references import It
from mulligan.language.tree import Node, rebuild, walk, with_fields


@dataclass(frozen=True)
class Paid:
    """What the extra costs of a card settle, and what it does when it resolves."""

    slots: frozenset[int] = frozenset()  # of the cards and players that they bring in
    numbers: frozenset[str] = frozenset()  # X, Y or Z
    hows: frozenset[str] = frozenset()  # what they do to cards: discarded, destroyed
    acts: tuple[Instruction, ...] = ()

    def is_spoken_of(self, node: Node) -> bool:
        """Whether words point at what they have brought in."""
        return bool(pointed_at(node) & self.slots)

    def is_needed_later(self, node: Paragraph) -> bool:
        """Whether a paragraph speaks of what only they have settled: not what the card enters play with, which is known
        as they are paid."""
        if any(isinstance(part, EntersWith) and part.cards == ca.This() for part in walk(node)):
            return False
        settles = [*node.costs] if isinstance(node, p.Ability) else [node]
        own = {part.name for some in settles for part in walk(some) if isinstance(part, flow.Let | ChooseNumber)}
        if isinstance(node, p.Ability):  # "Pay X": it is chosen anew
            own |= {part.name for some in settles for part in walk(some) if isinstance(part, Variable)}
        said = {part.name for part in walk(node) if isinstance(part, Variable)}
        does = {HOWS.get(type(part).__name__, "") for part in walk(node)}
        done = {part.how.value for part in walk(node) if isinstance(part, de.ThisWay)}
        return self.is_spoken_of(node) or bool(said & self.numbers - own) or bool(done & self.hows - does)


def paid_for(text: p.CardText) -> Paid:
    """What the costs of a text settle."""
    costs = [some for some in text.paragraphs if isinstance(some, p.ExtraCost)]
    numbers = (part.name for some in costs for part in walk(some) if isinstance(part, flow.Let | ChooseNumber))
    hows = frozenset(HOWS[type(part).__name__] for some in costs for part in walk(some) if type(part).__name__ in HOWS)
    acts = tuple(act for some in text.paragraphs if isinstance(some, p.Effect) for act in some.acts)
    return Paid(frozenset(slot for some in costs for slot in brought_in(some)), frozenset(numbers), hows, acts)


def entering_as_paid(text: p.CardText) -> p.CardText:
    """ "This card enters play with X tokens on it, where X is the discarded card's numeric cost": X is known as soon as
    the costs are paid, and only then."""
    costs = [some for some in text.paragraphs if isinstance(some, p.ExtraCost)]
    slots = paid_for(text).slots
    letters = {part.name for part in walk(text) if isinstance(part, Variable)}
    settled: list[flow.Let] = []

    def change(paragraph: Paragraph) -> Paragraph:
        act = paragraph.act if isinstance(paragraph, p.Static) and paragraph.condition is None else None
        if isinstance(act, flow.Where) and isinstance(act.act, EntersWith):
            if any(speaks_of_costs(let.value, slots) for let in act.lets):
                settled.extend(act.lets)
                return with_fields(paragraph, act=act.act)
        elif isinstance(act, EntersWith) and speaks_of_costs(act.amount, slots):
            free = next((letter for letter in VARIABLES if letter not in letters), "")
            if not free:
                raise CannotBePlayed("more than three numbers")
            letters.add(free)
            settled.append(flow.Let(free, act.amount))
            return with_fields(paragraph, act=with_fields(act, amount=Variable(free)))
        return paragraph

    changed = [change(some) for some in text.paragraphs] if costs else []
    if not settled:
        return text
    last = max(at for at, some in enumerate(changed) if isinstance(some, p.ExtraCost))
    changed[last] = with_fields(changed[last], costs=(*costs[-1].costs, *settled))
    return with_fields(text, paragraphs=tuple(changed))


def speaks_of_costs(amount: Amount, slots: frozenset[int]) -> bool:
    """Whether a number is one of cards that the costs deal with."""
    parts = [*walk(amount)]
    return any(
        (isinstance(part, It) and part.slot in slots) or isinstance(part, de.ThisWay | ki.Done) for part in parts
    )


def with_costs(text: p.CardText) -> p.CardText:
    """ "If you discarded a card as part of its cost": one that was discarded, and not one that was picked besides."""
    dealt_with: dict[str, list[int]] = {}
    for paragraph in walk(text):
        if isinstance(paragraph, p.ExtraCost):
            for act in walk(paragraph):
                for noun in (getattr(act, name) for name in act.__match_args__) if type(act).__name__ in HOWS else ():
                    if isinstance(noun, Cards):
                        slots = dealt_with.setdefault(HOWS[type(act).__name__], [])
                        slots.extend(
                            slot_of(part) for part in walk(noun) if isinstance(part, ca.Some) and slot_of(part)
                        )

    def change(part: Node) -> Node:
        if isinstance(part, co.PickedAsCost):
            return with_fields(part, slots=tuple(dealt_with.get(part.how.value, ())))
        return rebuild(part, change)

    if not any(isinstance(part, co.PickedAsCost) for part in walk(text)):
        return text
    changed = change(text)
    assert isinstance(changed, p.CardText)
    return changed
