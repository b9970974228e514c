"""`mulligan rules GAME [RULE]`: the rule index, and for one rule where it stands and what shows it."""

import argparse
import json
import shutil
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

from mulligan.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.rules.index import Rule, RuleIndex

WIDEST = 120
NARROWEST = 40


def add(commands: Commands) -> None:
    parser = commands.add_parser("rules", help=text("rules-help"), description=text("rules-help"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=text("rules-game-help"))
    parser.add_argument("rule", nargs="?", metavar="RULE", help=text("rules-rule-help"))
    parser.add_argument("--json", action="store_true", help=text("rules-json-help"))
    parser.add_argument("--update", action="store_true", help=text("rules-update-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from mulligan.rules.index import indexed_games, rule_index
    from mulligan.rules.showing import shown_file

    if arguments.update and arguments.game is None:
        for game in indexed_games():
            if shown_file(Path.cwd(), game).parent.is_dir():
                update(game)
        return 0
    if arguments.game not in indexed_games():
        raise Trouble(text("rules-no-game", game=arguments.game or "", games=", ".join(indexed_games())))
    if arguments.update:
        update(arguments.game)
        return 0
    index = rule_index(arguments.game)
    if arguments.rule:
        show_one(index, arguments.rule, arguments.json)
    elif arguments.json:
        print(json.dumps(index.summary()))
    else:
        show_all(index)
    return 0


def update(game: str) -> None:
    """Write what shows each rule into the source, from the folder that has the game and its tests."""
    from mulligan.rules.index import BrokenIndex, rule_index
    from mulligan.rules.showing import showings, shown_file, shown_json

    root = Path.cwd()
    file = shown_file(root, game)
    if not (root / "tests").is_dir() or not file.parent.is_dir():
        raise Trouble(text("rules-no-tests", game=game, folder=str(root)))
    try:
        file.write_text(shown_json(rule_index(game), showings(root, game)), encoding="utf-8")
    except BrokenIndex as error:
        raise Trouble(str(error)) from error
    print(text("rules-updated", file=file.relative_to(root).as_posix()))


def show_one(index: "RuleIndex", number: str, as_json: bool) -> None:
    from difflib import get_close_matches

    from mulligan.rules.wording import reason, wording

    rule = index.rules.get(number) or {name.casefold(): rule for name, rule in index.rules.items()}.get(
        number.casefold()
    )
    if rule is None:
        near = get_close_matches(number, index.rules, n=1)
        raise Trouble(
            text("rules-no-rule-near", number=number, near=near[0]) if near else text("rules-no-rule", number=number)
        )
    if as_json:
        print(json.dumps(vars(rule), ensure_ascii=False))
        return
    say(text("rules-line", number=rule.number, text=wording(index.game, rule)), "")
    if rule.why:
        say(text("rules-why", why=reason(index.game, rule)), "  ")
    if rule.about:
        say(text("rules-about", rules=", ".join(rule.about)), "  ")
    say(stands(rule), "  ")
    for test in rule.tests:
        say(text("rules-test", name=test), "  ")
    for scenario in rule.scenarios:
        say(text("rules-scenario", name=scenario), "  ")


def show_all(index: "RuleIndex") -> None:
    from mulligan.rules.wording import wording

    for rule in index.rules.values():
        say(text("rules-line", number=rule.number, text=wording(index.game, rule)), "")
        shown = text("rules-counts", tests=len(rule.tests), scenarios=len(rule.scenarios))
        say(stands(rule) if rule.aside else f"{stands(rule)} {shown}", "    ")
    summary = index.summary()
    print(text("rules-tally", rules=summary["rules"], shown=summary["shown"]))
    if summary["missing"]:
        say(text("rules-missing", rules=", ".join(summary["missing"])), "")


def stands(rule: "Rule") -> str:
    return text("rules-aside", reason=rule.aside) if rule.aside else text("rules-where", places=", ".join(rule.where))


def say(words: str, indent: str) -> None:
    width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))
    print(
        textwrap.fill(
            words, width, initial_indent=indent, subsequent_indent=indent + "  ", break_long_words=False,
            break_on_hyphens=False,
        )
    )  # fmt: skip
