"""Options in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from chimera.engine.events import Message
from chimera.engine.game import PASS, Opt
from chimera.games.evo.content import BASICS, EVENTS, GENES, Face
from chimera.games.evo.rules import attacking, defending, newborn_faces, winning_faces
from chimera.games.evo.tables import FUR, THERMOREGULATION

if TYPE_CHECKING:
    from chimera.games.evo.state import Evo

BETWEEN_SPACES: Final = ("move", "attack")
PASSING: Final = {  # what passing means in the step that asks
    "Moves": "opt-pass-moves",
    "Lay": "opt-pass-lay",
    "Announce": "opt-pass-announce",
    "Guard": "opt-pass-announce",
    "Reconsider": "opt-pass-reconsider",
    "Flee": "opt-pass-flee",
}
ON_A_SPACE: Final = ("fly", "swim", "slip", "land", "retreat", "remove", "lay", "pounce", "lose")


def amounts_of(files: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """What the texts of genes and cards count; whether it is more or less is in the sentence."""
    die: list[Face] = files[BASICS].die
    faces = {"wins": sum(face.count for face in die if face.newborn_wins), "faces": sum(face.count for face in die)}
    genes = [("gene", gene) for gene in (*files[GENES].normal, *files[GENES].unique)]
    cards = [("card", card) for card in files[EVENTS].cards]
    return {
        f"{kind}-{record.id}-text": {"amount": abs(record.effect.amount), **faces} for kind, record in genes + cards
    }


def described(g: Evo, opt: Opt) -> Message:
    """An option with the names of its spaces, cards and genes."""
    if opt is PASS:
        return Message(passing(g))
    labels = g.island().labels
    args: dict[str, int | str] = {}
    if opt.verb in BETWEEN_SPACES:
        args = {"from": label(labels, opt.a), "to": label(labels, opt.b)}
        if opt.verb == "attack" and fighting(g, opt):
            args["wins"] = winning_faces(g, attacking(g, g.board[opt.a]), defending(g, g.board[opt.b]))
            args["faces"] = len(g.box.die)
            return Message("opt-attack-odds", args)
    elif opt.verb in ON_A_SPACE:
        args = {"at": label(labels, opt.a)}
        if opt.verb == "pounce":
            args["wins"] = newborn_faces(g)
            args["faces"] = len(g.box.die)
    elif opt.verb == "bid":
        args = {"column": opt.a, "bid": opt.b}
        if 1 < opt.a <= len(g.lab) and g.lab[opt.a - 1] >= 0:
            args["gene"] = g.lab[opt.a - 1]
            return Message("opt-bid", args)
        return Message("opt-bid-card", args)
    elif opt.verb == "place":
        args = {"place": opt.a}
    elif opt.verb in ("play", "withdraw"):
        args = {"card": opt.a}
    elif opt.verb == "victim":
        args = {"target_seat": opt.a}
    elif opt.verb == "layer":
        args = {"layer": layer(g, opt.a)}
    return Message("opt-" + opt.verb, args)


def layer(g: Evo, choice: int) -> int:
    """The number of the sheet that a choice of two means: those of the card that asks, or else the two protections."""
    step = g.agenda[-1] if g.agenda else None
    card = getattr(step, "card", -1)
    stats = g.box.card_stats[card] if card >= 0 else []
    return (stats if len(stats) > 1 else [THERMOREGULATION, FUR])[choice]


def passing(g: Evo) -> str:
    """What passing means in the step that asks now."""
    if not g.agenda:
        return "opt-pass"
    step = g.agenda[-1]
    key = PASSING.get(type(step).__name__, "opt-pass")
    if key == "opt-pass-announce" and [card for card in g.announced if g.holder[card] == step.seat]:
        return "opt-pass-announced"
    return key


def fighting(g: Evo, opt: Opt) -> bool:
    """Whether dinosaurs stand on both spaces of an attack."""
    return max(opt.a, opt.b) < len(g.board) and min(g.board[opt.a], g.board[opt.b]) >= 0


def label(labels: list[str], space: int) -> str:
    """The name of a space, or of a space that this island does not have."""
    return labels[space] if space < len(labels) else f"#{space}"
