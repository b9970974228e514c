"""What several tables write at once shares a commit, and nothing else."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sql

from mulligan.server.many.sharing import Sharing
from mulligan.server.storage.preparing import ALIVE
from mulligan.server.storage.schema import Entry, TableRow
from mulligan.server.storage.store import COMPLAINED, NotRead, Overtaken, Store
from tests.server.postgres import Postgres
from tests.serving import on_a_loop


def a_row(name: str) -> TableRow:
    return TableRow(name, "unmatched", {}, [], "seed", "salt", False, False, 0.0)


def said(number: int) -> Entry:
    return Entry(number, "say", 0, {"text": "Hello"}, 1.0)


def test_who_comes_too_late_in_a_commit_of_many_spoils_no_other(any_database: str) -> None:
    async def write(store: Store) -> list[BaseException | None]:
        for name in "abc":
            await store.make(a_row(name), {"key": 0}, [])
        store.close()
        numbers = {"a": 0, "b": 7, "c": 0}  # seven entries were to come before that of b
        writing = [asyncio.create_task(store.append(name, said(number), "seal")) for name, number in numbers.items()]
        await asyncio.sleep(0)
        store.open()  # all that waits is written together
        done = await asyncio.gather(*writing, return_exceptions=True)
        lengths = {name: (await store.since(name, 0))[0] for name in "abc"}
        assert lengths == {"a": [said(0)], "b": [], "c": [said(0)]}
        return done

    store = Store(any_database)
    store.open()
    try:
        first, late, third = on_a_loop(write(store))
    finally:
        store.close()
    assert (first, third) == (None, None)
    assert isinstance(late, Overtaken)


def test_whatever_stands_in_an_entry_is_read_as_it_was_written(any_database: str) -> None:
    odd = {"text": "Grüße “a” \\ %s {} ' \" \x00 \ud800 \n", "of": [None, 1.5, True, {"": -1}]}
    written = [Entry(0, "say", 0, odd, 1234567890.123456), Entry(1, "say", -1, {}, 0.1 + 0.2)]

    async def write_and_read(store: Store) -> list[Entry]:
        await store.make(a_row("a 'table'"), {"key": 0}, [])
        for entry in written:
            await store.append("a 'table'", entry, "seal")
        return (await store.since("a 'table'", 0))[0]

    store = Store(any_database)
    store.open()
    try:
        assert on_a_loop(write_and_read(store)) == written
    finally:
        store.close()


def test_of_two_entries_of_one_table_in_a_commit_just_those_are_told_to_be_written_that_are(any_database: str) -> None:
    async def together(store: Store, name: str, numbers: tuple[int, int]) -> None:
        store.open()
        await store.make(a_row(name), {"key": 0}, [])
        store.close()
        writing = [asyncio.create_task(store.append(name, said(number), "seal")) for number in numbers]
        await asyncio.sleep(0)
        store.open()
        done = await asyncio.gather(*writing, return_exceptions=True)
        there = [entry.number for entry in (await store.since(name, 0))[0]]
        assert there == [number for number, error in zip(numbers, done, strict=True) if error is None]
        assert there[0] == 0
        assert {type(error) for error in done} <= {type(None), Overtaken}
        store.close()

    store = Store(any_database)
    for name, numbers in {"a": (0, 1), "b": (1, 0), "c": (0, 0)}.items():
        on_a_loop(together(store, name, numbers))


def test_others_are_told_in_messages_that_are_not_too_long_and_only_of_what_was_written(postgres: Postgres) -> None:
    url, names = postgres.new_database(), [f"table {number}" for number in range(120)]

    async def write(store: Store) -> list[BaseException | None]:
        for name in names:
            await store.make(a_row(name), {"key": 0}, [])
        store.close()
        writing = [asyncio.create_task(store.append(name, said(int(name == names[7])), "seal" * 16)) for name in names]
        await asyncio.sleep(0)
        store.open()
        return await asyncio.gather(*writing, return_exceptions=True)

    store = Store(url)
    store.process = "somebody"
    store.open()
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as listening:
        listening.execute("LISTEN mulligan")
        try:
            late = [error for error in on_a_loop(write(store)) if error is not None]
        finally:
            store.close()
        messages = [told.payload for told in listening.notifies(timeout=0)]
    assert [type(error) for error in late] == [Overtaken]
    assert len(messages) > 1
    assert max(map(len, messages)) < 8_000
    told = [news for message in messages for news in json.loads(message)["entries"]]
    assert sorted(told) == sorted([name, 0] for name in names if name != names[7])


def test_every_line_to_the_database_is_found_to_be_dead_soon_as_far_as_the_host_says_nothing_else(
    postgres: Postgres,
) -> None:
    lines: list[Any] = []  # the writer's, the readers', and the one that only listens

    async def use(store: Store) -> None:
        listening = Sharing(store, lambda _: None, lambda: None)
        await store.make(a_row("a"), {"key": 0}, [])
        await store.append("a", said(0), "seal")
        await store.read("a")
        assert await asyncio.to_thread(listening.listening.wait, 20)
        await asyncio.to_thread(listening.close)

    store = Store(f"{postgres.new_database()}&keepalives_idle=33")
    sql.event.listen(store.engine, "connect", lambda line, _: lines.append(line.info.get_parameters()))
    store.open()
    try:
        on_a_loop(use(store))
    finally:
        store.close()
    wanted = {name: str(value) for name, value in {**ALIVE, "keepalives_idle": 33}.items()}
    wanted.pop("keepalives")  # as it is anyway
    assert len(lines) >= 4
    assert all(wanted.items() <= line.items() for line in lines), lines


def test_a_database_that_is_away_is_complained_of_once_and_not_for_everybody_who_asks(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger("mulligan"), "propagate", True)  # another test may have set up logs
    COMPLAINED.clear()
    store = Store(f"postgresql+psycopg://mulligan@/tables?host={tmp_path}")  # nobody is there
    for _ in range(5):
        with pytest.raises(NotRead):
            on_a_loop(store.read("0" * 16))
    assert len([line for line in caplog.messages if line.startswith("the database:")]) == 1
