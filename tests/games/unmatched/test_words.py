"""Whoever reads is addressed as "you", in every language; what came about, and why not, is said with its numbers."""

from typing import Any

import pytest

from mulligan.games.unmatched import layout
from mulligan.games.unmatched.options import MANEUVER
from mulligan.games.unmatched.table import CHOOSES_PLAYER, DRAWS, EVENTS, FLOORED, LOOKS, STORES, WINS
from mulligan.games.unmatched.words import fighter_name
from mulligan.kernel.events import Event
from mulligan.kernel.numbers import Seat
from mulligan.messages import speaking
from tests.games.unmatched.arranged import PANTHER, SOLDIER, WIDOW, Arranged, arranged, started
from tests.games.unmatched.phrases.trial import trial


def event(kind: int, seat: int, other: int = -1, amount: int = 0, card: int = -1) -> Event:
    return Event(kind, Seat(seat), card, amount, other, -1, "turn-1", -1, -1)


DUEL: dict[str, Any] = {"heroes": [WIDOW, SOLDIER]}
TEAMS: dict[str, Any] = {"heroes": [WIDOW, SOLDIER, PANTHER, WIDOW], "teams": True, "seats": 3}


@pytest.mark.parametrize(
    ("setup", "happened", "reader", "language", "told"),
    [
        (DUEL, event(DRAWS, 0), -1, "en", "Black Widow draws a card."),
        (DUEL, event(DRAWS, 0), 1, "en", "Black Widow draws a card."),
        (DUEL, event(DRAWS, 0, card=0), 0, "en", "You draw Widow's Kiss."),
        (DUEL, event(DRAWS, 0), 0, "de", "Du ziehst eine Karte."),
        (DUEL, event(DRAWS, 0), 1, "de", "Black Widow zieht eine Karte."),
        (DUEL, event(LOOKS, 0, 1), 1, "en", "Black Widow looks at your hand."),
        (DUEL, event(LOOKS, 0, 1), 0, "en", "You look at Winter Soldier’s hand."),
        (DUEL, event(LOOKS, 0, 1), 1, "de", "Black Widow sieht sich die Hand von dir an."),
        (DUEL, event(STORES, 0, 1, card=0), 1, "en", "Black Widow stores your Widow's Kiss."),
        (DUEL, event(CHOOSES_PLAYER, 0, 1), 1, "de", "Black Widow wählt dich."),
        (DUEL, event(WINS, 1), 1, "en", "You win."),
        (DUEL, event(WINS, 1), 0, "en", "Winter Soldier wins."),
        (TEAMS, event(WINS, 0, 2), 0, "en", "You win."),
        (TEAMS, event(WINS, 1, 3), 2, "en", "Winter Soldier and you win."),
        (TEAMS, event(WINS, 1, 3), 1, "en", "You and Black Widow 2 win."),
        (TEAMS, event(WINS, 1, 3), 2, "de", "Winter Soldier und du gewinnt."),
        (TEAMS, event(WINS, 1, 3), 0, "de", "Winter Soldier und Black Widow 2 gewinnen."),
        (TEAMS, event(DRAWS, 2), 0, "en", "You (Black Panther) draw a card."),
        (TEAMS, event(DRAWS, 0), 0, "en", "You (Black Widow 1) draw a card."),
    ],
)
def test_the_reader_is_addressed_as_you(
    setup: dict[str, Any], happened: Event, reader: int, language: str, told: str
) -> None:
    game = started(**setup).game
    with speaking(language):
        assert game.sentence(happened, reader) == told


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_event_speaks_of_a_player_who_reads_by_name(language: str) -> None:
    game = started(**DUEL).game
    with speaking(language):
        for kind in range(len(EVENTS)):
            told = game.sentence(event(kind, 0, other=-1, amount=1), 0)
            assert WIDOW not in told
            assert f"unmatched-event-{EVENTS[kind]}" not in told


@pytest.mark.rules("Ruling 23")
def test_two_players_with_the_same_hero_are_told_apart() -> None:
    state = started(heroes=[WIDOW, WIDOW])
    assert state.game.sentence(event(DRAWS, 1)) == "Black Widow 2 draws a card."
    names = [fighter_name(state.sheet, fighter) for fighter in state.sheet.all_fighters]
    assert names == ["Black Widow 1", "Maria Hill 1", "Black Widow 2", "Maria Hill 2"]
    assert state.sheet.fighters_of == [0b0011, 0b1100]


@pytest.mark.rules("Ruling 23")
def test_a_card_that_names_a_fighter_means_its_own_player_s() -> None:
    state = started(heroes=[WIDOW, WIDOW])
    sheet = state.sheet
    for kind, who in enumerate(sheet.who):
        assert who & ~sheet.fighters_of[sheet.whose[kind]] == 0


@pytest.mark.parametrize(
    ("floored", "told"),
    [(0, "Winter Soldier had no more health."), (1, "Winter Soldier does not fall below 1 health.")],
)
def test_combat_damage_that_finds_no_health_is_told(floored: int, told: str) -> None:
    own = {"hand": ["Widow's Line"], "fighters": {WIDOW: "H07", "Maria Hill": "H29"}}
    table = arranged([WIDOW, SOLDIER], A=own, B={"hand": [], "fighters": {SOLDIER: f"H08 {1 + floored}"}})
    table.table.turn[FLOORED] = floored << table.table.sheet.fighter_name.index(SOLDIER)
    table.words("A", "attack Winter Soldier with Black Widow, Widow's Line")
    lines = table.game.tell(table.state.events(0), 0)
    at = lines.index("You win the combat; combat damage: 3.")
    assert lines[at + 1 : at + 3] == [
        "Winter Soldier takes 1 damage.",
        f"The rest of the combat damage (2) is lost: {told}",
    ]


def why_not(table: Arranged) -> dict[str, str]:
    """What each place that is not lit answers."""
    view = table.state.view(0)
    told: dict[str, str] = {}
    for action in layout.imaginable(view):
        if (refused := table.state.why_not(0, action)) is not None:
            short = layout.falls_short(view, action, refused.rule)
            told.setdefault(layout.place(view, action), short or table.game.reason(refused))
    return told


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        (
            "Move Tester up to 1 space.",
            {"H17": "A fighter stands in that space.", "H28": "A fighter", "H22": "Too far: "},
        ),
        (
            "Place Tester in a space adjacent to Helper.",
            {"H17": "A fighter stands", "H22": "Trial does not allow this one."},
        ),
    ],
)
def test_every_space_that_an_effect_does_not_allow_says_why(text: str, answers: dict[str, str]) -> None:
    table = trial(text).words("A", "scheme Trial")
    assert table.state.decision is not None
    lit = {layout.place(table.state.view(0), option) for option in table.state.decision.options}
    told, ids = why_not(table), table.table.board.ids
    assert {f"space:{space}" for space in range(len(ids))} <= lit | told.keys()
    for name, words in answers.items():
        assert told[f"space:{ids.index(name)}"].startswith(words)


def test_a_fighter_that_an_effect_does_not_name_says_so() -> None:
    table = trial("Deal 1 damage to an opposing fighter.").words("A", "scheme Trial")
    names = table.table.sheet.fighter_name
    assert why_not(table)[f"fighter:{names.index('Helper')}"] == "Trial does not allow this one."


def test_while_fighters_move_every_card_says_when_it_is_played() -> None:
    hand = ["Widow's Line", "Feint", "Double Identity", "The Budapest Gambit"]
    own = {"hand": hand, "fighters": {WIDOW: "H07", "Maria Hill": "H29"}}
    table = arranged([WIDOW, SOLDIER], A=own, B={"hand": [], "fighters": {SOLDIER: "H17"}})
    table.words("A", "maneuver, decline")
    told = {text for place, text in why_not(table).items() if place.startswith("card:")}
    assert told == {
        f"Fighters are being moved now. {when}"
        for when in (
            "This card is played when one of your fighters attacks.",
            "This card is played when one of your fighters is attacked.",
            "This card is played when one of your fighters attacks or is attacked.",
            "A scheme is played as an action of its own.",
        )
    }


def test_in_a_turn_a_card_that_is_no_scheme_says_when_it_is_played() -> None:
    own = {"hand": ["Widow's Line", "Double Identity"], "fighters": {WIDOW: "H07", "Maria Hill": "H29"}}
    table = arranged([WIDOW, SOLDIER], A=own, B={"hand": [], "fighters": {SOLDIER: "H08"}})
    told = {text for place, text in why_not(table).items() if place.startswith("card:")}
    assert told == {
        "This card is played when one of your fighters attacks or is attacked.",
        "This card is played when one of your fighters is attacked.",
    }


def test_a_maneuver_that_is_all_one_can_do_is_told_to_its_player_alone() -> None:
    def unasked(table: Arranged, seat: int) -> bool:
        forced = table.state.forced_choices(seat)
        return layout.unasked([one for one in forced if one.after == table.state.choices_made])

    own = {WIDOW: "H07", "Maria Hill": "H29"}
    far = {"hand": [], "fighters": {SOLDIER: "H17"}}
    table = arranged([WIDOW, SOLDIER], A={"hand": [], "fighters": own}, B=far)
    assert (unasked(table, 0), unasked(table, 1)) == (True, False)
    near = {"hand": [], "fighters": {SOLDIER: "H08"}}
    table = arranged([WIDOW, SOLDIER], A={"hand": ["Feint"], "fighters": own}, B=near)
    assert not unasked(table, 0)
    table.state.apply(MANEUVER)
    assert not unasked(table, 0)
