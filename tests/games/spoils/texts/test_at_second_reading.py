"""Texts as designers write them that did not read at first, or read as something else."""

from dataclasses import replace

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import why_not_playable
from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.language import read, show
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, item, tactic
from tests.games.spoils.tried import BRUISER, LAMP, RAT, played

SAME = [
    ("At the end of your turn, if this card attacked and was not blocked this turn, draw a card.",
     "At the end of your turn, if this card attacked this turn and this card was not blocked this turn, draw a card."),
    ("At the end of your turn, if this card attacked this turn but wasn't blocked, draw a card.",
     "At the end of your turn, if this card attacked this turn and this card was not blocked this turn, draw a card."),
    ("While this card is depleted or has a token on it, it cannot be picked.",
     "While this card is depleted or there is a token on this card, this card cannot be picked."),
    ("At the end of your turn, if you control an item and have no cards in your hand, draw a card.",
     "At the end of your turn, if you control an item and you have no cards in your hand, draw a card."),
    ("When the attached character is depleted, you may pay 1. If you do, restore it. You may only do this once each "
     "turn.", "Once each turn, when the attached character is depleted, you may pay 1. If you do, restore it."),
    ("If one or more cards would be put into your discard pile from your deck, put them on the bottom of your deck "
     "instead.", "If a card would be put into your discard pile from your deck, put it on the bottom of your deck "
     "instead."),
    ("This card cannot be blocked by fewer than 2 characters.",
     "This card cannot be blocked except by 2 or more characters."),
    ("This card is not restored by your faction's Restore Rule.",
     "This card cannot be restored by your faction's Restore Rule."),
    ("When this card enters play, you may pay up to 4. If you do, put that many tokens on it.",
     "When this card enters play, you may choose a number for X that is 4 or less and pay X. If you do, put X tokens "
     "on it."),
    ("POKE\nCOST: Pay 1.\nEFFECT: Each opponent may pay 1. For each opponent who doesn't, gain 1 influence.",
     "POKE\nCOST: Pay 1.\nEFFECT: Each opponent may pay 1. If they don't, gain 1 influence."),
    ("When the attached character would be dealt damage, prevent 1 of that damage.",
     "When damage is inflicted to the attached character, reduce the amount by 1."),
    ("Tactics you deploy during an opponent's turn cost 1 less.",
     "During an opponent's turn, tactics you deploy cost 1 less."),
    ("POKE\nCOST: Use this only in response to an opponent deploying a character.\nEFFECT: Terminate the character.",
     "POKE\nCOST: Use this only in response to a character an opponent controls being deployed.\nEFFECT: Terminate the "
     "character."),
    ("When a token you control is destroyed, draw a card.", "When a token card you control is destroyed, draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "meant"), SAME)
def test_it_says_the_same(said: str, meant: str) -> None:
    assert show(read(said)) == show(read(meant))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("When this card inflicts damage to a faction, you may put a token on it.", "put a token on this card"),
        ("When this card inflicts damage to a faction, destroy it.", "destroy this card"),
        ("At the end of your turn, if this card inflicted damage to a faction this turn, put it into its owner's hand.",
         "put this card into"),
        ("POKE\nCOST: Pick a character.\nEFFECT: Destroy it if it inflicted damage to a location this turn.",
         "destroy that character"),
        ("POKE\nCOST: Pick a character.\nEFFECT: If it has more strength than a character you control, destroy it.",
         "strength greater than, destroy that character"),
    ],
)  # fmt: skip
def test_it_is_whom_it_is_said_of_and_no_faction_that_was_named_in_passing(text: str, meant: str) -> None:
    assert meant in show(read(text))


@pytest.mark.parametrize(
    "text",
    [
        "At the end of your turn, if a character inflicted damage to your faction this turn, destroy it.",
        "At the end of your turn, if a character you control is depleted, destroy it.",
    ],
)
def test_a_card_of_which_it_is_only_asked_whether_there_is_one_cannot_be_dealt_with(text: str) -> None:
    (reading,) = read_all([Card("Trial", CardType.ITEM, cost=0, text=text)])
    assert "only asked whether there is one" in why_not_playable(reading)


@pytest.mark.rules("408.2")
@pytest.mark.parametrize(("damage", "left"), [(3, "discard"), (2, "play"), (1, "discard")])
def test_damage_is_reduced_to_no_less_than_a_minimum(damage: int, left: str) -> None:
    life = 1 if damage == 1 else 2
    tough = character("Tough", (1, life, 1), "Damage inflicted to this card is reduced by 1, to a minimum of 1.")
    hit = tactic("Hit", f"COST: Pick a character.\nEFFECT: Inflict {damage} damage to the character.", cost=0)
    scene = Scene([tough, hit], A=Side(hand=["Hit"]), B=Side(play=["Tough"]))
    scene.choose("A", "Play Hit", "Tough").answered()
    assert ("Tough" in scene.pile("B")) == (left == "discard")


@pytest.mark.rules("406.4")
@pytest.mark.parametrize(("resources", "offered"), [(0, False), (1, True)])
def test_the_next_cost_is_reduced_to_no_less_than_a_minimum(resources: int, offered: bool) -> None:
    text = "Reduce the numeric cost of the next item you deploy this turn by 2, to a minimum of 1."
    scene = Scene(
        [tactic("Trial", text, cost=0), LAMP], A=Side(hand=["Trial", "Lamp"], resources=["Greed"] * resources), B=Side()
    )
    scene.choose("A", "Play Trial").answered()
    assert ("Play Lamp" in scene.options()) == offered


def test_types_among_cards_are_counted_each_once() -> None:
    text = "Gain 1 influence for each different card type among cards in your discard pile."
    scene = played(text, ours=Side(discard=["Rat", "Bruiser", "Lamp", "Greed"], influence=10))
    assert scene.influence("A") == 13


def test_each_player_other_than_somebody() -> None:
    watch = item("Watch", "When a player discards a card, each player other than that player loses 1 influence.")
    scene = Scene(
        [watch, tactic("Trial", "Discard a card.", cost=0), RAT],
        A=Side(play=["Watch"], hand=["Trial", "Rat"], influence=10), B=Side(influence=10), C=Side(influence=10),
    )  # fmt: skip
    scene.choose("A", "Play Trial").answered("Rat")
    assert [scene.influence(seat) for seat in "ABC"] == [10, 9, 9]


@pytest.mark.parametrize(("cost", "found"), [(1, []), (3, ["Bruiser"])])
def test_a_card_with_a_lower_cost_than_another(cost: int, found: list[str]) -> None:
    trial = replace(
        item("Trial", "POKE\nCOST: Pick a character with lower numeric cost than this card.\nEFFECT: Destroy it."),
        cost=cost,
    )
    scene = Scene([trial, BRUISER], A=Side(play=["Trial"]), B=Side(play=["Bruiser"]))
    assert any("Trial" in option for option in scene.options()) == bool(found)


@pytest.mark.rules("602.1b", "610.1")
def test_at_the_end_of_ones_next_turn_is_not_at_the_end_of_this_one() -> None:
    trial = tactic("Trial", "COST: Pick a character.\nEFFECT: At the end of your next turn, destroy it.", cost=0)
    deck = ["Greed"] * 9
    scene = Scene([trial, BRUISER], A=Side(hand=["Trial"], deck=deck), B=Side(play=["Bruiser"], deck=deck))
    scene.choose("A", "Play Trial", "Bruiser").answered()
    gone: dict[int, bool] = {}
    while len(gone) < 3:  # B's turn, A's next one, B's again
        gone.setdefault(scene.state.turn_number, "Bruiser" in scene.pile("B"))
        options = scene.options()
        scene.choose(scene.asked, "End the turn" if "End the turn" in options else options[0])
    assert list(gone.values()) == [False, False, True]


@pytest.mark.rules("408.2")
def test_who_cannot_inflict_battle_damage_to_factions_still_fights() -> None:
    meant = "Reduce all battle damage inflicted to factions by this card to 0."
    assert show(read("This card cannot inflict battle damage to factions.")) == show(read(meant))
