"""A hint says in the game's words what an option gains, costs and risks, and knows no more than the seat."""

from __future__ import annotations

import pytest

from chimera.bots.hints import ENOUGH, looked_at
from chimera.bots.levels import Tip
from chimera.engine.agenda import asked, choose, options
from chimera.engine.card import find
from chimera.engine.dice import Dice, Stream
from chimera.engine.texts import Texts
from chimera.engine.visibility import see

GAMES = ("evo", "dice_mutants", "storm_watch")


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_a_sentence_in_every_language_and_changes_nothing(game: str) -> None:
    card = find(game)
    stream = Stream.from_number(3, "test")
    spoken = {language: Texts(card, ["Ada", "Bea", "Cid"], language) for language in ("en", "fr")}
    said: set[str] = set()
    explained = total = 0
    for number in range(3):
        g = card.new(3, Dice.from_seed(f"{number:064x}", card.purposes))
        for _ in range(400):
            if not asked(g):
                break
            seat = asked(g)[0]
            opts = options(g, seat)
            known = see(g, seat, stream).game
            before = card.codec.fingerprint(known)
            for opt in opts if len(opts) > 1 else []:
                reasons = known.reasons_for(seat, opt)
                total += 1
                explained += bool(reasons)
                for reason in reasons:
                    said.add(reason.key)
                    for texts in spoken.values():
                        words = texts.say(reason)
                        assert words.strip()
                        assert "{" not in words
                        assert reason.key not in words
            assert card.codec.fingerprint(known) == before
            choose(g, seat, opts[stream.below(len(opts))])
    assert explained > 0.8 * total, f"{explained} of {total} options are explained"
    assert len(said) >= 8


def test_only_options_that_were_looked_at_enough_are_named_the_best_first() -> None:
    tips = [Tip("a", 200, 0.5), Tip("b", 90, 0.6), Tip("c", ENOUGH - 1, 0.99), Tip("d", 19, 0.7), Tip("e", 21, 0.1)]
    assert [tip.code for tip in looked_at(tips)] == ["b", "a", "e"]
    assert [tip.code for tip in looked_at(tips[2:3])] == ["c"], "the only one is named anyway"
    assert looked_at([]) == []
