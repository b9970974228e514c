"""Events that triggers and replacements watch for: "this card enters play", "an opponent deploys a tactic"."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.vocabulary.nouns.cards import Zone
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.terms import Party
from mulligan.language.core.kinds import Amount, Cards, Condition, Event, Players
from mulligan.language.core.players import EachPlayer
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class StartOfTurn(Event):
    """A turn of some players starts (602)."""

    whose: Players
    next: bool = False


@dataclass(frozen=True)
class EndOfTurn(Event):
    """A turn of some players ends (610)."""

    whose: Players | None = None


@dataclass(frozen=True)
class EndOfBattle(Event):
    """The battle is over (609.1h)."""


@dataclass(frozen=True)
class EntersPlay(Event):
    """A card enters play."""

    cards: Cards
    under: Players | None = None


@dataclass(frozen=True)
class LeavesPlay(Event):
    """A card leaves play."""

    cards: Cards


@dataclass(frozen=True)
class EntersOrLeaves(Event):
    """A card enters or leaves play."""

    cards: Cards


@dataclass(frozen=True)
class OneOf(Event):
    """One event or another: a paragraph that watches for it is read as one for each."""

    events: tuple[Event, ...]


@dataclass(frozen=True)
class IsDestroyed(Event):
    """A card is destroyed (304), perhaps by battle damage or by certain cards."""

    cards: Cards
    by_battle_damage: bool = False
    by: Cards | None = None
    damaged_by: Cards | None = None


@dataclass(frozen=True)
class IsPut(Event):
    """A card is put into an area from play, or from anywhere."""

    cards: Cards
    zone: Zone
    from_: Zone | None = None
    from_anywhere: bool = False


@dataclass(frozen=True)
class Attacks(Event):
    """A card attacks, perhaps in a party of more than so many."""

    cards: Cards
    more_than: Amount | None = None


@dataclass(frozen=True)
class Blocks(Event):
    """A card blocks."""

    cards: Cards


@dataclass(frozen=True)
class BlocksCovert(Event):
    """A card blocks a covert party."""

    cards: Cards


@dataclass(frozen=True)
class IsBlocked(Event):
    """A card is blocked."""

    cards: Cards


@dataclass(frozen=True)
class BlocksOrIsBlocked(Event):
    """A card blocks or is blocked."""

    cards: Cards


@dataclass(frozen=True)
class PlayerAttacked(Event):
    """Some players are attacked."""

    who: Players


@dataclass(frozen=True)
class PlayerAttacks(Event):
    """Some players attack."""

    who: Players


@dataclass(frozen=True)
class PlayerForms(Event):
    """Some players form a battle party, perhaps of so many members at least."""

    who: Players
    party: Party
    at_least: Amount | None = None


@dataclass(frozen=True)
class PartyFormed(Event):
    """A battle party is formed, with this card among it."""

    parties: tuple[Party, ...]
    including: Cards | None = None
    others: Amount | None = None


@dataclass(frozen=True)
class Inflicts(Event):
    """A card inflicts damage."""

    cards: Cards
    to: Cards | None = None
    battle: bool = False


@dataclass(frozen=True)
class IsInflicted(Event):
    """Damage is inflicted to a card, perhaps more than so much, perhaps while something holds."""

    to: Cards
    by: Cards | None = None
    battle: bool = False
    more_than: Amount | None = None
    while_: Condition | None = None


@dataclass(frozen=True)
class LosesInfluence(Event):
    """A faction loses influence."""

    cards: Cards


@dataclass(frozen=True)
class IsDepleted(Event):
    """A card becomes depleted."""

    cards: Cards


@dataclass(frozen=True)
class IsRestored(Event):
    """A card is restored."""

    cards: Cards


@dataclass(frozen=True)
class IsPicked(Event):
    """A card is picked (310), perhaps by certain cards."""

    cards: Cards
    by: Cards | None = None


@dataclass(frozen=True)
class IsFlippedDown(Event):
    """A card is flipped face-down (411.4)."""

    cards: Cards


@dataclass(frozen=True)
class Plays(Event):
    """Some players play a card."""

    who: Players
    cards: Cards


@dataclass(frozen=True)
class PlaysResource(Event):
    """Some players play a resource (605)."""

    who: Players


@dataclass(frozen=True)
class Draws(Event):
    """Some players draw cards; any number at once where `many`."""

    who: Players
    many: bool = False
    developing: bool = False


@dataclass(frozen=True)
class Discards(Event):
    """Some players discard cards."""

    who: Players
    cards: Cards


@dataclass(frozen=True)
class IsDiscarded(Event):
    """A card is discarded (305)."""

    cards: Cards


@dataclass(frozen=True)
class IsRemoved(Event):
    """A card is put out of the game (403.6)."""

    cards: Cards


@dataclass(frozen=True)
class IsTerminated(Event):
    """A card or ability is terminated (314)."""

    cards: Cards


@dataclass(frozen=True)
class IsAttached(Event):
    """A card becomes attached to another."""

    cards: Cards
    to: Cards


@dataclass(frozen=True)
class IsFlippedUp(Event):
    """A card is flipped face-up (411.3)."""

    cards: Cards


@dataclass(frozen=True)
class TakesControl(Event):
    """Some players take control of a card."""

    who: Players
    cards: Cards


@dataclass(frozen=True)
class GainsInfluence(Event):
    """A faction gains influence."""

    cards: Cards


@dataclass(frozen=True)
class Uses(Event):
    """Some players use an ability."""

    who: Players
    cards: Cards


@dataclass(frozen=True)
class Searches(Event):
    """Some players search a deck."""

    who: Players


@dataclass(frozen=True)
class TokenPut(Event):
    """A token is put on a card."""

    cards: Cards


@dataclass(frozen=True)
class TokenRemoved(Event):
    """A token is removed from a card."""

    cards: Cards


@dataclass(frozen=True)
class CoinResult(Event):
    """Some players win or lose a coin flip."""

    who: Players
    won: bool = True


@dataclass(frozen=True)
class NotBlocked(Event):
    """A card attacks and is not blocked."""

    cards: Cards


@dataclass(frozen=True)
class BlocksCard(Event):
    """A card blocks another."""

    cards: Cards
    blocked: Cards


@dataclass(frozen=True)
class AttacksTarget(Event):
    """A card attacks a faction or a location."""

    cards: Cards
    target: Cards


@dataclass(frozen=True)
class PlayerInflicts(Event):
    """Some players inflict damage."""

    who: Players
    to: Cards


@dataclass(frozen=True)
class BattleStarts(Event):
    """A battle starts (608.1a)."""


@dataclass(frozen=True)
class HandOut(Event):
    """Some players have no cards in their hand."""

    who: Players


@dataclass(frozen=True)
class CoinFlipped(Event):
    """A coin is flipped."""


@dataclass(frozen=True)
class RunsOut(Event):
    """A card has no tokens left."""

    cards: Cards


@dataclass(frozen=True)
class ComesToControl(Event):
    """Some players control such cards."""

    who: Players
    kind: Kind


@dataclass(frozen=True)
class DeckOut(Event):
    """Some players have no cards in their deck."""

    who: Players


def enter(grammar: Grammar) -> None:
    """Enter the phrases for events. "would be" and "is" say the same: whether it is replaced shows in what follows."""
    _of_turns(grammar)
    _of_play(grammar)
    _of_battles(grammar)
    _of_damage(grammar)
    _of_players(grammar)


def _of_turns(grammar: Grammar) -> None:
    grammar.phrase(StartOfTurn, "the start of {whose} 's turn")
    grammar.phrase(StartOfTurn, "start of {whose} 's turn", printed=False)
    grammar.phrase(StartOfTurn, "the start of {whose} 's next turn", next=True)
    grammar.phrase(StartOfTurn, "the start of the next turn", whose=EachPlayer(), next=True)
    grammar.phrase(StartOfTurn, "the start of each turn", "the start of every turn", whose=EachPlayer(), printed=False)
    grammar.phrase(StartOfTurn, "the start of each of {whose} 's turns", printed=False)
    grammar.phrase(EndOfTurn, "the end of each|every turn", whose=EachPlayer(), printed=False)
    grammar.phrase(EndOfTurn, "the end of {whose} 's turn", "end of {whose} 's turn")
    grammar.phrase(EndOfTurn, "the end of each of {whose} 's turns", printed=False)
    grammar.phrase(EndOfTurn, "the end of [the|this] turn", "end of turn")
    grammar.phrase(EndOfBattle, "the end of the|this|a|each battle", "end of battle")


def _of_play(grammar: Grammar) -> None:
    grammar.phrase(EntersPlay, "{cards} [would] enter(s)|comes~come play|into_play [under {under} 's control]")
    grammar.phrase(LeavesPlay, "{cards} leave(s) play", "{cards} would leave play")
    grammar.phrase(EntersOrLeaves, "{cards} enter(s) or leave(s) play")
    for be in ("is~are", "would be"):
        printed = be == "is~are"
        grammar.phrase(IsDestroyed, f"{{cards}} {be} destroyed", printed=printed)
        grammar.phrase(
            IsDestroyed, f"{{cards}} {be} destroyed by battle damage", by_battle_damage=True, printed=printed
        )
        grammar.phrase(IsDestroyed, f"{{cards}} {be} destroyed by {{by}} [or effect]", printed=printed)
        grammar.phrase(
            IsDestroyed, f"{{cards}} {be} destroyed during a turn when {{damaged_by}} damaged it", printed=printed
        )
        grammar.phrase(IsPut, f"{{cards}} {be} put into {{zone}} from play", printed=printed)
        grammar.phrase(IsPut, f"{{cards}} {be} put into {{zone}} from anywhere", from_anywhere=True, printed=printed)
        grammar.phrase(IsDepleted, f"{{cards}} {be} depleted", "{cards} [would] become(s) depleted", printed=printed)
        grammar.phrase(
            IsRestored,
            f"{{cards}} {be} restored",
            "{cards} [would] restore(s)",
            "{cards} become(s) restored",
            printed=printed,
        )
        grammar.phrase(IsPicked, f"{{cards}} {be} picked [by {{by}}]", printed=printed)
        grammar.phrase(IsPicked, f"{{cards}} {be} picked by {{by:card_of}}", printed=False)
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
        grammar.phrase(
            IsAttached, f"{{cards}} {be} attached to {{to}}", "{cards} become(s) attached to {to}", printed=printed
        )
        grammar.phrase(IsFlippedUp, f"{{cards}} {be} flipped [face] up|face-up", printed=printed)
        grammar.phrase(TokenPut, f"a token {be} put on {{cards}}", printed=printed)
        grammar.phrase(TokenRemoved, f"a token {be} removed from {{cards}}", printed=printed)
        grammar.phrase(IsPut, f"{{cards}} {be} put into {{zone}} from {{from_}}", printed=printed)
        grammar.phrase(IsPut, f"{{cards}} {be} put into {{zone}}", from_anywhere=True, printed=False)
        grammar.phrase(IsFlippedDown, f"{{cards}} {be} flipped [face] down|face-down", printed=printed)
    for goes in ("goes~go", "would go"):
        grammar.phrase(IsPut, f"{{cards}} {goes} to|into {{zone}} from play", printed=False)
        grammar.phrase(IsPut, f"{{cards}} {goes} to|into {{zone}} from {{from_}}", printed=False)
        grammar.phrase(IsPut, f"{{cards}} {goes} to|into {{zone}} [from anywhere]", from_anywhere=True, printed=False)
    grammar.phrase(RunsOut, "{cards} has no tokens on it", "there is~are no tokens on {cards}")


def _of_battles(grammar: Grammar) -> None:
    grammar.phrase(Attacks, "{cards} [would] attack(s)")
    grammar.phrase(Attacks, "{cards} attack(s) in a party with more than {more_than} member+s")
    grammar.phrase(Blocks, "{cards} [would] block(s)")
    grammar.phrase(BlocksCovert, "{cards} block(s) a covert party")
    grammar.phrase(NotBlocked, "{cards} attack(s) and is~are not blocked", "{cards} is~are not blocked")
    grammar.phrase(BlocksCard, "{cards} block(s) {blocked}")
    grammar.phrase(BlocksCard, "{blocked} is~are blocked by {cards}", printed=False)
    grammar.phrase(AttacksTarget, "{cards} attack(s) {target}")
    grammar.phrase(AttacksTarget, "{target} is~are attacked by {cards}", printed=False)
    grammar.phrase(BattleStarts, "a battle starts|begins", "the start of a|each battle")
    grammar.phrase(IsBlocked, "{cards} is~are blocked", "{cards} become(s) blocked")
    grammar.phrase(BlocksOrIsBlocked, "{cards} block(s) or is~are blocked")
    grammar.phrase(PlayerAttacked, "{who} is~are attacked", "{who} is~are being attacked")
    grammar.phrase(PlayerAttacks, "{who} attack(s)", "{who} form(s) an attacking party")
    grammar.phrase(
        PlayerForms,
        "{who} form(s) a|an {party} party [with|of at least {at_least} character|characters|member|members]",
    )
    grammar.phrase(
        PartyFormed,
        "a|an {parties:or} party is formed [including {including} [and at least {others} other characters]]",
    )


def _of_damage(grammar: Grammar) -> None:
    for verb in ("inflict(s)|deal(s)", "would inflict|deal"):
        printed = verb.startswith("inflict")
        for battle, damage in ((False, "damage"), (True, "battle damage")):
            grammar.phrase(Inflicts, f"{{cards}} {verb} {damage} [to {{to}}]", battle=battle, printed=printed)
    for be in ("is~are", "would be"):
        printed = be == "is~are"
        for battle, damage in ((False, "damage"), (True, "battle damage")):
            grammar.phrase(
                IsInflicted, f"{damage} {be} inflicted to {{to}} [by {{by}}] [while {{while_}}]",
                battle=battle, printed=printed,
            )  # fmt: skip
            grammar.phrase(
                IsInflicted, f"any amount of {damage} greater than {{more_than}} {be} inflicted to {{to}}",
                battle=battle, printed=printed,
            )  # fmt: skip
    grammar.phrase(IsInflicted, "{to} would be dealt|inflicted damage [by {by}]", printed=False)
    grammar.phrase(IsInflicted, "{to} is~are dealt|inflicted damage [by {by}]", printed=False)
    grammar.phrase(LosesInfluence, "{cards} lose(s) influence", "{cards} would lose influence")
    grammar.phrase(LosesInfluence, "{cards:faction} [would] lose(s) influence", printed=False)


def _of_players(grammar: Grammar) -> None:
    grammar.phrase(PlaysResource, "{who} play(s) a resource", "{who} is~are playing a resource")
    grammar.phrase(Plays, "{who} [would] play(s)|deploy(s) {cards}")
    grammar.phrase(Plays, "{cards} is~are played|deployed", who=EachPlayer(), printed=False)
    grammar.phrase(Draws, "{who} draw(s) any number of cards", many=True)
    grammar.phrase(Draws, "{who} draw(s) a card", "{who} would draw a card")
    grammar.phrase(Draws, "{who} would draw a card as part of {who:simple} 's develop rule", developing=True)
    grammar.phrase(Discards, "{who} discard(s) {cards}", "{who} would discard {cards}")
    grammar.phrase(TakesControl, "{who} [would] take(s)|gain(s) control of {cards}")
    grammar.phrase(GainsInfluence, "{cards} gain(s) influence", "{cards} would gain influence")
    grammar.phrase(GainsInfluence, "{cards:faction} [would] gain(s) influence", printed=False)
    grammar.phrase(Uses, "{who} use(s) {cards}", "{who} would use {cards}")
    grammar.phrase(Uses, "{cards} is~are used", who=EachPlayer(), printed=False)
    grammar.phrase(Searches, "{who} [would] search(es) they|you 's deck", "{who} search(es) a deck")
    grammar.phrase(CoinResult, "{who} win(s) a coin flip", "{who} win(s) a flip")
    grammar.phrase(CoinResult, "{who} lose(s) a coin flip", "{who} lose(s) a flip", won=False)
    grammar.phrase(PlayerInflicts, "{who} inflict(s) damage to {to}", "{who} would inflict damage to {to}")
    grammar.phrase(HandOut, "{who} has~have no cards in they|you 's hand")
    grammar.phrase(CoinFlipped, "a coin is flipped", "you flip a coin")
    grammar.phrase(ComesToControl, "{who} control(s) any|a|an {kind}")
    grammar.phrase(DeckOut, "{who} has~have no cards in they|you 's deck")
