"""Data sets: very many games in Parquet files, each game whole enough to be played again.

A file holds thousands of games and is written in one piece: a set that was broken off goes on, file by file.
"""

import json
from collections.abc import Generator, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from mulligan.agents import agent
from mulligan.arena.plan import Plan
from mulligan.arena.simulation import in_processes
from mulligan.games import game as game_named
from mulligan.kernel.decision import IllegalChoice
from mulligan.kernel.game import Game

NOTE = "dataset.json"
FILES = "games-{:05d}.parquet"
IN_A_FILE = 10_000


class AnotherSet(ValueError):
    """The folder holds another data set."""


@dataclass(frozen=True)
class DataSet:
    """Games of a plan, so many to a file."""

    plan: Plan
    in_a_file: int = IN_A_FILE

    def __post_init__(self) -> None:
        if self.in_a_file < 1:
            raise ValueError(f"At least one game to a file, not {self.in_a_file}.")

    @property
    def files(self) -> int:
        return -(-self.plan.games // self.in_a_file)

    def seeds(self, file: int) -> range:
        first = self.plan.first_seed
        end = min(self.plan.games, (file + 1) * self.in_a_file)
        return range(first + file * self.in_a_file, first + end)

    def as_json(self) -> dict[str, Any]:
        made: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return made


def write(data: DataSet, folder: Path, jobs: int = 1) -> Iterator[int]:
    """Play and write what is missing; gives how many games each finished file holds, those that were there first."""
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / NOTE
    if note.exists():
        if json.loads(note.read_text("utf-8")) != data.as_json():
            raise AnotherSet(str(folder))
    else:
        note.write_text(json.dumps(data.as_json(), indent=2) + "\n", encoding="utf-8")
    missing = []
    for file in range(data.files):
        if (folder / FILES.format(file)).exists():
            yield len(data.seeds(file))
        else:
            missing.append((data, folder, file))
    if jobs <= 1:
        for task in missing:
            yield write_file(*task)
    else:
        yield from in_processes(jobs, write_file, missing)


def write_file(data: DataSet, folder: Path, file: int) -> int:
    """Play the games of one file; it appears when it is whole."""
    import pyarrow
    from pyarrow import parquet

    rows = [played(data.plan, seed) for seed in data.seeds(file)]
    numbers, words = pyarrow.list_(pyarrow.int32()), pyarrow.list_(pyarrow.string())
    schema = pyarrow.schema(
        [
            ("game", pyarrow.string()),
            ("seed", pyarrow.int64()),
            ("setup", pyarrow.string()),
            ("bots", words),
            ("sides", words),
            ("winners", numbers),
            ("rounds", pyarrow.int32()),
            ("decisions", pyarrow.int32()),
            ("choices", numbers),
        ]
    )
    place = folder / FILES.format(file)
    aside = place.with_suffix(".part")
    parquet.write_table(pyarrow.Table.from_pylist(rows, schema=schema), aside, compression="zstd")
    aside.replace(place)
    return len(rows)


@cache
def tables_of(plan: Plan) -> list[Game]:
    return plan.tables()


def played(plan: Plan, seed: int) -> dict[str, Any]:
    """One game from its seed; all that is needed to play it again."""
    game = tables_of(plan)[plan.table(seed)]
    names = plan.agents_at(seed, game.seats)
    bots = [agent(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    state = game.start(seed)
    choices: list[int] = []
    while (decision := state.decision) is not None:
        choices.append(bots[decision.seat].answer(state))
        state.apply(choices[-1])
    return {
        "game": game.name,
        "seed": seed,
        "setup": json.dumps(game.setup, sort_keys=True),
        "bots": names,
        "sides": game.aims(state),
        "winners": state.winners.copy(),
        "rounds": game.rounds(state),
        "decisions": len(choices),
        "choices": choices,
    }


def faults(folder: Path, every: int = 1) -> Generator[tuple[int, str], None, None]:
    """Play every so-manieth game of a set again: its seed, and what is wrong with it ("" where nothing is)."""
    from pyarrow import parquet

    for path in sorted(folder.glob("games-*.parquet")):
        for row in parquet.read_table(path).to_pylist()[::every]:
            yield row["seed"], fault_of(row)


def fault_of(row: dict[str, Any]) -> str:
    game = game_of(row["game"], row["setup"])
    state = game.start(row["seed"])
    try:
        for option in row["choices"]:
            state.apply(option)
    except IllegalChoice as error:
        return str(error)
    if not state.over:
        return "it is not over"
    return "" if state.winners == row["winners"] else f"the winners are {state.winners}, not {row['winners']}"


@cache
def game_of(name: str, setup: str) -> Game:
    return game_named(name, **json.loads(setup))
