"""A special ability in which the hero chooses what it is: what is done when it does, and what holds from then on."""

from __future__ import annotations

import re
from collections.abc import Callable

from mulligan.games.unmatched.vocabulary.acts.forms import BecomeAny, BecomeForm, Form, FormIs, Indicator
from mulligan.games.unmatched.vocabulary.special.abilities import AbilityLine, Triggered
from mulligan.games.unmatched.vocabulary.texts.lexicon import key
from mulligan.language.core.flow import If
from mulligan.language.core.kinds import Instruction
from mulligan.language.reader import ReadError


def when_chosen(
    text: str,
    lines: list[AbilityLine],
    forms: tuple[str, ...],
    line_of: Callable[[str], list[AbilityLine]],
    acts_of: Callable[[str], tuple[Instruction, ...]],
) -> list[AbilityLine]:
    """ "FORM: Draw 1 card. Your attacks are +1.", where a line before has it chosen: some is done then, some holds.

    What is done joins the line in which the form is chosen; what holds is given. Nothing, where it is no such text.
    """
    label, _, rest = text.partition(": ")
    numbers = [number for number, form in enumerate(forms) if key(form) == key(label)]
    choosing = [at for at, line in enumerate(lines) if chooses_form(line)]
    if not numbers or not choosing or not rest:
        return []
    holds: list[AbilityLine] = []
    done: list[str] = []
    for sentence in re.split(r"(?<=\.)\s+(?=[A-Z])", rest):
        try:
            holds += line_of(f"{label}: {sentence}")
        except ReadError:
            done.append(sentence)
    line = lines[choosing[-1]]
    if not done or not isinstance(line, Triggered):
        return []
    asked = FormIs(Form(forms[numbers[0]], numbers[0]))
    lines[choosing[-1]] = Triggered(line.when, (*line.acts, If(asked, acts_of(" ".join(done)))))
    return holds or [Indicator()]


def chooses_form(line: AbilityLine) -> bool:
    """Is it a moment at which the hero becomes one of several things?"""
    if not isinstance(line, Triggered):
        return False
    return any(isinstance(act, BecomeAny) or (isinstance(act, BecomeForm) and act.asks()) for act in line.acts)
