"""Rules that cards lay down: costs changed, damage prevented, things players must pay for or cannot do."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Cards, Event, Instruction, Players
from mulligan.language.core.players import EachPlayer
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node


@mypyc_attr(allow_interpreted_subclasses=True)
class Doing(Node):
    """Something players do that can be forbidden or made to cost."""


@dataclass(frozen=True)
class ToAttack(Doing):
    """Attacking, perhaps a certain target."""

    target: Cards | None = None


@dataclass(frozen=True)
class ToAttackWith(Doing):
    """Attacking with certain cards."""

    cards: Cards


@dataclass(frozen=True)
class ToPlay(Doing):
    """Playing cards of a kind."""

    kind: Kind


@dataclass(frozen=True)
class ToSearch(Doing):
    """Searching their deck."""


@dataclass(frozen=True)
class ToUse(Doing):
    """Using abilities of cards of a kind."""

    kind: Kind


@dataclass(frozen=True)
class ToPick(Doing):
    """Picking certain cards (310)."""

    cards: Cards


@dataclass(frozen=True)
class ToTakeControl(Doing):
    """Taking control of certain cards."""

    cards: Cards


@dataclass(frozen=True)
class ToFlipUp(Doing):
    """Playing cards with Flip Up (507.4)."""


@dataclass(frozen=True)
class ToDraw(Doing):
    """Drawing cards."""


@dataclass(frozen=True)
class ToGainInfluence(Doing):
    """Gaining influence."""


@dataclass(frozen=True)
class ToUseAbilities(Doing):
    """Using abilities."""


@dataclass(frozen=True)
class ToPlayResources(Doing):
    """Playing resources."""


@dataclass(frozen=True)
class ToBlock(Doing):
    """Blocking, perhaps a certain card."""

    cards: Cards | None = None


@dataclass(frozen=True)
class ToPlayMore(Doing):
    """Playing more than so many cards of a kind each turn."""

    amount: Amount
    kind: Kind


@dataclass(frozen=True)
class Forbid(Instruction):
    """Some players cannot do something (402.7)."""

    who: Players
    doing: Doing


@dataclass(frozen=True)
class Confine(Instruction):
    """Some players may do something in their own turn alone."""

    who: Players
    doing: Doing


@dataclass(frozen=True)
class Charge(Instruction):
    """Some players must pay an amount to do something (505)."""

    who: Players
    amount: Amount
    doing: Doing


@dataclass(frozen=True)
class ChangeNextCost(Instruction):
    """The next numeric cost that you pay this turn is reduced: any cost, or that of cards or abilities of a kind."""

    by: Amount
    kind: Kind | None = None
    abilities: bool = False
    any_cost: bool = False


@dataclass(frozen=True)
class ChangeCosts(Instruction):
    """The numeric cost of cards of a kind that some players play is changed, to a minimum."""

    kind: Kind
    who: Players
    by: Amount
    increase: bool = False
    minimum: Amount | None = None


@dataclass(frozen=True)
class ReduceThisCost(Instruction):
    """The numeric cost of a card is reduced."""

    cards: Cards
    by: Amount
    per: Amount | None = None
    minimum: Amount | None = None


@dataclass(frozen=True)
class UseOthersAbilities(Instruction):
    """You may use abilities of an opponent's cards, and pay what is to be paid yourself."""


@dataclass(frozen=True)
class CostsAsTheOther(Instruction):
    """The other costs of such an ability are satisfied as though that opponent used it (401.2a)."""


@dataclass(frozen=True)
class EffectAsTheOther(Instruction):
    """The effect of such an ability happens as though that opponent had used it."""


@dataclass(frozen=True)
class ChangeAbilityCosts(Instruction):
    """The numeric cost of abilities of some cards is changed, to a minimum (406.4)."""

    cards: Cards
    by: Amount
    increase: bool = False
    minimum: Amount | None = None


@dataclass(frozen=True)
class ReduceNextThreshold(Instruction):
    """The threshold of the next card that you play is reduced by some of the named icon."""

    by: Amount
    up_to: bool = False


@dataclass(frozen=True)
class PreventDamage(Instruction):
    """All damage that fits is reduced to an amount."""

    to: Cards | None = None
    by: Cards | None = None
    battle: bool = False
    this_battle: bool = False
    amount: Amount = Number(0)


@dataclass(frozen=True)
class RedirectDamage(Instruction):
    """The next so much damage to one thing, or all of it, is inflicted to another instead."""

    from_: Cards
    to: Cards
    amount: Amount | None = None


@dataclass(frozen=True)
class EntersWith(Instruction):
    """A card enters play with tokens on it."""

    cards: Cards
    amount: Amount


@dataclass(frozen=True)
class EntersDepleted(Instruction):
    """A card enters play depleted."""

    cards: Cards


@dataclass(frozen=True)
class MayPlayAnytime(Instruction):
    """Cards may be played whenever a tactic could be."""

    cards: Cards


@dataclass(frozen=True)
class Revealed(Instruction):
    """Cards are revealed at all times."""

    cards: Cards


@dataclass(frozen=True)
class Ambush(Instruction):
    """While it attacks, its battle damage may be assigned to the target of the attack instead of the blocking party."""

    cards: Cards


@dataclass(frozen=True)
class Provokes(Instruction):
    """All battle damage that could be assigned to it must be."""

    cards: Cards


@dataclass(frozen=True)
class MustBePicked(Instruction):
    """Whatever can pick it must pick it (505.2)."""

    cards: Cards


@dataclass(frozen=True)
class OnlyCanBlock(Instruction):
    """Only certain cards can block it."""

    blockers: Kind
    cards: Cards


@dataclass(frozen=True)
class PartyMustHave(Instruction):
    """A party must have so many members, or an even number of them, when it is formed."""

    event: Event
    at_least: Amount | None = None
    exactly: Amount | None = None
    even: bool = False


@dataclass(frozen=True)
class PartyIsCovert(Instruction):
    """The party that a card is a member of is covert."""


@dataclass(frozen=True)
class CovertBlockable(Instruction):
    """Cards of a kind can block covert parties (507.3b)."""

    kind: Kind


@dataclass(frozen=True)
class NoLoss(Instruction):
    """Having no influence does not lose the game."""

    who: Players


@dataclass(frozen=True)
class OnlyFaceDown(Instruction):
    """A resource may only be played face-down from the hand."""

    cards: Cards


@dataclass(frozen=True)
class ReduceThreshold(Instruction):
    """A card's threshold is reduced by so many icons of any kind."""

    cards: Cards
    by: Amount


@dataclass(frozen=True)
class StaysInPlay(Instruction):
    """A card does not leave play with what it is attached to (301.4)."""

    cards: Cards


@dataclass(frozen=True)
class UnlimitedCopies(Instruction):
    """Any number of copies may be in a deck (103.1c)."""


@dataclass(frozen=True)
class OnlyByCosts(Instruction):
    """Cards can be destroyed by costs alone."""


def enter(grammar: Grammar) -> None:
    """Enter the phrases for such rules."""
    _doings(grammar)
    _costs(grammar)
    _damage(grammar)
    _cards(grammar)


def _doings(grammar: Grammar) -> None:
    grammar.phrase(ToAttack, "attack [{target}]")
    grammar.phrase(ToAttackWith, "attack with {cards}")
    grammar.phrase(ToPlay, "play|deploy {kind}")
    grammar.phrase(ToSearch, "search they 's deck")
    grammar.phrase(ToUse, "use a {kind} 's ability", "use abilities on|of {kind}")
    grammar.phrase(ToDraw, "draw cards")
    grammar.phrase(ToGainInfluence, "gain influence")
    grammar.phrase(ToUseAbilities, "use abilities", "use an ability", "use any abilities")
    grammar.phrase(ToPlayResources, "play resources", "play a resource")
    grammar.phrase(ToBlock, "block [{cards}]")
    grammar.phrase(ToPlayMore, "play|deploy more than {amount} {kind} each turn")
    grammar.phrase(ToPick, "pick {cards}")
    grammar.phrase(ToTakeControl, "take control of {cards}")
    grammar.phrase(ToFlipUp, "play|deploy cards using FLIP UP")
    grammar.phrase(Forbid, "{who} cannot {doing}", "{who} may not {doing}")
    grammar.phrase(Confine, "{who} may|can only {doing} during they|you 's own turn")
    grammar.phrase(Charge, "{who} must pay [an additional] {amount} [more] to {doing}")
    grammar.phrase(
        Charge, "{who} must pay {amount} for each attacking party they|you form", doing=ToAttack(), printed=False
    )


def _costs(grammar: Grammar) -> None:
    grammar.phrase(
        ChangeNextCost, "reduce the next numeric cost you pay this turn by {by}", any_cost=True,
    )  # fmt: skip
    grammar.phrase(ChangeNextCost, "reduce the numeric cost of the next {kind} you play|deploy this turn by {by}")
    grammar.phrase(
        ChangeNextCost,
        "reduce the next {kind:one} 's or {kind:one} 's ability 's numeric cost you pay this turn by {by}",
        abilities=True,
    )  # fmt: skip
    for verb, increase in (("reduce", False), ("increase", True)):
        grammar.phrase(
            ChangeCosts,
            f"{verb} the numeric cost of {{kind}} {{who}} play|deploy by {{by}} [, to a minimum of {{minimum}}]",
            increase=increase,
        )  # fmt: skip
        grammar.phrase(
            ChangeAbilityCosts,
            f"{verb} the numeric cost of abilities of {{cards}} by {{by}} [, to a minimum of {{minimum}}]",
            f"{verb} the numeric cost of {{cards}} 's abilities by {{by}} [, to a minimum of {{minimum}}]",
            increase=increase,
        )
    grammar.phrase(
        UseOthersAbilities,
        "you may use abilities on|of you 's opponent 's cards , but you must pay any numeric cost with you 's own "
        "resources",
    )
    grammar.phrase(
        CostsAsTheOther,
        "any additional costs must be satisfied as though you 's opponent is using the ability",
        "any additional costs must be satisfied as though you were you 's opponent",
    )
    grammar.phrase(EffectAsTheOther, "the ability 's effect happens as if|though you 's opponent used it")
    tail = "[for each {per:counted}] [, to a minimum of {minimum}]"
    grammar.phrase(
        ReduceThisCost, f"reduce {{cards:pointed}} 's numeric cost by {{by}} {tail}",
        f"reduce the numeric cost of {{cards:pointed}} by {{by}} {tail}",
        f"{{cards:pointed}} 's numeric cost is reduced by {{by}} {tail}",
        f"the numeric cost of {{cards:pointed}} is reduced by {{by}} {tail}",
        f"{{cards:pointed}} cost(s) {{by}} less [to play|deploy] {tail}",
    )  # fmt: skip
    for verb, word, increase in (("reduced", "less", False), ("increased", "more", True)):
        least = "[, to a minimum of {minimum}]"
        grammar.phrase(
            ChangeCosts,
            f"the numeric cost of {{kind}} is {verb} by {{by}} {least}",
            f"{{kind}} cost {{by}} {word} [to play|deploy] {least}",
            increase=increase,
            who=EachPlayer(),
        )
        grammar.phrase(
            ChangeCosts,
            f"the numeric cost of {{kind}} {{who}} play|deploy is {verb} by {{by}} {least}",
            f"{{kind}} {{who}} play|deploy cost {{by}} {word} [to play|deploy] {least}",
            printed=False,
            increase=increase,
        )
    grammar.phrase(
        ChangeNextCost, "the next {kind} you play|deploy this turn cost(s) {by} less [to play|deploy]", printed=False
    )
    icon = "the threshold requirement of the next card you play|deploy by"
    grammar.phrase(ReduceNextThreshold, f"reduce {icon} {{by}} of the named|chosen resource icon")
    grammar.phrase(ReduceNextThreshold, f"reduce {icon} up to {{by}} of the named|chosen resource icon", up_to=True)


def _damage(grammar: Grammar) -> None:
    for battle, damage in ((False, "damage"), (True, "battle damage")):
        grammar.phrase(
            PreventDamage,
            f"reduce all {damage} [that would be] inflicted to {{to}} [by {{by}}] to {{amount}}",
            battle=battle,
        )
        grammar.phrase(
            PreventDamage, f"reduce all {damage} [that would be] inflicted by {{by}} to {{amount}}", battle=battle
        )
        grammar.phrase(
            PreventDamage,
            f"reduce all {damage} inflicted during this battle to {{amount}}",
            battle=battle,
            this_battle=True,
        )
        grammar.phrase(
            PreventDamage,
            f"reduce all {damage} inflicted by {{by}} during this battle to {{amount}}",
            f"reduce {{by:pointed}} 's {damage} during this battle to {{amount}}",
            battle=battle,
            this_battle=True,
        )
        grammar.phrase(
            PreventDamage, f"all {damage} inflicted to {{to}} [by {{by}}] is reduced to {{amount}}",
            f"all {damage} assigned to {{to}} by {{by}} is reduced to {{amount}}", battle=battle, printed=False,
        )  # fmt: skip
        grammar.phrase(
            PreventDamage,
            f"reduce all {damage} {{by}} inflict(s) to {{to}} to {{amount}}",
            battle=battle,
            printed=False,
        )
        grammar.phrase(PreventDamage, f"reduce {{by:pointed}} 's {damage} to {{amount}}", battle=battle, printed=False)
        grammar.phrase(PreventDamage, f"all inflicted {damage} is reduced to {{amount}}", battle=battle)
    grammar.phrase(
        RedirectDamage, "all damage that would be inflicted to {from_} is inflicted to {to} instead",
        "damage that would be inflicted to {from_} is inflicted to {to} instead",
        "all damage inflicted to {from_} is inflicted to {to} instead",
    )  # fmt: skip
    grammar.phrase(
        RedirectDamage,
        "the next {amount} damage [that would be] inflicted to {from_} is inflicted to {to} instead",
        printed=False,
    )
    grammar.phrase(
        RedirectDamage,
        "the next {amount} damage that would be inflicted to {from_} this turn is inflicted to {to} instead",
        "the next {amount} damage inflicted to {from_} this turn is inflicted to {to} instead",
    )  # fmt: skip


def _cards(grammar: Grammar) -> None:
    grammar.phrase(EntersWith, "{cards} enter(s)|comes~come play|into_play with a token on it|them", amount=Number(1))
    grammar.phrase(EntersWith, "{cards} enter(s)|comes~come play|into_play with {amount} token+s on it|them")
    grammar.phrase(EntersDepleted, "{cards} enter(s)|comes~come play|into_play depleted")
    grammar.phrase(MayPlayAnytime, "you may play|deploy {cards} whenever you could play|deploy a tactic")
    grammar.phrase(Revealed, "{cards} is~are revealed at all times")
    grammar.phrase(
        Ambush,
        "while {cards} is~are attacking , you may assign it 's battle damage to the target of the attack "
        "instead of [to] the blocking party",
    )
    grammar.phrase(Provokes, "all battle damage that could be assigned to {cards} must be assigned to it")
    grammar.phrase(MustBePicked, "anything that can|could pick {cards} must pick it")
    grammar.phrase(OnlyCanBlock, "only {blockers} can block {cards}")
    grammar.phrase(
        OnlyCanBlock,
        "{cards} can|may only be blocked by {blockers}",
        "{cards} can|may be blocked only by {blockers}",
        "{cards} cannot be blocked except by {blockers}",
        printed=False,
    )
    grammar.phrase(PartyMustHave, "when|if|whenever {event} , it must have at least {at_least} members")
    grammar.phrase(PartyMustHave, "when|if|whenever {event} , it must have only {exactly} member+s")
    grammar.phrase(PartyMustHave, "when|if|whenever {event} , it must have an even number of members", even=True)
    grammar.phrase(PartyIsCovert, "the party is COVERT")
    grammar.phrase(CovertBlockable, "COVERT parties can be blocked by {kind}")
    grammar.phrase(NoLoss, "{who} do(es) not lose the game because {who:simple} 's faction has 0 influence")
    grammar.phrase(OnlyFaceDown, "{cards} may only be played|deployed from you 's hand face-down")
    grammar.phrase(ReduceThreshold, "reduce {cards:pointed} 's threshold requirement by any {by} resource icons")
    grammar.phrase(StaysInPlay, "{cards} do(es) not leave play if the attached card leaves play")
    grammar.phrase(UnlimitedCopies, "you may include as many copies of this card in you 's deck as you want")
    grammar.phrase(OnlyByCosts, "cards [in play and cards deployed] can only be destroyed by costs")
