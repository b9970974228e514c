"""What is broken harms itself alone: a row, a table, a database that is away, a bot that fails, a word that is lost."""

import json
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from mulligan.cli import main
from mulligan.kernel.journal import Journal
from mulligan.kernel.view import View
from mulligan.server import wire
from mulligan.server.play import room as rooms
from mulligan.server.storage import schema
from mulligan.server.storage.journaling import link, origin
from mulligan.server.storage.preparing import what_is_wrong_with
from mulligan.server.storage.schema import tables
from tests.server.postgres import Line, Postgres
from tests.server.tables import Service, asked, finished, live, make, seats, service


def change(database: str, *statements: str) -> None:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount > 0, statement


def some_choices(server: Service) -> Any:
    table = make(server, people=3, seed="a", open=False)
    for _ in range(4):
        seat = asked(table)
        prompt = table.get(seat)["prompt"]
        assert table.choose(seat, prompt, prompt["options"][0]["id"])[0] == 200
    return table


# ---- rows -----------------------------------------------------------------------------------------------------------


BROKEN = {
    "no JSON": "UPDATE entries SET data = '{' WHERE number = 2 AND table_id = ?",
    "no option": "UPDATE entries SET data = '{}' WHERE number = 2 AND table_id = ?",
    "an illegal option": """UPDATE entries SET data = '{"option": 99999}' WHERE number = 2 AND table_id = ?""",
    "a word for an option": """UPDATE entries SET data = '{"option": "x"}' WHERE number = 2 AND table_id = ?""",
    "another time": "UPDATE entries SET at = 7 WHERE number = 2 AND table_id = ?",
    "another seat": "UPDATE entries SET seat = seat + 1 WHERE number = 3 AND table_id = ?",
    "another kind": "UPDATE entries SET kind = 'say' WHERE number = 2 AND table_id = ?",
    "a gap": "DELETE FROM entries WHERE number = 1 AND table_id = ?",
    "the last is gone": "DELETE FROM entries WHERE number = 3 AND table_id = ?",
    "another seed": "UPDATE tables SET seed = 'other' WHERE id = ?",
    "no set-up": "UPDATE tables SET setup = '{' WHERE id = ?",
    "a set-up of nonsense": """UPDATE tables SET setup = '{"seats": "many"}' WHERE id = ?""",
    "no seats": "UPDATE tables SET seats = '[]' WHERE id = ?",
    "another name": """UPDATE tables SET seats = replace(seats, 'P0', 'Q0') WHERE id = ?""",
    "no such game": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "the future": "UPDATE tables SET version = 99 WHERE id = ?",
}


def test_a_damaged_table_says_so_and_harms_no_other(database: str) -> None:
    with service(database) as server:
        damaged = {damage: some_choices(server) for damage in BROKEN}
        whole = some_choices(server)
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        for damage, table in damaged.items():
            assert connection.execute(BROKEN[damage], (table.ident,)).rowcount == 1, damage
            connection.execute("UPDATE tables SET open = 1 WHERE id = ?", (table.ident,))
    with service(database) as server:
        for damage, table in damaged.items():
            table.service = server
            answer = table.get(0)
            assert answer["code"] in ("damaged", "damaged-entry", "seed-changed", "newer"), (damage, answer)
            assert answer["text"]
            assert table.get(0) == answer  # and again, without reading it again
            with live(table, 0) as player:
                assert player.hear()["code"] == answer["code"], damage
        whole.service = server
        assert whole.get(asked(whole))["prompt"] is not None
        other = make(server, people=2, bots=1, open=True)
        assert [one["table"] for one in server.client.get("/api/tables").json()] == [other.ident]


def test_a_game_that_was_begun_under_other_rules_says_so(database: str) -> None:
    """A journal that is whole, and in which something else was asked."""
    with service(database) as server:
        table, other = some_choices(server), make(server, game="unmatched", people=2)
        stored = server.hall.store.read_now(table.ident)
    assert stored is not None
    chain, seals = origin(stored.row), []
    for entry in stored.entries:
        assert entry.kind == "choice"
        entry.data["asked"] += entry.number == 2
        chain = link(chain, entry)
        seals.append((chain, entry))
    at = f"table_id = '{table.ident}' AND number ="
    change(
        database,
        *[
            f"UPDATE entries SET chain = '{seal}', data = '{json.dumps(e.data)}' WHERE {at} {e.number}"
            for seal, e in seals
        ],
    )
    with service(database) as server:
        table.service = other.service = server
        answer = table.get(0)
        assert (answer["code"], "number 3" in answer["text"]) == ("other-rules", True)
        assert table.act(0, act="say", text="Hello?")[0] == 409
        assert other.get(0)["status"]["you"] == 0


def test_a_table_from_before_journals_were_chained_goes_on(database: str) -> None:
    with service(database) as server:
        table = finished(server)
        seen = table.get(0)["position"]
    change(database, "UPDATE tables SET version = 1, commitment = '', head = ''", "UPDATE entries SET chain = ''")
    with service(database) as server:
        table.service = server
        assert table.get(0)["position"] == seen
        assert table.act(0, act="say", text="Still here")[0] == 200


# ---- the list of open tables ----------------------------------------------------------------------------------------


def test_nobody_fills_the_list_of_open_tables_alone(server: Service) -> None:
    portal = server.client.portal
    assert portal is not None
    body = {"game": "mystic-war", "seats": seats(2, 1, "person"), "open": True}
    wanted = wire.NewTable.model_validate(body)
    honest = portal.call(server.hall.make, wanted, "en", "192.0.2.1").table
    for _ in range(60):
        portal.call(server.hall.make, wanted, "en", "192.0.2.66")
    listed = [one["table"] for one in server.client.get("/api/tables").json()]
    assert honest in listed
    assert len(listed) == 4


# ---- the database at the start --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer version"),
        ("DROP TABLE alembic_version", "not Mulligan's"),
        ("ALTER TABLE entries DROP COLUMN seat", "lacks entries.seat"),
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_one_line_before_anything_else(
    database: str, statement: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with service(database):
        pass
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        connection.execute(statement)
    assert main(["serve", "--port", "0", "--database", database]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert says in told.err
    assert len(told.err.strip().splitlines()) == 1


def test_a_second_server_on_one_sqlite_file_is_refused(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with service(database):
        assert main(["serve", "--port", "0", "--database", database]) == 2
    assert "another server uses" in capsys.readouterr().err


# ---- words that are lost, and servers that overtake each other ------------------------------------------------------


def test_when_the_answer_to_a_commit_is_lost_the_choice_is_found_to_be_made(postgres: Postgres) -> None:
    folder = Path(tempfile.mkdtemp(prefix="mulligan-line-"))
    line = Line(postgres.folder, folder)
    url = postgres.new_database()
    try:
        with service(url.replace(str(postgres.folder), str(folder))) as server:
            table = make(server, people=3, seed="a")
            for number in range(6):
                seat = asked(table)
                prompt = table.get(seat)["prompt"]
                line.cut_next_commit = number in (2, 4)
                assert table.choose(seat, prompt, prompt["options"][0]["id"])[0] == 200
            line.cut_next_commit = True
            assert table.act(0, act="say", text="Hello?")[0] == 200
            line.cut_next_commit = True
            assert make(server, people=3).get(0)["status"]["you"] == 0
        assert line.cuts == 4
    finally:
        line.close()
        shutil.rmtree(folder, ignore_errors=True)
    with service(url) as server:
        table.service = server
        assert [said["text"] for said in table.get(0)["chat"]] == ["Hello?"]
        stored = server.hall.store.read_now(table.ident)
        assert stored is not None
        assert [entry.kind for entry in stored.entries] == ["choice"] * 6 + ["say"]


def test_while_the_database_is_away_everybody_is_told_and_afterwards_the_game_goes_on(postgres: Postgres) -> None:
    url = postgres.new_database()
    with service(url) as server:
        table, other = make(server, people=3, seed="a"), make(server, people=3)
        seat = asked(table)
        prompt = table.get(seat)["prompt"]
        postgres.stop()
        try:
            status, answer = table.choose(seat, prompt, prompt["options"][0]["id"])
            assert (status, answer["code"] in ("not-written", "not-certain")) == (503, True)
            assert server.client.get("/api/tables").status_code == 503
            answer = other.get(0)
            assert answer["code"] == "not-read"
            with live(other, 0) as player:
                assert player.hear()["code"] == "not-read"
        finally:
            postgres.start()
        assert until_done(lambda: table.choose(seat, prompt, prompt["options"][0]["id"])[0] == 200)
        assert other.get(0)["status"]["you"] == 0


def until_done(doing: Callable[[], bool], within: float = 20.0) -> bool:
    until = time.monotonic() + within
    while time.monotonic() < until:
        if doing():
            return True
        time.sleep(0.05)
    return False


def test_two_servers_on_one_database_never_write_over_each_other(postgres: Postgres) -> None:
    url = postgres.new_database()
    with service(url) as one, service(url) as other:
        table = make(one, people=3, seed="a")
        for _ in range(3):
            for here in (one, other):
                table.service = here
                table.act(0, act="say", text="Here I am")  # so that this server hears what the other wrote
                seat = asked(table)
                prompt = table.get(seat)["prompt"]
                assert table.choose(seat, prompt, prompt["options"][0]["id"])[0] == 200
        positions = []
        for here in (one, other):
            table.service = here
            table.act(0, act="say", text="Done")
            positions.append(table.get(1)["position"])
        table.service = one
        table.act(0, act="say", text="Done")
        assert table.get(1)["position"] == positions[1]
        assert len(table.get(0)["chat"]) == 9


# ---- a table that stumbles ------------------------------------------------------------------------------------------


def test_a_table_whose_bot_fails_goes_on_though_nobody_does_anything(
    server: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "UNTIL_ANOTHER_TRY", 0.01)
    failed = 0

    async def failing(view: View, seed: str, kind: str, table: str) -> int:
        nonlocal failed
        failed += 1
        raise ZeroDivisionError

    monkeypatch.setattr(server.hall.thinkers, "choose", failing)
    table = make(server, people=1, bots=2, seed="again")
    with live(table, 0) as player:
        for _ in range(3):
            seen = player.update()
            while seen["prompt"] is None:  # bots play without thinking in the end
                seen = player.update()
            prompt = seen["prompt"]
            player.do(act="choose", ticket=prompt["ticket"], option=prompt["options"][-1]["id"])
    assert failed >= rooms.GIVEN_UP_AFTER


class FailingJournal:
    """A journal over which the engine fails, as soon as a choice is made."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal

    def __getattr__(self, name: str) -> Any:
        return getattr(self.journal, name)

    def apply(self, option: int) -> None:
        raise ZeroDivisionError


def test_an_engine_that_fails_over_a_choice_harms_that_table_alone(
    server: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = make(server, people=3, seed="a"), make(server, people=3, seed="a")
    seat = asked(table)
    prompt = table.get(seat)["prompt"]
    laid = server.hall.rooms[table.ident].table
    monkeypatch.setattr(laid, "journal", FailingJournal(laid.journal))
    status, answer = table.choose(seat, prompt, prompt["options"][0]["id"])
    assert (status, answer["code"]) == (409, "damaged-entry")
    assert table.get(seat)["status"]["you"] == seat  # read anew, by an engine that does not fail
    assert other.get(asked(other))["prompt"]


def test_the_writer_outlives_a_database_that_is_away_when_it_begins(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with service(database) as server:
        store = server.hall.store
        whole = store.engine
        monkeypatch.setattr(store, "engine", sql.create_engine("sqlite:////nowhere/at/all.sqlite3"))
        refused = server.client.post("/api/tables", json={"game": "mystic-war", "seats": seats(3, 0)})
        assert (refused.status_code, refused.json()["code"]) == (503, "not-written")
        monkeypatch.setattr(store, "engine", whole)
        assert make(server).get(0)["status"]["you"] == 0
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        assert connection.execute(f"SELECT count(*) FROM {tables.name}").fetchone() == (1,)
        assert json.loads(connection.execute("SELECT seats FROM tables").fetchone()[0])[0]["name"] == "P0"


def test_a_database_that_was_made_for_no_encoding_keeps_what_people_write(postgres: Postgres) -> None:
    name = "bytes"
    at = ("--host", postgres.folder, "--username", "mulligan")
    postgres.run(
        postgres.programs / "createdb", *at, "--template=template0", "--encoding=SQL_ASCII", "--locale=C", name
    )
    url = postgres.url(name)
    assert what_is_wrong_with(url) == ""
    with service(url) as server:
        table = make(server)
        table.act(0, act="say", text="Grüße")
    with service(url) as server:
        table.service = server
        assert [line["text"] for line in table.get(0)["chat"]] == ["Grüße"]


# ---- backup ---------------------------------------------------------------------------------------------------------


def test_a_backup_taken_while_games_are_played_goes_on_where_it_was_taken(postgres: Postgres, tmp_path: Path) -> None:
    url, spare = postgres.new_database(), postgres.new_database()
    with service(url) as server:
        table = some_choices(server)
        seen = {seat: table.get(seat)["position"] for seat in range(3)}
        dump = postgres.folder / "tables.dump"
        postgres.run(postgres.programs / "pg_dump", "--format=custom", f"--file={dump}", *at_database(postgres, url))
        table.act(0, act="say", text="After the backup")
    restore = ("--clean", "--if-exists", "--no-owner", *at_database(postgres, spare), dump)
    postgres.run(postgres.programs / "pg_restore", *restore)
    with service(spare) as server:
        table.service = server
        assert {seat: table.get(seat)["position"] for seat in range(3)} == seen
        assert table.get(0)["chat"] == []
        seat = asked(table)
        prompt = table.get(seat)["prompt"]
        assert table.choose(seat, prompt, prompt["options"][0]["id"])[0] == 200


def at_database(postgres: Postgres, url: str) -> tuple[Path | str, ...]:
    name = sql.make_url(url).database
    assert name is not None
    return "--host", postgres.folder, "--username", "mulligan", "--dbname", name


def test_a_copy_of_a_file_taken_during_play_goes_on_where_it_was_taken(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    with service(database) as server:
        table = some_choices(server)
        seen = table.get(0)["position"]
        with sqlite3.connect(database.removeprefix("sqlite:///")) as here, sqlite3.connect(copy) as there:
            here.backup(there)
        table.act(0, act="say", text="After the backup")
    with service(f"sqlite:///{copy}") as server:
        table.service = server
        assert table.get(0)["position"] == seen
        assert table.get(0)["chat"] == []


def test_a_table_of_the_first_form_goes_on_after_an_upgrade(tmp_path: Path) -> None:
    """The database as it was before invitations, chains, turns and profiles, with a game in it."""
    from alembic import command
    from alembic.config import Config

    file = tmp_path / "old.sqlite3"
    with service(f"sqlite:///{tmp_path / 'new.sqlite3'}") as server:
        table = finished(server)
        stored = server.hall.store.read_now(table.ident)
        seen = table.get(1)["position"]
    assert stored is not None
    engine = sql.create_engine(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row = stored.row
        connection.execute(
            sql.text("INSERT INTO tables VALUES (:id, :game, :setup, :seats, :seed, :salt, 0, 0, 0)"),
            {"id": row.id, "game": row.game, "setup": json.dumps(row.setup), "seats": json.dumps(row.seats),
             "seed": row.seed, "salt": row.salt},
        )  # fmt: skip
        for key, seat in stored.keys.items():
            connection.execute(sql.text("INSERT INTO keys VALUES (:t, :k, :s)"), {"t": row.id, "k": key, "s": seat})
        for one in stored.entries:
            connection.execute(
                sql.text("INSERT INTO entries VALUES (:t, :n, :k, :s, :d, 0)"),
                {"t": row.id, "n": one.number, "k": one.kind, "s": one.seat, "d": json.dumps(one.data)},
            )
    engine.dispose()
    with service(f"sqlite:///{file}") as server:
        table.service = server
        assert table.get(1)["position"] == seen
        assert table.act(1, act="say", text="Still here")[0] == 200
        assert table.act(1, act="rematch")[0] == 200


def test_a_table_whose_game_takes_too_long_is_set_aside_and_no_other(database: str) -> None:
    with service(database) as server:
        table, other = some_choices(server), some_choices(server)
        for room in server.hall.rooms.values():
            room.slowest = -1.0 if room.table.row.id == table.ident else 60.0
        seat = asked(table)
        prompt = table.get(seat)["prompt"]
        status, told = table.choose(seat, prompt, prompt["options"][0]["id"])
        assert (status, told["code"]) == (409, "endless")
        assert table.get(seat)["code"] == "endless"
        assert other.get(asked(other))["prompt"] is not None
