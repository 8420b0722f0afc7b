"""Storm Watch: two to four keepers keep the beacon fires of a coast burning through a night of storm.

The example for writers of cooperative games; docs/add-a-game.md walks through it. A night has a few hours. Each hour
all keepers work in free order (`work.py`): they walk, tend fires, gather cards from the stores, give and play them.
Then the storm blows (`storm.py`): its cards are turned over one by one, each announces what fires will lose, and
whoever stands near may shield them before it comes. At dusk an omen was laid face down, and only the lookout has read
it; every hour everybody sees whether its sign is there. If at the end of an hour too few fires burn all have lost; at
dawn all have won.

Coasts are files, ours and those that people write (`coast.py`). A campaign is two nights: the second begins with the
fires as the first left them, and the storm is worse.
"""

from chimera.games.reference.storm_watch.card import CARD

__all__ = ["CARD"]
