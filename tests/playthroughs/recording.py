"""Recorded play-throughs: one game a file, told decision by decision, so that any change of behaviour shows as a diff.

`make playthroughs` records them anew.
"""

import random
from hashlib import blake2b
from pathlib import Path

from mulligan.kernel.state import State
from tests.games.table import Table
from tests.games.tables import OF_GAMES
from tests.playthroughs import short_plays

FOLDER = Path(__file__).parent
PLAYTHROUGHS: dict[str, tuple[Table, int]] = {
    f"{game.__name__.split('.')[-2]}.txt": game.PLAYTHROUGH for game in OF_GAMES
}


def told(table: Table, seed: int) -> str:
    """A game of random seats as text: where it stands, who is asked what, what is chosen, what happens."""
    game = table.game
    state = game.start(seed, record=True)
    choice = random.Random(seed)
    lines = [f"{table}, seed {seed}", "", "The game begins."]
    events = 0
    forced = [0] * game.seats
    while True:
        for event in state.record.events[events:] if state.record is not None else []:
            lines.append(f"    {game.sentence(event)} ({event.rule})")
            events += 1
        for seat in range(game.seats):
            made = state.forced_choices(seat)
            if len(made) > forced[seat]:
                options = ", ".join(game.label(state, noted.option) for noted in made[forced[seat] :])
                lines.append(f"    [{game.seat_names[seat]} had no choice: {options}]")
                forced[seat] = len(made)
        decision = state.decision
        lines.append("")
        if decision is None:
            break
        chosen = choice.choice(decision.options)
        lines.append(
            f"{state.choices_made + 1}. {known(state)} {game.seat_names[decision.seat]}: {game.question(state)}"
        )
        lines.append("    " + " | ".join(game.label(state, option) for option in decision.options))
        lines.append(f"  > {game.label(state, chosen)}")
        state.apply(chosen)
    winners = state.result.winners if state.result is not None else []
    lines.append(
        f"{known(state)} The game is over: {', '.join(game.seat_names[seat] for seat in winners) or 'a draw'}."
    )
    return "\n".join(lines) + "\n"


def known(state: State) -> str:
    """A short mark for where every card is, by what it is, and who knows it: what no sentence tells."""
    cards = sorted(zip(state.printed, state.seen, state.group, strict=True))
    zones = [[state.printed[card] for card in zone] for zone in state.zones()]
    return blake2b(repr((cards, zones, state.random_count)).encode(), digest_size=5).hexdigest()


def record() -> None:
    for name, (table, seed) in PLAYTHROUGHS.items():
        (FOLDER / name).write_text(told(table, seed), encoding="utf-8")
        print(f"recorded {FOLDER / name}")
    short_plays.record()


if __name__ == "__main__":
    record()
