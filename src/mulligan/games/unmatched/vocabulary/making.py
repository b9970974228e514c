"""Makes the sheet of a game out of its heroes: every fighter, card, ability and item, their texts read and written."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.moments import NOTHING
from mulligan.games.unmatched.heroes import Card, Hero, UnknownHero, item_data
from mulligan.games.unmatched.sheet import (
    BOOST_PLUS,
    FIRST_HAND,
    HAND_LIMIT,
    MOVE_IS,
    MOVE_PLUS,
    NO_ACTIONS,
    PASSES,
    SHARES,
    SHIELDED,
    SPARED,
    TYPES,
    UNCANCELLED,
    Sheet,
    Static,
)
from mulligan.games.unmatched.vocabulary import abilities as ab
from mulligan.games.unmatched.vocabulary.abilities import AbilityLine, Moment
from mulligan.games.unmatched.vocabulary.amounts import Product
from mulligan.games.unmatched.vocabulary.conditions import AllDefeated, AllTrue, HandAtLeast, IsAttacking
from mulligan.games.unmatched.vocabulary.drawing import DiscardCards
from mulligan.games.unmatched.vocabulary.fighters import (
    AllOfThese,
    Beside,
    ByName,
    EachOfThem,
    Fighters,
    Group,
    One,
    OneAmong,
    PassedThrough,
    Role,
    Side,
    Spoken,
    YourFighter,
    YourOther,
)
from mulligan.games.unmatched.vocabulary.fighting import CancelEffects, LendEffect, OfCombat, ValueChange
from mulligan.games.unmatched.vocabulary.forms import ChoosesStart, FormIs, Indicator, StartsAs
from mulligan.games.unmatched.vocabulary.lexicon import Lexicon, Names, lexicon_of, words_of
from mulligan.games.unmatched.vocabulary.markers import HasMarkers
from mulligan.games.unmatched.vocabulary.memory import Compared, FightsAs, HasCounters, TargetIs, TheseFighters
from mulligan.games.unmatched.vocabulary.moving import StopMoving
from mulligan.games.unmatched.vocabulary.ongoing import SchemeInPlay, SchemeLeaves
from mulligan.games.unmatched.vocabulary.reading import ONGOING, Passage, Reader
from mulligan.games.unmatched.vocabulary.reveals import PredictValue
from mulligan.games.unmatched.vocabulary.settling import Settling, plain_number
from mulligan.games.unmatched.vocabulary.symbols import SymbolRule
from mulligan.games.unmatched.vocabulary.turn import SpendCounters
from mulligan.language.core.amounts import Exactly
from mulligan.language.core.flow import Attempt, If, May
from mulligan.language.core.kinds import Amount, Condition, Instruction
from mulligan.language.core.players import You
from mulligan.language.flow import CannotBePlayed
from mulligan.language.reader import Problem, ReadError
from mulligan.language.tree import walk, with_fields

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
    Moment.AFTER_DEFENSE: (p.ON_AFTER_DEFENSE,),
    Moment.AFTER_EITHER: (p.ON_AFTER_ATTACK, p.ON_AFTER_DEFENSE),
    Moment.ATTACKS: (p.ON_ATTACK,),
    Moment.MANEUVERS: (p.ON_MANEUVER,),
    Moment.SCHEMES: (p.ON_SCHEME,),
    Moment.START_OF_GAME: (p.ON_START_OF_GAME,),
    Moment.MOVED: (p.ON_MOVED,),
    Moment.DEFEATED: (p.ON_DEFEATED,),
    Moment.FOE_DEFEATED: (p.ON_FOE_DEFEATED,),
    Moment.HURT: (p.ON_HURT,),
    Moment.ON_MARKER: (p.ON_MARKER,),
    Moment.IMMEDIATELY: (p.IN_IMMEDIATELY,),
    Moment.DURING: (p.IN_DURING,),
    Moment.ATTACKED: (p.ON_ATTACKED,),
    Moment.FOE_TURN: (p.ON_FOE_TURN,),
    Moment.FOE_TURN_END: (p.ON_FOE_TURN_END,),
    Moment.LIKED: (p.WHEN_LIKED,),
    Moment.LIKED_ONCE: (p.WHEN_LIKED,),
    Moment.RECOVERED: (p.ON_RECOVERED,),
    Moment.SUMMONED: (p.ON_SUMMONED,),
    Moment.WOULD_FALL: (p.ON_WOULD_FALL,),
}
IN_A_COMBAT = {
    p.ON_ATTACK,
    p.ON_ATTACKED,
    p.ON_AFTER_ATTACK,
    p.ON_AFTER_COMBAT,
    p.ON_AFTER_DEFENSE,
    p.IN_IMMEDIATELY,
    p.IN_DURING,
}
NO_LIMIT = 999
LARGE_REACH = 2  # Ruling 30
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
    lexicon = lexicon_of(hero)
    sheet.form_names.append(list(lexicon.forms))
    sheet.chooses_form.append(False)
    sheet.marker_name.append(lexicon.markers[0] if lexicon.markers else "")
    sheet.most_markers.append(NO_LIMIT)
    sheet.stopping.append(0)
    sheet.moves_through.append(0)
    sheet.move_bonus.append(None)
    note_limits(sheet, player, hero)
    for fighter in hero.fighters:
        for _ in range(fighter.count):
            sheet.add_fighter(fighter.name, player, fighter.hero, fighter.ranged, fighter.health)


def note_limits(sheet: Sheet, player: int, hero: Hero) -> None:
    """How many counters there can be, which the ability says and cards rely on."""
    try:
        lines = ability_lines(lexicon_of(hero), hero.ability)
    except ReadError:
        return  # said where the ability itself is written
    for line in lines:
        if isinstance(line, ab.MostCounters):
            sheet.most_counters[player] = plain_number(line.count)


def users(sheet: Sheet, player: int, hero: Hero, card: Card) -> int:
    """Which fighters may use a card, as bits."""
    if not card.who:
        return sheet.fighters_of[player]
    names = names_of(hero)
    found = 0
    for said in card.who:
        for number in users_called(names, said):
            if number < 0:
                raise UnknownHero(f"{hero.name}, {card.name}: there is no fighter called {said}.")
            for fighter, name in enumerate(sheet.fighter_name):
                if sheet.owner[fighter] == player and name == names.fighter(number):
                    found |= 1 << fighter
    return found


def users_called(names: Names, said: str) -> list[int]:
    """The fighters that a card names, one or several: "A | B", "A or B"."""
    number = names.number(said)
    if number >= 0:
        return [number]
    return [names.number(part) for part in re.split(r"\s*[|/&,]\s*|\s+(?:or|and)\s+", said) if part.strip()]


def add_card(sheet: Sheet, player: int, hero: Hero, card: Card) -> None:
    who = users(sheet, player, hero, card)
    kind = sheet.add_card(card.name, player, TYPES.index(card.type), card.value, card.boost, who, card.text)
    sheet.for_anybody[kind] = not card.who
    sheet.labels[kind] = card.labels
    named = [number for said in card.who for number in users_called(names_of(hero), said)]
    forms = {names_of(hero).form(number) for number in named}
    if len(forms) == 1:
        form = forms.pop()
        sheet.form[kind] = NOTHING if in_any_form(names_of(hero).forms, form) else form
    sheet.deck[player].extend([kind] * card.count)


def in_any_form(forms: tuple[str, ...], form: int) -> bool:
    """A name that is part of what the hero is otherwise called means the hero, whatever it is."""
    if form < 0:
        return True
    said = set(words_of(forms[form]))
    return all(said <= set(words_of(other)) for other in forms)


@cache
def names_in(lexicon: Lexicon) -> Names:
    return Names((), lexicon)


def names_of(hero: Hero) -> Names:
    return names_in(lexicon_of(hero))


@cache
def passages(lexicon: Lexicon, text: str) -> tuple[Passage, ...]:
    """A card's text as trees. Texts are read once."""
    return Reader(names_in(lexicon), []).card(text)


@cache
def ability_lines(lexicon: Lexicon, text: str) -> tuple[AbilityLine, ...]:
    return Reader(names_in(lexicon), []).ability(text)


def write_card(sheet: Sheet, player: int, hero: Hero, card: Card, kind: int) -> None:
    """A card's program by timing. A text that is not understood is an error that names the card and the words."""
    if not card.text:
        return
    try:
        for passage in passages(lexicon_of(hero), card.text):
            write_passage(sheet, player, card, kind, passage)
    except CannotBePlayed as error:
        raise ReadError([Problem(1, card.text, str(error))]) from error


def write_passage(sheet: Sheet, player: int, card: Card, kind: int, passage: Passage) -> None:
    if passage.uncancelled:
        sheet.cannot_be_cancelled[kind] = True
        return
    if passage.face_up or passage.adjacent or passage.defends is not None:
        sheet.face_up[kind] |= passage.face_up
        sheet.adjacent_only[kind] |= passage.adjacent
        sheet.defends_if[kind] = passage.defends
        return
    if passage.timing == ONGOING:
        if card.type != "scheme":
            raise CannotBePlayed("a combat card that stays in play")
        sheet.ongoing[kind] = True
        for line in passage.lines:
            write_ability(sheet, player, line, sheet.source_of_kind[kind], SchemeInPlay(kind))
        return
    timing = TIMING[passage.timing]
    if timing == p.SCHEME and card.type != "scheme" and passage.requirement is None:
        timing = always(passage)
    if (timing == p.SCHEME) != (card.type == "scheme") and timing != p.BOOSTED_WITH:
        raise CannotBePlayed("a text without a timing on a combat card, or with one on a scheme card")
    if passage.follows:
        timing += p.FOLLOWING
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


def always(passage: Passage) -> int:
    """What stands on a combat card without a timing: said when it is played, or true of its value in the end."""
    parts = [part for act in passage.acts for part in walk(act)]
    if any(isinstance(part, PredictValue | LendEffect) for part in parts):
        return p.PLAYED
    if any(isinstance(part, ValueChange) for part in parts):
        return p.LAST
    return p.SCHEME


# ---- special abilities ---------------------------------------------------------------------------------------------


def write_abilities(sheet: Sheet, player: int, hero: Hero) -> None:
    if not hero.ability:
        return
    source = sheet.source(hero.name)
    try:
        for line in ability_lines(lexicon_of(hero), hero.ability):
            write_ability(sheet, player, line, source)
    except CannotBePlayed as error:
        raise ReadError([Problem(1, hero.ability, str(error))]) from error


def write_ability(sheet: Sheet, player: int, line: AbilityLine, source: int, guard: Condition | None = None) -> None:
    """One line, that holds all the time or while something else does."""
    settling = Settling(sheet, player, False)
    if isinstance(line, ab.Guarded):
        asked = settling.condition(line.condition)
        inner = line.line
        if isinstance(getattr(inner, "who", None), Spoken) and not isinstance(inner, ab.ValueBonus):
            named = [part for part in walk(line.condition) if isinstance(part, ByName)]
            inner = with_fields(inner, who=named[0]) if named else inner
        write_ability(sheet, player, inner, source, asked if guard is None else AllTrue((guard, asked)))
    elif isinstance(line, ab.AtEach):
        for one in line.lines:
            write_triggered(sheet, player, one, source, guard)
    elif isinstance(line, ab.Triggered):
        write_triggered(sheet, player, line, source, guard)
    elif isinstance(line, ab.ValueBonus):
        write_bonus(sheet, player, line, guard)
    elif isinstance(line, ab.LeavesAtEnd):
        write_leaving(sheet, player, line, source, guard)
    elif not write_static(settling, line, guard):
        if guard is not None:
            raise CannotBePlayed(f"{type(line).__name__} only while something else holds")
        write_lasting(sheet, player, line, settling)


def write_leaving(sheet: Sheet, player: int, line: ab.LeavesAtEnd, source: int, guard: Condition | None) -> None:
    if not isinstance(guard, SchemeInPlay):
        raise CannotBePlayed("a card that is not in play")
    leave: Instruction = SchemeLeaves(guard.kind)
    row = Settling(sheet, player, False).effect((leave if line.condition is None else If(line.condition, (leave,)),))
    moment = p.ON_START_OF_TURN if line.start else p.ON_END_OF_TURN
    sheet.add_ability(player, moment, row, NOTHING, source, guard, False)


def write_static(settling: Settling, line: AbilityLine, guard: Condition | None) -> bool:
    """What may hold while something else does; gives whether the line is one of these."""
    sheet, player = settling.sheet, settling.player
    amount: Amount | None = None
    who = sheet.fighters_of[player]
    if isinstance(line, ab.MovesThrough) and line.past:
        return False
    if isinstance(line, ab.MovesThrough):
        sort, who = PASSES, named_set(settling, line.who)
    elif isinstance(line, ab.LessDamage):
        sort, who, amount = SPARED, named_set(settling, line.who), settling.amount(line.amount)
    elif isinstance(line, ab.EffectsDoNotHurt):
        sort, who = SHIELDED, named_set(settling, line.who)
    elif isinstance(line, ab.MoveIs):
        sort, amount = MOVE_IS, settling.amount(line.value)
    elif isinstance(line, ab.MovePlus):
        per = None if line.per is None else settling.amount(line.per)
        sort, amount = (
            MOVE_PLUS,
            settling.amount(line.amount) if per is None else Product(settling.amount(line.amount), per),
        )
    elif isinstance(line, ab.BoostPlus):
        sort, amount = BOOST_PLUS, settling.amount(line.amount)
    elif isinstance(line, ab.NoActions):
        sort = NO_ACTIONS
    elif isinstance(line, ab.SharesDamage):
        sort, who = SHARES, named_set(settling, line.who)
        settling.spoken = settling.anchor(line.who)  # "her zone"
        amount = TheseFighters(settling.group(line.group))
    elif isinstance(line, ab.NeverCancelled) and guard is not None:
        sort, who = UNCANCELLED, named_set(settling, line.whose)
    else:
        return False
    if isinstance(line, ab.MoveIs | ab.MovePlus) and line.who is not None:
        who = named_set(settling, line.who)
    if guard is None and isinstance(line, ab.MovesThrough | ab.LessDamage):
        return False
    sheet.statics.append(Static(player, sort, who, amount, guard))
    return True


def write_lasting(sheet: Sheet, player: int, line: AbilityLine, settling: Settling) -> None:
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
    elif isinstance(line, StartsAs):
        if line.form.number != 0:
            names = sheet.form_names[player]
            raise CannotBePlayed(f"{names[line.form.number]} at the start, and {names[0]} first")
    elif isinstance(line, ChoosesStart):
        if {form.number for form in line.forms} != set(range(len(sheet.form_names[player]))):
            raise CannotBePlayed("a choice among some forms alone")
        sheet.chooses_form[player] = True
    elif isinstance(line, ab.HiddenBoost):
        sheet.hidden_boost |= named_set(settling, line.who)
    elif isinstance(line, Indicator | SymbolRule | ab.HiddenBoostLost | ab.GadgetRule):
        pass
    elif isinstance(line, HasMarkers):
        sheet.most_markers[player] = plain_number(line.count)
    elif isinstance(line, ab.StartsOff):
        sheet.summoned |= named_set(settling, line.who)
    elif isinstance(line, ab.LessDamage):
        for fighter in members(named_set(settling, line.who)):
            sheet.spared[fighter] = plain_number(line.amount)
    elif isinstance(line, ab.MovesThrough) and line.past:
        sheet.moves_past |= named_set(settling, line.who)
    elif isinstance(line, ab.MovesThrough):
        sheet.moves_through[player] |= named_set(settling, line.who)
    elif isinstance(line, ab.LongReach):
        for fighter in members(named_set(settling, line.who)):
            sheet.reach[fighter] = plain_number(line.steps)
    elif isinstance(line, ab.NotInTheWay):
        sheet.passable |= named_set(settling, line.who)
    elif isinstance(line, ab.MarkerWays):
        sheet.marker_ways |= named_set(settling, line.who)
    elif isinstance(line, ab.LargeFighter):
        for fighter in members(named_set(settling, line.who)):
            sheet.reach[fighter] = max(sheet.reach[fighter], LARGE_REACH)
    elif isinstance(line, ab.MoveBonus):
        sheet.move_bonus[player] = Product(settling.amount(line.amount), settling.amount(line.per))
    elif isinstance(line, ab.StartingCounters):
        settling.counters(line.name.words)
        sheet.counters[player] = plain_number(line.count)
    elif isinstance(line, ab.MostCounters):
        settling.counters(line.name.words)
        sheet.most_counters[player] = plain_number(line.count)
    elif isinstance(line, ab.CountersWhenHurt):
        settling.counters(line.name.words)
        for fighter in members(named_set(settling, line.who)):
            sheet.counters_when_hurt[fighter] = plain_number(line.count)
    elif isinstance(line, ab.TellsValue):
        sheet.told_value |= named_set(settling, line.who)
    elif isinstance(line, ab.HurtsWhoLeaves):
        for fighter in members(named_set(settling, line.who)):
            sheet.hurts_who_leaves[fighter] = plain_number(line.amount)
    elif isinstance(line, ab.HandLimit):
        sheet.hand_limit[player] = plain_number(line.size)
    elif isinstance(line, ab.StartingHand):
        sheet.first_hand[player] = plain_number(line.size)
    elif isinstance(line, ab.HandSize):
        sheet.hand_limit[player] = sheet.first_hand[player] = plain_number(line.size)
    else:
        raise CannotBePlayed(f"no rows for the ability {type(line).__name__}")


def write_triggered(sheet: Sheet, player: int, line: ab.Triggered, source: int, guard: Condition | None) -> None:
    when = line.when
    for moment in moments_of(when):
        if moment == p.ON_ATTACK and any(isinstance(part, OfCombat) for act in line.acts for part in walk(act)):
            moment = p.IN_DURING  # what is done to the card waits until there is one
            line = ab.Triggered(when, (If(IsAttacking(YourFighter()), line.acts),))
        settling = Settling(sheet, player, moment in IN_A_COMBAT)
        mask = NOTHING
        if when.target is not None:
            guard = both(guard, TargetIs(settling.group(when.target)))
        if moment == p.ON_DEFEATED and isinstance(when.who, EachOfThem) and when.who.group.named is not None:
            line = ab.Triggered(when, (If(AllDefeated(when.who.group.named), line.acts),))
        if when.who is not None:
            mask = named_set(settling, when.who)
            settling.spoken = YourFighter()  # "they" is whoever it was
        elif sheet.heroes_of[player].bit_count() == 1:
            settling.spoken = the_hero(sheet, player)  # he or she of whom an ability speaks is the hero
        acts, once = line.acts, when.once
        if moment == p.ON_MANEUVER:
            acts, later = after_moving(acts)
            if later:
                moved = Settling(sheet, player, False).effect(later)
                sheet.add_ability(player, p.ON_MANEUVER_DONE, moved, mask, source, guard, False)
        if moment == p.WHEN_LIKED:
            acts, price = paid_first(settling, line.acts)
            once = when.moment is Moment.LIKED_ONCE
            if price is None and not once:
                raise CannotBePlayed("something as often as one likes, for nothing")
            guard = both(guard, price)
        row = settling.effect(acts)
        if moment == p.ON_MARKER and any(isinstance(part, StopMoving) for act in acts for part in walk(act)):
            sheet.stopping[player] |= mask
        sheet.add_ability(player, moment, row, mask, source, guard, once, when.ever)


def the_hero(sheet: Sheet, player: int) -> ByName:
    hero = members(sheet.heroes_of[player])[0]
    return ByName(sheet.fighter_name[hero], sheet.heroes_of[player])


def after_moving(acts: tuple[Instruction, ...]) -> tuple[tuple[Instruction, ...], tuple[Instruction, ...]]:
    """What is said at a maneuver of those it goes through is done when it is over."""
    now: list[Instruction] = []
    later: list[Instruction] = []
    for act in acts:
        if isinstance(act, Attempt):
            before, after = after_moving(act.then)
            now.append(Attempt(act.act, before, act.otherwise))
            later.extend(after)
        elif any(isinstance(part, PassedThrough) for part in walk(act)):
            later.append(act)
        else:
            now.append(act)
    return tuple(now), tuple(later)


def paid_first(settling: Settling, acts: tuple[Instruction, ...]) -> tuple[tuple[Instruction, ...], Condition | None]:
    """What is done when one likes, without a "may", and what one must have for it."""
    first = acts[0]
    tried = first.act if isinstance(first, Attempt) else first
    price = tried.act if isinstance(tried, May) else tried
    rest: Instruction = Attempt(price, first.then, first.otherwise) if isinstance(first, Attempt) else price
    asked: Condition | None = None
    if isinstance(price, SpendCounters) and isinstance(price.count, Exactly):
        asked = HasCounters(price.name, Compared.AT_LEAST, price.count.amount)
    elif isinstance(price, DiscardCards) and isinstance(price.count, Exactly) and not price.what.types:
        asked = HandAtLeast(price.count.amount)
    return (rest, *acts[1:]), None if asked is None else settling.condition(asked)


def both(one: Condition | None, other: Condition | None) -> Condition | None:
    if one is None or other is None:
        return other if one is None else one
    return AllTrue((one, other))


def moments_of(when: ab.WhenThis) -> tuple[int, ...]:
    """Somebody else's defeat is a moment of its own."""
    foes = isinstance(when.who, One | EachOfThem) and when.who.group.side is Side.OPPOSING
    if when.moment is Moment.DEFEATED and foes:
        return (p.ON_FOE_DEFEATED,)
    if foes and when.moment is not Moment.ON_MARKER:
        raise CannotBePlayed("something that opposing fighters do")
    return MOMENTS[when.moment]


def write_bonus(sheet: Sheet, player: int, line: ab.ValueBonus, guard: Condition | None = None) -> None:
    settling = Settling(sheet, player, True)
    if line.group is not None:
        settling.spoken = YourFighter()  # "they" is the one whose card it is
    elif isinstance(line.who, ByName):
        settling.spoken = settling.named(line.who)
    amount = settling.amount(line.amount)
    if line.per is not None:
        amount = Product(amount, settling.amount(line.per))
    sheet.bonus_player.append(player)
    sheet.bonus_amount.append(amount)
    sheet.bonus_side.append(NOTHING if line.attacks and line.defenses else 0 if line.attacks else 1)
    if line.group is not None:
        group = settling.group(line.group)
        sheet.bonus_fighters.append(sheet.fighters_of[player])
        named = FightsAs(group)
        guard = named if guard is None else AllTrue((guard, named))
    else:
        sheet.bonus_fighters.append(bonus_set(sheet, player, settling, line, guard))
    asked = None if line.condition is None else settling.condition(line.condition)
    both = guard if asked is None else asked if guard is None else AllTrue((guard, asked))
    sheet.bonus_condition.append(both)


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
    if len(named) != 1:
        raise CannotBePlayed("somebody who is not named")
    return named[0]


def named_set(settling: Settling, tree: Fighters) -> int:
    """Fighters by name, as bits."""
    if isinstance(tree, ByName):
        return settling.named(tree).who
    if isinstance(tree, One | EachOfThem) and not tree.group.spots and not tree.group.other:
        if tree.group.of is not None and (tree.group.named is None or not isinstance(tree.group.of, You)):
            raise CannotBePlayed("fighters that are not named")
        return of_kind(settling.sheet, settling.player, tree.group)
    if isinstance(tree, AllOfThese | OneAmong):
        found = 0
        for item in tree.items:
            found |= named_set(settling, item)
        return found
    if isinstance(tree, YourFighter):
        return settling.sheet.fighters_of[settling.player]
    raise CannotBePlayed("fighters that are not named")


def of_kind(sheet: Sheet, player: int, group: Group) -> int:
    """All fighters of a side and role, as bits."""
    if group.named is not None:
        return Settling(sheet, player, False).named(group.named).who
    found = (1 << len(sheet.fighter_name)) - 1
    if group.side is not None:
        found = sheet.friends[player] if group.side is Side.FRIENDLY else sheet.enemies[player]
    if group.role is Role.FIGHTER:
        return found
    return found & sheet.heroes if group.role is Role.HERO else found & ~sheet.heroes


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
            (passage,) = passages(Lexicon(), item["text"])
            # Written for the first player: an item's text names nobody, so it does for all.
            sheet.item_row[-1] = Settling(sheet, 0, False).effect(passage.acts)
