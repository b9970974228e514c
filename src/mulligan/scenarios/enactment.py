"""A position being played by words: each choice is the option whose label fits the words best."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from mulligan.kernel.decision import Decision
from mulligan.kernel.events import Event, Forced
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Seat
from mulligan.kernel.state import State
from mulligan.messages import SOURCE_LANGUAGE, speaking, text
from mulligan.scenarios.entry import unknown
from mulligan.scenarios.failure import Failure
from mulligan.scenarios.stage import Stage

Fit = Callable[
    [list[str], list[str]], tuple[int, int]
]  # which of the labels the words begin with, and how many of them
FILLERS = frozenset(["and", "then", "the", "of", "to", "from", "for"])
MARKS = ",.;:!"
OPTION = "option"  # "option 2" is the second of those offered, where their words are long
VERBS = (["play"], ["flip", "up"])  # which a card alone may stand for
WHOSE = re.compile(r"\(.*\)")  # "(B)", and which of several, "(2)"
DECLINING = frozenset(["decline", "pass", "nothing", "no", "done"])
ACCEPTING = "yes"  # the other of two answers, where one of them declines
GO_ON = -1  # no choice: go on from a choice of one
STEPS_AT_MOST = 5_000
UNTIMELY = ("not-now", "not-your-decision")  # the refusals of every game for what is not asked


class LastBeforeComma(str):
    """A word with which one of several things that are said ends."""

    __slots__ = ()


def tokens(words: str) -> list[str]:
    """The words without case, commas and the 's of "B's Gold"."""
    found: list[str] = []
    for word in words.replace("’", "'").casefold().split():
        bare = word.strip(MARKS)
        bare = bare.removesuffix("'s") if bare.endswith("'s") else bare.removesuffix("'")
        if bare:
            found.append(LastBeforeComma(bare) if word.endswith(",") else bare)
    return found


def likely_label(labels: list[str], rest: list[str]) -> tuple[int, int]:
    """As `longest_label`, where people say less than a label does, and no other label fits as well.

    "Veto" is short for "Play Veto", "Attack Mill" for "Attack Mill (B)", "End" for "End the turn".
    """
    best, longest, alone = 0, 0, False
    for place, label in enumerate(labels):
        count = max(words_alike(short, rest) for short in short_forms(tokens(label)))
        if count > longest:
            best, longest, alone = place, count, True
        elif count == longest:
            alone = False
    return (best, longest) if alone else (0, 0)


def short_forms(label: list[str]) -> list[list[str]]:
    """The label without what it says of whose it is; and without "play" or "flip up", where a card alone says it."""
    plain = label[:-1] if len(label) > 1 and WHOSE.fullmatch(label[-1]) else label
    return [plain] + [plain[len(verb) :] for verb in VERBS if len(plain) > len(verb) and plain[: len(verb)] == verb]


def words_alike(label: list[str], rest: list[str]) -> int:
    """How many words the label takes of those that begin with it, or that are its beginning, all or up to a comma."""
    if rest[: len(label)] == label:
        return len(label)
    ends = (place for place, word in enumerate(rest) if isinstance(word, LastBeforeComma))
    said = rest[: next(ends, len(rest)) + 1]
    return len(said) if said and label[: len(said)] == said else 0


def longest_label(labels: list[str], rest: list[str]) -> tuple[int, int]:
    """Which is the longest label that the words begin with, and how many words that takes (0: none)."""
    for skip in range(len(rest)):
        best, longest = 0, 0
        for place, label in enumerate(labels):
            wanted = tokens(label)
            if len(wanted) > longest and rest[skip : skip + len(wanted)] == wanted:
                best, longest = place, len(wanted)
        if longest:
            return best, skip + longest
        if rest[skip] not in FILLERS:
            break
    return 0, 0


def contains(words: list[str], name: list[str]) -> bool:
    """Does the name stand somewhere in the words?"""
    return bool(name) and any(words[i : i + len(name)] == name for i in range(len(words)))


def copy_of(state: State) -> State:
    """A copy with the record so far."""
    twin = state.clone()
    twin.record = state.record.copy() if state.record is not None else None
    return twin


@dataclass(frozen=True)
class Answer:
    """Whether a seat can do something; if not, by which rule, and the reason as a sentence, where they are known."""

    can: bool
    rule: str = ""
    reason: str = ""
    untimely: bool = False  # it is refused only because something else is asked, or somebody else


class Enactment:
    """A state of a game, moved by the words of a script. It needs a state that records its events."""

    def __init__(self, game: Game, stage: Stage, state: State) -> None:
        self.game = game
        self.stage = stage
        self.state = state
        self.forced_read = 0  # up to here the record's forced choices are of no more interest
        self.before: State = copy_of(state)  # the position before the last choice of the script
        self.since: list[int] = []  # what was chosen since then, that choice first
        self.asking: State = self.before  # where `steps` has stopped: the position as it was asked there
        if state.record is not None:
            state.record.with_words = True

    def branch(self) -> "Enactment":
        """A copy that goes its own way, and tells what happens on it."""
        twin = Enactment(self.game, self.stage, self.state.recorded())
        twin.before, twin.since = self.before, self.since.copy()
        return twin

    # ---- moving ----------------------------------------------------------------------------------------------------

    def play(self, seat: int, words: str) -> None:
        """The seat chooses what the words say; whoever is asked before or in between and has no part declines."""
        rest = tokens(words)
        if not rest:
            raise Failure(text("scenario-no-words", seat=self.name(seat)))
        if not self.is_answered_by(seat, rest):
            rest = self.skip_forced(seat, rest)
        if rest and self.has_nothing_to_decline(Seat(seat), rest):
            return
        if rest:
            rest = self.wait_for(seat, rest, words)
        while rest:
            rest = self.let_others_decline(seat, rest, words)
            decision = self.state.decision
            if decision is None or not rest:
                return
            option, count = self.meant(decision.options, rest)
            self.choose(option)
            rest = self.skip_forced(seat, rest[count:])

    def has_nothing_to_decline(self, seat: Seat, rest: list[str]) -> bool:
        """Does the script only say that a seat declines, which is asked nothing that it could decline?

        To pass is a choice of its own where the game has one of that name.
        """
        if len(rest) > 1 or rest[0] not in DECLINING or (self.state.decision and self.state.decision.seat == seat):
            return False
        option, count = self.fitting(self.state.imaginable(seat), rest)
        if count and not self.stage.declines(option):
            return False
        trial = self.branch()
        try:
            trial.wait_for(seat, rest, rest[0])
        except Failure:
            return True
        return False

    def choose(self, option: int) -> None:
        """Make a choice that the script says. Choices that this forces may still be said by the words that follow."""
        if self.state.record is not None:
            self.forced_read = len(self.state.record.forced)
        self.before, self.since = copy_of(self.state), []
        self.apply(option)

    def apply(self, option: int) -> None:
        """Make a choice. Choices of one that follow are kept in the words of scripts."""
        self.since.append(option)
        with speaking(SOURCE_LANGUAGE):
            self.state.apply(option)

    def everybody(self, words: str) -> None:
        """Each seat once, the one asked now first."""
        for _ in range(self.state.seats):
            self.settle()
            decision = self.state.decision
            if decision is None:
                return
            self.play(decision.seat, words)

    def settle(self) -> None:
        """Whoever has no part to play declines, until the script has to say something."""
        while self.state.decision is not None:
            option = self.stage.unscripted(self.state)
            if option is None:
                return
            self.apply(option)

    def wait_for(self, seat: int, rest: list[str], words: str) -> list[str]:
        """Until the seat is asked something that the words answer. Gives what is left to say.

        If they answer nothing that comes, they may be short for what the seat could do before, or had to do.
        """
        at_first = copy_of(self.state), self.since.copy()
        moments: list[tuple[State, list[int]]] = []  # when the seat was asked, and what was chosen before
        missed: Failure | None = None
        went: tuple[State, list[int], int, list[str]] | None = None  # where a choice of one was what the words say
        while (decision := self.state.decision) is not None:
            if self.is_answered_by(seat, rest):
                return rest
            if decision.seat == seat:
                missed = missed or self.no_fit(seat, words)
                moments.append((copy_of(self.state), self.since.copy()))
            option = self.stage.unscripted(self.state)
            if option is None:
                missed = missed or self.not_asked(seat, words)
                break
            self.apply(option)
            if went is None and rest[0] not in DECLINING:
                went = self.forced_by_now(seat, rest)
        for self.state, self.since in moments:
            assert self.state.decision is not None
            option, count = self.meant(self.state.decision.options, rest)
            if count:
                self.choose(option)
                return self.skip_forced(seat, rest[count:])
        self.state, self.since = at_first
        left = self.skip_forced(seat, rest, likely_label)
        if left == rest and went is not None:
            self.state, self.since, self.forced_read, left = went
        if left == rest:
            raise missed or Failure(text("scenario-over", seat=self.name(seat), words=words))
        return left

    def forced_by_now(self, seat: int, rest: list[str]) -> tuple[State, list[int], int, list[str]] | None:
        """Where the words begin with a choice of one that was made by now: the position, and what is left to say."""
        read = self.forced_read
        left = self.skip_forced(seat, rest)
        found = (copy_of(self.state), self.since.copy(), self.forced_read, left) if left != rest else None
        self.forced_read = read
        return found

    def let_others_decline(self, seat: int, rest: list[str], words: str) -> list[str]:
        """What the words go on to say may be asked only after others had their chance. Gives what is left to say."""
        left = Failure(text("scenario-words-left", words=words, left=" ".join(rest)), options=self.labels())
        while rest and not self.is_answered_by(seat, rest):
            decision = self.state.decision
            forced = self.skip_forced(seat, rest, likely_label)
            if forced != rest:
                rest = forced
                continue
            if decision is not None and decision.seat == seat:
                if self.meant(decision.options, rest)[1]:
                    return rest
                raise self.no_fit(seat, " ".join(rest))
            option = self.stage.unscripted(self.state)
            if option is None:
                raise left
            self.apply(option)
            rest = self.skip_forced(seat, rest)
        return rest

    def fitting(self, options: list[int], rest: list[str]) -> tuple[int, int]:
        """The option with the longest label that the words begin with, and how many words that takes (0: none)."""
        place, count = longest_label([self.label(option) for option in options], rest)
        if count:
            return options[place], count
        numbered = rest[1] if len(rest) > 1 and rest[0] == OPTION and rest[1].isdecimal() else ""
        if numbered and 1 <= int(numbered) <= len(options):
            return options[int(numbered) - 1], 2
        return 0, 0

    def meant(self, options: list[int], rest: list[str]) -> tuple[int, int]:
        """As `fitting`, and if no label fits, the one option that the words are short for."""
        option, count = self.fitting(options, rest)
        if count:
            return option, count
        place, count = likely_label([self.label(option) for option in options], rest)
        if count:
            return options[place], count
        declining = [option for option in options if self.stage.declines(option)]
        if len(declining) != 1:
            return 0, 0
        if rest[0] == ACCEPTING and len(options) == 2:
            return options[1 - options.index(declining[0])], 1
        return (declining[0], 1) if rest[0] in DECLINING else (0, 0)

    def is_answered_by(self, seat: int, rest: list[str]) -> bool:
        """Is the seat asked now, and do the words begin with one of its options?"""
        decision = self.state.decision
        return decision is not None and decision.seat == seat and self.fitting(decision.options, rest)[1] > 0

    def skip_forced(self, seat: int, rest: list[str], label: Fit = longest_label) -> list[str]:
        """Leave out the words for choices that the engine has made because there was only one."""
        record = self.state.record
        if record is None:
            return rest
        forced = record.forced
        for i in range(self.forced_read, len(forced)):
            choice = forced[i]
            count = label([choice.words], rest)[1] if choice.seat == seat else 0
            if count:
                rest = rest[count:]
                self.forced_read = i + 1
        return rest

    # ---- going back to a moment that nobody was asked at ------------------------------------------------------------

    def in_this_turn(self) -> "Enactment":
        """As `settle`, on a copy that does not go on from a question of the turn even where it has one answer only."""
        twin = Enactment(self.game, self.stage, copy_of(self.before))
        twin.forced_read = self.forced_read  # what the script has said itself is done
        for option in self.since:
            if twin.steps(option, self.is_of_turn):
                return twin
        while twin.state.decision is not None and not self.stage.rests(twin.state):
            chosen = self.stage.unscripted(twin.state)
            if chosen is None or twin.steps(chosen, self.is_of_turn):
                break
        return twin

    def passed_over(self, seat: int) -> "list[Enactment]":
        """The moments since the script's last choice at which this seat had only one answer, the last one first."""
        if self.state.record is None or self.before.record is None:
            return []
        twin = Enactment(self.game, self.stage, copy_of(self.before))
        found: list[Enactment] = []
        for option in self.since:
            while twin.steps(option, lambda forced: forced.seat == seat):
                found.insert(0, Enactment(self.game, self.stage, twin.asking))
                option = GO_ON
        return found

    def given_unasked(self, seat: Seat) -> str:
        """What the seat did last because it had only one answer, and the script has not said; or nothing."""
        record = self.state.record
        unsaid = record.forced[self.forced_read :] if record is not None else []
        return next((forced.words for forced in reversed(unsaid) if forced.seat == seat), "")

    def is_of_turn(self, forced: Forced) -> bool:
        return self.stage.is_of_turn(forced.subject)

    def steps(self, option: int, stops_at: Callable[[Forced], bool]) -> bool:
        """Make a choice, or go on, step by step: does it stop at such a choice of one before the next question?

        The question that had only one answer stands as the decision then, also in `asking`: the position as it was
        asked, where a procedure that asks one seat after another may already be over.
        """
        state = self.state
        record = state.record
        assert record is not None
        with speaking(SOURCE_LANGUAGE):
            if option == GO_ON:
                assert state.decision is not None
                option = state.decision.options[0]
                state.decision = None
                state.answer = option
            else:
                state.take_answer(option)
            for _ in range(STEPS_AT_MOST):
                if not state.goes_on():
                    return False
                read, depth = len(record.forced), state.depth()
                at_first = state.clone()
                state.take_step()
                for place in range(read, len(record.forced)):
                    forced = record.forced[place]
                    if place >= self.forced_read and stops_at(forced):
                        state.decision = Decision(forced.seat, forced.subject, [forced.option])
                        self.asking = at_first if state.depth() < depth else state.clone()
                        self.asking.decision = state.decision
                        return True
        return False

    # ---- asking ----------------------------------------------------------------------------------------------------

    def can(self, seat: Seat, words: str) -> Answer:
        """Could this seat choose what the words say, or are short for? Found out on a copy."""
        try:
            answer = self.could(seat, words, Enactment.fitting)
        except Failure:
            short = self.could_in_short(seat, words)
            if short is None:
                raise
            return short
        return answer if answer.can or answer.rule else self.could_in_short(seat, words) or answer

    def could_in_short(self, seat: Seat, words: str) -> Answer | None:
        try:
            answer = self.could(seat, words, Enactment.meant)
        except Failure:
            return None
        return answer if answer.can else None

    def could(self, seat: Seat, words: str, chosen: "Choosing") -> Answer:
        trial = self.branch()
        rest = tokens(words)
        decision = trial.state.decision
        if decision is None or decision.seat != seat:
            refused = trial.refusal(seat, rest)
            if not trial.is_asked_soon(seat):
                return self.best_reason(refused, seat, rest) or self.not_offered(seat, words, rest)
        while rest:
            decision = trial.state.decision
            if decision is None or decision.seat != seat:
                before = trial.reason_at(trial.passed_over(seat), seat, rest)
                if before is not None:
                    return before
                raise Failure(text("scenario-words-left", words=words, left=" ".join(rest)), options=trial.labels())
            option, count = chosen(trial, decision.options, rest)
            if count == 0:
                refused = trial.refusal(seat, rest)
                if rest == tokens(words):
                    refused = self.best_reason(refused, seat, rest)
                else:  # it goes on: was there a question before this one, to which there was another answer only?
                    refused = trial.reason_at(trial.passed_over(seat), seat, rest) or refused
                return refused or trial.not_offered(seat, " ".join(rest), rest)
            trial.choose(option)
            rest = trial.skip_forced(seat, rest[count:])
        return Answer(True)

    def best_reason(self, refused: Answer | None, seat: Seat, rest: list[str]) -> Answer | None:
        """Where it is only not the moment: why it was not offered when the seat had only one answer."""
        if refused is not None and not refused.untimely:
            return refused
        return self.reason_at(self.passed_over(seat), seat, rest) or refused

    def reason_at(self, moments: "list[Enactment]", seat: Seat, rest: list[str]) -> Answer | None:
        """The first reason at these moments that is more than that it was not the moment."""
        for moment in moments:
            refused = moment.refusal(seat, rest)
            if refused is not None and not refused.untimely:
                return refused
        return None

    def not_offered(self, seat: int, words: str, rest: list[str]) -> Answer:
        """It is no option, and no rule is known that forbids it; words that name nothing are a slip of the pen."""
        with speaking(SOURCE_LANGUAGE):
            known = [tokens(name) for name in self.stage.known(self.state)]
        if any(contains(rest, name) for name in known):
            return Answer(False)
        raise self.no_fit(seat, words)

    def is_asked_soon(self, seat: int) -> bool:
        """Go on to this seat, if only declining stands before it and the question stays the same."""
        decision = self.state.decision
        subject = decision.subject if decision else -1
        while decision is not None and decision.seat != seat:
            option = self.stage.unscripted(self.state)
            if option is None or decision.subject != subject:
                return False
            self.apply(option)
            decision = self.state.decision
        return decision is not None and decision.subject == subject

    def refusal(self, seat: Seat, rest: list[str]) -> Answer | None:
        """Why the action that the words begin with is not offered; nothing if no such action is known."""
        actions = self.state.imaginable(seat)
        action, count = self.fitting(actions, rest)
        if not count:
            place, count = likely_label([self.label(action) for action in actions], rest)
            action = actions[place] if count else action
        if not count:
            return None
        refusal = self.state.why_not(seat, action)
        if refusal is None:
            return None
        return Answer(False, refusal.rule, self.game.reason(refusal), refusal.message in UNTIMELY)

    def labels(self) -> list[str]:
        """The options of the pending decision, in words."""
        decision = self.state.decision
        return [] if decision is None else [self.label(option) for option in decision.options]

    def owed(self) -> str:
        """Who is still asked what, where it is not just the turn that goes on; or nothing."""
        decision = self.state.decision
        if decision is None or self.stage.rests(self.state):
            return ""
        question = self.game.question(self.state)
        return text("scenario-still-asked", seat=self.name(decision.seat), question=question)

    # ---- words -----------------------------------------------------------------------------------------------------

    def label(self, option: int) -> str:
        """An option in the words of scripts, which are English whoever reads them."""
        with speaking(SOURCE_LANGUAGE):
            return self.game.label(self.state, option)

    def name(self, seat: int) -> str:
        return self.game.seat_names[seat]

    def seat(self, name: str, line: int = 0) -> Seat:
        if name not in self.game.seat_names:
            raise unknown(name, self.game.seat_names, line)
        return Seat(self.game.seat_names.index(name))

    def sentences(self) -> list[tuple[Event, str]]:
        return [(event, self.game.sentence(event)) for event in (self.state.record.events if self.state.record else [])]

    def no_fit(self, seat: int, words: str) -> Failure:
        return Failure(
            text("scenario-no-fit", seat=self.name(seat), words=words),
            found=self.game.question(self.state),
            options=self.labels(),
        )

    def not_asked(self, seat: int, words: str) -> Failure:
        decision = self.state.decision
        asked = self.name(decision.seat) if decision else ""
        return Failure(
            text("scenario-not-asked", seat=self.name(seat), words=words, asked=asked),
            found=self.game.question(self.state),
            options=self.labels(),
        )


Choosing = Callable[
    [Enactment, list[int], list[str]], tuple[int, int]
]  # the option that words begin with, and how many
