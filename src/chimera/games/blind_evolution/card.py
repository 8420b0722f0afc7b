"""The visiting card of Blind Evolution Mythos: what people may set, choose and bring, what a campaign carries on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from chimera.engine.card import Brought, GameCard, LawTrials, Plan, Setting, SettingValue
from chimera.engine.content import ContentError
from chimera.engine.dice import Dice
from chimera.engine.editions import Contents
from chimera.engine.game import Step
from chimera.engine.trouble import Trouble
from chimera.engine.visibility import Piles
from chimera.games.blind_evolution import (
    abilities,
    battle,
    changes,
    events,
    joining,
    judgement,
    lines,
    moves,
    puzzle,
    search,
    spread,
    turn,
)
from chimera.games.blind_evolution.box import CityBox
from chimera.games.blind_evolution.cardboard import ABILITIES_FILE, CHARACTERS_FILE, EVENTS_FILE
from chimera.games.blind_evolution.content import FILES, SCENARIOS, Luggage, Scenario, scenario_file
from chimera.games.blind_evolution.setup import set_up
from chimera.games.blind_evolution.shown import BlindEvolutionPrivate, BlindEvolutionPublic
from chimera.games.blind_evolution.state import BlindEvolution
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
ALL_OF_IT: Final = (
    "turn",
    "phase",
    "starter",
    "active",
    "points",
    "done",
    "begun",
    "scores",
    "characters",
    "pawns",
    "per_tile",
    "occupied",
    "wards",
    "chips",
    "clues",
    "ground",
    "bosses",
    "tide",
    "pool",
    "supply",
    "reserve",
    "event",
    "judgement",
    "puzzle",
    "battle",
    "lost_by",
    "card",
)


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
    steps: tuple[type[Step[Any]], ...] = (
        changes.TurnBreaks,
        changes.Resolve,
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
        events.ChooseTile,
        events.DiscardBits,
        events.DiscardBit,
        events.RemovePawns,
        events.RemovePawn,
        events.RevealChips,
        events.RevealChip,
        events.FreeWalk,
        events.WalkFree,
        events.Teleport,
        events.AppearAt,
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
    trials = LawTrials(seeds=1, seeds_compiled=4, positions=4, share=1)
    events: Mapping[str, tuple[str, ...]] = dict.fromkeys(
        (
            "round",
            "phase",
            "turn",
            "turn_over",
            "ends_turn",
            "dealt",
            "agreed",
            "objected",
            "asks_for",
            "joined",
            "fell",
            "drew",
            "drew_unread",
            "revealed",
            "tested",
            "unread",
            "resolved",
            "kept",
            "inspired",
            "lucky",
            "used_up",
            "reads_on",
            "selected",
            "healed",
            "hurt",
            "earned",
            "paid",
            "honoured",
            "helped",
            "tainted",
            "cleared",
            "points",
            "next_points",
            "gained_bits",
            "chose_bit",
            "gave_bit",
            "laid",
            "took_back",
            "line_done",
            "gained_card",
            "used_card",
            "used_talent",
            "protected",
            "warded",
            "went",
            "took_item",
            "cleaned",
            "spread",
            "occupied",
            "nothing",
            "found",
            "progress",
            "solved",
            "lead",
            "tide",
            "appeared",
            "hunted",
            "struck",
            "defeated",
            "ended",
            "judges",
            "linked",
            "broke",
            "judged",
            "cards_gathered",
            "searches",
            "researches",
            "no_clue",
            "works",
            "passed_check",
            "failed_check",
            "puzzle_begins",
            "puzzle_bit",
            "puzzle_tossed",
            "puzzle_laid",
            "puzzle_solved",
            "puzzle_failed",
            "puzzle_ends",
            "laid_again",
            "battle",
            "joins",
            "battle_round",
            "blows",
            "flees",
            "fights_on",
            "caught",
            "battle_over",
            "calm",
            "contact",
            "counted",
            "swaps",
            "aims",
        ),
        ALL_OF_IT,
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
        return CityBox(
            self.contents.files, self.scenario(settings), seats, settings, self.carried_in(), persons, wishes
        )

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

    def bringing(self, brought: Brought) -> GameCard:
        card = super().bringing(brought)
        assert isinstance(card, BlindEvolutionCard)
        for scenario in card.files_in().values():
            counts = [entry.count for entry in scenario.entries]
            card.players = (min(counts), max(counts))
        return card

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

    def bound(self, seats: int) -> int:
        return 200 * seats * 31


CARD: Final = BlindEvolutionCard()
