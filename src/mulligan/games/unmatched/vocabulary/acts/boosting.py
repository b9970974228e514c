"""A scheme that is boosted: a card is discarded for its BOOST value, and what the scheme does counts with it."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects import abilities
from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.options import ABOUT_BOOST_CARD, BOOST_STORED, DECLINE
from mulligan.games.unmatched.options import BOOST as BOOST_WITH
from mulligan.games.unmatched.rules.maneuver import boost_options, stored
from mulligan.games.unmatched.table import BOOSTED, BOOSTS, NONE, Table
from mulligan.games.unmatched.vocabulary.acts.fighting import BoostCard
from mulligan.games.unmatched.vocabulary.nouns.amounts import BoostValue, WhichCard
from mulligan.language.core.kinds import Instruction
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class BoostScheme(Instruction):
    """boost-3: any card of the hand is discarded for its BOOST value, which later words speak of."""

    free: bool = False  # one may decline

    def do(self, table: Table, at: Resolving) -> bool:
        options = boost_options(table, at.actor)
        if not options:
            return at.done(False)
        if self.free:
            options.insert(0, DECLINE)
        return at.ask(table, ABOUT_BOOST_CARD, options)

    def answered(self, table: Table, at: Resolving) -> bool:
        if table.answer == DECLINE:
            return at.done(False)
        player = at.actor
        if table.answer >= BOOST_STORED:
            card = stored(table, player, table.answer - BOOST_STORED)
            table.suits[player].remove(card)
        else:
            card = table.in_hand(player, table.answer - BOOST_WITH)
            table.hands[player].remove(card)
        table.to_discard(card)
        at.that_card = card
        table.happen(BOOSTS, player, "boost-3", card, table.boost_of(card), NONE)
        table.turn[BOOSTED] |= 1 << player
        abilities.set_off(table, player, p.ON_BOOST, abilities.hero_of(table, player))
        return at.done(True)

    def offered(self, plan: Plan) -> None:
        plan.do(BoostScheme(True))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for it."""
    grammar.phrase(BoostCard, "boost(s) this scheme", "boost(s) this scheme card", printed=False)
    grammar.phrase(BoostValue, "the boost value", "the value of the boost", card=WhichCard.THAT, printed=False)
