"""Text to words and back: slips mended, reminders dropped, possessives split and closed up."""

from mulligan.language.words import join, mend, split, without_reminders


def plain(text: str) -> list[str]:
    return [word.plain for word in split(text).words]


def test_a_possessive_pronoun_is_its_pronoun_and_a_possessive_ending() -> None:
    assert plain("Your deck, its owner's hand") == ["you", "'s", "deck", ",", "it", "'s", "owner", "'s", "hand"]


def test_icons_are_words_of_their_own() -> None:
    assert plain("[E][E]: Draw") == ["[e]", "[e]", ":", "draw"]


def test_non_and_what_it_denies_are_two_words() -> None:
    assert plain("a non-resource card") == ["a", "non-", "resource", "card"]


def test_a_difference_of_a_number_and_a_letter_is_three_words() -> None:
    assert plain("9-X tokens") == ["9", "-", "x", "tokens"]


def test_entities_escaped_twice_and_broken_apostrophes_are_mended() -> None:
    assert mend("Draw.&amp;#10;Its owner\ufffds hand") == "Draw.\nIts owner's hand"


def test_reminders_in_brackets_are_dropped_even_inside_one_another() -> None:
    assert without_reminders("Draw a card. (Really (yes).)").strip() == "Draw a card."


def test_words_are_closed_up_again() -> None:
    assert (
        join(["put", "a", "item", "into", "it", "'s", "owner", "'s", "hand", "."])
        == "put an item into its owner's hand."
    )
    assert join(["[E]", "[E]", "you", "control"]) == "[E][E] you control"
    assert join(["opponents", "'s", "hands"]) == "opponents' hands"
