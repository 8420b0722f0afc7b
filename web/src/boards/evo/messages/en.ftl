# What the world of Evo says beside the game's own texts, which come from the server.
motto-evo = Bid, roam, survive
lead-evo = Ten to twelve rounds on one island: buy genes at auction, move your herd into the good climate, lay eggs. Every survivor earns points; when the meteorite falls, most points win.

clan-0 = orange triangle
clan-1 = sky circle
clan-2 = green square
clan-3 = yellow diamond
clan-4 = blue pentagon
evo-island = The island, { $n } spaces
evo-lab = Biology lab
evo-preview = Survival preview
evo-zones-now = Zones this round
evo-wheel = Climate wheel. Now: { $zones }
evo-ground = { $terrain } { $zone }
evo-herd = { $n } dinosaurs, { $dying } would die as things stand
evo-live = { $n } live
evo-will-die = will die in this climate
evo-may-die = { $dies } of these { $of } will die, as the owner chooses
evo-key-dies = Will die
evo-key-some = So many of these die
evo-key-safe = Lives in spite of the climate
evo-bids = bids { $bid }
evo-points = points
evo-points-secret = Mutation points
evo-cards = { $n ->
    [one] 1 event card
   *[other] { $n } event cards
}
evo-hand = Your event cards
evo-climate-so-far = Climate so far
evo-token-hidden = Face down
evo-next = Next round
evo-meteorite = Meteorite
evo-supply = Supplies
evo-tokens = { $n ->
    [one] token
   *[other] tokens
}
evo-deck = { $n ->
    [one] card
   *[other] cards
}
evo-bag = { $n ->
    [one] gene
   *[other] genes
}
evo-tokens-left = Climate tokens in the stack
evo-deck-left = Event cards in the deck
evo-bag-left = Genes in the bag
evo-event-card = Event card
evo-event-card-text = Draw one in secret
evo-taken = Taken
evo-bid-cell = { $bid } in column { $column }
evo-bid-held = { $bid } in column { $column }, held by { $name }
evo-mutation-points = mutation points
evo-vials = Vials: what you buy costs { $n } less.
evo-no-vials = No vials, so you pay the full bid.
evo-can-move = can move
evo-pill-move = walk
evo-pill-land = land
evo-pill-flee = flee
evo-pill-lay = lay
evo-pill-pounce = pounce
evo-pill-remove = take up
evo-pill-lose = give up
evo-pill-attack = attack
evo-face-0 = ·
evo-face-1 = { "=" }
evo-face-2 = +
evo-face-3 = ++
evo-face-4 = ×

guide-evo-welcome = Your herd, one island
guide-evo-welcome-text = You lead a small clan of dinosaurs. Every round the climate turns, then everybody buys a gene, moves, breeds and faces the cold or the heat. Herds earn points; most points win when the meteorite falls.
guide-evo-climate = Read the wheel
guide-evo-climate-text = The amber frame shows the climate now: the terrain inside is ideal, the rim is hot or cold, the rest is deadly. The numbers are the odds of the next turn. On the island zones are hatched the same way.
guide-evo-lab = Bid for a gene
guide-evo-lab-text = Click a glowing number to bid for the gene below it. If somebody bids more, you bid again elsewhere; you pay only for what you hold at the end. A bid of 0 is fine when points are short.
guide-evo-order = Who goes first
guide-evo-order-text = The smallest herds move first, ties follow the columns of the lab. The list of players is the order of turns.
guide-evo-move = Move your herd
guide-evo-move-text = Pick up a glowing dinosaur, then click where it walks. Each step costs a point; legs give you more. Aim for ideal ground, and keep near others so the newborns have room.
guide-evo-fight = Fighting
guide-evo-fight-text = Walking onto another clan’s dinosaur is an attack and costs a point. More horns, better odds: the number on the pill says how many faces of the die win.
guide-evo-births = Lay eggs
guide-evo-births-text = Each egg gene places one newborn beside your herd. Lay on ideal ground: newborns face the climate in a moment.
guide-evo-survival = Survival
guide-evo-survival-text = In the heat and the cold dinosaurs die unless thermoregulation or fur covers them, on deadly ground all do; but nobody falls below two. Then every survivor earns a point.
