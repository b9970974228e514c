"""What lies on the tables, in positions that games seldom come to."""

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.staged import show
from tests.serving import Server

WORST = Path(__file__).parent / "worst"
BUILT = "(path) => (path.getAttribute('d').match(/M/g) ?? []).length"


def test_a_realm_is_seen_to_grow(server: Server, page: Page) -> None:
    show(page, server.address, WORST / "mystic-war-eight.yaml")

    def built(name: str, what: str) -> int:
        realm = page.locator(".realm", has=page.get_by_role("heading", name=name))
        return int(realm.locator(f".skyline .{what}").first.evaluate(BUILT))

    assert built("Briar", "roof") > built("Alder", "roof") > built("Gorse", "roof") > 0  # 49, 12 and 5 Followers
    assert built("Briar", "tower") > built("Alder", "tower") > built("Gorse", "tower")  # 49, 15 and 5 Mystic Power
    assert built("Cypress", "dome") == 0  # 2 Gold


def test_all_special_powers_stand_in_columns_of_their_resources(server: Server, page: Page) -> None:
    show(page, server.address, WORST / "mystic-war-powers.yaml")
    lit = page.locator(".powers button.lit")
    assert lit.count() == 12
    assert page.locator(".realm.on-turn").count() == 0  # the turns have not begun
    boxes = [one.bounding_box() for one in lit.all()]
    assert len({round(box["x"]) for box in boxes if box}) == 3
    assert len({round(box["y"]) for box in boxes if box}) == 4


def test_cards_of_the_vibranium_suit_are_picked_beside_the_hand(server: Server, page: Page) -> None:
    show(page, server.address, WORST / "unmatched-suit.yaml")
    assert page.locator(".hand .slot.lit").count() == 11
    assert page.locator(".hand li", has_text="From the Vibranium Suit").count() == 5
    assert page.locator(".prompt").inner_text().count("Black Panther attacks with 3, Black Widow defends with 0.") == 1
    page.get_by_role("button", name="In the Vibranium Suit: 5").click()
    assert page.locator("dialog[open] li").count() == 5
