"""Instructions that move cards between areas, and that look at them: draw, discard, search, put, reveal, play."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from mulligan.games.spoils.vocabulary.nouns.cards import Zone
from mulligan.games.spoils.vocabulary.terms import Party, Trade
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Cards, Instruction, Players, Quantity
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node


@dataclass(frozen=True)
class Draw(Instruction):
    """Draw cards as a group (306.3)."""

    amount: Amount
    up_to: bool = False


@dataclass(frozen=True)
class Discard(Instruction):
    """Discard cards from the hand of whoever does it (305)."""

    what: Cards


@mypyc_attr(allow_interpreted_subclasses=True)
class To(Node):
    """Where cards are put."""


@dataclass(frozen=True)
class ToZone(To):
    """Into an area."""

    zone: Zone
    face_down: bool = False


@dataclass(frozen=True)
class OnTop(To):
    """On top of a deck; of the deck the cards came from where none is named."""

    of: Players | None = None
    any_order: bool = False


@dataclass(frozen=True)
class OnBottom(To):
    """On the bottom of a deck; of the deck the cards came from where none is named."""

    of: Players | None = None
    any_order: bool = False


@dataclass(frozen=True)
class OnTopOrBottom(To):
    """On top or on the bottom of a deck, as one likes."""

    of: Players
    any_order: bool = False


@dataclass(frozen=True)
class BackInOrder(To):
    """Back where they were, in any order."""


@dataclass(frozen=True)
class IntoPlay(To):
    """Into play, which is not playing (402.8): under whose control, and how."""

    under: Players | None = None
    as_resource: bool = False
    face_up: bool = False
    attached_to: Cards | None = None
    party: Party | None = None
    depleted: bool = False


@dataclass(frozen=True)
class EitherPlace(To):
    """One place or another."""

    places: tuple[To, ...]


@dataclass(frozen=True)
class Put(Instruction):
    """Put cards somewhere. `instead` where it replaces going to the discard pile after resolving."""

    what: Cards
    to: To
    instead: bool = False


@dataclass(frozen=True)
class PutAway(Instruction):
    """Put some of the cards in one place and the rest in another."""

    what: Cards
    to: To
    rest: Cards
    rest_to: To


@dataclass(frozen=True)
class RemoveFromGame(Instruction):
    """Put cards out of the game (403.6); the current wording calls that the void."""

    what: Cards
    face_down: bool = False


@dataclass(frozen=True)
class Search(Instruction):
    """Search an area for cards (312); a deck is shuffled afterwards."""

    zone: Zone
    what: Cards
    reveal: bool = False


@dataclass(frozen=True)
class Reveal(Instruction):
    """Show cards to all; `from_hand` where the card itself is said to be there."""

    what: Cards
    from_hand: bool = False


@dataclass(frozen=True)
class LookAt(Instruction):
    """Look at cards."""

    what: Cards


@dataclass(frozen=True)
class ShuffleInto(Instruction):
    """Shuffle cards into a deck (313.2)."""

    what: Cards
    of: Players


@dataclass(frozen=True)
class ShuffleDeck(Instruction):
    """Shuffle a deck."""

    of: Players


@dataclass(frozen=True)
class Micromajigs(Instruction):
    """Put Micromajig tokens into play (409.3)."""

    quantity: Quantity
    under: Players | None = None
    covert: bool = False


@dataclass(frozen=True)
class Play(Instruction):
    """Play cards now; for free (308), or as if they were in hand, or without meeting their threshold."""

    what: Cards
    free: bool = False
    as_in_hand: bool = False
    no_threshold: bool = False


@dataclass(frozen=True)
class PlayResource(Instruction):
    """Play a resource (605); face-down only where said; attached to the faction where said."""

    amount: Amount = Number(1)
    up_to: bool = False
    face_down: bool = False
    attached: bool = False


@dataclass(frozen=True)
class CreateToken(Instruction):
    """Put tokens of a name into play; `DefineToken` says what they are."""

    quantity: Quantity
    name: str
    under: Players | None = None


@dataclass(frozen=True)
class DefineToken(Instruction):
    """What the tokens count as."""

    trade: Trade
    strength: Amount
    life: Amount
    speed: Amount
    subtype: str = ""


def enter(grammar: Grammar) -> None:
    """Enter the phrases for moving cards."""
    _drawing(grammar)
    _places(grammar)
    _putting(grammar)
    _looking(grammar)
    _playing(grammar)


def _drawing(grammar: Grammar) -> None:
    grammar.phrase(Draw, "draw(s) a|another card", "draw(s) 1 card", amount=Number(1))
    grammar.phrase(
        Draw,
        "draw(s) {amount} [more] card+s",
        "draw(s) cards equal to {amount}",
        "draw(s) a number of cards equal to {amount}",
    )
    grammar.phrase(Draw, "draw(s) up to {amount} card+s", up_to=True)
    grammar.phrase(Discard, "discard(s) {what} [from you|they 's hand]", "must discard {what}")


def _places(grammar: Grammar) -> None:
    grammar.phrase(ToZone, "into|in|to {zone} face-down|face_down", face_down=True)
    grammar.phrase(ToZone, "into|in|to {zone}")
    grammar.phrase(
        OnTop,
        "on [the] top of {of} 's deck|decks in any order",
        "back on top of {of} 's deck in any order",
        any_order=True,
    )
    grammar.phrase(OnTop, "on [the] top of {of} 's deck|decks", "on [the] top [of that deck]")
    grammar.phrase(OnBottom, "on <the> bottom of {of} 's deck|decks in any order", any_order=True)
    grammar.phrase(OnBottom, "on <the> bottom of {of} 's deck|decks", "on the bottom [of that deck]")
    grammar.phrase(OnBottom, "on the bottom [of that deck] in any order", any_order=True, printed=False)
    grammar.phrase(BackInOrder, "back in any order")
    grammar.phrase(OnTopOrBottom, "on [the] top or [the] bottom of {of} 's deck in any order", any_order=True)
    grammar.phrase(
        OnTopOrBottom, "on [the] top or [the] bottom of {of} 's deck", "on either the top or bottom of {of} 's deck"
    )
    grammar.phrase(EitherPlace, "{places:or2}", compound=True)
    resource = "as a face-down|face_down resource"
    grammar.phrase(IntoPlay, f"into play under {{under}} 's control {resource}", as_resource=True)
    grammar.phrase(IntoPlay, f"into play {resource} [under {{under}} 's control]", as_resource=True)
    grammar.phrase(
        IntoPlay, "[into play] face-down as a resource [under {under} 's control]", as_resource=True, printed=False
    )
    grammar.phrase(IntoPlay, "into play [under {under} 's control] as a member of the {party} party")
    grammar.phrase(IntoPlay, "into play [under {under} 's control] attached to {attached_to}")
    grammar.phrase(IntoPlay, "into play face-up [under {under} 's control]", face_up=True)
    grammar.phrase(IntoPlay, "into play depleted [under {under} 's control]", depleted=True)
    grammar.phrase(IntoPlay, "into play under {under} 's control depleted", depleted=True, printed=False)
    grammar.phrase(IntoPlay, "into play [under {under} 's control]")


def _putting(grammar: Grammar) -> None:
    for words, covert in (("", False), ("with COVERT ", True)):
        grammar.phrase(
            Micromajigs, f"put(s) {{quantity}} Micromajig token+s {words}into play [under {{under}} 's control]",
            covert=covert,
        )  # fmt: skip
        grammar.phrase(
            Micromajigs, f"put(s) {{quantity}} micromajigs {words}into play [under {{under}} 's control]",
            covert=covert, printed=False,
        )  # fmt: skip
    grammar.phrase(RemoveFromGame, "remove(s) {what} from the game", "void(s) {what}")
    grammar.phrase(RemoveFromGame, "put(s) {what} into|in the void", "void(s) {what}", printed=False)
    grammar.phrase(
        RemoveFromGame,
        "remove(s) {what} from the game face-down",
        "put(s) {what} into|in the void face-down",
        "void(s) {what} face-down",
        face_down=True,
    )
    grammar.phrase(Put, "put(s) {what} {to} [if you|they can]", "return(s) {what} {to}", "move(s) {what} {to}")
    grammar.phrase(
        Put, "put(s)|return(s) {what} {to} instead of into they 's discard pile",
        "put(s) {what} {to} instead of into it 's owner 's discard pile",
        instead=True,
    )  # fmt: skip
    grammar.phrase(PutAway, "put(s) {what:portion} {to} and {rest:portion} {rest_to}")
    grammar.phrase(ShuffleInto, "shuffle(s) {what} into {of} 's deck|decks")
    grammar.phrase(ShuffleDeck, "shuffle(s) {of} 's deck")


def _looking(grammar: Grammar) -> None:
    grammar.phrase(
        Search,
        "search(es) {zone} for {what} and reveal|reveals it|them",
        "search(es) {zone} for {what} , reveal|reveals it|them",
        reveal=True,
    )
    grammar.phrase(Search, "search(es) {zone} for {what}")
    grammar.phrase(Reveal, "reveal(s) {what}")
    grammar.phrase(Reveal, "reveal(s) {what:pointed} from you|they 's hand", from_hand=True)
    grammar.phrase(LookAt, "look(s) at {what}")


def _playing(grammar: Grammar) -> None:
    grammar.phrase(CreateToken, "put(s) {quantity} {name:name} token+s into play [under {under} 's control]")
    stats = "with {strength} strength , {life} life [,] and {speed} speed"
    grammar.phrase(
        DefineToken,
        f"treat the token|tokens as [a|an] {{trade}} character card+s {stats} [, and the {{subtype:subtype}} subtype]",
    )
    grammar.phrase(PlayResource, "play(s) up to {amount} resource+s", up_to=True)
    grammar.phrase(PlayResource, "play(s) an additional resource", amount=Number(1), printed=False)
    grammar.phrase(PlayResource, "play(s) a|one resource", "play(s) another resource")
    grammar.phrase(PlayResource, "play(s) {amount} resource+s")
    grammar.phrase(PlayResource, "play(s) a face-down resource", face_down=True)
    grammar.phrase(
        PlayResource, "play(s) a face-down resource attached to you 's faction", face_down=True, attached=True
    )
    grammar.phrase(Play, "play(s)|deploy(s) {what}")
    grammar.phrase(Play, "play(s)|deploy(s) {what} for free", free=True)
    grammar.phrase(
        Play,
        "play(s)|deploy(s) {what} for free even if you cannot meet it|they 's threshold",
        free=True,
        no_threshold=True,
    )
    hand = "as if|though it~they was~were in you 's hand"
    grammar.phrase(Play, f"play(s)|deploy(s) {{what}} {hand}", as_in_hand=True)
    grammar.phrase(
        Play, f"play(s)|deploy(s) {{what}} {hand} even if you cannot meet it|they 's threshold",
        f"play(s)|deploy(s) {{what}} {hand} without meeting it|they 's threshold", as_in_hand=True, no_threshold=True,
    )  # fmt: skip
