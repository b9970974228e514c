"""How this copy of Mulligan was built."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def compiled() -> bool:
    """Whether the engine is machine code rather than interpreted Python."""
    kernel = Path(__file__).parent / "kernel"
    return any(any(kernel.glob(f"*{suffix}")) for suffix in EXTENSION_SUFFIXES)


def release() -> str:
    """The version that is installed."""
    try:
        return version("mulligan")
    except PackageNotFoundError:  # run from the source files, never installed
        return "0+source"
