"""The visiting card of Dice Mutants."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from chimera.engine.card import GameCard, Setting, SettingValue
from chimera.engine.dice import Dice
from chimera.engine.editions import Contents
from chimera.engine.game import Game, Opt, Step
from chimera.engine.texts import Texts
from chimera.games.dice_mutants.assign import AssignDice, Trade
from chimera.games.dice_mutants.bot import BOTS
from chimera.games.dice_mutants.box import MutantsBox
from chimera.games.dice_mutants.guile import FocusOn, Guile, GuileWindow
from chimera.games.dice_mutants.mutation import BuyMutation, MutationTurn
from chimera.games.dice_mutants.phases import (
    ROUND,
    AssignEvolutionDice,
    ClaimDie,
    ClaimEvolutionDice,
    DetermineDamage,
    EndOfRound,
    NextClaim,
    RollEvolutionDice,
    Round,
    SpendMutationPoints,
)
from chimera.games.dice_mutants.picture import drawn
from chimera.games.dice_mutants.printed import FOLDER, GRIDS, MENUS, START, Grids, Menus, Start
from chimera.games.dice_mutants.shown import DiceMutantsPublic
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.words import (
    DICE_EACH,
    FACES,
    GUILE_GLAND,
    ITEMS,
    MARKED,
    PHASES,
    POINTS,
    SEATS,
    STREAMS,
    TOKEN_STREAM,
    WORDS,
)

AS_THINGS_STAND: Final = ("blows", "fates", "last_boxes")  # entries of the view that follow from all strengths


class DiceMutantsCard(GameCard):
    """Evolve and fight by dice."""

    name = "dice_mutants"
    title = "Dice Mutants: Evolution Battle"
    summary = "Draft dice, grow attack and defence by them, and be the last mutant alive."
    players = (2, SEATS)
    minutes = 30
    folder = FOLDER
    words = WORDS
    state = DiceMutants
    steps: tuple[type[Step[Any]], ...] = (
        Round,
        RollEvolutionDice,
        ClaimEvolutionDice,
        NextClaim,
        ClaimDie,
        GuileWindow,
        Guile,
        FocusOn,
        AssignEvolutionDice,
        AssignDice,
        Trade,
        SpendMutationPoints,
        MutationTurn,
        BuyMutation,
        DetermineDamage,
        EndOfRound,
    )
    purposes = STREAMS
    scale = 8.0
    bots: Mapping[str, Callable[..., Opt]] = BOTS
    terms: Mapping[str, tuple[str, ...]] = {
        "phase": tuple("phase-" + name for name in PHASES),
        "points": tuple("points-" + name for name in POINTS),
        "item": tuple("item-" + name for name in ITEMS),
        "mark": tuple("item-" + name for name in MARKED),
        "grid": ("grid-attack", "grid-defence"),
    }
    ledger_sha256 = "dad35e861889c80998b2a02968b4f7ece62c98f3e15b78b07873cc4e61b77fd5"
    content: Mapping[str, type] = {
        GRIDS: Grids,
        MENUS: Menus,
        START: Start,
    }
    views = (DiceMutantsPublic,)
    events: Mapping[str, tuple[str, ...]] = {
        "round": ("round", "marks", *AS_THINGS_STAND),
        "phase": ("phase", "order", "claimer", "reach"),
        "rolled": ("dice",),
        "claimed": ("dice", "claimer", "cuts", "reach"),
        "bought": ("points",),
        "cut": ("cuts", "claimer"),
        "rerolled": ("dice", "reach"),
        "turned": ("dice", "reach"),
        "ticked": ("dice", "grids", "last_boxes"),
        "built": ("strength", *AS_THINGS_STAND),
        "gained": ("dice", "points"),
        "traded": ("tokens",),
        "grew": ("life", "fates"),
        "marked": ("marks", "strength", *AS_THINGS_STAND),
        "fought": (),
        "spiked": (),
        "lost": ("life", "last_damage", "fates"),
        "out": ("alive", "tokens", *AS_THINGS_STAND),
        "ended": ("winners", "how", "claimer"),
    }
    quiet = ("phase", "ticked", "gained")
    big = ("round", "cut", "spiked", "lost", "out", "ended")  # a blow weighs by whom it hits

    def open(self, contents: Contents) -> None:
        super().open(contents)
        menus = contents.files[MENUS]
        self.amounts: Mapping[str, Mapping[str, int]] = {
            f"item-{item.id}-text": {"cost": item.cost, "amount": item.amount}
            for item in [*menus.guile, *menus.mutation]
        }
        calm_rounds = contents.files[START].length.calm_rounds
        self.settings = (
            Setting(
                "tie", ("shared", "overkill"), "who wins when the last mutants die together: all, or the least beaten"
            ),
            Setting("stalemate", (calm_rounds, "off"), "how many rounds in a row without damage end the battle"),
        )

    def pack(self, settings: Mapping[str, SettingValue]) -> MutantsBox:
        files = self.contents.files
        return MutantsBox(files[GRIDS], files[MENUS], files[START], settings)

    def deal(self, seats: int, dice: Dice, settings: Mapping[str, SettingValue], rules: int) -> DiceMutants:
        tokens = list(range(1, seats + 1))
        dice.shuffle(TOKEN_STREAM, tokens)
        g = DiceMutants.new(self.box, dice, rules, tokens)
        g.agenda.append(ROUND)
        return g

    def picture(self, view: Mapping[str, Any], role: int, texts: Texts) -> Any:
        return drawn(view, role, texts)

    def starts(self, game: Game) -> dict[str, list[int]]:
        assert isinstance(game, DiceMutants)
        return {"order token": game.tokens[:]}

    def tally(self, game: Game) -> list[int]:
        assert isinstance(game, DiceMutants)
        return game.life[:]

    def bound(self, seats: int) -> int:
        """Every die claimed and assigned alone, everything gained spent on the cheapest items, all windows full."""
        box: MutantsBox = self.box
        last, cost, amount = box.last_round, box.cost, box.amount
        gained = seats * (last * DICE_EACH * FACES + max(box.points))
        mutations = gained // box.cheapest_mutation
        guile = gained + gained // cost[GUILE_GLAND] * amount[GUILE_GLAND] * FACES
        purchases = guile // box.cheapest_guile
        windows = last * (DICE_EACH * seats + 1) + purchases
        return last * seats * (2 * DICE_EACH + 2) + 2 * mutations + windows * seats + purchases * DICE_EACH


CARD: Final = DiceMutantsCard()
