"""The process in which bots think: a view and a seed come in on one line, the chosen option goes out on another.

It is told what its seat may know and nothing else. It ends when nobody can ask any more, however the server ended.
"""

import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from io import RawIOBase

from mulligan.games import game as game_of
from mulligan.kernel.game import Game
from mulligan.kernel.view import load_view
from mulligan.server.bots import choose
from mulligan.server.bots.politeness import give_way

GAMES_KEPT = 64
POLITENESS = 5  # whoever waits for an answer of the server goes first


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    give_way(POLITENESS)
    for name in sys.argv[1:]:
        game_of(name)  # its cards are read before anybody waits for them
    with suppress(BrokenPipeError):  # nobody waits for the answer any more
        answer_all(sys.stdin.buffer, answers)


def answer_all(questions: Iterable[bytes], answers: RawIOBase) -> None:
    for question in questions:
        asked = json.loads(question)
        saved = asked["view"]
        view = load_view(game_for(saved["game"], json.dumps(saved["setup"])), saved)
        answers.write(b"%d\n" % choose(view, asked["seed"], asked["kind"]))


@lru_cache(maxsize=GAMES_KEPT)
def game_for(name: str, setup: str) -> Game:
    return game_of(name, **json.loads(setup))


if __name__ == "__main__":
    main()
