"""Plays the same games in two builds and compares every decision, option and event.

    OLD/bin/python bench/compare.py note spoils --games 2000 --out games.jsonl     # in the build to compare with
    NEW/bin/python bench/compare.py check games.jsonl                              # in the build that is compared
    NEW/bin/python bench/compare.py tell games.jsonl 17                            # a game line by line, for a diff

The games are random ones over the set-ups of the soak. A difference is named by its game and its choice.
"""

import argparse
import hashlib
import json
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.soak import SET_UPS, game_of
from mulligan.kernel.state import State

LONGEST = 5_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="act", required=True)
    note = kinds.add_parser("note")
    note.add_argument("game")
    note.add_argument("--games", type=int, default=1000)
    note.add_argument("--seed", type=int, default=0)
    note.add_argument("--out", type=Path, required=True)
    note.add_argument("--library", type=Path, help="play the decks or heroes of this library")
    check = kinds.add_parser("check")
    check.add_argument("file", type=Path)
    check.add_argument("--library", type=Path)
    check.add_argument("--most", type=int, default=5, help="stop after so many differences")
    tell = kinds.add_parser("tell")
    tell.add_argument("file", type=Path)
    tell.add_argument("seed", type=int)
    tell.add_argument("--library", type=Path)
    arguments = parser.parse_args()
    if arguments.library:
        os.environ["MULLIGAN_LIBRARY"] = str(arguments.library.resolve())
    if arguments.act == "note":
        return take_note(arguments.game, range(arguments.seed, arguments.seed + arguments.games), arguments.out)
    if arguments.act == "tell":
        return tell_one(arguments.file, arguments.seed)
    return compare(arguments.file, arguments.most)


def take_note(name: str, seeds: range, out: Path) -> int:
    with out.open("w") as file:
        for seed in seeds:
            setup = SET_UPS[name](seed)
            choice = random.Random(seed)
            state = game_of(name, json.dumps(setup)).start(seed, record=True)
            choices: list[int] = []
            marks = []
            for line in lines(state, choice, choices):
                marks.append(mark(line))
            entry = {"game": name, "setup": setup, "seed": seed, "choices": choices, "marks": "".join(marks)}
            file.write(json.dumps(entry) + "\n")
    return 0


def mark(line: str) -> str:
    return hashlib.blake2b(line.encode(), digest_size=3).hexdigest()


def lines(state: State, choice: random.Random | None, choices: list[int]) -> Iterator[str]:
    """What is asked and what happened, a line a choice; choices are made at random and noted, or taken as given."""
    told = 0
    given = iter(list(choices))
    for _ in range(LONGEST):
        events = state.record.events if state.record is not None else []
        happened = [event.as_list() for event in events[told:]]
        told = len(events)
        decision = state.decision
        asked = None if decision is None else [decision.seat, decision.subject, decision.options]
        yield json.dumps([asked, happened])
        if decision is None:
            return
        if choice is not None:
            option = choice.choice(decision.options)
            choices.append(option)
        else:
            option = next(given, -1)
            if option not in decision.options:
                return
        state.apply(option)


def compare(file: Path, most: int) -> int:
    different = games = decisions = 0
    for entry in entries(file):
        games += 1
        size = 6
        marks = [entry["marks"][i : i + size] for i in range(0, len(entry["marks"]), size)]
        at = 0
        try:
            state = begin(entry)
            for line in lines(state, None, entry["choices"]):
                if at >= len(marks) or mark(line) != marks[at]:
                    break
                at += 1
        except Exception as error:
            print(f"seed {entry['seed']}, choice {at}: {type(error).__name__}: {error}", flush=True)
        decisions += at
        if at < len(marks):
            different += 1
            print(f"seed {entry['seed']} {entry['setup']}: differs at line {at} of {len(marks)}", flush=True)
            if different >= most:
                break
    print(f"{games} games, {decisions} decisions compared, {different} games differ")
    return 1 if different else 0


def tell_one(file: Path, seed: int) -> int:
    for entry in entries(file):
        if entry["seed"] == seed:
            for number, line in enumerate(lines(begin(entry), None, entry["choices"])):
                print(number, line)
    return 0


def begin(entry: dict[str, Any]) -> State:
    state: State = game_of(entry["game"], json.dumps(entry["setup"])).start(entry["seed"], record=True)
    return state


def entries(file: Path) -> Iterator[dict[str, Any]]:
    with file.open() as rows:
        for row in rows:
            yield json.loads(row)


if __name__ == "__main__":
    sys.exit(main())
