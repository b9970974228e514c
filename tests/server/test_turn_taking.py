"""Where many wait for few places, whoever has had least of late is next."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

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
