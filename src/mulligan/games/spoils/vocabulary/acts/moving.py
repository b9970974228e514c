"""Cards that move between areas: drawn, discarded, put somewhere, shuffled into a deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr
from parsy import Result

from mulligan.games.spoils.effects import characteristics, nouns
from mulligan.games.spoils.effects.act import Act
from mulligan.games.spoils.effects.context import rebind
from mulligan.games.spoils.events import PUT, SHUFFLED
from mulligan.games.spoils.limits.prohibitions import TO_GET_INTO_HAND, prevented
from mulligan.games.spoils.parts import AS_COST, Context
from mulligan.games.spoils.printed import BEING_PLAYED, DISCARD, HAND, NOWHERE, PLAY, RESOURCE, STAYING
from mulligan.games.spoils.rules import leaving
from mulligan.games.spoils.rules.drawing import discard, draw, into_pile
from mulligan.games.spoils.rules.entering import DEPLETED_AT_ONCE, DOWN, UNDER_OWNERS, flip_down, flip_up
from mulligan.games.spoils.rules.entering import enter as enter_play
from mulligan.games.spoils.rules.leaving import WAITS, leave, note_gone
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.acts.standing import JoinParty
from mulligan.games.spoils.vocabulary.acts.tokens import CharacterTokens
from mulligan.games.spoils.vocabulary.nouns.amounts import Multiplied
from mulligan.games.spoils.vocabulary.nouns.cards import Among, OwnerOf, RivalOf, Some, Those, Zone
from mulligan.games.spoils.vocabulary.nouns.deeds import ChosenQuality
from mulligan.games.spoils.vocabulary.nouns.kinds import Identified, Kind, NonType, OfTrade, Subtype, With
from mulligan.games.spoils.vocabulary.nouns.made_tokens import TokenNamed, made
from mulligan.games.spoils.vocabulary.nouns.tests import HasKeyword, HasStat, Named, SameName, SameType
from mulligan.games.spoils.vocabulary.terms import AREAS, Area, CardType, Manner, Party
from mulligan.kernel.numbers import NO_CARD, Card, Seat
from mulligan.language.core.amounts import Exactly, Number
from mulligan.language.core.flow import By
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.core.players import Actor, PlayerMention
from mulligan.language.flow import CannotBePlayed, Plan
from mulligan.language.grammar import Grammar
from mulligan.language.references import It
from mulligan.language.tree import Node, with_fields
from mulligan.language.words import Words

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan

# What can be said of a card wherever it is.
OF_ANY_CARD = (HasStat, HasKeyword, Named, SameName, SameType, ChosenQuality, NonType, OfTrade, Subtype, Identified)
NO_NUMBERS = "a token of which nothing says what it is (“put a 1/1/3 Rogue character token named Rat into play”)"
# How cards leave for an area.
WAYS = {
    Area.HAND: leaving.TO_HAND, Area.DISCARD: leaving.TO_DISCARD, Area.VOID: leaving.OUT, Area.DECK: leaving.INTO_DECK,
}  # fmt: skip


@dataclass(frozen=True)
class Draw(Act):
    """Draw cards as a group (306.3)."""

    amount: Amount
    up_to: bool = False

    def settle(self, plan: TextPlan) -> None:
        plan.deed(Draw(plan.at_most(plan.nouns.amount(self.amount), self.up_to)))

    def repeated(self, plan: Plan, per: Amount) -> None:
        """306.3: cards drawn for each of something are one group."""
        if self.up_to:
            plan.times(self, per)
        else:
            plan.act(Draw(Multiplied(self.amount, per)))

    def done(self, table: Table, at: Context) -> bool:
        drawn = draw(table, at.actor, self.amount.of(table, at), "306.1", at.mode == AS_COST)
        if drawn != WAITS:
            at.moved = drawn
        return drawn != 0

    def enough(self, table: Table, at: Context) -> bool:
        return len(table.decks[at.actor]) >= self.amount.of(table, at)

    def at_will(self) -> bool:
        return True

    def fills(self) -> int:
        return 1 << HAND


@dataclass(frozen=True)
class Discard(Act):
    """Discard cards from the hand of whoever does it (305)."""

    what: Cards

    def settle(self, plan: TextPlan) -> None:
        what = plan.settle(self.what, HAND, Actor())
        plan.deal_with(Manner.DISCARDED, what)
        plan.deed(Discard(what))

    def repeated(self, plan: Plan, per: Amount) -> None:
        """305.2: cards discarded for each of something go together."""
        what = self.what
        if isinstance(what, Some) and isinstance(what.quantity, Exactly):
            several = Exactly(Multiplied(what.quantity.amount, per))
            plan.act(Discard(with_fields(what, quantity=several)))
        else:
            plan.times(self, per)

    def done(self, table: Table, at: Context) -> bool:
        cards = self.what.of(table, at)
        done = discard(table, at.actor, cards, at.source, at.mode == AS_COST)
        if done == WAITS:
            return True
        at.moved = done
        for card in cards:
            rebind(table, at, card)
        return done > 0

    def fills(self) -> int:
        return 1 << DISCARD


# ---- places ---------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class To(Node):
    """Where cards are put."""

    def settle(self, plan: TextPlan, what: Cards) -> None:
        """Settle which cards and where, then put them there."""
        plan.deed(Put(plan.settle(what), self))

    def put(self, table: Any, at: Any, cards: list[Card]) -> bool:
        """Put them there. False where nothing of it could be done."""
        raise CannotBePlayed(self)

    def fills(self) -> int:
        """The areas that have those cards then, a bit each, as far as later costs may need them there."""
        return 0


@dataclass(frozen=True)
class ToZone(To):
    """Into an area."""

    zone: Zone

    def settle(self, plan: TextPlan, what: Cards) -> None:
        if self.zone.area not in WAYS:
            raise CannotBePlayed(self)
        noun = plan.settle(what)
        plan.deal_with(Manner.PUT, noun)
        plan.deed(Put(noun, self))

    def put(self, table: Table, at: Context, cards: list[Card]) -> bool:
        return move(table, at, cards, WAYS[self.zone.area])

    def fills(self) -> int:
        area = AREAS[self.zone.area]
        return 1 << area if area == HAND or area == DISCARD else 0


@dataclass(frozen=True)
class OnTop(To):
    """On top of a deck; of the deck the cards came from where none is named."""

    of: Players | None = None
    any_order: bool = False

    def settle(self, plan: TextPlan, what: Cards) -> None:
        noun = plan.settle(what)
        plan.deed(Put(plan.in_any_order(noun) if self.any_order else noun, OnTop()))

    def put(self, table: Table, at: Context, cards: list[Card]) -> bool:
        return move(table, at, cards, leaving.TO_TOP)


@dataclass(frozen=True)
class OnBottom(To):
    """On the bottom of a deck; of the deck the cards came from where none is named."""

    of: Players | None = None
    any_order: bool = False
    at_random: bool = False  # the order is left to chance

    def settle(self, plan: TextPlan, what: Cards) -> None:
        noun = plan.settle(what)
        if self.any_order or self.at_random:
            noun = plan.in_any_order(noun, self.at_random)
        plan.deal_with(Manner.PUT_ON_BOTTOM, noun)
        plan.deed(Put(noun, OnBottom()))

    def put(self, table: Table, at: Context, cards: list[Card]) -> bool:
        return move(table, at, cards, leaving.TO_BOTTOM)


@dataclass(frozen=True)
class BackInOrder(To):
    """Back where they were, in any order."""

    def settle(self, plan: TextPlan, what: Cards) -> None:
        OnTop(None, True).settle(plan, what)


@dataclass(frozen=True)
class EitherPlace(To):
    """One place or another."""

    places: tuple[To, ...]

    def settle(self, plan: TextPlan, what: Cards) -> None:
        """The cards are settled first; then where they go is chosen."""
        noun = plan.settle(what)
        if not isinstance(noun, Those):
            raise CannotBePlayed("a choice of places for cards that nothing points at")
        it = It(noun.slot)
        plan.either([(Put(it, place),) for place in self.places], plan.wording.of(self))


@dataclass(frozen=True)
class IntoPlay(To):
    """Into play, which is not playing (402.8): under whose control, and how."""

    under: Players | None = None
    as_resource: bool = False
    face_up: bool = False
    attached_to: Cards | None = None
    party: Party | None = None
    depleted: bool = False

    def settle(self, plan: TextPlan, what: Cards) -> None:
        noun = plan.settle(what, HAND, Actor())
        host = None if self.attached_to is None else plan.settle(self.attached_to)
        under = self.under
        if under is not None and not isinstance(under, OwnerOf):
            under = plan.nouns.players(under)
        plan.deed(Put(noun, with_fields(self, attached_to=host, under=under)))
        if self.party is not None:
            plan.deed(JoinParty(noun, self.party))

    def put(self, table: Table, at: Context, cards: list[Card]) -> bool:
        entering: list[Card] = []
        flipped = 0
        for card in cards:
            if table.area[card] == PLAY and table.face_down[card] and not self.as_resource:
                flip_up(table, card, self.new_controller(table, at, card))  # 411.3: that is how it is put into play
                rebind(table, at, card)
                flipped += 1
            elif table.area[card] == PLAY and not table.face_down[card] and self.as_resource:
                flip_down(table, [(card, self.new_controller(table, at, card))], at.source)
                rebind(table, at, card)  # 411.4: and that, a face-down resource
                flipped += 1
            if table.area[card] == PLAY or table.area[card] == NOWHERE:
                continue
            if self.as_resource or characteristics.types(table, card) & (STAYING | RESOURCE):
                entering.append(card)
        if not entering:
            return flipped > 0
        host = NO_CARD
        if self.attached_to is not None:
            hosts = self.attached_to.of(table, at)
            host = hosts[0] if hosts else NO_CARD
        at.moved = enter_play(table, entering, self.seat(table, at), self.flags(), host)
        for card in entering:
            rebind(table, at, card)
        return True

    def new_controller(self, table: Table, at: Context, card: Card) -> Seat:
        """Who controls a card that was in play, and is put into play the other way up."""
        if isinstance(self.under, OwnerOf):
            return table.owner_of(card)
        return table.controller_of(card) if self.under is None else self.seat(table, at)

    def flags(self) -> int:
        flags = (DOWN if self.as_resource else 0) | (DEPLETED_AT_ONCE if self.depleted else 0)
        if self.attached_to is None and isinstance(self.under, OwnerOf):
            flags |= UNDER_OWNERS
        return flags

    def seat(self, table: Table, at: Context) -> Seat:
        if self.attached_to is None and self.under is not None and not isinstance(self.under, OwnerOf):
            for seat in nouns.seats_of(table, at, self.under):
                return seat
        return at.actor


def move(table: Table, at: Context, cards: list[Card], how: int) -> bool:
    """402.8: cards go to an area or a place in a deck, in play or not."""
    if how == leaving.TO_HAND:  # 402.7
        cards = [card for card in cards if not prevented(table, table.owner_of(card), TO_GET_INTO_HAND, card)]
    here = [card for card in cards if table.area[card] == PLAY]
    aside = [card for card in cards if table.area[card] not in (PLAY, NOWHERE)]
    moved = into_discard(table, at, aside) if how == leaving.TO_DISCARD else move_aside(table, at, aside, how)
    if how == leaving.INTO_DECK:
        for seat in {table.owner_of(card): 0 for card in aside}:  # 313.2: the decks to which any card was added
            shuffle_deck(table, seat)
    if here:
        flags = leaving.AS_COST if at.mode == AS_COST else 0
        left = leave(table, here, how, at.actor, at.source, flags)
        moved = WAITS if left == WAITS else moved + left
    if moved == WAITS:
        return True
    for card in cards:
        rebind(table, at, card)
    at.moved = moved
    return moved > 0


def move_aside(table: Table, at: Context, cards: list[Card], how: int) -> int:
    """Cards that are not in play go to another area, or to another place in their deck."""
    area = leaving.AREA_AFTER[how]
    for card in cards:
        table.move(card, area, how == leaving.OUT_DOWN)
        if how == leaving.TO_BOTTOM:
            table.under(card)
        elif how == leaving.OUT or how == leaving.OUT_DOWN:
            table.show_to(card, at.actor)
            note_gone(table, card, at.source)
        table.note(PUT, at.actor, "402.1", card, 0, -1, area)
    return len(cards)


def into_discard(table: Table, at: Context, cards: list[Card]) -> int:
    """Cards that are not in play go to the discard pile; what lies there does already, what is being played will."""
    going = [card for card in cards if table.area[card] not in (DISCARD, BEING_PLAYED)]
    moved = into_pile(table, at.actor, going, at.source, at.mode == AS_COST, True)
    return WAITS if moved == WAITS else len(cards)


# ---- putting --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Put(Act):
    """Put cards somewhere. `instead` where it replaces going to the discard pile after resolving."""

    what: Cards
    to: To
    instead: bool = False

    def settle(self, plan: TextPlan) -> None:
        tokens = self.tokens()
        if tokens is not None:
            tokens.settle(plan)
        elif isinstance(self.to, IntoPlay):
            self.to.settle(plan, self.what)
        else:
            self.to.settle(plan, of_those_seen(plan, self.what))

    def tokens(self) -> CharacterTokens | None:
        """Tokens that are spoken of as other cards are; they come from nowhere."""
        what, to = self.what, self.to
        if not isinstance(what, Some) or not isinstance(to, IntoPlay):
            return None
        if any(isinstance(some, TokenNamed) for some in what.kind.qualities):
            raise CannotBePlayed(NO_NUMBERS)
        own = made(what.kind)
        if own is None and what.kind.types != (CardType.MICROMAJIG,):
            return None
        if to.as_resource or to.attached_to is not None or to.party is not None:
            if own is not None:
                raise CannotBePlayed(self)
            return None
        if own is not None:
            return CharacterTokens(what.quantity, to.under, False, what.slot, own, 0, to.depleted)
        said = (*what.kind.qualities, *what.kind.tests)
        covert = any(isinstance(some, (With, HasKeyword)) for some in said)
        return CharacterTokens(what.quantity, to.under, covert, what.slot, None, 0, to.depleted)

    def done(self, table: Table, at: Context) -> bool:
        cards = self.what.of(table, at)
        if not cards:
            at.moved = 0
            return False
        return self.to.put(table, at, cards)

    def fills(self) -> int:
        return self.to.fills()

    def chosen(self) -> list[int]:
        found: list[int] = []
        for noun in (self.what, self.to.attached_to if isinstance(self.to, IntoPlay) else None):
            if isinstance(noun, Those) and noun.chosen:
                found.append(noun.slot)
        return found


def of_those_seen(plan: TextPlan, what: Cards) -> Cards:
    """ "Look at …. Put a card with numeric cost 2 into your hand": one of those that were picked or looked at."""
    if not isinstance(what, Some) or what.kind.types:
        return what
    if not all(isinstance(said, OF_ANY_CARD) for said in (*what.kind.qualities, *what.kind.tests)):
        return what
    if plan.looked:
        return Among(what.quantity, It(plan.looked), what.kind, slot=what.slot, random=what.random)
    if what.kind == Kind():
        raise CannotBePlayed("a card of which nothing says where it is")
    return what


@dataclass(frozen=True)
class PutAway(Act):
    """Put some of the cards in one place and the rest in another."""

    what: Cards
    to: To
    rest: Cards
    rest_to: To
    last: Cards | None = None
    last_to: To | None = None

    def settle(self, plan: TextPlan) -> None:
        self.to.settle(plan, self.what)
        self.rest_to.settle(plan, self.rest)
        if self.last is not None and self.last_to is not None:
            self.last_to.settle(plan, self.last)


@dataclass(frozen=True)
class RemoveFromGame(Act):
    """Put cards out of the game (403.6); the current wording calls that the void."""

    what: Cards
    face_down: bool = False  # only those who knew it, and whoever puts it there, know it

    def settle(self, plan: TextPlan) -> None:
        what = plan.settle(self.what)
        plan.deal_with(Manner.REMOVED, what)
        plan.deal_with(Manner.VOIDED, what)
        plan.deed(RemoveFromGame(what, self.face_down))

    def done(self, table: Table, at: Context) -> bool:
        cards = self.what.of(table, at)
        if not cards:
            at.moved = 0
            return False
        return move(table, at, cards, leaving.OUT_DOWN if self.face_down else leaving.OUT)


@dataclass(frozen=True)
class ShuffleInto(Act):
    """Shuffle cards into a deck (313.2)."""

    what: Cards
    of: Players

    def settle(self, plan: TextPlan) -> None:
        what = plan.settle(self.what)
        plan.deal_with(Manner.SHUFFLED, what)
        if isinstance(what, Those):
            plan.loses_sight(what.slot)
        plan.deed(ShuffleInto(what, self.of))

    def done(self, table: Table, at: Context) -> bool:
        """313.2: only if any card is added."""
        cards = self.what.of(table, at)
        if not cards:
            at.moved = 0
            return False
        return move(table, at, cards, leaving.INTO_DECK)


@dataclass(frozen=True)
class ShuffleDeck(Act):
    """Shuffle a deck."""

    of: Players

    def settle(self, plan: TextPlan) -> None:
        plan.deed(ShuffleDeck(plan.settle_players(self.of)))

    def done(self, table: Table, at: Context) -> bool:
        for seat in nouns.seats_of(table, at, self.of):
            shuffle_deck(table, seat)
        return True


def shuffle_deck(table: Table, seat: Seat) -> None:
    table.shuffle(table.decks[seat])
    table.happen(SHUFFLED, seat, "313.1")


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    cards = grammar.reader(Cards, simple=True)

    def read_at_random(words: Words, index: int) -> Result:
        found = cards(words, index)
        if not found.status or not isinstance(found.value, Some | Among):
            return Result.failure(0, "")
        return Result.success(found.index, with_fields(found.value, random=True))

    number = grammar.reader(Number)

    def read_before_instead(words: Words, index: int) -> Result:
        """draw 2 instead: what there are so many of goes without saying"""
        found = number(words, index)
        said = found.status and found.index < len(words) and words.words[found.index].plain == "instead"
        return found if said else Result.failure(0, "")

    grammar.style("so_many_instead", read_before_instead, lambda value, plural: grammar.show(value, plural))
    grammar.style("at_random", read_at_random, lambda value, plural: grammar.show(value, plural))
    grammar.phrase(Put, "randomly put(s) {what:at_random} {to}", printed=False)
    grammar.phrase(Put, "put(s) {what:at_random} {to} at random", printed=False)
    grammar.phrase(Draw, "draw(s) an additional|extra card", amount=Number(1), printed=False)
    grammar.phrase(Draw, "draw(s) {amount} additional|extra|more card+s", printed=False)
    grammar.phrase(Draw, "draw(s) {amount:so_many_instead}", printed=False)
    grammar.phrase(Draw, "draw(s) {amount:with_noun_between}", printed=False)
    grammar.phrase(Draw, "draw(s) as many cards as {amount:dealt_with_by}", printed=False)
    grammar.phrase(Draw, "draw(s) a|another card", "draw(s) 1 card", amount=Number(1))
    grammar.phrase(
        Draw,
        "draw(s) {amount} [more] card+s",
        "draw(s) cards equal to {amount}",
        "draw(s) a number of cards equal to {amount}",
    )
    grammar.phrase(Draw, "draw(s) up to {amount} card+s", up_to=True)
    grammar.phrase(Discard, "discard(s) {what} [from you|they 's hand]", "must discard {what}")
    theirs = RivalOf(PlayerMention("that player"))
    grammar.phrase(
        By, "that player ['s] chooses|choses an opponent to discard a card",
        who=theirs, act=Discard(Some(Exactly(Number(1)), Kind())), printed=False,
    )  # fmt: skip
    _places(grammar)
    grammar.phrase(RemoveFromGame, "remove(s) {what} from the game", "void(s) {what}")
    grammar.phrase(RemoveFromGame, "put(s) {what} into|in the void", "void(s) {what}", printed=False)
    down = "face-down|face_down"
    grammar.phrase(
        RemoveFromGame, f"remove(s) {{what}} from the game {down}", f"void(s) {{what}} {down}",
        f"put(s) {{what}} into|in the void {down}", face_down=True,
    )  # fmt: skip
    grammar.phrase(Put, "put(s) {what} {to} [if you|they can]", "return(s) {what} {to}", "move(s) {what} {to}")
    grammar.phrase(Put, "put(s)|return(s) {what} back {to}", printed=False)
    grammar.phrase(
        Put, "put(s)|return(s) {what} {to} instead of into|in they|you 's discard pile",
        "put(s) {what} {to} instead of into it 's owner 's discard pile",
        instead=True,
    )  # fmt: skip
    grammar.phrase(PutAway, "put(s) {what:portion} {to} and {rest:portion} {rest_to}")
    thrice = "put(s) {what:portion} {to} , {rest:portion} {rest_to}"
    grammar.phrase(
        PutAway, f"{thrice} , and {{last:portion}} {{last_to}}", f"{thrice} and {{last:portion}} {{last_to}}"
    )
    grammar.phrase(ShuffleInto, "shuffle(s) {what} into {of} 's deck|decks")
    grammar.phrase(ShuffleDeck, "shuffle(s) {of} 's deck|decks")


def _places(grammar: Grammar) -> None:
    grammar.phrase(ToZone, "into|in|to {zone}")
    grammar.phrase(
        OnTop,
        "on [the] top of {of} 's deck|decks in any order",
        "back on top of {of} 's deck in any order",
        "[back] on [the] top [of that deck] in any order",
        any_order=True,
    )
    grammar.phrase(OnTop, "on [the] top of {of} 's deck|decks", "on [the] top [of that deck]")
    grammar.phrase(OnBottom, "on <the> bottom of {of} 's deck|decks in any order", any_order=True)
    grammar.phrase(OnBottom, "on <the> bottom of {of} 's deck|decks", "on the bottom [of that deck]")
    grammar.phrase(OnBottom, "on the bottom [of that deck] in any order", any_order=True)
    grammar.phrase(
        OnBottom, "on <the> bottom of {of} 's deck|decks in [a] random order",
        "on the bottom [of that deck] in [a] random order", at_random=True,
    )  # fmt: skip
    grammar.phrase(BackInOrder, "back in any order")
    grammar.phrase(EitherPlace, "{places:or2}", compound=True)
    grammar.phrase(
        EitherPlace, "on [the] top or [on] [the] bottom of you|they|it_'s_owner|they_'s_owner|that_player 's deck",
        places=(OnTop(), OnBottom()), printed=False,
    )  # fmt: skip
    resource = "as a face-down|face_down resource"
    grammar.phrase(IntoPlay, f"into play under {{under}} 's control {resource}", as_resource=True)
    grammar.phrase(IntoPlay, f"into play {resource} [under {{under}} 's control]", as_resource=True)
    grammar.phrase(
        IntoPlay, "[into play] face-down as a resource [under {under} 's control]",
        "into play face-down|face_down [under {under} 's control]",
        "into play under {under} 's control face-down|face_down",
        as_resource=True, printed=False,
    )  # fmt: skip
    grammar.phrase(IntoPlay, "into play [under {under} 's control] as a member of the {party} party")
    grammar.phrase(IntoPlay, "into play [under {under} 's control] attached to {attached_to}")
    grammar.phrase(IntoPlay, "into play face-up [under {under} 's control]", face_up=True)
    grammar.phrase(IntoPlay, "into play depleted [under {under} 's control]", depleted=True)
    grammar.phrase(IntoPlay, "into play under {under} 's control depleted", depleted=True, printed=False)
    grammar.phrase(IntoPlay, "into play [under {under} 's control]")
