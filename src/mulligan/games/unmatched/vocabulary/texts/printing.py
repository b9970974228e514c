"""Puts what was read of a card back into English."""

from __future__ import annotations

from mulligan.games.unmatched.vocabulary.acts.limits import AtTurnToCome
from mulligan.games.unmatched.vocabulary.acts.moving import MoveFighters, PassThrough
from mulligan.games.unmatched.vocabulary.acts.picking import OneOfThese
from mulligan.games.unmatched.vocabulary.texts.passages import ANYWHERE, DISCARDED, Passage
from mulligan.games.unmatched.vocabulary.texts.phrasebook import grammar, sentences
from mulligan.language.core.flow import By
from mulligan.language.core.kinds import Instruction
from mulligan.language.core.players import PlayerMention, You
from mulligan.language.grammar import PrintError
from mulligan.language.tree import with_fields
from mulligan.language.words import capital, join

NUMBERS = ("none", "one", "two", "three")


def printed(read: tuple[Passage, ...]) -> str:
    """A card's passages as English."""
    lines: list[str] = []
    for passage in read:
        if passage.uncancelled:
            lines.append("This card's effects cannot be canceled.")
            continue
        if passage.conceals:
            lines.append(
                "If an effect would let an opponent look at your hand, you may reveal this card and cancel that effect."
            )
            continue
        if passage.timing == DISCARDED:
            said = body_text(passage.acts)
            lines.append(f"If you discard this card as a result of an opponent's effect, {said[0].lower()}{said[1:]}")
            continue
        if passage.reach:
            where = f"up to {passage.reach} spaces away" if passage.reach < ANYWHERE else "anywhere on the board"
            lines.append(f"This attack may target a fighter {where}.")
            continue
        if passage.ranged:
            lines.append("This is a ranged attack.")
            continue
        label = f"{passage.timing}: " if passage.timing else ""
        parts: list[str] = []
        if passage.requirement is not None:
            parts.append(f"Mission: {capital(join(grammar().show(passage.requirement)))}.")
        if passage.acts:
            parts.append(body_text(passage.acts))
        if passage.starred:
            parts.append(f"Brainwashed: {body_text(passage.starred)}")
        lines.append(label + "\n".join(parts))
    return "\n".join(lines)


def body_text(acts: tuple[Instruction, ...]) -> str:
    """Instructions as sentences, with the choices that stand in lines of their own."""
    out: list[str] = []
    for act in acts:
        offer = act.act if isinstance(act, By) else act
        if isinstance(offer, OneOfThese):
            who = "Your opponent chooses" if isinstance(act, By) else "Choose"
            out.append(f"{who} {NUMBERS[offer.times]}:")
            out.extend(f"\n- {body_text(option.acts)}" for option in offer.options)
        elif isinstance(act, AtTurnToCome):
            if not act.acts:
                raise PrintError("what waits is a program by now")
            said = body_text(act.acts)
            out.append(f"At the {'end' if act.end else 'start'} of {turn_of(act)} turn, {said[0].lower()}{said[1:]}")
        else:
            out.append(sentences().show_body(unfolded((act,))))
    return " ".join(out)


def turn_of(act: AtTurnToCome) -> str:
    """Whose turn it waits for."""
    if act.whose is None:
        return "the"
    if isinstance(act.whose, You):
        return "your" if act.soon else "your next"
    return "their next" if isinstance(act.whose, PlayerMention) else "your opponent's next"


def unfolded(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """What reading folded together, apart again."""
    out: list[Instruction] = []
    for act in acts:
        if isinstance(act, MoveFighters) and (act.through or act.past):
            out += [with_fields(act, through=False, past=False), PassThrough(past=act.past)]
        else:
            out.append(act)
    return tuple(out)
