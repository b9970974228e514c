"""Menus: effects that tokens pay for, and the effect that goes with how many tokens are on a card."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, tactic

DECK = ["Greed"] * 8
RAT = character("Rat", (1, 1, 1))
POISON = tactic(
    "Poison",
    "You may remove any number of tokens from items you control. Use those tokens to generate the following effects "
    "any number of times:\n1 TOKEN: Inflict 1 damage to a character.\n2 TOKENS: Draw a card.\n"
    "3 TOKENS: Your faction gains 5 influence.",
    cost=0,
)
DRAWS, HURTS = "Draw a card.", "Inflict 1 damage to a character."
GAINS, NO_MORE = "Your faction gains 5 influence.", "Use no more tokens."
BOWL_TEXT = (
    "When a player draws a card, they may add or remove a token from this card. If they do, generate the effect that "
    "corresponds to the number of tokens on this card:\n"
    "0 TOKENS: That player's opponent discards a card.\n1 TOKEN: Your faction gains 1 influence.\n"
    "AT LEAST 2 TOKENS: Your faction gains 4 influence."
)


def poisoned(*tokens: int) -> Scene:
    bowls = [Placed("Cup", tokens=some) for some in tokens]
    ours = Side(hand=["Poison"], play=[*bowls], deck=DECK, influence=10)
    return Scene([POISON, item("Cup", ""), RAT], A=ours, B=Side(play=["Rat"])).choose("A", "Play Poison")


@pytest.mark.rules("409.1")
def test_tokens_taken_from_several_cards_pay_for_effects_until_they_are_used_up() -> None:
    scene = poisoned(2, 1).choose("A", "Yes", "Cup (1)", "Cup (1)", "Cup (2)")
    assert sorted(scene.options()) == sorted([HURTS, DRAWS, GAINS, NO_MORE])
    scene.choose("A", DRAWS)
    assert len(scene.hand("A")) == 1
    assert scene.options() == [HURTS, NO_MORE]
    scene.choose("A", HURTS)
    assert scene.where("Rat") == "discard"
    assert scene.state.tokens[scene.card("Cup")] == 0
    assert scene.where("Poison") == "discard"


@pytest.mark.rules("409.1")
def test_one_may_take_fewer_tokens_and_use_fewer() -> None:
    scene = poisoned(4).choose("A", "Yes", "Cup", "Cup", "Cup", "Done")
    assert scene.state.tokens[scene.card("Cup")] == 1
    scene.choose("A", GAINS)
    assert scene.influence("A") == 15
    scene = poisoned(2).choose("A", "Yes", "Cup", "Cup", NO_MORE)
    assert (scene.hand("A"), scene.influence("A")) == ([], 10)
    assert scene.where("Poison") == "discard"


@pytest.mark.rules("409.1")
def test_without_tokens_the_menu_offers_nothing() -> None:
    scene = poisoned(0)
    assert (scene.where("Poison"), scene.influence("A")) == ("discard", 10)


@pytest.mark.rules("409.1")
@pytest.mark.parametrize("whom", ["That player's opponent discards", "That player chooses an opponent to discard"])
@pytest.mark.parametrize(
    ("tokens", "way", "influence", "cards"),
    [(0, "Put a token on it.", 11, 1), (2, "Put a token on it.", 14, 1), (1, "Remove a token from it.", 10, 0)],
)
def test_what_happens_goes_by_the_new_number_of_tokens(
    tokens: int, way: str, influence: int, cards: int, whom: str
) -> None:
    bowl = item("Bowl", BOWL_TEXT.replace("That player's opponent discards", whom))
    read = tactic("Read", "Draw a card.", cost=0)
    ours = Side(hand=["Read"], play=[Placed("Bowl", tokens=tokens)], deck=DECK, influence=10)
    scene = Scene([bowl, read, RAT], A=ours, B=Side(hand=["Rat"]))
    scene.choose("A", "Play Read", "Yes")
    if tokens:
        scene.choose("A", way)
    assert (scene.influence("A"), len(scene.hand("B"))) == (influence, cards)
