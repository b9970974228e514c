"""A lesson being taken: answers go in, and the lesson goes on or says what was wrong with the last of them."""

from mulligan.scenarios.enactment import Enactment, tokens
from mulligan.scenarios.failure import Failure
from mulligan.school.lesson import Lesson, Said, Step

LEARNER = 0
READ = -1  # the answer to a step in which there is only something to read


class OutOfTurn(Exception):
    """An answer to something that was not asked."""


class Attempt:
    """The position moves on as far as it can without the learner, so that the coach speaks of what lies there."""

    def __init__(self, lesson: Lesson, enactment: Enactment) -> None:
        self.lesson = lesson
        self.enactment = enactment
        self.number = 0
        self.left: list[list[str]] = []  # of the ways of this step, the words that are still to be done
        self.arrive()

    @property
    def step(self) -> Step | None:
        """The step that waits for the learner; None at the end."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def read_only(self) -> bool:
        return self.step is not None and not self.left

    def right(self) -> list[int]:
        """The options that lead on."""
        decision = self.enactment.state.decision
        if decision is None or not self.left:
            return []
        wanted = {self.enactment.label(self.fitting(words)) for words in self.left if self.fits(words)}
        return [option for option in decision.options if self.enactment.label(option) in wanted]

    def answer(self, option: int) -> Said | None:
        """Choose, or go on reading. Gives what the coach says to a wrong choice, which changes nothing."""
        step = self.step
        if step is None:
            raise OutOfTurn("the lesson is over")
        if self.read_only:
            if option != READ:
                raise OutOfTurn("there is nothing to choose yet")
            self.advance()
            return None
        decision = self.enactment.state.decision
        if decision is None or option not in decision.options:
            raise OutOfTurn("that is not among the options")
        label = self.enactment.label(option)
        on_the_way = [words for words in self.left if self.fits(words) and self.label_of(words) == label]
        if not on_the_way:
            return self.reproach(step, label)
        counts = [self.enactment.fitting(decision.options, words)[1] for words in on_the_way]
        self.enactment.choose(option)
        self.left = [
            self.enactment.skip_forced(LEARNER, words[count:]) for words, count in zip(on_the_way, counts, strict=True)
        ]
        if any(not words for words in self.left):
            self.advance()
        else:
            self.await_learner()
        return None

    def reproach(self, step: Step, label: str) -> Said:
        spoken = tokens(label)
        for words, said in step.wrong:
            if spoken[: len(tokens(words))] == tokens(words):
                return said
        return step.otherwise

    # ---- going on --------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        self.number += 1
        self.arrive()

    def arrive(self) -> None:
        """Let the others act, then bring the position to where the next act can be made."""
        while self.step is not None and self.step.other:
            self.enactment.play(self.enactment.seat(self.step.other, self.step.line), self.step.ways[0])
            self.number += 1
        self.left = [tokens(words) for words in self.step.ways] if self.step is not None else []
        if self.left:
            self.await_learner()
        else:
            self.settle()

    def await_learner(self) -> None:
        missed: Failure | None = None
        for words in self.left:
            if any(self.fits(others) for others in self.left):
                return
            try:
                self.enactment.wait_for(LEARNER, words, " ".join(words))
            except Failure as failure:
                missed = missed or failure
        if not any(self.fits(words) for words in self.left):
            line = self.step.line if self.step is not None else 0
            raise (missed or Failure("", line)).at(line)

    def settle(self) -> None:
        """Whoever has no part to play declines, until the next act of the script can be made."""
        following = next((step for step in self.lesson.steps[self.number :] if step.ways), None)
        while (decision := self.enactment.state.decision) is not None:
            if following is not None:
                seat = self.enactment.seat(following.other) if following.other else LEARNER
                if any(self.enactment.is_answered_by(seat, tokens(words)) for words in following.ways):
                    return
            elif decision.seat == LEARNER:
                return
            option = self.enactment.stage.unscripted(self.enactment.state)
            if option is None or option not in decision.options:
                return
            self.enactment.apply(option)

    # ---- words -----------------------------------------------------------------------------------------------------

    def fits(self, words: list[str]) -> bool:
        return self.enactment.is_answered_by(LEARNER, words)

    def fitting(self, words: list[str]) -> int:
        decision = self.enactment.state.decision
        assert decision is not None
        return self.enactment.fitting(decision.options, words)[0]

    def label_of(self, words: list[str]) -> str:
        return self.enactment.label(self.fitting(words))
