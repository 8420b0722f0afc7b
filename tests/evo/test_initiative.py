"""The initiative phase."""

from __future__ import annotations

import pytest

from tests.evo.helpers import A, B, C, D, Table, table


def herds(players: int, *sizes: int) -> Table:
    """Herds of these sizes, on spaces in the order of their numbers."""
    t = table(players).empty_island()
    labels = list(t.isle.labels)
    for seat, size in enumerate(sizes):
        t.with_dinos(seat, *labels[:size])
        del labels[:size]
    return t


@pytest.mark.rule("evo.init.marker-to-column-top")
def test_with_equal_herds_the_columns_give_the_order() -> None:
    t = herds(3, 3, 3, 3).columns(B, C, A).initiative()
    assert t.view()["order"] == [B, C, A]


@pytest.mark.rule("evo.init.sort-by-dinosaurs-ascending")
def test_fewest_dinosaurs_come_first() -> None:
    t = herds(3, 4, 5, 2).columns(B, C, A).initiative()
    assert t.view()["order"] == [C, A, B]


@pytest.mark.rule("evo.init.ties-keep-column-order")
def test_tied_players_keep_the_order_of_the_columns() -> None:
    t = herds(4, 4, 3, 3, 4).columns(A, B, C, D).initiative()
    assert t.view()["order"] == [B, C, A, D]


@pytest.mark.rule("evo.init.gene-before-card")
def test_adrenaline_rush_comes_before_vanguard() -> None:
    t = herds(3, 4, 2, 3).genes(A, "adrenaline_rush").hand(C, "vanguard").columns(A, B, C).initiative()
    assert t.view()["order"] == [B, C, A]
    assert t.asked == (A,)
    assert t.options(A) == ["place:1", "place:2", "place:3"]
    t.choose(A, "place:1")
    assert t.view()["order"] == [A, B, C]
    assert t.asked == (C,)
    t.choose(C, "play:vanguard")
    assert t.view()["order"] == [C, A, B]
    assert t.asked == (C,)
    assert t.phase == "movement"


@pytest.mark.rule("evo.init.order-valid-until-next")
def test_the_order_holds_until_the_next_bidding() -> None:
    t = herds(3, 3, 4, 2).climate("beach").stack("still", "still", "meteorite").columns(A, B, C)
    t.g.round = 4
    t.initiative()
    assert t.view()["order"] == [C, A, B]
    t.passing(until="mutations")
    assert t.g.round == 5
    assert t.view()["order"] == [C, A, B]
    assert t.asked == (C,)


@pytest.mark.rule("evo.init.only-board-dinosaurs-count")
def test_dinosaurs_in_supply_do_not_count() -> None:
    t = herds(2, 3, 4).columns(B, A)
    assert t.view()["supply"] == [5, 4]
    t.initiative()
    assert t.view()["order"] == [A, B]
