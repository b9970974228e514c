"""A deal that nobody has chosen: the server fixes its part by a hash, players theirs; only then is anything known."""

import json
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from mulligan.cli import main
from mulligan.server.play.fairness import commitment, deal_seed, promise_of
from mulligan.server.play.table import Refusal
from tests.server.tables import Service, TestTable, asked, finished, live, seats, service


def share() -> str:
    return secrets.token_hex(16)


def promising(
    server: Service, others: str = "person", bots: int = 1
) -> tuple[TestTable, dict[str, Any], dict[int, str]]:
    """A table whose maker has promised something for the deal."""
    shares = {0: share(), 1: share()}
    body = {"game": "mystic-war", "seats": seats(2, bots, others), "promise": promise_of(shares[0])}
    made = server.client.post("/api/tables", json=body).json()
    return TestTable(server, made["table"], {0: made["seats"][0]["token"]}, made["commitment"]), made, shares


def sit(table: TestTable, made: dict[str, Any], **more: str) -> None:
    body = {"invitation": made["seats"][1]["token"], **more}
    joined = table.service.client.post(f"/api/tables/{table.ident}/sit", json=body).json()
    table.tokens[1] = joined["token"]


def test_the_deal_is_made_of_what_everybody_added(server: Service) -> None:
    table, made, shares = promising(server)
    provisional = table.get(0)["position"]
    assert table.act(0, act="reveal", share=shares[0])[1]["code"] == "not-dealing"  # others could still choose theirs
    sit(table, made, promise=promise_of(shares[1]))
    seen = table.get(0)
    assert seen["status"]["dealing"]
    assert [seat["share"] for seat in seen["status"]["seats"]] == ["promised", "promised", ""]
    assert seen["prompt"] is None
    assert table.act(0, act="reveal", share=share())[1]["code"] == "not-promised"
    assert table.act(1, act="reveal", share=shares[0])[1]["code"] == "not-promised"
    assert table.act(0, act="reveal", share=shares[0])[0] == 200
    assert table.get(0)["position"] == provisional  # not before all is known
    assert table.act(1, act="reveal", share=shares[1])[0] == 200
    dealt = table.get(0)
    assert not dealt["status"]["dealing"]
    assert dealt["position"] != provisional
    laid = server.hall.rooms[table.ident].table
    assert laid.journal.seed == deal_seed(laid.row.seed, shares)
    assert table.act(1, act="reveal", share=shares[1])[1]["code"] == "not-dealing"
    assert asked(table) in (0, 1)


def test_bots_wait_for_the_deal_and_the_deal_for_nobody_who_is_away(server: Service) -> None:
    table, made, shares = promising(server)
    sit(table, made, promise=promise_of(shares[1]))
    table.act(0, act="reveal", share=shares[0])
    assert len(server.hall.rooms[table.ident].table.journal.choices) == 0
    assert table.act(0, act="deal")[1]["code"] == "not-away"
    server.hall.rooms[table.ident].away_after = 0
    assert table.act(0, act="deal")[0] == 200
    laid = server.hall.rooms[table.ident].table
    assert laid.journal.seed == deal_seed(laid.row.seed, {0: shares[0]})


def test_whoever_has_lost_what_they_promised_says_so(server: Service) -> None:
    table, made, _ = promising(server, others="me")
    assert table.get(0)["status"]["dealing"]
    assert table.act(0, act="deal")[0] == 200
    assert not table.get(0)["status"]["dealing"]
    assert made["commitment"] == table.get(0)["status"]["commitment"]


def test_nobody_begins_while_a_seat_is_to_be_taken_and_so_chooses_between_two_deals(server: Service) -> None:
    table, made, shares = promising(server)
    seen = table.get(0)
    laid = server.hall.rooms[table.ident].table
    assert (seen["prompt"], seen["status"]["asked"]) == (None, 1)
    decision = laid.state.decision
    assert decision is not None
    with pytest.raises(Refusal, match="not-everybody"):
        laid.weigh_choice(decision.seat, laid.ticket(), decision.options[0])
    sit(table, made, promise=promise_of(shares[1]))
    for seat in (0, 1):
        assert table.act(seat, act="reveal", share=shares[seat])[0] == 200
    assert laid.journal.seed == deal_seed(laid.row.seed, shares)
    assert asked(table) in (0, 1)


def test_a_seat_that_nobody_takes_is_played_by_a_bot_and_then_the_game_begins(server: Service) -> None:
    table, _, shares = promising(server)
    assert table.act(0, act="stand-in", seat=1, on=True)[0] == 200
    assert table.act(0, act="reveal", share=shares[0])[0] == 200
    assert asked(table) == 0


def test_nobody_holds_up_the_game_by_keeping_back_what_they_promised(
    server: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, made, shares = promising(server)
    sit(table, made, promise=promise_of(shares[1]))
    assert table.act(0, act="reveal", share=shares[0])[0] == 200
    portal = server.client.portal
    assert portal is not None
    with live(table, 1):  # present, and silent
        portal.call(server.hall.look_after)
        assert table.get(0)["status"]["dealing"]
        monkeypatch.setattr("mulligan.server.play.room.DEALT_WITHIN", 0.0)
        portal.call(server.hall.look_after)
        assert not table.get(0)["status"]["dealing"]
    kept = server.hall.rooms[table.ident].table
    assert kept.journal.seed == deal_seed(kept.row.seed, {0: shares[0]})


def test_whoever_resigns_before_the_deal_leaves_nobody_the_choice_between_two_deals(server: Service) -> None:
    """What the others have added is dealt with; the deal that everybody saw before does not stand."""
    shares = [share() for _ in range(3)]
    body = {"game": "mystic-war", "seats": seats(3, 1, "person"), "promise": promise_of(shares[0])}
    made = server.client.post("/api/tables", json=body).json()
    table = TestTable(server, made["table"], {0: made["seats"][0]["token"]}, made["commitment"])
    for seat in (1, 2):
        told = {"invitation": made["seats"][seat]["token"], "promise": promise_of(shares[seat])}
        table.tokens[seat] = server.client.post(f"/api/tables/{table.ident}/sit", json=told).json()["token"]
    for seat in (0, 1):
        assert table.act(seat, act="reveal", share=shares[seat])[0] == 200
    assert table.act(2, act="resign")[0] == 200
    seen = table.get(0)
    assert seen["status"]["dealing"]
    laid = server.hall.rooms[table.ident].table
    assert laid.state.decision is not None
    for seat in (0, 1):
        assert table.get(seat)["prompt"] is None
    portal = server.client.portal
    assert portal is not None
    portal.call(server.hall.look_after)
    assert laid.journal.seed == deal_seed(laid.row.seed, {0: shares[0], 1: shares[1]})
    assert asked(table) in (0, 1)  # the bots play on


def test_a_deal_is_the_same_when_the_table_is_read_back_and_can_be_verified(database: str, tmp_path: Path) -> None:
    with service(database) as server:
        table, made, shares = promising(server)
        sit(table, made, promise=promise_of(shares[1]))
        for seat in (0, 1):
            table.act(seat, act="reveal", share=shares[seat])
        asked(table)
        before = table.get(0)["position"]
    with service(database) as server:
        table.service = server
        assert table.get(0)["position"] == before
        table.act(0, act="resign")
        table.act(1, act="resign")
        journal = table.get(0, "/journal")
    assert journal["shares"] == {str(seat): given for seat, given in shares.items()}
    assert journal["commitment"] == commitment(journal["secret"], journal["salt"])
    assert verify(journal, tmp_path, "--hash", made["commitment"]) == 0
    assert verify({**journal, "shares": {**journal["shares"], "0": share()}}, tmp_path) != 0
    assert verify({**journal, "shares": {}}, tmp_path) != 0


def verify(journal: dict[str, Any], folder: Path, *more: str) -> int:
    file = folder / "journal.json"
    file.write_text(json.dumps(journal), encoding="utf-8")
    return main(["replay", "--verify", *more, str(file)])


def test_the_hash_noted_at_the_start_is_held_against_the_journal(
    server: Service, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = finished(server)
    journal = table.get(0, "/journal")
    assert verify(journal, tmp_path, "--hash", table.commitment.upper()) == 0
    assert verify(journal, tmp_path, "--hash", "0" * 64) != 0
    assert "you noted" in capsys.readouterr().err
    forged = {**journal, "secret": "mine", "seed": "mine", "salt": "s", "commitment": commitment("mine", "s")}
    assert verify({**forged, "choices": []}, tmp_path, "--hash", table.commitment) != 0


def test_a_journal_that_was_cut_off_is_found_out(server: Service, tmp_path: Path) -> None:
    journal = finished(server).get(0, "/journal")
    assert verify({**journal, "choices": journal["choices"][:-1]}, tmp_path) != 0


def test_no_other_salt_and_seed_give_the_same_hash(server: Service, tmp_path: Path) -> None:
    journal = finished(server).get(0, "/journal")
    assert commitment("one:two", "S") != commitment("two", "S:one")
    assert commitment("one:two", "S", 2) == commitment("two", "S:one", 2)  # as it once was
    old = sha256(b"S:one:two").hexdigest()
    for salt, seed in (("S", "one:two"), ("S:one", "two")):
        forged = {**journal, "version": 2, "salt": salt, "secret": seed, "seed": seed, "commitment": old, "choices": []}
        assert verify({**forged, "ended_by": "resignation"}, tmp_path) != 0
