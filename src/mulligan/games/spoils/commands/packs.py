"""`mulligan deck sealed` and `mulligan deck draft`: packs of The Spoils, opened or passed round (103.2)."""

import argparse
import secrets
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from mulligan.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.screen.page import Page

FEWEST_DRAFTERS = 2
MOST_DRAFTERS = 8


class Left(Exception):
    """The person leaves the draft."""


def add(acts: Commands) -> None:
    sealed = acts.add_parser("sealed", help=text("deck-sealed-help"), description=text("deck-sealed-help"))
    sealed.add_argument("--packs", type=int, metavar="N", help=text("deck-packs-help"))
    sealed.set_defaults(run=run_sealed)
    draft = acts.add_parser("draft", help=text("deck-draft-help"), description=text("deck-draft-help"))
    draft.add_argument("--packs", type=int, metavar="N", help=text("deck-packs-help"))
    draft.add_argument("--seats", type=int, default=4, metavar="N", help=text("deck-seats-help"))
    draft.add_argument("--auto", action="store_true", help=text("deck-auto-help"))
    draft.set_defaults(run=run_draft)
    for act in (sealed, draft):
        act.add_argument("--seed", metavar="N", help=text("deck-seed-help"))
        act.add_argument("--save", type=Path, metavar="FILE", help=text("deck-save-help"))


def run_sealed(arguments: argparse.Namespace) -> int:
    from mulligan.games.spoils.cards.packs import SEALED_PACKS, sealed_pool

    packs = packs_of(arguments, SEALED_PACKS)
    seed = arguments.seed or str(secrets.randbelow(1_000_000))
    pool = sealed_pool(seed, packs)
    print("# " + text("deck-pool", seed=seed, packs=packs, count=pool.total()))
    print_pool(pool)
    save(arguments.save, list(pool.elements()))
    return 0


def run_draft(arguments: argparse.Namespace) -> int:
    from mulligan.games.spoils.cards.packs import DRAFT_PACKS, draft
    from mulligan.screen.page import EndOfInput, Page

    packs = packs_of(arguments, DRAFT_PACKS)
    if not FEWEST_DRAFTERS <= arguments.seats <= MOST_DRAFTERS:
        raise Trouble(text("deck-too-few-seats", seats=arguments.seats))
    seed = arguments.seed or str(secrets.randbelow(1_000_000))
    drafter = None if arguments.auto else Drafter(Page()).pick
    try:
        taken = draft(seed, [drafter, *[None] * (arguments.seats - 1)], packs)[0]
    except (Left, EndOfInput, KeyboardInterrupt):
        print(text("deck-draft-left"))
        return 1
    print("# " + text("deck-draft-done", count=len(taken)))
    print_pool(Counter(taken))
    save(arguments.save, taken)
    return 0


def packs_of(arguments: argparse.Namespace, usual: int) -> int:
    packs: int = usual if arguments.packs is None else arguments.packs
    if packs < 1:
        raise Trouble(text("deck-too-few-packs"))
    return packs


def print_pool(pool: Counter[str]) -> None:
    """A pool as a plain list, by trade: it can be kept as a file and a deck be held against it."""
    from mulligan.games.spoils.cards.packs import trade_of

    for trade in sorted({trade_of(name) for name in pool}):
        print(f"\n[{trade}]")
        for name in sorted(name for name in pool if trade_of(name) == trade):
            print(f"{pool[name]} {name}")


def save(file: Path | None, cards: list[str]) -> None:
    from mulligan.games.spoils.cards.decklist import as_list
    from mulligan.games.spoils.cards.packs import limited_deck

    if file is None:
        return
    try:
        file.write_text(as_list(limited_deck(file.stem, cards)), encoding="utf-8")
    except OSError as error:
        raise Trouble(text("deck-cannot-write", file=str(file), reason=error.strerror or str(error))) from error
    print("\n" + text("deck-built", file=str(file)))


class Drafter:
    """A person who drafts at a terminal."""

    def __init__(self, page: "Page") -> None:
        self.page = page

    def pick(self, offered: list[str], taken: list[str]) -> str:
        from mulligan.games.spoils.cards.packs import PACK, simple_drafter

        whole = sum(count for _, count in PACK)
        number, place = divmod(len(taken), whole)
        self.page.say()
        self.page.say(text("deck-draft-pack", pack=number + 1, pick=place + 1, count=len(taken)), style="bold")
        for key, name in enumerate(offered, 1):
            self.page.say(f"{key:3} {described(name)}")
        while True:
            words = self.page.ask(text("deck-draft-prompt") + " ").strip()
            if words.casefold() in ("q", "quit", "exit"):
                raise Left
            if words.startswith("?"):
                self.explain(words[1:].strip(), offered)
                continue
            name = simple_drafter(offered, taken) if not words else self.named(words, offered)
            if name:
                self.page.say(text("deck-draft-took", card=name))
                return name

    def named(self, words: str, offered: list[str]) -> str:
        """The card that is meant, or nothing, having said why."""
        if words.isdigit() and 1 <= int(words) <= len(offered):
            return offered[int(words) - 1]
        found = [name for name in offered if words.casefold() in name.casefold()]
        if len(found) == 1:
            return found[0]
        if found:
            self.page.say(text("deck-draft-which", cards=", ".join(found)))
        else:
            self.page.say(text("deck-draft-none", words=words))
        return ""

    def explain(self, words: str, offered: list[str]) -> None:
        from mulligan.games.spoils.cards.collection import house_cards
        from mulligan.games.spoils.layout.faces import rules_text

        name = self.named(words, offered)
        if name:
            self.page.say(described(name))
            self.page.say(rules_text(name, house_cards()[name].card.text), indent=4)


def described(name: str) -> str:
    """A card in a line: name, cost, threshold, numbers, rarity."""
    from mulligan.games.spoils.cards.collection import house_cards
    from mulligan.games.spoils.commands.deck import card_line

    return f"{card_line(name, house_cards()[name]):52} {house_cards()[name].card.rarity}"
