"""Where many wait for few places, whoever has had least of late is next."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from mulligan.agents.levels import THINKING
from mulligan.server.bots.thinkers import Thinkers
from mulligan.server.bots.turn_taking import Had, TurnTaking


def run(served: list[str], many: int) -> None:
    async def evening() -> None:
        places = TurnTaking(1)

        async def turn(who: str) -> None:
            async with places.turn(who):
                served.append(who)
                await asyncio.sleep(0.001)

        async def greedy() -> None:
            for _ in range(10):
                await turn("greedy")

        crowd = [asyncio.create_task(greedy()) for _ in range(many)]
        await asyncio.sleep(0.02)
        served.append("here")
        await asyncio.gather(turn("modest"), *crowd)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, evening()).result()


def test_a_table_that_asks_seldom_does_not_wait_for_one_that_asks_all_the_time() -> None:
    served: list[str] = []
    run(served, 20)
    assert served.index("modest") - served.index("here") <= 2
    assert served.count("greedy") == 200


def test_what_somebody_has_had_is_forgotten_with_time() -> None:
    assert Had(8.0, -1e9).now() < 0.001


def test_whoever_stops_waiting_takes_no_place() -> None:
    async def evening() -> int:
        places = TurnTaking(1)
        await places.wait("one")
        waiting = asyncio.create_task(places.wait("two"))
        await asyncio.sleep(0)
        places.pass_on()  # the place is two's, who no longer wants it
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        return places.places

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(asyncio.run, evening()).result() == 1


def test_hard_bots_of_many_tables_share_a_round_of_a_second() -> None:
    """However many tables want a thought at once, the times they are given add up to about a second."""

    async def evening(tables: int) -> list[float]:
        thinkers = Thinkers(1)
        given: list[float] = []

        async def think(table: str) -> None:
            async with thinkers.turns.turn(table):
                await asyncio.sleep(0)
                kind, _, seconds = thinkers.time_for("hard", table).partition(":seconds=")
                assert kind == "hard"
                given.append(float(seconds or THINKING))

        await asyncio.gather(*(think(f"table {number}") for number in range(tables)))
        return given

    def of(tables: int) -> list[float]:
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(lambda: asyncio.run(evening(tables))).result()

    assert of(1) == [THINKING]
    assert sum(of(2)) <= 1.5
    assert sum(of(20)) <= 1.5
    assert min(of(200)) == 0.05


def test_what_thinks_at_once_is_not_hurried() -> None:
    assert Thinkers(1).time_for("medium", "a table") == "medium"
