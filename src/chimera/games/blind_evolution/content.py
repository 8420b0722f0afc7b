"""The content of Blind Evolution Mythos: scenarios, ours and those that people write, the luggage, and all files.

A scenario that could not be played or won is refused here, with a line and a remedy.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from chimera.engine.content import Id, Pack
from chimera.games.blind_evolution.cardboard import (
    ABILITIES_FILE,
    CHARACTERS_FILE,
    EVENTS_FILE,
    IN_CLUES,
    IN_REWARDS,
    JUDGEMENT_FILE,
    TB_FILE,
    Abilities,
    Characters,
    Effect,
    Events,
    Item,
    Judgement,
    Small,
    Some,
    TabooBiblio,
    character_ids,
    wrong_effects,
)
from chimera.games.blind_evolution.city import (
    TILES_FILE,
    Axis,
    Facility,
    Faults,
    HexName,
    Keys,
    Known,
    Letter,
    Part,
    TilesPack,
    near_railway,
    parts,
    printed,
    wrong_layout,
)
from chimera.games.blind_evolution.words import CHARACTERS, MOST_CLUES, MOST_ITEMS, MOST_SUPERS, PER_TILE, SEATS

SCENARIOS: Final = ("borrowed_shadow", "water_marks", "tide_table")
MOST_TURNS: Final = 30
MOST_MEDIUM: Final = 3  # blind_evolution.comp.boss-data
MOST_LARGE: Final = 2
LOWEST: Final = 2  # no adjustment takes a difficulty below it

Title = Annotated[str, Meta(min_length=1, max_length=60, examples=["The Lone Reader"])]
Name = Annotated[str, Meta(min_length=1, max_length=40, examples=["the Lender"])]
Text = Annotated[str, Meta(min_length=1, max_length=1200, examples=["Somebody saw it all."])]


class Entry(Part, frozen=True, kw_only=True):
    """How the scenario is played with so many characters."""

    count: Annotated[int, Meta(ge=1, le=SEATS, examples=[2])]
    turn_limit: Annotated[int, Meta(ge=1, le=MOST_TURNS, examples=[8])]
    difficulty_mod: Annotated[int, Meta(ge=-5, le=5, examples=[-1])] = 0
    stars_mod: Annotated[int, Meta(ge=-4, le=2, examples=[-1])] = 0


class Placed(Part, frozen=True, kw_only=True):
    """A facility chip on the map; a blank one has a label."""

    id: Facility
    hex: HexName
    label: Name | None = None


class Line(Part, frozen=True, kw_only=True):
    """A railway line: its stations in the order of travel."""

    id: Id
    kind: Literal["jr", "private", "subway"] = "jr"
    name: Name | None = None
    stations: Annotated[list[HexName], Meta(min_length=2, max_length=10)]


class StartingAbility(Part, frozen=True, kw_only=True):
    """The level of the ability card that everybody takes at the start."""

    level: Annotated[int, Meta(ge=1, le=3, examples=[1])]
    after_win_level: Annotated[int, Meta(ge=1, le=3, examples=[2])] | None = None  # won before, with turns left


class Clue(Part, frozen=True, kw_only=True):
    """A clue under a chip of a tile, or at a facility."""

    id: Id
    tile: Letter | None = None
    facility: HexName | None = None
    difficulty: Annotated[int, Meta(ge=1, le=20, examples=[4])]
    opened_by: list[Id] = msgspec.field(default_factory=list)  # any of them
    opened_by_gauges: Annotated[int, Meta(ge=1, le=MOST_CLUES, examples=[2])] | None = None
    gauge: bool = False
    text: Text
    effects: list[Effect] = msgspec.field(default_factory=list)


class Power(Part, frozen=True, kw_only=True):
    """What a boss does while it is on the map."""

    power: Literal["spread", "hunt", "flee_money", "shield"]
    n: Annotated[int, Meta(ge=1, le=9, examples=[1])] = 1
    boss: Id | None = None  # whom it shields


class Weakness(Part, frozen=True, kw_only=True):
    """What an item that a fighter holds does to a boss."""

    lowers: Literal["hp", "damage"]
    item: Item
    n: Annotated[int, Meta(ge=1, le=20, examples=[1])] = 1


class Boss(Part, frozen=True, kw_only=True):
    """A boss."""

    id: Id
    name: Name
    size: Literal["medium", "large"]
    hp_base: Some
    hp_per_player: Small = 0
    damage_bonus: Annotated[int, Meta(ge=0, le=9, examples=[1])] = 0
    powers: list[Power] = msgspec.field(default_factory=list)
    weak: list[Weakness] = msgspec.field(default_factory=list)
    reward: list[Effect] = msgspec.field(default_factory=list)


class ItemToken(Part, frozen=True, kw_only=True):
    """An item of the scenario."""

    id: Item
    name: Name | None = None
    text: Text | None = None
    armour: Annotated[int, Meta(ge=0, le=9, examples=[1])] = 0  # less damage from each boss hit


class Hold(Part, frozen=True, kw_only=True):
    """Items of which the team must hold so many."""

    items: Annotated[list[Item], Meta(min_length=1, max_length=MOST_ITEMS)]
    count: Annotated[int, Meta(ge=1, le=MOST_ITEMS, examples=[2])]


class Aim(Part, frozen=True, kw_only=True):
    """What wins, all of it together."""

    defeat: list[Id] = msgspec.field(default_factory=list)
    hold: Hold | None = None
    solve: list[Id] = msgspec.field(default_factory=list)


class Tide(Part, frozen=True, kw_only=True):
    """A marker that rises every so many turns."""

    start: Annotated[int, Meta(ge=0, le=20)] = 0
    after_loss: Annotated[int, Meta(ge=0, le=20)] | None = None  # when the scenario before was lost
    every: Annotated[int, Meta(ge=1, le=MOST_TURNS, examples=[2])]
    extra_from: Some  # from this step on every spread card with stars places a pawn more
    lose_at: Some


class Carry(Part, frozen=True, kw_only=True):
    """How many super tokens each takes along after a victory with so many turns left, or more."""

    turns_left: Annotated[int, Meta(ge=0, le=MOST_TURNS, examples=[1])]
    tokens: Literal["all"] | Annotated[int, Meta(ge=0, le=MOST_SUPERS, examples=[4])]


class Ending(Part, frozen=True, kw_only=True):
    """What is read after a victory with so many turns left, or more."""

    turns_left: Annotated[int, Meta(ge=0, le=MOST_TURNS, examples=[0])]
    text: Text


class Scenario(Pack, frozen=True, kw_only=True):
    """A scenario: the map, the clues, the bosses and the aim."""

    id: Id
    source: Known = "own"
    title: Title
    level: Annotated[int, Meta(ge=1, le=3, examples=[1])] = 1
    next: Id | None = None
    after: Id | None = None
    entries: Annotated[list[Entry], Meta(min_length=1, max_length=SEATS)]
    tiles: Annotated[dict[Letter, tuple[Axis, Axis]], Meta(min_length=1)]
    facilities: list[Placed] = msgspec.field(default_factory=list)
    stations: list[HexName] = msgspec.field(default_factory=list)
    lines: list[Line] = msgspec.field(default_factory=list)
    start: HexName
    money: Small
    starting_ability: StartingAbility | None = None
    reserve: Annotated[int, Meta(ge=0, le=CHARACTERS - 1, examples=[2])] = 2
    recommended: list[Id] = msgspec.field(default_factory=list)
    left_out: list[Id] = msgspec.field(default_factory=list)
    contents: Text
    contamination: Text | None = None
    clues: Annotated[list[Clue], Meta(min_length=1, max_length=MOST_CLUES)]
    bosses: list[Boss] = msgspec.field(default_factory=list)
    items: list[ItemToken] = msgspec.field(default_factory=list)
    aim: Aim
    tide: Tide | None = None
    carry: list[Carry] = msgspec.field(default_factory=list)
    endings: list[Ending] = msgspec.field(default_factory=list)

    @property
    def letters(self) -> list[str]:
        """The tiles in the order in which the box has them."""
        return sorted(self.tiles)

    def entry(self, count: int) -> Entry | None:
        """The entry for so many characters."""
        return next((each for each in self.entries if each.count == count), None)

    def vacant(self, tile: str) -> list[int]:
        """The numbers of a tile's hexes that have no facility, no station and no railway."""
        taken = {parts(name) for name in [*self.stations, *(placed.hex for placed in self.facilities)]}
        rails = printed().railway(tile)
        return [number for number in range(1, PER_TILE + 1) if number not in rails and (tile, number) not in taken]

    def all_effects(self) -> list[tuple[Keys, Effect]]:
        """Every effect of a clue or a reward, and where it stands."""
        found: list[tuple[Keys, Effect]] = []
        for i, clue in enumerate(self.clues):
            found += [(("clues", i, "effects", j), effect) for j, effect in enumerate(clue.effects)]
        for i, boss in enumerate(self.bosses):
            found += [(("bosses", i, "reward", j), effect) for j, effect in enumerate(boss.reward)]
        return found

    def faults(self) -> Faults:
        yield from self.wrong_numbers()
        yield from wrong_layout(self.tiles)
        yield from self.wrong_places()
        yield from self.wrong_chips()
        yield from self.wrong_railway()
        yield from self.wrong_clues()
        yield from self.never_opened()
        for i, clue in enumerate(self.clues):
            yield from wrong_effects(clue.effects, IN_CLUES, ("clues", i, "effects"))
        for i, boss in enumerate(self.bosses):
            yield from wrong_effects(boss.reward, IN_REWARDS, ("bosses", i, "reward"))
        yield from self.wrong_names()
        yield from self.wrong_bosses()
        yield from self.never_there()
        yield from self.wrong_aim()
        yield from self.wrong_story()

    def wrong_numbers(self) -> Faults:
        """Entries that are there twice, characters that do not exist or are too few."""
        counts = [entry.count for entry in self.entries]
        for i, count in enumerate(counts):
            if count in counts[:i]:
                yield (
                    ("entries", i, "count"),
                    f"this is a second entry for count {count}, expected one; delete one of the two.",
                )
        known = character_ids()
        for key, names in (("recommended", self.recommended), ("left_out", self.left_out)):
            for i, name in enumerate(names):
                if name not in known:
                    what = f"'{name}' is no character, expected one of {', '.join(known)}; write one of them."
                    yield (key, i), what
                if name in names[:i] or (key == "left_out" and name in self.recommended):
                    yield (key, i), f"'{name}' was named before, expected each character once; delete it here."
        there = len(known) - len(self.left_out)
        if max(counts) + self.reserve > there:
            what = f"{max(counts)} characters and {self.reserve} in reserve are more than the {there} there are; "
            yield ("reserve",), what + "lower the reserve, or leave fewer out."
        if len(self.recommended) > max(counts) + self.reserve:
            what = (
                f"{len(self.recommended)} characters are recommended, and only {max(counts) + self.reserve} can play; "
            )
            yield ("recommended",), what + "name fewer."

    def wrong_places(self) -> Faults:
        """Hexes on tiles that are not laid."""
        named: list[tuple[Keys, str]] = [(("start",), self.start)]
        named += [(("facilities", i, "hex"), placed.hex) for i, placed in enumerate(self.facilities)]
        named += [(("stations", i), name) for i, name in enumerate(self.stations)]
        named += [(("clues", i, "facility"), clue.facility) for i, clue in enumerate(self.clues) if clue.facility]
        named += [((*at, "hex"), effect.hex) for at, effect in self.all_effects() if effect.hex]
        laid = ", ".join(self.letters)
        for at, name in named:
            if parts(name)[0] not in self.tiles:
                what = f"{name} is on a tile that is not laid, expected a hex of {laid}; "
                yield at, what + f"correct it, or add tile {name[0]} to 'tiles'."
        for i, clue in enumerate(self.clues):
            if clue.tile is not None and clue.tile not in self.tiles:
                what = f"tile {clue.tile} is not laid, expected one of {laid}; correct it, or add it to 'tiles'."
                yield ("clues", i, "tile"), what

    def wrong_chips(self) -> Faults:
        """More chips than the box has, or two on one hex."""
        pack = printed()
        taken: dict[str, str] = {}
        used: Counter[str] = Counter()
        for i, placed in enumerate(self.facilities):
            at: Keys = ("facilities", i)
            used[placed.id] += 1
            if used[placed.id] > pack.copies(placed.id):
                what = f"the box has {pack.copies(placed.id)} of the chip '{placed.id}', and this is one more; "
                yield (*at, "id"), what + "take another facility, or a blank one with a label."
            if (placed.id == "blank") != (placed.label is not None):
                what = "a blank facility needs a name, and no other has one; "
                yield at, what + ("add a label." if placed.id == "blank" else "delete the label.")
            if placed.hex in taken:
                what = f"{placed.hex} already has the {taken[placed.hex]}, expected one chip on a hex; move one."
                yield (*at, "hex"), what
            taken[placed.hex] = placed.label or placed.id
        for i, name in enumerate(self.stations):
            if name in taken:
                yield ("stations", i), f"{name} already has the {taken[name]}, expected one chip on a hex; move one."
            taken[name] = "station"
        if len(self.stations) > pack.chips.stations:
            what = f"there are {len(self.stations)} stations, expected at most {pack.chips.stations}; delete some."
            yield ("stations",), what

    def wrong_railway(self) -> Faults:
        """Stations away from the railway or on no line; lines that stop where there is no station."""
        served = {name for line in self.lines for name in line.stations}
        yield from twice("lines", [line.id for line in self.lines])
        for i, line in enumerate(self.lines):
            for j, name in enumerate(line.stations):
                if name not in self.stations:
                    what = f"{name} has no station, expected one of {', '.join(self.stations) or 'the stations'}; "
                    yield ("lines", i, "stations", j), what + f"correct it, or add {name} to 'stations'."
                if j and name == line.stations[j - 1]:
                    yield (
                        ("lines", i, "stations", j),
                        f"the line stops at {name} twice in a row; delete one of the two.",
                    )
        for i, name in enumerate(self.stations):
            if not near_railway(name):
                tile = parts(name)[0]
                rails = ", ".join(f"{tile}-{number}" for number in sorted(printed().railway(tile)))
                what = f"{name} is not on or beside a railway hex of its tile, expected "
                yield ("stations", i), what + (f"one near {rails}; move it." if rails else "a tile with one; move it.")
            if name not in served:
                yield ("stations", i), f"no line stops at {name}, expected one; add it to a line, or delete it."

    def wrong_clues(self) -> Faults:
        """Clues that lie nowhere or where there is no room, and more chips than the box has."""
        yield from twice("clues", [clue.id for clue in self.clues])
        facilities = [placed.hex for placed in self.facilities]
        for i, clue in enumerate(self.clues):
            if (clue.tile is None) == (clue.facility is None):
                what = f"'{clue.id}' must lie in one place, under a chip or at a facility; "
                yield ("clues", i), what + "write either 'tile: A' or 'facility: A-11'."
            if clue.tile is not None and (clue.opened_by or clue.opened_by_gauges):
                what = f"'{clue.id}' is found with its chip, so nothing opens it; "
                yield ("clues", i, "tile"), what + "put it at a facility, or delete 'opened_by' and 'opened_by_gauges'."
            if clue.facility is not None and clue.facility not in facilities:
                what = f"{clue.facility} has no facility, expected one of {', '.join(facilities) or 'the facilities'}; "
                yield ("clues", i, "facility"), what + "correct it, or add a facility there."
        hidden = Counter(clue.tile for clue in self.clues if clue.tile is not None)
        exploration = 0
        for tile, clues in hidden.items():
            vacant = len(self.vacant(tile))
            exploration += vacant - clues
            if clues > vacant:
                last = max(i for i, clue in enumerate(self.clues) if clue.tile == tile)
                what = f"tile {tile} has {vacant} vacant hexes, and {clues} clues are hidden on it; "
                yield ("clues", last, "tile"), what + "hide some on another tile or at a facility."
        most = printed().chips
        if exploration > most.exploration:
            what = f"the tiles with clues need {exploration} exploration chips, and there are {most.exploration}; "
            yield ("clues",), what + "hide the clues on fewer tiles."
        if sum(hidden.values()) > most.clue:
            what = f"{sum(hidden.values())} clues are under chips, and there are {most.clue} clue chips; "
            yield ("clues",), what + "put some at facilities."

    def never_opened(self) -> Faults:
        """Clues that wait for something that cannot happen."""
        ids = [clue.id for clue in self.clues]
        gauges = sum(clue.gauge for clue in self.clues)
        for i, clue in enumerate(self.clues):
            for j, opener in enumerate(clue.opened_by):
                if opener not in ids:
                    what = f"'{opener}' is no clue, so it opens nothing; expected one of {', '.join(ids)}; correct it."
                    yield ("clues", i, "opened_by", j), what
            if clue.opened_by_gauges and clue.opened_by:
                what = "a clue is opened by clues or by a number of gauges, not by both; delete one of the two."
                yield ("clues", i, "opened_by_gauges"), what
            if clue.opened_by_gauges and clue.opened_by_gauges > gauges:
                what = f"it opens after {clue.opened_by_gauges} gauges, and {gauges} clues are gauges; "
                yield ("clues", i, "opened_by_gauges"), what + "lower it, or add 'gauge: true' to clues."
        reached = self.reached()
        for i, clue in enumerate(self.clues):
            if clue.id not in reached:
                waits = f"{clue.opened_by_gauges} gauges" if clue.opened_by_gauges else " or ".join(clue.opened_by)
                what = f"'{clue.id}' can never open: it waits for {waits}, which cannot be solved before it; "
                yield ("clues", i, "opened_by"), what + "let one of these clues be open from the start."

    def reached(self) -> set[str]:
        """The clues that can be opened and so be solved, one after the other."""
        reached: set[str] = set()
        grew = True
        while grew:
            gauges = sum(clue.gauge and clue.id in reached for clue in self.clues)
            more = {
                clue.id
                for clue in self.clues
                if (not clue.opened_by and not clue.opened_by_gauges)
                or not reached.isdisjoint(clue.opened_by)
                or (clue.opened_by_gauges is not None and clue.opened_by_gauges <= gauges)
            }
            grew = not more <= reached
            reached |= more
        return reached

    def wrong_names(self) -> Faults:
        """Bosses and items that are named and do not exist."""
        bosses = [boss.id for boss in self.bosses]
        items: list[str] = [item.id for item in self.items]
        named: list[tuple[Keys, str | None, list[str], str]] = []
        for at, effect in self.all_effects():
            named += [((*at, "boss"), effect.boss, bosses, "boss"), ((*at, "item"), effect.item, items, "item")]
            if effect.op == "tide" and self.tide is None:
                what = "there is no tide in this scenario; describe it under 'tide', or delete this effect."
                yield at, what
        for i, boss in enumerate(self.bosses):
            named += [
                (("bosses", i, "powers", j, "boss"), each.boss, bosses, "boss") for j, each in enumerate(boss.powers)
            ]
            named += [(("bosses", i, "weak", j, "item"), each.item, items, "item") for j, each in enumerate(boss.weak)]
        named += [(("aim", "defeat", i), name, bosses, "boss") for i, name in enumerate(self.aim.defeat)]
        clues = [clue.id for clue in self.clues]
        named += [(("aim", "solve", i), name, clues, "clue") for i, name in enumerate(self.aim.solve)]
        held = self.aim.hold.items if self.aim.hold else []
        named += [(("aim", "hold", "items", i), name, items, "item") for i, name in enumerate(held)]
        for at, name, known, kind in named:
            if name is not None and name not in known:
                expected = f"expected one of {', '.join(known)}" if known else "and it has none"
                yield at, f"'{name}' is no {kind} of this scenario, {expected}; correct it, or describe it."

    def wrong_bosses(self) -> Faults:
        """More bosses than pawns, and powers that say too much or too little."""
        yield from twice("bosses", [boss.id for boss in self.bosses])
        yield from twice("items", [item.id for item in self.items])
        sizes: Counter[str] = Counter()
        for i, boss in enumerate(self.bosses):
            sizes[boss.size] += 1
            most = MOST_MEDIUM if boss.size == "medium" else MOST_LARGE
            if sizes[boss.size] > most:
                what = f"there are {most} {boss.size} boss pawns, and this is one more; "
                yield ("bosses", i, "size"), what + "change its size, or delete it."
            for j, power in enumerate(boss.powers):
                at: Keys = ("bosses", i, "powers", j)
                if (power.power == "shield") != (power.boss is not None):
                    what = "a shield needs the boss whom it protects, and no other power has one; "
                    yield at, what + ("add 'boss: ...'." if power.boss is None else "delete 'boss'.")
                if power.boss == boss.id:
                    yield (*at, "boss"), f"'{boss.id}' shields itself, expected another boss; name that one."

    def never_there(self) -> Faults:
        """Bosses that never appear and items that nobody gets, or that come twice."""
        spawned: Counter[str | None] = Counter()
        given: Counter[str | None] = Counter()
        for at, effect in self.all_effects():
            if effect.op == "spawn_boss":
                spawned[effect.boss] += 1
                if at[0] == "bosses" and self.bosses[int(at[1])].id == effect.boss:
                    yield at, f"'{effect.boss}' appears only when it is defeated; let a clue bring it."
            if effect.op == "give_item":
                given[effect.item] += 1
            if spawned[effect.boss] > 1 or given[effect.item] > 1:
                name = effect.boss or effect.item
                yield (
                    at,
                    f"'{name}' comes for the second time, expected each boss and item once; delete one of the two.",
                )
        there = self.appearing()
        for i, boss in enumerate(self.bosses):
            if boss.id not in there:
                what = f"'{boss.id}' never appears, expected a clue that brings it; "
                yield ("bosses", i), what + f"add {{op: spawn_boss, boss: {boss.id}, hex: A-11}} to a clue's effects."
        for i, item in enumerate(self.items):
            if not given[item.id]:
                what = f"nothing gives item {item.id}, expected a clue or a reward that does; "
                yield ("items", i), what + f"add {{op: give_item, item: {item.id}}} to its effects."

    def appearing(self) -> set[str]:
        """The bosses that clues bring, and those that come when others are defeated."""
        there = {effect.boss for clue in self.clues for effect in clue.effects if effect.op == "spawn_boss"}
        for _ in self.bosses:
            for boss in self.bosses:
                if boss.id in there:
                    there |= {effect.boss for effect in boss.reward if effect.op == "spawn_boss"}
        return {boss for boss in there if boss is not None}

    def wrong_aim(self) -> Faults:
        """An aim that is none, or cannot be reached."""
        hold = self.aim.hold
        if not self.aim.defeat and not self.aim.solve and hold is None:
            yield ("aim",), "the aim is empty, expected something to reach; add 'defeat', 'hold' or 'solve'."
        if hold is not None and hold.count > len(set(hold.items)):
            what = f"{hold.count} of {len(set(hold.items))} items cannot be held; write {len(set(hold.items))} or less."
            yield ("aim", "hold", "count"), what

    def wrong_story(self) -> Faults:
        """What comes after, and a tide that is lost before it begins."""
        if self.next == self.id:
            yield ("next",), "the scenario follows itself, expected another one; correct it, or delete this line."
        if self.carry and self.next is None:
            yield ("carry",), "tokens are carried on, but nothing follows; add 'next: ...', or delete 'carry'."
        tide = self.tide
        if tide is not None and max(tide.start, tide.after_loss or 0) >= tide.lose_at:
            what = (
                f"the tide is lost before it begins, expected 'lose_at' above {max(tide.start, tide.after_loss or 0)}; "
            )
            yield ("tide", "lose_at"), what + "raise it."
        for key, turns in (
            ("carry", [each.turns_left for each in self.carry]),
            ("endings", [each.turns_left for each in self.endings]),
        ):
            for i, left in enumerate(turns):
                if left in turns[:i]:
                    yield (key, i, "turns_left"), f"{left} turns left stand here twice; delete one of the two."
        if self.endings and all(ending.turns_left for ending in self.endings):
            what = (
                "no ending is for a victory in the last turn, expected one; write 'turns_left: 0' at the last of them."
            )
            yield ("endings",), what


def twice(key: str, ids: list[str]) -> Faults:
    """Names that two things have."""
    for i, name in enumerate(ids):
        if name in ids[:i]:
            yield (key, i, "id"), f"two of the {key} are called '{name}', expected a name for each; rename one."


class Luggage(Part, frozen=True, kw_only=True):
    """What a campaign carries from scenario to scenario."""

    scenario: Id  # the one that comes
    supers: list[Annotated[int, Meta(ge=0, le=MOST_SUPERS)]] = msgspec.field(default_factory=list)  # per seat
    won: bool = False  # the scenario before
    turns_left: Annotated[int, Meta(ge=0, le=MOST_TURNS)] = 0  # then
    lost: Annotated[int, Meta(ge=0)] = 0  # scenarios of this campaign


def scenario_file(scenario: str) -> str:
    """Where one of our scenarios stands."""
    return f"content/{scenario}.yaml"


FILES: Final[dict[str, type]] = {
    CHARACTERS_FILE: Characters,
    ABILITIES_FILE: Abilities,
    EVENTS_FILE: Events,
    JUDGEMENT_FILE: Judgement,
    TB_FILE: TabooBiblio,
    TILES_FILE: TilesPack,
    **{scenario_file(scenario): Scenario for scenario in SCENARIOS},
}
