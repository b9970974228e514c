"""The Spoils at a real browser: decks chosen in the lobby, choices gathered, a whole game by mouse, a phone."""

import json
from random import Random

from playwright.sync_api import Page

from tests.browser.pages import (
    FIRST,
    axe,
    link,
    make,
    picked,
    press_what_is_lit,
    question,
    settled,
    tap,
    until,
    watch_again,
)
from tests.serving import Server

LIT = ".slot.lit:not(.taken)"
CONFIRM = ".answers .main:enabled"
MOST_CHOICES = 700


def answer(page: Page, random: Random, eager: float) -> None:
    """By mouse: something that is lit, then the main button where choices are gathered; or a button alone."""
    lit = page.locator(LIT)
    if random.random() < eager and lit.count():
        lit.nth(random.randrange(lit.count())).click()
        picked(page)
        if page.query_selector(".slot.taken") and page.query_selector(CONFIRM):
            page.locator(CONFIRM).click()
        return
    for button in (CONFIRM, FIRST, ".answers .pass"):
        if page.locator(button).locator("visible=true").count():
            page.locator(button).locator("visible=true").first.click()
            return
    lit.first.click()
    picked(page)


def play(page: Page, random: Random, eager: float, at_most: int = MOST_CHOICES) -> int:
    for made in range(at_most):
        if settled(page) == "over":
            return made
        answer(page, random, eager)
        page.wait_for_timeout(30)
    return at_most


def go_first(page: Page) -> None:
    """To the first question about one's hand."""
    settled(page)
    if "first turn" in question(page):
        page.locator(".answers .button.lit").first.click()
        until(page, "document.querySelector('.prompt.mine h2')?.innerText.includes('first hand')")


def test_decks_are_chosen_in_the_lobby(server: Server, page: Page) -> None:
    page.goto(server.address)
    page.locator(".game.spoils").get_by_role("button", name="Set up a table").click()
    page.get_by_label("Deck at seat 1").select_option("eel-lane")
    page.get_by_role("button", name="Choose what Alder plays with").click()
    page.get_by_role("radio", name="Old Mother's Money").check()
    assert page.get_by_label("Deck at seat 1").input_value() == "eel-lane"
    assert page.get_by_label("Deck at seat 2").input_value() == "old-mothers-money"
    page.get_by_role("button", name="Make the table").click()
    assert settled(page) == "asked"
    assert "The Unlit Lane" in page.inner_text(".below .banner")
    assert "The Open Gate" in page.inner_text(".above .banner")


def test_a_whole_game_by_mouse(server: Server, page: Page) -> None:
    made = make(server.address, 1, 1, "sp-1", "spoils", decks=["brass-hounds", "ember-and-ridge"])
    page.goto(link(server.address, made, 0))
    go_first(page)
    cards = page.locator(".own .slot.lit")
    cards.nth(0).click()
    cards.nth(1).click()
    cards.nth(1).click()
    cards.nth(2).click()
    assert page.locator(".slot.taken").count() == 2
    page.get_by_role("button", name="Exchange 2 cards").click()
    until(page, "document.querySelector('.side ol').innerText.includes('You exchange 2 cards.')")
    assert not axe(page)
    assert play(page, Random(2), 0.6, 20) == 20
    assert not axe(page)
    page.locator(".front .slot, .own .slot").first.hover()
    assert page.inner_text(".preview .name")
    play(page, Random(3), 0.1)
    assert settled(page) == "over"
    assert not axe(page)
    watch_again(page)
    until(page, "document.querySelector('.middle .clock').innerText.includes('Before')")


def test_turns_by_keyboard_alone(server: Server, page: Page) -> None:
    """The exchange of cards, resources, characters and their payment, until the opponent's fourth turn."""
    made = make(server.address, 1, 1, "sp-keys", "spoils", decks=["brass-hounds", "ember-and-ridge"])
    page.goto(link(server.address, made, 0))
    random = Random(1)
    for _ in range(200):
        if settled(page) == "over" or "Turn 8" in page.inner_text(".middle .clock"):
            break
        press_what_is_lit(page, random, 0.6)
        page.wait_for_timeout(30)
    told = page.inner_text(".side ol")
    assert "Turn 8" in told
    assert "You play a resource." in told
    assert page.locator(".below .front .piece").count() > 0


def test_a_phone_held_upright_in_german(server: Server, german_phone: Page) -> None:
    made = make(server.address, 1, 1, "sp-2", "spoils", decks=["eel-lane", "lamp-rent"])
    met = ["spoils-mulligan"]  # whoever has played before, and nowhere with a finger
    german_phone.add_init_script(f"localStorage.setItem('mulligan-met', {json.dumps(json.dumps(met))})")
    german_phone.goto(link(server.address, made, 0))
    settled(german_phone)
    assert german_phone.inner_text(".prompt .sentence").startswith("Halte den Finger")
    tap(german_phone, f"{CONFIRM}, .answers > .button.lit, {LIT}, .answers .pass", 14)
    words = german_phone.inner_text("body")
    assert "Ressource" in words
    assert "web-" not in words
    assert "spoils-" not in words
    assert not axe(german_phone)
