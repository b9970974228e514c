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


def test_the_scenario_of_the_guide_holds() -> None:
    example = re.search(r"```yaml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert example is not None
    assert run_source(example[1], "judge.md").failure is None
