"""What the server writes down about itself: one line an event, as JSON if that is wished; secrets are struck out."""

import json
import logging
import re
import time

# Keys of seats, invitations, hashes, and passwords in the URL of a database.
SECRET = re.compile(r"(?:i\.)?[A-Za-z0-9_-]{24,}|(?<=:)[^:@/\s]+(?=@)")
STRUCK_OUT = "[…]"


class Discreet(logging.Formatter):
    """Words for people, without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        return SECRET.sub(STRUCK_OUT, super().format(record))


class Structured(logging.Formatter):
    """A line of JSON, without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "where": record.name,
            "process": record.process,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps({key: clean(value) for key, value in line.items()}, ensure_ascii=False)


def clean(value: object) -> object:
    return SECRET.sub(STRUCK_OUT, value) if isinstance(value, str) else value


def write_logs(structured: bool) -> None:
    """To standard error, from here on."""
    writer = logging.StreamHandler()
    writer.setFormatter(Structured() if structured else Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    for name in ("mulligan", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [writer]
        logger.propagate = False
        logger.setLevel(logging.INFO if structured and name == "mulligan" else logging.WARNING)
