"""The words of a card's own text for what its player chooses between."""

from __future__ import annotations

from dataclasses import replace

from mulligan.games.spoils.language import show_acts, show_phrase, show_with_mentions, with_mentions
from mulligan.games.spoils.vocabulary import paragraphs as p
from mulligan.games.spoils.vocabulary.acts.menus import SpendTokens
from mulligan.games.spoils.vocabulary.acts.moving import EitherPlace
from mulligan.games.spoils.vocabulary.statics import changes as ch
from mulligan.language.core import flow
from mulligan.language.grammar import PrintError
from mulligan.language.tree import Node, walk

CHOICES = (flow.May, flow.Either, flow.ChooseOne, EitherPlace, ch.OneChange, p.Options, SpendTokens)


class Wording:
    """Knows, for every choice in a text, how each of its ways reads."""

    def __init__(self, text: p.CardText) -> None:
        settled = [part for part in walk(text) if isinstance(part, CHOICES)]
        # Only where there is something to choose is the text put back into words.
        spoken = list(walk(with_mentions(text))) if settled else []
        readable = [part for part in spoken if isinstance(part, CHOICES)]
        self._ways = {id(part): ways(twin) for part, twin in zip(settled, readable, strict=True)}
        # "You may pick a character. If you do, …": whoever is asked wants to know what comes of it.
        depends = {id(part.act): part for part in spoken if isinstance(part, flow.Attempt)}
        for part, twin in zip(settled, readable, strict=True):
            if isinstance(twin, flow.May) and id(twin) in depends:
                self._ways[id(part)] = ways(replace(depends[id(twin)], act=twin.act)) or self._ways[id(part)]

    def of(self, choice: Node) -> list[str]:
        """The words of each way of a choice; nothing for what is none, or none that the text has as such."""
        return self._ways.get(id(choice), [])


def ways(choice: Node) -> list[str]:
    try:
        match choice:
            case flow.May(act):
                return [show_acts((act,))]
            case flow.Attempt():
                return [show_acts((choice,))]
            case flow.Either(acts):
                return [show_acts((act,)) for act in acts]
            case flow.ChooseOne():
                return [show_acts(acts) for acts in choice.ways()]
            case SpendTokens(rows):
                return [*(show_acts(row.option.acts) for row in rows), "Use no more tokens."]
            case EitherPlace(places):
                return [show_phrase(place) for place in places]
            case ch.OneChange(changes):
                return [show_phrase(change) for change in changes]
            case p.Options(options):
                return [show_with_mentions(option) for option in options]
    except PrintError:
        pass
    return []


def said(text: p.CardText, node: Node) -> str:
    """How a part of a text reads: its own words, or where those cannot stand alone, those of its paragraph."""
    for paragraph, twin in zip(text.paragraphs, with_mentions(text).paragraphs, strict=True):
        alike = [part for part in walk(paragraph) if type(part) is type(node)]
        place = next((i for i, part in enumerate(alike) if part is node), -1)
        if place < 0:
            continue
        twins = [part for part in walk(twin) if type(part) is type(node)]
        for words in (twins[place] if place < len(twins) else twin, twin):
            try:
                return show_with_mentions(p.CardText((words,))) if words is twin else show_phrase(words)
            except PrintError:
                continue
    return ""
