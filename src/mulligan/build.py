"""Which Mulligan this is, and how it was built."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

VERSION = "0.1.0"


def compiled() -> bool:
    """Whether the engine is machine code rather than interpreted Python."""
    kernel = Path(__file__).parent / "kernel"
    return any(any(kernel.glob(f"*{suffix}")) for suffix in EXTENSION_SUFFIXES)
