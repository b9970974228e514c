"""What lies on the hero's own card, members of a group by odd names, starting zones, and who is back."""

import pytest

from mulligan.games.unmatched.heroes import Card, Fighter, Hero
from mulligan.games.unmatched.options import ABOUT_ACTION
from mulligan.games.unmatched.vocabulary.texts.umdb import try_card
from tests.games.unmatched.phrases.trial import SCHEME, health, trial

A = {"hand": ["Trial", "Blow"], "fighters": {"Tester": "H07 12", "Helper": "H28 7"}}


@pytest.mark.parametrize("card", ["this card", "your character card", "Tester"])
def test_tokens_on_the_card_of_the_hero_are_the_hero_s(card: str) -> None:
    ability = f"When you discard a card, place a clay token on {card}."
    text = "Discard 1 card. Gain 1 action. Deal 2 damage to an opposing hero for each clay token on Tester."
    assert health(trial(text, SCHEME, ability=ability, A={**A, "hand": ["Trial", "Blow", "Blow"]}), "Rival") == 7


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("If Tester has 5 or less health, choose one: Deal 1 damage to each opposing hero; or gain 1 action.", 9),
        ("You may discard 1 card. If you do, choose one: Deal 1 damage to each opposing hero; or gain 1 action.", 8),
    ],
)
def test_a_choice_may_hang_on_something(text: str, left: int) -> None:
    table = trial(text, A={**A, "hand": ["Trial", "Blow", "Blow"]}).words("A", "scheme Trial")
    for _ in range(4):
        decision = table.table.decision
        if decision is None or decision.subject == ABOUT_ACTION:
            break
        table.table.apply(decision.options[0])
    assert health(table, "Rival") == left


def test_who_moves_into_a_space_is_placed_there_and_what_follows_if_not() -> None:
    text = "Move an opposing hero into a space adjacent to Helper. If you cannot, deal 1 damage to them. Gain 1 action."
    assert health(trial(text, SCHEME, A=A), "Rival") == 9


@pytest.mark.parametrize(
    "text",
    [
        "Move each Man-at-Arms up to 2 spaces.",
        "Return all defeated Men-at-Arms to spaces in Joan's starting zone.",
        "Summon all defeated Men-at-Arms in spaces adjacent to Joan.",
        "If a Man-at-Arms is in play, draw 1 card.",
    ],
)
def test_members_of_a_group_by_an_odd_name(text: str) -> None:
    fighters = [Fighter("Joan", True, False, 14, 1), Fighter("Men-at-Arms", False, False, 1, 3)]
    card = Card("Tried", 2, "scheme", -1, 2, [], text)
    assert try_card(Hero("Joan", "Tests", 2, "", fighters, [card]), card) is None
