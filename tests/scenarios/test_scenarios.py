"""Every scenario file holds."""

import re
from pathlib import Path

import pytest

from mulligan.scenarios.running import run_file, run_source, scenario_files

FOLDER = Path(__file__).parent
GUIDE = FOLDER.parents[1] / "docs" / "judge.md"


@pytest.mark.parametrize("file", scenario_files([FOLDER]), ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_the_scenario_holds(file: Path) -> None:
    outcome = run_file(file)
    assert outcome.failure is None, "\n".join(outcome.failure.lines(outcome.file))


def test_the_scenarios_of_the_guide_hold() -> None:
    examples = re.findall(r"```yaml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        failure = run_source(example, "judge.md").failure
        assert failure is None, "\n".join(failure.lines("judge.md"))
