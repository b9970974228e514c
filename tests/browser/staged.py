"""A position of a scenario file on the page, as the service would tell it: for states that games seldom come to."""

from pathlib import Path

from playwright.sync_api import Page, Route

from mulligan.games.layout import HasBoard
from mulligan.messages import speaking
from mulligan.scenarios.scenario import read_scenario
from mulligan.school.attempt import LEARNER
from mulligan.school.lesson import Lesson, Said
from mulligan.server import wire
from mulligan.server.play.sight import Around, Seen, Shown, update
from mulligan.server.study.teaching import Desk, Taught

# A lesson's coach has a strip of a small screen; at a table there is none.
WITHOUT_COACH = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.coach-region, .ring { display: none } .stage { --coach: 0px !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.querySelector('.stage').classList.remove('coached');
}"""


def staged(path: Path) -> tuple[str, str, str]:
    """The game, what its page is told of the position, and what it is told of the cards."""
    scenario = read_scenario(path.read_text("utf-8"))
    desk = Desk(Lesson(path.stem, Said({}), Said({}), scenario, []))
    for step in scenario.play:
        for seat, words in step.mapping().items():
            desk.play(scenario.seats.index(seat), words.text())
    table, state = desk.table, desk.state
    while state.decision is not None and state.decision.seat != LEARNER:
        desk.apply(state.decision.options[0])
    assert state.record is not None
    assert state.decision is not None
    with speaking("en"):
        told = update(
            table, Shown(state, len(state.record.events), True), LEARNER,
            Around(frozenset(range(len(scenario.seats))), frozenset()), Seen(-1, 0, 0), "en",
        )  # fmt: skip
        layout = table.layout
        board = layout.board(desk.game) if isinstance(layout, HasBoard) else None
        printed = wire.Printed(cards=layout.cards(desk.game), board=board)
    taught = Taught(
        updates=[told], said="", points=[], right=[], reading=False, wrong="", step=0, steps=1, done=False
    )  # fmt: skip
    return scenario.game, taught.model_dump_json(), printed.model_dump_json()


def show(page: Page, address: str, path: Path) -> None:
    """Open the page at a position; whatever is chosen there leads nowhere."""
    game, taught, printed = staged(path)

    def tell(route: Route) -> None:
        body = printed if "/printed" in route.request.url else taught
        route.fulfill(body=body, content_type="application/json")

    page.route("**/api/lessons/*/worst*", tell)
    page.route("**/api/lessons/*/worst/**", tell)
    page.goto(f"{address}/learn/{game}/worst")
    page.wait_for_selector(".prompt.mine h2")
    page.evaluate(WITHOUT_COACH)
