"""Storm Watch drawn for a terminal: the night, the coast with its fires and keepers, and the hands.

What people have named, places and themselves, goes into a `Text`: else brackets in a name would be read as markup.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chimera.engine.texts import Texts


def drawn(view: Mapping[str, Any], role: int, texts: Texts) -> RenderableType:
    """The whole table."""
    return Group(heading(view, texts), coast(view, texts), keepers(view, texts), omen(view, texts))


def heading(view: Mapping[str, Any], texts: Texts) -> Text:
    """Night, hour, what is going on, how many fires burn and how many must."""
    phase = texts.fill(f"phase-{view['phase']}", {})
    args = {name: view[name] for name in ("coast", "night", "hour", "hours", "keep", "gusts")}
    return Text(texts.fill("picture-heading", {**args, "phase": phase, "burning": view["scores"][0]}), style="bold")


def coast(view: Mapping[str, Any], texts: Texts) -> Table:
    """A row for each place: its fire, who is there, where one can walk from there."""
    table = Table(box=None, pad_edge=False)
    for column in ("place", "fire", "keepers", "links"):
        table.add_column(texts.fill(f"picture-{column}", {}))
    fires = {fire["at"]: fire for fire in view["fires"]}
    for number, place in enumerate(view["places"]):
        here = [texts.seats[seat] for seat, keeper in enumerate(view["keepers"]) if keeper["at"] == number]
        links = ", ".join(view["places"][link]["name"] for link in place["links"])
        name = place["name"] + (f" ({texts.fill('picture-stores', {})})" if place["stores"] else "")
        table.add_row(Text(name), flames(fires.get(number), texts), Text(", ".join(here)), Text(links))
    return table


def flames(fire: Mapping[str, Any] | None, texts: Texts) -> Text:
    """A fire as a row of flames, with what it is about to lose."""
    if fire is None:
        return Text("")
    if fire["burns"] == 0:
        return Text(texts.fill("picture-dark", {}), style="bold red")
    row = Text("▲" * fire["burns"], style="dark_orange3")
    row.append("·" * (fire["most"] - fire["burns"]), style="dim")
    if fire["loses"]:
        row.append(f" −{fire['loses']}", style="bold red")
    return row


def keepers(view: Mapping[str, Any], texts: Texts) -> Table:
    """A row for each keeper: trade, effort, hand."""
    table = Table(box=None, pad_edge=False)
    for column in ("keeper", "trade", "effort", "hand"):
        table.add_column(texts.fill(f"picture-{column}", {}))
    for seat, keeper in enumerate(view["keepers"]):
        hand = [texts.fill(texts.terms["card"][card], {}) if card >= 0 else "?" for card in sorted(view["hands"][seat])]
        trade = texts.fill(f"trade-{keeper['trade']}", {})
        table.add_row(Text(texts.seats[seat]), trade, str(keeper["effort"]), ", ".join(hand))
    return table


def omen(view: Mapping[str, Any], texts: Texts) -> Text:
    """What is known of the omen, the stores and the storm to come."""
    known, card = view["omen"], view["omen_card"]
    if card is None:
        line = Text(texts.fill("picture-omen-came", {"omen": known["came"]}))
    elif card >= 0:
        line = Text(texts.fill("picture-omen-read", {"omen": card}))
        line.append(" " + texts.fill(f"{texts.terms['omen'][card]}-text", {}), style="italic")
    else:
        line = Text(texts.fill("picture-omen-hidden", {"seat": known["lookout"]}))
    line.append("\n" + texts.fill("picture-store-cards", {"stores": view["stores"], "storm": view["storm"]}))
    for number in view["forecast"]:
        blow = view["storm_cards"][number]
        place = view["places"][blow["at"]]["name"] if blow["at"] >= 0 else texts.fill("picture-rain", {})
        line.append(f"  {place} −{blow['loss']}")
    return line
