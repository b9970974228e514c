"""Phrases as they stand in a program: what each points at is settled, and each is one that can be carried out."""

from __future__ import annotations

from typing import TypeVar

from mulligan.games.spoils.effects.context import ONE_OF_A_KIND, WON_BID
from mulligan.games.spoils.effects.happenings import Watched
from mulligan.games.spoils.effects.statement import ASKED, ATTACHMENTS, Around, Rule, Statement
from mulligan.games.spoils.events import ATTACK
from mulligan.games.spoils.printed import ANYWHERE, BEING_PLAYED, DECK, DISCARD, HAND, OUT_OF_GAME, PLAY, Library
from mulligan.games.spoils.vocabulary import bids
from mulligan.games.spoils.vocabulary import conditions as co
from mulligan.games.spoils.vocabulary import holdings as ho
from mulligan.games.spoils.vocabulary import moments as mo
from mulligan.games.spoils.vocabulary.acts import coins
from mulligan.games.spoils.vocabulary.happenings import memory
from mulligan.games.spoils.vocabulary.happenings.occasions import Searches
from mulligan.games.spoils.vocabulary.nouns import alike as al
from mulligan.games.spoils.vocabulary.nouns import amounts as am
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import deeds as de
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import parties as pa
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.nouns.gone import ControllerThen
from mulligan.games.spoils.vocabulary.nouns.made_tokens import Made, TokenNamed
from mulligan.games.spoils.vocabulary.statics import doings, rules
from mulligan.games.spoils.vocabulary.statics.changes import Cannot, Modify
from mulligan.games.spoils.vocabulary.terms import (
    AREA_AFTER,
    AREAS,
    DEALT_THIS_TURN,
    VARIABLES,
    CardType,
    Manner,
    Party,
    Stat,
    State,
)
from mulligan.language.core import amounts as core
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Amount, Cards, Condition, Event, Players, Quantity
from mulligan.language.flow import CannotBePlayed
from mulligan.language.references import It, Mention, Nth, Them
from mulligan.language.tree import Node, rebuild, walk, with_fields

N = TypeVar("N", bound=Node)

# Phrases whose kinds are of cards wherever they are.
ANYWHERE_AT_ALL = (
    ho.PlayedBefore, co.TypeIs, co.PickedAsCost, co.AnyDealtWith, co.AnyAre, co.DestroyedThisTurn, mo.InResponse,
    mo.PlayedResponding, ca.DealtWith, ca.UntilRevealed, doings.ToPlay, doings.ToUse, doings.ToPlayMore,
    rules.ChangeCosts, rules.ChangeNextCost, rules.FirstCosts, Watched,
)  # fmt: skip
EVERYTHING = ki.Kind(area=ANYWHERE)
ANYTHING = ki.Kind(tuple(CardType), area=ANYWHERE)  # factions too


# The verb of each kind of phrase.
VERBS: tuple[tuple[type[Node], str], ...] = (
    (Amount, "of"), (Cards, "of"), (Players, "of"), (Quantity, "of"), (Condition, "holds"), (ki.Asked, "passes"),
)  # fmt: skip
# Players that every game's language has, of whom `effects.nouns` knows who they are; and what is asked of no one card.
KNOWN = (
    pl.You, pl.AnOpponent, pl.AnyOpponent, pl.EachOpponent, pl.AnyPlayer, pl.EachPlayer, pl.EachOtherPlayer,
    pl.SomePlayers, pl.Jointly, pl.ActivePlayer, pl.They, pl.Actor, ca.ResourcePlayed, te.DifferentIn,
    al.SameIn, al.InAll, core.AtLeast,
)  # fmt: skip


def has_meaning(node: Node) -> bool:
    """Can it be carried out at all?"""
    if isinstance(node, KNOWN):
        return True
    for kind, verb in VERBS:
        if isinstance(node, kind):
            return getattr(type(node), verb) is not getattr(kind, verb)
    return True


class Nouns:
    """Settles what a phrase means, without doing anything about it."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.acted = False  # whether the text at hand does anything so far
        self.of_event = False  # whether the text at hand is about an event, with an amount of its own
        self.at_once = False  # whether that event may befall several cards at once
        self.replaces = False  # whether the text at hand replaces an event
        self.of_search = False  # whether the text at hand replaces a search
        self.moves_influence = False  # whether the text at hand has a faction gain or lose influence so far
        self.named = False  # whether the text at hand has somebody name something
        self.named_elsewhere = False  # whether any text of the card has
        self.player_told = False  # whether a text of the card speaks of a player whom another has somebody choose
        self.open_variables: set[str] = set()  # those that nothing settles but paying them (410.2)
        self.settled_variables: set[str] = set()  # those of them that are chosen before they are paid
        self.actor = 0  # the slot of the player whom an event that concerns each player is about
        self.dealt_with: dict[Manner, int] = {}  # the slots of the cards that were revealed, destroyed, ... last
        self.by_each: set[Manner] = set()  # how each of several players has dealt with cards last
        self.controllers: dict[int, ControllerThen] = {}  # of cards that may have left, by their slots
        self.noted: dict[Node, Amount] = {}  # numbers of cards that left, looked into before they did
        self.flips = False  # whether the text at hand has somebody flip a coin
        self.names_trades = False  # whether the text at hand has somebody name several trades
        self.piles: tuple[int, int] | None = None  # the slots of the piles that somebody has made
        self.party: Party | None = None  # the party that the text at hand has spoken of
        self.types_spoken_of: dict[int, int] = {}  # 208.2: the types that a slot was chosen by, in play

    def begin(self, event: Event | None, replaces: bool) -> None:
        """A new paragraph: nothing has been named, moved or spoken of in it."""
        self.replaces = replaces
        self.of_search = replaces and isinstance(event, Searches)
        self.named = self.moves_influence = self.acted = False
        self.of_event = event is not None
        self.at_once = isinstance(event, Watched) and event.at_once()
        self.names_trades = self.flips = False
        self.party = None
        self.piles = None

    def is_open(self, name: str) -> bool:
        """Is a number chosen only when it is paid?"""
        return name in self.open_variables and name not in self.settled_variables

    def players(self, node: Players) -> Players:
        return as_a(Players, self.settle(node))

    def cards(self, node: Cards, area: int = PLAY, whose: Players | None = None) -> Cards:
        """Cards as they are spoken of in conditions, events and statements: nothing is chosen."""
        return as_a(Cards, self.settle(node, area, whose))

    def amount(self, node: Amount) -> Amount:
        return as_a(Amount, self.settle(node))

    def quantity(self, node: Quantity, chosen: bool = False) -> Amount:
        """How many at most, as an amount. So many or more is said of what somebody chooses."""
        if isinstance(node, core.Exactly | core.UpTo):
            return self.amount(node.amount)
        if isinstance(node, core.AnyNumber | ca.AllOfThem) or (chosen and isinstance(node, core.AtLeast)):
            return core.Number(core.NO_LIMIT)
        if isinstance(node, core.AtLeast):
            raise CannotBePlayed("so many or more of what nobody chooses")
        raise CannotBePlayed(node)

    def related(self, kind: ki.Kind) -> te.DifferentIn | al.SameIn | al.InAll | None:
        """In what cards that are chosen must differ or be alike, or how much they may be together."""
        found = al.related_in(kind)
        return with_fields(found, amount=self.amount(found.amount)) if isinstance(found, al.InAll) else found

    def condition(self, node: Condition) -> Condition:
        return as_a(Condition, self.settle(node))

    # ---- any phrase ------------------------------------------------------------------------------------------------

    def settle(self, node: Node, area: int = PLAY, whose: Players | None = None) -> Node:
        """The phrase with everything settled that it points at; its kinds are of cards in an area of those players."""
        found = self.kind(node, area, whose) if isinstance(node, ki.Kind) else self._special(node, area)
        if found is None:
            inner = ANYWHERE if isinstance(node, ANYWHERE_AT_ALL) else area if isinstance(node, Cards) else PLAY
            found = rebuild(node, lambda part: self.settle(part, inner, whose if isinstance(node, Cards) else None))
            if isinstance(found, memory.REMEMBERING):
                self.library.remembered |= kinds_of(memory.event_of(found))
                if isinstance(found, memory.Happened) and found.in_battle:
                    self.library.remembered |= 1 << ATTACK
        if not has_meaning(found):
            raise CannotBePlayed(node)
        return found

    def _special(self, node: Node, area: int) -> Node | None:
        match node:
            case ca.ControllerOf(It(slot)) if slot in self.controllers:
                return self.controllers[slot]
            case am.StatOf() | am.TokensOn() | am.TotalOf() | am.HighestOf() | am.LowestOf() if node in self.noted:
                return self.noted[node]
            case core.Variable(name):
                return am.Letter(VARIABLES[name])
            case It(slot):
                return ca.Those(slot, self.types_spoken_of.get(slot, 0))
            case Nth(It(slot), number):
                return ca.NthOf(slot, number)
            case Them(cards):
                return ca.Together(tuple(self.cards(some, area) for some in cards))
            case Mention():
                raise CannotBePlayed(node)
            case ca.SourceOf(ability):
                return self.cards(ability)  # an ability in use is known by its card
            case ca.Some(_, kind) | ca.All(kind) | ca.Each(kind):
                return self.dealt(kind)
            case ca.Among() | ca.AllBut() | ca.Rest(among=0):
                raise CannotBePlayed(node)
            case pl.Jointly(several) if any(isinstance(some, pl.AnOpponent | pl.AnyPlayer) for some in several):
                raise CannotBePlayed(node)  # one of them must be chosen first
            case pl.Actor() if self.actor:
                return pl.They(self.actor)
            case co.StatIs(ca.Some(_, kind)) | co.StateIs(ca.Some(_, kind)) | co.KeywordIs(ca.Some(_, kind)):
                return self._for_some(node, kind)
            case co.Passes(ca.Some(_, kind)) | co.DidThisTurn(ca.Some(_, kind)) | co.DamagedThisTurn(ca.Some(_, kind)):
                return self._for_some(node, kind)
            case co.TypeIs(ca.Some(_, kind)) | co.Idle(ca.Some(_, kind)) | co.NotAssigned(ca.Some(_, kind)):
                return self._for_some(node, kind)
            case (
                co.StatIs(ca.EitherOf(several)) | co.StateIs(ca.EitherOf(several)) | co.KeywordIs(ca.EitherOf(several))
            ):
                return self._of_either(node, several)
            case co.Passes(ca.EitherOf(several)) | co.DidThisTurn(ca.EitherOf(several)):
                return self._of_either(node, several)
            case pa.InPartyOf(_, party) | pa.InParty(party) | mo.MemberOf(_, party):
                self.party = party
            case de.OneOfNamedTrades() if not self.names_trades:
                raise CannotBePlayed("trades that nobody names")
            case coins.FlipsWere() | coins.AllFlipsWere() | coins.FlipCount() if not self.flips:
                raise CannotBePlayed("a coin that nobody flips")
            case pa.InThatParty():
                return pa.PartyWith(ca.This()) if self.party is None else pa.InParty(self.party)
            case am.InfluenceMoved() if not self.moves_influence:
                if not self.of_event:
                    raise CannotBePlayed("influence that nothing before moves")
                return am.DamageDealt()  # as much as the event says
            case am.CardsMoved(Manner.DRAWN) if self.of_event and not self.acted:
                return am.DamageDealt()  # as many as the event says
            case am.CardsMoved() if self.at_once and not self.acted:
                return am.DamageDealt()  # as many as it befell
            case am.CardsMoved(Manner.DISCARDED) if self.of_event and not self.acted:
                return core.Number(1)  # 305.2: each is discarded, and triggers, by itself
            case am.DamageDealt() if not self.of_event:
                if not self.acted:
                    raise CannotBePlayed("as much as nothing before it was")
                return am.TokensMoved()  # as much as was done last
            case bids.BidWinner():
                return pl.They(WON_BID)
            case ki.Subtype(name):
                return ki.Subtype(name, self.library.subtype(name))
            case de.ChosenQuality() | co.IsChosen():
                if not self.named and not self.named_elsewhere:
                    raise CannotBePlayed(node)
                return self._rebuilt(with_fields(node, elsewhere=not self.named))
            case co.AnyDealtWith(_, how) | co.SoManyDealtWith(how):
                if not self.dealt_with.get(how):
                    raise CannotBePlayed(node)
                return self._rebuilt(with_fields(node, slot=self.dealt_with[how]))
            case de.ThisTurnDealt(how) if how not in DEALT_THIS_TURN:
                raise CannotBePlayed(node)
            case de.GoneBy(by) if not isinstance(by, ca.This):
                raise CannotBePlayed(node)
            case mo.Played(cards) | mo.PlayedDuring(cards) | mo.PlayedResponding(cards) if not isinstance(
                cards, ca.This
            ):
                raise CannotBePlayed(node)
            case co.Passes(cards, de.ThisWay(Manner.DESTROYED)):
                return self.condition(co.DestroyedByThat(cards))
            case co.Passes(cards, te.SameName(other)) if cards == other:
                raise CannotBePlayed("a name that is compared with itself")
            case de.NotThisWay(how):
                return te.Except(ca.Those(self.slot_of_manner(how)))
            case ki.Is(State.DIFFERENT) | ki.Done() | de.ThisWay():
                raise CannotBePlayed(node)
        return None

    def _rebuilt(self, node: Node) -> Node:
        inner = ANYWHERE if isinstance(node, ANYWHERE_AT_ALL) else PLAY
        return rebuild(node, lambda part: self.settle(part, inner))

    def _of_either(self, node: Condition, several: tuple[Cards, ...]) -> Condition:
        """A condition of this or that: of one or the other."""
        return co.AnyOf(tuple(self.condition(with_fields(node, cards=some)) for some in several))

    def _for_some(self, node: Condition, kind: ki.Kind) -> Condition:
        """A condition of "a character": that there is one of which it holds."""
        settled = self.condition(with_fields(node, cards=It(ONE_OF_A_KIND)))
        return co.ForSome(self.kind(kind), ONE_OF_A_KIND, settled)

    def slot_of_manner(self, manner: Manner) -> int:
        """The slot of the cards that were dealt with so; where cards were picked or chosen, either word will do."""
        like = (Manner.PICKED, Manner.CHOSEN)
        for some in (manner, *like) if manner in like else (manner,):
            if self.dealt_with.get(some):
                return self.dealt_with[some]
        raise CannotBePlayed(f"cards that were “{manner.value}” by nothing before")

    def dealt(self, node: ki.Kind) -> ca.DealtWith | None:
        """Cards that were dealt with just before ("all revealed characters"); nothing where it says no such thing."""
        said = [some.how for some in (*node.qualities, *node.tests) if isinstance(some, ki.Done | de.ThisWay)]
        manners = [how for how in said if how is not Manner.DAMAGED or self.dealt_with.get(how)]
        if not manners:
            return None
        manner = manners[0]
        slot = self.dealt_with.get(manner, 0)
        if not slot:
            raise CannotBePlayed(f"cards that were “{manner.value}” by nothing before")
        qualities = tuple(some for some in node.qualities if not isinstance(some, ki.Done))
        tests = tuple(some for some in node.tests if not isinstance(some, de.ThisWay))
        said_so = [some for some in node.tests if isinstance(some, de.ThisWay)]
        for some in said_so:
            tests += self.of_one_player(some)
        kind = self.kind(ki.Kind(node.types, qualities, tests), ANYWHERE)
        return ca.DealtWith(slot, AREA_AFTER.get(manner, ANYWHERE), kind)

    def of_one_player(self, said: de.ThisWay) -> tuple[ki.Test, ...]:
        """Of what several players did, what one of them did: each discards their own cards."""
        if said.of is not None:  # into whose hand it was put
            return (te.OwnedBy(said.of),)
        if said.by is None or not (said.how in self.by_each or isinstance(said.by, pl.Actor)):
            return ()
        if said.how is not Manner.DISCARDED:
            raise CannotBePlayed("what one of several players did")
        return (te.OwnedBy(said.by),)

    # ---- kinds -----------------------------------------------------------------------------------------------------

    def kind(self, node: ki.Kind, area: int = PLAY, whose: Players | None = None) -> ki.Kind:
        """The kind, with where such cards are to be found: where it says, or else in that area of those players."""
        for test in node.tests:
            if isinstance(test, te.In):
                area = AREAS[test.zone.area]
                whose = None if test.zone.of is None else self.players(test.zone.of)
            elif isinstance(test, te.InPlay):
                area = PLAY
            elif isinstance(test, de.GoneBy):
                area, whose = OUT_OF_GAME, None
            elif isinstance(test, te.BeingPlayed):
                area = BEING_PLAYED
            elif isinstance(test, de.ThisTurnDealt) and area == PLAY:
                area = DISCARD  # where it has gone
        if area in (DECK, HAND, DISCARD, OUT_OF_GAME) and any(
            isinstance(some, Made | TokenNamed) for some in node.qualities
        ):
            raise CannotBePlayed("tokens anywhere but in play")  # 409.3b
        qualities = tuple(
            some if some == ki.DIFFERENT else as_a(ki.Quality, self.settle(some))
            for some in node.qualities
            if some != ki.Done(Manner.DAMAGED)
        )
        # Where nothing was damaged just before, a damaged card is one with damage on it.
        tests: list[ki.Test] = [te.HasDamage()] if ki.Done(Manner.DAMAGED) in node.qualities else []
        for test in node.tests:
            if isinstance(test, te.Extreme):
                rest = ki.Kind(node.types, node.qualities, tuple(some for some in node.tests if some != test))
                tests.append(te.Extreme(test.stat, test.highest, self.kind(rest, area, whose)))
            elif test.of_each():
                tests.append(as_a(ki.Test, self.settle(test)))
            else:
                tests.append(test)
        return ki.Kind(node.types, qualities, tuple(tests), area, whose)

    def test(self, node: ki.Test) -> ki.Test:
        return as_a(ki.Test, self.settle(node))


def kinds_of(event: Node) -> int:
    """The kinds of happening that an event can be, a bit each."""
    if not isinstance(event, Watched) or not event.possible() or not event.asked_later() or not event.kinds():
        raise CannotBePlayed(event)
    return event.kinds()


def as_a(kind: type[N], node: Node) -> N:
    assert isinstance(node, kind)
    return node


def rule_of(statement: Statement) -> Rule:
    return Rule(statement, reads_numbers(statement), spoken_of(statement))


def spoken_of(statement: Statement) -> int:
    """The questions that it, or a statement in it, answers in its own way; and whether it minds what is attached."""
    found = ATTACHMENTS if any(minds_attachments(part) for part in walk(statement)) else 0
    for part in walk(statement):
        if isinstance(part, Statement) and not (isinstance(part, Modify) and forbids_nothing(part)):
            for question, bit in ASKED.items():
                answer = getattr(type(part), question)
                if answer is not getattr(Statement, question) and answer is not getattr(Around, question):
                    found |= bit
    return found


def forbids_nothing(statement: Modify) -> bool:
    """It changes what cards are, and says of nothing that it cannot be done."""
    return not any(isinstance(change, Cannot) for change in statement.changes)


def minds_attachments(part: Node) -> bool:
    if isinstance(part, ki.Is):
        return part.state in (State.ATTACHED, State.DETACHED)
    return isinstance(part, ca.HostOf | te.HasAttached | te.AttachedTo | te.Carries | am.Affordable)


def reads_numbers(statement: Node) -> bool:
    """Does it speak of strength, life, speed or structure as they are at the moment?"""
    for part in walk(statement):
        if isinstance(part, te.HasStat | te.Extreme | te.EvenStat | am.TotalOf | am.HighestOf | co.StatIs | am.StatOf):
            if part.stat is not Stat.COST and not (isinstance(part, am.StatOf) and part.as_printed):
                return True
    return False
