"""What cards say that nobody had seen when the language was made: whose cards, other than which, opposed to whom."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.language.flow import CannotBePlayed
from tests.games.spoils.arranged import Scene, character, item, location, tactic
from tests.games.spoils.tried import DECK, GUARD, LAMP, RAT

OX = character("Ox", (1, 6, 3))
ELK = character("Elk", (1, 6, 3))


# ---- whose hand -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "EXTRA COST: Pick an opponent.\nThat player discards all items.",
        "EXTRA COST: Pick an opponent.\nLook at that player's hand. That player discards all items.",
        "Each opponent discards all items.",
    ],
)
def test_who_discards_all_of_a_kind_discards_their_own(text: str) -> None:
    deed = tactic("Deed", text, cost=0)
    scene = Scene([deed, RAT, LAMP], A=Side(hand=["Deed", "Lamp"], play=["Rat"]), B=Side(hand=["Lamp", "Lamp", "Rat"]))
    scene.choose("A", "Play Deed").answered()
    assert (scene.hand("A"), scene.hand("B")) == (["Lamp"], ["Rat"])


# ---- another, on what is attached -----------------------------------------------------------------------------------


def test_another_character_is_not_the_attached_one() -> None:
    whip = item(
        "Whip", "ATTACH TO CHARACTER\nLASH\nCOST: Deplete this card. Pick another character.\nEFFECT: Destroy it."
    )
    scene = Scene([whip, RAT, OX], A=Side(play=["Rat", Placed("Whip", attached_to="Rat")]), B=Side(play=["Ox"]))
    scene.choose("A", "Whip: Lash")
    assert [option for option in scene.options() if option != "Take it back"] == ["Ox"]


def test_the_other_members_of_a_party_are_not_the_attached_character() -> None:
    flag = item(
        "Flag",
        "ATTACH TO CHARACTER\n"
        "When the attached character attacks, all other members of the attacking party gain 1 strength this turn.",
    )
    mine = Side(play=["Elk", "Ox", Placed("Flag", attached_to="Ox")], resources=["Greed"] * 8, deck=DECK)
    scene = Scene([flag, ELK, OX], A=mine, B=Side())
    scene.choose("A", "Attack The Open Gate (B)", "Elk", "Ox")
    assert [scene.stat(name, "strength") for name in ("Elk", "Ox")] == [2, 1]


# ---- opposed to whom ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "This turn, the character loses 1 life for each member of the opposing party.",
        "The character loses 1 life this turn for each character in the opposing party.",
    ],
)
@pytest.mark.parametrize(("picked", "lost"), [("Guard", 2), ("Ox", 1)])
def test_the_opposing_party_is_the_one_that_opposes_the_character_spoken_of(text: str, picked: str, lost: int) -> None:
    trip = tactic("Trip", f"EXTRA COST: Pick a character in a battle.\n{text}", cost=0)
    guard = character("Guard", (1, 6, 3))
    scene = Scene([trip, guard, ELK, OX], A=Side(hand=["Trip"], play=["Elk", "Ox"]), B=Side(play=["Guard"]))
    scene.choose("A", "Attack The Open Gate (B)", "Elk", "Ox").pass_windows().choose("B", "Guard")
    scene.choose("A", "Play Trip", picked).pass_windows_of("B")
    assert scene.stat(picked, "life") == 6 - lost


# ---- put into play from face-down -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("under", "controller"), [("under your control", 0), ("under its owner's control", 1)])
def test_a_face_down_card_that_is_put_into_play_is_face_up_there(under: str, controller: int) -> None:
    turn = tactic(
        "Turn",
        f"EXTRA COST: Pick a face-down resource an opponent controls.\nReveal it. Put it into play {under}.",
        cost=0,
    )
    scene = Scene([turn, RAT, GUARD], A=Side(hand=["Turn"], play=["Guard"]), B=Side(face_down=["Rat"]))
    scene.choose("A", "Play Turn").answered()
    rat = scene.card("Rat")
    assert (scene.where("Rat"), scene.state.face_down[rat], scene.state.controller[rat]) == ("play", 0, controller)


# ---- influence about to be gained -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "gained", "drawn"),
    [
        ("When your faction gains influence, increase the amount by 1.", 3, 0),
        ("If your faction would gain influence, reduce the amount by 1.", 1, 0),
        ("If your faction would gain influence, draw a card instead.", 0, 1),
        ("If your faction would gain influence, it gains twice that much influence instead.", 4, 0),
        ("If your faction would gain influence, you may draw a card instead.", 2, 0),
    ],
)
def test_influence_about_to_be_gained_is_changed_or_replaced(text: str, gained: int, drawn: int) -> None:
    vault = location("Vault", 3, text)
    gift = tactic("Gift", "Your faction gains 2 influence.", cost=0)
    scene = Scene([vault, gift, RAT], A=Side(hand=["Gift"], play=["Vault", "Rat"], deck=DECK), B=Side())
    before = scene.influence("A")
    scene.choose("A", "Play Gift").answered("No")
    assert (scene.influence("A") - before, len(scene.hand("A"))) == (gained, drawn)


@pytest.mark.parametrize(("test", "drawn"), [("at least 2", 1), ("at least 3", 0), ("at most 2", 1), ("at most 1", 0)])
def test_a_number_is_at_least_or_at_most_so_much(test: str, drawn: int) -> None:
    deed = tactic("Deed", f"EXTRA COST: X is the number of items you control.\nIf X is {test}, draw a card.", cost=0)
    scene = Scene([deed, LAMP, RAT], A=Side(hand=["Deed"], play=["Lamp", "Lamp", "Rat"], deck=DECK), B=Side())
    scene.choose("A", "Play Deed")
    assert len(scene.hand("A")) == drawn


def test_it_is_the_faction_where_nothing_else_was_spoken_of() -> None:
    refund = tactic("Refund", "Your faction gains 1 influence for each resource attached to it.", cost=0)
    used = [Placed("Greed", attached_to="faction")] * 3
    scene = Scene(
        [refund, RAT], A=Side(hand=["Refund"], play=["Rat"], resources=["Greed", *used]), B=Side(resources=used)
    )
    before = scene.influence("A")
    scene.choose("A", "Play Refund")
    assert scene.influence("A") - before == 3


@pytest.mark.parametrize(
    ("text", "under"),
    [
        ("You may put any of those cards on the bottom of their owners' decks.", ["Elk", "Ox"]),
        ("You may put any one of those cards on the bottom of its owner's deck.", ["Elk"]),
    ],
)
def test_any_of_some_cards_are_as_many_as_one_likes(text: str, under: list[str]) -> None:
    peek = tactic("Peek", f"Look at the top card of each player's deck. {text}", cost=0)
    scene = Scene(
        [peek, ELK, OX, RAT], A=Side(hand=["Peek"], play=["Rat"], deck=["Elk", *DECK]), B=Side(deck=["Ox", *DECK])
    )
    scene.choose("A", "Play Peek").answered("Yes", "Elk", "Ox")
    bottoms = {scene.state.face(deck[0]).name for deck in scene.state.decks}
    assert sorted(bottoms & {"Elk", "Ox"}) == under


@pytest.mark.parametrize(
    "text",
    [
        "This card may assign its battle damage to the target of the attack instead of the blocking party.",
        "When this card attacks, this turn, you may assign this card's battle damage to the target of the attack "
        "instead of to the blocking party.",
    ],
)
def test_battle_damage_may_be_assigned_past_the_blockers(text: str) -> None:
    ram = character("Ram", (3, 3, 3), text)
    scene = Scene([ram, OX, RAT], A=Side(play=["Ram", "Rat"]), B=Side(play=["Ox"]))
    before = scene.influence("B")
    scene.choose("A", "Attack The Open Gate (B)", "Ram", "Done").answered("Ox", "The Open Gate (B)", "3")
    assert before - scene.influence("B") == 3


# ---- how a card is played -------------------------------------------------------------------------------------------

SPY = character("Spy", (1, 1, 1), "FLIP UP: 0")


@pytest.mark.parametrize(
    ("text", "hidden", "tokens"),
    [
        ("When you deploy a card using FLIP UP, put a token on this card.", True, 1),
        ("When you deploy a card using FLIP UP, put a token on this card.", False, 0),
        ("When an opponent deploys a character using FLIP UP, put a token on this card.", True, 0),
        ("When you deploy a character from your hand, put a token on this card.", True, 0),
        ("When you deploy a character from your hand, put a token on this card.", False, 1),
    ],
)
def test_how_a_card_is_played_is_waited_for(text: str, hidden: bool, tokens: int) -> None:
    perch = location("Perch", 3, text)
    mine = Side(
        hand=[] if hidden else ["Spy"], face_down=["Spy"] if hidden else [], play=["Perch", "Guard"],
        resources=["Greed"] * 3, deck=DECK,
    )  # fmt: skip
    scene = Scene([perch, SPY, GUARD], A=mine, B=Side(deck=DECK))
    scene.choose("A", next(option for option in scene.options() if "Spy" in option)).answered()
    assert scene.state.tokens[scene.card("Perch")] == tokens


# ---- one of several -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["EXTRA COST: Pick 2 characters.\n", "All characters you control gain 1 life this turn. "]
)
@pytest.mark.parametrize(("destroyed", "where"), [("Ox", "hand"), ("Rat", "discard")])
def test_one_of_those_characters_is_any_of_them(text: str, destroyed: str, where: str) -> None:
    saved = "If one of those characters would be destroyed this turn, put it into its owner's hand instead."
    save = tactic("Save", text + saved, cost=0)
    smash = tactic("Smash", "COST: Pick a card in play.\nEFFECT: Destroy the card.", cost=0)
    scene = Scene([save, smash, ELK, OX, RAT], A=Side(hand=["Save", "Smash"], play=["Elk", "Ox"]), B=Side(play=["Rat"]))
    scene.choose("A", "Play Save").answered("Ox", "Elk").choose("A", "Play Smash").answered(destroyed)
    assert scene.where(destroyed) == where


@pytest.mark.parametrize(
    "text",
    [
        "Reveal the top 3 cards of your deck. Put 1 of them with numeric cost 1 or less into your hand.",
        "EXTRA COST: Choose a card type.\n"
        "Reveal the top 3 cards of your deck. Put 1 of them of the chosen type into your hand.",
    ],
)
def test_one_of_them_may_have_to_be_of_a_kind(text: str) -> None:
    dig = tactic("Dig", f"{text} Put the remaining cards into the void.", cost=0)
    grand = tactic("Grand", "Draw a card.", cost=7)
    scene = Scene([dig, grand, ELK, RAT], A=Side(hand=["Dig"], play=["Rat"], deck=["Grand", "Grand", "Elk"]), B=Side())
    scene.choose("A", "Play Dig").answered("character")
    assert (scene.hand("A"), len(scene.state.outs[0])) == (["Elk"], 2)


def test_the_picked_opponent_is_the_one_that_was_picked() -> None:
    host = character(
        "Host",
        (1, 1, 1),
        "EXTRA COST: Pick an opponent.\nWhen this card enters play, the picked opponent draws a card.",
    )
    mine = Side(hand=["Host"], play=["Rat"], resources=["Greed"] * 2)
    scene = Scene([host, RAT], A=mine, B=Side(deck=DECK), C=Side(deck=DECK))
    scene.choose("A", "Play Host").answered("C")
    assert (scene.hand("B"), len(scene.hand("C"))) == ([], 1)


# ---- numbers that are set -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "numbers"),
    [
        ("has 3 strength", [3, 6, 3]),
        ("has +3 strength", [4, 6, 3]),
        ("has 3 strength and 2 life", [3, 2, 3]),
        ("has 5 strength, 4 life, and 2 speed", [5, 4, 2]),
        ("has 3 strength for each location you control", [4, 6, 3]),
    ],
)
def test_what_has_so_much_has_just_that(said: str, numbers: list[int]) -> None:
    yard = location("Yard", 3, f"Each other character you control {said}.")
    scene = Scene([yard, OX], A=Side(play=["Yard", "Ox"]), B=Side())
    assert [scene.stat("Ox", stat) for stat in ("strength", "life", "speed")] == numbers


# ---- small phrases --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("others", "strength"), [([], 3), (["Elk"], 1)])
def test_a_card_attacks_alone_while_nobody_is_beside_it(others: list[str], strength: int) -> None:
    wolf = character("Wolf", (1, 3, 1), "While this card is attacking alone, it gains 2 strength.")
    mine = Side(play=["Wolf", "Elk", "Rat"], resources=["Greed"] * 8, deck=DECK)
    scene = Scene([wolf, ELK, RAT], A=mine, B=Side(deck=DECK))
    scene.choose("A", "Attack The Open Gate (B)", "Wolf", *others, "Done")
    assert scene.stat("Wolf", "strength") == strength


@pytest.mark.parametrize(
    ("condition", "hand", "strength"),
    [
        ("your hand is empty", [], 3),
        ("your hand is empty", ["Lamp"], 1),
        ("an opponent's discard pile is empty", ["Lamp"], 3),
        ("your discard pile is empty", [], 1),
    ],
)
def test_an_area_with_no_cards_in_it_is_empty(condition: str, hand: list[str], strength: int) -> None:
    monk = character("Monk", (1, 3, 1), f"While {condition}, this card gains 2 strength.")
    scene = Scene([monk, LAMP], A=Side(play=["Monk"], hand=hand, discard=["Lamp"]), B=Side())
    assert scene.stat("Monk", "strength") == strength


@pytest.mark.parametrize("said", ["a number of tokens", "tokens"])
def test_a_card_enters_with_as_many_tokens_as_something_is(said: str) -> None:
    text = f"This card enters play with {said} on it equal to the number of items you control."
    jar = character("Jar", (1, 1, 1), text)
    mine = Side(hand=["Jar"], play=["Lamp", "Lamp", "Rat"], resources=["Greed"] * 2)
    scene = Scene([jar, LAMP, RAT], A=mine, B=Side()).choose("A", "Play Jar").answered()
    assert scene.state.tokens[scene.card("Jar")] == 2


@pytest.mark.parametrize(("picked", "drawn"), [("Rat", 1), ("Ox", 0)])
def test_a_player_who_picks_is_waited_for(picked: str, drawn: int) -> None:
    snare = location("Snare", 3, "When an opponent picks a character you control, draw a card.")
    poke = tactic("Poke", "EXTRA COST: Pick a character.\nDeplete it.", cost=0)
    mine = Side(play=["Snare", "Rat"], deck=DECK)
    scene = Scene([snare, poke, RAT, OX], turn="B", A=mine, B=Side(hand=["Poke"], play=["Ox"], deck=DECK))
    scene.choose("B", "Play Poke").answered(picked)
    assert len(scene.hand("A")) == drawn


def test_the_top_of_a_deck_is_played_with_openly() -> None:
    glass = location("Glass", 3, "Each player plays with the top card of their deck revealed.")
    scene = Scene([glass, ELK, OX], A=Side(play=["Glass"], deck=["Elk", "Rage"]), B=Side(deck=["Ox", "Rage"]))
    assert all(scene.state.seen[scene.card(name)] == 0b11 for name in ("Elk", "Ox"))


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("Destroy one of your items.", ["Lamp"]),
        ("Destroy 1 of the depleted characters.", ["Elk"]),
        ("An opponent destroys one of the characters they control.", ["Ox"]),
    ],
)
def test_one_of_the_cards_of_a_kind_is_chosen_from_all_of_them(text: str, offered: list[str]) -> None:
    deed = tactic("Deed", text, cost=0)
    mine = Side(hand=["Deed"], play=["Lamp", "Rat", Placed("Elk", depleted=True)])
    scene = Scene([deed, LAMP, ELK, OX, RAT], A=mine, B=Side(play=["Ox"])).choose("A", "Play Deed").answered()
    assert [name for name in ("Lamp", "Elk", "Ox", "Rat") if scene.where(name) == "discard"] == offered


@pytest.mark.parametrize(("wanted", "drawn", "tokens"), [("Yes", 0, 1), ("No", 1, 0)])
def test_what_one_may_instead_do_takes_the_place_of_it(wanted: str, drawn: int, tokens: int) -> None:
    bank = location("Bank", 3, "If you would draw a card, you may instead put a token on this card.")
    think = tactic("Think", "Draw a card.", cost=0)
    scene = Scene([bank, think, RAT], A=Side(hand=["Think"], play=["Bank", "Rat"], deck=DECK), B=Side(deck=DECK))
    scene.choose("A", "Play Think").answered("Bank", wanted)
    assert (len(scene.hand("A")), scene.state.tokens[scene.card("Bank")]) == (drawn, tokens)


def test_tokens_are_distributed_as_one_likes() -> None:
    deed = tactic("Deed", "EXTRA COST: Pick 2 characters.\nDistribute 3 tokens among them.", cost=0)
    scene = Scene([deed, ELK, OX], A=Side(hand=["Deed"], play=["Elk", "Ox"]), B=Side()).choose("A", "Play Deed")
    scene.choose("A", "Elk", "Ox").answered("2", "1")
    assert sorted(scene.state.tokens[scene.card(name)] for name in ("Elk", "Ox")) == [1, 2]


@pytest.mark.parametrize(
    "place", ["on the top or bottom of its owner's deck", "on top or on the bottom of its owner's deck"]
)
@pytest.mark.parametrize("end", [0, -1])
def test_a_card_is_put_on_top_or_on_the_bottom(place: str, end: int) -> None:
    deed = tactic("Deed", f"EXTRA COST: Pick a character.\nPut it {place}.", cost=0)
    scene = Scene([deed, ELK, OX], A=Side(hand=["Deed"], play=["Ox"], deck=DECK), B=Side(play=["Elk"], deck=DECK))
    scene.choose("A", "Play Deed", "Elk")
    top, bottom = sorted(scene.options(), key=lambda option: "bottom" in option)
    scene.choose("A", bottom if end == 0 else top)
    assert scene.state.decks[1][end] == scene.card("Elk")


def test_all_cards_that_differ_are_not_certain() -> None:
    with pytest.raises(CannotBePlayed):
        Scene([tactic("Deed", "Destroy all characters with different names.")], A=Side(hand=["Deed"]), B=Side())
