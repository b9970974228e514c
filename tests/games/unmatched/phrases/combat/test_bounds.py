"""No more than so much: values that are bounded, amounts with a maximum, damage shared out; and the next attack."""

import pytest

from mulligan.games.unmatched.options import DECLINE, SPACE, USE_ABILITY
from mulligan.games.unmatched.table import ACTIONS, FREE_SCHEME
from mulligan.games.unmatched.vocabulary.texts.lexicon import Lexicon, Names
from mulligan.language.reader import ReadError
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, trial

HAND = {"hand": ["Trial", "Blow", "Plan", "Swing", "Plan"]}


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("This card's value cannot be higher than 3. Add 5 to this card's value.", 3),
        ("Add 5 to this card's value. The value of this card can't be more than 2.", 2),
        ("This card's value cannot be lower than 6.", 6),
        ("This card's value can't be less than 3.", 4),
        ("This card's value cannot go below 5. Reduce this card's value by 4.", 5),
        ("Add 1 to this card's value for each card in your hand (maximum 3).", 7),
        ("Increase this card's value by 1 for each card in your hand, up to 2.", 6),
        ("Increase this card's value by 1 for each card in your hand, up to 9.", 8),
        ("This card's value is equal to the number of cards in your hand, to a maximum of 2.", 2),
        ("Add 2 if Tester is adjacent to the opposing fighter.", 6),
        ("If you have more health than the opposing fighter, add 2 to this card's value.", 4),
        ("If this is the only card you have played this turn, add 2 to its value.", 6),
    ],
)
def test_a_card_in_combat_is_worth_as_much_as_is_said(text: str, damage: int) -> None:
    table = trial(f"DURING COMBAT: {text}", ATTACK, A=HAND)
    assert 9 - health(table, "Rival") == damage


def test_a_card_that_is_not_the_first_of_the_turn_is_not_the_only_one() -> None:
    text = "DURING COMBAT: If this is the only card you have played this turn, add 2 to this card's value."
    table = trial(text, "A: scheme Plan", ATTACK, A=HAND)
    assert 9 - health(table, "Rival") == 4


@pytest.mark.parametrize(("who", "hands"), [("winner", [5, 0]), ("loser", [4, 1])])
def test_who_won_the_combat_draws_or_who_lost_it(who: str, hands: list[int]) -> None:
    table = trial(f"AFTER COMBAT: The {who} of the combat draws a card.", ATTACK, A=HAND)
    assert [len(hand) for hand in table.table.hands] == hands


def test_nobody_wins_a_combat_outside_one() -> None:
    with pytest.raises(ValueError, match="outside one"):
        trial("The winner draws a card.")


def test_damage_is_shared_out_point_by_point() -> None:
    given = {"fighters": {"Rival": "H08 9", "Page": "H13 7"}}
    table = trial("Deal 3 damage divided as you choose among opposing fighters adjacent to Tester.", A=HAND, B=given)
    table.words("A", "scheme Trial").words("A", "Rival").words("A", "Page").words("A", "Rival")
    table.settle()
    assert (health(table, "Rival"), health(table, "Page")) == (7, 6)


def test_the_next_attack_is_stronger_and_the_one_after_it_is_not() -> None:
    given = {"fighters": {"Rival": "H08 12", "Page": "H17 7"}}
    table = trial("Your next attack this turn gets +2. Gain 2 actions.", SCHEME, A=HAND, B=given)
    table.words("A", "attack Rival with Tester, Blow").settle()
    assert health(table, "Rival") == 8
    table.words("A", "attack Rival with Tester, Swing").settle()
    assert health(table, "Rival") == 3


def test_a_stronger_attack_does_not_wait_for_the_next_turn() -> None:
    table = trial("Your next attack this turn gets +2.", SCHEME, "A: maneuver", A=HAND, B={"hand": ["Blow", "Plan"]})
    while table.stage.look(table.state, -1, "turn") == "A":
        assert table.state.decision is not None
        table.state.apply(table.state.decision.options[0])
    table.words("B", "attack Tester with Rival, Blow").settle()
    assert health(table, "Tester") == 4


def test_the_second_player_s_stronger_attack_is_over_with_the_turn_too() -> None:
    theirs = "Your next attack this turn gets +2. End the turn."
    script = ("B: scheme Trial", SCHEME, "B: attack Tester with Rival, Blow")
    table = trial("End the turn.", *script, theirs=theirs, turn="B", B={"hand": ["Trial", "Blow"]})
    assert health(table, "Tester") == 4


@pytest.mark.parametrize(
    "text", ["Draw 2 cards (limit once per game).", "Draw 2 cards (no more than twice).", "Draw cards (up to 2)."]
)
def test_what_limits_something_is_no_reminder(text: str) -> None:
    with pytest.raises(ReadError, match="outside brackets"):
        trial(text)


def test_once_per_turn_in_brackets_is_once_per_turn() -> None:
    ability = "When Tester takes damage, draw 1 card (once per turn)."
    table = trial("Deal 1 damage to Tester. Deal 1 damage to Tester.", SCHEME, ability=ability, A={"hand": ["Trial"]})
    assert len(table.table.hands[0]) == 1


@pytest.mark.parametrize(("text", "actions"), [("You may play a scheme without spending an action.", 1), ("", 0)])
def test_a_scheme_is_played_without_an_action(text: str, actions: int) -> None:
    """Plan gains one: after a combat and a scheme that costs nothing, two are left, and one where it cost one."""
    table = trial(f"AFTER COMBAT: Draw 1 card. {text}", ATTACK, "A: scheme Plan", A=HAND)
    assert table.table.turn[ACTIONS] == 1 + actions


def test_a_scheme_that_costs_nothing_may_be_left_alone() -> None:
    table = trial("AFTER COMBAT: You may play a scheme without spending an action.", ATTACK, A=HAND)
    assert table.state.decision is not None
    table.state.apply(DECLINE)
    assert (table.table.turn[ACTIONS], table.table.turn[FREE_SCHEME]) == (1, 0)


@pytest.mark.parametrize(("where", "hurt"), [("H08", 1), ("H09", 0)])
def test_who_moves_next_to_somebody_is_hurt(where: str, hurt: int) -> None:
    ability = "Whenever an opposing fighter moves adjacent to Tester, deal 1 damage to it."
    far = {"fighters": {"Rival": "H10 9", "Page": "H17 7"}}
    table = trial("Move the opposing hero up to 2 spaces.", ability=ability, A=HAND, B=far)
    state = table.table
    table.words("A", "scheme Trial")
    state.apply(SPACE + state.board.ids.index(where))
    table.settle()
    assert health(table, "Rival") == 9 - hurt
    assert health(table, "Tester") == 6


def test_what_may_be_done_once_per_turn_in_brackets_is_done_once() -> None:
    ability = "Start the game with 3 rage. You may spend 1 rage to draw a card. (Limit once per turn.)"
    table = trial("Draw 1 card.", ability=ability, A={"hand": ["Trial", "Blow"]})
    assert table.state.decision is not None
    (used,) = [one for one in table.state.decision.options if one >= USE_ABILITY]
    table.state.apply(used)
    assert table.state.decision is not None
    assert (used not in table.state.decision.options, len(table.table.hands[0])) == (True, 3)


def test_another_token_is_one_of_the_hero_s_own() -> None:
    ability = "At the start of your turn, place a web token in a space adjacent to Tester without another token."
    text = "Place a web token in a space adjacent to Tester without another token. Draw 1 card."
    table = trial(text, ability=ability, A={"hand": ["Trial", "Blow"]})
    table.words("A", "scheme Trial")
    assert table.state.decision is not None
    offered = len(table.state.decision.options)
    table.state.apply(table.state.decision.options[0])
    table.settle()
    assert max(table.table.markers[0]) == 1
    assert offered > 1


@pytest.mark.parametrize(("at", "damage"), [("start", 6), ("elsewhere", 4)])
def test_his_starting_space_is_his_own(at: str, damage: int) -> None:
    text = "DURING COMBAT: If Tester is in his starting space, add 2 to this card's value."
    board = trial("Draw 1 card.").table.board
    own = board.starts[0] if at == "start" else board.starts[1]
    near = next(space for space in range(board.size) if board.adjacent[own] >> space & 1)
    mine = {"fighters": {"Tester": f"{board.ids[own]} 6", "Helper": "H28 7"}}
    far = next(name for name in board.ids if name not in ("H28", board.ids[own], board.ids[near]))
    theirs = {"fighters": {"Rival": f"{board.ids[near]} 9", "Page": f"{far} 7"}}
    table = trial(text, ATTACK, A={**HAND, **mine}, B=theirs)
    assert 9 - health(table, "Rival") == damage


@pytest.mark.parametrize(("page", "damage"), [("H17 7", 6), ("H02 7", 4)])
def test_other_fighters_are_others_than_one_s_own(page: str, damage: int) -> None:
    """Tester, who attacks, stands beside Rival too."""
    text = "DURING COMBAT: If the opposing fighter has no other fighters adjacent to it, add 2 to this card's value."
    table = trial(text, ATTACK, A=HAND, B={"fighters": {"Rival": "H08 9", "Page": page}})
    assert 9 - health(table, "Rival") == damage


def test_the_guard_of_several_is_the_one_that_fights() -> None:
    names = Names([], Lexicon(("Tester", "Guard"), several=("Guard",)))
    said = "The Guard recovers 1 health. Draw a card for each fighter adjacent to the Guard. Move the Guards 1 space."
    told = said.replace("The Guard ", "Your fighter ").replace("the Guard.", "your fighter.")
    assert names.fighting(said) == told
    assert Names([], Lexicon(("Tester", "Guard"))).fighting(said) == said


@pytest.mark.parametrize(
    ("bound", "damage"), [("The value of your opponent's card cannot be higher than 1.", 3), ("", 2)]
)
def test_the_card_that_defends_is_worth_no_more_than_is_said(bound: str, damage: int) -> None:
    text = f"DURING COMBAT: {bound or 'Draw 1 card.'}"
    table = trial(text, ATTACK, "B: Blow", A=HAND, B={"hand": ["Blow"]})
    assert 9 - health(table, "Rival") == damage
