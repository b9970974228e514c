"""Who does something to a card, an opponent of whom something holds, and cards that are so much together."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, tactic
from tests.games.spoils.tried import BRUISER, DECK, GUARD, LAMP, RAT, SMASH, TANK, played

OX = character("Ox", (1, 6, 3))
PAUSE = tactic("Pause", "Draw a card.", cost=0)


# ---- players who do something to cards ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("watch", "drawn"),
    [
        ("When you destroy a character, draw a card.", 1),
        ("When you destroy one or more characters, draw a card.", 1),
        ("When an opponent destroys a character, draw a card.", 0),
        ("When you destroy an item, draw a card.", 0),
    ],
)
def test_who_destroys_a_card_is_whose_card_does_it(watch: str, drawn: int) -> None:
    spy = character("Spy", (1, 1, 1), watch)
    ours = Side(hand=["Smash"], play=["Spy"], deck=DECK)
    scene = Scene([spy, SMASH, BRUISER], A=ours, B=Side(play=["Bruiser"], deck=DECK))
    scene.choose("A", "Play Smash", "Bruiser").answered()
    assert len(scene.hand("A")) == drawn


@pytest.mark.parametrize(
    ("watch", "strength"),
    [
        ("When you detach a resource from your faction, this card gains 1 strength this turn.", 2),
        ("When an opponent detaches a resource from their faction, this card gains 1 strength this turn.", 1),
    ],
)
def test_who_detaches_a_resource_is_watched(watch: str, strength: int) -> None:
    spy = character("Spy", (1, 1, 1), watch)
    free = tactic("Free", "Detach a resource from your faction.", cost=0)
    ours = Side(hand=["Free"], play=["Spy"], resources=[Placed("Greed", attached_to="faction")])
    scene = Scene([spy, free], A=ours, B=Side())
    scene.choose("A", "Play Free").answered()
    assert scene.stat("Spy", "strength") == strength


def test_who_attaches_an_item_is_watched() -> None:
    smith = character("Smith", (1, 1, 1), "When you attach an item to this card, draw a card.")
    blade = item("Blade", "ATTACH TO CHARACTER\nThe attached character gains 1 strength.")
    ours = Side(hand=["Blade"], play=["Smith"], resources=["Greed"] * 2, deck=DECK)
    scene = Scene([smith, blade], A=ours, B=Side())
    scene.choose("A", "Play Blade").answered("Smith")
    assert scene.hand("A") == ["Greed"]


@pytest.mark.parametrize(
    ("watch", "drawn"),
    [
        ("When an opponent attacks your faction with 2 or more characters, draw a card.", 1),
        ("When you are attacked by at least 3 characters, draw a card.", 0),
        ("When an opponent attacks a location with 2 or more characters, draw a card.", 0),
    ],
)
def test_with_how_many_and_whom_one_attacks(watch: str, drawn: int) -> None:
    spy = character("Spy", (1, 1, 1), watch)
    ours = Side(play=["Rat", "Ox"])
    scene = Scene([spy, RAT, OX], A=ours, B=Side(play=["Spy"], deck=DECK))
    scene.choose("A", "Attack The Open Gate (B)", "Rat", "Ox").answered()
    assert len(scene.hand("B")) == drawn


def test_whoever_blocks_is_watched() -> None:
    spy = character("Spy", (1, 1, 1), "When an opponent blocks, draw a card.")
    scene = Scene([spy, RAT, OX], A=Side(play=["Spy", "Rat"], deck=DECK), B=Side(play=["Ox"]))
    scene.choose("A", "Attack The Open Gate (B)", "Rat").choose("A", "Done").answered("Ox")
    assert scene.hand("A") == ["Greed"]


def test_tokens_that_are_put_at_once_are_watched_once() -> None:
    hoard = character(
        "Hoard",
        (1, 1, 1),
        "When any number of tokens are put on a character, draw a card. This ability only triggers once each turn.",
    )
    gift = tactic("Gift", "Put 2 tokens on a character.", cost=0)
    scene = Scene([hoard, gift], A=Side(hand=["Gift", "Gift"], play=["Hoard"], deck=DECK), B=Side())
    scene.choose("A", "Play Gift").answered().choose("A", "Play Gift").answered()
    assert scene.hand("A") == ["Greed"]


def test_what_is_put_into_a_discard_pile_from_anywhere_but_play() -> None:
    heir = character(
        "Heir", (1, 1, 1), "When a character is put into your discard pile from anywhere other than play, draw a card."
    )
    mill = tactic("Mill", "Put the top card of your deck into your discard pile. Destroy a character.", cost=0)
    ours = Side(hand=["Mill"], play=["Heir", "Rat"], deck=["Ox", *DECK])
    scene = Scene([heir, mill, RAT, OX], A=ours, B=Side())
    scene.choose("A", "Play Mill").answered("Rat")
    assert scene.hand("A") == ["Greed"]


# ---- players and parties of which something holds -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "lost"),
    [
        ("an opponent who controls at least 2 characters", 2),
        ("an opponent who controls at least 3 characters", 0),
        ("an opponent with no cards in their hand", 2),
        ("an opponent with more influence than you", 0),
    ],
)
def test_an_opponent_of_whom_something_holds(who: str, lost: int) -> None:
    theirs = Side(play=["Tank", "Bruiser"])
    scene = played(f"Pick {who}. That player loses 2 influence.", theirs=theirs)
    assert 25 - scene.influence("B") == lost


@pytest.mark.parametrize(
    ("condition", "strength"),
    [
        ("your attacking party has at least 2 members", 2),
        ("your attacking party has at least 3 members", 1),
        ("you are attacking with 2 or more characters", 2),
        ("you control a soldier and a Banker character", 2),
        ("you control a soldier and at least 2 Banker characters", 1),
        ("there are no cards in your hand", 1),
        ("you have an odd number of cards in your hand", 2),
        ("you have no detached resources", 2),
        ("you control more [G] than any opponent", 1),
        ("your faction has less than 26 influence", 2),
        ("no tactics have been deployed this turn", 2),
    ],
)
def test_conditions_of_parties_and_players(condition: str, strength: int) -> None:
    wolf = character("Wolf", (1, 1, 1), f"While {condition}, this card gains 1 strength.")
    ours = Side(hand=["Pause"], play=["Wolf", "Rat", "Guard"])
    scene = Scene([wolf, RAT, GUARD, PAUSE], A=ours, B=Side())
    scene.choose("A", "Attack The Open Gate (B)", "Wolf", "Rat", "Done")
    assert scene.stat("Wolf", "strength") == strength


@pytest.mark.parametrize(("speed", "strength"), [(1, 3), (2, 1)])
def test_in_a_battle_with_a_slower_character(speed: int, strength: int) -> None:
    duelist = character(
        "Duelist", (1, 9, 2), "While this card is in a battle with a character with less speed, it gains 2 strength."
    )
    slow = character("Slow", (1, 9, speed))
    scene = Scene([duelist, slow, PAUSE], A=Side(hand=["Pause"], play=["Duelist"]), B=Side(play=["Slow"]))
    scene.choose("A", "Attack The Open Gate (B)").pass_windows().choose("B", "Slow")
    assert scene.stat("Duelist", "strength") == strength


# ---- which cards ----------------------------------------------------------------------------------------------------


def test_cards_that_are_so_much_together() -> None:
    deed = tactic(
        "Deed", "EXTRA COST: Pick any number of characters with total strength 4 or less.\nDestroy them.", cost=0
    )
    scene = Scene([deed, RAT, BRUISER, TANK], A=Side(hand=["Deed"], play=["Rat"]), B=Side(play=["Bruiser", "Tank"]))
    scene.choose("A", "Play Deed", "Bruiser", "Tank")
    assert "Rat" not in scene.options()
    scene.answered()
    assert (scene.where("Bruiser"), scene.where("Tank"), scene.where("Rat")) == ("discard", "discard", "play")


def test_cards_in_a_single_discard_pile() -> None:
    deed = tactic("Deed", "EXTRA COST: Pick 2 cards in a single discard pile.\nRemove them from the game.", cost=0)
    ours, theirs = Side(hand=["Deed"], play=["Rat"], discard=["Ox"]), Side(discard=["Bruiser", "Tank"])
    scene = Scene([deed, RAT, OX, BRUISER, TANK], A=ours, B=theirs)
    scene.choose("A", "Play Deed")
    assert [name for name in scene.options() if name != "Take it back"] == ["Bruiser", "Tank"]


@pytest.mark.parametrize(
    ("noun", "found"),
    [
        ("a non-item, non-resource card", ["Ox", "Stray"]),
        ("a character you control but don't own", ["Stray"]),
        ("a character that is not named Ox", ["Stray"]),
        ("an item with no tokens", ["Lamp"]),
    ],
)
def test_kinds_of_card_said_in_other_words(noun: str, found: list[str]) -> None:
    deed = tactic("Deed", f"EXTRA COST: Pick {noun}.\nDraw a card.", cost=0)
    stray = character("Stray", (1, 1, 1))
    ours = Side(hand=["Deed"], play=["Ox", "Lamp", Placed("Stray", owner="B")], deck=DECK)
    scene = Scene([deed, OX, LAMP, stray], A=ours, B=Side())
    scene.choose("A", "Play Deed")
    assert sorted({name for name in scene.options() if name != "Take it back"}) == found


# ---- times and the other one ----------------------------------------------------------------------------------------


def test_a_time_said_first_holds_beyond_a_condition() -> None:
    text = (
        "EXTRA COST: Pick a character.\n"
        "This turn, the character gains 1 strength. If you control a character, it also gains 1 life."
    )
    scene = played(text, "Bruiser")
    assert (scene.stat("Bruiser", "strength"), scene.stat("Bruiser", "life")) == (4, 4)
    scene.choose("A", "End the turn").answered().to_turn_of("B")
    assert (scene.stat("Bruiser", "strength"), scene.stat("Bruiser", "life")) == (3, 3)


def test_the_other_character_is_the_one_that_another_was_picked_as() -> None:
    text = (
        "EXTRA COST: Pick an item.\nPick another character you control. Destroy the item. "
        "The other character gains 1 strength this turn."
    )
    scene = played(text, "Lamp", ours=Side(play=["Rat", "Lamp"]))
    assert scene.stat("Rat", "strength") == 2


def test_a_card_is_out_of_the_game_until_the_end_of_the_turn() -> None:
    scene = played(
        "EXTRA COST: Pick a character.\nRemove the character from the game until the end of the turn.", "Bruiser"
    )
    assert scene.where("Bruiser") == "out"
    scene.choose("A", "End the turn").answered()
    assert (scene.where("Bruiser"), scene.controller("Bruiser")) == ("play", "B")


# ---- what was destroyed, and what destroyed it ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("done", "hand", "strength"),
    [("put it into its owner's hand", ["Bruiser"], 4), ("it gains 2 strength this turn", [], 6)],
)
def test_it_is_moved_where_it_was_destroyed_and_gains_where_it_destroyed(
    done: str, hand: list[str], strength: int
) -> None:
    ogre = character("Ogre", (4, 9, 4), f"When a character is destroyed by this card, {done}.")
    ours = Side(hand=["Pause"], play=["Ogre"])
    scene = Scene([ogre, BRUISER, PAUSE], A=ours, B=Side(play=["Bruiser"]))
    scene.choose("A", "Attack The Open Gate (B)").pass_windows().choose("B", "Bruiser").pass_windows()
    assert (scene.hand("B"), scene.stat("Ogre", "strength")) == (hand, strength)


@pytest.mark.parametrize(("how", "drawn"), [("battle", 1), ("text", 0)])
def test_whether_it_was_battle_damage_that_destroyed_it(how: str, drawn: int) -> None:
    ghost = character(
        "Ghost", (1, 1, 1), "When this card is destroyed, if it was destroyed by battle damage, draw a card."
    )
    if how == "battle":
        scene = Scene([ghost, OX], A=Side(play=["Ox"]), B=Side(play=["Ghost"], deck=DECK))
        scene.choose("A", "Attack The Open Gate (B)").answered("Ghost")
    else:
        scene = Scene([ghost, SMASH, RAT], A=Side(hand=["Smash"], play=["Rat"]), B=Side(play=["Ghost"], deck=DECK))
        scene.choose("A", "Play Smash", "Ghost").answered()
    assert len(scene.hand("B")) == drawn


@pytest.mark.parametrize(("how", "drawn"), [("battle", 0), ("text", 1)])
def test_what_a_tactic_or_ability_destroys_no_battle_does(how: str, drawn: int) -> None:
    kin = character(
        "Kin", (1, 9, 1), "When a character you control is destroyed by an opponent's tactic or ability, draw a card."
    )
    theirs = Side(play=["Rat", "Kin"], deck=DECK)
    scene = Scene([kin, SMASH, RAT, OX], A=Side(hand=["Smash"], play=["Ox"]), B=theirs)
    if how == "battle":
        scene.choose("A", "Attack The Open Gate (B)").answered("Rat")
    else:
        scene.choose("A", "Play Smash", "Rat").answered()
    assert (scene.where("Rat"), len(scene.hand("B"))) == ("discard", drawn)


# ---- small things ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw a card for each item you control and for each Banker character you control.", 3),
        ("EXTRA COST: X is the number of items you control.\nIf X was 2 or more, draw a card.", 1),
        ("Reveal the top card of your deck. If you reveal a resource this way, draw 2 cards.", 2),
        ("Each player reveals the top card of their deck. If they reveal a character this way, draw 2 cards.", 0),
    ],
)
def test_counted_and_revealed_in_other_words(text: str, drawn: int) -> None:
    scene = played(text, ours=Side(play=["Rat", "Lamp", "Lamp"]), theirs=Side(play=["Bruiser"], deck=DECK))
    scene.answered()
    assert len(scene.hand("A")) == drawn


def test_a_faction_loses_no_more_than_so_much_at_a_time() -> None:
    steward = character("Steward", (1, 9, 1), "Your faction cannot lose more than 3 influence at a time.")
    tax = tactic("Tax", "An opponent's faction loses 5 influence.", cost=0)
    scene = Scene([steward, tax, RAT], A=Side(hand=["Tax"], play=["Rat"]), B=Side(play=["Steward"], influence=20))
    scene.choose("A", "Play Tax").answered()
    assert scene.influence("B") == 17


def test_those_of_them_of_which_something_is_so_at_the_end() -> None:
    text = (
        "This turn, characters you control gain 1 strength. "
        "At the end of the turn, destroy each of those characters that did not attack."
    )
    scene = played(text, ours=Side(play=["Rat", "Guard"]), theirs=Side(play=[], deck=DECK))
    scene.choose("A", "Attack The Open Gate (B)", "Guard", "Done").answered()
    scene.choose("A", "End the turn").answered()
    assert (scene.where("Guard"), scene.where("Rat")) == ("play", "discard")


def test_a_party_of_so_many_members_gains() -> None:
    flag = character("Flag", (1, 1, 1), "Characters in parties with at least 2 members gain 1 life.")
    ours = Side(hand=["Pause"], play=["Flag", "Rat", "Guard"])
    scene = Scene([flag, RAT, GUARD, PAUSE], A=ours, B=Side())
    scene.choose("A", "Attack The Open Gate (B)", "Flag", "Rat", "Done")
    assert [scene.stat(name, "life") for name in ("Flag", "Rat", "Guard")] == [2, 2, 2]


# ---- each of several players by their own ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Each player gains X influence, where X is the number of characters they control.",
        "Each player puts all characters they control into their owner's hand. "
        "Each player gains X influence, where X is the number of cards put into their hand this way.",
        "Each player discards all tactics. "
        "Each player gains X influence, where X is the number of cards they discarded this way plus 1.",
    ],
)
def test_a_number_that_is_each_players_own(text: str) -> None:
    ours = Side(hand=["Pause", "Pause", "Pause"], play=["Ox"] * 4)
    theirs = Side(hand=["Pause", "Pause"], play=["Tank"] * 3)
    deed = tactic("Deed", text, cost=0)
    ours.hand.append("Deed")
    scene = Scene([deed, OX, TANK, PAUSE], A=ours, B=theirs)
    scene.choose("A", "Play Deed").pass_windows()
    assert (scene.influence("A") - 25, scene.influence("B") - 25) == (4, 3)


def test_your_character_is_the_one_of_yours_that_was_picked() -> None:
    text = (
        "EXTRA COST: Pick a character you control. Pick a character an opponent controls.\n"
        "Your character gains 1 strength this turn. Deplete the opponent's character."
    )
    scene = played(text, "Rat", ours=Side(play=["Rat", "Guard"]), theirs=Side(play=["Bruiser", "Tank"], deck=DECK))
    scene.choose("A", "Tank").answered()
    depleted = [scene.state.depleted[scene.card(name)] for name in ("Bruiser", "Tank")]
    assert (scene.stat("Rat", "strength"), scene.stat("Guard", "strength"), depleted) == (2, 2, [0, 1])


def test_its_controller_in_what_a_card_is_measured_by_is_its_own() -> None:
    text = (
        "CON\nCOST: Pick another character with strength less than or equal to the number of cards "
        "in its controller's discard pile.\nEFFECT: Destroy it."
    )
    queen = character("Queen", (1, 1, 1), text)
    theirs = Side(play=["Bruiser", "Guard"], discard=["Rat", "Rat"])
    scene = Scene([queen, RAT, BRUISER, GUARD], A=Side(play=["Queen", "Rat"]), B=theirs)
    scene.choose("A", "Queen: Con")
    assert "Guard" not in scene.options() or "Bruiser" not in scene.options()
    scene.answered("Guard")
    assert (scene.where("Guard"), scene.where("Bruiser")) == ("discard", "play")


@pytest.mark.parametrize(("chosen", "hand"), [("Yes", 3), ("No", 0)])
def test_they_who_do_not_put_a_card_into_its_owners_hand_are_those_who_were_to(chosen: str, hand: int) -> None:
    text = (
        "EXTRA COST: Pick an opponent.\n"
        "That player may put a character they control into its owner's hand. If they don't, they discard 2 cards."
    )
    scene = played(text, theirs=Side(hand=["Lamp", "Lamp"], play=["Bruiser"], deck=DECK))
    scene.answered(chosen)
    assert len(scene.hand("B")) == hand


@pytest.mark.parametrize("attacks", [True, False])
def test_after_a_battle_in_which_it_attacked(attacks: bool) -> None:
    hound = character("Hound", (1, 9, 1), "After a battle in which this card attacked, restore this card.")
    ours = Side(hand=["Pause"], play=["Rat", Placed("Hound", depleted=not attacks)])
    scene = Scene([hound, RAT, PAUSE], A=ours, B=Side())
    scene.choose("A", "Attack The Open Gate (B)", *(["Hound", "Done"] if attacks else [])).pass_windows()
    assert scene.state.depleted[scene.card("Hound")] == (0 if attacks else 1)
