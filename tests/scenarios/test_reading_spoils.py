"""What is wrong with a scenario of The Spoils is said with its line."""

import pytest

from mulligan.scenarios.running import run_source

HEAD = """title: A test
game: spoils
seats: [A, B]
given:
  cards:
    - {name: Ox, line: Warlord Character, cost: 1, stats: 2/3/2}
    - {name: Sash, line: Banker Item, cost: 1, text: ATTACH TO CHARACTER}
"""


@pytest.mark.parametrize(
    ("source", "line", "words"),
    [
        (HEAD + "  A: {hand: [Oxx]}\n", 8, "Did you mean “Ox”?"),
        (HEAD + "  A: {hnad: [Ox]}\n", 8, "Did you mean “hand”?"),
        (HEAD + "  trun: A\n", 8, "Did you mean “turn”?"),
        (HEAD + "  turn: C\n", 8, "There are: A, B"),
        (HEAD + "  step: middle\n", 8, "start of game"),
        (HEAD + "  A: {influence: lots}\n", 8, "“lots” is not a whole number"),
        (HEAD + "  A:\n    play:\n      - {card: Ox, damages: 1}\n", 10, "Did you mean “damage”?"),
        (HEAD + "  A:\n    play:\n      - {damage: 1}\n", 10, "“card”"),
        (HEAD + "  A:\n    play:\n      - {card: Ox, owner: C}\n", 10, "There are: A, B"),
        (HEAD + "  A: {play: [{card: Sash, attached to: Cow}]}\n", 4, "There is no “Cow” in play"),
        (HEAD + "  A: {play: [{card: Ox, attached to: Ox}]}\n", 4, "There is no “Ox” in play"),
        (HEAD + "  A: {play: [{card: Ox, damage: 3}]}\n", 4, "3 damage and 3 life"),
        (HEAD + "  A: {play: [The Open Gate]}\n", 8, "“The Open Gate” cannot lie there"),
        (HEAD + "  A: {resources: [Ox]}\n", 8, "it is no resource"),
        (HEAD + "  A: {hand: [The Open Gate]}\n", 8, "it is a faction"),
        (HEAD + "  A: {faction: Ox}\n", 8, "it is no faction"),
        (HEAD.replace("name: Sash", "name: Ox"), 7, "“Ox” stands here twice"),
        (HEAD + "  A: {deck: [Ox, Ox], deck size: 1}\n", 8, "from 2 to"),
        (HEAD.replace("stats: 2/3/2", "stats: big"), 6, "strength, life and speed"),
        (HEAD.replace("cost: 1, stats", "cost: low, stats"), 6, "“low” is not a whole number"),
        (HEAD.replace("Warlord Character", "Warlord Cow"), 6, "the type line names no card type"),
        (HEAD.replace("ATTACH TO CHARACTER", "Dance a jig."), 7, "Sash cannot be played"),
        (HEAD + "then: {Cow: {where: play}}\n", 8, "There is no “cow”"),
        (HEAD + "  A: {play: [Ox]}\nthen: {Ox: {hunger: 3}}\n", 9, "There is no “hunger”"),
        (HEAD + "then: {A: {hunger: 3}}\n", 8, "There is no “hunger”"),
        (HEAD + "then: {weather: fair}\n", 8, "There is no “weather”"),
        (HEAD + "then: {A: {hand excludes: [Oxx]}}\n", 8, "Did you mean “Ox”?"),
        (HEAD + "  A: {hand: [Ox], resources: [Rage]}\nthen: {options excludes: [Ox]}\n", 9, "options excludes"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_line(source: str, line: int, words: str) -> None:
    failure = run_source(source, "test.yaml").failure
    assert failure is not None
    assert words in failure.message
    assert failure.line == line


def test_a_position_is_as_it_says() -> None:
    source = (
        HEAD
        + """  turn: B
  A:
    hand: [Ox]
    deck: [Sash]
    deck size: 4
    discard: [Ox]
    out of game: [Ox]
    influence: 7
    play: [{card: Ox, owner: B, damage: 1, tokens: 2, depleted: yes}, {card: Sash, attached to: Ox}]
    resources: [Rage, {card: Greed, attached to: faction}]
    face down: [Ox]
  B: {new: [Ox], resources: [Rage, Rage, Rage]}
play:
  - B cannot: Attack The Open Gate (A)
    because: 608.1a
then:
  turn: B
  asked: B
  options: ["The Open Gate: Study", End the turn]
  A:
    hand: [Ox]
    deck: [Sash]
    deck size: 4
    discard: [Ox]
    out of game: [Ox]
    influence: 7
    play: [Ox, Sash]
    resources: [Greed, Rage]
    face down: [Ox]
    can pay: 2
    icons: GRV
  Ox: {owner: B, controller: A, damage: 1, tokens: 2, depleted: yes, stats: 2/3/2, types: [character]}
  Ox (3): {controller: B, depleted: no, where: play}
  Sash: {attached to: Ox}
"""
    )
    failure = run_source(source, "test.yaml").failure
    assert failure is None, failure.lines("test.yaml")


@pytest.mark.parametrize("seats", ["[A, B, C]", "[A, B, C, D]"])
def test_a_game_begins_with_the_decks_of_its_set_up(seats: str) -> None:
    source = f"title: A test\ngame: spoils\nseats: {seats}\ngiven: {{step: start of game}}\nthen: {{turn number: 0}}\n"
    assert run_source(source, "test.yaml").failure is None


SHORT = (
    HEAD
    + """    - {name: Veto, line: Rogue Tactic, cost: 0, text: "Pick a character. Destroy it."}
    - {name: Mill, line: Banker Location, cost: 1, structure: 1}
    - {name: Lurker, line: Rogue Character, cost: 4, stats: 1/1/1, text: "FLIP UP: 0"}
  A: {play: [Ox], hand: [Veto], face down: [Lurker]}
  B: {play: [Mill], hand: [Veto]}
"""
)


@pytest.mark.parametrize(
    ("steps", "then"),
    [
        ("[{A: 'Veto, Ox'}]", "{Ox: {where: discard}}"),
        ("[{A: 'attack Mill, Ox'}]", "{Mill: {where: discard}}"),
        ("[{A: 'attack Mill, Ox'}, {B: 'Veto, Ox'}]", "{Ox: {where: discard}, Mill: {where: play}}"),
        ("[{A: 'attack The Open Gate, Ox'}, {B: 'Veto, Ox'}]", "{Ox: {where: discard}, B: {hand: []}}"),
        ("[{A: Lurker}]", "{Lurker: {face down: no}}"),
        ("[{A: end}, {B: decline}]", "{A: {hand: [Veto]}, B: {hand: [Veto]}}"),
    ],
)
def test_words_may_be_short_for_the_only_option_that_they_can_mean(steps: str, then: str) -> None:
    outcome = run_source(f"{SHORT}play: {steps}\nthen: {then}\n", "test.yaml")
    assert outcome.failure is None, outcome.failure.lines("test.yaml")


def test_what_is_offered_in_more_words_cannot_be_called_impossible() -> None:
    failure = run_source(f"{SHORT}play: [{{A cannot: Veto}}]\n", "test.yaml").failure
    assert failure is not None
    assert "A should not be able to choose “Veto”" in failure.message


def test_an_end_that_nothing_else_stood_beside_may_be_said_in_short() -> None:
    source = f"{SHORT}  turn: B\nplay: [{{B: 'Veto, Ox (1)'}}, {{B: end}}, {{A: Veto}}]\n"
    failure = run_source(source.replace("A: {play: [Ox]", "A: {play: [Ox, Ox]"), "test.yaml").failure
    assert failure is None, failure.lines("test.yaml")


def test_one_of_several_needs_no_number_where_only_one_can_be_meant() -> None:
    source = SHORT.replace("B: {play: [Mill]", "B: {play: [Mill, Ox]")
    source += "play: [{A: 'attack Mill, Ox'}, {B: Ox}]\nthen: {Mill: {where: play}}\n"
    failure = run_source(source, "test.yaml").failure
    assert failure is None, failure.lines("test.yaml")
