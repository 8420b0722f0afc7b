"""The visiting card of Myth: what a table may set, which heroes there are, what the texts of content name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from chimera.engine.card import GameCard, LawTrials, Plan, Setting, SettingValue
from chimera.engine.dice import Dice
from chimera.engine.editions import Contents
from chimera.engine.game import Opt, Step
from chimera.engine.texts import Texts
from chimera.games.myth import ending, hero_deck, meter, refresh, setup
from chimera.games.myth import round as rounds
from chimera.games.myth.amounts import amounts_of
from chimera.games.myth.bot import play as play_greedy
from chimera.games.myth.box import MythBox
from chimera.games.myth.combat import attack, gifts, slaying
from chimera.games.myth.content import CARDS_FILE, DARKNESS_FILE, FILES, ITEMS_FILE, MONSTERS_FILE
from chimera.games.myth.darkness import cycle, events, moments
from chimera.games.myth.heroes import choosing, play, quiver, targets
from chimera.games.myth.kinds import FAMILIES, POTIONS, SLOTS
from chimera.games.myth.modes import hunt, slaughterfield
from chimera.games.myth.monsters import arrivals, fates, moving, order, strikes
from chimera.games.myth.ops import HEROES, MODES, SYMBOLS
from chimera.games.myth.picture import drawn
from chimera.games.myth.shown import MythPrivate, MythPublic
from chimera.games.myth.state import Myth
from chimera.games.myth.treasure import items, webs
from chimera.games.myth.words import EDGES, PHASES, STREAMS, STRIDES, TRADED_POTIONS, WORDS

OFFERED: Final = ("soldier", "archer", "acolyte")  # the heroes whose every card works
LEDGER: Final = (
    "combat",
    "darkness",
    "heroes",
    "quests",
    "realm",
    "rewards",
    "round",
    "setup",
    "slaughterfield",
    "traps",
)
ROUNDS: Final = (60, 40, 20, 10, 5)
CHOICES: Final = 400  # of one hero in one round, at most


WORKING: Final = (
    "deed",
    "blow",
    "pips",
    "fates",
    "moment",
    "order",
    "settled",
    "cast",
)  # what is being done


class MythCard(GameCard):
    """Heroes against the Darkness, all together."""

    name = "myth"
    title = "Myth"
    summary = "Heroes of different classes hold a tile against the Darkness, all together, without turns."
    players = (1, len(OFFERED))
    minutes = 90
    folder = Path(__file__).parent
    words = WORDS
    state = Myth
    steps: tuple[type[Step[Any]], ...] = (
        setup.EquipHeroes,
        setup.OpenAdventure,
        setup.LayTile,
        setup.FillBag,
        setup.ReadyDarkness,
        hunt.LegendChoices,
        hunt.ChooseEntry,
        hunt.StartSquare,
        hunt.ChooseLairs,
        hunt.LairFamily,
        hunt.LairPlace,
        hunt.ChoosePack,
        hunt.PackFamily,
        hunt.PackOdd,
        hunt.PackPlace,
        slaughterfield.TakeTheField,
        slaughterfield.StartInside,
        slaughterfield.SkippedTreasure,
        slaughterfield.NextWave,
        slaughterfield.ChooseFamilies,
        slaughterfield.ChooseFamily,
        slaughterfield.SendWave,
        slaughterfield.ChooseBigEdge,
        slaughterfield.ChooseEdgeFamily,
        slaughterfield.WaveOdd,
        slaughterfield.WaveTimer,
        rounds.Round,
        rounds.HeroCycle,
        rounds.CyclePhaseEnds,
        rounds.RoundEnds,
        items.Refit,
        items.EquipNow,
        webs.GetFree,
        play.Gather,
        play.NextQuestion,
        play.CarryOut,
        play.NextOp,
        play.EndOfFurther,
        play.DeedEnds,
        play.Follow,
        play.Answers,
        quiver.ChooseAmmo,
        targets.AimAt,
        targets.Shoot,
        targets.ShiftFirst,
        targets.ChooseCentre,
        targets.ChooseTurn,
        targets.ChoosePath,
        choosing.ChooseHeroes,
        choosing.ChooseSquare,
        choosing.ChooseFoe,
        choosing.ChooseOngoing,
        choosing.Search,
        attack.HeroAttack,
        attack.Assign,
        attack.AssignDie,
        attack.Damage,
        attack.EndPath,
        attack.GainThreat,
        gifts.Fate,
        gifts.PayRecipe,
        gifts.SecondTarget,
        slaying.DropTreasure,
        meter.CheckMeter,
        meter.LookForEnd,
        cycle.DarknessCycle,
        cycle.DrawOmen,
        cycle.Sweep,
        cycle.BeforeSpawn,
        cycle.Once,
        cycle.CycleEnds,
        moments.Moment,
        moments.Answered,
        events.CarryOutEvent,
        events.WhichLair,
        events.WhoIsWebbed,
        events.ThreatPenalty,
        events.SpawnStep,
        order.MakeOrder,
        order.WhoActsFirst,
        moving.ChooseTarget,
        moving.MoveKind,
        moving.Scout,
        moving.MoveGroups,
        moving.WalkGroup,
        moving.Burrow,
        strikes.Attack,
        strikes.StrikeKind,
        strikes.SwitchTarget,
        strikes.ChooseSide,
        strikes.StandIn,
        strikes.Reckon,
        strikes.Deal,
        fates.Fates,
        fates.Loses,
        fates.LoseCard,
        arrivals.Arrive,
        arrivals.OddOne,
        arrivals.Pack,
        arrivals.WhichFamily,
        arrivals.Hatch,
        arrivals.HatchOdd,
        hero_deck.HeroDeckPhase,
        hero_deck.ReduceThreat,
        hero_deck.KeepOngoing,
        hero_deck.ClearSpaces,
        hero_deck.KeepOne,
        hero_deck.DrawHands,
        refresh.RefreshPhase,
        refresh.DarknessMeterStep,
        refresh.StatusStep,
        refresh.Cleanup,
        ending.LastChance,
    )
    events: Mapping[str, tuple[str, ...]] = {
        # the course of a match
        "prepared": ("heroes", "entry", "tokens", *WORKING),
        "entered": ("entry", "heroes", *WORKING),
        "lairs": WORKING,
        "lair_of": WORKING,
        "pack": WORKING,
        "pack_of": WORKING,
        "odd_one": WORKING,
        "big_from": WORKING,
        "from_edge": WORKING,
        "round": ("round", "heroes", "spent", *WORKING),
        "phase": ("phase", "omen", "tide", "foes", "heroes", *WORKING),
        "ended": ("phase", "ending", *WORKING),
        "beaten": ("scores", *WORKING),
        # the meter and the Darkness
        "meter": ("meter", "spent", *WORKING),
        "cycle": ("meter", "heroes", "foes", "tide", *WORKING),
        "omen": ("omen", "omens", "omens_top", "omens_bottom", *WORKING),
        "happens": ("tide", *WORKING),
        "penalty": ("penalties", *WORKING),
        "reshuffled": ("omens", "omens_top", "omens_bottom", *WORKING),
        "lined_up": WORKING,
        "luck": ("luck", *WORKING),
        # what heroes do
        "walked": ("heroes", *WORKING),
        "shifted": ("heroes", *WORKING),
        "spent_mp": ("heroes", *WORKING),
        "gained_mp": ("heroes", *WORKING),
        "strides": ("heroes", *WORKING),
        "played": ("heroes", "foes", "hands", "hand", "copies", "spent", "meter", *WORKING),
        "raged": ("heroes", *WORKING),
        "turned": ("heroes", *WORKING),
        "used_up": ("heroes", *WORKING),
        "cleared_rage": ("heroes", "foes", *WORKING),
        "left_play": ("heroes", "foes", *WORKING),
        "stays": ("heroes", *WORKING),
        "prayed": ("heroes", *WORKING),
        "loaded": ("heroes", *WORKING),
        "shot": ("heroes", *WORKING),
        "drew": ("heroes", "hands", "hand", "copies", *WORKING),
        "shuffled": ("heroes", *WORKING),
        "discarded": ("heroes", "hands", "hand", "copies", *WORKING),
        "fetched": ("heroes", "hands", "hand", "copies", *WORKING),
        "searched": ("heroes", *WORKING),
        # what happens to heroes
        "hurt": ("heroes", *WORKING),
        "slain": ("heroes", *WORKING),
        "healed": ("heroes", *WORKING),
        "revived": ("heroes", *WORKING),
        "removed": ("heroes", *WORKING),
        "threat": ("heroes", *WORKING),
        "afflicted": ("heroes", *WORKING),
        "relieved": ("heroes", *WORKING),
        "dragged": ("heroes", *WORKING),
        # dice
        "nears": WORKING,
        "takes": WORKING,
        "aims": WORKING,
        "done": WORKING,
        "rolled": WORKING,
        "fated": WORKING,
        "foe_fated": WORKING,
        "foe_fates": WORKING,
        "foe_recipe": WORKING,
        "foe_missed": WORKING,
        "courage": WORKING,
        "hit": ("foes", *WORKING),
        "missed": WORKING,
        "recipe": ("heroes", *WORKING),
        # monsters
        "spawned": ("foes", *WORKING),
        "woke": ("foes", *WORKING),
        "targets": ("foes", "tide", *WORKING),
        "moved": ("foes", *WORKING),
        "burrowed": ("foes", *WORKING),
        "wounded": ("foes", *WORKING),
        "mended": ("foes", *WORKING),
        "slew": ("foes", *WORKING),
        "fell": ("foes", *WORKING),
        "rose": ("foes", *WORKING),
        "stage": ("foes", *WORKING),
        "troubled": ("foes", *WORKING),
        "recovered": ("foes", *WORKING),
        "burns": ("foes", *WORKING),
        "dared": ("foes", *WORKING),
        "quailed": ("foes", *WORKING),
        "noticed": ("foes", "heroes", *WORKING),
        "overlooked": ("foes", *WORKING),
        "tries": ("foes", *WORKING),
        "rolls": WORKING,
        "rolls_again": WORKING,
        "struck": ("foes", *WORKING),
        "dodged": WORKING,
        "decoyed": WORKING,
        "out_of_reach": ("foes", *WORKING),
        "emboldened": ("tide", "foes", *WORKING),
        "lacking": WORKING,
        # treasure
        "dropped": ("loot", "tokens", *WORKING),
        "loitered": ("tokens", *WORKING),
        "swept": ("loot", "heroes", *WORKING),
        "picked": ("loot", "heroes", *WORKING),
        "token": ("bag", *WORKING),
        "found": ("heroes", "stock", *WORKING),
        "gold": ("heroes", *WORKING),
        "potion": ("heroes", *WORKING),
        "drank": ("heroes", *WORKING),
        "focused": ("heroes", *WORKING),
        "gave": ("heroes", *WORKING),
        "gave_potion": ("heroes", *WORKING),
        "equipped": ("heroes", *WORKING),
        "removed_item": ("heroes", *WORKING),
        # the Slaughterfield
        "family": ("families", *WORKING),
        "wave": ("wave", "timer", *WORKING),
        "timer": ("timer", *WORKING),
    }
    # What a later event of the same act says again.
    halves = ("takes", "aims", "done", "nears", "strides")  # what follows says what came of it
    quiet = (*halves, "prepared", "phase", "spent_mp", "lined_up", "targets", "cleared_rage", "left_play", "shuffled")
    big = ("round", "cycle", "omen", "penalty", "slain", "revived", "stage", "wave", "beaten", "ended")
    purposes = STREAMS
    together = True
    trials = LawTrials(
        seeds=2, seeds_compiled=20, positions=2, positions_compiled=2, settings=0, over=("mode", "hands")
    )
    views = (MythPublic, MythPrivate)
    bots: Mapping[str, Callable[..., Opt]] = {"greedy": play_greedy}
    iterations: Mapping[str, int] = {"hard": 200, "expert": 800}
    ledger = tuple(f"ledger/{part}.yaml" for part in LEDGER)
    content: Mapping[str, type] = FILES
    settings = (
        Setting("mode", MODES, "clear one tile of its lairs, or hold a field against ten waves"),
        Setting("hands", ("open", "private"), "whether heroes see the cards of each other"),
        Setting("figures", ("shared", "box"), "whether only all figures together are counted, or those of each kind"),
        Setting("cards", ("first", "v1.1"), "the printing of the hero cards"),
        Setting("deck", ("base", "all"), "whether the novice cards are shuffled into the decks"),
        Setting("first_wave", (1, 4, 8), "the wave with which the Slaughterfield begins"),
        Setting("rounds", ROUNDS, "rounds after which it is lost"),
    )
    seat_choices = (Setting("hero", OFFERED, "the hero of this seat; every class is there once", distinct=True),)

    def open(self, contents: Contents) -> None:
        super().open(contents)
        files = contents.files
        self.terms: Mapping[str, tuple[str, ...]] = {
            "hero": tuple(f"hero-{hero}" for hero in HEROES),
            "card": tuple(f"card-{card.id}" for card in files[CARDS_FILE].cards),
            "monster": tuple(f"monster-{monster.id}" for monster in files[MONSTERS_FILE].monsters),
            "family": tuple(f"family-{family}" for family in FAMILIES),
            "item": tuple(f"item-{item.id}" for item in files[ITEMS_FILE].items),
            "potion": tuple(f"potion-{potion}" for potion in POTIONS[:TRADED_POTIONS]),
            "omen": tuple(f"omen-{omen.id}" for omen in files[DARKNESS_FILE].cards),
            "symbol": tuple(f"symbol-{symbol}" for symbol in SYMBOLS),
            "slot": tuple(f"slot-{slot}" for slot in SLOTS[:5]),
            "edge": tuple(f"edge-{edge}" for edge in EDGES),
            "stride": tuple(f"stride-{stride}" for stride in STRIDES),
            "phase": tuple(f"phase-{phase}" for phase in PHASES),
        }
        self.amounts: Mapping[str, Mapping[str, int]] = amounts_of(files)

    @property
    def open_seats(self) -> bool:
        return self.chosen["hands"] == "open"

    def pack(self, settings: Mapping[str, SettingValue]) -> MythBox:
        heroes = [str(chosen["hero"]) for chosen in self.brought.choices]
        return MythBox(self.contents.files, settings, heroes or list(OFFERED[: self.players[0]]))

    def set_up(self, plan: Plan, dice: Dice, rules: int) -> Myth:
        return setup.set_up(self.box, dice, rules)

    def picture(self, view: Mapping[str, Any], role: int, texts: Texts) -> Any:
        return drawn(view, role, texts)

    def bound(self, seats: int) -> int:
        return int(self.chosen["rounds"]) * seats * CHOICES


CARD: Final = MythCard()
