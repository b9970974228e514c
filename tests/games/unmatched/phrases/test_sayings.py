"""Special abilities in other designers' words: shared damage, ways between tokens, prey, hands, heroes that vanish."""

from typing import Any

import pytest

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects.context import fresh
from mulligan.games.unmatched.numbers import Fighter, Player
from mulligan.games.unmatched.options import ABOUT_PLACE, USE_ABILITY
from mulligan.games.unmatched.soundness import faults_of
from mulligan.games.unmatched.vocabulary.conditions import WasDefeated
from mulligan.games.unmatched.vocabulary.nouns.fighters import ByName
from mulligan.games.unmatched.vocabulary.writing.making import make_sheet
from mulligan.kernel.numbers import NO_CARD
from tests.games.unmatched.arranged import SOLDIER
from tests.games.unmatched.phrases.trial import health, space, trial
from tests.games.unmatched.test_own_words import hero, play

FOE: dict[str, Any] = {"fighters": {SOLDIER: "H08"}}
ATTACK = f"attack {SOLDIER} with Tester, Trial 1"


@pytest.mark.parametrize(
    "said",
    [
        "If Tester would take damage, you may assign some or all of that damage to one or more Guards in his zone "
        "instead.",
        "When Tester would take damage, you may instead deal some of that damage to Guards in his zone.",
        "When damage would be dealt to Tester, any amount may be dealt to Guards in his zone instead.",
        "If Tester would be dealt damage, you may redirect any of it to any of your Guards in his zone.",
    ],
)
def test_others_take_damage_for_somebody(said: str) -> None:
    given = {"fighters": {"Tester": "H07", "Guard": "H13", "Guard 2": "H28"}}
    table = play(said, "scheme|Deal 3 damage to Tester.", sidekick="Guard", count=2, given=given)
    table.words("A", "scheme Trial 1, 2")
    assert (health(table, "Tester"), health(table, "Guard")) == (9, 3)


@pytest.mark.parametrize(
    "said",
    [
        "Tester may move from one space with a fog token to any other as if they were adjacent.",
        "Tester may move from any space with a fog token to any other space with a fog token as though they were "
        "adjacent.",
        "Tester may move between fog tokens as if they were adjacent.",
        "For Tester, all spaces with fog tokens are adjacent to each other.",
        "Tester may treat spaces with fog tokens as adjacent when moving.",
    ],
)
def test_tokens_are_a_way_from_one_to_another(said: str) -> None:
    given = {"markers": ["H07", "H28"], "fighters": {"Tester": "H07", "Helper": "H23"}}
    table = play(
        f"At the end of your turn, place a fog token in Tester's space.\n{said}", "scheme|Draw 1 card.", given=given
    )
    table.words("A", "maneuver, decline, Tester, H27")
    assert space(table, "Tester") == "H27"


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("While on a space with a fog token, Tester adds +2 to the value of his attacks.", 3),
        ("While Tester is in a space with a fog token he adds +2 to the value of his attacks.", 3),
        ("When Tester attacks from a space with a fog token, add +2 to the value of the attack.", 3),
        (
            "When one of your fighters attacks a fighter adjacent to a fog token, add +2 to the value of their attack.",
            3,
        ),
        ("When you attack a fighter in a space with a fog token, add +2 to the value of your attack.", 5),
    ],
)
def test_what_a_token_under_somebody_or_near_them_gives(said: str, left: int) -> None:
    given = {"markers": ["H07"], "fighters": {"Tester": "H07"}}
    ability = f"{said}\nAt the end of your turn, place a fog token in Tester's space."
    table = play(ability, "attack|", given=given, foe={"fighters": {SOLDIER: "H08 7"}})
    table.words("A", ATTACK)
    table.settle()
    assert health(table, SOLDIER) == left


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("Deal 7 damage to an opposing hero.", 0),
        ("Defeat an opposing sidekick.", 2),
        ("Deal 7 damage to an opposing sidekick.", 2),
        ("Defeat Helper.", 0),
    ],
)
def test_whom_you_defeat_yourself(text: str, gained: int) -> None:
    ability = "You start the game with 0 COINS. When you defeat an opposing sidekick, gain 2 COINS."
    foe = {"hand": [], "fighters": {"Rival": "H08 12", "Page": "H17 7"}}
    table = trial(text, "A: scheme Trial", ability=ability, A={"hand": ["Trial", "Blow"]}, B=foe)
    assert table.table.counters[0] == gained


def test_whom_another_loses_by_itself_you_have_not_defeated() -> None:
    ability = "You start the game with 0 COINS. When you defeat an opposing sidekick, gain 2 COINS."
    table = trial("Gain 1 action.", "B: scheme Trial", ability=ability, theirs="Defeat Page.", turn="B",
                  B={"hand": ["Trial", "Blow"]})  # fmt: skip
    assert table.table.counters[0] == 0


def test_each_card_over_a_number_counts() -> None:
    ability = (
        "At the end of your turn, if you have more than 2 cards in hand, deal 1 damage to an opposing hero "
        "for each card over 2."
    )
    given = {"hand": ["Trial", "Blow", "Blow", "Plan", "Swing", "Swing"]}
    table = trial("Draw 1 card.", "A: scheme Trial", ability=ability, A=given, actions=1)
    assert health(table, "Rival") == 9 - 4


@pytest.mark.parametrize("said", ["You have no hand limit.", "Tester has no maximum hand size."])
def test_a_hand_may_have_no_limit(said: str) -> None:
    sheet = make_sheet((hero(said, "scheme|Draw 1 card."),) * 2, False)
    assert sheet.hand_limit[0] > 30


@pytest.mark.parametrize("bracket", ["(Limit once per turn.)", "(Once per turn)"])
def test_a_limit_in_brackets_is_no_reminder(bracket: str) -> None:
    ability = f"Start the game with 4 COINS. During your turn, you may spend 2 COINS to draw 1 card. {bracket}"
    table = play(ability, "scheme|Draw 1 card.", given={"hand": []})
    table.words("A", "use the ability of Tester")
    assert table.table.counters[0] == 2
    assert table.state.decision is not None
    assert max(table.state.decision.options) < USE_ABILITY


@pytest.mark.parametrize(("near", "gained"), [("H13", 1), ("H28", 0)])
def test_what_is_done_at_a_moment_if_something_is_so(near: str, gained: int) -> None:
    ability = "Start the game with 0 COINS. At the end of your turn, gain 1 COIN if Tester is adjacent to Helper."
    given = {"fighters": {"Tester": "H07", "Helper": near}, "hand": ["Trial 1", "Trial 1"]}
    table = play(ability, "scheme|Gain 1 action. End the turn.", given=given)
    table.words("A", "scheme Trial 1")
    table.settle()
    assert table.table.counters[0] == gained


@pytest.mark.parametrize(("said", "left"), [("While she is GRIM, add +2 to the value of her attacks.", 3),
                                            ("While GRIM, add +2 to the value of her attacks.", 3)])  # fmt: skip
def test_what_she_is_makes_her_attacks_stronger(said: str, left: int) -> None:
    ability = f"If Tester or Helper takes damage, flip Tester to GRIM.\n{said}"
    given = {"hand": ["Trial 1", "Trial 2"]}
    table = play(
        ability, "attack|", "scheme|Deal 1 damage to Helper.", given=given, foe={"fighters": {SOLDIER: "H08 7"}}
    )
    table.words("A", "scheme Trial 2")
    assert table.look("A", "form") == "GRIM"
    table.words("A", ATTACK)
    table.settle()
    assert health(table, SOLDIER) == left


def test_an_effect_that_waits_is_still_of_the_fighter_that_played_the_card() -> None:
    text = "AFTER COMBAT: At the start of your next turn, your fighter recovers 1 health."
    table = trial(text, "A: attack Page with Helper, Trial", B={"fighters": {"Rival": "H08 9", "Page": "H29 7"}})
    state = table.table
    while state.to_come and state.decision is not None:
        state.apply(state.decision.options[0])
    assert [health(table, name) for name in ("Tester", "Helper", "Page")] == [6, 8, 3]


VANISH = "scheme|Remove Tester from the board. At the start of your next turn, place Tester in any space."


@pytest.mark.rules("Ruling 39")
def test_a_hero_that_comes_back_may_leave_the_battlefield() -> None:
    table = play("", VANISH, given={"hand": ["Trial 1"], "fighters": {"Tester": "H07 6", "Helper": "H28"}}, foe=FOE)
    table.words("A", "scheme Trial 1")
    state = table.table
    assert (state.space[0], state.health[0]) == (-1, 6)
    assert not state.over
    assert not faults_of(state)
    while state.decision is not None and state.decision.subject != ABOUT_PLACE:
        state.apply(state.decision.options[0])
    assert state.decision is not None
    assert state.space[0] < 0
    state.apply(state.decision.options[0])
    assert state.space[0] >= 0
    assert state.health[0] == 6


@pytest.mark.rules("Ruling 39")
@pytest.mark.parametrize(
    "said",
    [
        "The first time Tester would be defeated, remove him from the board instead. At the start of your next turn, "
        "place Tester in any space and set his health to 12. Tester is now RESTORED.",
        "When Tester would be defeated for the first time, he is not. Instead, remove him from the board. "
        "At the start of your next turn, place Tester in any space with 12 health. He is now RESTORED.",
    ],
)
def test_a_hero_falls_once_and_comes_back_as_something_else(said: str) -> None:
    given = {"hand": ["Trial 1", "Trial 1"], "fighters": {"Tester": "H07 3", "Helper": "H28"}}
    table = play(
        said, "scheme|Deal 3 damage to Tester. If Tester is restored, deal 4 damage to Helper.", given=given, foe=FOE
    )
    table.words("A", "scheme Trial 1")
    state = table.table
    assert state.space[0] < 0
    assert not state.over
    assert not faults_of(state)
    assert not WasDefeated(ByName("Tester", 1)).holds(state, fresh(Player(0), Fighter(0), NO_CARD, -1, 0))
    while state.decision is not None and state.decision.subject != ABOUT_PLACE:
        state.apply(state.decision.options[0])
    assert state.decision is not None
    state.apply(state.decision.options[0])
    assert state.space[0] >= 0
    assert (state.health[0], table.look("A", "form")) == (12, "RESTORED")
    assert state.health[1] == 5
    table.words("A", "scheme Trial 1")
    assert state.health[1] == 1


@pytest.mark.parametrize(
    "said",
    [
        "Each opposing fighter's move value is reduced by 1 until the start of your next turn.",
        "Until your next turn, opposing fighters get -1 to their move value.",
    ],
)
def test_opposing_fighters_move_less_for_a_while(said: str) -> None:
    table = trial(said, "A: scheme Trial", A={"hand": ["Trial", "Blow"]})
    state = table.table
    assert [abilities.move_value(state, Player(0)), abilities.move_value(state, Player(1))] == [2, 1]


@pytest.mark.parametrize(
    "said",
    [
        "When Tester or Helper takes damage from an opponent's attack or effect, Tester becomes GRIM.",
        "Whenever Tester or Helper is dealt damage by an opponent, Tester becomes GRIM.",
    ],
)
@pytest.mark.parametrize(("turn", "form"), [("A", "Tester"), ("B", "GRIM")])
def test_damage_that_comes_from_opponents(said: str, turn: str, form: str) -> None:
    given = {"hand": ["Trial", "Blow"]}
    theirs = "Deal 1 damage to an opposing sidekick."
    table = trial("Deal 1 damage to Helper.", f"{turn}: scheme Trial", ability=said, theirs=theirs, turn=turn, A=given,
                  B=given)  # fmt: skip
    assert table.look("A", "form") == form


@pytest.mark.parametrize(("damage", "hand"), [(3, 0), (0, 1)])
def test_what_a_form_does_instead(damage: int, hand: int) -> None:
    ability = "When Helper takes damage, Tester becomes GRIM."
    given = {
        "hand": ["Trial 1"],
        "form": "GRIM" if damage else "Tester",
        "fighters": {"Tester": "H07", "Helper": "H28"},
    }
    table = play(ability, "scheme|Draw 1 card. GRIM: Deal 3 damage to Tester instead.", given=given)
    table.words("A", "scheme Trial 1")
    assert health(table, "Tester") == 10 - damage
    assert len(table.table.hands[0]) >= hand


@pytest.mark.rules("Ruling 34")
def test_a_card_saves_who_would_be_defeated_and_does_more() -> None:
    text = "AFTER COMBAT: If Rival would be defeated, instead set his health to 2 and defeat Page."
    foe = {"hand": ["Trial"], "fighters": {"Rival": "H08 1", "Page": "H17 7"}}
    table = trial("Gain 1 action.", "A: attack Rival with Tester, Swing", "B: Trial", theirs=text,
                  A={"hand": ["Swing", "Blow"]}, B=foe)  # fmt: skip
    assert (health(table, "Rival"), health(table, "Page")) == (2, 0)
