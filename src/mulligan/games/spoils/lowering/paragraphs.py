"""A whole card: its numbers and its paragraphs, lowered into what the rules run."""

from __future__ import annotations

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.effects.code import ABILITY, DEVELOP_RULE, NO_PROGRAM, REPLACEMENT, STATEMENT, TRIGGER
from mulligan.games.spoils.effects.code import Paragraph as Lowered
from mulligan.games.spoils.effects.context import HOST
from mulligan.games.spoils.effects.happenings import IN_PLAY
from mulligan.games.spoils.effects.statement import EachOf, Statement, While
from mulligan.games.spoils.lowering.events import Events, damage_to
from mulligan.games.spoils.lowering.from_costs import Paid, entering_as_paid, paid_for, with_costs
from mulligan.games.spoils.lowering.hosts import kept_in_sight, of_the_one_before, spoken_of_then
from mulligan.games.spoils.lowering.looking_back import departing, is_of_battle, is_of_play
from mulligan.games.spoils.lowering.nouns import Nouns, rule_of
from mulligan.games.spoils.lowering.numbers import open_variables
from mulligan.games.spoils.lowering.slots import (
    as_meant,
    of_that_player,
    of_the_host,
    player_meant,
    slot_of,
)
from mulligan.games.spoils.lowering.statements import Statements
from mulligan.games.spoils.lowering.whole import check_whole, chooses_for_good
from mulligan.games.spoils.lowering.wording import Wording
from mulligan.games.spoils.printed import (
    DISCARD,
    FACE_DOWN,
    FACTION,
    HAND,
    ICONS,
    ITEM,
    TACTIC,
    TRADES,
    UNIVERSAL,
    Library,
    Printed,
)
from mulligan.games.spoils.rules.replacements import can_replace
from mulligan.games.spoils.vocabulary import conditions as co
from mulligan.games.spoils.vocabulary import holdings as ho
from mulligan.games.spoils.vocabulary import moments as mo
from mulligan.games.spoils.vocabulary import paragraphs as p
from mulligan.games.spoils.vocabulary.acts.binding import SetOption
from mulligan.games.spoils.vocabulary.acts.choosing import ChooseCards, NameOne
from mulligan.games.spoils.vocabulary.acts.damage import SendDamage
from mulligan.games.spoils.vocabulary.acts.looking import Reveal
from mulligan.games.spoils.vocabulary.acts.moving import Discard
from mulligan.games.spoils.vocabulary.acts.playing import AnyoneMay, Only, Play, Unanswerable
from mulligan.games.spoils.vocabulary.acts.standing import FollowRestoreRule
from mulligan.games.spoils.vocabulary.happenings import occasions as oc
from mulligan.games.spoils.vocabulary.happenings.events import EntersPlay
from mulligan.games.spoils.vocabulary.happenings.memory import FirstTime
from mulligan.games.spoils.vocabulary.nouns import amounts as am
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.planning import TextPlan
from mulligan.games.spoils.vocabulary.statics import changes as ch
from mulligan.games.spoils.vocabulary.statics import rules
from mulligan.games.spoils.vocabulary.statics.deeds import BeTerminated
from mulligan.games.spoils.vocabulary.terms import AREAS, KEYWORDS, TACTICAL, TYPES, Keyword, State, threshold
from mulligan.games.spoils.vocabulary.terms import ICONS as ICON_NUMBERS
from mulligan.language.core import amounts as core
from mulligan.language.core import flow
from mulligan.language.core.durations import AsLongAs
from mulligan.language.core.kinds import Cards, Condition, Event, Instruction, Paragraph, Players
from mulligan.language.core.players import You
from mulligan.language.flow import Begin, CannotBePlayed, Choice, Jump, Unless
from mulligan.language.references import It
from mulligan.language.tree import Node, rebuild, walk, with_fields

UNSTOPPABLE = ch.Modify(ca.This(), (ch.Cannot(BeTerminated()),))
GRANTED = (p.Ability, p.Trigger, p.Replacement, p.Static, p.SoOften, p.FirstEachTurn)
STAPLES = {"obsession": 0, "greed": 1, "elitism": 2, "deception": 3, "rage": 4}


def lower(card: Card, text: p.CardText, library: Library) -> Printed:
    """The printed card that the rules run. Raises `CannotBePlayed` where its text holds what they cannot carry out."""
    return CardLowering(card, library, Wording(text)).lower(text)


class CardLowering:
    """Lowers one card."""

    def __init__(self, card: Card, library: Library, wording: Wording) -> None:
        self.printed = face_of(card, library)
        self.wording = wording
        self.nouns = Nouns(library)
        self.statements = Statements(self.nouns, self.granted)
        self.costs: TextPlan | None = None
        self.effect: TextPlan | None = None
        self.turn_rules: list[Instruction] = []
        self.restores = False
        self.paid = Paid()

    def plan(self) -> TextPlan:
        return TextPlan(self.printed, self.nouns, self.statements, self.wording)

    def lower(self, text: p.CardText) -> Printed:
        text = as_meant(entering_as_paid(with_costs(text)))
        self.nouns.open_variables = open_variables(text)
        self.nouns.named_elsewhere = any(isinstance(part, NameOne) for part in walk(text))
        self.nouns.player_told = chooses_for_good(text)
        check_whole(text)
        self.paid = paid_for(text)
        for written in text.paragraphs:
            if isinstance(written, p.AttachTo):
                self._attach(written.kind)
        for written in text.paragraphs:
            self.paragraph(written, [], [], IN_PLAY)
        self._finish_play()
        self._finish_turn_rules()
        return self.printed

    def _attach(self, kind: ki.Kind) -> None:
        """507.2a: before all other costs, what the card is to be attached to is picked."""
        host = self.nouns.kind(kind)
        self.printed.attach = [host]
        self.costs = self.plan()
        self.costs.deed(ChooseCards(core.Number(1), host, HOST, picking=True))

    def _free_of_itself(self, part: Node) -> Node:
        """308.1, 406.3: a card that may be played for free among its own costs has cost number 0 from there on."""
        if part == Play(ca.This(), free=True):
            return rules.ReduceThisCost(ca.This(), core.Number(self.printed.cost))
        return rebuild(part, self._free_of_itself)

    def _finish_play(self) -> None:
        printed = self.printed
        if self.costs is not None:
            printed.costs = self.costs.finish()
        if self.effect is not None:
            printed.effect = self.effect.finish()

    def _finish_turn_rules(self) -> None:
        """202.7, 202.8: Restore Rule and Develop Rule, each a trigger at the start of the player's turn."""
        if self.restores:
            writer = self.plan()
            writer.deed(FollowRestoreRule())
            self._turn_rule(writer, "restore rule")
        if self.turn_rules:
            writer = self.plan()
            writer.all(tuple(self.turn_rules))
            self._turn_rule(writer, DEVELOP_RULE)

    def _turn_rule(self, writer: TextPlan, name: str) -> None:
        made = Lowered(TRIGGER)
        made.event = [oc.StartOfTurn(You())]
        made.program = writer.finish()
        made.zones = IN_PLAY
        made.name = name
        self.printed.add(made)

    # ---- paragraphs ------------------------------------------------------------------------------------------------

    def paragraph(self, node: Paragraph, needs: list[int], conditions: list[Condition], zones: int) -> None:
        if isinstance(node, p.Ability | p.Trigger | p.Replacement | p.Static):
            event = node.event if isinstance(node, p.Trigger | p.Replacement) else None
            self.nouns.begin(event, isinstance(node, p.Replacement))
        if isinstance(node, p.Ability | p.Trigger | p.Replacement) and self.paid.is_needed_later(node):
            if isinstance(node, p.Ability):
                raise CannotBePlayed("what was chosen for the extra cost, spoken of when the card is long in play")
            if not isinstance(node, p.Trigger) or node.event != EntersPlay(ca.This()):
                done = node.acts[0] if len(node.acts) == 1 else flow.Both(node.acts)
                self._since_entering(None, flow.Watch(node.event, done), needs, conditions)
                return
        match node:
            case p.KeywordLine(keyword):
                self._keyword(keyword, needs, conditions)
            case p.AtThreshold(icons, paragraphs):
                for inner in paragraphs:
                    if isinstance(inner, p.Effect):  # 405.4, on a tactic
                        inner, icons_needed = p.Effect((flow.If(ho.ControlsIcons(You(), icons), inner.acts),)), []
                    else:
                        icons_needed = threshold(icons)
                    self.paragraph(inner, icons_needed, conditions, zones)
            case p.Labelled(_, paragraphs):
                for inner in paragraphs:
                    self.paragraph(inner, needs, conditions, zones)
            case p.WhileIn(condition, inner):
                where = area_in(condition)
                more = [] if where else [self.nouns.condition(condition)]
                self.paragraph(inner, needs, [*conditions, *more], where or zones)
            case p.SoOften(times, inner):
                before = len(self.printed.paragraphs)
                self.paragraph(inner, needs, conditions, zones)
                for made in self.printed.paragraphs[before:]:
                    made.times = times
                if len(self.printed.paragraphs) == before:
                    raise CannotBePlayed(node)
            case p.FirstEachTurn(inner, which):
                self._first_each_turn(inner, which, needs, conditions, zones)
            case p.Ability():
                self._ability(node, needs, zones)
            case p.Trigger(event, several):
                self._watcher(TRIGGER, event, several, needs, conditions, zones)
            case p.Replacement(event, several):
                self._watcher(REPLACEMENT, event, several, needs, conditions, zones)
            case p.Static(condition, act):
                if self.paid.is_needed_later(node):
                    self._since_entering(condition, act, needs, conditions)
                else:
                    self._static(condition, act, needs)
            case _ if needs or conditions:
                raise CannotBePlayed(node)
            case _:
                self._of_the_card(node)

    def _first_each_turn(
        self, node: Paragraph, which: int, needs: list[int], conditions: list[Condition], zones: int
    ) -> None:
        """It looks back at what has happened this turn: of what would happen, nothing has yet."""
        while isinstance(node, p.WhileIn):
            conditions = [*conditions, self.nouns.condition(node.condition)]
            node = node.paragraph
        if not isinstance(node, p.Trigger | p.Replacement):
            raise CannotBePlayed(node)
        to_come = isinstance(node, p.Replacement) or self.statements.changes_damage(node.event, node.acts)
        first = self.nouns.condition(FirstTime(node.event, to_come, which))
        self.paragraph(node, needs, [*conditions, first], zones)

    def _keyword(self, keyword: Keyword, needs: list[int], conditions: list[Condition]) -> None:
        if not needs and not conditions:
            self.printed.keywords |= KEYWORDS[keyword]
            return
        self._standing(ch.Modify(ca.This(), (ch.Gains(ch.TheKeyword(keyword)),)), needs, conditions)

    def _of_the_card(self, node: Paragraph) -> None:
        printed = self.printed
        match node:
            case p.AttachTo():
                pass  # it is among the costs
            case p.Unique(identifier):
                printed.unique = identifier
            case p.FlipUp(cost, icons, extra):
                printed.flip_cost = cost
                printed.flip_threshold = threshold(icons)
                if extra:
                    writer = self.plan()
                    writer.all(extra)
                    printed.flip_costs = writer.finish()
            case p.ProvidesParagraph(icons):
                for icon in icons:
                    printed.provides[ICON_NUMBERS[icon]] += 1
                    printed.provided.append(ICON_NUMBERS[icon])
            case p.ExtraCost(costs):
                answerable = [self._free_of_itself(cost) for cost in costs if not is_unanswerable(cost)]
                kept = tuple([cost for cost in answerable if isinstance(cost, Instruction)])
                printed.unanswerable = printed.unanswerable or len(kept) < len(costs)
                if kept:
                    self.costs = self.costs or self.plan()
                    self.costs.effect = self.paid.acts
                    self.costs.settle_numbers(kept)
                    self.costs.all(kept)
            case p.Effect(several):
                self._effect(several)
            case p.Options():
                self._options(node)
            case p.StartingInfluence(influence):
                printed.influence = influence
            case p.StartingResources(names, any_):
                printed.starting = [0] * (len(ICONS) + 1)
                for name in names:
                    printed.starting[STAPLES[name.lower()]] += 1
                printed.starting[len(ICONS)] = any_
            case p.StartingDraw(first, second):
                printed.draws = [first, second]
            case p.RestoreRule():
                self.restores = True
            case p.DevelopRule(_, several):
                self.turn_rules.extend(several)
            case _:
                raise CannotBePlayed(node)

    def _effect(self, several: tuple[Instruction, ...]) -> None:
        rest: list[Instruction] = []
        for act in several:
            if is_unanswerable(act):
                self.printed.unanswerable = True
            elif isinstance(act, rules.UnlimitedCopies):
                self.printed.unlimited = True
            elif act == UNSTOPPABLE:
                self.printed.unstoppable = True
            else:
                rest.append(act)
        if not rest:
            return
        if self.effect is None:
            self.effect = self.plan()
            if self.costs is not None:
                self.effect.looked, self.effect.scratch = self.costs.looked, self.costs.scratch
                self.effect.noted = self.costs.noted
        self.effect.all(tuple(rest))

    def _options(self, node: p.Options) -> None:
        """307.2: which option it is, is chosen with the costs."""
        if not self.printed.types & TACTIC or self.effect is not None:
            raise CannotBePlayed("options on a card that is not a plain tactic")
        costs, effect = self.costs or self.plan(), self.plan()
        costs.add(Begin())
        choice = Choice(1, [])
        choice.words = self.wording.of(node)
        start = costs.here
        costs.add(choice)
        for number, option in enumerate(node.options):
            choice.places.append(costs.here)
            costs.deed(SetOption(number))
            test = effect.add(Unless(co.OptionIs(number)))
            for paragraph in option.paragraphs:
                match paragraph:
                    case p.ExtraCost(several):
                        costs.all(several)
                    case p.Effect(several) | p.Labelled(_, (p.Effect(several),)):
                        effect.all(several)
                    case _:
                        raise CannotBePlayed(paragraph)
            costs.add(Jump()).to = start
            test.to = effect.here
        choice.to = costs.here
        self.costs, self.effect = costs, effect

    def _ability(self, node: p.Ability, needs: list[int], zones: int) -> None:
        made = Lowered(ABILITY)
        made.name = node.name
        made.zones = where_used(node) or zones
        wanted = threshold(node.threshold)
        if needs:
            wanted = [max(a, b) for a, b in zip(wanted, needs, strict=True)]
        made.threshold = wanted if any(wanted) else []
        costs, effect = self.plan(), self.plan()
        if kept_in_sight(costs, (*node.costs, *node.acts)):
            node = spoken_of_then(node)
        costs.after, effect.noted = node.acts, costs.noted
        costs.settle_numbers(node.costs)
        made.anyone = any(isinstance(cost, AnyoneMay) for cost in node.costs)
        self.printed.shared = self.printed.shared or made.anyone
        costs.all(tuple(cost for cost in node.costs if not isinstance(cost, AnyoneMay)))
        made.costs = costs.finish() if costs.steps else NO_PROGRAM
        effect.looked, effect.dealt, effect.scratch = costs.looked, costs.dealt, costs.scratch
        effect.all(node.acts)
        made.program = effect.finish()
        self.printed.add(made)

    def _watcher(
        self,
        sort: int,
        event: Event,
        several: tuple[Instruction, ...],
        needs: list[int],
        more: list[Condition],
        zones: int,
    ) -> None:
        events = Events(self.nouns)
        if isinstance(event, oc.EndOfBattle) and any(is_of_battle(act) for act in several):
            raise CannotBePlayed("who fights, when the battle is over")
        event, several = of_the_one_before(event, several)
        if len(several) == 1 and isinstance(several[0], flow.If) and not several[0].otherwise:
            where = area_in(several[0].condition)
            if where and zones == IN_PLAY:  # "when ..., if this card is in your discard pile, ..."
                zones, several = where, several[0].then
        if len(several) == 1:
            change = self.statements.damage_change(events, event, several[0])
            if change is not None:
                self._standing(change, needs, more)
                return
        made = Lowered(sort)
        made.threshold = needs if any(needs) else []
        made.event = [events.lower(event)]
        if sort == REPLACEMENT and not can_replace(made.event[0].kinds()):
            raise CannotBePlayed(event)
        made.zones = zones if zones != IN_PLAY else events.zones
        made.conditions = list(more)
        gone = departing(event) if sort == TRIGGER else None
        if gone is not None:
            several = self._as_it_was(made, several, gone)
        if isinstance(event, EntersPlay) and sort == TRIGGER:
            several = self._as_it_was_played(made, several, event.cards)
        writer = self.plan()
        for bound in events.brought:
            writer.deed(bound)
        if kept_in_sight(writer, several):
            several = tuple(spoken_of_then(act) for act in several)
        writer.all(several)
        made.program = writer.finish()
        self.nouns.actor = 0
        self.nouns.noted.clear()
        self.printed.add(made)

    def _as_it_was(self, made: Lowered, several: tuple[Instruction, ...], gone: Cards) -> tuple[Instruction, ...]:
        """ "When … is destroyed, if it was depleted, …": it is asked when that happens, and how much there was."""
        self.nouns.noted[am.TokensOn(gone)] = am.DamageDealt()
        if len(several) == 1 and isinstance(several[0], flow.If) and not several[0].otherwise:
            if is_of_play(several[0].condition, gone):
                made.conditions.append(self.nouns.condition(several[0].condition))
                return several[0].then
        return several

    def _as_it_was_played(
        self, made: Lowered, several: tuple[Instruction, ...], entering: Cards
    ) -> tuple[Instruction, ...]:
        """ "When … enters play, if it was deployed from your hand, …": the play is still going on when it does."""
        match several:
            case (flow.If(mo.Played(cards, way, value), then, ()),) if cards == It(slot_of(entering)):
                made.conditions.append(mo.PlayedNow(self.nouns.cards(cards), way, value))
                return then
        return several

    def _static(self, condition: Condition | None, act: Instruction, needs: list[int]) -> None:
        printed = self.printed
        if condition is not None:
            condition, act = of_its_pile(condition, of_the_host(condition, act))
        if condition is None and not needs:
            match act:
                case (
                    rules.EntersWith(ca.This())
                    | flow.If(_, (rules.EntersWith(ca.This()),), ())
                    | flow.Where(rules.EntersWith(ca.This()))
                ):
                    printed.enters_tokens.append(self.statements.lower(act))
                    return
                case rules.EntersDepleted(ca.This()):
                    printed.enters_depleted = True
                    return
                case rules.MayPlayAnytime(ca.This()):
                    printed.keywords |= TACTICAL
                    return
                case Unanswerable(_, ca.This()):
                    printed.unanswerable = True
                    return
                case rules.UnlimitedCopies():
                    printed.unlimited = True
                    return
                case rules.OnlyFaceDown(ca.This()):
                    printed.only_down = True
                    return
                case rules.StaysInPlay(ca.This()):
                    printed.stays = True
                    return
                case _ if act == UNSTOPPABLE:
                    printed.unstoppable = True
                    return
                case rules.CostsAsTheOther() | rules.EffectAsTheOther():
                    return  # they say how what stands with them is done
        if isinstance(act, rules.RedirectDamage) and act.amount is None:
            self._redirection(condition, act, needs)
            return
        if condition is not None and (player := player_meant(condition, act)) is not None:
            self._of_each(player, condition, act, needs)
            return
        held = [] if condition is None else [self.nouns.condition(condition)]
        if isinstance(act, flow.May) and isinstance(act.act, Play) and act.act.from_pile:
            allowed = self.statements.lower(act)
            printed.played_from_pile.append(While(held[0], allowed) if held else allowed)
            return
        if isinstance(act, rules.ReduceThreshold) and isinstance(act.cards, ca.This):
            less = self.statements.lower(act)
            printed.own_threshold.append(While(held[0], less) if held else less)
            return
        if act == ch.Modify(ca.This(), (ch.Gains(ch.TheKeyword(Keyword.TACTICAL)),)) and held:
            printed.tactical_while.extend(held)  # 507.6b: in the hand, too
            return
        if condition is not None and any(area_in(some) for some in walk(condition) if isinstance(some, Condition)):
            if not isinstance(act, rules.ReduceThisCost):
                raise CannotBePlayed(condition)
        lowered = self.statements.lower(act)
        if isinstance(act, rules.ReduceThisCost):
            for needed in held:
                lowered = While(needed, lowered)
            printed.own_cost.append(lowered)
            return
        self._standing(lowered, needs, held)

    def _since_entering(
        self, condition: Condition | None, act: Instruction, needs: list[int], conditions: list[Condition]
    ) -> None:
        """What holds of a card that the extra costs brought in: from when this card enters play, while it is there."""
        here: Condition = co.Passes(ca.This(), te.InPlay())
        if condition is not None:
            here = co.Every((here, condition))
        lasting = flow.Lasting(AsLongAs(here), act)
        self._watcher(TRIGGER, EntersPlay(ca.This()), (lasting,), needs, conditions, IN_PLAY)

    def _of_each(self, player: Players, condition: Condition, act: Instruction, needs: list[int]) -> None:
        """What holds of a player while a condition holds of that same player."""
        slot = slot_of(player)
        held = self.nouns.condition(of_that_player(condition, slot))
        inner = While(held, self.statements.lower(act))
        self._standing(EachOf(self.nouns.players(player), slot, inner), needs, [])

    def _redirection(self, condition: Condition | None, act: rules.RedirectDamage, needs: list[int]) -> None:
        """506.1: all damage to one thing is inflicted to another instead."""
        made = Lowered(REPLACEMENT)
        made.threshold = needs if any(needs) else []
        made.event = [damage_to(self.nouns.cards(act.from_))]
        made.conditions = [] if condition is None else [self.nouns.condition(condition)]
        made.zones = IN_PLAY
        writer = self.plan()
        writer.deed(SendDamage(self.nouns.cards(act.to)))
        made.program = writer.finish()
        self.printed.add(made)

    def _standing(self, statement: Statement, needs: list[int], conditions: list[Condition]) -> None:
        for condition in reversed(conditions):
            statement = While(condition, statement)
        made = Lowered(STATEMENT)
        made.threshold = needs if any(needs) else []
        made.statement = [rule_of(statement)]
        made.zones = IN_PLAY
        self.printed.add(made)

    def granted(self, paragraphs: tuple[Paragraph, ...]) -> tuple[int, int]:
        """508: text that another card gains. It stands on this card's list, but is not active on it."""
        printed = self.printed
        printed.grants = True
        kept = (printed.abilities[:], printed.triggers[:], printed.replacements[:], printed.standing[:])
        afar = printed.abilities_afar[:]
        first = len(printed.paragraphs)
        for paragraph in paragraphs:
            if not isinstance(paragraph, GRANTED):
                raise CannotBePlayed(paragraph)
            self.paragraph(paragraph, [], [], IN_PLAY)
        printed.abilities, printed.triggers, printed.replacements, printed.standing = kept
        printed.abilities_afar = afar
        return first, len(printed.paragraphs) - first


def where_used(ability: p.Ability) -> int:
    """606.1a: where its card must be for an ability to be used, if a cost says so."""
    for cost in ability.costs:
        if isinstance(cost, Discard) and isinstance(cost.what, ca.This):
            return 1 << HAND
        if isinstance(cost, Reveal) and isinstance(cost.what, ca.This) and cost.from_hand:
            return 1 << HAND
        if isinstance(cost, Only):
            for condition in cost.conditions:
                if area_in(condition):
                    return area_in(condition)
    return 0


def is_unanswerable(act: Instruction) -> bool:
    """607: nobody can respond to the card that says so."""
    return isinstance(act, Unanswerable) and isinstance(act.cards, ca.This)


def area_in(condition: Condition) -> int:
    """Where a paragraph is active, if its condition only says where the card is (201.5b)."""
    if isinstance(condition, co.Passes) and isinstance(condition.cards, ca.This) and isinstance(condition.test, te.In):
        return 1 << AREAS[condition.test.zone.area]
    if condition == co.StateIs(ca.This(), State.FACE_DOWN):
        return 1 << FACE_DOWN
    if isinstance(condition, co.TypeIs) and isinstance(condition.cards, ca.This) and condition.value:
        return 1 << FACE_DOWN if ki.Is(State.FACE_DOWN) in condition.kind.qualities else 0
    return 0


def of_its_pile(condition: Condition, act: Instruction) -> tuple[Condition | None, Instruction]:
    """ "While this card is in your discard pile, you may play it": from there."""
    match act:
        case flow.May(Play(ca.This()) as play) if area_in(condition) == 1 << DISCARD:
            return None, flow.May(with_fields(play, as_in_hand=False, from_pile=True))
    return condition, act


def face_of(card: Card, library: Library) -> Printed:
    """The numbers of a card (201)."""
    made = Printed(card.name)
    made.types = TYPES[card.type]
    made.trade = TRADES.index(card.trade) if card.trade in TRADES else UNIVERSAL
    made.subtypes = [library.subtype(name) for name in card.subtypes]
    made.staple = "staple" in card.supertypes
    made.rarity = card.rarity
    made.cost = card.cost or 0
    for letter in card.threshold:
        made.threshold[ICONS.index(letter)] += 1
    if made.types & ITEM:
        bonus = [card.strength or 0, card.life or 0, card.speed or 0]
        made.bonus = bonus if any(bonus) else []
    else:
        made.strength, made.life, made.speed = card.strength or 0, card.life or 0, card.speed or 0
    made.structure = card.structure or 0
    made.influence = card.influence or 0
    made.text = card.text
    before = [card.trade, *(word.capitalize() for word in card.supertypes), card.type.value.capitalize()]
    made.line = " ".join(word for word in before if word)
    if card.subtypes:
        made.line += " - " + ", ".join(card.subtypes)
    if made.types & FACTION:
        made.draws = [8, 9]
    return made
