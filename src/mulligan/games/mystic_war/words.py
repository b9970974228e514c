"""Words for what the rules keep as numbers: options, questions, events. All texts come from the catalogue."""
from mulligan.kernel.game import Game
from mulligan.kernel.events import Event
from mulligan.games.mystic_war.table import Table

def label(game: Game, option: int) -> str:
    return str(option)
def question(game: Game, table: Table) -> str:
    return ""
def sentence(game: Game, event: Event) -> str:
    return ""
