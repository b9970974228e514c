"""Characters, tactics, items and locations: when they are played, where they go; changes of type (204 to 208)."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.card import Card
from tests.games.spoils.arranged import Scene, character, item, location, tactic

BRUISER = character("Bruiser", (3, 3, 3))
LAMP = item("Lamp", "")
HUT = location("Hut", 4)
ZAP = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 3 damage to the character.")
GIFT = tactic("Gift", "You may play a card.")
WAIT = tactic("Wait", "Your faction gains 1 influence.")
RAGE = ["Rage"] * 6
TO_FACTION = "Attack The Open Gate (B)"
CHAIR = item(
    "Chair",
    'WAKE\nCOST: Pay 1.\nEFFECT: This turn, this card gains the "character" type, 3 strength, 9 life and 2 speed.\n'
    'SIT\nCOST: Pay 1.\nEFFECT: This turn, this card loses the "character" type.',
)


@pytest.mark.rules("204.1", "206.1", "207.1")
@pytest.mark.parametrize(("card", "rule"), [(BRUISER, "204.1"), (LAMP, "206.1"), (HUT, "207.1")], ids=str)
def test_only_in_your_own_turn_unless_an_effect_lets_you(card: Card, rule: str) -> None:
    scene = Scene(
        [card, GIFT, BRUISER],
        A=Side(hand=["Bruiser"], resources=RAGE),
        B=Side(hand=[card.name, "Gift"], resources=RAGE),
    )
    scene.choose("A", "Play Bruiser")
    assert scene.asked == "B"
    assert scene.options() == ["Do nothing", "Play Gift", "The Open Gate: Study", "The Open Gate: Hire"]
    assert scene.why_not(f"Play {card.name}") == rule
    scene.choose("B", "Play Gift").pass_windows().choose("B", "Yes").pass_windows()
    entered = [one for one in scene.state.in_play if scene.state.face(one).name == card.name]
    assert [scene.state.controller[one] for one in entered][:1] == [1]


@pytest.mark.rules("204.1", "206.1", "207.1", "206.2", "207.2")
@pytest.mark.parametrize("card", [BRUISER, LAMP, HUT], ids=lambda card: card.name)
def test_what_resolves_enters_play_and_not_during_a_battle(card: Card) -> None:
    scene = Scene(
        [card, BRUISER, ZAP], A=Side(hand=[card.name], play=["Bruiser"], resources=RAGE), B=Side(play=["Bruiser"])
    )
    scene.choose("A", TO_FACTION)
    assert scene.why_not(f"Play {card.name}") == "607.2"
    scene.pass_windows().choose("B", "Done").pass_windows()
    scene.choose("A", f"Play {card.name}")
    assert scene.state.face(scene.state.in_play[-1]).name == card.name


@pytest.mark.rules("204.2a")
def test_a_character_enters_under_the_control_of_whoever_controls_the_effect() -> None:
    rob = tactic("Rob", "COST: Pick a character in an opponent's discard pile.\nEFFECT: Put the character into play.")
    scene = Scene([BRUISER, rob], A=Side(hand=["Rob"], resources=RAGE), B=Side(discard=["Bruiser"]))
    scene.choose("A", "Play Rob", "Bruiser")
    assert scene.controller("Bruiser") == "A"
    assert scene.state.owner[scene.card("Bruiser")] == 1


@pytest.mark.rules("204.3a")
def test_a_new_character_cannot_attack_but_can_use_its_abilities() -> None:
    shooter = character(
        "Shooter", (1, 1, 3), "SHOOT\nCOST: Deplete this card.\nEFFECT: Inflict 2 damage to your opponent's faction."
    )
    scene = Scene([shooter], A=Side(hand=["Shooter"], resources=["Rage"]), B=Side())
    scene.choose("A", "Play Shooter")
    assert TO_FACTION not in scene.options()
    scene.choose("A", "Shooter: Shoot")
    assert scene.influence("B") == 23


@pytest.mark.rules("204.3b")
def test_what_enters_at_the_start_of_the_turn_cannot_attack_in_it() -> None:
    nest = location("Nest", 4, "At the start of your turn, put a Micromajig token into play.")
    scene = Scene([nest], A=Side(resources=RAGE), B=Side(deck=["Rage"], play=["Nest"], resources=RAGE))
    scene.choose("A", "End the turn").pass_windows().choose("B", "Nest")
    while "End the turn" not in scene.options():
        scene.choose("B", scene.options()[-1])
    assert scene.where("Micromajig") == "play"
    assert "Attack The Open Gate (A)" not in scene.options()


@pytest.mark.rules("204.4", "204.4a", "204.4b")
def test_strength_is_what_a_character_inflicts_and_life_what_destroys_it() -> None:
    wall = character("Wall", (0, 4, 3))
    scene = Scene([BRUISER, wall, ZAP], A=Side(play=["Bruiser"], hand=["Zap"], resources=RAGE), B=Side(play=["Wall"]))
    scene.choose("A", TO_FACTION).pass_windows().choose("B", "Wall").pass_windows()
    assert scene.state.damage[scene.card("Wall")] == 3
    assert scene.state.damage[scene.card("Bruiser")] == 0
    scene.choose("A", "Play Zap", "Wall")
    assert scene.where("Wall") == "discard"


@pytest.mark.rules("205.2")
def test_a_tactic_goes_to_its_owners_discard_pile_once_it_has_been_followed() -> None:
    count = tactic("Count", "Draw X cards, where X is the number of cards in your discard pile.")
    scene = Scene([count], A=Side(hand=["Count"], deck=["Rage", "Greed"], discard=["Rage"], resources=RAGE), B=Side())
    scene.choose("A", "Play Count")
    assert scene.hand("A") == ["Rage"]  # one card in the pile: the tactic was not there yet
    assert scene.where("Count") == "discard"
    borrow = tactic("Borrow", "COST: Pick a tactic in an opponent's discard pile.\nEFFECT: Play the tactic for free.")
    scene = Scene(
        [borrow, ZAP, BRUISER], A=Side(hand=["Borrow"], resources=RAGE), B=Side(discard=["Zap"], play=["Bruiser"])
    )
    scene.choose("A", "Play Borrow", "Zap", "Bruiser")
    assert scene.where("Bruiser") == "discard"
    assert [scene.state.face(card).name for card in scene.state.discards[1]] == ["Bruiser", "Zap"]


@pytest.mark.rules("207.6", "408.5b")
def test_damage_that_is_removed_from_a_location_no_longer_counts() -> None:
    chip = tactic("Chip", "COST: Pick a location.\nEFFECT: Inflict 3 damage to the location.")
    mend = tactic("Mend", "COST: Pick a location.\nEFFECT: Remove all damage from the location.")
    scene = Scene([HUT, chip, mend], A=Side(hand=["Chip", "Mend", "Chip"], resources=RAGE), B=Side(play=["Hut"]))
    scene.choose("A", "Play Chip", "Hut", "Play Mend", "Hut")
    assert scene.state.damage[scene.card("Hut")] == 0
    scene.choose("A", "Play Chip", "Hut")
    assert scene.where("Hut") == "play"
    assert scene.state.damage[scene.card("Hut")] == 3


@pytest.mark.rules("208.2", "208.3")
def test_an_effect_that_speaks_of_a_character_passes_by_what_is_none_any_more() -> None:
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.")
    for answer, end in (("Do nothing", "discard"), ("Chair: Sit", "play")):
        scene = Scene(
            [CHAIR, kill, WAIT], A=Side(hand=["Wait", "Kill"], resources=RAGE), B=Side(play=["Chair"], resources=RAGE)
        )
        scene.choose("A", "Play Wait").choose("B", "Chair: Wake").pass_windows()
        scene.choose("A", "Play Kill", "Chair").choose("B", answer).pass_windows()
        assert scene.where("Chair") == end


@pytest.mark.rules("208.3")
def test_what_becomes_a_character_again_in_the_same_turn_does_not_remember_its_damage() -> None:
    idol = item("Idol", 'While you control no locations, this card gains the "character" type and 4 life.')
    raze = tactic("Raze", "COST: Pick a location.\nEFFECT: Destroy the location.")
    scene = Scene([idol, HUT, ZAP, raze], A=Side(hand=["Zap", "Hut", "Raze"], play=["Idol"], resources=RAGE), B=Side())
    scene.choose("A", "Play Zap", "Idol")
    assert scene.state.damage[scene.card("Idol")] == 3
    scene.choose("A", "Play Hut", "Play Raze", "Hut")
    assert scene.stat("Idol", "life") == 4
    assert scene.state.damage[scene.card("Idol")] == 0


@pytest.mark.rules("203.7", "208.1", "608.1b")
def test_a_resource_that_is_also_a_character_attacks_without_depleting() -> None:
    wake = item("Wake", 'Face-up resources gain the "character" type, 2 strength, 2 life and 2 speed.')
    scene = Scene([wake], A=Side(play=["Wake"], resources=["Rage"]), B=Side())
    scene.choose("A", TO_FACTION)
    assert scene.influence("B") == 23
    assert scene.happened("depleted") == 0
    scene.choose("A", TO_FACTION)  # nothing keeps it from doing so again
    assert scene.influence("B") == 21


@pytest.mark.rules("208.3", "408.5", "207.5")
def test_a_location_that_was_a_character_forgets_the_damage_of_this_turn_and_no_other() -> None:
    fort = location(
        "Fort",
        9,
        'WAKE\nCOST: Pay 1.\nEFFECT: This turn, this card gains the "character" type, 1 strength, 9 life and 2 speed.\n'
        'SLEEP\nCOST: Pay 1.\nEFFECT: This turn, this card loses the "character" type.',
    )
    quake = tactic("Quake", "Inflict 2 damage to a location.", cost=0)
    deck = ["Greed"] * 3
    side = Side(play=["Fort"], hand=["Quake"] * 4, deck=deck, resources=RAGE)
    scene = Scene([fort, quake], A=side, B=Side(deck=deck))
    card = scene.card("Fort")
    scene.choose("A", "Play Quake").to_turn_of("A")
    assert scene.state.damage[card] == 2  # a location remembers
    scene.choose("A", "Play Quake", "Fort: Wake", "Rage (1)", "Play Quake")
    assert scene.state.damage[card] == 6
    scene.choose("A", "Fort: Sleep", "Rage (2)")
    assert scene.state.damage[card] == 2
