"""Options in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from chimera.engine.events import Message
from chimera.engine.game import PASS, Opt
from chimera.games.evo.content import BASICS, EVENTS, GENES, Face
from chimera.games.evo.foresight import NEWBORN, ground
from chimera.games.evo.rules import attacking, defending, empty_near, newborn_faces, price, winning_faces
from chimera.games.evo.tables import FUR, RETREAT_ABILITY, THERMOREGULATION

if TYPE_CHECKING:
    from chimera.games.evo.state import Evo

Args = dict[str, int | str]
PASSING: Final = {  # what passing means in the step that asks
    "Moves": "opt-pass-moves",
    "Lay": "opt-pass-lay",
    "Announce": "opt-pass-announce",
    "Guard": "opt-pass-announce",
    "Reconsider": "opt-pass-reconsider",
    "Flee": "opt-pass-flee",
}
FROM_A_SPACE: Final = ("fly", "swim", "slip")
ONTO_A_SPACE: Final = ("land", "retreat", "remove", "lay", "pounce", "lose")


def amounts_of(files: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """What the texts of genes and cards count; whether it is more or less is in the sentence."""
    die: list[Face] = files[BASICS].die
    faces = {"wins": sum(face.count for face in die if face.newborn_wins), "faces": sum(face.count for face in die)}
    genes = [("gene", gene) for gene in (*files[GENES].normal, *files[GENES].unique)]
    cards = [("card", card) for card in files[EVENTS].cards]
    return {
        f"{kind}-{record.id}-text": {"amount": abs(record.effect.amount), **faces} for kind, record in genes + cards
    }


def described(g: Evo, seat: int, opt: Opt) -> Message:
    """An option with the names of its spaces, cards and genes, and what it would mean as things stand."""
    if opt is PASS:
        return Message(passing(g))
    labels = g.island().labels
    args: Args = {}
    if opt.verb == "move":
        args = {"from": label(labels, opt.a), "to": label(labels, opt.b), **stands(g, seat, opt.a, opt.b)}
    elif opt.verb == "attack":
        return attack(g, seat, opt)
    elif opt.verb in FROM_A_SPACE:
        args = {"at": label(labels, opt.a), "range": g.flight(seat)}
    elif opt.verb in ONTO_A_SPACE:
        args = {"at": label(labels, opt.a), **stands(g, seat, comes_from(g, opt), opt.a)}
        if opt.verb == "pounce":
            args["wins"] = newborn_faces(g)
            args["faces"] = len(g.box.die)
    elif opt.verb == "bid":
        return bid(g, seat, opt)
    elif opt.verb == "place":
        args = {"place": opt.a}
    elif opt.verb in ("play", "withdraw"):
        args = {"card": opt.a}
    elif opt.verb == "victim":
        args = {"target_seat": opt.a}
    elif opt.verb == "layer":
        args = {"layer": layer(g, opt.a)}
    return Message("opt-" + opt.verb, args)


def stands(g: Evo, seat: int, source: int, target: int) -> Args:
    """The terrain of a space and what the climate would do to a dinosaur that comes there from another."""
    isle = g.island()
    if target >= isle.size or not 0 <= seat < len(g.scores):
        return {"terrain": "", "zone": "", "danger": "nowhere", "layers": 0}
    zone = isle.zone[g.wheel][target]
    found = ground(g, seat, source, zone)
    return {"terrain": isle.terrain[target], "zone": zone, "danger": found.danger, "layers": found.layers}


def comes_from(g: Evo, opt: Opt) -> int:
    """Where the dinosaur that a choice puts on a space stands now."""
    if opt.verb == "land":
        return getattr(g.agenda[-1], "source", NEWBORN) if g.agenda else NEWBORN
    if opt.verb == "retreat":
        return g.prey
    return opt.a if opt.verb in ("remove", "lose") else NEWBORN


def attack(g: Evo, seat: int, opt: Opt) -> Message:
    """An attack with its odds, what a win brings and what a loss costs."""
    labels = g.island().labels
    args: Args = {"from": label(labels, opt.a), "to": label(labels, opt.b)}
    if not fighting(g, opt):
        return Message("opt-attack", args)
    defender = g.board[opt.b]
    args["target_seat"] = defender
    args["attack"] = attacking(g, g.board[opt.a])
    args["defence"] = defending(g, defender)
    args["wins"] = winning_faces(g, attacking(g, g.board[opt.a]), defending(g, defender))
    args["faces"] = len(g.box.die)
    args["flees"] = int(may_flee(g, opt.b))
    return Message("opt-attack-odds", args | stands(g, seat, opt.a, opt.b))


def may_flee(g: Evo, space: int) -> bool:
    """Whether a dinosaur that is beaten there lives on elsewhere if its owner likes."""
    return g.able(g.board[space], RETREAT_ABILITY) and len(empty_near(g, space)) > 0


def bid(g: Evo, seat: int, opt: Opt) -> Message:
    """A bid with its price, whom it ousts, and whether it can be beaten (evo.bid.outbid-rebids-immediately)."""
    cost = price(g, seat, opt.b)
    args: Args = {"column": opt.a, "bid": opt.b, "price": cost, "ousts": 0, "target_seat": -1}
    args["cheaper"] = int(cost < opt.b)  # evo.bid.discount-before-affordability
    args["final"] = int(opt.b == g.box.highest_bid)  # evo.bid.six-is-final
    if 0 < opt.a <= len(g.lab) and g.bidders[opt.a - 1] >= 0:
        args["ousts"] = 1
        args["target_seat"] = g.bidders[opt.a - 1]
    if 1 < opt.a <= len(g.lab) and g.lab[opt.a - 1] >= 0:
        args["gene"] = g.lab[opt.a - 1]
        return Message("opt-bid", args)
    return Message("opt-bid-card", args)


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
