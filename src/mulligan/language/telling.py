"""Prints instructions as sentences, so that they read again as the same instructions."""

from __future__ import annotations

from mulligan.language.core.flow import (
    Attempt,
    Averted,
    Both,
    By,
    Either,
    ForEach,
    If,
    Instead,
    Lasting,
    Later,
    May,
    Watch,
    Where,
)
from mulligan.language.core.kinds import Instruction, Players
from mulligan.language.core.players import PlayerMention, You
from mulligan.language.folding import hoisted
from mulligan.language.grammar import Grammar, PrintError
from mulligan.language.tree import with_fields
from mulligan.language.words import capital, join


class Telling:
    """Puts instructions into words, over a grammar of smaller phrases."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar

    def show_body(self, acts: tuple[Instruction, ...]) -> str:
        """Instructions as running sentences."""
        return " ".join(self._show_sentences(acts))

    def _show_sentences(self, acts: tuple[Instruction, ...]) -> list[str]:
        return [capital(join([*words, "."])) for words in self.show_sentences(acts)]

    def show_sentences(self, acts: tuple[Instruction, ...]) -> list[list[str]]:
        """Instructions as the words of sentences, without their full stops."""
        out: list[list[str]] = []
        for act in acts:
            out.extend(self._unfold(act))
        return out

    def _unfold(self, act: Instruction) -> list[list[str]]:
        if isinstance(act, (Watch, Later, ForEach)) and isinstance(act.act, Attempt):
            inside = act.act
            return self._unfold(Attempt(with_fields(act, act=inside.act), inside.then, inside.otherwise))
        if isinstance(act, Attempt):
            said = act.act.act if isinstance(act.act, (Watch, Later, ForEach, Where)) else act.act
            who = "they" if isinstance(said, By) else "you"
            return [
                *self._unfold(act.act),
                *self._hang(["if", who, "do", ","], act.then),
                *self._hang(["otherwise", ","] if act.then else ["if", who, "don't", ","], act.otherwise),
            ]
        if isinstance(act, If):
            return [
                *self._hang(["if", *self.grammar.show(act.condition), ","], act.then),
                *self._hang(["otherwise", ","], act.otherwise),
            ]
        if isinstance(act, Later) and isinstance(act.act, If):
            first, *rest = self._unfold(act.act)
            return [["at", *self.grammar.show(act.event), ",", *first], *rest]
        if isinstance(act, Watch) and isinstance(act.act, If) and not act.act.otherwise:
            if len(act.act.then) == 1 and isinstance(act.act.then[0], Attempt):
                first, *rest = self._unfold(act.act)
                return [self._watched(act, first), *rest]
        if isinstance(act, By) and isinstance(act.act, If):
            may = len(act.act.then) == 1 and isinstance(act.act.then[0], May)
            if may or act.act.otherwise:
                return self._show_such(act.who, act.act)
        if isinstance(act, By) and isinstance(act.act, Attempt) and not _is_averted(act.act):
            then, otherwise = _said_of_them(act.act.then), _said_of_them(act.act.otherwise)
            return [
                *self._unfold(By(act.who, act.act.act)),
                *self._hang(["if", "they", "do", ","], then),
                *self._hang(["otherwise", ","] if then else ["if", "they", "don't", ","], otherwise),
            ]
        return [self._show_whole(act)]

    def _show_such(self, who: Players, act: If) -> list[list[str]]:
        """each player who controls an item, …; otherwise, …"""
        they, *so = self.grammar.show(act.condition)
        if they != "they" or len(act.then) != 1:
            raise PrintError("not said of each of them")
        done = self._show_unit(By(who, act.then[0]), who.plural)
        said = self.grammar.show(who)
        return [[*said, "who", *so, ",", *done[len(said) :]], *self._hang(["otherwise", ","], act.otherwise)]

    def _hang(self, opening: list[str], acts: tuple[Instruction, ...]) -> list[list[str]]:
        if not acts:
            return []
        first, *rest = self.show_sentences(acts)
        return [[*opening, *first], *rest]

    def _show_whole(self, act: Instruction) -> list[str]:
        if isinstance(act, Where):
            lets: list[str] = []
            for let in act.lets:
                lets += [*(["and"] if lets else []), let.name, "is", *self.grammar.show(let.value)]
            return [*self._show_whole(act.act), ",", "where", *lets]
        if isinstance(act, Watch):
            return self._show_watch(act)
        if isinstance(act, Averted):
            offer = act.offer
            if not isinstance(offer, By) or not isinstance(offer.act, May):
                raise PrintError("nobody is asked")
            paid = self._show_acts(offer.act.act, offer.who.plural)
            return [*self._show_whole(act.act), "unless", *self.grammar.show(offer.who), *paid]
        if isinstance(act, Both) and isinstance(act.acts[-1], Watch) and len(act.acts) == 2:
            return self._show_meanwhile(act.acts[0], act.acts[1])
        if isinstance(act, Later):
            return ["at", *self.grammar.show(act.event), ",", *self._show_clause(act.act, True)]
        if isinstance(act, Either) and any(isinstance(some, Both) for some in act.acts):
            return self._show_options("choose", act)
        if isinstance(act, Instead):
            return [*self._show_whole(act.act), "instead"]
        if isinstance(act, ForEach) and act.apart:
            counted = self.grammar.show_styled("counted", act.per)
            return ["for", "each", *counted, ",", *self._show_clause(act.act, True)]
        if isinstance(act, ForEach) and isinstance(act.act, Both):
            return [*self._show_clause(act.act, True), "for", "each", *self.grammar.show_styled("counted", act.per)]
        if isinstance(act, Lasting) and isinstance(act.act, (Both, Either, ForEach, May, Lasting, Later)):
            return [*self.grammar.show(act.duration), ",", *self._show_whole(act.act)]
        return self._show_clause(act, True)

    def _show_options(self, choose: str, act: Either) -> list[str]:
        options: list[str] = []
        for some in act.acts:
            options += [*([",", "or"] if options else []), *self._show_clause(some, True)]
        return [choose, "one", ":", *options]

    def _show_meanwhile(self, act: Instruction, watch: Instruction) -> list[str]:
        """this turn, it loses 2 life and if it is destroyed, …"""
        if not isinstance(act, Lasting) or not isinstance(watch, Watch) or watch.duration != act.duration:
            raise PrintError("not for the same time")
        first = self._show_clause(act.act, True)
        lasting, event = self.grammar.show(act.duration), self.grammar.show(watch.event)
        return [*lasting, ",", *first, "and", "if", *event, ",", *self._show_whole(watch.act)]

    def _show_watch(self, act: Watch) -> list[str]:
        if not isinstance(act.act, If):
            return self._watched(act, self._show_whole(act.act))
        first, *rest = self._unfold(act.act)
        if rest:
            raise PrintError("an otherwise cannot stand here")
        return self._watched(act, first)

    def _watched(self, act: Watch, first: list[str]) -> list[str]:
        lasting = self.grammar.show(act.duration) if act.duration is not None else []
        event = self.grammar.show(act.event)
        if act.once:
            return ["the", "next", "time", *event, *lasting, ",", *first]
        return [*lasting, ",", "if", *event, ",", *first]

    def _show_clause(self, act: Instruction, plural: bool) -> list[str]:
        if isinstance(act, (Both, Either)):
            out: list[str] = []
            word = "or" if isinstance(act, Either) else "and" if hoisted(act) is act else "then"
            for at, other in enumerate(act.acts):
                comma = [","] if at and (len(act.acts) > 2 or word == "then") else []
                joint = [*comma, word] if at == len(act.acts) - 1 else comma
                out = [*out, *joint, *self._show_joined(act, other, plural)]
            return out
        return self._show_unit(act, plural)

    def _show_joined(self, whole: Both | Either, act: Instruction, plural: bool) -> list[str]:
        """One of several: "A or B and C" is read as A, or both B and C; "A and B or C" as both A and B, or C."""
        if isinstance(whole, Either) and isinstance(act, Both):
            last = act is whole.acts[-1] and len(act.acts) == 2
            if last or (act is whole.acts[0] and len(whole.acts) == 2):
                return self._show_clause(act, plural)
        return self._show_unit(act, plural)

    def _show_unit(self, act: Instruction, plural: bool) -> list[str]:
        if isinstance(act, May):
            return ["you", "may", *self._show_offer(act.act)]
        if isinstance(act, By):
            who = self.grammar.show(act.who)
            if isinstance(act.act, Attempt) and _is_averted(act.act) and isinstance(act.act.act, May):
                threat = self._show_acts(act.act.otherwise[0], act.who.plural)
                return [*who, *threat, "unless", "they", *self._show_clause(act.act.act.act, True)]
            if isinstance(act.act, May):
                return [*who, "may", *self._show_offer(act.act.act)]
            if isinstance(act.act, Either) and any(_of_its_own(some) for some in act.act.acts):
                return [*who, *self._show_options("choose" if act.who.plural else "chooses", act.act)]
            return [*who, *self._show_acts(act.act, act.who.plural)]
        if isinstance(act, ForEach):
            return [*self._show_unit(act.act, plural), "for", "each", *self.grammar.show_styled("counted", act.per)]
        if isinstance(act, Later):
            return [*self._show_unit(act.act, plural), "at", *self.grammar.show(act.event)]
        if isinstance(act, Lasting):
            return [*self._show_unit(act.act, plural), *self.grammar.show(act.duration)]
        if isinstance(act, If) and len(act.then) == 1 and not act.otherwise:
            return [*self._show_unit(act.then[0], plural), "if", *self.grammar.show(act.condition)]
        if isinstance(act, (Attempt, If, Where, Both, Either, Watch, Instead)):
            raise PrintError(f"{type(act).__name__} cannot stand inside a clause")
        return self.grammar.show(act, plural)

    def _show_offer(self, act: Instruction) -> list[str]:
        """What somebody may do; or "have" somebody or something else do."""
        inner = act.acts[0] if isinstance(act, Both) else act.act if isinstance(act, Lasting) else act
        return [*(["have"] if isinstance(inner, By) or inner.goes_on() else []), *self._show_clause(act, True)]

    def _show_acts(self, act: Instruction, plural: bool) -> list[str]:
        if isinstance(act, Both):
            words: list[str] = []
            for at, some in enumerate(act.acts):
                may = isinstance(some, May)
                inner = some.act if isinstance(some, May) else some
                joint = ["and"] if at == len(act.acts) - 1 else ([","] if at else [])
                joint = [",", "and"] if at == len(act.acts) - 1 and len(act.acts) > 2 else joint
                words += [*joint, *(["may"] if may else []), *self._show_unit(inner, True if may else plural)]
            return words
        if isinstance(act, Either):
            ways: list[str] = []
            for some in act.acts:
                ways += [*(["or"] if ways else []), *self._show_unit(some, plural)]
            return ways
        return self._show_unit(act, plural)


def _is_averted(act: Attempt) -> bool:
    """Whether it is said with "unless they": something done where they do not do something else."""
    if not isinstance(act.act, May) or act.then or len(act.otherwise) != 1:
        return False
    return not isinstance(act.otherwise[0], By)


def _said_of_them(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """What hangs on what each player did, with who does it: they, or you."""
    said = [act if isinstance(act, By) else By(PlayerMention("they"), act) for act in acts]
    return tuple(act.act if act.who == You() else act for act in said)


def _of_its_own(act: Instruction) -> bool:
    """Whether one of the things that somebody chooses from is several, or done by you."""
    return isinstance(act, Both) or (isinstance(act, By) and act.who == You())
