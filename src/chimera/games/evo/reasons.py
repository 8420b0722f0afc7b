"""What an option gains, costs and risks as things stand, in words: what a hint says beside its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.engine.events import Message
from chimera.engine.game import PASS, Opt
from chimera.games.evo.rules import attacking, chances_of_sections, defending, losses, price, winning_faces
from chimera.games.evo.tables import DISCOUNT, IDEAL
from chimera.games.evo.texts import may_flee, passing
from chimera.games.evo.worth import cards_held, lab_worth, rounds_left

if TYPE_CHECKING:
    from chimera.games.evo.state import Evo

Args = dict[str, int | str]
ARRIVING: Final = ("land", "retreat", "lay")
NOTHING: Final = -1


def reasons(g: Evo, seat: int, opt: Opt) -> list[Message]:
    """What speaks for and against an offered option."""
    verb = opt.verb
    if opt is PASS:
        return of_passing(g, seat)
    if verb == "bid":
        return of_a_bid(g, seat, opt)
    if verb == "attack" and opt.b < len(g.board) and g.board[opt.b] >= 0:
        other = g.board[opt.b]
        wins = winning_faces(g, attacking(g, seat), defending(g, other))
        args: Args = {"target_seat": other, "wins": wins, "faces": len(g.box.die), "flees": int(may_flee(g, opt.b))}
        return [Message("why-attack", args)]
    if verb == "move":
        return [*of_a_space(g, seat, opt.b), *of_fate(g, seat, opt.a, opt.b), *of_enemies(g, seat, opt.b)]
    if verb in ARRIVING:
        born = [Message("why-born")] if verb == "lay" else []
        fate = of_fate(g, seat, NOTHING, opt.a) if verb == "lay" else []
        return [*born, *of_a_space(g, seat, opt.a), *fate, *of_enemies(g, seat, opt.a)]
    if verb == "place":
        return [Message("why-place", {"behind": len(g.scores) - opt.a})]
    if verb == "play":
        return [Message("why-card", {"cards": cards_held(g, seat) - 1})]
    return []


def of_passing(g: Evo, seat: int) -> list[Message]:
    """What passing leaves unused, or keeps."""
    meaning = passing(g)
    if meaning == "opt-pass-moves":
        return [Message("why-points-unused", {"points": g.points})]
    if meaning == "opt-pass-lay":
        return [Message("why-no-egg", {"herd": g.herds[seat]})]
    if meaning.startswith("opt-pass-announce"):
        return [Message("why-cards-kept", {"cards": cards_held(g, seat)})]
    return []


def of_a_bid(g: Evo, seat: int, opt: Opt) -> list[Message]:
    """The price of a bid, and what a bot reckons the lot will bring until the end."""
    cost = price(g, seat, opt.b)
    said = [Message("why-price", {"cost": cost, "points": g.scores[seat]})]
    column = opt.a - 1
    if 0 <= column < len(g.bidders):
        after = g.clone()
        for i in range(len(after.bidders)):
            if after.bidders[i] == seat:
                after.bidders[i] = NOTHING
        after.bidders[column], after.bids[column] = seat, opt.b
        future = max(rounds_left(g) - 1.0, 0.0)
        spent = max(0, opt.b - g.stat(seat, DISCOUNT))
        brings = round(lab_worth(after, seat, g.box.weights, future) + spent)
        said.append(Message("why-worth", {"points": brings}))
    return said


def of_a_space(g: Evo, seat: int, space: int) -> list[Message]:
    """What the climate is like there now, and how likely it is to stay kind."""
    isle = g.island()
    args: Args = {"at": isle.labels[space], "zone": isle.zone[g.wheel][space]}
    kind = sum([p for section, p in enumerate(chances_of_sections(g, seat)) if isle.zone[section][space] == IDEAL])
    return [Message("why-space", {**args, "percent": round(100 * kind)})]


def of_fate(g: Evo, seat: int, source: int, target: int) -> list[Message]:
    """How many would die at survival, before and after a step or a birth; nothing where it makes no difference."""
    after = g.clone()
    if source == NOTHING:
        after.enter_space(seat, target)
        after.herds[seat] += 1
    else:
        after.change_space(seat, source, target)
    before, then = losses(g, seat), losses(after, seat)
    return [] if before == then else [Message("why-fate", {"before": before, "after": then})]


def of_enemies(g: Evo, seat: int, space: int) -> list[Message]:
    """The strongest enemy beside a space, if it could win there."""
    if g.at_floor(seat):
        return []
    faces = {
        other: winning_faces(g, attacking(g, other), defending(g, seat))
        for other in {g.board[near] for near in g.island().near[space]}
        if other >= 0 and other != seat
    }
    worst = max(sorted(faces), key=lambda other: faces[other], default=NOTHING)
    if worst == NOTHING or faces[worst] == 0:
        return []
    return [Message("why-enemy", {"target_seat": worst, "wins": faces[worst], "faces": len(g.box.die)})]
