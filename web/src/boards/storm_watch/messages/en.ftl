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
sw-under-one = under 1%
sw-more = burns { $n } higher
sw-less = loses { $loses }, { $n } less
sw-costs = { $effort ->
    [one] costs your last effort
   *[other] costs 1 of your { $effort } efforts
}
sw-costs-card = costs a card: { $card }
sw-effort = { $n ->
    [0] No effort left
    [one] 1 effort left
   *[other] { $n } efforts left
}
sw-keeper = { $name }, { $trade }, at { $place }
sw-dock = What { $name } can do
sw-hand = { $n ->
    [0] No cards
    [one] 1 card
   *[other] { $n } cards
}
sw-hand-empty = Your hand is empty. Gather where there are stores.
sw-card-hidden = A card you cannot see
sw-do-tend = Tend the fire here
sw-do-gather = Gather from the stores
sw-carry-out = { $n ->
    [one] Carry out your plan
   *[other] Carry out your plan: { $n } steps
}

guide-storm_watch-welcome = See the night through, together
guide-storm_watch-welcome-text = All of you win if enough beacon fires burn at dawn, and all lose as soon as too few do. The bar above the coast shows both: how many fires must burn, how many may go out, and the hour.
guide-storm_watch-work = Two efforts an hour
guide-storm_watch-work-text = Click a glowing place to walk there. Where you stand you can tend the fire, which makes it burn 1 higher, or gather cards where there is a crate. Each costs one effort.
guide-storm_watch-cards = Cards do more
guide-storm_watch-cards-text = Click a card, then the fire it is for: yours or one a step away. That costs one effort too; a sailcloth costs none, but waits for the storm. What does not glow tells you why not.
guide-storm_watch-together = In any order
guide-storm_watch-together-text = Nobody has a turn: act when it helps, wait for others when you like. Plan with Shift and a click, point with Alt and a click. The storm waits until everybody is ready.
guide-storm_watch-storm = The storm
guide-storm_watch-storm-text = Storm cards are turned over one by one. A red mark says what a fire will lose; whoever is near may shield it with a sailcloth. A fire that goes out never burns as high again.
guide-storm_watch-omen = The omen
guide-storm_watch-omen-text = One of you has read the sealed omen and knows what it waits for. It is tested at the end of every hour; the others learn only what it was not.
