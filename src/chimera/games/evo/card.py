"""Evo's visiting card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from chimera.engine.card import GameCard, Setting, SettingValue
from chimera.engine.dice import Dice
from chimera.engine.editions import Contents
from chimera.engine.game import Game, Opt
from chimera.engine.texts import Texts
from chimera.games.evo.births import Brood, Lay, Relay
from chimera.games.evo.bot import players
from chimera.games.evo.box import EvoBox
from chimera.games.evo.cards import Announce, ChooseLayer, OrderTokens, Reconsider, Resolve, Strike, Window
from chimera.games.evo.content import (
    BASICS,
    CLIMATE,
    EVENTS,
    FILES,
    FOLDER,
    GENES,
    ISLANDS,
    Genes,
    Token,
    check_together,
)
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
from chimera.games.evo.shown import EvoOwn, EvoPublic
from chimera.games.evo.state import Evo
from chimera.games.evo.survival import ChooseLoss, Suffer
from chimera.games.evo.tables import MOMENTS, PHASES, PURPOSES, STAT_NAMES, ZONE_NAMES
from chimera.games.evo.texts import amounts_of
from chimera.games.evo.weights import weight_sets
from chimera.games.evo.words import WORDS

BOTS: Final = players(weight_sets())
CHOICES_PER_ROUND: Final = 137  # at most, of a seat


class EvoCard(GameCard):
    """Dinosaurs under a changing sky."""

    name = "evo"
    title = "Evo"
    summary = "Breed, mutate and move your dinosaurs as the climate turns, until the meteorite falls."
    players = (2, 5)
    minutes = 75
    rules = 2  # 2: one card taken back per moment, a second change of the climate may be announced (cards.py)
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
    ledger_sha256 = "26c85996ad2863d7a21daba1890294b98ee4aba7c7c529630f1e6ebbda021f75"
    content = FILES
    scale = 6.0
    playouts = 18
    bots: Mapping[str, Callable[..., Opt]] = BOTS
    views = (EvoPublic, EvoOwn)
    events: Mapping[str, tuple[str, ...]] = {
        "round": ("round", "climate"),
        "phase": ("phase", "lab", "boons", "turn", "fight", "egg", "dying", "perils", "reach", "odds"),
        "revealed": ("climate", "forecast", "meteorite"),
        "glimpsed": ("climate", "forecast"),
        "ordered": ("climate", "forecast"),
        "turned": ("wheel", "dying", "perils", "forecast"),
        "held": (),
        "offered": ("lab", "bag"),
        "bid": ("lab",),
        "outbid": ("lab",),
        "spent": ("scores",),
        "gained": ("scores",),
        "bought": ("lab", "sheets", "dying", "perils"),
        "drew": ("deck", "hands"),
        "order": ("order",),
        "turn": ("turn", "reach", "odds"),
        "prepared": ("chain", "reach", "odds"),
        "moved": ("board", "turn", "chain", "dying", "perils", "reach", "odds"),
        "attacked": ("turn", "fight", "reach", "odds"),
        "fought": ("fight", "chain", "reach", "odds"),
        "lost": ("board", "herds", "supply", "chain", "dying", "perils"),
        "born": ("board", "herds", "supply", "chain", "dying", "perils"),
        "pass": ("egg",),
        "announced": ("announced", "hands"),
        "withdrawn": ("announced",),
        "returned": ("announced",),
        "played": ("announced", "hands", "discard", "climate", "chain", "reach", "odds"),
        "struck": ("chain",),
        "lent": ("boons", "turn", "chain", "dying", "perils", "reach", "odds"),
        "scored": ("scores",),
        "ended": (),
    }

    quiet = ("phase", "offered", "spent", "turn", "prepared", "pass", "scored")
    big = ("round", "revealed", "turned", "fought", "lost", "played", "struck", "ended")

    def open(self, contents: Contents) -> None:
        files = contents.files
        check_together(files)
        super().open(contents)
        genes: Genes = files[GENES]
        self.terms: Mapping[str, tuple[str, ...]] = {
            "phase": tuple(f"phase-{name}" for name in PHASES),
            "moment": tuple(f"moment-{name.replace(' ', '-')}" for name in MOMENTS),
            "island": tuple(f"island-{island.id}" for island in files[ISLANDS].islands),
            "gene": tuple(f"gene-{gene.id}" for gene in (*genes.normal, *genes.unique)),
            **{name: tuple(f"card-{card.id}" for card in files[EVENTS].cards) for name in ("card", "card_2", "card_3")},
            "token": tuple(f"token-{token.id}" for token in files[CLIMATE].tokens),
            "face": tuple(f"face-{face.id}" for face in files[BASICS].die),
            "terrain": tuple(f"terrain-{terrain.id}" for terrain in files[CLIMATE].terrains),
            "ideal": tuple(f"terrain-{terrain.id}" for terrain in files[CLIMATE].terrains),
            "was": tuple(f"terrain-{terrain.id}" for terrain in files[CLIMATE].terrains),
            "zone": tuple(f"zone-{name}" for name in ZONE_NAMES),
            "stat": tuple(f"stat-{name}" for name in STAT_NAMES),
            "layer": tuple(f"stat-{name}" for name in STAT_NAMES),
        }
        self.amounts: Mapping[str, Mapping[str, int]] = amounts_of(files)

    def pack(self, settings: Mapping[str, SettingValue]) -> EvoBox:
        return EvoBox(self.contents.files, settings)

    def deal(self, seats: int, dice: Dice, settings: Mapping[str, SettingValue], rules: int) -> Evo:
        return deal(self.box, seats, dice, rules)

    def picture(self, view: Mapping[str, Any], role: int, texts: Texts) -> Any:
        return drawn(view, role, texts, self.box)

    def starts(self, game: Game) -> dict[str, list[int]]:
        assert isinstance(game, Evo)
        seats = range(len(game.scores))
        pairs = game.island().starts
        pair = [next(i + 1 for i, spaces in enumerate(pairs) if game.board[spaces[0]] == seat) for seat in seats]
        return {"start pair": pair, "initiative place": [game.order.index(seat) + 1 for seat in seats]}

    def bound(self, seats: int) -> int:
        tokens: list[Token] = self.contents.files[CLIMATE].tokens
        removed: int = self.contents.files[BASICS].removed_tokens
        rounds = sum(token.count for token in tokens) - removed - 1  # the last is no round
        return CHOICES_PER_ROUND * rounds * seats


CARD: Final = EvoCard()
