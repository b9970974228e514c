"""A position being played by words: each choice is the option whose label fits the words best."""

from dataclasses import dataclass

from mulligan.kernel.events import Event
from mulligan.kernel.game import Game
from mulligan.kernel.state import State
from mulligan.messages import SOURCE_LANGUAGE, speaking, text
from mulligan.scenarios.entry import unknown
from mulligan.scenarios.failure import Failure
from mulligan.scenarios.stage import Stage

FILLERS = frozenset(["and", "then", "the", "of", "to", "from", "for"])
MARKS = ",.;:!"


def tokens(words: str) -> list[str]:
    """The words without case, commas and the 's of "B's Gold"."""
    found: list[str] = []
    for word in words.replace("’", "'").casefold().split():
        bare = word.strip(MARKS)
        bare = bare.removesuffix("'s") if bare.endswith("'s") else bare.removesuffix("'")
        if bare:
            found.append(bare)
    return found


@dataclass(frozen=True)
class Answer:
    """Why a seat cannot do something: the rule, and the reason as a sentence. No rule: it can."""

    rule: str
    reason: str


class Enactment:
    """A state of a game, moved by the words of a script. It needs a state that records its events."""

    def __init__(self, game: Game, stage: Stage, state: State) -> None:
        self.game = game
        self.stage = stage
        self.state = state
        self.forced_read = 0  # up to here the record's forced choices are of no more interest

    def branch(self) -> "Enactment":
        """A copy that goes its own way."""
        return Enactment(self.game, self.stage, self.state.recorded())

    # ---- moving ----------------------------------------------------------------------------------------------------

    def play(self, seat: int, words: str) -> None:
        """The seat chooses what the words say; whoever is asked before or in between and has no part declines."""
        rest = tokens(words)
        if not rest:
            raise Failure(text("scenario-no-words", seat=self.name(seat)))
        if not self.is_answered_by(seat, rest):
            rest = self.skip_forced(seat, rest)
        if rest:
            self.wait_for(seat, rest, words)
        while rest:
            rest = self.let_others_decline(seat, rest, words)
            decision = self.state.decision
            if decision is None or not rest:
                return
            option, count = self.fitting(decision.options, rest)
            self.choose(option)
            rest = self.skip_forced(seat, rest[count:])

    def choose(self, option: int) -> None:
        """Make a choice that the script says. Choices that this forces may still be said by the words that follow."""
        if self.state.record is not None:
            self.forced_read = len(self.state.record.forced)
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
            self.state.apply(option)

    def wait_for(self, seat: int, rest: list[str], words: str) -> None:
        """Until the seat is asked something that the words answer."""
        missed: Failure | None = None
        while True:
            decision = self.state.decision
            if decision is None:
                raise missed or Failure(text("scenario-over", seat=self.name(seat), words=words))
            if self.is_answered_by(seat, rest):
                return
            if decision.seat == seat:
                missed = missed or self.no_fit(seat, words)
            option = self.stage.unscripted(self.state)
            if option is None:
                raise missed or self.not_asked(seat, words)
            self.state.apply(option)

    def let_others_decline(self, seat: int, rest: list[str], words: str) -> list[str]:
        """What the words go on to say may be asked only after others had their chance. Gives what is left to say."""
        left = Failure(text("scenario-words-left", words=words, left=" ".join(rest)), options=self.labels())
        while rest and not self.is_answered_by(seat, rest):
            decision = self.state.decision
            if decision is not None and decision.seat == seat:
                raise self.no_fit(seat, " ".join(rest))
            option = self.stage.unscripted(self.state)
            if option is None:
                raise left
            self.state.apply(option)
            rest = self.skip_forced(seat, rest)
        return rest

    def fitting(self, options: list[int], rest: list[str]) -> tuple[int, int]:
        """The option with the longest label that the words begin with, and how many words that takes (0: none)."""
        for skip in range(len(rest)):
            best, longest = 0, 0
            for option in options:
                label = tokens(self.label(option))
                if len(label) > longest and rest[skip : skip + len(label)] == label:
                    best, longest = option, len(label)
            if longest:
                return best, skip + longest
            if rest[skip] not in FILLERS:
                break
        return 0, 0

    def is_answered_by(self, seat: int, rest: list[str]) -> bool:
        """Is the seat asked now, and do the words begin with one of its options?"""
        decision = self.state.decision
        return decision is not None and decision.seat == seat and self.fitting(decision.options, rest)[1] > 0

    def skip_forced(self, seat: int, rest: list[str]) -> list[str]:
        """Leave out the words for choices that the engine has made because there was only one."""
        record = self.state.record
        if record is None:
            return rest
        forced = record.forced
        for i in range(self.forced_read, len(forced)):
            choice = forced[i]
            count = self.fitting([choice.option], rest)[1] if choice.seat == seat else 0
            if count:
                rest = rest[count:]
                self.forced_read = i + 1
        return rest

    # ---- asking ----------------------------------------------------------------------------------------------------

    def can(self, seat: int, words: str) -> Answer:
        """Could this seat choose what the words say? Found out on a copy."""
        trial = self.branch()
        rest = tokens(words)
        if trial.state.decision is not None and trial.state.decision.seat != seat:
            refused = trial.refusal(seat, rest)
            if refused is not None and not trial.is_asked_soon(seat):
                return refused
        while rest:
            decision = trial.state.decision
            if decision is None or decision.seat != seat:
                raise Failure(text("scenario-words-left", words=words, left=" ".join(rest)), options=trial.labels())
            option, count = trial.fitting(decision.options, rest)
            if count == 0:
                refused = trial.refusal(seat, rest)
                if refused is None:
                    raise trial.no_fit(seat, " ".join(rest))
                return refused
            trial.choose(option)
            rest = trial.skip_forced(seat, rest[count:])
        return Answer("", "")

    def is_asked_soon(self, seat: int) -> bool:
        """Go on to this seat, if only declining stands before it and the question stays the same."""
        decision = self.state.decision
        subject = decision.subject if decision else -1
        while decision is not None and decision.seat != seat:
            option = self.stage.unscripted(self.state)
            if option is None or decision.subject != subject:
                return False
            self.state.apply(option)
            decision = self.state.decision
        return decision is not None and decision.subject == subject

    def refusal(self, seat: int, rest: list[str]) -> Answer | None:
        """Why the action that the words begin with is not offered; nothing if no such action is known."""
        action, count = self.fitting(self.state.imaginable(seat), rest)
        if not count:
            return None
        refusal = self.state.why_not(seat, action)
        return None if refusal is None else Answer(refusal.rule, self.game.reason(refusal))

    def labels(self) -> list[str]:
        """The options of the pending decision, in words."""
        decision = self.state.decision
        return [] if decision is None else [self.label(option) for option in decision.options]

    # ---- words -----------------------------------------------------------------------------------------------------

    def label(self, option: int) -> str:
        """An option in the words of scripts, which are English whoever reads them."""
        with speaking(SOURCE_LANGUAGE):
            return self.game.label(self.state, option)

    def name(self, seat: int) -> str:
        return self.game.seat_names[seat]

    def seat(self, name: str, line: int = 0) -> int:
        if name not in self.game.seat_names:
            raise unknown(name, self.game.seat_names, line)
        return self.game.seat_names.index(name)

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
