"""Many processes that play, each quick to start: one that has read everything already, and forks when asked.

The program is run with a socket as its standard input; each message names the arguments and brings a keyboard and a
screen, the answer is the number of the new process.
"""

from __future__ import annotations

import io
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


class Players:
    """Starts processes that play, on pipes."""

    def __init__(self, folder: Path) -> None:
        self.near, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        env = {**os.environ, "CHIMERA_HOME": str(folder)}
        self.process = subprocess.Popen([sys.executable, "-m", "tests.keyboard"], stdin=far, cwd=ROOT, env=env)
        far.close()
        self.near.recv(16)  # it is ready

    def start(self, arguments: list[str], keyboard: int, screen: int) -> int:
        """A new process; its number."""
        socket.send_fds(self.near, [json.dumps(arguments).encode()], [keyboard, screen])
        return int(self.near.recv(16))

    def close(self) -> None:
        self.near.close()
        self.process.wait()


def serve() -> None:
    """Fork for every message, until there are no more."""
    from chimera.cli import run

    sys.stdin = io.StringIO("hold\n")
    sys.stdout = io.StringIO()
    warm = Path(os.environ["CHIMERA_HOME"]) / "warm.chimera"
    run(["play", "pig", "--save", str(warm)])  # so that everything is imported
    warm.unlink()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(fileno=os.dup(0)) as far:
        far.send(b"ready")
        while True:
            data, handles, _, _ = socket.recv_fds(far, 65536, 2)
            if not data:
                return
            child = os.fork()
            if child == 0:
                os.dup2(handles[0], 0)
                os.dup2(handles[1], 1)
                far.close()
                sys.stdin = io.TextIOWrapper(io.FileIO(0, closefd=False), encoding="utf-8")
                sys.stdout = io.TextIOWrapper(io.BufferedWriter(io.FileIO(1, "w", closefd=False)), encoding="utf-8")
                for handle in handles:
                    os.close(handle)
                run(json.loads(data))
                os._exit(0)
            for handle in handles:
                os.close(handle)
            far.send(str(child).encode())


if __name__ == "__main__":
    serve()
