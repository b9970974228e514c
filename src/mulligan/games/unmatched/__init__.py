"""Unmatched: For King and Country. Heroes duel on a board of spaces and zones, cards face down."""

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


class UnmatchedBox(Box):
    """All of Unmatched."""

    name = "unmatched"
    seats = Seats(2, 4, 2)
    sides = "heroes"
    side = "hero"
    looked_for = ("heroes", "board", "partner")

    def make(self, **setup: Any) -> "Game":
        with undisturbed():
            from mulligan.games.unmatched.game import Unmatched

            return Unmatched(**setup)

    def form(self) -> "list[Field]":
        from mulligan.games.unmatched.setting_up import fields

        return fields(self.seats)

    def setup(self, names: list[str], chosen: dict[str, Any]) -> dict[str, Any]:
        from mulligan.games.unmatched.setting_up import setup

        return setup(names, chosen)

    def compared(self) -> list[str]:
        from mulligan.games.unmatched.heroes import own_heroes

        return [hero.name for hero in own_heroes().values()]

    def layout(self) -> "Layout":
        from mulligan.games.unmatched import layout

        return layout

    def screen(self, game: "Game", page: "Page") -> "Screen":
        from mulligan.games.unmatched.screen import UnmatchedScreen

        return UnmatchedScreen(game, page, self.layout())

    def stage(self) -> "Stage":
        from mulligan.games.unmatched.scenario import UnmatchedStage

        return UnmatchedStage()

    def deeds(self) -> Deeds:
        from mulligan.games.unmatched.table import DRAWS, PLAYS_SCHEME, REVEALS, TURN_BEGINS

        return Deeds(frozenset([DRAWS]), frozenset([PLAYS_SCHEME, REVEALS]), TURN_BEGINS)

    def imports(self) -> dict[str, Importer]:
        from mulligan.games.unmatched.commands.umdb import import_heroes

        return {"umdb": import_heroes}

    def claims(self, path: Path, content: dict[str, Any]) -> bool:
        """A hero has fighters and cards."""
        return "fighter" in content and bool(cards_of(content))

    def faults(self, path: Path, content: dict[str, Any]) -> list[str]:
        from mulligan.games.unmatched.commands.faults import hero_faults

        return hero_faults(path, content)

    def understood(self, path: Path, content: dict[str, Any]) -> list[str]:
        from mulligan.games.unmatched.commands.showing import hero_understood

        return hero_understood(content)

    def workshop(self) -> "Workshop":
        from mulligan.games.unmatched.workshop.workshop import UnmatchedWorkshop

        return UnmatchedWorkshop()

    def phrases(self) -> list[Phrase]:
        from mulligan.games.unmatched.commands.showing import phrases

        return phrases()


GAME = UnmatchedBox()
