"""What a click means is what somebody meant by it: staged positions, asked about on the page."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.pages import link, make, question
from tests.browser.staged import show
from tests.serving import Server

ONLY_TO_DISCARD = """
title: A card that goes with others alone
rules: []
game: mystic-war
seats: [A, B, C]
given:
  turn: A
  A: {followers: 12, mystic power: 15, gold: 15, hand: [Stray Energy, Dragon 4]}
play: []
then: {}
"""

ASKED_FOR_A_TARGET = """
title: A card that was played asks whom it is for
rules: []
game: spoils
seats: [Rowan, Alder]
given:
  turn: Rowan
  Rowan:
    faction: The Camp at Ashgrove
    hand: [Hurled Axe]
    play: [Bloodied Champion]
    resources: [Rage, Rage, Rage, Rage, Rage]
    deck: [Rage]
  Alder: {faction: The Wound Clock, play: [Brass Hound], deck: [Elitism]}
play:
  - Rowan: Play Hurled Axe
then: {}
"""


def staged(page: Page, server: Server, folder: Path, scenario: str) -> None:
    path = folder / "worst.yaml"
    path.write_text(scenario, "utf-8")
    show(page, server.address, path)


def test_a_card_that_can_only_be_discarded_is_not_thrown_away_by_a_click(
    server: Server, page: Page, tmp_path: Path
) -> None:
    staged(page, server, tmp_path, ONLY_TO_DISCARD)
    page.locator(".hand .slot.lit", has_text="Stray Energy").click()
    assert question(page) == "What do you do with Stray Energy?"
    page.mouse.move(600, 20)
    expect(page.locator(".preview .name")).to_have_text("Stray Energy")
    assert page.inner_text(".prompt .note") == "It cannot be played now, only discarded."
    assert page.locator(".answers .button[data-option]").inner_text().startswith("Discard")
    page.get_by_role("button", name="Cancel").click()
    assert page.locator(".hand .card").count() == 2


def test_while_a_target_is_asked_for_taking_the_card_back_is_the_quiet_way_out(
    server: Server, page: Page, tmp_path: Path
) -> None:
    staged(page, server, tmp_path, ASKED_FOR_A_TARGET)
    assert page.locator(".table .lit").count() > 1
    back = page.locator(".answers > .button", has_text="Take it back")
    assert not {"lit", "main"} & set((back.get_attribute("class") or "").split())
    assert page.locator(".answers :is(.main, .button.lit)").count() == 0


def test_whoever_picks_a_card_for_another_one_reads_what_becomes_of_it(
    server: Server, page: Page, tmp_path: Path
) -> None:
    staged(page, server, tmp_path, ASKED_FOR_A_TARGET)
    assert "Inflict 2 damage to the card." in page.inner_text(".prompt .note")


def test_what_answers_nothing_says_that_it_cannot_be_chosen(server: Server, page: Page, tmp_path: Path) -> None:
    staged(page, server, tmp_path, ONLY_TO_DISCARD)
    page.locator(".realm:not(.mine) h3").first.click()
    assert page.inner_text(".prompt .note") == "This cannot be chosen here; what can be chosen is lit."


def test_a_maneuver_that_nobody_was_asked_about_is_told_after_a_reload_too(server: Server, page: Page) -> None:
    """Nobody is in reach, and there is no scheme in hand."""
    made = make(
        server.address, 1, 1, "forced-0", "unmatched", heroes=["Black Panther", "Winter Soldier"], board="Sarpedon"
    )
    page.goto(link(server.address, made, 0))
    page.locator(".field button.lit").first.click()  # a sidekick is placed
    for _ in range(2):
        page.locator(".prompt.mine h2", has_text="boost").wait_for()
        assert page.inner_text(".prompt .note") == "You maneuver: there is nothing else that you can do."
        page.reload()


MAY_TRADE = """
title: A realm with enough to trade in
rules: []
game: mystic-war
seats: [A, B, C]
given:
  step: special powers
  first player: A
  A: {followers: 18, mystic power: 35, gold: 8}
play: []
then: {}
"""


def test_a_special_power_says_what_it_takes_before_it_is_exercised(server: Server, page: Page, tmp_path: Path) -> None:
    """Trades go by tens: of what has eighteen, ten are taken, and nobody is asked how many."""
    staged(page, server, tmp_path, MAY_TRADE)
    powers = page.locator("button.lit small").all_inner_texts()
    assert powers[0] == "10 Followers for 5 Gold"
    assert powers[1] == "up to 30 Mystic Power, ten at a time, to destroy as much of any realm"


def test_why_one_thing_could_not_be_done_is_not_said_of_another(server: Server, page: Page, tmp_path: Path) -> None:
    staged(page, server, tmp_path, ONLY_TO_DISCARD)
    page.locator(".realm:not(.mine) h3").first.click()
    expect(page.locator(".prompt .note")).to_be_visible()
    page.locator(".hand .slot.lit", has_text="Dragon 4").click()
    assert question(page) == "What do you do with Dragon 4?"
    expect(page.locator(".prompt .note")).to_have_count(0)


ASKED_FOR_A_RESOURCE = """
title: A Dragon that is meant for somebody asks for a resource
rules: []
game: mystic-war
seats: [A, B, C]
given:
  turn: A
  A: {hand: [Dragon 10, Sorcery 6]}
  B: {followers: 12, mystic power: 14, gold: 33}
play:
  - A: Dragon 10 on B
then: {}
"""


def test_a_track_is_picked_on_the_realm_or_by_a_button(server: Server, page: Page, tmp_path: Path) -> None:
    staged(page, server, tmp_path, ASKED_FOR_A_RESOURCE)
    assert page.locator(".realm .spot").count() == 3
    names = [
        button.split("\n")[0].strip() for button in page.locator(".answers .button[data-option]").all_inner_texts()
    ]
    assert names == ["Followers", "Mystic Power", "Gold"]


THREE_ABILITIES = """
title: A faction with three abilities, and resources for each
rules: []
game: spoils
seats: [Rowan, Alder]
given:
  turn: Rowan
  Rowan: {faction: The Wound Clock, resources: [Elitism, Elitism, Elitism, Elitism], hand: [Elitism], deck: [Elitism]}
  Alder: {faction: The Camp at Ashgrove, deck: [Rage]}
play: []
then: {}
"""


def test_a_list_does_not_say_before_each_line_what_its_title_says(server: Server, page: Page, tmp_path: Path) -> None:
    staged(page, server, tmp_path, THREE_ABILITIES)
    page.locator(".mine .faction .slot.lit").click()
    assert page.inner_text(".choices h3") == "The Wound Clock"
    lines = page.locator(".choices li .button").all_inner_texts()
    assert [line.split("\n")[0] for line in lines] == ["Study", "Hire", "Turn out"]


DEALS_DAMAGE = """
title: One attacker, and two who block it with a life of 1
rules: []
game: spoils
seats: [Rowan, Alder]
given:
  turn: Rowan
  Rowan: {faction: The Camp at Ashgrove, play: [Camp Runner], deck: [Rage]}
  Alder: {faction: The Wound Clock, play: [Micromajig, Micromajig], deck: [Elitism]}
play:
  - Rowan: Attack The Wound Clock (Alder), Camp Runner, Done
  - Alder: Micromajig (1), Micromajig (2), Done
then: {}
"""


def test_damage_to_be_divided_lies_first_where_it_fells_most(server: Server, page: Page, tmp_path: Path) -> None:
    staged(page, server, tmp_path, DEALS_DAMAGE)
    assert question(page) == "Camp Runner deals 2 damage: click whoever is to take one more of it."
    assert [share.split()[0] for share in page.locator(".table .share").all_inner_texts()] == ["1", "1"]


# All in one go: how long the machine takes is not what is tested.
DOUBLE_CLICK = """async () => {
  const shown = () => new Promise((done) => setTimeout(done));
  document.querySelector('.hand .slot.lit[data-named*="Dragon 4"]').click();
  await shown();
  const play = document.querySelector('.answers .main');
  play.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await shown();
  return document.querySelector('.line[data-picked]') !== null;
}"""


def test_the_second_click_of_a_double_click_does_not_answer_the_next_question(
    server: Server, page: Page, tmp_path: Path
) -> None:
    staged(page, server, tmp_path, ONLY_TO_DISCARD)
    assert page.evaluate(DOUBLE_CLICK)
    page.locator(".answers .main", has_text="Play").click()
    page.locator(".line[data-picked]").wait_for(state="detached")


JUST_PLAYED = """
title: A character that has just come into play
rules: []
game: spoils
seats: [Rowan, Alder]
given:
  turn: Rowan
  Rowan: {faction: The Camp at Ashgrove, hand: [Camp Runner, Rage], resources: [Rage, Rage, Rage, Rage], deck: [Rage]}
  Alder: {faction: The Wound Clock, play: [Micromajig], deck: [Elitism]}
play:
  - Rowan: Play Camp Runner
then: {}
"""


def test_why_nobody_attacks_is_said_of_those_who_would(server: Server, page: Page, tmp_path: Path) -> None:
    staged(page, server, tmp_path, JUST_PLAYED)
    attack = page.locator(".answers .action", has_text="Attack")
    assert attack.get_attribute("aria-disabled") == "true"
    assert attack.get_attribute("data-hint") == "Not now: You have not controlled it since the start of the turn."


def test_the_one_ability_that_can_be_used_is_explained(server: Server, page: Page, tmp_path: Path) -> None:
    staged(page, server, tmp_path, JUST_PLAYED.replace("Rage, Rage, Rage, Rage]", "Rage, Rage, Rage]"))
    page.locator(".answers .action", has_text="Use").click()
    assert page.locator(".answers > .button[data-option]").count() == 1
    assert "gains 1 strength" in page.locator(".prompt .note").inner_text()
    page.keyboard.press("1")
    asked = page.locator(".prompt.mine h2")
    assert "?" in asked.inner_text() or ":" in asked.inner_text()


A_DRAGON_STRIKES = """
title: A Dragon strikes whoever reads
rules: []
game: mystic-war
seats: [Rowan, Alder, Briar]
given:
  turn: Alder
  Rowan: {followers: 12, mystic power: 15, gold: 15, hand: [Dragonbane]}
  Alder: {hand: [Dragon 4]}
play:
  - Alder: Dragon 4 on Rowan's Followers
then: {}
"""


def test_what_lies_on_the_table_says_whom_it_strikes_and_where(server: Server, page: Page, tmp_path: Path) -> None:
    staged(page, server, tmp_path, A_DRAGON_STRIKES)
    assert page.locator(".window li p").first.inner_text() == "Alder plays on you: Followers"


def test_a_card_that_counts_as_another_is_told_as_that_one(server: Server, page: Page, tmp_path: Path) -> None:
    wild = A_DRAGON_STRIKES.replace("[Dragon 4]", "[Wild Magic]").replace("Dragon 4 on", "Wild Magic as Dragon on")
    staged(page, server, tmp_path, wild)
    assert page.locator(".window li p").first.inner_text() == "Alder plays as Dragon on you: Followers"
