"""What cards say against the rules (101.1): who is struck, who cannot be attacked, taken or destroyed."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
KILL = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
ZAP = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 2 damage to the character.", cost=0)
DRAIN = tactic("Drain", "Your opponent's faction loses 3 influence.", cost=0)
RAGE = ["Rage"] * 3


@pytest.mark.rules("609.1c")
def test_a_blocked_attacker_may_strike_past_the_blockers() -> None:
    ram = character(
        "Ram",
        (4, 4, 3),
        "While this card is attacking, you may assign its battle damage to the target of the attack instead of to the "
        "blocking party.",
    )
    for answer, influence, damage in (("Yes", 21, 0), ("No", 25, 3)):
        scene = Scene([ram, BRUISER], A=Side(play=["Ram"]), B=Side(play=["Bruiser", "Bruiser"]))
        scene.choose("A", "Attack The Open Gate (B)").choose("B", "Bruiser (1)", "Bruiser (2)")
        scene.choose("A", answer)
        if answer == "No":
            scene.choose("A", "3")
        assert scene.influence("B") == influence
        assert scene.happened("destroyed") == 1 + (damage == 3)
    alone = Scene([ram], A=Side(play=["Ram"]), B=Side())
    alone.choose("A", "Attack The Open Gate (B)")
    assert alone.influence("B") == 21


@pytest.mark.rules("505.1", "505.2", "609.1c")
def test_all_battle_damage_goes_to_whoever_draws_it() -> None:
    paladin = character(
        "Paladin", (1, 9, 3), "All battle damage that could be assigned to this card must be assigned to it."
    )
    scene = Scene([paladin, BRUISER], A=Side(play=["Bruiser"], resources=RAGE), B=Side(play=["Paladin", "Bruiser"]))
    scene.choose("A", "Attack The Open Gate (B)").pass_windows_of("A").choose(
        "B", "Paladin", "Bruiser (2)"
    ).pass_windows()
    assert scene.state.damage[scene.card("Paladin")] == 3
    assert scene.happened("assigns") == 3  # nobody was asked how to divide it


@pytest.mark.rules("402.7", "202.7")
def test_a_character_misses_one_restore_rule_and_no_more() -> None:
    numb = tactic(
        "Numb",
        "COST: Pick a depleted character.\n"
        "EFFECT: That character does not restore during its controller's next RESTORE RULE.",
        cost=0,
    )
    deck = ["Rage"] * 6
    scene = Scene(
        [numb, BRUISER],
        A=Side(play=["Bruiser"], deck=deck, resources=RAGE),
        B=Side(hand=["Numb"], deck=deck, resources=RAGE),
    )
    scene.choose("A", "Attack The Open Gate (B)").pass_windows_of("A")
    scene.choose("B", "Play Numb", "Bruiser").pass_windows()
    scene.to_turn_of("A")
    assert scene.state.depleted[scene.card("Bruiser")] == 1
    scene.to_turn_of("A")
    assert scene.state.depleted[scene.card("Bruiser")] == 0


@pytest.mark.rules("406.3", "401.3")
def test_a_cost_that_makes_the_card_itself_cheaper() -> None:
    scavenger = Card(
        "Scavenger",
        CardType.CHARACTER,
        strength=3,
        life=3,
        speed=3,
        cost=4,
        text="EXTRA COST: You may remove up to 2 cards in any discard pile from the game. "
        "If you do, reduce this card's numeric cost by the number of cards removed.",
    )
    pile = ["Greed", "Rage", "Elitism"]
    scene = Scene([scavenger], A=Side(hand=["Scavenger"], resources=["Rage"] * 3), B=Side(discard=pile))
    scene.choose("A", "Play Scavenger", "Yes", "Greed", "Rage")
    assert scene.where("Scavenger") == "play"
    assert scene.unattached("A") == 1
    assert len(scene.state.outs[1]) == 2
    poor = Scene([scavenger], A=Side(hand=["Scavenger"], resources=["Rage"]), B=Side(discard=pile))
    assert "Play Scavenger" not in poor.options()
    undone = Scene([scavenger], A=Side(hand=["Scavenger"], resources=["Rage"] * 3), B=Side(discard=pile))
    undone.choose("A", "Play Scavenger", "No")
    assert undone.where("Scavenger") == "hand"


@pytest.mark.rules("608.1a", "402.7")
def test_a_faction_that_opponents_cannot_attack() -> None:
    court = item("Court", "Your opponents cannot attack your faction.")
    scene = Scene([court, BRUISER], A=Side(play=["Bruiser"]), B=Side(play=["Court"]), C=Side())
    assert [option for option in scene.options() if option.startswith("Attack")] == ["Attack The Open Gate (C)"]
    assert scene.why_not("Attack The Open Gate (B)") == "402.7"


@pytest.mark.rules("608.1a", "402.7")
def test_a_faction_that_none_of_ones_own_characters_can_attack_is_no_target() -> None:
    moat = item("Moat", "Characters with 2 or less strength cannot attack your faction.")
    small = character("Small", (2, 2, 2))
    weak = Scene([moat, small, BRUISER], A=Side(play=["Small"]), B=Side(play=["Moat", "Bruiser"]), C=Side())
    assert [option for option in weak.options() if option.startswith("Attack")] == ["Attack The Open Gate (C)"]
    strong = Scene([moat, small, BRUISER], A=Side(play=["Small", "Bruiser"]), B=Side(play=["Moat"]), C=Side())
    assert "Attack The Open Gate (B)" in strong.options()


@pytest.mark.rules("407.3", "402.7a")
def test_a_card_that_opponents_cannot_take() -> None:
    golem = character("Golem", (3, 3, 3), "Your opponents cannot take control of this card.")
    steal = tactic("Steal", "COST: Pick a character.\nEFFECT: Take control of the character.", cost=0)
    scene = Scene([golem, steal], A=Side(hand=["Steal"], resources=RAGE), B=Side(play=["Golem"]))
    scene.choose("A", "Play Steal", "Golem")
    assert scene.controller("Golem") == "B"


@pytest.mark.rules("408.6", "408.2")
def test_battle_damage_of_one_battle_is_reduced_to_nothing() -> None:
    truce = tactic(
        "Truce",
        "EXTRA COST: Play this only during a battle.\nReduce all battle damage inflicted during this battle to 0.",
        cost=0,
    )
    haste = tactic("Haste", "Restore all characters.", cost=0)
    scene = Scene([truce, haste, BRUISER], A=Side(play=["Bruiser"], hand=["Haste"]), B=Side(hand=["Truce"]))
    scene.choose("A", "Attack The Open Gate (B)", "Do nothing").choose("B", "Play Truce").pass_windows()
    assert scene.influence("B") == 25
    scene.choose("A", "Play Haste", "Attack The Open Gate (B)")
    assert scene.influence("B") == 22  # the next battle is another


@pytest.mark.rules("307.2")
def test_an_option_may_label_its_effect() -> None:
    essence = tactic(
        "Essence",
        "Choose one of the following as this card's rules text:\nOPTION 1\nDraw a card.\nOPTION 2\n"
        "EXTRA COST: Pick a character.\nEFFECT: Destroy the character.",
        cost=0,
    )
    scene = Scene([essence, BRUISER], A=Side(hand=["Essence"]), B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Essence")
    second = scene.options()[1]
    scene.choose("A", second, "Bruiser")
    assert scene.where("Bruiser") == "discard"


@pytest.mark.rules("408.3", "408.3b", "410.3")
def test_a_loss_of_influence_is_reduced_whether_from_damage_or_not() -> None:
    attorney = item("Attorney", "When your faction loses influence, reduce the amount by 1.")
    burn = tactic("Burn", "Inflict 3 damage to your opponent's faction.", cost=0)
    scene = Scene([attorney, burn, DRAIN], A=Side(hand=["Burn", "Drain"]), B=Side(play=["Attorney"]))
    scene.choose("A", "Play Drain")
    assert scene.influence("B") == 23
    scene.choose("A", "Play Burn")
    assert scene.influence("B") == 21


@pytest.mark.rules("402.7a", "506.2")
def test_cards_that_only_costs_can_destroy() -> None:
    waiver = tactic(
        "Waiver",
        "This turn, cards can only be destroyed by costs, and all inflicted damage is reduced to 0.",
        cost=0,
    )
    rite = tactic("Rite", "COST: Destroy a character you control.\nEFFECT: Draw a card.", cost=0)
    side = Side(hand=["Waiver", "Kill", "Zap", "Zap", "Rite"], play=["Bruiser"])
    scene = Scene([waiver, rite, KILL, ZAP, BRUISER], A=side, B=Side())
    scene.choose("A", "Play Waiver", "Play Kill", "Bruiser", "Play Zap", "Bruiser", "Play Zap", "Bruiser")
    assert scene.where("Bruiser") == "play"
    scene.choose("A", "Play Rite", "Bruiser")
    assert scene.where("Bruiser") == "discard"


@pytest.mark.rules("102.1", "408.3a")
def test_whoever_does_not_lose_for_want_of_influence_plays_on_until_that_ends() -> None:
    keep = character("Keep", (0, 2, 1), "You do not lose the game because your faction has 0 influence.")
    side = Side(hand=["Drain", "Kill"], resources=RAGE)
    scene = Scene([keep, DRAIN, KILL], A=side, B=Side(play=["Keep"], influence=2))
    scene.choose("A", "Play Drain")
    assert scene.influence("B") == 0
    assert scene.state.result is None
    scene.choose("A", "Play Kill", "Keep")
    assert scene.state.result is not None
    assert scene.state.result.winners == [0]


@pytest.mark.rules("308.1", "402.2")
def test_others_may_do_the_same() -> None:
    feast = tactic("Feast", "You may play a character for free. If you do, each opponent may do the same.", cost=0)
    scene = Scene([feast, BRUISER], A=Side(hand=["Feast", "Bruiser"]), B=Side(hand=["Bruiser"]), C=Side(hand=["Greed"]))
    scene.choose("A", "Play Feast", "Yes").choose("B", "Yes")
    assert scene.happened("enters") == 2


@pytest.mark.rules("506.1", "407.3")
def test_who_was_damaged_by_a_card_this_turn_is_taken_instead_of_destroyed() -> None:
    lord = character(
        "Lord",
        (1, 1, 3),
        "SHOT\nCOST: Pick a character. Deplete this card.\nEFFECT: Inflict 1 damage to the character.\n"
        "If a character would be destroyed during a turn when this card damaged it, draw a card and take "
        "control of that character instead.",
    )
    scene = Scene(
        [lord, KILL, BRUISER],
        A=Side(play=["Lord"], hand=["Kill", "Kill"], deck=["Rage"] * 2),
        B=Side(play=["Bruiser", "Bruiser"]),
    )
    scene.choose("A", "Lord: Shot", "Bruiser (1)", "Play Kill", "Bruiser (1)")
    assert scene.happened("destroyed") == 0
    assert scene.happened("control") == 1
    scene.choose("A", "Play Kill", "Bruiser (2)")
    assert scene.happened("destroyed") == 1


@pytest.mark.rules("607.1")
def test_a_cost_may_say_that_nobody_responds() -> None:
    hush = tactic(
        "Hush",
        "EXTRA COST: Your opponents cannot respond to this card. Pick a character.\nDestroy the character.",
        cost=0,
    )
    scene = Scene([hush, ZAP, BRUISER], A=Side(hand=["Hush"]), B=Side(play=["Bruiser"], hand=["Zap"]))
    scene.choose("A", "Play Hush", "Bruiser")
    assert scene.where("Bruiser") == "discard"


@pytest.mark.rules("409.1", "410.2", "507.4a")
def test_a_card_enters_play_with_as_many_tokens_as_it_says() -> None:
    text = "COST: Choose a number for X. Pay X.\nThis card enters play with X tokens on it."
    scene = Scene([item("Jar", text)], A=Side(hand=["Jar"], resources=RAGE), B=Side())
    scene.choose("A", "Play Jar", "2")
    assert scene.state.tokens[scene.card("Jar")] == 2
    sleeper = character(
        "Sleeper", (2, 2, 3), "If you played this card using FLIP UP, it enters play with 3 tokens on it.\nFLIP UP: 1"
    )
    flipped = Scene([sleeper], A=Side(face_down=["Sleeper"]), B=Side())
    flipped.choose("A", "Flip up Sleeper")
    assert flipped.state.tokens[flipped.card("Sleeper")] == 3
    played = Scene([sleeper], A=Side(hand=["Sleeper"], resources=RAGE), B=Side())
    played.choose("A", "Play Sleeper")
    assert played.state.tokens[played.card("Sleeper")] == 0
    debt = item("Debt", "This card enters play with 9-X tokens on it, where X is the number of [R] you control.")
    owed = Scene([debt], A=Side(hand=["Debt"], resources=RAGE), B=Side())
    owed.choose("A", "Play Debt")
    assert owed.state.tokens[owed.card("Debt")] == 6


@pytest.mark.rules("505.1", "505.2b", "406.3")
def test_what_must_be_paid_to_play_or_use_comes_on_top_and_no_reduction_reaches_it() -> None:
    toll = item(
        "Toll", "Your opponents must pay 2 to play cards.\nYour opponents must pay 1 to use a character's ability."
    )
    sale = item("Sale", "Reduce the numeric cost of characters you play by 4.")
    lamp = character("Lamp", (1, 1, 1), "SHINE\nCOST: Deplete this card.\nEFFECT: Draw a card.")
    side = Side(hand=["Bruiser"], play=["Sale", "Lamp"], resources=RAGE, deck=["Greed"])
    scene = Scene([toll, sale, lamp, BRUISER], A=side, B=Side(play=["Toll"]))
    scene.choose("A", "Play Bruiser")
    assert scene.unattached("A") == 1
    scene.choose("A", "Lamp: Shine")
    assert scene.unattached("A") == 0
    poor = Scene([toll, BRUISER], A=Side(hand=["Bruiser"], resources=["Rage"] * 2), B=Side(play=["Toll"]))
    assert "Play Bruiser" not in poor.options()


@pytest.mark.rules("405.4", "201.5d")
def test_at_its_threshold_a_card_loses_all_its_other_rules_text() -> None:
    lout = character(
        "Lout",
        (3, 3, 3),
        "This character cannot block.\n[R][R]: This card loses all other rules text and loses 1 speed.",
    )
    for resources, speed, asked in ((["Rage"], 3, "A"), (["Rage", "Rage"], 2, "B")):
        scene = Scene(
            [lout, BRUISER], A=Side(play=["Bruiser"], resources=RAGE), B=Side(play=["Lout"], resources=resources)
        )
        assert scene.stat("Lout", "speed") == speed
        scene.choose("A", "Attack The Open Gate (B)").pass_windows_of("A")
        assert scene.asked == asked


@pytest.mark.rules("506.1", "402.5")
def test_a_replacement_of_which_only_a_part_can_be_done_replaces_all_the_same() -> None:
    text = "If a character would be destroyed, draw a card and take control of that character instead."
    scene = Scene(
        [item("Lord", text), KILL, BRUISER],
        A=Side(play=["Lord"], hand=["Kill", "Kill"]),
        B=Side(play=["Bruiser"]),
    )
    scene.choose("A", "Play Kill", "Bruiser")  # and there is nothing to draw
    assert (scene.happened("destroyed"), scene.happened("control"), scene.happened("draws")) == (0, 1, 0)
