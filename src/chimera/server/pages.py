"""The client's files, from memory; every address of the client's own shows its page."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from pathlib import Path
from typing import Final

from chimera.engine.events import Message
from chimera.engine.trouble import Trouble, sentence

STATIC: Final = Path(__file__).parent / "static"
PACKED: Final = (".js", ".css", ".html", ".svg", ".json", ".ftl", ".txt", ".map", ".webmanifest")
KINDS: Final = {  # what some machines do not know, or know otherwise
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}
NOT_BUILT: Final = """\
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Chimera</title></head>
<body><h1>Chimera</h1><p>{why}</p><pre>make client</pre><p>{then}</p></body></html>
"""

Answer = tuple[int, list[tuple[bytes, bytes]], bytes]


def not_built() -> str:
    """What to look at while there is no client."""
    words = {"why": "page-not-built", "then": "page-not-built-then"}
    return NOT_BUILT.format_map({place: html.escape(sentence(Message(key))) for place, key in words.items()})


class Page:
    """One file, packed once."""

    __slots__ = ("body", "etag", "kind", "lasting", "packed")

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        if self.kind.startswith("text/"):
            self.kind += "; charset=utf-8"
        self.etag = '"' + hashlib.sha256(body).hexdigest()[:24] + '"'
        self.packed = gzip.compress(body, 9, mtime=0) if name.endswith(PACKED) and len(body) > 500 else b""
        self.lasting = "assets/" in name  # Vite puts a hash into these names

    def answer(self, headers: dict[bytes, bytes]) -> Answer:
        """The file as the browser wants it."""
        kept = b"public, max-age=31536000, immutable" if self.lasting else b"no-cache"
        head = [(b"content-type", self.kind.encode()), (b"etag", self.etag.encode()), (b"cache-control", kept)]
        if headers.get(b"if-none-match") == self.etag.encode():
            return 304, head, b""
        if self.packed:
            head.append((b"vary", b"accept-encoding"))
            if b"gzip" in headers.get(b"accept-encoding", b""):
                return 200, [*head, (b"content-encoding", b"gzip")], self.packed
        return 200, head, self.body


class Pages:
    """All files of the client."""

    def __init__(self, folder: Path = STATIC, base: str = "/") -> None:
        self.pages: dict[str, Page] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    body = path.read_bytes()
                    if name == "index.html":
                        body = body.replace(b'<base href="/"', b'<base href="' + base.encode() + b'"')
                    self.pages[name] = Page(name, body)
        self.built = "index.html" in self.pages
        self.index = self.pages.get("index.html") or Page("index.html", not_built().encode())

    def answer(self, path: str, headers: dict[bytes, bytes]) -> Answer:
        """A file, or the client's page for its own addresses such as /table/ID; 404 for a file that is not there."""
        name = path.lstrip("/")
        page = self.pages.get(name)
        if page is not None:
            return page.answer(headers)
        if "." in name.rpartition("/")[2]:
            head = [(b"content-type", b"text/plain; charset=utf-8")]
            return 404, head, str(Trouble("no-file")).encode()
        return self.index.answer(headers)
