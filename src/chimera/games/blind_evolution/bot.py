"""The bot of Blind Evolution Mythos: it plays by what everybody can see, and answers every question of the game."""

from __future__ import annotations

from typing import Any, Final

from chimera.engine.dice import Stream
from chimera.engine.game import PASS, Opt
from chimera.engine.visibility import Seen
from chimera.games.blind_evolution.abilities import Aim, CleanNext, in_reach
from chimera.games.blind_evolution.battle import Decide, EscapeTo, FirstStrike, JoinBattle, fighters
from chimera.games.blind_evolution.changes import City
from chimera.games.blind_evolution.demands import AppearAt, ChooseTile, DiscardBit, RemovePawn, RevealChip, WalkFree
from chimera.games.blind_evolution.events import ChooseOther, SelectOption
from chimera.games.blind_evolution.joining import Agreement, NameNewcomer
from chimera.games.blind_evolution.judgement import (
    Appraise,
    Boost,
    ChooseBit,
    Drawing,
    Retry,
    level,
    success,
)
from chimera.games.blind_evolution.lines import DeadLine, Swapping, TakeCard, TossBit, price
from chimera.games.blind_evolution.moves import Follow, Moving
from chimera.games.blind_evolution.outlook import Outlook
from chimera.games.blind_evolution.puzzle import LayAgain, LayPuzzleBit
from chimera.games.blind_evolution.search import ClueOrBits, Searching, worth_a_look
from chimera.games.blind_evolution.tb import DEAD, open_end
from chimera.games.blind_evolution.turn import Act
from chimera.games.blind_evolution.weave import Weave, whole_lines
from chimera.games.blind_evolution.words import (
    AGREE,
    BACK,
    CHOOSE,
    EARN,
    END,
    ENOUGH,
    FACE_DOWN,
    FALLEN_CHECK,
    FIGHT,
    FIGHT_BOSS,
    FLEE,
    FOLLOW_ON,
    FOUND,
    GAIN_MONEY,
    GIVE,
    GIVE_UP,
    HALT,
    HEAL_OP,
    HOSPITAL,
    JOIN,
    JUDGE_FOR,
    JUDGE_SEAT,
    LOT,
    MOST_DRAWS,
    ON,
    PREVENT_DAMAGE,
    PUZZLE_BIT,
    PUZZLE_DRAWN,
    PUZZLE_TOSSED,
    READ_CLUE,
    RESEARCH,
    RESEARCHING,
    RESERVE_BITS,
    RESTORE,
    SAME,
    SEARCH,
    SWAP,
    TALENT,
    TELEPORT,
    TOSS,
    TYPES,
    WARD_HEX,
)
from chimera.games.blind_evolution.worth import FALL, card_worth, odds, to_solve

WOUNDS: Final = 3  # HP that are missing when a healing is worth a card or money
DEARLY: Final = 4  # super tokens, at most, that a clue is worth
LIKELY: Final = 0.2  # a chip that is worth a super token


def play(seen: Seen[Any], stream: Stream) -> Opt:
    """The choice of a seat."""
    g: City = seen.game
    seat = seen.seat
    step = g.agenda[-1]
    opts = step.options(g, seat)
    if len(opts) == 1:
        return opts[0]
    if isinstance(step, Act):
        return act(g, seat, opts)
    if isinstance(step, Moving):
        return go_on(g, seat, step, opts)
    if isinstance(step, Boost):
        return help_out(g, seat, opts)
    if isinstance(step, Searching):
        return look(g, seat, step, opts)
    if isinstance(step, (JoinBattle, Decide, FirstStrike, EscapeTo)):
        return in_battle(g, seat, opts)
    if isinstance(step, (Drawing, Retry, ClueOrBits)):
        return in_judgement(g, seat, step, opts)
    if isinstance(
        step, (Appraise, ChooseBit, Swapping, TossBit, DiscardBit, DeadLine, LayPuzzleBit, LayAgain, TakeCard)
    ):
        return with_bits(g, seat, step, opts)
    if isinstance(step, SelectOption):
        return opts[stream.below(len(opts))]  # what an option brings is read only when it is selected
    return otherwise(g, seat, step, opts)


# The own turn


def act(g: City, seat: int, opts: list[Opt]) -> Opt:
    """The next act of the active character: what is free comes first."""
    outlook = Outlook(g, seat)
    free = for_free(g, seat, opts, outlook)
    if free is not None:
        return free
    best = END
    best_value = outlook.rest(g.at[seat]) + 0.001
    for opt in opts:
        value = act_worth(g, seat, opt, outlook)
        if value > best_value:
            best = opt
            best_value = value
    return best


def act_worth(g: City, seat: int, opt: Opt, outlook: Outlook) -> float:
    """What an act that is not free is worth, with all that may follow in this turn."""
    here = g.at[seat]
    left = g.points - 1
    verb = opt.verb
    if verb == "walk":
        return outlook.stay(opt.a, left)
    if verb == "taxi":
        return outlook.stay(opt.a, left) - outlook.coin()
    if verb == "via":
        return by_train(g, opt.a, outlook, left, outlook.far - g.box.steps[here][opt.a])
    if verb == "ride":
        return outlook.stay(opt.a, g.points) - outlook.coin() - 0.001
    value = -99.0
    again = 0.0
    if opt is SEARCH:
        value = outlook.search_worth(here, 0)
        again = outlook.search_worth(here, 3)
    elif opt is RESEARCH:
        value = outlook.research_worth(here, 0)
        again = outlook.research_worth(here, 1)
    elif opt is EARN:
        value = again = outlook.earn_worth()
    elif verb == "clean":
        value = outlook.pawn_worth(opt.a) + 0.09
        again = outlook.clean_worth(here)[1]
    elif verb in ("several", "line", "cleanse"):
        value = sweep_worth(g, seat, outlook)
    if value <= -99.0 or left <= 0:
        return value + outlook.rest(here)
    others = 0.0
    if opt is not SEARCH:
        others = max(others, outlook.search_worth(here, 0))
    if opt is not RESEARCH:
        others = max(others, outlook.research_worth(here, 0))
    if verb != "clean":
        others = max(others, outlook.clean_worth(here)[0])
    return value + max(max(again, others) + outlook.rest(here), outlook.stroll(here))


def sweep_worth(g: City, seat: int, outlook: Outlook) -> float:
    """Several pawns at once."""
    total = 0.09
    for place in in_reach(g, seat):
        total += outlook.pawn_worth(place)
    return total + 0.05


def by_train(g: City, station: int, outlook: Outlook, points: int, more: int) -> float:
    """What it is worth to interrupt a walk at a station, or where an item lies."""
    best = -99.0
    for to in g.box.next_stations[station]:
        if g.pawns[to] == 0:
            steps = g.box.steps[to]
            for place in range(g.box.hexes):
                if steps[place] <= more and outlook.passable(place):
                    best = max(best, outlook.stay(place, points) - outlook.coin() - 0.002)
    return best


def for_free(g: City, seat: int, opts: list[Opt], outlook: Outlook) -> Opt | None:
    """Something that takes no action point and is worth doing now."""
    weave = Weave(g, seat)
    hurt = g.full_hp(seat) - g.hp[seat]
    for opt in opts:
        verb = opt.verb
        if verb == "pick":
            return opt
        if opt is HOSPITAL and (hurt >= 2 and (g.hp[seat] <= 5 or g.money[seat] > 1)):
            return opt
        if verb == "lay" and weave.line and weave.line[0] == opt.a * 6 + opt.b and worth_laying(g, seat, weave):
            return opt
        if opt is TALENT:
            return opt
        if verb == "use" and worth_using(g, seat, opt.a, outlook):
            return opt
    if weave.line and weave.missing > 0 and weave.surplus() >= price(g, seat):
        want = weave.wanted(g.pool)
        if want >= 0 and weave.bits[want] < weave.nearly[want] and SWAP[want] in opts:
            return SWAP[want]
    return None


def worth_laying(g: City, seat: int, weave: Weave) -> bool:
    """Whether the next bit of the line shall be laid now: when the line gets done, or bits would have to go."""
    return weave.missing == 0 or g.unplaced(seat) > RESERVE_BITS - 1 or g.points == 0


def worth_using(g: City, seat: int, kind: int, outlook: Outlook) -> bool:
    """Whether a card that names no action shall be used now."""
    op = g.box.ability_op[kind]
    if op == GAIN_MONEY:
        return True
    if op in (HEAL_OP, RESTORE):
        lost = 1 if op == HEAL_OP else WOUNDS + 1
        for other in range(len(g.scores)):
            near = g.here(other) and g.box.steps[g.at[seat]][g.at[other]] <= g.box.ability_range[kind]
            if near and (g.full_hp(other) - g.hp[other] >= lost or (op == RESTORE and g.fallen[other] > 0)):
                return True
        return False
    if g.points > 0:
        return False
    if op == PREVENT_DAMAGE:
        return touched(g, g.at[seat]) >= 2
    if op == WARD_HEX:
        return True
    if op == TELEPORT:
        here = outlook.rest(g.at[seat])
        return outlook.rest(best_gate(g, seat, kind, outlook)) > here + 0.1
    return False


def best_gate(g: City, seat: int, kind: int, outlook: Outlook) -> int:
    """The best place that a card leads to."""
    best = g.at[seat]
    for opt in Aim(seat, kind).options(g, seat):
        if opt.verb == "to" and outlook.rest(opt.a) > outlook.rest(best):
            best = opt.a
    return best


def touched(g: City, place: int) -> int:
    """Pawns on a hex and around it."""
    n = g.pawns[place]
    for other in g.box.near[place]:
        n += g.pawns[other]
    return n


def go_on(g: City, seat: int, step: Moving, opts: list[Opt]) -> Opt:
    """In the middle of a walk."""
    outlook = Outlook(g, seat)
    best = HALT
    best_value = outlook.stay(g.at[seat], g.points)
    for opt in opts:
        if opt.verb == "pick":
            return opt
        value = -99.0
        if opt.verb == "walk":
            value = outlook.stay(opt.a, g.points)
        elif opt.verb == "ride":
            steps = g.box.steps[opt.a]
            for place in range(g.box.hexes):
                if steps[place] <= step.more and outlook.passable(place):
                    value = max(value, outlook.stay(place, g.points) - outlook.coin())
        if value > best_value:
            best = opt
            best_value = value
    return best


# Search and research


def look(g: City, seat: int, step: Searching, opts: list[Opt]) -> Opt:
    """The hex to check: the likeliest chip, else with the last check a place where something may be."""
    outlook = Outlook(g, seat)
    best = ENOUGH
    best_value = 0.0
    for opt in opts:
        if opt.verb == "check" and worth_a_look(g, opt.a):
            value = outlook.chip_odds(opt.a)
            if g.chips[opt.a] != FACE_DOWN and step.checks == 1 and opt.a not in g.clue_at:
                value = 0.02
            if value > best_value:
                best = opt
                best_value = value
    return best


def help_out(g: City, seat: int, opts: list[Opt]) -> Opt:
    """Super tokens, informants and abilities for a judgement: where they make the difference."""
    who = g.judge[JUDGE_SEAT]
    place = g.at[who]
    now = level(g)
    if g.judge[JUDGE_FOR] != RESEARCHING:
        return widen(g, seat, opts, place, now)
    clue = -1
    for each in range(len(g.clues)):
        if g.clues[each] == FOUND and g.clue_at[each] == place:
            clue = each
    if clue < 0 or now >= to_solve(g, clue):
        return PASS
    short = to_solve(g, clue) - now
    if TALENT in opts:
        return TALENT
    for opt in opts:
        if opt.verb == "inform" and short <= g.box.ability_n[opt.a]:
            return opt
    pooled = 0
    for other in range(len(g.scores)):
        if other != who:
            pooled += g.supers[other]
    mine = min(g.supers[seat], short) if seat != who else 0
    if mine == 0 or short > min(pooled, DEARLY):
        return PASS
    for opt in opts:
        if opt.verb == "help" and opt.a == mine:
            return opt
    return PASS


def widen(g: City, seat: int, opts: list[Opt], place: int, now: int) -> Opt:
    """More hexes for a search, where few chips are left and one of them is the clue."""
    who = g.judge[JUDGE_SEAT]
    outlook = Outlook(g, who)
    unseen = 0
    likely = 0.0
    for other in [*g.box.near[place], place]:
        if g.chips[other] == FACE_DOWN:
            unseen += 1
            likely = max(likely, outlook.chip_odds(other))
    if unseen <= now or likely < LIKELY:
        return PASS
    if TALENT in opts:
        return TALENT
    want = min(unseen - now, g.supers[seat] - 1)
    for opt in opts:
        if opt.verb == "help" and opt.a == want:
            return opt
    return PASS


def in_judgement(g: City, seat: int, step: object, opts: list[Opt]) -> Opt:
    """Cards of a judgement: all of them, and once more when little came of it."""
    if isinstance(step, Drawing):
        return ON
    if isinstance(step, Retry):
        return opts[1] if success(g) <= 2 or step.what == FALLEN_CHECK else PASS
    return READ_CLUE


# Bits and cards


def with_bits(g: City, seat: int, step: object, opts: list[Opt]) -> Opt:
    """Bits that are chosen, given or laid, and the card for a line."""
    if isinstance(step, TakeCard):
        best = opts[0]
        for opt in opts:
            if card_worth(g, opt.a) > card_worth(g, best.a):
                best = opt
        return best
    if isinstance(step, LayPuzzleBit):
        return puzzle_over(g, seat, opts)
    if isinstance(step, LayAgain):
        return SAME if SAME in opts else opts[0]
    if isinstance(step, DeadLine):
        dead = open_end(g.box, g.colours[seat], g.lines[seat])[0] == DEAD
        return BACK if dead else PASS
    weave = Weave(g, seat)
    if isinstance(step, (Appraise, ChooseBit)):
        want = weave.wanted(g.pool)
        return CHOOSE[want] if want >= 0 else opts[0]
    spare = weave.spare()
    if isinstance(step, Swapping):
        return GIVE[spare] if spare >= 0 and GIVE[spare] in opts else opts[0]
    if spare >= 0 and TOSS[spare] in opts:
        return TOSS[spare]
    return opts[0]


def puzzle_over(g: City, seat: int, opts: list[Opt]) -> Opt:
    """The bit of a puzzle: laid where most lines can still be finished, or tossed where few can."""
    kind = g.puzzle[PUZZLE_BIT]
    laid = g.lines[seat]
    n = len(laid)
    draws = MOST_DRAWS - g.puzzle[PUZZLE_DRAWN]
    worth = [0.0] * 6
    idle = 0.0
    for whole in whole_lines(g.box, g.colours[seat]):
        if whole[:n] != laid:
            continue
        more = len(whole) - n - 1
        need = [0] * TYPES
        for bit in whole[n + 1 :]:
            need[bit // 6] += 1
        value = 0.0 if more > draws else 0.45**more * (1.0 + 0.1 * len(whole))
        if whole[n] // 6 == kind:
            worth[whole[n] % 6] += value
        elif more < draws:
            idle += value * 0.3
    best = GIVE_UP
    best_value = 0.0
    for opt in opts:
        value = 0.0
        if opt.verb == "lay":
            value = worth[opt.b]
        elif opt.verb == "toss":
            value = idle * (0.6 if g.puzzle[PUZZLE_TOSSED] else 0.8)
        if value > best_value:
            best = opt
            best_value = value
    return best


# Battles


def in_battle(g: City, seat: int, opts: list[Opt]) -> Opt:
    """Whether to join, to fight on or to flee, and where to."""
    boss = g.fight[FIGHT_BOSS]
    side = fighters(g)
    last = g.turn >= g.box.turn_limit
    wanted = boss in g.box.aim_bosses
    if JOIN in opts:
        with_me = odds(g, boss, [*side, seat])
        gain = with_me - odds(g, boss, side)
        if wanted and (last or with_me >= 0.35):
            return JOIN
        return JOIN if gain > 0.2 and with_me > 0.6 else PASS
    if FIGHT in opts:
        if FLEE not in opts:
            return FIGHT
        if wanted and last:
            return FIGHT
        chance = odds(g, boss, side)
        return FIGHT if chance >= (0.4 if wanted else 0.5) else FLEE
    best = opts[-1]
    if best.verb == "strike":
        return best
    for opt in opts:
        if opt.verb == "to" and touched(g, opt.a) < touched(g, best.a):
            best = opt
    return best


# All other questions


def otherwise(g: City, seat: int, step: object, opts: list[Opt]) -> Opt:
    """Event cards, company, newcomers, and whom or where a card concerns."""
    if isinstance(step, Agreement):
        return AGREE
    if isinstance(step, NameNewcomer):
        return LOT
    if isinstance(step, ChooseTile):
        return fewest_pawns(g, opts)
    if isinstance(step, ChooseOther):
        return poorest(g, opts)
    outlook = Outlook(g, seat)
    if isinstance(step, Follow):
        here = outlook.rest(g.at[seat])
        return FOLLOW_ON if outlook.rest(g.at[step.whom]) > here + 0.02 else PASS
    if isinstance(step, Aim):
        return aimed(g, seat, opts, outlook)
    best = opts[0]
    best_value = -99.0
    for opt in opts:
        value = -98.0
        if opt is PASS:
            value = outlook.stay(g.at[seat], g.points if seat == g.active else 0)
        elif isinstance(step, (WalkFree, AppearAt)):
            value = outlook.stay(opt.a, g.points if seat == g.active else 0)
        elif isinstance(step, (RemovePawn, CleanNext)) and opt.verb == "clean":
            value = outlook.pawn_worth(opt.a)
        elif isinstance(step, RevealChip) and opt.verb == "check":
            value = outlook.chip_odds(opt.a)
        if value > best_value:
            best = opt
            best_value = value
    return best


def fewest_pawns(g: City, opts: list[Opt]) -> Opt:
    """The tile that bears contamination best."""
    best = opts[0]
    for opt in opts:
        if g.tile_pawns(opt.a) < g.tile_pawns(best.a):
            best = opt
    return best


def poorest(g: City, opts: list[Opt]) -> Opt:
    """The character with the least money."""
    best = opts[0]
    for opt in opts:
        if g.money[opt.a] < g.money[best.a]:
            best = opt
    return best


def aimed(g: City, seat: int, opts: list[Opt], outlook: Outlook) -> Opt:
    """Whom to heal, or which hex a card concerns."""
    best = opts[0]
    best_value = -99.0
    for opt in opts:
        if opt.verb == "whom":
            value = float(g.full_hp(opt.a) - g.hp[opt.a]) - 0.5 * g.hp[opt.a] + FALL * g.fallen[opt.a]
        elif outlook.passable(opt.a):
            value = outlook.rest(opt.a)
        else:
            value = -98.0
        if value > best_value:
            best = opt
            best_value = value
    return best
