"""Settles what "it", "that card" and "they" point at, and finds words that point back when a tree is printed.

A noun phrase that brings cards or players in has a `slot`. Reading numbers the slots in reading order and turns each
mention into the slot it points at; printing turns each slot into words that would be read as that slot again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, cast

from mulligan.language.core.flow import By, Either, ForEach, If, Lasting, Option, Where
from mulligan.language.core.kinds import Cards, Event, Instruction, Players
from mulligan.language.core.players import Actor, AnOpponent, EachOtherPlayer, Jointly, PlayerMention, They
from mulligan.language.tree import Node, parts, rebuild, walk, with_fields

N = TypeVar("N", bound=Node)
_PRONOUNS = ("it", "them")
_PUT_AWAY = frozenset({"discarded", "removed", "away"})


@dataclass(frozen=True)
class It(Cards):
    """The cards bound to a slot."""

    slot: int


@dataclass(frozen=True)
class Them(Cards):
    """Cards that were spoken of one by one, and then together."""

    cards: tuple[Cards, ...]

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class Nth(Cards):
    """The first, second, … of the cards bound to a slot."""

    cards: Cards
    number: int


@dataclass(frozen=True)
class Mention(Cards):
    """Words that point back at cards, before it is settled which: a determiner, a participle, a noun."""

    determiner: str
    how: str = ""
    noun: str = ""
    many: bool = False
    ordinal: int = 0

    @property
    def plural(self) -> bool:
        return self.many


class UnboundError(ValueError):
    """A mention of something that was never brought in."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


@dataclass(frozen=True, slots=True)
class Antecedent:
    """Something that has been spoken of."""

    value: Node
    nouns: frozenset[str]
    many: bool = False
    hows: frozenset[str] = frozenset()
    only_it: bool = False
    never_it: bool = False
    loose: frozenset[str] = frozenset()  # nouns for it where nothing else is called so: "a soldier … the character"


class Vocabulary(Protocol):
    """What a game knows about its own noun phrases."""

    def cards_brought_in(self, value: Node, how: str) -> tuple[Antecedent, ...]:
        """The ways a noun phrase for cards can be pointed at later."""

    def player_brought_in(self, value: Node) -> Node | None:
        """What later words for a player stand for after this phrase."""

    def how(self, act: Node) -> str:
        """The participle an instruction gives to its cards: picked, discarded, …"""

    def acted_on(self, event: Node) -> bool:
        """Whether the subject of an event is named first and acted on by what is named after it ("is blocked by")."""

    def acts_itself(self, event: Node) -> bool:
        """Whether "it" that does or gains something after an event is whom the event is about, and not its object."""

    def is_gone(self, antecedent: Antecedent) -> bool:
        """Whether cards spoken of went where nothing can be gained or lost: discarded, say."""

    def pointer(self, value: Node) -> bool:
        """Whether a node of the game's own stands only for something spoken of before."""

    def fits(self, noun: str, antecedent: Antecedent) -> bool:
        """Whether a noun can name what was spoken of."""

    def known_without(self, mention: Mention) -> Node | None:
        """What words mean that point at nothing in their own text, if they can be understood all the same."""

    def comes_back_to(self, node: Node, known: list[Antecedent]) -> Antecedent | None:
        """What a node speaks of again without a noun phrase that stands for it, of all that has been spoken of."""

    def done_in_play(self, act: Node) -> bool:
        """Whether an instruction does nothing to cards that are not in play."""

    def done_to_none(self, act: Node, antecedent: Antecedent) -> bool:
        """Whether an instruction cannot be meant of such cards, wherever they are: tokens on a faction."""

    def is_own(self, antecedent: Antecedent) -> bool:
        """Whether it is the card that speaks, or one that it always speaks of."""

    def asked_of(self, node: Node) -> Node | None:
        """The cards that a condition is about, though it speaks of others later."""

    def is_of_two(self, node: Node) -> bool:
        """Whether a node says something of one card and another."""

    def asked_in_passing(self, node: Node) -> bool:
        """Whether a node asks something of each of several cards, of which nothing is spoken of afterwards."""

    def asks_again(self, first: Node, second: Node) -> bool:
        """Whether the second of two conditions, one "if" after the other, asks what the first has asked of one card."""

    def player_of(self, antecedent: Antecedent) -> Node | None:
        """The player that cards spoken of stand for, where no player has been spoken of: a faction's."""


class Scope:
    """What has been spoken of, most recent last."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.cards: list[Antecedent] = []
        self.players: list[Node] = []
        self.slots = 0

    def speak(self, antecedent: Antecedent) -> None:
        """Bring something in, or come back to it."""
        for known in self.cards:
            if known.value == antecedent.value:
                antecedent = Antecedent(
                    known.value,
                    known.nouns | antecedent.nouns,
                    known.many,
                    known.hows | antecedent.hows,
                    known.only_it,
                    known.never_it and antecedent.never_it,
                    known.loose | antecedent.loose,
                )
        self.cards = [known for known in self.cards if known.value != antecedent.value]
        self.cards.append(antecedent)

    def settle(self, mention: Mention, beside: tuple[Node, ...] = ()) -> Antecedent | None:
        """What a mention points at: "attach this card to it" does not attach it to itself."""
        fitting = [known for known in reversed(self.cards) if self._fits(mention, known)]
        fitting = fitting or [known for known in reversed(self.cards) if self._fits(mention, known, loosely=True)]
        if mention.determiner == "it":
            if not fitting and len(self.cards) == 1:  # "your faction …": where it is all that was spoken of
                fitting = self.cards
            fitting = [known for known in fitting if known.value not in beside] or fitting
        if mention.determiner == "itself":
            fitting = [known for known in fitting if known.value in beside] or fitting
        if mention.ordinal:
            ordered = sorted(fitting, key=lambda known: getattr(known.value, "slot", 0))
            if len(ordered) >= mention.ordinal and not any(known.many for known in ordered):
                return ordered[mention.ordinal - 1]
            return next((known for known in reversed(ordered) if known.many), None)
        same = [known for known in fitting if known.many == mention.many]
        if mention.many and not same:
            alike = [known for known in fitting if known.nouns & fitting[0].nouns]  # not a hand and what was in it
            several = together([known for known in alike if isinstance(known.value, It)])
            return several if several is not None or mention.determiner == "both" else next(iter(fitting), None)
        return next(iter(same or fitting), None)

    def _fits(self, mention: Mention, known: Antecedent, loosely: bool = False) -> bool:
        if mention.determiner in ("it", "them", "itself"):
            return not known.never_it and (not mention.noun or self.vocabulary.fits(mention.noun, known))
        if known.only_it:
            return False
        if mention.how and mention.how not in known.hows and f"{mention.how} {mention.noun}" not in known.nouns:
            return False
        return mention.noun in known.loose if loosely else self.vocabulary.fits(mention.noun, known)

    def settle_player(self, mention: PlayerMention) -> Node | None:
        """Which player words point at."""
        if not self.players:
            stood_for = (self.vocabulary.player_of(known) for known in reversed(self.cards))
            self.players.extend(some for some in stood_for if some is not None)
            del self.players[1:]
        return self.players[-1] if self.players else None


def together(several: list[Antecedent]) -> Antecedent | None:
    """What was spoken of one by one, as one thing to point at; nothing unless there are at least two."""
    if len(several) < 2:
        return None
    ordered = sorted(several, key=lambda known: getattr(known.value, "slot", 0))
    nouns = frozenset[str]().union(*(known.nouns for known in ordered))
    hows = frozenset[str]().union(*(known.hows for known in ordered))
    return Antecedent(Them(tuple(known.value for known in ordered if isinstance(known.value, It))), nouns, True, hows)


def meant_by_its(who: Players, threat: Instruction) -> Players:
    """ "Terminate the tactic unless its controller …": that of the tactic, which is spoken of before."""
    named = {part for part in walk(threat) if isinstance(part, Mention) and part.determiner not in _PRONOUNS}
    if len(named) != 1:
        return who
    meant = named.pop()

    def change(part: Node) -> Node:
        pronoun = isinstance(part, Mention) and part.determiner in _PRONOUNS
        return meant if pronoun else rebuild(part, change)

    changed = change(who)
    assert isinstance(changed, Players)
    return changed


class References:
    """Goes through a tree in reading order and settles its mentions, or makes them."""

    def __init__(self, vocabulary: Vocabulary, settling: bool) -> None:
        self.scope = Scope(vocabulary)
        self.vocabulary = vocabulary
        self._visit = self._settle if settling else self._mention
        self._settling = settling
        self._opponents: set[int] = set()
        self._beside: tuple[Node, ...] = ()  # the other cards that the instruction or event at hand is about
        self._doer: Node | None = None  # whom the event at hand is about, until other cards are spoken of
        self._before: If | None = None  # the instruction just before this one, as it is settled

    def go(self, tree: Node, how: str = "") -> Node:
        """The tree with its mentions settled or made."""
        if isinstance(tree, By):
            return self._by(tree)
        if isinstance(tree, Option):
            return self._option(tree)
        if isinstance(tree, If):
            return self._if(tree)
        if isinstance(tree, Where):
            return self._where(tree)
        if self.vocabulary.asked_in_passing(tree):
            return self._in_passing(tree)
        if isinstance(tree, Instruction):
            self._before = None
        if isinstance(tree, Nth) and not self._settling:
            whole = self._mention(tree.cards, how)
            assert isinstance(whole, Mention)
            how_ = whole.how or next(iter(sorted(self._known(tree.cards).hows)), "")
            return Mention("the", how_, whole.noun or "card", False, tree.number)
        if isinstance(tree, (Mention, PlayerMention, It, Them, They, Actor)) or self.vocabulary.pointer(tree):
            return self._visit(tree, how)
        if isinstance(tree, EachOtherPlayer):
            if tree.than is not None:
                return self._bring_in(with_fields(tree, than=self.go(tree.than)), tree, how)
            spoken_of = self.scope.players[-1] if self.scope.players and self._settling else None
            return self._bring_in(with_fields(tree, than=spoken_of), tree, how)
        inner = self.vocabulary.how(tree) if isinstance(tree, (Instruction, Event)) else how
        changed = self._with_parts(tree, inner)
        if isinstance(changed, Either) and self._settling:
            changed = Either(tuple(self._as_in(changed.acts[0], act, True) for act in changed.acts))
        again = self.vocabulary.comes_back_to(changed if self._settling else tree, self.scope.cards)
        if again is not None:
            self.scope.speak(again)
        if isinstance(tree, Event):
            self._subject_again(changed if self._settling else tree, inner)
        subject = self.vocabulary.asked_of(changed if self._settling else tree)
        for known in self.scope.cards[:] if subject is not None else ():
            if known.value == subject:  # "while this card is in a party with a soldier, it …"
                self.scope.speak(known)
        return self._bring_in(changed, tree, how)

    def _with_parts(self, tree: Node, how: str) -> Node:
        """A node with its parts gone through, each knowing what the instruction is about besides."""
        said: list[Node] = []
        first = tree.said_first() if isinstance(tree, Instruction) else None
        begun = None if first is None else self.go(first, how)
        if first == Mention("it") and self._settling:
            begun = self._doer or self._still_there() or begun
            for known in self.scope.cards[:]:
                if known.value == begun:  # "it inflicts damage equal to its strength to the faction"
                    self.scope.speak(known)
        if begun is not None and first is not None:  # "this card inflicts 1 damage to it": not to itself
            numbered = begun if self._settling else first
            slot = getattr(numbered, "slot", 0)
            said.append(It(slot) if slot else numbered)
        if isinstance(tree, ForEach) and begun is not None:
            self._one_of_them(begun if self._settling else tree.per)

        def go(part: Node) -> Node:
            if begun is not None and part is first:
                return begun
            other = self.vocabulary.is_of_two(tree)
            beside = tuple(said) if isinstance(tree, Instruction | Event) or other else ()
            around, self._beside = self._beside, self._beside if other and not said else beside
            subject = isinstance(tree, Instruction) and tree.goes_on() and not said
            changed = self._doer if subject and is_it(part) and self._doer is not None else None
            there = subject or self._must_be_there(tree)
            if changed is None and there and part == Mention("it") and self._settling:
                changed = self._still_there()
                meant = next((some for some in reversed(self.scope.cards) if not some.never_it), None)
                if changed is None and meant is not None and self.vocabulary.done_to_none(tree, meant):
                    raise UnboundError("it")
            changed = self.go(part, how) if changed is None else changed
            self._beside = around
            numbered = changed if self._settling else part
            slot = getattr(numbered, "slot", 0)
            said.append(It(slot) if slot else numbered)
            return changed

        changed = rebuild(tree, go)
        if isinstance(changed, If | Lasting) and changed.last and self._settling:
            return with_fields(changed, last=False)  # what it points at is settled
        return changed

    def _still_there(self) -> Node | None:
        """ "You may discard a card. If you do, it gains 1 strength": not the card that was discarded."""
        known = [some for some in self.scope.cards if not some.never_it]
        if not known or not self.vocabulary.is_gone(known[-1]):
            return None
        found = next((some.value for some in reversed(known) if not self.vocabulary.is_gone(some)), None)
        if found is None and len(known) == 1 and isinstance(known[0].value, It) and known[0].hows & _PUT_AWAY:
            raise UnboundError("it")
        return found

    def _must_be_there(self, act: Node) -> bool:
        """ "You may discard a card. If you do, deplete it": nothing is done so to what was just put away."""
        if not self.scope.cards:
            return False
        last = self.scope.cards[-1]
        return self.vocabulary.done_to_none(act, last) or (
            "destroyed" not in last.hows and self.vocabulary.done_in_play(act)
        )

    def _one_of_them(self, per: Node) -> None:
        """ "For each item …, its controller …": it is the one at hand."""
        slots = [slot for part in parts(per) if isinstance(part, Cards) and (slot := getattr(part, "slot", 0))]
        for known in self.scope.cards[:]:
            if slots and known.value == It(slots[0]):
                self.scope.cards.remove(known)
                self.scope.speak(Antecedent(known.value, known.nouns, False, known.hows, loose=known.loose))

    def _subject_again(self, event: Node, how: str) -> None:
        """After an event "it" is whom the event is about, though the card itself was spoken of later."""
        self._doer = None
        subject = getattr(event, event.__match_args__[0]) if event.__match_args__ else None
        if not isinstance(subject, Cards) or not self.scope.cards:
            return
        acted_on = self.vocabulary.acted_on(event)
        if self._settling and self.vocabulary.acts_itself(event):
            slot = getattr(subject, "slot", 0)
            self._doer = It(slot) if slot else subject
        if not self.vocabulary.is_own(self.scope.cards[-1]) and not acted_on:
            return
        for antecedent in self.vocabulary.cards_brought_in(subject, how):
            if not antecedent.only_it or acted_on:
                self.scope.speak(antecedent)

    def _bring_in(self, changed: Node, tree: Node, how: str) -> Node:
        if isinstance(changed, Cards):
            self._doer = None
            antecedents = self.vocabulary.cards_brought_in(self._numbered(tree, changed), how)
            numbered = self._last
            for antecedent in antecedents:
                self.scope.speak(antecedent)
            return numbered if self._settling else _unnumbered(changed)
        if isinstance(changed, Players):
            settled = self._numbered(tree, changed)
            player = self.vocabulary.player_brought_in(settled)
            if isinstance(settled, AnOpponent):
                self._opponents.add(settled.slot)
            if player is not None:
                self.scope.players = [known for known in self.scope.players if known != player]
                self.scope.players.append(player)
            return settled if self._settling else _unnumbered(changed)
        return changed

    def _numbered(self, tree: Node, changed: Node) -> Node:
        """The node as the settled tree has it: numbered when settling, as it was when making mentions."""
        if not self._settling:
            self._last = tree
        elif "slot" in changed.__match_args__:
            self.scope.slots += 1
            self._last = with_fields(changed, slot=self.scope.slots)
        else:
            self._last = changed
        return self._last

    _last: Node

    def _if(self, tree: If) -> Node:
        """ "If it is a tactic, … If it is an item, …": it is one and the same, and so is what they then speak of."""
        before = self._before
        again = before is not None and self.vocabulary.asks_again(before.condition, tree.condition)
        if before is not None and again:
            subject = next(part for part in parts(before.condition) if isinstance(part, Cards))
            for known in self.scope.cards[:]:
                if known.value == subject:
                    self.scope.speak(known)
        self._before = None
        changed = self._with_parts(tree, "")
        assert isinstance(changed, If)
        if before is not None and again and self._settling and len(before.then) == len(changed.then) == 1:
            changed = with_fields(changed, then=(self._as_in(before.then[0], changed.then[0], False),))
        self._before = changed if self._settling else tree
        return changed

    def _where(self, tree: Where) -> Node:
        """ "Put X tokens into play, where X is the number of items. They …": what the sentence is about, not what is
        counted in passing."""
        before = len(self.scope.cards)
        self._before = None
        act = self.go(tree.act)
        several = [known for known in self.scope.cards[before:] if isinstance(known.value, It) and known.many]
        lets = tuple(self.go(some) for some in tree.lets)
        for known in several:
            self.scope.speak(known)
        return with_fields(tree, act=act, lets=lets)

    def _as_in(self, first: Instruction, act: Instruction, alike: bool) -> Instruction:
        """An act of which another may be done instead: the cards that either brings in are one thing to point at.

        Not where they are not called the same, if they must be alike.
        """
        pairs = [[part for part in parts(some) if isinstance(part, Cards)] for some in (first, act)]
        if type(first) is not type(act) or [len(cards) for cards in pairs] != [1, 1] or first is act:
            return act
        one, other = (It(getattr(cards[0], "slot", 0)) for cards in pairs)
        known = next((some for some in self.scope.cards if some.value == other), None)
        like = next((some for some in self.scope.cards if some.value == one), None)
        if known is None or like is None or (alike and known.nouns != like.nouns) or known.many != like.many:
            return act
        self.scope.cards.remove(known)
        self.scope.speak(
            Antecedent(one, known.nouns, known.many, known.hows, known.only_it, known.never_it, known.loose)
        )
        made = rebuild(act, lambda part: with_fields(part, slot=one.slot) if part is pairs[1][0] else part)
        assert isinstance(made, Instruction)
        return made

    def _option(self, tree: Option) -> Node:
        """Nothing points from one option into another, nor from afterwards into any of them."""
        return self._in_passing(tree)

    def _in_passing(self, tree: Node) -> Node:
        """Something of which nothing is spoken of afterwards."""
        cards, players = list(self.scope.cards), list(self.scope.players)
        changed = rebuild(tree, lambda part: self.go(part))
        self.scope.cards, self.scope.players = cards, players
        return changed

    def _by(self, tree: By) -> By:
        who = self.go(tree.who)
        players = list(self.scope.players)
        if isinstance(tree.who, Jointly):  # "you and an opponent discard their hands": each of them
            self.scope.players.append(Actor())
        act = self.go(tree.act)
        if isinstance(tree.who, Jointly):
            self.scope.players = players
        else:
            brought_in = self.scope.players[len(players) :]
            if brought_in and not any(isinstance(some, They | Actor) for some in brought_in):
                self.scope.players += players[-1:]  # "… into its owner's hand. If they don't, they …": who was to do it
        assert isinstance(who, Players)
        assert isinstance(act, Instruction)
        return By(who, act)

    def _settle(self, tree: Node, how: str) -> Node:
        if isinstance(tree, PlayerMention):
            if tree.words == "your opponent":
                return self._your_opponent()
            player = self._opponent_before(tree.words) or self.scope.settle_player(tree)
            if player is None:
                raise UnboundError(tree.words)
            return player
        if isinstance(tree, Mention):
            found = self.scope.settle(tree, self._beside)
            if found is None:
                known = self.vocabulary.known_without(tree)
                if known is not None:
                    return self._bring_in(known, known, how)
                raise UnboundError(" ".join(filter(None, (tree.determiner, tree.how, tree.noun))))
            self._again(found, how)
            if tree.ordinal and found.many and isinstance(found.value, Cards):
                return Nth(found.value, tree.ordinal)
            return found.value
        return tree

    def _your_opponent(self) -> Node:
        """ "Your opponent" is an opponent the first time, and that opponent afterwards."""
        for known in reversed(self.scope.players):
            if self._is_opponent(known):
                return known
        return self._bring_in(AnOpponent(), AnOpponent(), "")

    def _opponent_before(self, words: str) -> Node | None:
        """ "If its controller has fewer cards than an opponent, that opponent …": not the controller."""
        players = self.scope.players
        if words not in ("that opponent", "the opponent") or (players and self._is_opponent(players[-1])):
            return None
        return next((known for known in reversed(players) if self._is_opponent(known)), None)

    def _is_opponent(self, player: Node) -> bool:
        return isinstance(player, They) and player.slot in self._opponents

    def _again(self, found: Antecedent, how: str) -> None:
        hows = found.hows | {how} if how else found.hows
        self.scope.speak(
            Antecedent(found.value, found.nouns, found.many, hows, found.only_it, found.never_it, found.loose)
        )

    def _known(self, value: Node) -> Antecedent:
        known = next((some for some in self.scope.cards if some.value == value), None)
        if known is None and isinstance(value, Them):
            known = together([self._known(part) for part in value.cards])
        if known is None:
            raise UnboundError(repr(value))
        return known

    def _mention(self, tree: Node, how: str) -> Node:
        if isinstance(tree, (They, Actor)):
            if self.scope.players and self.scope.players[-1] == tree:
                return PlayerMention("they" if isinstance(tree, Actor) else "that player")
            if self._opponent_before("that opponent") == tree:
                return PlayerMention("that opponent")
            if isinstance(tree, Actor):
                return PlayerMention("they")
            raise UnboundError(repr(tree))
        if isinstance(tree, (It, Them)) or any(some.value == tree for some in self.scope.cards if not some.only_it):
            known = self._known(tree)
            for mention in _ways(known):
                found = self.scope.settle(mention, self._beside)
                if found is not None and found.value == tree:
                    self._again(found, how)
                    return mention
            raise UnboundError(repr(tree))
        return tree


def points_into(words: Node, said: Node) -> bool:
    """Do words point back at cards, where what was said just before them brings cards in?"""
    if isinstance(said, By) or not any(isinstance(part, Mention) for part in walk(words)):
        return False
    return any(isinstance(part, Cards) and "slot" in part.__match_args__ for part in walk(said))


def said_of_others(words: Node, last: Node) -> bool:
    """Is what is said last no part of what words point at? They point back, and it does not; or it points at them,
    and they bring in nothing that would have to be known before."""
    if any(isinstance(part, Mention) for part in walk(last)):
        return not any(isinstance(part, Mention) or "slot" in part.__match_args__ for part in walk(words))
    return any(isinstance(part, Mention) for part in walk(words))


def said_again(subject: Cards, words: N) -> N:
    """Words in which "it" and "they" are what the sentence before is about."""
    made: Any = rebuild(words, lambda part: subject if is_it(part) else said_again(subject, part))
    return cast(N, made)


def is_it(part: Node) -> bool:
    return isinstance(part, Mention) and part.determiner in ("it", "them", "itself")


def _unnumbered(tree: Node) -> Node:
    return with_fields(tree, slot=0) if "slot" in tree.__match_args__ else tree


def _ways(known: Antecedent) -> Iterable[Mention]:
    """Mentions that might point at something, plainest first."""
    nouns = sorted(known.nouns, key=lambda noun: (noun == "card", " " in noun, noun))
    the = "those" if known.many else "that"
    if not known.only_it:
        for noun in nouns:
            yield Mention(the, "", noun, known.many)
        for noun in nouns:
            for how in sorted(known.hows):
                yield Mention("the", how, noun, known.many)
    if not known.never_it:
        yield Mention("them" if known.many else "it", "", "", known.many)
    if not known.only_it:
        for ordinal in (1, 2, 3, 4):
            for noun in nouns:
                for how in sorted(known.hows):
                    yield Mention("the", how, noun, known.many, ordinal)
