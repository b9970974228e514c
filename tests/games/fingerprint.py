"""Plays one game and prints what came of it, for another process to compare: name, set-up as JSON, seed."""

import json
import random
import sys
from hashlib import blake2b

import mulligan
from mulligan import build


def fingerprint(name: str, setup: str, seed: int) -> dict[str, object]:
    state = mulligan.game(name, **json.loads(setup)).start(seed, record=True)
    choice = random.Random(seed)
    hashes: list[int] = []
    while state.decision is not None:
        hashes.append(hash(state))
        state.apply(choice.choice(state.decision.options))
    events = [[event.as_list() for event in state.events(seat)] for seat in range(-1, state.seats)]
    forced = [[forced.as_list() for forced in state.forced_choices(seat)] for seat in range(state.seats)]
    sentences = [state.game.sentence(event) for event in state.events(-1)]
    return {
        "compiled": build.compiled(),
        "choices": state.choices_made,
        "hash": hash(state),
        "hashes": digest(hashes),
        "events": digest(events),
        "forced": digest(forced),
        "sentences": digest(sentences),
        "save": digest(state.save()),
        "winners": state.result.winners if state.result is not None else None,
    }


def digest(value: object) -> str:
    return blake2b(json.dumps(value).encode(), digest_size=16).hexdigest()


if __name__ == "__main__":
    print(json.dumps(fingerprint(sys.argv[1], sys.argv[2], int(sys.argv[3]))))
