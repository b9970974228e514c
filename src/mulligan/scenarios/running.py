"""Runs scenarios: arranges the position, plays the script, and compares what is found with what is expected."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mulligan import games
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Seat
from mulligan.messages import SOURCE_LANGUAGE, speaking, text
from mulligan.scenarios.enactment import Answer, Enactment, likely_label, tokens
from mulligan.scenarios.entry import Entry, plain_key, unknown
from mulligan.scenarios.failure import Failure
from mulligan.scenarios.scenario import (
    BECAUSE,
    CAN,
    CANNOT,
    EVERYBODY,
    NOT_OFFERED,
    NOTHING_MORE,
    NOW,
    OFFERED,
    THEN,
    THIS_TURN,
    WHAT_IF,
    Scenario,
    read_scenario,
)
from mulligan.scenarios.stage import TABLE, Found

INCLUDES = " includes"
EXCLUDES = " excludes"
IN_ORDER = " in order"
IS_NOT = " is not"
ONE_OF = " one of"
EVENTS = "events"
OPTIONS = "options"
HELD = ("hand", "deck", "discard")  # the lists of cards that every game has
ASKING = ("asked", "options", "options includes", "options excludes")
SIZE = " size"


@dataclass
class Outcome:
    """How one file came out: what it is called, what is wrong with it, if anything is, and what a judge should know."""

    file: str
    title: str
    failure: Failure | None
    enactment: Enactment | None
    notes: list[str] = field(default_factory=list)
    scenario: Scenario | None = None


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files, and those in the folders, in order."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            named = (file for file in path.rglob("*") if file.suffix in (".yaml", ".yml"))
            found += sorted(file for file in named if file.is_file() or file.is_symlink())  # a broken link is named
        else:
            found.append(path)
    return found


def run_file(path: Path) -> Outcome:
    try:
        source = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return Outcome(str(path), "", Failure(text("scenario-not-text-file"), 1), None)
    except OSError as error:
        return Outcome(str(path), "", Failure(text("scenario-unreadable", reason=error.strerror or ""), 1), None)
    return run_source(source, str(path))


def run_source(source: str, file: str) -> Outcome:
    """Read a scenario and run it. Whatever goes wrong, even in Mulligan itself, is this file's failure alone."""
    outcome = Outcome(file, "", None, None)
    try:
        scenario = read_scenario(source)
        outcome.title, outcome.scenario = scenario.title, scenario
        outcome.enactment = begin(scenario)
        Script(outcome.enactment, outcome.notes).run(scenario)
        if not asks_anything(scenario):
            outcome.notes.append(text("scenario-asks-nothing"))
    except Failure as failure:
        outcome.failure = failure.at(1)
    except Exception as error:  # a fault of ours must not cost the other files their results
        outcome.failure = Failure(text("scenario-fault", kind=type(error).__name__, reason=str(error)), 1)
    return outcome


def asks_anything(scenario: Scenario) -> bool:
    """Is there anything that must hold, beside that the script can be played?"""
    steps = [key for step in scenario.play if isinstance(step.value, dict) for key in step.value]
    choices = (*scenario.seats, EVERYBODY)
    return scenario.then is not None or any(key not in choices for key in steps)


def begin(scenario: Scenario) -> Enactment:
    """The scenario's position, before the first word of its script."""
    try:
        game = set_up(scenario, scenario.setup)
    except TypeError as error:
        odd = [key for key in scenario.setup if not is_known_in_set_up(scenario, key)]
        reason = text("scenario-setup-unknown", keys=", ".join(odd)) if odd else str(error)
        raise Failure(reason, scenario.setup_line) from error
    except ValueError as error:
        raise Failure(str(error), scenario.setup_line) from error
    stage = games.box(scenario.game).stage()
    try:
        state = stage.arrange(game, scenario.given, scenario.seed)
    except Failure as failure:
        raise failure.at(scenario.given.line) from None
    return Enactment(state.game, stage, state)


def set_up(scenario: Scenario, setup: dict[str, Any]) -> Game:
    return games.game(scenario.game, seats=len(scenario.seats), names=scenario.seats, **setup)


def is_known_in_set_up(scenario: Scenario, key: str) -> bool:
    """Does the game take something of this name at all, whatever it is?"""
    try:
        set_up(scenario, {key: scenario.setup[key]})
    except TypeError:
        return False
    except ValueError:
        return True
    return True


class Script:
    """The steps of a script, enacted one after another."""

    def __init__(self, enactment: Enactment, notes: list[str]) -> None:
        self.enactment = enactment
        self.notes = notes

    def run(self, scenario: Scenario) -> None:
        self.steps(scenario.play)
        if scenario.then is not None:
            self.settle_and_check(scenario.then)

    def steps(self, steps: list[Entry]) -> None:
        for step in steps:
            try:
                self.step(step)
            except Failure as failure:
                raise failure.at(step.line) from None
            except Exception as error:
                message = text("scenario-fault", kind=type(error).__name__, reason=str(error))
                raise Failure(message, step.line) from error

    def step(self, step: Entry) -> None:
        if not isinstance(step.value, dict):
            raise Failure(text("scenario-not-a-step"), step.line)
        parts = dict(step.value)
        because = parts.pop(BECAUSE, None)
        if because is not None and not parts:
            raise Failure(text("scenario-because"), because.line)
        for key, entry in parts.items():
            if key.endswith(CANNOT):
                self.check_cannot(self.seat(key.removesuffix(CANNOT), entry), entry, because)
            elif because is not None:
                raise Failure(text("scenario-because"), because.line)
            elif key.endswith(CAN):
                self.check_can(self.seat(key.removesuffix(CAN), entry), entry)
            elif key in self.acts():
                self.acts()[key](entry)
            else:
                self.enactment.play(self.seat(key, entry), entry.text())

    def acts(self) -> dict[str, Callable[[Entry], None]]:
        return {
            THEN: self.settle_and_check,
            NOW: self.check,
            THIS_TURN: lambda entry: Script(self.enactment.in_this_turn(), self.notes).check(entry),
            EVERYBODY: lambda entry: self.enactment.everybody(entry.text()),
            NOTHING_MORE: lambda entry: self.branch().settle_and_check(entry),
            WHAT_IF: lambda entry: self.branch().steps(entry.items()),
            OFFERED: self.check_offered,
            NOT_OFFERED: self.check_not_offered,
        }

    def branch(self) -> "Script":
        return Script(self.enactment.branch(), self.notes)

    def seat(self, name: str, entry: Entry) -> Seat:
        """The seat that a step is said of; after its name stand "can", "cannot", or nothing."""
        whose = [seat for seat in self.enactment.game.seat_names if name.startswith(f"{seat} ")]
        if whose and name not in self.enactment.game.seat_names:
            raise Failure(
                text("scenario-after-seat", seat=whose[0], words=name.removeprefix(f"{whose[0]} ")), entry.line
            )
        return self.enactment.seat(name, entry.line)

    # ---- what can be chosen ----------------------------------------------------------------------------------------

    def check_offered(self, entry: Entry) -> None:
        for name, words in entry.mapping().items():
            self.check_can(self.seat(name, words), words)

    def check_not_offered(self, entry: Entry) -> None:
        for name, words in entry.mapping().items():
            self.check_cannot(self.seat(name, words), words, None)

    def check_can(self, seat: Seat, entry: Entry) -> None:
        for words in self.words_of(seat, entry):
            answer = self.enactment.can(seat, words)
            if not answer.can:
                raise Failure(
                    text("scenario-can", seat=self.enactment.name(seat), words=words),
                    entry.line,
                    found=self.refused(seat, answer),
                    options=self.enactment.labels(),
                )

    def check_cannot(self, seat: Seat, entry: Entry, because: Entry | None) -> None:
        for words in self.words_of(seat, entry):
            answer = self.enactment.can(seat, words)
            if answer.can:
                raise Failure(
                    text("scenario-cannot", seat=self.enactment.name(seat), words=words),
                    entry.line,
                    options=self.enactment.labels(),
                )
            if because is not None and answer.rule != because.text():
                raise Failure(
                    text("scenario-because-of", seat=self.enactment.name(seat), words=words),
                    because.line,
                    expected=because.text(),
                    found=self.refused(seat, answer),
                )

    def words_of(self, seat: Seat, entry: Entry) -> list[str]:
        """One thing or several that a seat can choose or not."""
        found = entry.texts()
        if not found:
            raise Failure(text("scenario-no-words", seat=self.enactment.name(seat)), entry.line)
        return found

    def refused(self, seat: Seat, answer: Answer) -> str:
        """Why not; or what is asked instead, where no rule is known that forbids it."""
        if answer.rule:
            reason = text("scenario-refused", rule=answer.rule, reason=answer.reason)
            given = self.enactment.given_unasked(seat) if answer.untimely else ""
            name = self.enactment.name(seat)
            return text("scenario-unasked", refused=reason, seat=name, words=given) if given else reason
        decision = self.enactment.state.decision
        asked = self.enactment.name(decision.seat) if decision is not None else ""
        return text("scenario-no-rule", seat=asked, question=self.enactment.game.question(self.enactment.state))

    # ---- what holds ------------------------------------------------------------------------------------------------

    def settle_and_check(self, entry: Entry) -> None:
        """What holds when all is done; if somebody still owes an answer, that is said, whether it holds or not."""
        self.enactment.settle()
        owed = "" if any(plain_key(key) in ASKING for key in entry.mapping()) else self.enactment.owed()
        try:
            self.check(entry)
        except Failure as failure:
            failure.note = owed
            raise
        if owed:
            self.notes.append(text("scenario-note", line=str(entry.line), note=owed))

    def check(self, entry: Entry) -> None:
        names = self.enactment.game.seat_names
        for key, expected in entry.mapping().items():
            if key in names:
                for part, value in expected.mapping().items():
                    self.compare(names.index(key), f"{key}: {part}", plain_key(part), value)
            elif isinstance(expected.value, dict) and not self.is_list_of_table(plain_key(key)):
                for part, value in expected.mapping().items():
                    self.compare(TABLE, f"{key}: {part}", plain_key(part), value, f" of {plain_key(key)}")
            else:
                self.compare(TABLE, key, plain_key(key), expected)

    def is_list_of_table(self, key: str) -> bool:
        """Is it a list of the table's that a position gives in pairs, as `items: {H12: Laser Turret}`?"""
        try:
            return isinstance(self.look(TABLE, key), list)
        except Failure:
            return False

    def compare(self, seat: int, title: str, key: str, expected: Entry, of: str = "") -> None:
        """One value, of a thing on the table if one is named.

        A list is compared as a heap of cards, unless its order matters: then it is how it begins.
        """
        try:
            self.compare_found(seat, title, key, expected, of)
        except Failure as failure:
            raise failure.at(expected.line) from None

    def compare_found(self, seat: int, title: str, key: str, expected: Entry, of: str) -> None:
        if key.endswith((IS_NOT, ONE_OF)):
            self.compare_otherwise(seat, title, key, expected, of)
            return
        found, base = self.value(seat, key, of)
        self.same(title, expected, self.is_as_expected(key, base, expected, found), found)

    def compare_otherwise(self, seat: int, title: str, key: str, expected: Entry, of: str) -> None:
        """`gold is not: 5`, `gold one of: [4, 6]`."""
        bare = key.removesuffix(IS_NOT).removesuffix(ONE_OF)
        found, base = self.value(seat, bare, of)
        if key.endswith(IS_NOT):
            holds = not self.is_as_expected(bare, base, expected, found)
        else:
            holds = any(self.is_as_expected(bare, base, one, found) for one in expected.items())
        self.same(title, expected, holds, found)

    def value(self, seat: int, key: str, of: str) -> tuple[Found, str]:
        """What is found under a key, and the key without what is asked of it."""
        base = key.removesuffix(INCLUDES).removesuffix(EXCLUDES).removesuffix(IN_ORDER).removesuffix(SIZE)
        found = self.look(seat, base + of)
        if not key.endswith(SIZE):
            return found, base
        if not isinstance(found, list):
            raise Failure(text("scenario-no-list", key=base))
        return len(found), base

    def is_as_expected(self, key: str, base: str, expected: Entry, found: Found) -> bool:
        if isinstance(found, list):
            return self.fits(key, base, expected.in_pairs(), found)
        if isinstance(found, bool):
            return expected.flag() == found
        if key.endswith(SIZE):
            return expected.number(0, 10_000) == found
        return says(expected.text().casefold(), str(found).casefold())

    def fits(self, key: str, base: str, expected: list[str], found: list[str]) -> bool:
        is_one = tells if base == EVENTS else same_name
        if key.endswith(INCLUDES):
            return includes(is_one, expected, found)
        if key.endswith(EXCLUDES):
            return not any(self.is_there(base, wanted, found) for wanted in expected)
        if key.endswith(IN_ORDER):
            following = iter(found)
            return all(any(is_one(wanted, there) for there in following) for wanted in expected)
        if self.enactment.stage.ordered(base):
            return len(found) >= len(expected) and all(map(is_one, expected, found))
        return len(found) == len(expected) and includes(is_one, expected, found)

    def is_there(self, base: str, wanted: str, found: list[str]) -> bool:
        """Is it among those? A card that there is none of is a slip of the pen, and no card that is absent."""
        if any((tells if base == EVENTS else same_name)(wanted, there) for there in found):
            return True
        if base == OPTIONS:  # "Veto" is there where "Play Veto" is
            words = tokens(wanted)
            return likely_label(found, words)[1] == len(words)
        known = self.enactment.stage.known(self.enactment.state) if base in HELD else [wanted]
        if not any(same_name(wanted, name) for name in known):
            raise unknown(wanted, known)
        return False

    def look(self, seat: int, key: str) -> Found:
        """What every game has: who is asked what, what happened, how it ended. The rest the game knows."""
        state = self.enactment.state
        if seat == TABLE and key == "asked":
            return self.enactment.name(state.decision.seat) if state.decision is not None else ""
        if seat == TABLE and key == OPTIONS:
            return self.enactment.labels()
        if seat == TABLE and key == EVENTS:
            with speaking(SOURCE_LANGUAGE):
                return [f"{sentence} [{event.rule}]" for event, sentence in self.enactment.sentences()]
        if seat == TABLE and key == "over":
            return state.over
        if seat == TABLE and key in ("winner", "winners"):
            return [self.enactment.name(winner) for winner in state.winners]
        return self.enactment.stage.look(state, seat, key)

    def same(self, title: str, expected: Entry, holds: bool, found: Found) -> None:
        if not holds:
            wanted = expected.in_pairs()
            raise Failure(
                text("scenario-differs", place=title),
                expected.line,
                expected=", ".join(wanted) or text("scenario-none"),
                found=shown(found) or text("scenario-none"),
                options=self.enactment.labels() if "asked" in title else None,
            )


def same_name(wanted: str, there: str) -> bool:
    return wanted.casefold() == there.casefold()


def says(wanted: str, there: str) -> bool:
    """Is it that, or as much of it as was asked for: the space without the health, "H07" where there is "H07 15"?"""
    return wanted == there or (wanted != "" and there.removeprefix(f"{wanted} ").isdecimal() and not there.isdecimal())


def tells(wanted: str, there: str) -> bool:
    """Does the sentence of an event say this, perhaps with more words in between?"""
    following = iter(tokens(there))
    return all(word in following for word in tokens(wanted))


def includes(is_one: Callable[[str, str], bool], expected: list[str], found: list[str]) -> bool:
    """Is each of these among those that were found, each time another one?"""
    left = found.copy()
    for wanted in expected:
        place = next((i for i, there in enumerate(left) if is_one(wanted, there)), None)
        if place is None:
            return False
        del left[place]
    return True


def shown(found: Found) -> str:
    if isinstance(found, list):
        return ", ".join(found)
    if isinstance(found, bool):
        return "yes" if found else "no"
    return str(found)
