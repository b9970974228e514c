"""The words for what cards gain, lose, can, cannot and must, and what reads a run of such changes."""

from __future__ import annotations

from typing import Any

from parsy import Parser, Result

from mulligan.games.spoils.vocabulary.nouns.cards import All
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.nouns.names import read_icons, read_subtype
from mulligan.games.spoils.vocabulary.statics.changes import (
    AllAbilities,
    AllText,
    Can,
    Cannot,
    Change,
    ControlIcons,
    DoubleStat,
    Gained,
    Gains,
    HasSubtype,
    HasType,
    Loses,
    Modify,
    Must,
    OneChange,
    Points,
    PointsEqual,
    ProvidesIcons,
    ProvidesNamed,
    SwapStats,
    TheKeyword,
)
from mulligan.games.spoils.vocabulary.statics.deeds import (
    Attack,
    AttackOrBlock,
    BeAttacked,
    BeBlocked,
    BeControlled,
    BeDepleted,
    BeDestroyed,
    BeDestroyedBut,
    BeDestroyedByDamage,
    BeDestroyedByEffects,
    BeDiscarded,
    BeFlipped,
    BePicked,
    BePlayed,
    BeRemoved,
    BeRestored,
    BeTerminated,
    BeUsed,
    Block,
    BlockCovert,
    Deed,
    DepleteToAttack,
    InflictDamageTo,
    LeavePlay,
    UseAbilities,
)
from mulligan.games.spoils.vocabulary.statics.numbers import SetStat
from mulligan.games.spoils.vocabulary.terms import CardType, Stat
from mulligan.language.core.amounts import Number
from mulligan.language.core.durations import ThisTurn
from mulligan.language.core.flow import Both, Lasting
from mulligan.language.core.kinds import Amount, Cards
from mulligan.language.grammar import Grammar, PrintError, literal
from mulligan.language.tree import Node
from mulligan.language.words import Word, Words

_FAIL = Result.failure(0, "")


def enter(grammar: Grammar) -> None:
    """Enter the phrases for changes."""
    Changes(grammar)
    grammar.phrase(Points, "[an additional] [+] {amount} [additional] {stat}")
    grammar.phrase(PointsEqual, "{stats:and} equal to {amount}")
    grammar.phrase(TheKeyword, "{keyword}")
    grammar.phrase(
        ProvidesIcons, '" provides : {icons:icons} "', "provides [:] {icons:icons}", '" provides [-|:] {icons:icons} "'
    )
    grammar.phrase(ProvidesNamed, '" provides [-|:] {name:variable} "', "provides [-|:] {name:variable}")
    grammar.phrase(HasSubtype, "the {name:subtype} subtype")
    grammar.phrase(HasType, 'the " {type} " type', "the {type} type")
    grammar.phrase(AllText, "all rules text", "all it|they 's rules text")
    grammar.phrase(AllText, "all other rules text", other=True)
    grammar.phrase(AllAbilities, "all abilities", "all it|they 's abilities")
    grammar.phrase(Gains, "gain(s)|get(s) {what}", "has~have {what}")
    grammar.phrase(Gains, "is~are also [a|an] {what:also}", printed=False)
    grammar.phrase(Loses, "lose(s) {what}")
    grammar.phrase(Loses, "has~have no rules text", what=AllText(), printed=False)
    grammar.phrase(
        Cannot,
        "cannot {deed}",
        "can't {deed}",
        "may not {deed}",
        "do(es) not {deed:not_to_fight}",
        "doesn't|don't {deed:not_to_fight}",
        "can not {deed}",
    )
    grammar.phrase(Cannot, "is~are unblockable", deed=BeBlocked(), printed=False)
    grammar.phrase(Cannot, "can|may only be blocked by {deed:larger}", printed=False)
    grammar.phrase(Cannot, "cannot be blocked except by {deed:larger}", printed=False)
    for target, other in (("factions", CardType.LOCATION), ("locations", CardType.FACTION)):
        grammar.phrase(
            Cannot, f"can|may only attack {target}", f"can|may attack only {target}",
            deed=Attack(All(Kind((other,)))), printed=False,
        )  # fmt: skip
    grammar.phrase(Can, "can {deed}", "may {deed}")
    grammar.phrase(
        Must, "must {deed} <if it|they can>", "must {deed} if able", "must {deed} each turn [if it|they can]",
        "must {deed} each turn if able",
    )  # fmt: skip
    for verb, deed in (("attack(s)", Attack()), ("block(s)", Block()), ("attack(s) or block(s)", AttackOrBlock())):
        grammar.phrase(
            Must, f"{verb} [each|every turn] if able|possible", f"{verb} [each|every turn] if it|they can",
            deed=deed, printed=False,
        )  # fmt: skip
    grammar.phrase(Gains, "provide(s) [an additional|also] {what:provided}", printed=False)
    grammar.phrase(Modify, "{cards} [each|both] [also] {changes:changes} [for each|every {per:counted}]")
    no_use = (Loses(AllAbilities()),)
    grammar.phrase(Modify, "{cards:pointed} 's abilities cannot be used", changes=no_use, printed=False)
    grammar.phrase(Modify, "abilities of|on {cards:pointed} cannot be used", changes=no_use, printed=False)
    grammar.phrase(Modify, "for each|every {per:counted} , {cards} {changes:changes}", printed=False)
    grammar.phrase(
        Modify, "treat {cards} as though|if it|they has~have no rules text", changes=(Loses(AllText()),), printed=False
    )
    grammar.phrase(Modify, "{cards} is~are|become(s) [a|an] {changes:character_with}", printed=False)
    _each_for_its_own(grammar)
    _numbers(grammar)
    _deeds(grammar)


def _each_for_its_own(grammar: Grammar) -> None:
    """This card gains 1 strength for each soldier you control and 1 life for each item: each for its own number."""
    cards, modify = grammar.reader(Cards, simple=True), grammar.reader(Modify)

    def read(words: Words, index: int) -> Result:
        subject, first = cards(words, index), modify(words, index)
        if not subject.status or not first.status or first.value.per is None:
            return _FAIL
        joined = next((at for joint in _ANDS if (at := joint(words, first.index)).status), _FAIL)
        opening = words.words[index : subject.index + 1]  # with its verb
        if not joined.status:
            return _FAIL
        second = modify(Words([*opening, *words.words[joined.index :]], shy=words.shy), 0)
        end = second.index - len(opening) + joined.index if second.status else 0
        if end <= joined.index or second.value.per is None:
            return _FAIL
        return Result.success(end, (first.value, second.value))

    grammar.style("each_for_its_own", read, _never)
    grammar.phrase(Both, "{acts:each_for_its_own}", printed=False)


def _numbers(grammar: Grammar) -> None:
    grammar.phrase(
        SetStat,
        "{cards:pointed} 's {stat} become(s)|is {amount}",
        "{cards:pointed} 's {stat} is|become(s) equal to {amount}",
    )
    grammar.phrase(
        SetStat,
        "the {stat} of {cards} become(s) {amount}",
        "the {stat} of {cards} is|are set to {amount}",
        "the {stat} of {cards} is|are|become(s) equal to {amount}",
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
    grammar.phrase(SwapStats, "switch(es)|exchange(s)|swap(s) the {stats:and2} of {cards}", printed=False)
    grammar.phrase(DoubleStat, "double(s) {cards:pointed} 's {stat}", "double(s) the {stat} of {cards}")
    grammar.phrase(ControlIcons, "you control an additional {icons:icons}")

    stats, pointed, amount = (
        grammar.slot_reader(tuple[Stat, ...], "and"),
        grammar.styled("pointed"),
        grammar.reader(Amount),
    )

    def read_set_stats(words: Words, index: int) -> Result:
        """this card's strength and life are equal to …: each of them"""
        cards = pointed(words, index)
        several = stats(words, cards.index + 1) if cards.status and _OWN(words, cards.index).status else _FAIL
        opened = next((found for some in _ARE if (found := some(words, several.index)).status), None)
        much = amount(words, opened.index) if several.status and opened is not None else _FAIL
        if not much.status or len(several.value) < 2:
            return _FAIL
        return Result.success(much.index, tuple(SetStat(cards.value, stat, much.value) for stat in several.value))

    subject, points = grammar.reader(Cards, simple=True), grammar.slot_reader(tuple[Points, ...], "and")

    def read_numbers(words: Words, index: int) -> Result:
        """a character has 3 strength and 2 life: these are its numbers"""
        cards = subject(words, index)
        sets = cards.status and _sets_numbers(words, cards.index)
        several = points(words, cards.index + 1) if sets else _FAIL
        if not several.status or len(several.value) < 2:
            return read_set_stats(words, index)
        return Result.success(
            several.index, tuple(SetStat(cards.value, some.stat, some.amount) for some in several.value)
        )

    grammar.style("set_stats", read_numbers, _never)
    grammar.phrase(Both, "{acts:set_stats}", printed=False)
    grammar.phrase(SetStat, "{cards} has~have {amount:simple} {stat}", printed=False)


def _deeds(grammar: Grammar) -> None:
    grammar.phrase(Attack, "attack [{cards}]")
    grammar.phrase(Attack, "attack {cards:whose_all}", printed=False)
    grammar.phrase(
        Attack,
        "attack even if it|they has~have not been in play under you 's control since the start of the|you_'s turn",
        even_if_new=True,
    )  # fmt: skip
    new = "even if it|they"
    grammar.phrase(
        Attack, f"attack {new} was|were not under you 's control at the start of the|this|you_'s turn",
        f"attack {new} has~have not been in play since the start of the|you_'s turn",
        f"attack {new} has~have not been under you 's control since the start of the|you_'s turn",
        f"attack {new} entered|entered_play|came_into_play this turn", f"attack {new} enter(s) play this turn",
        even_if_new=True, printed=False,
    )  # fmt: skip
    cards = grammar.reader(Cards, simple=True)

    def read_at_once(words: Words, index: int) -> Result:
        """it can attack this turn even if …: for this turn, and even if"""
        some = cards(words, index)
        can = _CAN_ATTACK(words, some.index) if some.status else _FAIL
        if not can.status:
            return _FAIL
        line = [Word("attack", "attack", 0), *words.words[can.index :]]
        deed = grammar.reader(Attack)(Words(line, shy=words.shy), 0)
        if not deed.status or not deed.value.even_if_new:
            return _FAIL
        return Result.success(deed.index - 1 + can.index, Modify(some.value, (Can(deed.value),)))

    grammar.style("at_once", read_at_once, _never)
    grammar.phrase(Lasting, "{act:at_once}", duration=ThisTurn(), printed=False)
    grammar.phrase(Attack, "attack only once each|per turn", "only attack once each|per turn", only_once=True)
    grammar.phrase(Block, "block [{cards}]")
    grammar.phrase(AttackOrBlock, "attack or block")
    grammar.phrase(BlockCovert, "block COVERT parties")
    grammar.phrase(BlockCovert, "block COVERT parties and non- COVERT parties", both=True)
    grammar.phrase(BeBlocked, "be blocked")
    grammar.phrase(BeBlocked, "be blocked by parties of|with less|fewer than {smaller_than} members")
    grammar.phrase(BeBlocked, "be blocked by less|fewer than {smaller_than} character+s", printed=False)
    grammar.phrase(BeBlocked, "be blocked by {by}")
    grammar.phrase(BeBlocked, "be blocked by {by_players}")
    grammar.phrase(BePicked, "be picked [by {by}]", "be picked by {by:cards_of}")
    grammar.phrase(BeDestroyed, "be destroyed [by {by}]", "be destroyed by {by:cards_of}")
    grammar.phrase(BeDestroyedByDamage, "be destroyed by damage")
    grammar.phrase(BeDestroyedByEffects, "be destroyed by effects", "be destroyed by card|other effects")
    but = "be destroyed except|other_than by"
    grammar.phrase(BeDestroyedBut, f"{but} damage")
    grammar.phrase(BeDestroyedBut, f"{but} battle|combat damage", of_battle=True)
    grammar.phrase(BeDestroyedByDamage, "be destroyed by battle|combat damage", of_battle=True)
    grammar.phrase(BeRestored, "be restored", "restore")
    whose = "it|they|you|that_player ['s controller|controllers] 's [faction|factions 's]"
    grammar.phrase(
        BeRestored, f"be restored by {whose} restore rule", f"restore during {whose} restore rule", by_rule=True
    )
    grammar.phrase(
        BeRestored, f"be restored by|during {whose} next restore rule",
        f"restore during {whose} next restore rule",
        by_next_rule=True,
    )  # fmt: skip
    grammar.phrase(InflictDamageTo, "inflict damage [to {to}]")
    grammar.phrase(BeUsed, "be used")
    grammar.phrase(UseAbilities, "use abilities", "use it|they 's abilities", "use an|any ability|abilities")
    grammar.phrase(BeUsed, "be used again", again=True)
    grammar.phrase(BePlayed, "be played|deployed")
    grammar.phrase(BeTerminated, "be terminated [by {by}]", "be terminated by {by:cards_of}")
    grammar.phrase(BeDepleted, "be depleted [by {by}]", "be depleted by {by:cards_of}")
    grammar.phrase(BeAttacked, "be attacked", "be the target of an attack")
    grammar.phrase(BeFlipped, "be flipped [face-down]")
    grammar.phrase(BeRemoved, "be removed from the game", "be voided")
    grammar.phrase(BeDiscarded, "be discarded")
    grammar.phrase(BeControlled, "be controlled by another player", "change control")
    grammar.phrase(LeavePlay, "leave play")
    grammar.phrase(
        DepleteToAttack,
        "deplete to attack",
        "deplete when it|they attack(s)",
        "deplete when|while attacking",
        "deplete to attack or block",
        "deplete when it|they attack(s) or block(s)",
        "deplete when|while|from attacking or blocking",
        "deplete after|at_the_end_of a battle|battles",
    )
    grammar.phrase(
        Attack,
        "attack [on] the turn it|they enter|enters play",
        "attack [on] the turn it|they come|comes into play",
        even_if_new=True,
        printed=False,
    )
    grammar.phrase(Attack, "attack more than once each turn", "attack again", more_than_once=True)


class Changes:
    """Reads and prints a run of changes, where a verb holds until the next one."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._change = grammar.reader(Change, simple=True)
        self._gained = grammar.reader(Gained)
        self._several = grammar.slot_reader(tuple[Gained, ...], "or2")
        self._deed = grammar.reader(Deed)
        self._number = grammar.reader(Number)
        self._type = grammar.slot_reader(CardType)
        grammar.style("changes", self.read, self.show)
        grammar.style("larger", self._read_larger, _never)
        grammar.style("provided", self._read_provided, _never)
        grammar.style("also", self._read_also, _never)
        grammar.style("not_to_fight", self._read_not_to_fight, grammar.show)
        grammar.style("character_with", self._read_character, _never)

    def read(self, words: Words, index: int) -> Result:
        """gains A, B and loses C; gains A or loses B."""
        if _sets_numbers(words, index):  # "has 3 strength": that is set; "has +3 strength" is gained
            return _FAIL
        first = self._change(words, index)
        if not first.status:
            return self._either(words, index)
        if isinstance(first.value, Cannot):
            several = self._none_of(words, first)
            if several.status:
                return several
        for joints, choice in ((_ANDS, False), (_ORS, True)):
            found, end = [first.value], first.index
            while (more := self._next(words, end, found[-1], joints)).status:
                found.append(more.value)
                end = more.index
            if len(found) > 1:
                return Result.success(end, (OneChange(tuple(found)),) if choice else tuple(found))
        return Result.success(first.index, (first.value,))

    def _read_larger(self, words: Words, index: int) -> Result:
        """2 or more characters: by no smaller party"""
        opened = next((found for some in _PARTIES_OF if (found := some(words, index)).status), None)
        number = self._number(words, index if opened is None else opened.index)
        more = next((found for some in _OR_MORE if (found := some(words, number.index)).status), None)
        if not number.status or more is None:
            return _FAIL
        return Result.success(more.index, BeBlocked(smaller_than=number.value))

    def _read_provided(self, words: Words, index: int) -> Result:
        """provides [D][D]: without quotation marks"""
        icons = read_icons(words, index)
        return Result.success(icons.index, ProvidesIcons(icons.value)) if icons.status else _FAIL

    def _read_character(self, words: Words, index: int) -> Result:
        """a golem character with 3 strength, 3 life and 2 speed: what becomes one gains that type and those numbers"""
        subtype = read_subtype(words, index)
        noun = _CHARACTER_WITH(words, subtype.index if subtype.status else index)
        if not noun.status:
            return _FAIL
        gained: list[Gained] = [HasType(CardType.CHARACTER)]
        if subtype.status:
            gained.append(HasSubtype(subtype.value))
        index = end = noun.index
        while (what := self._gained(words, index)).status:
            gained.append(what.value)
            end = what.index
            joined = next((at for joint in _ANDS if (at := joint(words, end)).status), _FAIL)
            if not joined.status:
                break
            index = joined.index
        stats = [stat for some in gained if isinstance(some, Points | PointsEqual) for stat in _stats_of(some)]
        return Result.success(end, tuple(Gains(some) for some in gained)) if Stat.LIFE in stats else _FAIL

    def _read_also(self, words: Words, index: int) -> Result:
        """is also a thief; a thief card; an item"""
        subtype, type_ = read_subtype(words, index), self._type(words, index)
        if type_.status and not subtype.status:
            return Result.success(type_.index, HasType(type_.value))
        noun = next((found for some in _NOUNS if (found := some(words, subtype.index)).status), subtype)
        return Result.success(noun.index, HasSubtype(subtype.value)) if subtype.status else _FAIL

    def _read_not_to_fight(self, words: Words, index: int) -> Result:
        """Whoever "does not attack" may be one who will not this time: it is not said that they cannot."""
        found = self._deed(words, index)
        fights = isinstance(found.value, Attack | Block | AttackOrBlock) if found.status else False
        return _FAIL if fights else found

    def _none_of(self, words: Words, first: Result) -> Result:
        """cannot attack or be picked: neither; "be" need not be said again"""
        found, end = [first.value], first.index
        while True:
            joined = next((at for joint in _NORS if (at := joint(words, end)).status), _FAIL)
            deed = self._deed(words, joined.index) if joined.status else _FAIL
            if joined.status and not deed.status:
                line = [Word("be", "be", 0), *words.words[joined.index :]]
                passive = self._deed(Words(line, shy=words.shy), 0)
                if passive.status:
                    deed = Result.success(passive.index - 1 + joined.index, passive.value)
            if not deed.status:
                return Result.success(end, tuple(found)) if len(found) > 1 else _FAIL
            found.append(Cannot(deed.value))
            end = deed.index

    def _choice(self, words: Words, index: int) -> Result:
        """gains your choice of 2 strength or COVERT"""
        opened = _CHOICE_OF(words, index)
        several = self._several(words, opened.index) if opened.status else _FAIL
        if not several.status:
            return _FAIL
        return Result.success(several.index, (OneChange(tuple(Gains(some) for some in several.value)),))

    def _either(self, words: Words, index: int) -> Result:
        choice = self._choice(words, index)
        if choice.status:
            return choice
        opened = _GAINS_OR_LOSES(words, index)
        if not opened.status:
            return _FAIL
        what = self._gained(words, opened.index)
        if not what.status:
            return what
        return Result.success(what.index, (OneChange((Gains(what.value), Loses(what.value))),))

    def _next(self, words: Words, index: int, last: Node, joints: tuple[Parser, ...]) -> Result:
        for joint in joints:
            joined = joint(words, index)
            if not joined.status:
                continue
            found = self._change(words, joined.index)
            if found.status:
                return found
            if isinstance(last, Gains | Loses):
                what = self._gained(words, joined.index)
                if what.status:
                    return Result.success(what.index, type(last)(what.value))
            if isinstance(last, Cannot):
                continue
        return _FAIL

    def show(self, changes: Any, plural: bool) -> list[str]:
        """Changes as words, each with its verb unless the verb before still holds."""
        if len(changes) == 1 and isinstance(changes[0], OneChange):
            return self._run(changes[0].changes, "or", plural)
        return self._run(changes, "and", plural)

    def _run(self, changes: tuple[Change, ...], word: str, plural: bool) -> list[str]:
        out: list[str] = []
        last: Change | None = None
        for at, change in enumerate(changes):
            if at:
                out += [","] if len(changes) > 2 else []
                out += [word] if at == len(changes) - 1 else []
            same = isinstance(change, Gains | Loses) and type(change) is type(last)
            out += (
                self.grammar.show(change.what, plural)
                if same and isinstance(change, Gains | Loses)
                else (self.grammar.show(change, plural))
            )
            last = change
        return out


_STATS = frozenset({"strength", "life", "speed", "structure"})
_CAN_ATTACK = literal("can|may attack this turn")
_OWN = literal("'s")
_ARE = tuple(
    literal(words)
    for words in ("are|become|becomes equal to", "are each|both equal to", "are set to", "are|become|becomes")
)
_ANDS = (literal(", and"), literal("and"), literal(","))
_ORS = (literal(", or"), literal("or"))
_NORS = (literal(", or"), literal("or"), literal("nor"), literal(", nor"), literal(","))
_CHOICE_OF = literal("gain(s)|get(s) you|they|it_'s_controller 's choice of")
_PARTIES_OF = (literal("parties of|with"), literal("a party of|with"))
_NOUNS = (literal("card"), literal("character"))
_OR_MORE = tuple(literal(f"or more {noun}") for noun in ("characters", "members"))
_CHARACTER_WITH = literal("character|characters|character_card with")
_GAINS_OR_LOSES = literal("either gain(s) or lose(s)")


def _sets_numbers(words: Words, index: int) -> bool:
    """has 3 strength; not: has +3 strength, has 1 strength for each …"""
    line = [word.plain for word in words.words[index:]]
    if len(line) < 3 or line[0] not in ("has", "have") or not (line[1].isdigit() or line[1] in ("x", "y", "z")):
        return False
    said = line[: line.index(".")] if "." in line else line
    return line[2] in _STATS and "for each" not in " ".join(said)


def _stats_of(gained: Points | PointsEqual) -> tuple[Stat, ...]:
    return (gained.stat,) if isinstance(gained, Points) else gained.stats


def _never(value: Any, plural: bool) -> list[str]:
    raise PrintError("only read")
