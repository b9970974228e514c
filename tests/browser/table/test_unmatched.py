"""Unmatched at a real browser: set up in the lobby, a whole game by mouse, its replay, a phone, German."""

from random import Random

from playwright.sync_api import Page

from tests.browser.pages import axe, link, make, play, press_what_is_lit, settled, tap, until, watch_again
from tests.serving import Server

# Lists of choices that are narrower than the longest of them.
CUT_OFF = """() => [...document.querySelectorAll('form.panel select')].filter((select) => {
  const free = select.cloneNode(true);
  free.style.cssText = 'position: absolute; width: max-content';
  select.parentElement.append(free);
  const needs = free.offsetWidth;
  free.remove();
  return needs > select.offsetWidth + 1;
}).map((select) => select.ariaLabel)"""


def test_heroes_and_board_are_chosen_in_the_lobby(server: Server, page: Page) -> None:
    page.goto(server.address)
    page.locator(".unmatched").get_by_role("button", name="Set up a table").click()
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(CUT_OFF) == []
    page.get_by_label("Hero at seat 1").select_option("Black Panther")
    raft = page.get_by_role("radio", name="The Raft")
    spots = raft.locator("xpath=..").locator("svg g circle").count()
    assert raft.locator("xpath=..").inner_text().count(f"{spots} spaces") == 1
    raft.check()
    page.get_by_role("button", name="Make the table").click()
    assert settled(page) == "asked"
    assert page.inner_text("#board-title") == "The Raft"
    assert page.locator(".side.mine h3").inner_text().strip() == "Black Panther"
    page.locator(".side:not(.mine)").get_by_role("button", name="All cards of Winter Soldier").click()
    counts = page.locator("dialog li > b").all_inner_texts()
    assert sum(int(count.strip("× ")) for count in counts) == 30
    assert not axe(page)


def test_a_whole_game_by_mouse_then_its_replay_and_a_rematch(server: Server, page: Page) -> None:
    made = make(server.address, 1, 1, "um-1", "unmatched", heroes=["Winter Soldier", "Black Widow"], board="Sarpedon")
    page.goto(link(server.address, made, 0))
    assert settled(page) == "asked"
    assert not axe(page)
    unlit = page.locator(".field button[data-rule]").first
    unlit.hover()
    page.wait_for_selector(".preview .rule")
    placed = page.locator(".side .placed", has_text="Black Widow").last
    placed.hover()
    page.wait_for_selector(".field .told")  # the space that the line names
    page.locator(".field button:not([data-ghost])").first.hover()
    page.wait_for_selector(".field .looked .name")
    page.wait_for_selector(".preview:has-text('Space')")
    assert play(page, True, Random(1), eager=0.8) > 5
    assert settled(page) == "over"
    assert not axe(page)
    title = page.locator(".ending figure > small")
    ends = "(title) => title.getBoundingClientRect().bottom <= title.nextElementSibling.getBoundingClientRect().top + 1"
    assert title.evaluate(ends), "a line runs through the title"
    slider = watch_again(page)
    until(page, "!document.querySelector('.facts .actions')")
    for _ in range(3):
        slider.press("ArrowRight")
    until(page, "document.querySelector('.facts').innerText.includes('Turn 1')")
    page.get_by_role("button", name="Back to the table").click()
    page.get_by_role("button", name="Show the result").click()
    page.get_by_role("button", name="Rematch", exact=True).click()
    page.wait_for_url(lambda url: made["table"] not in url)
    assert settled(page) == "asked"
    assert page.inner_text("#board-title") == "Sarpedon"


def test_the_board_says_where_heroes_started_and_what_an_item_costs(server: Server, page: Page) -> None:
    """Cards speak of starting spaces long after everybody has left them."""
    heroes = ["Black Widow", "Winter Soldier"]
    made = make(server.address, 1, 1, "um-home", "unmatched", heroes=heroes, board="Helicarrier")
    page.goto(link(server.address, made, 0))
    page.locator(".field button.lit").first.click()  # Maria Hill is placed
    page.locator(".prompt.mine h2", has_text="boost").wait_for()
    assert page.locator(".field .home").count() == 2
    told = page.locator(".field button .read").all_inner_texts()
    for hero in heroes:
        assert sum(f"Starting space of {hero}" in space for space in told) == 1
    rocket = next(space for space in told if "Rocket Pack" in space)
    assert "A fighter who stands here uses it with an action" in rocket


def test_a_whole_game_by_keyboard_alone(server: Server, page: Page) -> None:
    made = make(
        server.address, 1, 1, "um-keys", "unmatched", heroes=["Winter Soldier", "Black Widow"], board="Sarpedon"
    )
    page.goto(link(server.address, made, 0))
    random = Random(4)
    for _ in range(400):
        if settled(page) == "over":
            break
        press_what_is_lit(page, random, 0.5, "Attack")
        page.wait_for_timeout(30)
    assert settled(page) == "over"
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.matches('.side ol')")


def test_a_fighter_is_dragged_to_a_space_and_a_card_onto_the_table(server: Server, page: Page) -> None:
    made = make(server.address, 1, 1, "um-drag", "unmatched", heroes=["Winter Soldier", "Black Widow"])
    page.goto(link(server.address, made, 0))
    asked = page.locator(".prompt.mine h2")
    page.get_by_role("button", name="Maneuver").click()
    asked.filter(has_text="boost").wait_for()
    hand = page.locator(".hand .card").count()
    page.locator(".hand .slot.lit").first.drag_to(page.locator(".battlefield h2"))
    asked.filter(has_text="Where does").wait_for()
    assert page.locator(".hand .card").count() == hand - 1
    assert page.locator(".answers .pass").inner_text().startswith("Stay there")
    page.locator(".field button.lit").first.focus()
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(arrow)
        assert page.evaluate("document.activeElement.matches('.field button.lit')")
    assert page.locator(".walk").count() + page.locator(".space.looked").count()
    free = page.locator(".field button.lit:not([data-from])").first
    target = free.get_attribute("data-space")
    page.locator(".field button[data-from='fighter:0']").drag_to(free)
    page.locator(f".field button[data-space='{target}'][data-at^='fighter:0 ']").wait_for()


def test_a_phone_held_upright_in_german(server: Server, german_phone: Page) -> None:
    made = make(server.address, 1, 1, "um-phone", "unmatched", heroes=["Black Widow", "Black Panther"])
    german_phone.goto(link(server.address, made, 0))
    settled(german_phone)
    assert "Gefährte" in german_phone.inner_text(".prompt .sentence")  # whoever has not placed one before
    tap(german_phone, ".answers .action.lit, .answers > .button:not(.plain), .slot.lit, .field button.lit", 10)
    words = german_phone.inner_text("body")
    assert "Karte" in words
    assert "web-" not in words
    assert "unmatched-" not in words
    assert not axe(german_phone)
