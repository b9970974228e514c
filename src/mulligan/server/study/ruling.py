"""The rules of a game for the page: every rule and ruling in our words, with its reason and what it touches."""

from pydantic import BaseModel

from mulligan.rules.index import rule_index
from mulligan.rules.wording import reason, wording


class RuleText(BaseModel):
    """A rule. A ruling says why it is so, and about which rules or cards it is."""

    number: str
    text: str
    why: str
    about: list[str]
    aside: str


def rules_of(game: str) -> list[RuleText]:
    """In the rulebook's order, the rulings last, in the language being spoken where it has them."""
    return [
        RuleText(
            number=rule.number,
            text=wording(game, rule),
            why=reason(game, rule),
            about=rule.about,
            aside=rule.aside,
        )
        for rule in rule_index(game).rules.values()
    ]
