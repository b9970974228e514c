"""A game looked at again: what a better choice was worth, where it turned, and how it is said."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import mulligan
from mulligan.agents import agent
from mulligan.agents.review import AGAIN, Moment, Review, review
from mulligan.cli import main
from mulligan.kernel.journal import Journal


def played(choices: int = 10_000) -> Journal:
    """A game of Unmatched between one who plays sensibly and one who plays at random."""
    journal = Journal(mulligan.game("unmatched"), "11")
    bots = [agent("medium", "0"), agent("random", "1")]
    while (decision := journal.state.decision) is not None and len(journal.choices) < choices:
        journal.apply(bots[decision.seat].answer(journal.state))
    return journal


@pytest.fixture(scope="module")
def looked() -> Review:
    return review(played(), worlds=12)


def test_every_decision_is_looked_at_and_who_wins_is_known_at_the_end(looked: Review) -> None:
    assert [moment.after for moment in looked.moments] == list(range(len(looked.deeds)))
    assert len(looked.chances) == len(looked.deeds) + 1
    assert all(sum(row) == pytest.approx(1) for row in looked.chances)
    assert [looked.chances[-1][seat] for seat in looked.winners] == [1.0]


def test_what_the_bot_would_have_done_is_never_worth_less(looked: Review) -> None:
    for moment in looked.moments:
        assert moment.value <= moment.best_value
        assert moment.lines
        assert moment.lines[0].words[0] == moment.better
        assert moment.loss == 0 or moment.better != moment.chosen


def test_who_plays_at_random_loses_more_by_it(looked: Review) -> None:
    lost = [sum(moment.loss for moment in looked.moments if moment.seat == seat) for seat in (0, 1)]
    assert lost[1] > lost[0]


def test_what_seems_to_have_cost_most_is_weighed_anew_and_nothing_else_is_told(looked: Review) -> None:
    for seat in (0, 1):
        anew = [moment for moment in looked.moments if moment.seat == seat and moment.sure]
        assert 0 < len(anew) <= AGAIN
        assert all(moment in anew for moment in looked.worst(seat))
        assert max(line.tried for moment in anew for line in moment.lines) > 12


def test_a_deed_is_told_with_what_was_asked(looked: Review) -> None:
    assert any(what.startswith("With which card") for _, _, what in looked.deeds)


def test_a_line_names_whoever_is_meant_where_that_changes_and_leaves_out_what_was_declined(looked: Review) -> None:
    lines = [line.words for moment in looked.moments for line in moment.lines if len(line.words) > 2]
    assert any(word.startswith("B: ") for line in lines for word in line)
    for line in lines:
        assert not any("decline" in word for word in line[1:])
        named = [word[:3] for word in line[1:] if word[:3] in ("A: ", "B: ")]
        assert all(one != other for one, other in pairwise(named))
    assert any("to H" in word for line in lines for word in line), "who moves stands with the space"


def test_how_a_card_is_paid_for_is_told_as_the_card_that_is_played() -> None:
    game = mulligan.game("spoils", decks=["brass-hounds", "low-tide"])
    state = game.start("3")
    found = Review(list(game.seat_names), [])
    bot = agent("heuristic", "0")
    told = ""
    while (decision := state.decision) is not None and "resources to pay" not in game.question(state):
        option = bot.answer(state)
        told = found.told(game, state, option)
        found.deeds.append((game.rounds(state), decision.seat, told))
        state.apply(option)
    assert state.decision is not None
    assert found.told(game, state, state.decision.options[0]) == told
    assert "Play" in told


def test_the_same_number_of_worlds_says_the_same_again() -> None:
    journal = played(choices=12)
    assert review(journal, [0], 12).as_json() == review(journal, [0], 12).as_json()


def test_the_game_turned_where_chances_changed_most() -> None:
    found = Review(["A", "B"], [1], chances=[[0.5, 0.5], [0.6, 0.4], [0.1, 0.9], [0.0, 1.0]])
    ((after, seat, gain),) = found.turns(1)
    assert (after, seat) == (1, 1)
    assert gain == pytest.approx(0.5)


def test_where_somebody_lost_most_comes_first() -> None:
    def moment(after: int, value: float) -> Moment:
        return Moment(after, 1, 0, "?", "a", value, "b", 0.8, [], sure=after != 4)

    found = Review(
        ["A", "B"], [1], moments=[moment(0, 0.7), moment(1, 0.2), moment(2, 0.5), moment(3, 0.79), moment(4, 0.0)]
    )
    assert [one.after for one in found.worst(0, 2)] == [1, 2]
    assert [one.after for one in found.worst(0)] == [1, 2, 0], "neither a matter of taste nor what was not weighed anew"
    assert found.worst(1) == []


def test_the_command_tells_it_in_words_and_as_json(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "game.json"
    played(choices=30).save(file)
    assert main(["review", str(file), "--seat", "B", "--worlds", "10"]) == 0
    said = capsys.readouterr().out
    assert "Where the game turned" in said
    assert "better:" in said or "surely better" in said
    assert "A lost most" not in said
    assert main(["review", str(file), "--seat", "B", "--worlds", "10", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {moment["seat"] for moment in told["moments"]} == {1}
    assert len(told["chances"]) == 31


@pytest.mark.parametrize(
    ("words", "complaint"), [(["--seat", "Z"], "Z"), (["--worlds", "1"], "At least 10 worlds")], ids=["seat", "worlds"]
)
def test_what_cannot_be_looked_at_is_said(words: list[str], complaint: str, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "game.json"
    played(choices=1).save(file)
    assert main(["review", str(file), *words]) == 2
    assert complaint in capsys.readouterr().err
