"""The house in a real browser: clocks, absence."""

import json
import urllib.request
from typing import Any, cast

from playwright.sync_api import Browser, Page, expect

from tests.browser.measuring import SIZES, Ruler
from tests.browser.pages import axe, settings
from tests.serving import Server


def ask(server: Server, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        f"{server.address}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return cast(dict[str, Any], json.load(answer))


def at_home(server: Server, browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(settings(language="en"))
    page = context.new_page()
    page.goto(server.address)
    return page


def test_a_table_with_clocks_is_opened_in_the_lobby_and_shows_them_without_moving(
    server: Server, browser: Browser
) -> None:
    page = at_home(server, browser)
    page.get_by_role("listitem").filter(has_text="Unmatched").get_by_role("button", name="Set up").click()
    page.get_by_text("Clocks and absence").click()
    page.get_by_label("Time for every decision").select_option(label="5 minutes")
    page.get_by_label("Time for a whole game, each").select_option(label="30 minutes")
    page.get_by_label("Whoever runs out of time").select_option(label="hands the seat to a bot")
    assert not axe(page)
    page.get_by_role("button", name="Make the table").click()
    clocks = page.get_by_role("list", name="Clocks")
    expect(clocks).to_contain_text("5:00", timeout=60_000)
    expect(clocks).to_contain_text("4:5", timeout=60_000)  # it runs
    assert not axe(page)
    ruler = Ruler(page, SIZES)
    ruler.look(SIZES, "with clocks")
    assert not ruler.wrong, json.dumps(ruler.wrong, indent=1)
    page.context.close()


def test_time_that_runs_out_ends_the_game_before_everybodys_eyes(server: Server, browser: Browser) -> None:
    seats = [{"kind": "me", "name": "Ash"}, {"kind": "me", "name": "Elm"}]
    made = ask(server, "/api/tables", {"game": "unmatched", "seats": seats, "terms": {"move": 4}})
    page = at_home(server, browser)
    page.goto(f"{server.address}/table/{made['table']}#{made['seats'][0]['token']}")
    expect(page.get_by_role("list", name="Clocks")).to_contain_text("0:0", timeout=60_000)
    expect(page.locator(".ending .who")).to_contain_text("Time ran out.", timeout=60_000)
    page.context.close()
