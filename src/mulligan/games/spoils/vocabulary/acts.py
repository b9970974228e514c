"""Instructions that do something to cards where they are: pick, destroy, deplete, inflict damage, tokens, control."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.vocabulary.changes import AllText, Loses, Modify
from mulligan.games.spoils.vocabulary.nouns.amounts import DamageDealt
from mulligan.games.spoils.vocabulary.terms import CardType, Icon, Named, Party, Stat
from mulligan.language.core.amounts import Number
from mulligan.language.core.flow import Let
from mulligan.language.core.kinds import Amount, Cards, Condition, Instruction, Players, Quantity
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class Pick(Instruction):
    """Pick cards (310)."""

    what: Cards


@dataclass(frozen=True)
class PickPlayer(Instruction):
    """Pick a player."""

    who: Players


@dataclass(frozen=True)
class Choose(Instruction):
    """Choose cards, which is not picking."""

    what: Cards


@dataclass(frozen=True)
class ChooseNumber(Instruction):
    """Choose a whole number for X (410.2), perhaps within bounds."""

    name: str
    at_most: Amount | None = None
    more_than: Amount | None = None


@dataclass(frozen=True)
class NameOne(Instruction):
    """Name a card, type, subtype, trade or icon, perhaps out of some."""

    what: Named
    icons: tuple[Icon, ...] = ()


@dataclass(frozen=True)
class LetIcon(Instruction):
    """X is the icon that was named."""

    name: str


@dataclass(frozen=True)
class Destroy(Instruction):
    """Destroy cards (304)."""

    what: Cards


@dataclass(frozen=True)
class Deplete(Instruction):
    """Deplete cards (303)."""

    what: Cards


@dataclass(frozen=True)
class Restore(Instruction):
    """Restore cards (303.3)."""

    what: Cards


@dataclass(frozen=True)
class Attach(Instruction):
    """Attach a card to another (301)."""

    what: Cards
    to: Cards


@dataclass(frozen=True)
class Detach(Instruction):
    """Detach cards from what they are attached to."""

    what: Cards
    from_: Cards | None = None


@dataclass(frozen=True)
class Flip(Instruction):
    """Flip a card face-down, or face-up (411)."""

    what: Cards
    under: Players | None = None
    face_up: bool = False


@dataclass(frozen=True)
class FlipCoin(Instruction):
    """Flip a coin."""


@dataclass(frozen=True)
class TakeControl(Instruction):
    """Take control of cards (407.3)."""

    what: Cards


@dataclass(frozen=True)
class Inflict(Instruction):
    """Inflict damage (408); divided as one likes where so said; `source` where another card does it."""

    amount: Amount
    to: Cards
    divided: bool = False
    up_to: bool = False
    source: Cards | None = None


@dataclass(frozen=True)
class ReduceDamage(Instruction):
    """The damage a card has received this turn becomes this much."""

    cards: Cards
    to: Amount = Number(0)


@dataclass(frozen=True)
class GainInfluence(Instruction):
    """A faction gains influence."""

    cards: Cards
    amount: Amount


@dataclass(frozen=True)
class LoseInfluence(Instruction):
    """A faction loses influence, which is not damage (408.3b)."""

    cards: Cards
    amount: Amount


@dataclass(frozen=True)
class YouGainInfluence(Instruction):
    """Whoever does it: their faction gains influence."""

    amount: Amount


@dataclass(frozen=True)
class YouLoseInfluence(Instruction):
    """Whoever does it: their faction loses influence."""

    amount: Amount


@dataclass(frozen=True)
class SetInfluence(Instruction):
    """A faction's influence becomes an amount."""

    who: Players
    amount: Amount


@dataclass(frozen=True)
class PutTokens(Instruction):
    """Put tokens on cards (409)."""

    amount: Amount
    on: Cards
    divided: bool = False
    up_to: bool = False


@dataclass(frozen=True)
class RemoveTokens(Instruction):
    """Remove tokens from cards; all of them where no amount is given."""

    from_: Cards
    amount: Amount | None = None
    any_number: bool = False


@dataclass(frozen=True)
class AddOrRemoveToken(Instruction):
    """Add a token to a card or remove one from it."""

    card: Cards


@dataclass(frozen=True)
class AddOrRemoveMarker(Instruction):
    """Put a damage marker on a location or remove one from it."""

    card: Cards


@dataclass(frozen=True)
class DamageMarkers(Instruction):
    """Put damage markers on a location."""

    amount: Amount
    on: Cards


@dataclass(frozen=True)
class MoveTokens(Instruction):
    """Move tokens from one card to another."""

    quantity: Quantity
    from_: Cards
    to: Cards


@dataclass(frozen=True)
class RemoveDamage(Instruction):
    """Remove damage from cards (207.6); all of it where no amount is given."""

    from_: Cards
    amount: Amount | None = None
    up_to: bool = False


@dataclass(frozen=True)
class JoinParty(Instruction):
    """Cards become members of a battle party."""

    cards: Cards
    party: Party


@dataclass(frozen=True)
class EndTurn(Instruction):
    """The turn ends."""


@dataclass(frozen=True)
class EndBattle(Instruction):
    """The battle ends."""


@dataclass(frozen=True)
class ExtraTurn(Instruction):
    """Take another turn after this one."""


@dataclass(frozen=True)
class WinGame(Instruction):
    """Win the game."""


@dataclass(frozen=True)
class UseAbility(Instruction):
    """Use an ability now."""

    free: bool = False


@dataclass(frozen=True)
class SetStat(Instruction):
    """A number of a card becomes an amount, or is reduced to it."""

    cards: Cards
    stat: Stat
    amount: Amount
    reduced: bool = False


@dataclass(frozen=True)
class SwapStats(Instruction):
    """Two numbers of a card change places."""

    cards: Cards
    stats: tuple[Stat, ...]


@dataclass(frozen=True)
class Exchange(Instruction):
    """Two cards change controllers."""

    what: Cards


@dataclass(frozen=True)
class RemoveFromBattle(Instruction):
    """Take characters out of the battle (302.15)."""

    what: Cards


@dataclass(frozen=True)
class Terminate(Instruction):
    """Stop a card or an ability before it resolves (314)."""

    what: Cards


@dataclass(frozen=True)
class Duplicate(Instruction):
    """Make a copy of a tactic (307)."""

    what: Cards


@dataclass(frozen=True)
class Pay(Instruction):
    """Pay an amount (309)."""

    amount: Amount


@dataclass(frozen=True)
class ChangeAmount(Instruction):
    """The amount of the event is reduced or increased by so much."""

    by: Amount
    increase: bool = False


@dataclass(frozen=True)
class SetAmount(Instruction):
    """The amount of the event becomes this much."""

    to: Amount


@dataclass(frozen=True)
class Only(Instruction):
    """A restriction: this may be done only if all of it holds (401.3a)."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class AnyoneMay(Instruction):
    """Any player may use the ability."""


@dataclass(frozen=True)
class Unanswerable(Instruction):
    """Some players cannot respond to a card."""

    who: Players
    cards: Cards


@dataclass(frozen=True)
class RepeatEffect(Instruction):
    """Do this card's effect again until a condition holds."""

    until: Condition


@dataclass(frozen=True)
class Skip(Instruction):
    """The next Restore Rule of some players does not happen."""

    who: Players


@dataclass(frozen=True)
class AttackNow(Instruction):
    """Attack some players now (608)."""

    who: Players


@dataclass(frozen=True)
class ControlIcons(Instruction):
    """Some icons more are controlled."""

    icons: tuple[Icon, ...]


@dataclass(frozen=True)
class Tie(Instruction):
    """Where several are equal, you decide which."""

    type: CardType


def enter(grammar: Grammar) -> None:
    """Enter the phrases for these instructions."""
    _choosing(grammar)
    _standing(grammar)
    _damage(grammar)
    _tokens(grammar)
    _playing(grammar)


def _choosing(grammar: Grammar) -> None:
    grammar.phrase(Pick, "pick(s) {what} [if you|they can]", "pick(s) {what:oneof}")
    grammar.phrase(PickPlayer, "pick(s) {who}", "choose(s) {who}")
    grammar.phrase(Choose, "choose(s) {what}")
    grammar.phrase(ChooseNumber, "choose(s)|chose a number for {name:variable}")
    grammar.phrase(ChooseNumber, "choose(s)|chose a number for {name:variable} that is less than or equal to {at_most}")
    grammar.phrase(
        ChooseNumber,
        "pick(s)|choose(s) a number for {name:variable} , where x|y|z is less than or equal to {at_most}",
        printed=False,
    )
    grammar.phrase(
        ChooseNumber, "choose(s)|chose a number for {name:variable} that is {at_most} or less", printed=False
    )
    grammar.phrase(ChooseNumber, "choose(s)|chose a number for {name:variable} that is greater than {more_than}")
    grammar.phrase(ChooseNumber, "choose(s)|chose a number greater than {more_than} for {name:variable}", printed=False)
    grammar.phrase(NameOne, "name(s)|choose(s) a card type", what=Named.TYPE)
    grammar.phrase(NameOne, "name(s)|choose(s) a card subtype", "name(s) a subtype", what=Named.SUBTYPE)
    grammar.phrase(NameOne, "name(s)|choose(s) a trade", what=Named.TRADE)
    grammar.phrase(NameOne, "name(s)|choose(s) a resource|threshold icon|type", what=Named.ICON)
    grammar.phrase(NameOne, "name(s) a card", "choose(s) a card name", what=Named.CARD)
    grammar.phrase(NameOne, "name(s) {icons:icon_choice}", what=Named.ICON)
    grammar.phrase(
        NameOne,
        "name(s)|choose(s) a non- {icons:other_icons} resource|threshold icon|type",
        what=Named.ICON,
        printed=False,
    )
    grammar.phrase(LetIcon, "{name:variable} is the named icon", "{name:variable} is that icon|type")
    grammar.phrase(Let, "{name:variable} is|was {value}")


def _standing(grammar: Grammar) -> None:
    grammar.phrase(Destroy, "destroy(s) {what}", "must destroy {what}", "destroy(s) {what} if you|they can")
    grammar.phrase(Deplete, "deplete(s) {what}")
    grammar.phrase(Restore, "restore(s) {what}")
    grammar.phrase(Attach, "attach(es) {what} to {to} [if you can]")
    grammar.phrase(Detach, "detach(es) {what} [from {from_}]")
    grammar.phrase(Flip, "flip(s) {what} face-down|face_down [under {under} 's control]")
    grammar.phrase(Flip, "flip(s) {what} face-up|face_up [under {under} 's control]", face_up=True)
    grammar.phrase(FlipCoin, "flip(s) a coin")
    grammar.phrase(TakeControl, "take(s)|gain(s) control of {what}")
    grammar.phrase(RemoveFromBattle, "remove(s) {what} from [the] battle", "remove(s) {what} from combat")
    grammar.phrase(
        JoinParty, "{cards} become(s) [a] member|members of the {party} party", "add(s) {cards} to the {party} party"
    )
    grammar.phrase(EndTurn, "end(s) the turn", "the turn ends")
    grammar.phrase(EndBattle, "end(s) the battle", "the battle ends")
    grammar.phrase(ExtraTurn, "take(s) an_extra|another|an_additional turn after this one|turn")
    grammar.phrase(WinGame, "win(s) the game")
    grammar.phrase(UseAbility, "use(s) an ability for free", free=True)
    grammar.phrase(UseAbility, "use(s) an ability")
    grammar.phrase(
        SetStat, "{cards:pointed} 's {stat} become(s)|is {amount}", "{cards:pointed} 's {stat} is equal to {amount}"
    )
    grammar.phrase(
        SetStat,
        "the {stat} of {cards} become(s) {amount}",
        "the {stat} of {cards} is|are set to {amount}",
        "the {stat} of {cards} is|are equal to {amount}",
    )
    grammar.phrase(SetStat, "{cards:pointed} 's {stat} is|are set to {amount}", printed=False)
    grammar.phrase(
        SetStat,
        "the {stat} of {cards} is|are reduced to {amount}",
        "{cards:pointed} 's {stat} is|are reduced to {amount}",
        "reduce(s) the {stat} of {cards} to {amount}",
        "reduce(s) {cards:pointed} 's {stat} to {amount}",
        reduced=True,
    )
    grammar.phrase(SwapStats, "switch(es)|exchange(s)|swap(s) {cards:pointed} 's {stats:and2}")
    grammar.phrase(Exchange, "exchange(s) control of {what}", "switch(es) control of {what}")
    grammar.phrase(
        Modify, "treat {cards} as though|if it|they has~have no rules text", changes=(Loses(AllText()),), printed=False
    )


def _damage(grammar: Grammar) -> None:
    for way, divided in (
        ("", False),
        ("divided however you|they want(s) ", True),
        ("divided as you|they choose(s) ", True),
    ):
        grammar.phrase(
            Inflict, f"inflict(s)|deal(s) {{amount}} [additional] damage {way}to|among {{to}}", divided=divided
        )
        grammar.phrase(Inflict, f"inflict(s) up to {{amount}} damage {way}to {{to}}", divided=divided, up_to=True)
        grammar.phrase(Inflict, f"inflict(s) damage {way}to {{to}} equal to {{amount}}", divided=divided, printed=False)
        grammar.phrase(Inflict, f"inflict(s) damage equal to {{amount}} {way}to {{to}}", divided=divided, printed=False)
        grammar.phrase(Inflict, f"{{source}} inflict(s)|deal(s) {{amount}} damage {way}to {{to}}", divided=divided)
        grammar.phrase(
            Inflict,
            f"{{source}} inflict(s)|deal(s) damage equal to {{amount}} {way}to {{to}}",
            divided=divided,
            printed=False,
        )
    reduced = "amount of damage [already] inflicted to {cards} [this turn]"
    grammar.phrase(
        ReduceDamage,
        f"reduce the {reduced} to {{to}}",
        "all damage already inflicted to {cards} [this turn] is reduced to {to}",
    )
    grammar.phrase(Inflict, "inflict(s)|deal(s) [the] damage to {to}", amount=DamageDealt(), printed=False)
    grammar.phrase(
        Inflict,
        "inflict(s) that damage to {to}",
        "that damage is inflicted to {to}",
        amount=DamageDealt(),
        printed=False,
    )
    grammar.phrase(LoseInfluence, "{cards} lose(s) influence equal to {amount}", printed=False)
    grammar.phrase(YouGainInfluence, "gain(s) influence equal to {amount}", printed=False)
    grammar.phrase(YouLoseInfluence, "lose(s) influence equal to {amount}", printed=False)
    grammar.phrase(GainInfluence, "{cards} gain(s) {amount} influence", "{cards} gain(s) influence equal to {amount}")
    grammar.phrase(Tie, "if there is a tie , you decide which {type} is picked|destroyed")
    grammar.phrase(LoseInfluence, "have {cards} lose {amount} influence", printed=False)
    grammar.phrase(LoseInfluence, "{cards} lose(s) {amount} influence")
    grammar.phrase(YouGainInfluence, "gain(s) {amount} influence")
    grammar.phrase(YouLoseInfluence, "lose(s) {amount} influence")
    grammar.phrase(SetInfluence, "set {who} 's influence to {amount}")
    for verb, increase in (("reduce", False), ("increase", True)):
        grammar.phrase(ChangeAmount, f"{verb} the amount by {{by}}", f"{verb} it by {{by}}", increase=increase)
    grammar.phrase(SetAmount, "reduce the amount to {to}", "reduce it to {to}")


def _tokens(grammar: Grammar) -> None:
    grammar.phrase(
        PutTokens, "put(s)|add(s) a token on|to {on}", "put(s)|add(s) another token on {on}", amount=Number(1)
    )
    grammar.phrase(PutTokens, "put(s)|add(s) {amount} token+s on|to {on}", "put(s) tokens on {on} equal to {amount}")
    grammar.phrase(PutTokens, "put(s) {amount} token+s divided however you want on {on}", divided=True)
    grammar.phrase(
        PutTokens, "put(s) up to {amount} token+s divided however you want on {on}", divided=True, up_to=True
    )
    grammar.phrase(RemoveTokens, "remove(s) a token from {from_}", amount=Number(1))
    grammar.phrase(RemoveTokens, "remove(s) {amount} token+s from {from_}")
    grammar.phrase(RemoveTokens, "remove(s) all tokens from {from_}")
    grammar.phrase(
        MoveTokens,
        "move(s) {quantity} token+s from {from_} to {to}",
        "move(s) {quantity} token+s from {from_} onto {to}",
    )
    grammar.phrase(RemoveDamage, "remove(s) all damage from {from_}", "remove(s) all damage markers from {from_}")
    grammar.phrase(RemoveDamage, "remove(s) up to {amount} damage [marker+s] from {from_}", up_to=True)
    grammar.phrase(RemoveDamage, "remove(s) {amount} damage [marker+s] from {from_}")
    grammar.phrase(RemoveDamage, "remove(s) a damage marker from {from_}", amount=Number(1), printed=False)
    grammar.phrase(PutTokens, "put(s) up to {amount} token+s on {on}", up_to=True)
    grammar.phrase(PutTokens, "put(s) a number of tokens on {on} equal to {amount}", printed=False)
    grammar.phrase(RemoveTokens, "remove(s) any number of tokens from {from_}", any_number=True)
    grammar.phrase(RemoveTokens, "remove(s) up to {amount} token+s from {from_}", any_number=True)
    grammar.phrase(AddOrRemoveToken, "add(s) or remove(s) a token from {card}")
    grammar.phrase(AddOrRemoveMarker, "add(s) or remove(s) a damage marker from {card}")
    grammar.phrase(DamageMarkers, "put(s)|add(s) a damage marker on|to {on}", amount=Number(1))
    grammar.phrase(DamageMarkers, "put(s)|add(s) {amount} damage marker+s on|to {on}")


def _playing(grammar: Grammar) -> None:
    grammar.phrase(Terminate, "terminate(s) {what}")
    grammar.phrase(Duplicate, "duplicate(s) {what}")
    grammar.phrase(Pay, "pay(s) {amount}", "pay(s) an amount equal to {amount}")
    grammar.phrase(Pay, "pay(s) an additional {amount}", "pay(s) {amount} more", printed=False)
    for opening in ("use this [ability]", "play|deploy this [card]"):
        grammar.phrase(Only, f"{opening} only {{conditions:only}}", printed=opening.startswith("use"))
    grammar.phrase(AnyoneMay, "any|either player may use this ability", "both|all players may use this ability")
    grammar.phrase(Unanswerable, "{who} cannot respond to {cards}", "{who} may not respond to {cards}")
    grammar.phrase(RepeatEffect, "repeat this card 's effect until {until}")
    grammar.phrase(Skip, "on {who} 's next turn , skip {who:simple} 's faction 's restore rule")
    grammar.phrase(AttackNow, "attack {who}")
    grammar.phrase(ControlIcons, "you control an additional {icons:icons}")
