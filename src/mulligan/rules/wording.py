"""A rule in the language that is being spoken: the index has it in English, a language's catalogue in its own."""

from mulligan.messages import part_of_id, translated
from mulligan.rules.index import Rule


def wording(game: str, rule: Rule) -> str:
    """What the rule says; a card that is a rule of its own says what the card says."""
    name = part_of_id(rule.number)
    said = rule.text
    for sort in ("rule", "card", "item"):
        said = translated(f"{game}-{sort}-{name}", said)
        if said != rule.text:
            break
    return said


def reason(game: str, rule: Rule) -> str:
    """Why a ruling is so; of a rule of the rulebook nothing is said."""
    return translated(f"{game}-why-{part_of_id(rule.number)}", rule.why) if rule.why else ""
