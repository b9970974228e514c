"""Every scenario file holds."""

import re
from pathlib import Path

import pytest

from mulligan.messages import speaking
from mulligan.scenarios.running import run_file, run_source, scenario_files

FOLDER = Path(__file__).parent
GUIDE = FOLDER.parents[1] / "docs" / "judge.md"


@pytest.mark.parametrize("file", scenario_files([FOLDER]), ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_the_scenario_holds(file: Path) -> None:
    outcome = run_file(file)
    assert outcome.failure is None, "\n".join(outcome.failure.lines(outcome.file))


def test_the_scenarios_of_the_guide_hold() -> None:
    examples = re.findall(r"```yaml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len(examples) == 3
    for example in examples:
        failure = run_source(example, "judge.md").failure
        assert failure is None, "\n".join(failure.lines("judge.md"))


@pytest.mark.parametrize("folder", ["mystic_war/rulebook", "spoils/players", "unmatched/items"])
def test_scenarios_are_english_whatever_the_reader_speaks(folder: str) -> None:
    with speaking("de"):
        outcomes = [run_file(file) for file in scenario_files([FOLDER / folder])]
    assert len(outcomes) > 5
    assert not [outcome.file for outcome in outcomes if outcome.failure is not None]
