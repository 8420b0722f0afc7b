"""The view of a match, made of what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.engine.cells import cells_of
from chimera.engine.squares import NORTH, STOPS_MOVES, STOPS_SIGHT, WEST
from chimera.games.myth.asking import Preparation
from chimera.games.myth.kinds import CLASSES, PRIORITIES, SIZES
from chimera.games.myth.ops import A_DECOY, CARD_TYPES, KEYWORDS, MODES, NOVICE, O_ATTACK, SHAPES, SYMBOLS, WINDOWS
from chimera.games.myth.shown import (
    BlowShown,
    Board,
    CardFact,
    DeedShown,
    FoeShown,
    HeroShown,
    MonsterFact,
    MythPrivate,
    MythPublic,
    SpaceShown,
)
from chimera.games.myth.words import (
    ACTIVE,
    BLOW_GROUP,
    BLOW_HITS,
    BLOW_IGNORED,
    BLOW_KIND,
    BLOW_STAGE,
    BLOW_TARGET,
    BLOW_TN,
    BLOW_VICTIM,
    COPIES,
    DEED_AMMO,
    DEED_AREA,
    DEED_AS,
    DEED_COMMITTED,
    DEED_DAMAGE,
    DEED_DICE,
    DEED_FATE,
    DEED_FLAGS,
    DEED_HEROES,
    DEED_KIND,
    DEED_SEAT,
    DEED_SQUARE,
    DEED_STRIDE,
    EDGES,
    ENDINGS,
    FACE_DOWN,
    ITEMS,
    MOMENTS,
    MOODS,
    NOTHING,
    PHASES,
    SPACES,
    SPENT,
    STATUSES,
    STRIDES,
    TRADED_POTIONS,
    TURNED,
)

if TYPE_CHECKING:
    from chimera.games.myth.box import MythBox
    from chimera.games.myth.horde import Horde

STAGES: Final = ("target", "moved", "dice", "damage")
PLAYED_AS: Final = ("action", "reaction", "interrupt")
TIDES: Final = ("double_spawn", "calm", "early_boss", "ignored", "once_more", "in_refresh", "no_card")


def public(g: Horde) -> MythPublic:
    """What everybody sees."""
    box = g.box
    seats = range(len(g.scores))
    return MythPublic(
        mode=MODES[box.mode],
        round=g.round,
        rounds=box.rounds,
        phase=PHASES[g.phase],
        meter=g.meter,
        meter_full=g.meter_full(),
        spent=g.spent,
        ending=ENDINGS[g.ending],
        scores=g.scores[:],
        board=board(box),
        cards=[card_fact(box, kind) for kind in range(len(box.card_ids)) if box.card_hero[kind] in box.seat_hero],
        monsters=[monster_fact(box, kind) for kind in range(len(box.monster_ids))],
        heroes=[hero(g, seat) for seat in seats],
        hands=[kinds_held(g, seat) if box.open_hands else [] for seat in seats],
        foes=[foe(g, i) for i in g.foes()],
        loot=g.loot[:],
        entry=EDGES[g.entry] if g.entry >= 0 else "",
        tokens=g.tokens,
        luck=g.luck,
        bag=g.bag[:],
        stock=g.stock[:],
        omen=g.omen,
        omens=g.omens.bit_count() + len(g.omens_top) + len(g.omens_bottom),
        omens_top=g.omens_top[::-1],
        omens_bottom=g.omens_bottom[::-1],
        penalties=list(cells_of(g.penalties)),
        tide=[TIDES[i] for i in range(len(TIDES)) if g.tide >> i & 1],
        order=g.order[:],
        moment=moment_of(g),
        wave=g.wave,
        timer=g.timer,
        families=g.families[:],
        settled=settled(g),
        deed=deed(g),
        blow=blow(g),
        pips=g.pips[:],
        cast=g.cast,
        fates=[SYMBOLS[symbol] for symbol in g.fates],
    )


def private(g: Horde, role: int) -> MythPrivate:
    """What a role knows beyond that."""
    own = role >= 0 and not g.box.open_hands
    return MythPrivate(
        hand=kinds_held(g, role) if own else None,
        copies=list(cells_of(g.hand[role])) if own else None,
    )


def kinds_held(g: Horde, seat: int) -> list[int]:
    """The cards of a hand by kind, ascending."""
    return [g.kind_of(seat, copy) for copy in cells_of(g.hand[seat])]


def moment_of(g: Horde) -> str:
    """The moment of the Darkness Cycle that heroes may answer now."""
    step = g.agenda[-1] if g.agenda else None
    moment = getattr(step, "moment", -1)
    return MOMENTS[moment] if isinstance(moment, int) and moment >= 0 else ""


def settled(g: Horde) -> list[int]:
    """What has been settled so far of what is being set up: the numbers that the next question keeps in mind."""
    step = g.agenda[-1] if g.agenda else None
    if not isinstance(step, Preparation):
        return []
    kept: list[int] = []
    for field in step.FIELDS[1:]:
        value = getattr(step, field)
        kept.extend(value if isinstance(value, tuple) else [value])
    return kept


def board(box: MythBox) -> Board:
    """The tile as it is drawn."""
    ground = box.map
    walls: list[list[int]] = []
    for square in range(ground.size):
        for side in range(NORTH, WEST + 1):
            stops = ground.wall(square, side)
            if stops:
                walls.append([square, side, stops & (STOPS_MOVES | STOPS_SIGHT)])
    across = max(x for x, _ in ground.coords) + 1
    down = max(y for _, y in ground.coords) + 1
    return Board(
        map=box.map_id,
        width=across,
        height=down,
        red=list(cells_of(box.red)),
        blue=list(cells_of(box.blue)),
        purple=list(cells_of(box.purple)),
        walls=walls,
    )


def card_fact(box: MythBox, kind: int) -> CardFact:
    """What is printed on a card."""
    shapes = [SHAPES[op.shape] for op in box.does[kind] if op.op == O_ATTACK]
    return CardFact(
        card=kind,
        hero=box.card_hero[kind],
        novice=box.card_rank[kind] == NOVICE,
        type=CARD_TYPES[box.card_type[kind]],
        ap=box.card_ap[kind],
        damage=box.card_damage[kind],
        range=box.card_range[kind * 4 : kind * 4 + 4],
        keywords=[KEYWORDS[i] for i in range(len(KEYWORDS)) if box.card_keywords[kind] >> i & 1],
        entries=[entry(box, kind * 4 + stride) for stride in range(4)],
        windows=[WINDOWS[i] for i in range(len(WINDOWS)) if box.card_windows[kind] >> i & 1],
        shape=shapes[0] if shapes else "",
    )


def entry(box: MythBox, place: int) -> str:
    """A movement entry as it is printed."""
    if not box.allowed[place]:
        return "no"
    words: list[str] = []
    for amount, unit in (
        (box.entry_d10[place], "D"),
        (box.entry_fd[place], "F"),
        (box.entry_tn[place], "TN"),
        (box.entry_damage[place], "dmg"),
        (box.entry_dot[place], "dot"),
    ):
        if amount:
            words.append(f"{amount:+d}{unit}")
    return " ".join(words)


def monster_fact(box: MythBox, kind: int) -> MonsterFact:
    """What is printed on a monster's card."""
    return MonsterFact(
        monster=kind,
        family=box.monster_family[kind],
        size=SIZES[box.monster_size[kind]],
        classes=[CLASSES[i] for i in range(len(CLASSES)) if box.monster_classes[kind] >> i & 1],
        defense=box.monster_defense[kind],
        vitality=box.monster_vitality[kind],
        movement=box.monster_movement[kind],
        courage=box.monster_courage[kind],
        wakes=box.monster_range[kind],
        base=box.monster_base[kind],
        frightens=box.monster_frightens[kind],
        attacks=[[s.d10, s.tn, s.range, s.attacks, s.damage] for s in box.strikes[kind]],
        fate=box.monster_fd[kind],
        priorities=[PRIORITIES[p] for p in box.priorities[kind]],
    )


def hero(g: Horde, seat: int) -> HeroShown:
    """A hero and its board."""
    box = g.box
    gear = g.gear[seat * 5 : seat * 5 + 5]
    room = g.quiver_room(seat)
    return HeroShown(
        hero=box.seat_hero[seat],
        at=g.at[seat],
        hp=g.hp[seat],
        most=g.most_hp(seat),
        threat=g.threat[seat],
        ails=[STATUSES[i] for i in range(len(STATUSES)) if g.ails[seat] >> i & 1],
        web=g.web[seat],
        stride=STRIDES[g.stride[seat]],
        mp=g.mp_left(seat),
        mp_free=g.mp_free[seat],
        steps=g.steps[seat],
        acted=g.acted[seat] == 1,
        faith=g.faith(seat),
        rage=g.rage(seat),
        hand=g.hand[seat].bit_count(),
        hand_limit=g.hand_limit(seat),
        deck=g.deck[seat].bit_count(),
        discards=[-1 if copy >= COPIES else g.kind_of(seat, copy) for copy in g.discards[seat]],
        quiver=g.quiver[seat].bit_count(),
        quiver_room=room,
        spaces=[space(g, seat, i) for i in range(SPACES)],
        gear=gear,
        pack=g.pack[seat][:],
        potions=g.potions[seat * TRADED_POTIONS : (seat + 1) * TRADED_POTIONS],
        gold=g.gold[seat],
        focus=g.focus[seat],
        tn=sum(box.item_tn[item] for item in gear if item >= 0),
        copies=open_copies(g, seat),
        refitted=list(cells_of(g.refitted[seat])),
        traded=[i for i in range(ITEMS + TRADED_POTIONS) if g.traded[seat] >> i & 1],
    )


def open_copies(g: Horde, seat: int) -> list[int]:
    """The numbers of a hero's cards that everybody sees, place by place."""
    copies = list(cells_of(g.hand[seat])) if g.box.open_hands else []
    copies += cells_of(g.quiver[seat])
    for place in range(seat * SPACES, (seat + 1) * SPACES):
        if g.spaces[place] != NOTHING and not g.lying[place] & FACE_DOWN:
            copies.append(g.spaces[place])
        copies += cells_of(g.beneath[place])
    return copies + [copy for copy in g.discards[seat] if copy < COPIES]


def space(g: Horde, seat: int, number: int) -> SpaceShown:
    """An action space and what lies there."""
    place = seat * SPACES + number
    copy = g.spaces[place]
    lying = g.lying[place]
    if copy == NOTHING:
        return SpaceShown(card=-1, turned=False, heroes=[], square=-1, beneath=0, spent=False)
    if lying & FACE_DOWN:
        return SpaceShown(card=-2, turned=False, heroes=[], square=-1, beneath=0, spent=False)
    kind = g.kind_of(seat, copy)
    token = g.box.aura_kinds[A_DECOY] >> kind & 1 == 1
    return SpaceShown(
        card=kind,
        turned=lying & TURNED != 0,
        heroes=[] if token else [i for i in range(len(g.scores)) if g.chosen[place] >> i & 1],
        square=g.chosen[place] if token else -1,
        beneath=g.beneath[place].bit_count(),
        spent=lying & SPENT != 0,
    )


def foe(g: Horde, number: int) -> FoeShown:
    """A foe on the tile."""
    mood = g.mood[number]
    return FoeShown(
        foe=number,
        monster=g.kind[number],
        at=g.spot[number],
        life=g.life[number],
        active=mood & ACTIVE != 0,
        moods=[MOODS[i] for i in range(1, len(MOODS)) if mood >> i & 1],
        aim=g.aim[number],
        marked=list(cells_of(g.marked[number])),
        burns=max([g.dots[i + 3] for i in range(0, len(g.dots), 4) if g.dots[i] == number], default=0),
    )


def deed(g: Horde) -> DeedShown | None:
    """The card that is being carried out."""
    d = g.deed
    if not d:
        return None
    return DeedShown(
        seat=d[DEED_SEAT],
        card=d[DEED_KIND],
        played_as=PLAYED_AS[d[DEED_AS]],
        stride=STRIDES[d[DEED_STRIDE]],
        ammo=d[DEED_AMMO],
        heroes=list(cells_of(d[DEED_HEROES])),
        square=d[DEED_SQUARE],
        area=list(cells_of(d[DEED_AREA])),
        path=g.path[:],
        foes=g.targets[:],
        dice=d[DEED_DICE],
        fate=d[DEED_FATE],
        damage=d[DEED_DAMAGE],
        committed=d[DEED_FLAGS] & DEED_COMMITTED != 0,
    )


def blow(g: Horde) -> BlowShown | None:
    """The group of monsters that acts."""
    b = g.blow
    if not b:
        return None
    return BlowShown(
        monster=b[BLOW_KIND],
        target=b[BLOW_TARGET],
        victim=b[BLOW_VICTIM],
        group=list(cells_of(b[BLOW_GROUP])),
        stage=STAGES[b[BLOW_STAGE]],
        tn=b[BLOW_TN],
        hits=b[BLOW_HITS],
        ignored=b[BLOW_IGNORED],
    )
