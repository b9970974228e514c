"""A scenario told event by event: what happened, by which rule, because of what."""

from mulligan.kernel.events import causes_behind
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
            indent = INDENT * (1 + causes_behind(events, event))
            lines.append(text("scenario-explain-event", indent=indent, sentence=sentence, rule=event.rule))
        decision = enactment.state.decision
        if decision is not None:
            question = enactment.game.question(enactment.state)
            lines.append(text("scenario-explain-asked", seat=enactment.name(decision.seat), question=question))
    if outcome.failure is not None:
        lines += outcome.failure.lines(outcome.file)
    return lines
