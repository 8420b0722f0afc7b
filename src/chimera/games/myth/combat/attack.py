"""An attack from its Courage test to its Threat: the roll, hits by name, fate, damage, and what comes of it."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.cells import mask_of
from chimera.engine.events import Message
from chimera.engine.game import AUTO, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.combat import gifts
from chimera.games.myth.combat.pool import attack_op, damage_to, name_of, pool, ranged, reaches, target_number
from chimera.games.myth.combat.slaying import bury_slain, daze, knock_down, set_alight, strike
from chimera.games.myth.heroes.auras import courage_bonus, occasion
from chimera.games.myth.heroes.means import deed_per
from chimera.games.myth.heroes.ops import spend_once
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import C_UNDEAD, SIZE_CAPTAIN, TRAIT_NO_RESURRECT
from chimera.games.myth.known import Known
from chimera.games.myth.ops import (
    K_HOLY,
    O_BURN,
    O_PRONE,
    O_SLOW,
    O_STUN,
    O_WEAKEN,
    ONLY_ANY,
    ONLY_CAPTAIN,
    ONLY_SMALL,
    SHAPE_PATH,
)
from chimera.games.myth.printed import Op
from chimera.games.myth.words import (
    BLESSINGS,
    DEED_AREA,
    DEED_ATTACKS,
    DEED_DAMAGE,
    DEED_DICE,
    DEED_EXTRA,
    DEED_FAILED,
    DEED_FATE,
    DEED_FLAGS,
    DEED_HITS,
    DEED_KIND,
    DEED_NAMES,
    DEED_RANGED,
    DEED_SEAT,
    DEED_SPACE,
    DEED_STRIDE,
    DEED_USED,
    DIE,
    PRONE,
    SPACES,
    STUNNED,
)

ORDER: Final = "myth.order.resolve-fully"


class Automatic(Step[Horde]):
    """Something that asks nobody."""

    def __init__(self) -> None:
        self.seat = AUTO


class HeroAttack(Automatic):
    """The attack is made on the targets that were chosen: Courage, pool, roll; then hits, fate, damage and Threat."""

    def run(self, g: Horde) -> None:
        deed = g.deed
        seat = deed[DEED_SEAT]
        deed[DEED_FLAGS] |= DEED_ATTACKS | (DEED_RANGED if ranged(g) else 0)
        if not g.targets:  # a path on which nobody stands
            g.do(Damage())
            return
        frightening = first_frightening(g)
        if frightening >= 0 and not courage_test(g, seat, frightening):
            deed[DEED_FLAGS] |= DEED_FAILED
            return
        pool(g)
        g.roll(seat, deed[DEED_DICE], deed[DEED_FATE])
        spend_once(g, seat, occasion(g), mask_of(g.targets))
        g.do(Assign(), gifts.Fate(), Damage())


def first_frightening(g: Known) -> int:
    """The first target that frightens, -1 if none does."""
    for foe in g.targets:
        if g.box.monster_frightens[g.kind[foe]]:
            return foe
    return -1


def courage_test(g: Horde, seat: int, foe: int) -> bool:
    """A hero tests Courage, against a foe or something else (-1): one success is enough. It costs nothing."""
    box = g.box
    more, tn, passes = courage_bonus(g, seat)
    if passes:
        return True
    hero = box.seat_hero[seat]
    tn += box.hero_courage[hero]
    for slot in range(5):
        item = g.gear[seat * 5 + slot]
        if item >= 0:
            tn += box.item_courage[item]
    return g.roll_courage(seat, max(0, box.hero_d10[hero] + more), tn)


# Hits


def open_names(g: Known) -> list[int]:
    """The names of targets that have had no die, each once, in the order of the targets."""
    served = g.deed[DEED_NAMES]
    names: list[int] = []
    for foe in g.targets:
        name = name_of(g, foe)
        if not served >> name & 1 and name not in names:
            names.append(name)
    return names


def free_pips(g: Known) -> list[int]:
    """What the hit dice show that are not used yet, the best first."""
    used = g.deed[DEED_USED]
    pips = g.pips
    found = [pips[i] for i in range(len(pips)) if not used >> i & 1]
    found.sort(reverse=True)
    return found


def numbers_of(g: Known, name: int) -> list[int]:
    """The target numbers of the targets of a name."""
    seat = g.deed[DEED_SEAT]
    found: list[int] = []
    for foe in g.targets:
        if name_of(g, foe) == name:
            found.append(target_number(g, seat, foe))
    return found


def need_of(g: Known, name: int, best: int) -> int:
    """The least that a die must show to do all that the best one could against a name; 0 if that is nothing."""
    need = 0
    for tn in numbers_of(g, name):
        if reaches(best, tn):
            need = max(need, tn, 1)
    return need


def use_die(g: Horde, pip: int, name: int) -> None:
    """A die is used against the targets of a name: each whose number it reaches is hit."""
    deed = g.deed
    deed[DEED_NAMES] |= 1 << name
    for i in range(len(g.pips)):
        if g.pips[i] == pip and not deed[DEED_USED] >> i & 1:
            deed[DEED_USED] |= 1 << i
            break
    seat = deed[DEED_SEAT]
    for foe in g.targets:
        if name_of(g, foe) == name and not deed[DEED_HITS] >> foe & 1 and reaches(pip, target_number(g, seat, foe)):
            g.hit(foe, pip)


def useful_dice(g: Known) -> list[tuple[int, int]]:
    """Which die could be used against which name and hit somebody."""
    pips = free_pips(g)
    found: list[tuple[int, int]] = []
    for name in open_names(g):
        least = min(numbers_of(g, name))
        for pip in pips:
            if reaches(pip, least) and (pip, name) not in found:
                found.append((pip, name))
    return found


class Assign(Automatic):
    """Hit dice go to names: of themselves where nothing is lost, else as the hero decides."""

    def run(self, g: Horde) -> None:
        pips = free_pips(g)
        needs: list[tuple[int, int]] = []
        for name in open_names(g):
            need = need_of(g, name, pips[0]) if pips else 0
            if need > 0:
                needs.append((need, name))
        needs.sort(reverse=True)
        enough = len(needs) <= len(pips)
        for i in range(min(len(needs), len(pips))):
            enough = enough and pips[i] >= needs[i][0]
        if not enough:
            g.do(AssignDie(g.deed[DEED_SEAT]), Assign())
            return
        for i in range(len(needs)):
            use_die(g, pips[i], needs[i][1])
        if not g.deed[DEED_HITS]:
            g.miss()


class AssignDie(Step[Horde]):
    """Which die is used against which targets."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Horde, seat: int) -> list[Opt]:
        opts = [DIE.at(pip, name) for pip, name in useful_dice(g)]
        opts.sort(key=rank_of)
        return opts

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        use_die(g, opt.a, opt.b)

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-die", {"seat": seat, "card": g.deed[DEED_KIND]})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.hit.hero-assigns"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb != DIE.name:
            return Reason("assign-a-die", ORDER)
        if opt.a not in free_pips(g):
            return Reason("no-such-die", "myth.hit.one-die-per-name")
        if opt.b not in open_names(g):
            return Reason("name-has-its-die", "myth.hit.one-die-per-name")
        return Reason("die-too-low", "myth.dice.tn-defense", {"die": opt.a, "monster": opt.b})


def rank_of(opt: Opt) -> int:
    return opt.rank


# Damage


class Damage(Automatic):
    """Who was hit is dealt the damage and what comes with it; heroes in the area are hit without a roll."""

    def run(self, g: Horde) -> None:
        deed = g.deed
        seat = deed[DEED_SEAT]
        op = attack_op(g)
        through = op.shape == SHAPE_PATH and not deed[DEED_FLAGS] & DEED_EXTRA
        hits = deed[DEED_HITS]
        dealt = 0
        slain: list[int] = []
        struck: list[int] = []
        stopped = -1
        for foe in g.targets:
            if foe in struck:
                continue
            struck.append(foe)
            if not hits >> foe & 1:
                if through:
                    stopped = foe
                    break  # myth.through.stop
                continue
            lived = g.kind[foe]
            sanctify(g, foe)
            dealt += strike(g, foe, damage_to(g, foe), seat)
            if g.life[foe] == 0:
                slain.append(foe)
            else:
                for effect in op.hit:
                    afflict_foe(g, effect, foe)
            if through and (g.life[foe] > 0 or g.kind[foe] != lived):
                stopped = foe
                break  # myth.through.stop-damage: it has taken its damage
        friendly_fire(g, op)
        deed[DEED_HITS] = hits & mask_of(struck)
        g.do(GainThreat(seat, dealt))
        if through:
            g.do(EndPath(seat, stopped))
        g.targets = []  # the slain among them are gone
        bury_slain(g, seat, True, slain)


def sanctify(g: Horde, foe: int) -> None:
    """Undead hit by a Holy attack, or by who wears a blessing, will not stand up again."""
    deed = g.deed
    if not g.box.monster_classes[g.kind[foe]] & C_UNDEAD:
        return
    seat = deed[DEED_SEAT]
    if g.box.card_keywords[deed[DEED_KIND]] & K_HOLY:
        g.mark(foe, seat * SPACES + deed[DEED_SPACE])
    for slot in range(5):
        item = g.gear[seat * 5 + slot]
        if item >= 0 and g.box.item_traits[item] & TRAIT_NO_RESURRECT:
            g.mark(foe, BLESSINGS + seat)


def afflict_foe(g: Horde, effect: Op, foe: int) -> None:
    """What an attack does to a foe that it hit and did not slay."""
    deed = g.deed
    size = g.box.monster_size[g.kind[foe]]
    if effect.only == ONLY_SMALL and size > SIZE_CAPTAIN:
        return
    if effect.only == ONLY_CAPTAIN and size != SIZE_CAPTAIN:
        return
    what = effect.op
    if what == O_PRONE:
        knock_down(g, foe)
        if g.box.followers[deed[DEED_KIND]]:  # the card that follows may name it
            g.mark(foe, deed[DEED_SEAT] * SPACES + deed[DEED_SPACE])
    elif what == O_STUN:
        daze(g, foe)
    elif what == O_BURN:
        rounds = max(1, effect.amount * deed_per(g, effect.per))
        rounds += g.box.entry_dot[deed[DEED_KIND] * 4 + deed[DEED_STRIDE]]
        set_alight(g, foe, deed[DEED_SEAT], deed[DEED_KIND], rounds)
    elif what in (O_SLOW, O_WEAKEN):
        g.mark(foe, deed[DEED_SEAT] * SPACES + deed[DEED_SPACE])


def friendly_fire(g: Horde, op: Op) -> None:
    """Other heroes in the area are hit without a roll, damage and effects included."""
    deed = g.deed
    if not deed[DEED_AREA]:
        return
    for other in g.living():
        if other == deed[DEED_SEAT] or not deed[DEED_AREA] >> g.at[other] & 1:
            continue
        g.hurt(other, deed[DEED_DAMAGE])
        for effect in op.hit:
            if effect.only != ONLY_ANY:
                continue
            if effect.op == O_PRONE:
                g.afflict(other, PRONE)
            elif effect.op == O_STUN:
                g.afflict(other, STUNNED)


class EndPath(Automatic):
    """Where the hero comes to stand: at the end of its path, or before the foe that stopped it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "stopped")

    def __init__(self, hero: int, stopped: int) -> None:
        self.seat = AUTO
        self.hero = hero
        self.stopped = stopped  # a foe, -1 for none

    def run(self, g: Horde) -> None:
        square = g.at[self.hero]
        for step in g.path:
            if self.stopped >= 0 and g.squares_of(self.stopped) >> step & 1:
                break
            square = step
        if square != g.at[self.hero]:
            g.shift(self.hero, square)


class GainThreat(Automatic):
    """Each point of damage that the attack dealt is a point of Threat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hero", "n")

    def __init__(self, hero: int, n: int) -> None:
        self.seat = AUTO
        self.hero = hero
        self.n = n

    def run(self, g: Horde) -> None:
        if g.alive(self.hero):
            g.change_threat(self.hero, self.n)
