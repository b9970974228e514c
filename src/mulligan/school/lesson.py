"""A lesson as it stands in its file: a position as in a scenario, and steps in which one reads, acts or watches."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from mulligan import games
from mulligan.messages import SOURCE_LANGUAGE, languages, spoken, text
from mulligan.scenarios.entry import Entry, read_yaml, unknown
from mulligan.scenarios.failure import Failure
from mulligan.scenarios.scenario import Scenario, seat_names, set_up

KEYS = ("title", "about", "game", "seats", "setup", "seed", "given", "steps")
DO = "do"
POINT = "point"
WRONG = "wrong"
OTHERWISE = "otherwise"
WORDS = "words"


@dataclass(frozen=True)
class Said:
    """The same in every language that it is written in."""

    by_language: Mapping[str, str]

    def __str__(self) -> str:
        """In the language being spoken, or else in English."""
        return self.by_language.get(spoken(), self.by_language.get(SOURCE_LANGUAGE, ""))

    def __bool__(self) -> bool:
        return bool(self.by_language)


@dataclass(frozen=True)
class Step:
    """What the coach says and points at. `ways`: what may be done then, each in the words of a script (none: only
    read). `other`: not the learner's, but what this seat does."""

    line: int
    said: Said
    points: list[str]
    ways: list[str]
    wrong: list[tuple[str, Said]]
    otherwise: Said
    other: str


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson, with the position that it begins in."""

    name: str
    title: Said
    about: Said
    scenario: Scenario
    steps: list[Step]

    @property
    def told(self) -> list[Step]:
        """The steps in which the coach says something."""
        return [step for step in self.steps if not step.other]


def read_lesson(name: str, source: str) -> Lesson:
    """The lesson of a YAML text, or the first thing that is wrong with it."""
    tree = read_yaml(source)
    parts = tree.mapping()
    for key, part in parts.items():
        if key not in KEYS:
            raise unknown(key, KEYS, part.line)
    for key in ("title", "about", "game", "seats", "steps"):
        if key not in parts:
            raise Failure(text("scenario-lacks", key=key), tree.line)
    game = parts["game"].text()
    if game not in games.names():
        raise unknown(game, games.names(), parts["game"].line)
    seats = seat_names(parts["seats"])
    scenario = Scenario(
        title=name,
        rules=[],
        game=game,
        seats=seats,
        setup=set_up(parts["setup"]) if "setup" in parts else {},
        seed=parts["seed"].text() if "seed" in parts else "1",
        given=parts.get("given", Entry(tree.line, {})),
        play=[],
        then=None,
        setup_line=parts.get("setup", parts["seats"]).line,
    )
    steps = [step_of(entry, seats) for entry in parts["steps"].items()]
    return Lesson(name, said(parts["title"]), said(parts["about"]), scenario, steps)


def step_of(entry: Entry, seats: list[str]) -> Step:
    parts = entry.mapping()
    others = [key for key in parts if key in seats[1:]]
    if others:
        return Step(entry.line, Said({}), [], [parts[others[0]].text()], [], Said({}), others[0])
    known = [*languages(), DO, POINT, WRONG, OTHERWISE, *seats[1:]]
    for key, part in parts.items():
        if key not in known:
            raise unknown(key, known, part.line)
    wrong = [
        (part.mapping()[WORDS].text(), said(Entry(part.line, without(part, WORDS))))
        for part in (parts[WRONG].items() if WRONG in parts else [])
    ]
    return Step(
        entry.line,
        said(Entry(entry.line, {key: part for key, part in parts.items() if key in languages()})),
        parts[POINT].texts() if POINT in parts else [],
        parts[DO].texts() if DO in parts else [],
        wrong,
        said(parts[OTHERWISE]) if OTHERWISE in parts else Said({}),
        "",
    )


def without(entry: Entry, key: str) -> dict[str, Entry]:
    return {other: part for other, part in entry.mapping().items() if other != key}


def said(entry: Entry) -> Said:
    """Words, which must be there in every language that Mulligan speaks."""
    parts = entry.mapping()
    for language in languages():
        if language not in parts or not parts[language].text():
            raise Failure(text("scenario-lacks", key=language), entry.line)
    return Said({language: " ".join(part.text().split()) for language, part in parts.items()})


# ---- those of the house ----------------------------------------------------------------------------------------------


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are taken."""
    if not is_taught(game):
        return ()
    found = sorted(
        (file for file in lessons_of(game).iterdir() if file.name.endswith(".yaml")), key=lambda file: file.name
    )
    return tuple(read_lesson(file.name.removesuffix(".yaml"), file.read_text(encoding="utf-8")) for file in found)


def is_taught(game: str) -> bool:
    """Are there lessons?"""
    return lessons_of(game).is_dir()


def lessons_of(game: str) -> Traversable:
    return files(__package__) / "lessons" / game


def taught() -> list[str]:
    """The games that have lessons."""
    return [name for name in games.names() if course(name)]
