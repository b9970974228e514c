"""Words that speak of what an instruction did: "destroyed this way", "all revealed characters", "that player"."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.flow import CannotBePlayed
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
WARDED = character("Warded", (1, 1, 1), "This card cannot be destroyed.")
RAGE = ["Rage"] * 6


@pytest.mark.rules("402.5b")
def test_what_was_destroyed_this_way_is_what_really_was() -> None:
    purge = tactic(
        "Purge", "Destroy all characters. Draw X cards, where X is the number of characters destroyed this way."
    )
    side = Side(hand=["Purge"], play=["Bruiser", "Warded"], deck=["Greed"] * 5, resources=RAGE)
    scene = Scene([BRUISER, WARDED, purge], A=side, B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Purge").pass_windows()
    assert scene.hand("A") == ["Greed", "Greed"]


@pytest.mark.rules("401.3")
def test_a_number_is_counted_over_what_a_cost_depleted() -> None:
    drill = tactic(
        "Drill",
        "EXTRA COST: Deplete up to 5 characters you control. X is the number of characters you deplete this way.\n"
        "Draw X cards.",
    )
    side = Side(hand=["Drill"], play=["Bruiser", "Bruiser"], deck=["Greed"] * 5, resources=RAGE)
    scene = Scene([BRUISER, drill], A=side, B=Side())
    scene.choose("A", "Play Drill", "Bruiser (1)", "Bruiser (2)").pass_windows()
    assert scene.hand("A") == ["Greed", "Greed"]


@pytest.mark.rules("402.1")
def test_of_the_revealed_cards_some_are_put_into_play_and_the_rest_away() -> None:
    raid = tactic(
        "Raid",
        "Reveal the top 3 cards of an opponent's deck. Put all revealed characters into play under your control. "
        "Put the remaining cards into that player's discard pile.",
    )
    side = Side(hand=["Raid"], resources=RAGE)
    scene = Scene([BRUISER, raid], A=side, B=Side(deck=["Greed", "Bruiser", "Rage", "Elitism"]))
    scene.choose("A", "Play Raid")
    assert scene.controller("Bruiser") == "A"
    assert sorted(scene.state.face(card).name for card in scene.state.discards[1]) == ["Greed", "Rage"]
    assert len(scene.state.decks[1]) == 1


@pytest.mark.rules("402.1")
def test_one_of_the_revealed_cards_may_be_chosen() -> None:
    peek = tactic(
        "Peek",
        "Reveal the top 3 cards of your deck. You may choose a revealed character. If you do, put it into your hand.",
    )
    side = Side(hand=["Peek"], deck=["Greed", "Bruiser", "Rage"], resources=RAGE)
    scene = Scene([BRUISER, peek], A=side, B=Side())
    scene.choose("A", "Play Peek", "Yes")
    assert scene.hand("A") == ["Bruiser"]


@pytest.mark.rules("402.2", "407.2")
def test_at_each_players_turn_that_player_is_the_one_whose_turn_it_is() -> None:
    fount = item("Fount", "At the start of each player's turn, that player draws a card.")
    own = item("Own", "At the start of each player's turn, draw a card.")
    for card, hands in ((fount, ([], ["Greed"])), (own, (["Rage"], []))):
        scene = Scene(
            [card],
            A=Side(play=[card.name], deck=["Rage"] * 3, resources=RAGE),
            B=Side(deck=["Greed"] * 3, resources=RAGE),
        )
        scene.choose("A", "End the turn").pass_windows()
        scene.choose("B", card.name)
        assert (scene.hand("A"), scene.hand("B")) == hands


@pytest.mark.rules("402.1")
def test_what_nothing_did_cannot_be_spoken_of() -> None:
    with pytest.raises(CannotBePlayed, match="“destroyed” by nothing"):
        Scene(
            [tactic("Odd", "Draw X cards, where X is the number of characters destroyed this way.")], A=Side(), B=Side()
        )


@pytest.mark.rules("402.1")
def test_another_one_of_them_is_another_one() -> None:
    brawl = tactic(
        "Brawl",
        "COST: Pick 2 characters.\nEFFECT: Deplete one of the characters. "
        "Inflict 1 damage to another one of the characters.",
    )
    side = Side(hand=["Brawl"], play=["Bruiser", "Bruiser"], resources=RAGE)
    scene = Scene([BRUISER, brawl], A=side, B=Side())
    scene.choose("A", "Play Brawl", "Bruiser (1)", "Bruiser (2)", "Bruiser (1)")
    first, second = (card for card in scene.state.in_play if scene.state.face(card).name == "Bruiser")
    assert (scene.state.depleted[first], scene.state.damage[first]) == (1, 0)
    assert (scene.state.depleted[second], scene.state.damage[second]) == (0, 1)


@pytest.mark.rules("311.1", "411.1", "605.3")
def test_a_resource_provides_the_icon_that_was_named_when_it_or_another_entered() -> None:
    prism = Card(
        "Prism",
        CardType.RESOURCE,
        text="When this card or another resource enters play under your control, name [D] icon or [E] icon. "
        'X is the named icon. This turn, this card gains "PROVIDES - X".',
    )
    gift = tactic("Gift", "Play a resource.", cost=0)
    spy = character("Spy", (1, 1, 3), threshold="D")
    side = Side(hand=["Gift", "Bruiser", "Spy"], play=["Prism"], resources=RAGE)
    scene = Scene([prism, gift, spy, BRUISER], A=side, B=Side())
    assert "Play Spy" not in scene.options()
    scene.choose("A", "Play Gift", "Bruiser")  # face down, and a resource all the same
    icons = scene.options()
    assert len(icons) == 2
    scene.choose("A", icons[0])
    assert "Play Spy" in scene.options()
    scene = Scene([prism, gift, spy], A=Side(hand=["Gift", "Prism", "Spy"], resources=RAGE), B=Side())
    scene.choose("A", "Play Gift", "Prism", "Face-up", icons[1])
    assert "Play Spy" not in scene.options()
