"""What the page says, read from its message files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

ROOT: Final = Path(__file__).parent.parent.parent
FRAME: Final = ROOT / "web" / "src" / "messages"


@cache
def bundle(language: str) -> FluentBundle:
    """The messages of the frame in a language."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((FRAME / f"{language}.ftl").read_text(encoding="utf-8")))
    return found


def frame(language: str, key: str, **args: str | int) -> str:
    """A text of the frame, in English where the language lacks it."""
    for each in (language, "en"):
        if bundle(each).has_message(key):
            value = bundle(each).get_message(key).value
            assert value is not None
            return str(bundle(each).format_pattern(value, args)[0])
    raise AssertionError(f"no text {key}")
