"""A position laid out for a test, played in words: `scene.choose("A", "Play Bruiser")`."""

from typing import Any

from mulligan.games.spoils.arranging import AREAS, Begin, Side, arrange
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.effects import characteristics
from mulligan.games.spoils.effects.ops import STRENGTH, STRUCTURE
from mulligan.games.spoils.events import (
    EVENTS,
)
from mulligan.games.spoils.game import SpoilsState
from mulligan.games.spoils.options import ABILITIES, USE
from mulligan.games.spoils.printed import ICONS
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.kernel.numbers import Card as CardNumber
from mulligan.kernel.numbers import Seat


def character(name: str, stats: tuple[int, int, int], text: str = "", **more: Any) -> Card:
    strength, life, speed = stats
    return Card(name, CardType.CHARACTER, strength=strength, life=life, speed=speed, text=text, cost=1, **more)


def tactic(name: str, text: str, cost: int = 1) -> Card:
    return Card(name, CardType.TACTIC, cost=cost, text=text)


def item(name: str, text: str, **more: Any) -> Card:
    return Card(name, CardType.ITEM, cost=1, text=text, **more)


def location(name: str, structure: int, text: str = "") -> Card:
    return Card(name, CardType.LOCATION, cost=1, structure=structure, text=text)


class Scene:
    """A game from a position laid out by hand."""

    def __init__(self, cards: list[Card], turn: str = "A", begin: Begin = Begin.MAIN, **sides: Side) -> None:
        self.state: SpoilsState = arrange(sides, turn, cards, begin=begin)
        self.names = list(sides)

    # ---- playing ---------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        decision = self.state.decision
        return "" if decision is None else self.names[decision.seat]

    def options(self) -> list[str]:
        decision = self.state.decision
        return [] if decision is None else [self.state.game.label(self.state, option) for option in decision.options]

    def choose(self, seat: str, *words: str) -> "Scene":
        for said in words:
            assert self.asked == seat, f"{self.asked or 'nobody'} is asked, not {seat}: {self.options()}"
            decision = self.state.decision
            assert decision is not None
            labels = self.options()
            assert said in labels, f"{said!r} is not offered: {labels}"
            self.state.apply(decision.options[labels.index(said)])
            assert self.state.faults() == []
        return self

    def pass_windows(self) -> "Scene":
        """Everybody does nothing until something else is asked."""
        while "Do nothing" in self.options():
            self.choose(self.asked, "Do nothing")
        return self

    def answered(self, *wanted: str) -> "Scene":
        """Everybody chooses what is wanted of them, or as little as they can, until the turn could end or is over."""
        left, turn = list(wanted), self.state.turn_number
        while self.state.turn_number == turn and "End the turn" not in self.options():
            options = self.options()
            named = next((name for name in left if name in options), "")
            if named:
                left.remove(named)
            least = next((word for word in ("Done", "Do nothing") if word in options), options[0])
            self.choose(self.asked, named or least)
        return self

    def to_turn_of(self, seat: str) -> "Scene":
        """Everybody ends their turn and decides as little as they can until the next turn of this player."""
        number = self.names.index(seat)
        turn = self.state.turn_number if self.state.active_player == number else -1
        while (
            self.state.active_player != number or self.state.turn_number == turn or "End the turn" not in self.options()
        ):
            options = self.options()
            self.choose(self.asked, "End the turn" if "End the turn" in options else options[0])
        return self

    def pass_windows_of(self, seat: str) -> "Scene":
        """One player does nothing until somebody else, or something else, is asked."""
        while self.asked == seat and "Do nothing" in self.options():
            self.choose(seat, "Do nothing")
        return self

    def why_not(self, words: str) -> str:
        """The rule that forbids whoever is asked what these words say."""
        decision = self.state.decision
        assert decision is not None
        for action in self.state.imaginable(decision.seat):
            if self.state.game.label(self.state, action) == words:
                refusal = self.state.why_not(decision.seat, action)
                return "" if refusal is None else refusal.rule
        raise AssertionError(f"nobody would think of {words!r}")

    # ---- looking ---------------------------------------------------------------------------------------------------

    def card(self, name: str) -> CardNumber:
        found = [card for card in map(CardNumber, range(len(self.state.printed))) if self.state.face(card).name == name]
        assert found, f"there is no {name}"
        return found[0]

    def where(self, name: str) -> str:
        areas = {number: area for area, number in AREAS.items()}
        return areas.get(self.state.area[self.card(name)], "nowhere")

    def stat(self, name: str, stat: str) -> int:
        return characteristics.stat(self.state, self.card(name), ["strength", "life", "speed"].index(stat))

    def strengths(self, cards: list[CardNumber]) -> list[int]:
        return [characteristics.stat(self.state, card, STRENGTH) for card in cards]

    def structure(self, name: str) -> int:
        return characteristics.stat(self.state, self.card(name), STRUCTURE)

    def has_covert(self, name: str) -> bool:
        return characteristics.keywords(self.state, self.card(name)) & 1 == 1

    def influence(self, seat: str) -> int:
        return self.state.influence[self.names.index(seat)]

    def hand(self, seat: str) -> list[str]:
        return sorted(self.state.face(card).name for card in self.state.hands[self.names.index(seat)])

    def pile(self, seat: str) -> list[str]:
        return sorted(self.state.face(card).name for card in self.state.discards[self.names.index(seat)])

    def happened(self, event: str) -> int:
        record = self.state.record
        assert record is not None
        return sum(EVENTS[some.kind] == event for some in record.events)

    def unattached(self, seat: str) -> int:
        return self.state.unattached_resources(Seat(self.names.index(seat)))

    def attached(self, name: str) -> str:
        host = CardNumber(self.state.attached[self.card(name)])
        return "" if host < 0 else self.state.face(host).name

    def icons(self, seat: str, letter: str) -> int:
        return characteristics.icons(self.state, Seat(self.names.index(seat)), ICONS.index(letter))

    def controller(self, name: str) -> str:
        return self.names[self.state.controller[self.card(name)]]

    def use(self, name: str, ability: int = 0) -> int:
        """The option of using an ability of a card, offered or not."""
        card = self.card(name)
        return USE + card * ABILITIES + self.state.face(card).abilities[ability]
