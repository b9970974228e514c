"""One thing in several words: who does it before or after, with "whose" or "with", now or "instead" first."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.language import read, show
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.reader import ReadError
from tests.games.spoils.arranged import Scene, character, item, tactic
from tests.games.spoils.tried import played

SAME = [
    ("When a tactic is deployed by an opponent, draw a card.", "When an opponent deploys a tactic, draw a card."),
    ("When a card is discarded by an opponent, draw a card.", "When an opponent discards a card, draw a card."),
    ("When this card damages a faction, draw a card.", "When this card inflicts damage to a faction, draw a card."),
    (
        "When this card goes from play to a discard pile, draw a card.",
        "When this card is put into a discard pile from play, draw a card.",
    ),
    ("The characters you control gain 1 strength.", "Characters you control gain 1 strength."),
    ("Every opponent discards a card when this card enters play.",
     "When this card enters play, each opponent discards a card."),
    ("You may pay 1 at the start of your turn.", "At the start of your turn, you may pay 1."),
    ("At the beginning of your turn, place a token on this card.",
     "At the start of your turn, put a token on this card."),
    (
        "When this card enters play, you may pick a character. If so, destroy it.",
        "When this card enters play, you may pick a character. If you do, destroy it.",
    ),
    (
        "When this card enters play, you may pay 1. When you do, draw a card. Discard a card.",
        "When this card enters play, you may pay 1. If you do, draw a card. Discard a card.",
    ),
    (
        "While you control an attacking party of 2 or more members, this card gains 1 strength.",
        "While you control an attacking party of at least 2 members, this card gains 1 strength.",
    ),
    ("POKE\nCOST: Use this only on your turn. Pay 1.\nEFFECT: Draw a card.",
     "POKE\nCOST: Use this only during your turn. Pay 1.\nEFFECT: Draw a card."),
    ("If an opponent would gain influence, they gain 1 less influence instead.",
     "When an opponent gains influence, reduce the amount by 1."),
    ("This card enters play depleted and with 3 tokens on it.",
     "This card enters play depleted and this card enters play with 3 tokens on it."),
    ("HASTE: As long as you control an item, this card gains 1 speed.",
     "HASTE: While you control an item, this card gains 1 speed."),
]  # fmt: skip
SAME_TACTICS = [
    ("Destroy a character you do not control.", "Destroy a character you don't control."),
    (
        "Destroy a character with numeric cost equal to or less than 3.",
        "Destroy a character with numeric cost 3 or less.",
    ),
    (
        "This turn, if a character would be destroyed, instead remove it from the game.",
        "This turn, if a character would be destroyed, remove it from the game instead.",
    ),
    ("This turn, damage inflicted to your faction is reduced to 0.",
     "This turn, all damage inflicted to your faction is reduced to 0."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "meant"), SAME)
def test_it_says_the_same(said: str, meant: str) -> None:
    assert show(read(said)) == show(read(meant))


@pytest.mark.parametrize(("said", "meant"), SAME_TACTICS)
def test_a_tactic_says_the_same(said: str, meant: str) -> None:
    assert show(read(said, CardType.TACTIC)) == show(read(meant, CardType.TACTIC))


@pytest.mark.parametrize(
    ("said", "which"),
    [
        ("whose strength is 2 or less", ["Rat", "Guard"]),
        ("whose strength is greater than its speed", []),
        ("whose controller has no cards in their hand", ["Rat", "Guard"]),
        ("whose controller controls at least 2 characters", ["Bruiser", "Tank"]),
        ("that is not a Rogue character", ["Rat", "Guard", "Tank"]),
        ("that you do not control", ["Bruiser", "Guard", "Tank"]),
    ],
)
def test_what_is_asked_of_a_card_can_be_any_condition(said: str, which: list[str]) -> None:
    scene = Scene(
        [
            character("Rat", (1, 1, 1)), character("Guard", (2, 2, 2)), character("Bruiser", (3, 3, 3), trade="Rogue"),
            character("Tank", (3, 5, 4)), tactic("Trial", f"COST: Pick a character {said}.\nDestroy it.", cost=0),
        ],
        A=Side(play=["Rat"], hand=["Trial"]), B=Side(play=["Bruiser", "Tank"], hand=["Rat"]), C=Side(play=["Guard"]),
    )  # fmt: skip
    if not which:
        assert "Play Trial" not in scene.options()
        return
    scene.choose("A", "Play Trial")
    assert sorted(name for name in ("Bruiser", "Guard", "Rat", "Tank") if name in scene.options()) == sorted(which)
    tree = read(f"Destroy all characters {said}.", CardType.TACTIC)
    assert read(show(tree), CardType.TACTIC) == tree


@pytest.mark.parametrize(("on_top", "hand"), [("Lamp", 1), ("Rat", 0)])
def test_what_was_asked_of_a_card_is_what_it_is_called_afterwards(on_top: str, hand: int) -> None:
    text = "Reveal the top card of your deck. If it is an item, put the item into your hand."
    scene = played(text, ours=Side(deck=[on_top, *["Greed"] * 9]))
    assert len(scene.hand("A")) == hand


def test_what_was_picked_as_such_is_what_is_called_so_before_what_is_only_found_to_be() -> None:
    text = (
        "EXTRA COST: Pick a character.\nReveal the top card of your deck. If it is a character, destroy the character."
    )
    scene = played(text, "Bruiser", ours=Side(deck=["Rat", *["Greed"] * 9]))
    assert "Bruiser" in scene.pile("B")


@pytest.mark.parametrize(("answer", "discarded"), [("Yes", 0), ("No", 1)])
def test_what_is_being_played_is_chosen_before_its_controller_pays(answer: str, discarded: int) -> None:
    scene = Scene(
        [tactic("Trial", "Terminate a tactic unless its controller pays 1.", cost=0),
         tactic("Gift", "Gain 1 influence.", cost=0), item("Lamp", "")],
        A=Side(hand=["Gift"], resources=["Greed"] * 2, influence=10), B=Side(hand=["Trial"]),
    )  # fmt: skip
    scene.choose("A", "Play Gift").choose("B", "Play Trial")
    while scene.asked and answer not in scene.options():
        scene.choose(scene.asked, scene.options()[0])
    scene.choose("A", answer)
    assert scene.influence("A") == 11 - discarded


def test_it_that_is_restored_is_not_what_was_discarded() -> None:
    text = "If this card would be destroyed, you may discard a card instead. If you do, deplete it."
    assert "deplete this card" in show(read(text))


def test_who_controls_what_a_card_is_attached_to_does_so_while_it_is() -> None:
    leash = item("Leash", "ATTACH TO CHARACTER\nYou control the attached character.")
    scene = Scene(
        [leash, character("Bruiser", (3, 3, 3)), tactic("Smash", "Destroy an item.", cost=0)],
        A=Side(hand=["Leash", "Smash"], resources=["Greed"] * 4), B=Side(play=["Bruiser"]),
    )  # fmt: skip
    scene.choose("A", "Play Leash").answered("Bruiser")
    assert (scene.attached("Leash"), scene.controller("Bruiser")) == ("Bruiser", "A")
    scene.choose("A", "Play Smash").answered("Leash")
    assert scene.controller("Bruiser") == "B"


def test_control_that_was_exchanged_for_a_turn_goes_back() -> None:
    ours = Side(play=["Rat"], hand=["Smash"])
    scene = played("Exchange control of two characters this turn.", ours=ours).answered("Rat", "Bruiser")
    assert (scene.controller("Rat"), scene.controller("Bruiser")) == ("B", "A")
    scene.to_turn_of("B")
    assert (scene.controller("Rat"), scene.controller("Bruiser")) == ("A", "B")


def test_what_is_removed_until_a_card_leaves_play_comes_back_then() -> None:
    jail = item("Jail", "When this card enters play, remove a character from the game until this card leaves play.")
    scene = Scene(
        [jail, character("Bruiser", (3, 3, 3)), tactic("Smash", "Destroy an item.", cost=0)],
        A=Side(hand=["Jail", "Smash"], resources=["Greed"] * 4), B=Side(play=["Bruiser"]),
    )  # fmt: skip
    scene.choose("A", "Play Jail").answered("Bruiser")
    assert scene.where("Bruiser") == "out"
    scene.choose("A", "Play Smash").answered("Jail")
    assert (scene.where("Bruiser"), scene.controller("Bruiser")) == ("play", "B")


def test_that_number_is_the_one_that_was_chosen() -> None:
    scene = played("Choose a number. Destroy each character with strength equal to that number.", "3").answered()
    assert (scene.where("Rat"), scene.where("Bruiser")) == ("play", "discard")


def test_an_offer_may_be_made_instead_to_somebody_else() -> None:
    said = "If a player would draw a card, that player may instead gain 1 influence."
    meant = "If a player would draw a card, that player may gain 1 influence instead."
    assert show(read(said)) == show(read(meant))


@pytest.mark.rules("506.1", "408.2")
@pytest.mark.parametrize(("answer", "left"), [("Yes", 19), ("No", 17)])
@pytest.mark.parametrize(
    "said", ["If damage would be inflicted to your faction, you may deplete this card. If you do, reduce it by 2.",
             "If your faction would be inflicted damage, you may pay 0. If you do, reduce that damage to 1."],
)  # fmt: skip
def test_damage_is_less_where_somebody_does_something_for_it(said: str, answer: str, left: int) -> None:
    scene = Scene(
        [item("Shield", said), tactic("Bolt", "Inflict 3 damage to an opponent's faction.", cost=0)],
        A=Side(hand=["Bolt"]), B=Side(play=["Shield"], influence=20),
    )  # fmt: skip
    scene.choose("A", "Play Bolt").answered(answer)
    assert scene.influence("B") == left


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("A character gains strength this turn equal to its life.",
         "A character gains strength equal to its life this turn."),
        ("If an opponent controls 3 or more characters than you, draw a card.",
         "If an opponent controls at least 3 more characters than you, draw a card."),
        ("Put the top 4 cards of your deck into your discard pile. For each item put there this way, draw a card.",
         "Put the top 4 cards of your deck into your discard pile. For each item put this way, draw a card."),
        ("Give a character you control to an opponent.", "An opponent takes control of a character you control."),
        ("Draw a card for each [O] icon you control.", "Draw a card for each [O] you control."),
        ("Each opponent's faction loses half its influence, rounded down.",
         "Each opponent loses half their influence, rounded down."),
        ("Pick 2 characters. Destroy the one with the lower strength.",
         "Pick 2 characters. Destroy the character with the lower strength."),
        ("Inflict 1 damage to a faction for each card an opponent has in hand.",
         "Inflict 1 damage to a faction for each card in an opponent's hand."),
    ],
)  # fmt: skip
def test_small_words_may_stand_elsewhere(said: str, meant: str) -> None:
    assert read(said, CardType.TACTIC) == read(meant, CardType.TACTIC)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If this card would be destroyed, you may instead pay 1 to flip it face-down.",
         "If this card would be destroyed, you may pay 1. If you do, flip it face-down instead."),
        ("If this card would be destroyed, instead you may pay 1 to flip it face-down.",
         "If this card would be destroyed, you may pay 1. If you do, flip it face-down instead."),
        ("If you control an item, this card gains 2 speed and its abilities cost 1 less.",
         "While you control an item, this card gains 2 speed and its abilities cost 1 less."),
        ("When you flip this card face-up, draw a card.", "When this card is flipped face-up, draw a card."),
        ("While there are more items than characters in play, this card gains 2 strength.",
         "While the number of items in play is greater than the number of characters in play, "
         "this card gains 2 strength."),
        ("When this card enters play, put a Rat token into play. (Rat tokens are Rogue characters with 1 strength, "
         "1 life, and 3 speed.)",
         "When this card enters play, put a 1/1/3 Rogue character token named Rat into play."),
    ],
)  # fmt: skip
def test_a_permanent_says_the_same_in_other_words(said: str, meant: str) -> None:
    assert show(read(said)) == show(read(meant))


def test_whoever_attacks_you_is_weaker() -> None:
    tree = read("Characters attacking you lose 1 strength.")
    assert show(tree) == (
        "All characters that are attacking your faction and all locations you control lose 1 strength."
    )
    assert read(show(tree)) == tree


@pytest.mark.parametrize(("answer", "left"), [("Yes", 2), ("No", 1)])
def test_what_is_done_later_unless_somebody_pays_asks_them_then(answer: str, left: int) -> None:
    text = "At the end of this turn, discard a card unless you lose 1 influence."
    assert show(read(text, CardType.TACTIC)).startswith("At the end of turn, you may lose 1 influence.")
    scene = played(text, ours=Side(hand=["Lamp", "Lamp"], influence=9))
    while answer not in scene.options():
        options = scene.options()
        scene.choose(scene.asked, "End the turn" if "End the turn" in options else options[0])
    scene.choose("A", answer)
    while "Lamp" in scene.options():
        scene.choose("A", "Lamp")
    assert (len(scene.hand("A")), scene.influence("A")) == (left, 8 if answer == "Yes" else 9)


def test_it_is_whom_a_condition_is_about() -> None:
    said = "While this card is in a party with another Rogue character, it gains COVERT."
    assert show(read(said)).endswith("this card gains COVERT.")


def test_whose_card_it_was_is_not_read() -> None:
    text = (
        "Reveal the top card of each player's deck. Each player whose card has the highest numeric cost draws a card."
    )
    with pytest.raises(ReadError):
        read(text, CardType.TACTIC)


def test_those_are_those_just_spoken_of() -> None:
    said = "Reveal the top 3 cards of your deck. Choose 2 of them. Remove those from the game."
    meant = "Reveal the top 3 cards of your deck. Choose 2 of them. Remove them from the game."
    assert read(said, CardType.TACTIC) == read(meant, CardType.TACTIC)
