"""What is wrong with a scenario is said with its line, what was expected, what was found, and what could be chosen."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.scenarios.failure import Failure
from mulligan.scenarios.running import run_file, run_source, scenario_files

HEAD = """title: A test
game: mystic-war
seats: [A, B, C]
"""
GIVEN = """given:
  turn: A
  A: {hand: [Dragon 10, Riches 4]}
  B: {gold: 20, hand: [Dragonbane, Riches 4]}
  C: {hand: [Riches 6, Riches 8]}
"""


UNMATCHED = """title: A test
game: unmatched
seats: [A, B]
setup: {heroes: [Winter Soldier, Black Widow], board: Helicarrier, items: no}
given:
  had a turn: everybody
  A: {hand: [A Boy Named Bucky], deck: [Marksman], fighters: {Winter Soldier: H07}}
  B: {hand: [], fighters: {Black Widow: H08, Maria Hill: H29}}
"""


def failure_of(source: str) -> Failure:
    failure = run_source(source, "test.yaml").failure
    assert failure is not None
    return failure


def test_a_scenario_that_holds_has_no_failure() -> None:
    source = HEAD + GIVEN + "play:\n  - A: Dragon 10 on B's Gold\nthen:\n  B: {gold: 10}\n"
    assert run_source(source, "test.yaml").failure is None


@pytest.mark.parametrize(
    ("source", "line", "words"),
    [
        ("", 1, "empty"),
        ("title: [", 1, "not YAML"),
        ("title: \x01", 1, "not YAML"),
        ("just words", 1, "pairs belong here"),
        ("- a\n- b\n", 1, "pairs belong here"),
        (HEAD + "titel: x\n", 4, "Did you mean “title”?"),
        (HEAD + "title: again\n", 4, "twice"),
        ("title: x\ngame: mystic-war\n", 1, "“seats”"),
        (HEAD.replace("mystic-war", "mystik-war"), 2, "Did you mean “mystic-war”?"),
        (HEAD.replace("[A, B, C]", "[A, B, B]"), 3, "name of a seat"),
        (HEAD.replace("[A, B, C]", "[A, B, then]"), 3, "name of a seat"),
        (HEAD.replace("[A, B, C]", "[A, B]"), 3, "3 to 8 players"),
        (HEAD.replace("[A, B, C]", "[A, B, C can]"), 3, "name of a seat"),
        (HEAD + "setup: {cheese: yes}\n", 4, "knows nothing of this in its set-up: cheese"),
        (HEAD + "given: {turn: D}\n", 4, "There are: A, B, C"),
        (HEAD + "given:\n  turn: A\n  hands: []\n", 6, "There is no “hands”"),
        (HEAD + "given:\n  A:\n    golds: 5\n", 6, "Did you mean “gold”?"),
        (HEAD + "given:\n  A:\n    gold: 50\n", 6, "from 1 to 49"),
        (HEAD + "given:\n  A:\n    gold: many\n", 6, "“many” is not a whole number"),
        (HEAD + "given:\n  A: {hand: [Dragon 12]}\n", 5, "Did you mean “Dragon 10”?"),
        (HEAD + "given:\n  A: {hand:\n    [Negation,\n     Negation]}\n", 7, "not that many of “Negation”"),
        (HEAD + "given:\n  A: {goal: Dragon 10}\n", 5, "There are: City"),
        (HEAD + "given: {step: dancing}\n", 4, "There is no “dancing”"),
        (HEAD + "given: {deck size: 83}\n", 4, "from 0 to 82"),
        (HEAD + "given: {deck size: 82}\n", 4, "only 76 cards left"),
        (HEAD + "given: &a\n  A: *a\n", 5, "nested too deep"),
        (HEAD + GIVEN + "play:\n  - D: pass\n", 10, "There is no “D”"),
        (HEAD + GIVEN + "play:\n  - A: ''\n", 10, "does not say what"),
        (HEAD + GIVEN + "play:\n  - {A: pass, because: 7.4}\n", 10, "goes with"),
        (HEAD + GIVEN + "play:\n  - because: 7.4\n", 10, "goes with"),
        (HEAD + GIVEN + "play:\n  - A can:\n", 10, "does not say what"),
        (HEAD + GIVEN + "play:\n  - A: " + "pass, " * 900 + "\n", 10, "pass pass pass"),
        (HEAD + GIVEN + "  passed: [A, B, C]\n", 9, "the round is over"),
        (HEAD + GIVEN + "  passed: [A, A]\n", 9, "twice"),
        (HEAD + "given:\n  A: {face up: [Riches 6]}\n", 5, "does not stay face up"),
        (HEAD + GIVEN + "then: {A: {golds: 5}}\n", 9, "Did you mean “gold”?"),
        (HEAD + GIVEN + "then: {winers: [A]}\n", 9, "Did you mean “winners”?"),
        (HEAD + GIVEN + "then: {turn size: 1}\n", 9, "has no size"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_line(source: str, line: int, words: str) -> None:
    failure = failure_of(source)
    assert words in failure.message
    assert failure.line == line


def test_a_value_that_differs_is_said_with_what_was_expected_and_found() -> None:
    failure = failure_of(HEAD + GIVEN + "play:\n  - A: Dragon 10 on B's Gold\nthen:\n  B:\n    gold: 11\n")
    assert (failure.line, failure.expected, failure.found) == (13, "11", "10")
    assert failure.lines("x.yaml")[0] == "x.yaml:13: B: gold is not as expected."


def test_words_that_fit_no_option_are_said_with_the_question_and_the_options() -> None:
    failure = failure_of(HEAD + GIVEN + "play:\n  - A: Dragon 8 on B's Gold\n")
    assert failure.line == 10
    assert failure.found is not None
    assert failure.found.startswith("Your turn")
    assert failure.options == ["pass", "Dragon 10", "discard Dragon 10", "Riches 4", "discard Riches 4"]


def test_words_that_nobody_asked_for_are_said() -> None:
    failure = failure_of(HEAD + GIVEN + "play:\n  - A: Dragon 10 on B's Gold loudly\n")
    assert "nobody asked for “loudly”" in failure.message


def test_a_choice_that_the_script_has_to_say_and_does_not_is_said() -> None:
    failure = failure_of(HEAD + GIVEN + "play:\n  - A: Dragon 10 on B's Gold\n  - C: pass\n")
    assert failure.line == 11
    assert "first B has to choose" in failure.message
    assert failure.options is not None
    assert "pass" in failure.options


def test_a_window_that_was_missed_is_where_the_failure_stands() -> None:
    """B could have added a card at once; that what B wants does not fit there is what the judge wants to know."""
    failure = failure_of(HEAD + GIVEN + "play:\n  - A: Dragon 10 on B's Gold\n  - B: Negation\n")
    assert failure.options == ["decline", "Dragonbane"]


def test_what_should_be_possible_and_is_not_is_said_with_the_rule() -> None:
    failure = failure_of(HEAD + GIVEN + "play:\n  - B can: Dragonbane\n")
    assert failure.found is not None
    assert failure.found.startswith("7.3: ")
    failure = failure_of(HEAD + GIVEN + "play:\n  - A cannot: pass\n")
    assert "should not be able to choose “pass”" in failure.message
    failure = failure_of(
        HEAD + GIVEN + "play:\n  - offered: {A: [pass, Dragon 10 on C's Gold]}\n  - not offered: {A: pass}\n"
    )
    assert failure.line == 11


def test_another_reason_than_the_one_expected_is_said() -> None:
    script = (
        "play:\n  - A: Riches 4 on A\n  - B: Riches 4 on B\n  - C: pass\n  - A cannot: Riches 4\n    because: 8.0\n"
    )
    source = HEAD + GIVEN + script
    failure = failure_of(source)
    assert failure.line in (13, 14)


def test_why_a_card_could_not_be_added_is_told_of_the_window_that_asked_nobody() -> None:
    """A, B and C are gone through in one step, which asks none of them: the reason is the window's all the same."""
    hands = GIVEN.replace("Dragonbane", "Riches 6").replace("Riches 8", "Necromancy")
    play = "play:\n  - A: Dragon 10 on B's Gold\n  - C cannot: Necromancy\n    because: Necromancy\n"
    assert run_source(HEAD + hands + play, "test.yaml").failure is None


def test_why_a_short_word_cannot_be_played_is_told_as_for_the_whole_label() -> None:
    given = """given:
  cards:
    - {name: Pact, line: Arcanist Tactic, cost: 0, text: "EXTRA COST: Your faction loses 3 influence.\\nDraw a card."}
    - {name: Cue, line: Rogue Tactic, cost: 0, text: "Your faction gains 1 influence."}
  A: {hand: [Pact, Cue], influence: 2}
  B: {}
"""
    head = HEAD.replace("mystic-war", "spoils").replace("[A, B, C]", "[A, B]")
    for words in ("Pact", "Play Pact"):
        play = f'play:\n  - A cannot: {words}\n    because: "401.2"\n'
        assert run_source(head + given + play, "test.yaml").failure is None


def test_why_something_was_not_offered_is_told_where_only_one_answer_was_left() -> None:
    """Both may be said: that A maneuvers, and why A could not attack when there was nothing else to do."""
    play = """play:
  - A: scheme A Boy Named Bucky
  - A: maneuver
  - A cannot: attack Black Widow with Winter Soldier
    because: attack-1
  - this turn: {asked: A, A: {hand: [Marksman]}}
"""
    assert run_source(UNMATCHED + play, "test.yaml").failure is None


def test_a_choice_of_one_at_the_very_beginning_is_said_where_a_reason_is_looked_for() -> None:
    given = UNMATCHED.replace("hand: [A Boy Named Bucky]", "hand: []")
    play = "play:\n  - A cannot: attack Black Widow with Winter Soldier\n    because: attack-1\n"
    failure = failure_of(given + play)
    assert failure.found is not None
    assert "A had one answer only and has given it: “maneuver”" in failure.found


def test_a_choice_of_one_may_be_said_after_somebody_else_has_declined() -> None:
    """Without Remorse lets the other draw; once that is declined, nothing is left to its player but to maneuver."""
    given = UNMATCHED.replace("hand: [A Boy Named Bucky]", "hand: [Without Remorse]")
    play = """play:
  - A: attack Black Widow with Winter Soldier, Without Remorse
  - A: maneuver
  - A: done
  - now: {events includes: ["Winter Soldier maneuvers. [maneuver-1]"]}
"""
    assert run_source(given + play, "test.yaml").failure is None


def test_an_option_may_be_said_by_its_beginning_up_to_a_comma() -> None:
    """The target alone says which attack it is, where only one fighter can reach it."""
    given = UNMATCHED.replace("hand: [A Boy Named Bucky]", "hand: [Marksman, Feint]")
    play = "play:\n  - A: attack Black Widow, Marksman\nthen:\n  A: {discard: [Marksman]}\n"
    assert run_source(given + play, "test.yaml").failure is None


@pytest.mark.parametrize(
    ("play", "words"),
    [
        ("  - Riches 4 on A\n", "A step says who does what"),
        ("  A: pass\n", "lines that begin with"),
        ("  - A can not: pass\n", "not “can not”"),
    ],
)
def test_a_step_of_another_form_is_told_what_a_step_is(play: str, words: str) -> None:
    assert words in failure_of(HEAD + GIVEN + "play:\n" + play).message


def test_seats_are_a_list() -> None:
    assert "A list belongs here" in failure_of(HEAD.replace("[A, B, C]", "A, B, C") + GIVEN).message


def test_a_scenario_that_asks_nothing_says_so() -> None:
    """A misplaced `then` must not pass for one that holds."""
    for script, notes in (("", 1), ("play:\n  - A: Riches 4 on A\n", 1), ("play:\n  - A can: Riches 4\n", 0)):
        assert len(run_source(HEAD + GIVEN + script, "test.yaml").notes) == notes


def test_a_link_to_nowhere_in_a_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "gone.yaml").symlink_to(tmp_path / "nowhere.yaml")
    (tmp_path / "folder.yaml").mkdir()
    assert [file.name for file in scenario_files([tmp_path])] == ["gone.yaml"]
    assert run_file(tmp_path / "gone.yaml").failure is not None


def test_of_a_fighter_the_space_may_be_asked_for_alone() -> None:
    for space, holds in (("H07", True), ("H07 15", True), ("H0", False), ("H08", False), ("H07 1", False)):
        then = f"then:\n  A: {{Winter Soldier: {space}}}\n"
        assert (run_source(UNMATCHED + then, "test.yaml").failure is None) == holds


def test_branches_leave_no_trace() -> None:
    script = """play:
  - what if:
      - A: Dragon 10 on B's Gold
      - B: Dragonbane
      - then: {B: {gold: 20}}
  - if nothing more is played: {B: {gold: 20}, asked: A}
  - A: Dragon 10 on B's Gold
  - if nothing more is played: {B: {gold: 10}}
  - now: {B: {gold: 20}}
"""
    assert run_source(HEAD + GIVEN + script, "test.yaml").failure is None


def test_a_failure_in_a_branch_stands_at_its_own_line() -> None:
    script = "play:\n  - what if:\n      - A: Dragon 10 on B's Gold\n      - then: {B: {gold: 9}}\n"
    assert failure_of(HEAD + GIVEN + script).line == 12


def test_the_same_seed_fills_a_position_in_the_same_way() -> None:
    def position(seed: int) -> object:
        enactment = run_source(HEAD + f"seed: {seed}\n", "test.yaml").enactment
        assert enactment is not None
        return enactment.state

    assert position(1) == position(1)
    assert position(1) != position(2)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_filled_in_is_legal(seed: int) -> None:
    outcome = run_source(HEAD + f"seed: {seed}\n" + GIVEN, "test.yaml")
    assert outcome.enactment is not None
    assert outcome.enactment.state.faults() == []


def test_a_file_that_is_not_there_or_not_text_is_said(tmp_path: Path) -> None:
    assert run_file(tmp_path / "no.yaml").failure is not None
    (tmp_path / "bad.yaml").write_bytes(b"\xff\xfe\x00")
    assert run_file(tmp_path / "bad.yaml").failure is not None
    assert [path.name for path in scenario_files([tmp_path])] == ["bad.yaml"]


@given(st.text(max_size=200))
def test_no_text_makes_the_reader_stumble(source: str) -> None:
    assert run_source(source, "test.yaml").failure is not None


SCRAPS = st.sampled_from(
    ["A: pass", "B: Dragonbane", "A: Dragon 10 on B's Gold", "A: Riches 4 on", "then: {A: {gold: 5}}", "now: 7",
     "what if: []", "what if: {A: pass}", "everybody: pass", "A cannot: pass", "B can: Dragonbane", "because: 7.4",
     "offered: {B: Dragonbane}", "if nothing more is played: {}", "[]", "A: [pass]", "C: discard Riches 6", "x"]
)  # fmt: skip


@given(st.lists(SCRAPS, max_size=6))
def test_no_script_makes_the_runner_stumble(steps: list[str]) -> None:
    source = HEAD + GIVEN + "play:\n" + "".join(f"  - {step}\n" for step in steps)
    outcome = run_source(source, "test.yaml")
    assert outcome.failure is None or outcome.failure.lines("test.yaml")
