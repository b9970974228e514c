"""Phrases below the sentence: what is said of cards, of parties and of numbers, and two things said in one."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, item, location, tactic

RAT = character("Rat", (1, 1, 1))
BRUISER = character("Bruiser", (3, 3, 3))
TANK = character("Tank", (1, 5, 1))
LAMP = item("Lamp", "")
DECK = ["Greed"] * 12


def picked(noun: str, scene_cards: list[str]) -> list[str]:
    """What can be picked by such a noun among the opponent's cards."""
    probe = tactic("Probe", f"COST: Pick {noun}.\nEFFECT: Draw a card.", cost=0)
    ours = Side(hand=["Probe"], play=["Lamp"], deck=DECK)
    scene = Scene([probe, RAT, BRUISER, TANK, LAMP, COVERT], A=ours, B=Side(play=scene_cards))
    if "Play Probe" not in scene.options():
        return []
    scene.choose("A", "Play Probe")
    return sorted(option for option in scene.options() if option != "Take it back")


COVERT = character("Sneak", (2, 2, 2), "COVERT")


@pytest.mark.parametrize(
    ("noun", "found"),
    [
        ("a character with more life than strength", ["Tank"]),
        ("a character with COVERT or 5 life", ["Sneak", "Tank"]),
        ("a character with 2 or less strength and 2 or less life", ["Rat", "Sneak"]),
        ("a character in a party", []),
        ("a character with exactly 3 life", ["Bruiser"]),
    ],
)
def test_what_is_said_of_a_card(noun: str, found: list[str]) -> None:
    assert picked(noun, ["Rat", "Bruiser", "Tank", "Sneak"]) == found


def test_a_card_that_one_owns_and_controls_and_one_in_either_of_two_areas() -> None:
    mine = tactic("Mine", "Destroy a character you control and own.", cost=0)
    back = tactic("Back", "Put a character from your hand or discard pile into play.", cost=0)
    ours = Side(hand=["Mine", "Back", "Tank"], play=["Rat"], discard=["Bruiser"])
    scene = Scene([mine, back, RAT, BRUISER, TANK], A=ours, B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Back")
    assert sorted(scene.options()) == ["Bruiser", "Tank"]
    scene.choose("A", "Tank", "Play Mine")
    assert sorted(scene.options()) == ["Rat", "Tank"]


@pytest.mark.rules("302.5")
def test_parties_are_spoken_of_by_their_size_and_by_whose_they_are() -> None:
    wolf = character("Wolf", (1, 1, 1), "While this card is in a party of 2 or more characters, it gains 2 strength.")
    chief = character("Chief", (1, 1, 1), "Characters in your attacking party gain 1 strength.")
    lone = character("Loner", (1, 1, 1), "While this card is alone in a party, it gains 5 strength.")
    pause = tactic("Pause", "Draw a card.", cost=0)
    ours = Side(play=["Wolf", "Chief", "Loner"], hand=["Pause"], deck=DECK)
    scene = Scene([wolf, chief, lone, pause], A=ours, B=Side())
    scene.choose("A", "Attack The Open Gate (B)", "Wolf", "Chief", "Done")
    assert [scene.stat(name, "strength") for name in ("Wolf", "Chief", "Loner")] == [4, 2, 1]


@pytest.mark.parametrize(
    ("amount", "value"),
    [
        ("the lowest strength among characters an opponent controls", 1),
        ("the number of characters an opponent controls, to a maximum of 2", 2),
        ("1 more than the number of items you control", 2),
        ("the lower of the number of items you control and 3", 1),
        ("the higher of the number of items you control and 3", 3),
        ("3 less than the total life of characters an opponent controls", 6),
    ],
)
def test_amounts(amount: str, value: int) -> None:
    gain = tactic("Gain", f"Gain influence equal to {amount}.", cost=0)
    ours = Side(hand=["Gain"], play=["Lamp"], influence=10)
    scene = Scene([gain, RAT, BRUISER, TANK, LAMP], A=ours, B=Side(play=["Rat", "Bruiser", "Tank"]))
    scene.choose("A", "Play Gain")
    assert scene.influence("A") == 10 + value


def test_so_much_for_every_two_and_at_most_so_much() -> None:
    pack = character("Pack", (1, 1, 1), "This card gains 1 strength for every 2 items you control.")
    cap = character("Cap", (1, 1, 1), "This card gains 1 life for each item you control, to a maximum of 3.")
    scene = Scene([pack, cap, LAMP], A=Side(play=["Pack", "Cap", *["Lamp"] * 5]), B=Side())
    assert scene.stat("Pack", "strength") == 3
    assert scene.stat("Cap", "life") == 4


def test_doubling() -> None:
    grow = tactic("Grow", "COST: Pick a character.\nEFFECT: Double that character's strength this turn.", cost=0)
    multiply = tactic("Multiply", "Double the tokens on a character.", cost=0)
    ours = Side(hand=["Grow", "Multiply"], play=[Placed("Bruiser", tokens=2)])
    scene = Scene([grow, multiply, BRUISER], A=ours, B=Side())
    scene.choose("A", "Play Grow", "Bruiser")
    assert scene.stat("Bruiser", "strength") == 6
    scene.choose("A", "Play Multiply")
    assert scene.state.tokens[scene.card("Bruiser")] == 4


def test_draw_up_to_a_number_and_lose_half() -> None:
    fill = tactic("Fill", "Draw cards until you have 4 cards in your hand.", cost=0)
    bleed = tactic("Bleed", "Each player loses half their influence, rounded up.", cost=0)
    ours = Side(hand=["Fill", "Bleed"], play=["Rat"], deck=DECK, influence=9)
    scene = Scene([fill, bleed, RAT], A=ours, B=Side(influence=4))
    scene.choose("A", "Play Fill")
    assert len(scene.hand("A")) == 4
    scene.choose("A", "Play Bleed")
    assert (scene.influence("A"), scene.influence("B")) == (4, 2)


@pytest.mark.rules("306.1", "506.1", "506.2")
def test_cards_drawn_up_to_a_number_are_counted_and_may_be_replaced() -> None:
    fill = "Draw cards until you have 3 cards in your hand."
    effect = tactic("Fill", f"{fill} Your faction gains that much influence.", cost=0)
    scene = Scene([effect], A=Side(hand=["Fill"], deck=DECK), B=Side())
    scene.choose("A", "Play Fill")
    assert (len(scene.hand("A")), scene.influence("A")) == (3, 28)
    leech = item("Leech", "If you would draw a card, your faction gains 1 influence instead.")
    scene = Scene([tactic("Fill", fill, cost=0), leech], A=Side(hand=["Fill"], play=["Leech"], deck=DECK), B=Side())
    scene.choose("A", "Play Fill")
    assert (len(scene.hand("A")), scene.influence("A")) == (0, 26)  # the cards are drawn as a group


@pytest.mark.rules("402.7")
def test_neither_of_two_things_can_be_done() -> None:
    ward = character("Ward", (1, 1, 1), "This card cannot be picked or destroyed.")
    drought = item("Drought", "Your opponents cannot draw cards or gain influence.")
    kill = tactic("Kill", "Destroy all characters.", cost=0)
    pray = tactic("Pray", "Draw a card. Gain 3 influence.", cost=0)
    ours = Side(hand=["Kill", "Pray"], play=["Rat"], deck=DECK, influence=10)
    scene = Scene([ward, drought, kill, pray, RAT], A=ours, B=Side(play=["Ward", "Drought"]))
    scene.choose("A", "Play Pray")
    assert scene.influence("A") == 10
    assert scene.hand("A") == ["Kill"]
    scene.choose("A", "Play Kill")
    assert scene.where("Ward") == "play"


@pytest.mark.rules("406.3")
def test_the_first_tactic_each_turn_costs_less() -> None:
    desk = item("Desk", "The first tactic you deploy each turn costs 1 less.")
    note = tactic("Note", "Gain 1 influence.", cost=1)
    scene = Scene([desk, note], A=Side(hand=["Note", "Note"], play=["Desk"]), B=Side())
    scene.choose("A", "Play Note")
    assert "Play Note" not in scene.options()


@pytest.mark.rules("309.1")
def test_each_opponent_may_pay_to_be_spared() -> None:
    levy = tactic("Levy", "Each opponent discards a card unless they pay 1.", cost=0)
    scene = Scene([levy, RAT], A=Side(hand=["Levy"], play=["Rat"]), B=Side(hand=["Greed"], resources=["Rage"]))
    scene.choose("A", "Play Levy")
    scene.choose("B", "Yes")
    assert scene.hand("B") == ["Greed"]


@pytest.mark.rules("505.1")
def test_a_card_that_attacks_only_if_one_pays() -> None:
    brute = character("Brute", (3, 3, 3), "This card cannot attack unless you pay 1.")
    poor = Scene([brute], A=Side(play=["Brute"], hand=["Greed"]), B=Side())
    assert "Attack The Open Gate (B)" not in poor.options()


def test_what_a_card_is_attached_to() -> None:
    strip = tactic(
        "Strip", "COST: Pick an item attached to a character.\nEFFECT: Destroy the character it is attached to.", cost=0
    )
    ours = Side(hand=["Strip"], play=["Rat"])
    scene = Scene([strip, RAT, BRUISER, HAT], A=ours, B=Side(play=["Bruiser", Placed("Hat", attached_to="Bruiser")]))
    scene.choose("A", "Play Strip", "Hat")
    assert scene.where("Bruiser") == "discard"


HAT = item("Hat", "ATTACH TO CHARACTER")


def test_the_opponents_of_a_cards_controller() -> None:
    curse = character(
        "Curse", (1, 1, 1), "When this card is destroyed, its controller's opponents each lose 2 influence."
    )
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
    scene = Scene([curse, kill, RAT], A=Side(hand=["Kill"], play=["Rat"], influence=10), B=Side(play=["Curse"]))
    scene.choose("A", "Play Kill", "Curse")
    assert scene.influence("A") == 8


def test_deplete_or_restore_as_one_likes() -> None:
    turn = tactic("Turn", "Deplete or restore a character.", cost=0)
    scene = Scene([turn, RAT], A=Side(hand=["Turn"], play=[Placed("Rat", depleted=True), "Rat"]), B=Side())
    scene.choose("A", "Play Turn", "Restore a character.", "Rat (1)")
    assert scene.state.depleted[scene.card("Rat")] == 0


def test_nobody_does_it() -> None:
    claim = tactic("Claim", "If no opponent controls a location, gain 5 influence.", cost=0)
    hut = location("Hut", 3)
    scene = Scene([claim, hut, RAT], A=Side(hand=["Claim"], play=["Rat"], influence=10), B=Side())
    scene.choose("A", "Play Claim")
    assert scene.influence("A") == 15
    other = Scene([claim, hut, RAT], A=Side(hand=["Claim"], play=["Rat"], influence=10), B=Side(play=["Hut"]))
    other.choose("A", "Play Claim")
    assert other.influence("A") == 10


@pytest.mark.parametrize(
    ("noun", "found"),
    [
        ("a character with numeric cost 1, 2, and 3", ["Cub", "Elder"]),
        ("a character with a numeric cost of 2 to 5", ["Elder", "Lord"]),
        ("a character with the UNIQUE keyword in its rules text", ["Elder"]),
        ("a character with UNIQUE ELDER", ["Elder"]),
        ("a character with 2 or less numeric cost", ["Cub", "Elder"]),
    ],
)
def test_several_costs_and_what_is_unique(noun: str, found: list[str]) -> None:
    cub, lord = character("Cub", (1, 1, 1)), Card("Lord", CardType.CHARACTER, cost=5, strength=1, life=1, speed=1)
    elder = Card("Elder", CardType.CHARACTER, cost=2, strength=1, life=1, speed=1, text="UNIQUE ELDER")
    probe = tactic("Probe", f"COST: Pick {noun}.\nEFFECT: Draw a card.", cost=0)
    scene = Scene([probe, cub, lord, elder], A=Side(hand=["Probe"]), B=Side(play=["Cub", "Lord", "Elder"]))
    scene.choose("A", "Play Probe")
    assert sorted(option for option in scene.options() if option != "Take it back") == found


@pytest.mark.rules("408.2")
def test_damage_that_an_opponent_divides() -> None:
    burst = tactic(
        "Burst",
        "COST: Pick an opponent.\nEFFECT: Inflict 2 damage divided however that player wants to all characters.",
    )
    ours = Side(hand=["Burst"], play=["Tank"], resources=["Rage"])
    scene = Scene([burst, TANK, BRUISER], A=ours, B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Burst")
    assert scene.asked == "B"
    scene.choose("B", "2")
    assert sorted(scene.state.damage[scene.card(name)] for name in ("Tank", "Bruiser")) == [0, 2]


@pytest.mark.rules("506.3")
def test_what_would_go_to_the_discard_pile_this_turn() -> None:
    burn = tactic(
        "Burn",
        "COST: Pick a character.\nEFFECT: Destroy that character. If another character would be destroyed, remove it "
        "from the game instead.",
        cost=0,
    )
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
    ours = Side(hand=["Burn", "Kill"], play=["Rat", "Bruiser"])
    scene = Scene([burn, kill, RAT, BRUISER], A=ours, B=Side())
    scene.choose("A", "Play Burn", "Rat", "Play Kill", "Bruiser")
    assert (scene.where("Rat"), scene.where("Bruiser")) == ("discard", "out")


@pytest.mark.rules("608.1a")
def test_who_attacks_whom_and_alone() -> None:
    lone = item("Howl", "When a character you control attacks alone, it gains 2 strength this turn.")
    pay = item("Tribute", "When you attack an opponent, gain 1 influence.")
    raid = character("Raider", (1, 1, 1), "When this card attacks, the defending player loses 2 influence.")
    ours = Side(play=["Raider", "Howl", "Tribute", "Rat"], influence=10)
    scene = Scene([lone, pay, raid, RAT], A=ours, B=Side(influence=10))
    scene.choose("A", "Attack The Open Gate (B)", "Raider", "Done")
    while scene.asked == "A" and "Do nothing" not in scene.options() and "End the turn" not in scene.options():
        scene.choose("A", scene.options()[0])
    assert scene.influence("A") == 11
    assert scene.influence("B") == 10 - 2 - 3


@pytest.mark.rules("408.2")
def test_damage_that_is_less_by_so_much() -> None:
    mail = character("Mail", (1, 5, 1), "Damage inflicted to this card is reduced by 1.")
    zap = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 3 damage to the character.", cost=0)
    scene = Scene([mail, zap, RAT], A=Side(hand=["Zap"], play=["Rat"]), B=Side(play=["Mail"]))
    scene.choose("A", "Play Zap", "Mail")
    assert scene.state.damage[scene.card("Mail")] == 2


def test_what_can_be_said_after_that_is_a_condition_too() -> None:
    kin = tactic(
        "Kin",
        "COST: Pick a character.\nEFFECT: If that character shares a trade with a character you control, draw a card.",
    )
    ours = Side(hand=["Kin"], play=["Rat", "Bruiser"], deck=DECK, resources=["Rage"])
    scene = Scene([kin, RAT, BRUISER], A=ours, B=Side())
    scene.choose("A", "Play Kin", "Rat")
    assert scene.hand("A") == ["Greed"]


def test_that_many_is_as_many_as_was_done_last() -> None:
    renew = tactic("Renew", "Discard your hand. Draw that many cards.", cost=0)
    scene = Scene([renew, RAT], A=Side(hand=["Renew", "Rage", "Rage"], play=["Rat"], deck=DECK), B=Side())
    scene.choose("A", "Play Renew")
    assert scene.hand("A") == ["Greed", "Greed"]


@pytest.mark.rules("302.12")
def test_what_blocks_a_card_and_parties_that_are_too_small_to() -> None:
    giant = character("Giant", (4, 9, 1), "Characters blocking this card lose 2 strength.")
    broad = character("Broad", (1, 1, 1), "This card can only be blocked by 2 or more characters.")
    pause = tactic("Pause", "Gain 1 influence.", cost=0)
    ours = Side(play=["Giant", "Broad"], hand=["Pause", "Pause"])
    scene = Scene([giant, broad, pause, BRUISER], A=ours, B=Side(play=["Bruiser"]))
    scene.choose("A", "Attack The Open Gate (B)", "Giant", "Done").pass_windows().choose("B", "Bruiser")
    assert scene.stat("Bruiser", "strength") == 1
    other = Scene([giant, broad, pause, BRUISER], A=ours, B=Side(play=["Bruiser"]))
    other.choose("A", "Attack The Open Gate (B)", "Broad", "Done").pass_windows()
    assert "Bruiser" not in other.options()


@pytest.mark.rules("503.1")
def test_a_moment_that_is_said_last() -> None:
    imp = character("Imp", (1, 1, 1), "Destroy this card at the end of your turn.")
    scene = Scene([imp, RAT], A=Side(play=["Imp"], deck=DECK), B=Side(play=["Rat"], deck=DECK))
    scene.to_turn_of("B")
    assert scene.where("Imp") == "discard"


@pytest.mark.rules("506.3")
def test_so_much_damage_that_has_been_met_is_not_waited_for_any_more() -> None:
    text = "Prevent the next 2 damage that would be inflicted to that character this turn."
    shield = tactic("Shield", f"COST: Pick a character.\nEFFECT: {text}", cost=0)
    zap = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 2 damage to the character.", cost=0)
    hand = ["Shield", "Zap", "Shield", "Zap", "Shield"]
    scene = Scene([shield, zap, TANK], A=Side(hand=hand, play=["Tank"]), B=Side())
    scene.choose("A", "Play Shield", "Tank", "Play Zap", "Tank")
    scene.choose("A", "Play Shield", "Tank", "Play Zap", "Tank")
    assert "Play Shield" in scene.options()  # and nobody is asked which of two replacements comes first
    assert scene.state.damage[scene.card("Tank")] == 0


@pytest.mark.rules("506.3")
@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Prevent the next 3 damage that would be inflicted to that character this turn.", [0, 1]),
        ("Reduce the next damage inflicted to that character this turn by 1.", [1, 3]),
        ("The next time damage would be inflicted to that character this turn, reduce it to 0.", [0, 2]),
    ],
)
def test_the_next_damage_is_less(text: str, after: list[int]) -> None:
    shield = tactic("Shield", f"COST: Pick a character.\nEFFECT: {text}", cost=0)
    zap = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 2 damage to the character.", cost=0)
    scene = Scene([shield, zap, TANK], A=Side(hand=["Shield", "Zap", "Zap"], play=["Tank"]), B=Side())
    scene.choose("A", "Play Shield", "Tank")
    for damage in after:
        scene.choose("A", "Play Zap", "Tank")
        assert scene.state.damage[scene.card("Tank")] == damage


@pytest.mark.rules("302.2")
def test_a_character_that_attacks_you() -> None:
    guard = character("Guard", (1, 1, 1), "When a character attacks you, you may gain 3 influence.")
    scene = Scene([guard, RAT], A=Side(play=["Rat"]), B=Side(play=["Guard"], influence=10))
    scene.choose("A", "Attack The Open Gate (B)").choose("B", "Yes")
    assert scene.influence("B") == 13


@pytest.mark.rules("608.1d")
@pytest.mark.parametrize(("blocks", "gained"), [(True, 0), (False, 3)])
def test_a_character_that_attacks_and_is_not_blocked(blocks: bool, gained: int) -> None:
    fox = character("Fox", (1, 1, 1), "When this card attacks and is not blocked, gain 3 influence.")
    ours = Side(play=["Fox", "Rat"], influence=10)
    scene = Scene([fox, RAT, BRUISER], A=ours, B=Side(play=["Bruiser"]))
    scene.choose("A", "Attack The Open Gate (B)", "Fox", "Done")
    scene.choose("B", "Bruiser" if blocks else "Done")
    assert scene.influence("A") == 10 + gained


@pytest.mark.rules("402.3")
def test_this_or_that_is_one_of_them() -> None:
    zap = tactic("Zap", "Inflict 2 damage to a character or an opponent's faction.", cost=0)
    ours = Side(hand=["Zap"], play=["Tank", "Bruiser"])
    scene = Scene([zap, TANK, BRUISER], A=ours, B=Side(influence=10))
    scene.choose("A", "Play Zap")
    assert sorted(scene.options()) == ["Bruiser", "Tank", "The Open Gate (2)"]
    scene.choose("A", "Tank")
    assert scene.state.damage[scene.card("Tank")] == 2
    assert (scene.state.damage[scene.card("Bruiser")], scene.influence("B")) == (0, 10)


def test_a_trade_is_said_of_its_own_noun_only() -> None:
    smite = tactic("Smite", "Destroy a Rogue character or a character with COVERT.", cost=0)
    rogue = character("Cutpurse", (1, 1, 1), trade="Rogue")
    scene = Scene([smite, rogue, COVERT, RAT], A=Side(hand=["Smite"], play=["Rat"]), B=Side(play=["Cutpurse", "Sneak"]))
    scene.choose("A", "Play Smite")
    assert sorted(scene.options()) == ["Cutpurse", "Sneak"]


def test_this_or_so_many_of_that() -> None:
    burn = tactic(
        "Burn", "COST: Remove an item or 2 cards in your discard pile from the game.\nEFFECT: Draw a card.", cost=0
    )
    ours = Side(hand=["Burn"], play=["Rat"], discard=["Lamp", "Greed", "Greed", "Greed"], deck=DECK)
    scene = Scene([burn, LAMP, RAT], A=ours, B=Side())
    scene.choose("A", "Play Burn")
    assert len(scene.options()) in (2, 3)
    scene.choose("A", scene.options()[0])
    while "Lamp" in scene.options():
        scene.choose("A", "Lamp")
    assert (scene.where("Lamp"), scene.pile("A").count("Greed")) == ("out", 3)


def test_a_condition_of_this_or_that_holds_of_one() -> None:
    vow = tactic("Vow", "If a location you control or an item you control is depleted, gain 5 influence.", cost=0)
    ours = Side(hand=["Vow"], play=[Placed("Lamp", depleted=True), "Rat"], influence=10)
    scene = Scene([vow, LAMP, RAT], A=ours, B=Side())
    scene.choose("A", "Play Vow")
    assert scene.influence("A") == 15


@pytest.mark.rules("607.1", "314.1")
def test_an_ability_that_cannot_be_used_again_this_turn() -> None:
    bell = character("Bell", (1, 1, 1), "RING\nCOST: Pay 0.\nEFFECT: Gain 1 influence.")
    hush = tactic(
        "Hush",
        "COST: Deploy this only in response to a character's ability.\n"
        "EFFECT: Terminate the ability. That ability cannot be used again this turn.",
        cost=0,
    )
    scene = Scene([bell, hush, RAT], A=Side(play=["Bell", "Rat"], influence=10), B=Side(hand=["Hush"]))
    scene.choose("A", "Bell: Ring").choose("B", "Play Hush")
    scene.pass_windows()
    assert scene.influence("A") == 10
    assert "Bell: Ring" not in scene.options()


@pytest.mark.rules("403.3")
def test_a_card_that_is_being_deployed() -> None:
    echo = tactic(
        "Echo",
        "COST: Deploy this only in response to a card being deployed.\n"
        "EFFECT: If that card is being deployed, draw a card.",
        cost=0,
    )
    boon = tactic("Boon", "Gain 1 influence.", cost=0)
    scene = Scene([echo, boon, RAT], A=Side(hand=["Boon"], play=["Rat"]), B=Side(hand=["Echo"], deck=DECK))
    scene.choose("A", "Play Boon").choose("B", "Play Echo")
    assert scene.hand("B") == ["Greed"]
