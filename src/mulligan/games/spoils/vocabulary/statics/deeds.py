"""What a card or a player can, cannot or must do: attack, block, be picked, be destroyed."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from mulligan.games.spoils.effects import ops
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.flow import CannotBePlayed
from mulligan.language.tree import Node


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Node):
    """Something a card or a player can, cannot or must do."""

    def bit(self) -> int:
        """The deed, whoever else is concerned."""
        raise CannotBePlayed(self)

    def others(self) -> Cards | None:
        """The certain others that are concerned, if only some are."""
        return None

    def plain(self) -> bool:
        """Is it this deed, without more said about how?"""
        return True

    def needs_leave(self) -> bool:
        """Does it mean anything that a card "can" do it?"""
        return isinstance(self, NEED_LEAVE)


@dataclass(frozen=True)
class Attack(Deed):
    """Attack."""

    cards: Cards | None = None
    even_if_new: bool = False
    only_once: bool = False
    more_than_once: bool = False

    def bit(self) -> int:
        if self.even_if_new:
            return ops.D_ATTACK_AT_ONCE
        return ops.D_ATTACK_TWICE if self.more_than_once else ops.D_ATTACK

    def others(self) -> Cards | None:
        return self.cards

    def plain(self) -> bool:
        return not self.only_once


@dataclass(frozen=True)
class Block(Deed):
    """Block, perhaps only a certain card."""

    cards: Cards | None = None

    def bit(self) -> int:
        return ops.D_BLOCK

    def others(self) -> Cards | None:
        return self.cards


@dataclass(frozen=True)
class AttackOrBlock(Deed):
    """Attack or block."""

    def bit(self) -> int:
        return ops.D_ATTACK | ops.D_BLOCK


@dataclass(frozen=True)
class BlockCovert(Deed):
    """Block covert parties (507.3c); uncovert ones as well where `both`."""

    both: bool = False

    def bit(self) -> int:
        return ops.D_BLOCK_BOTH if self.both else ops.D_BLOCK_COVERT


@dataclass(frozen=True)
class BeBlocked(Deed):
    """Be blocked, perhaps by certain cards or players, or by parties smaller than something."""

    by: Cards | None = None
    by_players: Players | None = None
    smaller_than: Amount | None = None

    def bit(self) -> int:
        return ops.D_BE_BLOCKED

    def others(self) -> Cards | None:
        return self.by

    def plain(self) -> bool:
        return self.by_players is None and self.smaller_than is None


@dataclass(frozen=True)
class BePicked(Deed):
    """Be picked (310)."""

    by: Cards | None = None

    def bit(self) -> int:
        return ops.D_BE_PICKED

    def others(self) -> Cards | None:
        return self.by


@dataclass(frozen=True)
class BeDestroyed(Deed):
    """Be destroyed."""

    by: Cards | None = None

    def bit(self) -> int:
        return ops.D_BE_DESTROYED

    def others(self) -> Cards | None:
        return self.by


@dataclass(frozen=True)
class BeDestroyedByDamage(Deed):
    """Be destroyed by damage (408.4, 408.5), or only by that of a battle (408.6)."""

    of_battle: bool = False

    def bit(self) -> int:
        return ops.D_BE_DESTROYED_BY_BATTLE_DAMAGE if self.of_battle else ops.D_BE_DESTROYED_BY_DAMAGE


@dataclass(frozen=True)
class BeDestroyedByEffects(Deed):
    """Be destroyed by what a text says, if it is not a cost."""

    def bit(self) -> int:
        return ops.D_BE_DESTROYED_BY_EFFECTS


@dataclass(frozen=True)
class BeDestroyedBut(Deed):
    """Be destroyed by anything but damage, or but battle damage."""

    of_battle: bool = False

    def bit(self) -> int:
        return ops.D_BE_DESTROYED_BUT_BY_BATTLE_DAMAGE if self.of_battle else ops.D_BE_DESTROYED_BUT_BY_DAMAGE


@dataclass(frozen=True)
class BeRestored(Deed):
    """Be restored, perhaps only not by the Restore Rule."""

    by_rule: bool = False
    by_next_rule: bool = False

    def bit(self) -> int:
        return ops.D_BE_RESTORED_BY_RULE if self.by_rule or self.by_next_rule else ops.D_BE_RESTORED


@dataclass(frozen=True)
class InflictDamageTo(Deed):
    """Inflict damage."""

    to: Cards | None = None

    def bit(self) -> int:
        return ops.D_INFLICT

    def others(self) -> Cards | None:
        return self.to


@dataclass(frozen=True)
class BeUsed(Deed):
    """Be used, as abilities are; `again` after this once."""

    again: bool = False

    def bit(self) -> int:
        return ops.D_USE_ABILITIES

    def plain(self) -> bool:
        return not self.again


@dataclass(frozen=True)
class UseAbilities(Deed):
    """Use abilities, as cards do."""

    def bit(self) -> int:
        return ops.D_USE_ABILITIES


@dataclass(frozen=True)
class BePlayed(Deed):
    """Be played."""

    def plain(self) -> bool:
        return False


@dataclass(frozen=True)
class BeTerminated(Deed):
    """Be terminated (314)."""

    by: Cards | None = None

    def bit(self) -> int:
        return ops.D_BE_TERMINATED

    def others(self) -> Cards | None:
        return self.by


@dataclass(frozen=True)
class BeDepleted(Deed):
    """Be depleted."""

    by: Cards | None = None

    def bit(self) -> int:
        return ops.D_BE_DEPLETED

    def others(self) -> Cards | None:
        return self.by


@dataclass(frozen=True)
class BeAttacked(Deed):
    """Be attacked (302.1)."""

    def bit(self) -> int:
        return ops.D_BE_ATTACKED


@dataclass(frozen=True)
class BeFlipped(Deed):
    """Be flipped face-down."""

    def bit(self) -> int:
        return ops.D_BE_FLIPPED


@dataclass(frozen=True)
class BeRemoved(Deed):
    """Be put out of the game."""

    def bit(self) -> int:
        return ops.D_BE_REMOVED


@dataclass(frozen=True)
class BeDiscarded(Deed):
    """Be discarded."""

    def bit(self) -> int:
        return ops.D_BE_DISCARDED


@dataclass(frozen=True)
class BeControlled(Deed):
    """Come under another player's control."""

    def bit(self) -> int:
        return ops.D_BE_TAKEN


@dataclass(frozen=True)
class LeavePlay(Deed):
    """Leave play."""

    def bit(self) -> int:
        return ops.D_LEAVE_PLAY


@dataclass(frozen=True)
class DepleteToAttack(Deed):
    """Deplete for attacking or blocking (608.1b, 609.1h)."""

    def bit(self) -> int:
        return ops.D_DEPLETE_TO_FIGHT


@dataclass(frozen=True)
class TheDeed(Deed):
    """One that has no words of its own: it is said by a whole sentence."""

    number: int

    def bit(self) -> int:
        return self.number


# What is done to cards: that it "may" be says nothing.
NEED_LEAVE = (Attack, Block, BlockCovert, TheDeed)  # though it is new, though it is depleted
