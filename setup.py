"""Compiles the engine with mypyc where there is a working C compiler, and installs it interpreted where there is none.

Whichever it is, one line that begins with `mulligan build:` says so.
"""

import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("src/mulligan")
PAGE = PACKAGE / "server" / "client"

# What reads and prints English.
READING = ("card_files", "layout", "phrasebook", "planning", "reading", "rulestext", "styles")
# Modules of the kernel and of games that stay interpreted.
INTERPRETED = frozenset(["arranging", "language", "scenario", "screen", "setting_up", "writing"])

# Modules that no search waits for, and those of many short methods: the C compiler spends less time on them.
SELDOM = ("battlefields", "cards", "forms", "heroes", "sheet", "soundness", "story", "words")
SHORT = ("___vocabulary___", "___language___core___")
HIDDEN = "-fvisibility=hidden"
# What mypyc makes of `1 << n` where n is a machine word: C would shift the plain number in 32 bits.
NARROW_SHIFT = re.compile(r"(?<= = )(?=\d+ << cpy_r_)")
CORES = os.cpu_count() or 1
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext"}


def engine() -> list[str]:
    """The modules that mypyc compiles: the kernel, the games' rules, the phrases of the card language, the search."""
    rooms = ("rules", "effects", "limits", "advice", "vocabulary", "vocabulary/*")
    language = ("language/tree.py", "language/flow.py", "language/core/*.py")
    shared = ("kernel/**/*.py", "agents/agent.py", "agents/search.py", *language)
    places = (*shared, "games/*/*.py", *(f"games/*/{room}/*.py" for room in rooms))
    found = [path for place in places for path in PACKAGE.glob(place)]
    modules = (path for path in found if path.name != "__init__.py")
    return sorted(path.as_posix() for path in modules if not is_interpreted(path))


def is_interpreted(path: Path) -> bool:
    return path.stem in INTERPRETED or ("vocabulary" in path.parts and path.stem in READING)


def extensions() -> list[Extension]:
    """The compiled engine, or nothing, having said why."""
    if not COMPILING_COMMANDS & set(sys.argv):
        return []
    if os.environ.get("MULLIGAN_PURE", "0") not in ("", "0"):
        return interpreted("MULLIGAN_PURE is set")
    modules = engine()
    if not modules:
        return interpreted("there is nothing to compile yet")
    if not has_compiler():
        return interpreted("no working C compiler was found")
    try:
        return compiled(modules)
    except ImportError:
        return interpreted("mypy is not installed")
    except SystemExit:  # how mypycify reports errors in the code that it compiles
        return interpreted("COMPILING FAILED, mypyc's errors stand above")


def compiled(modules: list[str]) -> list[Extension]:
    from mypyc.build import mypycify

    # `make lint` is where types are checked strictly; here only what would change the meaning of compiled code matters.
    os.environ["MYPYPATH"] = "src"
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
    options.append("--disable-error-code=import-untyped")
    # A file of C for each module: one for all of them takes the C compiler several times as long.
    made = mypycify([*options, *modules], opt_level="2", debug_level="0", multi_file=True)
    extensions = [extension for extension in made if isinstance(extension, Extension)]
    for source in {Path(source) for extension in extensions for source in extension.sources}:
        if source.name.startswith("__native_mulligan") and NARROW_SHIFT.search(code := source.read_text("utf-8")):
            source.write_text(NARROW_SHIFT.sub("(int64_t)", code), "utf-8")
    say(f"compiling {len(modules)} modules with mypyc")
    return extensions


def interpreted(why: str) -> list[Extension]:
    say(f"installed interpreted, which is several times slower: {why}")
    return []


def has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command is None:  # Windows: setuptools looks for Visual Studio itself
        return True
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        probe = [*shlex.split(command), "-c", str(source), "-o", str(source.with_suffix(".o"))]
        probe += ["-I", sysconfig.get_path("include"), "-I", sysconfig.get_path("platinclude")]
        try:
            return subprocess.run(probe, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def effort(source: str) -> list[str]:
    """How hard the C compiler is to try. Visual Studio knows no such options.

    Functions that no other library can see are called directly, not by way of a table: about a tenth faster.
    """
    name = Path(source).stem
    if os.name == "nt":
        return []
    if name.startswith("__native_") and "___" not in name:  # what only makes the modules known to Python
        return [HIDDEN, "-O0"]
    seldom = name.rpartition("___")[2] in SELDOM or any(part in name for part in SHORT)
    return [HIDDEN, "-O1"] if seldom else [HIDDEN]


def say(line: str) -> None:
    print(f"mulligan build: {line}", flush=True)


class BuildEngine(build_ext):
    """Builds the extensions on every core; when the C compiler fails, leaves none of them behind."""

    def run(self) -> None:
        self.parallel = self.parallel or CORES
        try:
            super().run()
        except (BaseError, CCompilerError, OSError):
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            interpreted("COMPILING FAILED, the C compiler's errors stand above")

    def build_extensions(self) -> None:
        """Compile all files of C first, the longest first: nearly all of them belong to one extension, and setuptools
        compiles those of one extension one by one."""
        files = [(extension, source) for extension in self.extensions for source in extension.sources]
        files.sort(key=lambda one: Path(one[1]).stat().st_size, reverse=True)
        with ThreadPoolExecutor(CORES) as pool:
            made = list(pool.map(lambda one: self.object_of(*one), files))
        for extension in self.extensions:
            extension.depends = [*extension.depends, *extension.sources]
            extension.extra_objects = [
                object_ for (owner, _), object_ in zip(files, made, strict=True) if owner is extension
            ]
            extension.sources = []
        super().build_extensions()

    def object_of(self, extension: Extension, source: str) -> str:
        """The object file of a file of C. One that is newer than its source and every header is good as it is."""
        [made] = self.compiler.object_filenames([source], output_dir=self.build_temp)
        headers = Path(source).parent.glob("*.h")
        if Path(made).is_file() and Path(made).stat().st_mtime > max(
            path.stat().st_mtime for path in (Path(source), *headers)
        ):
            return str(made)
        [made] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            macros=list(extension.define_macros),
            include_dirs=extension.include_dirs,
            debug=self.debug,
            extra_postargs=[*(extension.extra_compile_args or []), *effort(source)],
            depends=extension.depends,
        )
        return str(made)


class BuildModules(build_py):
    """Copies the modules, and removes what an earlier build left of files that are gone."""

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        """The page is left out where it is being built at the same time: `make` puts it in afterwards."""
        found = list(super().find_data_files(package, src_dir))
        later = os.environ.get("MULLIGAN_PAGE") == "later"
        return [path for path in found if not later or PAGE not in Path(path).parents]

    def run(self) -> None:
        super().run()
        wanted = {Path(output) for output in self.get_outputs()}
        binaries = self.get_finalized_command("build_ext")
        if self.distribution.ext_modules and isinstance(binaries, build_ext):
            wanted |= {Path(output) for output in binaries.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in wanted:
                path.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine, "build_py": BuildModules})
