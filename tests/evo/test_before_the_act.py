"""What people are told before they act is what the act then does: ground and danger, ways, odds, bids, open cards."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import asked, choose, options
from chimera.engine.dice import Dice, Stream
from chimera.engine.events import Message
from chimera.engine.game import Opt
from chimera.engine.texts import Texts
from chimera.games.evo.card import CARD
from chimera.games.evo.rules import perils
from chimera.games.evo.state import Evo
from tests.evo.helpers import A, B, C, Table, table

LIVES = ("ideal", "hot-safe", "cold-safe", "deadly-safe", "spared")


def said(t: Table, code: str, seat: int = A) -> str:
    """An option in the words its player reads."""
    return Texts(CARD, ["Ada", "Bo", "Cy"], me=seat).say(t.g.describe(seat, CARD.words.by_code[t.code(code)]))


def means(t: Table, key: str, code: str) -> str:
    """What else is said about an option, from the same numbers."""
    args = t.g.describe(A, CARD.words.by_code[t.code(code)]).args
    return Texts(CARD, ["Ada", "Bo", "Cy"], me=A).say(Message(key, args))


def walking(seed: int, players: int) -> list[Evo]:
    """All positions of a random match in which somebody may move."""
    g = CARD.new(players, Dice.from_number(seed, CARD.purposes))
    assert isinstance(g, Evo)
    stream = Stream.from_number(seed)
    found: list[Evo] = []
    while g.agenda:
        seat = asked(g)[0]
        opts = options(g, seat)
        if any(opt.verb == "move" for opt in opts):
            found.append(g.clone())
        choose(g, seat, opts[stream.below(len(opts))])
    return found


# --- ground and danger ---


def cold_mountains() -> Table:
    """A on the edge of cold mountains, four dinosaurs, to move."""
    t = table(3).empty_island().with_dinos(B, "a7", "b7").with_dinos(C, "g1", "g2").climate("hills")
    cold = next(s for s in range(t.isle.size) if t.isle.zone[t.g.wheel][s] == 2 and t.g.board[s] < 0)
    side = next(s for s in t.isle.near[cold] if t.isle.zone[t.g.wheel][s] != 2 and t.g.board[s] < 0)
    free = [s for s in range(t.isle.size) if t.isle.zone[t.g.wheel][s] == 0 and t.g.board[s] < 0 and s != side]
    return t.with_dinos(A, t.isle.labels[side], *[t.isle.labels[s] for s in free[:3]])


def into_the_cold(t: Table) -> str:
    """A's walk onto a cold space."""
    for opt in options(t.g, A):
        if opt.verb == "move" and t.isle.zone[t.g.wheel][opt.b] == 2:
            return t.readable(opt.code)
    raise AssertionError("nobody can walk into the cold")


@pytest.mark.rule("evo.survival.fur-saves-in-cold")
def test_a_walk_names_the_terrain_and_what_the_cold_would_do() -> None:
    bare = cold_mountains().movement()
    code = into_the_cold(bare)
    _, source, target = code.split(":")
    terrain = bare.box.terrains[bare.isle.terrain[bare.space(target)]]
    walk = f"Walk from {source} to {target}, {terrain}: cold"
    assert said(bare, code) == f"{walk}, you have no fur"
    furred = cold_mountains().genes(A, "fur").movement()
    assert said(furred, code) == f"{walk}, your fur covers it"
    taken = cold_mountains().genes(A, "fur")
    other = next(
        s
        for s in range(taken.isle.size)
        if taken.isle.zone[taken.g.wheel][s] == 2 and taken.g.board[s] < 0 and taken.isle.labels[s] != target
    )
    taken.with_dinos(A, *taken.dinos(A), taken.isle.labels[other]).movement()
    assert said(taken, code) == f"{walk}, your one layer of fur is taken"


@pytest.mark.rule("evo.survival.floor-two")
def test_a_herd_at_its_floor_is_told_that_it_loses_nobody() -> None:
    t = cold_mountains()
    keep = next(opt for opt in [into_the_cold(t.copy().movement())]).split(":")[1]
    other = next(label for label in t.dinos(A) if label != keep)
    t.with_dinos(A, keep, other).movement()
    assert said(t, into_the_cold(t)).endswith("cold, but spared while your herd stays this small")


@pytest.mark.rule("evo.survival.ideal-safe", "evo.survival.deadly-kills")
@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 5), (5, 8)])
def test_who_is_told_to_live_on_a_space_lives_there_and_who_is_not_is_in_peril(players: int, seed: int) -> None:
    met: set[str] = set()
    for g in walking(seed, players)[::3]:
        seat = asked(g)[0]
        for opt in [opt for opt in options(g, seat) if opt.verb == "move"]:
            danger = str(g.describe(seat, opt).args["danger"])
            after = g.clone()
            choose(after, seat, opt)
            threatened = any(opt.b in spaces for _, spaces in perils(after, seat))
            assert threatened == (danger not in LIVES), f"{opt.code} is said to be {danger}"
            met.add(danger)
    assert len(met) > 3


@pytest.mark.rule("evo.birth.adjacent-empty")
def test_an_egg_and_a_landing_are_told_of_their_ground_too() -> None:
    t = table(3).empty_island().with_dinos(A, "d4", "d5", "c5").with_dinos(B, "a7", "b7").with_dinos(C, "g1", "g2")
    lay = t.copy().genes(A, "egg").births()
    place = lay.options(A, "lay")[0]
    terrain = lay.box.terrains[lay.isle.terrain[lay.space(place.split(":")[1])]]
    assert said(lay, place).startswith(f"Lay on {place.split(':')[1]}, {terrain}: ")
    fly = t.copy().genes(A, "wings").movement()
    assert said(fly, "fly:d4") == "Fly from d4: 2 spaces for one point, once this phase"
    fly.choose(A, "fly:d4")
    assert said(fly, fly.options(A, "land")[0]).startswith("Land on ")
    landed = fly.g.describe(A, CARD.words.by_code[fly.code(fly.options(A, "land")[0])])
    assert landed.args["danger"] != "nowhere"


# --- ways ---


def walked(g: Evo, seat: int, source: int) -> dict[int, int]:
    """Where a dinosaur gets by walks that are really offered, and with how many points; tried out on copies."""
    found: dict[int, int] = {}
    edge = [(g, source)]
    cost = 0
    while edge:
        cost += 1
        beyond: list[tuple[Evo, int]] = []
        for now, at in edge:
            if not now.agenda or asked(now) != (seat,) or type(now.agenda[-1]).__name__ != "Moves":
                continue
            for opt in [opt for opt in options(now, seat) if opt.verb == "move" and opt.a == at]:
                if opt.b in found or opt.b == source:
                    continue
                found[opt.b] = cost
                after = now.clone()
                choose(after, seat, opt)
                if after.phase == g.phase and after.mover == seat:
                    beyond.append((after, opt.b))
        edge = beyond
    return found


@pytest.mark.rule("evo.move.one-point-one-space", "evo.move.no-enter-occupied")
@pytest.mark.parametrize(("players", "seed"), [(2, 4), (4, 6)])
def test_the_ways_shown_are_those_that_can_be_walked(players: int, seed: int) -> None:
    far = 0
    for g in walking(seed, players)[::7]:
        view = g.view(-1)
        if g.points < 2:
            assert view["reach"] == []
            continue
        seat = asked(g)[0]
        assert [reach["at"] for reach in view["reach"]] == g.herd(seat)
        for reach in view["reach"]:
            assert dict(zip(reach["to"], reach["cost"], strict=True)) == walked(g, seat, reach["at"])
            via = dict(zip(reach["to"], reach["via"], strict=True))
            for space in reach["to"]:
                way = [space]
                while way[-1] != reach["at"]:
                    way.append(via[way[-1]])
                far = max(far, len(way) - 1)
                assert len(way) - 1 == reach["cost"][reach["to"].index(space)]
    assert far > 1


@pytest.mark.rule("evo.move.points-total")
def test_two_steps_of_a_way_are_two_walks_and_end_where_it_says() -> None:
    t = table(3).empty_island().with_dinos(A, "d4", "b5").with_dinos(B, "a7", "b7").with_dinos(C, "g1", "g2")
    t.genes(A, "legs").movement()
    reach = t.view()["reach"][[r["at"] for r in t.view()["reach"]].index(t.space("d4"))]
    target = reach["to"][reach["cost"].index(2)]
    middle = reach["via"][reach["to"].index(target)]
    points = t.g.points
    t.choose(A, f"move:d4:{t.isle.labels[middle]}", f"move:{t.isle.labels[middle]}:{t.isle.labels[target]}")
    assert t.g.board[target] == A
    assert t.g.points == points - 2


@pytest.mark.rule("evo.move.points-total")
def test_ways_and_odds_are_shown_while_somebody_moves_and_never_else() -> None:
    t = table(3).genes(A, "legs")
    assert (t.copy().births().view()["reach"], t.copy().births().view()["odds"]) == ([], [])
    t.movement()
    assert t.view()["reach"] != []
    t.passing("births")
    assert (t.view()["reach"], t.view()["odds"]) == ([], [])


# --- odds ---


def beside(attack: int, defence: int) -> Table:
    t = (
        table(3)
        .empty_island()
        .with_dinos(A, "d4", "d2", "b5")
        .with_dinos(B, "e4", "f6", "g5")
        .with_dinos(C, "a7", "b7")
    )
    return t.genes(A, *["horn"] * attack).genes(B, *["horn"] * defence)


@pytest.mark.rule("evo.combat.odds")
@pytest.mark.parametrize("horns", [(0, 1), (1, 1), (2, 1), (3, 1)])
def test_the_faces_shown_as_winning_are_those_that_win(horns: tuple[int, int]) -> None:
    t = beside(*horns).movement()
    odds = [(t.isle.labels[one["from"]], t.isle.labels[one["to"]]) for one in t.view()["odds"]]
    assert odds == [("d4", "e4")]
    faces = t.view()["die"]["faces"]
    assert len(faces) == 6
    for face, wins in zip(faces, t.view()["odds"][0]["wins"], strict=True):
        trial = t.copy()
        trial.die(t.box.face_names[face]).choose(A, "attack:d4:e4")
        assert (trial.at("e4") == A) == wins


@pytest.mark.rule("evo.combat.loss-stays", "evo.combat.win-moves-in")
def test_an_attack_says_its_odds_and_what_winning_and_losing_mean() -> None:
    t = beside(2, 1).climate("hills").movement()
    assert said(t, "attack:d4:e4") == "Attack Bo on e4 from d4: 4 in 6"
    ground = means(t, "ground", "attack:d4:e4")
    assert (
        means(t, "attack-means", "attack:d4:e4") == f"Win: you take e4, {ground}. Lose: both stay, the point is spent."
    )
    lost = t.copy()
    lost.die("cross").choose(A, "attack:d4:e4")
    assert (lost.at("d4"), lost.at("e4"), lost.g.points) == (A, B, t.g.points - 1)
    shy = beside(2, 1).genes(B, "chameleon_skin").movement()
    assert "(the other dinosaur may flee)" in means(shy, "attack-means", "attack:d4:e4")


@pytest.mark.rule("evo.combat.two-dinosaurs-immune")
def test_no_odds_against_a_species_that_cannot_be_attacked() -> None:
    t = beside(2, 1).with_dinos(B, "e4", "f6").movement()
    assert t.view()["odds"] == []
    assert t.options(A, "attack") == []


@pytest.mark.rule("evo.unique.killer-babies-kill", "evo.unique.killer-babies-fail")
def test_a_killer_baby_shows_the_faces_that_win_for_it() -> None:
    t = beside(0, 0).genes(A, "killer_babies").births()
    view = t.view()["die"]
    for face, wins in zip(view["faces"], view["newborn"], strict=True):
        trial = t.copy()
        trial.die(t.box.face_names[face]).choose(A, "pounce:e4")
        assert (trial.at("e4") == A) == wins
    assert means(t, "pounce-means", "pounce:e4").endswith("Lose: the newborn dies.")


def test_an_attacked_player_reads_the_odds_before_the_die_falls() -> None:
    t = beside(2, 1).hand(B, "old_guard").movement().choose(A, "attack:d4:e4")
    assert t.asked == (B,)
    words = Texts(CARD, ["Ada", "Bo", "Cy"], me=B).say(t.prompt(B))
    assert words == "Ada attacks your dinosaur on e4 and wins on 4 of 6 faces: do you play a card?"


# --- bids ---


@pytest.mark.rule("evo.bid.outbid-rebids-immediately", "evo.pay.only-final-bid", "evo.bid.six-is-final")
def test_a_bid_says_its_price_whom_it_ousts_and_what_being_outbid_means() -> None:
    t = table(3).points(A, 9).points(B, 9).order(B, A, C).genes(A, "vial").mutations("horn", "legs")
    t.choose(B, "bid:2:2")
    assert said(t, "bid:2:3") == "Bid 3 for horn: you pay 2"
    assert said(t, "bid:1:1") == "Bid 1 for the event card: you pay 0"
    assert means(t, "bid-means", "bid:2:3") == (
        "Bo must bid elsewhere at once. You pay 2 if you keep it. "
        "If somebody bids more, you pay nothing for it and bid elsewhere at once."
    )
    assert means(t, "bid-means", "bid:3:6") == "Nobody can bid more: you pay 5."
    t.choose(A, "bid:2:3")
    assert t.asked == (B,)  # at once, before C
    assert t.refused(B, "bid:2:4").key == "just-ousted"


@pytest.mark.rule("evo.bid.outbid-leaves-column", "evo.bid.must-exceed-standing-bid")
def test_a_refused_bid_names_the_gene_and_not_a_column() -> None:
    t = table(3).points(A, 9).points(B, 9).mutations("horn", "legs").choose(A, "bid:2:2")
    texts = Texts(CARD, ["Ada", "Bo", "Cy"], me=B)
    assert texts.why(t.refused(B, "bid:2:1")) == "Ada bids 2 for horn; bid more than that."
    t.choose(B, "bid:2:6")
    assert texts.why(t.refused(A, "bid:2:6")) == "You were just outbid for horn; bid for something else."


# --- open cards ---


@pytest.mark.rule("evo.event.withdraw")
def test_whoever_thinks_again_reads_which_cards_the_others_announced() -> None:
    t = table(3).hand(A, "barren_year").hand(B, "double_clutch").hand(C, "far_nest").births()
    t.choose(A, "play:barren_year").choose(B, "play:double_clutch").choose(C, "play:far_nest")
    words = Texts(CARD, ["Ada", "Bo", "Cy"], me=A).say(t.prompt(A))
    assert words == "Do you take a card of yours back? Bo announces Double clutch, Cy Far nest."
    t.choose(A, "withdraw:barren_year").choose(B, "withdraw:double_clutch")
    assert Texts(CARD, ["Ada", "Bo", "Cy"], me=C).say(t.prompt(C)).endswith("Only yours is announced now.")


def test_every_option_of_a_match_has_its_words_in_both_languages() -> None:
    for language in ("en", "fr"):
        texts = Texts(CARD, ["Ada", "Bo"], language, me=0)
        for g in walking(9, 2)[::11]:
            seat = asked(g)[0]
            for opt in options(g, seat):
                text = g.describe(seat, opt)
                _, errors = texts.bundle.format_pattern(
                    texts.bundle.get_message(text.key).value, texts.given(text.key, text.args)
                )
                assert not errors, f"{opt.code}: {errors}"


def test_a_space_that_the_island_does_not_have_is_described_all_the_same() -> None:
    t = table(2).movement()
    beyond: Opt = CARD.words.by_code["move:0:59"]
    assert t.g.describe(A, beyond).args["danger"] == "nowhere"
