"""What a hero has of its own: forms, counters, markers, cards that stay in play, fighters that are summoned, names."""

from typing import Any

import pytest

from mulligan.games.unmatched.heroes import Hero, hero_from
from mulligan.games.unmatched.table import IN_COMBAT
from mulligan.games.unmatched.vocabulary.texts.lexicon import lexicon_of
from mulligan.games.unmatched.vocabulary.writing.making import make_sheet, names_of
from mulligan.language.reader import ReadError
from tests.games.unmatched.arranged import SOLDIER, Arranged, arranged

LINE = "\n"


def toml(ability: str, *cards: str, sidekick: str = "Helper", count: int = 1) -> str:
    """A hero of 10 health with a helper; each card is `type|text`, perhaps with `|who`."""
    lines = ['name = "Tester"', 'set = "Tests"', "move = 2", f"ability = {ability!r}"]
    lines += ["[[fighter]]", 'name = "Tester"', 'role = "hero"', 'attack = "melee"', "health = 10"]
    lines += [
        "[[fighter]]",
        f'name = "{sidekick}"',
        'role = "sidekick"',
        'attack = "melee"',
        "health = 5",
        f"count = {count}",
    ]
    for number, card in enumerate(cards, 1):
        sort, text, *who = card.split("|")
        lines += [
            "[[card]]",
            f'name = "Trial {number}"',
            "count = 3",
            f'type = "{sort}"',
            "boost = 1",
            f"text = {text!r}",
        ]
        lines += ["value = 2"] if sort != "scheme" else []
        lines += [f"who = {who}"] if who else []
    return LINE.join(lines)


def hero(ability: str, *cards: str, **more: Any) -> Hero:
    import tomllib

    return hero_from(tomllib.loads(toml(ability, *cards, **more)))


def play(
    ability: str, *cards: str, given: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **more: Any
) -> Arranged:
    setup = {"items": False, "brought": [toml(ability, *cards, **more)]}
    mine: dict[str, Any] = {"hand": ["Trial 1"], "fighters": {"Tester": "H07"}}
    return arranged(["Tester", SOLDIER], setup, A=mine | (given or {}), B={"hand": []} | (foe or {}))


# ---- forms -----------------------------------------------------------------------------------------------------------

TWO = "Start the game as TALL. At the start of your turn, you may transform into TALL or WIDE."


def test_a_hero_is_one_thing_after_another() -> None:
    table = play(f"{TWO} While WIDE: Your move value is 4.", "scheme|Transform to WIDE. Draw 1 card.")
    assert table.look("A", "form") == "TALL"
    table.words("A", "scheme Trial 1")
    assert table.look("A", "form") == "WIDE"


def test_changing_goes_round() -> None:
    table = play(TWO, "scheme|Change form. Gain 1 action.", given={"hand": ["Trial 1", "Trial 1"]})
    table.words("A", "scheme Trial 1").words("A", "scheme Trial 1")
    assert table.look("A", "form") == "TALL"


def test_a_condition_asks_for_the_form() -> None:
    cards = "scheme|If Tester is WIDE, draw 2 cards. Otherwise, draw 1 card."
    for form, drawn in (("TALL", 1), ("WIDE", 2)):
        table = play(TWO, cards, given={"form": form})
        table.words("A", "scheme Trial 1")
        assert len(table.table.hands[0]) == drawn


def test_a_card_of_one_form_is_not_played_in_the_other() -> None:
    for form, rule in (("TALL", "hero-3"), ("WIDE", "")):
        given = {"form": form, "hand": ["Trial 1", "Trial 2"]}
        table = play(TWO, "scheme|Draw 1 card.|WIDE", "scheme|Draw 2 cards.", given=given)
        assert table.rule_against("A", "scheme Trial 1") == rule


def test_a_card_fights_on_for_somebody_who_could_not_play_it_any_more() -> None:
    card = "attack|AFTER COMBAT: Transform to TALL. Move up to 2 spaces.|WIDE"
    table = play(TWO, card, given={"form": "WIDE"}, foe={"fighters": {SOLDIER: "H08"}})
    table.words("A", f"attack {SOLDIER} with Tester, Trial 1")
    assert table.look("A", "form") == "TALL"
    assert table.table.combat[IN_COMBAT]
    assert table.table.faults() == []


def test_what_holds_in_one_form_does_not_in_the_other() -> None:
    ability = f"{TWO} While WIDE: Your move value is 4."
    for form, value in (("TALL", 2), ("WIDE", 4)):
        table = play(ability, "scheme|Draw 1 card.", given={"form": form}).words("A", "maneuver")
        assert table.table.stack[1].move_value == value  # type: ignore[attr-defined]


@pytest.mark.parametrize("said", ["While WIDE, ", "While Tester is WIDE: ", "When Tester is WIDE, ", "WIDE: "])
@pytest.mark.parametrize(("form", "value", "left"), [("TALL", 2, 10), ("WIDE", 4, 8)])
def test_a_paragraph_that_opens_with_a_form_is_of_that_form(said: str, form: str, value: int, left: int) -> None:
    ability = f"{TWO}\n{said}add 1 to the value of Tester's attacks. Your move value is 4. "
    ability += "After you maneuver, Tester takes 2 damage."
    table = play(ability, "scheme|Draw 1 card.", given={"form": form}).words("A", "maneuver")
    assert table.table.stack[1].move_value == value  # type: ignore[attr-defined]
    while table.table.stack[1:]:
        table.state.apply(table.state.decision.options[-1])  # type: ignore[union-attr]
    assert table.table.health[0] == left


STATE = "While Helper is defeated, Tester is ENRAGED. While ENRAGED, add 2 to the value of Tester's attacks."
DEFEATED = "While Helper is defeated, add 2 to the value of Tester's attacks."


@pytest.mark.parametrize(
    ("ability", "value"),
    [
        (f"{STATE} Your move value is 4.", 2),
        (f"{STATE}\nYour move value is 4.", 4),
        (f"{DEFEATED} Your move value is 4.", 4),
        (f"{TWO}\nWhile WIDE, after you attack, draw 1 card. While Helper is not defeated, your move value is 4.", 4),
        (f"{TWO}\nAdd 2 to the value of Tester's attacks while Tester is WIDE. Your move value is 4.", 4),
    ],
)
def test_what_a_later_sentence_needs(ability: str, value: int) -> None:
    given = {"fighters": {"Tester": "H07", "Helper": "H28"}}
    table = play(ability, "scheme|Draw 1 card.", given=given).words("A", "maneuver")
    assert table.table.stack[1].move_value == value  # type: ignore[attr-defined]


def test_a_change_of_form_says_itself_from_which() -> None:
    ability = f"{TWO}\nWhile WIDE, your move value is 4. At the end of your turn,"
    make_sheet((hero(f"{ability} become TALL.", "scheme|Draw 1 card."),) * 2, False)
    with pytest.raises(ReadError, match="begin a new line"):
        make_sheet((hero(f"{ability} change form.", "scheme|Draw 1 card."),) * 2, False)


def test_headings_are_forms_and_a_line_alone_is_not() -> None:
    text = (
        "### Tester\nAt the start of your turn, draw 1 card.\n\n### Sage\nAdd 1 to the value of Tester's attacks.\n\n"
    )
    found = lexicon_of(hero(text + "At the end of your turn, change to your next identity.", "scheme|Draw 1 card."))
    assert found.forms == ("Tester", "Sage")


# ---- counters and markers --------------------------------------------------------------------------------------------


def test_counters_have_the_name_that_the_hero_gives_them() -> None:
    table = play("Tester starts the game with 2 gold.", "scheme|Gain 1 gold. You may spend 3 gold to draw 2 cards.")
    table.words("A", "scheme Trial 1").words("A", "yes")
    assert table.look("A", "counters") == 0
    assert len(table.table.hands[0]) == 2


def test_markers_are_placed_counted_and_removed() -> None:
    table = play(
        "You have 3 mud tokens.",
        "scheme|Place a mud token in Tester's space. Draw cards equal to the number of mud tokens on the board.",
        given={"markers": ["H29"]},
    )
    table.words("A", "scheme Trial 1")
    assert table.look("A", "markers") == ["H07", "H29"]
    assert len(table.table.hands[0]) == 2


def test_no_more_markers_than_there_are() -> None:
    table = play("You have 1 mud token.", "scheme|Place a mud token in Tester's space. If you do, draw 1 card.",
                 "scheme|Draw 1 card.", given={"markers": ["H29"], "hand": ["Trial 1", "Trial 2"]})  # fmt: skip
    table.words("A", "scheme Trial 1")
    assert table.look("A", "markers") == ["H29"]
    assert len(table.table.hands[0]) == 1


def test_who_stands_with_a_marker_is_hurt_and_nobody_else() -> None:
    table = play(
        "You have 3 mud tokens.",
        "scheme|Deal 2 damage to each opposing fighter in a space with a mud token. Place a mud token in any space.",
        given={"markers": ["H29"]},
        foe={"fighters": {SOLDIER: "H29 9"}},
    )
    table.words("A", "scheme Trial 1").words("A", "H01")
    assert table.look("B", SOLDIER) == "H29 7"


def test_a_move_leaves_a_marker_behind() -> None:
    table = play(
        "After Tester moves, place a mud token in his new space. You have 3 mud tokens.",
        "scheme|Move Tester up to 1 space.",
    )
    table.words("A", "scheme Trial 1")
    space = next(option for option in table.table.decision.options if option % 4096 != table.table.space[0])  # type: ignore[union-attr]
    table.state.apply(space)
    assert table.look("A", "markers") == [table.table.board.ids[table.table.space[0]]]


# ---- cards that stay, fighters that come -----------------------------------------------------------------------------


def test_an_ongoing_card_stays_and_leaves() -> None:
    staying = "[ONGOING]: Your BOOST values are +1. Discard this card at the end of your turn if you didn't attack."
    table = play("", f"scheme|Draw 1 card. {staying}")
    table.words("A", "scheme Trial 1")
    assert table.look("A", "ongoing") == ["Trial 1"]
    while table.table.turn[0] == 0:
        table.state.apply(table.state.decision.options[-1])  # type: ignore[union-attr]
    assert table.look("A", "ongoing") == []


def test_what_is_summoned_waits_beside_the_battlefield() -> None:
    table = play("At the start of your turn, you may draw 1 card.",
        "scheme|Summon up to 2 Clones in spaces adjacent to Tester.",
                 sidekick="Clone", count=3)  # fmt: skip
    sheet = table.table.sheet
    assert sheet.summoned == 0b1110


def test_a_defeated_friend_makes_one_stronger() -> None:
    sheet = make_sheet(
        (hero("While Helper is defeated, add +2 to the value of Tester's attacks.", "scheme|Draw 1 card."),) * 2, False
    )
    assert len(sheet.bonus_amount) == 2


def test_once_a_turn_is_once_a_turn() -> None:
    table = play("The first time Tester takes damage each turn, draw 1 card.",
                 "scheme|Deal 1 damage to Tester. Deal 1 damage to Tester. Gain 1 action.")  # fmt: skip
    table.words("A", "scheme Trial 1")
    assert len(table.table.hands[0]) == 1


# ---- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said", ["TESTER", "tester", "Helper", "HELPERS", "Helper|Tester", "Tester or Helper", "Tester / Helper"]
)
def test_a_card_names_its_fighters_in_any_spelling(said: str) -> None:
    one = hero("", f"scheme|Draw 1 card.|{said}" if "|" not in said else "scheme|Draw 1 card.")
    if "|" in said:
        one.cards[0].who = [said]
    assert make_sheet((one, one), False).who[0] > 0


def test_dots_and_dashes_do_not_count() -> None:
    names = names_of(hero("", "scheme|Draw 1 card.", sidekick="Dr. T. Rex"))
    assert names.mark("Dr T-Rex and DR. T. REX") == "#1 and #1"


def test_a_message_has_the_names() -> None:
    with pytest.raises(ReadError) as error:
        make_sheet((hero("", "scheme|Tester whistles to Helper."),) * 2, False)
    assert "#" not in error.value.problems[0].words + error.value.problems[0].reason


# ---- what is spent, kept, shown, done again --------------------------------------------------------------------------

COILS = "Start the game with 1 coil charged. At the end of your turn, charge 1 coil."


def test_more_is_had_for_more_counters() -> None:
    text = "Draw 1 card. You may discharge coils: - 1 Coil: Instead, draw 2 cards. - 2 Coils: Also, gain 1 action."
    for counters, way, drawn, left in ((2, 0, 1, 2), (2, 1, 2, 1), (2, 2, 2, 0), (1, 2, 1, 1)):
        table = play(COILS, f"scheme|{text}", "scheme|Charge both coils.", given={"counters": counters})
        table.words("A", "scheme Trial 1")
        table.state.apply(table.state.decision.options[way])  # type: ignore[union-attr]
        assert (len(table.table.hands[0]), table.look("A", "counters")) == (drawn, left)


def test_as_many_different_things_as_were_paid_for() -> None:
    text = "Spend any amount of rage. Choose a different effect for each rage spent: - draw 2 cards - gain 1 action"
    table = play("Tester starts with 1 rage.", f"scheme|{text}", given={"counters": 3})
    table.words("A", "scheme Trial 1").words("A", "2").words("A", "draw 2 cards")
    assert len(table.table.hands[0]) == 2
    assert table.look("A", "counters") == 1


def test_what_is_offered_is_offered_in_its_words() -> None:
    table = play("", "scheme|Choose one: - draw 2 cards - Helper recovers 1 health")
    table.words("A", "scheme Trial 1")
    decision = table.state.decision
    assert decision is not None
    assert [table.game.label(table.state, option) for option in decision.options] == [
        "Draw 2 cards",
        "Helper recovers 1 health",
    ]


def test_one_of_the_cards_drawn_is_kept() -> None:
    text = "Draw 3 cards. Keep one and put the others on the bottom of your deck in any order."
    table = play("", f"scheme|{text}", "scheme|Draw 1 card.", "scheme|Draw 2 cards.")
    table.words("A", "scheme Trial 1")
    under = table.table.decks[0][0]
    while table.state.decision is not None and table.state.decision.subject == 23:
        table.state.apply(table.state.decision.options[0])
    assert len(table.table.hands[0]) == 1
    assert table.table.decks[0][0] != under


def test_what_was_done_is_done_again_for_a_price() -> None:
    text = "Deal 1 damage to Tester. You may spend 2 rage to do it a second time."
    for rage, health in ((1, 9), (2, 8)):
        table = play("Tester starts with 1 rage.", f"scheme|{text}", "scheme|Draw 1 card.",
                     given={"counters": rage, "hand": ["Trial 1", "Trial 2"]})  # fmt: skip
        table.words("A", "scheme Trial 1").words("A", "yes")
        assert table.look("A", "Tester") == f"H07 {health}"


def test_a_fighter_can_have_a_move_value_of_its_own() -> None:
    table = play("Helper's move value is 5.", "scheme|Draw 1 card.").words("A", "maneuver")
    maneuver = table.table.stack[1]
    maneuver.moving = 0  # type: ignore[attr-defined]
    own = maneuver.steps(table.table)  # type: ignore[attr-defined]
    maneuver.moving = 1  # type: ignore[attr-defined]
    assert (own, maneuver.steps(table.table)) == (2, 5)  # type: ignore[attr-defined]


def test_that_hero_is_the_one_swapped_with() -> None:
    table = play("", "scheme|Swap Tester with an opposing fighter. Deal 2 damage to that fighter.",
                 foe={"fighters": {SOLDIER: "H29"}})  # fmt: skip
    before = table.table.sheet.health[2]
    table.words("A", "scheme Trial 1")
    assert table.look("B", SOLDIER) == f"H07 {before - 2}"
