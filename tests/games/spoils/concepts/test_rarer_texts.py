"""Texts of which each is rare: markers, named subtypes, what a card put out of the game, numbers that are set."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, item, location, tactic

BRUISER = character("Bruiser", (3, 3, 3))
RAT = character("Rat", (1, 1, 1))
RAGE = ["Rage"] * 4


@pytest.mark.rules("408.5", "Ruling 24")
def test_damage_markers_destroy_a_location_and_inflict_nothing() -> None:
    mark = tactic("Mark", "COST: Pick a location.\nEFFECT: Put 2 damage markers on the location.", cost=0)
    hut = location("Hut", 2, "When damage is inflicted to this card, draw a card.")
    scene = Scene([mark, hut], A=Side(hand=["Mark"]), B=Side(play=["Hut"], deck=["Greed"]))
    scene.choose("A", "Play Mark", "Hut")
    assert scene.where("Hut") == "discard"
    assert scene.happened("damaged") == 0
    assert scene.hand("B") == []


@pytest.mark.rules("203.2", "411.3", "606.1a")
def test_a_resource_that_is_only_played_face_down_and_flips_itself() -> None:
    scheme = Card(
        "Scheme",
        CardType.RESOURCE,
        text="This resource may only be played from your hand face-down.\nPROVIDES: [G]\nUNFOLD\n"
        "COST: Use this only while this card is a face-down resource. Reveal this card. Pay 1.\n"
        "EFFECT: Put this card into play face-up. Draw a card.",
    )
    plan = tactic("Plan", "Play a resource.", cost=0)
    scene = Scene([scheme, plan], A=Side(hand=["Plan", "Scheme"], deck=["Greed"], resources=["Rage"]), B=Side())
    scene.choose("A", "Play Plan")
    assert scene.state.face_down[scene.card("Scheme")] == 1  # nobody was asked how
    scene.choose("A", "Scheme: Unfold", "Rage")
    assert scene.state.face_down[scene.card("Scheme")] == 0
    assert scene.icons("A", "G") == 1
    assert scene.hand("A") == ["Greed"]


@pytest.mark.rules("403.6a", "101.1", "407.1")
def test_cards_that_a_text_put_out_of_the_game_can_be_played_as_if_in_hand() -> None:
    vault = character(
        "Vault",
        (1, 1, 1),
        "When this card enters play, remove your discard pile from the game.\nYou may play cards removed from "
        "the game by this card as if they were in your hand.",
    )
    side = Side(hand=["Vault"], discard=["Rat"], out_of_game=["Bruiser"], resources=RAGE)
    scene = Scene([vault, RAT, BRUISER], A=side, B=Side())
    scene.choose("A", "Play Vault")
    assert "Play Rat" in scene.options()
    assert "Play Bruiser" not in scene.options()  # that one went before
    scene.choose("A", "Play Rat")
    assert scene.where("Rat") == "play"


@pytest.mark.rules("403.6a", "402.4")
def test_what_a_tactic_put_out_of_the_game_can_be_played_for_the_rest_of_it() -> None:
    loot = tactic(
        "Loot",
        "Reveal the top 2 cards of an opponent's deck. Remove all characters revealed this way from the game. "
        "For the rest "
        "of the game, you may play characters removed from the game by this card as though they were in your hand "
        "without meeting their threshold.",
        cost=0,
    )
    wizard = character("Wizard", (2, 2, 2), threshold="OO")
    scene = Scene([loot, wizard], A=Side(hand=["Loot"], resources=RAGE), B=Side(deck=["Wizard", "Greed", "Greed"]))
    scene.choose("A", "Play Loot").choose("A", "Play Wizard")
    assert scene.controller("Wizard") == "A"
    assert scene.where("Wizard") == "play"


@pytest.mark.rules("410.3")
def test_a_number_that_is_reduced_to_something_and_one_that_is_set() -> None:
    slow = tactic("Slow", "This turn, the speed of all characters is reduced to 0.", cost=0)
    haste = tactic("Haste", "This turn, all characters gain 2 speed.", cost=0)
    fix = tactic("Fix", "COST: Pick a character.\nEFFECT: This turn, that character's strength becomes 7.", cost=0)
    grow = tactic("Grow", "This turn, all characters gain 1 strength.", cost=0)
    swap = tactic(
        "Swap", "COST: Pick a character.\nEFFECT: Switch that character's strength and life this turn.", cost=0
    )
    hand = ["Slow", "Haste", "Fix", "Grow", "Swap"]
    scene = Scene([slow, haste, fix, grow, swap, BRUISER], A=Side(hand=hand, play=["Bruiser"]), B=Side())
    scene.choose("A", "Play Slow", "Play Haste")
    assert scene.stat("Bruiser", "speed") == 0  # increases first, then reductions
    scene.choose("A", "Play Grow", "Play Fix", "Bruiser")
    assert scene.stat("Bruiser", "strength") == 8
    scene.choose("A", "Play Swap", "Bruiser")
    assert (scene.stat("Bruiser", "strength"), scene.stat("Bruiser", "life")) == (3, 8)


@pytest.mark.rules("506.3", "402.5b")
def test_the_first_and_the_second_of_two_picked_cards() -> None:
    shunt = tactic(
        "Shunt",
        "COST: Pick 2 characters.\nEFFECT: This turn, all damage that would be inflicted to the first picked character "
        "is inflicted to the second picked character instead.",
        cost=0,
    )
    zap = tactic("Zap", "COST: Pick a character.\nEFFECT: Inflict 2 damage to the character.", cost=0)
    scene = Scene([shunt, zap, BRUISER, RAT], A=Side(hand=["Shunt", "Zap"], play=["Bruiser", "Rat"]), B=Side())
    scene.choose("A", "Play Shunt", "Rat", "Bruiser").choose("A", "Play Zap", "Rat")
    assert scene.where("Rat") == "play"
    assert scene.state.damage[scene.card("Bruiser")] == 2


@pytest.mark.rules("405.2", "405.1")
def test_a_threshold_that_its_own_text_or_an_effect_reduces() -> None:
    heir = character(
        "Heir",
        (1, 1, 1),
        "FEALTY: While this card is in your hand and you control at least 2 staple resources of different trades, "
        "reduce this card's threshold requirement by any 2 resource icons.",
        threshold="OOO",
    )
    assert "Play Heir" in Scene([heir], A=Side(hand=["Heir"], resources=["Rage", "Obsession"]), B=Side()).options()
    same = Scene([heir, RAT], A=Side(hand=["Heir"], play=["Rat"], resources=["Obsession"] * 2), B=Side())
    assert same.why_not("Play Heir") == "405.2"
    dock = location(
        "Dock",
        3,
        "SIGN\nCOST: Name a resource icon.\nEFFECT: This turn, reduce the threshold requirement of the next "
        "card you play by 3 of the named resource icon.",
    )
    cards = [heir, dock, character("Twin", (1, 1, 1), threshold="OOO")]
    scene = Scene(cards, A=Side(hand=["Heir", "Twin"], play=["Dock"], resources=["Greed"] * 3), B=Side())
    assert "Play Twin" not in scene.options()
    scene.choose("A", "Dock: Sign", "Obsession").choose("A", "Play Twin")
    assert "Play Heir" not in scene.options()  # only the next card


@pytest.mark.rules("604.3", "401.3")
def test_what_a_card_was_played_with_is_known_as_it_enters_play() -> None:
    envoy = character(
        "Envoy",
        (1, 1, 1),
        "EXTRA COST: Pick an opponent.\nWhen this card enters play, if you picked an opponent as part of its "
        "cost, that player discards a card.",
    )
    scene = Scene([envoy], A=Side(hand=["Envoy"], resources=RAGE), B=Side(hand=["Greed"]), C=Side(hand=["Greed"]))
    scene.choose("A", "Play Envoy", "C")
    assert scene.hand("C") == []
    assert scene.hand("B") == ["Greed"]
    mole = character(
        "Mole", (1, 1, 1), "When this card enters play, if you played this card using FLIP UP, draw a card.\nFLIP UP: 1"
    )
    dug = Scene([mole], A=Side(face_down=["Mole"], deck=["Greed"], resources=RAGE), B=Side())
    dug.choose("A", "Flip up Mole", "Rage (1)")
    assert dug.hand("A") == ["Greed"]


@pytest.mark.rules("402.1", "505.1")
def test_what_one_text_of_a_card_named_another_knows() -> None:
    gate = location(
        "Gate",
        3,
        "When this card enters play, name a card subtype.\nPlayers must pay 2 to play cards with the named subtype.",
    )
    owl = character("Owl", (1, 1, 1), subtypes=("owl",))
    scene = Scene([gate, owl, RAT], A=Side(hand=["Gate", "Owl"], play=["Rat"], resources=["Rage"] * 3), B=Side())
    scene.choose("A", "Play Gate", "owl")
    assert scene.why_not("Play Owl") == "309.1"
    rich = Scene([gate, owl], A=Side(hand=["Gate", "Owl"], resources=RAGE), B=Side())
    rich.choose("A", "Play Gate", "owl").choose("A", "Play Owl")
    assert rich.unattached("A") == 0


@pytest.mark.rules("312.1", "312.2")
def test_one_search_for_this_and_that_and_one_for_different_names() -> None:
    fetch = tactic(
        "Fetch", "Search your deck for an item and a character and reveal them. Put them into your hand.", cost=0
    )
    rope = item("Rope", "This card cannot be destroyed.")
    scene = Scene([fetch, rope, RAT], A=Side(hand=["Fetch"], deck=["Rope", "Rat", "Greed"]), B=Side())
    scene.choose("A", "Play Fetch", "Rope", "Rat")
    assert scene.hand("A") == ["Rat", "Rope"]
    assert scene.happened("searched") == 1
    gather = tactic(
        "Gather", "Search your deck for 2 cards with different names. Put those cards into your hand.", cost=0
    )
    deck = ["Rat", "Rat", "Bruiser"]
    mixed = Scene([gather, BRUISER, RAT], A=Side(hand=["Gather"], deck=deck), B=Side())
    mixed.choose("A", "Play Gather", "Rat")
    assert mixed.options() == ["Bruiser", "Done"]


@pytest.mark.rules("307.2", "405.4")
def test_options_after_a_common_cost_and_effects_with_a_threshold() -> None:
    trick = tactic(
        "Trick",
        "EXTRA COST: Pick a character.\nChoose one of the following as this card's effect:\n"
        "OPTION 1\nThis turn, the character gains 1 speed.\nOPTION 2\nDestroy the character.",
        cost=0,
    )
    scene = Scene([trick, RAT], A=Side(hand=["Trick"]), B=Side(play=["Rat"]))
    scene.choose("A", "Play Trick", "Rat")
    scene.choose("A", scene.options()[1])
    assert scene.where("Rat") == "discard"
    gift = tactic(
        "Gift",
        "EXTRA COST: Pick a character.\n[R]: This turn, the character gains 2 strength.\n[O]: This turn, the "
        "character gains 2 life.",
        cost=0,
    )
    given = Scene([gift, RAT], A=Side(hand=["Gift"], play=["Rat"], resources=["Rage"]), B=Side())
    given.choose("A", "Play Gift", "Rat")
    assert (given.stat("Rat", "strength"), given.stat("Rat", "life")) == (3, 1)


@pytest.mark.rules("402.2", "402.5b")
def test_what_each_player_did_is_counted_together() -> None:
    purge = tactic(
        "Purge",
        "Each player discards a card. Draw X cards, where X is the number of characters discarded this way.",
        cost=0,
    )
    side = Side(hand=["Purge", "Rat"], deck=["Greed"] * 4)
    scene = Scene([purge, RAT], A=side, B=Side(hand=["Rat"]))
    scene.choose("A", "Play Purge")
    assert scene.hand("A") == ["Greed", "Greed"]


@pytest.mark.rules("301.4", "101.1")
def test_an_attached_card_that_says_so_does_not_leave_with_its_host() -> None:
    blade = item("Blade", "This card does not leave play if the attached card leaves play.")
    kill = tactic("Kill", "COST: Pick a character.\nEFFECT: Destroy the character.", cost=0)
    scene = Scene([blade, kill, RAT], A=Side(hand=["Kill"], play=["Rat", Placed("Blade", attached_to="Rat")]), B=Side())
    scene.choose("A", "Play Kill", "Rat")
    assert scene.where("Blade") == "play"
    assert scene.attached("Blade") == ""


@pytest.mark.rules("610.1a", "204.3")
def test_who_could_have_attacked_and_did_not_is_known_at_the_end_of_the_turn() -> None:
    zealot = character(
        "Zealot",
        (1, 1, 1),
        "At the end of each of your turns, if this card started the turn under your control and did not attack this "
        "turn, put a token on it.",
    )
    idle = Scene([zealot], A=Side(play=["Zealot"], deck=["Greed"] * 4), B=Side(deck=["Greed"] * 4))
    idle.choose("A", "End the turn")
    assert idle.state.tokens[idle.card("Zealot")] == 1
    busy = Scene([zealot], A=Side(play=["Zealot"], deck=["Greed"] * 4), B=Side(deck=["Greed"] * 4))
    busy.choose("A", "Attack The Open Gate (B)")
    assert busy.state.tokens[busy.card("Zealot")] == 0
    fresh = Scene([zealot], A=Side(new=["Zealot"], deck=["Greed"] * 4), B=Side(deck=["Greed"] * 4))
    assert fresh.state.tokens[fresh.card("Zealot")] == 0


@pytest.mark.rules("403.2a", "101.1")
def test_a_hand_that_is_revealed_at_all_times() -> None:
    gossip = character("Gossip", (1, 1, 1), "Each opponent's hand is revealed at all times.")
    scene = Scene([gossip, RAT], A=Side(hand=["Gossip", "Rat"], resources=RAGE), B=Side(hand=["Greed"]))
    card = scene.state.hands[1][0]
    assert scene.state.seen[card] == 2
    scene.choose("A", "Play Gossip")
    assert scene.state.seen[card] == 3


@pytest.mark.rules("204.3", "Ruling 23")
def test_a_character_with_aggro_attacks_at_once() -> None:
    wolf = character("Wolf", (2, 2, 2), "AGGRO")
    scene = Scene([wolf], A=Side(hand=["Wolf"], resources=RAGE), B=Side())
    scene.choose("A", "Play Wolf").choose("A", "Attack The Open Gate (B)").pass_windows()
    assert scene.influence("B") == 23


@pytest.mark.rules("402.5b", "310.1")
def test_this_and_that_are_them() -> None:
    doom = tactic("Doom", "COST: Pick a character and an item.\nEFFECT: Destroy them.", cost=0)
    duel = tactic(
        "Duel",
        "COST: Pick a character you control. Pick a character an opponent controls.\nEFFECT: Destroy those characters.",
        cost=0,
    )
    rope = item("Rope", "All characters gain 1 life.")
    scene = Scene([duel, RAT, BRUISER], A=Side(hand=["Duel"], play=["Bruiser"]), B=Side(play=["Rat"]))
    scene.choose("A", "Play Duel", "Bruiser", "Rat")
    assert (scene.where("Bruiser"), scene.where("Rat")) == ("discard", "discard")
    both = Scene([doom, rope, RAT], A=Side(hand=["Doom"]), B=Side(play=["Rat", "Rope"]))
    both.choose("A", "Play Doom", "Rat", "Rope")
    assert (both.where("Rope"), both.where("Rat")) == ("discard", "discard")


@pytest.mark.rules("410.2", "309.1")
def test_a_number_to_pay_that_nothing_else_settles_is_chosen() -> None:
    lamp = character("Lamp", (1, 1, 1), "At the end of your turn, you may pay X. If you do, put X tokens on this card.")
    side = Side(play=["Lamp"], resources=RAGE, deck=["Greed"] * 3)
    scene = Scene([lamp], A=side, B=Side(deck=["Greed"] * 3))
    scene.choose("A", "End the turn", "Yes", "3")
    assert scene.state.tokens[scene.card("Lamp")] == 3


@pytest.mark.rules("608.1d", "302.7")
def test_a_blocking_party_that_a_player_forms() -> None:
    drum = item("Drum", "When you form a blocking party with at least 2 members, your faction gains 1 influence.")
    for blockers, influence in ((1, 25), (2, 26)):
        scene = Scene([drum, RAT, BRUISER], A=Side(play=["Bruiser"]), B=Side(play=["Drum", "Rat", "Rat"]))
        scene.choose("A", "Attack The Open Gate (B)")
        scene.choose("B", "Rat (1)", *(["Rat (2)"] if blockers == 2 else ["Done"])).pass_windows()
        if "Done" in scene.options():
            scene.choose(scene.asked, "Done").pass_windows()
        assert scene.influence("B") == influence


@pytest.mark.rules("302.1", "302.12")
def test_only_who_attacks_the_own_faction_can_be_picked() -> None:
    sting = tactic("Sting", "COST: Pick a character that is attacking your faction.\nEFFECT: Destroy it.", cost=0)
    hut = location("Hut", 2)
    at_faction = Scene([sting, BRUISER, hut], A=Side(play=["Bruiser"]), B=Side(hand=["Sting"], play=["Hut"]))
    at_faction.choose("A", "Attack The Open Gate (B)").pass_windows_of("A").choose("B", "Play Sting", "Bruiser")
    assert at_faction.where("Bruiser") == "discard"
    at_hut = Scene([sting, BRUISER, hut], A=Side(play=["Bruiser"]), B=Side(hand=["Sting"], play=["Hut"]))
    at_hut.choose("A", "Attack Hut (B)")
    assert at_hut.where("Hut") == "discard"  # nobody had anything to respond with


@pytest.mark.rules("507.2", "303.1")
def test_a_card_to_attach_that_is_put_into_play_depleted_is_attached() -> None:
    raise_ = tactic("Raise", "Put an item in your discard pile into play depleted under your control.", cost=0)
    sash = item("Sash", "ATTACH TO CHARACTER\nThat character gains 2 life.")
    scene = Scene([raise_, sash, BRUISER], A=Side(hand=["Raise"], play=["Bruiser"], discard=["Sash"]), B=Side())
    scene.choose("A", "Play Raise")
    assert scene.where("Sash") == "play"
    assert scene.state.attached[scene.card("Sash")] == scene.card("Bruiser")


@pytest.mark.rules("402.8", "303.1")
def test_a_card_that_is_put_into_play_depleted() -> None:
    raise_ = tactic("Raise", "Put a character in your discard pile into play depleted under your control.", cost=0)
    scene = Scene([raise_, RAT, BRUISER], A=Side(hand=["Raise"], play=["Bruiser"], discard=["Rat"]), B=Side())
    scene.choose("A", "Play Raise")
    assert scene.where("Rat") == "play"
    assert scene.state.depleted[scene.card("Rat")] == 1
    assert scene.happened("depleted") == 0
