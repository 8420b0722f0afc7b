"""What nobody, or only somebody, knows: dealing it anew as one seat could imagine it."""

from __future__ import annotations

from typing import Final

from chimera.engine.dice import Stream
from chimera.games.evo.box import EvoBox

IN_DECK: Final = -1
DISCARDED: Final = -2


def imagine_climate(
    box: EvoBox, stack: tuple[int, ...], known: tuple[int, ...], spare: int, seat: int, stream: Stream
) -> list[int]:
    """The stack from its bottom, and the token removed at setup after it, with the unknown ones drawn anew.

    Everybody knows that the meteorite is among the last three (evo.setup.climate-bottom-three).
    """
    tokens = [*stack, spare]
    slots: list[int] = []
    loose: list[int] = []
    low: list[int] = []
    meteorite = False
    for i in range(len(tokens)):
        if i < len(stack) and (known[i] >> seat) & 1:
            continue
        slots.append(i)
        if tokens[i] == box.meteorite:
            meteorite = True
        else:
            loose.append(tokens[i])
        if i < box.bottom and i < len(stack):
            low.append(i)
    loose.sort()
    stream.shuffle(loose)
    target = low[stream.below(len(low))] if meteorite else -1
    for i in slots:
        tokens[i] = box.meteorite if i == target else loose.pop()
    return tokens


def imagine_genes(box: EvoBox, bag: tuple[int, ...], left_out: tuple[int, ...], stream: Stream) -> list[int]:
    """The genes left out of the game and, after them, the bag: nobody has seen either."""
    unique = [gene for gene in bag if gene >= box.normal]
    unique.extend(left_out)
    unique.sort()
    stream.shuffle(unique)
    out = unique[: len(left_out)]
    genes = [gene for gene in bag if gene < box.normal]
    genes.extend(unique[len(left_out) :])
    genes.sort()
    stream.shuffle(genes)
    out.extend(genes)
    return out


def imagine_cards(holder: list[int], known: list[int], seat: int, stream: Stream) -> tuple[int, ...]:
    """The deck, and in `holder` the hands of the others, with every card this seat has not seen dealt anew."""
    loose: list[int] = []
    hands: list[int] = []  # whose hidden cards they are
    for card in range(len(holder)):
        if (known[card] >> seat) & 1:
            continue
        loose.append(card)
        if holder[card] >= 0:
            hands.append(holder[card])
    hands.sort()
    stream.shuffle(loose)
    for card in loose:
        known[card] = 0
    for i in range(len(hands)):
        holder[loose[i]] = hands[i]
        known[loose[i]] = 1 << hands[i]
    rest = loose[len(hands) :]
    for card in rest:
        holder[card] = IN_DECK
    return tuple(rest)
