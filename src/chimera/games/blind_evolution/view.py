"""The view of a match, made of what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.engine.events import HOST, knows
from chimera.engine.visibility import HIDDEN
from chimera.games.blind_evolution.abilities import Aim
from chimera.games.blind_evolution.battle import ways_out
from chimera.games.blind_evolution.foresight import checks, fitting, odds
from chimera.games.blind_evolution.judgement import ACCOMPLISHMENT, brings, goal, level, own_level, success
from chimera.games.blind_evolution.lines import FallenResult, Swapping
from chimera.games.blind_evolution.shown import (
    BattleShown,
    Begun,
    BlindEvolutionPrivate,
    BlindEvolutionPublic,
    BookClue,
    BossShown,
    Character,
    ClueShown,
    EventShown,
    Hex,
    JudgementShown,
    PuzzleShown,
    TbBoard,
    TrainLine,
)
from chimera.games.blind_evolution.tb import level_of
from chimera.games.blind_evolution.words import (
    CARDS,
    COLOURS,
    DECK,
    DISCARDS,
    ESCAPE,
    FACE_DOWN,
    FIGHT_BLOWS,
    FIGHT_BOSS,
    FIGHT_ROUND,
    FIGHTERS_IN,
    FOUND,
    HOW_LOST,
    JUDGE_FOR,
    JUDGE_LINKED,
    JUDGE_SEAT,
    KEPT,
    KINDS,
    NOWHERE,
    ON_GROUND,
    PHASES,
    PUZZLE_BIT,
    PUZZLE_DRAWN,
    PUZZLE_SEAT,
    PUZZLE_TOSSED,
    READ,
    RESEARCHING,
    SEARCHING,
    SEATS,
    SHOWN,
    SOLVED,
    TRIGGERS,
    TYPES,
)

if TYPE_CHECKING:
    from chimera.games.blind_evolution.changes import City

LONGEST: Final = 11  # lines are told of up to here


def public(g: City) -> BlindEvolutionPublic:
    """What everybody sees."""
    box = g.box
    tiles = range(len(box.tiles))
    return BlindEvolutionPublic(
        scenario=box.scenario,
        own=box.own,
        title=box.title,
        contents="" if box.own else box.contents,
        turn=g.turn,
        limit=box.turn_limit,
        phase=PHASES[g.phase],
        starter=g.starter,
        active=g.active,
        points=g.points,
        done=[g.moved, g.cleaned, g.rode],
        begun=begun_of(g),
        scores=g.scores[:],
        tiles=box.tiles,
        hexes=hexes_of(g),
        trains=[
            TrainLine(name=line_key(g, i), kind=box.line_kinds[i], stations=box.line_stations[i])
            for i in range(len(box.line_ids))
        ],
        tracks=box.tracks,
        boards=[
            TbBoard(
                hexes=[list(each) for each in box.board_coords[colour]],
                left=box.board_left[colour],
                right=box.board_right[colour],
            )
            for colour in range(len(COLOURS))
        ],
        hands=[[box.card_left[card], box.card_right[card]] for card in range(CARDS)],
        odds=list(odds(g, -1)),
        ranks=list(ACCOMPLISHMENT),
        levels=box.ability_level,
        line_levels=[level_of(bits) for bits in range(LONGEST)],
        items=[item_key(g, item) for item in range(box.item_count)],
        start=box.start,
        characters=[character(g, seat) for seat in range(len(g.scores))],
        pawns=[place for place in range(box.hexes) if g.pawns[place]],
        per_tile=[g.tile_pawns(tile) for tile in tiles],
        occupied=[tile for tile in tiles if (g.occupied >> tile) & 1],
        occupied_at=box.occupied_at,
        wards=g.warding[:],
        chips=[place for place in range(box.hexes) if g.chips[place] == FACE_DOWN],
        clues=clues_of(g),
        ground=[[item, where - ON_GROUND] for item, where in enumerate(g.items) if where >= ON_GROUND],
        bosses=bosses_of(g),
        tide=g.tide,
        tide_marks=[box.tide_extra_from, box.tide_lose_at] if box.tide_every else [],
        pool=g.pool[:],
        supply=g.supply[:],
        reserve=g.reserve[:],
        event=event_of(g),
        judgement=judgement_of(g),
        puzzle=puzzle_of(g),
        battle=battle_of(g),
        lost_by=HOW_LOST[g.lost_by],
    )


def begun_of(g: City) -> Begun | None:
    """The choice of several parts that somebody is amid."""
    step = g.agenda[-1] if g.agenda else None
    if isinstance(step, Swapping):
        return Begun(seat=step.seat, bit=step.want, ability=-1)
    if isinstance(step, Aim):
        return Begun(seat=step.seat, bit=-1, ability=step.kind)
    return None


def hexes_of(g: City) -> list[Hex]:
    """The city as it was laid out."""
    box = g.box
    found: list[Hex] = []
    for place in range(box.hexes):
        facility = box.facility[place]
        found.append(
            Hex(
                name=g.name(place),
                q=box.coords[place][0],
                r=box.coords[place][1],
                tile=box.tile_of[place],
                number=box.number[place],
                facility=box.facility_ids[facility] if facility >= 0 else "",
                label=place_key(g, facility) if facility >= 0 else "",
                station=box.station[place],
                railway=box.railway[place],
            )
        )
    return found


def place_key(g: City, facility: int) -> str:
    """The name of the text of a blank facility, or what the scenario of somebody else calls it; "" of any other."""
    label = g.box.facility_labels[facility]
    return f"place-{label.replace(' ', '-')}" if label and g.box.own else label


def line_key(g: City, line: int) -> str:
    """The name of the text of a train line, or what the scenario of somebody else calls it."""
    return f"line-{g.box.line_ids[line]}" if g.box.own else g.box.line_names[line]


def item_key(g: City, item: int) -> str:
    """The name of an item's text, or what the scenario of somebody else calls it."""
    box = g.box
    if box.own:
        return f"item-{box.scenario}-{box.item_ids[item]}"
    return box.item_names[item] or box.item_ids[item]


def character(g: City, seat: int) -> Character:
    """A seat and its character."""
    owned = [kind for kind in range(KINDS) if (g.cards[seat] >> kind) & 1]
    return Character(
        hero=g.heroes[seat],
        at=g.at[seat],
        hp=g.hp[seat],
        full=g.full_hp(seat) if g.heroes[seat] >= 0 else 0,
        money=g.money[seat],
        supers=g.supers[seat],
        fallen=g.fallen[seat],
        colour=g.colours[seat],
        bits=g.bits[seat * TYPES : seat * TYPES + TYPES],
        line=g.lines[seat][:],
        cards=owned,
        used=[kind for kind in owned if (g.used[seat] >> kind) & 1],
        talent_used=(g.used[seat] >> KINDS) & 1 == 1,
        boost=g.boost[seat],
        luck=g.luck[seat],
        tired=g.tired[seat],
        warded=g.warded[seat] > 0,
        kept=g.piles.pieces[KEPT + seat][:],
        checks=checks(g, seat) if g.heroes[seat] >= 0 else [],
        items=g.held_items(seat),
    )


def clues_of(g: City) -> list[ClueShown]:
    """The clues of which everybody knows something: where they are, and what the solved ones say."""
    box = g.box
    found: list[ClueShown] = []
    for clue in range(len(g.clues)):
        if g.clues[clue] in (FOUND, SOLVED):
            solved = g.clues[clue] == SOLVED
            found.append(
                ClueShown(
                    clue=clue if solved else -1,
                    at=g.clue_at[clue],
                    progress=g.progress[clue],
                    difficulty=box.difficulty[clue],
                    solved=solved,
                    text="" if not solved else f"clue-{box.clue_ids[clue]}" if box.own else box.clue_texts[clue],
                )
            )
    return sorted(found, key=lambda shown: shown.at)


def bosses_of(g: City) -> list[BossShown]:
    """The bosses that have appeared."""
    return [
        BossShown(
            boss=boss,
            name=f"boss-{g.box.boss_ids[boss]}" if g.box.own else g.box.boss_names[boss],
            at=g.boss_at[boss],
            hp=max(0, g.boss_hp[boss]),
            full=g.box.boss_full[boss],
            large=g.box.boss_size[boss] > 0,
            weakened=[item for item in range(len(g.items)) if (g.boss_known[boss] >> item) & 1],
        )
        for boss in range(len(g.boss_at))
        if g.boss_at[boss] != NOWHERE
    ]


def event_of(g: City) -> EventShown:
    """The event card of this turn, and the deck."""
    shown = g.piles.pieces[SHOWN]
    return EventShown(
        waits=g.piles.size(READ) > 0,
        reader=g.reader,
        tested=[trigger for trigger in range(len(TRIGGERS)) if (g.tested >> trigger) & 1],
        card=shown[-1] if shown else -1,
        deck=g.piles.size(DECK),
        discards=g.piles.seen(DISCARDS, -1),
    )


def judgement_of(g: City) -> JudgementShown | None:
    """The judgement that is made."""
    if not g.judge:
        return None
    return JudgementShown(
        seat=g.judge[JUDGE_SEAT],
        judgement=g.judge[JUDGE_FOR],
        cards=g.chain[:],
        linked=g.judge[JUDGE_LINKED],
        success=success(g),
        level=level(g),
        brings=brings(g),
        bits=own_level(g) if g.judge[JUDGE_FOR] in (SEARCHING, RESEARCHING) else 0,
        need=goal(g, next((step.need for step in reversed(g.agenda) if isinstance(step, FallenResult)), 0)),
        left=CARDS - len(g.chain),
        fits=fitting(g),
    )


def puzzle_of(g: City) -> PuzzleShown | None:
    """The TB puzzle that is being solved."""
    if not g.puzzle:
        return None
    return PuzzleShown(
        seat=g.puzzle[PUZZLE_SEAT],
        bit=g.puzzle[PUZZLE_BIT],
        drawn=g.puzzle[PUZZLE_DRAWN],
        tossed=g.puzzle[PUZZLE_TOSSED],
        aside=g.aside[:],
    )


def battle_of(g: City) -> BattleShown | None:
    """The battle that is fought."""
    if not g.fight:
        return None
    return BattleShown(
        boss=g.fight[FIGHT_BOSS],
        round=g.fight[FIGHT_ROUND],
        fighters=[seat for seat in range(SEATS) if (g.fight[FIGHTERS_IN] >> seat) & 1],
        escapes=[odds(g, seat)[ESCAPE] if g.here(seat) and ways_out(g, seat) else 0 for seat in range(len(g.scores))],
        successes=g.fight[FIGHT_BLOWS : FIGHT_BLOWS + len(g.scores)],
    )


def private(g: City, role: int) -> BlindEvolutionPrivate:
    """What a role knows beyond that: the card it reads, and the host the whole book."""
    card: int | None = None
    trigger = HIDDEN
    if g.piles.size(READ) > 0:
        known = g.piles.known[READ][-1]
        reads = knows(known, role) or (role == HOST and g.reader < 0)
        card = g.piles.pieces[READ][-1] if reads else HIDDEN
        trigger = g.box.event_trigger[card] if reads else HIDDEN
    return BlindEvolutionPrivate(card=card, trigger=trigger, book=book_of(g) if role == HOST else [])


def book_of(g: City) -> list[BookClue]:
    """All clues, as the scenario book has them."""
    box = g.box
    return [
        BookClue(
            clue=clue,
            where=box.tiles[box.clue_tile[clue]] if box.clue_tile[clue] >= 0 else g.name(box.clue_hex[clue]),
            difficulty=box.difficulty[clue],
            text=f"clue-{box.clue_ids[clue]}" if box.own else box.clue_texts[clue],
        )
        for clue in range(len(box.clue_ids))
    ]
