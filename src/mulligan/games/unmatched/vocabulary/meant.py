"""What is meant by words that phrases of two modules can read, where neither says more of them itself."""

from __future__ import annotations

from mulligan.games.unmatched.vocabulary.acts.drawing import DiscardCards, DrawAsMany, DrawCards
from mulligan.games.unmatched.vocabulary.acts.exchanging import PairSwaps, SwapPair
from mulligan.games.unmatched.vocabulary.acts.forms import BecomeForm, FormIs, FormIsNot
from mulligan.games.unmatched.vocabulary.acts.hands import DiscardAsMany
from mulligan.games.unmatched.vocabulary.acts.markers import ByMarkers
from mulligan.games.unmatched.vocabulary.acts.picking import ChooseFighter
from mulligan.games.unmatched.vocabulary.asking.conditions import (
    HandAtLeast,
    HandAtMost,
    HandExactly,
    Stands,
    StandsIn,
    StandsNot,
    ThatIs,
    TookDamage,
    ValueAtLeast,
    WasDefeated,
)
from mulligan.games.unmatched.vocabulary.asking.counts import CountGone, CountsCompared
from mulligan.games.unmatched.vocabulary.asking.memory import (
    AttackedA,
    CardIs,
    HandIs,
    HasCounters,
    NumberIs,
    SomeThisTurn,
    ThereAre,
)
from mulligan.games.unmatched.vocabulary.asking.predicates import SoManyAreSo
from mulligan.games.unmatched.vocabulary.asking.questions import DefeatedThisWay
from mulligan.games.unmatched.vocabulary.asking.standings import AttacksSuch, DrewThisTurn
from mulligan.games.unmatched.vocabulary.asking.tallies import HaveDone
from mulligan.games.unmatched.vocabulary.nouns.amounts import AtMost, CountPile
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    AdjacentTo,
    AdjacentToAny,
    InZone,
    InZoneOfAny,
    YourOpponent,
)
from mulligan.games.unmatched.vocabulary.nouns.places import NearThose
from mulligan.games.unmatched.vocabulary.nouns.spaces import SpaceBeside, SpaceByAny
from mulligan.games.unmatched.vocabulary.nouns.symbols import SymbolsInPile
from mulligan.games.unmatched.vocabulary.nouns.those import MoreOfThem
from mulligan.games.unmatched.vocabulary.special.abilities import MoveIs
from mulligan.games.unmatched.vocabulary.special.costs import NoTarget
from mulligan.games.unmatched.vocabulary.special.guards import FoesMove, NeverAttacks
from mulligan.games.unmatched.vocabulary.special.lines import CountDefeated
from mulligan.language.core.amounts import Capped
from mulligan.language.core.players import PlayerMention
from mulligan.language.grammar import Grammar


def enter(grammar: Grammar) -> None:
    """Enter which kind is meant rather than which."""
    grammar.mean(PlayerMention, YourOpponent)
    grammar.mean(DrawCards, DrawAsMany)
    grammar.mean(DiscardCards, DiscardAsMany)
    grammar.mean(HandAtLeast, HandIs)
    grammar.mean(HandAtMost, HandIs)
    grammar.mean(HandExactly, HandIs)
    grammar.mean(ValueAtLeast, NumberIs)
    grammar.mean(FormIs, NumberIs)
    grammar.mean(FormIsNot, NumberIs)
    grammar.mean(TookDamage, SomeThisTurn)
    grammar.mean(MoveIs, FoesMove)
    grammar.mean(WasDefeated, DefeatedThisWay)
    grammar.mean(Stands, StandsNot)
    grammar.mean(Stands, StandsIn)
    grammar.mean(AdjacentTo, AdjacentToAny)
    grammar.mean(InZone, InZoneOfAny)
    grammar.mean(CountPile, SymbolsInPile)
    grammar.mean(SpaceBeside, SpaceByAny)
    grammar.mean(ChooseFighter, BecomeForm)
    grammar.mean(CountDefeated, CountGone)
    grammar.mean(MoreOfThem, CountsCompared)
    grammar.mean(Capped, AtMost)
    grammar.mean(AttackedA, AttacksSuch)
    grammar.mean(ByMarkers, NearThose)
    grammar.mean(ThatIs, CardIs)
    grammar.mean(ThereAre, HasCounters)
    grammar.mean(SwapPair, PairSwaps)
    grammar.mean(NeverAttacks, NoTarget)
    grammar.mean(DrewThisTurn, HaveDone)
    grammar.mean(Stands, SoManyAreSo)
    grammar.mean(WasDefeated, SoManyAreSo)
