"""A special ability says the same in many ways: what each of them says is read as the first of them is."""

import pytest

from mulligan.games.unmatched.heroes import Hero
from mulligan.games.unmatched.options import USE_ABILITY
from mulligan.games.unmatched.vocabulary.special.abilities import AbilityLine
from mulligan.games.unmatched.vocabulary.texts.lexicon import lexicon_of
from mulligan.games.unmatched.vocabulary.writing.making import ability_lines, make_sheet
from mulligan.language.reader import ReadError
from tests.games.unmatched.arranged import SOLDIER
from tests.games.unmatched.phrases.trial import health, space
from tests.games.unmatched.test_own_words import hero, play

ALIKE = [
    (
        "When Tester would take damage, you may assign any amount of that damage to one or more Helpers in "
        "his zone instead.",
        "If Tester would be dealt damage, you may have any number of Helpers in his zone take any amount of "
        "that damage "
        "instead.",
        "Whenever Tester would take damage, one or more Helpers in his zone may take some or all of it instead.",
        "When Tester takes damage, you may divide that damage among Tester and any Helpers in his zone.",
        "When Tester would take damage, you may choose for any Helpers in his zone to take any of that damage instead.",
        "When Tester takes damage, any of that damage may be dealt to Helpers in his zone instead.",
    ),
    (
        "Helpers do not start on the board.",
        "Your Helpers start the game off the board.",
        "Do not place Helpers at the start of the game.",
        "Helpers are not placed at the start of the game.",
        "At the start of the game, set your Helpers aside.",
        "Tester begins the game without his Helpers.",
    ),
    (
        "Tester is a large fighter.",
        "Tester takes up two spaces.",
        "Tester occupies 2 adjacent spaces.",
        "Tester is a large fighter and takes up two spaces on the board.",
        "Tester is in both of his spaces for all game purposes.",
    ),
    (
        "You have 2 moss tokens. Tester may move from one space with a moss token to any "
        "other space with a moss token as if they were adjacent.",
        "You have 2 moss tokens. When Tester moves, he may move from one space with a "
        "moss token to any other space with a moss token as if they were adjacent.",
        "You have 2 moss tokens. When moving, Tester treats all spaces with moss tokens as adjacent to each other.",
        "You have 2 moss tokens. Moss spaces are adjacent to each other for Tester.",
        "You have 2 moss tokens. Tester can move from a moss space to any other moss space for 1 movement.",
    ),
    (
        "The first time Tester would be defeated, remove him from the board instead. At the start of your "
        "next turn, place "
        "him in any space and set his health to 6.",
        "The first time Tester is defeated, remove him from the board. At the start of your next turn, he is "
        "resurrected: "
        "set his health to 6 and place him in any space.",
        "If Tester would be defeated and has not been resurrected, remove him from the board. At the start of "
        "your next "
        "turn, place him in any space and set his health to 6.",
    ),
    (
        "During your turn, you may spend 2 coins to draw 1 card. During your turn, you may spend 3 coins to "
        "gain 1 action.",
        "During your turn, you may spend 2 coins to draw 1 card, or 3 coins to gain 1 action.",
    ),
]


def lines(ability: str, count: int = 2) -> tuple[AbilityLine, ...]:
    one: Hero = hero(ability, "scheme|Draw 1 card.", count=count)
    make_sheet((one, one), False)
    return tuple(dict.fromkeys(ability_lines(lexicon_of(one), one.ability)))


@pytest.mark.parametrize("ways", ALIKE, ids=[ways[0][:40] for ways in ALIKE])
def test_all_these_say_the_same(ways: tuple[str, ...]) -> None:
    found = [lines(way) for way in ways]
    assert [tree for tree in found if tree != found[0]] == []


def test_nobody_takes_more_than_their_health_and_that_is_said_too() -> None:
    first = ALIKE[0][0]
    said = f"{first} You cannot assign more damage to a Helper than it has health."
    assert lines(said)[0] == lines(first)[0]


@pytest.mark.parametrize(
    "ability",
    [
        "Archers nearby may take damage in place of somebody.",
        "When Tester would take damage, a Helper in his zone may take that damage instead of something.",
        "Tester and Helper cannot be attacked by ranged fighters while in a space with a moss token.",
    ],
)
def test_what_is_only_like_it_is_not_read(ability: str) -> None:
    with pytest.raises(ReadError):
        lines(ability)


COINS = "Start the game with 3 coins."


@pytest.mark.parametrize(("coins", "offered"), [(1, []), (2, [0]), (3, [0, 1])])
def test_each_price_is_offered_to_who_can_pay_it(coins: int, offered: list[int]) -> None:
    ability = f"{COINS} During your turn, you may spend 2 coins to draw 1 card, or 3 coins to gain 1 action."
    table = play(ability, "scheme|Draw 1 card.", given={"counters": coins})
    decision = table.table.decision
    assert decision is not None
    assert sum(option >= USE_ABILITY for option in decision.options) == len(offered)


def test_a_marker_moves_where_all_of_them_lie_already() -> None:
    ability = (
        "You have 2 moss tokens. At the end of your turn, place a moss token in any space. If all of your "
        "moss tokens are "
        "on the board, move one to any space instead."
    )
    table = play(ability, "scheme|End the turn.", given={"markers": ["H01", "H02"]})
    table.words("A", "scheme Trial 1, H01, H28")
    found = table.look("A", "markers")
    assert isinstance(found, list)
    assert sorted(found) == ["H02", "H28"]


@pytest.mark.parametrize(("marked", "lost"), [(["H08"], 3), (["H01"], 2)])
def test_attacks_are_worth_more_against_who_stands_on_a_marker(marked: list[str], lost: int) -> None:
    ability = "You have 2 moss tokens. Add +1 to the value of your attacks against fighters in spaces with moss tokens."
    cards = ("attack|AFTER COMBAT: Place a moss token in the defender's space. Move them up to 1 space.",)
    given = {"markers": marked, "fighters": {"Tester": "H07"}}
    table = play(ability, *cards, given=given, foe={"fighters": {SOLDIER: "H08 9"}})
    table.words("A", f"attack {SOLDIER} with Tester, Trial 1, H13")
    assert 9 - health(table, SOLDIER) == lost
    assert space(table, SOLDIER) == "H13"


def test_a_token_goes_next_to_one_or_another() -> None:
    ability = (
        "You have 2 moss tokens. At the end of your turn, place a moss token in a space adjacent to Tester or Helper."
    )
    given = {"fighters": {"Tester": "H07", "Helper": "H28"}}
    for goal in ("H08", "H27"):
        table = play(ability, "scheme|End the turn.", given=given)
        table.words("A", f"scheme Trial 1, {goal}")
        assert table.look("A", "markers") == [goal]
