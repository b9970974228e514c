"""Messages come out in the user's language, and something readable always does."""

from pathlib import Path

import pytest

from mulligan import messages
from mulligan.messages import Catalogue, text


def test_a_message_is_filled_in() -> None:
    assert Catalogue("en").text("cli-version", version="1.2", built="compiled") == "mulligan 1.2 (compiled)"


def test_an_unknown_message_degrades_to_its_id() -> None:
    assert text("no-such-message") == "no-such-message"


@pytest.mark.parametrize("language", ["en", "en_GB.UTF-8", "xx", "C", "POSIX", "C.UTF-8", "", "tlh@pIqaD"])
def test_a_language_without_messages_is_answered_in_english(language: str) -> None:
    assert Catalogue(language).language == "en"
    assert Catalogue(language).text("cli-compiled") == "compiled"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de_AT.UTF-8"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR"}, "fr_FR"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "fr_FR", "MULLIGAN_LANG": "nl"}, "nl"),
    ],
)
def test_the_language_is_the_one_asked_for(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("MULLIGAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert messages._user_language() == expected


def test_a_locale_is_tried_from_the_most_special_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "languages", lambda: ["de", "de-AT", "en", "fr"])
    assert messages._fallbacks("de_AT.UTF-8") == ["de-AT", "de", "en"]


def test_a_message_may_speak_of_a_term_or_of_another_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    source = "-house = the Tollhouse\nwelcome = Welcome to { -house }.\nagain = { welcome } Once more.\n"
    (tmp_path / "en" / "toll.ftl").write_text(source, encoding="utf-8")
    monkeypatch.setattr(messages, "_more", [tmp_path])
    assert messages.Messages("en").text("again", {}) == "Welcome to the Tollhouse. Once more."
