"""The same said in other words, and words whose order decides what they are about."""

import pytest

from mulligan.games.spoils.arranging import Begin, Placed, Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, item, location, tactic
from tests.games.spoils.tried import BRUISER, DECK, GUARD, LAMP, RAGE, RAT, SMASH, played

# ---- what words are about -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["as long as this card is in play", "until this card leaves play"])
def test_what_is_said_after_it_is_not_what_it_is_about(when: str) -> None:
    lord = character("Lord", (1, 1, 1), f"KNIGHT\nCOST: Pick a character.\nEFFECT: It gains COVERT {when}.")
    scene = Scene([lord, RAT, SMASH], A=Side(play=["Lord", "Rat"], hand=["Smash"]), B=Side())
    scene.choose("A", "Lord: Knight", "Rat")
    assert scene.has_covert("Rat")
    assert not scene.has_covert("Lord")
    scene.choose("A", "Play Smash", "Lord")
    assert not scene.has_covert("Rat")


@pytest.mark.parametrize(("depleted", "strength"), [(True, 2), (False, 1)])
def test_a_condition_said_last_is_not_what_the_sentence_is_about(depleted: bool, strength: int) -> None:
    text = "DRILL\nCOST: Pick a character.\nEFFECT: This turn, it gains 1 strength if this card is depleted."
    lord = character("Lord", (1, 1, 1), text)
    scene = Scene([lord, RAT], A=Side(play=[Placed("Lord", depleted=depleted), "Rat"]), B=Side())
    scene.choose("A", "Lord: Drill", "Rat")
    assert (scene.stat("Rat", "strength"), scene.stat("Lord", "strength")) == (strength, 1)


def test_a_time_said_last_may_be_about_the_card_before_it() -> None:
    sneak = character("Sneak", (1, 1, 1), "HIDE\nCOST: Pay 0.\nEFFECT: This card gains COVERT until it leaves play.")
    scene = Scene([sneak, RAT], A=Side(play=["Sneak"], deck=DECK), B=Side(play=["Rat"], deck=DECK))
    scene.choose("A", "Sneak: Hide").to_turn_of("B")
    assert scene.has_covert("Sneak")


@pytest.mark.parametrize(("victim", "life"), [("Rat", 1), ("Tank", 3)])
def test_otherwise_lasts_as_long_as_what_it_is_said_instead_of(victim: str, life: int) -> None:
    scene = played(
        "COST: Pick a character.\nEFFECT: This turn, it loses 2 life if it has 5 life. Otherwise, it gains 2 strength.",
        victim,
        ours=Side(play=["Rat", "Tank"]),
    )
    assert scene.stat(victim, "life") == life
    assert scene.stat(victim, "strength") == (3 if victim == "Rat" else 1)
    scene.to_turn_of("B")
    assert (scene.stat("Rat", "strength"), scene.stat("Tank", "life")) == (1, 5)


def test_after_then_only_the_last_is_done_for_each() -> None:
    scene = played(
        "Draw 2 cards, then gain 1 influence for each character you control.", ours=Side(play=["Rat", "Tank"])
    )
    assert (scene.hand("A"), scene.influence("A")) == (["Greed", "Greed"], 27)


# ---- who did, and what came of it -----------------------------------------------------------------------------------


def test_of_each_player_whether_they_did() -> None:
    text = "Each player may discard a card. Each player who doesn't loses 2 influence."
    scene = played(text, ours=Side(hand=["Greed"]), theirs=Side(hand=["Greed"]))
    scene.choose("A", "Yes")
    scene.choose("B", "No")
    assert (scene.influence("A"), scene.influence("B")) == (25, 23)
    assert scene.pile("A") == ["Greed", "Trial"]


def test_of_each_player_whether_they_can() -> None:
    text = "Each player destroys an item they control. Each player who can't destroys a character they control."
    scene = played(text, ours=Side(play=["Lamp", "Rat"]), theirs=Side(play=["Bruiser"]))
    assert (scene.where("Lamp"), scene.where("Rat"), scene.where("Bruiser")) == ("discard", "play", "discard")


@pytest.mark.parametrize(("answer", "where", "influence"), [("Yes", "play", 22), ("No", "discard", 25)])
def test_unless_a_faction_loses_influence(answer: str, where: str, influence: int) -> None:
    scene = played("Destroy a character unless its controller's faction loses 3 influence.", "Bruiser")
    scene.choose("B", answer)
    assert (scene.where("Bruiser"), scene.influence("B")) == (where, influence)


@pytest.mark.parametrize(("items", "cards"), [([], 1), (["Lamp"], 0)])
def test_where_nothing_was_destroyed_this_way(items: list[str], cards: int) -> None:
    scene = played("Destroy all items. If no items were destroyed this way, draw a card.", ours=Side(play=items))
    assert len(scene.hand("A")) == cards


@pytest.mark.parametrize(
    "number", ["resources destroyed", "resources you destroyed", "resources destroyed as part of this card's cost"]
)
def test_how_many_were_dealt_with_as_a_cost(number: str) -> None:
    text = f"EXTRA COST: Destroy any number of resources you control.\nDraw X cards, where X is the number of {number}."
    scene = played(text, "Rage (1)", "Rage (2)", "Done", ours=Side(resources=RAGE))
    assert len(scene.hand("A")) == 2


@pytest.mark.parametrize(
    ("first", "counted", "drawn"),
    [
        ("An opponent discards 2 cards.", "card an opponent discarded this turn", 2),
        ("Each opponent draws 3 cards.", "card an opponent drew this turn", 3),
        ("Draw a card.", "card you've drawn this turn", 1),
    ],
)
def test_what_somebody_did_to_cards_this_turn_is_counted(first: str, counted: str, drawn: int) -> None:
    scene = played(
        f"{first} Your faction gains 1 influence for each {counted}.", theirs=Side(hand=["Greed"] * 2, deck=DECK)
    )
    assert scene.influence("A") == 25 + drawn


def test_what_somebody_controlled_is_asked_of_what_is_gone() -> None:
    spite = tactic(
        "Spite",
        "EXTRA COST: Use this only if a character you controlled was destroyed this turn.\nDraw a card.",
        cost=0,
    )
    scene = Scene(
        [spite, SMASH, RAT, BRUISER],
        A=Side(play=["Rat"], hand=["Spite", "Smash", "Smash"], deck=DECK),
        B=Side(play=["Bruiser"]),
    )
    scene.choose("A", "Play Smash", "Bruiser")
    assert "Play Spite" not in scene.options()
    scene.choose("A", "Play Smash", "Rat")
    assert "Play Spite" in scene.options()


# ---- when and how often ---------------------------------------------------------------------------------------------


def test_the_second_of_a_kind_each_turn() -> None:
    scholar = character("Scholar", (1, 1, 1), "When you deploy your second tactic each turn, gain 5 influence.")
    pause = tactic("Pause", "Draw a card.", cost=0)
    scene = Scene([scholar, pause], A=Side(play=["Scholar"], hand=["Pause"] * 3, deck=DECK), B=Side())
    gained = []
    for _ in range(3):
        scene.choose("A", "Play Pause")
        gained.append(scene.influence("A"))
    assert gained == [25, 30, 30]


@pytest.mark.parametrize("blocker", ["Rat", "Ogre"])
def test_two_verbs_are_about_one_card(blocker: str) -> None:
    duelist = character("Duelist", (2, 2, 2), "When this card destroys or is destroyed by a character, draw a card.")
    ogre = character("Ogre", (9, 9, 9))
    scene = Scene([duelist, RAT, ogre], A=Side(play=["Duelist"], deck=DECK), B=Side(play=[blocker]))
    scene.choose("A", "Attack The Open Gate (B)").pass_windows().choose("B", blocker)
    assert scene.answered().hand("A") == ["Greed"]


@pytest.mark.parametrize(("face", "influence"), [("face-up", 26), ("face-down", 25)])
def test_entering_play_on_one_side(face: str, influence: int) -> None:
    clerk = character("Clerk", (1, 1, 1), f"When a resource enters play {face} under your control, gain 1 influence.")
    scene = Scene([clerk], A=Side(play=["Clerk"], hand=["Rage"]), B=Side(deck=DECK), begin=Begin.TURN)
    scene.choose("A", "Play a resource.", "Face-up")
    assert scene.influence("A") == influence


def test_a_card_changes_controllers() -> None:
    flag = item("Flag", "When a character changes controllers, draw a card.")
    steal = tactic("Steal", "Take control of a character.", cost=0)
    scene = Scene([flag, steal, RAT], A=Side(play=["Flag"], hand=["Steal"], deck=DECK), B=Side(play=["Rat"]))
    scene.choose("A", "Play Steal")
    assert (scene.controller("Rat"), scene.hand("A")) == ("A", ["Greed"])


@pytest.mark.parametrize(
    "event",
    ["this card is inflicted 3 or more damage", "at least 3 damage is inflicted to this card",
     "a tactic inflicts more than 2 damage to this card"],
)  # fmt: skip
def test_so_much_damage_or_more(event: str) -> None:
    wall = character("Wall", (0, 9, 1), f"When {event}, gain 5 influence.")
    zap = tactic("Zap", "Inflict 2 damage to a character.", cost=0)
    blast = tactic("Blast", "Inflict 3 damage to a character.", cost=0)
    scene = Scene([wall, zap, blast], A=Side(play=["Wall"], hand=["Zap", "Blast"]), B=Side())
    scene.choose("A", "Play Zap")
    assert scene.influence("A") == 25
    scene.choose("A", "Play Blast")
    assert scene.influence("A") == 30


@pytest.mark.parametrize("words", ["damage from this card", "damage inflicted by this card"])
def test_destroyed_by_the_damage_of_a_card(words: str) -> None:
    ram = character("Ram", (6, 6, 6), f"When a location is destroyed by {words}, draw a card.")
    scene = Scene([ram, location("Hut", 4)], A=Side(play=["Ram"], deck=DECK), B=Side(play=["Hut"]))
    scene.choose("A", "Attack Hut (B)").answered()
    assert (scene.where("Hut"), scene.hand("A")) == ("discard", ["Greed"])


# ---- what holds -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "This card gains 1 strength. If you control an item, it gains 3 strength instead.",
        "While you control an item, this card gains 3 strength. Otherwise, it gains 1 strength.",
    ],
)
def test_one_or_the_other_holds(text: str) -> None:
    scene = Scene(
        [character("Ape", (1, 1, 1), text), LAMP, SMASH], A=Side(play=["Ape", "Lamp"], hand=["Smash"]), B=Side()
    )
    assert scene.stat("Ape", "strength") == 4
    scene.choose("A", "Play Smash", "Lamp")
    assert scene.stat("Ape", "strength") == 2


def test_for_each_may_stand_first() -> None:
    ape = character("Ape", (1, 1, 1), "For each item you control, this card gains 1 strength.")
    scene = Scene([ape, LAMP], A=Side(play=["Ape", "Lamp", "Lamp"]), B=Side())
    assert scene.stat("Ape", "strength") == 3


@pytest.mark.parametrize("subject", ["All other soldiers you control gain", "Each other soldier you control gains"])
def test_a_subtype_stands_for_the_cards_that_have_it(subject: str) -> None:
    sergeant = character("Sergeant", (1, 1, 1), f"{subject} 1 strength.", subtypes=("soldier",))
    scene = Scene([sergeant, GUARD, RAT], A=Side(play=["Sergeant", "Guard", "Rat"]), B=Side())
    assert [scene.stat(name, "strength") for name in ("Sergeant", "Guard", "Rat")] == [1, 3, 1]


def test_a_subtype_is_pointed_at_again() -> None:
    text = "DRILL\nCOST: Deplete another soldier you control.\nEFFECT: Gain influence equal to that soldier's strength."
    sergeant = character("Sergeant", (1, 1, 1), text, subtypes=("soldier",))
    scene = Scene([sergeant, GUARD], A=Side(play=["Sergeant", "Guard"]), B=Side())
    scene.choose("A", "Sergeant: Drill", "Guard")
    assert scene.influence("A") == 27


def test_an_item_or_a_subtype() -> None:
    scene = played("COST: Pick an item or soldier.\nEFFECT: Draw a card.", ours=Side(play=["Lamp", "Guard", "Rat"]))
    assert sorted(option for option in scene.options() if option != "Take it back") == ["Guard", "Lamp"]


@pytest.mark.parametrize(("victim", "where"), [("Bruiser", "discard"), ("Rat", "play")])
def test_a_card_is_of_a_trade(victim: str, where: str) -> None:
    scene = played("COST: Pick a character.\nEFFECT: If it is a Rogue, destroy it.", victim)
    assert scene.where(victim) == where


@pytest.mark.rules("408.4")
@pytest.mark.parametrize(
    ("noun", "found"), [("a damaged character", "Tank"), ("a character with no damage on it", "Rat")]
)
def test_damage_is_on_a_card(noun: str, found: str) -> None:
    hurt = Side(play=["Rat", Placed("Tank", damage=1)])
    scene = played(f"Destroy {noun}.", ours=hurt, theirs=Side(deck=DECK))
    assert scene.where(found) == "discard"


def test_damage_on_a_card_as_a_condition() -> None:
    ape = character("Ape", (1, 4, 1), "While this card is damaged, it gains 2 strength.")
    zap = tactic("Zap", "Inflict 2 damage to a character.", cost=0)
    scene = Scene([ape, zap], A=Side(play=["Ape"], hand=["Zap"]), B=Side())
    assert scene.stat("Ape", "strength") == 1
    scene.choose("A", "Play Zap")
    assert scene.stat("Ape", "strength") == 3


@pytest.mark.rules("311.1")
def test_a_card_provides_icons_without_quotation_marks() -> None:
    idol = item("Idol", "While you control a character, this card provides an additional [D][D].")
    scene = Scene([idol, RAT, SMASH], A=Side(play=["Idol", "Rat"], hand=["Smash"]), B=Side())
    assert scene.icons("A", "D") == 2
    scene.choose("A", "Play Smash", "Rat")
    assert scene.icons("A", "D") == 0


@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("Your items cost 1 less to deploy.", 2),
        ("Your opponents' items cost 1 more.", 3),
        ("Items you deploy cost 1 less for each character you control.", 1),
        ("For each character you control, reduce the numeric cost of items you deploy by 1, to a minimum of 2.", 2),
    ],
)
def test_what_cards_cost_to_deploy(text: str, price: int) -> None:
    broker, crate = character("Broker", (1, 1, 1), text), Card("Crate", CardType.ITEM, cost=3, text="")
    scene = Scene([broker, crate, RAT], A=Side(play=["Broker", "Rat"], hand=["Crate"], resources=RAGE), B=Side())
    scene.choose("A", "Play Crate")
    assert 4 - scene.unattached("A") == price


def test_what_abilities_cost_to_use() -> None:
    broker = character("Broker", (1, 1, 1), "Abilities of items you control cost 1 less to use, to a minimum of 1.")
    lamp = item("Lamp", "GLOW\nCOST: Pay 3.\nEFFECT: Draw a card.")
    scene = Scene([broker, lamp], A=Side(play=["Broker", "Lamp"], resources=RAGE, deck=DECK), B=Side())
    scene.choose("A", "Lamp: Glow")
    assert scene.unattached("A") == 2


@pytest.mark.rules("505.1")
@pytest.mark.parametrize("words", ["attacks each turn if able", "attacks if it can"])
def test_a_card_attacks_if_it_can(words: str) -> None:
    fool = character("Fool", (1, 1, 1), f"This card {words}.")
    scene = Scene([fool], A=Side(play=["Fool"]), B=Side())
    assert "End the turn" not in scene.options()


@pytest.mark.rules("302.1")
def test_nobody_attacks_a_player() -> None:
    calm = tactic("Calm", "Until your next turn, characters cannot attack you.", cost=0)
    ours = Side(hand=["Calm"], play=["Hut", "Rat"], deck=DECK)
    scene = Scene([calm, RAT, location("Hut", 4), SMASH], A=ours, B=Side(play=["Rat"], hand=["Smash"] * 2, deck=DECK))
    scene.choose("A", "Play Calm").to_turn_of("B")
    assert not [option for option in scene.options() if option.startswith("Attack")]
    scene.to_turn_of("A").to_turn_of("B")
    assert [option for option in scene.options() if option.startswith("Attack")]


def test_a_card_attacks_factions_alone() -> None:
    snob = character("Snob", (1, 1, 1), "This card can only attack factions.")
    scene = Scene([snob, location("Hut", 4)], A=Side(play=["Snob"]), B=Side(play=["Hut"]))
    assert [option for option in scene.options() if option.startswith("Attack")] == ["Attack The Open Gate (B)"]


@pytest.mark.parametrize(
    "words", ["Players may deploy only one tactic each turn.", "Players may only deploy 1 tactic each turn."]
)
def test_so_many_and_no_more_each_turn(words: str) -> None:
    pause = tactic("Pause", "Draw a card.", cost=0)
    scene = Scene([item("Rule", words), pause], A=Side(play=["Rule"], hand=["Pause"] * 2, deck=DECK), B=Side())
    scene.choose("A", "Play Pause")
    assert "Play Pause" not in scene.options()


def test_hands_are_open() -> None:
    scene = Scene(
        [item("Eye", "All players play with their hands revealed.")], A=Side(play=["Eye"]), B=Side(hand=["Greed"])
    )
    assert scene.state.seen[scene.card("Greed")] == 3
    scene.choose("B", "Draw a card.")
    assert scene.happened("revealed") == 1  # it is not revealed over and over


def test_a_kind_of_card_is_deployed_as_if_it_had_a_keyword() -> None:
    trap = item("Trap", "You may deploy characters as though they had TACTICAL.")
    scene = Scene([trap, RAT, BRUISER], A=Side(play=["Bruiser"]), B=Side(play=["Trap"], hand=["Rat"], resources=RAGE))
    scene.choose("A", "Attack The Open Gate (B)")
    assert scene.asked == "B"
    assert "Play Rat" in scene.options()


@pytest.mark.parametrize("words", ["effects opponents control", "your opponents' effects"])
def test_what_opponents_control_does_not_destroy(words: str) -> None:
    vault = item("Vault", f"Items you control cannot be destroyed by {words}.")
    scene = Scene([vault, LAMP, SMASH], A=Side(hand=["Smash"]), B=Side(play=["Vault", "Lamp"]))
    scene.choose("A", "Play Smash", "Lamp")
    assert scene.where("Lamp") == "play"


@pytest.mark.parametrize("zone", ["hand", "your hand"])
def test_cards_in_hand_are_ones_own(zone: str) -> None:
    monk = character("Monk", (1, 1, 1), f"While you have no cards in {zone}, this card gains 3 strength.")
    scene = Scene([monk], A=Side(play=["Monk"]), B=Side(hand=["Greed"]))
    assert scene.stat("Monk", "strength") == 4


@pytest.mark.rules("201.6")
def test_a_card_without_a_threshold() -> None:
    spy = character("Spy", (1, 1, 1), "When an opponent deploys a card with no threshold, draw a card.")
    dear = Card("Dear", CardType.TACTIC, cost=0, threshold="R", text="Gain 1 influence.")
    cheap = tactic("Cheap", "Gain 1 influence.", cost=0)
    scene = Scene([spy, dear, cheap], A=Side(hand=["Dear", "Cheap"], resources=RAGE), B=Side(play=["Spy"], deck=DECK))
    scene.choose("A", "Play Dear")
    assert scene.hand("B") == []
    scene.choose("A", "Play Cheap")
    assert scene.hand("B") == ["Greed"]


@pytest.mark.rules("409.1")
@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("Items you deploy enter play with a token on them.", 1),
        ("While you control a character, items you control enter play with 2 tokens on them.", 2),
        ("Items your opponents deploy enter play with a token on them.", 0),
    ],
)
def test_other_cards_enter_play_with_tokens(text: str, tokens: int) -> None:
    clerk = character("Clerk", (1, 1, 1), text)
    scene = Scene([clerk, LAMP], A=Side(play=["Clerk"], hand=["Lamp"], resources=RAGE), B=Side())
    scene.choose("A", "Play Lamp")
    assert scene.state.tokens[scene.card("Lamp")] == tokens


@pytest.mark.rules("405.4", "409.1")
@pytest.mark.parametrize(("resources", "tokens"), [(3, 0), (4, 2)])
def test_a_card_enters_play_with_tokens_where_its_threshold_is_met(resources: int, tokens: int) -> None:
    horse = character("Horse", (1, 1, 1), "[R][R][R][R]: This card enters play with 2 tokens on it.")
    scene = Scene([horse], A=Side(hand=["Horse"], resources=["Rage"] * resources), B=Side())
    scene.choose("A", "Play Horse")
    assert scene.state.tokens[scene.card("Horse")] == tokens


def test_a_card_enters_play_with_a_token_for_each_of_something() -> None:
    horse = character("Horse", (1, 1, 1), "This card enters play with a token on it for each item you control.")
    scene = Scene([horse, LAMP], A=Side(hand=["Horse"], play=["Lamp"] * 2, resources=RAGE), B=Side())
    scene.choose("A", "Play Horse")
    assert scene.state.tokens[scene.card("Horse")] == 2


def test_other_cards_enter_play_depleted() -> None:
    trap = item("Trap", "Characters your opponents deploy enter play depleted.")
    scene = Scene([trap, RAT], A=Side(hand=["Rat"], resources=RAGE), B=Side(play=["Trap"]))
    scene.choose("A", "Play Rat")
    assert scene.state.depleted[scene.card("Rat")]


@pytest.mark.parametrize(
    ("condition", "strength"),
    [
        ("you have more than 1 card in hand", 2),
        ("you have fewer than 2 cards in hand", 1),
        ("you control more than 2 items", 1),
        ("you control fewer than 3 items", 2),
        ("there are more than 2 cards in your discard pile", 1),
    ],
)
def test_more_and_fewer_than_a_number(condition: str, strength: int) -> None:
    ape = character("Ape", (1, 1, 1), f"While {condition}, this card gains 1 strength.")
    ours = Side(play=["Ape", "Lamp", "Lamp"], hand=["Greed"] * 2, discard=["Greed"] * 2)
    assert Scene([ape, LAMP], A=ours, B=Side()).stat("Ape", "strength") == strength


def test_a_moment_said_last_may_be_that_something_holds() -> None:
    text = "LOAD\nCOST: Pay 0.\nEFFECT: Put a token on this card.\nDestroy this card when it has 2 tokens on it."
    scene = Scene([item("Keg", text), RAT], A=Side(play=["Keg", "Rat"]), B=Side())
    scene.choose("A", "Keg: Load")
    assert scene.where("Keg") == "play"
    scene.choose("A", "Keg: Load")
    assert scene.where("Keg") == "discard"


@pytest.mark.parametrize("noun", ["that has 5 life", "that has COVERT or 5 life"])
def test_what_a_card_has_is_what_it_is_with(noun: str) -> None:
    scene = played(f"Destroy each character {noun}.", ours=Side(play=["Rat", "Tank"]))
    assert [scene.where(name) for name in ("Rat", "Tank", "Bruiser")] == ["play", "discard", "play"]


# ---- what is done ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("passive", "where"),
    [
        ("is destroyed", "discard"),
        ("is put into its owner's hand", "hand"),
        ("is removed from the game", "out"),
    ],
)
def test_what_is_done_is_said_of_the_card(passive: str, where: str) -> None:
    scene = played(f"COST: Pick a character.\nEFFECT: The character {passive}.", "Bruiser")
    assert scene.where("Bruiser") == where


def test_somebody_has_others_do_something() -> None:
    clerk = character("Clerk", (1, 1, 1), "When this card enters play, you may have an opponent discard a card.")
    scene = Scene([clerk], A=Side(hand=["Clerk"], resources=RAGE), B=Side(hand=["Greed"]))
    scene.choose("A", "Play Clerk", "Yes")
    assert scene.pile("B") == ["Greed"]


@pytest.mark.parametrize(("choice", "hand", "strength"), [(0, 1, 1), (1, 0, 3)])
def test_an_option_begins_with_its_time(choice: int, hand: int, strength: int) -> None:
    ape = character(
        "Ape", (1, 1, 1), "GO\nCOST: Pay 0.\nEFFECT: Choose one: draw a card; or this turn, this card gains 2 strength."
    )
    scene = Scene([ape, RAT], A=Side(play=["Ape"], deck=DECK), B=Side(play=["Rat"], deck=DECK))
    scene.choose("A", "Ape: Go")
    scene.choose("A", scene.options()[choice])
    assert (len(scene.hand("A")), scene.stat("Ape", "strength")) == (hand, strength)
    scene.to_turn_of("B")
    assert scene.stat("Ape", "strength") == 1


@pytest.mark.parametrize(("choice", "hand", "influence"), [(0, 0, 25), (1, 1, 23)])
def test_another_player_chooses_one(choice: int, hand: int, influence: int) -> None:
    scene = played(
        "Each opponent chooses one: discard a card or their faction loses 2 influence.", theirs=Side(hand=["Greed"])
    )
    scene.choose("B", scene.options()[choice])
    assert (len(scene.hand("B")), scene.influence("B")) == (hand, influence)


@pytest.mark.parametrize(("victim", "drawn"), [("Rat", 1), ("Tank", 0)])
def test_whether_this_destroys_it(victim: str, drawn: int) -> None:
    scene = played(
        "COST: Pick a character.\nEFFECT: Inflict 2 damage to it. If this destroys the character, draw a card.",
        victim,
        ours=Side(play=["Rat", "Tank"]),
    )
    assert len(scene.hand("A")) == drawn


def test_a_card_is_deployed_without_paying_for_it() -> None:
    crate = Card("Crate", CardType.ITEM, cost=9, text="")
    gift = tactic("Gift", "You may deploy an item without paying its numeric cost.", cost=0)
    scene = Scene([crate, gift], A=Side(hand=["Gift", "Crate"]), B=Side())
    scene.choose("A", "Play Gift")
    while scene.where("Crate") != "play":
        scene.choose("A", next(option for option in scene.options() if option in ("Yes", "Crate", "Play Crate")))
    assert scene.where("Crate") == "play"


def test_for_each_token_that_was_removed() -> None:
    cost = "COST: Remove any number of tokens from this card."
    text = f"CASH\n{cost}\nEFFECT: Gain 2 influence for each token removed this way."
    scene = Scene([item("Purse", text), RAT], A=Side(play=[Placed("Purse", tokens=3), "Rat"]), B=Side())
    scene.choose("A", "Purse: Cash", "2")
    assert scene.influence("A") == 29


def test_cards_are_put_back_in_any_order() -> None:
    text = "Look at the top 3 cards of your deck. Put one of them into your hand and the rest on top in any order."
    scene = played(text, ours=Side(deck=["Rage", "Greed", "Rage", "Greed"]))
    assert scene.asked == "A"
    scene.answered()
    assert len(scene.hand("A")) == 1
