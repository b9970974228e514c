"""Texts as designers write them that did not read at first, or read as something else."""

from dataclasses import replace

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import why_not_playable
from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.language import read, show
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, item, tactic
from tests.games.spoils.tried import BRUISER, LAMP, RAT, TANK, played

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
    ("If you would gain influence, gain that much plus 1 instead.",
     "When your faction gains influence, increase the amount by 1."),
    ("If your faction would lose influence, it loses 1 less instead.",
     "When your faction loses influence, reduce the amount by 1."),
    ("At the start of your turn, if your faction has 5 influence or less, it gains 1 influence.",
     "At the start of your turn, if your faction has 5 influence or less, your faction gains 1 influence."),
    ("When this card enters play, void a character until this card leaves play.",
     "When this card enters play, remove a character from the game until this card leaves play."),
    ("This card can block as though it were not depleted.", "While this card is depleted, this card can block."),
    ('The attached character gains 4 strength and is also a "thief" character.',
     "The attached character gains 4 strength and the thief subtype."),
    ("When another location you control would be inflicted damage, you may have that damage inflicted to this card "
     "instead.",
     "When another location you control would be inflicted damage, you may inflict that much damage to this card "
     "instead."),
    ("When this card enters play, put it under the control of an opponent.",
     "When this card enters play, an opponent takes control of it."),
    ("POKE\nCOST: Pay 1.\nEFFECT: Your next tactic this turn costs 2 less.",
     "POKE\nCOST: Pay 1.\nEFFECT: The next tactic you deploy this turn costs 2 less."),
    ("This card has strength and life equal to the number of items you control.",
     "This card's strength and life are equal to the number of items you control."),
    ("Deploy this card only if you control a location.",
     "EXTRA COST: Deploy this card only if you control a location."),
    ("When this card enters play, you may put an item from your hand into play with numeric cost 3 or less.",
     "When this card enters play, you may put an item in your hand with numeric cost 3 or less into play."),
    ("When the attached character uses an ability, draw a card.",
     "When an ability of the attached character is used, draw a card."),
    ("Increase all battle damage the attached character inflicts to factions by 2.",
     "Battle damage inflicted to factions by the attached character is increased by 2."),
    ("When you deploy another resource, draw a card.", "When you play a resource, draw a card."),
    ("Your characters can attack as though they had been in play since the start of the turn.",
     "Your characters can attack the turn they enter play."),
    ("If this card would inflict battle damage, it inflicts double that much damage instead.",
     "When this card inflicts battle damage, increase the amount by that much."),
    ("Damage cannot be inflicted to your faction.", "Reduce all damage inflicted to your faction to 0."),
    ("All items you control are characters with 1 strength, 1 life and 3 speed.",
     "All items you control gain the character type, 1 strength, 1 life and 3 speed."),
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
        ("When a character inflicts damage to the attached character, it loses 1 strength this turn.",
         "that character loses 1 strength"),
    ],
)  # fmt: skip
def test_it_is_whom_it_is_said_of_and_no_faction_that_was_named_in_passing(text: str, meant: str) -> None:
    assert meant in show(read(text))


@pytest.mark.parametrize("text", [
    "At the start of your turn, you may discard a card. If you do, put a token on it.",
    "At the start of your turn, you may destroy a character. If you do, put a token on it.",
    "At the start of your turn, you may put a card from your hand on the bottom of your deck. If you do, restore it.",
])  # fmt: skip
def test_nothing_that_was_put_away_is_restored_or_gets_a_token(text: str) -> None:
    (reading,) = read_all([Card("Trial", CardType.ITEM, cost=0, text=text)])
    assert not reading.read


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


def test_who_does_not_attack_this_once_is_not_kept_from_it_for_good() -> None:
    text = "When this card would attack, you may discard a card. If you don't, it does not attack."
    (reading,) = read_all([Card("Trial", CardType.CHARACTER, cost=0, text=text, strength=1, life=1, speed=1)])
    assert not reading.read


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


@pytest.mark.rules("608.1d")
@pytest.mark.parametrize("text", ["", "Depleted characters you control can block."])
def test_a_depleted_character_blocks_only_where_a_text_says_that_it_can(text: str) -> None:
    ours, theirs = Side(play=["Bruiser"]), Side(play=[Placed("Rat", depleted=True), "Trial"])
    scene = Scene([BRUISER, RAT, item("Trial", text)], A=ours, B=theirs)
    scene.choose("A", "Attack The Open Gate (B)")
    assert ("Rat" in scene.options()) == bool(text)


@pytest.mark.parametrize(
    "text",
    [
        "This card can be blocked.",
        "This card can attack.",
        "When you play a staple resource, draw a card.",
        "You may deploy characters for free.",
    ],
)
def test_what_never_matters_is_no_text(text: str) -> None:
    (reading,) = read_all([Card("Trial", CardType.CHARACTER, cost=0, text=text, strength=1, life=1, speed=1)])
    assert why_not_playable(reading)


def test_what_you_discarded_is_not_what_others_did() -> None:
    text = "Each player discards a card. Draw a card for each character you discarded this way."
    scene = played(text, ours=Side(hand=["Rat"], play=["Lamp"], influence=10), theirs=Side(hand=["Bruiser"]))
    assert len(scene.hand("A")) == 1


def test_of_what_several_players_destroyed_it_is_not_known_who_did() -> None:
    text = (
        "Each player chooses a character they control and destroys the rest. "
        "Each player gains 1 influence for each character they destroyed this way."
    )
    (reading,) = read_all([Card("Trial", CardType.TACTIC, cost=0, text=text)])
    assert "one of several players" in why_not_playable(reading)


def test_what_is_depleted_beside_the_card_itself_is_counted() -> None:
    text = (
        "POKE\nCOST: Deplete this card and any number of characters you control.\n"
        "EFFECT: Gain 1 influence for each character depleted this way."
    )
    scene = Scene([item("Trial", text), RAT, BRUISER], A=Side(play=["Trial", "Rat", "Bruiser"], influence=10), B=Side())
    scene.choose("A", "Trial: Poke").answered("Rat", "Bruiser")
    assert scene.influence("A") == 12


@pytest.mark.rules("314.1")
@pytest.mark.parametrize("text", ["", "Tactics you deploy cannot be terminated."])
def test_what_is_being_played_is_kept_from_being_terminated(text: str) -> None:
    gift = tactic("Gift", "Gain 1 influence.", cost=0)
    stop = tactic("Stop", "COST: Pick a tactic being deployed.\nEFFECT: Terminate the tactic.", cost=0)
    ours = Side(hand=["Gift"], play=["Trial", "Rat"], influence=10)
    scene = Scene([gift, stop, item("Trial", text), RAT], A=ours, B=Side(hand=["Stop"]))
    scene.choose("A", "Play Gift").choose("B", "Play Stop", "Gift").answered()
    assert scene.influence("A") == (11 if text else 10)


def test_each_of_several_gains_for_the_others_of_them() -> None:
    text = "All characters you control gain 1 strength for each other character you control."
    scene = Scene([item("Trial", text), RAT, BRUISER], A=Side(play=["Trial", "Rat", "Bruiser"]), B=Side())
    assert [scene.stat(name, "strength") for name in ("Rat", "Bruiser")] == [2, 4]


@pytest.mark.rules("305.1")
@pytest.mark.parametrize(("text", "kept"), [("", False), ("Characters cannot be discarded.", True)])
def test_what_cannot_be_discarded_is_in_a_hand(text: str, kept: bool) -> None:
    ours = Side(play=["Trial", "Lamp"], hand=["Force", "Rat"])
    scene = Scene([item("Trial", text), LAMP, RAT, tactic("Force", "Discard a card.", cost=0)], A=ours, B=Side())
    scene.choose("A", "Play Force").answered("Rat")
    assert ("Rat" not in scene.pile("A")) == kept


@pytest.mark.rules("408.2")
@pytest.mark.parametrize(
    "text", ["All damage inflicted to factions is doubled.", "Double all damage inflicted to factions."]
)
def test_damage_is_doubled(text: str) -> None:
    hit = tactic("Hit", "COST: Pick an opponent.\nEFFECT: Inflict 3 damage to that player's faction.", cost=0)
    scene = Scene([item("Trial", text), hit], A=Side(play=["Trial"], hand=["Hit"]), B=Side(influence=20))
    scene.choose("A", "Play Hit").answered()
    assert scene.influence("B") == 14


@pytest.mark.parametrize(
    "text",
    [
        "The strength of all characters becomes equal to their life.",
        "All characters have strength equal to their life.",
    ],
)
def test_a_number_of_each_of_several_is_set_by_its_own(text: str) -> None:
    scene = Scene([item("Trial", text), RAT, TANK], A=Side(play=["Trial", "Rat", "Tank"]), B=Side())
    assert [scene.stat(name, "strength") for name in ("Rat", "Tank")] == [1, 5]


@pytest.mark.rules("402.7")
def test_each_of_several_is_kept_from_those_who_are_stronger_than_itself() -> None:
    text = "Characters with less than 2 strength cannot be blocked by characters with greater strength."
    ours, theirs = Side(play=["Trial", "Rat"]), Side(play=["Bruiser", "Tank"])
    scene = Scene([item("Trial", text), RAT, BRUISER, TANK], A=ours, B=theirs)
    scene.choose("A", "Attack The Open Gate (B)")
    assert scene.options() == ["Tank", "Done"]
