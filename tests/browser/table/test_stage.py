"""The stage never moves: whole games measured in a real browser at seven sizes, and the worst cases of each table."""

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.measuring import SIZES, Ruler
from tests.browser.pages import act, link, make, settings, watch_again
from tests.browser.staged import show
from tests.serving import Server

WORST = sorted((Path(__file__).parent / "worst").glob("*.yaml"))
GAMES: dict[str, dict[str, Any]] = {
    "spoils": {"decks": ["brass-hounds", "ember-and-ridge"]},
    "unmatched": {"heroes": ["Winter Soldier", "Black Widow"], "board": "Sarpedon"},
    "mystic-war": {},
}
SEEDS = int(os.environ.get("MULLIGAN_STAGE_SEEDS", "1"))
EACH_SORT = [SIZES[0], *SIZES[4:]]  # one screen of each sort
MOST_PROMPTS = int(os.environ.get("MULLIGAN_STAGE_PROMPTS", "16"))
# Anything that can be chosen, by a number that the test draws: lit pieces, then answers.
CHOOSE = """(draw) => {
  const visible = (element) => element.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  const confirm = all('.answers .main:not([disabled])');
  if (document.querySelector('.slot.taken') && confirm.length) return confirm[0].click();
  const actions = all('.answers .action.lit');
  if (actions.length && draw < 0.5) return actions[Math.floor(draw * 2 * actions.length)].click();
  const lit = all('.slot.lit, .field button.lit, .table .target, .table .spot, .table button.lit, button.deity');
  if (lit.length && draw < 0.8) return lit[Math.floor((draw * 1000) % lit.length)].click();
  const answers = all('.answers > .button.lit, .choices li .button, .answers .stepper .main');
  const rest = [...confirm, ...answers, ...all('.answers .pass'), ...lit];
  if (rest.length) rest[draw < 0.95 ? 0 : rest.length - 1].click();
}"""


def opened(browser: Browser) -> Page:
    """A page of a context of its own, without pictures: they have no words, and are drawn anew at every size."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(settings())
    return context.new_page()


def play_and_measure(page: Page, ruler: Ruler, random: Random, most: int) -> None:
    """All sizes at the beginning, and two of them in turn at every prompt."""
    for number in range(most):
        page.wait_for_selector(".prompt.mine h2, .ending", timeout=60_000)
        if page.query_selector(".ending"):
            return
        question = page.inner_text(".prompt.mine h2")
        ruler.look(
            ruler.sizes if number == 0 else [SIZES[1], ruler.sizes[number % len(ruler.sizes)]], f"{number}: {question}"
        )
        page.evaluate(CHOOSE, random.random())
        page.wait_for_timeout(25)


@pytest.mark.parametrize("game", list(GAMES))
def test_no_region_moves_and_nothing_is_cut_off_over_a_whole_game_nor_at_its_end_watched_or_played_again(
    server: Server, browser: Browser, game: str
) -> None:
    for seed in range(SEEDS):
        page = opened(browser)
        made = make(server.address, 1, 3 if game == "mystic-war" else 1, f"stage-{seed}", game, **GAMES[game])
        page.goto(link(server.address, made, 0))
        ruler = Ruler(page, SIZES)
        play_and_measure(page, ruler, Random(seed), MOST_PROMPTS)
        wrong = watched(page, f"{server.address}/table/{made['table']}#{made['watch']}")
        if page.query_selector(".ending") is None:
            act(server.address, made, {"act": "resign"})
        look_afterwards(page, ruler)
        page.context.close()
        wrong |= ruler.wrong
        assert not wrong, json.dumps(wrong, indent=1)
        assert all(width >= 165 for cards, width in ruler.hands[(1440, 900)].items() if 1 <= cards <= 6)


def watched(page: Page, address: str) -> dict[str, str]:
    """What is wrong for somebody who watches the same table."""
    watcher = page.context.new_page()
    watcher.goto(address)
    watcher.wait_for_selector(".stage h2")
    ruler = Ruler(watcher, SIZES)
    ruler.look(EACH_SORT, "watching")
    watcher.set_viewport_size({"width": 1440, "height": 900})
    expect(watcher.locator(".hand-region"), "room for a hand that nobody holds").not_to_be_visible()
    assert "(you)" not in watcher.inner_text(".table")
    watcher.close()
    return ruler.wrong


def look_afterwards(page: Page, ruler: Ruler) -> None:
    """At the end, and at the replay."""
    page.wait_for_selector(".ending", timeout=60_000)
    page.wait_for_timeout(300)
    ruler.look(EACH_SORT, "the end")
    page.add_init_script(settings(language="de"))
    page.reload()
    page.wait_for_selector(".ending .buttons", timeout=60_000)
    ruler.look(EACH_SORT, "the end, in German")
    page.add_init_script(settings(language="en"))
    page.reload()
    page.wait_for_selector(".ending .buttons", timeout=60_000)
    page.set_viewport_size({"width": 1440, "height": 900})
    slider = watch_again(page)
    slider.press("PageUp")
    page.wait_for_timeout(100)
    ruler.look(EACH_SORT, "replay")


def test_what_is_explained_for_the_first_time_fits_where_there_is_no_column_for_it(
    server: Server, browser: Browser
) -> None:
    made = make(server.address, 1, 1, "first-words", "unmatched", **GAMES["unmatched"])
    for size in SIZES[4:]:
        page = opened(browser)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(link(server.address, made, 0))
        page.wait_for_selector(".prompt .sentence")
        ruler = Ruler(page, [size])
        ruler.look([size], "the first words")
        page.context.close()
        assert not ruler.wrong, json.dumps(ruler.wrong, indent=1)


def test_the_worst_cases_fit_on_every_screen(server: Server, browser: Browser) -> None:
    """Crowds that no game of a test comes to by itself, from scenario files."""
    page = opened(browser)
    for path in WORST:
        show(page, server.address, path)
        ruler = Ruler(page, SIZES)
        ruler.look(SIZES, path.stem)
        assert not ruler.wrong, json.dumps(ruler.wrong, indent=1)
    page.context.close()
