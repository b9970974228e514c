"""What is meant by "it", "you" and X where the text says it in passing, and what costs something at any time."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.language import read
from mulligan.language.reader import ReadError
from tests.games.spoils.arranged import Scene, character, location, tactic
from tests.games.spoils.tried import BRUISER, DECK, RAT, SMASH, TANK, played

LOOK = "EXTRA COST: Pick an opponent.\nLook at that player's hand. "


def test_cards_in_it_are_in_the_hand_and_not_in_a_card() -> None:
    text = LOOK + "Choose a character and a tactic in it. That player discards them."
    scene = played(text, theirs=Side(hand=["Rat", "Smash", "Greed"], play=["Bruiser"], deck=DECK)).answered()
    assert scene.pile("B") == ["Rat", "Smash"]


def test_cards_from_among_those_of_a_hand_are_in_it() -> None:
    text = LOOK + "You may choose an item or a character from among those cards and deploy it for free."
    scene = played(text, theirs=Side(hand=["Rat", "Greed"], play=["Bruiser"], deck=DECK)).answered("Yes")
    assert scene.where("Rat") == "play"
    assert scene.controller("Rat") == "A"


@pytest.mark.parametrize(("shown", "discarded"), [("Rat", ["Clerk"]), ("Bruiser", ["Bruiser"])])
def test_the_same_trade_is_that_of_the_card_spoken_of(shown: str, discarded: list[str]) -> None:
    clerk = character("Clerk", (1, 1, 1), trade="Banker")
    trial = tactic("Trial", "Reveal a card from your hand. Each opponent discards a card with the same trade.", cost=0)
    ours = Side(hand=["Trial", shown], deck=DECK)
    theirs = Side(hand=["Clerk", "Bruiser"], deck=DECK)
    scene = Scene([trial, clerk, RAT, BRUISER], A=ours, B=theirs).choose("A", "Play Trial")
    assert scene.pile("B") == discarded


@pytest.mark.parametrize(("choice", "ours", "theirs"), [(0, 2, 0), (1, 0, 2)])
def test_options_that_an_opponent_chooses_from_are_done_by_whom_they_say(choice: int, ours: int, theirs: int) -> None:
    scene = played("An opponent chooses one of the following:\nOPTION 1: You draw 2 cards.\nOPTION 2: Draw 2 cards.")
    scene.choose("B", scene.options()[choice])
    assert (len(scene.hand("A")), len(scene.hand("B"))) == (ours, theirs)


def test_options_may_follow_a_full_stop() -> None:
    scene = played("Choose one of the following.\nOPTION 1: Draw a card.\nOPTION 2: Lose 2 influence.")
    scene.choose("A", scene.options()[1])
    assert scene.influence("A") == 23


@pytest.mark.rules("506.1")
def test_damage_to_a_faction_may_be_inflicted_to_a_card_instead() -> None:
    text = "If damage would be inflicted to your faction, you may inflict it to this card instead."
    wall = character("Wall", (1, 9, 1), text)
    bolt = tactic("Bolt", "Inflict 3 damage to an opponent's faction.", cost=0)
    scene = Scene([wall, bolt, SMASH], A=Side(hand=["Bolt", "Smash"], deck=DECK), B=Side(play=["Wall"], deck=DECK))
    scene.choose("A", "Play Bolt").choose("B", "Yes")
    assert (scene.influence("B"), scene.state.damage[scene.card("Wall")]) == (25, 3)


@pytest.mark.rules("410.2")
@pytest.mark.parametrize(
    ("cost", "ours", "number", "most"),
    [
        ("Lose X influence.", Side(play=["Rat"], influence=3), "2", "3"),
        ("Destroy X characters you control.", Side(play=["Rat", "Tank"]), "1", "2"),
        ("Deplete X characters you control.", Side(play=["Rat", Placed("Tank", depleted=True)]), "1", "1"),
        ("Reveal X cards from your hand.", Side(play=["Rat"], hand=["Greed", "Rage"]), "2", "2"),
    ],
)
def test_as_much_is_chosen_as_a_cost_says_x(cost: str, ours: Side, number: str, most: str) -> None:
    before = len(ours.hand)
    scene = played(f"EXTRA COST: {cost}\nDraw X cards.", ours=ours)
    assert scene.options()[-2:] == [most, "Take it back"]
    scene.choose("A", number).answered()
    assert len(scene.hand("A")) == before + int(number)


@pytest.mark.rules("606.1")
def test_what_you_may_pay_for_is_an_ability() -> None:
    text = "You may lose 2 influence to draw a card. Use this only once each turn."
    oracle = character("Oracle", (1, 1, 1), text)
    scene = Scene([oracle], A=Side(play=["Oracle"], deck=DECK), B=Side(deck=DECK))
    scene.choose("A", "Oracle: At any time")
    assert (len(scene.hand("A")), scene.influence("A")) == (1, 23)
    assert "Oracle: At any time" not in scene.options()


@pytest.mark.parametrize(
    ("words", "inflicted"),
    [
        ("The character inflicts no damage this turn.", 0),
        ("The character doesn't inflict damage this turn.", 0),
        ("Prevent all damage that character would inflict this turn.", 0),
        ("The character inflicts 2 additional damage this turn.", 3),
    ],
)
def test_what_a_character_inflicts_is_none_or_more(words: str, inflicted: int) -> None:
    spitter = character(
        "Spitter", (1, 1, 1), "SPIT\nCOST: Pick a character.\nEFFECT: This card inflicts 1 damage to it."
    )
    trial = tactic("Trial", f"EXTRA COST: Pick a character.\n{words}", cost=0)
    scene = Scene(
        [spitter, trial, TANK, SMASH],
        A=Side(hand=["Trial", "Smash"], play=["Spitter"], deck=DECK),
        B=Side(play=["Tank"]),
    )
    scene.choose("A", "Play Trial", "Spitter", "Spitter: Spit", "Tank")
    assert scene.state.damage[scene.card("Tank")] == inflicted


@pytest.mark.parametrize(("picked", "drawn"), [(1, 1), (2, 0)])
def test_whether_just_so_many_were_picked(picked: int, drawn: int) -> None:
    text = "EXTRA COST: Pick up to 2 characters.\nIf exactly one character was picked, draw a card."
    scene = played(text, ours=Side(play=["Rat"]))
    scene.choose("A", *["Rat", "Bruiser"][:picked])
    if "Done" in scene.options():
        scene.choose("A", "Done")
    assert len(scene.hand("A")) == drawn


def test_all_but_such_cards_are_meant() -> None:
    for words in ("except Rogue characters", "other than Rogue characters", "except for Rogue characters"):
        scene = played(f"Destroy all characters {words}.")
        assert [scene.where(name) for name in ("Rat", "Bruiser")] == ["discard", "play"]


def test_a_character_destroyed_by_the_battle_damage_of_this_card() -> None:
    text = "When a character is destroyed by battle damage inflicted by this card, draw a card."
    hunter = character("Hunter", (3, 3, 3), text)
    ours = Side(play=["Hunter"], hand=["Smash"], deck=DECK)
    scene = Scene([hunter, RAT, SMASH], A=ours, B=Side(play=["Rat"], deck=DECK))
    assert scene.choose("A", "Play Smash", "Rat").hand("A") == []


@pytest.mark.parametrize(("whom", "damaged"), [("it", (0, 1)), ("itself", (1, 0)), ("that character", (0, 1))])
def test_a_card_inflicts_damage_to_another_and_not_to_itself(whom: str, damaged: tuple[int, int]) -> None:
    spit = f"SPIT\nCOST: Pick a character.\nEFFECT: This card inflicts 1 damage to {whom}."
    spitter = character("Spitter", (1, 3, 1), spit)
    scene = Scene([spitter, TANK, SMASH], A=Side(hand=["Smash"], play=["Spitter"], deck=DECK), B=Side(play=["Tank"]))
    scene.choose("A", "Spitter: Spit", "Tank")
    assert (scene.state.damage[scene.card("Spitter")], scene.state.damage[scene.card("Tank")]) == damaged


@pytest.mark.rules("302.1")
@pytest.mark.parametrize(("does", "strength"), [("it gains 3 strength", 4), ("it loses 1 strength", 0)])
def test_what_attacks_something_is_it_in_what_follows(does: str, strength: int) -> None:
    ram = character("Ram", (1, 3, 3), f"When this card attacks a location, {does} this turn.")
    keep = location("Keep", 9)
    scene = Scene([ram, keep], A=Side(play=["Ram"], deck=DECK), B=Side(play=["Keep"], deck=DECK))
    scene.choose("A", "Attack Keep (B)").answered("Ram")
    record = scene.state.record
    assert record is not None
    assert scene.state.damage[scene.card("Keep")] == strength


@pytest.mark.rules("408.2")
@pytest.mark.parametrize(("damage", "restored"), [(1, True), (5, False)])
def test_what_is_done_if_it_is_not_destroyed(damage: int, restored: bool) -> None:
    text = f"EXTRA COST: Pick a character.\nInflict {damage} damage to it. If it isn't destroyed, restore it."
    theirs = Side(play=[Placed("Tank", depleted=True)], deck=DECK)
    scene = Scene([tactic("Trial", text, cost=0), TANK, SMASH], A=Side(hand=["Trial", "Smash"], deck=DECK), B=theirs)
    scene.choose("A", "Play Trial", "Tank")
    assert (scene.where("Tank"), scene.state.depleted[scene.card("Tank")]) == ("play" if restored else "discard", 0)


def test_influence_need_not_be_named_twice() -> None:
    scene = played("EXTRA COST: Pick an opponent.\nThat player's faction loses 4 influence and yours gains 2.")
    assert (scene.influence("A"), scene.influence("B")) == (27, 21)


@pytest.mark.parametrize("cost", ["discard a card", "destroy another character you control"])
def test_what_is_gone_gains_nothing(cost: str) -> None:
    brawler = character(
        "Brawler", (1, 3, 3), f"When this card attacks, you may {cost}. If you do, it gains 3 strength."
    )
    keep = location("Keep", 9)
    ours = Side(play=["Brawler", "Rat"], hand=["Smash"], deck=DECK)
    scene = Scene([brawler, keep, RAT, SMASH], A=ours, B=Side(play=["Keep"], deck=DECK))
    scene.choose("A", "Attack Keep (B)").answered("Brawler", "Yes")
    assert scene.state.damage[scene.card("Keep")] == 4


def test_it_is_refused_where_it_could_only_be_what_was_discarded() -> None:
    with pytest.raises(ReadError, match="not clear"):
        read("GO\nCOST: Discard a card.\nEFFECT: It gains 2 strength this turn.")


def test_of_several_things_that_an_opponent_chooses_you_do_all_that_you_are_named_for() -> None:
    text = "An opponent chooses one: that player loses 5 influence; or you draw 2 cards and gain 2 influence."
    scene = played(text)
    scene.choose("B", scene.options()[1])
    assert (len(scene.hand("A")), scene.influence("A"), scene.influence("B")) == (2, 27, 25)


@pytest.mark.parametrize(
    "text",
    [
        "you may reveal a card from your hand. If it is a tactic, it gains 3 strength this turn.",
        "you may put a card from your hand on the bottom of your deck. If you do, it gains 3 strength this turn.",
        "you may remove a card in your hand from the game. If you do, it gains 3 strength this turn.",
    ],
)
def test_what_is_not_in_play_gains_nothing(text: str) -> None:
    brawler = character("Brawler", (1, 3, 3), f"When this card attacks, {text}")
    ours = Side(play=["Brawler"], hand=["Smash"], deck=DECK)
    scene = Scene([brawler, location("Keep", 9), SMASH], A=ours, B=Side(play=["Keep"], deck=DECK))
    scene.choose("A", "Attack Keep (B)").answered("Brawler", "Yes")
    assert scene.state.damage[scene.card("Keep")] == 4


def test_it_that_inflicts_damage_is_no_faction() -> None:
    text = "EXTRA COST: Pick a character and a faction.\nIt inflicts damage equal to its strength to the faction."
    scene = played(text, "Bruiser")
    scene.choose("A", scene.options()[0])
    assert sorted((scene.influence("A"), scene.influence("B"))) == [22, 25]


def test_what_was_not_destroyed_after_all_still_gains_something() -> None:
    text = (
        "If another character would be destroyed, take control of it instead. Reduce the damage already inflicted to "
        "it this turn to 0. It gains 2 strength."
    )
    collector = character("Collector", (1, 9, 1), text)
    ours = Side(play=["Collector"], hand=["Smash"], deck=DECK)
    scene = Scene([collector, BRUISER, SMASH], A=ours, B=Side(play=["Bruiser"], deck=DECK))
    scene.choose("A", "Play Smash", "Bruiser")
    assert (scene.controller("Bruiser"), scene.stat("Bruiser", "strength")) == ("A", 5)
    assert scene.stat("Collector", "strength") == 1
