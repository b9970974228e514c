"""Lessons over HTTP. A lesson keeps nothing on the server: its answers so far make its position anew each time.

A lesson lies on a table as any game does, and is shown as any game is, to the eyes of its first seat alone.
"""

from functools import lru_cache
from typing import Annotated

from fastapi import Depends, FastAPI, Query, Request, Response
from pydantic import BaseModel
from pydantic import Field as Limits

from mulligan.games import game as make
from mulligan.games import names
from mulligan.games.layout import HasBoard
from mulligan.messages import SOURCE_LANGUAGE, speaking, text
from mulligan.scenarios.enactment import Enactment
from mulligan.scenarios.running import begin
from mulligan.school.attempt import LEARNER, Attempt, OutOfTurn
from mulligan.school.lesson import Lesson, course, taught
from mulligan.server import wire
from mulligan.server.entrance.limits import caller_of
from mulligan.server.play.hall import Hall
from mulligan.server.play.sight import Around, Seen, Shown, capital, update
from mulligan.server.play.table import Refusal, Table
from mulligan.server.storage.schema import Entry, TableRow

MOST_ANSWERS = 100
Language = Annotated[str, Query(max_length=12, description="en, de, …")]


class LessonInfo(BaseModel):
    """A lesson in short; `steps` is how often the coach speaks."""

    name: str
    title: str
    about: str
    steps: int


class Course(BaseModel):
    game: str
    title: str
    lessons: list[LessonInfo]


class Answers(wire.Strict):
    """All answers so far: an option, or -1 where there was only something to read. `log_seen` as at a table."""

    answers: Annotated[list[int], Limits(max_length=MOST_ANSWERS)]
    log_seen: Annotated[int, Limits(ge=0)] = 0


class Taught(BaseModel):
    """How a lesson stands. `updates` is what the last answer brought about, one picture after another; `wrong` what the
    coach says to it where it was not the right one, and then nothing happened. `right` are the options that lead on."""

    updates: list[wire.Update]
    said: str
    points: list[str]
    right: list[int]
    reading: bool
    wrong: str
    step: int
    steps: int
    done: bool


def add_teaching(app: FastAPI, hall: Hall) -> None:
    settings = hall.settings
    askers = hall.limits.buckets("lessons", settings.acts_at_once, settings.acts_per_second)

    def may_ask(request: Request) -> None:
        if not askers.take(caller_of(request.client)):
            raise Refusal("too-many")

    @app.get("/api/lessons", tags=["school"])
    def lessons(lang: Language = "en") -> list[Course]:
        """The lessons of each game, in their order."""
        with speaking(lang):
            return [told_of(name) for name in taught()]

    @app.get("/api/lessons/{game}/{lesson}/printed", tags=["school"])
    def printed(game: str, lesson: str, response: Response, lang: Language = "en") -> wire.Printed:
        """The cards of a lesson, and its board."""
        desk = Desk(lesson_of(game, lesson))
        response.headers["cache-control"] = "max-age=60"
        with speaking(lang):
            layout = desk.table.layout
            board = layout.board(desk.game) if isinstance(layout, HasBoard) else None
            return wire.Printed(cards=layout.cards(desk.game), board=board)

    @app.post("/api/lessons/{game}/{lesson}", tags=["school"], dependencies=[Depends(may_ask)])
    def take(game: str, lesson: str, wanted: Answers, lang: Language = "en") -> Taught:
        """Take a lesson: where these answers lead, and what the coach says there."""
        return taught_by(lesson_of(game, lesson), tuple(wanted.answers), wanted.log_seen, lang)


def told_of(game: str) -> Course:
    return Course(
        game=game,
        title=text(f"web-game-{game}"),
        lessons=[
            LessonInfo(name=one.name, title=str(one.title), about=str(one.about), steps=len(one.told))
            for one in course(game)
        ],
    )


def lesson_of(game: str, name: str) -> Lesson:
    if game not in names() or game not in taught():
        raise Refusal("no-such-game")
    for lesson in course(game):
        if lesson.name == name:
            return lesson
    raise Refusal("no-such-lesson")


class Desk(Enactment):
    """A lesson's position on a table of its own, with a picture of everything that there was to see on the way."""

    def __init__(self, lesson: Lesson) -> None:
        scenario = lesson.scenario
        begun = begin(scenario)
        super().__init__(begun.game, begun.stage, begun.state)
        seats = [
            {"name": name, "bot": number != LEARNER, "level": "easy"} for number, name in enumerate(scenario.seats)
        ]
        game = scenario.game
        setup = make(game, seats=len(seats), names=scenario.seats, **scenario.setup).setup
        row = TableRow(lesson.name, game, setup, seats, scenario.seed, "", True, False, 0.0)
        self.table = Table(row, {}, {})
        self.table.game = begun.game
        self.table.journal.game = begun.game
        self.table.journal.state = begun.state
        self.shown: list[Shown] = []

    def apply(self, option: int) -> None:
        table = self.table
        decision = self.state.decision
        assert self.state.record is not None
        assert decision is not None
        events = len(self.state.record.events)
        self.since.append(option)
        with speaking(SOURCE_LANGUAGE):
            table.apply(Entry(table.numbers, "choice", decision.seat, {"option": option}, 0.0))
        for stage in table.stages:
            if stage.position is not None:
                self.shown.append(Shown(stage.position, events + stage.events, False))
        self.shown.append(Shown(self.state.clone(), len(self.state.record.events), False))


@lru_cache(maxsize=64)
def taught_by(lesson: Lesson, answers: tuple[int, ...], log_seen: int, language: str) -> Taught:
    """The lesson after these answers. Everybody takes the same lesson: what was worked out once is kept."""
    desk = Desk(lesson)
    attempt = Attempt(lesson, desk)
    wrong = None
    for number, option in enumerate(answers):
        desk.shown.clear()
        try:
            wrong = attempt.answer(option)
        except OutOfTurn as error:
            raise Refusal("not-offered") from error
        if wrong is not None and number < len(answers) - 1:
            raise Refusal("not-offered")
    step, steps = attempt.step, lesson.told
    asks = step is not None and not attempt.read_only
    assert desk.state.record is not None
    pictures = [] if wrong else [*desk.shown[:-1], Shown(desk.state, len(desk.state.record.events), asks)]
    updates = []
    seen = Seen(0 if log_seen else -1, log_seen, 0)
    for picture in pictures:
        told = update(desk.table, picture, LEARNER, Around(frozenset([LEARNER]), frozenset()), seen, language)
        seen = Seen(told.generation, told.log_from + len(told.log), 0)
        updates.append(told)
    with speaking(language):
        return Taught(
            updates=updates,
            said=capital(str(step.said)) if step is not None else "",
            points=step.points if step is not None else [],
            right=attempt.right(),
            reading=attempt.read_only,
            wrong=str(wrong) if wrong is not None else "",
            step=steps.index(step) if step is not None else len(steps),
            steps=len(steps),
            done=step is None,
        )
