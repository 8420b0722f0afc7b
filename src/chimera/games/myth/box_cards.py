"""Heroes and their cards as tables; the whole box and its table of contents are in box.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chimera.games.myth.bestiary import Heroes
from chimera.games.myth.cardboard import Doing, Entry, HeroCard, HeroCards, Holding, Movement
from chimera.games.myth.ops import (
    AURAS,
    BASE,
    CARD_TYPES,
    CLEANSES,
    CONDITIONS,
    DICE_BOW,
    DICE_FOCUS,
    DICE_NONE,
    DICE_RELIC,
    DICE_SHIELD,
    DICE_WEAPON,
    FOES,
    HEROES,
    K_ATTACK,
    K_FOCUS,
    K_OPTIONAL_AMMO,
    K_RELIC,
    K_SHIELD,
    KEYWORDS,
    MOVEMENTS,
    ONLY,
    OPS,
    PERS,
    RANGE_WEAPON,
    RANKS,
    SHAPES,
    SYMBOLS,
    TARGETS,
    WHEN,
    WHO,
    WHOM,
    WINDOWS,
)
from chimera.games.myth.printed import Aura, Op
from chimera.games.myth.words import COPIES


class CardBox:
    """The settings, heroes and hero cards of one match."""

    __slots__ = (
        "allowed",
        "aura_kinds",
        "card_ap",
        "card_damage",
        "card_dice",
        "card_free",
        "card_hero",
        "card_ids",
        "card_keywords",
        "card_range",
        "card_rank",
        "card_same",
        "card_shield",
        "card_type",
        "card_windows",
        "copy_kind",
        "deck",
        "deck_all",
        "does",
        "entry_after",
        "entry_d10",
        "entry_damage",
        "entry_dot",
        "entry_fd",
        "entry_tn",
        "first_printing",
        "followers",
        "hero_arcing",
        "hero_copies",
        "hero_courage",
        "hero_d10",
        "hero_faith",
        "hero_fd",
        "hero_gear",
        "hero_hand",
        "hero_ids",
        "hero_movement",
        "hero_seat",
        "hero_spaces",
        "hero_symbol",
        "hero_threat",
        "hero_vitality",
        "hero_windows",
        "in_play",
        "kind_copies",
        "kind_count",
        "kind_first",
        "leaders",
        "seat_hero",
        "seats",
        "settings",
    )

    def __init__(self, settings: Mapping[str, str | int | bool], classes: list[str]) -> None:
        self.settings: dict[str, str | int | bool] = dict(settings)
        self.first_printing: bool = settings["cards"] == "first"
        self.deck_all: bool = settings["deck"] == "all"
        self.seats: int = len(classes)
        self.seat_hero: list[int] = [HEROES.index(each) for each in classes]
        self.hero_seat: list[int] = [-1] * len(HEROES)
        for seat in range(self.seats):
            self.hero_seat[self.seat_hero[seat]] = seat

    def set_heroes(self, pack: Heroes, item_ids: list[str]) -> None:
        heroes = pack.heroes
        self.hero_ids: list[str] = [hero.id for hero in heroes]
        self.hero_symbol: list[int] = [SYMBOLS.index(hero.symbol) for hero in heroes]
        self.hero_vitality: list[int] = [hero.vitality for hero in heroes]
        self.hero_movement: list[int] = [hero.movement for hero in heroes]
        self.hero_courage: list[int] = [hero.courage for hero in heroes]
        self.hero_d10: list[int] = [hero.d10 for hero in heroes]
        self.hero_fd: list[int] = [hero.fd for hero in heroes]
        self.hero_faith: list[int] = [hero.faith for hero in heroes]
        self.hero_spaces: list[int] = [hero.spaces for hero in heroes]
        self.hero_hand: list[int] = [hero.hand for hero in heroes]
        self.hero_threat: list[int] = [hero.threat for hero in heroes]
        self.hero_arcing: list[bool] = [hero.arcing for hero in heroes]
        self.hero_gear: list[list[int]] = [[item_ids.index(item) for item in hero.gear] for hero in heroes]

    def set_cards(self, pack: HeroCards) -> None:
        cards = pack.cards
        kinds = len(cards)
        self.card_ids: list[str] = [card.id for card in cards]
        self.card_hero: list[int] = [HEROES.index(card.hero) for card in cards]
        self.card_rank: list[int] = [RANKS.index(card.rank) for card in cards]
        self.card_type: list[int] = [CARD_TYPES.index(card.type) for card in cards]
        self.card_ap: list[int] = [card.ap for card in cards]
        self.card_damage: list[int] = [-1 if card.damage is None else card.damage for card in cards]
        self.card_keywords: list[int] = [bits(card.keywords, KEYWORDS) for card in cards]
        self.card_windows: list[int] = [bits(card.windows, WINDOWS) for card in cards]
        self.card_same: list[int] = [self.kind_of(card.same_as or card.id) for card in cards]
        self.set_movement(cards)
        self.card_range: list[int] = [card.reach(movement) for card in cards for movement in MOVEMENTS]
        self.card_dice: list[int] = [self.dice_of(kind) for kind in range(kinds)]
        self.card_shield: list[bool] = [self.card_keywords[kind] & K_SHIELD != 0 for kind in range(kinds)]
        self.does: list[list[Op]] = []
        self.in_play: list[list[Aura]] = []
        for card in cards:
            does, in_play = list(card.does), list(card.in_play)
            later = card.later
            if later is not None and not self.first_printing:
                does = does if later.does is None else list(later.does)
                in_play = in_play if later.in_play is None else list(later.in_play)
            self.does.append([self.op_of(each) for each in does])
            self.in_play.append([self.aura_of(each) for each in in_play])
        self.leaders: list[int] = [self.kinds_of(card.follows) for card in cards]
        self.followers: list[int] = [0] * kinds
        for kind in range(kinds):
            for leader in range(kinds):
                if self.leaders[kind] >> leader & 1:
                    self.followers[leader] |= 1 << kind
        self.aura_kinds: list[int] = [0] * len(AURAS)
        for kind in range(kinds):
            for aura in self.in_play[kind]:
                self.aura_kinds[aura.name] |= 1 << kind
        self.set_copies(cards)

    def set_movement(self, cards: list[HeroCard]) -> None:
        self.allowed: list[bool] = []
        self.entry_d10: list[int] = []
        self.entry_fd: list[int] = []
        self.entry_tn: list[int] = []
        self.entry_damage: list[int] = []
        self.entry_dot: list[int] = []
        self.entry_after: list[int] = []
        self.card_free: list[bool] = []
        for card in cards:
            entries = entries_of(card.movement)
            self.card_free.append(all([entry == "ok" for entry in entries]))
            for entry in entries:
                self.allowed.append(entry != "blocked")
                changes = entry if isinstance(entry, Entry) else Entry()
                self.entry_d10.append(changes.d10)
                self.entry_fd.append(changes.fd)
                self.entry_tn.append(changes.tn)
                self.entry_damage.append(changes.damage)
                self.entry_dot.append(changes.dot)
                self.entry_after.append(changes.after)

    def set_copies(self, cards: list[HeroCard]) -> None:
        """Which kind each of the 30 cards of a class is."""
        self.copy_kind: list[int] = []
        self.kind_first: list[int] = []
        self.kind_count: list[int] = []
        self.kind_copies: list[int] = [0] * len(cards)
        self.deck: list[int] = []
        self.hero_windows: list[int] = []  # moments at which a card of the deck could be played
        self.hero_copies: list[list[int]] = []
        for hero in range(len(HEROES)):
            kinds = [kind for kind in range(len(cards)) if self.card_hero[kind] == hero]
            self.kind_first.append(kinds[0])
            self.kind_count.append(len(kinds))
            keyword_copies = [0] * len(KEYWORDS)
            deck = 0
            copy = 0
            for kind in kinds:
                for _ in range(cards[kind].copies):
                    self.copy_kind.append(kind)
                    self.kind_copies[kind] |= 1 << copy
                    if self.card_rank[kind] == BASE or self.deck_all:
                        deck |= 1 << copy
                    for keyword in range(len(KEYWORDS)):
                        if self.card_keywords[kind] >> keyword & 1:
                            keyword_copies[keyword] |= 1 << copy
                    copy += 1
            assert copy == COPIES
            self.deck.append(deck)
            windows = 0
            for kind in kinds:
                if deck & self.kind_copies[kind]:
                    windows |= self.card_windows[kind]
            self.hero_windows.append(windows)
            self.hero_copies.append(keyword_copies)

    def kind_of(self, card: str) -> int:
        return self.card_ids.index(card)

    def kinds_of(self, cards: list[str]) -> int:
        """The set of these kinds, with the further copies of them."""
        kinds = 0
        for card in cards:
            named = self.kind_of(card)
            for kind in range(len(self.card_ids)):
                if self.card_same[kind] == named:
                    kinds |= 1 << kind
        return kinds

    def dice_of(self, kind: int) -> int:
        """Whose dice an attack with the card rolls."""
        keywords = self.card_keywords[kind]
        if not keywords & K_ATTACK:
            return DICE_NONE
        for keyword, dice in (
            (K_SHIELD, DICE_SHIELD),
            (K_RELIC, DICE_RELIC),
            (K_FOCUS, DICE_FOCUS),
            (K_OPTIONAL_AMMO, DICE_BOW),
        ):
            if keywords & keyword:
                return dice
        return DICE_WEAPON if self.card_range[kind * len(MOVEMENTS)] == RANGE_WEAPON else DICE_NONE

    def op_of(self, doing: Doing) -> Op:
        op = Op(OPS.index(doing.op))
        op.if_ = CONDITIONS.index(doing.if_)
        op.after = self.kinds_of(doing.after)
        op.who = WHO.index(doing.who or "self")
        op.other = doing.other
        op.amount = doing.amount
        op.per = PERS.index(doing.per)
        op.least = 1 if doing.least is None else doing.least
        op.most = 1 if doing.most is None else doing.most
        op.most_per = PERS.index(doing.most_per)
        op.what = CLEANSES.index(doing.what)
        op.only = ONLY.index(doing.only)
        op.past = doing.past
        op.beside_target = doing.beside_target
        op.no_move = doing.no_move
        op.pair = doing.pair
        op.present = doing.present
        op.shape = SHAPES.index(doing.shape)
        op.target = TARGETS.index(doing.target)
        op.squares = doing.squares
        op.squares_per = PERS.index(doing.squares_per)
        op.within = doing.within
        op.points = doing.points
        op.points_per = PERS.index(doing.points_per)
        op.d10_per = PERS.index(doing.d10_per)
        op.fd_per = PERS.index(doing.fd_per)
        op.tn_armored = doing.tn_armored
        op.adjacent_damage = doing.adjacent_damage
        op.combo_damage = doing.combo_damage
        op.needs_target = doing.needs_target
        op.delayed = doing.delayed
        op.spaces_pay = doing.spaces_pay
        op.joined = self.kinds_of([doing.joined]) if doing.joined else 0
        op.joined_squares = doing.joined_squares
        op.hit = [self.op_of(each) for each in doing.hit]
        return op

    def aura_of(self, holding: Holding) -> Aura:
        aura = Aura(AURAS.index(holding.aura))
        aura.amount = holding.amount
        aura.per = PERS.index(holding.per)
        aura.whom = WHOM.index(holding.whom)
        aura.within = holding.within
        aura.when = WHEN.index(holding.when)
        aura.foes = FOES.index(holding.foes)
        aura.once = holding.once
        aura.late = holding.late
        aura.if_ = CONDITIONS.index(holding.if_)
        aura.after = self.kinds_of(holding.after)
        return aura


def bits(listed: list[str], words: tuple[str, ...]) -> int:
    """The set of these words by their numbers."""
    found = 0
    for word in listed:
        found |= 1 << words.index(word)
    return found


def entries_of(movement: Movement) -> list[Any]:
    """What the four types of movement do, in their order."""
    return [movement.none, movement.cautious, movement.normal, movement.aggressive]
