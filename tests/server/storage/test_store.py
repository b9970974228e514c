"""What several tables write at once shares a commit, and nothing else."""

import asyncio

from mulligan.server.storage.schema import Entry, TableRow
from mulligan.server.storage.store import Overtaken, Store
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
