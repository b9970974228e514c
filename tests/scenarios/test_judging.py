"""What the judge's tool says of a script beyond holding or not: who still owes an answer, what was passed over."""

from pathlib import Path

import pytest

from mulligan.cli import main
from mulligan.games import box
from mulligan.games.spoils.game import SpoilsState
from mulligan.scenarios.failure import Failure
from mulligan.scenarios.running import Outcome, run_source

SPOILS = """title: A test
game: spoils
seats: [A, B]
given:
  cards:
    - {name: Ox, line: Warlord Character, cost: 1, stats: 2/2/2}
    - name: Crier
      line: Rogue Character
      cost: 1
      stats: 1/1/1
      text: "When a character enters play, gain 1 influence."
    - {name: Bolt, line: Rogue Tactic, cost: 0, text: "Destroy a character."}
    - {name: Dear, line: Rogue Tactic, cost: 3, text: "Destroy a character."}
"""
MYSTIC = """title: A test
game: mystic-war
seats: [A, B, C]
given:
  turn: A
  A: {hand: [Dragon 10, Riches 4]}
  B: {gold: 20, hand: [Dragonbane, Riches 4]}
  C: {hand: [Riches 6, Riches 8]}
"""
UNMATCHED = """title: A test
game: unmatched
seats: [A, B]
setup: {heroes: [Black Widow, Winter Soldier], items: no}
"""


def outcome_of(source: str) -> Outcome:
    return run_source(source, "test.yaml")


def failure_of(source: str) -> Failure:
    failure = outcome_of(source).failure
    assert failure is not None
    return failure


def test_a_word_too_many_after_a_single_trigger_is_said_and_does_not_crash() -> None:
    sides = "  A: {hand: [Ox], play: [Crier], resources: [Greed]}\n  B: {}\n"
    script = "play:\n  - A: play Ox, Crier, loudly\n"
    assert "loudly" in failure_of(SPOILS + sides + script).message


def test_a_broken_file_is_named_and_costs_the_others_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "1.yaml").write_text(MYSTIC + "then: {turn: A}\n")
    (tmp_path / "2.yaml").write_text(UNMATCHED)
    (tmp_path / "3.yaml").write_text(MYSTIC + "then: {turn: A}\n")

    class Broken:
        def arrange(self, *given: object) -> None:
            raise IndexError("out of range")

    box("unmatched")
    monkeypatch.setattr("mulligan.games.unmatched.scenario.UnmatchedStage.arrange", Broken.arrange)
    assert main(["scenario", "run", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "2.yaml:1: Mulligan itself went wrong here (IndexError: out of range)" in said
    assert "2 of 3 scenarios hold" in said


def test_who_still_owes_an_answer_is_said_whether_it_holds_or_not() -> None:
    sides = "  A: {hand: [Bolt], play: [Ox], resources: [Greed]}\n  B: {play: [Ox]}\n"
    script = SPOILS + sides + "play:\n  - A: play Bolt\nthen: {A: {influence: %d}}\n"
    held = outcome_of(script % 25)
    assert held.failure is None
    assert len(held.notes) == 1
    assert "A is still asked" in held.notes[0]
    assert "A is still asked" in failure_of(script % 1).note
    assert not outcome_of(SPOILS + sides + "play:\n  - A: play Bolt\nthen: {asked: A}\n").notes


@pytest.mark.parametrize("steps", [["A: play Ox", "A: end the turn"], ["A: play Ox"]])
def test_a_step_may_say_a_choice_of_one(steps: list[str]) -> None:
    sides = "  A: {hand: [Ox], resources: [Greed], deck size: 5}\n  B: {deck size: 5}\n"
    script = "play:\n" + "".join(f"  - {step}\n" for step in steps)
    outcome = outcome_of(SPOILS + sides + script + "then: {turn number: 11}\n")
    assert outcome.failure is None, outcome.failure.lines("")


def test_this_turn_is_looked_at_before_it_ends_by_itself() -> None:
    sides = "  A: {hand: [Ox], resources: [Greed], deck size: 5}\n  B: {deck size: 5}\n"
    script = "play:\n  - A: play Ox\n  - this turn: {turn number: 10, A: {can pay: 0}, events includes: [A plays Ox]}\n"
    outcome = outcome_of(SPOILS + sides + script)
    assert outcome.failure is None, outcome.failure.lines("")


def test_why_not_speaks_of_the_window_that_did_not_open() -> None:
    sides = "  A: {hand: [Ox], resources: [Greed], deck size: 5}\n  B: {hand: [Dear], deck size: 5}\n"
    script = "play:\n  - A: play Ox\n  - B cannot: play Dear\n    because: 309.1\n"
    outcome = outcome_of(SPOILS + sides + script)
    assert outcome.failure is None, outcome.failure.lines("")


def test_what_is_not_offered_holds_without_a_rule_and_fails_with_one() -> None:
    sides = "  A: {hand: [Bolt], play: [Ox], resources: [Greed]}\n  B: {play: [Crier]}\n"
    script = SPOILS + sides + "play:\n  - A: play Bolt\n  - A cannot: Dear\n"
    assert outcome_of(script).failure is None
    assert "no rule is known" in str(failure_of(script + "    because: 309.1\n").found)
    assert "cannot choose" in failure_of(script.replace("cannot: Dear", "cannot: Daer")).message


def test_values_can_be_denied_and_be_one_of_several() -> None:
    then = "then: {B: {gold is not: 19, gold one of: [19, 20], hand size is not: 3}}\n"
    assert outcome_of(MYSTIC + then).failure is None
    assert failure_of(MYSTIC + "then: {B: {gold is not: 20}}\n").found == "20"
    assert failure_of(MYSTIC + "then: {B: {gold one of: [1, 2]}}\n").found == "20"


def test_an_unknown_card_is_answered_with_some_that_are_known() -> None:
    message = failure_of(SPOILS + "  A: {hand: [Xyzzyqq]}\n").message
    assert "Xyzzyqq" in message
    assert "???" not in message


def test_like_fighters_and_second_heroes_have_names() -> None:
    heroes = "setup: {heroes: [Black Widow, Winter Soldier, Black Panther, Winter Soldier], items: no, teams: yes}\n"
    source = UNMATCHED.replace("seats: [A, B]", "seats: [A, B, C]").replace(
        "setup: {heroes: [Black Widow, Winter Soldier], items: no}\n", heroes
    )
    position = """given:
  A: {hand: [Feint], fighters: {Black Widow: H01}}
  Black Panther: {hand: [], fighters: {Black Panther: H07 9, Shuri: H29}}
then:
  A: {hand: [Feint]}
  Black Panther: {hand: [], Black Panther: H07 9}
  Winter Soldier 2: {hand size: 5}
"""
    outcome = outcome_of(source + position)
    assert outcome.failure is None, outcome.failure.lines("")


def test_a_scenario_can_begin_with_the_placing_of_fighters_or_after_the_first_turns() -> None:
    source = (
        UNMATCHED + "given: {step: set up}\nplay:\n  - A: H09\n  - this turn: {A: {Maria Hill: H09 6}, number: 1}\n"
    )
    outcome = outcome_of(source)
    assert outcome.failure is None, outcome.failure.lines("")
    three = UNMATCHED.replace("[A, B]", "[A, B, C]").replace("Soldier]", "Soldier, Black Panther]")
    position = """given:
  had a turn: everybody
  A: {hand: [Feint], fighters: {Black Widow: H08, Maria Hill: H01}}
  C: {fighters: {Black Panther: H14, Shuri: H29}}
play:
  - A can: attack Black Panther with Black Widow
"""
    outcome = outcome_of(three + position)
    assert outcome.failure is None, outcome.failure.lines("")


def test_items_are_looked_at_as_they_are_given() -> None:
    source = UNMATCHED.replace("items: no", "items: yes") + "given: {items: {H13: Shield Blaster}}\n"
    assert outcome_of(source + "then: {items: {H13: Shield Blaster}}\n").failure is None
    failure = failure_of(source + "then: {items: {H15: Shield Blaster}}\n")
    assert (failure.expected, failure.found) == ("H15 Shield Blaster", "H13 Shield Blaster")


def test_to_decline_may_be_said_in_plain_words_and_where_nothing_is_asked() -> None:
    sides = "  A: {play: [Ox], deck size: 5}\n  B: {play: [{card: Crier, owner: B}], deck size: 5}\n"
    script = (
        "play:\n  - A: attack The Open Gate, Ox\n  - A: decline\n  - B: decline\n  - this turn: {B: {influence: 23}}\n"
    )
    outcome = outcome_of(SPOILS + sides + script)
    assert outcome.failure is None, outcome.failure.lines("")


def test_to_use_an_item_one_may_say_yes() -> None:
    position = """given:
  items: {H13: Industrial Wrench}
  A: {hand: [Feint], fighters: {Black Widow: H13, Maria Hill: H29}}
  B: {hand: [], fighters: {Winter Soldier: H08 9}}
play:
  - A: attack Winter Soldier with Black Widow, Feint, yes
  - this turn: {B: {Winter Soldier: H08 5}}
"""
    outcome = outcome_of(UNMATCHED.replace("items: no", "items: yes") + position)
    assert outcome.failure is None, outcome.failure.lines("")


def test_why_nobody_could_block_is_told_though_windows_came_after() -> None:
    wind = "    - {name: Wind, line: Rogue Character, cost: 0, stats: 1/1/3, text: This card cannot be blocked.}\n"
    sides = "  A: {play: [Wind]}\n  B: {play: [Ox]}\n"
    script = "play:\n  - A: attack The Open Gate, Wind\n  - B cannot: Ox\n    because: 412.1\n"
    outcome = outcome_of(SPOILS + wind + sides + script)
    assert outcome.failure is None, outcome.failure.lines("")


def test_why_a_trade_is_too_large_is_told() -> None:
    position = "given:\n  step: special powers\n  first player: A\n  A: {followers: 30}\n"
    script = "play:\n  - A cannot: Train Knights 30 on B's Gold\n    because: 5.1\n"
    outcome = outcome_of("title: A test\ngame: mystic-war\nseats: [A, B, C]\n" + position + script)
    assert outcome.failure is None, outcome.failure.lines("")


def test_whose_card_lies_in_a_suit_is_said_where_several_have_it() -> None:
    heroes = "setup: {heroes: [Black Panther, Black Panther, Black Panther], items: no}\n"
    source = f"title: A test\ngame: unmatched\nseats: [A, B, C]\n{heroes}"
    position = """given:
  A: {hand: [], suit: [Feint of C, Evade of Black Panther 2]}
then: {A: {suit: [Feint, Evade]}, B: {hand size: 5, deck size: 24}, C: {hand size: 5, deck size: 24}}
"""
    outcome = outcome_of(source + position)
    assert outcome.failure is None, outcome.failure.lines("")


def test_who_has_lost_the_hero_in_a_position_is_out_of_it() -> None:
    source = UNMATCHED.replace("[A, B]", "[A, B, C]").replace("Soldier]", "Soldier, Black Panther]")
    position = """given:
  turn: C
  actions: 1
  had a turn: everybody
  A: {fighters: {Black Widow: defeated}}
play:
  - C: maneuver
then: {A: {Maria Hill: defeated}, events includes: ["Turn 2: Winter Soldier. [turn-1]"]}
"""
    outcome = outcome_of(source + position)
    assert outcome.failure is None, outcome.failure.lines("")


def test_the_turn_can_be_that_of_a_second_hero() -> None:
    heroes = "setup: {heroes: [Black Widow, Winter Soldier, Black Panther, Winter Soldier], items: no, teams: yes}\n"
    source = UNMATCHED.replace("[A, B]", "[A, B, C]").replace(
        "setup: {heroes: [Black Widow, Winter Soldier], items: no}\n", heroes
    )
    position = """given:
  turn: Black Panther
  had a turn: [Black Widow, B]
  Black Panther: {hand: [Evade, Feint], fighters: {Black Panther: H08}}
  B: {fighters: {Winter Soldier: H07}}
play:
  - A can: attack Winter Soldier 1 with Black Panther
"""
    outcome = outcome_of(source + position)
    assert outcome.failure is None, outcome.failure.lines("")


def test_a_player_of_the_spoils_may_have_lost_already() -> None:
    sides = "  A: {play: [Ox]}\n  B: {}\n  C: {lost: yes, discard: [Bolt]}\n"
    script = "play:\n  - A cannot: attack The Open Gate (C)\nthen: {C: {lost: yes, influence: 0}, B: {lost: no}}\n"
    outcome = outcome_of(SPOILS.replace("[A, B]", "[A, B, C]") + sides + script)
    assert outcome.failure is None, outcome.failure.lines("")


def test_a_position_may_be_of_a_round_in_which_the_deck_has_ended() -> None:
    position = "given:\n  turn: A\n  deck ended: yes\n  A: {hand: []}\n  B: {hand: []}\n  C: {hand: []}\n"
    script = "play:\n  - A: pass\n  - B: pass\n  - C: pass\n  - now: {asked: A, options: [exchange, decline]}\n"
    outcome = outcome_of("title: A test\ngame: mystic-war\nseats: [A, B, C]\n" + position + script)
    assert outcome.failure is None, outcome.failure.lines("")


def test_like_cards_are_numbered_seat_by_seat_in_a_scenario_of_a_moment() -> None:
    sides = "  A: {hand: [Ox, Ox], resources: [Greed, Greed], deck size: 5}\n  B: {play: [Ox], deck size: 5}\n"
    enactment = outcome_of(SPOILS + sides + "play:\n  - A: Ox\n  - now: {asked: A}\n").enactment
    assert enactment is not None
    rest, state = enactment.state, enactment.state.clone()
    assert isinstance(state, SpoilsState)
    box("spoils").stage().number_as_laid_out(state, rest)
    owners = ["AB"[state.controller[card]] for card in state.in_play if state.face(card).name == "Ox"]
    assert owners == ["A", "B"]
