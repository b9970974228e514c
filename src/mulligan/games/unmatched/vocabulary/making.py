"""Makes the sheet of a game out of its heroes: every fighter, card, ability and item, their texts read and written."""

from __future__ import annotations

from functools import cache, lru_cache

from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.moments import NOTHING
from mulligan.games.unmatched.heroes import Card, Hero, UnknownHero, item_data
from mulligan.games.unmatched.sheet import FIRST_HAND, HAND_LIMIT, TYPES, Sheet
from mulligan.games.unmatched.vocabulary import abilities as ab
from mulligan.games.unmatched.vocabulary.abilities import AbilityLine, Moment
from mulligan.games.unmatched.vocabulary.amounts import Product
from mulligan.games.unmatched.vocabulary.fighters import (
    AllOfThese,
    Beside,
    ByName,
    Fighters,
    Spoken,
    YourFighter,
    YourOther,
)
from mulligan.games.unmatched.vocabulary.fighting import CancelEffects
from mulligan.games.unmatched.vocabulary.reading import Names, Passage, Reader
from mulligan.games.unmatched.vocabulary.settling import Settling, plain_number
from mulligan.language.flow import CannotBePlayed
from mulligan.language.reader import Problem, ReadError
from mulligan.language.tree import walk

TIMING = {
    "": p.SCHEME,
    "IMMEDIATELY": p.IMMEDIATELY,
    "DURING COMBAT": p.DURING,
    "AFTER COMBAT": p.AFTER,
    "BOOSTED WITH": p.BOOSTED_WITH,
}
MOMENTS = {
    Moment.START_OF_TURN: (p.ON_START_OF_TURN,),
    Moment.END_OF_TURN: (p.ON_END_OF_TURN,),
    Moment.AFTER_ATTACK: (p.ON_AFTER_ATTACK,),
    Moment.AFTER_COMBAT: (p.ON_AFTER_COMBAT,),
    Moment.BOOST: (p.ON_BOOST,),
    Moment.AFTER_MANEUVER: (p.ON_MANEUVER_DONE,),
    Moment.AFTER_SCHEME: (p.ON_SCHEME_DONE,),
    Moment.AFTER_ATTACK_OR_SCHEME: (p.ON_AFTER_ATTACK, p.ON_SCHEME_DONE),
    Moment.IMMEDIATELY: (p.IN_IMMEDIATELY,),
    Moment.DURING: (p.IN_DURING,),
}
IN_A_COMBAT = {p.ON_AFTER_ATTACK, p.ON_AFTER_COMBAT, p.IN_IMMEDIATELY, p.IN_DURING}
NO_LIMIT = 999
SHEETS_KEPT = 64


@lru_cache(maxsize=SHEETS_KEPT)
def make_sheet(heroes: tuple[Hero, ...], teams: bool) -> Sheet:
    """The sheet for these heroes, in the order of their turns. Nothing changes it afterwards: tables share it."""
    sheet = Sheet(len(heroes), teams)
    for player, hero in enumerate(heroes):
        add_player(sheet, player, hero)
    sheet.settle_sides()
    for player, hero in enumerate(heroes):
        for card in hero.cards:
            add_card(sheet, player, hero, card)
    kind = 0
    for player, hero in enumerate(heroes):
        for card in hero.cards:
            write_card(sheet, player, hero, card, kind)
            kind += 1
        write_abilities(sheet, player, hero)
    add_items(sheet)
    return sheet


def add_player(sheet: Sheet, player: int, hero: Hero) -> None:
    sheet.hero_name.append(hero.name)
    sheet.move.append(hero.move)
    sheet.hand_limit.append(HAND_LIMIT)
    sheet.first_hand.append(FIRST_HAND)
    sheet.fighters_of.append(0)
    sheet.heroes_of.append(0)
    sheet.deck.append([])
    sheet.in_hand_at_start.append([])
    sheet.boosts_from_suit.append(False)
    sheet.counters.append(0)
    sheet.most_counters.append(NO_LIMIT)
    sheet.counter_name.append("")
    sheet.ability_text.append(hero.ability)
    sheet.moves_through.append(0)
    sheet.move_bonus.append(None)
    for fighter in hero.fighters:
        for _ in range(fighter.count):
            sheet.add_fighter(fighter.name, player, fighter.hero, fighter.ranged, fighter.health)


def users(sheet: Sheet, player: int, hero: Hero, card: Card) -> int:
    """Which fighters may use a card, as bits."""
    if not card.who:
        return sheet.fighters_of[player]
    names = names_of(hero)
    found = 0
    for said in card.who:
        number = names.number(said)
        if number < 0:
            raise UnknownHero(f"{hero.name}, {card.name}: there is no fighter called {said}.")
        for fighter, name in enumerate(sheet.fighter_name):
            if sheet.owner[fighter] == player and name == names.full[number]:
                found |= 1 << fighter
    return found


def add_card(sheet: Sheet, player: int, hero: Hero, card: Card) -> None:
    who = users(sheet, player, hero, card)
    kind = sheet.add_card(card.name, player, TYPES.index(card.type), card.value, card.boost, who, card.text)
    sheet.for_anybody[kind] = not card.who
    sheet.deck[player].extend([kind] * card.count)


def names_of(hero: Hero) -> Names:
    return Names([fighter.name for fighter in hero.fighters])


@cache
def passages(names: tuple[str, ...], text: str) -> tuple[Passage, ...]:
    """A card's text as trees. Texts are read once."""
    return Reader(Names(list(names)), []).card(text)


@cache
def ability_lines(names: tuple[str, ...], text: str) -> tuple[AbilityLine, ...]:
    return Reader(Names(list(names)), []).ability(text)


def fighter_names(hero: Hero) -> tuple[str, ...]:
    return tuple(fighter.name for fighter in hero.fighters)


def write_card(sheet: Sheet, player: int, hero: Hero, card: Card, kind: int) -> None:
    """A card's program by timing. A text that is not understood is an error that names the card and the words."""
    if not card.text:
        return
    try:
        for passage in passages(fighter_names(hero), card.text):
            write_passage(sheet, player, card, kind, passage)
    except CannotBePlayed as error:
        raise ReadError([Problem(1, card.text, str(error))]) from error


def write_passage(sheet: Sheet, player: int, card: Card, kind: int, passage: Passage) -> None:
    if passage.uncancelled:
        sheet.cannot_be_cancelled[kind] = True
        return
    timing = TIMING[passage.timing]
    if (timing == p.SCHEME) != (card.type == "scheme") and timing != p.BOOSTED_WITH:
        raise CannotBePlayed("a text without a timing on a combat card, or with one on a scheme card")
    settling = Settling(sheet, player, timing not in (p.SCHEME, p.BOOSTED_WITH))
    if passage.requirement is not None:
        sheet.requirement[kind] = settling.condition(passage.requirement)
        sheet.mission[kind] = True
    sheet.effect[kind][timing] = settling.effect(passage.acts, passage.starred, passage.requirement)
    for act in (*passage.acts, *passage.starred):
        for part in walk(act):
            if isinstance(part, YourFighter | YourOther | Beside):
                sheet.names_fighter[kind] = True
            if isinstance(part, CancelEffects):
                sheet.cancels[kind] = True


# ---- special abilities ---------------------------------------------------------------------------------------------


def write_abilities(sheet: Sheet, player: int, hero: Hero) -> None:
    if not hero.ability:
        return
    source = sheet.source(hero.name)
    try:
        for line in ability_lines(fighter_names(hero), hero.ability):
            write_ability(sheet, player, line, source)
    except CannotBePlayed as error:
        raise ReadError([Problem(1, hero.ability, str(error))]) from error


def write_ability(sheet: Sheet, player: int, line: AbilityLine, source: int) -> None:
    if isinstance(line, ab.Triggered):
        write_triggered(sheet, player, line, source)
        return
    settling = Settling(sheet, player, False)
    if isinstance(line, ab.NeverCancelled):
        whose = named_set(settling, line.whose)
        for kind in range(len(sheet.name)):
            if sheet.whose[kind] == player and not sheet.for_anybody[kind] and sheet.who[kind] & ~whose == 0:
                sheet.cannot_be_cancelled[kind] = True
    elif isinstance(line, ab.BoostFromSuit):
        sheet.boosts_from_suit[player] = True
    elif isinstance(line, ab.StartsInHand):
        sheet.in_hand_at_start[player].append(kind_called(sheet, player, line.card.words))
    elif isinstance(line, ab.FirstHand):
        pass  # setup-4 says the same
    elif isinstance(line, ab.ValueBonus):
        write_bonus(sheet, player, line)
    elif isinstance(line, ab.LessDamage):
        for fighter in members(named_set(settling, line.who)):
            sheet.spared[fighter] = plain_number(line.amount)
    elif isinstance(line, ab.MovesThrough):
        sheet.moves_through[player] |= named_set(settling, line.who)
    elif isinstance(line, ab.LongReach):
        for fighter in members(named_set(settling, line.who)):
            sheet.reach[fighter] = plain_number(line.steps)
    elif isinstance(line, ab.MoveBonus):
        sheet.move_bonus[player] = Product(settling.amount(line.amount), settling.amount(line.per))
    elif isinstance(line, ab.StartingCounters):
        settling.counters(line.name)
        sheet.counters[player] = plain_number(line.count)
    elif isinstance(line, ab.MostCounters):
        settling.counters(line.name)
        sheet.most_counters[player] = plain_number(line.count)
    elif isinstance(line, ab.CountersWhenHurt):
        settling.counters(line.name)
        for fighter in members(named_set(settling, line.who)):
            sheet.counters_when_hurt[fighter] = plain_number(line.count)
    elif isinstance(line, ab.TellsValue):
        sheet.told_value |= named_set(settling, line.who)
    elif isinstance(line, ab.HurtsWhoLeaves):
        for fighter in members(named_set(settling, line.who)):
            sheet.hurts_who_leaves[fighter] = plain_number(line.amount)
    elif isinstance(line, ab.HandLimit):
        sheet.hand_limit[player] = plain_number(line.size)
    elif isinstance(line, ab.HandSize):
        sheet.hand_limit[player] = sheet.first_hand[player] = plain_number(line.size)
    else:
        raise CannotBePlayed(f"no rows for the ability {type(line).__name__}")


def write_triggered(sheet: Sheet, player: int, line: ab.Triggered, source: int) -> None:
    for moment in MOMENTS[line.when.moment]:
        settling = Settling(sheet, player, moment in IN_A_COMBAT)
        mask = NOTHING
        if line.when.who is not None:
            mask = named_set(settling, line.when.who)
        row = settling.effect(line.acts)
        sheet.add_ability(player, moment, row, mask, source)


def write_bonus(sheet: Sheet, player: int, line: ab.ValueBonus) -> None:
    settling = Settling(sheet, player, True)
    amount = settling.amount(line.amount)
    if line.per is not None:
        amount = Product(amount, settling.amount(line.per))
    sheet.bonus_player.append(player)
    sheet.bonus_side.append(NOTHING if line.attacks and line.defenses else 0 if line.attacks else 1)
    sheet.bonus_fighters.append(named_set(settling, spoken_of(sheet, line)))
    sheet.bonus_amount.append(amount)
    sheet.bonus_condition.append(None if line.condition is None else settling.condition(line.condition))


def spoken_of(sheet: Sheet, line: ab.ValueBonus) -> Fighters:
    """Whose cards are worth more; he or she is the hero that the condition names."""
    if not isinstance(line.who, Spoken) or line.condition is None:
        return line.who
    heroes = {name for name, hero in zip(sheet.fighter_name, sheet.hero, strict=True) if hero}
    named = [part for part in walk(line.condition) if isinstance(part, ByName) and part.name in heroes]
    if len(named) != 1:
        raise CannotBePlayed("somebody who is not named")
    return named[0]


def named_set(settling: Settling, tree: Fighters) -> int:
    """Fighters by name, as bits."""
    if isinstance(tree, ByName):
        return settling.named(tree).who
    if isinstance(tree, AllOfThese):
        found = 0
        for item in tree.items:
            found |= named_set(settling, item)
        return found
    if isinstance(tree, YourFighter):
        return settling.sheet.fighters_of[settling.player]
    raise CannotBePlayed("fighters that are not named")


def members(chosen: int) -> list[int]:
    return [number for number in range(chosen.bit_length()) if chosen >> number & 1]


def kind_called(sheet: Sheet, player: int, words: str) -> int:
    for kind, name in enumerate(sheet.name):
        if sheet.whose[kind] == player and name.lower() == words.lower():
            return kind
    raise CannotBePlayed(f"no card is called {words}")


# ---- items ---------------------------------------------------------------------------------------------------------


def add_items(sheet: Sheet) -> None:
    for item in item_data():
        sheet.item_name.append(item["name"])
        sheet.item_slot.append(item["slot"])
        sheet.item_value.append(int(item.get("value", 0)))
        sheet.item_source.append(sheet.source(item["name"]))
        sheet.item_row.append(NOTHING)
        sheet.item_text.append(item.get("text", ""))
        if "text" in item:
            (passage,) = passages((), item["text"])
            # Written for the first player: an item's text names nobody, so it does for all.
            sheet.item_row[-1] = Settling(sheet, 0, False).effect(passage.acts)
