"""The terminal game: what it shows, what it understands, and that nothing is lost when one leaves it."""

import io
import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mulligan.agents import agent
from mulligan.cli import main
from mulligan.cli.terminal.session import Session
from mulligan.games import game
from mulligan.kernel.journal import Journal
from mulligan.kernel.random import Random
from mulligan.kernel.view import View
from mulligan.screen.page import Page
from tests.cli.conftest import Deal, Typed

PLAY = ["play", "mystic-war", "--seed", "8", "--name", "Ada"]


def test_it_shows_realms_goal_hand_and_question(deal: Deal, typed: Typed) -> None:
    out = typed(deal.play)
    assert all(word in out for word in ("Followers", "Mystic Power", "Gold", "Wealth", "Hand"))
    assert all(name in out for name in ("You", "Maren", "Oswin", "Tavi"))
    assert f"Your goal is {deal.goal}" in out
    assert f"{deal.key('Sorcery')} {deal.card('Sorcery')}" in out
    assert f"The recipient gains {deal.amount} Mystic Power." in out
    assert "Your turn: play a card, discard one, or pass." in out


def test_what_the_others_did_is_told_before_the_question(deal: Deal, typed: Typed) -> None:
    out = typed(deal.play, "sorcery me", "")
    assert out.rindex("Maren plays") < out.rindex("Do you add a card to it?")


def test_it_understands_numbers(deal: Deal, typed: Typed) -> None:
    played = f"You play {deal.card('Sorcery')} on your own realm."
    assert played in typed(deal.play, deal.key("Sorcery"), "1")


def test_it_understands_words(deal: Deal, typed: Typed) -> None:
    assert f"You play {deal.card('Sorcery')} on your own realm." in typed(deal.play, "sorcery", "on me")


def test_it_understands_several_answers_on_one_line(deal: Deal, typed: Typed) -> None:
    assert "You play Wild Magic as Dragon on Tavi’s Gold." in typed(deal.play, "wild as dragon on tavi gold")


def test_discarding_by_key_and_by_word(deal: Deal, typed: Typed) -> None:
    assert "You discard Wild Magic." in typed(deal.play, f"d{deal.key('Wild')}")
    assert "You discard Wild Magic." in typed(deal.play, f"discard {deal.key('Wild')}")
    assert "You discard Wild Magic." in typed(deal.play, "discard wild")


def test_words_that_fit_several_choices_are_asked_about(deal: Deal, typed: Typed) -> None:
    out = typed(deal.play, "discard")
    assert "Which one: discard" in out
    assert f"discard Wild Magic (d{deal.key('Wild')})" in out


def test_words_that_fit_nothing_are_said_to(deal: Deal, typed: Typed) -> None:
    assert "I do not understand “castle the king” here." in typed(deal.play, "castle the king")


def test_a_card_that_cannot_be_played_says_why(deal: Deal, typed: Typed) -> None:
    key = deal.key("Transmutation")
    out = typed(deal.play, key)
    assert f"({key}) Transmutation (Followers)" in out
    assert "Transmutation (Followers): This card is added to another card just played; there is none now. (7.6)" in out


def test_why_lists_what_cannot_be_done_with_its_rule(deal: Deal, typed: Typed) -> None:
    out = typed(deal.play, "why")
    assert "pass: You hold more cards than your Mystic Power lets you keep. (7.4)" in out
    assert "there is none now. (7.6)" in out


def test_why_explains_one_action(deal: Deal, typed: Typed) -> None:
    assert "pass: You hold more cards than" in typed(deal.play, "why pass")
    assert "Sell Slaves: That belongs to another step of the round. (4.0)" in typed(deal.play, "why sell slaves")
    assert f"{deal.card('Sorcery')}: you can do that now." in typed(deal.play, "why sorcery")
    assert "You do not hold Judgment." in typed(deal.play, "why judgment")


def test_a_window_shows_the_pile_and_what_would_come_of_it(deal: Deal, typed: Typed) -> None:
    out = typed(deal.play, "sorcery me", "transmutation")
    assert f"As it stands: you: Mystic Power 7 → {7 + deal.amount}" in out
    assert f"then you: Followers 7 → {7 + deal.amount}" in out
    assert f"You gain {deal.amount} Followers." in out


def test_an_empty_line_declines_in_a_window(deal: Deal, typed: Typed) -> None:
    assert f"You gain {deal.amount} Mystic Power." in typed(deal.play, "sorcery me", "")


def test_an_empty_line_does_not_choose_on_a_turn(deal: Deal, typed: Typed) -> None:
    assert "Type a number or a few words; ? for help.\n> " in typed(deal.play, "")


def test_skipping_declines_until_something_concerns_the_player(deal: Deal, typed: Typed) -> None:
    out = typed(deal.play, "sorcery me", "", "skip")
    after = out[out.index("> skip") :]
    assert "Oswin plays" in after or "Oswin discards" in after
    assert all(line.startswith("you: ") for line in re.findall("As it stands: (.*)", after))


def test_undo_takes_back_a_choice_that_revealed_nothing(deal: Deal, typed: Typed) -> None:
    out = typed(deal.play, "sorcery", "undo")
    assert "Taken back." in out
    assert out.count("Your turn: play a card") == 2


def test_undo_does_not_go_behind_what_others_have_seen(deal: Deal, typed: Typed) -> None:
    assert "There is nothing to take back" in typed(deal.play, "sorcery me", "", "undo")


def test_the_log_gives_sentences_with_rules_and_causes(deal: Deal, typed: Typed) -> None:
    out = typed(deal.play, "sorcery me", "", "log", "log all")
    number = re.findall(rf"(\d+)  You play {deal.card('Sorcery')} on your own realm. \[7.3\]", out)[0]
    assert re.search(rf"You gain {deal.amount} Mystic Power. \[.*\] from {number}\n", out)
    assert "“log all” shows them" in out


def test_help_explains_commands_and_cards(typed: Typed) -> None:
    assert "take your last choice back" in typed(PLAY, "?")
    assert "Negation: Negate the SPELL or RESOURCE card played last." in typed(PLAY, "? negation")
    assert "No card is called “ace of spades”." in typed(PLAY, "? ace of spades")


def test_a_hint_names_what_a_bot_would_do(typed: Typed) -> None:
    assert "A bot would choose: " in typed(PLAY, "hint")


def test_a_name_may_hold_brackets(typed: Typed, games: Path) -> None:
    command = ["play", "--seed", "8", "--name", "[bold]x"]
    typed(command, "quit")
    assert "[bold]x" in typed(["replay", str(saved(games)[0]), "--all", "--seat", "watcher"])


@pytest.mark.parametrize("name", ["", "   ", "a name that is far too long", "a\x1b[31m"])
def test_a_bad_name_is_refused(name: str, typed: Typed) -> None:
    assert "A name has between one and 12 letters." in typed(["play", "--name", name], status=2)


def test_a_bot_never_shares_the_name_of_the_player(typed: Typed) -> None:
    assert "You play against Oswin, Tavi, Brisa" in typed(["play", "--seed", "8", "--name", "maren"])


def test_the_bots_are_as_strong_as_one_likes(typed: Typed, games: Path) -> None:
    typed(["play", "mystic-war", "--seats", "3", "--seed", "1", "--bots", "easy,hard"], "quit")
    [saved] = games.glob("**/*.json")
    assert json.loads(saved.read_text())["notes"]["agents"][1:] == ["easy", "hard"]


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [("clever", "easy, medium or hard, not “clever”"), ("easy,hard", "one level for all or 3, not 2")],
)
def test_bots_that_there_are_none_of_are_refused(bots: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "mystic-war", "--bots", bots]) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("seats", ["2", "9", "-1"])
def test_seats_out_of_range_are_refused(seats: str, typed: Typed) -> None:
    assert "3 to 8 players" in typed(["play", "--seats", seats], status=2)


# ---- leaving and going on -----------------------------------------------------------------------------------------


def saved(games: Path) -> list[Path]:
    return sorted(games.glob("*.json"))


def test_leaving_saves_the_game_and_says_how_to_go_on(typed: Typed, games: Path) -> None:
    out = typed(PLAY, "quit")
    (file,) = saved(games)
    assert f"Saved. Go on with: mulligan play --resume {file}" in out
    assert json.loads(file.read_text())["seed"] == "8"


def test_the_end_of_input_saves_the_game(deal: Deal, typed: Typed, games: Path) -> None:
    typed(deal.play, "sorcery me")
    (file,) = saved(games)
    assert len(json.loads(file.read_text())["choices"]) == 2


def test_a_game_goes_on_where_it_was_left(deal: Deal, typed: Typed, games: Path) -> None:
    typed(deal.play, "sorcery me", "", "quit")
    (file,) = saved(games)
    out = typed(["play", "--resume", str(file)])
    assert "The game goes on after" in out
    assert f"You gain {deal.amount} Mystic Power." in out


def test_a_game_that_was_left_goes_on_as_it_would_have(deal: Deal, typed: Typed, games: Path) -> None:
    typed(deal.play, "sorcery me", "", "", "", "wild as riches me", "", "")
    (whole,) = saved(games)
    expected = json.loads(whole.read_text())["choices"]
    whole.unlink()
    typed(deal.play, "sorcery me", "", "quit")
    (file,) = saved(games)
    typed(["play", "--resume", str(file)], "", "", "wild as riches me", "", "")
    assert json.loads(file.read_text())["choices"] == expected


def test_the_last_game_goes_on_without_naming_its_file(typed: Typed, games: Path) -> None:
    typed(PLAY, "quit")
    assert "The game goes on" in typed(["play", "--resume"])


def test_without_any_saved_game_there_is_nothing_to_go_on_with(typed: Typed) -> None:
    assert "There is no saved game in" in typed(["play", "--resume"], status=2)


def test_a_game_can_be_saved_where_one_likes(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    out = typed(PLAY, f"save {file}", "quit")
    assert f"mulligan play --resume '{file}'" in out
    assert file.exists()


def test_a_place_that_cannot_be_written_to_is_named(typed: Typed, tmp_path: Path) -> None:
    out = typed(PLAY, f"save {tmp_path / 'nowhere' / 'game.json'}", "quit")
    assert "could not be saved to" in out
    assert "No such file or directory" in out
    assert "Saved. Go on with" in out


def test_a_saved_game_keeps_its_own_seats(typed: Typed, games: Path) -> None:
    typed(PLAY, "quit")
    assert "leave out --seats" in typed(["play", "--resume", str(saved(games)[0]), "--seats", "5"], status=2)


def journal_with(**changes: object) -> str:
    setup = {"seats": 3, "names": ["A", "B", "C"]}
    whole = {"mulligan": 1, "game": "mystic-war", "setup": setup, "seed": "1", "choices": []}
    return json.dumps({key: value for key, value in {**whole, **changes}.items() if value is not None})


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]])
@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("{", "is not a JSON file"),
        ("[1, 2]", "not a journal of Mulligan"),
        (journal_with(mulligan=99), "format 99"),
        (journal_with(game="bridge"), "no game called 'bridge'"),
        (journal_with(setup={"seats": 99}), "3 to 8 players"),
        (journal_with(setup={"chairs": 3}), "set-up does not fit"),
        (journal_with(seed=None), "no proper 'seed'"),
        (journal_with(choices=["x"]), "not whole numbers"),
        (journal_with(choices=[123456]), "Choice 1 of 1 does not fit the game"),
        (journal_with(notes=7), "notes are not named"),
    ],
)
def test_a_broken_file_is_explained_in_a_line(
    command: list[str], content: str, complaint: str, typed: Typed, tmp_path: Path
) -> None:
    file = tmp_path / "broken.json"
    file.write_text(content)
    out = typed([*command, str(file)], status=2)
    assert out.startswith(f"mulligan: {file} cannot be opened.")
    assert complaint in out
    assert out.count("\n") == 1


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]])
def test_a_missing_file_and_a_folder_are_named(command: list[str], typed: Typed, tmp_path: Path) -> None:
    assert "There is no file" in typed([*command, str(tmp_path / "none.json")], status=2)
    assert "is a folder" in typed([*command, str(tmp_path)], status=2)


def test_a_file_that_is_not_text_is_explained(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert "is not a JSON file" in typed(["replay", str(file)], status=2)


# ---- whole games --------------------------------------------------------------------------------------------------


class Typist(Page):
    """Types the key of what a bot would choose, and remembers what was shown at each prompt."""

    def __init__(self) -> None:
        super().__init__(output=io.StringIO(), width=80)
        self.session: Session | None = None
        self.prompts = 0

    def ask(self, prompt: str) -> str:
        assert self.session is not None
        self.prompts += 1
        view = self.session.view()
        assert view.decision is not None
        option = agent("heuristic", "typist").choose(view, view.decision)
        return next(choice.key for choice in self.session.screen.choices(view) if choice.option == option)


def whole_game(seed: str, seats: int, tmp_path: Path) -> Typist:
    page = Typist()
    journal = Journal(game("mystic-war", seats=seats), seed)
    page.session = Session(journal, 0, ["heuristic"] * seats, page, tmp_path / "game.json")
    assert page.session.run() == 0
    return page


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_whole_game_can_be_played_with_the_keys_shown(seed: str, tmp_path: Path) -> None:
    page = whole_game(seed, 4, tmp_path)
    assert page.session is not None
    assert page.session.state.over
    assert page.prompts > 10


def shown(session: Session, view: View) -> str:
    with session.page.console.capture() as capture:
        session.screen.table(view)
        session.screen.before_question(view)
        session.screen.question(view, session.screen.choices(view))
    return capture.get()


def test_what_is_shown_is_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    journal = Journal(game("mystic-war", seats=4), "5")
    page = Typist()
    session = Session(journal, 0, ["heuristic"] * 4, page, None)
    random, bots, looked = Random("hidden"), [agent("heuristic", str(seat)) for seat in range(4)], 0
    while (decision := journal.state.decision) is not None and looked < 30:
        if decision.seat == 0:
            view = journal.state.view(0)
            elsewhere = view.deal_again(random)
            assert shown(session, elsewhere.view(0)) == shown(session, view)
            looked += 1
        journal.apply(bots[decision.seat].answer(journal.state))
    assert looked == 30


def test_the_cards_that_others_draw_are_never_named(deal: Deal, typed: Typed) -> None:
    out = typed(deal.play, "sorcery me", "", "", "", "wild as riches me", "", "", "log all")
    drawing = [line for line in out.splitlines() if " draws " in line or " draw " in line]
    others = [line for line in drawing if not line.lstrip(" 0123456789").startswith("You draw")]
    assert others
    assert all("card" in line for line in others)


# ---- a real terminal ----------------------------------------------------------------------------------------------


def in_terminal(keys: bytes, tmp_path: Path, **environment: str) -> tuple[str, int]:
    """Plays in a pseudo-terminal: types the keys at the first prompt; what was shown, and the exit status."""
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "mulligan", *PLAY]
    variables = {
        **os.environ,
        "TERM": "xterm-256color",
        "XDG_STATE_HOME": str(tmp_path),
        "COLUMNS": "80",
        **environment,
    }
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=variables, start_new_session=True,
                               preexec_fn=lambda: take_terminal(slave))  # fmt: skip
    os.close(slave)
    out, typed, deadline = b"", 0.0, time.monotonic() + 60
    while time.monotonic() < deadline:
        ready, _, _ = select.select([master], [], [], 0.5)
        if ready:
            try:
                more = os.read(master, 65536)
            except OSError:
                break
            if not more:
                break
            out += more
        # A key typed just before the prompt reads is thrown away with what was typed ahead: then it is typed again.
        if (typed or out.rstrip(b" ").endswith(b">")) and time.monotonic() > typed + 3:
            os.write(master, keys)
            typed = time.monotonic()
    os.close(master)
    return out.decode(), process.wait(10)


def take_terminal(slave: int) -> None:
    """Make the pseudo-terminal the one that Ctrl-C is typed at."""
    import fcntl
    import termios

    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)


def test_interrupting_saves_the_game_without_a_traceback(tmp_path: Path) -> None:
    out, status = in_terminal(b"\x03", tmp_path)
    assert status == 130
    assert "Saved. Go on with: mulligan play --resume" in out
    assert "Traceback" not in out
    assert list((tmp_path / "mulligan" / "games").glob("*.json"))


def test_the_end_of_input_at_a_terminal_saves_the_game(tmp_path: Path) -> None:
    out, status = in_terminal(b"\x04", tmp_path)
    assert status == 0
    assert "Saved. Go on with" in out


def test_a_terminal_has_colours_and_bars(tmp_path: Path) -> None:
    out, _ = in_terminal(b"\x04", tmp_path)
    assert "\x1b[32m" in out
    assert "█" in out


def test_no_color_is_respected(tmp_path: Path) -> None:
    out, _ = in_terminal(b"\x04", tmp_path, NO_COLOR="1")
    assert "\x1b[32m" not in out
    assert "Your goal is" in out


def test_a_dumb_terminal_gets_plain_letters(tmp_path: Path) -> None:
    out, _ = in_terminal(b"\x04", tmp_path, TERM="dumb")
    assert "\x1b[" not in out
    assert "█" not in out
    assert "#" in out


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_nothing_is_wider_than_the_terminal(width: int, typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = typed(PLAY, "1 me", "", "why", "?")
    lines = [line for line in out.splitlines() if not line.startswith("Saved.")]
    assert max(len(line.rstrip()) for line in lines) <= width


def test_how_many_were_asked_for_is_said_where_it_is_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "mystic-war", "--seats", "99"]) == 2
    assert "not 99" in capsys.readouterr().err
