"""Which instructions and questions let later words point at a card, at fighters, at a combat."""

from __future__ import annotations

from typing import cast

from mulligan.games.unmatched.sheet import Sheet
from mulligan.games.unmatched.vocabulary.acts import (
    boosting,
    fighting,
    forms,
    hands,
    health,
    limits,
    moving,
    own_pile,
    piles,
    reveals,
    turn,
)
from mulligan.games.unmatched.vocabulary.acts import drawing as d
from mulligan.games.unmatched.vocabulary.asking import conditions as c
from mulligan.games.unmatched.vocabulary.asking import (
    counts,
    memory,
    predicates,
    questions,
    remembered,
    standings,
    tallies,
)
from mulligan.games.unmatched.vocabulary.nouns import amounts as a
from mulligan.games.unmatched.vocabulary.nouns import fighters as f
from mulligan.games.unmatched.vocabulary.nouns import places, spaces, those
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters
from mulligan.language.core.amounts import Number
from mulligan.language.core.kinds import Amount, Condition, Instruction
from mulligan.language.core.players import EachOpponent, PlayerMention, You
from mulligan.language.flow import CannotBePlayed
from mulligan.language.tree import Node, rebuild, walk, with_fields

# Where instructions that touch hands and decks stand.
OF_HANDS = {module.__name__ for module in (d, hands, reveals, questions)}

SPEAKS_OF_A_CARD = (
    d.DiscardCards, d.DiscardTop, d.StoreTop, d.ChooseForThem, d.RevealTop, d.PutOnDeck, piles.ShuffleIn,
    piles.TakeBack, piles.SearchFor, fighting.BlindBoost, hands.RevealFromHand, hands.ChooseSeen,
    own_pile.StoreCards, own_pile.StoreFromDeck, own_pile.TakeStored, own_pile.DiscardStored,
    reveals.DiscardMatching, reveals.RevealRandom, reveals.RandomToDeck,
    reveals.RevealSome, reveals.RevealBoth, piles.TakeTopBack, questions.DiscardDownTo, boosting.BoostScheme,
)  # fmt: skip
OF_COUNTERS = (
    turn.GainCounters, turn.SetCounters, turn.SpendCounters, turn.FillCounters, turn.EmptyCounters, turn.DoubleCounters,
    a.CountersHeld,
)  # fmt: skip
OF_A_CARD = (a.PrintedValueOf, a.ValueOf, fighting.CancelEffects, fighting.ValueChange, fighting.AddForEach)
# Fighters whom one can point back at as they are; others were picked, or acted upon.
NAMED = (f.ByName, f.YourFighter, f.OpposingFighter, f.AllOfThese, f.Oneself, f.InPart)
# Where the words of a sentence are not settled in the order of a node's fields.
ORDER: dict[type[Node], tuple[str, ...]] = {
    health.Summon: ("count", "where", "who"),  # "adjacent to him": who is not on the battlefield yet is not meant
    health.ReturnDefeated: ("where", "health", "who"),
    health.RecoverHealth: ("amount", "who"),
    moving.MoveFighters: ("steps", "who", "toward", "ending"),
    turn.StrongerAttacks: ("amount", "who"),
    health.DealUpTo: ("to", "most"),
}
# Of these it is only said how they stand: nobody points back at them.
ANCHORS = (
    (c.BothAdjacent, "one"), (c.BothAdjacent, "other"), (c.HealthBelow, "other"), (c.DealtAtLeast, "who"),
    (moving.MoveFighters, "toward"), (counts.IsAway, "of"),
)  # fmt: skip
# The hero becomes something else, of several things.
CHANGES = (forms.BecomeAny, forms.NextForm, forms.BecomeByChance)
# What is asked of a combat.
OF_A_COMBAT = (
    c.WonCombat, c.LostCombat, c.ValuesMatch, c.IsAttacking, c.IsDefending, c.OpponentPlayed, c.OpponentPlayedNone,
    c.DealtAtLeast, memory.AttackedA, memory.CardIs, memory.SomeDamage, memory.NoDamage, memory.WonBy, memory.WonWith,
    memory.YouFight, standings.HurtInCombat, standings.HurtMuch, standings.YouDefeated,
)  # fmt: skip


def brings_back(part: Node) -> bool:
    """Is somebody placed, or returned, when a turn to come begins?"""
    if not isinstance(part, limits.AtTurnToCome):
        return False
    return any(isinstance(one, moving.PlaceFighters | health.ReturnDefeated) for act in part.acts for one in walk(act))


def beside_another(act: Instruction) -> Instruction:
    """Where one of yours comes back, or is placed, "another" of yours is any but that one: also who plays the card."""
    if isinstance(act, health.ReturnDefeated | health.Summon | moving.PlaceFighters):
        to = act.where.to if isinstance(act.where, spaces.SpaceBeside) else None
        opposing = isinstance(act.who, f.OpposingFighter | f.Spoken) or any(
            isinstance(part, f.Group) and part.of is None and part.side is not f.Side.FRIENDLY for part in walk(act.who)
        )
        if isinstance(to, f.Another) and isinstance(to.group.of, You) and not opposing:
            return with_fields(act, where=spaces.SpaceBeside(those.OtherThanMoved(to.group)))
    return act


def placed_where(act: moving.PlaceFighters, met: bool) -> moving.PlaceFighters:
    """ "In their zone", "within 2 spaces of them" is seen from who is placed, unless somebody was met before."""
    where = act.where
    if isinstance(where, spaces.ZoneAwayFrom) and isinstance(where.of, f.Spoken):
        return with_fields(act, where=with_fields(where, of=None))
    if isinstance(where, spaces.SpaceInZone) and isinstance(where.of, f.Spoken):
        return with_fields(act, where=spaces.OwnZone())
    if isinstance(where, spaces.SpaceOutOfZone) and isinstance(where.of, f.Spoken):
        return with_fields(act, where=places.OutOfZones())
    if isinstance(where, spaces.SpaceNear) and isinstance(where.of, f.Spoken) and not met:
        return with_fields(act, where=spaces.SpaceNearby(where.steps))
    return act


def of_anybody(tree: Condition) -> Condition:
    """What was done to "an opposing fighter", and is so of one who is defeated since: asked of the kind, not of one."""
    who = getattr(tree, "who", None)
    if isinstance(tree, tallies.HaveMore) and isinstance(tree.than, EachOpponent):
        return with_fields(tree, every=True)
    if isinstance(tree, memory.DoneThisTurn | remembered.DoneSince) and isinstance(who, f.One):
        some = memory.SomeThisTurn if isinstance(tree, memory.DoneThisTurn) else remembered.SomeSince
        if not (who.group.spots or who.group.other):
            return some(who.group, tree.past, tree.never)
        if tree.past is memory.Past.DEFEATED:
            raise CannotBePlayed("the defeat of a fighter that is not named")
    of_one = health_of_one(tree)
    if of_one is not None:
        return of_one
    if isinstance(tree, predicates.SoManyAreSo) and tree.state.lasts() and (tree.group.spots or tree.group.other):
        raise CannotBePlayed("what was done to fighters who may be gone, and where they stand")
    if not isinstance(tree, predicates.AreSo) or not tree.state.lasts():
        return tree
    if isinstance(who, f.One | f.EachOfThem) and (who.group.spots or who.group.other):
        raise CannotBePlayed("what was done to fighters who may be gone, and where they stand")
    if isinstance(who, f.One):
        return predicates.SoManyAreSo(who.group, tree.state, memory.Compared.AT_LEAST, Number(1))
    if isinstance(tree.state, predicates.IsDown):
        if isinstance(who, f.EachOfThem):
            if who.group.named is None:
                raise CannotBePlayed("the defeat of fighters that are not named")
            return c.AllDefeated(who.group.named)
        return c.WasDefeated(cast(Fighters, who))
    return tree


def who_are_so(settled: Condition) -> Fighters | None:
    """ "If a Guard is so, that Guard …", "if two Guards are so, they …": those of whom it is."""
    if isinstance(settled, predicates.SoManyAreSo) and settled.compared is memory.Compared.AT_LEAST:
        such = with_fields(settled.group, spots=(*settled.group.spots, predicates.WhoAreSo(settled.state)))
        return f.One(such) if settled.value == Number(1) else f.EachOfThem(such)
    if isinstance(settled, predicates.AreSo) and isinstance(settled.who, f.One) and not settled.state.lasts():
        group = settled.who.group
        return f.One(with_fields(group, spots=(*group.spots, predicates.WhoAreSo(settled.state))))
    return None


def health_of_one(tree: Condition) -> Condition | None:
    """ "An opposing fighter has 2 or less health": one of them has, not all of them together."""
    if isinstance(tree, c.HealthBelow):
        if _of_some(tree.other):
            return predicates.AreSo(tree.other, predicates.HealthBeside(memory.Compared.MORE, tree.who))
        if _of_some(tree.who):
            return predicates.AreSo(tree.who, predicates.HealthBeside(memory.Compared.LESS, tree.other))
        return None
    if not isinstance(tree, c.HealthAtMost | c.HealthAtLeast | memory.HealthIs) or not _of_some(tree.who):
        return None
    if isinstance(tree, memory.HealthIs):
        return predicates.AreSo(tree.who, predicates.HasHealth(tree.compared, tree.value))
    how = memory.Compared.AT_MOST if isinstance(tree, c.HealthAtMost) else memory.Compared.AT_LEAST
    return predicates.AreSo(tree.who, predicates.HasHealth(how, tree.health))


def _of_some(who: Fighters) -> bool:
    """Are these words for one of several, or for each of them?"""
    return isinstance(who, f.One | f.Another | f.OneAmong | f.EachOfThem)


def of_maneuver(tree: Condition) -> bool:
    """Is something asked of a maneuver that is just over?"""
    return isinstance(tree, tallies.ManeuverBoosted) or (isinstance(tree, standings.MovedFar) and tree.maneuver)


def near_whom(spot: f.AdjacentTo | f.NotBeside | f.InZone | f.OutOfZone | f.Nearby) -> Fighters:
    return spot.to if isinstance(spot, f.AdjacentTo | f.NotBeside) else spot.of


def near_names(items: tuple[Fighters, ...]) -> bool:
    """ "A fighter adjacent to A or B": a kind that ends in a name, and nothing but names after it."""
    first = items[0]
    spot = first.group.spots[-1] if isinstance(first, f.One) and first.group.spots else None
    if not isinstance(spot, f.AdjacentTo | f.InZone) or not isinstance(near_whom(spot), f.ByName):
        return False
    return all(isinstance(one, f.ByName) for one in items[1:])


def near_either(group: f.Group, rest: tuple[Fighters, ...]) -> f.One:
    spot = group.spots[-1]
    assert isinstance(spot, f.AdjacentTo | f.InZone)
    named = f.OneAmong((near_whom(spot), *rest))
    near: f.Spot = f.AdjacentTo(named) if isinstance(spot, f.AdjacentTo) else f.InZone(named)
    return f.One(with_fields(group, spots=(*group.spots[:-1], near)))


def then_spoken(tree: Node) -> Node:
    """The opposing fighter of a combat is somebody who was spoken of, once that is over."""
    return f.Spoken() if isinstance(tree, f.OpposingFighter | f.InPart) else rebuild(tree, then_spoken)


def of_two(act: Instruction, pair: f.AllOfThese | None) -> Instruction:
    """Where two of a name each changed places, who takes over in the combat is the one that does not fight yet."""
    if pair is None or not isinstance(act, fighting.NowIs) or not isinstance(act.who, f.Spoken):
        return act
    named = all(isinstance(one, f.ByName) for one in pair.items)
    return with_fields(act, who=those.OtherOfThem(pair.items)) if named else act


def other_of(tree: those.TheOtherOne, among: Fighters | None) -> Fighters:
    if among is None:
        raise CannotBePlayed("the other of whom")
    return with_fields(tree, among=among)


def order_of(act: Instruction, met: bool) -> tuple[str, ...]:
    """In which order the words of a sentence are settled."""
    order = ORDER.get(type(act), act.__match_args__)
    if isinstance(act, moving.MoveFighters) and isinstance(act.toward, f.Spoken):
        return ("steps", "toward", "who", "ending")  # "towards them", who were spoken of before
    if isinstance(act, moving.SwapSpaces) and isinstance(act.other, f.Spoken):
        return ("other", "one")
    if isinstance(act, health.RecoverHealth | health.DealDamage) and not met:
        return tuple(reversed(order))  # "NAME recovers as much as he lacks"
    return order


def of_them(act: Instruction, fighters: bool) -> Instruction:
    """ "Move an opposing fighter. They cannot attack.": those fighters, where no player was spoken of."""
    if not fighters or not isinstance(act, limits.LimitPlayers) or act.limits != (limits.Limit.ATTACK,):
        return act
    they = isinstance(act.who, PlayerMention) and act.who.words == "they"
    return limits.CannotAttack(f.Spoken(), act.span) if they else act


def apart(who: Fighters, other: Fighters) -> Fighters:
    """Somebody near whom another stands: nobody is near himself."""
    if who == other and isinstance(who, f.ByName | f.YourFighter | f.OpposingFighter) and not several(who):
        raise CannotBePlayed("it is not clear who is meant by “them”")
    return other


def several(who: Fighters) -> bool:
    return isinstance(who, f.ByName) and who.who & who.who - 1 != 0


def one_named(tree: Node) -> f.ByName | None:
    """The only fighter whom a question names."""
    named = {part for part in walk(tree) if isinstance(part, f.ByName)}
    return named.pop() if len(named) == 1 else None


def one_at_a_time(once: Instruction, per: Amount) -> None:
    """A most is said of what is done in all: it is counted where one is done for each."""
    if isinstance(per, a.CountAtMost) and getattr(once, "amount", Number(1)) != Number(1):
        raise CannotBePlayed("the most of several at a time")


def of_a_side(group: f.Group) -> None:
    """What is remembered of a turn is whose fighters it was, and of what role."""
    if group.spots or group.named is not None or group.of is not None or group.other:
        raise CannotBePlayed("damage to a narrower group")


# ---- what the sheet learns from a text ------------------------------------------------------------------------------


def raise_health(sheet: Sheet, who: Fighters, health: int) -> None:
    """A number that a hero's own text sets holds though it is more than the starting health."""
    for fighter, most in enumerate(sheet.most_health):
        if isinstance(who, f.ByName) and who.who >> fighter & 1:
            sheet.most_health[fighter] = max(most, health)


def set_beside(sheet: Sheet, player: int, hidden: bool = False) -> None:
    """Cards beside the deck are of one sort: set aside, in a suit, or in the pile that texts name."""
    if sheet.boosts_from_suit[player] or any(
        aside and sheet.whose[kind] == player for kind, aside in enumerate(sheet.set_aside)
    ):
        raise CannotBePlayed("two piles beside the deck")
    sheet.has_pile[player] = True
    sheet.pile_hidden[player] |= hidden
