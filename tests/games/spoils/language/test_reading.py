"""Card English of The Spoils to trees: the texts here are our own."""

import pytest

from mulligan.games.spoils.language import read, show
from mulligan.games.spoils.vocabulary.acts.choosing import ChooseNumber, Pick
from mulligan.games.spoils.vocabulary.acts.choosing_players import PickPlayer
from mulligan.games.spoils.vocabulary.acts.damage import Inflict, LoseInfluence
from mulligan.games.spoils.vocabulary.acts.looking import LookAt, Search
from mulligan.games.spoils.vocabulary.acts.moving import Discard, Draw, OnBottom, Put, PutAway, ToZone
from mulligan.games.spoils.vocabulary.acts.playing import Only, Pay, PlayResource
from mulligan.games.spoils.vocabulary.acts.standing import Attach, Deplete, Destroy, Restore, TakeControl
from mulligan.games.spoils.vocabulary.acts.tokens import PutTokens, RemoveTokens
from mulligan.games.spoils.vocabulary.conditions import StatIs
from mulligan.games.spoils.vocabulary.happenings.events import EntersPlay, IsDestroyed, LeavesPlay
from mulligan.games.spoils.vocabulary.happenings.occasions import Inflicts, Plays, StartOfTurn
from mulligan.games.spoils.vocabulary.holdings import Controls
from mulligan.games.spoils.vocabulary.moments import BeingAttacked, During, DuringBattle
from mulligan.games.spoils.vocabulary.nouns.amounts import CountOf, IconsOf, StatOf, TokensOn
from mulligan.games.spoils.vocabulary.nouns.cards import (
    All,
    Among,
    Each,
    FactionOf,
    Host,
    Members,
    OwnerOf,
    Rest,
    Some,
    This,
    Top,
    Whole,
    Zone,
)
from mulligan.games.spoils.vocabulary.nouns.kinds import Is, Kind, NonType, OfTrade, Subtype
from mulligan.games.spoils.vocabulary.nouns.tests import ControlledBy, HasKeyword, HasStat, In
from mulligan.games.spoils.vocabulary.paragraphs import (
    Ability,
    AttachTo,
    AtThreshold,
    CardText,
    DevelopRule,
    Effect,
    ExtraCost,
    FlipUp,
    KeywordLine,
    Options,
    ProvidesParagraph,
    Replacement,
    StartingDraw,
    StartingInfluence,
    StartingResources,
    Static,
    Trigger,
    Unique,
)
from mulligan.games.spoils.vocabulary.statics.changes import AllText, Cannot, Gains, Loses, Modify, Text, TheKeyword
from mulligan.games.spoils.vocabulary.statics.charging import Charge
from mulligan.games.spoils.vocabulary.statics.deeds import Attack, BeBlocked
from mulligan.games.spoils.vocabulary.statics.doings import ToAttack, ToPick
from mulligan.games.spoils.vocabulary.statics.rules import Forbid
from mulligan.games.spoils.vocabulary.terms import Area, CardType, Compared, Icon, Keyword, Party, Stat, State, Trade
from mulligan.language.core.amounts import ONE, Exactly, Number, Sum, UpTo, Variable
from mulligan.language.core.durations import ThisTurn, UntilStartOfTurn
from mulligan.language.core.flow import Attempt, Both, By, Either, If, Instead, Lasting, Let, May, Watch, Where
from mulligan.language.core.players import Actor, AnOpponent, EachOpponent, EachPlayer, They, You
from mulligan.language.reader import ReadError
from mulligan.language.references import It
from tests.games.spoils.language.texts import CHARACTER, ITEM, YOURS, a, effect, only, points, tactic

# -- references ------------------------------------------------------------------------------------------------------


def test_the_picked_character_is_the_slot_that_the_pick_binds() -> None:
    assert tactic("EXTRA COST: Pick a character.\nInflict 4 damage to the character. Deplete it.") == (
        ExtraCost((Pick(a(CHARACTER)),)),
        Effect((Inflict(Number(4), It(1)), Deplete(It(1)))),
    )


def test_it_is_this_card_where_nothing_else_has_been_spoken_of() -> None:
    assert only("When this card attacks, it loses COVERT this turn.") == only(
        "When this card attacks, this card loses COVERT this turn."
    )


def test_two_picks_are_told_apart_by_their_nouns() -> None:
    costs, acts = tactic("EXTRA COST: Pick an item. Pick a character.\nAttach the item to the character.")
    assert costs == ExtraCost((Pick(a(ITEM)), Pick(a(CHARACTER, 2))))
    assert acts == Effect((Attach(It(1), It(2)),))


def test_an_opponent_spoken_of_again_is_the_same_opponent() -> None:
    assert effect("Put the top 3 cards of an opponent's deck into their discard pile.") == (
        Put(Top(Exactly(Number(3)), AnOpponent(1), 2), ToZone(Zone(Area.DISCARD, They(1)))),
    )


def test_your_opponent_twice_is_one_opponent() -> None:
    first, second = effect("Your opponent discards a card. Your opponent's faction loses 2 influence.")
    assert first == By(AnOpponent(1), Discard(a(Kind(), 2)))
    assert second == LoseInfluence(FactionOf(They(1), 3), Number(2))


def test_each_player_acts_on_what_is_their_own() -> None:
    (act,) = effect("Each player puts a card from their hand on the bottom of their deck.")
    card = Some(ONE, Kind(tests=(In(Zone(Area.HAND, Actor())),)), slot=2)
    assert act == By(EachPlayer(1), Put(card, OnBottom(Actor())))


def test_its_owner_is_the_owner_of_the_picked_card() -> None:
    _, acts = tactic("EXTRA COST: Pick an item.\nPut the item into its owner's hand.")
    assert acts == Effect((Put(It(1), ToZone(Zone(Area.HAND, OwnerOf(It(1))))),))


def test_a_hand_that_was_looked_at_can_be_chosen_from() -> None:
    look, discard = effect("Look at an opponent's hand and choose a tactic in it. That player discards that tactic.")
    assert isinstance(look, Both)
    assert look.acts[0] == LookAt(Whole(Zone(Area.HAND, AnOpponent(1)), 2))
    assert discard == By(They(1), Discard(It(3)))


def test_the_rest_is_what_of_the_cards_seen_is_left() -> None:
    look, put = effect(
        "Look at the top 2 cards of your deck. Put 1 into your hand and the rest on the bottom of your deck."
    )
    assert look == LookAt(Top(Exactly(Number(2)), You(), 1))
    assert put == PutAway(Among(ONE, It(1), slot=2), ToZone(Zone(Area.HAND, You())), Rest(3), OnBottom(You()))


def test_words_that_point_at_nothing_are_refused() -> None:
    with pytest.raises(ReadError, match="point at"):
        read("Destroy that character.", CardType.TACTIC)


# -- sets of cards and amounts ---------------------------------------------------------------------------------------


def test_a_set_is_a_noun_with_what_stands_before_and_after_it() -> None:
    kind = Kind(
        (CardType.CHARACTER,),
        (Is(State.DEPLETED), OfTrade(Trade.ROGUE)),
        (ControlledBy(AnOpponent(1)), HasStat(Stat.STRENGTH, Number(2), Compared.OR_LESS)),
    )
    assert effect("Destroy all depleted Rogue characters an opponent controls with strength 2 or less.") == (
        Destroy(All(kind, 2)),
    )


@pytest.mark.parametrize("wording", ["All your characters", "Your characters", "All characters you control"])
def test_your_characters_are_the_characters_you_control(wording: str) -> None:
    assert only(f"{wording} gain 1 life.") == Static(
        None, Modify(All(Kind((CardType.CHARACTER,), (), (YOURS,)), 1), (points(1, Stat.LIFE),))
    )


def test_a_quoted_subtype_and_a_type_denied_are_qualities() -> None:
    kind = Kind((), (NonType(CardType.TACTIC), Subtype("clockwork swan")), (YOURS,))
    assert effect('Restore each non-tactic "clockwork swan" card you control.') == (Restore(Each(kind, 1)),)


def test_x_is_worked_out_where_the_sentence_says() -> None:
    (act,) = effect("Draw X cards, where X is the number of items you control plus 1.")
    items = All(Kind((CardType.ITEM,), (), (YOURS,)), 1)
    assert isinstance(act, Where)
    assert act.act == Draw(Variable("X"))
    assert act.lets[0].value == Sum(CountOf(items), Number(1))


def test_for_each_multiplies_what_is_gained() -> None:
    assert only("This card gains 1 strength and 1 life for each token on it.") == Static(
        None, Modify(This(), (points(1, Stat.STRENGTH), points(1, Stat.LIFE)), TokensOn(This()))
    )
    assert only("This card gains 1 speed for each [D] you control.") == Static(
        None, Modify(This(), (points(1, Stat.SPEED),), IconsOf(Icon.DECEPTION, You()))
    )


def test_a_verb_holds_until_the_next_one() -> None:
    assert only("This card gains 2 strength, 1 life, and loses COVERT.") == Static(
        None,
        Modify(This(), (points(2, Stat.STRENGTH), points(1, Stat.LIFE), Loses(TheKeyword(Keyword.COVERT)))),
    )


# -- sentences -------------------------------------------------------------------------------------------------------


def test_this_turn_may_stand_before_or_after() -> None:
    before = effect("This turn, all characters cannot attack.")
    assert before == effect("All characters cannot attack this turn.")
    assert before == (Lasting(ThisTurn(), Modify(All(CHARACTER, 1), (Cannot(Attack()),))),)


def test_if_you_do_hangs_on_the_sentence_before_and_otherwise_on_its_failing() -> None:
    (act,) = effect("You may pay 2. If you do, draw 2 cards. Otherwise, discard a card.")
    assert act == Attempt(May(Pay(Number(2))), (Draw(Number(2)),), (Discard(a(Kind())),))


def test_only_the_sentence_itself_hangs_on_if_you_do() -> None:
    assert effect("You may pay 2. If you do, draw a card. Draw a card.") == (
        Attempt(May(Pay(Number(2))), (Draw(Number(1)),)),
        Draw(Number(1)),
    )


def test_a_condition_before_or_after_the_clause_is_the_same() -> None:
    cost = "EXTRA COST: Pick a character.\n"
    before = tactic(cost + "If the character has 4 life or less, destroy it.")
    assert before == tactic(cost + "Destroy the character if it has 4 life or less.")
    assert before[1] == Effect((If(StatIs(It(1), Stat.LIFE, Number(4), Compared.OR_LESS), (Destroy(It(1)),)),))


def test_one_or_the_other_is_a_choice() -> None:
    assert effect("Draw a card or play a resource.") == (Either((Draw(Number(1)), PlayResource())),)


def test_what_is_watched_for_this_turn_may_be_replaced() -> None:
    _, acts = tactic(
        "EXTRA COST: Pick a character.\nThe next time the character would be destroyed this turn, restore it instead."
    )
    assert isinstance(acts, Effect)
    (watch,) = acts.acts
    assert isinstance(watch, Watch)
    assert (watch.event, watch.once, watch.duration) == (IsDestroyed(It(1)), True, ThisTurn())
    assert isinstance(watch.act, Instead)


def test_until_the_start_of_your_next_turn_is_a_duration() -> None:
    assert effect("Until the start of your next turn, items lose all rules text.") == (
        Lasting(UntilStartOfTurn(You()), Modify(All(ITEM, 1), (Loses(AllText()),))),
    )


# -- paragraphs ------------------------------------------------------------------------------------------------------


def test_keywords_may_share_a_line() -> None:
    assert read("UNIQUE Auditor, TACTICAL\nCovert").paragraphs == (
        Unique("AUDITOR"),
        KeywordLine(Keyword.TACTICAL),
        KeywordLine(Keyword.COVERT),
    )


def test_attach_to_names_a_kind() -> None:
    assert read("ATTACH to Character", CardType.ITEM).paragraphs == (AttachTo(CHARACTER),)
    assert read("ATTACH TO CHARACTER\nThe attached character gains 1 speed.", CardType.ITEM).paragraphs[1] == Static(
        None, Modify(Host(), (points(1, Stat.SPEED),))
    )


def test_flip_up_has_a_cost_a_threshold_and_extra_costs() -> None:
    assert read("FLIP UP: 4 [R][R] and discard a card.", CardType.ITEM).paragraphs == (
        FlipUp(4, (Icon.RAGE, Icon.RAGE), (Discard(a(Kind())),)),
    )


@pytest.mark.parametrize("wording", ["PROVIDES: [G]", "Provides - [G]", "[G]"])
def test_provides_has_many_spellings(wording: str) -> None:
    assert read(wording, CardType.RESOURCE).paragraphs == (ProvidesParagraph((Icon.GREED,)),)


def test_an_ability_has_a_name_a_threshold_costs_and_effects() -> None:
    assert only(
        "PRY OPEN: [D]\nCOST: Pay 2. Deplete this card. Pick an item.\nEFFECT: Take control of the item."
    ) == Ability(
        "PRY OPEN",
        (Pay(Number(2)), Deplete(This()), Pick(a(ITEM))),
        (TakeControl(It(1)),),
        (Icon.DECEPTION,),
    )


def test_restrictions_are_costs_that_must_hold() -> None:
    costs, _ = tactic("EXTRA COST: Deploy this only during your turn and not during a battle.\nDraw 2 cards.")
    assert costs == ExtraCost((Only((During(You()), DuringBattle(False))),))
    assert tactic("COST: Play this only while you are being attacked.\n\nEFFECT: Draw 2 cards.")[0] == ExtraCost(
        (Only((BeingAttacked(You()),)),)
    )


def test_x_may_be_chosen_and_paid_for() -> None:
    costs, acts = tactic(
        "EXTRA COST: Choose a number for X. Pay X+X. Pick a character.\nInflict X damage to the character."
    )
    assert costs == ExtraCost(
        (ChooseNumber("X"), Pay(Sum(Variable("X"), Variable("X"))), Pick(a(CHARACTER))),
    )
    assert acts == Effect((Inflict(Variable("X"), It(1)),))


def test_a_trigger_has_an_event_and_instructions() -> None:
    assert only("When this card enters play, you may pick an item. If you do, destroy it.") == Trigger(
        EntersPlay(This()), (Attempt(May(Pick(a(ITEM))), (Destroy(It(1)),)),)
    )


def test_if_opens_a_trigger_in_the_printed_wording() -> None:
    assert only("If this card leaves play, draw a card.") == Trigger(LeavesPlay(This()), (Draw(Number(1)),))


def test_at_the_start_of_your_turn_is_a_trigger() -> None:
    assert only("At the start of your turn, put a token on this card.") == Trigger(
        StartOfTurn(You()), (PutTokens(Number(1), This()),)
    )


def test_what_the_event_speaks_of_can_be_pointed_at() -> None:
    assert only("When this card inflicts damage to a character, destroy that character.") == Trigger(
        Inflicts(This(), a(CHARACTER)), (Destroy(It(1)),)
    )
    assert only("When an opponent deploys a tactic, that player discards a card.") == Trigger(
        Plays(AnOpponent(1), a(Kind((CardType.TACTIC,)), 2)), (By(They(1), Discard(a(Kind(), 3))),)
    )


@pytest.mark.parametrize("be", ["would be", "is"])
def test_instead_makes_a_replacement_in_both_wordings(be: str) -> None:
    paragraph = only(f"If this card {be} destroyed, remove 1 tokens from this card instead.")
    assert paragraph == Replacement(IsDestroyed(This()), (Instead(RemoveTokens(This(), Number(1))),))


def test_while_makes_a_conditional() -> None:
    assert only("While an opponent controls an item, this card cannot be blocked.") == Static(
        Controls(AnOpponent(1), ITEM), Modify(This(), (Cannot(BeBlocked()),))
    )


def test_a_paragraph_may_have_a_threshold() -> None:
    assert only("[R][R]: This card gains 1 strength.") == AtThreshold(
        (Icon.RAGE, Icon.RAGE), (Static(None, Modify(This(), (points(1, Stat.STRENGTH),))),)
    )


def test_players_can_be_charged_and_forbidden() -> None:
    assert only("Each opponent must pay 1 to attack.") == Static(None, Charge(EachOpponent(1), Number(1), ToAttack()))
    assert only("Your opponents cannot pick this card.") == Static(None, Forbid(EachOpponent(1), ToPick(This())))


def test_text_may_be_given_to_cards() -> None:
    paragraph = only('All items gain the rules text "When this card leaves play, draw a card."')
    inner = Trigger(LeavesPlay(This()), (Draw(Number(1)),))
    assert paragraph == Static(None, Modify(All(ITEM, 1), (Gains(Text((inner,))),)))


def test_options_have_costs_and_effects_of_their_own() -> None:
    (options,) = tactic(
        "Choose one of the following as this card's rules text:\nOPTION 1\nDraw a card.\n"
        "OPTION 2\nEXTRA COST: Pick a character.\nEFFECT: Deplete the character."
    )
    assert options == Options(
        (
            CardText((Effect((Draw(Number(1)),)),)),
            CardText((ExtraCost((Pick(a(CHARACTER)),)), Effect((Deplete(It(1)),)))),
        )
    )


def test_an_opponent_may_choose_the_option() -> None:
    pick, chosen = tactic(
        "EXTRA COST: Pick an opponent.\nThat player chooses one of the following as this card's effect:\n"
        "OPTION 1\nThat player discards 2 cards.\nOPTION 2\nDraw 2 cards."
    )
    assert pick == ExtraCost((PickPlayer(AnOpponent(1)),))
    assert read(show(CardText((pick, chosen))), CardType.TACTIC).paragraphs == (pick, chosen)


def test_a_faction_has_its_sections() -> None:
    text = (
        "Influence 20\nSTARTING RESOURCES: 1 Greed, 1 staple resource.\nSTARTING DRAW: 8 going first, 9 going second.\n"
        "DEVELOP RULE: At the start of your turn, draw a card or play a resource."
    )
    assert read(text, CardType.FACTION).paragraphs == (
        StartingInfluence(20),
        StartingResources(("Greed",), 1),
        StartingDraw(8, 9),
        DevelopRule(StartOfTurn(You()), (Either((Draw(Number(1)), PlayResource())),)),
    )


def test_a_search_may_reveal_and_take_up_to_so_many() -> None:
    kind = Kind((CardType.CHARACTER,), (), (HasStat(Stat.COST, Number(3), Compared.OR_LESS),))
    search, put = effect(
        "Search your deck for up to 2 characters with numeric cost 3 or less and reveal them. Put them into your hand."
    )
    assert search == Search(Zone(Area.DECK, You()), Some(UpTo(Number(2)), kind, slot=1), reveal=True)
    assert put == Put(It(1), ToZone(Zone(Area.HAND, You())))


def test_damage_can_be_divided_among_a_party() -> None:
    assert effect("Inflict 3 damage divided however you want to the attacking party.") == (
        Inflict(Number(3), Members(Party.ATTACKING, slot=1), divided=True),
    )


def test_with_covert_is_a_test() -> None:
    assert effect("Destroy each character with COVERT.") == (
        Destroy(Each(Kind((CardType.CHARACTER,), (), (HasKeyword(Keyword.COVERT),)), 1)),
    )


def test_a_strength_can_be_asked_of_the_picked_card() -> None:
    costs, _ = tactic("EXTRA COST: Pick a character. X is its strength.\nYour faction loses X influence.")
    assert costs == ExtraCost((Pick(a(CHARACTER)), Let("X", StatOf(It(1), Stat.STRENGTH))))


@pytest.mark.parametrize("text", ["[2]: Gain 1 influence.", "FLIP UP: 2 [Z]", "PROVIDES: [T]", "A: [3]\nCOST: Pay 1."])
def test_405_5_there_are_six_icons_and_no_others(text: str) -> None:
    with pytest.raises(ReadError, match="there is no such icon"):
        read(text, CardType.CHARACTER)


def test_if_you_do_after_what_may_happen_next_is_printed_and_read_back() -> None:
    text = (
        "The next time an item would be destroyed this turn, if you control a location you may draw a card instead. "
        "If you do, gain 1 influence."
    )
    tree = read(text, CardType.TACTIC)
    assert read(show(tree), CardType.TACTIC) == tree


@pytest.mark.parametrize(
    ("text", "here"),
    [
        ("[T]: Draw a card.", "COST: Deplete this card. EFFECT: …"),
        ("{2}: Draw a card.", "COST: Pay 2. EFFECT: …"),
        ("This card gets +1/-2.", "gains 1 strength and loses 2 life"),
    ],
)
def test_signs_of_other_games_are_answered_with_the_words_for_them(text: str, here: str) -> None:
    with pytest.raises(ReadError) as refused:
        read(text, CardType.CHARACTER)
    assert refused.value.problems[0].nearest == here
    assert refused.value.problems[0].words in text


def test_a_line_that_was_read_before_is_read_alike_wherever_it_stands() -> None:
    line = "When this card enters play, draw a card."
    once, twice = read(line), read(f"COVERT\n{line}\n{line}")
    _, first, second = twice.paragraphs
    assert first == second == once.paragraphs[0]
    assert first is not second  # what stands twice on a card is there twice
    for text, number in (("COVERT\nSing a song.", 2), ("Sing a song.\nCOVERT", 1), ("COVERT\n\nSing a song.", 3)):
        with pytest.raises(ReadError) as unread:
            read(text)
        assert [one.line for one in unread.value.problems] == [number]


def test_a_sentence_that_runs_over_lines_is_put_together_where_it_stands() -> None:
    over_lines = "COVERT\nWhen this card enters play, draw\na card."
    assert read(over_lines) == read("COVERT\nWhen this card enters play, draw a card.")


def test_an_ability_in_small_letters_is_named_by_six_words_at_most() -> None:
    ability = "\nCOST: Deplete this card.\nEFFECT: Draw a card."
    assert isinstance(only(f"Hit it hard with your strength{ability}"), Ability)
    with pytest.raises(ReadError):
        read(f"Hit it hard with all your strength{ability}")


def test_a_text_that_breaks_off_after_either_is_refused() -> None:
    with pytest.raises(ReadError):
        read("Draw a card if either", CardType.TACTIC)


@pytest.mark.rules("403.2b")
def test_a_limit_to_hands_is_refused_with_what_can_be_said_instead() -> None:
    with pytest.raises(ReadError, match="nothing limits how many cards are in a hand") as found:
        read("Your maximum hand size is increased by 2.")
    assert "discard down to 5 cards" in found.value.problems[0].nearest
