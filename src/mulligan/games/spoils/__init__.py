"""The Spoils: its card language, its cards and its rules."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from mulligan.games.box import Box, Deeds, Importer, Phrase, Seats, undisturbed
from mulligan.games.card_files import cards_of

if TYPE_CHECKING:
    from mulligan.games.form import Field
    from mulligan.games.layout import Layout
    from mulligan.games.workshop import Workshop
    from mulligan.kernel.game import Game
    from mulligan.scenarios.stage import Stage
    from mulligan.screen.page import Page
    from mulligan.screen.screen import Screen

SET = ".xml"
DECKS = (".txt", ".o8d")
PRINTED = frozenset(["line", "cost", "threshold", "stats", "structure", "influence"])  # what its cards alone have


class SpoilsBox(Box):
    """All of The Spoils."""

    name = "spoils"
    seats = Seats(2, 4, 2)
    sides = "decks"
    side = "deck"
    looked_for = ("decks",)
    page_words = ("web-spoils",)

    def make(self, **setup: Any) -> "Game":
        with undisturbed():
            from mulligan.games.spoils.cards.collection import spoils

            return spoils(**setup)

    def form(self) -> "list[Field]":
        from mulligan.games.spoils.setting_up import fields

        return fields(self.seats)

    def setup(self, names: list[str], chosen: dict[str, Any]) -> dict[str, Any]:
        from mulligan.games.spoils.setting_up import setup

        return setup(names, chosen)

    def contest(self) -> list[str]:
        from mulligan.games.spoils.cards.collection import house_decks

        return list(house_decks())

    def layout(self) -> "Layout":
        from mulligan.games.spoils import layout

        return layout

    def screen(self, game: "Game", page: "Page") -> "Screen":
        from mulligan.games.spoils.screen import SpoilsScreen

        return SpoilsScreen(game, page, self.layout())

    def stage(self) -> "Stage":
        from mulligan.games.spoils.scenario import SpoilsStage

        return SpoilsStage()

    def deeds(self) -> Deeds:
        from mulligan.games.spoils.events import DRAWS, PLAYS, TURN_STARTS

        return Deeds(frozenset([DRAWS]), frozenset([PLAYS]), TURN_STARTS)

    def with_and_without(self, side: str, card: str, folder: Path) -> tuple[str, str]:
        from mulligan.games.spoils.commands.variants import with_and_without

        return with_and_without(side, card, folder)

    def commands(self) -> list[str]:
        return ["mulligan.games.spoils.commands.deck"]

    def imports(self) -> dict[str, Importer]:
        from mulligan.games.spoils.commands.octgn import import_sets

        return {"octgn": import_sets}

    def claims(self, path: Path, content: dict[str, Any]) -> bool:
        """Sets and decks as OCTGN and people write them, and files of cards with a type line or numbers."""
        if path.suffix in (SET, *DECKS):
            return True
        return any(PRINTED & card.keys() for card in cards_of(content))

    def faults(self, path: Path, content: dict[str, Any]) -> list[str]:
        from mulligan.games.spoils.commands.faults import card_faults, deck_faults, set_faults

        if path.suffix == SET:
            return list(set_faults(path))
        return list(deck_faults(path) if path.suffix in DECKS else card_faults(path))

    def understood(self, path: Path, content: dict[str, Any]) -> list[str]:
        from mulligan.games.spoils.commands.showing import cards_understood

        return cards_understood(content)

    def workshop(self) -> "Workshop":
        from mulligan.games.spoils.workshop.workshop import SpoilsWorkshop

        return SpoilsWorkshop()

    def phrases(self) -> list[Phrase]:
        from mulligan.games.spoils.commands.showing import phrases

        return phrases()


GAME = SpoilsBox()
