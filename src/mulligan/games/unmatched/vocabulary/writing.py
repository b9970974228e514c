"""Writes a tree as rows of a program, for one player of one game."""

from __future__ import annotations

from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.program import NOTHING
from mulligan.games.unmatched.sheet import Sheet
from mulligan.games.unmatched.vocabulary import instructions as i
from mulligan.games.unmatched.vocabulary.amounts import CardsLike
from mulligan.games.unmatched.vocabulary.conditions import StandsIn, WasDefeated
from mulligan.games.unmatched.vocabulary.fighters import (
    Another,
    Defeated,
    EveryDefeated,
    Fighters,
    Nearest,
    One,
    Several,
    SomeDefeated,
    SpaceBeside,
    StartingSpace,
    YourOpponent,
)
from mulligan.games.unmatched.vocabulary.phrasing import Phrasing, Row, Unwritable
from mulligan.games.unmatched.vocabulary.reading import OneOfThese
from mulligan.language.core.amounts import AnyNumber, Exactly, Number, UpTo
from mulligan.language.core.flow import Attempt, Both, By, Either, ForEach, If, May
from mulligan.language.core.kinds import Amount, Condition, Instruction, Quantity
from mulligan.language.core.players import AnOpponent
from mulligan.language.tree import Node, walk

SPEAKS_OF_A_CARD = (
    i.DiscardCards, i.DiscardTop, i.StoreTop, i.ChooseForThem, i.RevealTop, i.PutOnDeck, i.ShuffleIn, i.TakeBack,
    i.SearchFor, i.BlindBoost,
)  # fmt: skip
ANY_NUMBER = 99
ALL_CARDS = 999
# Which value of a step names another step.
TARGETS = {p.JUMP: 1, p.UNLESS: 2, p.MAY: 2, p.CHOOSE: 3, p.FOR_EACH: 2, p.NEXT: 1}


class Writer:
    """Writes one effect. Steps are kept apart until all phrases are written, then stand one after another."""

    def __init__(self, sheet: Sheet, player: int, combat: bool) -> None:
        self.sheet = sheet
        self.player = player
        self.combat = combat
        self.phrasing = Phrasing(sheet, player)
        self.steps: list[list[int]] = []
        self.revives = False  # an "if … was defeated" stands before this

    def effect(
        self, acts: tuple[Instruction, ...], starred: tuple[Instruction, ...] = (), requirement: Condition | None = None
    ) -> int:
        """A whole effect; gives its first row."""
        self.choose_opponent_first((*acts, *starred), requirement)
        self.write_all(acts)
        if starred:
            self.write(If(Row(self.phrasing.add(p.C_STARS_COUNT)), starred))
        self.step(p.END)
        return self.lay_out()

    def choose_opponent_first(self, acts: tuple[Instruction, ...], requirement: Condition | None) -> None:
        """players-2: outside a combat "your opponent" is one of them, chosen first where there are several."""
        if isinstance(requirement, StandsIn) and isinstance(requirement.where, StartingSpace):
            if isinstance(requirement.where.of, AnOpponent):
                whose = self.phrasing.add(p.P_WHOSE_START, self.phrasing.anchor(requirement.who))
                self.step(p.PICK_PLAYER, whose)
                self.phrasing.they = self.phrasing.add(p.P_PICKED)
                return
        if self.combat or any(
            isinstance(part, i.ChooseOpponent | i.ChooseOpponentWith) for act in acts for part in walk(act)
        ):
            return
        if any(isinstance(part, AnOpponent | YourOpponent) for act in acts for part in walk(act)):
            self.step(p.PICK_PLAYER)

    def lay_out(self) -> int:
        """Append the steps to the program, jumps and all."""
        program = self.sheet.program
        base = len(program.op)
        for step in self.steps:
            at = TARGETS.get(step[0])
            if at is not None:
                step[at] += base
            program.add(*step)
        return base

    def step(self, op: int, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING, d: int = NOTHING) -> int:
        self.steps.append([op, a, b, c, d])
        return len(self.steps) - 1

    @property
    def here(self) -> int:
        return len(self.steps)

    # ---- how instructions hang together ----------------------------------------------------------------------------

    def write_all(self, acts: tuple[Instruction, ...]) -> None:
        for act in acts:
            self.write(act)

    def write(self, act: Instruction) -> None:
        if isinstance(act, Both):
            self.write_all(act.acts)
        elif isinstance(act, If):
            self.write_if(act)
        elif isinstance(act, Attempt):
            self.write_attempt(act)
        elif isinstance(act, May):
            self.write_may(act.act)
        elif isinstance(act, By):
            self.write_by(act)
        elif isinstance(act, Either):
            self.write_choice(1, tuple(Both((option,)) for option in act.acts))
        elif isinstance(act, OneOfThese):
            self.write_choice(act.times, act.options)
        elif isinstance(act, ForEach):
            self.write_repeated(act)
        else:
            self.write_deed(act)

    def write_if(self, act: If) -> None:
        unless = self.step(p.UNLESS, self.phrasing.condition(act.condition))
        self.revives = isinstance(act.condition, WasDefeated)
        self.write_all(act.then)
        self.revives = False
        if act.otherwise:
            jump = self.step(p.JUMP)
            self.steps[unless][2] = self.here
            self.write_all(act.otherwise)
            self.steps[jump][1] = self.here
        else:
            self.steps[unless][2] = self.here

    def write_attempt(self, act: Attempt) -> None:
        self.write(act.act)
        self.write_if(If(Row(self.phrasing.add(p.C_DONE)), act.then, act.otherwise))

    def write_may(self, act: Instruction) -> None:
        if isinstance(act, i.MoveFighters) and not isinstance(act.who, One | Several | Another):
            self.write(act)
        elif isinstance(act, i.BoostCard):
            self.step(p.BOOST, self.phrasing.amount(act.times), 1)
        elif isinstance(act, i.PlaceFighters):
            self.write_place(act, p.MAY_STAY)
        elif isinstance(act, i.BlindBoost) and act.times != Number(1):
            for _ in range(plain_number(act.times)):
                self.write_may(i.BlindBoost())
        else:
            may = self.step(p.MAY)
            self.write(act)
            self.steps[may][2] = self.here

    def write_by(self, act: By) -> None:
        whose = self.phrasing.players(act.who)
        each = self.step(p.FOR_EACH, whose)
        self.phrasing.they = self.phrasing.add(p.P_ACTOR)
        self.write(act.act)
        self.step(p.NEXT, each)
        self.steps[each][2] = self.here
        self.phrasing.they = whose

    def write_choice(self, times: int, options: tuple[Both, ...]) -> None:
        choose = self.step(p.CHOOSE, len(options), times)
        jumps = [self.step(p.JUMP) for _ in options]
        for jump, option in zip(jumps, options, strict=True):
            self.steps[jump][1] = self.here
            self.write_all(option.acts)
            self.step(p.JUMP, choose)
        self.steps[choose][3] = self.here

    def write_repeated(self, act: ForEach) -> None:
        """ "Deal 1 damage to … for each …" is one amount of damage."""
        inner = act.act
        if isinstance(inner, i.DealDamage):
            row = self.target(inner.to)
            self.step(p.DEAL, self.times(inner.amount, act.per), row)
        elif isinstance(inner, i.RecoverHealth):
            row = self.target(inner.who)
            self.step(p.RECOVER, self.times(inner.amount, act.per), row)
        elif isinstance(inner, i.AddValue):
            self.step(p.ADD_VALUE, self.times(inner.amount, act.per), self.phrasing.side(inner.card))
        elif isinstance(inner, i.DrawCards) and isinstance(inner.count, Exactly):
            self.step(p.DRAW, self.times(inner.count.amount, act.per))
        else:
            raise Unwritable("“for each” after this")

    def times(self, amount: Amount, per: Amount) -> int:
        return self.phrasing.add(p.A_TIMES, self.phrasing.amount(amount), self.phrasing.amount(per))

    # ---- whom ------------------------------------------------------------------------------------------------------

    def target(self, tree: Fighters) -> int:
        """The row of the fighters that something is done to, picked first where they have to be."""
        row = self.phrasing.fighters(tree)
        if isinstance(tree, One | Nearest | Another):
            self.step(p.PICK, row)
        elif isinstance(tree, Several):
            self.step(p.PICK, row, self.phrasing.amount(tree.count), 1)
        else:
            return row
        self.phrasing.spoken = NOTHING
        return self.phrasing.add(p.F_PICKED)

    def how_many(self, count: Quantity) -> tuple[int, int]:
        """The row of a number, and how it is meant."""
        if isinstance(count, Exactly):
            return self.phrasing.amount(count.amount), p.BY_CHOICE
        if isinstance(count, UpTo):
            return self.phrasing.amount(count.amount), p.UP_TO
        if isinstance(count, AnyNumber):
            return self.phrasing.number(ANY_NUMBER), p.UP_TO
        raise Unwritable(f"the quantity {type(count).__name__}")

    # ---- single instructions ---------------------------------------------------------------------------------------

    def write_deed(self, act: Instruction) -> None:
        writers = (self.card_deed, self.pile_deed, self.health_deed, self.move_deed, self.combat_deed, self.turn_deed)
        for writer in writers:
            if writer(act):
                if isinstance(act, SPEAKS_OF_A_CARD):
                    self.phrasing.card_spoken = True
                return
        raise Unwritable(f"no rows for {type(act).__name__}")

    def card_deed(self, act: Instruction) -> bool:
        phrasing = self.phrasing
        if isinstance(act, i.DrawCards):
            row, how = self.how_many(act.count)
            self.step(p.DRAW_UP_TO if how == p.UP_TO else p.DRAW, row)
        elif isinstance(act, i.DrawAsMany):
            self.step(p.DRAW, phrasing.amount(act.count))
        elif isinstance(act, i.DrawUntil):
            self.step(p.DRAW_UNTIL, phrasing.amount(act.count))
        elif isinstance(act, i.DiscardCards):
            row, how = self.how_many(act.count)
            self.step(p.DISCARD, row, p.AT_RANDOM if act.random else how, phrasing.filter(act.what))
        elif isinstance(act, i.DiscardHand):
            self.step(p.DISCARD, phrasing.number(ALL_CARDS), p.ALL, NOTHING)
        elif isinstance(act, i.DiscardTop):
            self.step(p.DISCARD_TOP, phrasing.amount(act.count), phrasing.players(act.of))
        elif isinstance(act, i.StoreTop):
            self.step(p.STORE_TOP, phrasing.amount(act.count), phrasing.players(act.of))
            self.sheet.boosts_from_suit[self.player] = True
        elif isinstance(act, i.LookAtHand):
            phrasing.they = phrasing.players(act.of)
            self.step(p.LOOK, phrasing.they)
        elif isinstance(act, i.ChooseForThem):
            if phrasing.they == NOTHING:
                raise Unwritable("a card of nobody's hand")
            self.step(p.DISCARD_THEIRS, phrasing.they, NOTHING, phrasing.filter(act.what))
        elif isinstance(act, i.RevealTop):
            self.step(p.REVEAL_TOP, phrasing.players(act.of), NOTHING, 1 if act.bottom else NOTHING)
        elif isinstance(act, i.PutThatCard):
            self.step(p.THAT_CARD_TO, p.TO_HAND if act.hand else p.TO_DISCARD)
        elif isinstance(act, i.PutThatUnder):
            if phrasing.that_is_this:
                self.step(p.TAKE_THIS, p.TO_DECK_BOTTOM)
            else:
                self.step(p.THAT_CARD_TO, p.TO_DECK_BOTTOM)
        elif isinstance(act, i.SiftTop):
            self.write_sift(act)
        elif isinstance(act, i.PutOnDeck):
            self.step(p.HAND_TO_DECK, self.how_many(act.count)[0], 1 if act.top else 0)
        elif isinstance(act, i.ShuffleHandIn):
            self.step(p.SHUFFLE_HAND_IN)
        elif isinstance(act, i.AcquireMission):
            self.step(p.ACQUIRE)
        elif isinstance(act, i.ChooseOpponentWith):
            near = phrasing.add(p.F_AND, phrasing.group(act.group), phrasing.add(p.F_ENEMY))
            self.step(p.PICK_PLAYER, phrasing.add(p.P_OWNERS, near))
            phrasing.they = phrasing.add(p.P_PICKED)
        elif isinstance(act, i.ChooseOpponent):
            self.step(p.PICK_PLAYER)
            phrasing.they = phrasing.add(p.P_PICKED)
        else:
            return False
        return True

    def write_sift(self, act: i.SiftTop) -> None:
        where = {
            i.Where.BACK: p.TO_DECK_TOP,
            i.Where.HAND: p.TO_HAND,
            i.Where.DISCARD: p.TO_DISCARD,
            i.Where.BOTTOM: p.TO_DECK_BOTTOM,
        }[act.where]
        phrasing = self.phrasing
        taken = phrasing.amount(act.taken)
        flags = where * 2 + (1 if act.shown else 0) + (p.REST_UNDER if act.rest_under else 0)
        self.step(p.SIFT, phrasing.amount(act.count), phrasing.players(act.of), taken, flags)

    def pile_deed(self, act: Instruction) -> bool:
        phrasing = self.phrasing
        if isinstance(act, i.ShuffleIn | i.TakeBack):
            row, how = self.how_many(act.count)
            op = p.SHUFFLE_IN if isinstance(act, i.ShuffleIn) else p.TAKE_BACK
            self.step(op, row, p.AT_RANDOM if act.random else how, phrasing.filter(act.what))
        elif isinstance(act, i.PileToDeck):
            row, how = self.how_many(act.count)
            self.step(p.TAKE_BACK, row, how, phrasing.filter(act.what), 1)
        elif isinstance(act, i.PutThisOnDeck):
            self.step(p.TAKE_THIS, p.TO_DECK_TOP if act.top else p.TO_DECK_BOTTOM)
        elif isinstance(act, i.ShufflePileIn):
            self.step(p.SHUFFLE_IN, phrasing.number(ALL_CARDS), p.ALL, NOTHING)
        elif isinstance(act, i.TakeAllBack):
            self.step(p.TAKE_BACK, phrasing.number(ALL_CARDS), p.ALL, phrasing.filter(act.what))
        elif isinstance(act, i.ShuffleThisIn):
            self.step(p.SHUFFLE_IN, phrasing.amount(act.more), p.FROM_TOP, phrasing.filter(CardsLike()))
            self.step(p.TAKE_THIS, p.TO_DECK_SHUFFLED)
        elif isinstance(act, i.ReturnThisCard):
            self.step(p.TAKE_THIS, p.TO_HAND)
        elif isinstance(act, i.SearchFor):
            where = (1 if act.deck else 0) | (2 if act.pile else 0)
            self.step(p.SEARCH, NOTHING, where, phrasing.filter(act.what))
        else:
            return False
        return True

    def health_deed(self, act: Instruction) -> bool:
        if isinstance(act, i.DealDamage):
            amount = self.phrasing.amount(act.amount)
            row = self.target(act.to)
            self.step(p.DEAL, amount, row)
        elif isinstance(act, i.DealUpTo):
            row = self.target(act.to)
            self.step(p.CHOOSE_NUMBER, self.phrasing.amount(act.most))
            self.step(p.DEAL, self.phrasing.add(p.A_THAT), row)
        elif isinstance(act, i.DealAround):
            around = self.phrasing.add(p.F_ADJACENT, self.phrasing.fighters(act.by))
            self.step(p.DEAL, self.phrasing.amount(act.amount), around)
        elif isinstance(act, i.RecoverHealth):
            amount = self.phrasing.amount(act.amount)
            row = self.target(act.who)
            self.step(p.RECOVER, amount, row)
        elif isinstance(act, i.SetHealth):
            row = self.target(act.who)
            self.step(p.SET_HEALTH, self.phrasing.amount(act.health), row)
        elif isinstance(act, i.ReturnDefeated):
            self.write_return(act)
        elif isinstance(act, i.DefeatFighter):
            self.step(p.DEFEAT, self.target(act.who))
        elif isinstance(act, i.FloorHealth):
            self.step(p.FLOOR, self.target(act.who))
        else:
            return False
        return True

    def write_return(self, act: i.ReturnDefeated) -> None:
        """One defeated fighter, or one after another all of a name."""
        times, may_stop = 1, isinstance(act.who, SomeDefeated)
        who: Fighters = act.who
        if isinstance(who, SomeDefeated):
            times = plain_number(who.count)
            who = Defeated(who.name)
        elif isinstance(who, EveryDefeated):
            times = self.phrasing.named(who.name).bit_count()
            who = Defeated(who.name)
        row = self.phrasing.fighters(who)
        where = self.phrasing.spaces(act.where)
        for _ in range(times):
            if not may_stop:
                self.step(p.RETURN_DEFEATED, row, where)
                continue
            jumps = [self.step(p.UNLESS, self.phrasing.add(p.C_DEFEATED, row)), self.step(p.MAY)]
            self.step(p.RETURN_DEFEATED, row, where)
            for jump in jumps:
                self.steps[jump][2] = self.here

    def move_deed(self, act: Instruction) -> bool:
        phrasing = self.phrasing
        if isinstance(act, i.MoveFighters):
            steps = phrasing.amount(act.steps)
            row = self.target(act.who)
            self.step(p.MOVE, row, steps, 1 if act.through else 0, 1 if act.exactly else 0)
        elif isinstance(act, i.PlaceFighters):
            self.write_place(act, 0)
        elif isinstance(act, i.PlaceInCombatSpace):
            self.write_place(i.PlaceFighters(act.who, act.where), 0)
        elif isinstance(act, i.SwapSpaces):
            may = self.step(p.MAY) if act.may else NOTHING
            one = self.target(act.one)
            other = self.target(act.other)
            self.step(p.SWAP, one, other)
            if may != NOTHING:
                self.steps[may][2] = self.here
        elif isinstance(act, i.NowIs):
            self.step(p.NOW_FIGHTS, self.target(act.who))
        elif isinstance(act, i.HoldFighters):
            self.step(p.HOLD, self.target(act.who))
        elif isinstance(act, i.HoldEveryone):
            self.step(p.HOLD, phrasing.add(p.F_ALL))
        elif isinstance(act, i.ChooseFighter):
            self.target(act.who)
        else:
            return False
        return True

    def write_place(self, act: i.PlaceFighters, flags: int) -> None:
        if self.revives:
            flags |= p.REVIVE
        # "In their zone" is the zone of who is placed; "adjacent to them" is somebody spoken of before.
        beside = self.phrasing.spaces(act.where) if isinstance(act.where, SpaceBeside) else NOTHING
        row = self.target(act.who)
        self.step(p.PLACE, row, beside if beside != NOTHING else self.phrasing.spaces(act.where), flags)

    def combat_deed(self, act: Instruction) -> bool:
        phrasing = self.phrasing
        if isinstance(act, i.CancelEffects):
            timings = {
                i.When.ALL: p.ALL_EFFECTS,
                i.When.AFTER: 1 << p.AFTER,
                i.When.DURING: 1 << p.DURING,
                i.When.IMMEDIATELY: 1 << p.IMMEDIATELY,
            }[act.when]
            self.step(p.CANCEL, timings, phrasing.side(act.card))
        elif isinstance(act, i.SetValue):
            phrasing.about = act.card
            self.step(p.SET_VALUE, phrasing.amount(act.value), phrasing.side(act.card))
            phrasing.about = None
        elif isinstance(act, i.AddValue):
            self.step(p.ADD_VALUE, phrasing.amount(act.amount), phrasing.side(act.card))
        elif isinstance(act, i.LowerValue):
            less = phrasing.add(p.A_TIMES, phrasing.number(-1), phrasing.amount(act.amount))
            self.step(p.ADD_VALUE, less, phrasing.side(act.card))
        elif isinstance(act, i.DoubleValue):
            side = phrasing.side(act.card)
            self.step(p.ADD_VALUE, phrasing.add(p.A_VALUE, side), side)
        elif isinstance(act, i.AddForEach):
            amount = self.times(act.amount, act.per)
            self.step(p.ADD_VALUE, amount, phrasing.side(act.card))
        elif isinstance(act, i.IgnoreValue):
            self.step(p.IGNORE_VALUE, NOTHING, phrasing.side(act.card))
        elif isinstance(act, i.FixValue):
            self.step(p.FIX_VALUE, NOTHING, phrasing.side(act.card))
        elif isinstance(act, i.BoostCard):
            self.step(p.BOOST, phrasing.amount(act.times), 0)
        elif isinstance(act, i.BlindBoost):
            for _ in range(plain_number(act.times)):
                self.step(p.BLIND_BOOST)
        elif isinstance(act, i.CountsAsWon):
            self.step(p.COUNT_AS_WON)
        elif isinstance(act, i.LimitDamage):
            self.step(p.LIMIT_DAMAGE, phrasing.amount(act.most))
        elif isinstance(act, i.PreventAllDamage):
            self.step(p.PREVENT_DAMAGE)
        elif isinstance(act, i.ShieldFighter):
            self.step(p.SHIELD, self.target(act.who))
        else:
            return False
        if not self.combat:
            raise Unwritable("something about a combat card outside a combat")
        return True

    def turn_deed(self, act: Instruction) -> bool:
        phrasing = self.phrasing
        if isinstance(act, i.GainActions):
            self.step(p.GAIN_ACTIONS, phrasing.amount(act.count))
        elif isinstance(act, i.EndTheTurn):
            self.step(p.END_TURN)
        elif isinstance(act, i.StrongerAttacks):
            self.step(p.ATTACK_BONUS, phrasing.amount(act.amount), self.target(act.who))
        elif isinstance(act, i.IgnoreBrainwashed):
            self.step(p.IGNORE_STARS)
        elif isinstance(act, i.NoDraws):
            self.step(p.NO_DRAWS, phrasing.players(act.who))
        elif isinstance(act, i.GainCounters | i.SetCounters):
            phrasing.counters(act.name)
            op = p.GAIN_COUNTERS if isinstance(act, i.GainCounters) else p.SET_COUNTERS
            self.step(op, phrasing.amount(act.count))
        elif isinstance(act, i.SpendCounters):
            self.write_spending(act)
        else:
            return False
        return True

    def write_spending(self, act: i.SpendCounters) -> None:
        """Exactly so many, where one has them; or any number."""
        self.phrasing.counters(act.name)
        if isinstance(act.count, AnyNumber):
            self.step(p.SPEND_COUNTERS)
            return
        row, _ = self.how_many(act.count)
        self.step(p.PAY_COUNTERS, row)


def plain_number(tree: Node) -> int:
    """The value of a plain number; other amounts are not known before the game."""
    if isinstance(tree, Number):
        return tree.value
    raise Unwritable("a number that is not plain")
