"""Files that strangers send, taken apart in memory: a text or an archive of them. Nothing is written."""

from __future__ import annotations

import codecs
import io
import re
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from mulligan.messages import text

MOST_FILES = 600  # in an archive
MOST_BYTES = 24_000_000  # of all texts together, unpacked
LONGEST_NAME = 60
AT_ONCE = 1 << 16
ARCHIVES = (b"PK\x03\x04", b"PK\x05\x06")
PLAIN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # of the others some unpack without end before one can look
ENCRYPTED = 0x1
WIDE = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
# Letters that are not seen, or that turn round the words beside them on the page.
UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]")


@dataclass(frozen=True, slots=True)
class Text:
    """A file with a text in it, or why it has none. Only the last part of its name is kept."""

    name: str
    content: str = ""
    trouble: str = ""


class NotOpened(ValueError):
    """An upload that cannot be opened at all, in words."""


def texts_in(file: str, data: bytes, suffixes: tuple[str, ...]) -> list[Text]:
    """The texts of an upload: itself, or those of an archive whose names end like that."""
    if not data:
        raise NotOpened(text("workshop-file-empty", file=short(file)))
    if not data.startswith(ARCHIVES):
        return [as_text(short(file), data)]
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return list(unpacked(archive, suffixes))
    except NotOpened:
        raise
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError, ValueError):
        raise NotOpened(text("workshop-file-no-archive", file=short(file))) from None


def unpacked(archive: zipfile.ZipFile, suffixes: tuple[str, ...]) -> Iterator[Text]:
    """What an archive says of sizes is not believed: it is counted while it is unpacked."""
    members = [one for one in archive.infolist() if one.filename.lower().endswith(suffixes)]
    if len(members) > MOST_FILES:
        raise NotOpened(text("workshop-file-too-many", most=MOST_FILES))
    left = MOST_BYTES
    for member in members:
        name = short(member.filename)
        if member.flag_bits & ENCRYPTED or member.compress_type not in PLAIN:
            yield Text(name, trouble=text("workshop-file-locked"))
            continue
        found = bytearray()
        with archive.open(member) as stream:
            while some := stream.read(AT_ONCE):
                found += some
                if len(found) > left:
                    raise NotOpened(text("workshop-file-bomb", most=MOST_BYTES // 1_000_000))
        left -= len(found)
        yield as_text(name, bytes(found))


def as_text(name: str, data: bytes) -> Text:
    if data.startswith(WIDE):
        return Text(name, data.decode("utf-16", errors="replace"))
    if b"\x00" in data:
        return Text(name, trouble=text("workshop-file-no-text"))
    return Text(name, data.decode("utf-8-sig", errors="replace"))


def short(name: str) -> str:
    """The last part of a path, without what cannot be printed: a name to show, under which nothing is ever opened."""
    last = PurePosixPath(name.replace("\\", "/")).name
    return "".join(letter for letter in last if letter.isprintable())[-LONGEST_NAME:] or "?"


def stem(name: str) -> str:
    return PurePosixPath(name).stem or name
