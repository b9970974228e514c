"""Every lesson can be taken to its end, and every wrong turn in it gets an answer that leads back."""

from functools import cache

import pytest

from mulligan.agents import agent
from mulligan.games import box, own
from mulligan.games import game as make
from mulligan.kernel.state import State
from mulligan.kernel.view import View
from mulligan.messages import languages, speaking
from mulligan.scenarios.failure import Failure
from mulligan.school.attempt import LEARNER, READ, Attempt, OutOfTurn
from mulligan.school.lesson import Lesson, course, read_lesson, taught
from mulligan.server.study.teaching import Desk

LESSONS = [lesson for game in taught() for lesson in course(game)]
MOST_CLICKS = 40  # for all lessons of a game together
FEWEST_LESSONS = 4
FIRST_GAMES = 6
CARDS = ("hand", "take")  # where cards lie that can be picked
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
    assert all(len(course(game)) >= FEWEST_LESSONS for game in own())


# ---- the first real game -------------------------------------------------------------------------------------------


def kind_of_prompt(game: str, state: State) -> str:
    """What the page takes a question for; and of those that belong to a card, what is to be picked."""
    layout, view = box(game).layout(), View(state, LEARNER)
    kind = layout.prompt_kind(view)
    if kind != "detail":
        return kind
    assert state.decision is not None
    places = {layout.place(view, option).partition(":")[0] for option in state.decision.options} - {"", "done"}
    places = {"card" if place in CARDS else place for place in places}
    if places:
        return "pick a " + " or a ".join(sorted(places))
    numbers = all(state.game.label(state, option).isdigit() for option in state.decision.options)
    return "pick a number" if numbers else "pick an answer"


@cache
def shown_by_lessons(game: str) -> set[str]:
    shown: set[str] = set()
    for lesson in course(game):
        attempt = Attempt(lesson, Desk(lesson))
        while attempt.step is not None:
            if not attempt.read_only:
                shown.add(kind_of_prompt(game, attempt.enactment.state))
            attempt.answer(READ if attempt.read_only else attempt.right()[0])
    return shown


@pytest.mark.parametrize("number", range(FIRST_GAMES))
@pytest.mark.parametrize("game", own())
def test_the_first_real_game_asks_nothing_of_a_kind_that_the_lessons_did_not_show(game: str, number: int) -> None:
    """As the school deals it: the game as it is without any wish, against easy bots."""
    dealt = make(game)
    state = dealt.start(f"first game {number}")
    players = [agent("heuristic" if seat == LEARNER else "easy", f"{number}/{seat}") for seat in range(dealt.seats)]
    asked: dict[str, str] = {}
    while (decision := state.decision) is not None:
        if decision.seat == LEARNER:
            asked.setdefault(kind_of_prompt(game, state), dealt.question(state))
        state.apply(players[decision.seat].answer(state))
    assert {kind: question for kind, question in asked.items() if kind not in shown_by_lessons(game)} == {}


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
