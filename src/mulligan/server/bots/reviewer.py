"""The process that looks at a finished game again: the game comes in, how far it is and what it found go out, by lines.

It ends when nobody listens any more, however the server ended.
"""

import json
import os
import sys
from contextlib import suppress
from typing import Any, BinaryIO

from mulligan.agents.review import review
from mulligan.games import game as game_of
from mulligan.kernel.journal import Journal, parts_of
from mulligan.messages import speaking
from mulligan.server.bots.politeness import give_way

POLITENESS = 10  # whoever plays goes first


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    give_way(POLITENESS)
    with suppress(BrokenPipeError):
        look(json.loads(sys.stdin.buffer.readline()), answers)


def look(asked: dict[str, Any], answers: BinaryIO) -> None:
    """Asked are the journal, the seats to look at (all: null), how many worlds, and in which language."""
    name, setup, seed, choices = parts_of(asked["journal"])
    journal = Journal(game_of(name, **setup), seed)
    journal.replay(choices)

    def tell(done: int, of: int) -> None:
        answers.write(json.dumps({"done": done, "of": of}).encode() + b"\n")

    with speaking(asked["lang"]):
        found = review(journal, asked["seats"], asked["worlds"], tell)
        answers.write(json.dumps({"review": found.as_json(), "deeds": found.deeds}).encode() + b"\n")


if __name__ == "__main__":
    main()
