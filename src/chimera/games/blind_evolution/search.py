"""Area search and research: looking for clues, and working on them."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.events import Event
from chimera.engine.game import AUTO, Opt, Step
from chimera.games.blind_evolution.changes import Ask, City
from chimera.games.blind_evolution.events import Effects
from chimera.games.blind_evolution.judgement import ENDS, Boost, Judge, Reward, level
from chimera.games.blind_evolution.words import (
    CHECK,
    CHIPS,
    ENOUGH,
    EXTRA_HEXES,
    FACE_DOWN,
    FOUND,
    FROM_CLUE,
    OPEN,
    READ_CLUE,
    RESEARCH_DONE,
    RESEARCHING,
    SEARCH_DONE,
    SEARCH_EMPTY,
    SEARCH_RANGE,
    SEARCHING,
    TAKE_BITS,
)


def search_area(g: City, seat: int) -> None:
    """An area search: judgement, help, then as many hexes as the level."""
    g.do(Judge(seat, SEARCHING), Boost(), BeginSearch(seat))
    g.spend_point()
    if g.listening:
        g.tell(Event("searches", seat, {"hex": g.name(g.at[seat]), "at": g.at[seat]}))


class BeginSearch(Step[City]):
    """So many hexes may be checked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        checks = level(g) + g.total(self.who, EXTRA_HEXES)
        most = len(in_range(g, self.who, 0))  # blind_evolution.search.hex-count-surplus
        g.do(Searching(self.who, min(checks, most), 1, 0, 0))


def in_range(g: City, seat: int, wide: int) -> list[int]:
    """The hexes that a character can check: its own and those around it, with a special ability further ones."""
    here = g.at[seat]
    if not wide and not g.talent(seat, SEARCH_RANGE):
        return sorted([here, *g.box.near[here]])
    reach = g.box.hero_range[g.heroes[seat]]
    return [place for place in range(g.box.hexes) if g.box.steps[here][place] <= reach]


class Searching(Ask):
    """Hexes are checked one after the other; the bits may be taken before or after."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "checks", "due", "found", "wide")
    KEY: ClassVar[str] = "searching"
    SHY: ClassVar[tuple[str, ...]] = ("enough",)

    def __init__(self, seat: int, checks: int, due: int, found: int, wide: int) -> None:
        self.seat = seat
        self.checks = checks
        self.due = due  # 1: the bits are still to be taken
        self.found = found  # clues
        self.wide = wide  # 1: the special ability that looks further is used for this search

    def options(self, g: City, seat: int) -> list[Opt]:
        opts = [CHECK[place] for place in in_range(g, seat, self.wide)]
        opts.append(ENOUGH)
        if self.due:
            opts.append(TAKE_BITS)
        return opts

    def gist(self, g: City, seat: int, opt: Opt) -> int:
        if opt.verb == "check" and not worth_a_look(g, opt.a) and g.box.steps[g.at[seat]][opt.a] <= 1:
            return ENOUGH.rank + 1  # they are all alike, and bring nothing
        return opt.rank

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": self.checks}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is ENOUGH:
            g.do(SearchEnds(seat, self.due, self.found))
        elif opt is TAKE_BITS:
            g.do(Reward(seat), Searching(seat, self.checks, 0, self.found, self.wide))
        else:
            place = opt.a
            found = self.found + (1 if clue_there(g, place) else 0)
            far = g.box.steps[g.at[seat]][place] > 1
            if self.checks > 1:
                g.do(Searching(seat, self.checks - 1, self.due, found, 1 if far else self.wide))
            else:
                g.do(SearchEnds(seat, self.due, found))
            if far and not self.wide:
                g.use_talent(seat)
            check_hex(g, seat, place)


def worth_a_look(g: City, place: int) -> bool:
    """Whether, for all that everybody knows, there may be something on a hex."""
    return g.chips[place] == FACE_DOWN or g.box.facility[place] >= 0


def clue_there(g: City, place: int) -> bool:
    """Whether checking a hex turns up a clue."""
    if g.chips[place] == FACE_DOWN:
        return g.piles.pieces[CHIPS + g.box.tile_of[place]][g.box.slot[place]] > 0
    clue = g.clue_on(place)
    return clue >= 0 and g.clues[clue] == OPEN


def check_hex(g: City, seat: int, place: int) -> None:
    """A hex is looked at: its chip is turned over, or the scenario says what is there."""
    if g.chips[place] == FACE_DOWN:
        g.flip_chip(seat, place)
        return
    was_there = clue_there(g, place)
    g.look_at_facility(seat, place)
    if not was_there and g.listening:
        g.tell(Event("nothing", seat, {"hex": g.name(place), "at": place}))


class SearchEnds(Step[City]):
    """What is left of the bits is taken, and the search is over."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "due", "found")

    def __init__(self, who: int, due: int, found: int) -> None:
        self.seat = AUTO
        self.who = who
        self.due = due
        self.found = found

    def run(self, g: City) -> None:
        if not g.here(self.who):
            return
        if self.due:
            g.do(Reward(self.who), SearchEnds(self.who, 0, self.found))
            return
        g.do(ENDS)
        g.occurs(SEARCH_DONE)
        if self.found == 0:
            g.occurs(SEARCH_EMPTY)


def research(g: City, seat: int) -> None:
    """Research: judgement, help, then the clue on the own hex."""
    g.do(Judge(seat, RESEARCHING), Boost(), BeginResearch(seat))
    g.spend_point()
    if g.listening:
        g.tell(Event("researches", seat, {"hex": g.name(g.at[seat]), "at": g.at[seat]}))


class BeginResearch(Step[City]):
    """Where something may come of it, clue and bits come in the order that the character wants; else the clue first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        place = g.at[self.who]
        clue = g.clue_on(place)
        known = clue >= 0 and g.clues[clue] == FOUND
        if g.chips[place] == FACE_DOWN or (known and g.is_met(clue, g.progress[clue] + level(g))):
            g.do(ClueOrBits(self.who), ResearchEnds(self.who))
        else:
            g.do(ReadClue(self.who), Reward(self.who), ResearchEnds(self.who))


class ClueOrBits(Ask):
    """The clue first, or the bits first."""

    KEY: ClassVar[str] = "clue-or-bits"

    def options(self, g: City, seat: int) -> list[Opt]:
        return [READ_CLUE, TAKE_BITS]

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is READ_CLUE:
            g.do(ReadClue(seat), Reward(seat))
        else:
            g.do(Reward(seat), ReadClue(seat))


class ReadClue(Step[City]):
    """Progress on the hex; a clue that is met is read to all, and does what it does."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        seat = self.who
        if not g.here(seat):
            return
        place = g.at[seat]
        if g.chips[place] == FACE_DOWN:  # blind_evolution.research.hidden-chip
            hidden = g.piles.pieces[CHIPS + g.box.tile_of[place]][g.box.slot[place]] > 0
            if hidden:
                g.do(ReadClue(seat))
            g.flip_chip(seat, place)
            return
        g.look_at_facility(seat, place)
        clue = g.clue_on(place)
        if clue < 0:
            if g.listening:
                g.tell(Event("no_clue", seat, {"hex": g.name(place), "at": place}))
            return
        g.add_progress(seat, clue, level(g))
        if g.is_met(clue, g.progress[clue]):
            g.do(Effects(FROM_CLUE, clue, 0, 0, seat), LookAtAim())
            g.solve(seat, clue)


class LookAtAim(Step[City]):
    """The aim may be reached."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: City) -> None:
        g.look_at_aim()


class ResearchEnds(Step[City]):
    """The research is over."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        g.do(ENDS)
        g.occurs(RESEARCH_DONE)
