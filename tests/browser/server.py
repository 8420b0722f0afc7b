"""A server of our own for the browser: started, killed and started again like anybody's."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

import chimera.server.pages

PATIENCE: Final = 60.0
BUILD: Final = "The client is not built. Build it with: make client"


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Server:
    """`chimera serve` in a process of its own, on a database in a folder."""

    def __init__(self, folder: Path, pace: float = 0.0, packages: Path | None = None) -> None:
        assert (chimera.server.pages.STATIC / "index.html").exists(), BUILD
        self.folder = folder
        self.port = free_port()
        self.pace = pace
        self.packages = packages  # further packages: add-on games
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-c", "import sys; from chimera.cli import main; sys.exit(main())", "serve"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--pace", str(self.pace)]
        command += ["--database", str(self.folder / "chimera.db")]
        env = os.environ | {"CHIMERA_HOME": str(self.folder)}
        if self.packages is not None:
            env["PYTHONPATH"] = os.pathsep.join(filter(None, [env.get("PYTHONPATH"), str(self.packages)]))
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=env, start_new_session=True)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(self.address + "ready", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise AssertionError("The server did not start:\n" + (self.folder / "server.log").read_text()[-3000:])

    def kill(self) -> None:
        """Kill it and its workers without a word, as a power cut would."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        """Close it as Ctrl-C does."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
