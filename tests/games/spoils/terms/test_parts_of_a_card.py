"""The parts of a card: name, cost number, threshold, type line, text, battle stats, structure (201)."""

from collections.abc import Callable
from pathlib import Path

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.card import Card, read_cards
from mulligan.games.spoils.cards.formats import CONSTRUCTED, faults
from mulligan.games.spoils.cards.octgn import Deck, Entry
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, item, location, tactic

BRUISER = character("Bruiser", (3, 3, 3))
ZAP = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 3 damage to the character.")
RAGE = ["Rage"] * 6


@pytest.fixture
def printed(tmp_path: Path) -> Callable[[str], Card]:
    """A card as a card file has it."""

    def read(entries: str) -> Card:
        path = tmp_path / "card.toml"
        path.write_text(f"[[card]]\n{entries}\n", "utf-8")
        return read_cards(path)[0]

    return read


@pytest.mark.rules("201.1", "201.1b")
def test_cards_of_one_name_are_one_card_wherever_they_are_listed() -> None:
    twice = Deck("twice", (Entry("Brass Hound", 3, "Game Deck"), Entry("Brass Hound", 2, "Sideboard")))
    assert any("Brass Hound: 5 copies" in fault for fault in faults(twice, CONSTRUCTED))
    purge = tactic(
        "Purge", "COST: Pick a character.\nEFFECT: Destroy all characters with the same name as the character."
    )
    scene = Scene(
        [BRUISER, character("Twin", (1, 1, 3)), purge],
        A=Side(hand=["Purge"], play=["Bruiser", "Twin"], resources=RAGE),
        B=Side(play=["Bruiser"]),
    )
    scene.choose("A", "Play Purge", "Bruiser (1)")
    assert scene.happened("destroyed") == 2
    assert scene.where("Twin") == "play"


@pytest.mark.rules("201.2", "201.2a")
def test_the_cost_number_is_how_many_resources_it_takes() -> None:
    dear = Card("Dear", CardType.CHARACTER, cost=4, strength=1, life=1, speed=3)
    scene = Scene([dear], A=Side(hand=["Dear"], resources=["Rage"] * 3), B=Side())
    assert "Play Dear" not in scene.options()
    assert scene.why_not("Play Dear") == "309.1"
    scene = Scene([dear], A=Side(hand=["Dear"], resources=["Rage"] * 6), B=Side())
    scene.choose("A", "Play Dear")
    assert scene.unattached("A") == 2


@pytest.mark.rules("201.3", "201.3a")
def test_threshold_icons_are_controlled_and_not_spent() -> None:
    reader = character("Reader", (1, 1, 3), threshold="RRO")
    scene = Scene([reader], A=Side(hand=["Reader"], resources=["Rage", "Obsession", "Obsession"]), B=Side())
    assert scene.why_not("Play Reader") == "405.2"
    scene = Scene([reader], A=Side(hand=["Reader"] * 3, resources=["Rage", "Rage", "Obsession"]), B=Side())
    scene.choose("A", *["Play Reader"] * 3)  # all three with the same three icons
    assert scene.hand("A") == []


@pytest.mark.rules("201.4", "201.4a", "201.4c")
def test_the_type_line_names_trade_supertype_type_and_subtypes(printed: Callable[[str], Card]) -> None:
    card = printed('name = "Toll"\nline = "Banker Staple Resource - coin, old money"\ntext = "PROVIDES: [G]"')
    assert (card.trade, card.supertypes, card.type) == ("Banker", ("staple",), CardType.RESOURCE)
    assert card.subtypes == ("coin", "old money")
    many = Deck("many", (Entry("Greed", 9, "Game Deck"), Entry("Common Purse", 9, "Game Deck")))
    named = " ".join(faults(many, CONSTRUCTED))
    assert "Common Purse: 9 copies" in named  # a resource
    assert "Greed" not in named  # a staple resource


@pytest.mark.rules("201.4b")
def test_a_subtype_matters_only_to_what_speaks_of_it() -> None:
    dragon = character("Wyrm", (2, 2, 3), subtypes=("dragon",))
    keeper = character("Keeper", (1, 1, 3), 'This card gains 1 strength for each "dragon" card you control.')
    scene = Scene([dragon, keeper], A=Side(play=["Keeper", "Wyrm", "Wyrm"]), B=Side(play=["Wyrm"]))
    assert scene.stat("Keeper", "strength") == 3
    assert scene.stat("Wyrm", "strength") == 2


@pytest.mark.rules("201.5", "201.5a", "201.5b")
def test_rules_text_does_what_it_says_and_only_in_play() -> None:
    banner = item("Banner", "Characters you control gain 2 strength.\nWhen you play a tactic, draw a card.")
    wait = tactic("Wait", "Your faction gains 1 influence.")
    for side, strength, cards in (
        (Side(play=["Bruiser", "Banner"]), 5, ["Rage"]),
        (Side(play=["Bruiser"], hand=["Banner"]), 3, ["Banner"]),
        (Side(play=["Bruiser"], discard=["Banner"]), 3, []),
        (Side(play=["Bruiser"], face_down=["Banner"]), 3, []),
    ):
        side.hand, side.resources, side.deck = [*side.hand, "Wait"], RAGE, ["Rage"]
        scene = Scene([BRUISER, banner, wait], A=side, B=Side())
        assert scene.stat("Bruiser", "strength") == strength
        scene.choose("A", "Play Wait")
        if "Rage (1)" in scene.options():  # a face-down card could pay as well
            scene.choose("A", "Rage (1)")
        assert scene.influence("A") == 26
        assert scene.hand("A") == cards


@pytest.mark.rules("201.5b")
def test_text_that_says_so_is_active_elsewhere() -> None:
    ember = character("Ember", (1, 1, 3), "When this card is discarded, draw a card.")
    drop = tactic("Drop", "COST: Discard a card.\nEFFECT: Your faction gains 1 influence.")
    scene = Scene([ember, drop], A=Side(hand=["Ember", "Drop"], deck=["Rage"], resources=RAGE), B=Side())
    scene.choose("A", "Play Drop", "Ember")
    assert scene.where("Ember") == "discard"
    assert scene.hand("A") == ["Rage"]


@pytest.mark.rules("201.5c")
def test_an_ability_has_a_name_a_cost_and_an_effect() -> None:
    lamp = item(
        "Lamp", "KINDLE\nCOST: Pay 2.\nEFFECT: Draw a card.\nSNUFF\nCOST: Destroy this card.\nEFFECT: Draw a card."
    )
    scene = Scene([lamp], A=Side(play=["Lamp"], deck=["Rage", "Rage"], resources=["Rage"] * 2), B=Side())
    assert [word for word in scene.options() if word.startswith("Lamp")] == ["Lamp: Kindle", "Lamp: Snuff"]
    scene.choose("A", "Lamp: Kindle")
    assert (scene.unattached("A"), scene.hand("A")) == (0, ["Rage"])
    scene.choose("A", "Lamp: Snuff")
    assert scene.where("Lamp") == "discard"


@pytest.mark.rules("201.5d")
def test_a_paragraph_with_icons_is_active_only_while_they_are_controlled() -> None:
    elder = character("Elder", (1, 1, 3), "[O][O]: This card gains 3 strength.")
    burn = tactic("Burn", "COST: Destroy a resource you control.\nEFFECT: Draw a card.")
    scene = Scene(
        [elder, burn], A=Side(play=["Elder"], hand=["Burn"], resources=["Obsession", "Obsession", "Rage"]), B=Side()
    )
    assert scene.stat("Elder", "strength") == 4
    scene.choose("A", "Play Burn", "Obsession (1)")
    assert scene.stat("Elder", "strength") == 1


@pytest.mark.rules("201.7", "201.7a", "201.7b", "204.4")
def test_only_characters_have_battle_stats() -> None:
    sword = item("Sword", "ATTACH TO CHARACTER", strength=2, life=1, speed=1)
    hut = location("Hut", 4)
    scene = Scene([BRUISER, sword, hut], A=Side(play=["Bruiser", "Hut"], hand=["Sword"], resources=RAGE), B=Side())
    assert [scene.stat("Bruiser", stat) for stat in ("strength", "life", "speed")] == [3, 3, 3]
    assert [scene.stat("Hut", stat) for stat in ("strength", "life", "speed")] == [0, 0, 0]
    scene.choose("A", "Play Sword", "Bruiser")
    assert [scene.stat("Sword", stat) for stat in ("strength", "life", "speed")] == [0, 0, 0]


@pytest.mark.rules("201.7c")
def test_gear_adds_the_numbers_in_its_corner_to_the_character_it_is_attached_to() -> None:
    anvil = item("Anvil", "ATTACH TO CHARACTER", strength=2, life=1, speed=-2)
    scene = Scene(
        [BRUISER, anvil, ZAP],
        A=Side(play=["Bruiser"], hand=["Anvil"], resources=RAGE),
        B=Side(play=["Bruiser"]),
    )
    scene.choose("A", "Play Anvil", "Bruiser (1)")
    assert [scene.stat("Bruiser", stat) for stat in ("strength", "life", "speed")] == [5, 4, 1]
    other = scene.state.in_play[-1]
    assert scene.happened("attached") == 1
    assert scene.state.attached[other] == scene.card("Bruiser")


@pytest.mark.rules("201.8", "201.8a", "201.8b")
def test_structure_is_how_much_damage_destroys_a_location() -> None:
    chip = tactic("Chip", "COST: Pick a location.\nEFFECT: Inflict 2 damage to the location.")
    hut = location("Hut", 4)
    scene = Scene([hut, chip, BRUISER], A=Side(hand=["Chip", "Chip"], resources=RAGE), B=Side(play=["Hut", "Bruiser"]))
    assert scene.structure("Hut") == 4
    assert scene.structure("Bruiser") == 0
    scene.choose("A", "Play Chip", "Hut")
    assert scene.where("Hut") == "play"
    scene.choose("A", "Play Chip", "Hut")
    assert scene.where("Hut") == "discard"
