"""What is counted, who does something to a card, what two cards have in common, and which of them is meant."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.language import read, show
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, item, tactic
from tests.games.spoils.tried import BRUISER, DECK, GUARD, LAMP, RAGE, RAT, TANK, played

OX = character("Ox", (1, 6, 3))
CLERK = character("Clerk", (3, 2, 1), subtypes=("clerk", "imp"))
FREE = tactic("Free", "Deplete a character.", cost=0)
WAKE = tactic("Wake", "Restore a character.", cost=0)
BURY = tactic("Bury", "Flip a character face-down under its owner's control.", cost=0)
NO = tactic("No", "If you deployed this card in response to a tactic, terminate that tactic.", cost=0)


# ---- players who do something to cards ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("watch", "hand", "drawn"),
    [
        ("When you deplete a character, draw a card.", "Free", 1),
        ("When an opponent depletes a character, draw a card.", "Free", 0),
        ("When you restore a character, draw a card.", "Wake", 1),
        ("When an opponent restores a character you control, draw a card.", "Wake", 0),
        ("When you flip a character face-down, draw a card.", "Bury", 1),
        ("When an opponent flips a card face-down, draw a card.", "Bury", 0),
    ],
)
def test_who_does_it_is_whose_card_says_so(watch: str, hand: str, drawn: int) -> None:
    spy = character("Spy", (1, 1, 1), watch)
    ours = Side(hand=[hand], play=["Spy"], deck=DECK)
    theirs = Side(play=[Placed("Bruiser", depleted=hand == "Wake")], deck=DECK)
    scene = Scene([spy, FREE, WAKE, BURY, BRUISER], A=ours, B=theirs)
    scene.choose("A", f"Play {hand}").answered("Bruiser")
    assert len(scene.hand("A")) == drawn


def test_whoever_attacks_depletes_what_attacks() -> None:
    spy = character("Spy", (1, 1, 1), "When an opponent depletes a character, draw a card.")
    scene = Scene([spy, RAT], A=Side(play=["Rat"]), B=Side(play=["Spy"], deck=DECK))
    scene.choose("A", "Attack The Open Gate (B)")
    assert len(scene.hand("B")) == 1


@pytest.mark.parametrize(
    ("watch", "drawn"), [("When an opponent terminates a card", 1), ("When you terminate a tactic", 0)]
)
def test_who_terminates_a_card_is_watched(watch: str, drawn: int) -> None:
    spy = character("Spy", (1, 1, 1), f"{watch}, draw a card.")
    ours = Side(hand=["Free"], play=["Spy"], deck=DECK)
    scene = Scene([spy, FREE, NO, BRUISER], A=ours, B=Side(hand=["No"], play=["Bruiser"], deck=DECK))
    scene.choose("A", "Play Free").pass_windows_of("A").choose("B", "Play No").answered()
    assert len(scene.hand("A")) == drawn


@pytest.mark.parametrize(
    ("watch", "blockers", "drawn"),
    [
        ("When this card blocks alone", ["Spy"], 1),
        ("When this card blocks alone", ["Spy", "Rat"], 0),
        ("When you block with 2 or more characters", ["Spy"], 0),
        ("When you block with 2 or more characters", ["Spy", "Rat"], 1),
        ("When an opponent attacks with exactly 2 characters", [], 1),
        ("When an opponent attacks with exactly 1 character", [], 0),
    ],
)
def test_with_how_many_one_attacks_and_blocks(watch: str, blockers: list[str], drawn: int) -> None:
    spy = character("Spy", (1, 4, 1), f"{watch}, draw a card.")
    scene = Scene([spy, RAT, OX], A=Side(play=["Ox", "Ox"]), B=Side(play=["Spy", "Rat"], deck=DECK))
    scene.choose("A", "Attack The Open Gate (B)", "Ox (1)", "Ox (2)").answered(*blockers)
    assert len(scene.hand("B")) == drawn


def test_what_is_removed_from_a_battle_is_watched() -> None:
    spy = item("Lens", "When a character is removed from the battle, draw a card.")
    away = tactic("Away", "EXTRA COST: Pick an attacking character.\nRemove the character from the battle.", cost=0)
    scene = Scene([spy, away, RAT], A=Side(play=["Rat", "Lens"], deck=DECK), B=Side(hand=["Away"]))
    scene.choose("A", "Attack The Open Gate (B)").choose("B", "Play Away").answered()
    assert scene.hand("A") == ["Greed"]


@pytest.mark.parametrize(("text", "drawn"), [("When a card is deployed using FLIP UP, draw a card.", 1)])
def test_how_a_card_was_played_is_said_of_it_too(text: str, drawn: int) -> None:
    spy = character("Spy", (1, 1, 1), text)
    imp = character("Imp", (1, 1, 1), "FLIP UP: 0")
    ours = Side(play=["Spy"], face_down=["Imp"], deck=DECK)
    scene = Scene([spy, imp], A=ours, B=Side())
    scene.choose("A", next(option for option in scene.options() if "Imp" in option)).answered()
    assert scene.hand("A").count("Greed") == drawn


# ---- what two cards have in common ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("noun", "found"),
    [
        ("a character with strength greater than its life", ["Clerk"]),
        ("a character with life less than its strength", ["Clerk"]),
        ("a character with the same life as a character you control", ["Clerk", "Guard"]),
        ("an undepleted character an opponent controls", ["Bruiser", "Clerk", "Guard"]),
        ("an unattached item", ["Lamp"]),
        ("an opponent's character in the same battle as this card", []),
    ],
)
def test_what_is_said_of_a_card(noun: str, found: list[str]) -> None:
    probe = tactic("Probe", f"EXTRA COST: Pick {noun}.\nDraw a card.", cost=0)
    ours = Side(hand=["Probe"], play=["Lamp", "Ward"], deck=DECK)
    theirs = Side(play=["Bruiser", "Guard", "Clerk"])
    ward = character("Ward", (1, 2, 1))
    scene = Scene([probe, BRUISER, GUARD, CLERK, LAMP, ward], A=ours, B=theirs)
    if found:
        scene.choose("A", "Play Probe")
    wanted = {"Lamp", "Bruiser", "Guard", "Clerk"}
    assert sorted(wanted & set(scene.options())) == found


def test_a_location_with_damage_markers_on_it() -> None:
    scene = played("EXTRA COST: Pick a damaged character.\nDestroy the character.", "Bruiser", theirs=Side(
        play=[Placed("Bruiser", damage=1), "Tank"]
    ))  # fmt: skip
    assert scene.answered().where("Bruiser") == "discard"
    said, meant = "Destroy all locations with damage markers on them.", "Destroy all locations that are damaged."
    assert show(read(said, CardType.TACTIC)) == show(read(meant, CardType.TACTIC))


def test_cards_of_different_numeric_costs() -> None:
    dear = tactic("Dear", "Draw a card.", cost=4)
    text = (
        "Choose up to 2 cards in your discard pile with different numeric costs. Put the chosen cards into your hand."
    )
    deed = tactic("Deed", text, cost=0)
    ours = Side(hand=["Deed"], discard=["Rat", "Bruiser", "Dear"])
    scene = Scene([deed, dear, RAT, BRUISER], A=ours, B=Side()).choose("A", "Play Deed")
    scene.answered("Rat")
    assert scene.hand("A") == ["Rat"]
    scene = Scene([deed, dear, RAT, BRUISER], A=ours, B=Side()).choose("A", "Play Deed").pass_windows()
    scene.choose("A", "Rat")
    assert "Bruiser" not in scene.options()
    assert "Dear" in scene.options()


# ---- what is counted ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw a card for each opponent.", 1),
        ("Draw a card for each opponent who controls a character.", 1),
        ("Draw a card for each opponent who controls an item.", 0),
        ("Draw X cards, where X is the number of players.", 2),
        ("Draw a card for each different subtype among characters you control.", 2),
        ("Draw a card for each different card type in your discard pile.", 3),
        ("Your faction loses 2 influence. Draw a card for each influence your faction lost this turn.", 2),
        ("Draw X cards, where X is the combined strength of all characters you control.", 3),
    ],
)
def test_so_many_are_counted(text: str, drawn: int) -> None:
    ours = Side(play=["Clerk"], discard=["Rat", "Lamp"], deck=DECK)
    deed = tactic("Deed", text, cost=0)
    ours.hand = ["Deed"]
    scene = Scene([deed, CLERK, RAT, LAMP, BRUISER], A=ours, B=Side(play=["Bruiser"])).choose("A", "Play Deed")
    assert len(scene.answered().hand("A")) == (drawn if "card type" not in text else drawn - 1)


def test_damage_inflicted_this_turn_is_counted() -> None:
    ward = character("Ward", (1, 5, 1), "This card gains 1 strength for each damage inflicted to it this turn.")
    poke = tactic("Poke", "Inflict 2 damage to a character.", cost=0)
    scene = Scene([ward, poke], A=Side(hand=["Poke"], play=["Ward"]), B=Side())
    scene.choose("A", "Play Poke").answered("Ward")
    assert scene.stat("Ward", "strength") == 3


@pytest.mark.parametrize(("held", "drawn"), [(["Rat"] * 5, 1), (["Rat"] * 4, 0)])
def test_a_hand_of_so_many_cards(held: list[str], drawn: int) -> None:
    deed = tactic("Deed", "If an opponent has a hand of 5 or more cards, draw a card.", cost=0)
    scene = Scene([deed, RAT], A=Side(hand=["Deed"], deck=DECK), B=Side(hand=held)).choose("A", "Play Deed").answered()
    assert len(scene.hand("A")) == drawn


def test_what_one_does_not_own() -> None:
    deed = tactic("Deed", "EXTRA COST: Pick a character.\nIf you do not own the character, draw a card.", cost=0)
    for picked, drawn in (("Rat", 0), ("Bruiser", 1)):
        ours = Side(hand=["Deed"], play=["Rat"], deck=DECK)
        scene = Scene([deed, RAT, BRUISER], A=ours, B=Side(play=["Bruiser"]))
        assert len(scene.choose("A", "Play Deed", picked).answered().hand("A")) == drawn


# ---- which of them is meant -----------------------------------------------------------------------------------------


def test_of_two_that_were_picked_each_is_called_by_its_state() -> None:
    text = (
        "EXTRA COST: Pick a depleted character and a restored character.\n"
        "Restore the depleted character and deplete the restored character."
    )
    deed = tactic("Deed", text, cost=0)
    ours = Side(hand=["Deed"], play=["Rat"])
    scene = Scene([deed, RAT, BRUISER], A=ours, B=Side(play=[Placed("Bruiser", depleted=True)]))
    scene.choose("A", "Play Deed").answered("Bruiser", "Rat")
    assert [scene.state.depleted[scene.card(name)] for name in ("Bruiser", "Rat")] == [0, 1]


def test_what_is_destroyed_with_this_card_is_not_all_that_is_destroyed() -> None:
    text = (
        "OVERLOAD\nCOST: Destroy this card and another item you control. Pick a faction.\n"
        "EFFECT: Inflict damage to the faction equal to the total numeric cost of the destroyed items."
    )
    engine = item("Engine", text)
    scene = Scene([engine, LAMP], A=Side(play=["Engine", "Lamp"]), B=Side(influence=9))
    scene.choose("A", "Engine: Overload").answered("Lamp", "The Open Gate (2)")
    assert scene.influence("B") == 7  # 1 for each of the two


def test_who_blocks_and_is_blocked_can_be_called_so() -> None:
    said = "When this card blocks, put a token on the blocked character."
    assert show(read(said)) == show(read("When this card blocks a character, put a token on that character."))


# ---- playing without the threshold ----------------------------------------------------------------------------------


def test_what_was_found_is_played_without_meeting_its_threshold() -> None:
    noble = character("Noble", (2, 2, 2), threshold="GG")
    text = "Search your deck for a character and reveal it. You may deploy it without meeting its threshold."
    deed = tactic("Deed", text, cost=0)
    ours = Side(hand=["Deed"], deck=["Noble"], resources=RAGE)
    scene = Scene([deed, noble], A=ours, B=Side()).choose("A", "Play Deed").answered("Noble", "Yes")
    assert scene.where("Noble") == "play"
    assert scene.unattached("A") == len(RAGE) - 1  # it is paid for


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Your hand is revealed.", "Your hand is revealed at all times."),
        ("Your opponents can deploy tactics only during their own turns.",
         "Your opponents can only deploy tactics during their own turn."),
        ("While there is a token on this card, it is COVERT.", "While there is a token on this card, it gains COVERT."),
        ("This card cannot be inflicted damage by tactics.",
         "Reduce all damage inflicted to this card by tactics to 0."),
        ("When there is only 1 token left on this card, destroy it.",
         "When there is only 1 token on this card, destroy it."),
        ("When this card's strength becomes 5 or more, draw a card.",
         "When this card's strength is 5 or more, draw a card."),
        ("While this card is your only character, it gains 1 strength.",
         "While this card is the only character you control, it gains 1 strength."),
    ],
)  # fmt: skip
def test_it_is_understood_as_the_same(said: str, meant: str) -> None:
    assert show(read(said)) == show(read(meant))


# ---- tokens, and what was done for the costs ------------------------------------------------------------------------


def test_tokens_are_a_kind_of_card() -> None:
    text = "Put 2 Micromajig tokens into play under your control. Draw a card for each token you control."
    assert len(played(text).answered().hand("A")) == 2
    swarm = tactic("Swarm", "Put 2 Micromajig tokens into play.", cost=0)
    crush = tactic("Crush", "Destroy all tokens. Draw a card for each token destroyed this way.", cost=0)
    ours = Side(hand=["Swarm", "Crush"], play=["Rat"], deck=DECK)
    scene = Scene([swarm, crush, RAT], A=ours, B=Side())
    scene.choose("A", "Play Swarm").pass_windows().choose("A", "Play Crush").pass_windows()
    assert (len(scene.hand("A")), scene.where("Rat")) == (2, "play")


@pytest.mark.parametrize(
    "order", ["Pick a character. You may discard a card.", "You may discard a card. Pick a character."]
)
@pytest.mark.parametrize(("answer", "held"), [("Yes", 3), ("No", 2)])
def test_what_was_discarded_for_the_costs_is_not_what_was_picked_for_them(order: str, answer: str, held: int) -> None:
    text = (
        f"EXTRA COST: {order}\nInflict 1 damage to the character. "
        "If you discarded a card as part of this card's cost, draw 2 cards."
    )
    deed = tactic("Deed", text, cost=0)
    ours = Side(hand=["Deed", "Tank", "Tank"], play=["Rat"], deck=DECK)
    scene = Scene([deed, RAT, BRUISER, TANK], A=ours, B=Side(play=["Bruiser"])).choose("A", "Play Deed")
    for _ in range(3):
        named = next((some for some in scene.options() if some in (answer, "Bruiser")), scene.options()[0])
        if scene.asked == "A" and "End the turn" not in scene.options():
            scene.choose("A", named)
    assert len(scene.hand("A")) == held


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Locations you control cannot be attacked by depleted characters.",
         "Depleted characters cannot attack locations you control."),
        ("All characters have speed 3.", "All characters have 3 speed."),
        ("When this card attacks, inflict 1 damage to each character. "
         "If you control an item, inflict 2 damage instead.",
         "When this card attacks, inflict 1 damage to each character. "
         "If you control an item, inflict 2 damage to each character instead."),
        ("This card is inflicted 1 less damage from each source.",
         "All damage inflicted to this card is reduced by 1."),
        ("This card inflicts double damage to factions.",
         "If this card would inflict damage to a faction, it inflicts twice that much instead."),
        ("Draw 2 cards instead of 1 during your Develop Rule.",
         "When you draw a card as part of your Develop Rule, you may draw a card."),
        ("You win the game if there are 10 tokens on this card.",
         "When there are 10 tokens on this card, you win the game."),
        ("When you flip this card up, draw a card.", "When this card is flipped up, draw a card."),
        ("When this card enters play using FLIP UP, draw a card.",
         "When this card enters play, if you deployed it using FLIP UP, draw a card."),
    ],
)  # fmt: skip
def test_it_is_understood_as_what_is_said_more_often(said: str, meant: str) -> None:
    assert show(read(said)) == show(read(meant))


def test_members_of_a_party_are_spoken_of_without_all() -> None:
    banner = item("Banner", "Members of your attacking party gain 2 strength.")
    scene = Scene([banner, RAT], A=Side(play=["Banner", "Rat"]), B=Side(influence=9))
    scene.choose("A", "Attack The Open Gate (B)").answered()
    assert scene.influence("B") == 6


def test_what_the_chosen_number_is_much_of() -> None:
    scene = played("Choose a number. Each player discards that many cards.", ours=Side(hand=["Rat", "Rat", "Rat"]))
    scene.choose("A", "2").answered()
    assert len(scene.hand("A")) == 1


def test_more_damage_instead_is_inflicted_to_the_same() -> None:
    text = (
        "EXTRA COST: Pick a character.\nInflict 1 damage to the character. If it is a Rogue, inflict 3 damage instead."
    )
    for picked, place in (("Bruiser", "discard"), ("Guard", "play")):
        deed = tactic("Deed", text, cost=0)
        scene = Scene([deed, BRUISER, GUARD], A=Side(hand=["Deed"], play=[]), B=Side(play=["Bruiser", "Guard"]))
        assert scene.choose("A", "Play Deed", picked).answered().where(picked) == place


def test_which_of_the_cards_deployed_this_turn_it_is() -> None:
    text = "When this card enters play, if this is the second card you deployed this turn, draw a card."
    spy = character("Spy", (1, 1, 1), text)
    free = tactic("Idle", "Your faction gains 1 influence.", cost=0)
    for first, drawn in ((["Play Idle"], 1), ([], 0)):
        ours = Side(hand=["Spy", "Idle"], resources=RAGE, deck=DECK)
        scene = Scene([spy, free], A=ours, B=Side())
        for said in [*first, "Play Spy"]:
            scene.choose("A", said).pass_windows()
        assert scene.hand("A").count("Greed") == drawn
