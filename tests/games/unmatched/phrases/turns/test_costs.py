"""What attacks cost, defenses against somebody, what a maneuver does instead, what a hero rides; cards by chance."""

import pytest

from mulligan.games.unmatched.table import ACTIONS
from mulligan.games.unmatched.vocabulary.texts.lexicon import Names
from mulligan.games.unmatched.vocabulary.texts.printing import printed
from mulligan.games.unmatched.vocabulary.texts.reading import Reader
from mulligan.language.reader import ReadError
from tests.games.unmatched.arranged import Arranged
from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial

PLAN = "Gain 1 action."
HAND = {"hand": ["Trial", "Blow", "Swing", "Plan"]}
THEIRS = {"hand": ["Swing", "Blow", "Plan"]}
STRIKE = "attack Rival with Tester, Swing"


def able(ability: str, *script: str) -> Arranged:
    return trial(PLAN, *script, ability=ability, A=HAND, B=THEIRS)


@pytest.mark.rules("hero-3")
@pytest.mark.parametrize(
    ("ability", "extra"),
    [
        ("Draw 1 card at the end of your turn.", 0),
        ("Tester's attacks cost 2 actions.", 1),
        ("It costs 2 actions to attack with Tester.", 1),
        ("Attacking with Tester costs an additional action.", 1),
        ("You must spend 1 additional action to attack with Tester.", 1),
        ("Helper's attacks cost 2 actions.", 0),
    ],
)
def test_an_attack_may_cost_more_actions_than_one(ability: str, extra: int) -> None:
    table = able(ability, "A: scheme Plan")
    assert table.rule_against("A", STRIKE) == ""
    table.words("A", STRIKE).settle()
    assert table.table.turn[ACTIONS] == 1 - extra or table.stage.look(table.state, -1, "turn") == "B"
    short = able(ability, "A: maneuver, decline, done")
    assert (short.rule_against("A", STRIKE) == "effect-1") == bool(extra)


@pytest.mark.rules("hero-3")
def test_an_attack_may_cost_counters() -> None:
    ability = "You start the game with 1 coin token. Attacking with Tester costs 1 coin in addition to the action."
    table = able(ability, f"A: {STRIKE}", "B: decline")
    assert table.table.counters[0] == 0
    assert table.rule_against("A", "attack Rival with Tester, Blow") == "effect-1"


@pytest.mark.parametrize(
    ("ability", "rule"),
    [
        ("Tester cannot attack heroes.", "hero-3"),
        ("Tester can't attack sidekicks.", ""),
        ("While Helper is defeated, Tester cannot attack heroes.", ""),
    ],
)
def test_somebody_cannot_attack_a_kind_of_fighter(ability: str, rule: str) -> None:
    assert able(ability).rule_against("A", STRIKE) == rule


@pytest.mark.parametrize(
    ("ability", "lost"),
    [
        ("Draw 1 card at the end of your turn.", 3),
        ("When Tester defends, add +1 to the value of his defense.", 2),
        ("Whenever you defend, add +1 to this card's value.", 2),
        ("Each time you are attacked, deal 1 damage to Tester.", 4),
        ("When Tester defends against a sidekick, add +1 to the value of his defense card.", 3),
        (
            "When Tester defends against an attack from a fighter that is adjacent to him, add 2 to this card's value.",
            1,
        ),
        ("When Tester is attacked by a hero, add +2 to the value of his defense.", 1),
        ("When Tester is attacked by a fighter that is not adjacent to him, add +2 to the value of his defense.", 3),
        ("Whenever Helper is on the board, add +1 to the value of Tester's defense cards.", 2),
    ],
)
def test_who_defends_against_whom(ability: str, lost: int) -> None:
    table = trial(PLAN, "B: attack Tester with Rival, Swing", "A: Blow", ability=ability, A=HAND, B=THEIRS, turn="B")
    assert 6 - health(table, "Tester") == lost


@pytest.mark.rules("maneuver-1")
def test_something_may_be_done_instead_of_the_draw_of_a_maneuver() -> None:
    for ability in (
        "When you maneuver, instead of drawing a card, you may deal 1 damage to Helper.",
        "Instead of drawing a card when you maneuver, you may deal 1 damage to Helper.",
        "When you maneuver, you may deal 1 damage to Helper instead of drawing a card.",
    ):
        done = able(ability, "A: maneuver, yes, decline, done")
        assert (len(done.table.hands[0]), health(done, "Helper")) == (4, 6)
        left = able(ability, "A: maneuver, decline, decline, done")
        assert (len(left.table.hands[0]), health(left, "Helper")) == (5, 7)


@pytest.mark.rules("maneuver-2")
def test_something_may_be_done_instead_of_moving_somebody() -> None:
    for ability in (
        "When you maneuver, instead of moving Tester, you may place Tester in any space in his zone.",
        "Whenever you maneuver, you may place Tester in any space in his zone instead of moving him.",
    ):
        table = able(ability, "A: maneuver, yes, H19, decline")
        assert space(table, "Tester") == "H19"
        assert table.state.decision is not None
        assert not any("Tester" in label for label in table.labels())
        assert space(able(ability, "A: maneuver, decline, decline, Tester, H13"), "Tester") == "H13"


def test_what_a_hero_is_in_is_left_and_entered() -> None:
    ability = "Tester begins the game in the Turret. While in the Turret, Tester cannot be attacked."
    text = "Leave the Turret. If you do not, Tester enters the Turret."
    out = trial(text, SCHEME, "A: scheme Plan", ability=ability, A=HAND, B=THEIRS)
    assert out.table.forms[0] == 1
    assert out.table.sheet.form_names[0] == ["Turret", "Afoot"]  # cards of Tester are used in either
    twice = trial(text, SCHEME, SCHEME, ability=ability, A={"hand": ["Trial", "Trial", "Plan"]}, B=THEIRS)
    assert twice.table.forms[0] == 0
    assert twice.rule_against("B", "attack Tester with Rival, Swing") == "hero-3"
    damage = trial("If Tester is not in the Turret, deal 1 damage to Helper.", SCHEME, ability=ability, A=HAND)
    assert health(damage, "Helper") == 7


@pytest.mark.parametrize(
    ("text", "hand", "deck"),
    [
        ("Put a random card from your opponent's hand on top of their deck.", 0, "Swing"),
        ("Reveal a random card from your opponent's hand. If it is an attack card, they discard it.", 0, ""),
        ("Your opponent reveals a random card from their hand. If it is a scheme card, they discard it.", 1, ""),
        ("Look at a random card in your opponent's hand.", 1, ""),
        ("Discard 1 random card from your opponent's hand.", 0, ""),
        ("Your opponent discards 1 card from their hand at random.", 0, ""),
    ],
)
def test_cards_of_a_hand_by_chance(text: str, hand: int, deck: str) -> None:
    table = trial(text, SCHEME, A=HAND, B={"hand": ["Swing"]})
    state = table.table
    assert len(state.hands[1]) == hand
    if deck:
        assert state.sheet.name[state.printed[state.decks[1][-1]]] == deck
    if "Look at" in text:
        card = state.hands[1][0]
        assert state.view(0).position.printed[card] >= 0


@pytest.mark.parametrize(
    ("text", "top"),
    [
        ("Your opponent puts 2 random cards from their hand on the bottom of their deck.", False),
        ("Return 2 random cards from your opponent's hand to the top of their deck.", True),
    ],
)
def test_several_cards_of_a_hand_by_chance(text: str, top: bool) -> None:
    state = trial(text, SCHEME, A=HAND, B={"hand": ["Swing", "Swing", "Swing"]}).table
    assert len(state.hands[1]) == 1
    moved = state.decks[1][-2:] if top else state.decks[1][:2]
    assert [state.sheet.name[state.printed[card]] for card in moved] == ["Swing", "Swing"]


def test_two_things_hold_for_a_while() -> None:
    text = "Until your next turn, Tester's move value is +2 and his defense cards are +1. End the turn."
    table = trial(text, SCHEME, "B: attack Tester with Rival, Swing", "A: Blow", A=HAND, B=THEIRS)
    assert len(table.table.holding) == 2
    assert 6 - health(table, "Tester") == 2


def test_a_fighter_can_neither_move_nor_attack() -> None:
    text = "Choose an opposing fighter adjacent to Tester. Until your next turn, that fighter cannot move or attack."
    table = trial(f"{text} End the turn.", SCHEME, A=HAND, B=THEIRS)
    assert table.rule_against("B", "attack Tester with Rival, Swing") == "effect-1"
    table.words("B", "maneuver, decline")
    assert not any("Rival" in label for label in table.labels())


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("Deal 1 damage to Helper for each 2 cards in your hand.", 1),
        ("Deal 2 damage to Helper for each 3 cards in your hand.", 2),
        ("Deal 1 damage to Helper for each 4 cards in your hand.", 0),
    ],
)
def test_something_for_each_so_many(text: str, lost: int) -> None:
    assert 7 - health(trial(text, SCHEME, A=HAND), "Helper") == lost


@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("the opposing fighter was dealt 4 or more damage", True),
        ("the opposing fighter took at least 5 damage in this combat", False),
        ("the opposing fighter took exactly 4 combat damage", True),
        ("the opposing fighter took no more than 3 damage", False),
        ("Tester took 1 or more damage", False),
    ],
)
def test_how_much_damage_somebody_took_in_the_combat(asked: str, so: bool) -> None:
    table = trial(f"AFTER COMBAT: If {asked}, deal 1 damage to Helper.", ATTACK, A=HAND)
    assert (health(table, "Helper") == 6) == so


@pytest.mark.parametrize("text", ["The opposing player reveals their hand. Choose an attack card they must discard."])
def test_the_opposing_player_is_the_opponent(text: str) -> None:
    assert trial(text, "A: scheme Trial, Swing", A=HAND, B=THEIRS).look("B", "hand") == ["Blow", "Plan"]


FOG = "You have 6 fog tokens."


@pytest.mark.parametrize(
    ("where", "so"),
    [
        ("adjacent to 2 or more fog tokens", True),
        ("adjacent to at least 3 fog tokens", False),
        ("within 2 spaces of a fog token", True),
        ("within 1 space of a fog token", True),
    ],
)
def test_who_is_near_markers(where: str, so: bool) -> None:
    text = f"Place 2 fog tokens in different spaces adjacent to Tester. If Tester is {where}, deal 1 damage to Helper."
    table = trial(text, "A: scheme Trial, H01, H13", ability=FOG, A=HAND)
    assert (health(table, "Helper") == 6) == so


def test_a_marker_in_each_space() -> None:
    text = "Place a fog token in each space adjacent to Tester."
    table = trial(text, "A: scheme Trial, H01, H08, H13", ability=FOG, A=HAND)
    assert sorted(table.table.board.ids[space] for space, lying in enumerate(table.table.markers[0]) if lying) == [
        "H01", "H08", "H13",
    ]  # fmt: skip
    few = trial(text, "A: scheme Trial, H01, H13", ability="You have 2 fog tokens.", A=HAND)
    assert sum(few.table.markers[0]) == 2


@pytest.mark.parametrize(("asked", "so"), [("is not 3", False), ("is not 2", True)])
def test_a_number_is_not_another(asked: str, so: bool) -> None:
    text = f"Discard the top card of your deck. If its BOOST value {asked}, deal 1 damage to Helper."
    table = trial(text, SCHEME, A={**HAND, "deck": ["Blow"]})
    assert (health(table, "Helper") == 6) == so


def test_markers_returned_are_counted() -> None:
    text = "Return up to 2 of your fog tokens to the box. For each fog token returned, deal 1 damage to Helper."
    place = "Place 3 fog tokens in different spaces in Tester's zone."
    table = trial(f"{place} {text}", "A: scheme Trial, H07, H13, H19, H13, H19", ability=FOG, A=HAND)
    assert (health(table, "Helper"), sum(table.table.markers[0])) == (5, 1)


def test_a_card_is_drawn_for_each_up_to_a_number() -> None:
    text = "Draw a card for each card in your hand, up to a maximum of 2."
    assert len(trial(text, SCHEME, A=HAND).table.hands[0]) == 5


def test_another_opposing_fighter_is_not_the_one_of_the_combat() -> None:
    near = {"hand": [], "fighters": {"Rival": "H08 9", "Page": "H13 7"}}
    table = trial("AFTER COMBAT: Deal 2 damage to another opposing fighter adjacent to Tester.", ATTACK, A=HAND, B=near)
    assert (health(table, "Rival"), health(table, "Page")) == (5, 5)
    for text in ("each other opposing fighter", "each other fighter adjacent to Tester"):
        table = trial(f"AFTER COMBAT: Deal 2 damage to {text}.", ATTACK, A=HAND, B=near)
        assert (health(table, "Rival"), health(table, "Page")) == (5, 5)


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("AFTER COMBAT: Deal damage to Helper equal to the damage the opposing fighter took in this combat.", 4),
        ("AFTER COMBAT: Deal damage to Helper equal to the combat damage Tester took.", 0),
        ("DURING COMBAT: Ignore 2 damage from this attack.", 0),
        ("AFTER COMBAT: Your opponent may discard 1 card. If they do not, deal 2 damage to their fighter.", 0),
    ],
)
def test_damage_of_the_combat_and_their_fighter(text: str, lost: int) -> None:
    table = trial(text, ATTACK, A=HAND)
    assert 7 - health(table, "Helper") == lost
    assert health(table, "Rival") == (3 if "their fighter" in text else 5)


def test_their_fighter_outside_a_combat_is_not_read() -> None:
    with pytest.raises(ReadError):
        trial("Your opponent discards 1 card. Deal 2 damage to their fighter.", A=HAND)


def test_it_prints_and_reads_back() -> None:
    reader = Reader(Names(["Tester"]), [])
    for text in (
        "Reveal a random card from your opponent's hand.",
        "Look at a random card from your opponent's hand.",
        "Put a random card from your opponent's hand on top of their deck.",
        "Put 2 random cards from your opponent's hand on the bottom of their deck.",
        "Draw a card for each card in your hand, up to a maximum of 2.",
        "Discard 2 random cards from your opponent's hand.",
        "Draw 1 card for each 2 cards in your hand.",
        "AFTER COMBAT: Deal damage equal to the damage Tester took to the opposing fighter.",
    ):
        read = reader.card(text)
        assert reader.card(printed(read)) == read
