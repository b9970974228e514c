"""`mulligan deck`: check, show, list, sealed, draft."""

import io
import sys
from pathlib import Path

import pytest

from mulligan.cli import main
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import cards_in, not_executed
from mulligan.games.spoils.cards.library import Library, read_all
from mulligan.games.spoils.language import read as read_text
from mulligan.games.spoils.vocabulary.acts.standing import Destroy
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.flow import CannotBePlayed
from mulligan.language.tree import walk

FINE = "[Faction]\n1 The Open Gate\n[Game Deck]\n4 Brass Hound\n71 Elitism # staples\n"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["deck", *words])
    said = capsys.readouterr()
    return status, said.out, said.err


def written(folder: Path, name: str, content: str) -> str:
    (folder / name).write_text(content, encoding="utf-8")
    return str(folder / name)


# ---- check ----------------------------------------------------------------------------------------------------------


def test_a_deck_that_passes_is_said_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", written(tmp_path, "fine.txt", FINE)) == (0, "fine passes Constructed.\n", "")


def test_every_fault_is_named_with_its_rule_and_the_nearest_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = written(tmp_path, "bad.txt", "5 Brass Hound\n1x Bras Hound\n2 The Open Gate\n")
    status, out, _ = run(capsys, "check", listed)
    assert status == 1
    assert "Brass Hound: 5 copies, where 4 are allowed (103.1c)." in out
    assert "Bras Hound: there is no such card. Do you mean Brass Hound?" in out
    assert "this one has 2 (103.1a)" in out
    assert "6 cards, where at least 75 are needed besides the faction (103.1b)" in out
    _, out, _ = run(capsys, "check", "--format", "limited", listed)
    assert "5 copies" not in out
    assert "at least 45 are needed besides the faction (103.2b)" in out


@pytest.mark.rules("103.1d", "103.2d")
def test_a_banned_card_is_banned_in_the_format_that_bans_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = written(tmp_path, "fine.txt", FINE)
    ban = written(tmp_path, "banned.toml", 'constructed = ["Brass Hound"]\nlimited = []\n')
    status, out, _ = run(capsys, "check", deck, "--banned", ban)
    assert (status, "Brass Hound is banned in this format (103.1d)." in out) == (1, True)
    status, out, _ = run(capsys, "check", deck, "--banned", ban, "--format", "limited")
    assert (status, out) == (0, "fine passes Limited.\n")
    ban = written(tmp_path, "banned.toml", 'constructed = []\nlimited = ["Brass Hound"]\n')
    status, out, _ = run(capsys, "check", deck, "--banned", ban, "--format", "limited")
    assert (status, "Brass Hound is banned in this format (103.2d)." in out) == (1, True)


@pytest.mark.rules("103.2c")
def test_a_limited_deck_is_held_against_its_pool(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck, pool = written(tmp_path, "fine.txt", FINE), written(tmp_path, "pool.txt", "3 Brass Hound\n")
    status, out, _ = run(capsys, "check", deck, "--format", "limited", "--pool", pool)
    assert (status, "Brass Hound: 4 copies, and the pool has 3 (103.2c)." in out) == (1, True)


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("deck.txt", "three hounds\n", "line 1: “three hounds” is not a number and the name of a card"),
        ("deck.txt", "\n0 Brass Hound\n", "line 2: a deck has at least one of each card"),
        ("deck.txt", "# nothing\n", "the file lists no cards"),
        ("deck.o8d", "<deck></deck>", "it lists no cards"),
        ("deck.o8d", "\udcff\udcfe".encode("utf-8", "surrogatepass").decode("latin-1"), "it lists no cards"),
    ],
)
def test_a_file_that_is_no_deck_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, content: str, says: str
) -> None:
    status, _, err = run(capsys, "check", written(tmp_path, name, content))
    assert status == 2
    assert says in err


def test_missing_files_and_unknown_names_are_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no file" in run(capsys, "check", str(tmp_path / "none.txt"))[2]
    assert "Do you mean low-tide?" in run(capsys, "show", "lowtide")[2]
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in run(capsys, "show", str(binary))[2]
    assert "is not a list of banned cards" in run(capsys, "check", "low-tide", "--banned", str(binary))[2]


@pytest.mark.rules("103.1c")
def test_a_card_that_says_so_may_be_there_more_than_four_times(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept("Rat", "You may include as many copies of this card in your deck as you want.")
    deck = written(tmp_path, "rats.txt", "1 The Open Gate\n75 Rat\n")
    assert run(capsys, "check", deck) == (0, "rats passes Constructed.\n", "")
    kept("Owl", "COVERT")
    deck = written(tmp_path, "owls.txt", "1 The Open Gate\n75 Owl\n")
    assert "Owl: 75 copies" in run(capsys, "check", deck)[1]


def test_what_the_rules_cannot_carry_out_is_said_in_the_cards_own_words() -> None:
    tree = read_text("COVERT\nWhen this card attacks, pick a character. Destroy the character.")
    destroyed = next(part for part in walk(tree) if isinstance(part, Destroy))
    assert not_executed(CannotBePlayed(destroyed), tree) == "the rules cannot carry out “Destroy that character”"
    assert not_executed(CannotBePlayed("a choice of nothing"), tree) == "the rules cannot carry out a choice of nothing"


def kept(name: str, words: str) -> None:
    """A card in the user's library."""
    Library().keep(read_all([Card(name, CardType.CHARACTER, trade="Rogue", cost=1, text=words)]), [])
    cards_in.cache_clear()


# ---- show and list --------------------------------------------------------------------------------------------------


def test_showing_a_deck_charts_its_costs_icons_and_types(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "show", written(tmp_path, "fine.txt", FINE))
    assert status == 0
    assert "fine: The Open Gate, 75 cards" in out
    assert "   4 Brass Hound                     2 E      2/2/3" in out
    assert "Costs (2.0 on average, resources left out)\n   2   4 ####" in out
    assert "Elitism asked for   4 ##\n" in out
    assert "Elitism provided   71 " + "#" * 40 + "\n" in out  # the longest bar, the others in proportion
    assert "Characters   4 ##\n" in out


def test_an_octgn_deck_is_shown_as_a_plain_one_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    octgn = """<deck>
    <section name="Faction"><card qty="1" id="">The Open Gate</card></section>
    <section name="Game Deck"><card qty="4" id="">Brass Hound</card><card qty="71" id="">Elitism</card></section>
    </deck>"""
    plain = run(capsys, "show", written(tmp_path, "fine.txt", FINE))[1]
    assert run(capsys, "show", written(tmp_path, "fine.o8d", octgn))[1] == plain


def test_the_ready_decks_are_listed_and_found_as_one_says_them(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "list")
    assert status == 0
    assert "low-tide" in out
    assert run(capsys, "check", "Low Tide")[1] == "low-tide passes Constructed.\n"


# ---- packs ----------------------------------------------------------------------------------------------------------


def test_a_sealed_pool_is_a_list_that_a_deck_can_be_held_against(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    built = tmp_path / "built.txt"
    status, out, _ = run(capsys, "sealed", "--seed", "3", "--save", str(built))
    assert (status, out.splitlines()[0]) == (0, "# The pool of seed 3: 6 packs, 78 cards")
    assert run(capsys, "sealed", "--seed", "3")[1].splitlines()[:40] == out.splitlines()[:40]
    pool = written(tmp_path, "pool.txt", out.partition("\nA plain deck")[0])
    status, out, _ = run(capsys, "check", str(built), "--format", "limited", "--pool", pool)
    assert (status, out) == (0, "built passes Limited.\n")


def test_a_person_drafts_against_bots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    picks = ["? 1", "nothing of the kind", "1", *[""] * 12]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(picks) + "\n"))
    built = tmp_path / "drafted.txt"
    status, out, _ = run(capsys, "draft", "--packs", "1", "--seed", "7", "--save", str(built))
    assert status == 0
    assert "Pack 1, pick 13. You have 12 cards." in out
    assert "No card here is called “nothing of the kind”." in out
    assert "# You drafted 13 cards:" in out
    assert built.exists()


def test_leaving_a_draft_leaves_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert run(capsys, "draft", "--seed", "7")[:1] == (1,)
    assert run(capsys, "draft", "--seats", "1")[:1] == (2,)
    assert run(capsys, "sealed", "--packs", "0")[:1] == (2,)


def test_a_deck_beyond_all_measure_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = '<card qty="999999999">Elitism</card><card>The Open Gate</card>'
    for name, content in (
        ("large.txt", FINE.replace("71 Elitism", "9999 Elitism")),
        ("large.o8d", f'<deck><section name="Game Deck">{cards}</section></deck>'),
    ):
        file = written(tmp_path, name, content)
        status, out, _ = run(capsys, "check", file)
        assert status == 1
        assert "More than 1,000 cards" in out
        assert main(["sim", "spoils", "--games", "1", "--decks", f"{file},Low Tide"]) == 2
        assert "More than 1,000 cards" in capsys.readouterr().err


@pytest.mark.rules("409.3")
def test_a_token_is_in_no_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = '[[card]]\nname = "Micromajig"\nline = "Gearsmith Character - majig"\nstats = "1/1/3"\n'
    written(tmp_path, "cards.toml", card)
    file = written(tmp_path, "tokens.txt", FINE.replace("Brass Hound", "Micromajig"))
    assert main(["sim", "spoils", "--games", "1", "--decks", f"{file},Low Tide"]) == 2
    assert "a token comes into play by what cards do" in capsys.readouterr().err
