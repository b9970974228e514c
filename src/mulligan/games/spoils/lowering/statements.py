"""What holds for a time or while a card is in play, as codes: changes to cards, to costs, to damage."""

from __future__ import annotations

from collections.abc import Callable

from mulligan.games.spoils import events as happenings
from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.act import slots_in
from mulligan.games.spoils.effects.code import Code
from mulligan.games.spoils.effects.happenings import Watched
from mulligan.games.spoils.limits.prohibitions import (
    TO_DRAW_CARDS,
    TO_FLIP_UP,
    TO_GAIN_INFLUENCE,
    TO_PLAY,
    TO_PLAY_MORE,
    TO_PLAY_RESOURCES,
    TO_SEARCH,
    TO_USE,
)
from mulligan.games.spoils.lowering.events import Events
from mulligan.games.spoils.lowering.nouns import EVERYTHING, Nouns, code, plain_number
from mulligan.games.spoils.printed import ANYWHERE, HAND, OUT_OF_GAME, TACTICAL
from mulligan.games.spoils.rules.payment import OF_ABILITY, OF_CARD, OF_SEARCH
from mulligan.games.spoils.vocabulary import changes as ch
from mulligan.games.spoils.vocabulary import conditions as co
from mulligan.games.spoils.vocabulary import fights as fi
from mulligan.games.spoils.vocabulary import occasions as oc
from mulligan.games.spoils.vocabulary import rules
from mulligan.games.spoils.vocabulary.acts.damage import ChangeAmount, SetAmount
from mulligan.games.spoils.vocabulary.acts.playing import Play
from mulligan.games.spoils.vocabulary.nouns import amounts as am
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.terms import (
    ICONS,
    KEYWORDS,
    PARTIES,
    STATS,
    TYPES,
    VARIABLES,
    CardType,
    Party,
    State,
)
from mulligan.language.core import amounts as core
from mulligan.language.core import flow
from mulligan.language.core import players as pl
from mulligan.language.core.conditions import Not
from mulligan.language.core.kinds import Amount, Cards, Condition, Event, Instruction, Paragraph, Players
from mulligan.language.flow import CannotBePlayed
from mulligan.language.tree import Node

# What a card can be kept from by certain others: the field that names them, and the deed.
RELATIONS: dict[type[ch.Deed], tuple[str, int]] = {
    ch.Attack: ("cards", ops.D_ATTACK),
    ch.Block: ("cards", ops.D_BLOCK),
    ch.BeBlocked: ("by", ops.D_BE_BLOCKED),
    ch.BePicked: ("by", ops.D_BE_PICKED),
    ch.BeDestroyed: ("by", ops.D_BE_DESTROYED),
    ch.BeTerminated: ("by", ops.D_BE_TERMINATED),
    ch.BeDepleted: ("by", ops.D_BE_DEPLETED),
    ch.InflictDamageTo: ("to", ops.D_INFLICT),
}
# What players can be kept from doing to certain cards.
PLAYERS_KEPT: dict[type[rules.Doing], tuple[str, int]] = {
    rules.ToAttack: ("target", ops.D_BE_ATTACKED),
    rules.ToBlock: ("cards", ops.D_BE_BLOCKED),
    rules.ToPick: ("cards", ops.D_BE_PICKED),
    rules.ToTakeControl: ("cards", ops.D_BE_TAKEN),
}
# What players can be kept from doing at all.
PREVENTED: dict[type[rules.Doing], int] = {
    rules.ToFlipUp: TO_FLIP_UP,
    rules.ToUseAbilities: TO_USE,
    rules.ToDraw: TO_DRAW_CARDS,
    rules.ToGainInfluence: TO_GAIN_INFLUENCE,
    rules.ToPlayResources: TO_PLAY_RESOURCES,
    rules.ToSearch: TO_SEARCH,
}

TextLowering = Callable[[tuple[Paragraph, ...]], tuple[int, int]]


class Statements:
    """Lowers statements. `texts` lowers rules text that a card gains and says which paragraphs that made."""

    def __init__(self, nouns: Nouns, texts: TextLowering) -> None:
        self.nouns = nouns
        self.texts = texts

    def lower(self, node: Instruction, noun: Cards | None = None) -> Code:
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
                made = self.modify(noun or self.affected(cards), changes, per)
                if isinstance(cards, ca.All | ca.Each) and made.op == ops.MODIFY and cards.slot:
                    speaks = [slot for part in made.parts[1:] for slot in slots_in(part)]
                    made.b = cards.slot if cards.slot in speaks else 0
                return made
            case ch.SetStat(cards, stat, amount, reduced):
                change = code(ops.SET_STAT, self.nouns.amount(amount), a=STATS[stat], b=int(reduced))
                return code(ops.MODIFY, noun or self.affected(cards), change)
            case ch.SwapStats(cards, (one, other)):
                change = code(ops.SWAP_STATS, a=STATS[one], b=STATS[other])
                return code(ops.MODIFY, noun or self.affected(cards), change)
            case ch.ControlIcons(icons):
                return code(ops.SEVERAL, *(code(ops.MORE_ICONS, a=ICONS[icon], b=1) for icon in icons))
        return self._of_costs(node) or self._of_damage(node) or self._of_deeds(node, noun) or self._cannot(node)

    def _cannot(self, node: Instruction) -> Code:
        raise CannotBePlayed(node)

    def _conditional(
        self, condition: Condition, then: tuple[Instruction, ...], otherwise: tuple[Instruction, ...]
    ) -> Code:
        parts = [code(ops.WHILE, condition, self.lower(some)) for some in then]
        parts += [code(ops.WHILE, Not(condition), self.lower(some)) for some in otherwise]
        return code(ops.SEVERAL, *parts)

    def affected(self, cards: Cards) -> Cards:
        if isinstance(cards, ca.AbilitiesOn):
            return ca.All(self.nouns.kind(cards.kind))  # abilities are known by their cards
        return self.nouns.cards(cards)

    # ---- changes ---------------------------------------------------------------------------------------------------

    def modify(self, noun: Cards, changes: tuple[ch.Change, ...], per: Amount | None) -> Code:
        parts: list[Code] = []
        apart: list[Code] = []
        for change in changes:
            between = self.between(noun, change)
            if between:
                apart.extend(between)
            else:
                parts.extend(self.change(change))
        if parts:
            times = [] if per is None else [self.nouns.amount(per)]
            apart.append(code(ops.MODIFY, noun, *parts, *times, c=len(times)))
        return apart[0] if len(apart) == 1 else code(ops.SEVERAL, *apart)

    def between(self, noun: Cards, change: ch.Change) -> list[Code]:
        """What a card cannot do, or have done to it, where certain others are concerned (402.7)."""
        match change:
            case ch.Cannot(ch.BePlayed()) if isinstance(noun, ca.All | ca.Some | ca.Each):
                return [code(ops.CANNOT_DO, pl.EachPlayer(), a=TO_PLAY, kind=noun.kind)]
            case ch.Cannot(ch.BeBlocked(None, None, smaller_than)) if smaller_than is not None:
                return [code(ops.BLOCKED_BY_LEAST, noun, self.nouns.amount(smaller_than))]
            case ch.Cannot(ch.BeBlocked(None, by_players, None)) if by_players is not None:
                players = self.nouns.players(by_players)
                return [code(ops.KEEPS_FROM, noun, players, a=ops.D_BE_BLOCKED, c=ops.BY_PLAYERS)]
            case ch.Cannot(deed):
                for kind, (field, number) in RELATIONS.items():
                    others = getattr(deed, field) if isinstance(deed, kind) else None
                    if isinstance(others, Cards):
                        return self.kept(noun, number, others)
        return []

    def kept(self, noun: Cards, deed: int, others: Cards) -> list[Code]:
        """The cards are kept from a deed by each of the others that are named."""
        match others:
            case ca.EitherOf(several) | ca.Together(several):
                return [made for some in several for made in self.kept(noun, deed, some)]
            case ca.AbilitiesOn(kind):
                abilities = ca.All(self.nouns.kind(kind, ANYWHERE))
                return [code(ops.KEEPS_FROM, noun, abilities, a=deed, c=ops.BY_ABILITIES)]
            case ca.EffectsOf(kind):
                return [code(ops.KEEPS_FROM, noun, ca.All(self.nouns.kind(kind, ANYWHERE)), a=deed)]
        return [code(ops.KEEPS_FROM, noun, self.nouns.cards(others, ANYWHERE), a=deed)]

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
            case ch.Must(ch.Block(cards)) if cards is not None:
                asked = co.StateIs(self.nouns.cards(cards), State.ATTACKING)
                return [code(ops.HAS_TO, asked, a=ops.D_BLOCK)]
            case ch.Must(deed):
                return [code(ops.HAS_TO, a=self.deed(deed))]
        raise CannotBePlayed(node)

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
                return [code(ops.GAINS_ICONS, a=ICONS[icon], b=1) for icon in icons]
            case ch.ProvidesNamed(name) if gains:
                return [code(ops.GAINS_ICONS, am.Letter(VARIABLES[name]), b=1)]
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
        raise CannotBePlayed(node)

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
            case ch.BeTerminated(by=None):
                return ops.D_BE_TERMINATED
            case ch.BeDepleted(by=None):
                return ops.D_BE_DEPLETED
            case ch.BeAttacked():
                return ops.D_BE_ATTACKED
            case ch.BeFlipped():
                return ops.D_BE_FLIPPED
            case ch.BeRemoved():
                return ops.D_BE_REMOVED
            case ch.BeDiscarded():
                return ops.D_BE_DISCARDED
            case ch.BeControlled():
                return ops.D_BE_TAKEN
            case ch.LeavePlay():
                return ops.D_LEAVE_PLAY
            case ch.DepleteToAttack():
                return ops.D_DEPLETE_TO_FIGHT
        raise CannotBePlayed(node)

    # ---- costs, damage, deeds --------------------------------------------------------------------------------------

    def _of_costs(self, node: Instruction) -> Code | None:
        match node:
            case rules.ChangeCosts(kind, who, by, increase, minimum):
                amount, players, cheap = self.nouns.amount(by), self.nouns.players(who), plain_number(minimum)
                of = self.nouns.kind(kind, ANYWHERE)
                return code(ops.COST_CHANGE, amount, players, a=int(increase), b=cheap, kind=of)
            case rules.ChangeAbilityCosts(cards, by, increase, minimum):
                amount, noun, cheap = self.nouns.amount(by), self.nouns.cards(cards), plain_number(minimum)
                return code(ops.ABILITY_COST_CHANGE, amount, noun, a=int(increase), b=cheap)
            case rules.UseOthersAbilities():
                return code(ops.USE_OTHERS)
            case rules.ReduceThisCost(ca.This(), by, per, minimum):
                amount = self.nouns.amount(by)
                if per is not None:
                    amount = am.Multiplied(amount, self.nouns.amount(per))
                least = plain_number(minimum)
                return code(ops.COST_CHANGE, amount, pl.EachPlayer(), b=least, kind=EVERYTHING)
            case rules.Forbid(who, doing):
                return self.forbidden(who, doing, 0)
            case rules.Confine(who, doing):
                return self.forbidden(who, doing, 1)
            case rules.Charge(who, amount, rules.ToPlay(kind)):
                parts = (self.nouns.players(who), self.nouns.amount(amount))
                return code(ops.TOLL, *parts, a=OF_CARD, kind=self.nouns.kind(kind, ANYWHERE))
            case rules.Charge(who, amount, rules.ToUse(kind)):
                parts = (self.nouns.players(who), self.nouns.amount(amount))
                return code(ops.TOLL, *parts, a=OF_ABILITY, kind=self.nouns.kind(kind, ANYWHERE))
            case rules.Charge(who, amount, rules.ToUseAbilities()):
                parts = (self.nouns.players(who), self.nouns.amount(amount))
                return code(ops.TOLL, *parts, a=OF_ABILITY, kind=EVERYTHING)
            case rules.Charge(who, amount, rules.ToSearch()):
                return code(ops.TOLL, self.nouns.players(who), self.nouns.amount(amount), a=OF_SEARCH)
            case rules.Charge(who, amount, rules.ToAttack(None)):
                return code(ops.PAY_TO_ATTACK, self.nouns.players(who), self.nouns.amount(amount))
            case rules.Charge(who, amount, rules.ToAttackWith(cards)):
                parts = (self.nouns.players(who), self.nouns.amount(amount))
                return code(ops.PAY_TO_ATTACK, *parts, self.nouns.cards(cards))
        return None

    def forbidden(self, who: Players, doing: rules.Doing, away: int) -> Code | None:
        """402.7: what some players cannot do; `away` where they can in their own turn."""
        players = self.nouns.players(who)
        match doing:
            case rules.ToPlay(kind):
                return code(ops.CANNOT_DO, players, a=TO_PLAY, b=away, kind=self.nouns.kind(kind, ANYWHERE))
            case rules.ToUse(kind):
                return code(ops.CANNOT_DO, players, a=TO_USE, b=away, kind=self.nouns.kind(kind, ANYWHERE))
            case rules.ToPlayMore(amount, kind):
                most = self.nouns.amount(amount)
                return code(ops.CANNOT_DO, players, most, a=TO_PLAY_MORE, b=away, kind=self.nouns.kind(kind, ANYWHERE))
        plain = PREVENTED.get(type(doing))
        if plain is not None:
            return code(ops.CANNOT_DO, players, a=plain, b=away, kind=EVERYTHING)
        return None if away else self._forbidden_fight(players, doing)

    def _forbidden_fight(self, players: Players, doing: rules.Doing) -> Code | None:
        theirs = ca.All(ki.Kind((CardType.CHARACTER,), (), (te.ControlledBy(players),)))
        match doing:
            case rules.ToAttack(None):
                return code(ops.MODIFY, theirs, code(ops.MAY_NOT, a=ops.D_ATTACK))
            case rules.ToBlock(None):
                return code(ops.MODIFY, theirs, code(ops.MAY_NOT, a=ops.D_BLOCK))
            case rules.ToAttackWith(cards):
                return code(ops.MODIFY, self.affected(cards), code(ops.MAY_NOT, a=ops.D_ATTACK))
        for kind, (field, deed) in PLAYERS_KEPT.items():
            kept = getattr(doing, field) if isinstance(doing, kind) else None
            if isinstance(kept, Cards):
                return code(ops.KEEPS_FROM, self.affected(kept), players, a=deed, c=ops.BY_PLAYERS)
        return None

    def _of_damage(self, node: Instruction) -> Code | None:
        match node:
            case rules.PreventDamage(to, by, battle, _, amount):
                damage = oc.IsInflicted(
                    None if to is None else self.nouns.cards(to), None if by is None else self.nouns.cards(by), battle
                )
                return self.damage_changed(damage, amount, 0, 1)
            case flow.Watch(event, act, _, False):
                return self.damage_change(Events(self.nouns), event, act)
        return None

    def damage_change(self, events: Events, event: Event, act: Instruction) -> Code | None:
        """If damage is inflicted, increase or reduce the amount: it holds like any statement (408.2)."""
        if isinstance(act, flow.Instead):
            act = act.act
        if not isinstance(act, ChangeAmount | SetAmount):
            return None
        made = events.lower(event)
        if isinstance(act, SetAmount):
            return self.damage_changed(made, act.to, 0, 1)
        return self.damage_changed(made, act.by, int(act.increase), 0)

    def damage_changed(self, event: Watched, amount: Amount, increase: int, to_so_much: int) -> Code:
        for kind in (happenings.DAMAGED, happenings.INFLICTS, happenings.INFLUENCE_LOST):
            if event.kinds() == 1 << kind:
                return code(ops.CHANGES_DAMAGE, event, self.nouns.amount(amount), a=increase, b=to_so_much, c=kind)
        raise CannotBePlayed(event)

    def _of_deeds(self, node: Instruction, noun: Cards | None) -> Code | None:
        match node:
            case rules.Ambush(cards):
                return code(ops.MODIFY, noun or self.affected(cards), code(ops.CAN, a=ops.D_STRIKE_PAST))
            case rules.Provokes(cards):
                return code(ops.MODIFY, noun or self.affected(cards), code(ops.HAS_TO, a=ops.D_TAKE_ALL_BLOWS))
            case rules.OnlyByCosts():
                everything = ca.All(ki.Kind())
                return code(ops.MODIFY, everything, code(ops.MAY_NOT, a=ops.D_BE_DESTROYED_BUT_BY_COSTS))
            case rules.NoLoss(who):
                return code(ops.NO_LOSS, self.nouns.players(who))
            case rules.OnlyCanBlock(blockers, cards):
                others = ca.All(self.nouns.kind(blockers))
                return code(ops.KEEPS_FROM, noun or self.affected(cards), others, a=ops.D_BE_BLOCKED, c=ops.BY_ALL_BUT)
            case rules.CovertBlockable(kind):
                everyone = ca.All(self.nouns.kind(kind))
                return code(ops.MODIFY, everyone, code(ops.CAN, a=ops.D_BLOCK_COVERT))
            case rules.PartyIsCovert():
                return code(ops.PARTY_COVERT)
            case rules.Revealed(cards):
                return code(ops.SHOWN, self.nouns.cards(cards))
            case flow.May(Play(ca.All(kind) | ca.Some(_, kind), free, _, no_threshold)):
                flags = int(free) | 2 * int(no_threshold)
                return code(ops.MAY_PLAY, a=flags, kind=self.nouns.kind(kind, OUT_OF_GAME))
            case rules.PartyMustHave(fi.PartyFormed(parties, including, None), at_least, exactly, even):
                return self._party(parties, including, at_least or exactly, even, exactly is not None)
            case rules.MustBePicked(cards):
                return code(ops.MODIFY, noun or self.affected(cards), code(ops.HAS_TO, a=ops.D_BE_PICKED))
            case rules.MayPlayAnytime(ca.All(kind) | ca.Some(_, kind)):
                lowered = self.nouns.kind(kind, HAND, pl.You())
                return code(ops.MODIFY, ca.All(lowered), code(ops.GAINS_KEYWORD, a=TACTICAL))
        return None

    def _party(
        self, parties: tuple[Party, ...], including: Cards | None, number: Amount | None, even: bool, exact: bool
    ) -> Code:
        """505: how many members a party must have."""
        sides = 0
        for party in parties:
            sides |= 1 << PARTIES[party]
        how = ops.EVEN_MEMBERS if even else ops.EXACT_MEMBERS if exact else ops.LEAST_MEMBERS
        parts: list[Node] = [core.Number(0) if number is None else self.nouns.amount(number)]
        if including is not None:
            parts.append(self.nouns.cards(including))
        return code(ops.PARTY_MUST, *parts, a=sides, b=how, c=int(including is not None))
