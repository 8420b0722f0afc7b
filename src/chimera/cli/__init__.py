"""The command line: one command per thing a person does. The modules here hold the commands by subject."""

from __future__ import annotations

import os
import sys
import traceback
from typing import Any

import typer
from typer.exceptions import Abort, Exit, TyperException

from chimera.cli import contents, playing, serving, studies
from chimera.cli.program import app, home
from chimera.engine.reasons import ChimeraError

__all__ = ["contents", "main", "playing", "run", "serving", "studies"]


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; every fault becomes one sentence and an exit status."""
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    """The command line without leaving the program: the exit status."""
    command: Any = typer.main.get_command(app)
    try:
        return int(command.main(args=arguments, prog_name="chimera", standalone_mode=False) or 0)
    except Exit as leaving:
        return leaving.exit_code
    except Abort:
        return 130
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return 130
    except TyperException as error:
        what = error.format_message().rstrip(".")  # empty when help was asked for by saying nothing, and is shown
        return complain(f"{what}; 'chimera --help' shows what there is.") if what else 2
    except ChimeraError as error:
        return complain(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception:
        return crashed(traceback.format_exc())


def crashed(trace: str) -> int:
    """Keep what went wrong for a report; the exit status for a fault of ours."""
    report = home() / "crash.txt"
    try:
        report.parent.mkdir(parents=True, exist_ok=True)
        report.write_text(trace, encoding="utf-8", errors="backslashreplace")
    except OSError:
        print(trace, file=sys.stderr)
    complain(f"Chimera met a fault of its own and stopped; please report it with the file {report}.")
    return 70


def complain(sentence: str) -> int:
    """One line on standard error; the exit status for bad input."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2
