"""Sounds: made in a real browser, after somebody has touched the page, and only if they are wanted."""

import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.art.gallery import ROOT, node

NAMES = ["turn", "draw", "play", "move", "hit", "heal", "win", "lose", "coin", "pass", "notice"]
# Counts what begins to sound; nothing is replaced.
LISTEN = """
() => { window.begun = 0; for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...given) { window.begun += 1; return start.apply(this, given); };
} }
"""


@pytest.fixture(scope="module")
def script() -> str:
    found = node()
    if found is None:
        pytest.skip("the page's tools are not here")
    command = [found, str(ROOT / "web" / "hear.mjs")]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout


@pytest.fixture
def quiet_page(browser: Browser, script: str) -> Iterator[Page]:
    """A page that nobody has touched yet, for somebody who does not mind motion."""
    complaints: list[str] = []
    context = browser.new_context(reduced_motion="no-preference")
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.set_content("<button>Here</button>")
    page.evaluate(LISTEN)
    page.add_script_tag(content=script)
    yield page
    context.close()
    assert not complaints


def begun(page: Page, name: str) -> int:
    """How many tones and rustles a sound consists of, as it is heard."""
    return int(page.evaluate("name => { const before = begun; heard.sound(name); return begun - before; }", name))


def test_every_sound_is_heard_once_somebody_has_touched_the_page(quiet_page: Page) -> None:
    assert begun(quiet_page, "turn") == 0
    quiet_page.click("button")
    for name in NAMES:
        assert begun(quiet_page, name) > 0, name


def test_the_same_sound_at_the_same_moment_is_heard_once(quiet_page: Page) -> None:
    quiet_page.click("button")
    both = quiet_page.evaluate(
        "() => { heard.sound('coin'); const one = begun; heard.sound('coin'); return [one, begun]; }"
    )
    assert both[0] == both[1] > 0


def test_sounds_can_be_turned_off_and_are_off_for_those_who_ask_for_stillness(quiet_page: Page) -> None:
    quiet_page.click("button")
    quiet_page.evaluate("heard.settings.sound = false")
    assert begun(quiet_page, "hit") == 0
    quiet_page.evaluate("heard.settings.sound = null")
    quiet_page.emulate_media(reduced_motion="reduce")
    assert begun(quiet_page, "hit") == 0
    quiet_page.evaluate("heard.settings.sound = true")
    assert begun(quiet_page, "hit") > 0
    quiet_page.evaluate("heard.settings.volume = 0")
    assert begun(quiet_page, "win") == 0


def test_a_browser_without_audio_is_a_quiet_browser(quiet_page: Page) -> None:
    quiet_page.click("button")
    quiet_page.evaluate("delete window.AudioContext")
    for name in NAMES:
        assert begun(quiet_page, name) == 0
