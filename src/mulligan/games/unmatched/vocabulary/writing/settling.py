"""Settles whom and what the words of a text point at, and lays it out; refuses what nothing carries out."""

from __future__ import annotations

from typing import TypeVar, cast

from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.sheet import Sheet
from mulligan.games.unmatched.vocabulary.acts import (
    boosting,
    exchanging,
    fighting,
    forms,
    hands,
    health,
    limits,
    moving,
    own_pile,
    picking,
    piles,
    turn,
)
from mulligan.games.unmatched.vocabulary.acts import drawing as d
from mulligan.games.unmatched.vocabulary.acts.markers import MoveMarkerTo, RemoveMarkers, SpaceOf
from mulligan.games.unmatched.vocabulary.acts.picking import OneOfThese
from mulligan.games.unmatched.vocabulary.asking import conditions as c
from mulligan.games.unmatched.vocabulary.asking import memory, predicates, questions, remembered, standings
from mulligan.games.unmatched.vocabulary.nouns import amounts as a
from mulligan.games.unmatched.vocabulary.nouns import fighters as f
from mulligan.games.unmatched.vocabulary.nouns import places, players, spaces, those
from mulligan.games.unmatched.vocabulary.nouns.amounts import CardsLike, WhichCard
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters
from mulligan.games.unmatched.vocabulary.nouns.piles import OF_PILES
from mulligan.games.unmatched.vocabulary.writing import points
from mulligan.games.unmatched.vocabulary.writing.meaning import check
from mulligan.games.unmatched.vocabulary.writing.points import (
    ANCHORS,
    CHANGES,
    NAMED,
    OF_A_CARD,
    OF_A_COMBAT,
    OF_COUNTERS,
    OF_HANDS,
    SPEAKS_OF_A_CARD,
    apart,
    beside_another,
    near_either,
    near_names,
    near_whom,
    of_a_side,
    of_anybody,
    of_maneuver,
    of_them,
    one_at_a_time,
    one_named,
    order_of,
    placed_where,
    raise_health,
    set_beside,
    who_are_so,
)
from mulligan.language.core.amounts import Number
from mulligan.language.core.flow import Attempt, Both, By, Either, ForEach, If, May
from mulligan.language.core.kinds import Amount, Condition, Instruction, Players
from mulligan.language.core.players import AnOpponent, PlayerMention, You
from mulligan.language.flow import CannotBePlayed, Plan
from mulligan.language.tree import Node, rebuild, walk, with_fields

N = TypeVar("N", bound=Node)
Way = TypeVar("Way", bound=Instruction)
MOST_KNOWN = 100  # counters, where a text says how many there can be


class Settling:
    """Settles one effect of one player's cards. It remembers who was spoken of last."""

    def __init__(self, sheet: Sheet, player: Player, combat: bool) -> None:
        self.sheet = sheet
        self.player = player
        self.combat = combat
        self.spoken: Fighters | None = None  # the fighters spoken of last, None for those an instruction picked
        self.met = False  # fighters were spoken of at all
        self.there: Fighters | None = None  # whose space was spoken of: "them", where nobody else was
        self.they: Players | None = None  # the player spoken of last
        self.among: Fighters | None = None  # those by name of whom one was chosen
        self.pair: f.AllOfThese | None = None  # two fighters of whom it was asked how they stand
        self.paired = False  # and they were spoken of last
        self.card_spoken = False  # "its" may be a card that was discarded, revealed or found
        self.about: WhichCard | None = None  # the card whose value is being set
        self.that_is_this = False  # "that card" is the one played in the combat
        self.revives = False  # an "if … was defeated" stands before this
        self.dealt = False  # this effect has dealt damage
        self.their_card = False  # the opponent's card was spoken of last
        self.place_spoken = False  # "it" is a space or a marker that was chosen
        self.place_chosen = False  # "that space", "that zone" may be one that was chosen
        self.zone_of: Fighters | None = None  # "that zone" may be the zone of somebody
        self.comes_back = False  # who leaves the battlefield is placed there again in a turn to come
        self.maneuvered = False  # it is done at the end of a maneuver
        self.scheme = False  # it is a card that is played outside a combat
        self.completion = False  # it is what a card says of the completion of the pile that it lies in

    def effect(
        self, acts: tuple[Instruction, ...], starred: tuple[Instruction, ...] = (), requirement: Condition | None = None
    ) -> int:
        """A whole effect; gives the number of its program."""
        self.comes_back = any(points.brings_back(part) for act in acts for part in walk(act))
        if any(isinstance(part, spaces.LeftSpace | remembered.InOtherZone) for act in acts for part in walk(act)):
            self.sheet.watches_shifts = True
        plan = Plan()
        first = self.opponent_first((*acts, *starred), requirement)
        if first is not None:
            plan.act(first)
        plan.all(self.acts(acts))
        if starred:
            plan.act(If(c.StarsCount(), self.acts(starred)))
        return self.enter(plan)

    def enter(self, plan: Plan) -> int:
        """A program for the sheet; gives its number."""
        program = plan.program()
        check(program)
        self.sheet.programs.append(program)
        self.sheet.of_hands.append(any(type(act).__module__ in OF_HANDS for act in program.leaves()))
        return len(self.sheet.programs) - 1

    def opponent_first(self, acts: tuple[Instruction, ...], requirement: Condition | None) -> Instruction | None:
        """players-2: outside a combat "your opponent" is one of them, chosen first where there are several."""
        if isinstance(requirement, c.StandsIn) and isinstance(requirement.where, spaces.StartingSpace):
            if isinstance(requirement.where.of, AnOpponent):
                self.they = players.PickedPlayers()
                return picking.ChooseOpponent(players.WhoseStart(self.anchor(requirement.who)))
        parts = [part for act in acts for part in walk(act)]
        if self.combat or any(isinstance(part, picking.ChooseOpponent | picking.ChooseOpponentWith) for part in parts):
            return None
        asks = any(isinstance(part, AnOpponent | f.YourOpponent) for part in parts)
        return picking.ChooseOpponent() if asks else None

    # ---- instructions ----------------------------------------------------------------------------------------------

    def acts(self, acts: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        return tuple(self.act(act) for act in acts)

    def act(self, act: Instruction) -> Instruction:
        match act:
            case Both():
                return Both(self.acts(act.acts))
            case Either():
                return Either(self.ways(act.acts))
            case OneOfThese():
                most = None if act.most is None else self.amount(act.most)
                return OneOfThese(act.times, self.ways(act.options), most)
            case If(condition, then, otherwise):
                asked = self.condition(condition)
                self.revives = isinstance(condition, c.WasDefeated)
                told = self.told()
                first = self.acts(then)
                self.revives = False
                if not otherwise:
                    return If(asked, first)
                after = self.told()
                self.recall(told)  # the other way knows nothing of what was said on this one
                other = self.acts(otherwise)
                self.recall(after)
                return If(asked, first, other)
            case Attempt(tried, then, otherwise):
                return Attempt(self.act(tried), self.acts(then), self.acts(otherwise))
            case May(offered):
                return May(self.act(offered))
            case By(who, done):
                whose = self.players(who)
                self.they = players.WhoActs()
                by = By(whose, self.act(done))
                self.they = whose
                return by
            case limits.AtTurnToCome():
                return self.to_come(act)
            case ForEach(repeated, per):
                once = self.act(repeated)
                one_at_a_time(once, per)
                around = any(isinstance(part, f.Spoken) for part in walk(per))
                if around and isinstance(once, health.DealDamage) and isinstance(once.to, f.EachOfThem):
                    return health.DealForEach(once.amount, once.to, self.amount(per))
                return ForEach(once, self.amount(per))
            case _:
                return self.deed(act)

    def to_come(self, act: limits.AtTurnToCome) -> Instruction:
        """What waits for a turn is an effect of its own, that knows who was spoken of before it."""
        parts = [part for one in act.acts for part in walk(one)]
        if any(isinstance(part, (f.InCombat, *OF_A_COMBAT)) for part in parts):
            raise CannotBePlayed("something of a combat that is over then")
        about: Fighters | None = None
        acts = act.acts
        if any(isinstance(part, f.Spoken) for part in parts):
            about = self.anchor(f.Spoken())
        fought = {part for part in parts if isinstance(part, f.OpposingFighter | f.InPart)}
        if fought:
            if not self.combat or len(fought) > 1 or (about is not None and about not in fought):
                raise CannotBePlayed("an opposing fighter, and somebody else")
            about = fought.pop()
            acts = tuple(cast(Instruction, points.then_spoken(one)) for one in acts)
        whose = act.whose
        if isinstance(whose, PlayerMention) and self.they is None and self.met:
            whose = players.OwnersOf(self.anchor(f.Spoken()))
        elif whose is not None:
            whose = self.players(whose)
        then = Settling(self.sheet, self.player, False)
        then.met, then.revives = about is not None, self.revives or self.comes_back
        every = isinstance(self.they, players.TheOpponents | players.Everybody) and isinstance(act.whose, You)
        then.they = self.they if every else players.PickedPlayers()
        plan = Plan()
        plan.all(then.acts(acts))
        return limits.AtTurnToCome(whose, act.end, (), act.soon, about, self.enter(plan))

    def told(self) -> tuple[Fighters | None, Players | None, bool, bool]:
        """Whom and what later words would point at now."""
        return self.spoken, self.they, self.card_spoken, self.their_card

    def recall(self, told: tuple[Fighters | None, Players | None, bool, bool]) -> None:
        self.spoken, self.they, self.card_spoken, self.their_card = told

    def ways(self, ways: tuple[Way, ...]) -> tuple[Way, ...]:
        """Things of which one is chosen: none points at what another has spoken of."""
        told = self.told()
        found: list[Way] = []
        for way in ways:
            self.recall(told)
            found.append(cast(Way, self.act(way)))
        return tuple(found)

    def deed(self, act: Instruction) -> Instruction:
        act = points.of_two(beside_another(act), self.pair if self.paired else None)
        act = of_them(act, self.they is None and (self.met or self.spoken is not None))
        if isinstance(act, fighting.BoostCard) and self.scheme and act.times == Number(1):
            act = boosting.BoostScheme(act.free)
        if isinstance(act, fighting.OfCombat) and not self.combat:
            raise CannotBePlayed("something about a combat card outside a combat")
        if isinstance(act, moving.PlaceInCombatSpace):
            act = moving.PlaceFighters(act.who, act.where)
        if isinstance(act, moving.PlaceFighters):
            # "In their zone" is the zone of who is placed; "adjacent to them" is somebody spoken of before.
            beside = isinstance(act.where, spaces.SpaceBeside)
            act = placed_where(act, self.met)
            if isinstance(act.where, spaces.StartingSpace) and isinstance(act.where.of, PlayerMention):
                who = self.fighters(act.who)
                if who.chosen():
                    raise CannotBePlayed("the starting space of whoever is chosen")
                own = spaces.StartingSpace(players.OwnersOf(who))
                return with_fields(act, who=who, where=own, revive=self.revives)
            placed = self.fields(act, ("where", "who") if beside else ("who", "where"))
            return with_fields(placed, revive=self.revives)
        if isinstance(act, d.SiftTop) and act.where is d.Where.HAND and not isinstance(act.of, You | PlayerMention):
            raise CannotBePlayed("cards of another's deck in one's own hand")
        if isinstance(act, exchanging.SwapBoth) and self.pair is None:
            raise CannotBePlayed("two fighters of whom nothing was said")
        if isinstance(act, d.RevealTop) and not isinstance(act.of, You | AnOpponent | f.YourOpponent | PlayerMention):
            raise CannotBePlayed("one card of several decks")
        if isinstance(act, health.TakeAway) and not isinstance(act.who, f.YourFighter):
            named = [self.named(part).who for part in walk(act.who) if isinstance(part, f.ByName)]
            if self.comes_back:
                act = with_fields(act, heroes=True)
            elif not named or any(who & self.sheet.heroes for who in named):
                raise CannotBePlayed("a hero that is nowhere")
        if isinstance(act, fighting.SetValue):
            self.about = act.card
        if isinstance(act, health.SetHealth) and isinstance(act.health, Number):
            raise_health(self.sheet, self.anchor(act.who), act.health.value)
        if isinstance(act, own_pile.STORED):
            set_beside(self.sheet, self.player, getattr(act, "hidden", False))
        if isinstance(act, own_pile.CompletePile):
            self.sheet.completes[self.player] = True
        if isinstance(act, piles.ReturnThisCard) and self.completion:
            act = own_pile.TakeThisStored()
        settled = self.fields(act, order_of(act, self.met))
        self.about = None
        self.place_chosen = self.place_chosen or isinstance(act, (*places.CHOICES, RemoveMarkers, MoveMarkerTo))
        self.dealt = self.dealt or isinstance(act, health.DealDamage | health.DealUpTo)
        self.card_spoken = self.card_spoken or isinstance(act, SPEAKS_OF_A_CARD)
        return self.points_on(settled)

    def points_on(self, act: Instruction) -> Instruction:
        """What an instruction lets later words point at, or is itself pointed at by."""
        if isinstance(act, d.LookAtHand):
            self.they = act.of
        elif isinstance(act, moving.SwapSpaces):
            self.speak_of_both(act.one, act.other)
            self.spoken = None
        elif isinstance(act, turn.FillCounters | turn.EmptyCounters) and act.both:
            self.sheet.most_counters[self.player] = 2
        elif isinstance(act, turn.FillCounters) and self.sheet.most_counters[self.player] > MOST_KNOWN:
            raise CannotBePlayed("all of something of which no number is known")
        elif isinstance(act, CHANGES) and len(self.sheet.form_names[self.player]) < 2:
            raise CannotBePlayed("another form of somebody who has one alone")
        elif isinstance(act, forms.LeaveForm) and len(self.sheet.form_names[self.player]) != 2:
            raise CannotBePlayed("no longer one of several things")
        elif isinstance(act, health.Summon):
            self.sheet.summoned |= act.who.who  # they wait beside the battlefield until then
            self.spoken = None
        elif isinstance(act, picking.ChooseFighter):
            self.among = f.AllOfThese(act.who.items) if isinstance(act.who, f.OneAmong) else None
        elif isinstance(act, picking.ChooseOpponent | picking.ChooseOpponentWith):
            self.they = players.PickedPlayers()
        elif isinstance(act, places.ChooseSpace | health.DefeatFighter):
            self.place_spoken = True
        elif isinstance(act, piles.SelectAside):
            for kind, fits in enumerate(self.sheet.filters[act.what.filter] if act.what.filter >= 0 else []):
                if fits and self.sheet.whose[kind] == self.player:
                    self.sheet.set_aside[kind] = True
        elif isinstance(act, d.StoreTop):
            self.sheet.boosts_from_suit[self.player] = True
        elif isinstance(act, questions.DiscardNamed) and self.they is not None:
            return with_fields(act, whose=self.they)
        elif isinstance(act, d.ChooseForThem | hands.ChooseSeen):
            if self.they is None:
                raise CannotBePlayed("a card of nobody's hand")
            return with_fields(act, whose=self.they)
        elif isinstance(act, d.PutThatUnder):
            return d.PutThatUnder(self.that_is_this)
        return act

    def fields(self, tree: N, order: tuple[str, ...]) -> N:
        """A node with what its fields hold settled, in an order."""
        if isinstance(tree, OF_COUNTERS):
            self.counters(tree.name.words)
        if isinstance(tree, OF_A_CARD) and getattr(tree, "card", None) is WhichCard.THAT:
            if not self.their_card:
                raise CannotBePlayed("the value of a card that is not in the combat")
            tree = with_fields(tree, card=WhichCard.THEIRS)
        tree = self.which(tree)
        changed: dict[str, object] = {}
        for name in order:
            value = getattr(tree, name)
            if isinstance(value, Fighters) and not any(isinstance(tree, kind) and name == of for kind, of in ANCHORS):
                changed[name] = self.fighters(value)
            elif isinstance(value, Node):
                changed[name] = self.settle(value)
            elif isinstance(value, tuple):
                changed[name] = tuple(self.settle(item) if isinstance(item, Node) else item for item in value)
        return with_fields(tree, **changed)

    def which(self, tree: N) -> N:
        """ "Its value" is this card's, or the opponent's card's where that was spoken of last."""
        card = getattr(tree, "card", None)
        if card is WhichCard.IT:
            return with_fields(tree, card=WhichCard.THEIRS if self.their_card else WhichCard.THIS)
        if card is WhichCard.THEIRS or card is WhichCard.THIS:
            self.their_card = card is WhichCard.THEIRS
        return tree

    # ---- phrases ---------------------------------------------------------------------------------------------------

    def settle(self, tree: Node) -> Node:
        """Anything inside an instruction."""
        match tree:
            case Instruction():
                return self.act(tree)
            case Condition():
                return self.condition(tree)
            case Players():
                return self.players(tree)
            case Fighters():
                return self.anchor(tree)
            case f.AdjacentTo(f.Spoken()) if self.place_spoken:
                return places.NearThose()
            case spaces.SpaceBeside(f.Spoken()) if self.place_spoken:
                return places.BesideThose()
            case spaces.StartingSpace(AnOpponent()):
                return spaces.StartingSpace(players.TheOpponents())
            case SpaceOf() if isinstance(tree.of, NAMED):
                self.there = self.anchor(tree.of)
                return with_fields(tree, of=self.there)
            case f.InZone() | spaces.SpaceInZone():
                self.zone_of = self.anchor(tree.of)
                return with_fields(tree, of=self.zone_of)
            case places.InThose(True) if not self.place_chosen and self.zone_of is not None:
                return f.InZone(self.zone_of)
            case places.ThoseSpaces(True) if not self.place_chosen and self.zone_of is not None:
                return spaces.SpaceInZone(self.zone_of)
            case CardsLike():
                return self.cards(tree)
            case f.Group() if tree.other and tree.than is None:
                return rebuild(with_fields(tree, than=self.besides(tree)), self.settle)
            case Amount():
                return self.amount(tree)
            case _:
                if isinstance(tree, places.OF_A_PLACE) and not self.place_chosen:
                    raise CannotBePlayed("a place of which nothing was said")
                return rebuild(tree, self.settle)

    def players(self, tree: Players) -> Players:
        plain = players.PLAIN_PLAYERS.get(type(tree))
        if plain is not None:
            return plain
        match tree:
            case PlayerMention():
                return self.they if self.they is not None else players.TheOpponent()
            case players.OwnersOf(who):
                return players.OwnersOf(self.anchor(who))
            case players.OpponentsWith(group):
                return with_fields(tree, group=self.group(group))
            case players.WhoWon():
                if not self.combat:
                    raise CannotBePlayed("what is asked of a combat outside one")
                return tree
            case _:
                raise CannotBePlayed("it is not clear which players are meant")

    def fighters(self, tree: Fighters) -> Fighters:
        """Fighters who are spoken of by this."""
        settled = self.anchor(tree)
        if not isinstance(tree, f.Spoken):
            self.met = True
            self.spoken = settled if isinstance(tree, NAMED) else None
            self.place_spoken = any(isinstance(part, places.InThose) for part in walk(tree))
            self.paired = False
        return settled

    def anchor(self, tree: Fighters) -> Fighters:
        """Fighters whom nobody points back at: others are looked for around them."""
        match tree:
            case f.ByName():
                return self.named(tree)
            case those.Stirred() if self.met:
                return f.Picked()
            case those.EachSpoken() if self.pair is not None and self.paired:
                return self.pair
            case f.Spoken():
                if self.spoken is None and not self.met and self.there is not None:
                    return self.there
                if self.spoken is None and not self.met:
                    raise CannotBePlayed("it is not clear who is meant by “them”")
                if isinstance(self.spoken, f.One):  # picked where it is first spoken of
                    one, self.spoken, self.met = self.spoken, None, True
                    return one
                return self.spoken if self.spoken is not None else f.Picked()
            case those.OneOfThose():
                several = self.pair if self.paired else self.spoken
                if several is None and self.met:
                    return tree
                if not isinstance(several, f.AllOfThese):
                    raise CannotBePlayed("one of whom")
                return f.OneAmong(several.items)
            case those.TheOtherOne():
                return points.other_of(tree, self.among)
            case f.SpokenBoth():
                if self.pair is not None:
                    return self.pair
                if not self.combat or (self.met and self.spoken is None):
                    raise CannotBePlayed("“both” of whom")
                return f.EachOfThem(f.Group(spots=(f.InCombat(),)))
            case players.TheirFighter():
                if not self.combat or (self.they is not None and not isinstance(self.they, players.TheOpponent)):
                    raise CannotBePlayed("it is not clear whose fighter is meant")
                return f.OpposingFighter()
            case f.Another(group):
                return f.Another(with_fields(self.group(group), than=self.besides(group)))
            case f.OneAmong(items):
                if near_names(items):
                    return self.anchor(near_either(cast(f.One, items[0]).group, items[1:]))
                first = self.anchor(items[0])
                if isinstance(items[0], NAMED):
                    self.spoken = first  # "NAME or a fighter adjacent to him"
                return f.OneAmong((first, *(self.anchor(item) for item in items[1:])))
            case f.AllOfThese(items):
                if sum(isinstance(item, f.One | f.SeveralFighters | f.Another | f.OneAmong) for item in items) > 1:
                    raise CannotBePlayed("a choice among several fighters at once")
                first = self.anchor(items[0])
                if not isinstance(items[0], f.Spoken):
                    self.spoken = first
                return f.AllOfThese((first, *(self.anchor(item) for item in items[1:])))
            case _:
                return cast(Fighters, rebuild(tree, self.settle))

    def speak_of_both(self, one: Fighters, other: Fighters) -> None:
        self.pair = f.AllOfThese((one, other))
        self.paired = True

    def besides(self, group: f.Group) -> Fighters | None:
        """Another opposing fighter is another than the one spoken of last, or than the one of the combat.

        So is another fighter adjacent to one's own, which that is not itself.
        """
        beside = any(isinstance(spot, f.Beside | f.AdjacentTo) for spot in group.spots)
        if group.side is None and beside and self.combat and group.named is None and group.of is None:
            return f.OpposingFighter()
        if group.side is not f.Side.OPPOSING:
            return None
        if self.met and (self.spoken is None or self.spoken == f.OpposingFighter()):
            return self.spoken or f.Picked()
        return f.OpposingFighter() if self.combat else None

    def group(self, tree: f.Group) -> f.Group:
        return cast(f.Group, rebuild(tree, self.settle))

    def named(self, tree: f.ByName) -> f.ByName:
        """The fighters of this name: the player's own."""
        found = 0
        for fighter, name in enumerate(self.sheet.fighter_name):
            if self.sheet.owner[fighter] == self.player and name == tree.name:
                found |= 1 << fighter
        if not found:
            raise CannotBePlayed(f"nobody is called “{tree.name}”")
        return f.ByName(tree.name, found)

    def amount(self, tree: Amount) -> Amount:
        if isinstance(tree, a.BoostValue) and tree.card is WhichCard.THAT and not self.card_spoken:
            if self.about is None or self.about is WhichCard.THAT:
                raise CannotBePlayed("the value of a card that is not in the combat")
            return a.BoostValue(self.about)
        if isinstance(tree, OF_COUNTERS):
            self.counters(tree.name.words)
        if isinstance(tree, standings.SpacesMoved):
            self.sheet.counts_strides = True
        if isinstance(tree, OF_PILES):
            set_beside(self.sheet, self.player)
        if isinstance(tree, hands.CountSeen) and tree.whose is None:
            if self.they is None:
                raise CannotBePlayed("a card of nobody's hand")
            return with_fields(tree, what=self.cards(tree.what), whose=self.they)
        if isinstance(tree, a.CountDealt):  # by what was done before, or in the combat
            return a.CountThose() if self.dealt or not self.combat else a.CountDamage()
        tree = self.which(tree)
        if isinstance(tree, OF_A_CARD) and tree.card is WhichCard.THAT:
            raise CannotBePlayed("the value of a card that is not in the combat")
        return cast(Amount, rebuild(tree, self.settle))

    def counters(self, name: str) -> None:
        """A player has one kind of counter."""
        known = self.sheet.counter_name[self.player]
        if known not in ("", name):
            raise CannotBePlayed(f"both “{known}” and “{name}”")
        self.sheet.counter_name[self.player] = name

    def cards(self, tree: CardsLike) -> CardsLike:
        """Which kinds are meant."""
        if not (tree.types or tree.family or tree.user or tree.symbol or tree.worth):
            return tree
        user = self.named(tree.user) if tree.user is not None else None
        chosen = tree.kinds(self.sheet, self.player, user)
        if tree.family is not None and not any(chosen):
            raise CannotBePlayed(f"no card is called “{tree.family.words}”")
        return with_fields(tree, user=user, filter=self.sheet.filter(chosen))

    def condition(self, tree: Condition) -> Condition:
        tree = of_anybody(tree)
        if isinstance(tree, c.Stands | c.StandsNot):
            spot = self.settle(tree.spot) if self.met or self.spoken is not None else None  # "near them": not oneself
            who = self.fighters(tree.who)
            if spot is None:
                spot = self.settle(tree.spot)
            if isinstance(spot, f.AdjacentTo | f.NotBeside | f.InZone | f.OutOfZone | f.Nearby):
                self.speak_of_both(who, apart(who, near_whom(spot)))
            if isinstance(who, f.One) and isinstance(tree, c.Stands):  # "if a Guard is near, that Guard …"
                self.spoken = f.One(with_fields(who.group, spots=(*who.group.spots, cast(f.Spot, spot))))
            return with_fields(tree, who=who, spot=spot)
        if isinstance(tree, c.StandsIn) and isinstance(tree.where, spaces.StartingSpace):
            if isinstance(tree.where.of, PlayerMention):  # "in his starting space"
                who = self.fighters(tree.who)
                return with_fields(tree, who=who, where=spaces.StartingSpace(players.OwnersOf(who)))
        if isinstance(tree, memory.ShareAZone) and isinstance(tree.who, f.Spoken):
            several = self.pair if self.paired else self.spoken
            if several is not None and not isinstance(several, f.AllOfThese):
                raise CannotBePlayed("a zone that somebody shares with nobody")
            return with_fields(tree, who=several or f.Picked())
        if isinstance(tree, memory.AllCounters | memory.HasCounters):
            self.counters(tree.name.words)
        if isinstance(tree, memory.AllCounters) and tree.both:
            self.sheet.most_counters[self.player] = 2
        if isinstance(tree, forms.FormIs | forms.FormIsNot) and isinstance(tree.who, f.Spoken):
            return with_fields(tree, who=None)  # who is something is the hero
        if any(isinstance(part, standings.MovedFar | predicates.WentFar) for part in walk(tree)):
            self.sheet.counts_strides = True
        if of_maneuver(tree) and not self.maneuvered:
            raise CannotBePlayed("how far somebody moved, and it is not said when")
        if isinstance(tree, memory.AttackedA):
            self.spoken = f.OpposingFighter()
        if isinstance(tree, c.WasDefeated | c.NotDefeated) and isinstance(tree.who, f.One):
            group = tree.who.group
            if group.named is None and not group.spots and not group.other and isinstance(tree, c.WasDefeated):
                return standings.SomeDown(self.group(group))
            if group.named is None or group.spots or group.other:
                raise CannotBePlayed("the defeat of a fighter that is not named")
            tree = with_fields(tree, who=group.named)
        if isinstance(tree, OF_A_COMBAT) and self.scheme:
            raise CannotBePlayed("what is asked of a combat outside one")
        if isinstance(tree, standings.HurtInCombat | standings.HurtMuch) and not self.combat:
            raise CannotBePlayed("combat damage outside a combat")
        self.their_card = self.their_card or isinstance(tree, c.OpponentPlayed)
        self.that_is_this = self.that_is_this or isinstance(tree, c.PlayedACard)
        if isinstance(tree, c.TookDamage):
            of_a_side(tree.group)
        settled = self.fields(tree, tree.__match_args__)
        self.spoken = who_are_so(settled) or self.spoken
        if isinstance(tree, c.ThereIs | c.ThereIsNone) and self.spoken is None and not self.met:
            self.spoken = one_named(settled)  # "if nobody is near NAME, she …"
        if isinstance(settled, memory.SharesZone | c.BothAdjacent):
            self.speak_of_both(settled.one, settled.other)
        if isinstance(settled, memory.NumberIs | c.ValueAtLeast) and isinstance(settled.what, a.HealthOf):
            self.spoken = settled.what.who  # "if NAME's health is …, defeat them"
        return settled
