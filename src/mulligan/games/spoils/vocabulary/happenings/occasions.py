"""Occasions that triggers and replacements watch for: turns, battles, damage, and what players do."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.happenings import (
    IN_PLAY,
    Happening,
    Watched,
    bring_card,
    bring_seat,
    fits,
    is_meant,
)
from mulligan.games.spoils.events import (
    BATTLE_ENDS,
    COIN,
    CONTROL,
    DAMAGED,
    DISCARDS,
    DRAWS,
    ENTERS,
    INFLICTS,
    PLAYS,
    PLAYS_RESOURCE,
    SEARCHED,
    TURN_ENDS,
    TURN_STARTS,
    USES,
)
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import BEING_PLAYED, HAND
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.happenings.events import (
    GainsInfluence,
    LosesInfluence,
    OfCards,
    OfPlayers,
    is_of_several,
)
from mulligan.games.spoils.vocabulary.moments import WAYS, played_now
from mulligan.games.spoils.vocabulary.nouns.cards import AbilitiesOn, ResourcePlayed, Some, This
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.nouns.responding import AnAbility
from mulligan.games.spoils.vocabulary.terms import CardType, PlayedWay
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.language.core.amounts import ONE
from mulligan.language.core.kinds import Amount, Cards, Condition, Event, Players
from mulligan.language.core.players import EachPlayer
from mulligan.language.grammar import Grammar

# ---- damage -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Inflicts(OfCards):
    """A card inflicts damage."""

    to: Cards | None = None
    battle: bool = False

    def kinds(self) -> int:
        return 1 << INFLICTS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if not is_meant(table, at, self.cards, event.card) or (self.battle and event.detail != 1):
            return False
        return self.to is None or is_meant(table, at, self.to, Card(event.other))

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.cards, event.card)
        bring_card(table, at, self.to, Card(event.other))


@dataclass(frozen=True)
class IsInflicted(Watched):
    """Damage is inflicted to something, perhaps more than so much, perhaps while something holds."""

    to: Cards | None
    by: Cards | None = None
    battle: bool = False
    more_than: Amount | None = None
    while_: Condition | None = None

    def kinds(self) -> int:
        return 1 << DAMAGED if self.by is None else 1 << INFLICTS  # 408.7: what each such source inflicts

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        target = event.card
        if self.by is not None:
            target = Card(event.other)
            if not is_meant(table, at, self.by, event.card):
                return False
        if self.to is not None and not is_meant(table, at, self.to, target):
            return False
        if self.battle and event.detail != 1:
            return False
        if self.while_ is not None and not self.while_.holds(table, at):
            return False
        return self.more_than is None or event.amount > self.more_than.of(table, at)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        if self.by is None:
            bring_card(table, at, self.to, event.card)
        else:
            bring_card(table, at, self.to, Card(event.other))
            bring_card(table, at, self.by, event.card)

    def of_itself(self) -> bool:
        return isinstance(self.to if self.by is None else self.by, This)


@dataclass(frozen=True)
class PlayerInflicts(Watched):
    """Some players inflict damage; it is one amount, whatever its sources (609.1f)."""

    who: Players
    to: Cards

    def kinds(self) -> int:
        return 1 << DAMAGED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if not is_meant(table, at, self.to, event.card) or event.other == NO_CARD:
            return False
        return nouns.means(table, at, self.who, table.controller_of(Card(event.other)))

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.to, event.card)
        if event.other != NO_CARD:
            bring_seat(at, self.who, table.controller_of(Card(event.other)))

    def of_itself(self) -> bool:
        return isinstance(self.to, This)


@dataclass(frozen=True)
class EndOfBattle(Watched):
    """The battle is over (609.1h)."""

    def kinds(self) -> int:
        return 1 << BATTLE_ENDS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return True


# ---- what players do ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class StartOfTurn(Watched):
    """A turn of some players starts (602)."""

    whose: Players
    next: bool = False

    def kinds(self) -> int:
        return 1 << TURN_STARTS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return nouns.means(table, at, self.whose, event.seat)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.whose, event.seat)


@dataclass(frozen=True)
class EndOfTurn(Watched):
    """A turn of some players ends (610)."""

    whose: Players | None = None

    def kinds(self) -> int:
        return 1 << TURN_ENDS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return self.whose is None or nouns.means(table, at, self.whose, event.seat)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.whose, event.seat)


@dataclass(frozen=True)
class Plays(OfPlayers):
    """Some players play a card, perhaps in some manner."""

    cards: Cards
    way: PlayedWay | None = None

    def possible(self) -> bool:
        """A resource is played otherwise (605)."""
        return not isinstance(self.cards, Some) or self.cards.kind.types != (CardType.RESOURCE,)

    def kinds(self) -> int:
        return 1 << PLAYS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if not nouns.means(table, at, self.who, event.seat) or not is_meant(table, at, self.cards, event.card):
            return False
        return self.way is None or played_now(table, event.card, event.seat) & WAYS[self.way] != 0

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.who, event.seat)
        bring_card(table, at, self.cards, event.card)

    def of_itself(self) -> bool:
        return isinstance(self.cards, This)

    def zones(self) -> int:
        return IN_PLAY | 1 << BEING_PLAYED if isinstance(self.cards, This) else IN_PLAY


@dataclass(frozen=True)
class PlaysResource(OfPlayers):
    """Some players play a resource (605)."""

    resource: Cards = ResourcePlayed()

    def kinds(self) -> int:
        return 1 << PLAYS_RESOURCE

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.who, event.seat)
        bring_card(table, at, self.resource, Card(event.other))


@dataclass(frozen=True)
class Draws(OfPlayers):
    """Some players draw cards; any number at once where `many`."""

    many: bool = False
    developing: bool = False  # by the Develop Rule
    besides: bool = False  # by anything else
    more_than: Amount | None = None  # at once

    def kinds(self) -> int:
        return 1 << DRAWS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if (self.developing and event.detail != 1) or (self.besides and event.detail == 1):
            return False
        if self.more_than is not None and event.amount <= self.more_than.of(table, at):
            return False
        return nouns.means(table, at, self.who, event.seat) and (self.many or event.amount >= 1)


@dataclass(frozen=True)
class Discards(OfPlayers):
    """Some players discard cards, perhaps because others make them."""

    cards: Cards
    by: Players | None = None

    def kinds(self) -> int:
        return 1 << DISCARDS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if self.by is not None:
            if event.other == NO_CARD or not nouns.means(table, at, self.by, table.controller_of(Card(event.other))):
                return False
        return nouns.means(table, at, self.who, event.seat) and is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.who, event.seat)
        bring_card(table, at, self.cards, event.card)
        if event.other != NO_CARD:
            bring_seat(at, self.by, table.controller_of(Card(event.other)))

    def of_itself(self) -> bool:
        return isinstance(self.cards, This)

    def zones(self) -> int:
        return 1 << HAND if isinstance(self.cards, This) else IN_PLAY

    def at_once(self) -> bool:
        return is_of_several(self.cards)


@dataclass(frozen=True)
class TakesControl(OfPlayers):
    """Some players take control of a card."""

    cards: Cards

    def kinds(self) -> int:
        return 1 << CONTROL

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return nouns.means(table, at, self.who, event.seat) and is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.who, event.seat)
        bring_card(table, at, self.cards, event.card)

    def of_itself(self) -> bool:
        return isinstance(self.cards, This)


@dataclass(frozen=True)
class Uses(OfPlayers):
    """Some players use an ability."""

    cards: Cards

    def kinds(self) -> int:
        return 1 << USES

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return nouns.means(table, at, self.who, event.seat) and uses_of(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.who, event.seat)
        bring_card(table, at, self.cards, event.card)

    def of_itself(self) -> bool:
        return isinstance(self.cards, This)


def uses_of(table: Table, at: Context, cards: Cards, card: Card) -> bool:
    """Is an ability of this card one of those that are meant?"""
    if isinstance(cards, AnAbility):
        return cards.is_on(table, at, card)
    if isinstance(cards, AbilitiesOn):
        return cards.kind.matches(table, at, card)
    return is_meant(table, at, cards, card)


@dataclass(frozen=True)
class Searches(OfPlayers):
    """Some players search a deck."""

    def kinds(self) -> int:
        return 1 << SEARCHED


@dataclass(frozen=True)
class CoinResult(OfPlayers):
    """Some players win or lose a coin flip."""

    won: bool = True

    def kinds(self) -> int:
        return 1 << COIN

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return nouns.means(table, at, self.who, event.seat) and event.amount == (1 if self.won else 0)


@dataclass(frozen=True)
class CoinFlipped(Watched):
    """A coin is flipped."""

    def kinds(self) -> int:
        return 1 << COIN

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return True


@dataclass(frozen=True)
class ComesToControl(Watched):
    """Some players control such cards."""

    who: Players
    kind: Kind

    def kinds(self) -> int:
        return 1 << ENTERS | 1 << CONTROL

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        seats = nouns.seats_of(table, at, self.who)
        for card in self.kind.candidates(table, at):
            if table.controller[card] in seats:
                return True
        return False


@dataclass(frozen=True)
class OneOf(Watched):
    """One event or another: a paragraph that watches for it is read as one for each, if it does not count them."""

    events: tuple[Event, ...]

    def kinds(self) -> int:
        every = 0
        for event in self.events:
            assert isinstance(event, Watched)
            every |= event.kinds()
        return every

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        for some in self.events:
            if fits(table, at, some, event):
                return True
        return False

    def of_itself(self) -> bool:
        return all(isinstance(event, Watched) and event.of_itself() for event in self.events)


def enter(grammar: Grammar) -> None:
    """Enter the phrases for occasions."""
    _of_turns(grammar)
    _of_damage(grammar)
    _of_players(grammar)


def _of_turns(grammar: Grammar) -> None:
    grammar.phrase(StartOfTurn, "the start of {whose} 's turn")
    grammar.phrase(StartOfTurn, "start of {whose} 's turn", printed=False)
    grammar.phrase(StartOfTurn, "the start of {whose} 's next turn", next=True)
    grammar.phrase(StartOfTurn, "the start of the next turn", whose=EachPlayer(), next=True)
    grammar.phrase(StartOfTurn, "the start of each turn", "the start of every turn", whose=EachPlayer(), printed=False)
    grammar.phrase(StartOfTurn, "the start of each of {whose} 's turns", printed=False)
    grammar.phrase(StartOfTurn, "{whose} 's turn starts|begins", printed=False)
    grammar.phrase(StartOfTurn, "a|each turn starts|begins", whose=EachPlayer(), printed=False)
    grammar.phrase(EndOfTurn, "{whose} 's turn ends", printed=False)
    grammar.phrase(EndOfTurn, "a|each turn ends", whose=EachPlayer(), printed=False)
    grammar.phrase(EndOfTurn, "the end of each|every turn", whose=EachPlayer(), printed=False)
    grammar.phrase(EndOfTurn, "the end of {whose} 's turn", "end of {whose} 's turn")
    grammar.phrase(EndOfTurn, "the end of each of {whose} 's turns", printed=False)
    grammar.phrase(EndOfTurn, "the end of [the|this] turn", "end of turn")
    grammar.phrase(EndOfBattle, "the end of the|this|a|each battle", "end of battle", "a|the|each battle ends")


def _of_damage(grammar: Grammar) -> None:
    for verb in ("inflict(s)|deal(s)", "would inflict|deal"):
        printed = verb.startswith("inflict")
        for battle, damage in ((False, "damage"), (True, "battle damage")):
            grammar.phrase(Inflicts, f"{{cards}} {verb} {damage} [to {{to}}]", battle=battle, printed=printed)
    for be in ("is|are", "would be"):
        printed = be == "is|are"
        for battle, damage in ((False, "damage"), (True, "battle damage")):
            grammar.phrase(
                IsInflicted, f"{damage} {be} inflicted to {{to}} [by {{by}}] [while {{while_}}]",
                battle=battle, printed=printed,
            )  # fmt: skip
            grammar.phrase(
                IsInflicted, f"{{more_than:or_more}} {damage} {be} inflicted to {{to}} [by {{by}}]",
                battle=battle, printed=False,
            )  # fmt: skip
            grammar.phrase(
                IsInflicted, f"any amount of {damage} greater than {{more_than}} {be} inflicted to {{to}} [by {{by}}]",
                battle=battle, printed=printed,
            )  # fmt: skip
    grammar.phrase(Inflicts, "{cards} damage(s)|would_damage {to}", printed=False)
    grammar.phrase(IsInflicted, "{to} is~are damaged [by {by}]", "{to} would be damaged [by {by}]", printed=False)
    for battle, damage in ((False, "damage"), (True, "battle damage")):
        got = f"{damage} [from {{by}}]"
        grammar.phrase(
            IsInflicted, f"{{to}} receive(s)|take(s) {got}", f"{{to}} would receive|take {got}",
            battle=battle, printed=False,
        )  # fmt: skip
        grammar.phrase(IsInflicted, f"{{by}} inflict(s)|deal(s) {{more_than:or_more}} {damage}", to=None, battle=battle)
    grammar.phrase(IsInflicted, "{to} is|are|would_be dealt|inflicted {more_than:or_more} damage", printed=False)
    grammar.phrase(IsInflicted, "{by} inflict(s)|would_inflict {more_than:or_more} damage to {to}", printed=False)
    grammar.phrase(IsInflicted, "{to} would be dealt|inflicted damage [by {by}]", printed=False)
    grammar.phrase(IsInflicted, "{to} is~are dealt|inflicted damage [by {by}]", printed=False)
    grammar.phrase(LosesInfluence, "{cards} lose(s) influence", "{cards} would lose influence")
    grammar.phrase(LosesInfluence, "{cards:faction} [would] lose(s) influence", printed=False)
    grammar.phrase(
        LosesInfluence, "{cards} lose(s) more than {more_than} influence",
        "{cards} would lose more than {more_than} influence",
    )  # fmt: skip
    grammar.phrase(
        LosesInfluence, "{cards} [would] lose(s) {more_than:or_more} influence",
        "{cards:faction} [would] lose(s) {more_than:or_more} influence", printed=False,
    )  # fmt: skip


def _of_players(grammar: Grammar) -> None:
    grammar.phrase(PlaysResource, "{who} play(s) a resource", "{who} is~are playing a resource")
    grammar.phrase(Plays, "{who} [would] play(s)|deploy(s) {cards} [{way}]")
    grammar.phrase(
        Plays, "{who} use(s) FLIP UP", "{who} flip(s) a card face-up|face_up|up [using FLIP UP]",
        cards=Some(ONE, Kind()), way=PlayedWay.FLIP_UP, printed=False,
    )  # fmt: skip
    grammar.phrase(Plays, "{cards} is~are played|deployed [{way}]", who=EachPlayer(), printed=False)
    grammar.phrase(Plays, "{cards} is~are|would_be played|deployed by {who} [{way}]", printed=False)
    grammar.phrase(Draws, "{who} draw(s) any number of cards", many=True)
    grammar.phrase(Draws, "{who} draw(s) one_or_more|1_or_more cards", many=True, printed=False)
    grammar.phrase(Draws, "{who} draw(s) more than {more_than} card+s [at once]", many=True)
    grammar.phrase(Draws, "{who} draw(s) {more_than:or_more} cards [at once]", many=True, printed=False)
    grammar.phrase(Draws, "{who} draw(s) a card", "{who} would draw a card")
    section = "you|they 's [faction_'s] develop rule"
    grammar.phrase(Draws, f"{{who}} [would] draw(s) a card as part of {section}", developing=True)
    grammar.phrase(Draws, f"{{who}} [would] draw(s) a card during|from|with {section}", developing=True, printed=False)
    grammar.phrase(Draws, f"{{who}} [would] draw(s) a card outside [of] {section}", besides=True)
    grammar.phrase(
        Draws, f"{{who}} [would] draw(s) a card other_than|except by|during|from|with|through|using {section}",
        f"{{who}} [would] draw(s) a card not by|during|from|with {section}",
        f"{{who}} [would] draw(s) a card except for the one|first from|of {section}", besides=True, printed=False,
    )  # fmt: skip
    grammar.phrase(
        Draws, f"{{who}} [would] draw(s) a card other than as part of {section}",
        f"{{who}} [would] draw(s) a card except as part of {section}",
        f"{{who}} [would] draw(s) a card not as part of {section}", besides=True, printed=False,
    )  # fmt: skip
    many = "{who} [would] draw(s) any_number_of|one_or_more|1_or_more cards"
    grammar.phrase(
        Draws, f"{many} outside [of] {section}", f"{many} other than as part of {section}",
        f"{many} except|not as part of {section}", many=True, besides=True,
    )  # fmt: skip
    grammar.phrase(Discards, "{who} discard(s) {cards}", "{who} would discard {cards}")
    grammar.phrase(Discards, "{who} [would] discard(s) {cards} from you|they 's hand", printed=False)
    grammar.phrase(Discards, "{cards} is~are|would_be discarded by {who}", printed=False)
    grammar.phrase(
        Discards, "an effect controlled by {by} cause(s) {who} to discard {cards}",
        "an effect of {by} cause(s) {who} to discard {cards}", "{by} cause(s) {who} to discard {cards}",
        "a|an card|effect|ability|tactic {by} control(s) cause(s) {who} to discard {cards}",
        "a card or ability|effect {by} control(s) cause(s) {who} to discard {cards}",
    )  # fmt: skip
    what = "[card_or_ability|card|effect|ability|tactic|card_or_effect]"
    grammar.phrase(
        Discards, f"{{who}} discard(s) {{cards}} because_of|due_to {{by}} 's {what}",
        "{who} discard(s) {cards} because_of|due_to an effect controlled by {by}",
        f"{{by}} 's {what} cause(s) {{who}} to discard {{cards}}", printed=False,
    )  # fmt: skip
    grammar.phrase(TakesControl, "{who} [would] take(s)|gain(s) control of {cards}")
    grammar.phrase(TakesControl, "{cards} change(s) control|controllers|controller", who=EachPlayer(), printed=False)
    grammar.phrase(GainsInfluence, "{cards} gain(s) influence", "{cards} would gain influence")
    grammar.phrase(GainsInfluence, "{cards:faction} [would] gain(s) influence", printed=False)
    grammar.phrase(
        GainsInfluence, "{cards} gain(s) more than {more_than} influence",
        "{cards} would gain more than {more_than} influence",
    )  # fmt: skip
    grammar.phrase(
        GainsInfluence, "{cards} [would] gain(s) {more_than:or_more} influence",
        "{cards:faction} [would] gain(s) {more_than:or_more} influence", printed=False,
    )  # fmt: skip
    grammar.phrase(Uses, "{who} use(s) {cards}", "{who} would use {cards}")
    grammar.phrase(
        Uses, "{who} use(s) an ability of|on {cards:pointed}", "{who} use(s) {cards:pointed} 's ability", printed=False
    )
    grammar.phrase(
        Uses, "{cards} is~are used", "an ability of|on {cards:pointed} is used", "{cards:pointed} 's ability is used",
        who=EachPlayer(), printed=False,
    )  # fmt: skip
    grammar.phrase(Searches, "{who} [would] search(es) they|you 's deck", "{who} search(es) a deck")
    grammar.phrase(CoinResult, "{who} win(s) a coin flip", "{who} win(s) a flip")
    grammar.phrase(CoinResult, "{who} lose(s) a coin flip", "{who} lose(s) a flip", won=False)
    grammar.phrase(PlayerInflicts, "{who} inflict(s) damage to {to}", "{who} would inflict damage to {to}")
    grammar.phrase(CoinFlipped, "a coin is|are flipped", "you flip a coin")
    grammar.phrase(ComesToControl, "{who} control(s) any|a|an {kind}")
