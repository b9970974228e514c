"""Events that triggers and replacements watch for: "this card enters play", "an opponent deploys a tactic"."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import nouns
from mulligan.games.spoils.effects.happenings import (
    IN_PLAY,
    Happening,
    Watched,
    bring_card,
    bring_seat,
    is_meant,
)
from mulligan.games.spoils.events import (
    ATTACHED,
    DEPLETED,
    DESTROYED,
    DETACHED,
    DISCARDS,
    ENTERS,
    FLIPPED_DOWN,
    FLIPPED_UP,
    INFLUENCE_GAINED,
    INFLUENCE_LOST,
    LEAVES,
    PICKED,
    PUT,
    REMOVED_FROM_BATTLE,
    RESTORED,
    SHUFFLED,
    TERMINATED,
    TOKEN_PUT,
    TOKEN_REMOVED,
    WOUND_SIZE,
)
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.printed import BEING_PLAYED, DECK, DISCARD, HAND, OUT_OF_GAME
from mulligan.games.spoils.table import Table, last_blow
from mulligan.games.spoils.vocabulary.nouns.cards import Some, This, Zone
from mulligan.games.spoils.vocabulary.terms import AREAS, Area, State
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.language.core.amounts import AnyNumber, AtLeast, Number
from mulligan.language.core.kinds import Amount, Cards, Players
from mulligan.language.core.players import AnOpponent, AnyOpponent, AnyPlayer, EachOpponent, You
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node

EVERYWHERE = IN_PLAY | 1 << HAND | 1 << DECK | 1 << DISCARD | 1 << BEING_PLAYED


# ---- what befalls cards ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OfCards(Watched):
    """Something befalls cards, or they do something."""

    cards: Cards

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.cards, event.card)

    def of_itself(self) -> bool:
        return isinstance(self.cards, This)

    def at_once(self) -> bool:
        return is_of_several(self.cards)


@dataclass(frozen=True)
class OfPlayers(Watched):
    """Some players do something."""

    who: Players

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return nouns.means(table, at, self.who, event.seat)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.who, event.seat)

    def of_one_player(self) -> bool:
        return True


def is_of_several(cards: Node) -> bool:
    """Any number of cards, one or more: as many as it befalls at once."""
    if not isinstance(cards, Some):
        return False
    return isinstance(cards.quantity, AnyNumber) or cards.quantity == AtLeast(Number(1))


@dataclass(frozen=True)
class EntersPlay(OfCards):
    """A card enters play."""

    under: Players | None = None
    face: State | None = None  # up or down

    def kinds(self) -> int:
        return 1 << ENTERS

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if self.face is not None and (table.face_down[event.card] == 1) != (self.face is State.FACE_DOWN):
            return False
        if self.under is not None and not nouns.means(table, at, self.under, event.seat):
            return False
        return is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.cards, event.card)
        bring_seat(at, self.under, event.seat)


@dataclass(frozen=True)
class LeavesPlay(OfCards):
    """A card leaves play."""

    def kinds(self) -> int:
        return 1 << LEAVES


@dataclass(frozen=True)
class EntersOrLeaves(OfCards):
    """A card enters or leaves play, perhaps under certain players' control."""

    under: Players | None = None

    def kinds(self) -> int:
        return 1 << ENTERS | 1 << LEAVES

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if self.under is not None and not nouns.means(table, at, self.under, event.seat):
            return False
        return is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.cards, event.card)
        bring_seat(at, self.under, event.seat)


@dataclass(frozen=True)
class IsDestroyed(OfCards):
    """A card is destroyed (304), perhaps by battle damage or by certain cards."""

    by_battle_damage: bool = False
    by_text: bool = False  # by what a card says, and not by battle damage
    by: Cards | None = None
    damaged_by: Cards | None = None

    def kinds(self) -> int:
        return 1 << DESTROYED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if not is_meant(table, at, self.cards, event.card) or (self.by_battle_damage and event.detail != 1):
            return False
        if self.by_text and event.detail == 1:
            return False
        if self.damaged_by is not None and not self.was_damaged(table, at, event.card):
            return False
        return self.by is None or is_meant(table, at, self.by, Card(event.other)) or self.shared_blow(table, at, event)

    def was_damaged(self, table: Table, at: Context, card: Card) -> bool:
        """Was it damaged this turn by one of those?"""
        assert self.damaged_by is not None
        sources = self.damaged_by.known(table, at)
        for i in range(0, len(table.wounds), WOUND_SIZE):
            if table.wounds[i] == card and table.wounds[i + 1] in sources:
                return True
        return False

    def shared_blow(self, table: Table, at: Context, event: Happening) -> bool:
        """408.8: of several sources whose damage was one amount, each destroyed it."""
        assert self.by is not None
        sources = [Card(table.wounds[i + 1]) for i in last_blow(table, event.card)]
        if event.other not in sources:
            return False
        for source in sources:
            if is_meant(table, at, self.by, source):
                return True
        return False

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.cards, event.card)
        bring_card(table, at, self.by, Card(event.other))


@dataclass(frozen=True)
class IsPut(OfCards):
    """A card is put into an area from play, or from anywhere; always its owner's (304.1, 305.1)."""

    zone: Zone
    from_: Zone | None = None
    from_anywhere: bool = False
    but_play: bool = False  # from anywhere else than play

    def kinds(self) -> int:
        return self.put()

    def put(self) -> int:
        if self.but_play:
            return 1 << DISCARDS | 1 << PUT
        if self.from_anywhere:
            return 1 << LEAVES | 1 << DISCARDS | 1 << PUT
        if self.is_from_deck():
            return 1 << PUT
        return 1 << DISCARDS if self.from_ is not None and self.from_.area is Area.HAND else 1 << LEAVES

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if not is_meant(table, at, self.cards, event.card):
            return False
        if event.kind != DISCARDS and event.detail != AREAS[self.zone.area]:
            return False
        if self.is_from_deck() and table.area[event.card] != DECK:  # it is on its way
            return False
        whose = self.whose()
        return whose is None or nouns.means(table, at, whose, table.owner_of(event.card))

    def is_from_deck(self) -> bool:
        return self.from_ is not None and self.from_.area is Area.DECK

    def whose(self) -> Players | None:
        """Whose area, where that is not said of the cards anyway."""
        whose = self.zone.of
        return whose if isinstance(whose, (You, AnOpponent, EachOpponent, AnyOpponent)) else None

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.cards, event.card)
        if event.card != NO_CARD:
            bring_seat(at, self.whose(), table.owner_of(event.card))

    def zones(self) -> int:
        if self.from_anywhere:
            return EVERYWHERE
        if self.is_from_deck():
            return IN_PLAY | 1 << DECK if isinstance(self.cards, This) else IN_PLAY
        return IN_PLAY | 1 << HAND if self.kinds() >> DISCARDS & 1 else IN_PLAY

    def possible(self) -> bool:
        if self.from_anywhere:
            return self.from_ is None and self.zone.area is Area.DISCARD
        if self.from_ is None or self.from_.area is Area.PLAY:
            return True
        return self.from_.area in (Area.HAND, Area.DECK) and self.zone.area is Area.DISCARD

    def asked_later(self) -> bool:
        return not self.is_from_deck()  # where it was is not remembered


@dataclass(frozen=True)
class IsDiscarded(OfCards):
    """A card is discarded (305)."""

    def kinds(self) -> int:
        return 1 << DISCARDS

    def zones(self) -> int:
        return 1 << HAND if isinstance(self.cards, This) else IN_PLAY


@dataclass(frozen=True)
class IsRemoved(OfCards):
    """A card is put out of the game (403.6)."""

    def kinds(self) -> int:
        return 1 << LEAVES

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return event.detail == OUT_OF_GAME and is_meant(table, at, self.cards, event.card)


@dataclass(frozen=True)
class LeavesBattle(OfCards):
    """A card is removed from a battle (302.15)."""

    def kinds(self) -> int:
        return 1 << REMOVED_FROM_BATTLE


@dataclass(frozen=True)
class IsTerminated(OfCards):
    """A card or ability is terminated (314)."""

    def kinds(self) -> int:
        return 1 << TERMINATED


@dataclass(frozen=True)
class IsFlippedUp(OfCards):
    """A card is flipped face-up (411.3)."""

    def kinds(self) -> int:
        return 1 << FLIPPED_UP


@dataclass(frozen=True)
class IsFlippedDown(OfCards):
    """A card is flipped face-down (411.4)."""

    def kinds(self) -> int:
        return 1 << FLIPPED_DOWN


@dataclass(frozen=True)
class TokenPut(OfCards):
    """A token is put on a card."""

    def kinds(self) -> int:
        return 1 << TOKEN_PUT


@dataclass(frozen=True)
class TokenRemoved(OfCards):
    """A token is removed from a card."""

    def kinds(self) -> int:
        return 1 << TOKEN_REMOVED


@dataclass(frozen=True)
class PutsTokens(OfPlayers):
    """Some players put tokens on a card, or remove them from it."""

    cards: Cards
    removed: bool = False

    def kinds(self) -> int:
        return 1 << (TOKEN_REMOVED if self.removed else TOKEN_PUT)

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return nouns.means(table, at, self.who, event.seat) and is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_seat(at, self.who, event.seat)
        bring_card(table, at, self.cards, event.card)

    def of_itself(self) -> bool:
        return isinstance(self.cards, This)

    def of_one_player(self) -> bool:
        return False


@dataclass(frozen=True)
class IsDetached(OfCards):
    """A card is detached (301.2), perhaps from a certain other."""

    from_: Cards | None = None

    def kinds(self) -> int:
        return 1 << DETACHED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if self.from_ is not None and not is_meant(table, at, self.from_, Card(event.other)):
            return False
        return is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.cards, event.card)
        bring_card(table, at, self.from_, Card(event.other))


@dataclass(frozen=True)
class Shuffles(OfPlayers):
    """Some players' deck is shuffled (313)."""

    def kinds(self) -> int:
        return 1 << SHUFFLED


@dataclass(frozen=True)
class OfInfluence(OfCards):
    """A faction's influence changes, perhaps by more than so much."""

    more_than: Amount | None = None

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if not is_meant(table, at, self.cards, event.card):
            return False
        return self.more_than is None or event.amount > self.more_than.of(table, at)


@dataclass(frozen=True)
class GainsInfluence(OfInfluence):
    """A faction gains influence."""

    def kinds(self) -> int:
        return 1 << INFLUENCE_GAINED


@dataclass(frozen=True)
class LosesInfluence(OfInfluence):
    """A faction loses influence."""

    def kinds(self) -> int:
        return 1 << INFLUENCE_LOST


@dataclass(frozen=True)
class IsDepleted(OfCards):
    """A card becomes depleted."""

    def kinds(self) -> int:
        return 1 << DEPLETED


@dataclass(frozen=True)
class IsRestored(OfCards):
    """A card is restored, perhaps by a Restore Rule (202.7)."""

    by_rule: bool = False

    def kinds(self) -> int:
        return 1 << RESTORED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return (event.detail == 1 or not self.by_rule) and is_meant(table, at, self.cards, event.card)


@dataclass(frozen=True)
class RunsOut(OfCards):
    """A card has no tokens left."""

    def kinds(self) -> int:
        return 1 << TOKEN_REMOVED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        return event.detail == 0 and is_meant(table, at, self.cards, event.card)


@dataclass(frozen=True)
class IsAttached(OfCards):
    """A card becomes attached to another."""

    to: Cards | None = None

    def kinds(self) -> int:
        return 1 << ATTACHED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if self.to is not None and not is_meant(table, at, self.to, Card(event.other)):
            return False
        return is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.cards, event.card)
        bring_card(table, at, self.to, Card(event.other))


@dataclass(frozen=True)
class IsPicked(OfCards):
    """A card is picked (310), perhaps by certain cards."""

    by: Cards | None = None

    def kinds(self) -> int:
        return 1 << PICKED

    def fits(self, table: Table, at: Context, event: Happening) -> bool:
        if self.by is not None and not is_meant(table, at, self.by, Card(event.other)):
            return False
        return is_meant(table, at, self.cards, event.card)

    def bring_in(self, table: Table, at: Context, event: Happening) -> None:
        bring_card(table, at, self.cards, event.card)
        bring_card(table, at, self.by, Card(event.other))


A_CARD = "card_or_ability|card_or_effect|ability_or_card|tactic_or_ability|effect"


def enter(grammar: Grammar) -> None:
    """Enter the phrases for events that befall cards. "would be" and "is" say the same: whether it is replaced
    shows in what follows."""
    grammar.phrase(EntersPlay, "{cards} [would] enter(s)|comes~come play|into_play [under {under} 's control]")
    for side, face in (("up", State.FACE_UP), ("down", State.FACE_DOWN)):
        grammar.phrase(
            EntersPlay, f"{{cards}} [would] enter(s) play [under {{under}} 's control] face-{side}|face_{side}",
            f"{{cards}} [would] enter(s) play face-{side}|face_{side} [under {{under}} 's control]", face=face,
        )  # fmt: skip
    grammar.phrase(LeavesPlay, "{cards} leave(s) play", "{cards} would leave play")
    grammar.phrase(EntersOrLeaves, "{cards} enter(s) or leave(s) play [under {under} 's control]")
    grammar.phrase(IsPicked, "{by:card_of} pick(s) {cards}", "{by:pointed} pick(s) {cards}", printed=False)
    for be in ("is~are", "would be"):
        printed = be == "is~are"
        grammar.phrase(IsDestroyed, f"{{cards}} {be} destroyed", printed=printed)
        grammar.phrase(
            IsDestroyed, f"{{cards}} {be} destroyed by battle damage", by_battle_damage=True, printed=printed
        )
        grammar.phrase(
            IsDestroyed, f"{{cards}} {be} destroyed by battle damage inflicted_by|dealt_by|from {{by}}",
            by_battle_damage=True, printed=printed,
        )  # fmt: skip
        grammar.phrase(IsDestroyed, f"{{cards}} {be} destroyed by {{by}} [or effect]", printed=printed)
        grammar.phrase(IsDestroyed, f"{{cards}} {be} destroyed by {{by:card_of}}", printed=False)
        text = "tactic_or_ability|ability_or_tactic|card_or_ability|ability|effect"
        grammar.phrase(
            IsDestroyed, f"{{cards}} {be} destroyed by {{by:card_of}} 's {text}", by_text=True, printed=printed
        )
        grammar.phrase(IsDestroyed, f"{{cards}} {be} destroyed by damage from|inflicted_by {{by}}", printed=False)
        grammar.phrase(
            IsDestroyed, f"{{cards}} {be} destroyed during a turn when {{damaged_by}} damaged it", printed=printed
        )
        grammar.phrase(IsPut, f"{{cards}} {be} put into {{zone}} from play", printed=printed)
        grammar.phrase(
            IsPut, f"{{cards}} {be} put into the discard pile from play",
            zone=Zone(Area.DISCARD, AnyPlayer()), printed=False,
        )  # fmt: skip
        grammar.phrase(IsPut, f"{{cards}} {be} put into {{zone}} from anywhere", from_anywhere=True, printed=printed)
        grammar.phrase(
            IsPut, f"{{cards}} {be} put into {{zone}} from anywhere except|but|other_than [from] play",
            from_anywhere=True, but_play=True, printed=printed,
        )  # fmt: skip
        grammar.phrase(IsDepleted, f"{{cards}} {be} depleted", "{cards} [would] become(s) depleted", printed=printed)
        grammar.phrase(IsDepleted, "{cards} [would] deplete(s)", printed=False)
        grammar.phrase(
            IsRestored,
            f"{{cards}} {be} restored",
            "{cards} [would] restore(s)",
            "{cards} become(s) restored",
            printed=printed,
        )
        so = "by|during|with|as_part_of you|it|they ['s controller] 's [faction 's] restore rule"
        grammar.phrase(
            IsRestored,
            f"{{cards}} {be} restored {so}",
            f"{{cards}} restore(s) {so}",
            by_rule=True,
            printed=printed,
        )
        grammar.phrase(IsPicked, f"{{cards}} {be} picked [by {{by}}]", printed=printed)
        grammar.phrase(IsPicked, f"{{cards}} {be} picked by {{by:card_of}} ['s {A_CARD}]", printed=False)
        grammar.phrase(
            IsDiscarded, f"{{cards}} {be} discarded [from you|they|it_'s_owner|a_player 's hand]", printed=printed
        )
        grammar.phrase(
            IsRemoved,
            f"{{cards}} {be} removed from the game",
            f"{{cards}} {be} voided",
            f"{{cards}} {be} put into the void",
            printed=printed,
        )
        grammar.phrase(IsTerminated, f"{{cards}} {be} terminated", printed=printed)
        grammar.phrase(LeavesBattle, f"{{cards}} {be} removed from [a|the|its] battle", printed=printed)
        grammar.phrase(
            IsAttached, f"{{cards}} {be} attached [to {{to}}]", "{cards} become(s) attached [to {to}]", printed=printed
        )
        grammar.phrase(IsFlippedUp, f"{{cards}} {be} flipped [face] up|face-up", printed=printed)
        grammar.phrase(TokenPut, f"a token {be} put on {{cards}}", printed=printed)
        grammar.phrase(TokenRemoved, f"a token {be} removed from {{cards}}", printed=printed)
        several = f"[any_number_of|one_or_more|1_or_more] tokens {be}"
        grammar.phrase(TokenPut, f"{several} put on {{cards}}", printed=False)
        grammar.phrase(TokenRemoved, f"{several} removed from {{cards}}", printed=False)
        grammar.phrase(IsPut, f"{{cards}} {be} put into {{zone}} from {{from_}}", printed=printed)
        grammar.phrase(IsPut, f"{{cards}} {be} put into {{zone}}", from_anywhere=True, printed=False)
        grammar.phrase(IsFlippedDown, f"{{cards}} {be} flipped [face] down|face-down", printed=printed)
    for goes in ("goes~go", "would go"):
        grammar.phrase(IsPut, f"{{cards}} {goes} from play to|into {{zone}}", printed=False)
    for goes in ("goes~go to|into", "would go to|into", "enter(s)", "would enter"):
        grammar.phrase(IsPut, f"{{cards}} {goes} {{zone}} from play", printed=False)
        grammar.phrase(IsPut, f"{{cards}} {goes} {{zone}} from {{from_}}", printed=False)
        grammar.phrase(IsPut, f"{{cards}} {goes} {{zone}} [from anywhere]", from_anywhere=True, printed=False)
    grammar.phrase(IsDestroyed, "{by} [or effect] [would] destroy(s) {cards}", printed=False)
    grammar.phrase(
        IsDestroyed, "{by} destroy(s) {cards} by|with|through battle damage", by_battle_damage=True, printed=False
    )
    grammar.phrase(
        IsDestroyed, "{cards} is~are destroyed by battle damage from|inflicted_by {by}", by_battle_damage=True
    )
    grammar.phrase(
        IsDestroyed, "battle damage [would] destroy(s) {cards}", "battle damage would destroy {cards}",
        by_battle_damage=True, printed=False,
    )  # fmt: skip
    for verb, on, removed in (("put(s)", "on", False), ("remove(s)", "from", True)):
        grammar.phrase(PutsTokens, f"{{who}} [would] {verb} a token {on} {{cards}}", removed=removed)
        grammar.phrase(
            PutsTokens, f"{{who}} [would] {verb} [one_or_more|any_number_of|1_or_more|any] tokens {on} {{cards}}",
            removed=removed, printed=False,
        )  # fmt: skip
    for be in ("is~are", "would be"):
        printed = be == "is~are"
        grammar.phrase(IsDetached, f"{{cards}} {be} detached [from {{from_}}]", printed=printed)
    grammar.phrase(IsDetached, "{cards} become(s) detached [from {from_}]", printed=False)
    grammar.phrase(Shuffles, "{who} shuffle(s) they|you 's deck", "{who} shuffle(s) a deck")
    grammar.phrase(RunsOut, "the last token is removed from {cards}", printed=False)
    grammar.phrase(RunsOut, "{cards} lose(s) it|they 's last token", printed=False)
    grammar.phrase(RunsOut, "{cards} has no tokens on it", "there is~are no tokens on {cards}")
