"""Plays a league into a folder: every finished game is a line, so that it can be broken off and gone on with."""

import json
from collections.abc import Callable, Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from mulligan.arena.league import League, play
from mulligan.arena.on_ray import on_ray
from mulligan.arena.simulation import in_processes
from mulligan.kernel.game import Game

LEAGUE = "league.json"
GAMES = "games.jsonl"
PARQUET = "games.parquet"


class Series(Protocol):
    """Games that are played into a folder, each made by its number alone."""

    @property
    def games(self) -> int:
        """How many."""

    def as_json(self) -> dict[str, Any]:
        """What makes it what it is; two with the same values are the same series."""


Play: TypeAlias = Callable[[Any, int], dict[str, Any]]  # a game of a series by its number: all that is kept of it


class AnotherLeague(ValueError):
    """The folder holds the games of a league with other entrants, games or seeds."""


def open_folder(league: Series, folder: Path) -> dict[int, dict[str, Any]]:
    """The games that are already there, by number; a line that was cut off as the power failed is forgotten."""
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / LEAGUE
    if note.exists():
        if json.loads(note.read_text()) != league.as_json():
            raise AnotherLeague(str(folder))
    else:
        note.write_text(json.dumps(league.as_json(), indent=2) + "\n")
    found: dict[int, dict[str, Any]] = {}
    whole = 0
    file = folder / GAMES
    if file.exists():
        for line in file.read_bytes().splitlines(keepends=True):
            try:
                one = json.loads(line)
            except ValueError:
                break
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            found[one["number"]] = one
        with file.open("r+b") as rest:
            rest.truncate(whole)
    return found


def play_one(league: League, number: int) -> dict[str, Any]:
    return play(league, tables_of(league), number)


def run(
    series: Series, folder: Path, jobs: int = 1, deed: Play = play_one, place: str = ""
) -> Generator[dict[str, Any], None, None]:
    """Play what is missing; gives every game of the series, those that were there first.

    In so many processes, or at a place: `ray`, `ray://HOST:PORT`.
    """
    found = open_folder(series, folder)
    yield from found.values()
    missing = [number for number in range(series.games) if number not in found]
    with (folder / GAMES).open("a") as file:
        for one in played(series, missing, jobs, deed, place):
            file.write(json.dumps(one, separators=(",", ":")) + "\n")
            file.flush()
            yield one


def played(series: Series, numbers: list[int], jobs: int, deed: Play, place: str) -> Iterator[dict[str, Any]]:
    if place:
        if numbers:
            yield from on_ray(place, deed, [(series, number) for number in numbers])
        return
    if jobs <= 1:
        for number in numbers:
            yield deed(series, number)
        return
    yield from in_processes(jobs, deed, [(series, number) for number in numbers])


@cache
def tables_of(league: League) -> list[Game]:
    return league.plan.tables()


def write_parquet(folder: Path) -> Path:
    """The games as a table that DuckDB, Polars and pandas read; needs pyarrow."""
    import pyarrow
    from pyarrow import parquet

    with (folder / GAMES).open() as file:
        games = sorted((json.loads(line) for line in file), key=lambda one: int(one["number"]))
    for one in games:
        one["setup"] = json.dumps(one["setup"], sort_keys=True)
    numbers = pyarrow.list_(pyarrow.int32())
    words = pyarrow.list_(pyarrow.string())
    schema = pyarrow.schema(
        [
            ("number", pyarrow.int64()),
            ("game", pyarrow.string()),
            ("seed", pyarrow.int64()),
            ("entrants", words),
            ("sides", words),
            ("winners", numbers),
            ("rounds", pyarrow.int32()),
            ("decisions", pyarrow.int32()),
            ("setup", pyarrow.string()),
            ("choices", numbers),
        ]
    )
    out = folder / PARQUET
    parquet.write_table(pyarrow.Table.from_pylist(games, schema=schema), out, compression="zstd")
    return out
