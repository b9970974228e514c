"""What a hero is at a time: big or small, one of two persons, with one of several gadgets. One thing at once."""

from __future__ import annotations

from dataclasses import dataclass

from parsy import Result

from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.options import ABOUT_FORM, FORM
from mulligan.games.unmatched.rules.set_up import become
from mulligan.games.unmatched.table import Table
from mulligan.games.unmatched.vocabulary.nouns.fighters import NAME_MARK, Fighters
from mulligan.games.unmatched.vocabulary.special.abilities import AbilityLine
from mulligan.language.core.kinds import Condition, Instruction
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node
from mulligan.language.words import Words

_FAIL = Result.failure(0, "a form")


@dataclass(frozen=True)
class Form(Node):
    """One of the things that a hero can be."""

    words: str
    number: int = -1  # which of them; known once it is clear whose text it is


@dataclass(frozen=True)
class FormIs(Condition):
    """The hero is this now."""

    form: Form
    who: Fighters | None = None

    def holds(self, table: Table, at: Resolving) -> bool:
        return table.forms[at.you] == self.form.number


@dataclass(frozen=True)
class FormIsNot(Condition):
    """The hero is something else now."""

    form: Form
    who: Fighters | None = None

    def holds(self, table: Table, at: Resolving) -> bool:
        return table.forms[at.you] != self.form.number


@dataclass(frozen=True)
class NextForm(Instruction):
    """The hero becomes what comes next; after the last the first."""

    def do(self, table: Table, at: Resolving) -> bool:
        count = len(table.sheet.form_names[at.you])
        if count < 2:
            return at.done(False)
        become(table, at.you, (table.forms[at.you] + 1) % count, at.cited(table))
        return at.done(True)


def change_into(table: Table, at: Resolving, form: int) -> bool:
    """The hero becomes this, unless it is that already."""
    if table.forms[at.you] == form:
        return at.done(False)
    become(table, at.you, form, at.cited(table))
    return at.done(True)


@dataclass(frozen=True)
class BecomeForm(Instruction):
    """The hero becomes this, or one of these."""

    forms: tuple[Form, ...]
    who: Fighters | None = None

    def do(self, table: Table, at: Resolving) -> bool:
        if len(self.forms) > 1:
            return at.ask(table, ABOUT_FORM, [FORM + form.number for form in self.forms])
        return change_into(table, at, self.forms[0].number)

    def answered(self, table: Table, at: Resolving) -> bool:
        return change_into(table, at, table.answer - FORM)

    def asks(self) -> bool:
        return len(self.forms) > 1


@dataclass(frozen=True)
class LeaveForm(Instruction):
    """The hero is no longer this: of two things it can be, it becomes the other."""

    form: Form
    who: Fighters | None = None

    def do(self, table: Table, at: Resolving) -> bool:
        if table.forms[at.you] != self.form.number:
            return at.done(False)
        become(table, at.you, 1 - self.form.number, at.cited(table))
        return at.done(True)


@dataclass(frozen=True)
class BecomeAny(Instruction):
    """The hero becomes one of all that it can be; another, perhaps, than it is."""

    other: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        ways = [FORM + form for form in range(len(table.sheet.form_names[at.you]))]
        return at.ask(table, ABOUT_FORM, [way for way in ways if not self.other or way != FORM + table.forms[at.you]])

    def answered(self, table: Table, at: Resolving) -> bool:
        return change_into(table, at, table.answer - FORM)

    def asks(self) -> bool:
        return True


@dataclass(frozen=True)
class BecomeByChance(Instruction):
    """The hero becomes one of all that it can be, at random: what it is already, perhaps."""

    def do(self, table: Table, at: Resolving) -> bool:
        return change_into(table, at, table.random_below(len(table.sheet.form_names[at.you])))


@dataclass(frozen=True)
class BecomeFirst(Instruction):
    """The hero becomes again what it was at the start."""

    def do(self, table: Table, at: Resolving) -> bool:
        return change_into(table, at, 0)


@dataclass(frozen=True)
class StartsAs(AbilityLine):
    """What the hero is at the start."""

    form: Form
    who: Fighters | None = None


@dataclass(frozen=True)
class ChoosesStart(AbilityLine):
    """Before the first turn it is chosen what the hero is."""

    forms: tuple[Form, ...]
    who: Fighters | None = None


@dataclass(frozen=True)
class Indicator(AbilityLine):
    """How it is shown on the table what the hero is: no rule."""


WHAT = (
    "size|form|identity|shape|stance|mode|gadget|weapon|side|glamour|aspect|song|spirit|mask|persona|element|style"
    "|mood|technique|attitude|power|spell|blessing|tune"
)
MANY = "|".join(f"{one}s" for one in WHAT.split("|"))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for what a hero is."""
    enter_mounts(grammar)
    grammar.special(Form, _read_form, lambda value, plural: value.words.split())
    grammar.phrase(FormIs, "{who} is~are {form}", "you are {form}", f"you 's active {WHAT} is {{form}}",
        "{form} is active",
                   f"you 's {WHAT} is {{form}}", "{who} is~are currently {form}",
                   f"{{who}} is~are in they 's {{form}} {WHAT}",
                   f"{{who}} is~are in [the] {{form}} {WHAT}", f"you are in [the|you_'s] {{form}} {WHAT}",
                   f"in [the|you_'s|they_'s] {{form}} {WHAT}",
                   "{form} is face up|faceup", "you [have] chose|chosen {form}")  # fmt: skip
    grammar.phrase(FormIs, "{form}", compound=True, printed=False)  # alone: "if A, B and C …" is about B and C
    grammar.phrase(FormIsNot, "{who} is~are not {form}", "you are not {form}", "{form} is not active",
                   f"{{who}} is~are not in they 's {{form}} {WHAT}")  # fmt: skip
    grammar.phrase(NextForm, f"change(s) [you 's] {WHAT}", f"change(s) to you 's next {WHAT}",
                   f"flip(s)|switch(es)|change(s) you 's {WHAT}", f"flip(s)|switch(es) {MANY}|{WHAT}",
                   f"flip(s)|switch(es)|change(s) to the other {WHAT}")  # fmt: skip
    become_ways = ("transform(s) into|to {forms:or}", "change(s) into|to {forms:or}",
                   "become(s) {forms:or} [again|once_more]",
                   "turn(s) into {forms:or}", "activate {forms:or}",
                   "choose(s) [to be] [either] {forms:or2}", "switch(es) to|into {forms:or}")  # fmt: skip
    grammar.phrase(BecomeForm, *become_ways, *(f"{{who}} {way}" for way in become_ways))
    grammar.phrase(BecomeForm, "{who} becomes~become {forms:or} [again|once_more]", "{who} is~are [now] {forms:or}",
                   "{who} transforms~transform into|to {forms:or}", printed=False)  # fmt: skip
    grammar.phrase(NextForm, f"flip(s)|turn(s) [you|they] ['s] card|token|hero_card|{WHAT} [over]", printed=False)
    grammar.phrase(BecomeForm, "choose(s) whether {who} is~are {forms:or2}",
                   "choose(s) whether {who} is~are [either] {forms:or2}",
                   "flip(s)|turn(s) [you|they] ['s] [card|token] to|into {forms:or2}", printed=False)  # fmt: skip
    up = "[card|side|token] face up|faceup|active"
    grammar.phrase(StartsAs, f"start|starts|begin|begins [the game] with [you|they|the] ['s] {{form}} {up}",
                   f"{{who}} starts~start|begins~begin the game with they 's {{form}} {up}", printed=False)  # fmt: skip
    grammar.phrase(BecomeForm, f"change|switch|transform to|into [the|you_'s|they_'s] {{forms:or}} {WHAT}",
                   printed=False)  # fmt: skip
    grammar.phrase(BecomeAny, f"choose you 's {WHAT}", f"activate|choose one of you 's {MANY}|gadgets|identities",
                   f"change(s) to any {WHAT}")  # fmt: skip
    grammar.phrase(
        BecomeAny, f"choose(s) one of you 's {MANY} to be active", f"choose(s) a|an|one {WHAT} to be|make active",
        f"choose(s)|activate a|an|one {WHAT}", f"choose(s) which {WHAT} is active",
        f"put one of you 's {MANY} into play", f"replace you 's active {WHAT}", f"make one of you 's {MANY} active",
        f"change you 's active {WHAT}", f"choose(s) you 's active {WHAT}",
        f"choose(s) any|a|an|one|one_of_you_'s {WHAT}|{MANY} and|, make|activate it [active]", printed=False,
    )  # fmt: skip
    grammar.phrase(
        BecomeAny, f"choose(s)|activate(s) a|another new|different|other [new|different] {WHAT}",
        f"choose(s)|activate(s) another {WHAT}", f"change the active {WHAT}",
        f"switch(es)|change(s) to a|another [new|different] {WHAT}",
        f"discard you 's active {WHAT} and choose|activate a new one|{WHAT}", other=True,
    )  # fmt: skip
    grammar.phrase(BecomeByChance, f"activate a random {WHAT}", f"shuffle you 's {MANY} and activate|reveal|draw one",
                   f"choose a {WHAT} at random", f"choose|reveal|draw a random {WHAT}")  # fmt: skip
    grammar.phrase(BecomeFirst, "return(s) to normal", "#0 returns to normal")
    grammar.phrase(BecomeForm, f"{{who}} returns~return to they 's {{forms:or}} {WHAT}",
                   f"{{who}} changes~change to they 's {{forms:or}} {WHAT}", "{who} turns~turn into {forms:or}",
                   f"{{who}} enters~enter they 's {{forms:or}} {WHAT}", printed=False)  # fmt: skip
    grammar.phrase(StartsAs, f"{{who}} starts~start|begins~begin [the game] in they 's {{form}} {WHAT}",
                   f"{{who}} starts~start|begins~begin [the game] in [the] {{form}} {WHAT}",
                   f"[you] start|begin [the game] in [the|you_'s] {{form}} {WHAT}",
                   "{who} begins~begin [the game] [as] {form}", printed=False)  # fmt: skip
    grammar.phrase(StartsAs, "start the game as {form}", "{who} starts~start [the game] [as] {form}",
                   "you start the game as {form}")  # fmt: skip
    grammar.phrase(
        ChoosesStart, "when you place {who} , choose whether they|he|she|it starts|start [the game] [as] {forms:or}",
        "choose whether {who} starts|start [the game] [as] {forms:or}",
        "{who} starts~start [the game] [as] [either] {forms:or2}",
    )  # fmt: skip
    grammar.phrase(
        Indicator,
        "use the token|card|marker to indicate|show what|which they|he|she|it currently|is|are is|are|currently",
        "use the transformation token to indicate what they|he|she|it currently is|are",
        "use the token to show which they|he|she|it is|are",
    )  # fmt: skip
    grammar.phrase(FormIs, "{who} was~were {form}", "{who} has~have been {form}", printed=False)
    grammar.phrase(BecomeForm, "flip(s) {who} to {forms:or}", "flip(s) {who} over to {forms:or}", printed=False)
    grammar.phrase(BecomeForm, "turn(s)|change(s)|transform(s) {who} [back] into|to {forms:or}", printed=False)
    grammar.phrase(BecomeFirst, "flip(s) #0|them|him|her|it back", printed=False)
    enter_changes(grammar)


def enter_mounts(grammar: Grammar) -> None:
    """What a hero is in, on or riding is one of the things that it can be."""
    there = "in|on|inside|aboard|riding|mounted_on|driving|piloting [the|they_'s|a|you_'s] {form}"
    grammar.phrase(FormIs, f"{{who}} is~are {there}", there, f"you are {there}", printed=False)
    grammar.phrase(FormIsNot, f"{{who}} is~are not|no_longer {there}", f"not {there}", f"{{who}} isn't~aren't {there}",
                   printed=False)  # fmt: skip
    its = "[the|they_'s|you_'s|a] {form}"
    mounts = its.replace("{form}", "{forms:or}")
    grammar.phrase(BecomeForm, f"enter(s)|board(s)|mount(s) {mounts}", f"{{who}} enters~enter|boards~board {mounts}",
                   f"{{who}} mounts~mount|gets_on~get_on {mounts}", printed=False)  # fmt: skip
    grammar.phrase(LeaveForm, f"leave(s)|exit(s)|dismount(s) [from] {its}", f"disembark [from] {its}",
                   f"{{who}} leaves~leave|exits~exit|dismounts~dismount [from] {its}",
                   f"{{who}} is~are no longer {there}")  # fmt: skip
    grammar.phrase(StartsAs, f"{{who}} starts~start|begins~begin [the game] {there}",
                   f"[you] start|begin [the game] {there}", printed=False)  # fmt: skip


def _read_form(words: Words, index: int) -> Result:
    if index < len(words) and words.words[index].plain.startswith(NAME_MARK):
        return Result.success(index + 1, Form(words.words[index].plain))
    words.fail(index, "a form")
    return _FAIL


def enter_changes(grammar: Grammar) -> None:
    grammar.phrase(BecomeForm, "choose one : {forms:or2}", "choose : {forms:or2}", "choose one of {forms:or2}",
                   "choose either {forms:or2}", "choose one , {forms:or2}", printed=False)  # fmt: skip
    grammar.phrase(StartsAs, "[you] start|begin as {form}", printed=False)
    grammar.phrase(BecomeForm, "{who} returns~return to {forms:or}", "decide(s) whether {who} is~are {forms:or2}",
                   "decide(s) to be {forms:or2}", printed=False)  # fmt: skip
    grammar.phrase(NextForm, "switch(es)", "transform(s)", "flip(s)", printed=False)
    grammar.phrase(Indicator, "it remains|stays active until [the_start_of] you 's next turn", printed=False)
    grammar.phrase(LeaveForm, "{who} is~are no longer {form}", "{who} stops~stop being {form}",
                   "you are no longer {form}", printed=False)  # fmt: skip
    grammar.phrase(LeaveForm, "{who} is~are no_longer|not_any_longer {form}", "{who} stops being {form}", printed=False)
    grammar.phrase(BecomeForm, "{who} becomes~become {forms:or} for the rest of the game",
                   "flip(s) {who} back to {forms:or}", "{who} goes~go back to being {forms:or}",
                   "{who} returns~return to|to_being {forms:or}", printed=False)  # fmt: skip
    grammar.phrase(StartsAs, "{who} starts~start|begins~begin [the game] {form}",
                   "[you] start|begin the game {form}", printed=False)  # fmt: skip
    grammar.phrase(FormIs, "you have chosen {form}", printed=False)
