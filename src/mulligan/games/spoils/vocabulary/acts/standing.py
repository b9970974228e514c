"""What is done to cards where they are: destroyed, depleted, attached, flipped, taken, sent into battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils import legality
from mulligan.games.spoils.effects import characteristics, nouns, ops
from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.lasting import forget_loans, forget_missed_restores
from mulligan.games.spoils.events import IN_ATTACK, IN_BLOCK, JOINS_BLOCK, RESTORED, TERMINATED
from mulligan.games.spoils.limits.prohibitions import kept_from
from mulligan.games.spoils.parts import AS_COST, Context
from mulligan.games.spoils.printed import DISCARD, HAND, PLAY, RESOURCE
from mulligan.games.spoils.rules import battle
from mulligan.games.spoils.rules.entering import attach, attach_at_once, detach, flip_down, flip_up, take_control
from mulligan.games.spoils.rules.leaving import AS_COST as LEAVES_AS_COST
from mulligan.games.spoils.rules.leaving import DESTRUCTION, WAITS, Leaving, leave, with_attached
from mulligan.games.spoils.rules.settling import remove_from_battle
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import All, FactionOf, OwnerOf, Some, This
from mulligan.games.spoils.vocabulary.nouns.kinds import Is, Kind
from mulligan.games.spoils.vocabulary.nouns.tests import AttachedTo, ControlledBy, NotControlledBy, OwnedBy
from mulligan.games.spoils.vocabulary.terms import PARTIES, CardType, Manner, Party, State
from mulligan.kernel.decision import ALLOWED
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat
from mulligan.language.core.kinds import Cards, Players
from mulligan.language.core.players import You
from mulligan.language.grammar import Grammar
from mulligan.language.tree import with_fields

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan


@dataclass(frozen=True)
class Destroy(Act):
    """Destroy cards (304)."""

    what: Cards

    def manner(self) -> Manner:
        return Manner.DESTROYED

    def done(self, table: Table, at: Context) -> bool:
        cards = self.what.of(table, at)
        wanted = len(cards)
        if not wanted:
            return False
        flags = LEAVES_AS_COST if at.mode == AS_COST else 0
        done = leave(table, cards, DESTRUCTION, at.actor, at.source, flags)
        if done == WAITS:
            return True
        at.moved = done
        return done >= wanted if at.mode == AS_COST else done > 0

    def possible(self, table: Table, at: Context) -> bool:
        for card in self.what.of(table, at):
            if table.area[card] != PLAY or characteristics.forbidden(table, card, ops.D_BE_DESTROYED):
                return False
        return True

    def fills(self) -> int:
        return 1 << DISCARD


@dataclass(frozen=True)
class LeaveInThatWay(Act):
    """Cards leave play in the way in which the card would have that this is said of (506.1)."""

    cards: Cards

    def done(self, table: Table, at: Context) -> bool:
        for i in range(len(table.stack) - 1, -1, -1):
            frame = table.stack[i]
            if isinstance(frame, Leaving):
                return leave(table, self.cards.of(table, at), frame.going[frame.at].how, at.actor, at.source, 0) != 0
        return False


def only(what: Cards, quality: Is, attached_to: Cards | None = None) -> Cards:
    """Of cards to choose, those with which it can be done (402.5): depleted ones are not depleted again (303.2)."""
    if not isinstance(what, Some | All):
        return what
    tests = (*what.kind.tests, AttachedTo(attached_to)) if attached_to is not None else what.kind.tests
    return with_fields(what, kind=with_fields(what.kind, qualities=(*what.kind.qualities, quality), tests=tests))


@dataclass(frozen=True)
class Deplete(Act):
    """Deplete cards (303)."""

    what: Cards

    def manner(self) -> Manner:
        return Manner.DEPLETED

    def settle(self, plan: TextPlan) -> None:
        plan.deed(plan.settled(Deplete(only(self.what, Is(State.RESTORED)))))

    def done(self, table: Table, at: Context) -> bool:
        cards = self.what.of(table, at)
        done = 0
        for card in cards:
            if table.area[card] != PLAY:
                continue
            if table.active and kept_from(table, card, ops.D_BE_DEPLETED, at.source, at.actor, at):
                continue
            if battle.deplete(table, card, "303.1", at.source):
                done += 1
        return done > 0 and (at.mode != AS_COST or done == len(cards))

    def possible(self, table: Table, at: Context) -> bool:
        """303.2, 203.7."""
        for card in self.what.of(table, at):
            if table.depleted[card] or table.area[card] != PLAY or characteristics.types(table, card) & RESOURCE:
                return False
        return True

    def silent(self) -> bool:
        return isinstance(self.what, This)


@dataclass(frozen=True)
class Restore(Act):
    """Restore cards (303.3)."""

    what: Cards

    def done(self, table: Table, at: Context) -> bool:
        done = False
        for card in self.what.of(table, at):
            if table.area[card] == PLAY:
                done = restore(table, card, False, at.source) or done
        return done


def restore(table: Table, card: Card, by_rule: bool, by: Card = NO_CARD) -> bool:
    """303.2: only what is depleted; 402.7: not what cannot be restored."""
    deed = ops.D_BE_RESTORED | (ops.D_BE_RESTORED_BY_RULE if by_rule else 0)
    if not table.depleted[card] or characteristics.forbidden(table, card, deed):
        return False
    table.depleted[card] = 0
    table.changed()
    table.happen(RESTORED, table.controller_of(card), "303.3", card, 0, by, 1 if by_rule else 0)
    return True


@dataclass(frozen=True)
class FollowRestoreRule(Act):
    """202.7: detach the resources from the faction, restore the depleted cards."""

    def done(self, table: Table, at: Context) -> bool:
        seat = at.you
        if table.skipped_restore >> seat & 1:
            table.skipped_restore &= ~(1 << seat)
            return False
        faction = table.factions[seat]
        for card in table.in_play:
            if table.attached[card] == faction and characteristics.types(table, card) & RESOURCE:  # whoever controls it
                table.attached[card] = NO_CARD
        table.changed()
        for card in table.in_play[:]:
            if table.depleted[card] and table.controller[card] == seat:
                restore(table, card, True)
        forget_missed_restores(table, seat)
        return True


@dataclass(frozen=True)
class Skip(Act):
    """The next Restore Rule of some players does not happen."""

    who: Players

    def done(self, table: Table, at: Context) -> bool:
        for seat in nouns.seats_of(table, at, self.who):
            table.skipped_restore |= 1 << seat
        return True


@dataclass(frozen=True)
class Attach(Act):
    """Attach a card to another (301)."""

    what: Cards
    to: Cards

    def settle(self, plan: TextPlan) -> None:
        plan.deed(plan.settled(Attach(of_whose_faction(self.what, self.to), self.to)))

    def done(self, table: Table, at: Context) -> bool:
        cards = self.what.of(table, at)
        if not cards:
            return False
        hosts = self.to.of(table, at)
        done = False
        for card in cards:
            if hosts and table.area[card] == PLAY and table.area[hosts[0]] == PLAY:
                done = attach(table, card, hosts[0]) or done
            elif hosts and table.area[card] == HAND:
                done = attach_at_once(table, card, hosts[0]) or done
        return done


def of_whose_faction(what: Cards, to: Cards) -> Cards:
    """203.6: resources that are attached to a faction are of its player's that are not, unless it says whose."""
    if not isinstance(what, Some) or not isinstance(to, FactionOf) or what.kind.types != (CardType.RESOURCE,):
        return what
    kind = what.kind
    for test in kind.tests:
        if isinstance(test, (ControlledBy, NotControlledBy, OwnedBy)):
            return what
    detached = (*kind.qualities, Is(State.DETACHED))
    return with_fields(what, kind=Kind(kind.types, detached, (*kind.tests, ControlledBy(to.whose))))


@dataclass(frozen=True)
class Detach(Act):
    """Detach cards from what they are attached to."""

    what: Cards
    from_: Cards | None = None

    def settle(self, plan: TextPlan) -> None:
        plan.deed(plan.settled(Detach(only(self.what, Is(State.ATTACHED), self.from_))))

    def done(self, table: Table, at: Context) -> bool:
        done = False
        for card in self.what.of(table, at):
            if table.area[card] == PLAY:
                done = detach(table, card) or done
        return done

    def possible(self, table: Table, at: Context) -> bool:
        for card in self.what.of(table, at):
            if table.attached[card] == NO_CARD:
                return False
        return self.enough(table, at)


@dataclass(frozen=True)
class Flip(Act):
    """Flip a card face-down, or face-up (411)."""

    what: Cards
    under: Players | None = None
    face_up: bool = False

    def done(self, table: Table, at: Context) -> bool:
        done = False
        for card in self.what.of(table, at):
            if table.area[card] == PLAY:
                done = (self.turn_up(table, at, card) if self.face_up else self.turn_down(table, at, card)) or done
        return done

    def turn_up(self, table: Table, at: Context, card: Card) -> bool:
        if not table.face_down[card]:
            return False
        flip_up(table, card, self.under_whom(table, at, card))
        return True

    def turn_down(self, table: Table, at: Context, card: Card) -> bool:
        if table.face_down[card] or characteristics.forbidden(table, card, ops.D_BE_FLIPPED):
            return False
        together = with_attached(table, [card])  # 301.4: face-down is a way of leaving, too
        flip_down(table, [(other, self.under_whom(table, at, other)) for other in together], at.source)
        return True

    def under_whom(self, table: Table, at: Context, card: Card) -> Seat:
        """Who controls a flipped card: its controller, unless the text names its owner or another player."""
        if self.under is None:
            return table.controller_of(card)
        if isinstance(self.under, OwnerOf):
            return table.owner_of(card)
        return nouns.seats_of(table, at, self.under)[0]


@dataclass(frozen=True)
class TakeControl(Act):
    """Take control of cards (407.3), for good or for a time."""

    what: Cards
    for_a_time: bool = False

    def done(self, table: Table, at: Context) -> bool:
        done = False
        for card in self.what.of(table, at):
            if table.area[card] == PLAY:
                if not self.for_a_time:
                    forget_loans(table, card)
                done = take_control(table, card, at.actor) or done
        return done


@dataclass(frozen=True)
class Exchange(Act):
    """Two cards change controllers, for good or for a time."""

    what: Cards
    for_a_time: bool = False

    def done(self, table: Table, at: Context) -> bool:
        """407.3: nothing happens unless both can."""
        cards = self.what.of(table, at)
        if len(cards) != 2 or table.area[cards[0]] != PLAY or table.area[cards[1]] != PLAY:
            return False
        one, other = table.controller_of(cards[0]), table.controller[cards[1]]
        if one == other:
            return False
        for card in cards if not self.for_a_time else ():
            forget_loans(table, card)
        done = take_control(table, cards[0], Seat(other))
        return take_control(table, cards[1], one) or done


@dataclass(frozen=True)
class JoinParty(Act):
    """Cards become members of a battle party."""

    cards: Cards
    party: Party

    def done(self, table: Table, at: Context) -> bool:
        done = False
        for card in self.cards.of(table, at):
            done = add_to_party(table, at, card, PARTIES[self.party]) or done
        return done


def add_to_party(table: Table, at: Context, card: Card, party: int) -> bool:
    """608.1c, 407.6."""
    attackers = party == ops.ATTACKING or (party == nouns.YOURS and table.attacker == at.you)
    seat = table.attacker if attackers else table.defender
    if seat == NOBODY or legality.in_battle(table, card):
        return False
    if table.controller[card] != seat:
        table.note(TERMINATED, at.you, "407.6", at.source)
        return False
    if attackers:
        table.party[card] |= IN_ATTACK
    else:
        table.party[card] |= IN_BLOCK if table.blocks_made else JOINS_BLOCK
    table.changed()
    return True


@dataclass(frozen=True)
class RemoveFromBattle(Act):
    """Take characters out of the battle (302.15)."""

    what: Cards

    def done(self, table: Table, at: Context) -> bool:
        done = False
        for card in self.what.of(table, at):
            if table.area[card] == PLAY and legality.in_battle(table, card):
                remove_from_battle(table, card)
                done = True
        return done


@dataclass(frozen=True)
class AttackNow(Act):
    """Attack some players now (608)."""

    who: Players

    def settle(self, plan: TextPlan) -> None:
        plan.deed(AttackNow(plan.settle_players(self.who)))

    def done(self, table: Table, at: Context) -> bool:
        for seat in nouns.seats_of(table, at, self.who)[:1]:
            if legality.attacking_at(table, at.actor, table.factions[seat]) == ALLOWED:
                battle.begin(table, at.actor, table.factions[seat])
                return True
        return False  # 608.1a


@dataclass(frozen=True)
class ExtraTurn(Act):
    """Take another turn after this one."""

    def done(self, table: Table, at: Context) -> bool:
        table.extra_turns = (*table.extra_turns, at.actor)
        return True


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(Destroy, "destroy(s) {what}", "must destroy {what}", "destroy(s) {what} if you|they can")
    grammar.phrase(LeaveInThatWay, "{cards} leave(s) play in that|the_same way")
    grammar.phrase(Deplete, "deplete(s) {what}")
    grammar.phrase(Restore, "restore(s) {what}")
    grammar.phrase(Skip, "on {who} 's next turn , skip {who:simple} 's faction 's restore rule")
    grammar.phrase(Skip, "skip you 's [faction_'s] next restore rule", who=You(), printed=False)
    grammar.phrase(Skip, "{who} skip(s) they|you 's next restore rule", printed=False)
    grammar.phrase(Skip, "{who} skip(s) they|you 's faction 's next restore rule", printed=False)
    grammar.phrase(Attach, "attach(es) {what} to {to} [if you can]")
    grammar.phrase(Detach, "detach(es) {what} [from {from_}]")
    grammar.phrase(Flip, "flip(s) {what} face-down|face_down [under {under} 's control]")
    grammar.phrase(Flip, "flip(s) {what} face-down|face_down [under {under} 's control] as a resource", printed=False)
    grammar.phrase(Flip, "flip(s) {what} face-up|face_up [under {under} 's control]", face_up=True)
    grammar.phrase(TakeControl, "take(s)|gain(s)|regain(s) control of {what}")
    grammar.phrase(Exchange, "exchange(s) control of {what}", "switch(es) control of {what}")
    grammar.phrase(
        JoinParty, "{cards} become(s) [a] member|members of the {party} party", "add(s) {cards} to the {party} party"
    )
    grammar.phrase(JoinParty, "{cards} join(s) the {party} party", printed=False)
    grammar.phrase(JoinParty, "put(s)|move(s) {cards} into the {party} party", printed=False)
    grammar.phrase(
        JoinParty, "add(s) {cards} to you 's [attacking|blocking] party",
        "add(s) {cards} to a party you control [in that battle]",
        "{cards} join(s) you 's party",
        "{cards} become(s) [a] member|members of you 's [blocking|attacking] party", party=Party.YOURS,
    )  # fmt: skip
    grammar.phrase(RemoveFromBattle, "remove(s) {what} from [the] battle", "remove(s) {what} from combat")
    grammar.phrase(AttackNow, "attack {who}")
    grammar.phrase(ExtraTurn, "take(s) an_extra|another|an_additional turn after this one|turn")
