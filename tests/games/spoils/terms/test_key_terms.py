"""Key terms: restore, destroy, discard, draw, duplicate, shuffle, terminate (303 to 314)."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
ZAP = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 3 damage to the character.")
RAGE = ["Rage"] * 6


@pytest.mark.rules("303.3", "303.2")
def test_a_restored_card_can_be_used_again() -> None:
    lamp = item("Lamp", "SHINE\nCOST: Deplete this card.\nEFFECT: Draw a card.")
    wind = tactic("Wind", "COST: Pick an item.\nEFFECT: Restore the item. If you do, your faction gains 1 influence.")
    scene = Scene(
        [lamp, wind],
        A=Side(play=["Lamp"], hand=["Wind", "Wind"], deck=["Greed", "Greed"], resources=RAGE),
        B=Side(),
    )
    scene.choose("A", "Lamp: Shine", "Play Wind", "Lamp")
    assert scene.state.depleted[scene.card("Lamp")] == 0
    assert (scene.influence("A"), scene.happened("restored")) == (26, 1)
    scene.choose("A", "Play Wind", "Lamp")  # 303.2: only a depleted card is restored
    assert (scene.influence("A"), scene.happened("restored")) == (26, 1)
    scene.choose("A", "Lamp: Shine")
    assert scene.hand("A") == ["Greed", "Greed"]


@pytest.mark.rules("304.1")
def test_a_destroyed_card_goes_to_its_owners_discard_pile() -> None:
    steal = tactic("Steal", "COST: Pick a character.\nEFFECT: Take control of the character.")
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.")
    scene = Scene([BRUISER, steal, kill], A=Side(hand=["Steal", "Kill"], resources=RAGE), B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Steal", "Bruiser", "Play Kill", "Bruiser")
    assert scene.pile("B") == ["Bruiser"]
    assert scene.pile("A") == ["Kill", "Steal"]


@pytest.mark.rules("305.1", "305.2")
def test_discarded_cards_enter_the_pile_at_the_same_time() -> None:
    spill = tactic("Spill", "COST: Discard 2 cards.\nEFFECT: Draw a card.")
    ember = character(
        "Ember",
        (1, 1, 3),
        "When this card is discarded, draw X cards, where X is the number of cards in your discard pile.",
    )
    scene = Scene(
        [spill, ember, BRUISER],
        A=Side(hand=["Spill", "Ember", "Bruiser"], deck=["Greed"] * 9, resources=RAGE),
        B=Side(),
    )
    scene.choose("A", "Play Spill", "Ember", "Bruiser")
    assert scene.pile("A") == ["Bruiser", "Ember", "Spill"]
    assert len(scene.hand("A")) == 3  # both discarded cards were there when the trigger happened, then one more
    assert scene.happened("discards") == 2


@pytest.mark.rules("305.1")
def test_what_goes_to_the_pile_from_elsewhere_is_not_discarded() -> None:
    watch = item("Watch", "When you discard a card, your faction gains 1 influence.")
    mill = tactic("Mill", "Put the top card of your deck into your discard pile.")
    scene = Scene([watch, mill], A=Side(play=["Watch"], hand=["Mill"], deck=["Greed"], resources=RAGE), B=Side())
    scene.choose("A", "Play Mill")
    assert "Greed" in scene.pile("A")
    assert scene.influence("A") == 25


@pytest.mark.rules("306.1", "306.3")
def test_cards_are_drawn_from_the_top_as_one_group() -> None:
    chime = item("Chime", "When you draw a card, your faction gains 1 influence.")
    study = tactic("Study", "Draw 3 cards.")
    scene = Scene(
        [chime, study],
        A=Side(play=["Chime"], hand=["Study"], deck=["Greed", "Elitism", "Obsession", "Deception"], resources=RAGE),
        B=Side(),
    )
    scene.choose("A", "Play Study")
    assert scene.hand("A") == ["Elitism", "Greed", "Obsession"]
    assert scene.influence("A") == 26  # one draw, not three


@pytest.mark.rules("306.2")
def test_what_is_not_there_is_not_drawn() -> None:
    study = tactic("Study", "Draw 3 cards.")
    scene = Scene([study], A=Side(hand=["Study"], deck=["Greed"], resources=RAGE), B=Side())
    scene.choose("A", "Play Study")
    assert scene.hand("A") == ["Greed"]
    assert scene.state.result is None


@pytest.mark.rules("307.3")
def test_a_duplicate_made_while_tactics_are_forbidden_is_terminated() -> None:
    echo = item(
        "Echo", "ECHO\nCOST: Use this only in response to a tactic being played.\nEFFECT: Duplicate that tactic."
    )
    hush = item("Hush", "Your opponent cannot play tactics.")
    giant = character("Giant", (3, 9, 3))
    for more, hits in (([], 2), (["Hush"], 1)):
        scene = Scene(
            [giant, ZAP, echo, hush],
            A=Side(hand=["Zap"], play=["Giant", *more], resources=RAGE),
            B=Side(play=["Echo"], resources=RAGE),
        )
        scene.choose("A", "Play Zap", "Giant").choose("B", "Echo: Echo").pass_windows()
        assert scene.happened("damaged") == hits
        assert scene.happened("terminated") == 2 - hits
        assert scene.where("Zap") == "discard"


@pytest.mark.rules("307.1")
def test_a_duplicate_whose_extra_costs_cannot_be_satisfied_is_terminated() -> None:
    echo = item(
        "Echo", "ECHO\nCOST: Use this only in response to a tactic being played.\nEFFECT: Duplicate that tactic."
    )
    pyre = tactic("Pyre", "COST: Destroy a character you control.\nEFFECT: Your opponent's faction loses 2 influence.")
    scene = Scene(
        [BRUISER, pyre, echo],
        A=Side(hand=["Pyre"], play=["Bruiser"], resources=RAGE),
        B=Side(play=["Echo"], resources=RAGE),
    )
    scene.choose("A", "Play Pyre", "Bruiser").choose("B", "Echo: Echo").pass_windows()
    assert (scene.influence("A"), scene.influence("B")) == (25, 23)
    assert scene.happened("terminated") == 1


@pytest.mark.rules("312.1", "312.2")
def test_a_search_for_any_card_must_find_one_and_shuffles() -> None:
    seek = tactic("Seek", "Search your deck for a card. Put it into your hand.")
    scene = Scene([seek], A=Side(hand=["Seek"], deck=["Rage", "Greed"], resources=RAGE), B=Side())
    scene.choose("A", "Play Seek")
    assert scene.options() == ["Greed", "Rage"]  # there is no right to fail
    scene.choose("A", "Greed")
    assert (scene.hand("A"), scene.happened("searched")) == (["Greed"], 1)
    scene = Scene([seek], A=Side(hand=["Seek"], resources=RAGE), B=Side())
    scene.choose("A", "Play Seek")  # unless the deck is empty
    assert scene.hand("A") == []


@pytest.mark.rules("312.1")
def test_what_the_searcher_saw_is_shuffled_away() -> None:
    seek = tactic("Seek", "Search your deck for an item. Put it into your hand.")
    scene = Scene(
        [seek, item("Lamp", "")], A=Side(hand=["Seek"], deck=["Rage", "Lamp", "Greed"], resources=RAGE), B=Side()
    )
    scene.choose("A", "Play Seek", "Lamp")
    assert len(scene.state.decks[0]) == 2
    assert not any(scene.state.seen[card] for card in scene.state.decks[0])


@pytest.mark.rules("313.2")
def test_a_deck_is_shuffled_only_if_cards_are_added_to_it() -> None:
    fold = tactic("Fold", "Shuffle all characters in your discard pile into your deck.")
    for pile, shuffles in (([], 0), (["Bruiser"], 1)):
        scene = Scene(
            [BRUISER, fold], A=Side(hand=["Fold"], discard=pile, deck=["Rage", "Greed"], resources=RAGE), B=Side()
        )
        scene.choose("A", "Play Fold")
        assert scene.happened("shuffled") == shuffles
        assert len(scene.state.decks[0]) == 2 + len(pile)


@pytest.mark.rules("314.1")
def test_a_terminated_ability_stops_and_its_costs_stay_paid() -> None:
    shooter = item("Gun", "SHOOT\nCOST: Deplete this card.\nEFFECT: Inflict 2 damage to your opponent's faction.")
    refuse = tactic("Refuse", "COST: Play this only in response to an ability.\nEFFECT: Terminate the ability.")
    scene = Scene([shooter, refuse], A=Side(play=["Gun"]), B=Side(hand=["Refuse"], resources=["Rage"], influence=10))
    scene.choose("A", "Gun: Shoot").choose("B", "Play Refuse").pass_windows()
    assert scene.influence("B") == 10
    assert scene.happened("terminated") == 1
    assert scene.where("Gun") == "play"
    assert scene.happened("depleted") == 1


@pytest.mark.rules("314.2", "407.6")
def test_a_terminated_effect_has_none_of_its_impact() -> None:
    press = tactic("Press", "COST: Pick a character.\nEFFECT: The character becomes a member of the blocking party.")
    scene = Scene(
        [BRUISER, press],
        A=Side(play=["Bruiser", "Bruiser"]),
        B=Side(hand=["Press"], resources=["Rage"], influence=10),
    )
    scene.choose("A", "Attack The Open Gate (B)", "Bruiser (1)", "Done")
    scene.choose("B", "Play Press", "Bruiser (2)").pass_windows()
    assert scene.influence("B") == 7  # A's character does not block for B
    assert scene.happened("terminated") == 1


@pytest.mark.rules("307.1")
@pytest.mark.parametrize(("resources", "drawn", "terminated"), [(3, 2, 0), (2, 0, 1)])
def test_a_duplicate_whose_pay_instruction_cannot_be_met_is_terminated(
    resources: int, drawn: int, terminated: int
) -> None:
    toast = tactic("Toast", "COST: Pay 2.\nEFFECT: Draw 2 cards.", cost=4)
    echo = tactic("Echo", "COST: Pick a tactic in your discard pile.\nEFFECT: Duplicate it.")
    side = Side(hand=["Echo"], discard=["Toast"], deck=["Greed"] * 4, resources=["Rage"] * resources)
    scene = Scene([toast, echo], A=side, B=Side(hand=["Greed"])).choose("A", "Play Echo", "Toast")
    assert (scene.hand("A"), scene.happened("terminated")) == (["Greed"] * drawn, terminated)


@pytest.mark.rules("313.2")
def test_every_deck_to_which_cards_are_added_is_shuffled_and_no_other() -> None:
    tide = tactic("Tide", "Shuffle all characters in all discard piles into their owner's deck.")
    scene = Scene(
        [BRUISER, tide],
        A=Side(hand=["Tide"], discard=["Bruiser"], resources=RAGE),
        B=Side(discard=["Bruiser", "Greed"]),
        C=Side(discard=["Greed"]),
    )
    scene.choose("A", "Play Tide")
    assert scene.happened("shuffled") == 2
    assert [len(deck) for deck in scene.state.decks] == [1, 1, 0]


@pytest.mark.rules("306.3", "305.2")
def test_what_is_drawn_or_discarded_for_each_of_several_things_is_one_group() -> None:
    bell = item("Bell", "When you draw a card, your faction gains 1 influence.")
    feast = tactic("Feast", "Draw a card for each character you control.", cost=0)
    side = Side(play=["Bell", "Bruiser", "Bruiser", "Bruiser"], hand=["Feast"], deck=["Greed"] * 5, resources=RAGE)
    scene = Scene([BRUISER, bell, feast], A=side, B=Side()).choose("A", "Play Feast")
    assert scene.hand("A") == ["Greed"] * 3
    assert scene.influence("A") == 26
    famine = tactic("Famine", "Discard a card for each character you control.", cost=0)
    side = Side(play=["Bruiser", "Bruiser"], hand=["Famine", "Greed", "Greed", "Rage"], resources=RAGE)
    scene = Scene([BRUISER, famine], A=side, B=Side()).choose("A", "Play Famine", "Greed", "Rage")
    assert scene.hand("A") == ["Greed"]


@pytest.mark.rules("408.2", "410.3")
def test_damage_for_each_of_several_things_is_one_amount() -> None:
    pad = item("Pad", "If damage would be inflicted to a faction, reduce the amount by 1.")
    hail = tactic("Hail", "Inflict 1 damage to your opponent's faction for each character you control.", cost=0)
    side = Side(play=["Bruiser", "Bruiser", "Bruiser"], hand=["Hail"], resources=RAGE)
    scene = Scene([BRUISER, pad, hail], A=side, B=Side(play=["Pad"])).choose("A", "Play Hail")
    assert scene.influence("B") == 23
