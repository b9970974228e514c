"""`mulligan scenario run` and `mulligan scenario explain`: rulings as files."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mulligan.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.scenarios.running import Outcome

STANDARD_INPUT = "-"
HOLDS = 0
FAILS = 1


def add(commands: Commands) -> None:
    parser = commands.add_parser("scenario", help=text("scenario-help"), description=text("scenario-help"))
    acts = parser.add_subparsers(required=True, metavar="run|explain")
    run = acts.add_parser("run", help=text("scenario-run-help"), description=text("scenario-run-help"))
    run.add_argument("paths", nargs="+", metavar="PATH", help=text("scenario-paths-help"))
    run.add_argument("--json", action="store_true", help=text("scenario-json-help"))
    run.set_defaults(run=run_scenarios)
    explain = acts.add_parser("explain", help=text("scenario-explain-help"), description=text("scenario-explain-help"))
    explain.add_argument("paths", nargs="+", metavar="PATH", help=text("scenario-paths-help"))
    explain.set_defaults(run=explain_scenarios)


def run_scenarios(arguments: argparse.Namespace) -> int:
    outcomes = outcomes_of(arguments.paths)
    if arguments.json:
        print_json(outcomes)
    else:
        for outcome in outcomes:
            print_outcome(outcome)
        held = sum(outcome.failure is None for outcome in outcomes)
        print(text("scenario-tally", held=held, count=len(outcomes)))
    return FAILS if any(outcome.failure for outcome in outcomes) else HOLDS


def explain_scenarios(arguments: argparse.Namespace) -> int:
    from mulligan.scenarios.explaining import explanation

    outcomes = outcomes_of(arguments.paths)
    for outcome in outcomes:
        print(outcome.title or outcome.file)
        for line in explanation(outcome):
            print(line)
        print()
    return FAILS if any(outcome.failure for outcome in outcomes) else HOLDS


def outcomes_of(paths: list[str]) -> "list[Outcome]":
    from mulligan.scenarios.running import run_file, run_source, scenario_files

    found: list[Outcome] = []
    for path in paths:
        if path == STANDARD_INPUT:
            found.append(run_source(sys.stdin.read(), STANDARD_INPUT))
        else:
            found += [run_file(file) for file in scenario_files([Path(path)])]
    if not found:
        raise Trouble(text("scenario-no-files", paths=", ".join(paths)))
    for outcome in found:
        note_unknown_rules(outcome)
    return found


def note_unknown_rules(outcome: "Outcome") -> None:
    """What stands under `rules` and is none is a slip of the pen, which changes nothing that happens."""
    from mulligan.rules.index import indexed_games, rule_index

    scenario = outcome.scenario
    if scenario is None or not scenario.rules or scenario.game not in indexed_games():
        return
    known = rule_index(scenario.game).rules
    odd = [rule for rule in scenario.rules if rule not in known]
    if odd:
        outcome.notes.append(text("scenario-no-such-rule", rules=", ".join(odd), game=scenario.game))


def print_outcome(outcome: "Outcome") -> None:
    if outcome.failure is None:
        print(text("scenario-holds", file=outcome.file, title=outcome.title))
        for note in outcome.notes:
            print(text("scenario-besides", note=note))
        return
    print(text("scenario-fails", file=outcome.file, title=outcome.title))
    for line in outcome.failure.lines(outcome.file):
        print(line)


def print_json(outcomes: "list[Outcome]") -> None:
    import json

    failed = []
    for outcome in outcomes:
        failure = outcome.failure
        if failure is not None:
            failed.append(
                {
                    "file": outcome.file,
                    "title": outcome.title,
                    "line": failure.line,
                    "message": failure.message,
                    "expected": failure.expected,
                    "found": failure.found,
                    "options": failure.options,
                    "note": failure.note,
                }
            )
    notes = [{"file": outcome.file, "note": note} for outcome in outcomes for note in outcome.notes]
    held = len(outcomes) - len(failed)
    print(json.dumps({"scenarios": len(outcomes), "held": held, "failed": failed, "notes": notes}, indent=2))
