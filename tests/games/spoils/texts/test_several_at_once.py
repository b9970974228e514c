"""One or more cards: to choose, and as what befalls several at once; one of each kind; everybody else."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.language.flow import CannotBePlayed
from mulligan.language.reader import ReadError
from tests.games.spoils.arranged import Scene, character, item, location, tactic

OX = character("Ox", (2, 2, 2))
BEAR = character("Bear", (3, 4, 2))
LAMP = item("Lamp", "")
MILL = location("Mill", 4)
PURGE = tactic("Purge", "An opponent discards 2 cards.", cost=0)


def test_a_location_item_and_or_character_are_up_to_one_of_each() -> None:
    wyrm = character(
        "Wyrm",
        (4, 4, 3),
        "When this card attacks or enters play, you may pick a character, location and/or item. Destroy them.",
    )
    side = Side(hand=["Wyrm"], resources=["Rage"])
    scene = Scene([wyrm, OX, BEAR, LAMP, MILL], A=side, B=Side(play=["Ox", "Bear", "Lamp", "Mill"]))
    scene.choose("A", "Play Wyrm", "Yes", "Ox")
    assert scene.options() == ["Lamp", "Mill", "Done"]
    scene.choose("A", "Mill", "Done")
    assert scene.pile("B") == ["Mill", "Ox"]
    assert scene.where("Lamp") == "play"


def test_one_or_more_are_at_least_one() -> None:
    pyre = tactic("Pyre", "Destroy one or more items you control. Draw a card for each item destroyed this way.", 0)
    side = Side(hand=["Pyre"], play=["Lamp", "Bell", "Horn"], deck=["Ox"] * 3)
    scene = Scene([pyre, LAMP, item("Bell", ""), item("Horn", ""), OX], A=side, B=Side())
    scene.choose("A", "Play Pyre")
    assert scene.options() == ["Lamp", "Bell", "Horn"]
    scene.choose("A", "Bell")
    assert "Done" in scene.options()
    scene.choose("A", "Lamp", "Done")
    assert scene.hand("A") == ["Ox", "Ox"]
    assert scene.where("Horn") == "play"


def test_one_or_more_as_a_cost_cannot_be_none() -> None:
    pyre = tactic("Pyre", "EXTRA COST: Destroy one or more items you control.\nDraw a card.", 0)
    scene = Scene([pyre, LAMP, OX], A=Side(hand=["Pyre"], deck=["Ox"]), B=Side(play=["Lamp"]))
    assert "Play Pyre" not in scene.options()
    scene = Scene([pyre, LAMP, OX], A=Side(hand=["Pyre"], play=["Lamp"], deck=["Ox"]), B=Side())
    scene.choose("A", "Play Pyre", "Lamp")
    assert scene.hand("A") == ["Ox"]


@pytest.mark.rules("305.2", "503.1")
def test_any_number_of_cards_discarded_at_once_are_one_event_and_them_are_all_of_those() -> None:
    glove = item(
        "Glove",
        "When you discard any number of cards, you may put them on the top of your deck.",
    )
    scene = Scene([glove, PURGE, OX, BEAR], A=Side(hand=["Purge"]), B=Side(play=["Glove"], hand=["Ox", "Bear"]))
    scene.choose("A", "Play Purge").pass_windows_of("B")
    scene.choose("B", "Ox")
    assert scene.options() == ["Yes", "No"]
    scene.choose("B", "Yes")
    assert (scene.hand("B"), scene.pile("B")) == ([], [])
    assert "Yes" not in scene.options()


@pytest.mark.rules("503.1")
def test_when_one_or_more_characters_attack_it_happens_once() -> None:
    horn = item("Horn", "When one or more characters you control attack, draw a card.")
    side = Side(play=["Horn", "Ox", "Bear"], deck=["Lamp", "Lamp"])
    scene = Scene([horn, OX, BEAR, LAMP], A=side, B=Side(influence=20))
    scene.choose("A", "Attack The Open Gate (B)", "Ox", "Bear")
    while "Done" in scene.options():
        scene.choose("A", "Done")
    assert scene.hand("A") == ["Lamp"]


def test_as_many_as_were_discarded_at_once() -> None:
    ghoul = character(
        "Ghoul",
        (1, 1, 1),
        "When an opponent discards one or more characters, put X tokens on this card, where X is the number of cards "
        "discarded.",
    )
    scene = Scene(
        [ghoul, tactic("Purge", "An opponent discards 3 cards.", 0), OX, BEAR, LAMP],
        A=Side(hand=["Purge"], play=["Ghoul"]),
        B=Side(hand=["Ox", "Bear", "Lamp"]),
    )
    scene.choose("A", "Play Purge").pass_windows_of("B").choose("B", "Ox", "Lamp")
    assert scene.state.tokens[scene.card("Ghoul")] == 2


@pytest.mark.parametrize(
    "text",
    [
        "The first time each turn one or more characters are destroyed, put them into their owners' hands.",
        "When 2 or more characters are destroyed, draw a card.",
    ],
)
def test_where_they_cannot_be_taken_together_it_does_not_read(text: str) -> None:
    with pytest.raises((ReadError, CannotBePlayed)):
        Scene([item("Odd", text)], A=Side(play=["Odd"]), B=Side())


@pytest.mark.parametrize(
    "text",
    [
        "Move 1 or more tokens from an item you control to a character you control.",
        "Put 2 or more Micromajig tokens into play.",
    ],
)
def test_so_many_or_more_is_said_of_what_somebody_chooses(text: str) -> None:
    with pytest.raises(CannotBePlayed, match="so many or more of what nobody chooses"):
        Scene([tactic("Odd", text)], A=Side(hand=["Odd"]), B=Side())


def test_each_other_player_is_everybody_but_the_one_just_spoken_of() -> None:
    will = item(
        "Will",
        "HIDE\nCOST: Pick a player. Pick a card in that player's discard pile. Destroy this card.\n"
        "EFFECT: Shuffle the card into its owner's deck. Each other player's faction gains 2 influence.",
    )
    theirs = Side(influence=10, discard=["Ox"])
    scene = Scene([will, OX], A=Side(play=["Will"], influence=10), B=theirs, C=Side(influence=10))
    scene.choose("A", "Will: Hide", "B", "Ox").pass_windows()
    assert [scene.influence(name) for name in "ABC"] == [12, 10, 12]


def test_each_other_player_is_not_you_where_nobody_was_spoken_of() -> None:
    toast = tactic("Toast", "Draw a card. Each other player draws 2 cards.", 0)
    deck = ["Ox"] * 3
    scene = Scene([toast, OX], A=Side(hand=["Toast"], deck=deck), B=Side(deck=deck), C=Side(deck=deck))
    scene.choose("A", "Play Toast")
    assert [len(scene.hand(name)) for name in "ABC"] == [1, 2, 2]


def test_what_is_said_last_of_where_they_are_is_said_of_both() -> None:
    gatherer = character(
        "Gatherer",
        (1, 1, 1),
        "GATHER\nCOST: Remove an item or 2 cards in your discard pile from the game.\nEFFECT: Draw a card.",
    )
    scene = Scene(
        [gatherer, OX, LAMP], A=Side(play=["Gatherer", "Lamp"], discard=["Ox"], deck=["Ox"]), B=Side(play=["Lamp"])
    )
    assert "Gatherer: Gather" not in scene.options()
    side = Side(play=["Gatherer"], discard=["Ox", "Lamp"], deck=["Ox"])
    scene = Scene([gatherer, OX, LAMP], A=side, B=Side(play=["Lamp"]))
    scene.choose("A", "Gatherer: Gather")
    scene.choose("A", "Way 1", "Lamp")
    assert scene.pile("A") == ["Ox"]


@pytest.mark.rules("401.2")
def test_a_card_with_the_chosen_name_is_one_of_the_hand_that_was_looked_at() -> None:
    diva = character(
        "Diva",
        (1, 2, 3),
        "SNEER\nCOST: Pick an opponent. Name a card.\nEFFECT: Look at their hand. They put a card with the chosen "
        "name on the bottom of their deck if they can. If they do, they draw a card.",
    )
    theirs = Side(play=["Ox"], hand=["Ox", "Bear"], deck=["Lamp"] * 2)
    scene = Scene([diva, OX, BEAR, LAMP], A=Side(play=["Diva"]), B=theirs)
    scene.choose("A", "Diva: Sneer", "Ox").pass_windows()
    assert scene.hand("B") == ["Bear", "Lamp"]
    scene = Scene([diva, OX, BEAR, LAMP], A=Side(play=["Diva"]), B=Side(play=["Ox"], hand=["Bear"], deck=["Lamp"] * 2))
    scene.choose("A", "Diva: Sneer", "Ox").pass_windows()
    assert (scene.hand("B"), scene.where("Ox")) == (["Bear"], "play")


@pytest.mark.rules("401.3", "406.3")
def test_a_number_that_an_if_settles_by_what_was_picked_can_be_paid_or_is_not_offered() -> None:
    blade = item(
        "Blade",
        "EQUIP\nCOST: Pick a character. If it is a golem card then X is 0, otherwise X is 2. Pay X.\n"
        "EFFECT: Attach this card to the character.",
    )
    rivet = character("Rivet", (1, 1, 1), subtypes=("golem",))
    poor = Scene([blade, OX, rivet], A=Side(play=["Blade", "Ox", "Rivet"], resources=["Rage"]), B=Side())
    assert poor.choose("A", "Blade: Equip").options() == ["Rivet", "Take it back"]
    scene = Scene([blade, OX, rivet], A=Side(play=["Blade", "Ox", "Rivet"], resources=["Rage"] * 2), B=Side())
    assert scene.choose("A", "Blade: Equip").options() == ["Ox", "Rivet", "Take it back"]
    scene.choose("A", "Ox").pass_windows()
    assert (scene.attached("Blade"), scene.unattached("A")) == ("Ox", 0)
