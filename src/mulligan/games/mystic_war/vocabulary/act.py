"""What every phrase of a card can be asked. Each kind of phrase answers what concerns it."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from mulligan.games.mystic_war.cards import Ability
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import Seat
from mulligan.language.core.kinds import Instruction

if TYPE_CHECKING:
    from mulligan.games.mystic_war.rules.effect import Effect
    from mulligan.games.mystic_war.rules.play import PlayCard
    from mulligan.games.mystic_war.rules.standing import Standing
    from mulligan.games.mystic_war.table import Play, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Instruction):
    """Something that a card does, forbids or allows."""

    def misfit(self, card: Ability) -> str:
        """Why this cannot stand on such a card; nothing if it can."""
        return ""

    def describe(self, card: Ability) -> None:
        """Tell the card what it says by this."""

    # ---- playing the card ------------------------------------------------------------------------------------------

    def refuses(self, table: "Table", player: Seat, seat: Seat, chaos: bool) -> int:
        """Why this seat cannot be the recipient."""
        return ALLOWED

    def keeps_out(self, table: "Table", seat: Seat, resource: int) -> int:
        """Why this resource of the recipient cannot be chosen."""
        return ALLOWED

    def announce(self, table: "Table", playing: "PlayCard") -> None:
        """As soon as the card is played, before anything is added to it."""

    def do(self, table: "Table", at: "Effect") -> bool:
        """Its effect. False: it has pushed a procedure that comes first."""
        return True

    def foresee(self, table: "Table", at: "Effect") -> None:
        """What of its effect on resources can be known in advance."""

    def takes(self, table: "Table", play: "Play", resource: int) -> int:
        """How much of a resource it would take from the recipient."""
        return 0

    def could_take(self, resource: int) -> bool:
        """Could it take some of this resource, whatever is chosen?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Addition(Act):
    """What a card does to the one that it is added to (7.6)."""

    def refused(self, table: "Table", seat: Seat, standing: "Standing") -> int:
        """Why it cannot be added to a play as it stands now. It is added only where it changes something."""
        return ALLOWED

    def about(self) -> int:
        """The subject of the question for whom it is; -1 where it is for nobody in particular."""
        return -1

    def seats(self, table: "Table", standing: "Standing", player: Seat) -> list[Seat]:
        """For whom it can be."""
        return []

    def add(self, standing: "Standing", play: "Play") -> None:
        """What it makes of the play."""

    def could_follow(self, card: Ability) -> bool:
        """Could it be added to this card, once that is played?"""
        return False
