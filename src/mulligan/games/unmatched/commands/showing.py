"""What a hero's file says, as it was understood; and what the language of heroes can say."""

from collections.abc import Iterator
from typing import Any

from mulligan.games.box import Phrase
from mulligan.games.unmatched.effects.moments import TIMINGS
from mulligan.games.unmatched.heroes import Hero, hero_from, own_heroes
from mulligan.games.unmatched.vocabulary.texts.lexicon import lexicon_of
from mulligan.games.unmatched.vocabulary.texts.phrasebook import grammar
from mulligan.games.unmatched.vocabulary.texts.printing import printed
from mulligan.games.unmatched.vocabulary.texts.saying import in_words
from mulligan.games.unmatched.vocabulary.writing.making import ability_lines, make_sheet, passages
from mulligan.language.catalogue import catalogue
from mulligan.language.flow import Choice, Do, Offer, Program, Step
from mulligan.language.grammar import PrintError
from mulligan.language.tree import Node
from mulligan.messages import text


def phrases() -> list[Phrase]:
    """What the language of heroes can say, with examples from our own."""
    return [Phrase(*entry) for entry in catalogue(grammar(), trees())]


def trees() -> Iterator[Node]:
    """What our own heroes' cards and abilities say."""
    for hero in own_heroes().values():
        names = lexicon_of(hero)
        for card in hero.cards:
            yield from passages(names, card.text) if card.text else ()
        yield from ability_lines(names, hero.ability) if hero.ability else ()


def hero_understood(content: dict[str, Any]) -> list[str]:
    """Every text of a hero in the words that it was understood in, and what is done, step by step."""
    hero = hero_from(content)
    sheet = make_sheet((hero, next(iter(own_heroes().values()))), False)
    lines: list[str] = []
    for kind, card in enumerate(hero.cards):
        lines.append(card.name)
        if card.text:
            lines += [f"  {line}" for line in in_our_words(hero, card.text).split("\n")]
        for timing in range(TIMINGS):
            if sheet.effect[kind][timing] >= 0:
                lines += steps(sheet.programs[sheet.effect[kind][timing]])
    lines += ability_understood(hero)
    for ability, player in enumerate(sheet.ability_player):
        if player == 0:
            lines += steps(sheet.programs[sheet.ability_row[ability]])
    return lines


def in_our_words(hero: Hero, said: str) -> str:
    """A card's text as it was understood; as it stands, where the language reads what it never says itself."""
    try:
        return printed(passages(lexicon_of(hero), said))
    except PrintError:
        return said.strip()


def ability_understood(hero: Hero) -> list[str]:
    return [hero.name, *(f"  {line}" for line in hero.ability.split("\n"))] if hero.ability else []


def steps(program: Program) -> list[str]:
    """The steps of a program, and where somebody is asked."""
    shown = program.lines(in_words)
    return [
        f"    {line} {text('check-asks')}" if asks(step) else f"    {line}"
        for step, line in zip(program.steps, shown, strict=True)
    ]


def asks(step: Step) -> bool:
    """May somebody be asked there?"""
    if isinstance(step, Do):
        return step.act.asks()
    return isinstance(step, Offer | Choice)
