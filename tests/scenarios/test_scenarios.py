"""Every scenario file holds."""

from pathlib import Path

import pytest

from mulligan.scenarios.running import run_file, scenario_files

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("file", scenario_files([FOLDER]), ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_the_scenario_holds(file: Path) -> None:
    outcome = run_file(file)
    assert outcome.failure is None, "\n".join(outcome.failure.lines(outcome.file))
