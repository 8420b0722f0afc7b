"""What others did is told with what it means: who cut in before whom, whose token it was, who is nearly out."""

from __future__ import annotations

from chimera.engine.texts import Texts
from chimera.games.dice_mutants import CARD
from tests.dice_mutants.helpers import A, B, C, table

NAMES = ["Ada", "Bo", "Cy"]
TEXTS = Texts(CARD, NAMES)
BO = Texts(CARD, NAMES, me=B)
FRENCH_BO = Texts(CARD, NAMES, "fr", me=B)


def test_cutting_in_says_before_whom_and_for_how_much() -> None:
    t = table(3).tokens(A=3, B=1, C=2).guile(A=30).claiming().do(A, "initiative")
    (cut,) = t.heard("cut")
    assert TEXTS.say(cut.message()) == "Ada cuts in before Bo with Initiative for 15 guile and takes a die first."
    assert BO.say(cut.message()) == "Ada cuts in before you with Initiative for 15 guile and takes a die first."
    assert FRENCH_BO.say(cut.message()).startswith("Ada passe devant vous avec Initiative pour 15 de ruse")


def test_quickness_overtakes_who_had_cut_in() -> None:
    t = table(3).tokens(A=3, B=1, C=2).guile(A=15, C=30).claiming().passes(C).do(A, "initiative").do(C, "quickness")
    assert t.claimer == C
    assert TEXTS.say(t.heard("cut")[-1].message()).startswith("Cy cuts in before Ada with Quickness for 30 guile")


def test_a_claim_bought_before_ones_own_turn_overtakes_nobody() -> None:
    t = table(3).tokens(A=1, B=2, C=3).guile(A=15).claiming().do(A, "initiative")
    (cut,) = t.heard("cut")
    assert TEXTS.say(cut.message()) == "Ada buys the next claim with Initiative for 15 guile and takes a die first."


def test_a_token_that_is_taken_is_told_with_the_speeds() -> None:
    t = table(3).tokens(A=1, B=3, C=2).speed(A=10, B=4).assigning(A=(2, 1, 1))
    for _ in range(3):
        t.choose(A, next(code for code in t.offers if code.startswith("speed:")))
    t.do(A, "trade", B)
    (traded,) = t.heard("traded")
    assert TEXTS.say(traded.message()) == "Ada is faster (14 to 4) and takes order token 3 from Bo, who gets 1."
    assert BO.say(traded.message()) == "Ada is faster (14 to 4) and takes order token 3 from you; you get 1."


def test_a_loss_says_when_the_same_again_would_be_the_end() -> None:
    t = table(3).attack(A=9).life(B=15, C=30).damage()
    near, far = t.heard("lost")
    assert TEXTS.say(near.message()) == "Bo loses 8 of 15 life; 7 left. The same again, and Bo is out."
    assert BO.say(near.message()) == "You lose 8 of 15 life; 7 left. The same again, and you are out."
    assert TEXTS.say(far.message()) == "Cy loses 8 of 30 life; 22 left."
    assert near.seat == B
    assert far.seat == C


def test_the_dead_are_told_who_did_it() -> None:
    t = table(3).mutate(A=30).life(B=2).mutating().do(A, "spikes", B)
    (out,) = t.heard("out")
    assert BO.say(out.message()) == "You are out: 3 damage by Spikes from Ada, and only 2 life to lose."
    assert (
        Texts(CARD, NAMES, me=A).say(out.message())
        == "Bo is out: 3 damage by Spikes from you, and only 2 life to lose."
    )
