"""A scenario told event by event: what happened, by which rule, because of what."""

from mulligan.kernel.events import Event
from mulligan.messages import text
from mulligan.scenarios.running import Outcome

INDENT = "  "


def explanation(outcome: Outcome) -> list[str]:
    """The events, each below the one that caused it, and what is wrong, if anything is."""
    lines: list[str] = []
    enactment = outcome.enactment
    if enactment is not None:
        told = enactment.sentences()
        events = [event for event, _ in told]
        for event, sentence in told:
            indent = INDENT * (1 + depth(events, event))
            lines.append(text("scenario-explain-event", indent=indent, sentence=sentence, rule=event.rule))
        decision = enactment.state.decision
        if decision is not None:
            question = enactment.game.question(enactment.state)
            lines.append(text("scenario-explain-asked", seat=enactment.name(decision.seat), question=question))
    if outcome.failure is not None:
        lines += outcome.failure.lines(outcome.file)
    return lines


def depth(events: list[Event], event: Event) -> int:
    """How many causes stand behind an event."""
    steps = 0
    while event.cause >= 0:
        event = events[event.cause]
        steps += 1
    return steps
