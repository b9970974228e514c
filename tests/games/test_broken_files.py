"""A save or a journal that is broken, forged or from elsewhere gives BrokenSave, or a position that can be played."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mulligan.games import journal_of, open_journal
from mulligan.kernel.decision import BrokenSave
from mulligan.kernel.journal import Journal
from tests.games.tables import (
    MIDDLING_TABLES,
    Table,
    at_every_table,
    at_one_table_a_game,
    play_on,
    position,
    seeds,
)

JUNK: list[Any] = [
    None, True, -1, 0, 1, 2, 7, 81, 82, 1000, 10**9, 10**30, -(10**30), 0.5, float("nan"), float("inf"), "", "x", "3",
    "\ud800", "\x1b[2J", [], [[]], [0], {}, {"a": 1},
]  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything inside a JSON value."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*path, key))
    elif isinstance(value, list):
        for index in range(len(value)):
            found += places(value[index], (*path, index))
    return found


def damage(value: Any, choice: random.Random) -> None:
    """Change one thing inside a JSON value."""
    *way, last = choice.choice(places(value))
    inside = value
    for step in way:
        inside = inside[step]
    how = choice.randrange(8)
    if how < 3 and isinstance(inside[last], int) and not isinstance(inside[last], bool):
        inside[last] += choice.choice([-1, 1, 1, 2, 10])
    elif how == 3:
        del inside[last]
    elif how == 4 and isinstance(inside, list):
        inside.insert(last, copy.deepcopy(choice.choice(inside)))
    elif how == 5 and isinstance(inside, list):
        other = choice.randrange(len(inside))
        inside[last], inside[other] = inside[other], inside[last]
    elif how == 6 and isinstance(inside, dict):
        inside[choice.choice(["extra", *inside])] = copy.deepcopy(inside[last])
    else:
        inside[last] = copy.deepcopy(choice.choice(JUNK))


SAVES: dict[str, list[str]] = {}


@at_every_table
@settings(max_examples=60)
@given(seed=seeds, length=st.integers(min_value=0, max_value=60), hits=st.integers(min_value=1, max_value=3))
def test_a_damaged_journal_is_refused_or_can_be_played_on(table: Table, seed: int, length: int, hits: int) -> None:
    journal = Journal(table.game, str(seed))
    choice = random.Random(seed)
    for _ in range(length):
        if journal.state.decision is not None:
            journal.apply(choice.choice(journal.state.decision.options))
    saved = copy.deepcopy(journal.as_json())
    for _ in range(hits):
        damage(saved, choice)
    try:
        again = journal_of(json.loads(json.dumps(saved)))
    except BrokenSave as refused:
        complaint = str(refused)
    else:
        complaint = "Nothing is wrong."
        play_on(again.state, seed, 20)
        assert again.state.faults() == []
    assert complaint.endswith(".")


@at_one_table_a_game
@settings(max_examples=60)
@given(seed=seeds, cut=st.floats(min_value=0, max_value=1), flip=st.booleans())
def test_a_journal_cut_short_or_overwritten_on_disk_is_refused_or_can_be_played_on(
    table: Table, seed: int, cut: float, flip: bool, tmp_path_factory: pytest.TempPathFactory
) -> None:
    journal = Journal(table.game, str(seed))
    choice = random.Random(seed)
    for _ in range(20):
        if journal.state.decision is not None:
            journal.apply(choice.choice(journal.state.decision.options))
    path = tmp_path_factory.mktemp("journals") / "game.json"
    journal.save(path)
    content = bytearray(path.read_bytes())
    at = int(cut * (len(content) - 1))
    if flip:
        content[at] = choice.randrange(256)
    else:
        del content[at:]
    path.write_bytes(content)
    try:
        again = open_journal(path)
    except BrokenSave:
        return
    play_on(again.state, seed, 20)


# ---- one by one ---------------------------------------------------------------------------------------------------


def saved_position() -> dict[str, Any]:
    return position(ANY.game, 3, 50).save()


ANY = MIDDLING_TABLES[0]


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("mulligan", 2, "has format 2; this Mulligan reads 6"),
        ("mulligan", True, "has format True"),
        ("game", "chess", f"a saved game of 'chess', not of {ANY.name}"),
        ("setup", {"seats": 5}, "another set-up"),
        ("random", "z" * 32, "random generator is damaged"),
        ("random", "1" * 33, "random generator is damaged"),
        ("random", 7, "random generator is damaged"),
        ("own", [], "The saved game is damaged"),
        ("own", {}, "The saved game is damaged"),
        ("decision", None, "does not lead to the decision"),
        ("decision", [0, 4], "not a seat, a subject and options"),
        ("decision", [0, 4, [1, 2, 3]], "does not lead to the decision"),
        ("extra", 1, "these parts and no others"),
    ],
)
def test_a_broken_save_says_what_is_wrong(key: str, value: Any, complaint: str) -> None:
    saved = saved_position()
    saved[key] = value
    with pytest.raises(BrokenSave, match=complaint):
        ANY.game.load(saved)


@pytest.mark.parametrize("saved", [None, 3, "save", [], {}, {"game": ANY.name}], ids=repr)
def test_what_is_no_save_at_all_is_refused(saved: Any) -> None:
    with pytest.raises(BrokenSave, match="not a saved game of Mulligan"):
        ANY.game.load(saved)


def test_a_field_too_many_is_refused() -> None:
    saved = saved_position()
    saved["own"]["extra"] = []
    with pytest.raises(BrokenSave, match="too many: extra"):
        ANY.game.load(saved)


def test_a_forged_option_is_refused() -> None:
    saved = saved_position()
    saved["decision"][2].append(1029)
    with pytest.raises(BrokenSave, match="does not lead to the decision"):
        ANY.game.load(saved)


def test_a_view_does_not_load_as_a_position() -> None:
    with pytest.raises(BrokenSave):
        ANY.game.load(position(ANY.game, 3, 50).view(0).save())


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"mulligan": 2}, "has format 2"),
        ({"game": "chess"}, "no game called 'chess'"),
        ({"game": 7}, "no proper 'game'"),
        ({"setup": {"seats": 99}}, "3 to 8 players"),
        ({"setup": {"seats": "4"}}, "set-up does not fit"),
        ({"setup": {"seats": 4, "wizards": 2}}, "set-up does not fit"),
        ({"setup": {"seats": 3, "names": ["A", "B"]}}, "a name of its own"),
        ({"setup": {"seats": 3, "names": ["A", "B", "B"]}}, "a name of its own"),
        ({"setup": {"seats": 3, "names": "ABC"}}, "does not fit"),
        ({"setup": {"seats": 3, "names": ["A", "B", 3]}}, "list of names"),
        ({"setup": {"seats": 3, "names": ["A", "B", "\x1b[2J"]}}, "printable characters"),
        ({"setup": {"seats": 3, "names": ["A", "B", " "]}}, "printable characters"),
        ({"seed": 5}, "no proper 'seed'"),
        ({"seed": "\ud800"}, "set-up does not fit"),
        ({"choices": {}}, "no proper 'choices'"),
        ({"choices": [True]}, "not whole numbers"),
        ({"choices": [1.0]}, "not whole numbers"),
        ({"choices": [123456]}, "Choice 1 of 1 does not fit the game"),
    ],
    ids=str,
)
def test_a_broken_journal_says_what_is_wrong(changes: dict[str, Any], complaint: str) -> None:
    saved = {**Journal(ANY.game, "1").as_json(), **changes}
    with pytest.raises(BrokenSave, match=complaint):
        journal_of(saved)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"1" * 10_000, b'"\\ud800"', b"null", b'{"mulligan": 1}', b"\x00" * 100],
    ids=["empty", "cut", "bytes", "deep", "long number", "surrogate", "null", "bare", "zeros"],
)
def test_a_file_that_is_no_journal_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(BrokenSave):
        open_journal(path)
