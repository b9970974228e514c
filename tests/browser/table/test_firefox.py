"""Firefox too: a game by mouse and by key, as far as its first turns."""

from pathlib import Path
from random import Random

import pytest

from tests.browser.pages import link, make, settings
from tests.browser.table.firefox import Firefox, firefox, found
from tests.serving import Server

CHOICES = 14
# The middle of something that can be chosen and is not covered, by a number that the test draws.
WHERE = """((draw) => {
  const shown = (element) => element.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const confirm = all('.answers .main:not([disabled])');
  const lit = all('.slot.lit:not(.taken), .table :is(button.lit, .target, .spot), .answers .action.lit');
  const rest = [...confirm, ...all('.answers > .button.lit, .choices li .button, .answers .pass')];
  const taken = document.querySelector('.slot.taken') && confirm.length;
  const some = taken ? confirm : lit.length && draw < 0.8 ? lit : rest;
  const chosen = some[Math.floor((draw * 997) % some.length)] ?? lit[0] ?? rest[0];
  const { left, top, width, height } = chosen.getBoundingClientRect();
  const at = [left + width / 2, top + height / 2];
  return chosen.contains(document.elementFromPoint(...at)) ? at : `covered: ${chosen.outerHTML.slice(0, 120)}`;
})"""
ASKED = "document.querySelector('.prompt.mine h2, .ending')"


def play(page: Firefox, random: Random) -> None:
    page.wait(ASKED)
    where = page.value(f"{WHERE}({random.random()})")
    assert isinstance(where, list), where
    page.click(*where)
    page.wait(ASKED)
    if page.value("document.querySelector('.line[data-picked]') !== null"):
        page.key("1")


@pytest.mark.skipif(found() is None, reason="there is no firefox here")
def test_a_game_of_unmatched_begins_and_goes_on_in_firefox(server: Server, tmp_path: Path) -> None:
    made = make(server.address, 1, 1, "fx-1", "unmatched", heroes=["Winter Soldier", "Black Widow"], board="Sarpedon")
    with firefox(tmp_path) as page:
        page.size(1366, 768)
        page.before_every_page(settings())
        page.open(link(server.address, made, 0))
        random = Random(3)
        for _ in range(CHOICES):
            play(page, random)
        page.wait(ASKED)
        told = page.value("document.querySelector('.side ol').innerText")
        assert "Turn 2" in told
        assert page.value("document.scrollingElement.scrollHeight <= innerHeight + 1")
        assert page.value("document.documentElement.clientWidth === innerWidth"), "a scrollbar beside the stage"
        assert page.complaints == []
