"""Storm Watch in a terminal."""

from __future__ import annotations

import msgspec
import pytest
from rich.console import Console

from chimera.engine.card import Brought, find
from chimera.engine.record import Match, Seat
from chimera.games.reference.storm_watch.card import SMALL
from chimera.terminal.words import texts_for


@pytest.mark.parametrize("name", ["[/red] Pier", "[b]Pier"])
def test_a_name_with_brackets_is_drawn_as_it_is_written(name: str) -> None:
    brought = Brought(files={"small.yaml": SMALL.replace("name: The Pier", f'name: "{name}"')})
    match = Match.new(find("storm_watch"), [Seat("Ada"), Seat("Bea [/x]")], {}, 1, brought=brought)
    view = msgspec.to_builtins(match.game.view(0))
    console = Console(width=120)
    with console.capture() as drawn:
        console.print(match.card.picture(view, 0, texts_for(match.card, ["Ada", "Bea [/x]"], "en")))
    assert drawn.get().count(name) == 3  # where it lies, and from where one walks there
    assert drawn.get().count("Bea [/x]") == 2
