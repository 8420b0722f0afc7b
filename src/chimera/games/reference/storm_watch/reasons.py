"""What an option gains, costs and risks as things stand, in words: what a hint says beside its numbers."""

from __future__ import annotations

from typing import Final

from chimera.engine.events import Message
from chimera.engine.game import PASS, READY, Opt
from chimera.games.reference.storm_watch.changes import Night, Part
from chimera.games.reference.storm_watch.words import FLINT, IN_HAND, SAILCLOTH, STORES

AT_WORK: Final = ("walk", "tend", "gather", "light", "play", "pipe")  # an effort each


def reasons(g: Night, seat: int, opt: Opt) -> list[Message]:
    """What speaks for and against an offered option."""
    here = g.spots[seat]
    verb = opt.verb
    said: list[Message] = []
    if opt is READY:
        return [Message("why-unused", {"effort": g.effort[seat]})]
    if opt is PASS:
        return [Message("why-blows", {"loss": sum(g.losses)})]
    if verb in ("tend", "light"):
        said.append(burns(g, here, g.fires[here] + 1))
    elif verb == "walk":
        said += of_a_place(g, opt.a)
    elif verb == "gather":
        drawn = min(g.box.gathered, IN_HAND - g.held(seat), g.cards.size(STORES))
        said.append(Message("why-gathers", {"n": drawn, "held": g.held(seat) + drawn, "most": IN_HAND}))
    elif verb == "pipe":
        said.append(Message("why-pipes", {"other_seat": opt.a, "effort": g.effort[opt.a] + 1}))
    elif verb == "at":
        said.append(of_a_card(g, opt.a))
    elif verb == "shield":
        left = max(0, g.losses[opt.a] - g.box.amount[SAILCLOTH])
        said.append(Message("why-shields", {"place": g.name(opt.a), "before": g.losses[opt.a], "after": left}))
    elif verb == "play":
        said.append(Message("why-card-gone", {"held": g.held(seat) - 1}))
    if verb in AT_WORK:
        said.append(Message("why-effort", {"left": g.effort[seat] - 1}))
    return said


def burns(g: Night, place: int, after: int) -> Message:
    """How high a fire burns before and after."""
    args: dict[str, int | str] = {"place": g.name(place), "before": g.fires[place], "after": min(after, g.most[place])}
    return Message("why-burns", args)


def of_a_place(g: Night, place: int) -> list[Message]:
    """What waits at a place: a fire and how it burns, the stores."""
    said: list[Message] = []
    if place in g.box.fires:
        said.append(Message("why-fire-there", {"place": g.name(place), "burns": g.fires[place]}))
    if g.box.stores[place]:
        said.append(Message("why-stores-there", {"place": g.name(place)}))
    return said


def of_a_card(g: Night, place: int) -> Message:
    """What the card that was taken does for a fire."""
    step = g.agenda[-1]
    card = step.card if isinstance(step, Part) else FLINT
    return burns(g, place, g.fires[place] + g.box.amount[card])
