# What the world of Storm Watch says beside the game's own texts, which come from the server.
motto-storm_watch = Keep the fires burning
lead-storm_watch = One night, one coast, one storm. Everybody plays together: walk from beacon to beacon, feed the fires, shield them when the wind comes. If enough of them burn at dawn, all have won.

sw-coast = The coast of { $coast }
sw-hour-of = { $night ->
    [1] Hour { $hour } of { $hours }
   *[other] Night { $night }, hour { $hour } of { $hours }
}
sw-burning = { $burning ->
    [one] 1 fire burns, { $keep } must
   *[other] { $burning } fires burn, { $keep } must
}
sw-burn = { $n ->
    [one] 1 burns
   *[other] { $n } burn
}
sw-spare = { $n ->
    [0] none may go out
    [one] 1 may go out
   *[other] { $n } may go out
}
sw-storm = The storm
sw-storm-cards = { $n ->
    [one] 1 storm card to come
   *[other] { $n } storm cards to come
}
sw-all-fires = Every fire
sw-stores = { $n ->
    [one] 1 card in the stores
   *[other] { $n } cards in the stores
}
sw-stores-here = stores
sw-omen = The omen is sealed
sw-omen-read = { $name } has read it
sw-omen-yours = only you know
sw-omen-came = the omen came
sw-omen-not = Not: { $omens }
sw-fire-now = fire { $burns } of { $most }
sw-fire-out = the fire is out
sw-will-lose = will lose { $n }
sw-danger = struck this hour: { $chance }
sw-costs = { $effort ->
    [one] costs your last effort
   *[other] costs { $cost } of your { $effort } efforts
}
sw-costs-card = costs a card: { $card }
sw-effort = { $n ->
    [0] No effort left
    [one] 1 effort left
   *[other] { $n } efforts left
}
sw-keeper = { $name }, { $trade }, at { $place }
sw-dock = What { $name } can do
sw-hand = { $n } of { $most } cards in hand
sw-ready = Ready for the storm
sw-before = The night before left
sw-before-fire = { $place }: { $burnt ->
    [0] went out, scarred, burns { $most } high at most
   *[other] { $burnt } high at dawn, { $most } at most
}
sw-hand-empty = Your hand is empty. Gather where there are stores.
sw-card-hidden = A card you cannot see
sw-do-tend = Tend the fire here
sw-do-gather = Gather from the stores
sw-carry-out = { $n ->
    [one] Carry out your plan
   *[other] Carry out your plan: { $n } steps
}
guide-storm_watch-goal = Goal: see the night through, together
guide-storm_watch-goal-text = All of you win if enough beacon fires burn at dawn, and all lose as soon as too few do. This says how many burn and how many may go out.
guide-storm_watch-work = Work: two efforts an hour
guide-storm_watch-work-text = This is you. Choose a glowing place to walk there. Where you stand you can tend the fire, which makes it burn 1 higher, or gather cards where there is a crate. Each costs one effort.
guide-storm_watch-cards = Work: cards do more
guide-storm_watch-cards-text = Choose a card, then the fire it is for: yours or one a step away. That costs one effort too; a sailcloth costs none, but waits for the storm. What does not glow tells you why not.
guide-storm_watch-together = Work: in any order
guide-storm_watch-together-text = Nobody has a turn: act when it helps, wait for others when you like. Plan with Shift and a click, point with Alt and a click. The storm waits until everybody is ready.
guide-storm_watch-storm = Storm: it takes what it names
guide-storm_watch-storm-text = Storm cards are turned over one by one. A red mark says what a fire will lose; whoever is near may shield it with a sailcloth. A fire that goes out never burns as high again.
guide-storm_watch-omen = Omen: one of you knows
guide-storm_watch-omen-text = One of you has read the sealed omen and knows what it waits for. It is tested at the end of every hour; the others learn only what it was not.
guide-storm_watch-end = The end: dawn
guide-storm_watch-end-text = The beads count the hours. After the last one it is dawn, and what burns then decides. You find all of this again under Rules.
book-storm_watch-cards = Cards
book-storm_watch-trades = Trades
book-storm_watch-omens = Omens
book-storm_watch-goal = Win together: enough beacon fires burn at dawn.
book-storm_watch-goal-text = All lose as soon as too few burn at the end of an hour.
book-storm_watch-goal-find = win wins won winning winner victory goal aim object objective purpose
book-storm_watch-work = Keepers walk, tend fires, gather and play cards, in any order.
book-storm_watch-work-find = work effort efforts walk tend act turn action
book-storm_watch-storm = Storm cards take from the fires they name; sailcloth shields.
book-storm_watch-storm-find = storm wind gust rain loss lose
book-storm_watch-omen = If its sign is there, the sealed omen comes.
book-storm_watch-omen-find = omen sign secret sealed lookout
book-storm_watch-end = The night is over at dawn, or at once when too few fires burn.
book-storm_watch-end-find = end ends ending over finish dawn hours lose lost
book-storm_watch-gather = Gather where there is a crate: you draw cards for one effort.
book-storm_watch-gather-text = The stores are not filled again.
book-storm_watch-gather-find = card cards draw gather stores crate get more
book-storm_watch-shield = Play a sailcloth when a loss is announced: a fire in reach loses less.
book-storm_watch-shield-find = shield protect save sailcloth storm
book-storm_watch-dark = A fire that has nothing left is out; a flint or the lamplighter lights it again.
book-storm_watch-dark-text = It never burns as high as before.
book-storm_watch-dark-find = out dark light again relight flint scar fire
book-storm_watch-give = Give a card to a keeper at the same place, for one effort.
book-storm_watch-give-find = give hand trade card friend share
