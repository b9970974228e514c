"""Mystic War (1992): three to eight mages fight over Followers, Mystic Power and Gold."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from mulligan.games.box import Box, Deeds, Phrase, Seats
from mulligan.games.card_files import cards_of, fault

if TYPE_CHECKING:
    from mulligan.games.layout import Layout
    from mulligan.games.workshop import Workshop
    from mulligan.kernel.game import Game
    from mulligan.scenarios.stage import Stage
    from mulligan.screen.page import Page
    from mulligan.screen.screen import Screen


class MysticWarBox(Box):
    """All of Mystic War."""

    name = "mystic-war"
    seats = Seats(3, 8, 4)

    def make(self, **setup: Any) -> "Game":
        from mulligan.games.mystic_war.game import MysticWar

        return MysticWar(**setup)

    def layout(self) -> "Layout":
        from mulligan.games.mystic_war import layout

        return layout

    def screen(self, game: "Game", page: "Page") -> "Screen":
        from mulligan.games.mystic_war.screen import MysticWarScreen

        return MysticWarScreen(game, page, self.layout())

    def stage(self) -> "Stage":
        from mulligan.games.mystic_war.scenario import MysticWarStage

        return MysticWarStage()

    def deeds(self) -> Deeds:
        from mulligan.games.mystic_war.table import ADDS, DRAWS, GOES_FIRST, PLAYS

        return Deeds(frozenset([DRAWS]), frozenset([PLAYS, ADDS]), GOES_FIRST)

    def claims(self, path: Path, content: dict[str, Any]) -> bool:
        """A card of Mystic War has a kind."""
        return any("kind" in card for card in cards_of(content))

    def faults(self, path: Path, content: dict[str, Any]) -> list[str]:
        from mulligan.games.mystic_war.vocabulary.card_files import problems

        found = problems(cards_of(content), path.read_text(encoding="utf-8"))
        return [fault(path, one.line, name, one.words, one.reason, one.nearest) for name, one in found]

    def understood(self, path: Path, content: dict[str, Any]) -> list[str]:
        from mulligan.games.mystic_war.vocabulary.reading import read, show

        texts = [(card["name"], card["text"].replace("{amount}", "X")) for card in cards_of(content) if "text" in card]
        return [f"{name}: {show(read(said))}" for name, said in texts]

    def workshop(self) -> "Workshop":
        from mulligan.games.mystic_war.workshop.workshop import MysticWarWorkshop

        return MysticWarWorkshop()

    def phrases(self) -> list[Phrase]:
        from mulligan.games.mystic_war.vocabulary.reading import grammar, known_sentences, read
        from mulligan.language.catalogue import catalogue

        trees = [tree for sentence in known_sentences() for tree in read(sentence)]
        return [Phrase(*entry) for entry in catalogue(grammar(), trees)]


GAME = MysticWarBox()
