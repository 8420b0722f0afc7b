"""A hero's card from the hand to its end: what it needs to be told, what it costs, what it does, and who follows."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.combat.attack import Automatic, HeroAttack
from chimera.games.myth.heroes import choosing, targets
from chimera.games.myth.heroes.answers import waiting
from chimera.games.myth.heroes.auras import ap_change
from chimera.games.myth.heroes.hand import followers, why_not_play
from chimera.games.myth.heroes.lying import stride_so_far
from chimera.games.myth.heroes.ops import carry_out_op, chosen_for, finish
from chimera.games.myth.heroes.quiver import asks_ammo, pay_ammo
from chimera.games.myth.horde import Horde
from chimera.games.myth.ops import K_HOLY, K_REQUIRES_AMMO, O_ATTACK, O_SHIFT, REACTION
from chimera.games.myth.printed import Op
from chimera.games.myth.words import (
    ANSWERS,
    AT_DAMAGE,
    COMBO,
    DEED_AMMO,
    DEED_ANSWERED,
    DEED_AP,
    DEED_AREA,
    DEED_AS,
    DEED_COMBO,
    DEED_COMMITTED,
    DEED_COPY,
    DEED_EXTRA,
    DEED_EXTRA_DUE,
    DEED_FLAGS,
    DEED_FROM_SHADOWS,
    DEED_HIT,
    DEED_HITS,
    DEED_HOLY,
    DEED_KIND,
    DEED_LEADER,
    DEED_MOMENT,
    DEED_NAMES,
    DEED_OP,
    DEED_ORIGIN,
    DEED_SEAT,
    DEED_SIZE,
    DEED_SPACE,
    DEED_SQUARE,
    DEED_STRIDE,
    DEED_TYPE_OPEN,
    DEED_USED,
    DONE,
    FROM_SHADOWS,
    NOTHING,
    NOWHERE,
    OPEN,
    PLAY,
    PLAYED_AS_ACTION,
    PLAYED_AS_INTERRUPT,
    PLAYED_AS_REACTION,
    REACT,
    SPACES,
    STILL,
    STRIDE_SHIFT,
)

ORDER: Final = "myth.order.resolve-fully"


def begin(g: Horde, seat: int, opt: Opt, moment: int, leader: int = NOTHING) -> None:
    """A hero plays a card, in the Hero Cycle (-1) or at a moment of the Darkness Cycle, perhaps after another card."""
    kind = opt.a
    box = g.box
    deed = [0] * DEED_SIZE
    deed[DEED_SEAT] = seat
    deed[DEED_KIND] = kind
    deed[DEED_COPY] = g.copy_in(seat, g.hand[seat], kind)
    deed[DEED_AS] = played_as(g, opt, moment)
    deed[DEED_STRIDE] = opt.b
    deed[DEED_SPACE] = NOTHING
    deed[DEED_SQUARE] = NOWHERE
    deed[DEED_MOMENT] = moment
    deed[DEED_ORIGIN] = g.at[seat]
    deed[DEED_LEADER] = leader
    flags = 0
    if opt.b == OPEN:
        deed[DEED_STRIDE] = stride_so_far(g, seat)
        flags |= DEED_TYPE_OPEN
    if leader != NOTHING:
        flags |= DEED_COMBO
    if g.in_shadows(seat):
        flags |= DEED_FROM_SHADOWS
    if box.card_keywords[kind] & K_HOLY:
        flags |= DEED_HOLY
    deed[DEED_FLAGS] = flags
    g.take_up(deed)
    g.do(Gather())
    if asks_ammo(g, seat, kind):
        deed[DEED_AMMO] = -1
        shoot = targets.Shoot(seat)
        opts = shoot.options(g, seat)
        if len(opts) == 1:
            shoot.take(g, seat, opts[0])
        else:
            g.do(shoot)


def played_as(g: Horde, opt: Opt, moment: int) -> int:
    """As what a card is played."""
    if moment >= 0:
        return PLAYED_AS_INTERRUPT
    if opt.verb == REACT.name or g.box.card_type[opt.a] == REACTION:
        return PLAYED_AS_REACTION
    return PLAYED_AS_ACTION


class Gather(Automatic):
    """The card is told what it needs to know, op by op; then it is played."""

    def run(self, g: Horde) -> None:
        deed = g.deed
        ops = g.box.does[deed[DEED_KIND]]
        if deed[DEED_OP] >= len(ops):
            commit(g)
            return
        g.do(NextQuestion())
        step = question(g, ops[deed[DEED_OP]])
        if step is not None:
            g.do(step)


class NextQuestion(Automatic):
    """What the next op needs to know."""

    def run(self, g: Horde) -> None:
        g.deed[DEED_OP] += 1
        g.do(Gather())


def question(g: Horde, op: Op) -> Step[Horde] | None:
    """What an op needs to be told before the card is played; None for nothing."""
    deed = g.deed
    first = deed[DEED_OP] == 0
    if op.op == O_ATTACK:
        return None if op.delayed else targets.question(g)
    if op.op == O_SHIFT:
        if not first:  # after the attack one sees where there is room
            return None
        return targets.ShiftFirst(deed[DEED_SEAT]) if targets.attack_after(g) is not None else choosing.question(g, op)
    return choosing.question(g, op)


def commit(g: Horde) -> None:
    """The card is played: it is laid and paid, the movement type is bound, and then it is carried out."""
    deed = g.deed
    seat = deed[DEED_SEAT]
    kind = deed[DEED_KIND]
    as_action = deed[DEED_AS] == PLAYED_AS_ACTION
    deed[DEED_AP] = g.box.card_ap[kind] + ap_change(g, seat, kind, as_action)
    flags = deed[DEED_FLAGS] | DEED_COMMITTED
    deed[DEED_FLAGS] = flags
    if as_action:
        g.use_action(seat)
    if deed[DEED_AS] != PLAYED_AS_INTERRUPT and not flags & DEED_TYPE_OPEN:
        g.choose_stride(seat, deed[DEED_STRIDE])
    lying = deed[DEED_STRIDE] << STRIDE_SHIFT
    if flags & DEED_FROM_SHADOWS:
        lying |= FROM_SHADOWS
    if flags & DEED_COMBO:
        lying |= COMBO
    for op in g.box.does[kind]:
        if op.delayed:
            lying |= ANSWERS
    space = g.free_space(seat)
    g.lay(seat, deed[DEED_COPY], space, lying, chosen_for(g))
    deed[DEED_SPACE] = space
    g.pay(seat, deed[DEED_AP])
    pay_ammo(g)
    deed[DEED_OP] = 0
    g.do(CarryOut())


class CarryOut(Automatic):
    """What the card does, op by op."""

    def run(self, g: Horde) -> None:
        deed = g.deed
        if not deed:  # the match is over
            return
        ops = g.box.does[deed[DEED_KIND]]
        if deed[DEED_OP] >= len(ops) or not g.alive(deed[DEED_SEAT]):
            g.do(DeedEnds())
            return
        g.do(NextOp())
        op = ops[deed[DEED_OP]]
        if op.op != O_ATTACK:
            carry_out_op(g, op)
        elif not op.delayed:
            g.do(HeroAttack())


class NextOp(Automatic):
    """The next op of the card."""

    def run(self, g: Horde) -> None:
        if g.deed:
            g.deed[DEED_OP] += 1
            if g.deed[DEED_FLAGS] & DEED_EXTRA_DUE:
                g.deed[DEED_OP] -= 1
                further_attack(g)
                return
            g.do(CarryOut())


def further_attack(g: Horde) -> None:
    """An item gives a further attack: 1 damage on one target in weapon range, without AP."""
    deed = g.deed
    deed[DEED_FLAGS] = (deed[DEED_FLAGS] & ~(DEED_EXTRA_DUE | DEED_HIT)) | DEED_EXTRA
    deed[DEED_HITS] = 0
    deed[DEED_NAMES] = 0
    deed[DEED_USED] = 0
    deed[DEED_AREA] = 0
    g.targets = []
    g.do(EndOfFurther())
    step = targets.question(g)
    if step is not None:
        g.do(step, HeroAttack())


class EndOfFurther(Automatic):
    """The further attack has been made."""

    def run(self, g: Horde) -> None:
        if g.deed:
            g.deed[DEED_FLAGS] &= ~(DEED_EXTRA | DEED_EXTRA_DUE)
            g.do(NextOp())


class DeedEnds(Automatic):
    """The card is done; where another may follow it, its hero alone is asked."""

    def run(self, g: Horde) -> None:
        deed = g.deed
        if not deed:
            return
        finish(g)
        g.put_dice_away()
        seat = deed[DEED_SEAT]
        space = deed[DEED_SPACE]
        moment = deed[DEED_MOMENT]
        leads = g.box.followers[deed[DEED_KIND]] != 0 and not deed[DEED_FLAGS] & DEED_ANSWERED
        g.put_down()
        if leads and g.alive(seat) and g.hand[seat] and g.free_space(seat) >= 0:
            g.do(Follow(seat, space, moment))


class Follow(Step[Horde]):
    """After a card that another one names: its hero follows with such a card, or is done, whatever it holds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space", "moment")

    def __init__(self, seat: int, space: int, moment: int) -> None:
        self.seat = seat
        self.space = space  # where the card lies (0 to 3)
        self.moment = moment  # of the Darkness Cycle, -1 in the Hero Cycle

    def options(self, g: Horde, seat: int) -> list[Opt]:
        opts = followers(g, seat, self.space, self.moment)
        opts.append(DONE.at())
        return opts

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        if opt.verb != DONE.name:
            begin(g, seat, opt, self.moment, self.leader(g))

    def leader(self, g: Horde) -> int:
        """The kind of card that may be followed."""
        return g.in_play(self.seat * SPACES + self.space)

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-follow", {"seat": seat, "card": self.leader(g)})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.combo.follow-or-done" if opt.verb == DONE.name else targets.card_rule(g, opt.a)

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb not in (PLAY.name, REACT.name):
            return Reason("follow-or-done", "myth.combo.follow-or-done")
        return why_not_play(g, seat, opt, self.moment, 1 << self.leader(g))


# Attacks that answer the group that has attacked


def answer_blow(g: Horde) -> None:
    """The group has attacked: the attacks of the cards that answer it are made now."""
    g.do(Answers())


class Answers(Automatic):
    """The next card that answers the group with an attack, if its hero is alive and has somebody to take."""

    def run(self, g: Horde) -> None:
        for place in waiting(g):
            g.lying[place] &= ~ANSWERS
            kind = g.in_play(place)  # myth.window.answer-after-damage: nothing, if the hero is slain
            if kind == NOTHING:
                continue
            g.do(Answers())
            ready_answer(g, place, kind)
            return


def ready_answer(g: Horde, place: int, kind: int) -> None:
    """The attack of a card that lies there already."""
    seat = place // SPACES
    deed = [0] * DEED_SIZE
    deed[DEED_SEAT] = seat
    deed[DEED_KIND] = kind
    deed[DEED_COPY] = g.spaces[place]
    deed[DEED_AS] = PLAYED_AS_INTERRUPT
    deed[DEED_STRIDE] = STILL
    deed[DEED_SPACE] = place % SPACES
    deed[DEED_SQUARE] = NOWHERE
    deed[DEED_MOMENT] = AT_DAMAGE
    deed[DEED_ORIGIN] = g.at[seat]
    deed[DEED_LEADER] = NOTHING
    deed[DEED_AMMO] = 1 if g.box.card_keywords[kind] & K_REQUIRES_AMMO else 0
    deed[DEED_FLAGS] = DEED_COMMITTED | DEED_ANSWERED
    for i in range(len(g.box.does[kind])):
        if g.box.does[kind][i].delayed:
            deed[DEED_OP] = i
    g.take_up(deed)
    step = targets.question(g)
    if step is None:
        g.do(DeedEnds())
    else:
        g.do(step, HeroAttack(), NextOp())
