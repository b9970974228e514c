"""What there is to look at for Mystic War: nothing is made for it, but every card has its page."""

import re
from typing import Any

from mulligan.games.mystic_war.cards import COUNT, KINDS, NAME, TEXT
from mulligan.games.mystic_war.layout.faces import face
from mulligan.games.mystic_war.vocabulary.reading import read, show
from mulligan.games.mystic_war.workshop import judging
from mulligan.games.workshop import About, Desk, Kept, SetPlays, Term, Workshop
from mulligan.kernel.game import Game
from mulligan.kernel.view import View

AMOUNT = re.compile(r" \d+$")


class MysticWarWorkshop(Workshop):
    def catalogue(self) -> list[Kept]:
        return [Kept(face(kind), "Mystic War", str(COUNT[kind]), "house") for kind in range(KINDS)]

    def terms(self) -> list[Term]:
        """Rules call a card by its name without its amount: "Dragon", not "Dragon 10"."""
        named = {AMOUNT.sub("", name): name for name in reversed(NAME)}
        return [Term(words, card=[name]) for words, name in named.items()]

    def plays(self) -> list[SetPlays]:
        return [SetPlays("Mystic War", "house", KINDS, KINDS, KINDS, [])]

    def about(self, name: str, own: list[dict[str, Any]]) -> About:
        if name not in NAME:
            raise KeyError(name)
        said = TEXT[NAME.index(name)].replace("{amount}", "X")
        return About([show(read(said))] if said else [], {})

    def desk(self, game: Game) -> Desk:
        return judging.desk(game)

    def position(self, view: View) -> dict[str, Any]:
        return judging.position(view)
