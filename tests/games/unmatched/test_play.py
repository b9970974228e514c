"""Turns, discards, combat and defeat, where a scenario would say less."""

import pytest

from mulligan import games
from mulligan.games.unmatched.options import ATTACK, DECLINE, MANEUVER, TARGETS
from mulligan.games.unmatched.rules.harm import deal
from mulligan.games.unmatched.rules.turns import TURNS_AT_MOST
from mulligan.games.unmatched.table import BASE, BONUS, COMBAT_CARD, GONE, TURN_NUMBER, TURN_PLAYER
from mulligan.kernel.decision import IllegalChoice
from tests.games.unmatched.arranged import PANTHER, SOLDIER, WIDOW, arranged, started

FACE_TO_FACE = {
    "A": {"hand": ["Widow's Line", "Feint"], "fighters": {WIDOW: "H07", "Maria Hill": "H29"}},
    "B": {"hand": ["Feint", "Marksman"], "fighters": {SOLDIER: "H08"}},
}


@pytest.mark.rules("discard-1", "discard-2", "attack-13")
def test_played_cards_lie_face_up_in_their_owners_discard_piles() -> None:
    table = arranged([WIDOW, SOLDIER], **FACE_TO_FACE)
    table.words("A", "attack Winter Soldier with Black Widow, Widow's Line").words("B", "Feint")
    assert table.look("A", "discard") == ["Widow's Line"]
    assert table.look("B", "discard") == ["Feint"]
    for seat in range(2):
        view = table.state.view(seat).position
        assert all(view.printed[card] >= 0 for pile in table.table.discards for card in pile)


@pytest.mark.rules("attack-7")
def test_nobody_sees_the_attack_card_before_it_is_revealed() -> None:
    table = arranged([WIDOW, SOLDIER], **FACE_TO_FACE)
    table.words("A", "attack Winter Soldier with Black Widow, Widow's Line")
    card = table.table.combat[COMBAT_CARD]
    assert table.state.view(0).position.printed[card] >= 0
    assert table.state.view(1).position.printed[card] < 0
    table.words("B", "Feint")
    assert table.state.view(1).position.printed[card] >= 0


@pytest.mark.rules("turn-6", "players-3")
def test_an_eliminated_player_has_no_more_turns() -> None:
    state = started(heroes=[WIDOW, SOLDIER, PANTHER])
    deal(state, state.sheet.heroes_of[1], 99, "attack-10")
    assert state.turn[GONE] == 2
    assert not state.over
    turns = set()
    while state.decision is not None and state.turn[TURN_NUMBER] < 9:
        turns.add(state.turn[TURN_PLAYER])
        state.apply(MANEUVER if MANEUVER in state.decision.options else state.decision.options[0])
    assert turns <= {0, 2}


@pytest.mark.rules("team-5", "team-7")
def test_in_teams_turns_alternate_and_a_player_without_fighters_is_left_out() -> None:
    state = started(heroes=[WIDOW, SOLDIER, PANTHER, SOLDIER], teams=True)
    order: list[int] = []
    while state.decision is not None and len(order) < 4:
        if not order or order[-1] != state.turn[TURN_PLAYER]:
            order.append(state.turn[TURN_PLAYER])
        state.apply(MANEUVER if MANEUVER in state.decision.options else state.decision.options[0])
    assert order == [0, 1, 2, 3]
    deal(state, state.sheet.fighters_of[1], 99, "attack-10")
    assert state.turn[GONE] == 2
    assert not state.over


@pytest.mark.rules("attack-12", "hero-3")
def test_an_ability_after_combat_waits_for_the_cards() -> None:
    """Black Panther's draw comes with the boost, in the middle of the combat."""
    table = arranged(
        [PANTHER, WIDOW],
        A={"hand": ["Vibranium Shockwave", "Feint"], "deck": ["Evade"], "fighters": {PANTHER: "H08", "Shuri": "H02"}},
        B={"hand": [], "fighters": {WIDOW: "H07", "Maria Hill": "H29"}},
    )
    table.words("A", "attack Black Widow with Black Panther, Vibranium Shockwave, boost with Feint (+1)")
    cited = table.rules_cited()
    assert cited.index("boost-4") < cited.index(PANTHER) < cited.index("won-1")


@pytest.mark.rules("Ruling 7")
def test_a_value_never_falls_below_zero() -> None:
    table = arranged([WIDOW, SOLDIER], **FACE_TO_FACE)
    table.words("A", "attack Winter Soldier with Black Widow, Widow's Line")
    combat = table.table.combat
    combat[BASE], combat[BONUS] = 3, -5
    assert table.table.value(0) == 0


@pytest.mark.rules("Ruling 9")
def test_heroes_that_fall_together_leave_a_draw() -> None:
    state = started(heroes=[WIDOW, SOLDIER])
    deal(state, state.sheet.heroes, 99, "draw-2")
    assert state.over
    assert state.winners == []


@pytest.mark.rules("Ruling 10")
def test_a_thousand_turns_are_enough() -> None:
    state = started(heroes=[WIDOW, SOLDIER])
    state.turn[TURN_NUMBER] = TURNS_AT_MOST
    for _ in range(50):
        if state.decision is None:
            break
        state.apply(MANEUVER if MANEUVER in state.decision.options else state.decision.options[-1])
    assert state.over
    assert state.winners == []


@pytest.mark.rules("Ruling 2")
def test_a_card_without_a_boost_value_cannot_boost() -> None:
    table = arranged([WIDOW, SOLDIER], **FACE_TO_FACE)
    kind = table.table.kinds_in(table.table.hands[0])[0]
    kept = table.table.sheet.boost[kind]
    try:
        table.table.sheet.boost[kind] = -1
        table.words("A", "maneuver")
        labels = table.labels()
        assert not [label for label in labels if "Widow's Line" in label]
        assert table.table.boost_of(table.table.hands[0][0]) == 0
    finally:
        table.table.sheet.boost[kind] = kept


@pytest.mark.rules("Ruling 20", "won-2")
def test_a_fighter_that_has_fallen_takes_no_combat_damage() -> None:
    table = arranged(
        [SOLDIER, PANTHER],
        A={"hand": ["Without Remorse", "Feint"], "fighters": {SOLDIER: "H08"}},
        B={"hand": ["Nanotriage Processor"], "fighters": {PANTHER: "H29", "Shuri": "H07"}},
    )
    table.words("A", "attack Shuri with Winter Soldier, Without Remorse")
    deal(table.table, 1 << 2, 99, "draw-2")
    table.words("B", "decline")
    assert table.look("B", "black panther") == "H29 14"
    assert not table.state.over


@pytest.mark.rules("attack-1")
def test_why_not_names_the_rule() -> None:
    table = arranged(
        [WIDOW, SOLDIER],
        A={"hand": ["Double Identity", "The Kinshasa Directive"], "fighters": {WIDOW: "H07", "Maria Hill": "H29"}},
        B={"hand": [], "fighters": {SOLDIER: "H08"}},
    )
    assert table.rule_against("A", "attack Winter Soldier with Black Widow") == "attack-1"
    action = ATTACK + 0 * TARGETS + 2
    assert table.state.why_not(0, action) is not None
    assert table.state.why_not(1, action) is not None
    with pytest.raises(IllegalChoice):
        table.state.apply(action)
    assert table.state.why_not(0, DECLINE) is not None


def test_every_event_and_option_has_words() -> None:
    for setup in ({"heroes": [WIDOW, PANTHER]}, {"heroes": [SOLDIER, PANTHER, WIDOW, SOLDIER], "teams": True}):
        game = games.game("unmatched", **setup)
        state = game.start(3, record=True)
        for _ in range(400):
            if state.decision is None:
                break
            labels = [game.label(state, option) for option in state.decision.options]
            assert len(set(labels)) == len(labels)
            assert not [label for label in [game.question(state), *labels] if "unmatched-" in label]
            state.apply(state.decision.options[state.choices_made * 7 % len(state.decision.options)])
        assert state.record is not None
        sentences = [game.sentence(event) for event in state.record.events]
        assert not [sentence for sentence in sentences if "unmatched-" in sentence]


@pytest.mark.rules("Ruling 22", "boost-1")
def test_a_maneuver_is_boosted_before_anybody_moves() -> None:
    table = arranged([WIDOW, SOLDIER], **FACE_TO_FACE)
    table.words("A", "maneuver")
    assert "boost with Feint (+1)" in table.labels()
    table.words("A", "decline, Maria Hill, H28")
    assert not [label for label in table.labels() if label.startswith("boost")]


@pytest.mark.rules("maneuver-3")
def test_a_destination_comes_with_its_path() -> None:
    table = arranged([WIDOW, SOLDIER], **FACE_TO_FACE)
    table.words("A", "maneuver, decline, Black Widow")
    view = table.state.view(0)
    assert view.decision is not None
    paths = {table.game.label(view.position, o): table.game.forecast(view, o) for o in view.decision.options}
    assert paths["H02"] == "H07 → H01 → H02"
    assert paths["H01"] == ""
