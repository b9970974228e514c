"""Writes onto the sheet that opposing fighters move less far: while a text says so, or for a while."""

from __future__ import annotations

from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.sheet import FOE_MOVE_IS, FOE_MOVE_PLUS, KEPT_OFF, Sheet, Static
from mulligan.games.unmatched.vocabulary.acts.ongoing import ForAWhile, HeldFor, LetHold, TimesHeldFor
from mulligan.games.unmatched.vocabulary.asking.conditions import AllTrue
from mulligan.games.unmatched.vocabulary.asking.memory import TheseFighters
from mulligan.games.unmatched.vocabulary.nouns.amounts import Product
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    ByName,
    EachOfThem,
    Fighters,
    Group,
    InPart,
    One,
    OpposingFighter,
    Side,
    Spoken,
)
from mulligan.games.unmatched.vocabulary.special.abilities import AbilityLine, MoveIs, MovePlus
from mulligan.games.unmatched.vocabulary.special.costs import NoTarget
from mulligan.games.unmatched.vocabulary.special.guards import FoesMove, HoldsFor, Less, SeenBy
from mulligan.games.unmatched.vocabulary.writing.settling import Settling
from mulligan.language.core.kinds import Amount, Condition, Instruction
from mulligan.language.core.players import You
from mulligan.language.flow import CannotBePlayed


def opposing(who: Fighters | None) -> bool:
    if isinstance(who, One | EachOfThem):
        return who.group.side is Side.OPPOSING
    return isinstance(who, OpposingFighter | InPart)


def of_foes(line: AbilityLine, theirs: bool) -> FoesMove | None:
    """A line about the move value of opposing fighters, in whatever words."""
    if isinstance(line, FoesMove):
        return line
    foes = isinstance(line, MoveIs | MovePlus) and (opposing(line.who) or (theirs and isinstance(line.who, Spoken)))
    if isinstance(line, MoveIs) and foes:
        return FoesMove(value=line.value, who=line.who)
    if isinstance(line, MovePlus) and foes:
        raise CannotBePlayed("opposing fighters that move further")
    return None


def own_move(line: AbilityLine) -> AbilityLine:
    """What is said of the move value of one's own fighters by name, in whatever words."""
    if not isinstance(line, FoesMove):
        return line
    named = line.group.named if line.group is not None and not line.group.spots else line.who
    if line.group is not None and (line.group.side is Side.FRIENDLY or isinstance(line.group.of, You)):
        named = EachOfThem(line.group)
    if not isinstance(named, ByName | EachOfThem) or opposing(named):
        return line
    if line.value is not None:
        return MoveIs(line.value, named)
    assert line.amount is not None
    return MovePlus(Less(line.amount), None, named)


def write_foes_move(sheet: Sheet, player: Player, line: FoesMove, guard: Condition | None) -> None:
    """Of all fighters of a kind, whoever is one when it is asked."""
    group = line.group if line.group is not None else group_of(line.who)
    if group is None or group.side is not Side.OPPOSING:
        raise CannotBePlayed("the move value of somebody else for ever")
    seen: Condition = SeenBy(player, Settling(sheet, player, False).group(group))
    add(sheet, player, line, seen if guard is None else AllTrue((seen, HoldsFor(player, guard))), None)


def group_of(who: Fighters | None) -> Group | None:
    return who.group if isinstance(who, EachOfThem) else None


def slow_for_a_while(sheet: Sheet, player: Player, line: FoesMove, part: ForAWhile) -> Instruction:
    """Of those of whom a text speaks, for as long as it says; gives what lets it hold."""
    if line.who is None:
        raise CannotBePlayed("the move value of somebody else for ever")
    number = sheet.lines_for_a_while
    sheet.lines_for_a_while += 1
    add(sheet, player, line, HeldFor(number), None if line.amount is None else TimesHeldFor(number))
    return LetHold(number, part.span, None, line.who)


def keep_off(sheet: Sheet, player: Player, line: NoTarget, part: ForAWhile) -> Instruction:
    """An opposing fighter cannot attack some fighters for a while; gives what lets that hold."""
    number = sheet.lines_for_a_while
    sheet.lines_for_a_while += 1
    settling = Settling(sheet, player, False)
    whom = TheseFighters(settling.group(line.group))
    sheet.add_static(Static(player, KEPT_OFF, foes_of(sheet, player), whom, HeldFor(number)))
    return LetHold(number, part.span, None, line.who)


def foes_of(sheet: Sheet, player: Player) -> int:
    found = 0
    for other in range(sheet.players):
        found |= 0 if sheet.same_side(player, other) else sheet.fighters_of[other]
    return found


def add(sheet: Sheet, player: Player, line: FoesMove, guard: Condition, times: Amount | None) -> None:
    settling = Settling(sheet, player, False)
    foes = foes_of(sheet, player)
    if line.value is not None:
        sheet.add_static(Static(player, FOE_MOVE_IS, foes, settling.amount(line.value), guard))
        return
    assert line.amount is not None
    less: Amount = Less(settling.amount(line.amount))
    if times is not None:
        less = Product(less, times)
    sheet.add_static(Static(player, FOE_MOVE_PLUS, foes, less, guard))
