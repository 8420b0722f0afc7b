"""One line of JSON per thing worth knowing. Never a cookie, a link, a seed, a choice or what people say."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final, TextIO

SHOWN: Final = ("table", "game", "route", "method", "status", "ms", "address", "workers", "version")


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for name in SHOWN:
            value = getattr(record, name, None)
            if value is not None:
                line[name] = value
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def log_to(stream: TextIO | None = None) -> None:
    """Write our logs, and those of the server below us, as lines of JSON; a terminal gets only what is wrong."""
    stream = stream or sys.stderr  # the one of now, not of when this was imported
    level = logging.WARNING if stream.isatty() else logging.INFO
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    for name in ("chimera", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "chimera" else logging.WARNING)
