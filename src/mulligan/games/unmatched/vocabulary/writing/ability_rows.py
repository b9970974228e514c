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
    NO_ATTACKS,
    NO_RECOVERY,
    NO_TARGET,
    PAID_ATTACKS,
    PASSES,
    REACHES,
    SHARES,
    SHIELDED,
    SPARED,
    SPARED_ALWAYS,
    UNCANCELLED,
    UNMOVED,
    UNTOUCHED,
    UNTOUCHED_AFAR,
    UNTOUCHED_RANGED,
    Sheet,
    Static,
)
from mulligan.games.unmatched.vocabulary.acts.fighting import BoostCard, OfCombat
from mulligan.games.unmatched.vocabulary.acts.forms import ChoosesStart, FormIs, Indicator, StartsAs
from mulligan.games.unmatched.vocabulary.acts.markers import HasMarkers
from mulligan.games.unmatched.vocabulary.acts.moving import StopMoving
from mulligan.games.unmatched.vocabulary.acts.ongoing import (
    THEIRS,
    ForAWhile,
    HoldsStill,
    LetHold,
    SchemeInPlay,
    SchemeLeaves,
    TimesHeld,
)
from mulligan.games.unmatched.vocabulary.acts.turn import SpendAbility
from mulligan.games.unmatched.vocabulary.asking.conditions import (
    AllDefeated,
    AllTrue,
    IsAttacking,
    IsDefending,
)
from mulligan.games.unmatched.vocabulary.asking.memory import (
    AnyTrue,
    Compared,
    HasCounters,
    TargetIs,
    TheseFighters,
    WonBy,
)
from mulligan.games.unmatched.vocabulary.asking.standings import (
    HasCrossed,
    HurtSoMuch,
    OfTheirDoing,
    OfYourDoing,
    YouDefeated,
)
from mulligan.games.unmatched.vocabulary.asking.tallies import InManeuver
from mulligan.games.unmatched.vocabulary.nouns.amounts import Product
from mulligan.games.unmatched.vocabulary.nouns.fighters import (
    AdjacentTo,
    Another,
    ByName,
    EachOfThem,
    Fighters,
    InZone,
    One,
    Spoken,
    YourFighter,
    YourOpponent,
)
from mulligan.games.unmatched.vocabulary.nouns.piles import PileHas
from mulligan.games.unmatched.vocabulary.nouns.spaces import SpaceBeside, SpaceInZone
from mulligan.games.unmatched.vocabulary.nouns.symbols import SymbolRule
from mulligan.games.unmatched.vocabulary.special import abilities as ab
from mulligan.games.unmatched.vocabulary.special.abilities import AbilityLine
from mulligan.games.unmatched.vocabulary.special.costs import DearAttacks, NoTarget, PaidAttacks, SkipDraw, SkipMove
from mulligan.games.unmatched.vocabulary.special.guards import (
    CannotBeAttacked,
    CannotBeMoved,
    FoesCards,
    NeverAttacks,
    NoRecovery,
)
from mulligan.games.unmatched.vocabulary.special.lines import (
    ActionsEachTurn,
    AsMuchAsHealth,
    BonusAgainst,
    LessOfAll,
    MayBoost,
    MostHealth,
    MostOnBoard,
    StandsInTheWay,
    StartsOnBoard,
    UsesToDefend,
)
from mulligan.games.unmatched.vocabulary.special.occasions import Moment, WhenThis
from mulligan.games.unmatched.vocabulary.writing.bonuses import write_bonus, write_foes_cards
from mulligan.games.unmatched.vocabulary.writing.meaning import plain_number
from mulligan.games.unmatched.vocabulary.writing.settling import Settling
from mulligan.games.unmatched.vocabulary.writing.slowing import (
    keep_off,
    of_foes,
    own_move,
    slow_for_a_while,
    write_foes_move,
)
from mulligan.games.unmatched.vocabulary.writing.triggering import (
    IN_A_COMBAT,
    after_moving,
    both,
    completed,
    costs_action,
    first_tried,
    in_place_of,
    limited_counters,
    moments_of,
    narrowed,
    never_ending,
    paid_first,
    with_leaving,
)
from mulligan.games.unmatched.vocabulary.writing.whom import kind_called, members, named_set, the_hero
from mulligan.language.core.amounts import Number
from mulligan.language.core.flow import Both, If, May
from mulligan.language.core.kinds import Amount, Condition, Instruction
from mulligan.language.flow import CannotBePlayed
from mulligan.language.tree import Node, rebuild, walk, with_fields

# What the sheet need not be told.
NO_RULE = (StandsInTheWay, Indicator, SymbolRule, ab.HiddenBoostLost, ab.GadgetRule, AsMuchAsHealth)
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
    elif isinstance(line, BonusAgainst):
        more = ab.ValueBonus(line.who, line.amount, line.attacks, line.defenses, TargetIs(line.against))
        write_bonus(sheet, player, more, guard)
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
    now: Amount | None = None  # which of them, where not all
    narrowed = narrower(settling, line)
    if narrowed is not None:
        line, now = narrowed
    if isinstance(line, ab.MovesThrough) and line.past:
        return False
    if isinstance(line, ab.MovesThrough):
        if line.maneuver:
            guard = both(guard, InManeuver())
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
    elif isinstance(line, NoRecovery):
        sort = NO_RECOVERY
        whom = line.who.group if isinstance(line.who, EachOfThem | One) else line.group
        named = 0 if line.who is None or whom is not None else named_set(settling, line.who)
        amount = TheseFighters(settling.group(whom)) if whom is not None else Number(named)
    elif isinstance(line, CannotBeAttacked):
        sort = UNTOUCHED_AFAR if line.afar else UNTOUCHED_RANGED if line.ranged else UNTOUCHED
        who = named_set(settling, line.who)
        if line.condition is not None:
            settling.spoken = settling.anchor(line.who)  # "adjacent to him"
            guard = both(guard, settling.condition(line.condition))
    elif isinstance(line, CannotBeMoved):
        sort, who = UNMOVED, named_set(settling, line.who)
    elif isinstance(line, NeverAttacks):
        sort, who = NO_ATTACKS, named_set(settling, line.who)
    elif isinstance(line, ab.LongReach) and (guard is not None or now is not None):
        sort, who, amount = REACHES, named_set(settling, line.who), settling.amount(line.steps)
    elif isinstance(line, ab.NeverCancelled) and guard is not None:
        sort, who = UNCANCELLED, named_set(settling, line.whose)
    else:
        return False
    if isinstance(line, ab.MoveIs | ab.MovePlus) and line.who is not None:
        who = named_set(settling, line.who)
    if guard is None and now is None and isinstance(line, ab.MovesThrough | ab.LessDamage):
        return False
    sheet.add_static(Static(player, sort, who, amount, guard, now))
    return True


NARROWED = (
    ab.MovesThrough, ab.LessDamage, LessOfAll, ab.EffectsDoNotHurt, ab.MoveIs, ab.MovePlus, CannotBeAttacked,
    CannotBeMoved, NeverAttacks, DearAttacks, NoTarget, ab.LongReach,
)  # fmt: skip


def narrower(settling: Settling, line: AbilityLine) -> tuple[AbilityLine, Amount] | None:
    """A line about those of a kind that stand somewhere: about all of the kind, and who of them it is now."""
    who = getattr(line, "who", None)
    if not isinstance(line, NARROWED) or not isinstance(who, One | EachOfThem | Another):
        return None
    if not (who.group.spots or who.group.other) or (isinstance(line, ab.MovesThrough) and line.past):
        return None
    settling.spoken = the_hero(settling.sheet, settling.player)
    others = isinstance(who, Another) or who.group.other
    group = settling.group(with_fields(who.group, other=False))
    plain = with_fields(who.group, spots=(), other=False)
    kept: Fighters = EachOfThem(with_fields(plain, other=True)) if others else EachOfThem(plain)
    return with_fields(line, who=kept), TheseFighters(group)


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
    elif isinstance(line, MostHealth):
        for fighter in members(named_set(settling, line.who)):
            if plain_number(line.health) < sheet.health[fighter]:
                raise CannotBePlayed("more health at the start than there can be")
            sheet.most_health[fighter] = plain_number(line.health)
    elif isinstance(
        line, StandsInTheWay | Indicator | SymbolRule | ab.HiddenBoostLost | ab.GadgetRule | AsMuchAsHealth
    ):
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
    line = narrowed(line)
    never_ending(line)
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
        settling.maneuvered = moment == p.ON_MANEUVER_DONE
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
        if when.counter is not None:
            settling.counters(when.counter.words)
        if when.counter is not None and when.least is not None:
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
