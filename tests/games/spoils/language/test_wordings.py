"""Many ways to say the same, slips, refusals, and texts that come back from print: the texts here are our own."""

import pytest

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.language import read, show
from mulligan.games.spoils.vocabulary.acts.moving import Draw
from mulligan.games.spoils.vocabulary.acts.standing import Destroy, Restore
from mulligan.games.spoils.vocabulary.happenings.events import IsDestroyed
from mulligan.games.spoils.vocabulary.nouns.cards import (
    All,
    Some,
    This,
)
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.paragraphs import (
    Trigger,
)
from mulligan.games.spoils.vocabulary.said_elsewhere import MODELS
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.core.amounts import ONE, Number
from mulligan.language.reader import ReadError
from mulligan.language.references import It, Them
from mulligan.language.tree import from_json, to_json, walk
from tests.games.spoils.language.texts import CHARACTER, effect, only


@pytest.mark.parametrize(
    ("current", "printed"),
    [
        (
            "EXTRA COST: Pick a character.\nVoid the character.",
            "COST: Pick a character.\r\n\r\nEFFECT: Remove the character from the game.",
        ),
        ("You may deploy an item for free.", "You may play an item for free."),
        ("Look at the top card of any deck.", "Look at the top card of either deck."),
        ("Each player discards a card.", "Both players discard a card."),
    ],
)
def test_both_wordings_mean_the_same(current: str, printed: str) -> None:
    assert read(current, CardType.TACTIC) == read(printed, CardType.TACTIC)


def test_case_does_not_matter() -> None:
    assert read("this turn, ALL CHARACTERS gain Covert.", CardType.TACTIC) == read(
        "This turn, all characters gain COVERT.", CardType.TACTIC
    )


@pytest.mark.parametrize(
    ("name", "by_name", "plainly"),
    [
        ("Lamp Guard", "When Lamp Guard attacks, draw a card.", "When this card attacks, draw a card."),
        ("Lamp Guard", "Lamp Guard's speed is 3.", "This card's speed is 3."),
        ("Oda, Lamp Guard", "When Oda attacks, destroy Oda, Lamp Guard.", "When this card attacks, destroy this card."),
        ("Draw", "When Draw attacks, draw a card.", ""),
        ("Lamp Guard", "When another Lamp Guard attacks, draw a card.", ""),
    ],
)
def test_a_card_may_call_itself_by_its_name(name: str, by_name: str, plainly: str) -> None:
    """Not by a word that says something else, and not where every card of that name is meant."""
    if plainly:
        assert read(by_name, name=name) == read(plainly)
    else:
        with pytest.raises(ReadError):
            read(by_name, name=name)


def test_a_name_that_reads_as_a_name_stays_one() -> None:
    wanted = "When this card attacks, search your deck for a card named Lamp Guard. Put it into your hand."
    assert read(wanted, name="Lamp Guard") == read(wanted)


def test_a_text_that_speaks_of_one_card_by_name_is_read_anew_on_another() -> None:
    cards = [
        Card(name, CardType.CHARACTER, text="When Lamp Guard attacks, draw a card.") for name in ("Lamp Guard", "Ox")
    ]
    assert [reading.read for reading in read_all(cards)] == [True, False]


def test_reminders_are_skipped() -> None:
    assert effect("Draw a card. (Take it from your deck.)") == (Draw(Number(1)),)


@pytest.mark.parametrize(
    ("wording", "plainly"),
    [
        (
            "When this card attacks, is blocked, or leaves play, draw a card.",
            "When this card attacks, draw a card.\nWhen this card is blocked, draw a card.\n"
            "When this card leaves play, draw a card.",
        ),
        (
            "If this card would be destroyed or discarded, restore it instead.",
            "If this card would be destroyed, restore it instead.\n"
            "If this card would be discarded, restore it instead.",
        ),
        (
            "When this card enters play and at the end of each of your turns, draw a card.",
            "When this card enters play, draw a card.\nAt the end of your turn, draw a card.",
        ),
        (
            "When an opponent loses influence, that player may pay 2 to draw a card.",
            "When an opponent's faction loses influence, that player may pay 2. If they do, draw a card.",
        ),
        ("This card gets +2 strength and 1 life.", "This card gains 2 strength and 1 life."),
        ("This card can't attack.", "This card cannot attack."),
        ("THIS CARD CANNOT BE PICKED BY NON-ITEM CARDS.", "This card cannot be picked by non-item cards."),
        ("ALL OF AN OPPONENT'S ITEMS LOSE 1 LIFE.", "All of an opponent's items lose 1 life."),
        ("covert\nthis card gains 1 life.", "COVERT\nThis card gains 1 life."),
        (
            "whistle\ncost: pay 1.\neffect: draw a card.",
            "WHISTLE\nCOST: Pay 1.\nEFFECT: Draw a card.",
        ),
        ("The speed of this card is set to 0.", "This card's speed becomes 0."),
        ("Opponents must pay an additional 1 to use abilities.", "Opponents must pay 1 to use abilities."),
        ("This card gains 1 life while blocking.", "While this card is blocking, this card gains 1 life."),
        ("Items gain COVERT during your turn.", "During your turn, items gain COVERT."),
        ("Unless you control an item, this card cannot block.", "This card cannot block unless you control an item."),
        ("This card can only be blocked by items.", "Only items can block this card."),
        (
            "If this card would be destroyed, instead restore it.",
            "If this card would be destroyed, restore it instead.",
        ),
        (
            "While you have fewer cards in your hand than an opponent, this card gains 1 life.",
            "While an opponent has more cards in their hand than you, this card gains 1 life.",
        ),
        (
            "Items that are controlled by an opponent\nthat cost 2 or less gain COVERT.",
            "Items an opponent controls with numeric cost 2 or less gain COVERT.",
        ),
        ("All 'brass owl' characters gain 1 life.", 'All "brass owl" characters gain 1 life.'),
    ],
)
def test_other_words_say_the_same(wording: str, plainly: str) -> None:
    assert read(wording, CardType.CHARACTER) == read(plainly, CardType.CHARACTER)


def test_it_is_whom_an_event_is_about_even_where_this_card_was_spoken_of_later() -> None:
    event = IsDestroyed(Some(ONE, Kind((CardType.ITEM,)), slot=1), damaged_by=This())
    assert only("When an item is destroyed during a turn when this card damaged it, restore it.") == (
        Trigger(event, (Restore(It(1)),))
    )


def test_a_slip_of_one_letter_is_put_right() -> None:
    assert effect("Destory all characters.") == (Destroy(All(CHARACTER, 1)),)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Draw a card and whistle.", "whistle"),
        ("Destroy all characters gently.", "gently"),
        ("When this card enters play, admire it.", "admire it"),
    ],
)
def test_no_word_is_dropped_in_silence(text: str, words: str) -> None:
    with pytest.raises(ReadError) as refused:
        read(text)
    assert refused.value.problems[0].words == words


def test_a_refusal_names_the_line_and_suggests_the_nearest_phrase() -> None:
    with pytest.raises(ReadError) as refused:
        read("COVERT\nWhen this card enters play, inflict 3 harm to a character.")
    (problem,) = refused.value.problems
    assert problem.line == 2
    assert "damage" in problem.nearest


def test_an_instruction_with_nothing_to_set_it_off_is_refused_on_a_character() -> None:
    with pytest.raises(ReadError):
        read("Draw a card.", CardType.CHARACTER)


def test_every_tree_goes_through_json() -> None:
    tree = read(
        "EXTRA COST: Pick 2 or fewer characters.\nThis turn, the characters lose 1 speed.\nFLIP UP: 1 [O]",
        CardType.TACTIC,
    )
    assert from_json(to_json(tree)) == tree


@pytest.mark.parametrize("words", ["them", "those cards", "the picked cards"])
def test_words_for_several_cards_point_at_all_that_were_spoken_of_one_by_one(words: str) -> None:
    text = f"COST: Pick a character and an item. Pick a location.\nEFFECT: Destroy {words}."
    tree = read(text, CardType.TACTIC)
    assert [them.cards for them in walk(tree) if isinstance(them, Them)] == [(It(1), It(2), It(3))]
    assert read(show(tree), CardType.TACTIC) == tree


def test_words_for_several_characters_point_at_the_characters_among_what_was_spoken_of() -> None:
    text = "COST: Pick a character you own. Pick an item. Pick a character.\nEFFECT: Destroy the characters."
    tree = read(text, CardType.TACTIC)
    assert [them.cards for them in walk(tree) if isinstance(them, Them)] == [(It(1), It(3))]
    assert read(show(tree), CardType.TACTIC) == tree


@pytest.mark.parametrize(
    "text",
    [
        "When you form a blocking party with at least 2 members, draw a card.",
        "While a character that is attacking your faction has 2 strength, this card gains 1 life.",
        "When this card enters play, search your deck for a card with a different name than this card.",
        "When this card enters play, put a character in your discard pile into play depleted under your control.",
        "When this card enters play, if you destroyed an item as part of its cost, draw a card.",
        "When this card leaves play, you may draw a card or pick an opponent and that player discards a card.",
        "When this card leaves play, you may draw a card and gain 1 influence or restore this card.",
        "When this card attacks, reduce all battle damage inflicted by it during this battle to 0.",
        "When this card attacks, destroy all characters that inflicted damage this turn.",
        "When this card attacks, destroy all items that were not depleted this turn.",
        "When this card enters play, draw a card. At the start of the next turn, destroy this card.",
        "FLARE\nCOST: Discard a card. Pick a card being played of the same type as the discarded card.\n"
        "EFFECT: Terminate the card being played.",
    ],
)
def test_such_texts_are_read_and_come_back(text: str) -> None:
    tree = read(text, CardType.CHARACTER)
    assert read(show(tree), CardType.CHARACTER) == tree


@pytest.mark.parametrize(
    ("text", "could", "nearest"),
    [
        ("Inflict 3 hurt to a character.", "", "inflict 2 damage to a character"),
        ("Destroy a blorb you control.", "“character”", "destroy a character"),
        ("Give a character 2 strength.", "", "a character gains 2 strength"),
    ],
)
def test_a_refusal_shows_real_words_and_no_templates(text: str, could: str, nearest: str) -> None:
    with pytest.raises(ReadError) as error:
        read(text, CardType.TACTIC)
    (problem,) = error.value.problems
    assert could in problem.reason
    assert problem.nearest == nearest


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (
            "Other lamplighters you control gain 1 strength.",
            'Other "lamplighter" characters you control gain 1 strength.',
        ),
        (
            "When another lamplighter attacks, draw a card.",
            'When another "lamplighter" character attacks, draw a card.',
        ),
        (
            "At the start of your turn, destroy a lamplighter card.",
            'At the start of your turn, destroy a "lamplighter" card.',
        ),
    ],
)
def test_a_card_speaks_of_its_own_subtype_without_quotation_marks(written: str, meant: str) -> None:
    assert read(written, subtypes=("lamplighter",)) == read(meant)
    assert read_all([Card("Oda", CardType.CHARACTER, text=written, subtypes=("lamplighter",))])[0].tree() == read(meant)


def test_a_subtype_that_no_card_was_said_to_have_is_not_guessed() -> None:
    with pytest.raises(ReadError):
        read("Other lamplighters you control gain 1 strength.", subtypes=("lamp",))


@pytest.mark.parametrize("sentence", MODELS)
def test_every_sentence_to_go_by_reads(sentence: str) -> None:
    attached = "ATTACH TO CHARACTER\n" if "attached" in sentence else ""
    moment = ("When", "While", "At", "If", "The attached", "You may deploy", "All damage")
    lasts = sentence.startswith(("This turn", "Until"))
    holds = not lasts and (sentence.startswith(moment) or "cannot" in sentence or "enter" in sentence)
    read(attached + sentence, CardType.ITEM if attached or holds else CardType.TACTIC)


@pytest.mark.parametrize(
    ("text", "could"),
    [
        ("When you sneeze at a character, draw a card.", ["destroy a character", "deplete a character"]),
        ("When an opponent sneezes, draw a card.", ["deploys a character", "discards a card"]),
        ("This card cannot be laughed at.", ["picked by tactics", "destroyed by battle damage"]),
        ("Your opponents cannot laugh.", ["draw cards", "deploy tactics", "pick this card"]),
    ],
)
def test_a_refusal_shows_how_sentences_that_begin_so_go_on(text: str, could: list[str]) -> None:
    with pytest.raises(ReadError) as error:
        read(text, CardType.CHARACTER)
    (problem,) = error.value.problems
    assert all(f"“{some}”" in problem.reason for some in could), problem.reason
