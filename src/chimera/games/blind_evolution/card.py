"""The visiting card of Blind Evolution Mythos: what people may set, choose and bring, what a campaign carries on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from chimera.engine.card import GameCard, LawTrials, Plan, Setting, SettingValue
from chimera.engine.content import ContentError
from chimera.engine.dice import Dice
from chimera.engine.editions import Contents
from chimera.engine.game import Opt, Step
from chimera.engine.plan import read_files
from chimera.engine.texts import Texts
from chimera.engine.trouble import Trouble
from chimera.engine.visibility import Piles
from chimera.games.blind_evolution import (
    abilities,
    battle,
    changes,
    demands,
    events,
    joining,
    judgement,
    lines,
    moves,
    people,
    puzzle,
    search,
    spread,
    turn,
)
from chimera.games.blind_evolution.bot import play
from chimera.games.blind_evolution.box import CityBox, packed
from chimera.games.blind_evolution.cardboard import ABILITIES_FILE, CHARACTERS_FILE, EVENTS_FILE
from chimera.games.blind_evolution.content import FILES, SCENARIOS, Luggage, Scenario, scenario_file
from chimera.games.blind_evolution.picture import drawn
from chimera.games.blind_evolution.setup import set_up
from chimera.games.blind_evolution.shown import BlindEvolutionPrivate, BlindEvolutionPublic
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.texts import amounts_of
from chimera.games.blind_evolution.words import (
    BITS,
    COLOURS,
    JUDGEMENTS,
    LOST,
    PHASES,
    SEATS,
    STREAMS,
    TRIGGERS,
    WON,
    WORDS,
)

ANY: Final = "any"


class BlindEvolutionCard(GameCard):
    """Investigate forbidden books, all together."""

    name = "blind_evolution"
    title = "Blind Evolution Mythos"
    summary = "Hunt forbidden books through a city of hexes, all together, before it is overrun."
    players = (2, SEATS)
    minutes = 60
    folder = Path(__file__).parent
    words = WORDS
    state = BlindEvolution
    rules = 2  # 2: what is read out ends free undo, and silence outlives an undo (READ_OUT)
    steps: tuple[type[Step[Any]], ...] = (
        changes.TurnBreaks,
        people.Resolve,
        judgement.Judge,
        judgement.Drawing,
        judgement.Judged,
        judgement.Retry,
        judgement.Boost,
        judgement.Reward,
        judgement.Appraise,
        judgement.ChooseBits,
        judgement.ChooseBit,
        judgement.JudgementEnds,
        lines.Swapping,
        lines.TakeCard,
        lines.AbilityGained,
        lines.FallenCheck,
        lines.FallenResult,
        lines.DeadLine,
        lines.KeepBits,
        lines.TossBit,
        moves.Moving,
        moves.MoveEnds,
        moves.Follow,
        moves.EnterHex,
        puzzle.BeginPuzzle,
        puzzle.DrawBit,
        puzzle.LayPuzzleBit,
        puzzle.LayAgain,
        events.EventEnds,
        events.SelectOption,
        events.PuzzleResult,
        events.Effects,
        events.ChooseOther,
        events.OnOne,
        demands.ChooseTile,
        demands.DiscardBits,
        demands.DiscardBit,
        demands.RemovePawns,
        demands.RemovePawn,
        demands.RevealChips,
        demands.RevealChip,
        demands.FreeWalk,
        demands.WalkFree,
        demands.Teleport,
        demands.AppearAt,
        search.BeginSearch,
        search.Searching,
        search.SearchEnds,
        search.BeginResearch,
        search.ClueOrBits,
        search.ReadClue,
        search.LookAtAim,
        search.ResearchEnds,
        battle.JoinBattle,
        battle.FightersMeet,
        battle.FirstStrike,
        battle.NextRound,
        battle.NoteBlow,
        battle.Blows,
        battle.Decide,
        battle.Escape,
        battle.EscapeTo,
        battle.AfterEscapes,
        battle.BattleEnds,
        abilities.CleanMore,
        abilities.CleanNext,
        abilities.Cleaned,
        abilities.Aim,
        joining.Agreement,
        joining.StartingCard,
        joining.Newcomer,
        joining.NameNewcomer,
        spread.EndOfTurn,
        turn.Turn,
        turn.TurnOf,
        turn.BeginActions,
        turn.Act,
        turn.Earned,
        turn.Closing,
        turn.TurnEnds,
    )
    parts: tuple[type, ...] = (Piles,)
    purposes = STREAMS
    together = True
    hosted = True  # who hosts sees the whole scenario book
    views = (BlindEvolutionPublic, BlindEvolutionPrivate)
    content: Mapping[str, type] = FILES
    user_files: Mapping[str, type] = {"blind_evolution/scenario": Scenario}
    carries: type | None = Luggage
    bots: Mapping[str, Callable[..., Opt]] = {"greedy": play}
    iterations: Mapping[str, int] = {"hard": 200, "expert": 1_000}
    trials = LawTrials(seeds=4, seeds_compiled=40, positions=2, positions_compiled=2, settings=0, over=("scenario",))
    events: Mapping[str, tuple[str, ...]] = {
        # the course of a match
        "round": (),
        "phase": ("phase",),
        "turn": ("active", "characters", "done"),
        "ends_turn": (),
        "turn_over": ("active", "points", "event", "judgement", "puzzle", "done"),
        "counted": ("turn",),
        "ended": ("phase", "lost_by"),
        # who plays whom
        "dealt": ("characters", "reserve", "starter"),
        "agreed": (),
        "objected": (),
        "asks_for": (),
        "joined": ("characters", "reserve"),
        "fell": ("characters", "ground", "pool", "supply", "puzzle"),
        # the event card of the turn
        "drew": ("event", "card", "trigger"),
        "drew_unread": ("event", "card", "trigger"),
        "revealed": ("event", "card", "trigger"),
        "tested": ("event",),
        "unread": ("event", "card", "trigger"),
        "resolved": ("event",),
        "kept": ("event", "characters"),
        "inspired": ("characters",),
        "lucky": ("characters",),
        "used_up": ("event", "characters"),
        "reads_on": ("event",),
        "selected": (),
        # HP, money, tokens, action points
        "healed": ("characters",),
        "hurt": ("characters",),
        "earned": ("characters",),
        "paid": ("characters",),
        "honoured": ("characters",),
        "helped": ("characters", "judgement"),
        "tainted": ("characters",),
        "cleared": ("characters",),
        "points": ("points", "characters"),
        "next_points": ("characters",),
        # TB bits and ability cards
        "gained_bits": ("characters", "pool"),
        "chose_bit": ("characters", "pool", "begun"),
        "stays": ("characters",),
        "swaps": ("begun",),
        "aims": ("begun",),
        "aims_talent": ("begun",),
        "gave_bit": ("characters", "pool", "begun"),
        "laid": ("characters",),
        "took_back": ("characters", "pool"),
        "line_done": ("characters", "pool"),
        "gained_card": ("characters", "supply"),
        "used_card": ("characters", "supply", "judgement", "points", "begun"),
        "used_talent": ("characters", "judgement", "begun"),
        "protected": ("characters",),
        "warded": ("wards",),
        # the city
        "went": ("characters", "points", "battle", "done", "begun"),
        "took_item": ("characters", "ground"),
        "cleaned": ("pawns", "per_tile", "points", "done"),
        "spread": ("pawns", "per_tile"),
        "calm": (),
        "contact": ("characters", "wards"),
        "occupied": ("occupied",),
        "tide": ("tide",),
        # actions and clues
        "searches": ("points",),
        "researches": ("points",),
        "works": ("points",),
        "nothing": ("chips",),
        "found": ("chips", "clues"),
        "no_clue": (),
        "progress": ("clues",),
        "solved": ("clues", "scores"),
        "lead": ("clues",),
        # judgement
        "judges": ("judgement", "characters"),
        "linked": ("judgement",),
        "broke": ("judgement",),
        "judged": (),
        "cards_gathered": ("judgement", "battle"),
        "passed_check": (),
        "failed_check": (),
        # puzzles
        "puzzle_begins": ("puzzle", "characters"),
        "puzzle_bit": ("puzzle", "pool"),
        "puzzle_tossed": ("puzzle", "pool"),
        "puzzle_laid": ("puzzle", "characters"),
        "puzzle_solved": ("puzzle", "characters", "pool"),
        "puzzle_failed": ("puzzle", "characters", "pool"),
        "puzzle_ends": ("puzzle",),
        "laid_again": ("puzzle", "characters"),
        # bosses
        "appeared": ("bosses",),
        "hunted": ("bosses",),
        "struck": ("bosses",),
        "defeated": ("bosses",),
        "battle": ("battle",),
        "joins": ("battle",),
        "battle_round": ("battle",),
        "blows": (),
        "flees": (),
        "fights_on": (),
        "caught": (),
        "battle_over": ("battle",),
    }
    # What a later event of the same action says again, every single card and bit, and what follows from the calendar.
    quiet = (
        "phase",
        "ends_turn",
        "turn_over",
        "counted",
        "agreed",
        "drew",
        "drew_unread",
        "tested",
        "unread",
        "resolved",
        "kept",
        "used_up",
        "reads_on",
        "paid",
        "points",
        "stays",
        "swaps",
        "aims",
        "aims_talent",
        "gave_bit",
        "laid",
        "took_back",
        "calm",
        "contact",
        "nothing",
        "judges",
        "linked",
        "broke",
        "cards_gathered",
        "puzzle_bit",
        "puzzle_tossed",
        "puzzle_laid",
        "laid_again",
        "battle_round",
        "fights_on",
        "battle_over",
    )
    big = (
        "round",
        "joined",
        "fell",
        "revealed",
        "judged",
        "line_done",
        "failed_check",
        "occupied",
        "solved",
        "appeared",
        "battle",
        "blows",
        "defeated",
        "ended",
    )

    def open(self, contents: Contents) -> None:
        super().open(contents)
        files = contents.files
        heroes = [hero.id for hero in files[CHARACTERS_FILE].characters]
        self.scenarios: dict[str, Scenario] = {name: files[scenario_file(name)] for name in SCENARIOS}
        self.settings = (
            Setting("scenario", SCENARIOS, "what is investigated, unless somebody brings a scenario of their own"),
            Setting(
                "choose", ("dealt", "asked"), "whether wishes for characters, boards and the first turn are put to all"
            ),
            Setting("difficulty", ("reach", "exceed"), "whether a clue's difficulty has to be reached or exceeded"),
            Setting("occupied_at", (11, 10), "pawns with which a tile is occupied"),
        )
        self.seat_choices = (
            Setting("hero", (ANY, *heroes), "the character somebody wishes for, where wishes are asked for"),
            Setting("colour", (ANY, *COLOURS), "the TB board somebody wishes for"),
            Setting("first", ("no", "yes"), "whether somebody wishes to begin"),
        )
        all_of = self.scenarios.values()
        options = files[EVENTS_FILE].options
        events = [*files[EVENTS_FILE].results, *options, *files[EVENTS_FILE].puzzles]
        self.terms: Mapping[str, tuple[str, ...]] = {
            "hero": tuple(f"hero-{hero}" for hero in heroes),
            "talent": tuple(f"hero-{hero}-talent" for hero in heroes),
            "ability": tuple(f"ability-{card.id}" for card in files[ABILITIES_FILE].abilities),
            "card": tuple(f"card-{card.id}" for card in events),
            "choice": tuple(f"card-{card.id}-choice-{i}" for card in options for i in range(len(card.options))),
            "clue": tuple(f"clue-{clue.id}" for scenario in all_of for clue in scenario.clues),
            "boss": tuple(f"boss-{boss.id}" for scenario in all_of for boss in scenario.bosses),
            "item": tuple(f"item-{scenario.id}-{item.id}" for scenario in all_of for item in scenario.items),
            "trigger": tuple(f"trigger-{trigger.replace('_', '-')}" for trigger in TRIGGERS),
            "bit": tuple(f"bit-{bit}" for bit in BITS),
            "judgement": tuple(f"judgement-{what}" for what in JUDGEMENTS),
            "phase": tuple(f"phase-{phase}" for phase in PHASES),
        }
        self.amounts: Mapping[str, Mapping[str, int]] = amounts_of(files, all_of)

    @property
    def open_seats(self) -> bool:
        return True  # the event card is kept from the person whose character it will hit, see reader_for

    def pack(self, settings: Mapping[str, SettingValue]) -> CityBox:
        seats = len(self.brought.choices) or self.players[0]
        persons = self.brought.hands or tuple(range(seats))
        wishes = [{name: str(value) for name, value in chosen.items()} for chosen in self.brought.choices]
        for name in ("hero", "colour"):
            wished = [wish[name] for wish in wishes if wish[name] != ANY]
            for value in wished:
                if wished.count(value) > 1:
                    raise Trouble("choice-twice", name=name, value=value)
        return packed(self.contents.files, self.scenario(settings), seats, settings, self.carried_in(), persons, wishes)

    def scenario(self, settings: Mapping[str, SettingValue]) -> Scenario:
        """The scenario that somebody brought, or that the campaign goes on with, or the one that the table chose."""
        files = self.files_in()
        if len(files) > 1:
            what = "this is a second scenario, but one is played at a time; leave all files but one out."
            raise ContentError(list(files)[1], 1, what)
        for scenario in files.values():
            assert isinstance(scenario, Scenario)
            return scenario
        luggage = self.carried_in()
        if isinstance(luggage, Luggage) and luggage.scenario in self.scenarios:
            return self.scenarios[luggage.scenario]
        return self.scenarios[str(settings["scenario"])]

    def players_with(self, files: Mapping[str, str]) -> tuple[int, int]:
        """As many characters as the scenario that somebody brings has entries for."""
        for scenario in read_files(self.title, self.user_files, files).values():
            counts = [entry.count for entry in scenario.entries]
            return min(counts), max(counts)
        return self.players

    def set_up(self, plan: Plan, dice: Dice, rules: int) -> BlindEvolution:
        return set_up(self.box, dice, rules)

    def carry(self, game: Any) -> str:
        assert isinstance(game, BlindEvolution)
        box = game.box
        before = self.carried_in()
        lost = before.lost if isinstance(before, Luggage) else 0
        if not box.next or game.phase not in (WON, LOST):
            return ""
        left = box.turn_limit - game.turn if game.phase == WON else 0
        supers = [0] * len(game.scores)
        if game.phase == WON:
            most = next((tokens for turns, tokens in box.carry if left >= turns), 0)
            supers = [held if most < 0 else min(held, most) for held in game.supers]
        won = game.phase == WON
        luggage = Luggage(scenario=box.next, supers=supers, won=won, turns_left=left, lost=lost + (0 if won else 1))
        return msgspec.json.encode(luggage).decode()

    def picture(self, view: Mapping[str, Any], role: int, texts: Texts) -> Any:
        return drawn(view, role, texts, self.box)

    def bound(self, seats: int) -> int:
        return 200 * seats * 31


CARD: Final = BlindEvolutionCard()
