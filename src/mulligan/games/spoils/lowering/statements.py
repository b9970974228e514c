"""What holds for a time or while a card is in play, as codes: changes to cards, to costs, to damage."""

from __future__ import annotations

from collections.abc import Callable

from mulligan.games.spoils import table as happenings
from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.code import Code, Kind
from mulligan.games.spoils.lowering.events import Events
from mulligan.games.spoils.lowering.nouns import (
    KEYWORDS,
    PARTIES,
    STATS,
    TYPES,
    VARIABLES,
    CannotExecute,
    Nouns,
    code,
    icon_number,
)
from mulligan.games.spoils.printed import ANYWHERE, CHARACTER, HAND, PLAY, TACTICAL
from mulligan.games.spoils.rules.payment import OF_ABILITY, OF_CARD
from mulligan.games.spoils.vocabulary import acts, rules
from mulligan.games.spoils.vocabulary import changes as ch
from mulligan.games.spoils.vocabulary import events as ev
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.terms import Party
from mulligan.language.core import flow
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Amount, Cards, Event, Instruction, Paragraph

TextLowering = Callable[[tuple[Paragraph, ...]], tuple[int, int]]


class Statements:
    """Lowers statements. `texts` lowers rules text that a card gains and says which paragraphs that made."""

    def __init__(self, nouns: Nouns, texts: TextLowering) -> None:
        self.nouns = nouns
        self.texts = texts

    def lower(self, node: Instruction, noun: Code | None = None) -> Code:
        """The statement; `noun` stands for its cards where they have been settled already."""
        match node:
            case flow.Both(several):
                return code(ops.SEVERAL, *(self.lower(some) for some in several))
            case flow.Where(act, lets):
                made = self.lower(act, noun)
                for let in reversed(lets):
                    made = code(ops.WITH_LETS, self.nouns.amount(let.value), made, a=VARIABLES[let.name])
                return made
            case flow.If(condition, then, otherwise):
                return self._conditional(self.nouns.condition(condition), then, otherwise)
            case ch.Modify(cards, changes, per):
                return self.modify(noun or self.affected(cards), changes, per)
            case acts.ControlIcons(icons):
                return code(ops.SEVERAL, *(code(ops.MORE_ICONS, a=icon_number(icon), b=1) for icon in icons))
        return self._of_costs(node) or self._of_damage(node) or self._of_deeds(node, noun) or self._cannot(node)

    def _cannot(self, node: Instruction) -> Code:
        raise CannotExecute(node)

    def _conditional(self, condition: Code, then: tuple[Instruction, ...], otherwise: tuple[Instruction, ...]) -> Code:
        parts = [code(ops.WHILE, condition, self.lower(some)) for some in then]
        parts += [code(ops.WHILE, code(ops.NOT, condition), self.lower(some)) for some in otherwise]
        return code(ops.SEVERAL, *parts)

    def affected(self, cards: Cards) -> Code:
        return self.nouns.cards(cards)

    # ---- changes ---------------------------------------------------------------------------------------------------

    def modify(self, noun: Code, changes: tuple[ch.Change, ...], per: Amount | None) -> Code:
        parts: list[Code] = []
        for change in changes:
            parts.extend(self.change(change))
        if per is None:
            return code(ops.MODIFY, noun, *parts)
        return code(ops.MODIFY, noun, *parts, self.nouns.amount(per), c=1)

    def change(self, node: ch.Change) -> list[Code]:
        match node:
            case ch.Gains(what):
                return self.gained(what, 1)
            case ch.Loses(what):
                return self.gained(what, -1)
            case ch.Cannot(ch.BeRestored(_, by_next_rule=True)):
                return [code(ops.MAY_NOT, a=ops.D_BE_RESTORED_BY_RULE, b=1)]
            case ch.Cannot(deed):
                return [code(ops.MAY_NOT, a=self.deed(deed))]
            case ch.Can(ch.Attack(only_once=True)):
                return [code(ops.MAY_NOT, a=ops.D_ATTACK_TWICE)]
            case ch.Can(deed):
                return [code(ops.CAN, a=self.deed(deed))]
            case ch.Must(deed):
                return [code(ops.HAS_TO, a=self.deed(deed))]
        raise CannotExecute(node)

    def gained(self, node: ch.Gained, sign: int) -> list[Code]:
        gains = sign > 0
        match node:
            case ch.Points(amount, stat):
                return [code(ops.POINTS, self.nouns.amount(amount), a=STATS[stat], b=sign)]
            case ch.PointsEqual(stats, amount):
                return [code(ops.POINTS, self.nouns.amount(amount), a=STATS[stat], b=sign) for stat in stats]
            case ch.TheKeyword(keyword):
                return [code(ops.GAINS_KEYWORD if gains else ops.LOSES_KEYWORD, a=KEYWORDS[keyword])]
            case ch.ProvidesIcons(icons) if gains:
                return [code(ops.GAINS_ICONS, a=icon_number(icon), b=1) for icon in icons]
            case ch.ProvidesNamed(name) if gains:
                return [code(ops.GAINS_ICONS, code(ops.VARIABLE, a=VARIABLES[name]), b=1)]
            case ch.HasSubtype(name):
                op = ops.GAINS_SUBTYPE if gains else ops.LOSES_SUBTYPE
                return [code(op, a=self.nouns.library.subtype(name))]
            case ch.HasType(some):
                return [code(ops.GAINS_TYPE if gains else ops.LOSES_TYPE, a=TYPES[some])]
            case ch.AllText(other) if not gains:
                return [code(ops.LOSES_TEXT, b=int(other))]
            case ch.AllAbilities() if not gains:
                return [code(ops.MAY_NOT, a=ops.D_USE_ABILITIES)]
            case ch.Text(paragraphs) if gains:
                first, count = self.texts(paragraphs)
                return [code(ops.GAINS_TEXT, a=first, b=count)]
        raise CannotExecute(node)

    def deed(self, node: ch.Deed) -> int:
        match node:
            case ch.Attack(cards=None, even_if_new=True):
                return ops.D_ATTACK_AT_ONCE
            case ch.Attack(cards=None, more_than_once=True):
                return ops.D_ATTACK_TWICE
            case ch.Attack(cards=None, only_once=False):
                return ops.D_ATTACK
            case ch.Block(cards=None):
                return ops.D_BLOCK
            case ch.AttackOrBlock():
                return ops.D_ATTACK | ops.D_BLOCK
            case ch.BlockCovert(both):
                return ops.D_BLOCK_BOTH if both else ops.D_BLOCK_COVERT
            case ch.BeBlocked(by=None, by_players=None, smaller_than=None):
                return ops.D_BE_BLOCKED
            case ch.BePicked(by=None):
                return ops.D_BE_PICKED
            case ch.BeDestroyed(by=None):
                return ops.D_BE_DESTROYED
            case ch.BeRestored(by_rule, False):
                return ops.D_BE_RESTORED_BY_RULE if by_rule else ops.D_BE_RESTORED
            case ch.InflictDamageTo(to=None):
                return ops.D_INFLICT
            case ch.BeUsed(again=False):
                return ops.D_USE_ABILITIES
        raise CannotExecute(node)

    # ---- costs, damage, deeds --------------------------------------------------------------------------------------

    def _of_costs(self, node: Instruction) -> Code | None:
        match node:
            case rules.ChangeCosts(kind, who, by, increase, minimum):
                least = 0 if minimum is None else self.nouns.amount(minimum).a
                parts = (self.nouns.amount(by), self.nouns.players(who))
                return code(ops.COST_CHANGE, *parts, a=int(increase), b=least, kind=self.nouns.kind(kind, ANYWHERE))
            case rules.ChangeAbilityCosts(cards, by, increase, minimum):
                least = 0 if minimum is None else self.nouns.amount(minimum).a
                parts = (self.nouns.amount(by), self.nouns.cards(cards))
                return code(ops.ABILITY_COST_CHANGE, *parts, a=int(increase), b=least)
            case rules.UseOthersAbilities():
                return code(ops.USE_OTHERS)
            case rules.ReduceThisCost(ca.This(), by, per, minimum):
                amount = self.nouns.amount(by)
                if per is not None:
                    amount = code(ops.PRODUCT, amount, self.nouns.amount(per))
                least = 0 if minimum is None else self.nouns.amount(minimum).a
                return code(ops.COST_CHANGE, amount, code(ops.EVERYBODY), b=least, kind=Kind(0, ANYWHERE))
            case rules.Forbid(who, rules.ToPlay(kind)):
                return code(ops.CANNOT_PLAY, self.nouns.players(who), kind=self.nouns.kind(kind, ANYWHERE))
            case rules.Charge(who, amount, rules.ToPlay(kind)):
                parts = (self.nouns.players(who), self.nouns.amount(amount))
                return code(ops.TOLL, *parts, a=OF_CARD, kind=self.nouns.kind(kind, ANYWHERE))
            case rules.Charge(who, amount, rules.ToUse(kind)):
                parts = (self.nouns.players(who), self.nouns.amount(amount))
                return code(ops.TOLL, *parts, a=OF_ABILITY, kind=self.nouns.kind(kind, ANYWHERE))
            case rules.Charge(who, amount, rules.ToAttack(None)):
                return code(ops.PAY_TO_ATTACK, self.nouns.players(who), self.nouns.amount(amount))
        return None

    def _of_damage(self, node: Instruction) -> Code | None:
        match node:
            case rules.PreventDamage(to, by, battle, _, amount):
                asks = []
                kind = happenings.DAMAGED
                if by is not None:
                    kind = happenings.INFLICTS
                    asks.append(code(ops.ASK_CARD, self.nouns.cards(by)))
                if to is not None:
                    asks.append(code(ops.ASK_CARD if by is None else ops.ASK_OTHER, self.nouns.cards(to)))
                if battle:
                    asks.append(code(ops.ASK_BATTLE))
                event = code(ops.EVENT, *asks, a=kind)
                return code(ops.CHANGES_DAMAGE, event, self.nouns.amount(amount), b=1)
            case flow.Watch(event, act, _, False):
                return self.damage_change(Events(self.nouns), event, act)
        return None

    def damage_change(self, events: Events, event: Event, act: Instruction) -> Code | None:
        """If damage is inflicted, increase or reduce the amount: it holds like any statement (408.2)."""
        if isinstance(act, flow.Instead):
            act = act.act
        if not isinstance(act, acts.ChangeAmount | acts.SetAmount):
            return None
        made = events.lower(event)
        if made.op != ops.EVENT or made.a not in (happenings.DAMAGED, happenings.INFLICTS, happenings.INFLUENCE_LOST):
            raise CannotExecute(act)
        if isinstance(act, acts.SetAmount):
            return code(ops.CHANGES_DAMAGE, made, self.nouns.amount(act.to), b=1)
        return code(ops.CHANGES_DAMAGE, made, self.nouns.amount(act.by), a=int(act.increase))

    def _of_deeds(self, node: Instruction, noun: Code | None) -> Code | None:
        match node:
            case rules.Forbid(who, rules.ToAttack(None)):
                kind = Kind(CHARACTER, PLAY)
                kind.tests.append(code(ops.CONTROLLED_BY, self.nouns.players(who)))
                return code(ops.MODIFY, code(ops.ALL, kind=kind), code(ops.MAY_NOT, a=ops.D_ATTACK))
            case rules.Ambush(cards):
                return code(ops.MODIFY, noun or self.affected(cards), code(ops.CAN, a=ops.D_STRIKE_PAST))
            case rules.Provokes(cards):
                return code(ops.MODIFY, noun or self.affected(cards), code(ops.HAS_TO, a=ops.D_TAKE_ALL_BLOWS))
            case rules.OnlyByCosts():
                everything = code(ops.ALL, kind=Kind(0, PLAY))
                return code(ops.MODIFY, everything, code(ops.MAY_NOT, a=ops.D_BE_DESTROYED_BUT_BY_COSTS))
            case rules.NoLoss(who):
                return code(ops.NO_LOSS, self.nouns.players(who))
            case rules.Forbid(pl.AnOpponent() | pl.EachOpponent(), rules.ToAttack(ca.FactionOf(pl.You()) as faction)):
                return code(ops.MODIFY, self.nouns.cards(faction), code(ops.MAY_NOT, a=ops.D_BE_ATTACKED))
            case rules.Forbid(pl.AnOpponent() | pl.EachOpponent(), rules.ToTakeControl(cards)):
                return code(ops.MODIFY, noun or self.affected(cards), code(ops.MAY_NOT, a=ops.D_BE_TAKEN))
            case rules.Forbid(pl.AnOpponent() | pl.EachOpponent(), rules.ToPick(cards)):
                return code(ops.MODIFY, noun or self.affected(cards), code(ops.MAY_NOT, a=ops.D_BE_PICKED_BY_OTHERS))
            case rules.PartyMustHave(ev.PartyFormed(parties, including, None), at_least, exactly, even):
                return self._party(parties, including, at_least or exactly, even, exactly is not None)
            case rules.MustBePicked(cards):
                return code(ops.MODIFY, noun or self.affected(cards), code(ops.HAS_TO, a=ops.D_BE_PICKED))
            case rules.MayPlayAnytime(ca.All(kind) | ca.Some(_, kind)):
                lowered = self.nouns.kind(kind, HAND, code(ops.YOU))
                return code(ops.MODIFY, code(ops.ALL, kind=lowered), code(ops.GAINS_KEYWORD, a=TACTICAL))
        return None

    def _party(
        self, parties: tuple[Party, ...], including: Cards | None, number: Amount | None, even: bool, exact: bool
    ) -> Code:
        """505: how many members a party must have."""
        sides = 0
        for party in parties:
            sides |= 1 << PARTIES[party]
        how = ops.EVEN_MEMBERS if even else ops.EXACT_MEMBERS if exact else ops.LEAST_MEMBERS
        parts = [code(ops.NUMBER) if number is None else self.nouns.amount(number)]
        if including is not None:
            parts.append(self.nouns.cards(including))
        return code(ops.PARTY_MUST, *parts, a=sides, b=how, c=int(including is not None))
