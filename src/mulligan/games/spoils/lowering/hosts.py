"""The card that this card was attached to, for words that speak of it after one of the two has left play (402.4)."""

from __future__ import annotations

from typing import Final, TypeVar, cast

from mulligan.games.spoils.effects.act import Deed
from mulligan.games.spoils.lowering.looking_back import NotingPlan, departing
from mulligan.games.spoils.vocabulary.acts.binding import Bind
from mulligan.games.spoils.vocabulary.acts.moving import Put, RemoveFromGame, ShuffleInto
from mulligan.games.spoils.vocabulary.acts.standing import Destroy, Flip
from mulligan.games.spoils.vocabulary.happenings.events import OfCards
from mulligan.games.spoils.vocabulary.nouns.cards import Host, This
from mulligan.games.spoils.vocabulary.nouns.gone import HostThen
from mulligan.language.core.kinds import Event, Instruction
from mulligan.language.references import It
from mulligan.language.tree import Node, rebuild, walk, with_fields

N = TypeVar("N", bound=Node)
WAS_HOST: Final = 989  # the slot of that card


def of_the_one_before(event: Event, acts: tuple[Instruction, ...]) -> tuple[Event, tuple[Instruction, ...]]:
    """ "When the attached character is destroyed, … its controller …": it is the one that was."""
    if not isinstance(event, OfCards) or event.cards != Host() or departing(event) is None:
        return event, acts
    return with_fields(event, cards=HostThen(WAS_HOST)), tuple(spoken_of_then(act) for act in acts)


def kept_in_sight(plan: NotingPlan, acts: tuple[Instruction, ...]) -> bool:
    """Where this card leaves play before words speak of what it is attached to, that is remembered first."""
    if not any(leaves_itself(part) for act in acts for part in walk(act)):
        return False
    if not any(part == Host() for act in acts for part in walk(act)):
        return False
    plan.add(Deed(Bind(Host(), WAS_HOST)))
    return True


def leaves_itself(act: Node) -> bool:
    return isinstance(act, Destroy | Put | RemoveFromGame | Flip | ShuffleInto) and act.what == This()


def spoken_of_then(node: N) -> N:
    """Words in which the card that this one is attached to is the one that was remembered."""
    changed = It(WAS_HOST) if node == Host() else rebuild(node, spoken_of_then)
    return cast(N, changed)
