"""Which cards a hero may play now, with which movement type, and why others not.

It is asked at every decision of the free order, so the quick tests come first.
"""

from __future__ import annotations

from typing import Final

from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.myth.combat.sight import has_bow, weapon_range
from chimera.games.myth.heroes.aim import ammo_with_targets
from chimera.games.myth.heroes.lying import stride_so_far
from chimera.games.myth.heroes.means import why_not_op
from chimera.games.myth.heroes.quiver import why_no_ammo
from chimera.games.myth.heroes.targets import card_rule
from chimera.games.myth.kinds import IS_SHIELD, SLOT_SECONDARY
from chimera.games.myth.known import Known
from chimera.games.myth.ops import (
    ACTION_REACTION,
    INTERRUPT,
    K_ATTACK,
    K_OPTIONAL_SHADOWS,
    K_REQUIRES_AMMO,
    K_REQUIRES_COMBO,
    K_REQUIRES_SHADOWS,
    K_SHADOWS,
    O_ATTACK,
    O_CALM,
    O_CHOOSE,
    O_CLEANSE,
    O_DECOY,
    O_DODGE,
    O_HEAL,
    O_LOAD,
    O_METER,
    O_MP,
    O_PRAY,
    O_ROOT,
    O_SEARCH,
    O_SHIFT,
    O_THREAT,
    ONLY_ANY,
    RANGE_WEAPON,
    REACTION,
    SHAPE_ARC,
    SHAPE_ONE,
    SHAPE_PATH,
    SHAPE_POINTS,
    SHAPE_RING,
    TARGET_ANY,
)
from chimera.games.myth.printed import Op
from chimera.games.myth.words import (
    AGGRESSIVE,
    AT_DAMAGE,
    AT_DICE,
    BLOW_TARGET,
    BLOW_VICTIM,
    GONE,
    NOTHING,
    OPEN,
    PLAY,
    PRONE,
    REACT,
    RISING,
    SLAIN,
    SPACES,
    STILL,
    STUNNED,
)

BUILT: Final = (
    O_ATTACK,
    O_HEAL,
    O_CLEANSE,
    O_THREAT,
    O_CALM,
    O_METER,
    O_MP,
    O_SHIFT,
    O_ROOT,
    O_CHOOSE,
    O_DECOY,
    O_LOAD,
    O_SEARCH,
    O_PRAY,
    O_DODGE,
)
BUILT_SHAPES: Final = (SHAPE_ONE, SHAPE_ARC, SHAPE_RING, SHAPE_POINTS, SHAPE_PATH)
OTHER_SHADOWS: Final = K_SHADOWS | K_REQUIRES_SHADOWS | K_OPTIONAL_SHADOWS


# What may be played


def playable(g: Known, seat: int, moment: int) -> list[Opt]:
    """What a hero may play in the Hero Cycle (-1) or at a moment of the Darkness Cycle, in order of rank."""
    if not g.hand[seat] or why_not_at_all(g, seat, moment) is not None:
        return []
    return offered(g, seat, moment, 0)


def followers(g: Known, seat: int, space: int, moment: int) -> list[Opt]:
    """What a hero may play directly after the card in one of its spaces (0 to 3), which names it."""
    leader = g.in_play(seat * SPACES + space)
    if leader == NOTHING or why_not_at_all(g, seat, moment) is not None:
        return []
    return offered(g, seat, moment, 1 << leader)


def offered(g: Known, seat: int, moment: int, leaders: int) -> list[Opt]:
    """The cards of the hand that fit, after one of these leaders or alone."""
    plays: list[Opt] = []
    reacts: list[Opt] = []
    box = g.box
    for kind in g.kinds_in(seat, g.hand[seat]):
        if leaders and not box.leaders[kind] & leaders:
            continue
        as_action = False
        as_reaction = False
        if moment >= 0:
            if why_not_answer(g, seat, kind, moment, leaders) is not None:
                continue
            strides = [STILL] if box.allowed[kind * 4] else []
        else:
            type_ = box.card_type[kind]
            if type_ == INTERRUPT:
                continue
            as_action = type_ != REACTION and not g.acted[seat]
            as_reaction = type_ == ACTION_REACTION
            if not as_action and not as_reaction and type_ != REACTION:
                continue
            strides = strides_for(g, seat, kind)
        if not strides or why_not_card(g, seat, kind, leaders) is not None:
            continue
        stride = strides[0] if strides[0] != OPEN else stride_so_far(g, seat)
        if why_not_aim(g, seat, kind, stride, moment) is not None:
            continue
        for each in strides:
            if as_action or not as_reaction:
                plays.append(PLAY.at(kind, each))
            if as_reaction:
                reacts.append(REACT.at(kind, each))
    plays.extend(reacts)
    return plays


def strides_for(g: Known, seat: int, kind: int) -> list[int]:
    """The movement types with which a card may be played in the Hero Cycle; OPEN leaves the type as it is."""
    chosen = g.stride[seat]
    allowed = g.box.allowed
    if g.box.card_free[kind]:  # myth.movetype.choose
        return [chosen]
    if chosen != OPEN:
        return [chosen] if allowed[kind * 4 + chosen] else []
    return [stride for stride in range(OPEN) if allowed[kind * 4 + stride] and g.may_stride(seat, stride)]


# Why not


def why_not_at_all(g: Known, seat: int, moment: int) -> Reason | None:
    """Why a hero can play no card whatever it holds; None when it can."""
    ails = g.ails[seat]
    if ails & (SLAIN | GONE):
        return Reason("is-slain", "myth.death.cards")
    if ails & PRONE or (ails & RISING and moment < 0):
        return Reason("lies", "myth.effect.prone-hero")
    if ails & STUNNED:
        return Reason("is-stunned", "myth.effect.duration")
    if g.free_space(seat) < 0:
        return Reason("no-space", "myth.hero.action-space-one-card")
    return None


def why_not_card(g: Known, seat: int, kind: int, leaders: int) -> Reason | None:
    """Why a card cannot be played for what its keywords ask; None when it can."""
    box = g.box
    keywords = box.card_keywords[kind]
    if keywords & K_REQUIRES_COMBO and not box.leaders[kind] & leaders:
        return Reason("follows-another", card_rule(g, kind), {"card": kind})
    if keywords & OTHER_SHADOWS:
        return Reason("class-not-offered", "myth.hero-deck.class-bound", {"card": kind})
    if box.card_shield[kind] and not has_shield(g, seat):
        return Reason("no-shield", "myth.soldier.shield-card-needs-shield", {"card": kind})
    if keywords & K_REQUIRES_AMMO:
        reason = why_no_ammo(g, seat, kind)
        if reason is not None:
            return reason
    if keywords & K_REQUIRES_AMMO and not has_bow(g, seat):
        return Reason("no-bow", "myth.archer.requires-ammo", {"card": kind})
    if not keywords & K_ATTACK or keywords & K_REQUIRES_AMMO or box.card_range[kind * 4] != RANGE_WEAPON:
        return None
    if weapon_range(g, seat, 0) > 0:
        return None
    bow = has_bow(g, seat)
    rule = "myth.item.no-restrictions" if bow else "myth.range.weapon"
    return Reason("bow-needs-ammo" if bow else "no-weapon", rule, {"card": kind})


def has_shield(g: Known, seat: int) -> bool:
    """Whether a hero wears a shield."""
    item = g.gear[seat * 5 + SLOT_SECONDARY]
    return item >= 0 and g.box.item_kinds[item] & IS_SHIELD != 0


def why_not_answer(g: Known, seat: int, kind: int, moment: int, leaders: int) -> Reason | None:
    """Why a card is no answer at a moment of the Darkness Cycle; None when it is."""
    box = g.box
    if box.leaders[kind] & leaders:  # myth.combo.follow-or-done: it follows at once, whatever its kind
        return None
    if box.card_type[kind] != INTERRUPT:
        return Reason("only-interrupts", "myth.interrupt.any-step", {"card": kind})
    if not box.card_windows[kind] >> moment & 1:
        return Reason("not-at-this-moment", "myth.interrupt.any-step", {"card": kind})
    for op in box.does[kind]:
        if (op.op == O_SHIFT or op.delayed) and not attacked(g, seat, moment):
            return Reason("not-attacked", card_rule(g, kind), {"card": kind})
    return None


def attacked(g: Known, seat: int, moment: int) -> bool:
    """Whether the group that acts has chosen a hero, or strikes it."""
    if not g.blow:
        return False
    return g.blow[BLOW_TARGET] == seat or (moment >= AT_DICE and g.blow[BLOW_VICTIM] == seat)


def why_not_aim(g: Known, seat: int, kind: int, stride: int, moment: int) -> Reason | None:
    """Why nothing and nobody is there for what a card does; None when all of it can be done."""
    box = g.box
    for op in box.does[kind]:
        if op.op not in BUILT or (op.op == O_ATTACK and (op.shape not in BUILT_SHAPES or op.joined)):
            return Reason("class-not-offered", "myth.hero-deck.class-bound", {"card": kind})
        if op.op == O_ATTACK:
            if op.delayed and moment != AT_DAMAGE:
                continue  # whoever is there then
            if not ammo_with_targets(g, seat, kind, op, stride):
                return Reason("no-target", target_rule(g, kind, op), {"card": kind})
        elif op.op == O_SHIFT and box.does[kind][-1] is op and len(box.does[kind]) > 1:
            continue  # after the attack, as far as there is room
        else:
            reason = why_not_op(g, seat, kind, op, stride)
            if reason is not None:
                return reason
    return None


def target_rule(g: Known, kind: int, op: Op) -> str:
    """The rule behind a missing target."""
    if op.target != TARGET_ANY or op.only != ONLY_ANY:
        return card_rule(g, kind)
    return "myth.area.needs-target"


def why_not_stride(g: Known, seat: int, kind: int, stride: int) -> Reason:
    """Why a card cannot be played with a movement type."""
    args: dict[str, int | str] = {"card": kind, "stride": stride}
    chosen = g.stride[seat]
    if stride == OPEN:
        if g.box.card_free[kind]:
            return Reason("type-is-chosen", "myth.movetype.locked", args)
        return Reason("choose-a-type", "myth.movetype.choose", args)
    if g.box.card_free[kind] and chosen == OPEN:
        return Reason("type-stays-open", "myth.movetype.choose", args)
    if not g.box.allowed[kind * 4 + stride]:
        return Reason("type-forbidden", "myth.hero-deck.no-entry-forbids", args)
    if chosen not in (OPEN, stride):
        args["stride"] = chosen
        if stride == AGGRESSIVE:
            return Reason("not-aggressive", "myth.movetype.aggressive", args)
        return Reason("type-is-chosen", "myth.movetype.locked", args)
    return Reason("moved-too-far", "myth.movetype.includes-past-mp", args)


def why_not_play(g: Known, seat: int, opt: Opt, moment: int, leaders: int = 0) -> Reason:
    """Why a card is not offered, to be played as it is asked for."""
    kind = opt.a
    box = g.box
    args: dict[str, int | str] = {"card": kind}
    if kind >= len(box.card_ids) or box.card_hero[kind] != box.seat_hero[seat]:
        return Reason("of-another-class", "myth.hero-deck.class-bound", args)
    reason = why_not_at_all(g, seat, moment)
    if reason is not None:
        return reason
    if g.copy_in(seat, g.hand[seat], kind) == NOTHING:
        return Reason("not-in-hand", "myth.hero.limit-hand", args)
    if leaders and not box.leaders[kind] & leaders:
        return Reason("does-not-follow", "myth.combo.follow-or-done", args)
    react = opt.verb == REACT.name
    if moment >= 0:
        reason = why_not_answer(g, seat, kind, moment, leaders)
        if reason is not None:
            return reason
        if react or opt.b != STILL:
            return Reason("interrupts-stand-still", "myth.movement.none-in-darkness", args)
    else:
        reason = why_not_as(g, seat, kind, react)
        if reason is not None:
            return reason
    reason = why_not_card(g, seat, kind, leaders)
    if reason is not None:
        return reason
    if moment < 0 and opt.b not in strides_for(g, seat, kind):
        return why_not_stride(g, seat, kind, opt.b)
    stride = opt.b if opt.b != OPEN else stride_so_far(g, seat)
    reason = why_not_aim(g, seat, kind, stride, moment)
    return reason if reason is not None else Reason("not-now", "myth.order.resolve-fully", args)


def why_not_as(g: Known, seat: int, kind: int, react: bool) -> Reason | None:
    """Why a card cannot be played as an action, or as a reaction, in the Hero Cycle; None when it can."""
    type_ = g.box.card_type[kind]
    args: dict[str, int | str] = {"card": kind}
    if type_ == INTERRUPT:
        return Reason("interrupt-in-darkness", "myth.hero-deck.type-interrupt", args)
    if react and type_ != ACTION_REACTION:
        return Reason("not-both", "myth.hero-deck.type-action-reaction", args)
    if not react and type_ != REACTION and g.acted[seat]:
        return Reason("has-acted", "myth.round.one-action-per-cycle-phase", args)
    return None
