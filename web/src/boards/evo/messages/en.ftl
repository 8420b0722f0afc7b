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
evo-meteorite-when = The meteorite can fall from round { $first } on, in round { $last } at the latest.
evo-meteorite-short = Meteorite from round { $first }
evo-meteorite-brief = from { $first }
evo-falls = The meteorite falls
evo-falls-text = The match is over. Most mutation points win.
evo-changed = What it changed
evo-harm = { $dies } of your { $herd } dinosaurs would die now
evo-unchanged = No terrain changes.
evo-spared = { $dies } of your { $herd } dinosaurs would die now, not { $before }
evo-card-kind = Event, { $phase }
evo-by = by { $name }
evo-by-you = by you
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
evo-bid-cell = { $bid } for { $lot }
evo-bid-held = { $bid } for { $lot }, bid by { $name }
evo-mutation-points = mutation points
evo-vials = Vials: what you buy costs { $n } less.
evo-no-vials = No vials, so you pay the full bid.
evo-can-move = can move
evo-in-hand = Dinosaur on { $at } · { $points ->
    [one] one point
   *[other] { $points } points
}
evo-way = Walk to { $to } for { $points ->
    [one] one point
   *[other] { $points } points
}, { $ground }
evo-deed-fly = Fly from { $at }
evo-deed-swim = Swim from { $at }
evo-deed-slip = Hidden pass from { $at }
evo-touch-again = Touch again to do it.
evo-fold-lab = Fold the lab
evo-bid-rules = You pay only for what you hold when all have bid; whoever is outbid pays nothing and bids elsewhere at once.
evo-odds = { $wins } in { $faces }
evo-horns = { $n ->
    [one] one horn
   *[other] { $n } horns
}
evo-horns-against = against { $n }
evo-faces = The faces of the die
evo-face-wins = { $face }: you win
evo-face-loses = { $face }: you lose
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

tally-evo-climate = lost to the climate
tally-evo-fights = lost in fights
tally-evo-born = born
chart-evo = Mutation points, round by round
tally-evo-gained = points
guide-evo-goal = Goal: the most points when the meteorite falls
guide-evo-goal-text = This is your clan: its herd, its genes, its points. After every round each of your dinosaurs that lives earns a point. Points also pay for genes, so spend them well.
guide-evo-climate = Climate: read the wheel
guide-evo-climate-text = Each round begins with the weather. The amber frame shows it: the terrain inside is ideal, the rim is hot or cold, the rest is deadly. The numbers are the odds of the next turn.
guide-evo-lab = Mutations: bid for a gene
guide-evo-lab-text = In the lab everybody bids for one gene, or for an event card. Choose a number above it. If somebody bids more, you bid again elsewhere; you pay only for what you hold at the end. A bid of 0 is fine.
guide-evo-order = Initiative: who goes first
guide-evo-order-text = The smallest herds move first; ties follow the columns of the lab. The list of players is the order of turns.
guide-evo-move = Movement: walk to good ground
guide-evo-move-text = Pick a glowing dinosaur, then choose where it walks. Each step costs a movement point; legs give you more. Aim for ideal ground, and leave room for newborns.
guide-evo-fight = Movement: fighting
guide-evo-fight-text = Walking onto another clan’s dinosaur is an attack and costs a movement point. More horns, better odds; the option says how many faces of the die win. Tap any sign here to read what it does.
guide-evo-births = Births: lay eggs
guide-evo-births-text = Each egg gene places one newborn beside your herd. Lay on ideal ground: newborns face the climate in a moment.
guide-evo-survival = Survival: heat, cold, points
guide-evo-survival-text = In the heat and the cold dinosaurs die unless thermoregulation or fur covers them; on deadly ground all do, but no herd falls below two. Then every survivor earns a point.
guide-evo-end = The end: the meteorite
guide-evo-end-text = One of the last climate tokens is the meteorite. When it is turned up the game ends at once, and the most points win. You find all of this again under Rules.
book-evo-genes = Genes
book-evo-cards = Event cards
book-evo-goal = Have the most mutation points when the meteorite falls.
book-evo-goal-text = Each dinosaur alive after survival earns a point a round; genes and cards cost points.
book-evo-goal-find = win wins won winning winner victory goal aim object objective purpose score
book-evo-climate = The wheel turns and names the good land.
book-evo-climate-find = weather wheel ideal hot cold deadly zone token season temperature
book-evo-mutations = Bid points for one gene or one event card.
book-evo-mutations-find = lab bid bidding auction buy gene genes card column
book-evo-initiative = The smallest herd acts first.
book-evo-initiative-find = order turn first last start begins
book-evo-movement = A movement point walks one space or attacks.
book-evo-movement-find = move walk step space travel legs swim fly
book-evo-births = Each egg lays one newborn beside its kin.
book-evo-births-find = birth born newborn baby babies egg lay breed children
book-evo-survival = Genes save some; each survivor earns a point.
book-evo-survival-find = survive die dies dead death heat cold protect fur thermoregulation
book-evo-end = The game ends at once when the meteorite is turned up.
book-evo-end-text = It lies among the last climate tokens, so nobody knows the round beforehand.
book-evo-end-find = end ends ending over finish last long meteorite how long rounds
book-evo-points = After survival every dinosaur of yours on the island earns one mutation point.
book-evo-points-text = Nothing else earns points; a large herd on good ground does.
book-evo-points-find = points point mutation mp money earn income pay score
book-evo-attack = Walk onto another clan’s dinosaur: that is an attack, and the die decides.
book-evo-attack-text = It costs a movement point, won or lost. More horns win with more faces of the die. A herd of two cannot be attacked.
book-evo-attack-find = attack attacking fight fighting combat battle kill horn horns die dice odds chance enemy
book-evo-outbid = Whoever is outbid bids again at once, in another column.
book-evo-outbid-text = The lost bid costs nothing.
book-evo-outbid-find = outbid overbid lose bid again higher
book-evo-cost = You pay your last bid, less one point for each vial of earlier rounds.
book-evo-cost-find = cost costs price pay payment cheap discount vial
book-evo-tie = On equal points more dinosaurs on the island win.
book-evo-tie-text = If these are equal too, the victory is shared.
book-evo-tie-find = tie tied draw equal same shared
book-evo-dying = Nobody is ever out: survival leaves every herd at least two dinosaurs.
book-evo-dying-find = lose out eliminated extinct die last dinosaur dead
book-evo-cards-text = An event card is drawn in secret and played once, at the moment it names.
