"""The process in which what people write is read: a question on one line, an answer on another.

Whatever it is given, it harms nobody: it is ended when it takes too long, and it has only so much memory.
"""

import base64
import json
import os
import select
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, replace
from io import RawIOBase
from typing import Any

from mulligan.games import box, names
from mulligan.games import game as make
from mulligan.games.workshop import Roster, Workshop
from mulligan.messages import speaking, text
from mulligan.scenarios.judged import judge
from mulligan.scenarios.written import written
from mulligan.server.bots.politeness import give_way

POLITENESS = 5  # whoever waits for an answer of the server goes first
MOST_MEMORY = 1_500_000_000
DONE = object()


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    give_way(POLITENESS)
    bounded()
    with suppress(BrokenPipeError):  # nobody waits for the answer any more
        answer_all(sys.stdin.buffer, answers, games=sys.argv[1:])


def bounded() -> None:
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def somebody_waits() -> bool:
    """Has the next question come?"""
    try:
        return bool(select.select([sys.stdin], [], [], 0)[0])
    except (OSError, ValueError):  # pipes cannot be asked on Windows
        return True


def answer_all(
    questions: Iterable[bytes],
    answers: RawIOBase,
    waits: Callable[[], bool] = somebody_waits,
    games: Iterable[str] = (),
) -> dict[str, Iterator[None]]:
    """Answer what is asked; in between, rehearse the games that were asked about, and before it those that are named.
    Gives what is left to rehearse."""
    rehearsals: dict[str, Iterator[None]] = {}

    def rehearse(game: str) -> None:
        if game in names() and game not in rehearsals:
            workshop = box(game).workshop()
            rehearsals[game] = workshop.rehearse() if workshop is not None else iter(())
        for left in rehearsals.values():
            while not waits() and next(left, DONE) is not DONE:
                pass

    def say(said: dict[str, Any]) -> None:
        rest = memoryview(json.dumps(said, ensure_ascii=False).encode("utf-8", "replace") + b"\n")
        while rest:
            rest = rest[answers.write(rest) or 0 :]

    for game in games:
        if not waits():
            rehearse(game)
    for question in questions:
        asked = json.loads(question)
        say(answered(asked, lambda done, of: say({"done": done, "of": of})))
        rehearse(asked.get("game", ""))
    return rehearsals


def answered(asked: dict[str, Any], tell: Callable[[int, int], None]) -> dict[str, Any]:
    """`found`, or `refused` in words. What takes its time says how far it is."""
    with speaking(asked["lang"]):
        try:
            if asked["do"] == "judge":
                return {"found": judged(asked["text"], asked["scenario"])}
            workshop = box(asked["game"]).workshop()
            assert workshop is not None
            if asked["do"] == "fair":
                from mulligan.server.workshop.trials import tried

                return {"found": asdict(tried(workshop, asked, tell))}
            if asked["do"] == "bring-in":
                data = base64.b64decode(asked["data"])
                return {"found": asdict(workshop.bring_in(asked["file"], data, set(asked["known"]), tell))}
            return {"found": found(workshop, asked["do"], asked)}
        except (RecursionError, MemoryError):
            return {"refused": text("workshop-too-deep")}
        except NotImplementedError:
            return {"refused": text("workshop-not-of-this-game")}
        except (ValueError, KeyError, TypeError) as error:
            return {"refused": str(error)[:1000]}


def judged(source: str, scenario: dict[str, Any] | None) -> dict[str, Any]:
    """A scenario, run: its text, or what stands in it."""
    said = source if scenario is None else written(scenario)
    return {"text": said, **asdict(judge(said))}


def found(workshop: Workshop, do: str, asked: dict[str, Any]) -> Any:
    match do:
        case "catalogue":
            return [asdict(kept) for kept in workshop.catalogue()]
        case "rosters":
            return [asdict(roster) for roster in workshop.rosters()]
        case "terms":
            return [asdict(one) for one in workshop.terms()]
        case "sayings":
            return [asdict(one) for one in workshop.sayings()]
        case "plays":
            return [asdict(one) for one in workshop.plays()]
        case "own-plays":
            return [asdict(one) for one in workshop.own_plays(asked["own"])]
        case "own":
            return [asdict(kept) for kept in workshop.own(asked["own"])]
        case "offers":
            return [asdict(offer) for offer in workshop.offers(asked["works"], asked["own"])]
        case "offered-catalogue":
            kept = [replace(one, origin="library") for one in workshop.own(asked["own"])]
            return [asdict(one) for one in kept]
        case "offered-rosters":
            return [asdict(roster) for one in asked["works"] for roster in rosters_of(workshop, one)]
        case "about":
            return asdict(workshop.about(asked["name"], asked["own"]))
        case "weigh":
            return asdict(workshop.weigh(asked["kind"], asked["content"], asked["own"]))
        case "ready":
            return workshop.ready(asked["name"])
        case "take-in":
            return workshop.take_in(asked["file"], asked["written"])
        case "desk":
            return asdict(workshop.desk(make(asked["game"], **asked["setup"])))
        case "beyond":
            return workshop.beyond(asked["content"], asked["pool"])
        case "write":
            return workshop.written(asked["kind"], asked["name"], asked["content"], asked["form"])
        case _:
            brought = {int(seat): come for seat, come in asked["brought"].items()}
            return workshop.setup(asked["names"], asked["chosen"], brought)


def rosters_of(workshop: Workshop, work: dict[str, Any]) -> list[Roster]:
    """Whom somebody has made, for everybody to look at."""
    return [replace(roster, origin="library") for roster in workshop.weigh("hero", work["content"], []).rosters]


if __name__ == "__main__":
    main()
