"""Every lesson can be taken to its end, and every wrong turn in it gets an answer that leads back."""

import pytest

from mulligan.games import own
from mulligan.messages import languages, speaking
from mulligan.scenarios.failure import Failure
from mulligan.school.attempt import READ, Attempt, OutOfTurn
from mulligan.school.lesson import Lesson, course, read_lesson, taught
from mulligan.server.study.teaching import Desk

LESSONS = [lesson for game in taught() for lesson in course(game)]
MOST_CLICKS = 40  # for all lessons of a game together
FEWEST_LESSONS = 4
CLICKS: dict[str, int] = {}


def take(lesson: Lesson) -> tuple[Attempt, int, list[str]]:
    """To the end by the first right option; gives how many answers that took, and what is wrong on the way."""
    attempt = Attempt(lesson, Desk(lesson))
    answers, faults = 0, []
    while attempt.step is not None:
        right = attempt.right()
        faults += wrong_turns(attempt, right)
        assert attempt.read_only or right, f"nothing leads on from line {attempt.step.line}"
        assert attempt.answer(READ if attempt.read_only else right[0]) is None
        answers += 1
    return attempt, answers, faults


def wrong_turns(attempt: Attempt, right: list[int]) -> list[str]:
    """Try everything else that can be chosen here: nothing may happen, and the coach must say something."""
    decision, step = attempt.enactment.state.decision, attempt.step
    if attempt.read_only or decision is None or step is None:
        return []
    faults = []
    before = attempt.enactment.state.save()
    for option in decision.options:
        if option in right:
            continue
        said = attempt.answer(option)
        label = attempt.enactment.label(option)
        if not said or not all(said.by_language.get(language) for language in languages()):
            faults.append(f"line {step.line}: nobody says why not “{label}”")
    assert attempt.enactment.state.save() == before
    return faults


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.scenario.game} {lesson.name}")
def test_a_lesson_leads_to_its_end_and_answers_every_wrong_turn(lesson: Lesson) -> None:
    with speaking("en"):
        _, answers, faults = take(lesson)
    assert not faults
    CLICKS[lesson.scenario.game] = CLICKS.get(lesson.scenario.game, 0) + answers
    assert CLICKS[lesson.scenario.game] <= MOST_CLICKS


def test_every_game_of_the_house_is_taught() -> None:
    assert {game: len(course(game)) for game in own()} == dict.fromkeys(own(), FEWEST_LESSONS)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.scenario.game} {lesson.name}")
def test_everything_that_is_listed_as_wrong_can_be_chosen(lesson: Lesson) -> None:
    """What nobody can do needs no answer: a slip in its words would go unnoticed."""
    heard: set[str] = set()
    attempt = Attempt(lesson, Desk(lesson))
    while attempt.step is not None:
        decision = attempt.enactment.state.decision
        right = attempt.right()
        if not attempt.read_only and decision is not None:
            heard |= {str(attempt.answer(option)) for option in decision.options if option not in right}
        attempt.answer(READ if attempt.read_only else right[0])
    listed = {str(said) for step in lesson.steps for _, said in step.wrong}
    assert not listed - heard


def test_a_choice_that_is_not_offered_and_reading_out_of_turn_are_refused() -> None:
    lesson = LESSONS[0]
    attempt = Attempt(lesson, Desk(lesson))
    with pytest.raises(OutOfTurn):
        attempt.answer(123_456)
    while attempt.read_only:
        attempt.answer(READ)
    with pytest.raises(OutOfTurn):
        attempt.answer(READ)


def test_a_lesson_without_words_in_some_language_is_refused() -> None:
    source = """
title: {en: x, de: x}
about: {en: x, de: x}
game: mystic-war
seats: [A, B, C]
steps:
  - en: Only English
"""
    with pytest.raises(Failure) as refused:
        read_lesson("x", source)
    assert "de" in str(refused.value)
