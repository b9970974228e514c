"""Whom a line of an ability names: fighters as bits, before there is a battlefield."""

from __future__ import annotations

from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.sheet import Sheet
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    AllOfThese,
    Another,
    ByName,
    EachOfThem,
    Fighters,
    Group,
    One,
    OneAmong,
    Role,
    Side,
    Spoken,
    YourFighter,
    YourOther,
)
from mulligan.games.unmatched.vocabulary.writing.settling import Settling
from mulligan.language.core.players import You
from mulligan.language.flow import CannotBePlayed


def named_set(settling: Settling, tree: Fighters) -> int:
    """Fighters by name, as bits."""
    if isinstance(tree, ByName):
        return settling.named(tree).who
    if isinstance(tree, One | EachOfThem) and not tree.group.spots and not tree.group.other:
        if tree.group.of is not None and not isinstance(tree.group.of, You):
            raise CannotBePlayed("fighters that are not named")
        return of_kind(settling.sheet, settling.player, tree.group)
    if isinstance(tree, Another) or (isinstance(tree, One | EachOfThem) and tree.group.other):
        group = tree.group
        if not group.spots and (group.side is Side.FRIENDLY or isinstance(group.of, You) or group.named is not None):
            kin = of_kind(settling.sheet, settling.player, group)  # of whom a hero's ability speaks: all but the hero
            return kin & ~settling.sheet.heroes_of[settling.player]
    if isinstance(tree, AllOfThese | OneAmong):
        found = 0
        for item in tree.items:
            found |= named_set(settling, item)
        return found
    if isinstance(tree, YourFighter):
        return settling.sheet.fighters_of[settling.player]
    if isinstance(tree, Spoken) and settling.sheet.heroes_of[settling.player].bit_count() == 1:
        return settling.sheet.heroes_of[settling.player]  # he or she of whom an ability speaks is the hero
    if isinstance(tree, YourOther):  # of whom a hero's ability speaks: all but the hero
        return settling.sheet.fighters_of[settling.player] & ~settling.sheet.heroes_of[settling.player]
    raise CannotBePlayed("fighters that are not named")


def of_kind(sheet: Sheet, player: Player, group: Group) -> int:
    """All fighters of a side and role, as bits."""
    if group.named is not None:
        return Settling(sheet, player, False).named(group.named).who
    found = (1 << len(sheet.fighter_name)) - 1
    if group.of is not None:
        found = sheet.fighters_of[player]
    elif group.side is not None:
        found = sheet.friends[player] if group.side is Side.FRIENDLY else sheet.enemies[player]
    if group.role is Role.FIGHTER:
        return found
    return found & sheet.heroes if group.role is Role.HERO else found & ~sheet.heroes


def the_hero(sheet: Sheet, player: int) -> ByName:
    hero = members(sheet.heroes_of[player])[0]
    return ByName(sheet.fighter_name[hero], sheet.heroes_of[player])


def members(chosen: int) -> list[int]:
    return [number for number in range(chosen.bit_length()) if chosen >> number & 1]


def kind_called(sheet: Sheet, player: int, words: str) -> int:
    for kind, name in enumerate(sheet.name):
        if sheet.whose[kind] == player and name.lower() == words.lower():
            return kind
    raise CannotBePlayed(f"no card is called “{words}”")
