"""Writes what a special ability says onto the sheet: what is done at a moment, and what always holds."""

from __future__ import annotations

from typing import cast

from mulligan.games.unmatched.effects import moments as p
from mulligan.games.unmatched.effects.moments import NOTHING
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.sheet import (
    ATTACK,
    BOOST_PLUS,
    DEAR_ATTACKS,
    KEEPS_HAND,
    MOVE_IS,
    MOVE_PLUS,
    NO_ACTIONS,
    NO_TARGET,
    PAID_ATTACKS,
    PASSES,
    REACHES,
    SHARES,
    SHIELDED,
    SPARED,
    SPARED_ALWAYS,
    UNCANCELLED,
    UNTOUCHED,
    UNTOUCHED_AFAR,
    UNTOUCHED_RANGED,
    Sheet,
    Static,
)
from mulligan.games.unmatched.vocabulary import abilities as ab
from mulligan.games.unmatched.vocabulary.abilities import AbilityLine
from mulligan.games.unmatched.vocabulary.acts.drawing import DiscardCards
from mulligan.games.unmatched.vocabulary.acts.fighting import BoostCard, OfCombat
from mulligan.games.unmatched.vocabulary.acts.forms import ChoosesStart, FormIs, Indicator, StartsAs
from mulligan.games.unmatched.vocabulary.acts.markers import HasMarkers
from mulligan.games.unmatched.vocabulary.acts.moving import StopMoving
from mulligan.games.unmatched.vocabulary.acts.ongoing import (
    THEIRS,
    DiscardThis,
    ForAWhile,
    HoldsStill,
    LetHold,
    SchemeInPlay,
    SchemeLeaves,
    TimesHeld,
)
from mulligan.games.unmatched.vocabulary.acts.own_pile import EmptyPile
from mulligan.games.unmatched.vocabulary.acts.turn import EmptyCounters, SpendAbility, SpendActions, SpendCounters
from mulligan.games.unmatched.vocabulary.conditions import (
    AllDefeated,
    AllTrue,
    HandAtLeast,
    IsAttacking,
    IsDefending,
)
from mulligan.games.unmatched.vocabulary.costs import DearAttacks, NoTarget, PaidAttacks, SkipDraw, SkipMove
from mulligan.games.unmatched.vocabulary.guards import (
    CannotBeAttacked,
    FoesCards,
)
from mulligan.games.unmatched.vocabulary.lines import (
    ActionsEachTurn,
    LessOfAll,
    MayBoost,
    MostOnBoard,
    StartsOnBoard,
    UsesToDefend,
)
from mulligan.games.unmatched.vocabulary.memory import AnyTrue, Compared, HasCounters, TargetIs, TheseFighters, WonBy
from mulligan.games.unmatched.vocabulary.nouns.amounts import Product
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    AdjacentTo,
    ByName,
    EachOfThem,
    InZone,
    One,
    PassedThrough,
    Side,
    Spoken,
    YourFighter,
    YourOpponent,
)
from mulligan.games.unmatched.vocabulary.nouns.piles import PileHas
from mulligan.games.unmatched.vocabulary.nouns.spaces import SpaceBeside, SpaceInZone
from mulligan.games.unmatched.vocabulary.nouns.symbols import SymbolRule
from mulligan.games.unmatched.vocabulary.occasions import Moment, WhenThis
from mulligan.games.unmatched.vocabulary.standings import HasCrossed, HurtSoMuch, OfTheirDoing, OfYourDoing, YouDefeated
from mulligan.games.unmatched.vocabulary.writing.bonuses import write_bonus, write_foes_cards
from mulligan.games.unmatched.vocabulary.writing.settling import Settling, plain_number
from mulligan.games.unmatched.vocabulary.writing.slowing import (
    keep_off,
    of_foes,
    own_move,
    slow_for_a_while,
    write_foes_move,
)
from mulligan.games.unmatched.vocabulary.writing.whom import kind_called, members, named_set, the_hero
from mulligan.language.core.amounts import Exactly, Number
from mulligan.language.core.flow import Attempt, Both, If, May
from mulligan.language.core.kinds import Amount, Condition, Instruction
from mulligan.language.flow import CannotBePlayed
from mulligan.language.tree import Node, rebuild, walk, with_fields

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
    Moment.FOE_SCHEME: (p.ON_FOE_SCHEME,),
    Moment.DEFENDS: (p.IN_DURING,),
    Moment.DRAWS: (p.ON_MANEUVER_DRAW,),
    Moment.SHIFTED: (p.ON_FOE_SHIFTED,),
    Moment.COUNTED: (p.ON_COUNTERS,),
    Moment.STORED: (p.ON_STORED,),
    Moment.YOU_DEFEAT: (p.ON_FOE_DEFEATED,),
    Moment.HURT_BY_FOES: (p.ON_HURT,),
}
IN_A_COMBAT = {
    p.ON_ATTACK,
    p.ON_ATTACKED,
    p.ON_AFTER_ATTACK,
    p.ON_AFTER_COMBAT,
    p.ON_AFTER_DEFENSE,
    p.IN_IMMEDIATELY,
    p.IN_DURING,
    p.ON_STORED,
}
LARGE_REACH = 2  # Ruling 30
AT_THEM = (AdjacentTo, InZone, SpaceBeside, SpaceInZone)  # places by somebody who stands there


def write_ability(sheet: Sheet, player: Player, line: AbilityLine, source: int, guard: Condition | None = None) -> None:
    """One line, that holds all the time or while something else does."""
    settling = Settling(sheet, player, False)
    line = own_move(line)
    if isinstance(line, ab.Guarded):
        asked = settling.condition(line.condition)
        inner = line.line
        said = list(dict.fromkeys(part.name for part in walk(line.condition) if isinstance(part, ByName)))
        named = [ByName(name) for name in said]
        if isinstance(inner, ab.ValueBonus):
            named = [one for one in named if settling.named(one).who & sheet.heroes]
        form = any(isinstance(part, FormIs) for part in walk(line.condition))
        bonus = isinstance(inner, ab.ValueBonus) and (inner.condition is not None or form or len(named) != 1)
        if isinstance(getattr(inner, "who", None), Spoken) and named and not bonus:
            inner = with_fields(inner, who=named[0])
        write_ability(sheet, player, inner, source, asked if guard is None else AllTrue((guard, asked)))
    elif isinstance(line, ab.AtEach):
        for one in line.lines:
            write_triggered(sheet, player, one, source, guard)
    elif isinstance(line, ab.Triggered):
        write_triggered(sheet, player, line, source, guard)
    elif isinstance(line, ab.ValueBonus):
        write_bonus(sheet, player, line, guard)
    elif isinstance(line, FoesCards):
        write_foes_cards(sheet, player, line, guard)
    elif (slow := of_foes(line, False)) is not None:
        write_foes_move(sheet, player, slow, guard)
    elif isinstance(line, MayBoost):
        write_triggered(sheet, player, boosting(line), source, guard)
    elif isinstance(line, ab.LeavesAtEnd):
        write_leaving(sheet, player, line, source, guard)
    elif not write_static(settling, line, guard):
        if guard is not None:
            raise CannotBePlayed(f"“{type(line).__name__}” only while something else holds")
        write_lasting(sheet, player, line, settling)


def boosting(line: MayBoost) -> ab.Triggered:
    """ "You may BOOST NAME's attacks": in each such combat, before the values are compared."""
    asked: list[Condition] = [IsAttacking(line.who)] if line.attacks else []
    asked += [IsDefending(line.who)] if line.defenses else []
    fits = asked[0] if len(asked) == 1 else AnyTrue(tuple(asked))
    return ab.Triggered(WhenThis(Moment.DURING), (If(fits, (May(BoostCard()),)),))


def let_defend(sheet: Sheet, player: int, who: int) -> None:
    """Attack cards of these fighters are defense cards too."""
    for kind in range(len(sheet.name)):
        if sheet.whose[kind] == player and sheet.type[kind] == ATTACK and sheet.who[kind] & who:
            if sheet.who[kind] & ~who:
                raise CannotBePlayed("attack cards that others use too")
            sheet.defends_if[kind] = AllTrue(())


def write_leaving(sheet: Sheet, player: Player, line: ab.LeavesAtEnd, source: int, guard: Condition | None) -> None:
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
    elif isinstance(line, LessOfAll):
        sort, who, amount = SPARED_ALWAYS, named_set(settling, line.who), settling.amount(line.amount)
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
    elif isinstance(line, ab.KeepsHand):
        sort = KEEPS_HAND
    elif isinstance(line, ab.SharesDamage):
        sort, who = SHARES, named_set(settling, line.who)
        settling.spoken = settling.anchor(line.who)  # "her zone"
        amount = TheseFighters(settling.group(line.group))
    elif isinstance(line, DearAttacks):
        sort, who = DEAR_ATTACKS, named_set(settling, line.who)
        amount = Number(plain_number(line.total) - 1) if line.total is not None else settling.amount(extra_of(line))
    elif isinstance(line, PaidAttacks):
        settling.counters(line.name.words)
        sort, who, amount = PAID_ATTACKS, named_set(settling, line.who), settling.amount(line.count)
    elif isinstance(line, NoTarget):
        sort, who = NO_TARGET, named_set(settling, line.who)
        settling.spoken = settling.anchor(line.who)
        amount = TheseFighters(settling.group(line.group))
    elif isinstance(line, CannotBeAttacked):
        sort = UNTOUCHED_AFAR if line.afar else UNTOUCHED_RANGED if line.ranged else UNTOUCHED
        who = named_set(settling, line.who)
        if line.condition is not None:
            settling.spoken = settling.anchor(line.who)  # "adjacent to him"
            guard = both(guard, settling.condition(line.condition))
    elif isinstance(line, ab.LongReach) and guard is not None:
        sort, who, amount = REACHES, named_set(settling, line.who), settling.amount(line.steps)
    elif isinstance(line, ab.NeverCancelled) and guard is not None:
        sort, who = UNCANCELLED, named_set(settling, line.whose)
    else:
        return False
    if isinstance(line, ab.MoveIs | ab.MovePlus) and line.who is not None:
        who = named_set(settling, line.who)
    if guard is None and isinstance(line, ab.MovesThrough | ab.LessDamage):
        return False
    sheet.add_static(Static(player, sort, who, amount, guard))
    return True


def extra_of(line: DearAttacks) -> Amount:
    assert line.extra is not None
    return line.extra


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
            raise CannotBePlayed(f"“{names[line.form.number]}” at the start, and “{names[0]}” first")
    elif isinstance(line, ChoosesStart):
        if {form.number for form in line.forms} != set(range(len(sheet.form_names[player]))):
            raise CannotBePlayed("a choice among some forms alone")
        sheet.chooses_form[player] = True
    elif isinstance(line, ab.Escapes):
        sheet.escapes |= named_set(settling, line.who)
    elif isinstance(line, ab.HiddenBoost):
        sheet.hidden_boost |= named_set(settling, line.who)
    elif isinstance(line, Indicator | SymbolRule | ab.HiddenBoostLost | ab.GadgetRule):
        pass
    elif isinstance(line, HasMarkers):
        sheet.most_markers[player] = plain_number(line.count)
    elif isinstance(line, ab.StartsOff):
        sheet.summoned |= named_set(settling, line.who)
    elif isinstance(line, StartsOnBoard):
        present = members(named_set(settling, line.who))
        if plain_number(line.count) > len(present):
            raise CannotBePlayed("more fighters than there are")
        for number, fighter in enumerate(present):
            if number < plain_number(line.count):
                sheet.present |= 1 << fighter
            else:
                sheet.summoned |= 1 << fighter
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
    elif isinstance(line, ab.TellsValue):
        sheet.told_value |= named_set(settling, line.who)
    elif isinstance(line, ab.HurtsWhoLeaves):
        for fighter in members(named_set(settling, line.who)):
            sheet.hurts_who_leaves[fighter] = plain_number(line.amount)
    elif isinstance(line, ActionsEachTurn):
        sheet.actions[player] = plain_number(line.count)
    elif isinstance(line, UsesToDefend):
        let_defend(sheet, player, named_set(settling, line.who))
    elif isinstance(line, MostOnBoard):
        if plain_number(line.count) < named_set(settling, line.who).bit_count():
            raise CannotBePlayed("more fighters than may be on the battlefield")
    elif isinstance(line, ab.HandSize):
        size = plain_number(line.size)
        sheet.first_hand[player] = size if line.starting else sheet.first_hand[player]
        sheet.hand_limit[player] = size if line.maximum else sheet.hand_limit[player]
    else:
        raise CannotBePlayed(f"nothing carries out “{type(line).__name__}”")


def write_triggered(sheet: Sheet, player: Player, line: ab.Triggered, source: int, guard: Condition | None) -> None:
    when = line.when
    for moment in moments_of(when):
        target = when.target
        if moment == p.ON_ATTACK and any(isinstance(part, OfCombat) for act in line.acts for part in walk(act)):
            moment = p.IN_DURING  # what is done to the card waits until there is one
            attacks = IsAttacking(YourFighter())
            asked = attacks if target is None else AllTrue((attacks, TargetIs(target)))
            line = ab.Triggered(when, (If(asked, line.acts),))
            target = None
        value = any(isinstance(part, OfCombat) for act in line.acts for part in walk(act))
        if when.moment is Moment.DEFENDS or (moment == p.ON_ATTACKED and value):
            moment = p.IN_DURING
            defends = IsDefending(YourFighter())
            so: Condition = defends if target is None else AllTrue((defends, TargetIs(target)))
            line = ab.Triggered(when, (If(so, line.acts),))
            target = None
        if when.moment is Moment.DRAWS:
            line = ab.Triggered(when, in_place_of(line.acts, SkipDraw()))
        elif when.skips is not None:
            line = ab.Triggered(when, in_place_of(line.acts, SkipMove(when.skips)))
        settling = Settling(sheet, player, moment in IN_A_COMBAT)
        mask = NOTHING
        if target is not None:
            guard = both(guard, TargetIs(settling.group(target)))
        if moment in (p.ON_DEFEATED, p.ON_FOE_DEFEATED) and any(
            isinstance(part, AT_THEM) and any(isinstance(who, Spoken) for who in walk(part))
            for act in line.acts
            for part in walk(act)
        ):
            raise CannotBePlayed("where somebody was who is defeated")
        if when.crossing is not None:
            sheet.watches_shifts = True
            guard = both(guard, HasCrossed(settling.anchor(when.crossing.of), when.crossing.zone, when.crossing.leaves))
        if when.moment is Moment.YOU_DEFEAT:
            guard = both(guard, OfYourDoing())
        elif when.moment is Moment.HURT_BY_FOES:
            guard = both(guard, OfTheirDoing())
        if when.asked is not None:
            guard = both(guard, settling.condition(when.asked))
        if when.beaten is not None:
            guard = both(guard, YouDefeated(when.beaten))
        if when.counter is not None and when.least is not None:
            settling.counters(when.counter.words)
            limited_counters(line)
            guard = both(guard, HasCounters(when.counter, Compared.AT_LEAST, settling.amount(when.least)))
        elif when.pile is not None and when.least is not None:
            line = ab.Triggered(when, completed(line.acts))
            guard = both(guard, settling.condition(PileHas(Compared.AT_LEAST, when.least, when.pile, when.points)))
        elif when.least is not None and moment == p.ON_AFTER_ATTACK:
            guard = both(guard, WonBy(settling.amount(when.least)))
        elif when.least is not None or when.combat:
            guard = both(guard, HurtSoMuch(settling.amount(when.least or Number(1)), when.combat))
        if moment == p.ON_DEFEATED and isinstance(when.who, EachOfThem) and when.who.group.named is not None:
            line = ab.Triggered(when, (If(AllDefeated(when.who.group.named), line.acts),))
        if when.who is not None:
            mask = named_set(settling, when.who)
            settling.spoken = YourFighter()  # "they" is whoever it was
        elif sheet.heroes_of[player].bit_count() == 1:
            settling.spoken = the_hero(sheet, player)  # he or she of whom an ability speaks is the hero
        offered = when.used and moment != p.WHEN_LIKED and isinstance(first_tried(line.acts), May)
        if offered:  # what is declined is not used up
            spent = SpendAbility(len(sheet.ability_player), when.ever)
            line = ab.Triggered(when, in_place_of(line.acts, spent))
        settling.revives = moment == p.ON_DEFEATED  # "place it there": it comes back
        acts, once = written_for_a_while(sheet, player, line.acts, source), when.once
        if isinstance(guard, SchemeInPlay):
            acts = tuple(with_leaving(act, guard.kind) for act in acts)
        if moment == p.ON_MANEUVER:
            acts, later = after_moving(acts)
            if later:
                moved = Settling(sheet, player, False).effect(later)
                sheet.add_ability(player, p.ON_MANEUVER_DONE, moved, mask, source, guard, False)
        if moment == p.WHEN_LIKED:
            acts, price = paid_first(settling, line.acts)
            once = once or when.moment is Moment.LIKED_ONCE
            if price is None and not once and not costs_action(line.acts):
                raise CannotBePlayed("something as often as one likes, for nothing")
            guard = both(guard, price)
        row = settling.effect(acts)
        if moment == p.ON_MARKER and any(isinstance(part, StopMoving) for act in acts for part in walk(act)):
            sheet.stopping[player] |= mask
        sheet.add_ability(player, moment, row, mask, source, guard, once, when.ever, offered)


def completed(acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Ruling 43: what the last card of a pile says is done while the pile still lies there."""
    emptied = [act for act in acts if isinstance(act, EmptyPile)]
    if not emptied:
        raise CannotBePlayed("something that would be done again and again")
    return (*(act for act in acts if act not in emptied), emptied[0])


def limited_counters(line: ab.Triggered) -> None:
    """What is done when there are so many counters gives some of them up, or it would never end."""
    given_up = any(isinstance(part, SpendCounters | EmptyCounters) for act in line.acts for part in walk(act))
    if not (given_up or line.when.once or line.when.ever):
        raise CannotBePlayed("something that would be done again and again")


def in_place_of(acts: tuple[Instruction, ...], skip: Instruction) -> tuple[Instruction, ...]:
    """What is done instead of something, which is then left out: where it is offered, if it is accepted."""
    first = acts[0]
    if len(acts) == 1 and isinstance(first, May):
        return (May(Both((first.act, skip))),)
    if isinstance(first, Attempt) and isinstance(first.act, May):
        return (Attempt(first.act, (skip, *first.then), first.otherwise), *acts[1:])
    if any(isinstance(part, May) for act in acts for part in walk(act)):
        raise CannotBePlayed("it is not clear what is done instead")
    return (*acts, skip)


def written_for_a_while(
    sheet: Sheet, player: Player, acts: tuple[Instruction, ...], source: int
) -> tuple[Instruction, ...]:
    """What is to hold for a while is written as a line that holds when it is said to; the rest says so."""
    named = {part.name for act in acts for part in walk(act) if isinstance(part, ByName)}

    def begun(part: Node) -> Node:
        if not isinstance(part, ForAWhile):
            return rebuild(part, begun)
        line = own_move(part.line)
        slow = of_foes(line, part.span in THEIRS)
        if slow is not None and slow.who is not None:
            return slow_for_a_while(sheet, player, slow, part)
        if isinstance(line, NoTarget) and not isinstance(line.who, ByName):
            return keep_off(sheet, player, line, part)
        if isinstance(getattr(line, "who", None), Spoken) and len(named) == 1:
            line = with_fields(line, who=ByName(next(iter(named))))
        if isinstance(getattr(line, "who", None), YourFighter) and sheet.fighters_of[player].bit_count() > 1:
            raise CannotBePlayed("one of several fighters, for a while")
        number = sheet.lines_for_a_while
        sheet.lines_for_a_while += 1
        if isinstance(line, ab.ValueBonus | ab.MovePlus | ab.LessDamage | ab.BoostPlus | FoesCards):
            line = with_fields(line, amount=Product(line.amount, TimesHeld(number)))
        write_ability(sheet, player, line, source, HoldsStill(number))
        hold = LetHold(number, part.span, YourOpponent() if part.span in THEIRS else None)
        if part.also is None:
            return hold
        return Both((hold, cast(Instruction, begun(ForAWhile(part.also, part.span)))))

    return tuple(cast(Instruction, begun(act)) for act in acts)


def with_leaving(tree: Instruction, kind: int) -> Instruction:
    """ "Discard this card", of a card that stays in play."""

    def leaving(part: Node) -> Node:
        return SchemeLeaves(kind) if isinstance(part, DiscardThis) else rebuild(part, leaving)

    return cast(Instruction, leaving(tree))


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


def first_tried(acts: tuple[Instruction, ...]) -> Instruction:
    first = acts[0]
    return first.act if isinstance(first, Attempt) else first


def costs_action(acts: tuple[Instruction, ...]) -> bool:
    """Is an action given up for it? Where it is offered, there is one."""
    first = acts[0]
    tried = first.act if isinstance(first, Attempt) else first
    price = tried.act if isinstance(tried, May) else tried
    return isinstance(price, SpendActions)


def both(one: Condition | None, other: Condition | None) -> Condition | None:
    if one is None or other is None:
        return other if one is None else one
    return AllTrue((one, other))


def moments_of(when: WhenThis) -> tuple[int, ...]:
    """Somebody else's defeat, damage, or move is a moment of its own."""
    foes = isinstance(when.who, One | EachOfThem) and when.who.group.side is Side.OPPOSING
    if when.moment is Moment.DEFEATED and foes:
        return (p.ON_FOE_DEFEATED,)
    if when.moment is Moment.HURT and foes:
        return (p.ON_FOE_HURT,)
    if when.moment is Moment.MOVED and foes:
        return (p.ON_FOE_MOVED,)
    if when.moment is Moment.SHIFTED and not foes:
        raise CannotBePlayed("one's own fighters that come or leave")
    if foes and when.moment not in (Moment.ON_MARKER, Moment.SHIFTED, Moment.YOU_DEFEAT):
        raise CannotBePlayed("something that opposing fighters do")
    return MOMENTS[when.moment]
