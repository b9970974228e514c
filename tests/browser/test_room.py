"""A table's room with two people at two browsers: meet, choose by picture, be ready, play, and meet again."""

from playwright.sync_api import Browser, Page

from tests.browser.pages import OVER, axe, overflows, settings, settled
from tests.serving import Server


def somebody(browser: Browser, name: str, width: int = 1440, height: int = 900) -> Page:
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.add_init_script(settings(name=name))
    return context.new_page()


def test_two_people_meet_in_a_room_play_and_meet_again(server: Server, browser: Browser) -> None:
    ada, ben = somebody(browser, "Ada"), somebody(browser, "Ben", width=390, height=844)
    ada.goto(server.address)
    ada.locator(".game.unmatched").get_by_role("button", name="Play with friends").click()
    ada.wait_for_url("**/room/*")
    ada.get_by_text("Ada (you)").wait_for()
    assert ada.get_by_role("button", name="Deal the cards").is_disabled()
    assert not axe(ada)

    ben.goto(ada.get_by_role("textbox", name="Link to this room").input_value())
    ben.get_by_role("button", name="Come in").click()
    ben.get_by_text("Ben (you)").wait_for()
    assert not overflows(ben)
    assert not axe(ben)
    ada.locator(".places li", has_text="Ben").wait_for()
    ben.get_by_role("radio", name="Black Panther").check()
    ada.locator(".places li", has_text="Ben").get_by_text("Black Panther").wait_for()
    assert ben.get_by_role("button", name="Swap sides").count() == 0
    assert "Play with items" in ben.inner_text(".settle")

    ben.get_by_role("button", name="I am ready").click()
    ada.get_by_role("button", name="Deal the cards").click()
    for page in (ada, ben):
        page.wait_for_url("**/table/*")
    ben.wait_for_selector(".prompt")
    assert "Ben" in ada.inner_text("body")
    assert "Black Panther" in ben.inner_text("body")

    table = ben.url
    ada.on("dialog", lambda dialog: dialog.accept())
    ada.locator("details.menu > summary").click()
    for _ in range(2):  # are you sure?
        ada.get_by_role("button", name="Resign").click()
    for page in (ada, ben):
        page.wait_for_selector(OVER)  # the question that was open may stand for a moment more
        page.get_by_role("link", name="Back to the room").click()
        page.wait_for_url("**/room/*")
        page.get_by_role("link", name="To the table that was dealt last").wait_for()
    ada.get_by_role("button", name="Swap sides").click()
    ada.locator(".places li", has_text="Ada").get_by_text("Black Panther").wait_for()

    ada.locator(".places li", has_text="Ben").get_by_role("button", name="Send away").click()
    ben.get_by_role("button", name="Come in").click()
    ben.get_by_role("alert").wait_for()
    ada.get_by_role("button", name="Seat a bot").click()
    ada.get_by_role("button", name="Deal the cards").click()
    ada.wait_for_url("**/table/*")
    assert ada.url.split("#")[0] not in table
    assert settled(ada) in ("asked", "over")
    for page in (ada, ben):
        page.context.close()
