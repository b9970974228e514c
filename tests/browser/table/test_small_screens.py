"""A table on a phone, upright and on its side: cards have their names, what is picked is large enough for a finger."""

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.browser.pages import link, make, question, settings, settled, until
from tests.browser.staged import show
from tests.serving import Server

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
FINGER = 24  # pixels

# Of every card in hand, whether its name can be seen: nothing lies over it.
NAMED = """() => [...document.querySelectorAll('.hand-region .hand .card .name')].map((name) => {
  const { left, top, width, height } = name.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && found.closest('.slot') === name.closest('.slot');
})"""

A_DRAGON = """
title: A Dragon asks which resource it destroys
rules: []
game: mystic-war
seats: [A, B, C]
given:
  turn: A
  A: {followers: 12, mystic power: 15, gold: 15, hand: [Dragon 4, Notoriety 4]}
play:
  - A: Dragon 4 on B
then: {}
"""

A_BATTLE = """
title: One attacker, and who might block it
rules: []
game: spoils
seats: [Rowan, Alder]
given:
  turn: Rowan
  Rowan: {faction: The Camp at Ashgrove, play: [Camp Runner, Hill Reaver], deck: [Rage]}
  Alder: {faction: The Wound Clock, play: [Micromajig, Micromajig], deck: [Elitism]}
play: []
then: {}
"""


def staged(page: Page, server: Server, folder: Path, scenario: str) -> None:
    path = folder / "worst.yaml"
    path.write_text(scenario, "utf-8")
    show(page, server.address, path)


def first_hand(page: Page, server: Server, game: str, seed: str) -> None:
    page.set_viewport_size(ON_ITS_SIDE)
    page.goto(link(server.address, make(server.address, 1, 1, seed, game), 0))
    settled(page)
    if game == "spoils" and "first turn" in question(page):
        page.locator(".answers .button.lit").first.click()
        until(page, "document.querySelector('.prompt.mine h2')?.innerText.includes('first hand')")


def test_on_a_phone_on_its_side_every_card_of_a_full_hand_shows_its_name(server: Server, page: Page) -> None:
    for game in ("spoils", "unmatched"):
        first_hand(page, server, game, "side-1")
        page.wait_for_function("document.querySelectorAll('.hand-region .hand .card').length > 4")
        named = page.evaluate(NAMED)
        assert len(named) > 4
        assert all(named), game


def test_on_a_phone_held_upright_characters_have_their_names(server: Server, page: Page, tmp_path: Path) -> None:
    staged(page, server, tmp_path, A_BATTLE)
    page.set_viewport_size(UPRIGHT)
    page.locator(".tabs button").first.click()
    names = page.locator(".table .piece .name")
    assert sorted(names.all_inner_texts()) == ["Camp Runner", "Hill Reaver", "Micromajig", "Micromajig"]


def test_a_resource_that_is_picked_is_as_high_as_a_finger_needs(server: Server, page: Page, tmp_path: Path) -> None:
    staged(page, server, tmp_path, A_DRAGON)
    for size in (UPRIGHT, ON_ITS_SIDE):
        page.set_viewport_size(size)
        heights = page.locator(".realm .spot").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
        assert len(heights) == 3
        assert min(heights) >= FINGER, f"{size}: {heights}"


def test_what_harms_is_offered_for_others_first(server: Server, page: Page, tmp_path: Path) -> None:
    staged(page, server, tmp_path, A_DRAGON.replace("Dragon 4 on B", "Dragon 4"))
    assert question(page) == "On whom do you play Dragon 4?"
    offered = [words.split("\n")[0] for words in page.locator(".answers > .button[data-option]").all_inner_texts()]
    assert offered == ["On B", "On C", "On yourself"]
    staged(page, server, tmp_path, A_DRAGON.replace("Dragon 4 on B", "Notoriety 4"))
    assert page.locator(".answers > .button").first.inner_text().startswith("On yourself")


def test_a_resource_is_laid_in_one_act_by_its_button_too(server: Server, page: Page) -> None:
    first_hand(page, server, "spoils", "side-1")
    page.get_by_role("button", name="Keep them all").click()
    asked = page.locator(".prompt.mine h2")
    while not page.get_by_role("button", name="Play a resource").count():  # the other one begins
        settled(page)
        if page.locator("details.more").count():
            page.keyboard.press("Space")
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Play a resource").click()
    asked.filter(has_text="Which card").wait_for()
    page.locator(".hand .slot.lit", has_text="Rage").first.click()
    asked.filter(has_text="Your turn: play").wait_for()


ALL_IN_SIGHT = """() => {
  const list = document.querySelector('.choices ul');
  const last = list.lastElementChild.lastElementChild;
  last.scrollIntoView();
  const box = last.getBoundingClientRect();
  return [box.bottom <= innerHeight, list.scrollHeight > list.clientHeight];
}"""


def test_a_list_that_is_higher_than_a_phone_scrolls_to_its_end(server: Server, page: Page, tmp_path: Path) -> None:
    hand = "Dragon 4, Dragon 6, Notoriety 4, Notoriety 6, Riches 4, Riches 6, Sorcery 4, Sorcery 6"
    staged(page, server, tmp_path, A_DRAGON.replace("Dragon 4, Notoriety 4", hand).replace("  - A: Dragon 4 on B", ""))
    for size in (UPRIGHT, ON_ITS_SIDE):
        page.set_viewport_size(size)
        page.locator(".answers .list").click()
        assert page.evaluate(ALL_IN_SIGHT) == [True, True], size
        page.locator(".choices").get_by_role("button", name="Close").click()


A_FEW_POWERS = """
title: Two Special Powers are in reach
rules: []
game: mystic-war
seats: [A, B, C]
given:
  step: special powers
  first player: A
  A: {followers: 12, mystic power: 15, gold: 5, hand: [Sorcery 6]}
play: []
"""


def test_a_phone_says_what_each_of_a_few_special_powers_brings(server: Server, page: Page, tmp_path: Path) -> None:
    staged(page, server, tmp_path, A_FEW_POWERS)
    page.set_viewport_size(UPRIGHT)
    page.locator(".tabs button").first.click()
    told = page.locator(".powers button.lit small").all_inner_texts()
    assert len(told) == 2
    assert all("10" in words for words in told)
    assert page.locator(".powers").evaluate("(all) => all.scrollHeight <= all.clientHeight + 1")


NOBODY_ASKED = "!document.querySelector('.prompt.mine')"


def test_on_a_phone_what_comes_of_a_card_from_the_hand_is_seen_on_the_table(server: Server, page: Page) -> None:
    page.add_init_script(settings(pace="slow"))
    page.set_viewport_size(UPRIGHT)
    page.goto(link(server.address, make(server.address, 1, 2, "side-2", "mystic-war"), 0))
    settled(page)
    board, hand = page.locator(".tabs button").first, page.locator(".tabs button").nth(1)
    hand.click()
    card = page.locator(".hand .slot.lit").first
    while page.query_selector(".prompt.mine"):  # played, as what, on whom: until it is
        if hand.get_attribute("aria-selected") == "true" and card.count():
            card.click()
        answers = page.locator(".answers > .button[data-option]")
        if answers.count():
            answers.first.click()
        page.wait_for_timeout(100)
    page.wait_for_function(f"{NOBODY_ASKED} && document.querySelector('.tabs button').ariaSelected === 'true'")
    assert board.get_attribute("aria-selected") == "true"


SPREAD = """(field) => {
  const all = [...field.querySelectorAll('svg circle')].map((one) => one.getBoundingClientRect());
  return [Math.min(...all.map((one) => one.left)), Math.max(...all.map((one) => one.right))];
}"""


def test_beside_a_coach_a_phone_shows_the_board_as_wide_as_at_a_table(server: Server, page: Page) -> None:
    page.set_viewport_size(UPRIGHT)
    page.goto(f"{server.address}/learn/unmatched/2-combat")
    page.locator(".tabs button").first.click()
    page.wait_for_selector(".battlefield svg circle")
    left, right = page.locator(".battlefield").evaluate(SPREAD)
    assert right - left > 0.75 * UPRIGHT["width"]
