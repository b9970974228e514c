"""What is held in memory has an end, however many tables people make, and nobody notices which are not at hand."""

import asyncio
import gc
import weakref

from tests.server.tables import Service, TestTable, asked, live, make, service


def test_of_too_many_tables_those_unused_longest_are_let_go_and_found_again(database: str) -> None:
    with service(database, tables_in_memory=3, held_seconds=0.0) as server:
        first = make(server, seed="a")
        with live(first, 0) as player:
            player.update()
            others = [make(server, seed=str(number)) for number in range(6)]
            for table in others:
                table.get(0)
                assert len(server.hall.rooms) <= 4
            assert first.ident in server.hall.rooms
            assert others[-1].ident in server.hall.rooms
            assert others[0].ident not in server.hall.rooms
            for table in others:
                seat = asked(table)
                prompt = table.get(seat)["prompt"]
                assert table.choose(seat, prompt, prompt["options"][0]["id"])[0] == 200
            assert player.do(act="say", text="still here")["type"] == "done"


def test_a_table_that_was_just_used_is_not_let_go_under_somebodys_hands(database: str) -> None:
    with service(database, tables_in_memory=1) as server:
        for number in range(4):
            make(server, seed=str(number)).get(0)
        assert len(server.hall.rooms) == 4


def test_of_a_table_that_is_let_go_nothing_stays(database: str) -> None:
    """People may be away for weeks before a game is claimed from them; nobody is told of it whom nobody knows."""
    with service(database, idle_seconds=0.0) as server:
        table = make(server, terms={"away": 7 * 86_400})
        with live(table, 0) as player:
            player.update()
        room = weakref.ref(server.hall.rooms[table.ident])
        portal = server.client.portal
        assert portal is not None
        while table.ident in server.hall.rooms:
            portal.call(let_go, server)
        portal.call(asyncio.sleep, 0)
        gc.collect()
        assert room() is None


def clocks_of(table: TestTable) -> tuple[float, float]:
    told = table.get(asked(table))["status"]["clocks"]
    return told["since"], told["within"]


def test_a_clock_runs_on_at_a_table_that_is_not_at_hand(database: str) -> None:
    with service(database, idle_seconds=0.0) as server:
        slow = make(server, people=2, game="unmatched", seed="slow", terms={"move": 86_400})
        swift = make(server, people=2, game="unmatched", seed="swift", terms={"move": 60})
        before = clocks_of(slow)
        clocks_of(swift)
        portal = server.client.portal
        assert portal is not None
        portal.call(let_go, server)
        assert set(server.hall.rooms) == {swift.ident}  # it is to ring soon
        assert server.hall.keeps_time
        since, within = clocks_of(slow)
        assert abs(since - before[0]) < 5
        assert within == before[1]


async def let_go(server: Service) -> None:
    server.hall.let_go()
