"""Costs, thresholds, numeric costs (401, 405, 406)."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.effects import characteristics, ops
from tests.games.spoils.arranged import Scene, character, item, tactic

BRUISER = character("Bruiser", (3, 3, 3))
RAGE = ["Rage"] * 6


@pytest.mark.rules("401.1", "401.1a", "406.5")
def test_an_effect_that_says_pay_is_a_cost_that_need_not_be_paid() -> None:
    offer = tactic("Offer", "You may pay 2. If you do, draw a card.", cost=1)
    side = Side(hand=["Offer"], resources=["Rage"] * 3, deck=["Rage"])
    scene = Scene([offer], A=side, B=Side()).choose("A", "Play Offer")
    assert scene.unattached("A") == 2  # its own cost is paid, the effect's is not yet
    scene.choose("A", "Yes")
    assert scene.unattached("A") == 0
    assert scene.hand("A") == ["Rage"]
    poor = Scene([offer], A=Side(hand=["Offer"], resources=["Rage"] * 2, deck=["Rage"]), B=Side())
    poor.choose("A", "Play Offer")
    if "Yes" in poor.options():
        poor.choose("A", "Yes")
    assert poor.unattached("A") == 1  # 401.2: what cannot be paid in full is not paid at all
    assert poor.hand("A") == []


@pytest.mark.rules("401.3a")
def test_a_restriction_must_be_satisfied_like_any_other_cost() -> None:
    lamp = item("Lamp", "SHINE\nCOST: Pay 1. Use this only during your turn.\nEFFECT: Draw a card.")
    scene = Scene([lamp, BRUISER], A=Side(hand=["Bruiser"], resources=RAGE), B=Side(play=["Lamp"], resources=RAGE))
    scene.choose("A", "Play Bruiser")
    assert "Lamp: Shine" not in scene.options()
    refused = scene.state.why_not(1, scene.use("Lamp"))
    assert refused is not None
    assert refused.rule == "401.2"
    mine = Scene([lamp], A=Side(play=["Lamp"], resources=RAGE, deck=["Rage"]), B=Side())
    assert "Lamp: Shine" in mine.options()


@pytest.mark.rules("401.3", "406.3")
def test_pay_instructions_wait_and_are_added_up_while_other_costs_come_in_their_order() -> None:
    rite = tactic(
        "Rite", "COST: Pay 1. Destroy a character you control. Pay 2.\nEFFECT: Your faction gains 1 influence.", cost=1
    )
    scene = Scene([BRUISER, rite], A=Side(hand=["Rite"], play=["Bruiser"], resources=RAGE), B=Side())
    scene.choose("A", "Play Rite", "Bruiser")
    assert scene.unattached("A") == 2
    assert scene.where("Bruiser") == "discard"
    scene = Scene([BRUISER, rite], A=Side(hand=["Rite"], play=["Bruiser"], resources=["Rage"] * 3), B=Side())
    assert "Play Rite" not in scene.options()


@pytest.mark.rules("401.3", "604.1e", "606.1d")
def test_a_cost_that_proves_impossible_undoes_all_that_was_done_for_it() -> None:
    rite = tactic(
        "Rite", "COST: Destroy a character you control. Destroy an item you control.\nEFFECT: Draw a card.", cost=1
    )
    bound = item("Chain", "ATTACH TO CHARACTER")
    calf = character("Calf", (1, 1, 1))
    scene = Scene(
        [BRUISER, rite, bound, calf],
        A=Side(hand=["Rite", "Chain"], play=["Bruiser", "Calf"], resources=RAGE),
        B=Side(),
    )
    scene.choose("A", "Play Chain", "Bruiser")  # the only item leaves with the character that it is attached to
    scene.choose("A", "Play Rite", "Bruiser")
    assert scene.where("Bruiser") == scene.where("Chain") == "play"
    assert scene.where("Rite") == "hand"
    assert scene.unattached("A") == 5
    assert scene.happened("undone") == 1
    assert "Play Rite" not in scene.options()


@pytest.mark.rules("401.2", "401.3")
def test_costs_of_which_one_always_takes_what_the_other_needs_are_not_offered() -> None:
    rite = tactic(
        "Rite", "COST: Destroy a character you control. Destroy an item you control.\nEFFECT: Draw a card.", cost=1
    )
    chain = item("Chain", "ATTACH TO CHARACTER")
    scene = Scene(
        [BRUISER, rite, chain],
        A=Side(hand=["Rite", "Chain"], play=["Bruiser"], resources=RAGE),
        B=Side(),
    )
    scene.choose("A", "Play Chain", "Bruiser")
    assert "Play Rite" not in scene.options()


@pytest.mark.rules("405.3", "606.1b", "502.2")
def test_an_ability_needs_its_own_threshold() -> None:
    sage = character("Sage", (1, 1, 3), "THINK: [O][O]\nCOST: Pay 1.\nEFFECT: Draw a card.")
    scene = Scene([sage], A=Side(play=["Sage"], resources=["Obsession", "Rage"]), B=Side())
    assert "Sage: Think" not in scene.options()
    refused = scene.state.why_not(0, scene.use("Sage"))
    assert refused is not None
    assert refused.rule == "405.3"
    scene = Scene([sage], A=Side(play=["Sage"], resources=["Obsession", "Obsession"]), B=Side())
    assert "Sage: Think" in scene.options()


@pytest.mark.rules("405.4", "201.5d")
def test_a_paragraph_with_a_threshold_is_active_only_while_it_is_met() -> None:
    brute = character("Brute", (1, 1, 3), "[R][R]: This card gains 2 strength.")
    sell = item("Sell", "SELL\nCOST: Pick a resource you control.\nEFFECT: Destroy the resource.")
    scene = Scene([brute, sell], A=Side(play=["Brute", "Sell"], resources=["Rage", "Rage"]), B=Side())
    assert scene.stat("Brute", "strength") == 3
    scene.choose("A", "Sell: Sell", "Rage (1)")
    assert scene.stat("Brute", "strength") == 1


@pytest.mark.rules("405.5", "203.5c", "311.2")
@pytest.mark.parametrize(
    ("resource", "letter"),
    [("Obsession", "O"), ("Greed", "G"), ("Elitism", "E"), ("Deception", "D"), ("Rage", "R")],
)
def test_each_staple_provides_its_icon_and_no_other(resource: str, letter: str) -> None:
    cards = [character(f"Needs {icon}", (1, 1, 3), threshold=icon) for icon in "OGEDRV"]
    scene = Scene(cards, A=Side(hand=[card.name for card in cards], resources=[resource]), B=Side())
    assert [option for option in scene.options() if option.startswith("Play")] == [f"Play Needs {letter}"]
    down = Scene(cards, A=Side(hand=[card.name for card in cards], face_down=[resource]), B=Side())
    assert [option for option in down.options() if option.startswith("Play")] == ["Play Needs V"]


@pytest.mark.rules("406.1", "406.2")
def test_a_card_that_is_not_being_played_costs_its_number_and_without_one_0() -> None:
    dear = item("Dear Times", "The numeric cost of characters you play is increased by 2.")
    weigh = tactic("Weigh", "COST: Pick a character.\nEFFECT: Draw X cards, where X is the character's cost.", cost=0)
    scene = Scene(
        [BRUISER, dear, weigh],
        A=Side(play=["Bruiser", "Dear Times"], hand=["Weigh"], deck=["Rage"] * 4, resources=RAGE),
        B=Side(),
    )
    scene.choose("A", "Play Weigh", "Bruiser")
    assert len(scene.hand("A")) == 1  # its number is 1; what changes costs of play does not count
    assert characteristics.stat(scene.state, scene.card("Rage"), ops.COST) == 0


@pytest.mark.rules("406.4")
def test_an_ability_without_a_pay_instruction_has_no_numeric_cost_to_increase() -> None:
    tax = item("Tax", "Increase the numeric cost of abilities of all items by 1.")
    lamp = item(
        "Lamp", "SHINE\nCOST: Deplete this card.\nEFFECT: Draw a card.\nGLOW\nCOST: Pay 1.\nEFFECT: Draw a card."
    )
    scene = Scene([lamp, tax], A=Side(play=["Lamp", "Tax"], resources=RAGE, deck=["Rage"] * 4), B=Side())
    scene.choose("A", "Lamp: Shine")
    assert scene.unattached("A") == 6
    scene.choose("A", "Lamp: Glow")
    assert scene.unattached("A") == 4


@pytest.mark.rules("406.5a", "406.5b", "Ruling 13")
def test_general_reductions_apply_to_pay_in_an_effect_and_those_for_cards_of_a_type_do_not() -> None:
    egg = item("Egg", "When this card is destroyed, you may pay 4. If you do, draw a card.")
    sale = item("Sale", "Reduce the numeric cost of items you play by 1.")
    crack = tactic("Crack", "COST: Pick an item.\nEFFECT: Destroy the item.", cost=0)
    coupon = tactic("Coupon", "Reduce the next numeric cost you pay this turn by 1.", cost=0)
    cards = [egg, sale, crack, coupon]
    side = Side(play=["Egg", "Sale"], hand=["Crack"], resources=RAGE, deck=["Rage"])
    scene = Scene(cards, A=side, B=Side())
    scene.choose("A", "Play Crack", "Egg", "Yes")
    assert scene.unattached("A") == 2
    side = Side(play=["Egg", "Sale"], hand=["Crack", "Coupon"], resources=["Rage"] * 3, deck=["Rage"])
    scene = Scene(cards, A=side, B=Side())
    scene.choose("A", "Play Coupon", "Play Crack", "Egg", "Yes")
    assert scene.unattached("A") == 0
    assert scene.hand("A") == ["Rage"]


@pytest.mark.rules("406.3a", "503.3")
def test_numbers_are_paid_last_so_an_earlier_cost_can_change_them() -> None:
    toll = item("Toll", "The numeric cost of tactics you play is increased by 3.")
    melt = tactic("Melt", "COST: Destroy an item you control.\nEFFECT: Draw a card.", cost=1)
    scene = Scene([toll, melt], A=Side(play=["Toll"], hand=["Melt"], resources=RAGE, deck=["Rage"]), B=Side())
    scene.choose("A", "Play Melt", "Toll")
    assert scene.unattached("A") == 5


IMPOSTOR = character(
    "Impostor",
    (1, 1, 3),
    "You may use abilities of your opponent's cards, but you must pay any numeric cost with your own resources. "
    "The ability's effect happens as though your opponent used it. "
    "Any additional costs must be satisfied as though you were your opponent.",
)


@pytest.mark.rules("401.2a")
def test_an_ability_used_as_though_you_were_your_opponent_costs_and_serves_them() -> None:
    forge = item("Forge", "FEED\nCOST: Pay 1. Destroy an item you control.\nEFFECT: Draw a card.")
    scrap = item("Scrap", "")
    scene = Scene(
        [IMPOSTOR, forge, scrap],
        A=Side(play=["Impostor", "Scrap"], resources=["Rage"] * 2, deck=["Rage"]),
        B=Side(play=["Forge", "Scrap"], resources=["Rage"] * 2, deck=["Greed"]),
    )
    scene.choose("A", "Forge: Feed")
    assert scene.asked == "A"  # the choice is A's, among what B controls
    assert scene.options() == ["Forge", "Scrap (2)", "Take it back"]
    scene.choose("A", "Scrap (2)").pass_windows()
    assert (scene.unattached("A"), scene.unattached("B")) == (1, 2)
    assert (scene.hand("A"), scene.hand("B")) == ([], ["Greed"])


@pytest.mark.rules("401.2a")
def test_as_though_you_were_your_opponent_you_satisfy_costs_only_with_what_you_know() -> None:
    altar = item("Altar", "BURN\nCOST: Discard a character.\nEFFECT: Your faction gains 2 influence.")
    glass = tactic("Glass", "Your opponent reveals their hand.", cost=0)
    scene = Scene(
        [IMPOSTOR, altar, glass, BRUISER],
        A=Side(play=["Impostor"], hand=["Glass"], resources=["Rage"] * 3),
        B=Side(play=["Altar"], hand=["Bruiser"]),
    )
    assert "Altar: Burn" not in scene.options()
    scene.choose("A", "Play Glass").pass_windows_of("B")
    scene.choose("A", "Altar: Burn", "Bruiser").pass_windows()
    assert scene.where("Bruiser") == "discard"
    assert (scene.influence("A"), scene.influence("B")) == (25, 27)


@pytest.mark.rules("407.2", "606.1a")
def test_an_ability_that_anybody_may_use_serves_whoever_does() -> None:
    well = item("Well", "DRINK\nCOST: Any player may use this ability. Pay 1.\nEFFECT: Draw a card.")
    scene = Scene([well], A=Side(resources=["Rage"], deck=["Rage"]), B=Side(play=["Well"], deck=["Greed"]))
    scene.choose("A", "Well: Drink")
    assert (scene.hand("A"), scene.hand("B")) == (["Rage"], [])


# ---- awkward costs --------------------------------------------------------------------------------------------------


@pytest.mark.rules("401.2", "102.1a")
@pytest.mark.parametrize("cost", ["Draw 3 cards.", "Put the top 3 cards of your deck into your discard pile."])
@pytest.mark.parametrize(("deck", "offered"), [(3, True), (2, False)])
def test_a_cost_that_wants_more_cards_than_the_deck_has_cannot_be_satisfied(
    cost: str, deck: int, offered: bool
) -> None:
    delve = tactic("Delve", f"COST: {cost}\nEFFECT: Your faction gains 1 influence.", cost=0)
    scene = Scene([delve], A=Side(hand=["Delve"], deck=["Greed"] * deck, resources=RAGE), B=Side())
    assert ("Play Delve" in scene.options()) == offered
    assert (scene.why_not("Play Delve") == "401.2") != offered


@pytest.mark.rules("401.2", "401.3")
def test_a_cost_that_turns_out_to_want_more_cards_than_the_deck_has_is_undone() -> None:
    delve = tactic("Delve", "COST: Choose a number for X. Draw X cards.\nEFFECT: Draw a card.", cost=0)
    scene = Scene([delve], A=Side(hand=["Delve"], deck=["Greed"] * 2, resources=RAGE), B=Side())
    scene.choose("A", "Play Delve")
    assert scene.options() == ["0", "1", "2", "Take it back"]
    scene.choose("A", "2")
    assert scene.hand("A") == ["Greed", "Greed"]


@pytest.mark.rules("401.3b")
def test_what_a_card_does_not_have_it_cannot_lose_as_a_cost() -> None:
    text = "STRIKE\nCOST: This card loses COVERT this turn.\nEFFECT: Draw a card."
    shade, thug = character("Shade", (1, 1, 1), f"COVERT\n{text}"), character("Thug", (1, 1, 1), text)
    scene = Scene([shade, thug], A=Side(play=["Shade", "Thug"], deck=["Greed"] * 2, resources=RAGE), B=Side())
    assert "Thug: Strike" not in scene.options()
    scene.choose("A", "Shade: Strike")
    assert "Shade: Strike" not in scene.options()  # it has lost it
    assert scene.hand("A") == ["Greed"]


@pytest.mark.rules("401.3b")
def test_a_card_may_lose_less_than_it_has_as_a_cost() -> None:
    text = (
        "STRIKE\nCOST: This card loses life equal to the number of items you control this turn.\nEFFECT: Draw a card."
    )
    cup, ox = item("Cup", ""), character("Ox", (1, 3, 1), text)
    scene = Scene([cup, ox], A=Side(play=["Ox", "Cup"], deck=["Greed"]), B=Side())
    scene.choose("A", "Ox: Strike")
    assert (scene.stat("Ox", "life"), scene.hand("A")) == (2, ["Greed"])


@pytest.mark.rules("401.3b", "401.3", "604.1e")
def test_a_character_with_too_little_life_cannot_lose_it_as_a_cost() -> None:
    drain = tactic(
        "Drain", "COST: Pick a character you control. That character loses 2 life this turn.\nEFFECT: Draw a card."
    )
    rat = character("Rat", (1, 1, 1))
    scene = Scene(
        [drain, rat, BRUISER],
        A=Side(play=["Rat", "Bruiser"], hand=["Drain"], deck=["Greed"], resources=RAGE),
        B=Side(),
    )
    scene.choose("A", "Play Drain", "Rat")
    assert scene.happened("undone") == 1
    assert scene.where("Rat") == "play"
    assert scene.hand("A") == ["Drain"]
    scene.choose("A", "The Open Gate: Study")  # something else; then it can be tried again
    scene.choose("A", "Play Drain", "Bruiser")
    assert scene.stat("Bruiser", "life") == 1


@pytest.mark.rules("406.4")
def test_an_ability_that_says_pay_has_a_numeric_cost_even_where_that_is_0() -> None:
    box = item("Box", "OPEN\nCOST: Choose a number for X. Pay X.\nEFFECT: Your faction gains 1 influence.")
    jar = item("Jar", "OPEN\nCOST: Deplete this card.\nEFFECT: Your faction gains 1 influence.")
    levy = item("Levy", "Increase the numeric cost of abilities of all items by 1.")
    scene = Scene([box, jar, levy], A=Side(play=["Box", "Jar", "Levy"], resources=["Rage"] * 2), B=Side())
    scene.choose("A", "Jar: Open")
    assert scene.unattached("A") == 2  # no pay instruction: no numeric cost that could be increased
    scene.choose("A", "Box: Open")
    assert scene.options() == ["0", "1", "Take it back"]
    scene.choose("A", "0")
    assert scene.unattached("A") == 1
    wait = tactic("Wait", "Draw a card.", cost=0)
    poor = Scene([box, levy, wait], A=Side(play=["Box", "Levy"], hand=["Wait"]), B=Side())
    assert poor.why_not("Box: Open") == "309.1"


@pytest.mark.rules("406.3", "410.3", "410.5")
@pytest.mark.parametrize("first", ["Alms", "Bargain"])
def test_reductions_come_in_the_order_that_serves_the_player(first: str) -> None:
    alms = item("Alms", "Reduce the numeric cost of characters you play by 2.")
    bargain = item("Bargain", "Reduce the numeric cost of characters you play by 1, to a minimum of 1.")
    levy = item("Levy", "The numeric cost of characters you play is increased by 2.")
    second = "Bargain" if first == "Alms" else "Alms"
    side = Side(play=[first, second, "Levy"], hand=["Bruiser"], resources=["Rage"])
    scene = Scene([BRUISER, alms, bargain, levy], A=side, B=Side())
    scene.choose("A", "Play Bruiser")  # 1 and 2 more make 3: 1 off leaves 2, and the other 2 off nothing
    assert scene.unattached("A") == 1


# ---- taking back, and undoing ---------------------------------------------------------------------------------------


@pytest.mark.rules("401.3", "Ruling 20")
@pytest.mark.parametrize(
    ("cost", "may"),
    [
        ("Discard a card.", True),
        ("Reveal a card from your hand.", True),
        ("Discard a card at random.", False),
        ("Draw a card.", False),
        ("Reveal the top card of your deck.", False),
        ("Put the top card of your deck into your discard pile.", False),
        ("Shuffle a card from your hand into your deck.", False),
    ],
)
def test_a_play_is_not_taken_back_once_its_costs_have_shown_something_or_left_it_to_chance(
    cost: str, may: bool
) -> None:
    pact = tactic("Pact", f"COST: {cost} Pick a character.\nEFFECT: Destroy the character.", cost=0)
    side = Side(hand=["Pact", "Greed", "Rage", "Elitism"], deck=["Greed", "Rage"], resources=RAGE)
    scene = Scene([BRUISER, pact], A=side, B=Side(play=["Bruiser", "Bruiser"])).choose("A", "Play Pact")
    while "Bruiser (1)" not in scene.options():
        scene.choose("A", scene.options()[0])
    assert ("Take it back" in scene.options()) == may


@pytest.mark.rules("401.3", "604.1e", "Ruling 20")
def test_a_shuffle_for_a_cost_that_proves_impossible_is_undone_card_by_card() -> None:
    pact = tactic(
        "Pact",
        "COST: Shuffle a card from your hand into your deck. Pick a character. That character loses 4 life this turn.\n"
        "EFFECT: Draw a card.",
        cost=0,
    )
    hand = ["Elitism", "Pact", "Rage"]
    scene = Scene([BRUISER, pact], A=Side(hand=hand, deck=["Greed"] * 9, resources=RAGE), B=Side(play=["Bruiser"]))
    scene.choose("A", "Play Pact", "Rage")
    assert scene.happened("undone") == 1
    assert scene.hand("A") == hand
    assert all(scene.state.seen[card] & 1 for card in scene.state.hands[0])  # and its owner knows it
    assert [scene.state.face(card).name for card in scene.state.decks[0]] == ["Greed"] * 9


@pytest.mark.rules("401.2")
def test_of_several_ways_to_satisfy_a_cost_those_are_offered_that_are_open() -> None:
    box = item("Box", "OPEN\nCOST: Discard a card or pay 2.\nEFFECT: Your faction gains 1 influence.")
    scene = Scene([box], A=Side(play=["Box"], resources=["Rage"] * 2, deck=["Greed"]), B=Side())
    scene.choose("A", "Box: Open")  # there is no card to discard
    assert (scene.influence("A"), scene.unattached("A")) == (26, 0)
    scene = Scene([box], A=Side(play=["Box"], hand=["Greed"], resources=["Rage"] * 2), B=Side())
    assert scene.choose("A", "Box: Open").options() == ["Discard a card.", "Pay 2."]


@pytest.mark.rules("401.2", "401.3")
def test_a_cost_that_comes_after_either_of_two_is_looked_at_with_what_was_picked() -> None:
    toll = tactic(
        "Toll",
        "COST: Pick a character. If it is a Rogue, pay 1. Otherwise, pay 2. Pay X, where X is its strength.\n"
        "EFFECT: Destroy the character.",
        cost=0,
    )
    cards = [toll, character("Weak", (1, 1, 1), trade="Rogue"), character("Strong", (5, 1, 1), trade="Rogue")]
    scene = Scene(cards, A=Side(hand=["Toll"], resources=["Rage"] * 4), B=Side(play=["Weak", "Strong"]))
    scene.choose("A", "Play Toll")
    assert scene.options() == ["Weak", "Take it back"]
