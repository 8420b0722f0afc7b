"""The lab: which genes are laid out, and paying for them."""

from __future__ import annotations

from collections import Counter

import pytest

from chimera.games.evo.tables import EMPTY
from tests.evo.helpers import BOX, A, B, C, D, E, Table, table


def settled(t: Table, *bids: str) -> Table:
    """Everybody bids once, in the order of the track, in columns that do not meet."""
    for seat, bid in zip(t.g.order, bids, strict=True):
        t.choose(seat, bid)
    return t


@pytest.mark.rule("evo.lab.gene-count")
@pytest.mark.parametrize(("players", "genes"), [(5, 4), (2, 1)])
def test_one_gene_fewer_than_players_lies_under_the_columns_from_the_second(players: int, genes: int) -> None:
    t = table(players).mutations()
    assert len(t.g.lab) == players
    assert t.g.lab[0] == EMPTY
    assert sum(1 for gene in t.g.lab[1:] if gene >= 0) == genes == players - 1
    assert t.view()["bag"] == 44 - genes


@pytest.mark.rule("evo.lab.first-column-event")
def test_the_first_column_offers_an_event_card() -> None:
    t = settled(table().mutations("horn", "egg"), "bid:1:0", "bid:2:0", "bid:3:0")
    assert len(t.cards(A)) == 1
    assert t.view()["sheets"][A]["genes"] == [0] * 6
    assert t.view()["sheets"][B]["genes"][BOX.gene_names.index("horn")] == 1
    assert t.view()["sheets"][C]["genes"][BOX.gene_names.index("egg")] == 1


@pytest.mark.rule("evo.lab.columns-equal-players")
def test_three_players_have_no_fourth_column() -> None:
    t = table().order(B, A, C).mutations()
    reason = t.refused(B, "bid:4:1")
    assert (reason.key, reason.rule) == ("no-such-column", "evo.lab.columns-equal-players")
    assert t.refused(B, "bid:0:1").rule == "evo.lab.columns-equal-players"
    assert {code.split(":")[1] for code in t.options(B)} == {"1", "2", "3"}


@pytest.mark.rule("evo.lab.genes-drawn-left-to-right")
def test_genes_fill_the_columns_from_the_second_on() -> None:
    t = table(4).bag("horn", "egg", "fur", "legs").start("mutations")
    assert t.lab() == ["horn", "egg", "fur"]


@pytest.mark.rule("evo.lab.no-duplicate-genes")
def test_a_duplicate_is_replaced_by_another_draw() -> None:
    t = table(4).bag("horn", "horn", "egg", "fur", "legs").start("mutations")
    assert t.lab() == ["horn", "egg", "fur"]


@pytest.mark.rule("evo.lab.duplicates-return-to-bag")
def test_duplicates_go_back_into_the_bag() -> None:
    t = table(3).next_genes("horn", "horn", "egg")
    assert len(t.g.bag) == 44
    before = Counter(t.g.bag)
    t.start("mutations")
    assert t.lab() == ["horn", "egg"]
    assert len(t.g.bag) == 42
    gone = before - Counter(t.g.bag)
    assert gone == {BOX.gene_names.index("horn"): 1, BOX.gene_names.index("egg"): 1}


@pytest.mark.rule("evo.lab.duplicates-return-to-bag")
def test_a_returned_duplicate_can_lie_anywhere_in_the_bag() -> None:
    depths = set()
    for seed in range(60):
        t = table(3, seed=seed).bag("horn", "horn", "egg", *["fur"] * 6).start("mutations")
        depths.add(t.g.bag.index(BOX.gene_names.index("horn")))
    assert depths == set(range(7))


@pytest.mark.rule("evo.lab.not-enough-distinct-genes")
def test_distinct_kinds_come_first_and_duplicates_fill_the_rest() -> None:
    t = table(5).bag("egg", "egg", "egg", "fur").start("mutations")
    assert t.lab() == ["egg", "fur", "egg", "egg"]
    assert t.g.bag == ()


@pytest.mark.rule("evo.lab.bag-suffices")
def test_five_players_and_eleven_rounds_empty_the_bag_exactly() -> None:
    t = table(5).stack(*["still"] * 11, "meteorite").climate_phase()
    for _ in range(5000):
        if t.g.round == 11 and t.phase == "mutations":
            break
        who = t.asked[0]
        t.choose(who, t.options(who)[0])
    assert t.g.round == 11
    assert all(t.lab())
    assert t.g.bag == ()


@pytest.mark.rule("evo.pay.winner-pays-bid")
def test_a_winner_pays_the_final_bid() -> None:
    t = settled(table().points(A, 6).mutations("horn", "egg"), "bid:2:4", "bid:1:0", "bid:3:0")
    assert t.mp(A) == 2
    assert [(event.seat, event.args["points"]) for event in t.happened("spent")] == [(A, 4)]


@pytest.mark.rule("evo.pay.only-final-bid")
def test_a_lost_bid_costs_nothing() -> None:
    t = table().mutations("horn", "egg")
    t.choose(A, "bid:2:5").choose(B, "bid:2:6").choose(A, "bid:3:1").choose(C, "bid:1:0")
    assert t.mp(A) == 5
    assert t.mp(B) == 0


@pytest.mark.rule("evo.pay.discount-floor-zero")
def test_vials_never_make_a_price_negative() -> None:
    t = table().points(A, 5).genes(A, "vial", "vial", "vial").mutations("horn", "egg")
    settled(t, "bid:2:1", "bid:1:0", "bid:3:0")
    assert t.mp(A) == 5


@pytest.mark.rule("evo.pay.vial-not-same-round", "evo.gene.vial")
def test_a_vial_works_from_the_next_round_on() -> None:
    t = table().empty_island().points(A, 6)
    for seat, labels in ((A, ("d3", "d4")), (B, ("e4", "f4")), (C, ("d5", "c6"))):
        t.with_dinos(seat, *labels)
    t.climate("mountains").stack("still", "still", "meteorite").next_genes("vial", "egg", "horn", "fur")
    settled(t.start("mutations"), "bid:2:3", "bid:1:0", "bid:3:0")
    assert t.mp(A) == 3
    t.passing(until="mutations")
    before = t.mp(A)
    assert t.g.round == 2
    other = [seat for seat in t.g.order if seat != A]
    for seat in t.g.order:
        t.choose(seat, "bid:2:3" if seat == A else "bid:1:0" if seat == other[0] else "bid:3:0")
    t.choose(B, "pass")  # B holds an event card and is asked for it before payment
    assert before - t.mp(A) == 2


@pytest.mark.rule("evo.pay.discount-covers-event-card")
def test_a_vial_makes_the_event_card_cheaper_too() -> None:
    t = table().points(A, 6).genes(A, "vial").mutations("horn", "egg")
    settled(t, "bid:1:2", "bid:2:0", "bid:3:0")
    assert t.mp(A) == 5
    assert len(t.cards(A)) == 1


@pytest.mark.rule("evo.pay.gene-awarded")
def test_the_winner_of_a_column_has_its_gene() -> None:
    t = table().genes(A, "horn").mutations("egg", "horn")
    settled(t, "bid:3:1", "bid:1:0", "bid:2:0")
    assert t.view()["sheets"][A]["genes"][BOX.gene_names.index("horn")] == 2
    assert t.lab() == ["", ""]


@pytest.mark.rule("evo.pay.event-awarded")
def test_the_winner_of_the_first_column_draws_the_top_card() -> None:
    t = table().deck("charge").mutations("egg", "horn")
    assert t.view()["deck"] == 15
    settled(t, "bid:1:1", "bid:2:0", "bid:3:0")
    assert t.cards(A) == ["charge"]
    assert t.view()["deck"] == 14
    assert t.view(B)["hands"] == [[-1], [], []]


@pytest.mark.rule("evo.pay.gene-active-at-once")
def test_a_leg_pair_works_in_the_round_it_is_won() -> None:
    t = table().mutations("legs", "horn")
    settled(t, "bid:2:1", "bid:1:0", "bid:3:0").passing(until="movement", seat=A)
    assert t.g.round == 1
    assert t.view()["turn"]["seat"] == A
    assert t.view()["turn"]["points"] == 3


# --- bidding ---


@pytest.mark.rule("evo.bid.in-initiative-order")
def test_first_bids_follow_the_track() -> None:
    t = table().order(C, A, B).mutations()
    assert t.asked == (C,)
    assert t.refused(A, "bid:1:0").key == "not-asked"
    t.choose(C, "bid:1:0")
    assert t.asked == (A,)
    t.choose(A, "bid:2:0")
    assert t.asked == (B,)


@pytest.mark.rule("evo.bid.mandatory")
def test_nobody_may_pass_a_bid() -> None:
    t = table().mutations()
    assert "pass" not in t.options(A)
    assert t.refused(A, "pass").rule == "evo.bid.mandatory"


@pytest.mark.rule("evo.bid.empty-column-any-value")
def test_any_printed_value_opens_an_empty_column() -> None:
    t = table().points(A, 6).mutations()
    assert [f"bid:3:{bid}" for bid in range(7)] == [code for code in t.options(A) if code.startswith("bid:3")]
    t.choose(A, "bid:3:4")
    assert t.view()["lab"]["bids"] == [-1, -1, 4]
    assert t.view()["lab"]["bidders"] == [-1, -1, A]


@pytest.mark.rule("evo.bid.must-exceed-standing-bid")
def test_an_occupied_column_needs_a_higher_bid() -> None:
    t = table().order(B, A, C).mutations().choose(B, "bid:2:2")
    assert t.refused(A, "bid:2:2").rule == "evo.bid.must-exceed-standing-bid"
    assert t.refused(A, "bid:2:1").rule == "evo.bid.must-exceed-standing-bid"
    t.choose(A, "bid:2:5")
    assert t.view()["lab"]["bidders"][1] == A


@pytest.mark.rule("evo.bid.one-marker-per-column")
def test_a_settled_auction_has_one_marker_per_column() -> None:
    t = table(5).mutations()
    t.choose(A, "bid:2:0").choose(B, "bid:2:1").choose(A, "bid:3:0").choose(C, "bid:3:2").choose(A, "bid:1:0")
    t.choose(D, "bid:4:0").choose(E, "bid:4:1").choose(D, "bid:5:0")
    assert t.phase != "mutations"
    assert sorted(t.view()["lab"]["bidders"]) == [A, B, C, D, E]


@pytest.mark.rule("evo.bid.outbid-rebids-immediately")
def test_an_outbid_player_bids_again_at_once() -> None:
    t = table().mutations().choose(A, "bid:2:1").choose(B, "bid:2:2")
    assert t.asked == (A,)


@pytest.mark.rule("evo.bid.outbid-leaves-column")
def test_an_outbid_player_must_change_column() -> None:
    t = table().mutations().choose(A, "bid:2:1").choose(B, "bid:2:2")
    assert t.refused(A, "bid:2:3").rule == "evo.bid.outbid-leaves-column"
    t.choose(A, "bid:3:0")
    assert t.view()["lab"]["bidders"] == [-1, B, A]


@pytest.mark.rule("evo.bid.outbid-leaves-column")
def test_the_lost_column_is_remembered_until_the_rebid_and_no_longer() -> None:
    t = table(3)
    assert t.view()["lab"]["lost"] == [-1, -1, -1]
    t.mutations("horn", "egg").choose(A, "bid:2:1").choose(B, "bid:2:2")
    assert t.view()["lab"]["lost"] == [1, -1, -1]
    t.choose(A, "bid:3:0")
    assert t.view()["lab"]["lost"] == [-1, -1, -1]
    t.mutations("fur", "legs")
    assert t.view()["lab"] == {**t.view()["lab"], "bids": [-1] * 3, "bidders": [-1] * 3, "lost": [-1] * 3}


@pytest.mark.rule("evo.bid.may-return-after-later-ousting")
def test_a_player_ousted_elsewhere_may_return_to_the_first_column() -> None:
    t = table().mutations().choose(A, "bid:2:1").choose(B, "bid:2:2").choose(A, "bid:3:0").choose(C, "bid:3:1")
    assert t.asked == (A,)
    assert "bid:2:3" in t.options(A)
    assert [code for code in t.options(A) if code.startswith("bid:3")] == []
    assert t.refused(A, "bid:3:2").rule == "evo.bid.outbid-leaves-column"
    t.choose(A, "bid:2:3")
    assert t.asked == (B,)


@pytest.mark.rule("evo.bid.chain-then-continue")
def test_after_a_chain_of_rebids_the_next_player_bids() -> None:
    t = table(4).mutations().choose(A, "bid:1:0").choose(B, "bid:2:0").choose(C, "bid:1:1")
    assert t.asked == (A,)
    t.choose(A, "bid:2:1")
    assert t.asked == (B,)
    t.choose(B, "bid:3:0")
    assert t.asked == (D,)


@pytest.mark.rule("evo.bid.six-is-final")
def test_a_six_cannot_be_beaten() -> None:
    t = table().order(B, A, C).points(A, 20).mutations().choose(B, "bid:2:6")
    assert [code for code in t.options(A) if code.startswith("bid:2")] == []
    assert t.refused(A, "bid:2:6").rule == "evo.bid.six-is-final"


@pytest.mark.rule("evo.bid.zero-allowed")
def test_zero_opens_an_empty_column_and_beats_nobody() -> None:
    t = table(4).order(B, A, C, D).points(A, 0).mutations().choose(B, "bid:3:0")
    assert t.refused(A, "bid:3:0").rule == "evo.bid.must-exceed-standing-bid"
    t.choose(A, "bid:4:0").choose(C, "bid:1:0").choose(D, "bid:2:0")
    assert t.mp(A) == 0
    assert t.phase != "mutations"


@pytest.mark.rule("evo.bid.affordability")
def test_a_bid_must_be_affordable() -> None:
    t = table().points(A, 3).mutations()
    reason = t.refused(A, "bid:2:4")
    assert reason.rule == "evo.bid.affordability"
    assert (reason.args["price"], reason.args["points"]) == (4, 3)
    t.choose(A, "bid:2:3")
    assert t.view()["lab"]["bids"][1] == 3


@pytest.mark.rule("evo.bid.discount-before-affordability")
def test_vials_count_before_asking_what_can_be_paid() -> None:
    t = table().points(A, 2).genes(A, "vial", "vial").mutations("horn", "egg")
    assert t.refused(A, "bid:2:5").rule == "evo.bid.affordability"
    settled(t, "bid:2:4", "bid:1:0", "bid:3:0")
    assert t.mp(A) == 0


@pytest.mark.rule("evo.bid.height-counts-not-net-cost")
def test_outbidding_compares_printed_values() -> None:
    t = table().order(B, A, C).genes(A, "vial", "vial").mutations("horn", "egg").choose(B, "bid:2:3")
    assert t.refused(A, "bid:2:3").rule == "evo.bid.must-exceed-standing-bid"
    t.choose(A, "bid:2:4").choose(B, "bid:1:0").choose(C, "bid:3:0")
    assert t.mp(A) == 4


@pytest.mark.rule("evo.bid.always-a-legal-bid")
def test_a_poor_ousted_player_finds_a_free_column() -> None:
    t = table(5).order(B, C, D, A, E).points(A, 0).mutations()
    t.choose(B, "bid:1:6").choose(C, "bid:2:6").choose(D, "bid:3:6").choose(A, "bid:4:0").choose(E, "bid:4:1")
    assert t.asked == (A,)
    assert t.options(A) == ["bid:5:0"]


@pytest.mark.rule("evo.lab.first-column-event", "evo.pay.event-awarded", "evo.pay.gene-awarded")
def test_the_card_column_gives_a_card_and_no_gene() -> None:
    t = table(players=3).mutations("horn", "egg")
    before = sum(t.g.genes)
    t.choose(A, "bid:1:0").choose(B, "bid:2:0").choose(C, "bid:3:0").passing(until="movement")
    assert len(t.cards(A)) == 1
    assert sum(t.g.genes) == before + 2


@pytest.mark.rule("evo.bid.must-exceed-standing-bid", "evo.bid.outbid-leaves-column", "evo.lab.columns-equal-players")
def test_a_bid_refused_in_the_card_column_names_the_rule_it_breaks() -> None:
    t = table(3).mutations("horn", "egg").choose(A, "bid:1:2")
    low = t.refused(B, "bid:1:2")
    assert (low.key, low.rule) == ("bid-too-low", "evo.bid.must-exceed-standing-bid")
    t.choose(B, "bid:1:3")
    lost = t.refused(A, "bid:1:4")
    assert (lost.key, lost.rule) == ("just-ousted", "evo.bid.outbid-leaves-column")
    for column in (0, 4):
        assert t.refused(A, f"bid:{column}:4").key == "no-such-column"
