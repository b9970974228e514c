"""The card/power interaction table, cell by cell: each answer is read off the engine, not asserted about it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import pytest

from mulligan.games.mystic_war.cards import ANY_TIME, COUNT, DEITY, KINDS, NAME, SPELL, STAYS, TYPE
from mulligan.games.mystic_war.options import ABOUT_WINDOW
from mulligan.games.mystic_war.table import CHECKS, TAKES_DEITY
from mulligan.scenarios.entry import Plain
from tests.games.mystic_war.arranged import Arranged, arranged

YES, NO, NOT_ALLOWED = "Yes", "No", "NA"

ANY_TIME_SPELLS = [NAME[kind] for kind in range(KINDS) if TYPE[kind] == SPELL and ANY_TIME[kind]]
ANY_TIME_DEITIES = [
    NAME[kind] for kind in range(KINDS) if TYPE[kind] == DEITY and ANY_TIME[kind] for _ in range(COUNT[kind])
]
STAYING = [NAME[kind] for kind in range(KINDS) if STAYS[kind]]
WEALTHS: list[dict[str, Plain]] = [
    {"followers": 10, "gold": 5},
    {"followers": 10, "gold": 10},
    {"followers": 10, "gold": 20},
]

Realm: TypeAlias = Mapping[str, Plain]
Action = Callable[[Realm, Realm, Realm], Arranged]


def besides(usual: Realm, given: Realm) -> Realm:
    """What is usual, except for what is given."""
    realm = dict(usual)
    realm.update(given)
    return realm


# ---- one of each kind of action: A acts on B, everything else stays as given ---------------------------------------


def special_power(a: Realm, b: Realm, c: Realm) -> Arranged:
    """A Demon of 10 on B's Mystic Power."""
    scene = arranged(
        step="special powers",
        first_player="A",
        A=besides({"mystic power": 35}, a),
        B=besides({"mystic power": 40}, b),
        C=c,
    )
    return scene.words("A", "Summon Demon 10 on B's Mystic Power")


def receive(a: Realm, b: Realm, c: Realm) -> Arranged:
    """The Apprentice's box of B gives 2 Mystic Power, to B by B's own doing."""
    return arranged(
        step="receive", first_player="A", A=besides({"mystic power": 9}, a), B=besides({"mystic power": 3}, b), C=c
    )


def resource_card(a: Realm, b: Realm, c: Realm) -> Arranged:
    scene = arranged(
        turn="A", A=besides({"hand": ["Dragon 4", "Riches 4"]}, a), B=besides({"mystic power": 40}, b), C=c
    )
    return scene.words("A", "Dragon 4 on B's Mystic Power")


def spell_card(a: Realm, b: Realm, c: Realm) -> Arranged:
    scene = arranged(
        turn="A", A=besides({"hand": ["Power Drain", "Riches 4"]}, a), B=besides({"mystic power": 40}, b), C=c
    )
    return scene.words("A", "Power Drain on B")


def deity_card(a: Realm, b: Realm, c: Realm) -> Arranged:
    b = besides({"face up": ["War God"]}, b)
    scene = arranged(turn="A", A=besides({"hand": ["Favoritism", "Riches 4"]}, a), B=b, C=c)
    return scene.words("A", "Favoritism on B, War God")


def event_card(a: Realm, b: Realm, c: Realm) -> Arranged:
    scene = arranged(
        turn="A",
        A=besides({"hand": ["Mega-Blast", "Riches 4"]}, a),
        B=besides({"mystic power": 40}, b),
        C=c,
        deck=["Sorcery 8"],
    )
    return scene.words("A", "Mega-Blast on B")


ACTIONS: dict[str, Action] = {
    "Special Power": special_power,
    "Receive": receive,
    "RESOURCE card": resource_card,
    "SPELL card": spell_card,
    "DEITY card": deity_card,
    "EVENT card": event_card,
}


def effect(scene: Arranged) -> tuple[int, bool]:
    """What the actions above do: B's Mystic Power, and whether a face-up deity was taken."""
    while scene.state.decision is not None and scene.offers("refuse"):
        scene.words(scene.asked, "refuse")
    scene.settle()
    return scene.resources("B")[1], scene.happened(TAKES_DEITY, "Favoritism")


def face_up(scene: Arranged, seat: str) -> list[str]:
    found = scene.stage.look(scene.state, scene.seat(seat), "face up")
    assert isinstance(found, list)
    return found


# ---- the columns ---------------------------------------------------------------------------------------------------


def by_wealth(action: Action) -> str:
    """Does it matter whether A is Poor, Content or Rich?"""
    hand: Realm = {"hand": ["Riches 6"]}
    return YES if len({effect(action(wealth, hand, hand)) for wealth in WEALTHS}) > 1 else NO


def by_cards(action: Action, cards: list[str], others: list[str]) -> str:
    """Can C add one of these cards, and does it then matter? `others` in B's hand keep a window open, if any opens."""
    unchanged = effect(action({}, {"hand": ["Riches 6"]}, {"hand": ["Riches 6"]}))
    scene = action({}, {"hand": [*others, "Riches 6"]}, {"hand": [*cards, "Riches 6"]})
    decision = scene.state.decision
    if decision is None or decision.subject != ABOUT_WINDOW:
        return NOT_ALLOWED
    for card in dict.fromkeys(cards):
        if scene.rule_against("C", card):
            continue
        for words in [f"{card} on B", f"{card} on A"] if card in STAYING else [card]:
            attempt = Arranged(scene.game, scene.stage, scene.branch().state)
            if effect(attempt.words("C", words)) != unchanged:
                return YES
    return NO


def by_spells(action: Action) -> str:
    return by_cards(action, ANY_TIME_SPELLS, ["Sacrifice", "Earth Goddess"])


def by_deities(action: Action) -> str:
    return by_cards(action, ANY_TIME_DEITIES if action is not deity_card else ["Sacrifice"], ["Capture"])


def by_face_up(action: Action) -> str:
    """Does a deity that is face up before anybody matter for what the action does, once it may be taken?"""
    hand: Realm = {"hand": ["Riches 6"]}
    plain = effect(action({}, hand, hand))
    for deity in ("Protection", "Earth Goddess", "War God"):
        if action is deity_card and deity == "War God":
            continue
        own: list[Plain] = ["War God"] if action is deity_card else []
        for a, b in (([deity], own), ([], [*own, deity])):
            if effect(action({"face up": a}, {"face up": b, **hand}, hand)) != plain:
                return YES
    return NO


COLUMNS: dict[str, Callable[[Action], str]] = {
    "Wealth": by_wealth,
    "SPELL cards played": by_spells,
    "DEITY cards played": by_deities,
    "face-up DEITY cards": by_face_up,
}

TABLE = {
    "Special Power": [NO, NOT_ALLOWED, NOT_ALLOWED, NO],
    "Receive": [NO, NOT_ALLOWED, NOT_ALLOWED, NO],
    "RESOURCE card": [YES, YES, YES, YES],
    "SPELL card": [NO, YES, YES, YES],
    "DEITY card": [NO, NO, YES, NO],
    "EVENT card": [NO, NOT_ALLOWED, NOT_ALLOWED, NO],
}
CELLS = [(action, column, answer) for action, row in TABLE.items() for column, answer in zip(COLUMNS, row, strict=True)]


@pytest.mark.rules("Interaction table", "5.1d", "5.2a", "6.3a", "7.2d", "7.6a")
@pytest.mark.parametrize(("action", "column", "answer"), CELLS)
def test_what_may_change_an_action(action: str, column: str, answer: str) -> None:
    assert COLUMNS[column](ACTIONS[action]) == answer


# ---- the column "may affect" ---------------------------------------------------------------------------------------

HAND: Realm = {"hand": ["Riches 6"]}


@pytest.mark.rules("Interaction table")
def test_a_special_power_affects_resources() -> None:
    assert effect(special_power({}, HAND, HAND)) == (30, False)


@pytest.mark.rules("Interaction table")
def test_receiving_affects_resources() -> None:
    assert effect(receive({}, HAND, HAND)) == (5, False)


@pytest.mark.rules("Interaction table")
def test_a_resource_card_affects_resources() -> None:
    assert effect(resource_card({}, HAND, HAND)) == (36, False)


@pytest.mark.rules("Interaction table", "7.2b")
def test_a_spell_card_affects_resources_resource_cards_and_spell_cards() -> None:
    assert effect(spell_card({}, HAND, HAND)) == (20, False)
    with_negation: Realm = {"hand": ["Negation", "Riches 6"]}
    assert effect(resource_card({}, with_negation, HAND).words("B", "Negation")) == (40, False)
    assert effect(spell_card({}, with_negation, HAND).words("B", "Negation")) == (40, False)


@pytest.mark.rules("Interaction table", "7.2c")
def test_a_deity_card_affects_losses_spell_cards_and_deity_cards() -> None:
    with_god_king: Realm = {"hand": ["God King", "Riches 6"]}
    assert effect(resource_card({}, with_god_king, HAND).words("B", "God King on B")) == (40, False)
    assert effect(spell_card({}, with_god_king, HAND).words("B", "God King on B")) == (40, False)
    assert effect(deity_card({}, HAND, HAND))[1]
    with_sacrifice: Realm = {"hand": ["Sacrifice", "Riches 6"]}
    assert not effect(deity_card({}, with_sacrifice, HAND).words("B", "Sacrifice"))[1]


@pytest.mark.rules("Interaction table")
def test_an_event_card_affects_resources_discards_checks_goals_and_face_up_deities() -> None:
    assert effect(event_card({}, HAND, HAND)) == (32, False)
    genie = arranged(turn="A", A={"hand": ["Genie", "Riches 4"]}, discard=["Dragon 10", "Dragon 8"])
    genie.words("A", "Genie on A").words("A", "Dragon 10")
    assert genie.hand("A") == ["Dragon 10", "Riches 4"]
    judgment = arranged(turn="A", A={"hand": ["Judgment"], "goal": "City"}, B={"goal": "City"}, C={"goal": "City"})
    assert judgment.happened(CHECKS)
    scrutiny = arranged(turn="A", A={"hand": ["Scrutiny", "Riches 4"]}).words("A", "Scrutiny on B")
    assert scrutiny.stage.look(scrutiny.state, 1, "goal shown") is True
    wrath = arranged(turn="A", A={"hand": ["Wrath of the Gods", "Riches 4"]}, B={"face up": ["War God"]})
    assert face_up(wrath.words("A", "Wrath of the Gods on B"), "B") == []


# ---- the footnotes -------------------------------------------------------------------------------------------------


@pytest.mark.rules("Interaction table, note 1", "5.1e", "Ruling 3")
@pytest.mark.parametrize(
    ("deity", "barred", "free"),
    [
        ("God King", ["Enchant", "Alchemy", "Summon Demon"], ["Sell Slaves", "Research", "Train Knights"]),
        ("Earth Goddess", ["Sell Slaves", "Research", "Train Knights"], ["Enchant", "Alchemy", "Summon Demon"]),
    ],
)
def test_a_face_up_deity_bars_the_special_powers_that_cost_what_it_shields(
    deity: str, barred: list[str], free: list[str]
) -> None:
    scene = arranged(
        step="special powers", first_player="A", A={"followers": 45, "mystic power": 45, "gold": 45, "face up": [deity]}
    )
    assert {scene.rule_against("A", power) for power in barred} == {deity}
    assert {scene.rule_against("A", power) for power in free} == {""}
    assert not scene.rule_against("A", "Receive as the Village")
    assert not scene.rule_against("A", "Receive as the Apprentice")
    assert not scene.rule_against("A", "Hire Mercenaries")


@pytest.mark.rules("Interaction table, note 1", "5.1b", "Ruling 3")
@pytest.mark.parametrize("power", ["Train Knights", "Summon Demon"])
@pytest.mark.parametrize(
    ("deity", "lost"), [("God King", (10, 0, 10)), ("Earth Goddess", (0, 10, 10)), ("Protection", (10, 10, 10))]
)
def test_a_face_up_deity_shields_its_holder_from_knights_and_demons(
    power: str, deity: str, lost: tuple[int, int, int]
) -> None:
    for i, resource in enumerate(["Followers", "Mystic Power", "Gold"]):
        scene = arranged(
            step="special powers",
            first_player="A",
            A={"followers": 35, "mystic power": 35},
            B={"followers": 30, "mystic power": 30, "gold": 30, "face up": [deity]},
        )
        scene.words("A", f"{power} 10 on B's {resource}")
        assert 30 - scene.resources("B")[i] == lost[i]


@pytest.mark.rules("Interaction table, note 2")
@pytest.mark.parametrize(("event", "deity"), [("Genie", "God King"), ("Slavery", "Earth Goddess")])
def test_a_face_up_deity_keeps_its_holder_from_being_the_recipient(event: str, deity: str) -> None:
    scene = arranged(turn="A", A={"hand": [event, "Riches 4"]}, B={"face up": [deity]}, C={"face up": ["Protection"]})
    assert scene.rule_against("A", f"{event} on B") == deity
    assert not scene.rule_against("A", f"{event} on C")


@pytest.mark.rules("Interaction table, note 2", "Wrath of the War God")
def test_earth_goddess_leaves_only_gold_to_wrath_of_the_war_god() -> None:
    scene = arranged(
        turn="A",
        A={"hand": ["Wrath of the War God", "Riches 4"]},
        B={"followers": 20, "gold": 20, "face up": ["Earth Goddess"]},
    )
    assert scene.words("A", "Wrath of the War God on B").resources("B") == (20, 5, 10)
