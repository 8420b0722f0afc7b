"""Blind Evolution Mythos: one to four filers hunt forbidden books in a city of hexes, all together.

A scenario lays out the city: tiles, facilities, stations, chips face down. In a turn every character has two action
points (`turn.py`): it moves (`moves.py`), searches the area and researches clues (`search.py`), decontaminates and uses
its cards (`abilities.py`), or earns money. Most of it is judged by a chain of cards (`judgement.py`), and brings TB
bits, which make lines on the own board and so ability cards, at the risk of falling (`lines.py`, `tb.py`). Somebody
else has read an event card in secret, and it waits for its trigger (`events.py`, `demands.py`,
`puzzle.py`). When all have had their turn, contamination spreads (`spread.py`). Bosses are fought together
(`battle.py`). Who falls comes back as somebody else (`joining.py`), as long as there is a reserve. What can be asked of
the table is in `known.py`; every observable change is a method of `people.py` or `changes.py`.
"""

from chimera.games.blind_evolution.card import CARD

__all__ = ["CARD"]
