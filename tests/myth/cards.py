"""What tests of hero cards share: a card as it is printed, in one line, and cards that are played to the end."""

from __future__ import annotations

from chimera.engine.agenda import advance, asked, choose, options
from chimera.engine.cells import cells_of
from chimera.games.myth.ops import CARD_TYPES, KEYWORDS, MOVEMENTS, RANGES, WINDOWS
from chimera.games.myth.round import HeroCycle
from chimera.games.myth.words import MONSTER_DICE
from tests.myth.field import Field

ENTRIES = ("d10", "fd", "tn", "damage", "dot")
ALL_WINDOWS = " ".join(WINDOWS)


def printed(f: Field, hero: str, card: str) -> str:
    """Type, AP, damage, range: keywords: the four movement entries (: windows)."""
    box = f.box
    kind = f.card(hero, card)
    reach = {number: word for word, number in RANGES.items()}
    ranges = [reach.get(box.card_range[kind * 4 + m], str(box.card_range[kind * 4 + m])) for m in range(4)]
    damage = box.card_damage[kind]
    parts = [
        f"{CARD_TYPES[box.card_type[kind]]} {box.card_ap[kind]} {'-' if damage < 0 else damage} "
        + (ranges[0] if len(set(ranges)) == 1 else "/".join(ranges)),
        " ".join(KEYWORDS[bit] for bit in cells_of(box.card_keywords[kind])),
        "/".join(entry(f, kind, m) for m in range(len(MOVEMENTS))),
    ]
    if box.card_windows[kind]:
        parts.append(" ".join(WINDOWS[bit] for bit in cells_of(box.card_windows[kind])))
    return ": ".join(parts)


def entry(f: Field, kind: int, movement: int) -> str:
    """What a movement type does to a card: 'yes', 'no', or the changes."""
    box = f.box
    at = kind * 4 + movement
    if not box.allowed[at]:
        return "no"
    rows = (box.entry_d10, box.entry_fd, box.entry_tn, box.entry_damage, box.entry_dot)
    changes = [f"{word}{row[at]:+d}" for word, row in zip(ENTRIES, rows, strict=True) if row[at]]
    if box.entry_after[at]:
        changes.append(f"after {box.entry_after[at]}")
    return " ".join(changes) or "yes"


def cycle(f: Field) -> Field:
    """The Hero Cycle goes on."""
    if not f.g.agenda:
        f.then(HeroCycle())
    return f


def plays(f: Field, hero: str, *codes: str) -> Field:
    """A hero makes these choices in the Hero Cycle; what leaves no choice afterwards happens by itself."""
    cycle(f).play(hero, *codes)
    return settled(f)


def settled(f: Field) -> Field:
    """Questions with a single answer, in the middle of something, are answered."""
    while f.g.agenda and not f.g.agenda[-1].WINDOW and not isinstance(f.g.agenda[-1], HeroCycle):
        seats = asked(f.g)
        opts = options(f.g, seats[0])
        if len(opts) != 1:
            break
        choose(f.g, seats[0], opts[0])
    return f


def may_play(f: Field, hero: str, card: str) -> list[str]:
    """The movement types with which a hero may play a card now."""
    cycle(f)
    found = [code.split(":") for code in f.codes(hero, "play")]
    return [stride for _, name, stride in found if name == card]


def attacked(f: Field, monster: str, *pips: int, fates: tuple[str, ...] = ()) -> Field:
    """The figures of a kind attack whom they have chosen, and these dice lie on the table: the heroes may answer."""
    from chimera.games.myth.monsters.strikes import StrikeKind

    f.dice(*pips, fates=fates, stream=MONSTER_DICE)
    f.g.do(StrikeKind(f.kind(monster)))
    advance(f.g)
    return f


def passed(f: Field) -> Field:
    """Everybody lets all windows pass that are open."""
    while f.g.agenda and f.g.agenda[-1].WINDOW and asked(f.g):
        f.everybody("pass")
        settled(f)
    return f


def window(f: Field, moment: int) -> Field:
    """A moment of a Darkness Cycle in which heroes may answer."""
    from chimera.games.myth.darkness.moments import Moment
    from chimera.games.myth.words import DARKNESS_CYCLE

    f.g.phase = DARKNESS_CYCLE
    return f.then(Moment(moment))


def chosen(f: Field, monster: str, hero: str) -> Field:
    """The figures of a kind that have chosen a hero wait: the heroes may answer."""
    from chimera.games.myth.darkness.moments import Moment
    from chimera.games.myth.words import AT_TARGET, DARKNESS_CYCLE, STAGE_TARGET

    g = f.g
    g.phase = DARKNESS_CYCLE
    group = [foe for foe in g.foes() if g.kind[foe] == f.kind(monster) and g.aim[foe] == f.seat(hero)]
    g.begin_blow(f.kind(monster), f.seat(hero), sum(1 << foe for foe in group), group[0], STAGE_TARGET)
    return f.then(Moment(AT_TARGET))


def rolled(f: Field) -> list[tuple[int, int]]:
    """How many hit dice and fate dice heroes have rolled for each attack since the last time."""
    found: list[tuple[int, int]] = []
    for event in f.told():
        if event.kind == "rolled":
            found.append((len(str(event.args["dice"]).split()), 0))
        elif event.kind == "fated":
            found[-1] = (found[-1][0], found[-1][1] + 1)
    return found


def far_off(f: Field) -> Field:
    """Somebody sleeps in a corner, so that the tile is not cleared by what happens elsewhere."""
    return f.monster("grubber", "l1", active=False)


def left(f: Field) -> list[str]:
    """The foes that are left but for the one that sleeps in the corner."""
    return [foe for foe in f.monsters() if foe != "grubber l1"]
