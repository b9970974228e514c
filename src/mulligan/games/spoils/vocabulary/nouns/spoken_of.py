"""What The Spoils knows of its noun phrases: how cards that were spoken of are called afterwards."""

from __future__ import annotations

from dataclasses import replace

from mulligan.games.spoils.vocabulary.bids import BidWinner
from mulligan.games.spoils.vocabulary.nouns.cards import (
    All,
    AllBut,
    Among,
    Bottom,
    ControllerOf,
    Each,
    FactionOf,
    Host,
    HostOf,
    Members,
    OpponentOf,
    OpponentsOf,
    OwnerOf,
    ResourcePlayed,
    RivalOf,
    Some,
    SourceOf,
    This,
    Together,
    Top,
    UntilRevealed,
    Whole,
)
from mulligan.games.spoils.vocabulary.nouns.chosen_player import ChosenPlayer
from mulligan.games.spoils.vocabulary.nouns.deeds import GoneBy
from mulligan.games.spoils.vocabulary.nouns.either import OfKinds
from mulligan.games.spoils.vocabulary.nouns.kinds import Identified, Is, Kind, Subtype
from mulligan.games.spoils.vocabulary.nouns.made_tokens import Made, TokenNamed
from mulligan.games.spoils.vocabulary.nouns.portions import HalfOf
from mulligan.games.spoils.vocabulary.nouns.responding import AnAbility, ThatPicked
from mulligan.games.spoils.vocabulary.nouns.such import OneWho, SuchThat
from mulligan.games.spoils.vocabulary.nouns.tests import (
    AttachedTo,
)
from mulligan.games.spoils.vocabulary.terms import CardType, Manner
from mulligan.language.core.amounts import ONE
from mulligan.language.core.players import (
    Actor,
    AnOpponent,
    AnyOpponent,
    AnyPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    SomePlayers,
    They,
)
from mulligan.language.references import Antecedent, It, Mention, Them, together
from mulligan.language.tree import Node

# What is said of cards that were spoken of before.
STATES_SAID = frozenset({"face-down", "depleted", "attacking", "blocking", "restored", "blocked"})
_WITH_SUBTYPES = frozenset({"character", "item", "location"})


class SpoilsNouns:
    """What The Spoils knows of its noun phrases, for settling references."""

    replacing = False  # whether the text at hand does something instead of what would happen
    moving = False  # whether it puts "it" elsewhere: what was destroyed, and not what destroyed it

    def cards_brought_in(self, value: Node, how: str) -> tuple[Antecedent, ...]:
        """The ways a noun phrase can be pointed at later."""
        hows = frozenset({how}) if how else frozenset()
        if isinstance(value, AnAbility):
            ability = Antecedent(It(value.slot), frozenset({"ability"}), hows=hows)
            if value.source is None:
                return (Antecedent(SourceOf(It(value.slot)), frozenset({"card"}), never_it=True), ability)
            return (Antecedent(SourceOf(It(value.slot)), nouns(value.source)), ability)
        if isinstance(value, ThatPicked):
            named = frozenset({"card or ability"} if value.card and value.ability else ()) | frozenset(
                name for name, so in (("card", value.card), ("ability", value.ability)) if so
            )
            if value.kind is not None:
                named |= frozenset(str(some.value) for some in value.kind.types)
            return (Antecedent(It(value.slot), named, hows=hows),)
        if isinstance(value, Together):
            return self._several_brought_in(value, how)
        one = self._one_brought_in(value, hows)
        return () if one is None else (one,)

    def _several_brought_in(self, value: Together, how: str) -> tuple[Antecedent, ...]:
        """This and that, picked in one breath, are "those cards" together."""
        if any(isinstance(part, This) for part in value.cards):
            return self._itself_and_others(value, how)
        parts = [found for part in value.cards for found in self.cards_brought_in(part, how)]
        if len(parts) != len(value.cards) or any(not isinstance(part.value, It) for part in parts):
            return ()
        several = together(parts) if any(part.many for part in parts) else None
        if several is None:
            return ()
        shared = frozenset.intersection(*(part.nouns for part in parts))
        return (Antecedent(several.value, shared, True, several.hows),)

    def _itself_and_others(self, value: Together, how: str) -> tuple[Antecedent, ...]:
        """ "Destroy this card and another item": "the destroyed items" are both."""
        others = [part for part in value.cards if not isinstance(part, This)]
        parts = [found for part in others for found in self.cards_brought_in(part, how)]
        if len(parts) != len(others) or not all(isinstance(part.value, It) for part in parts):
            return ()
        all_of_them = Them((This(), *(part.value for part in parts if isinstance(part.value, It))))
        shared = frozenset.intersection(*(part.nouns for part in parts))
        return (Antecedent(all_of_them, shared, True, frozenset({how}) if how else frozenset()),)

    def _one_brought_in(self, value: Node, hows: frozenset[str]) -> Antecedent | None:
        if isinstance(value, This):
            return Antecedent(value, frozenset({"card"}), only_it=True)
        if isinstance(value, HostOf):
            return Antecedent(It(value.slot), frozenset({"card", "character"}), False, hows)
        if isinstance(value, Host):
            return Antecedent(value, frozenset({"card", "character"}))
        if isinstance(value, Some):
            return Antecedent(It(value.slot), nouns(value.kind), value.plural, hows, loose=loosely(value.kind))
        if isinstance(value, All | Each | AllBut | HalfOf):
            many = not isinstance(value, Each)
            return Antecedent(It(value.slot), nouns(value.kind), many, hows, loose=loosely(value.kind))
        if isinstance(value, Among):
            inner = nouns(value.kind) if value.kind != Kind() else frozenset({"card", "character", "item", "tactic"})
            return Antecedent(It(value.slot), inner, value.plural, hows | {"chosen"})
        if isinstance(value, Top | Bottom):
            return Antecedent(It(value.slot), frozenset({"card"}), value.plural, hows)
        if isinstance(value, UntilRevealed):
            return Antecedent(It(value.slot), nouns(value.kind), False, hows)
        if isinstance(value, Whole):
            return Antecedent(It(value.slot), frozenset({value.zone.area.value}), False, hows)
        if isinstance(value, Members):
            return Antecedent(It(value.slot), frozenset({"character", "card"}), True, hows)
        if isinstance(value, ResourcePlayed):
            return Antecedent(It(value.slot), frozenset({"card", "resource"}), False, hows, never_it=True)
        if isinstance(value, FactionOf):
            return Antecedent(It(value.slot), frozenset({"faction"}), False, hows, never_it=True)
        return None

    def player_brought_in(self, value: Node) -> Node | None:
        """What "they" and "that player" stand for after this phrase."""
        if isinstance(value, AnOpponent | AnyPlayer | AnyOpponent | SomePlayers):
            return They(value.slot)
        if isinstance(value, EachOpponent | EachPlayer | EachOtherPlayer | OpponentsOf):
            return Actor()
        if isinstance(value, ControllerOf | OwnerOf | BidWinner | ChosenPlayer) or type(value).__name__ == "InBattleOf":
            return value
        if isinstance(value, OpponentOf | RivalOf | OneWho) or type(value).__name__ == "Foremost":
            return They(getattr(value, "slot", 0))
        return None

    def how(self, act: Node) -> str:
        """The participle that an instruction gives to its cards."""
        if type(act).__name__ in ("Put", "ShuffleInto") and type(getattr(act, "to", None)).__name__ != "IntoPlay":
            return "away"
        return HOWS.get(type(act).__name__, "")

    def acted_on(self, event: Node) -> bool:
        """Whether its subject is blocked, or dealt with, by what is named after it."""
        name = type(event).__name__
        return name in ("IsBlockedBy", "IsPicked") or (name == "IsDestroyed" and (self.replacing or self.moving))

    def acts_itself(self, event: Node) -> bool:
        """It attacks or blocks something."""
        return type(event).__name__ in ("AttacksTarget", "BlocksCard")

    def is_gone(self, antecedent: Antecedent) -> bool:
        """It is not in play, or a faction: nothing gains or inflicts anything there."""
        nouns, hows = antecedent.nouns, antecedent.hows
        if hows & {"put", "deployed"}:  # it has come into play since
            return False
        if hows & {"discarded", "removed", "away"} or ("destroyed" in hows and not self.replacing):
            return True
        if "faction" in nouns and "character" not in nouns:
            return True
        return "revealed" in hows and not any(noun.startswith("face-down") for noun in nouns)

    def done_in_play(self, act: Node) -> bool:
        """It is depleted, restored or flipped."""
        return type(act).__name__ in ("Deplete", "Restore", "Flip", "RemoveFromBattle")

    def done_to_none(self, act: Node, antecedent: Antecedent) -> bool:
        """No tokens lie on a faction or on what is not in play; no faction is destroyed, attached or put anywhere."""
        faction = "faction" in antecedent.nouns and "character" not in antecedent.nouns
        if type(act).__name__ in _OF_TOKENS and self.is_gone(antecedent):
            return True
        return faction and type(act).__name__ in _OF_CARDS_ALONE

    def is_own(self, antecedent: Antecedent) -> bool:
        """The card itself, or what it is attached to."""
        return antecedent.only_it or isinstance(antecedent.value, Host)

    def asked_of(self, node: Node) -> Node | None:
        """Of one thing it is asked whether something is true, or was: "this card is in a party with a soldier", "it
        inflicted damage to a faction this turn"."""
        if type(node).__name__ == "Happened":
            event: Node = getattr(node, "event")  # noqa: B009
            return getattr(event, event.__match_args__[0]) if event.__match_args__ else None
        return getattr(node, "cards", None) if type(node).__name__ in ("Passes", "StatIs") else None

    def is_of_two(self, node: Node) -> bool:
        """ "While this card is attached to it": nothing is attached to itself."""
        return isinstance(node, AttachedTo) or isinstance(getattr(node, "test", None), AttachedTo)

    def asked_in_passing(self, node: Node) -> bool:
        """ "Whose controller …": of each card of a kind."""
        return isinstance(node, SuchThat)

    def asks_again(self, first: Node, second: Node) -> bool:
        """Of what type one card is."""
        return all(type(some).__name__ == "TypeIs" and getattr(some, "value", False) for some in (first, second))

    def comes_back_to(self, node: Node, known: list[Antecedent]) -> Antecedent | None:
        """ "If you picked a location as part of its cost, destroy it": the location. "If it is an item, … the item …":
        it, where nothing else is an item."""
        if type(node).__name__ == "TypeIs":
            cards, said = getattr(node, "cards", None), nouns(getattr(node, "kind", Kind()))
            same = next((some for some in known if some.value == cards and not some.only_it), None)
            return None if same is None else replace(same, loose=same.loose | said)
        if type(node).__name__ != "PickedAsCost":
            return None
        how, kind = getattr(node, "how", None), getattr(node, "kind", None)
        if how is not Manner.PICKED or not isinstance(kind, Kind):
            return None
        wanted = {some.value for some in kind.types} or {"card"}
        fitting = (some for some in reversed(known) if "picked" in some.hows and wanted & some.nouns)
        return next(fitting, None)

    def pointer(self, value: Node) -> bool:
        """Whether a node stands only for something spoken of before."""
        return isinstance(value, SourceOf)

    def known_without(self, mention: Mention) -> Node | None:
        """ "The voided cards", in another text of the card than the one that voided them."""
        if mention.how != "removed" or mention.ordinal:
            return None
        types = tuple(some for some in CardType if some.value == mention.noun)
        kind = Kind(types, (), (GoneBy(This()),))
        return All(kind) if mention.many else Some(ONE, kind)

    def player_of(self, antecedent: Antecedent) -> Node | None:
        """ "That player", after nothing but "a faction", is whose it is."""
        if not isinstance(antecedent.value, It) or antecedent.many or "faction" not in antecedent.nouns:
            return None
        return ControllerOf(antecedent.value)

    def fits(self, noun: str, antecedent: Antecedent) -> bool:
        """Whether a noun can name what was spoken of."""
        if noun in antecedent.nouns or noun == "card or ability":
            return noun in antecedent.nouns
        return any(part in antecedent.nouns for part in noun.split(" or "))


_OF_TOKENS = frozenset({"PutTokens", "RemoveTokens", "TakeTokens"})
_OF_CARDS_ALONE = frozenset({
    "PutTokens", "RemoveTokens", "TakeTokens", "Destroy", "Put", "ShuffleInto", "RemoveFromGame", "Attach",
    "TakeControl",
})  # fmt: skip


def moves_it(part: Node) -> bool:
    """Whether it is put "it" somewhere else than it is."""
    moves = type(part).__name__ in ("Put", "RemoveFromGame", "ShuffleInto")
    return moves and getattr(part, "what", None) == Mention("it")


HOWS = {
    "Pick": "picked",
    "Choose": "chosen",
    "Discard": "discarded",
    "Reveal": "revealed",
    "Search": "found",
    "Destroy": "destroyed",
    "RemoveFromGame": "removed",
    "Deplete": "depleted",
    "Terminate": "terminated",
    "Inflicts": "damaged",
    "IsInflicted": "damaged",
    "Discards": "discarded",
    "IsDestroyed": "destroyed",
    "Put": "put",
    "Play": "deployed",
}


def nouns(kind: Kind) -> frozenset[str]:
    """The nouns that can name a card of a kind later."""
    found = {"card"}
    names = [some.value for some in kind.types]
    found.update(names)
    if len(names) > 1:
        found.add(" or ".join(names))
    states = [some.state.value for some in kind.qualities if isinstance(some, Is) and some.state.value in STATES_SAID]
    found.update(f"{state} {name}" for state in states for name in (*names, "card"))
    if CardType.MICROMAJIG in kind.types or any(isinstance(some, Made | TokenNamed) for some in kind.qualities):
        found |= {"token", "character"}
    for quality in kind.qualities:
        if isinstance(quality, Subtype):
            found.add(f"{quality.name} card")
        elif isinstance(quality, Identified) and quality.identifier:
            found.add("character")
    for test in kind.tests:
        if isinstance(test, OfKinds):
            found.update(*(nouns(some) for some in test.kinds))
    return frozenset(found)


def loosely(kind: Kind) -> frozenset[str]:
    """The types that a card may be of which only its subtype was named: a soldier is "the character" later."""
    named = not kind.types and any(isinstance(some, Subtype) for some in kind.qualities)
    return _WITH_SUBTYPES if named else frozenset()
