"""Evo's visiting card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from chimera.engine.card import GameCard, Setting, SettingValue
from chimera.engine.dice import Dice
from chimera.engine.game import Game, Opt
from chimera.engine.texts import Texts
from chimera.games.evo.births import Brood, Lay, Relay
from chimera.games.evo.bot import BOTS
from chimera.games.evo.cards import Announce, ChooseLayer, OrderTokens, Reconsider, Resolve, Strike, Window
from chimera.games.evo.content import FILES, FOLDER, HASH
from chimera.games.evo.movement import BeginMoves, Fight, Flee, Guard, Land, Moves, Slip
from chimera.games.evo.phases import (
    Bidding,
    Births,
    ChoosePlace,
    Climate,
    FaceClimate,
    Income,
    Initiative,
    Movement,
    Mutations,
    Reveal,
    Round,
    Settle,
    Survival,
    TurnArms,
)
from chimera.games.evo.picture import drawn
from chimera.games.evo.setup import deal
from chimera.games.evo.state import Evo
from chimera.games.evo.survival import ChooseLoss, Suffer
from chimera.games.evo.tables import (
    CARD_NAMES,
    FACE_NAMES,
    GENE_NAMES,
    MOMENTS,
    PHASES,
    PURPOSES,
    STAT_NAMES,
    TERRAINS,
    TOKENS,
    ZONE_NAMES,
)
from chimera.games.evo.words import WORDS

CHOICES_PER_SEAT: Final = 1500  # eleven rounds of at most some 130 choices each


class EvoCard(GameCard):
    """Dinosaurs under a changing sky."""

    name = "evo"
    title = "Evo"
    summary = "Breed, mutate and move your dinosaurs as the climate turns, until the meteorite falls."
    players = (2, 5)
    minutes = 75
    folder = FOLDER
    words = WORDS
    state = Evo
    steps = (
        Round,
        Climate,
        Reveal,
        TurnArms,
        Mutations,
        Bidding,
        Settle,
        Initiative,
        ChoosePlace,
        Movement,
        BeginMoves,
        Moves,
        Slip,
        Land,
        Guard,
        Fight,
        Flee,
        Births,
        Brood,
        Lay,
        Relay,
        Survival,
        FaceClimate,
        Suffer,
        ChooseLoss,
        Income,
        Window,
        Announce,
        Reconsider,
        Resolve,
        OrderTokens,
        Strike,
        ChooseLayer,
    )
    settings = (
        Setting("open_scores", (False, True), "whether everybody sees all mutation points"),
        Setting("flippers", ("once", "unlimited"), "how often flippers work in a movement phase"),
    )
    purposes = PURPOSES
    ledger_sha256 = "494a4143a6ad68eb9d60d815bfca8590e94bf1de107e371a0d8d9d01e9eb717f"
    content = FILES
    scale = 6.0
    playouts = 18
    bots: Mapping[str, Callable[..., Opt]] = BOTS
    content_hash = HASH
    terms: Mapping[str, tuple[str, ...]] = {
        "phase": tuple(f"phase-{name}" for name in PHASES),
        "moment": tuple(f"moment-{name.replace(' ', '-')}" for name in MOMENTS),
        "gene": tuple(f"gene-{name}" for name in GENE_NAMES),
        "card": tuple(f"card-{name}" for name in CARD_NAMES),
        "token": tuple(f"token-{name}" for name in TOKENS),
        "face": tuple(f"face-{name}" for name in FACE_NAMES),
        "ideal": tuple(f"terrain-{name}" for name in TERRAINS),
        "zone": tuple(f"zone-{name}" for name in ZONE_NAMES),
        "stat": tuple(f"stat-{name}" for name in STAT_NAMES),
        "layer": ("stat-thermoregulation", "stat-fur"),
    }
    events: Mapping[str, tuple[str, ...]] = {
        "round": ("round", "climate"),
        "phase": ("phase", "lab", "boons", "turn", "fight", "egg", "dying", "perils"),
        "revealed": ("climate", "forecast"),
        "glimpsed": ("climate", "forecast"),
        "ordered": ("climate", "forecast"),
        "turned": ("wheel", "dying", "perils", "forecast"),
        "offered": ("lab", "bag"),
        "bid": ("lab",),
        "outbid": ("lab",),
        "spent": ("scores",),
        "gained": ("scores",),
        "bought": ("lab", "sheets", "dying", "perils"),
        "drew": ("deck", "hands"),
        "order": ("order",),
        "turn": ("turn",),
        "prepared": ("chain",),
        "moved": ("board", "turn", "chain", "dying", "perils"),
        "attacked": ("turn", "fight"),
        "fought": ("fight", "chain"),
        "lost": ("board", "herds", "supply", "chain", "dying", "perils"),
        "born": ("board", "herds", "supply", "chain", "dying", "perils"),
        "pass": ("egg",),
        "announced": ("announced", "hands"),
        "withdrawn": ("announced",),
        "returned": ("announced",),
        "played": ("announced", "hands", "discard", "climate", "chain"),
        "struck": ("chain",),
        "lent": ("boons", "turn", "chain", "dying", "perils"),
        "scored": ("scores",),
        "ended": (),
    }

    def deal(self, seats: int, dice: Dice, settings: Mapping[str, SettingValue], rules: int) -> Evo:
        return deal(seats, dice, bool(settings["open_scores"]), settings["flippers"] == "unlimited", rules)

    def picture(self, view: Mapping[str, Any], role: int, texts: Texts) -> Any:
        return drawn(view, role, texts)

    def starts(self, game: Game) -> dict[str, list[int]]:
        assert isinstance(game, Evo)
        seats = range(len(game.scores))
        pairs = game.island().starts
        pair = [next(i + 1 for i, spaces in enumerate(pairs) if game.board[spaces[0]] == seat) for seat in seats]
        return {"start pair": pair, "initiative place": [game.order.index(seat) + 1 for seat in seats]}

    def bound(self, seats: int) -> int:
        return CHOICES_PER_SEAT * seats


CARD: Final = EvoCard()
