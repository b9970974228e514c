"""Noun phrases, amounts and conditions of the tree as codes."""

from __future__ import annotations

from mulligan.games.spoils.effects import nouns as named_by
from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.code import Code, Kind
from mulligan.games.spoils.effects.context import WON_BID
from mulligan.games.spoils.events import (
    A_BLOCK,
    A_DESTRUCTION,
    A_DISCARD,
    AN_ATTACK,
    AN_ENTRY,
)
from mulligan.games.spoils.printed import (
    AGGRO,
    ANYWHERE,
    BEING_PLAYED,
    CHARACTER,
    COVERT,
    DECK,
    DISCARD,
    FACTION,
    HAND,
    ICONS,
    ITEM,
    LOCATION,
    MICROMAJIG,
    OUT_OF_GAME,
    PLAY,
    RESOURCE,
    TACTIC,
    TACTICAL,
    TRADES,
    Library,
)
from mulligan.games.spoils.vocabulary import bids
from mulligan.games.spoils.vocabulary import conditions as co
from mulligan.games.spoils.vocabulary import moments as mo
from mulligan.games.spoils.vocabulary.nouns import amounts as am
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.terms import (
    Area,
    CardType,
    Compared,
    Icon,
    Keyword,
    Manner,
    Named,
    Party,
    Past,
    Stat,
    State,
)
from mulligan.language.core import amounts as core
from mulligan.language.core import players as pl
from mulligan.language.core.conditions import Not
from mulligan.language.core.kinds import Amount, Cards, Condition, Players, Quantity
from mulligan.language.references import It, Nth, Them
from mulligan.language.tree import Node

TYPES = {
    CardType.CHARACTER: CHARACTER,
    CardType.ITEM: ITEM,
    CardType.LOCATION: LOCATION,
    CardType.TACTIC: TACTIC,
    CardType.RESOURCE: RESOURCE,
    CardType.FACTION: FACTION,
    CardType.MICROMAJIG: MICROMAJIG,
}
AREAS = {Area.DECK: DECK, Area.HAND: HAND, Area.DISCARD: DISCARD, Area.VOID: OUT_OF_GAME, Area.PLAY: PLAY}
KEYWORDS = {Keyword.COVERT: COVERT, Keyword.TACTICAL: TACTICAL, Keyword.AGGRO: AGGRO}
STATS = {stat: number for number, stat in enumerate((Stat.STRENGTH, Stat.LIFE, Stat.SPEED, Stat.STRUCTURE, Stat.COST))}
COMPARED = {
    Compared.EXACTLY: ops.EXACTLY,
    Compared.OR_LESS: ops.OR_LESS,
    Compared.OR_MORE: ops.OR_MORE,
    Compared.MORE: ops.MORE,
    Compared.LESS: ops.LESS,
}
PARTIES = {
    Party.ATTACKING: ops.ATTACKING,
    Party.BLOCKING: ops.BLOCKING,
    Party.OPPOSING: ops.OPPOSING,
    Party.YOURS: ops.YOURS,
}
NAMED = {
    Named.CARD: named_by.BY_NAME,
    Named.TYPE: named_by.BY_TYPE,
    Named.SUBTYPE: named_by.BY_SUBTYPE,
    Named.TRADE: named_by.BY_TRADE,
    Named.ICON: named_by.BY_ICON,
}
AREA_AFTER = {
    Manner.DESTROYED: DISCARD, Manner.DISCARDED: DISCARD, Manner.REMOVED: OUT_OF_GAME, Manner.VOIDED: OUT_OF_GAME,
    Manner.SHUFFLED: DECK, Manner.PUT_ON_BOTTOM: DECK,
}  # fmt: skip
PASTS = {
    Past.ATTACKED: AN_ATTACK,
    Past.BLOCKED: A_BLOCK,
    Past.ENTERED: AN_ENTRY,
}
DEALT_THIS_TURN = {Manner.DESTROYED: A_DESTRUCTION, Manner.DISCARDED: A_DISCARD}
ANY_TYPE = CHARACTER | ITEM | LOCATION | TACTIC | RESOURCE | FACTION
VARIABLES = {"X": 0, "Y": 1, "Z": 2}
HIDDEN_VARIABLE = 3


class CannotExecute(ValueError):
    """A node that the rules cannot carry out. A card that has one is refused in decks."""

    def __init__(self, what: Node | str) -> None:
        super().__init__(what if isinstance(what, str) else type(what).__name__)
        self.node = what if isinstance(what, Node) else None


def code(op: int, *parts: Code, a: int = 0, b: int = 0, c: int = 0, kind: Kind | None = None, words: str = "") -> Code:
    made = Code(op, a, b, c)
    made.parts = list(parts)
    if kind is not None:
        made.kind = kind
    made.words = words
    return made


def icon_number(icon: Icon) -> int:
    return ICONS.index(icon.value)


def threshold(icons: tuple[Icon, ...]) -> list[int]:
    found = [0] * len(ICONS)
    for icon in icons:
        found[icon_number(icon)] += 1
    return found


def different_in(kind: ki.Kind) -> Named | None:
    """In what the cards of a kind must differ from each other, if it says so."""
    return next((test.what for test in kind.tests if isinstance(test, te.DifferentIn)), None)


class Nouns:
    """Lowers what a phrase means, without doing anything about it."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.named = False  # whether the text at hand has somebody name something
        self.named_elsewhere = False  # whether any text of the card has
        self.open_variables: set[str] = set()  # those that nothing settles but paying them (410.2)
        self.actor = 0  # the slot of the player whom an event that concerns each player is about
        self.dealt_with: dict[Manner, int] = {}  # the slots of the cards that were revealed, destroyed, ... last
        self.types_spoken_of: dict[int, int] = {}  # 208.2: the types that a slot was chosen by, in play

    # ---- players ---------------------------------------------------------------------------------------------------

    def players(self, node: Players) -> Code:
        match node:
            case pl.You():
                return code(ops.YOU)
            case pl.AnOpponent() | pl.EachOpponent() | pl.AnyOpponent():
                return code(ops.OPPONENTS)
            case pl.AnyPlayer() | pl.EachPlayer():
                return code(ops.EVERYBODY)
            case pl.EachOtherPlayer():
                return code(ops.THE_OTHERS)
            case pl.ActivePlayer():
                return code(ops.ACTIVE)
            case pl.They(slot):
                return code(ops.BOUND_PLAYER, a=slot)
            case pl.Actor():
                return code(ops.BOUND_PLAYER, a=self.actor) if self.actor else code(ops.ACTOR)
            case bids.BidWinner():
                return code(ops.BOUND_PLAYER, a=WON_BID)
            case ca.OwnerOf(cards):
                return code(ops.OWNER_OF, self.cards(cards))
            case ca.ControllerOf(cards):
                return code(ops.CONTROLLER_OF, self.cards(cards))
            case ca.OpponentOf(cards):
                return code(ops.OPPONENTS_OF, self.cards(cards))
            case pl.SomePlayers():
                return code(ops.EVERYBODY)
        raise CannotExecute(node)

    # ---- cards -----------------------------------------------------------------------------------------------------

    def cards(self, node: Cards, area: int = PLAY) -> Code:
        """Cards as they are spoken of in conditions, events and statements: nothing is chosen."""
        match node:
            case ca.This():
                return code(ops.THIS)
            case ca.Host():
                return code(ops.HOST)
            case It(slot):
                return code(ops.BOUND, a=slot, b=self.types_spoken_of.get(slot, 0))
            case ca.Some(_, kind) | ca.All(kind) | ca.Each(kind):
                return self.dealt(kind) or code(ops.ALL, kind=self.kind(kind, area))
            case ca.Top(quantity, of) | ca.Bottom(quantity, of):
                bottom = int(isinstance(node, ca.Bottom))
                return code(ops.TOP, self.quantity(quantity), self.players(of), b=bottom)
            case ca.Whole(zone):
                whose = code(ops.EVERYBODY) if zone.of is None else self.players(zone.of)
                return code(ops.WHOLE, whose, a=AREAS[zone.area])
            case ca.FactionOf(of):
                return code(ops.FACTION_OF, self.players(of))
            case ca.Members(party, others):
                return code(ops.MEMBERS, a=PARTIES[party], b=int(others))
            case ca.SourceOf(ability):
                return self.cards(ability)  # an ability in use is known by its card
            case ca.Together(cards) | ca.EitherOf(cards) | Them(cards):
                return code(ops.TOGETHER, *(self.cards(some, area) for some in cards))
            case Nth(It(slot), number):
                return code(ops.NTH, a=slot, b=number)
        raise CannotExecute(node)

    def dealt(self, node: ki.Kind) -> Code | None:
        """Cards that were dealt with just before ("all revealed characters"); nothing where it says no such thing."""
        manners = [some.how for some in (*node.qualities, *node.tests) if isinstance(some, ki.Done | te.ThisWay)]
        if not manners:
            return None
        manner = manners[0]
        slot = self.dealt_with.get(manner, 0)
        if not slot:
            raise CannotExecute(f"cards that were {manner.value} by nothing before")
        qualities = tuple(some for some in node.qualities if not isinstance(some, ki.Done))
        tests = tuple(some for some in node.tests if not isinstance(some, te.ThisWay))
        kind = self.kind(ki.Kind(node.types, qualities, tests), ANYWHERE)
        return code(ops.DEALT_WITH, a=slot, b=AREA_AFTER.get(manner, ANYWHERE), kind=kind)

    def quantity(self, node: Quantity) -> Code:
        match node:
            case core.Exactly(amount) | core.UpTo(amount):
                return self.amount(amount)
            case core.AnyNumber() | ca.AllOfThem():
                return code(ops.UNLIMITED)
        raise CannotExecute(node)

    # ---- kinds -----------------------------------------------------------------------------------------------------

    def kind(self, node: ki.Kind, area: int = PLAY, whose: Code | None = None) -> Kind:
        types = 0
        for some in node.types:
            types |= TYPES[some]
        if area == PLAY and types == TACTIC:
            area = BEING_PLAYED  # tactics are never in play
        made = Kind(types, area)
        if whose is not None:
            made.whose = [whose]
        for test in node.tests:
            if isinstance(test, te.In):
                made.area = AREAS[test.zone.area]
                made.whose = [] if test.zone.of is None else [self.players(test.zone.of)]
            elif isinstance(test, te.InPlay):
                made.area = PLAY
            elif isinstance(test, te.BeingPlayed):
                made.area = BEING_PLAYED
        for quality in node.qualities:
            if quality != ki.Is(State.DIFFERENT):  # no card is chosen twice
                made.tests.append(self.quality(quality, 0))
        for test in node.tests:
            if isinstance(test, te.Extreme):
                among = self.kind(ki.Kind(node.types, node.qualities, tuple(t for t in node.tests if t != test)), area)
                made.tests.append(code(ops.EXTREME, a=STATS[test.stat], c=int(test.highest), kind=among))
            elif not isinstance(test, te.In | te.InPlay | te.BeingPlayed | te.DifferentIn):
                made.tests.append(self.test(test))
        return made

    def quality(self, node: ki.Quality, non: int) -> Code:
        match node:
            case ki.Is(state) if state.value in ops.STATES:
                return code(ops.IS, a=ops.STATES.index(state.value), b=non)
            case ki.OfTrade(trade):
                return code(ops.OF_TRADE, a=TRADES.index(trade.value), b=non)
            case ki.Subtype(name):
                return code(ops.SUBTYPE, a=self.library.subtype(name), b=non)
            case ki.NonType(some):
                return code(ops.OF_TYPE, a=TYPES[some], b=1 - non)
            case ki.With(keyword):
                return code(ops.KEYWORD, a=KEYWORDS[keyword], b=non)
            case ki.Identified(identifier):
                return code(ops.IDENTIFIED, b=non, words=identifier.upper())
            case ki.AnyQuality(qualities) if not non:
                return code(ops.ONE_OF, *(self.quality(some, 0) for some in qualities))
            case ki.Non(quality):
                return self.quality(quality, 1 - non)
        raise CannotExecute(node)

    def test(self, node: ki.Test) -> Code:
        match node:
            case te.ControlledBy(who) | te.NotControlledBy(who):
                return code(ops.CONTROLLED_BY, self.players(who), b=int(isinstance(node, te.NotControlledBy)))
            case te.OwnedBy(who) | te.NotOwnedBy(who):
                return code(ops.OWNED_BY, self.players(who), b=int(isinstance(node, te.NotOwnedBy)))
            case te.HasStat(stat, amount, compared):
                return code(ops.HAS_STAT, self.amount(amount), a=STATS[stat], c=COMPARED[compared])
            case te.HasKeyword(keyword, has):
                return code(ops.KEYWORD, a=KEYWORDS[keyword], b=int(not has))
            case te.HasTokens(amount, compared):
                return code(ops.HAS_TOKENS, self.amount(amount), c=COMPARED[compared])
            case te.Except(cards):
                return code(ops.AMONG, self.cards(cards), b=1)
            case te.InThere(cards):
                return code(ops.AMONG, self.cards(cards))
            case te.SameCost(cards):
                return code(ops.HAS_STAT, code(ops.STAT_OF, self.cards(cards), a=ops.COST), a=ops.COST)
            case te.HasFlipUp():
                return code(ops.HAS_FLIP_UP)
            case te.NoAbility():
                return code(ops.HAS_ABILITY, b=1)
            case te.EvenStat(stat, even):
                return code(ops.EVEN_STAT, a=STATS[stat], b=int(not even))
            case te.Standing(state, value):
                return code(ops.IS, a=ops.STATES.index(state.value), b=int(not value))
            case te.PartyWith(cards):
                return code(ops.IN_PARTY_WITH, self.cards(cards))
            case te.HasAttached(kind, has):
                return code(ops.HAS_ATTACHED, b=int(not has), kind=self.kind(kind))
            case te.AttachedTo(to):
                return code(ops.ATTACHED_TO, self.cards(to))
            case te.Named(name, named):
                return code(ops.NAMED, b=int(not named), words=name.lower())
            case te.SameName(cards, same):
                return code(ops.SAME_NAME, self.cards(cards), b=int(not same))
            case te.AttackingIt(cards):
                return code(ops.ATTACKING_IT, self.cards(cards))
            case te.SameType(cards):
                return code(ops.SAME_TYPE, self.cards(cards))
            case te.Provides(icons) | te.NotProviding(icons):
                counts = (code(ops.NUMBER, a=count) for count in threshold(icons))
                return code(ops.PROVIDES, *counts, b=int(isinstance(node, te.NotProviding)))
            case te.NotProvidingNamed(name):
                return code(ops.PROVIDES, code(ops.VARIABLE, a=VARIABLES[name]), b=1, c=1)
            case te.SameTrade(cards):
                return code(ops.SAME_TRADE, self.cards(cards))
            case te.SameNameAsNone(who):
                return code(ops.NAME_OF_NONE, self.players(who))
            case te.NoText():
                return code(ops.NO_TEXT)
            case te.HasIconInText(icon):
                return code(ops.ICON_IN_TEXT, a=icon_number(icon))
            case te.Did(past, did):
                return code(ops.DID, a=PASTS[past], b=int(not did))
            case te.ThisTurnDealt(how) if how in DEALT_THIS_TURN:
                return code(ops.DID, a=DEALT_THIS_TURN[how])
            case te.GoneBy(ca.This()):
                return code(ops.GONE_BY)
            case te.InBattle(value):
                return code(ops.IN_BATTLE, b=int(not value))
            case te.InParty(party):
                return code(ops.IN_PARTY, a=PARTIES[party])
            case te.HasAbility():
                return code(ops.HAS_ABILITY)
            case te.Inflicted(to):
                return code(ops.INFLICTED_TO, self.cards(to))
            case te.Damaged():
                return code(ops.DAMAGED)
            case te.In(zone):
                parts = [] if zone.of is None else [self.players(zone.of)]
                return code(ops.IN_AREA, *parts, a=AREAS[zone.area])
            case te.InPlay():
                return code(ops.IN_AREA, a=PLAY)
            case te.BeingPlayed():
                return code(ops.IN_AREA, a=BEING_PLAYED)
            case te.ChosenQuality(what) if self.named or self.named_elsewhere:
                return self.chosen_quality(what)
            case te.Fights():
                return code(ops.ONE_OF, code(ops.IS, a=ops.S_BLOCKING), code(ops.IS, a=ops.S_BLOCKED))
        raise CannotExecute(node)

    def chosen_quality(self, what: Named) -> Code:
        """What this text had named, or another text of the card before."""
        return code(ops.CHOSEN_QUALITY, a=NAMED[what], b=int(not self.named))

    # ---- amounts ---------------------------------------------------------------------------------------------------

    def amount(self, node: Amount) -> Code:
        match node:
            case core.Number(value):
                return code(ops.NUMBER, a=value)
            case core.Variable(name):
                return code(ops.VARIABLE, a=VARIABLES[name])
            case core.Sum(left, right):
                return code(ops.SUM, self.amount(left), self.amount(right))
            case core.Difference(left, right):
                return code(ops.DIFFERENCE, self.amount(left), self.amount(right))
            case core.Twice(amount):
                return code(ops.TWICE, self.amount(amount))
            case core.Half(amount, up):
                return code(ops.HALF, self.amount(amount), a=int(up))
            case am.StatOf(cards, stat, as_printed):
                return code(ops.STAT_OF, self.cards(cards), a=STATS[stat], b=int(as_printed))
            case am.CountOf(ca.All(ki.Kind(types, qualities, (*tests, te.DifferentIn(Named.TRADE))))):
                different = ca.All(ki.Kind(types, qualities, tuple(tests)))
                return code(ops.DIFFERENT_TRADES, self.cards(different))
            case am.TotalOf(stat, cards):
                return code(ops.TOTAL_OF, self.cards(cards), a=STATS[stat])
            case am.HighestOf(stat, cards):
                return code(ops.HIGHEST_OF, self.cards(cards), a=STATS[stat])
            case am.CountOf(cards):
                return code(ops.COUNT_OF, self.cards(cards))
            case am.TokensOn(cards):
                return code(ops.TOKENS_ON, self.cards(cards))
            case am.TokensMoved():
                return code(ops.TOKENS_MOVED)
            case am.IconsOf(icon, who):
                return code(ops.ICONS_OF, self.players(who), a=icon_number(icon))
            case am.ThresholdOf(cards):
                return code(ops.THRESHOLD_OF, self.cards(cards))
            case am.DifferentNames(kind):
                return code(ops.DIFFERENT_NAMES, kind=self.kind(kind))
            case am.DifferentTrades(cards):
                return code(ops.DIFFERENT_TRADES, self.cards(cards))
            case am.InfluenceOf(who, starting):
                return code(ops.INFLUENCE_OF, self.players(who), a=int(starting))
            case am.Gap(left, right):
                return code(ops.GAP, self.amount(left), self.amount(right))
            case am.InfluenceMoved():
                return code(ops.CARDS_MOVED)
            case am.DamageDealt() | bids.WinningBid():
                return code(ops.DAMAGE_DEALT)
            case am.CardsMoved():
                return code(ops.CARDS_MOVED)
        raise CannotExecute(node)

    # ---- conditions ------------------------------------------------------------------------------------------------

    def condition(self, node: Condition) -> Code:
        for lower in (self._of_players, self._of_cards, self._of_battles, self._of_times):
            found = lower(node)
            if found is not None:
                return found
        raise CannotExecute(node)

    def _of_players(self, node: Condition) -> Code | None:
        match node:
            case co.Controls(who, kind, amount, compared) if (what := different_in(kind)) is not None:
                return self._controls_different(who, kind, what, amount, compared)
            case co.Controls(who, kind, amount, compared):
                parts = (self.players(who), self.amount(amount))
                return code(ops.CONTROLS, *parts, c=COMPARED[compared], kind=self.kind(kind))
            case co.ControlsMore(who, kind, than):
                return code(ops.CONTROLS_MORE, self.players(who), self.players(than), kind=self.kind(kind))
            case co.ControlsEven(who, kind):
                return code(ops.CONTROLS_EVEN, self.players(who), kind=self.kind(kind))
            case co.ControlsIcons(who, icons):
                each = (code(ops.NUMBER, a=icon_number(icon)) for icon in icons)
                return code(ops.CONTROLS_ICONS, self.players(who), *each)
            case co.Holds(zone, amount, compared):
                of = code(ops.EVERYBODY) if zone.of is None else self.players(zone.of)
                return code(ops.HOLDS, of, self.amount(amount), a=AREAS[zone.area], c=COMPARED[compared])
            case co.HoldsBy(who, area, amount, compared):
                parts = (self.players(who), self.amount(amount))
                return code(ops.HOLDS, *parts, a=AREAS[area], c=COMPARED[compared])
            case co.HoldsEvenBy(who, area):
                return code(ops.HOLDS_EVEN, self.players(who), a=AREAS[area])
            case co.InfluenceIs(who, amount, compared):
                return code(ops.INFLUENCE_IS, self.players(who), self.amount(amount), c=COMPARED[compared])
            case co.PlayedBefore(who, kind, amount):
                parts = (self.players(who), self.amount(amount))
                return code(ops.PLAYED_BEFORE, *parts, kind=self.kind(kind, ANYWHERE))
            case co.InflictedDamage(who, to):
                return code(ops.INFLICTED_DAMAGE, self.players(who), self.cards(to))
            case co.ControlsIconCount(who, amount, icon):
                have = code(ops.ICONS_OF, self.players(who), a=icon_number(icon))
                return code(ops.AMOUNT_IS, have, self.amount(amount), c=ops.OR_MORE)
            case co.HoldsMore(who, area, than):
                left = code(ops.COUNT_OF, code(ops.WHOLE, self.players(who), a=AREAS[area]))
                right = code(ops.COUNT_OF, code(ops.WHOLE, self.players(than), a=AREAS[area]))
                return code(ops.GREATER, left, right)
            case co.InfluenceMore(who, than, compared):
                left = code(ops.INFLUENCE_OF, self.players(who))
                return code(ops.AMOUNT_IS, left, code(ops.INFLUENCE_OF, self.players(than)), c=COMPARED[compared])
            case co.ControlsCards(who, cards):
                test = code(ops.CONTROLLED_BY, self.players(who))
                return code(ops.EVERY_ONE_IS, self.cards(cards), test, kind=Kind(0, ANYWHERE))
            case co.Owns(who, cards):
                return code(ops.OWNS, self.players(who), self.cards(cards))
        return None

    def _controls_different(self, who: Players, kind: ki.Kind, what: Named, amount: Amount, compared: Compared) -> Code:
        """So many cards that differ in their names, or in their trades."""
        tests = (te.ControlledBy(who), *(test for test in kind.tests if not isinstance(test, te.DifferentIn)))
        theirs = self.kind(ki.Kind(kind.types, kind.qualities, tests))
        count = code(ops.DIFFERENT_NAMES, kind=theirs)
        if what is Named.TRADE:
            count = code(ops.DIFFERENT_TRADES, code(ops.ALL, kind=theirs))
        return code(ops.AMOUNT_IS, count, self.amount(amount), c=COMPARED[compared])

    def _of_cards(self, node: Condition) -> Code | None:
        anything = Kind(0, ANYWHERE)
        match node:
            case co.StatIs(cards, stat, amount, compared):
                parts = (self.cards(cards), self.amount(amount))
                return code(ops.STAT_IS, *parts, a=STATS[stat], c=COMPARED[compared])
            case co.StateIs(cards, state, value):
                test = code(ops.IS, a=ops.STATES.index(state.value))
                return code(ops.EVERY_ONE_IS, self.cards(cards), test, b=int(not value), kind=anything)
            case co.KeywordIs(cards, keyword, value):
                test = code(ops.KEYWORD, a=KEYWORDS[keyword])
                return code(ops.EVERY_ONE_IS, self.cards(cards), test, b=int(not value), kind=anything)
            case co.TypeIs(cards, kind, value):
                return code(ops.EVERY_ONE_IS, self.cards(cards), b=int(not value), kind=self.kind(kind, ANYWHERE))
            case co.Passes(cards, test):
                return code(ops.EVERY_ONE_IS, self.cards(cards), self.test(test), kind=anything)
            case co.HasTokensOn(cards, amount, compared):
                return code(ops.TOKENS_ARE, self.cards(cards), self.amount(amount), c=COMPARED[compared])
            case co.Exists(kind, amount, compared):
                return code(ops.EXISTS, self.amount(amount), c=COMPARED[compared], kind=self.kind(kind))
            case co.AmountIs(left, right, compared):
                return code(ops.AMOUNT_IS, self.amount(left), self.amount(right), c=COMPARED[compared])
            case co.PickedAsCost(kind, _):
                return code(ops.PICKED_AS_COST, kind=self.kind(kind, ANYWHERE))
            case co.AnyDealtWith(kind, how) if how in self.dealt_with:
                dealt = code(ops.DEALT_WITH, a=self.dealt_with[how], b=AREA_AFTER.get(how, ANYWHERE), kind=anything)
                return code(ops.ANY_ARE, dealt, kind=self.kind(kind, ANYWHERE))
            case co.AnyAre(cards, kind):
                return code(ops.ANY_ARE, self.cards(cards), kind=self.kind(kind, ANYWHERE))
            case co.IsChosen(cards, what) if self.named or self.named_elsewhere:
                test = self.chosen_quality(what)
                return code(ops.EVERY_ONE_IS, self.cards(cards), test, kind=anything)
            case co.DamagedThisTurn(cards):
                return code(ops.DAMAGED_THIS_TURN, self.cards(cards))
            case co.DidThisTurn(cards, past, did):
                test = code(ops.DID, a=PASTS[past])
                return code(ops.EVERY_ONE_IS, self.cards(cards), test, b=int(not did), kind=anything)
            case mo.InPlaySince(cards):
                test = code(ops.DID, a=AN_ENTRY)
                return code(ops.EVERY_ONE_IS, self.cards(cards), test, b=1, kind=anything)
            case co.Idle(cards):
                stayed = code(ops.EVERY_ONE_IS, self.cards(cards), code(ops.UNDER_CONTROL), kind=anything)
                attacked = code(ops.DID, a=AN_ATTACK)
                return code(ops.EVERY, stayed, code(ops.EVERY_ONE_IS, self.cards(cards), attacked, b=1, kind=anything))
            case co.DestroyedThisTurn(kind):
                return code(ops.DESTROYED_THIS_TURN, kind=self.kind(kind, ANYWHERE))
            case co.PickedPlayerAsCost(who):
                return code(ops.PICKED_PLAYER, self.players(who))
            case co.NotAssigned(cards):
                return code(ops.NOT_ASSIGNED, self.cards(cards))
            case co.DestroyedByThat(cards):
                return code(ops.DESTROYED_BY_THAT, self.cards(cards))
        return None

    def _of_battles(self, node: Condition) -> Code | None:
        match node:
            case mo.BeingAttacked(who):
                return code(ops.BEING_ATTACKED, self.players(who))
            case mo.Attacking(who):
                return code(ops.IS_ATTACKING_PLAYER, self.players(who))
            case mo.Blocking(who):
                return code(ops.BLOCKING_PLAYER, self.players(who))
            case mo.AttackingAt(cards, kind):
                return code(ops.ATTACKING_AT, self.cards(cards), kind=self.kind(kind))
            case mo.CardAttacked(cards):
                return code(ops.CARD_ATTACKED, self.cards(cards))
            case mo.MemberOf(cards, party, only):
                return code(ops.MEMBER_OF, self.cards(cards), a=PARTIES[party], b=int(only))
            case mo.PartyHas(who, party, amount):
                return code(ops.PARTY_HAS, self.amount(amount), self.players(who), a=PARTIES[party])
            case mo.DuringBattle(value):
                return code(ops.DURING_BATTLE, b=int(not value))
        return None

    def _of_times(self, node: Condition) -> Code | None:
        match node:
            case mo.During(who):
                return code(ops.DURING, self.players(who))
            case mo.InResponse(to) | mo.PlayedResponding(ca.This(), to):
                return self.in_response(to)
            case mo.Played(ca.This(), way, value):
                return code(ops.PLAYED_WAY, a=int("FLIP" in way.value), b=int(not value))
            case mo.PlayedDuring(ca.This(), who):
                return code(ops.PLAYED_DURING, self.players(who))
            case co.Won(value):
                return code(ops.WON, b=int(not value))
            case mo.Times(amount):
                return code(ops.TIMES, self.amount(amount))
            case Not(condition):
                return code(ops.NOT, self.condition(condition))
            case co.Every(conditions):
                return code(ops.EVERY, *(self.condition(some) for some in conditions))
            case co.AnyOf(conditions):
                return code(ops.ANY_OF, *(self.condition(some) for some in conditions))
        return None

    def in_response(self, to: Cards) -> Code:
        match to:
            case ca.AnAbility(source, None):
                kind = Kind(0, ANYWHERE) if source is None else self.kind(source, ANYWHERE)
                return code(ops.IN_RESPONSE, b=1, kind=kind)
            case ca.AnAbility(_, not_source) if not_source is not None:
                any_ability = code(ops.IN_RESPONSE, b=1, kind=Kind(ANY_TYPE, ANYWHERE))
                of_those = code(ops.IN_RESPONSE, b=1, kind=self.kind(not_source, ANYWHERE))
                return code(ops.EVERY, any_ability, code(ops.NOT, of_those))
            case ca.Some(_, kind):
                return code(ops.IN_RESPONSE, kind=self.kind(kind, ANYWHERE))
            case ca.EitherOf(cards):
                return code(ops.ANY_OF, *(self.in_response(some) for some in cards))
        raise CannotExecute(to)
