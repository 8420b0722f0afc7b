"""What an option gains, costs and risks as things stand, in words: what a hint says beside its numbers."""

from __future__ import annotations

from chimera.engine.events import Message
from chimera.engine.game import Opt
from chimera.games.myth.combat.pool import odds
from chimera.games.myth.heroes.targets import AimAt
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import POTION_VITALITY
from chimera.games.myth.merits import ap_of, role_of
from chimera.games.myth.ops import INTERRUPT, K_REQUIRES_AMMO, O_HEAL
from chimera.games.myth.outlook import Outlook
from chimera.games.myth.shots import attack_of, imagined, number_for, present, single_targets
from chimera.games.myth.words import ACTIVE, OPEN, STILL

CARDS = ("play", "react")


def reasons(g: Horde, seat: int, opt: Opt) -> list[Message]:
    """What speaks for and against an offered option."""
    if not g.alive(seat) or g.at[seat] < 0:
        return []
    verb = opt.verb
    if verb in CARDS:
        return of_a_card(g, seat, opt)
    if verb == "go":
        return of_a_place(g, seat, opt.a)
    if verb == "foe" and isinstance(g.agenda[-1], AimAt):
        return of_a_target(g, opt.a)
    if verb == "drink" and opt.a == POTION_VITALITY:
        n = min(g.box.potion_amount[opt.a], g.most_hp(seat) - g.hp[seat])
        return [Message("why-heals", {"n": n, "hp": g.hp[seat]})]
    if verb == "rage":
        return [Message("why-threat-stays", {"threat": g.threat[seat]})] if g.threat[seat] else []
    return []


def of_a_card(g: Horde, seat: int, opt: Opt) -> list[Message]:
    """How likely its attack hits, whom it may heal, and what its AP bring."""
    kind = opt.a
    box = g.box
    moment = 0 if box.card_type[kind] == INTERRUPT else -1
    role = role_of(g, kind, opt.verb == "react", moment)
    said: list[Message] = []
    if attack_of(g, kind) >= 0:
        stride = opt.b if opt.b != OPEN else STILL
        ammo = 1 if box.card_keywords[kind] & K_REQUIRES_AMMO else 0
        shot = imagined(g, seat, kind, stride, role, ammo)
        look = Outlook(g, seat)
        best = 0.0
        targets = single_targets(look, shot, g.at[seat]) if shot is not None else []
        for foe in targets:
            if shot is not None:
                best = max(best, odds(shot.dice, number_for(g, shot, foe)))
        if targets and shot is not None:
            said.append(Message("why-hits", {"percent": round(100 * best), "n": shot.dice}))
    for op in box.does[kind]:
        if op.op == O_HEAL:
            said += wounded(g)
    ap = ap_of(g, seat, kind, role)
    if ap > 0:
        full = g.meter_full()
        said.append(Message("why-meter", {"n": min(full, g.meter + ap), "full": full}))
        if g.meter + ap >= full and moment < 0:
            awake = len([foe for foe in g.foes() if g.active(foe)])
            said.append(Message("why-darkness", {"n": awake}))
    return said


def wounded(g: Horde) -> list[Message]:
    """The hero who lacks most Vitality, if anybody lacks any."""
    worst = -1
    lacks = 0
    for other in g.living():
        if g.most_hp(other) - g.hp[other] > lacks:
            lacks = g.most_hp(other) - g.hp[other]
            worst = other
    return [Message("why-wounded", {"other_seat": worst, "hp": g.hp[worst], "n": lacks})] if worst >= 0 else []


def of_a_place(g: Horde, seat: int, square: int) -> list[Message]:
    """Who may strike there in the next cycle, who would wake, and what lies there."""
    look = Outlook(g, seat)
    near = 0
    woken = 0
    for foe in g.foes():
        if look.dealt[foe] <= 0.0:
            continue
        if g.mood[foe] & ACTIVE:
            if g.gap(foe, square) <= look.reach[foe]:
                near += 1
        elif g.gap(foe, square) <= g.box.monster_range[g.kind[foe]] + g.threat[seat] and not look.would_wake(foe):
            woken += 1
    name = g.name(square)
    said = [Message("why-reached", {"n": near, "square": name, "hp": g.hp[seat]})] if near else []
    if woken:
        said.append(Message("why-wakes", {"n": woken}))
    if square in g.loot:
        said.append(Message("why-treasure", {"square": name}))
    return said


def of_a_target(g: Horde, foe: int) -> list[Message]:
    """How likely a target is hit."""
    shot = present(g)
    percent = round(100 * odds(shot.dice, number_for(g, shot, foe)))
    return [
        Message("why-hits-this", {"percent": percent, "tn": number_for(g, shot, foe), "n": shot.dice}),
        Message("why-life", {"monster": g.kind[foe], "life": g.life[foe]}),
    ]
