"""The bot of Myth: by what its seat may know, with sense, and to the end of every match."""

from __future__ import annotations

import pytest

from chimera.bots import find_bot
from chimera.engine.agenda import choose, options, turn
from chimera.engine.dice import Dice, Stream
from chimera.engine.visibility import see
from chimera.games.myth.card import CARD
from chimera.games.myth.darkness.moments import Moment
from chimera.games.myth.hero_deck import KeepOne
from chimera.games.myth.heroes.play import Follow
from chimera.games.myth.modes.hunt import ChooseLairs, ChoosePack
from chimera.games.myth.monsters.fates import LoseCard
from chimera.games.myth.monsters.moving import ChooseTarget
from chimera.games.myth.outlook import Outlook
from chimera.games.myth.state import Myth
from chimera.games.myth.treasure.items import Refit
from chimera.games.myth.words import AT_DAMAGE, AT_DICE, DARKNESS_CYCLE, STAGE_DAMAGE, WORDS
from chimera.lab.simulate import Plan, play_match
from tests.myth.field import Field, field

NORMAL = find_bot(CARD, "normal")


def chosen(f: Field, hero: str, guess: int = 1) -> str:
    """What the normal bot of a hero chooses, by names."""
    seat = f.seat(hero)
    seen = see(f.g, seat, Stream.from_number(guess, "guess"))
    return f.spelt(hero, NORMAL(seen, Stream.from_number(1, "choice")))


def played(f: Field, hero: str) -> list[str]:
    """What the bot of a hero does until another one is asked or it is done."""
    found: list[str] = []
    while turn(f.g) == f.seat(hero):
        code = chosen(f, hero)
        found.append(code)
        if code == "ready":
            break
        f.play(hero, code)
    return found


# Whole matches


@pytest.mark.parametrize("mode", ["hunt", "slaughterfield"])
@pytest.mark.parametrize("hands", ["open", "private"])
def test_a_party_of_bots_plays_to_the_end(mode: str, hands: str) -> None:
    settings = CARD.full_settings({"mode": mode, "hands": hands, "rounds": 20, "deck": "all"})
    match = play_match(Plan("myth", ("normal",) * 3, 1, settings), 0)
    assert match.decisions > 40


@pytest.mark.parametrize("wave", [4, 8])
def test_bots_answer_to_mini_bosses_and_bosses_too(wave: int) -> None:
    settings = CARD.full_settings({"mode": "slaughterfield", "first_wave": wave, "rounds": 20})
    match = play_match(Plan("myth", ("normal",) * 2, 1, settings), 0)
    assert match.decisions > 20


@pytest.mark.parametrize("mode", ["hunt", "slaughterfield"])
def test_the_same_choice_whatever_is_guessed_at_what_is_hidden(mode: str) -> None:
    g = CARD.new(3, Dice.from_number(5, CARD.purposes), CARD.full_settings({"mode": mode, "hands": "private"}))
    assert isinstance(g, Myth)
    asked = 0
    while turn(g) >= 0 and asked < 120:
        seat = turn(g)
        opts = options(g, seat)
        if len(opts) > 1:
            asked += 1
            codes = {
                NORMAL(see(g, seat, Stream.from_number(guess, "guess")), Stream.from_number(guess, "choice")).code
                for guess in range(3)
            }
            assert len(codes) == 1
            choose(g, seat, WORDS.by_code[codes.pop()])
        else:
            choose(g, seat, opts[0])
    assert asked == 120


def test_weighing_an_attack_rolls_nothing_and_changes_nothing() -> None:
    f = quiet("soldier", "archer").hand("soldier", "harvest_of_bones", "attack").quiver("archer", "arrow")
    f.hand("archer", "orions_tears").monster("shambler", "f7").monster("shambler", "g7").cycle()
    before = f.g.clone()
    chosen(f, "soldier")
    NORMAL(see(f.g, 0, Stream.from_number(1, "guess")), Stream.from_number(1, "choice"))
    assert all(getattr(before, name) == getattr(f.g, name) for name in ("deed", "targets", "pips", "hp", "life"))


def quiet(*heroes: str) -> Field:
    """Heroes side by side in the middle of the tile."""
    f = field(*heroes)
    for hero, square in zip(heroes, ("f6", "e5", "e6"), strict=False):
        f.at(hero, square)
    return f


# Sense


def test_a_dying_friend_is_healed_first() -> None:
    f = quiet("acolyte", "soldier").hp("soldier", 1).hand("acolyte", "attend_the_weak", "smite")
    f.monster("shambler", "g6").cycle()
    codes = played(f, "acolyte")
    assert codes[0].startswith("play:attend_the_weak")
    assert "hero:soldier" in codes
    assert f.g.hp[f.seat("soldier")] > 1


def test_nobody_is_healed_who_is_sound() -> None:
    f = quiet("acolyte", "soldier").hand("acolyte", "attend_the_weak").monster("shambler", "f10").cycle()
    assert not any(code.startswith("play") for code in played(f, "acolyte"))


def test_an_area_attack_is_made_where_three_stand_together() -> None:
    f = quiet("soldier").hand("soldier", "harvest_of_bones", "devastate")
    f.monster("shambler", "e5").monster("shambler", "f5").monster("shambler", "g5").cycle()
    assert chosen(f, "soldier").startswith("play:harvest_of_bones")


def test_one_captain_is_struck_hard_and_not_widely() -> None:
    f = quiet("soldier").hand("soldier", "harvest_of_bones", "devastate").monster("mucker", "f5").cycle()
    assert chosen(f, "soldier").startswith("play:devastate")


def test_the_area_is_turned_to_where_most_stand() -> None:
    f = quiet("soldier").hand("soldier", "harvest_of_bones")
    f.monster("shambler", "e5").monster("shambler", "f5").monster("shambler", "g5").monster("shambler", "f7").cycle()
    f.play("soldier", "play:harvest_of_bones:none")
    assert chosen(f, "soldier") == "turn:7"  # from the north west, clockwise


def test_ammo_is_not_wasted_on_fewer_foes() -> None:
    f = quiet("archer").hand("archer", "orions_tears").quiver("archer", "arrow", "arrow", "arrow", "arrow")
    f.monster("shambler", "f9").monster("shambler", "g9").cycle()
    f.play("archer", "play:orions_tears:none")
    assert chosen(f, "archer") == "ammo:2"


def test_a_lair_is_worth_more_than_a_minion() -> None:
    f = quiet("soldier").hand("soldier", "devastate").monster("lair_undead", "g6").monster("shambler", "f5").cycle()
    f.play("soldier", "play:devastate:none")
    assert chosen(f, "soldier") == "foe:g6"


def test_the_darkness_is_not_woken_for_nothing() -> None:
    f = quiet("archer", "soldier").hand("archer", "vision_of_the_mark", "find_weakness").stride("archer", "none")
    for square in ("a12", "b12", "c12", "d12", "e12", "f12"):
        f.monster("crawler_melee", square)
    f.meter(5).cycle()
    assert chosen(f, "archer") == "ready"


def test_arrows_cost_nothing_and_are_laid() -> None:
    f = quiet("archer").hand("archer", "arrow").stride("archer", "none").monster("shambler", "f12").cycle()
    assert chosen(f, "archer").startswith("play:arrow")


def test_nobody_walks_alone_into_the_range_of_those_that_sleep() -> None:
    f = field("soldier", "archer").at("soldier", "f5").at("archer", "a1")
    f.monster("shambler", "f9", active=False).monster("shambler", "g9", active=False)
    f.monster("lair_undead", "f11", active=False).cycle()
    played(f, "soldier")
    square = f.g.at[f.seat("soldier")]
    assert min(f.g.gap(foe, square) for foe in f.g.foes()) > f.box.monster_range[f.kind("shambler")]


def test_the_party_draws_near_to_a_lair_that_sleeps() -> None:
    f = field("soldier").at("soldier", "f1").monster("lair_undead", "f11", active=False).cycle()
    assert chosen(f, "soldier") in ("go:d3", "go:e3", "go:f3", "go:g3", "go:h3")


def test_a_treasure_under_ones_feet_is_picked_up() -> None:
    f = quiet("soldier").loot("f6").cycle()
    assert "pick" in played(f, "soldier")


def test_a_potion_is_drunk_by_who_is_weak() -> None:
    f = quiet("soldier").hp("soldier", 2).potions("soldier", vitality=1).monster("shambler", "f9").cycle()
    assert chosen(f, "soldier") == "drink:vitality"


def test_a_potion_is_kept_by_who_is_hardly_hurt() -> None:
    f = quiet("soldier").hp("soldier", 6).potions("soldier", vitality=1).stride("soldier", "none").cycle()
    assert chosen(f, "soldier") == "ready"


def test_a_potion_is_handed_to_a_dying_friend() -> None:
    f = quiet("soldier", "archer").hp("archer", 1).potions("soldier", vitality=1).cycle()
    assert chosen(f, "soldier") == "hand:vitality:archer"


# The Darkness


def struck(f: Field, hero: str, *pips: int, moment: int = AT_DAMAGE) -> Field:
    """Grubbers next to a hero have rolled this against it."""
    seat = f.seat(hero)
    f.set(phase=DARKNESS_CYCLE)
    foes = f.g.foes()[: len(pips)]
    f.g.begin_blow(f.kind("grubber"), seat, sum(1 << foe for foe in foes), foes[0], STAGE_DAMAGE)
    swings: list[int] = []
    for foe, pip in zip(foes, pips, strict=True):
        swings += [pip, 7, foe * 4]
    f.g.swing(0, seat, 0, swings)
    return f.then(Moment(moment))


def test_a_deadly_blow_is_dodged() -> None:
    f = quiet("archer").hp("archer", 1).hand("archer", "now_you_see_me").monster("grubber", "f7")
    assert chosen(struck(f, "archer", 8), "archer").startswith("play:now_you_see_me")


def test_healing_comes_before_a_deadly_blow() -> None:
    f = quiet("acolyte", "soldier").hp("soldier", 1).hand("acolyte", "soothe_wounds").monster("grubber", "g6")
    f.hp("acolyte", 3)
    struck(f, "soldier", 8)
    assert chosen(f, "acolyte").startswith("play:soothe_wounds")
    f.play("acolyte", chosen(f, "acolyte"))
    assert chosen(f, "acolyte") == "hero:soldier"


def test_a_good_answer_is_not_spent_on_the_sound() -> None:
    f = quiet("acolyte", "soldier").hand("acolyte", "soothe_wounds").hp("soldier", 6).monster("grubber", "g6")
    for square in ("a1", "b1", "c1", "d1", "e1"):
        f.monster("grubber", square)
    f.set(phase=DARKNESS_CYCLE)
    assert chosen(struck(f, "soldier", 2, moment=AT_DICE), "acolyte") == "pass"


def test_monsters_that_may_be_given_anybody_get_the_hardiest() -> None:
    f = quiet("soldier", "archer").hp("archer", 1).monster("shambler", "f7")
    f.set(phase=DARKNESS_CYCLE).then(ChooseTarget(0, f.foe("f7"), 3))
    assert chosen(f, "soldier") == "hero:soldier"


def test_the_card_that_is_missed_least_is_lost() -> None:
    f = quiet("soldier").hand("soldier", "harvest_of_bones", "hustle", "ill_take_that").then(LoseCard(0))
    assert chosen(f, "soldier") == "card:hustle"


# Between the cycles


def test_a_card_that_may_be_needed_is_kept() -> None:
    f = quiet("archer").hand("archer", "sprint", "now_you_see_me", "find_weakness").then(KeepOne())
    assert chosen(f, "archer") == "keep:now_you_see_me"


def test_nothing_is_kept_that_is_worse_than_a_new_card() -> None:
    f = quiet("archer").hand("archer", "sprint", "hustle").then(KeepOne())
    assert chosen(f, "archer") == "ready"


def test_a_better_item_is_put_on_and_a_useless_one_is_not() -> None:
    f = quiet("soldier").pack("soldier", "green_warhammer", "green_longbow").then(Refit())
    assert chosen(f, "soldier") == "equip:green_warhammer"
    f = quiet("soldier").pack("soldier", "green_longbow").then(Refit())
    assert chosen(f, "soldier") == "ready"


def test_rage_is_taken_where_it_makes_an_attack_wider() -> None:
    f = quiet("soldier").hand("soldier", "harvest_of_bones")
    for square in ("e5", "f5", "g5", "g6"):
        f.monster("shambler", square)
    f.cycle()
    assert chosen(f, "soldier") == "rage"


def test_an_item_goes_to_whom_it_serves() -> None:
    f = quiet("soldier", "archer").pack("soldier", "green_longbow").cycle()
    assert chosen(f, "soldier") == "give:green_longbow:archer"


def test_a_hunt_is_set_up_with_as_few_foes_as_may_be() -> None:
    f = quiet("soldier").then(ChooseLairs(0))
    assert chosen(f, "soldier") == "number:1"
    f = quiet("soldier").at("soldier", "a1").then(ChoosePack(0))
    assert chosen(f, "soldier") == "number:0"


def test_a_combo_is_followed_where_it_pays() -> None:
    f = field("soldier", deck="all").at("soldier", "f6").hand("soldier", "follow_through_novice")
    f.space("soldier", "this_yoke_is_heavy").monster("mucker", "f7", mood=2)
    f.g.mark(f.foe("f7"), 0)
    f.then(Follow(0, 0, -1))
    assert chosen(f, "soldier").startswith("play:follow_through_novice")


# What AP cost


def test_ap_cost_more_the_more_monsters_are_awake() -> None:
    few = quiet("soldier").monster("shambler", "f8")
    many = quiet("soldier").monster("shambler", "f8").monster("shambler", "g8").monster("mucker", "h8")
    asleep = quiet("soldier").monster("shambler", "a12", active=False)
    prices = [Outlook(f.g, 0).price for f in (asleep, few, many)]
    assert prices[0] < prices[1] < prices[2]


def test_a_place_among_foes_is_worse_than_one_far_away() -> None:
    f = quiet("archer").monster("crawler_melee", "f7").monster("crawler_melee", "g7")
    look = Outlook(f.g, 0)
    assert look.danger(f.square("f6")) > look.danger(f.square("a1"))


# What a hint says


def said(f: Field, hero: str, code: str) -> dict[str, dict[str, int | str]]:
    """What speaks for and against an option: keys, each with what it names."""
    opt = WORDS.by_code[f.coded(hero, code)]
    return {message.key: dict(message.args) for message in f.g.reasons_for(f.seat(hero), opt)}


def test_a_hint_says_how_likely_an_attack_hits_and_what_its_ap_bring() -> None:
    f = quiet("soldier").hand("soldier", "devastate").monster("shambler", "f7").meter(4).cycle()
    found = said(f, "soldier", "play:devastate:cautious")
    assert found["why-hits"] == {"percent": 91, "n": 2}  # 1 - 0.3 * 0.3 against a target number of 4
    assert found["why-meter"] == {"n": 6, "full": 6}
    assert found["why-darkness"] == {"n": 1}


def test_a_hint_says_who_is_wounded_where_a_card_heals() -> None:
    f = quiet("acolyte", "soldier").hp("soldier", 2).hand("acolyte", "attend_the_weak").cycle()
    found = said(f, "acolyte", "play:attend_the_weak:none")
    assert found["why-wounded"] == {"other_seat": 1, "hp": 2, "n": 5}


def test_a_hint_says_who_may_strike_at_a_square_and_who_would_wake() -> None:
    f = quiet("soldier").monster("shambler", "f9").monster("grubber", "a6", active=False).cycle()
    assert said(f, "soldier", "go:f7")["why-reached"]["n"] == 1
    assert said(f, "soldier", "go:e6")["why-wakes"] == {"n": 1}
    assert "why-wakes" not in said(f, "soldier", "go:f5")


def test_a_hint_says_what_a_target_takes() -> None:
    f = quiet("soldier").hand("soldier", "devastate").monster("mucker", "f7").monster("shambler", "f5").cycle()
    f.play("soldier", "play:devastate:cautious")
    found = said(f, "soldier", "foe:f7")
    assert found["why-hits-this"] == {"percent": 75, "tn": 6, "n": 2}
    assert found["why-life"]["life"] == 3
