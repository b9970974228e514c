"""What the costs have settled, spoken of afterwards: numbers of cards that are gone, what a card enters play with."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.language.flow import CannotBePlayed
from tests.games.spoils.arranged import Scene, character, item, tactic
from tests.games.spoils.tried import BRUISER, DECK, LAMP, RAGE, RAT

FLAG = item("Flag", "Characters you control gain 2 strength.")
HURT = "inflict damage to an opponent's faction equal to"


def lost(cost: str, effect: str, ours: Side, *choices: str) -> int:
    """How much influence B loses when A uses an item that costs this and does that."""
    bomb = item("Bomb", f"BOOM\nCOST: {cost}\nEFFECT: {effect}")
    scene = Scene([bomb, FLAG, RAT, BRUISER, LAMP], A=ours, B=Side(influence=20))
    return 20 - scene.choose("A", "Bomb: Boom").answered(*choices).influence("B")


@pytest.mark.rules("402.4", "409.2")
@pytest.mark.parametrize(
    ("cost", "effect"),
    [
        ("Destroy this card.",
         "Inflict X damage to an opponent's faction, where X is the number of tokens on this card."),
        ("Destroy this card. X is the number of tokens on it.", "Inflict X damage to an opponent's faction."),
        ("Destroy this card.", "An opponent's faction loses 1 influence for each token on this card."),
    ],
)  # fmt: skip
def test_tokens_of_what_was_destroyed_for_the_costs_are_those_that_it_had(cost: str, effect: str) -> None:
    assert lost(cost, effect, Side(play=[Placed("Bomb", tokens=3)])) == 3


@pytest.mark.rules("402.4")
@pytest.mark.parametrize(
    ("cost", "effect", "damage"),
    [
        ("Destroy a character you control.", f"{HURT} that character's strength.", 5),
        ("Put a character you control into its owner's hand.", f"{HURT} that character's strength.", 5),
        ("Destroy 2 characters you control.", f"{HURT} the total strength of those characters.", 8),
        ("Destroy 2 characters you control.", f"{HURT} the highest strength among those characters.", 5),
        ("Destroy 2 characters you control.", f"{HURT} the total numeric cost of the destroyed characters.", 2),
        ("Destroy 2 characters you control.", f"{HURT} the number of those characters.", 2),
    ],
)
def test_numbers_of_what_left_play_for_the_costs_are_those_that_it_had(cost: str, effect: str, damage: int) -> None:
    ours = Side(play=["Bomb", "Flag", "Bruiser", "Rat"])
    assert lost(cost, f"{effect[:1].upper()}{effect[1:]}", ours, "Bruiser", "Rat") == damage


@pytest.mark.parametrize(("tokens", "damage"), [(1, 5), (0, 0)])
def test_how_it_was_is_asked_of_what_was_destroyed_for_the_costs_of_a_tactic(tokens: int, damage: int) -> None:
    text = (
        "EXTRA COST: Destroy a character you control.\n"
        "If that character had a token on it, inflict 5 damage to an opponent's faction."
    )
    deed = tactic("Deed", text, cost=0)
    scene = Scene([deed, BRUISER], A=Side(hand=["Deed"], play=[Placed("Bruiser", tokens=tokens)]), B=Side(influence=20))
    assert 20 - scene.choose("A", "Play Deed").answered("Bruiser").influence("B") == damage


# ---- what a card enters play with, and what it gains ----------------------------------------------------------------


def kept(cost: str, text: str) -> Scene:
    """A character with such a cost and text is played, and whatever can be given is."""
    keep = character("Keep", (1, 1, 1), f"EXTRA COST: {cost}\n{text}")
    ours = Side(hand=["Keep", "Rat"], play=["Bruiser"], resources=RAGE, discard=["Bruiser"], deck=DECK)
    scene = Scene([keep, BRUISER, RAT], A=ours, B=Side()).choose("A", "Play Keep")
    while scene.asked == "A" and "End the turn" not in scene.options():
        wanted = ("Yes", "3", "Bruiser", "Rat")
        scene.choose("A", next((some for some in wanted if some in scene.options()), scene.options()[0]))
    return scene


@pytest.mark.rules("406.3", "409.1")
@pytest.mark.parametrize(
    ("cost", "text", "tokens"),
    [
        ("Pick a character you control.", "with X tokens on it, where X is the picked character's strength", 3),
        ("Destroy a character you control.",
         "with X tokens on it, where X is the destroyed character's strength", 3),
        ("Discard a character.", "with X tokens on it, where X is the discarded character's strength", 1),
        ("Remove a character in your discard pile from the game.",
         "with X tokens on it, where X is the strength of the removed character", 3),
        ("Destroy any number of characters you control.",
         "with a token on it for each character destroyed this way", 1),
        ("Discard a card.", "with X tokens on it, where X is the number of cards discarded this way", 1),
        ("Choose a number for X. Pay X.", "with X tokens on it", 3),
    ],
)  # fmt: skip
def test_a_card_enters_play_with_as_many_tokens_as_its_costs_have_settled(cost: str, text: str, tokens: int) -> None:
    scene = kept(cost, f"This card enters play {text}.")
    assert scene.state.tokens[scene.card("Keep")] == tokens


def test_a_card_enters_play_with_tokens_if_something_was_done_for_its_costs() -> None:
    text = "If you discarded a card as part of its cost, this card enters play with 2 tokens on it."
    scene = kept("You may discard a card.", text)
    assert scene.state.tokens[scene.card("Keep")] == 2


@pytest.mark.rules("410.2")
@pytest.mark.parametrize(
    ("cost", "text", "strength"),
    [
        ("Choose a number for X. Pay X.", "This card gains X strength.", 4),
        ("Discard a card.", "This card gains 1 strength for each card discarded this way.", 2),
        ("Destroy a character you control.",
         "This card gains X strength, where X is the destroyed character's strength.", 4),
        ("Pick a character in a discard pile.",
         "This card gains X strength, where X is the picked character's strength.", 4),
    ],
)  # fmt: skip
def test_a_card_keeps_what_its_costs_have_settled(cost: str, text: str, strength: int) -> None:
    assert kept(cost, text).stat("Keep", "strength") == strength


@pytest.mark.rules("410.2")
@pytest.mark.parametrize(
    ("cost", "text", "influence"),
    [
        ("Choose a number for X. Pay X.", "When you draw a card, your faction gains X influence.", 12),
        ("Discard any number of cards.",
         "When you draw a card, your faction gains 1 influence for each card discarded this way.", 11),
    ],
)  # fmt: skip
def test_what_happens_long_after_speaks_of_what_was_paid(cost: str, text: str, influence: int) -> None:
    keep = item("Keep", f"EXTRA COST: {cost}\n{text}")
    dig = tactic("Dig", "Draw a card.", cost=0)
    ours = Side(hand=["Keep", "Dig", "Rat"], resources=RAGE, deck=DECK, influence=10)
    scene = Scene([keep, dig, RAT], A=ours, B=Side()).choose("A", "Play Keep")
    scene.choose("A", *(["2"] if "X" in text else ["Rat", "Done"])).pass_windows()
    assert scene.choose("A", "Play Dig").answered().influence("A") == influence


def test_an_ability_that_speaks_of_a_number_chosen_when_its_card_was_played_does_not_read() -> None:
    text = "EXTRA COST: Choose a number for X. Pay X.\nBOOM\nCOST: Deplete this card.\nEFFECT: Draw X cards."
    with pytest.raises(CannotBePlayed, match="extra cost"):
        Scene([item("Keep", text)], A=Side(hand=["Keep"], resources=RAGE), B=Side())
    anew = text.replace("COST: Deplete", "COST: Choose a number for X. Pay X. Deplete")
    Scene([item("Keep", anew)], A=Side(hand=["Keep"], resources=RAGE), B=Side())
