"""Writes onto the sheet what an ability adds to the value of cards, one's own or those of opponents."""

from __future__ import annotations

from mulligan.games.unmatched.effects.moments import NOTHING
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.sheet import (
    Sheet,
)
from mulligan.games.unmatched.vocabulary.acts.forms import FormIs
from mulligan.games.unmatched.vocabulary.asking.conditions import (
    AllTrue,
    Stands,
)
from mulligan.games.unmatched.vocabulary.asking.memory import FightsAs
from mulligan.games.unmatched.vocabulary.nouns.amounts import Product
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    ByName,
    EachOfThem,
    Fighters,
    Group,
    Side,
    Spoken,
    YourFighter,
    YourOther,
)
from mulligan.games.unmatched.vocabulary.special import abilities as ab
from mulligan.games.unmatched.vocabulary.special.guards import (
    FightsAgainst,
    FoesCards,
    HoldsFor,
    Less,
    SeenBy,
)
from mulligan.games.unmatched.vocabulary.writing.settling import Settling
from mulligan.games.unmatched.vocabulary.writing.whom import named_set, the_hero
from mulligan.language.core.kinds import Condition
from mulligan.language.core.players import You
from mulligan.language.flow import CannotBePlayed
from mulligan.language.tree import walk, with_fields


def write_bonus(sheet: Sheet, player: Player, line: ab.ValueBonus, guard: Condition | None = None) -> None:
    settling = Settling(sheet, player, True)
    if isinstance(line.who, EachOfThem) and line.group is None and (line.who.group.spots or line.who.group.other):
        line = with_fields(line, group=line.who.group, who=YourFighter())
    if isinstance(line.who, Spoken) and isinstance(line.condition, Stands) and line.condition.who.chosen():
        # "While A or B is there, … their cards": of each of them for itself
        line = with_fields(line, who=line.condition.who, condition=with_fields(line.condition, who=YourFighter()))
    if line.group is not None or isinstance(line.who, YourOther):
        settling.spoken = YourFighter()  # "they" is the one whose card it is
    elif isinstance(line.who, ByName):
        settling.spoken = settling.named(line.who)
    elif isinstance(line.who, Spoken) and sheet.heroes_of[player].bit_count() == 1:
        settling.spoken = the_hero(sheet, player)
    amount = settling.amount(line.amount)
    if line.per is not None:
        amount = Product(amount, settling.amount(line.per))
    sheet.bonus_player.append(player)
    sheet.bonus_amount.append(amount)
    sheet.bonus_side.append(NOTHING if line.attacks and line.defenses else 0 if line.attacks else 1)
    if line.group is not None:
        others = line.group.other  # of whom a hero's ability speaks: all but the hero
        group = settling.group(with_fields(line.group, other=False))
        sheet.bonus_fighters.append(sheet.fighters_of[player] & (~sheet.heroes_of[player] if others else -1))
        named = FightsAs(group)
        guard = named if guard is None else AllTrue((guard, named))
    else:
        sheet.bonus_fighters.append(bonus_set(sheet, player, settling, line, guard))
    asked = None if line.condition is None else settling.condition(line.condition)
    both = guard if asked is None else asked if guard is None else AllTrue((guard, asked))
    sheet.bonus_condition.append(both)


def write_foes_cards(sheet: Sheet, player: Player, line: FoesCards, guard: Condition | None) -> None:
    """Cards of opponents are worth less, where the fighter is one of a kind in the eyes of this player."""
    settling = Settling(sheet, player, False)
    if line.group is not None and (line.group.named is not None or isinstance(line.group.of, You)):
        write_bonus(sheet, player, own_cards(line), guard)
        return
    if line.group is not None:
        if line.group.side is not Side.OPPOSING:
            raise CannotBePlayed("cards of fighters who do not oppose")
        asked: Condition = SeenBy(player, settling.group(line.group))
    else:
        assert line.against is not None
        asked = FightsAgainst(named_set(settling, line.against))
    if guard is not None:
        asked = AllTrue((asked, HoldsFor(player, guard)))
    for other in range(sheet.players):
        if not sheet.same_side(player, other):
            sheet.bonus_player.append(other)
            sheet.bonus_amount.append(Less(settling.amount(line.amount)))
            sheet.bonus_side.append(NOTHING if line.attacks and line.defenses else 0 if line.attacks else 1)
            sheet.bonus_fighters.append(sheet.fighters_of[other])
            sheet.bonus_condition.append(asked)


def own_cards(line: FoesCards) -> ab.ValueBonus:
    """Cards of one's own fighters that are worth less."""
    assert line.group is not None
    if line.group == Group(of=You()):
        return ab.ValueBonus(ab.ALL_YOURS, Less(line.amount), line.attacks, line.defenses)
    return ab.ValueBonus(YourFighter(), Less(line.amount), line.attacks, line.defenses, group=line.group)


def bonus_set(sheet: Sheet, player: int, settling: Settling, line: ab.ValueBonus, guard: Condition | None) -> int:
    """Whose cards are worth more, as bits."""
    return sheet.heroes_of[player] if meant_by_form(line, guard) else named_set(settling, spoken_of(sheet, line))


def meant_by_form(line: ab.ValueBonus, guard: Condition | None) -> bool:
    """ "While Alice is big, … her attacks": what is something is the hero."""
    asked = guard is not None and any(isinstance(part, FormIs) for part in walk(guard))
    return isinstance(line.who, Spoken) and line.condition is None and asked


def spoken_of(sheet: Sheet, line: ab.ValueBonus) -> Fighters:
    """Whose cards are worth more; he or she is the hero that the condition names."""
    if not isinstance(line.who, Spoken) or line.condition is None:
        return line.who
    heroes = {name for name, hero in zip(sheet.fighter_name, sheet.hero, strict=True) if hero}
    named = [part for part in walk(line.condition) if isinstance(part, ByName) and part.name in heroes]
    if not named:
        return line.who  # the hero
    if len(named) != 1:
        raise CannotBePlayed("somebody who is not named")
    return named[0]
