"""What there is to look at for Mystic War: nothing is made for it, but every card has its page."""

from typing import Any

from mulligan.games.mystic_war.workshop import judging
from mulligan.games.workshop import Desk, Workshop
from mulligan.kernel.game import Game
from mulligan.kernel.view import View


class MysticWarWorkshop(Workshop):
    def desk(self, game: Game) -> Desk:
        return judging.desk(game)

    def position(self, view: View) -> dict[str, Any]:
        return judging.position(view)
