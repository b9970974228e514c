"""What effects change about the battle that is going on: the target of the attack (302.1), who is in which party."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils import legality
from mulligan.games.spoils.effects import characteristics, nouns
from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.events import IN_ATTACK, TARGET_CHANGED
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import FACTION, LOCATION, PLAY
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.acts.standing import RemoveFromBattle, add_to_party
from mulligan.games.spoils.vocabulary.nouns.cards import Some, This
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.kinds import Cards
from mulligan.language.flow import CannotBePlayed
from mulligan.language.grammar import Grammar

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan

NO_TARGET = "an attack on what is neither a faction nor a location"
ATTACKABLE = frozenset({CardType.FACTION, CardType.LOCATION})


@dataclass(frozen=True)
class Redirect(Act):
    """Something else becomes the target of the attack (302.1): of the player who is being attacked, as before."""

    to: Cards

    def settle(self, plan: TextPlan) -> None:
        to = self.to
        if isinstance(to, This) and not plan.printed.types & LOCATION:
            raise CannotBePlayed(NO_TARGET)
        if isinstance(to, Some) and to.kind.types and not ATTACKABLE.intersection(to.kind.types):
            raise CannotBePlayed(NO_TARGET)
        plan.deed(Redirect(plan.settle(to)))

    def done(self, table: Table, at: Context) -> bool:
        if table.battle_target == NO_CARD:
            return False
        for card in self.to.of(table, at):
            attackable = characteristics.types(table, card) & (FACTION | LOCATION)
            if table.area[card] != PLAY or not attackable or table.controller[card] != table.defender:
                continue
            if card == table.battle_target:
                return False
            table.battle_target = card
            table.changed()
            table.happen(TARGET_CHANGED, at.actor, "302.1", card)
            return True
        return False

    def subject(self) -> Cards:
        return self.to


@dataclass(frozen=True)
class JoinPartyOf(Act):
    """Cards become members of the party that another card is in."""

    cards: Cards
    member: Cards

    def settle(self, plan: TextPlan) -> None:
        cards = plan.settle(self.cards)
        plan.deed(JoinPartyOf(cards, plan.settle(self.member)))

    def done(self, table: Table, at: Context) -> bool:
        joined = False
        for member in self.member.of(table, at):
            if not legality.in_battle(table, member):
                continue
            party = nouns.ATTACKING if table.party[member] & IN_ATTACK else nouns.BLOCKING
            for card in self.cards.of(table, at):
                joined = add_to_party(table, at, card, party) or joined
        return joined

    def subject(self) -> Cards:
        return self.cards


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(
        Redirect, "change(s) the target of the|that|an|this attack to {to}", "redirect(s) the|that|an attack to {to}",
        "the target of the|that|this attack becomes {to}",
        "the|that|this attack 's target becomes {to}", "{to} become(s) the target of the|that|this attack",
    )  # fmt: skip
    for attackers in (
        "it|that_character|they|the_attacking_party|that_party|those_characters",
        "[all] [the] attacking characters",
    ):
        grammar.phrase(Redirect, f"{attackers} attack(s)|attacks {{to}} instead", printed=False)
    grammar.phrase(
        JoinPartyOf, "add(s) {cards} to {member:pointed} 's party", "{cards} join(s) {member:pointed} 's party",
        "{cards} become(s) [a] member|members of {member:pointed} 's party",
    )  # fmt: skip
    grammar.phrase(JoinPartyOf, "put(s) {cards} into {member:pointed} 's party", printed=False)
    party = "it_'s|they_'s|the|that|you_'s [attacking|blocking] party"
    grammar.phrase(
        RemoveFromBattle, f"remove(s) {{what}} from {party}", f"{{what}} leave(s) {party}",
        "{what} leave(s) the battle", printed=False,
    )  # fmt: skip
