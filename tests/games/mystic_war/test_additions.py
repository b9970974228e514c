"""7.6 to 7.9 against an arithmetic of our own: whatever is added to a RESOURCE card, in whatever order."""

from dataclasses import dataclass, field
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.games.mystic_war.cards import NAME
from mulligan.games.mystic_war.table import ADDS
from mulligan.kernel.random import Random
from mulligan.scenarios.entry import Plain
from tests.games.mystic_war.arranged import Arranged, arranged

SEATS = "ABC"
RESOURCES = ["Followers", "Mystic Power", "Gold"]
GAINS = {"Notoriety": 0, "Sorcery": 1, "Riches": 2}
ADDED = [
    "Capture", "Dragonbane", "Necromancy", "Negation", "Reprodestruction", "Resurrection", "Stray Energy",
    "Transmutation (Followers)", "Transmutation (Mystic Power)", "Transmutation (Gold)", "Transmutation (Destruction)",
    "Earth Goddess", "God King", "War God",
]  # fmt: skip


@dataclass
class Reckoning:
    """The play on paper: who has what, and what was added by whom for whom."""

    realms: dict[str, list[int]]
    deities: dict[str, set[str]]
    player: str
    recipient: str
    resource: int
    destroys: bool
    amount: Fraction
    additions: list[tuple[str, str, str]] = field(default_factory=list)

    def settle(self) -> dict[str, list[int]]:
        followers, _, gold = self.realms[self.player]
        rich = gold >= 2 * followers
        factor = Fraction(2) if rich else Fraction(1, 2) if gold < followers else Fraction(1)
        names = ["", *(name for name, _, _ in self.additions)]
        counted = [
            addition
            for i, addition in enumerate(self.additions, 1)
            if i + 1 >= len(names) or names[i + 1] != "Negation"
        ]
        canceled = names[1:2] == ["Negation"]
        spared = victim = necromancer = reproduced = ""
        for name, by, on in counted:
            canceled = canceled or name == "Dragonbane"
            if name == "Stray Energy" and not rich:
                factor *= 2
            elif name == "Transmutation (Destruction)":
                self.destroys = True
            elif name.startswith("Transmutation"):
                self.resource = RESOURCES.index(name.split("(")[1].rstrip(")"))
            elif name == "Reprodestruction":
                reproduced = by
            elif name == "Resurrection":
                spared = on
            elif name == "Necromancy":
                necromancer, victim = by, on
        if canceled:
            return self.realms
        if self.destroys and "War God" in self.deities[self.player] and not rich:
            factor *= 2
        whole = self.amount * factor
        assert whole.denominator == 1
        if not self.destroys:
            self.change(self.recipient, int(whole))
            return self.realms
        lost = self.lose(self.recipient, int(whole), spared)
        back = self.lose(self.player, lost, spared) if reproduced else 0
        if necromancer and self.resource == 0:
            gained = (lost if victim == self.recipient else 0) + (back if victim == self.player else 0)
            self.realms[necromancer][0] = min(49, self.realms[necromancer][0] + gained)
        return self.realms

    def lose(self, seat: str, amount: int, spared: str) -> int:
        shield = ["Earth Goddess", "God King", ""][self.resource]
        if shield in self.deities[seat] or (self.resource == 0 and spared == seat):
            return 0
        return -self.change(seat, -amount)

    def change(self, seat: str, by: int) -> int:
        before = self.realms[seat][self.resource]
        self.realms[seat][self.resource] = max(1, min(49, before + by))
        return self.realms[seat][self.resource] - before


def scene_of(random: Random, card: str) -> Arranged:
    """A plays next; everybody holds some of what can be added."""
    pool = ADDED.copy()
    hands: dict[str, list[Plain]] = {"A": [card, "Riches 4"], "B": ["Riches 6"], "C": ["Riches 6"]}
    face_up: dict[str, list[Plain]] = {seat: [] for seat in SEATS}
    for name in pool:
        seat = SEATS[random.below(3)]
        if name in ("Earth Goddess", "God King", "War God") and random.below(4) == 0:
            face_up[seat].append(name)
        else:
            hands[seat].append(name)
    realms: dict[str, Plain] = {
        seat: {
            "followers": 1 + random.below(49),
            "mystic power": 1 + random.below(49),
            "gold": 1 + random.below(49),
            "hand": hands[seat],
            "face up": face_up[seat],
        }
        for seat in SEATS
    }
    return arranged(turn="A", A=realms["A"], B=realms["B"], C=realms["C"])


@pytest.mark.rules("7.6b", "7.7", "7.8", "7.9a", "7.9b", "Ruling 4", "Ruling 5", "Ruling 10", "Ruling 12")
@given(st.integers(0, 10**9))
def test_what_the_engine_makes_of_a_card_is_what_the_arithmetic_says(seed: int) -> None:
    random = Random(f"additions {seed}")
    kind = ["Notoriety", "Sorcery", "Riches", "Dragon"][random.below(4)]
    amount = [4, 6, 8, 10][random.below(4)]
    scene = scene_of(random, f"{kind} {amount}")
    on, resource = SEATS[random.below(3)], random.below(3)
    reckoning = Reckoning(
        {seat: list(scene.resources(seat)) for seat in SEATS},
        {},
        "A",
        on,
        resource if kind == "Dragon" else GAINS[kind],
        kind == "Dragon",
        Fraction(amount),
    )
    scene.words("A", f"{kind} {amount} on {on}" + (f"'s {RESOURCES[resource]}" if kind == "Dragon" else ""))
    while scene.state.decision is not None and scene.stage.unscripted(scene.state) is not None:
        add_something(scene, random)
    record = scene.state.record
    assert record is not None
    for event in record.events:
        if event.kind == ADDS:
            other = SEATS[event.other] if event.other >= 0 else ""
            reckoning.additions.append((NAME[event.card], SEATS[event.seat], other))
    reckoning.deities = {seat: set(deities(scene, seat)) for seat in SEATS}
    assert {seat: list(scene.resources(seat)) for seat in SEATS} == reckoning.settle()


def add_something(scene: Arranged, random: Random) -> None:
    """The seat that is asked declines, or adds a card and makes the choices that go with it."""
    decision = scene.state.decision
    assert decision is not None
    seat, options = decision.seat, decision.options
    if random.below(3) == 0:
        scene.state.apply(options[0])
        return
    scene.state.apply(options[random.below(len(options) - 1) + 1])
    while (decision := scene.state.decision) is not None and decision.seat == seat and is_selection(scene):
        scene.state.apply(decision.options[random.below(len(decision.options))])


def is_selection(scene: Arranged) -> bool:
    return all(label.startswith("on ") for label in scene.labels())


def deities(scene: Arranged, seat: str) -> list[str]:
    found = scene.stage.look(scene.state, scene.seat(seat), "face up")
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(("holder", "victim", "named"), [("C", "C", "Dragon 4"), ("A", "C", "Reprodestruction")])
def test_protection_asks_about_the_card_that_would_affect_its_holder(holder: str, victim: str, named: str) -> None:
    """Protection: not about what was added last, nor about the Dragon where that strikes back."""
    realms: dict[str, dict[str, Plain]] = {seat: {"gold": 20, "hand": []} for seat in SEATS}
    realms["A"]["hand"], realms["B"]["hand"] = ["Dragon 4"], ["Reprodestruction"]
    realms[holder]["face up"] = ["Protection"]
    scene = arranged(turn="A", A=realms["A"], B=realms["B"], C=realms["C"])
    scene.words("A", f"Dragon 4 on {victim}'s Gold").words("B", "Reprodestruction")
    while not scene.table.game.question(scene.state).startswith("Protection"):
        scene.words(scene.asked, "decline")
    assert scene.asked == holder
    assert named in scene.table.game.question(scene.state)
