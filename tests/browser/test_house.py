"""The house in a real browser: clocks, absence."""

import json
import urllib.request
from typing import Any, cast

from playwright.sync_api import Browser, Page, expect

from mulligan.server.manners.moderation import new_host
from tests.browser.measuring import SIZES, Ruler
from tests.browser.pages import WAIT, axe, overflows, settings, until
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


def test_a_match_is_played_game_by_game_and_the_loser_chooses(server: Server, browser: Browser) -> None:
    seats = [{"kind": "me", "name": "Ash"}, {"kind": "me", "name": "Elm"}]
    made = ask(server, "/api/tables", {"game": "unmatched", "seats": seats, "terms": {"best_of": 3}})
    pages = [at_home(server, browser) for _ in seats]
    for page, seat in zip(pages, made["seats"], strict=True):
        page.goto(f"{server.address}/table/{made['table']}#{seat['token']}")
        page.wait_for_selector("[data-region='prompt'] h2", timeout=60_000)
    winner, lost = pages
    lost.locator("summary", has_text="Menu").click()
    lost.get_by_role("button", name="Resign …").click()
    lost.get_by_role("button", name="Resign", exact=True).click()
    expect(winner.locator(".match")).to_contain_text("Best of 3, games won: Ash 1 : Elm 0")
    expect(winner.locator(".match")).to_contain_text("Elm chooses how the next game begins.")
    assert not axe(winner)
    lost.get_by_role("button", name="Next game: you begin").click()
    lost.wait_for_url(lambda url: made["table"] not in url)
    winner.get_by_role("button", name="Next game").click()
    winner.wait_for_url(lost.url.split("#")[0] + "#*")
    for page in pages:
        page.wait_for_selector("[data-region='prompt'] h2", timeout=60_000)
        page.context.close()


def test_two_browsers_find_each_other_and_one_may_stop_looking(server: Server, browser: Browser) -> None:
    pages = [at_home(server, browser) for _ in range(2)]
    for page in pages:
        page.get_by_role("link", name="Find an opponent").click()
        page.get_by_role("radio", name="Mystic War" if page is pages[0] else "Unmatched").check()
    assert not axe(pages[1])
    pages[0].get_by_role("button", name="Look for an opponent").click()
    expect(pages[0].get_by_text("Nobody else looks for this game now.")).to_be_visible(timeout=30_000)
    assert not axe(pages[0])
    pages[0].get_by_role("button", name="Stop looking").click()
    pages[0].get_by_role("radio", name="Unmatched").check()
    for page in pages:
        page.get_by_role("button", name="Look for an opponent").click()
    for page in pages:
        page.wait_for_url("**/table/*", timeout=60_000)
        page.wait_for_selector("[data-region='prompt'] h2", timeout=60_000)
    assert pages[0].url.split("#")[0] == pages[1].url.split("#")[0]
    for page in pages:
        page.context.close()


def test_somebody_is_muted_and_reported_and_the_host_closes_the_table(server: Server, browser: Browser) -> None:
    seats = [{"kind": "me", "name": "Ash"}, {"kind": "me", "name": "Elm"}]
    made = ask(server, "/api/tables", {"game": "unmatched", "seats": seats, "seed": "manners"})
    page = at_home(server, browser)
    page.goto(f"{server.address}/table/{made['table']}#{made['seats'][0]['token']}")

    def says(token: str, text: str) -> None:
        request = urllib.request.Request(
            f"{server.address}/api/tables/{made['table']}/acts",
            json.dumps({"act": "say", "text": text}).encode(),
            {"Content-Type": "application/json", "Authorization": f"Bearer {token}"},
        )
        urllib.request.urlopen(request).close()

    says(made["seats"][1]["token"], "rude words")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("rude words")).to_be_visible(timeout=30_000)
    page.get_by_text("Manners", exact=True).click()
    page.get_by_role("button", name="Mute Elm").click()
    expect(page.get_by_text("rude words")).to_be_hidden()
    page.get_by_role("tab", name="Log").click()
    says(made["seats"][1]["token"], "more of them")
    says(made["watch"], "kind words")
    expect(page.locator("#tab-chat .new")).to_have_text("1", timeout=30_000)  # what is muted is not counted as new
    page.get_by_role("tab", name="Chat").click()
    page.get_by_text("Manners", exact=True).click()
    page.get_by_role("button", name="Report Elm").click()
    page.get_by_label("What happened?").fill("See the chat.")
    assert not axe(page)
    page.get_by_role("button", name="Send to the host").click()
    expect(page.get_by_text("The host was told.")).to_be_visible()
    secret = new_host(server.url)
    host = at_home(server, browser)
    host.goto(f"{server.address}/host#{secret}")
    expect(host.get_by_text("See the chat.")).to_be_visible(timeout=30_000)
    assert secret not in host.url
    assert not axe(host)
    host.get_by_role("button", name="Close the table").first.click()
    expect(page.locator(".ending .who")).to_contain_text("The host has closed the table.", timeout=30_000)
    for one in (page, host):
        one.context.close()


HIDDEN = """
Object.defineProperty(Document.prototype, "hidden", { get: () => true });
window.told = [];
ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
  window.told.push([title, options.body, options.data]);
  return Promise.resolve();
};
"""


def test_the_browser_tells_ones_turn_only_when_asked_to_and_the_app_opens_where_it_was(
    server: Server, browser: Browser
) -> None:
    made = ask(server, "/api/tables", {"game": "unmatched", "seats": [{"kind": "me", "name": "Ash"}] * 2})
    page = at_home(server, browser)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(HIDDEN)
    path = f"/table/{made['table']}"
    for seat in (0, 1):  # one of the two is asked
        page.goto(f"{server.address}{path}#{made['seats'][seat]['token']}")
        page.reload()
        page.wait_for_selector("[data-region='prompt'] h2", timeout=60_000)
        if page.query_selector(".prompt.mine"):
            break
    assert page.evaluate("window.told") == []
    page.locator(".settings > summary").click()
    page.get_by_label("The browser tells me my turn").check()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    until(page, "window.told.length > 0", 60)
    assert page.evaluate("window.told[0]") == ["Unmatched", "your turn", path]
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((found) => found.json())")
    icon = page.request.get(f"{server.address}{manifest['icons'][0]['src']}")
    assert icon.headers["content-type"].startswith("image/svg+xml")
    assert page.evaluate("caches.keys()") == []  # nothing of a game is kept
    page.goto(f"{server.address}{manifest['start_url']}")
    page.wait_for_url(f"**{path}*")
    page.context.close()


HOUSE = {"/": "Lobby", "/learn": "Learn", "/opponent": "Find an opponent", "/workshop/": "Workshop", "/rules/": "Rules"}


def test_every_page_of_the_house_has_the_same_bar_and_fits_a_phone(server: Server, browser: Browser) -> None:
    phone = browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    page = phone.new_page()
    for path, name in {**HOUSE, "/profile": "Profile"}.items():
        page.goto(server.address + path)
        expect(page.locator(".house-bar [aria-current=page]")).to_have_text(name)
        expect(page.locator("h1")).to_have_count(1)
        assert not overflows(page), path
        assert not axe(page), path
    page.goto(f"{server.address}/host")
    page.locator(".brand").click()
    expect(page.locator(".game")).to_have_count(3)
    page.locator(".house-bar").get_by_role("button", name="Lobby").tap()
    assert not axe(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Set up a table").first.tap()
    expect(page.locator(".game")).to_have_count(0)
    page.go_back()
    expect(page.locator(".game")).to_have_count(3)
    page.locator(".house-bar").get_by_role("button", name="Lobby").tap()
    page.get_by_role("link", name="Learn", exact=True).tap()
    expect(page.get_by_role("heading", name="Learn")).to_be_visible()
    phone.close()


def test_who_is_new_learns_a_game_first_and_may_watch_one(page: Page, server: Server) -> None:
    page.goto(server.address)
    game = page.locator(".game.unmatched")
    expect(game.locator(".main")).to_have_text("Learn in five minutes")
    page.get_by_role("region", name="Watch").get_by_role("button", name="Unmatched").click()
    expect(page.get_by_text("You are watching.")).to_be_visible(timeout=WAIT)
    make_and_leave(page, server)
    expect(game.locator(".main")).to_have_text("Play against bots")


def make_and_leave(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.locator(".game.unmatched").get_by_role("button", name="Play against bots").click()
    page.wait_for_url("**/table/*")
    page.goto(server.address)
