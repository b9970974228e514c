"""Trees that hypothesis makes up print as English that reads back as the same tree."""

from hypothesis import assume, given
from hypothesis import strategies as st

from mulligan.games.spoils.language import layout, read, show
from mulligan.games.spoils.vocabulary.acts.choosing import Pick
from mulligan.games.spoils.vocabulary.acts.damage import Inflict, LoseInfluence
from mulligan.games.spoils.vocabulary.acts.looking import Reveal, Search
from mulligan.games.spoils.vocabulary.acts.moving import Discard, Draw, OnTop, Put, RemoveFromGame, ToZone
from mulligan.games.spoils.vocabulary.acts.playing import Pay
from mulligan.games.spoils.vocabulary.acts.standing import Deplete, Destroy, Restore, TakeControl
from mulligan.games.spoils.vocabulary.acts.tokens import PutTokens, RemoveTokens
from mulligan.games.spoils.vocabulary.happenings.events import EntersPlay, IsDestroyed, LeavesPlay
from mulligan.games.spoils.vocabulary.happenings.fights import Attacks
from mulligan.games.spoils.vocabulary.happenings.occasions import Plays, StartOfTurn
from mulligan.games.spoils.vocabulary.holdings import Controls, ControlsIcons, HoldsBy, InfluenceIs
from mulligan.games.spoils.vocabulary.nouns.amounts import CountOf, IconsOf, TokensOn
from mulligan.games.spoils.vocabulary.nouns.cards import All, Each, FactionOf, OwnerOf, Some, This, Top, Zone
from mulligan.games.spoils.vocabulary.nouns.kinds import Is, Kind, NonType, OfTrade, Subtype
from mulligan.games.spoils.vocabulary.nouns.tests import ControlledBy, HasKeyword, HasStat, HasTokens, In
from mulligan.games.spoils.vocabulary.paragraphs import (
    Ability,
    AtThreshold,
    CardText,
    Effect,
    ExtraCost,
    FlipUp,
    KeywordLine,
    Static,
    Trigger,
    Unique,
)
from mulligan.games.spoils.vocabulary.statics.changes import Cannot, Gains, Loses, Modify, Must, Points, TheKeyword
from mulligan.games.spoils.vocabulary.statics.deeds import Attack, BeBlocked, Block
from mulligan.games.spoils.vocabulary.terms import Area, CardType, Compared, Icon, Keyword, Stat, State, Trade
from mulligan.language.core.amounts import AnyNumber, Exactly, Number, Sum, UpTo, Variable
from mulligan.language.core.durations import ThisTurn
from mulligan.language.core.flow import Attempt, Both, By, If, Lasting, Let, May, Where
from mulligan.language.core.kinds import Amount, Condition, Event, Instruction, Paragraph, Players
from mulligan.language.core.players import AnOpponent, EachOpponent, EachPlayer, You
from mulligan.language.references import Mention
from mulligan.language.tree import from_json, to_json, walk

numbers = st.integers(0, 12).map(Number)
letters = st.just(Variable("X"))
amounts = st.one_of(numbers, letters, st.builds(Sum, letters, numbers))
stats = st.sampled_from([Stat.STRENGTH, Stat.LIFE, Stat.SPEED])
icons = st.lists(st.sampled_from(Icon), min_size=1, max_size=3).map(tuple)
types = st.sampled_from([CardType.CHARACTER, CardType.ITEM, CardType.LOCATION])
others: st.SearchStrategy[Players] = st.sampled_from([AnOpponent(), EachOpponent()])
qualities = st.one_of(
    st.sampled_from([Is(State.DEPLETED), Is(State.ATTACKING), NonType(CardType.TACTIC), Subtype("brass owl")]),
    st.sampled_from(Trade).map(OfTrade),
)
controlled = st.one_of(st.just(You()), others).map(ControlledBy)
measured = st.builds(
    HasStat,
    st.sampled_from([*Stat]),
    st.integers(0, 9).map(Number),
    st.sampled_from([Compared.OR_LESS, Compared.EXACTLY]),
)
tests = st.one_of(measured, st.just(HasKeyword(Keyword.COVERT)), st.just(HasTokens()))
kinds = st.builds(
    Kind,
    st.lists(types, min_size=1, max_size=2, unique=True).map(tuple),
    st.lists(qualities, max_size=1).map(tuple),
    st.tuples(controlled, tests) | st.tuples(tests) | st.tuples(controlled) | st.just(()),
)
in_hand = Kind(tests=(In(Zone(Area.HAND, You())),))
quantities = st.one_of(
    st.integers(1, 4).map(lambda n: Exactly(Number(n))),
    st.integers(1, 4).map(lambda n: UpTo(Number(n))),
    st.just(AnyNumber()),
)
some = st.builds(Some, quantities, kinds)
cards = st.one_of(some, st.builds(All, kinds), st.builds(Each, kinds), st.just(This()))
gained = st.one_of(st.builds(Points, amounts, stats), st.sampled_from(Keyword).map(TheKeyword))
changes = st.lists(
    st.one_of(
        gained.map(Gains), gained.map(Loses), st.sampled_from([Cannot(Attack()), Cannot(BeBlocked()), Must(Block())])
    ),
    min_size=1,
    max_size=3,
).map(tuple)
counted = st.one_of(st.just(TokensOn(This())), st.builds(IconsOf, st.sampled_from(Icon), st.just(You())))
modify = st.builds(Modify, cards, changes, st.none() | counted)
factions = st.one_of(st.just(You()), others).map(FactionOf)

plain_acts: st.SearchStrategy[Instruction] = st.one_of(
    st.builds(Destroy, cards),
    st.builds(Deplete, cards),
    st.builds(Restore, cards),
    st.builds(RemoveFromGame, cards),
    st.builds(TakeControl, some),
    st.builds(Pick, some),
    st.builds(Inflict, amounts, st.one_of(cards, factions)),
    st.builds(Draw, amounts),
    st.builds(Discard, st.builds(Some, quantities, st.just(Kind()))),
    st.builds(PutTokens, amounts, cards),
    st.builds(RemoveTokens, cards, amounts),
    st.builds(LoseInfluence, factions, amounts),
    st.builds(Reveal, st.builds(Top, st.integers(1, 3).map(lambda n: Exactly(Number(n))), st.just(You()))),
    st.builds(Search, st.just(Zone(Area.DECK, You())), some, st.booleans()),
    st.builds(Put, st.just(Some(Exactly(Number(1)), in_hand)), st.just(OnTop(You()))),
    modify,
    modify.map(lambda act: Lasting(ThisTurn(), act)),
)


def follow_up(kind: Kind) -> Instruction:
    """Something done with a card that has just been picked."""
    noun = kind.types[0].value
    it = Mention("that", "", noun)
    return Put(it, ToZone(Zone(Area.HAND, OwnerOf(it))))


picked = kinds.map(lambda kind: Attempt(May(Pick(Some(Exactly(Number(1)), kind))), (follow_up(kind),)))
conditions: st.SearchStrategy[Condition] = st.one_of(
    st.builds(Controls, st.just(You()), kinds, st.integers(1, 5).map(Number)),
    st.builds(ControlsIcons, st.just(You()), icons),
    st.builds(
        HoldsBy, st.just(You()), st.sampled_from([Area.HAND, Area.DISCARD]), numbers.filter(lambda n: n.value > 0)
    ),
    st.builds(InfluenceIs, st.just(You()), numbers, st.just(Compared.OR_LESS)),
)
by = st.builds(
    By,
    st.sampled_from([AnOpponent(), EachPlayer()]),
    st.builds(Discard, st.just(Some(Exactly(Number(1)), Kind()))) | st.builds(Draw, numbers),
)


def where(act: Instruction, value: Amount) -> Instruction:
    return Where(act, (Let("X", value),))


acts: st.SearchStrategy[Instruction] = st.one_of(
    plain_acts,
    plain_acts.map(May),
    by,
    picked,
    st.builds(
        Attempt, st.builds(May, st.builds(Pay, numbers)), st.tuples(plain_acts), st.just(()) | st.tuples(plain_acts)
    ),
    st.builds(If, conditions, st.tuples(plain_acts), st.just(()) | st.tuples(plain_acts)),
    st.builds(where, st.builds(Draw, letters), st.builds(CountOf, st.builds(All, kinds))),
    st.lists(
        st.one_of(st.builds(Draw, numbers), st.builds(Deplete, st.just(This())), st.builds(Pay, numbers)),
        min_size=2,
        max_size=3,
    ).map(lambda many: Both(tuple(many))),
)
bodies = st.lists(acts, min_size=1, max_size=3).map(tuple)


def is_ever_read(body: tuple[Instruction, ...]) -> bool:
    """After a trigger an "if" covers what follows it, and what holds of all cards stands by itself."""
    if len(body) > 1 and isinstance(body[0], If) and not body[0].otherwise and not isinstance(body[1], If):
        return False
    return not any(isinstance(act, Modify) and isinstance(act.cards, All | Each) for act in body[1:])


events: st.SearchStrategy[Event] = st.one_of(
    st.sampled_from([EntersPlay(This()), LeavesPlay(This()), IsDestroyed(This()), Attacks(This()), StartOfTurn(You())]),
    st.builds(IsDestroyed, st.builds(Some, st.just(Exactly(Number(1))), kinds)),
    st.builds(Plays, st.just(AnOpponent()), st.builds(Some, st.just(Exactly(Number(1))), kinds)),
)
names = st.sampled_from(["TINKER", "SELL THE FARM", "WAIT..."])
running: st.SearchStrategy[Paragraph] = st.one_of(
    st.builds(Trigger, events, bodies), st.builds(Static, st.none() | conditions, modify)
)
of_permanents: st.SearchStrategy[Paragraph] = st.one_of(
    running,
    st.builds(Ability, names, st.lists(plain_acts, min_size=1, max_size=2).map(tuple), bodies, st.just(()) | icons),
    st.builds(AtThreshold, icons, st.tuples(running)),
    st.builds(FlipUp, st.integers(0, 9), icons, st.just(()) | st.tuples(st.builds(Draw, numbers))),
    st.sampled_from([KeywordLine(Keyword.COVERT), Unique("OWL")]),
)


@given(st.lists(of_permanents, min_size=1, max_size=3))
def test_the_text_of_a_permanent_comes_back(paragraphs: list[Paragraph]) -> None:
    tree = layout().settle(CardText(tuple(paragraphs)))
    assume(all(is_ever_read(part.acts) for part in walk(tree) if isinstance(part, Trigger)))
    assert read(show(tree), CardType.CHARACTER) == tree


@given(st.lists(plain_acts, min_size=1, max_size=2), bodies)
def test_the_text_of_a_tactic_comes_back(costs: list[Instruction], body: tuple[Instruction, ...]) -> None:
    tree = layout().settle(CardText((ExtraCost(tuple(costs)), Effect(body))))
    assert read(show(tree), CardType.TACTIC) == tree


@given(bodies)
def test_a_tree_is_the_same_after_json(body: tuple[Instruction, ...]) -> None:
    tree = layout().settle(CardText((Effect(body),)))
    assert from_json(to_json(tree)) == tree
