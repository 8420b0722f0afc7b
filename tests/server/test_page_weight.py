"""The built client is light enough for a phone far from home."""

from __future__ import annotations

import gzip

from chimera.server.pages import STATIC

BUDGET = 250_000  # bytes of script and style, packed


def test_script_and_style_fit_their_budget() -> None:
    files = [file for kind in ("*.js", "*.css") for file in (STATIC / "assets").glob(kind)]
    assert {file.suffix for file in files} == {".js", ".css"}, "the client is not built; call make client"
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) <= BUDGET
