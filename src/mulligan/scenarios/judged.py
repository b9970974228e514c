"""What a judge is shown of a scenario: whether it holds, all that happened by which rule, and what stands now."""

from dataclasses import dataclass, field
from typing import Any

from mulligan import games
from mulligan.games.workshop import Part
from mulligan.kernel.events import causes_behind
from mulligan.messages import SOURCE_LANGUAGE, speaking
from mulligan.scenarios.enactment import Enactment
from mulligan.scenarios.entry import read_yaml
from mulligan.scenarios.failure import Failure
from mulligan.scenarios.running import Script, run_source, shown
from mulligan.scenarios.written import plain

MOST_EVENTS = 400
MOST_OPTIONS = 200
FACTS_OF_TABLE = ("asked", "over", "winners")


@dataclass(slots=True)
class Happened:
    """An event in words, with its rule and how many causes stand behind it; `said`: as scenarios have it."""

    text: str
    said: str
    rule: str
    depth: int


@dataclass(slots=True)
class Fact:
    """What is to be seen in the end: of a seat ("" for the table), under which key."""

    of: str
    key: str
    value: str


@dataclass(slots=True)
class Judged:
    """`scenario`: what stands in the text, None where it cannot be read. `options`: in the words of scripts."""

    scenario: dict[str, Any] | None = None
    holds: bool = False
    line: int = 0
    message: str = ""
    expected: str | None = None
    found: str | None = None
    notes: list[str] = field(default_factory=list)
    events: list[Happened] = field(default_factory=list)
    asked: str = ""
    question: str = ""
    options: list[str] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)


def judge(source: str) -> Judged:
    """Run a scenario's text, and tell all that there is to tell."""
    outcome = run_source(source, "")
    told = Judged(holds=outcome.failure is None, notes=outcome.notes)
    try:
        found = plain(read_yaml(source))
        told.scenario = found if isinstance(found, dict) else None
    except Failure:
        pass
    if outcome.failure is not None:
        failure = outcome.failure
        told.line, told.message, told.expected, told.found = (
            failure.line, failure.message, failure.expected, failure.found,
        )  # fmt: skip
        told.notes += [failure.note] if failure.note else []
    if outcome.enactment is not None:
        tell(told, outcome.enactment)
    return told


def tell(told: Judged, enactment: Enactment) -> None:
    sentences = enactment.sentences()
    events = [event for event, _ in sentences]
    with speaking(SOURCE_LANGUAGE):
        said = [sentence for _, sentence in enactment.sentences()]
    told.events = [
        Happened(sentence, f"{words} [{event.rule}]", event.rule, causes_behind(events, event))
        for (event, sentence), words in zip(sentences, said, strict=True)
    ][-MOST_EVENTS:]
    decision = enactment.state.decision
    if decision is not None:
        told.asked = enactment.name(decision.seat)
        told.question = enactment.game.question(enactment.state)
        told.options = list(dict.fromkeys(enactment.labels()))[:MOST_OPTIONS]
    told.facts = facts_of(enactment)


def facts_of(enactment: Enactment) -> list[Fact]:
    script = Script(enactment, [])
    found = [Fact("", key, shown(script.look(-1, key))) for key in FACTS_OF_TABLE]
    workshop = games.box(enactment.game.name).workshop()
    if workshop is None:
        return found
    desk = workshop.desk(enactment.game)
    asked = [(-1, part.key) for part in desk.table]
    for seat, parts in enumerate(desk.seats):
        asked += [(seat, key) for key in [*keys_of(parts), *desk.facts]]
    for seat, key in asked:
        try:
            value = shown(script.look(seat, key))
        except Failure:  # it can be given, and not looked at
            continue
        found.append(Fact("" if seat < 0 else enactment.name(seat), key, value))
    return found


def keys_of(parts: list[Part]) -> list[str]:
    """The keys that can be looked at; of the fighters each by name."""
    return [key for part in parts for key in (part.choices if part.sort == "fighters" else [part.key])]
