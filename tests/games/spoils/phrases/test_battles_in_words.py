"""Words that speak of battles: who attacks and blocks, and what came of it."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from tests.games.spoils.arranged import Scene, character, item, location, tactic

RAGE = ["Rage"] * 6
FACTION, HUT = "Attack The Open Gate (B)", "Attack Hut (B)"
CAST = [
    character("Bruiser", (3, 5, 3)),
    character("Shade", (1, 2, 3), "COVERT"),
    character("Guard", (1, 9, 1)),
    character("Veil", (1, 9, 1), "COVERT"),
    location("Hut", 5),
]


def fight(scene: Scene, target: str, attackers: list[str], blockers: list[str], stop: str = "End the turn") -> Scene:
    """A attacks with some, B blocks with some, and nobody does anything else until something is offered again."""
    scene.choose("A", target)
    chosen = {"A": list(attackers), "B": list(blockers)}
    while stop not in scene.options() or (stop == "Play Wait" and chosen["B"]):
        options, mine = scene.options(), chosen[scene.asked]
        named = [name for name in mine if name in options]
        if named:
            mine.remove(named[0])
        scene.choose(scene.asked, named[0] if named else "Done" if "Done" in options else options[0])
    return scene


def battle(watch: str, target: str, attackers: list[str], blockers: list[str]) -> Scene:
    """A, who has an item that says something, attacks."""
    scene = Scene(
        [*CAST, item("Eye", watch)],
        A=Side(play=["Bruiser", "Shade", "Eye"], deck=["Greed"] * 9),
        B=Side(play=["Guard", "Veil", "Hut"], deck=["Greed"] * 3),
    )
    return fight(scene, target, attackers, blockers)


BOTH = ["Bruiser", "Shade"]


@pytest.mark.rules("608.1a", "608.1c")
@pytest.mark.parametrize(
    ("event", "so", "not_so"),
    [
        ("a character attacks a location", (HUT, ["Bruiser"], []), (FACTION, ["Bruiser"], [])),
        ("a battle starts", (FACTION, ["Bruiser"], []), None),
        ("a character blocks a covert party", (FACTION, ["Shade"], ["Veil"]), (FACTION, ["Bruiser"], ["Guard"])),
    ],
)
def test_an_event_of_a_battle(
    event: str, so: tuple[str, list[str], list[str]], not_so: tuple[str, list[str], list[str]] | None
) -> None:
    text = f"When {event}, draw a card."
    assert battle(text, *so).hand("A") == ["Greed"]
    if not_so is not None:
        assert battle(text, *not_so).hand("A") == []


@pytest.mark.rules("609.1h")
def test_the_end_of_the_battle_comes_after_its_damage() -> None:
    text = "At the end of a battle, if you inflicted damage to an opponent's faction this turn, draw a card."
    assert battle(text, FACTION, ["Bruiser"], []).hand("A") == ["Greed"]
    assert battle(text, FACTION, ["Bruiser"], ["Guard"]).hand("A") == []


@pytest.mark.rules("302.12", "302.13")
def test_whoever_blocks_a_party_blocks_each_of_its_members() -> None:
    bait = character("Bait", (1, 9, 1), "When a character blocks this card, draw a card.")
    for party, drawn in ((["Bait", "Bruiser"], 1), (["Bruiser"], 0)):
        scene = Scene(
            [*CAST, bait], A=Side(play=["Bait", "Bruiser"], deck=["Greed"] * 3), B=Side(play=["Guard"], deck=["Greed"])
        )
        fight(scene, FACTION, party, ["Guard"])
        assert len(scene.hand("A")) == drawn


@pytest.mark.rules("302.8", "608.1c")
@pytest.mark.parametrize(
    ("condition", "so", "not_so"),
    [
        ("you are blocking", (FACTION, ["Bruiser"], ["Guard"]), (FACTION, ["Bruiser"], [])),
        ("this location is being attacked", (HUT, ["Bruiser"], []), (FACTION, ["Bruiser"], [])),
        (
            "an opponent controls an attacking party of at least 2 members",
            (FACTION, BOTH, []),
            (FACTION, ["Bruiser"], []),
        ),
    ],
)
def test_a_condition_of_a_battle(
    condition: str, so: tuple[str, list[str], list[str]], not_so: tuple[str, list[str], list[str]]
) -> None:
    nook = location("Nook", 5, f"While {condition}, your characters gain 2 strength.")
    for (target, attackers, blockers), strength in ((so, 3), (not_so, 1)):
        scene = Scene(
            [*CAST, nook, tactic("Wait", "Draw a card.", cost=0)],
            A=Side(play=["Bruiser", "Shade"], deck=["Greed"] * 3),
            B=Side(hand=["Wait"], play=["Guard", "Nook"], deck=["Greed"], resources=RAGE),
        )
        fight(scene, target.replace("Hut", "Nook"), attackers, blockers, "Play Wait")
        assert scene.stat("Guard", "strength") == strength


@pytest.mark.rules("302.1", "609.1b")
@pytest.mark.parametrize(
    ("condition", "so", "not_so"),
    [
        ("this card is attacking a location", HUT, FACTION),
        ("this card is attacking a faction", FACTION, HUT),
    ],
)
def test_a_character_attacks_a_card_of_a_kind(condition: str, so: str, not_so: str) -> None:
    raider = character("Raider", (1, 9, 1), f"While {condition}, this card gains 2 strength.")
    for target, strength in ((so, 3), (not_so, 1)):
        scene = Scene(
            [*CAST, raider, tactic("Wait", "Draw a card.", cost=0)],
            A=Side(play=["Raider"]),
            B=Side(hand=["Wait"], play=["Hut"], deck=["Greed"], resources=RAGE),
        )
        fight(scene, target, ["Raider"], [], "Play Wait")
        assert scene.stat("Raider", "strength") == strength


@pytest.mark.rules("302.13")
def test_who_is_blocking_or_being_blocked() -> None:
    text = "Destroy all characters that are blocking or being blocked."
    for blockers, fallen in ((["Guard"], ["Bruiser", "Guard"]), ([], [])):
        scene = Scene(
            [*CAST, tactic("Wait", text, cost=0)],
            A=Side(play=["Bruiser"]),
            B=Side(hand=["Wait"], play=["Guard", "Veil"], resources=RAGE),
        )
        fight(scene, FACTION, ["Bruiser"], blockers, "Play Wait").choose("B", "Play Wait").pass_windows()
        assert [name for name in sorted(scene.pile("A") + scene.pile("B")) if name != "Wait"] == fallen


@pytest.mark.rules("609.1c")
def test_who_has_not_assigned_damage_this_turn() -> None:
    text = "Pick an attacking character. If that character has not assigned damage this turn, destroy it."
    for name, where in (("Bruiser", "play"), ("Sloth", "discard")):
        scene = Scene(
            [*CAST, character("Sloth", (1, 9, 1)), tactic("Wait", text, cost=0)],
            A=Side(play=["Bruiser", "Sloth"]),
            B=Side(hand=["Wait"], resources=RAGE),
        )
        fight(scene, FACTION, ["Bruiser", "Sloth"], [], "Play Wait")
        while scene.influence("B") == 25:
            scene.choose(scene.asked, "Do nothing")
        scene.pass_windows_of("A").choose("B", "Play Wait", name).pass_windows()
        assert scene.where(name) == where


@pytest.mark.rules("302.8")
@pytest.mark.parametrize(
    ("kind", "meant"),
    [
        ("characters that attacked this turn", ["Bruiser"]),
        ("characters that did not attack this turn", ["Guard", "Shade", "Veil"]),
        ("characters that blocked this turn", ["Guard"]),
        ("characters that were inflicted damage this turn", ["Bruiser", "Guard"]),
        ("characters that inflicted damage to a character this turn", ["Bruiser", "Guard"]),
        ("characters that inflicted damage to an opponent's faction this turn", []),
    ],
)
def test_who_did_something_in_the_battle_before(kind: str, meant: list[str]) -> None:
    scene = Scene(
        [*CAST, tactic("Cull", f"Destroy all {kind}.")],
        A=Side(hand=["Cull"], play=["Bruiser", "Shade"], resources=RAGE),
        B=Side(play=["Guard", "Veil"]),
    )
    fight(scene, FACTION, ["Bruiser"], ["Guard"])
    scene.choose("A", "Play Cull").pass_windows()
    assert [name for name in sorted(scene.pile("A") + scene.pile("B")) if name != "Cull"] == meant


@pytest.mark.parametrize(
    ("watch", "blockers", "gained"),
    [
        ("When a character you control is blocked, gain 2 influence.", ["Guard"], 2),
        ("When a character you control is blocked, gain 2 influence.", [], 0),
        ("When a character blocks or is blocked, gain 2 influence.", ["Guard"], 4),
    ],
)
@pytest.mark.rules("608.1d")
def test_being_blocked_is_an_event(watch: str, blockers: list[str], gained: int) -> None:
    scene = battle(watch, FACTION, ["Bruiser"], blockers)
    assert scene.influence("A") == 25 + gained


@pytest.mark.rules("609.1c")
@pytest.mark.parametrize(
    ("wording", "lost"),
    [
        ("The attached character assigns battle damage equal to its life instead of its strength.", 4),
        ("The attached character assigns battle damage equal to its speed instead of strength.", 2),
        (
            "If the attached character would assign damage, it assigns damage equal to its numeric cost instead of "
            "strength.",
            1,
        ),
    ],
)
def test_battle_damage_by_another_number(wording: str, lost: int) -> None:
    charm = item("Charm", f"ATTACH TO CHARACTER\n{wording}")
    ours = Side(play=["Brute", Placed("Charm", attached_to="Brute")])
    scene = Scene([charm, character("Brute", (7, 4, 2))], A=ours, B=Side(influence=20))
    scene.choose("A", "Attack The Open Gate (B)")
    assert scene.influence("B") == 20 - lost


@pytest.mark.rules("609.1d", "402.7")
@pytest.mark.parametrize(("stat", "dealt"), [("life", 4), ("speed", 2), ("numeric cost", 1)])
def test_a_blocker_that_cannot_attack_assigns_by_another_number_too(stat: str, dealt: int) -> None:
    text = f"This card cannot attack.\nThis card assigns battle damage equal to its {stat} instead of its strength."
    cards = [character("Wall", (7, 4, 2), text), character("Giant", (1, 20, 1))]
    scene = Scene(cards, A=Side(play=["Giant"], resources=["Rage"] * 4, deck=["Greed"]), B=Side(play=["Wall"]))
    scene.choose("A", "Attack The Open Gate (B)").answered("Wall")
    assert scene.state.damage[scene.card("Giant")] == dealt


@pytest.mark.rules("302.5")
@pytest.mark.parametrize(
    ("event", "drawn"),
    [
        ("attacks with another character", [0, 1, 1]),
        ("attacks with at least 2 other characters", [0, 0, 1]),
        ("attacks with 2 or more other characters", [0, 0, 1]),
    ],
)
def test_attacking_with_so_many_others(event: str, drawn: list[int]) -> None:
    captain = character("Captain", (1, 1, 1), f"When this card {event}, draw a card.")
    found = []
    for others in ([], ["Rat"], ["Rat", "Ox"]):
        ours = Side(play=["Captain", "Rat", "Ox"], deck=["Greed"] * 5)
        scene = Scene([captain, character("Rat", (1, 1, 1)), character("Ox", (1, 1, 1))], A=ours, B=Side())
        scene.choose("A", "Attack The Open Gate (B)", "Captain", *others)
        if "Done" in scene.options():
            scene.choose("A", "Done")
        found.append(len(scene.hand("A")))
    assert found == drawn
