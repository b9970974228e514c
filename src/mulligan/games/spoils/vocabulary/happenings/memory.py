"""What happened this turn: asked as a condition, of a card, as a number; and for the first time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parsy import Result

from mulligan.games.spoils.effects.happenings import Happening, Watched
from mulligan.games.spoils.events import ATTACK, DEED_SIZE
from mulligan.games.spoils.parts import Context
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.conditions import Passes
from mulligan.games.spoils.vocabulary.happenings.events import OfCards, OfInfluence, OfPlayers
from mulligan.games.spoils.vocabulary.happenings.how_often import NTH
from mulligan.games.spoils.vocabulary.happenings.occasions import Draws, IsInflicted, Plays
from mulligan.games.spoils.vocabulary.happenings.tenses import NeverPast, Past
from mulligan.games.spoils.vocabulary.nouns.cards import All, Some
from mulligan.games.spoils.vocabulary.nouns.deeds import PastTest
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.terms import CardType, Compared, compare
from mulligan.kernel.numbers import Card, Seat
from mulligan.language.core.amounts import ONE, Number
from mulligan.language.core.kinds import Amount, Condition, Event, Players
from mulligan.language.core.players import AnyPlayer
from mulligan.language.grammar import Grammar, PrintError, literal
from mulligan.language.references import Mention
from mulligan.language.tree import with_fields
from mulligan.language.words import Word, Words

_FAIL = Result.failure(0, "")
ANYTHING = All(Kind())
# What can be said of a card without "that was": no word that might be what the card did itself.
_NONE_PLAYED = (
    literal("deployed|played no"), literal("did_not|didn't deploy|play a|an|any"),
    literal("has_not|have_not deployed|played a|an|any"),
)  # fmt: skip
_NO = literal("no")
_PLAYED = tuple(literal(words) for words in ("was|were deployed|played", "has_been|have_been deployed|played"))
_DONE = frozenset({"depleted", "restored", "picked", "terminated", "flipped"})


@dataclass(frozen=True)
class Happened(Condition):
    """Something happened this turn so often, or did not."""

    event: Event
    amount: Amount = Number(1)
    compared: Compared = Compared.OR_MORE
    in_battle: bool = False  # in the battle that goes on, or has just ended

    def holds(self, table: Table, at: Context) -> bool:
        event = self.event
        if self.in_battle:
            since = start_of_battle(table)
            times = len([i for i in happenings(table, at, event) if i >= since])
            return compare(times, self.compared, self.amount.of(table, at))
        if isinstance(event, OfInfluence | IsInflicted) and event.more_than is not None:  # "lost 3 or more influence"
            times = 1 if most_for_one(table, at, event) > event.more_than.of(table, at) else 0
        else:
            times = len(happenings(table, at, event))
        return compare(times, self.compared, self.amount.of(table, at))


def start_of_battle(table: Table) -> int:
    """Where the happenings of the latest battle begin."""
    since = 0
    for i in range(0, len(table.deeds), DEED_SIZE):
        if table.deeds[i] == ATTACK:
            since = i
    return since


@dataclass(frozen=True)
class Drew(Condition):
    """Some players drew so many cards this turn."""

    who: Players
    amount: Amount
    compared: Compared = Compared.OR_MORE

    def holds(self, table: Table, at: Context) -> bool:
        drawn = total(table, at, Draws(self.who, True))
        return compare(drawn, self.compared, self.amount.of(table, at))


@dataclass(frozen=True)
class FirstTime(Condition):
    """It is the first time this turn that it happens, or the second, ...; where it is yet to come, that it would."""

    event: Event
    to_come: bool = False
    which: int = 1

    def holds(self, table: Table, at: Context) -> bool:
        return len(happenings(table, at, self.event)) == (self.which - 1 if self.to_come else self.which)


@dataclass(frozen=True)
class TimesHappened(Amount):
    """How often something happened this turn."""

    event: Event

    def of(self, table: Table, at: Context) -> int:
        return len(happenings(table, at, self.event))


@dataclass(frozen=True)
class AmountHappened(Amount):
    """How much it was, this turn: influence gained or lost, damage, cards drawn."""

    event: Event

    def of(self, table: Table, at: Context) -> int:
        return total(table, at, self.event)


@dataclass(frozen=True)
class HadHappen(PastTest):
    """It was depleted, picked, damaged, ... this turn, or did something, or did not."""

    event: Event  # of any card
    did: bool = True

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        age = table.age[card]
        for i in happenings(table, at, self.event):
            if table.deeds[i + 2] == card and table.deeds[i + 6] in (age, age - 1):
                return self.did
        return not self.did


@dataclass(frozen=True)
class DeployedBy(PastTest):
    """Some players deployed it this turn."""

    who: Players

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        for i in happenings(table, at, Plays(self.who, ANYTHING)):
            if table.deeds[i + 2] == card:
                return True
        return False


REMEMBERING = (Happened, Drew, FirstTime, TimesHappened, AmountHappened, HadHappen, DeployedBy)


def event_of(node: Happened | Drew | FirstTime | TimesHappened | AmountHappened | HadHappen | DeployedBy) -> Event:
    """What the table must remember, so that it can be asked."""
    if isinstance(node, Drew):
        return Draws(node.who, True)
    if isinstance(node, DeployedBy):
        return Plays(node.who, ANYTHING)
    return node.event


def happenings(table: Table, at: Context, event: Event) -> list[int]:
    """Where the fitting happenings of this turn begin, in their order."""
    assert isinstance(event, Watched)
    kinds = event.kinds()
    deeds = table.deeds
    found: list[int] = []
    for i in range(0, len(deeds), DEED_SIZE):
        if kinds >> deeds[i] & 1:
            happening = Happening(
                deeds[i], Seat(deeds[i + 1]), Card(deeds[i + 2]), deeds[i + 3], deeds[i + 4], deeds[i + 5]
            )
            if event.fits(table, at, happening):
                found.append(i)
    return found


def total(table: Table, at: Context, event: Event) -> int:
    amount = 0
    for i in happenings(table, at, event):
        amount += table.deeds[i + 3]
    return amount


def most_for_one(table: Table, at: Context, event: OfInfluence | IsInflicted) -> int:
    """How much it was this turn, all in all, for whoever it was the most."""
    place = 4 if isinstance(event, IsInflicted) and event.by is not None else 2
    amounts: dict[int, int] = {}
    for i in happenings(table, at, with_fields(event, more_than=None)):
        amounts[table.deeds[i + place]] = amounts.get(table.deeds[i + place], 0) + table.deeds[i + 3]
    return max(amounts.values(), default=0)


# ---- words ----------------------------------------------------------------------------------------------------------


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    _styles(grammar)
    when = "[earlier|already|so_far] this turn"
    grammar.phrase(Happened, f"{{event:past}} {when}", "this turn , {event:past}")
    battle = "this|during_this|in_this battle"
    grammar.phrase(Happened, f"{{event:past}} {battle}", in_battle=True)
    grammar.phrase(
        Happened, f"{{event:never_past}} {battle}", amount=Number(0), compared=Compared.EXACTLY, in_battle=True
    )
    grammar.phrase(Happened, "{event:never_past} this turn", amount=Number(0), compared=Compared.EXACTLY)
    grammar.phrase(
        Happened, f"{{event:past}} {{amount}} or more times {when}", "{event:past} at least {amount} times this turn"
    )
    grammar.phrase(Happened, f"{{event:past}} twice {when}", amount=Number(2), printed=False)
    grammar.phrase(Happened, "no {event:no_past} this turn", amount=Number(0), compared=Compared.EXACTLY, printed=False)
    grammar.phrase(
        Happened, "{event:none_past} this turn", "{event:none_played} this turn",
        amount=Number(0), compared=Compared.EXACTLY, printed=False,
    )  # fmt: skip
    grammar.phrase(Happened, "{event:none_played} this turn", amount=Number(0), compared=Compared.EXACTLY)
    grammar.phrase(
        Drew,
        f"{{who}} drew {{amount}} or more cards {when}",
        f"{{who}} drew at least {{amount}} card+s {when}",
        f"{{who}} has~have drawn {{amount}} or more cards {when}",
        f"{{who}} has~have drawn at least {{amount}} card+s {when}",
    )
    grammar.phrase(
        Drew,
        "{who} did not draw a card this turn",
        "{who} drew no cards this turn",
        amount=Number(0),
        compared=Compared.EXACTLY,
    )
    grammar.phrase(HadHappen, "that {event:past_of_it} this turn")
    grammar.phrase(HadHappen, "that {event:never_past_of_it} this turn", did=False)
    grammar.phrase(HadHappen, "{event:done_to_it} this turn", printed=False)
    grammar.phrase(DeployedBy, "{who} [has~have] deployed|played this turn", "deployed|played by {who} this turn")
    grammar.phrase(DeployedBy, "deployed|played this turn by {who}", printed=False)
    grammar.phrase(
        DeployedBy, "deployed|played this turn", "that was~were deployed|played this turn",
        who=AnyPlayer(), printed=False,
    )  # fmt: skip
    for which, word in enumerate(NTH, 1):
        grammar.phrase(FirstTime, f"this|it is|was the {word} {{event:deployed_one}}", which=which)
    grammar.phrase(TimesHappened, "<the> number of {event:dealt_by} this turn", printed=False)
    grammar.phrase(TimesHappened, "<the> number of times {event:past} this turn")
    grammar.phrase(
        AmountHappened, "the amount of influence {event:moved} this turn", "the influence {event:moved} this turn"
    )
    grammar.phrase(AmountHappened, "<the> number of cards {event:drawn} this turn")
    grammar.phrase(AmountHappened, "the amount of damage {event:suffered} this turn")

    # After all that is said of cards in its own words: whatever can be said of one with "with" or "that".
    grammar.phrase(Passes, "{cards} has|have {test:with_it}", "{cards} {test:that_it}", printed=False)


def _styles(grammar: Grammar) -> None:
    past, never = grammar.reader(Past), grammar.reader(NeverPast)
    players = grammar.reader(Players)

    def of_it(mark: type, *before: str) -> Any:
        reader = grammar.reader(mark)

        def read(words: Words, index: int) -> Result:
            """What is said of a card after "that": an event with it as its subject."""
            if len(before) > 1 and (index >= len(words) or words.words[index].plain not in _DONE):
                return _FAIL
            line = [*(Word(word, word, 0) for word in before), *words.words[index:]]
            found = reader(Words(line, shy=words.shy), 0)
            if not found.status or found.index <= len(before):
                return _FAIL
            event = found.value
            if not isinstance(event, OfCards) or event.cards != Mention("it"):
                return _FAIL
            end = found.index - len(before) + index
            return Result.success(end, with_fields(event, cards=ANYTHING))

        return read

    def read_dealt_by(words: Words, index: int) -> Result:
        """cards an opponent discarded; an item you took control of: the event with one such card"""
        for start in range(index + 1, min(index + 5, len(words))):
            who = players(words, start)
            verb = who.index
            while who.status and verb < len(words) and words.words[verb].plain in ("has", "have"):
                verb += 1
            if not who.status or verb >= len(words):
                continue
            line = [*words.words[start : verb + 1], Word("a", "a", 0), *words.words[index:start]]
            found = past(Words(line, shy=words.shy), 0)
            if found.status and found.index == len(line) and isinstance(found.value, OfPlayers):
                if isinstance(getattr(found.value, "cards", None), Some):
                    return Result.success(verb + 1, found.value)
        return _FAIL

    def show_drawn(value: Any, plural: bool) -> list[str]:
        if not isinstance(value, Draws):
            raise PrintError("no cards drawn")
        return grammar.show_apart(Past, value, plural)[:-2]

    def show_of_it(mark: type) -> Any:
        def show(value: Any, plural: bool) -> list[str]:
            if not isinstance(value, OfCards) or value.cards != ANYTHING:
                raise PrintError("not said of a card")
            return grammar.show_apart(mark, with_fields(value, cards=Mention("it")), plural)[1:]

        return show

    def read_no(words: Words, index: int) -> Result:
        """no character was destroyed; no opponent attacked"""
        if index < len(words) and words.words[index].plain in ("damage", "battle"):  # of which there is no "a"
            return past(words, index)
        line = [Word("a", "a", 0), *words.words[index:]]
        found = past(Words(line, shy=words.shy), 0)
        return Result.success(found.index - 1 + index, found.value) if found.status else _FAIL

    kind = grammar.reader(Kind)

    def read_none_past(words: Words, index: int) -> Result:
        """you discarded no cards; an opponent attacked with no characters"""
        who = players(words, index)
        line = words.words
        for place in range(who.index + 1, min(who.index + 4, len(line))) if who.status else ():
            if line[place].plain == "no":
                one = [*line[index:place], Word("a", "a", 0), *line[place + 1 :]]
                found = past(Words(one, shy=words.shy), 0)
                return Result.success(found.index + index, found.value) if found.status else _FAIL
        return _FAIL

    def read_none_played(words: Words, index: int) -> Result:
        """you deployed no cards; you did not deploy a character; no tactics were deployed"""
        none = _NO(words, index)
        those = kind(words, none.index) if none.status else _FAIL
        ended = next((at for some in _PLAYED if those.status and (at := some(words, those.index)).status), _FAIL)
        if ended.status and CardType.RESOURCE not in those.value.types:
            return Result.success(ended.index, Plays(AnyPlayer(), Some(ONE, those.value)))
        who = players(words, index)
        opened = next(
            (found for some in _NONE_PLAYED if who.status and (found := some(words, who.index)).status), _FAIL
        )
        some = kind(words, opened.index) if opened.status else _FAIL
        if not some.status or CardType.RESOURCE in some.value.types:  # a resource is played otherwise (605)
            return _FAIL
        return Result.success(some.index, Plays(who.value, Some(ONE, some.value)))

    def show_none_played(value: Any, plural: bool) -> list[str]:
        if not isinstance(value, Plays) or not isinstance(value.cards, Some):
            raise PrintError("nothing that could have been played")
        return [*grammar.show(value.who), "deployed", "no", *grammar.show(value.cards.kind, True)]

    def read_deployed_one(words: Words, index: int) -> Result:
        """tactic you deployed this turn; card an opponent has deployed this turn"""
        some = kind(words, index)
        *rest, by = some.value.tests if some.status and some.value.tests else (None,)
        if not isinstance(by, DeployedBy) or CardType.RESOURCE in some.value.types:  # played otherwise (605)
            return _FAIL
        return Result.success(some.index, Plays(by.who, Some(ONE, with_fields(some.value, tests=tuple(rest)))))

    def show_deployed_one(value: Any, plural: bool) -> list[str]:
        if not isinstance(value, Plays) or not isinstance(value.cards, Some):
            raise PrintError("nothing that was played")
        return [*grammar.show(value.cards.kind, False), *grammar.show(value.who), "deployed", "this", "turn"]

    def following(*tails: tuple[str, ...]) -> Any:
        """WHO gained, lost, drew: the event is the same, the noun stands before it."""

        def read(words: Words, index: int) -> Result:
            who = players(words, index)
            if not who.status:
                return _FAIL
            for tail in tails:
                end = who.index
                if [word.plain for word in words.words[end : end + 2]] == ["'s", "faction"]:
                    end += 2
                while end < len(words) and words.words[end].plain in ("has", "have"):
                    end += 1
                if end < len(words) and words.words[end].plain == tail[0]:
                    line = [*words.words[index:end], *(Word(word, word, 0) for word in tail)]
                    found = past(Words(line, shy=words.shy), 0)
                    if found.status and found.index == len(line):
                        return Result.success(end + 1, found.value)
            return _FAIL

        return read

    def read_suffered(words: Words, index: int) -> Result:
        """inflicted to WHAT"""
        line = [Word(word, word, 0) for word in ("damage", "was")] + list(words.words[index:])
        found = past(Words(line, shy=words.shy), 0)
        return Result.success(found.index - 2 + index, found.value) if found.status and found.index > 2 else _FAIL

    def never_shown(value: Any, plural: bool) -> list[str]:
        raise PrintError("only read")

    def show_moved(value: Any, plural: bool) -> list[str]:
        words = grammar.show_apart(Past, value, plural)
        if words[-1] != "influence":
            raise PrintError("no influence")
        return words[:-1]

    def show_suffered(value: Any, plural: bool) -> list[str]:
        words = grammar.show_apart(Past, value, plural)
        if words[:2] != ["damage", "was"]:
            raise PrintError("no damage")
        return words[2:]

    def reads(parser: Any) -> Any:
        return lambda words, index: parser(words, index)

    grammar.style("past", reads(past), lambda value, plural: grammar.show_apart(Past, value, plural))
    grammar.style("never_past", reads(never), lambda value, plural: grammar.show_apart(NeverPast, value, plural))
    grammar.style("no_past", read_no, never_shown)
    grammar.style("none_past", read_none_past, never_shown)
    grammar.style("none_played", read_none_played, show_none_played)
    grammar.style("deployed_one", read_deployed_one, show_deployed_one)
    grammar.style("past_of_it", of_it(Past, "it"), show_of_it(Past))
    grammar.style("never_past_of_it", of_it(NeverPast, "it"), show_of_it(NeverPast))
    grammar.style("done_to_it", of_it(Past, "it", "was"), never_shown)
    grammar.style("dealt_by", read_dealt_by, never_shown)
    grammar.style("moved", following(("gained", "influence"), ("lost", "influence")), show_moved)
    grammar.style("drawn", following(("drew", "a", "card"), ("drawn", "a", "card")), show_drawn)
    grammar.style("suffered", read_suffered, show_suffered)
