"""The stage never moves: whole games measured in a real browser at seven sizes, and the worst cases of each table."""

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

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
FEW = 5
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


def play_and_measure(page: Page, ruler: Ruler, random: Random, most: int) -> None:
    """All sizes at the beginning and the end, and two of them in turn at every prompt."""
    for number in range(most):
        page.wait_for_selector(".prompt.mine h2, .ending", timeout=60_000)
        if page.query_selector(".ending"):
            page.wait_for_timeout(300)
            ruler.look(ruler.sizes, "the end")
            return
        question = page.inner_text(".prompt.mine h2")
        ruler.look(
            ruler.sizes if number == 0 else [SIZES[1], ruler.sizes[number % len(ruler.sizes)]], f"{number}: {question}"
        )
        page.evaluate(CHOOSE, random.random())
        page.wait_for_timeout(25)


@pytest.mark.parametrize("game", list(GAMES))
def test_no_region_moves_and_nothing_is_cut_off_over_a_whole_game(server: Server, browser: Browser, game: str) -> None:
    for seed in range(SEEDS):
        context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        context.add_init_script(settings())
        page = context.new_page()
        made = make(server.address, 1, 3 if game == "mystic-war" else 1, f"stage-{seed}", game, **GAMES[game])
        page.goto(link(server.address, made, 0))
        ruler = Ruler(page, SIZES)
        play_and_measure(page, ruler, Random(seed), MOST_PROMPTS)
        context.close()
        assert not ruler.wrong, json.dumps(ruler.wrong, indent=1)
        assert all(width >= 165 for cards, width in ruler.hands[(1440, 900)].items() if 1 <= cards <= 6)


def test_the_worst_cases_fit_on_every_screen(server: Server, browser: Browser) -> None:
    """Crowds that no game of a test comes to by itself, from scenario files."""
    for path in WORST:
        context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        context.add_init_script(settings())
        page = context.new_page()
        show(page, server.address, path)
        ruler = Ruler(page, SIZES)
        ruler.look(SIZES, path.stem)
        context.close()
        assert not ruler.wrong, json.dumps(ruler.wrong, indent=1)


@pytest.mark.parametrize("game", list(GAMES))
def test_watchers_the_end_and_the_replay_have_the_same_stage(server: Server, browser: Browser, game: str) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(settings())
    page, watcher = context.new_page(), context.new_page()
    made = make(server.address, 1, 3 if game == "mystic-war" else 1, "stage-views", game, **GAMES[game])
    page.goto(link(server.address, made, 0))
    random = Random(3)
    for _ in range(FEW):
        page.wait_for_selector(".prompt.mine h2")
        page.evaluate(CHOOSE, random.random())
        page.wait_for_timeout(60)
    watcher.goto(f"{server.address}/table/{made['table']}#{made['watch']}")
    watcher.wait_for_selector(".stage h2")
    watching = Ruler(watcher, SIZES)
    watching.look(EACH_SORT, "watching")
    act(server.address, made, {"act": "resign"})
    page.wait_for_selector(".ending", timeout=60_000)
    page.wait_for_timeout(300)
    playing = Ruler(page, SIZES)
    playing.look(EACH_SORT, "the end")
    page.set_viewport_size({"width": 1440, "height": 900})
    slider = watch_again(page)
    slider.press("PageUp")
    page.wait_for_timeout(100)
    playing.look(EACH_SORT, "replay")
    context.close()
    assert not {**watching.wrong, **playing.wrong}, json.dumps({**watching.wrong, **playing.wrong}, indent=1)
