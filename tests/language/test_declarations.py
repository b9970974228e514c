"""What nodes declare is read off their source, by any number of threads at once."""

import sys
from concurrent.futures import ThreadPoolExecutor

from mulligan.games import box
from mulligan.language import declarations


def test_threads_that_read_the_same_sources_together_all_read_them_whole() -> None:
    box("spoils").make(seats=2)
    modules = sorted(name for name in sys.modules if name.startswith("mulligan.games.spoils.vocabulary."))
    alone = [declarations.declared(module) for module in modules]
    declarations.declared.cache_clear()
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(declarations.declared, modules * 2))
    assert together == alone * 2
