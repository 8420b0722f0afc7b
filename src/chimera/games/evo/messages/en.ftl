# Evo: questions, options, events, endings and reasons. Names of spaces are column letter and row number.

phase-climate = climate
phase-mutations = mutation
phase-initiative = initiative
phase-movement = movement
phase-births = birth
phase-survival = survival
phase-income = income

chapter-comp = What is in the box
chapter-setup = Setting up
chapter-sheet = The sheet of a species
chapter-round = The round
chapter-climate = Climate
chapter-lab = The biology lab
chapter-bid = Bidding
chapter-pay = Paying
chapter-gene = Genes
chapter-unique = Unique genes
chapter-event = Event cards
chapter-init = Initiative
chapter-move = Movement
chapter-combat = Combat
chapter-birth = Births
chapter-survival = Survival
chapter-income = Income
chapter-end = The end of the game

# The table in the terminal; headings of columns are short.
picture-heading = Round { $round }, { $phase } phase   initiative
picture-herd = herd
picture-points = MP
picture-dying = dying
picture-legs = legs
picture-horns = horns
picture-eggs = eggs
picture-thermo = thermo
picture-fur = fur
picture-vials = vials
picture-unique = special genes
picture-you = you
picture-none-yet = none yet
picture-ignored = { $token } (ignored)
picture-and-card = { $token } and a card
picture-last-token = last token: { $token }, { $left } left
picture-odds = { $terrain } { $percent }%
picture-or-end = or the end { $percent }%
picture-only-end = none, the meteorite comes
picture-next-ideal = next ideal: { $odds }
picture-you-know = you know: { $tokens }
picture-event-card = event card
picture-free = free
picture-lent = until the phase ends
picture-card = { $name }: { $text }
picture-hidden = { $hidden } hidden
picture-cards-of = event cards of { $clan }: { $cards }
picture-announced = announced: { $cards }

moment-climate-before_reveal = before the climate token is revealed
moment-climate-after_reveal = after the climate token is revealed
moment-climate-after_turn = after the wheel has turned
moment-mutations-before_payment = before the bids are paid
moment-initiative-end = at the end of the initiative phase
moment-movement-start_of_own_turn = at the start of your own movement
moment-movement-own_turn = during your own movement
moment-movement-when_attacked = when you are attacked
moment-births-start = at the start of the birth phase
moment-survival-start = at the start of the survival phase

island-twin_horns = Twin Horns
island-three_capes = Three Capes
island-long_ridge = Long Ridge
island-great_caldera = Great Caldera

terrain-beach = beach
terrain-plains = plains
terrain-hills = hills
terrain-mountains = mountains

zone-ideal = ideal
zone-hot = hot
zone-cold = cold
zone-deadly = deadly

token-clockwise = clockwise
token-double_clockwise = two steps clockwise
token-still = no change
token-counterclockwise = counterclockwise
token-meteorite = the meteorite

face-horn = horn
face-horn_equal = horn =
face-horn_plus = horn +
face-horn_plus_plus = horn ++
face-cross = cross

stat-legs = movement points
stat-attack = horns in attack
stat-defence = horns in defence
stat-thermoregulation = thermoregulation
stat-fur = fur
stat-caves = caves
stat-eggs = eggs
stat-discount = discount
stat-range = birth range
stat-floor = smallest herd

gene-legs = pair of legs
gene-horn = horn
gene-thermoregulation = thermoregulation
gene-fur = fur
gene-egg = egg
gene-vial = alchemical vial
gene-bony_plates = bony plates
gene-large_horn = large horn
gene-thick_shell = thick shell
gene-flippers = flippers
gene-wings = wings
gene-regeneration = regeneration
gene-killer_babies = killer babies
gene-sixth_sense = sixth sense
gene-cave_dweller = cave dweller
gene-adrenaline_rush = adrenaline rush
gene-strong_thighs = strong thighs
gene-chameleon_skin = chameleon skin

gene-legs-text = { $amount ->
    [one] One more movement point each round.
   *[other] { $amount } more movement points each round.
}
gene-horn-text = { $amount ->
    [one] One more horn in attack and in defence.
   *[other] { $amount } more horns in attack and in defence.
}
gene-thermoregulation-text = { $amount ->
    [one] One more dinosaur survives on hot terrain.
   *[other] { $amount } more dinosaurs survive on hot terrain.
}
gene-fur-text = { $amount ->
    [one] One more dinosaur survives on cold terrain.
   *[other] { $amount } more dinosaurs survive on cold terrain.
}
gene-egg-text = { $amount ->
    [one] One more birth each round.
   *[other] { $amount } more births each round.
}
gene-vial-text = { $amount ->
    [one] From the next round on, what you buy costs one point less.
   *[other] From the next round on, what you buy costs { $amount } points less.
}
gene-bony_plates-text = { $amount ->
    [one] One more horn in defence.
   *[other] { $amount } more horns in defence.
}
gene-large_horn-text = { $amount ->
    [one] One more horn in attack.
   *[other] { $amount } more horns in attack.
}
gene-thick_shell-text = { $amount ->
    [one] Newborns may be placed one space away.
   *[other] Newborns may be placed up to { $amount } spaces away.
}
gene-flippers-text = For one point a dinosaur on the coast swims to any other empty coastal space.
gene-wings-text = { $amount ->
    [one] Once per movement phase a dinosaur flies one space for one point.
   *[other] Once per movement phase a dinosaur flies { $amount } spaces for one point, over others too.
}
gene-regeneration-text = { $amount ->
    [one] With one dinosaur you do not lose it and cannot be attacked.
   *[other] With { $amount } dinosaurs or fewer you lose none and cannot be attacked.
}
gene-killer_babies-text = Newborns may be placed on opponents' dinosaurs; { $wins } of { $faces } faces win them the space.
gene-sixth_sense-text = You always see the top climate token.
gene-cave_dweller-text = { $amount ->
    [one] One of your dinosaurs survives on deadly terrain.
   *[other] { $amount } of your dinosaurs survive on deadly terrain.
}
gene-adrenaline_rush-text = In the initiative phase you choose your place on the track.
gene-strong_thighs-text = { $amount ->
    [one] One more movement point each round.
   *[other] { $amount } more movement points each round.
}
gene-chameleon_skin-text = A beaten defender may flee to an empty space beside it.

card-prescience = Prescience
card-early_thaw = Early thaw
card-ash_veil = Ash veil
card-long_season = Long season
card-patient_breeder = Patient breeder
card-vanguard = Vanguard
card-great_march = Great march
card-hidden_pass = Hidden pass
card-charge = Charge
card-old_guard = Old guard
card-double_clutch = Double clutch
card-far_nest = Far nest
card-barren_year = Barren year
card-shelter = Shelter
card-bad_moult = Bad moult

card-prescience-text = Before the token is revealed: look at the top { $amount } and put them back in either order, but keep the order if one is the meteorite.
card-early_thaw-text = { $amount ->
    [one] After the wheel has turned: turn it one further section clockwise.
   *[other] After the wheel has turned: turn it { $amount } further sections clockwise.
}
card-ash_veil-text = { $amount ->
    [one] After the wheel has turned: turn it one section counterclockwise.
   *[other] After the wheel has turned: turn it { $amount } sections counterclockwise.
}
card-long_season-text = After the token is revealed: ignore it, the wheel stays. The meteorite cannot be ignored.
card-patient_breeder-text = { $amount ->
    [one] Before payment: what you won costs one point less, but not below 0.
   *[other] Before payment: what you won costs { $amount } points less, but not below 0.
}
card-vanguard-text = At the end of the initiative phase: take the first place of the track.
card-great_march-text = { $amount ->
    [one] At the start of your movement: one more movement point this phase.
   *[other] At the start of your movement: { $amount } more movement points this phase.
}
card-hidden_pass-text = { $amount ->
    [one] In your movement: for one point a dinosaur goes one space, to an empty space.
   *[other] In your movement: for one point a dinosaur goes up to { $amount } spaces, through others too, to an empty space.
}
card-charge-text = { $amount ->
    [one] At the start of your movement: one more horn in attack this phase.
   *[other] At the start of your movement: { $amount } more horns in attack this phase.
}
card-old_guard-text = { $amount ->
    [one] When you are attacked: one more horn in defence until the phase ends.
   *[other] When you are attacked: { $amount } more horns in defence until the phase ends.
}
card-double_clutch-text = { $amount ->
    [one] At the start of births: one more egg this phase.
   *[other] At the start of births: { $amount } more eggs this phase.
}
card-far_nest-text = { $amount ->
    [one] At the start of births: your newborns may be placed one space away this phase.
   *[other] At the start of births: your newborns may be placed up to { $amount } spaces away this phase.
}
card-barren_year-text = { $amount ->
    [one] At the start of births: an opponent of your choice has one egg less this phase.
   *[other] At the start of births: an opponent of your choice has { $amount } eggs less this phase.
}
card-shelter-text = { $amount ->
    [one] At the start of survival: one more of your dinosaurs survives on hot terrain, or one more on cold terrain.
   *[other] At the start of survival: { $amount } more of your dinosaurs survive on hot terrain, or { $amount } more on cold terrain.
}
card-bad_moult-text = { $amount ->
    [one] At the start of survival: one layer of fur or thermoregulation of an opponent does not count this phase.
   *[other] At the start of survival: { $amount } layers of fur or thermoregulation of an opponent do not count this phase.
}

prompt-bid = { $seat_who ->
    [you] Place your bid
   *[other] { $seat }, place your bid
}; you have { $points } points{ $discount ->
    [0] {""}
   *[other] {" "}and pay { $discount } less than you bid
}.
prompt-rebid = { $seat_who ->
    [you] You
   *[other] { $seat }, you
} were outbid for { $column ->
    [1] the event card
   *[other] { $gene }
}: bid for something else. You have { $points } points{ $discount ->
    [0] {""}
   *[other] {" "}and pay { $discount } less than you bid
}.
prompt-place = { $seat_who ->
    [you] Choose
   *[other] { $seat }, choose
} your place on the initiative track; you stand on place { $place }.
prompt-moves = { $seat_who ->
    [you] Move a dinosaur or stop
   *[other] { $seat }, move a dinosaur or stop
}; { $points ->
    [one] one movement point is left
   *[other] { $points } movement points are left
}.
prompt-slip = { $seat_who ->
    [you] Which
   *[other] { $seat }, which
} dinosaur takes the hidden pass?
prompt-land = { $seat_who ->
    [you] Where
   *[other] { $seat }, where
} does the dinosaur from { $from } land?
prompt-guard = { $seat_who ->
    [you] { $target_seat }
   *[other] { $seat }, { $target_seat }
} attacks your dinosaur on { $at } and wins on { $wins } of { $faces } faces: do you play a card?
prompt-flee = { $seat_who ->
    [you] Your
   *[other] { $seat }, your
} dinosaur on { $at } is beaten: where does it flee?
prompt-lay = { $supply ->
    [0] { $seat_who ->
        [you] All
       *[other] { $seat }, all
    } your dinosaurs are on the island: take one up to lay it elsewhere as egg { $egg }, or lay none.
   *[other] { $seat_who ->
        [you] Lay
       *[other] { $seat }, lay
    } egg { $egg } or skip it; { $supply } of your dinosaurs can still be born.
}
prompt-relay = { $seat_who ->
    [you] Lay
   *[other] { $seat }, lay
} the dinosaur from { $from } elsewhere.
prompt-lose = { $seat_who ->
    [you] Choose
   *[other] { $seat }, choose
} who dies; the climate still takes { $losses }.
prompt-announce = { $seat_who ->
    [you] Do
   *[other] { $seat }, do
} you play an event card { $moment }?
prompt-reconsider = { $seat_who ->
    [you] Do
   *[other] { $seat }, do
} you take a card of yours back? { $others ->
    [0] Only yours is announced now.
    [1] { $one_seat } announces { $card }.
    [2] { $one_seat } announces { $card }, { $two_seat } { $card_2 }.
    [3] { $one_seat } announces { $card }, { $two_seat } { $card_2 }, { $three_seat } { $card_3 }.
   *[other] { $one_seat } announces { $card }, { $two_seat } { $card_2 }, { $three_seat } { $card_3 }; and { $more ->
        [one] one more card is
       *[other] { $more } more cards are
    } on the table.
}
prompt-order-tokens = { $seat_who ->
    [you] In
   *[other] { $seat }, in
} which order do you put the two climate tokens back?
prompt-strike = { $seat_who ->
    [you] Whom
   *[other] { $seat }, whom
} does { $card } strike?
prompt-layer = { $seat_who ->
    [you] Which
   *[other] { $seat }, which
} protection of { $target_seat } does { $card } touch?

opt-pass-moves = End your movement
opt-pass-lay = Lay no egg now
opt-pass-announce = Play no card
opt-pass-announced = Play no other card
opt-pass-reconsider = Leave it at that
opt-pass-flee = Let it die
# What a bid would mean: whom it ousts, what it costs, and what happens if somebody bids more.
bid-means = { $ousts ->
    [0] {""}
   *[other] { $target_seat } must bid elsewhere at once.{" "}
}{ $final ->
    [0] { $price ->
        [0] It costs you nothing.
       *[other] You pay { $price } if you keep it.
    } If somebody bids more, you pay nothing for it and bid elsewhere at once.
   *[other] Nobody can bid more: { $price ->
        [0] it costs you nothing.
       *[other] you pay { $price }.
    }
}
opt-bid = Bid { $bid } for { $gene }{ $cheaper ->
    [1] : you pay { $price }
   *[other] { "" }
}
opt-bid-card = Bid { $bid } for the event card{ $cheaper ->
    [1] : you pay { $price }
   *[other] { "" }
}
opt-place = Take place { $place }
# What the climate would do to a dinosaur on a space, as things stand.
ground = { $danger ->
    [ideal] { $terrain }: ideal
    [spared] { $terrain }: { $zone }, but spared while your herd stays this small
    [hot-bare] { $terrain }: hot, you have no thermoregulation
    [hot-full] { $terrain }: hot, { $layers ->
        [one] your one layer of thermoregulation is taken
       *[other] your { $layers } layers of thermoregulation are taken
    }
    [hot-safe] { $terrain }: hot, your thermoregulation covers it
    [cold-bare] { $terrain }: cold, you have no fur
    [cold-full] { $terrain }: cold, { $layers ->
        [one] your one layer of fur is taken
       *[other] your { $layers } layers of fur are taken
    }
    [cold-safe] { $terrain }: cold, your fur covers it
    [deadly-full] { $terrain }: deadly, { $layers ->
        [one] your one cave is taken
       *[other] your { $layers } caves are taken
    }
    [deadly-safe] { $terrain }: deadly, but your cave shelters it
    [nowhere] no space of this island
   *[deadly-bare] { $terrain }: deadly as things stand
}
opt-move = Walk from { $from } to { $to }, { ground }
opt-attack = Attack { $to } from { $from }
# What winning and losing a fight would bring.
attack-means = Win: you take { $to }, { ground }{ $flees ->
    [0] {""}
   *[other] {" "}(the other dinosaur may flee)
}. Lose: both stay, the point is spent.
opt-attack-odds = Attack { $target_seat } on { $to } from { $from }: { $wins } in { $faces }
opt-fly = { $range ->
    [one] Fly from { $at }: one space for one point, once this phase
   *[other] Fly from { $at }: { $range } spaces for one point, once this phase
}
opt-swim = Swim from { $at } to a free coast for one point
opt-slip = Through the hidden pass from { $at }
opt-land = Land on { $at }, { ground }
opt-retreat = Flee to { $at }, { ground }
opt-remove = Take up the dinosaur on { $at }, { ground }
opt-lay = Lay on { $at }, { ground }
pounce-means = Win: it takes { $at }, { ground }. Lose: the newborn dies.
opt-pounce = Killer baby on { $at }: { $wins } in { $faces }
opt-lose = Give up the dinosaur on { $at } ({ $terrain }, { $zone })
opt-play = Play { $card }
opt-withdraw = Take back { $card }
opt-victim = Strike { $target_seat }
opt-layer = Choose { $layer }
opt-keep = Keep their order
opt-swap = Swap them

event-round = Round { $round } begins.
event-phase = The { $phase } phase begins.
event-revealed = The climate token shows: { $token }.
event-glimpsed = { $seat_who ->
    [you] You look
   *[other] { $seat } looks
} at climate token { $depth } from the top: { $token }.
event-glimpsed-hidden = { $seat_who ->
    [you] You look
   *[other] { $seat } looks
} at climate token { $depth } from the top.
event-ordered = { $seat_who ->
    [you] You put
   *[other] { $seat } puts
} the two climate tokens back { $swapped ->
    [0] as they lay
   *[other] in the other order
}.
event-ordered-hidden = { $seat_who ->
    [you] You put
   *[other] { $seat } puts
} the two climate tokens back.
event-turned = { $card ->
    [-1] The climate token turns
   *[other] { $card } turns
} the wheel { $steps ->
    [one] one section
   *[other] { $steps } sections
}{ $sections ->
    [-1] {" "}back
    [-2] {" "}back
   *[other] {""}
}: { $same ->
    [1] ideal ground stays { $ideal }.
   *[other] ideal ground goes from { $was } to { $ideal }.
}
event-held = { $card ->
    [-1] The climate token leaves the wheel as it is
   *[other] { $card } holds the wheel
}: ideal ground is still { $ideal }.
event-offered = The lab offers: { $gene }.
event-bid = { $seat_who ->
    [you] You bid
   *[other] { $seat } bids
} { $bid } for { $column ->
    [1] the event card
   *[other] { $gene }
}.
event-outbid = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} outbid for { $column ->
    [1] the event card
   *[other] { $gene }
}: { $by_seat_who ->
    [you] you bid
   *[other] { $by_seat } bids
} { $bid }.
event-spent = { $seat_who ->
    [you] You pay
   *[other] { $seat } pays
} { $points ->
    [one] one point
   *[other] { $points } points
}.
event-gained = { $seat_who ->
    [you] You gain
   *[other] { $seat } gains
} { $points ->
    [one] one point
   *[other] { $points } points
}.
event-bought = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} a gene from the lab: { $gene }.
event-drew = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} an event card: { $card }.
event-drew-hidden = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} an event card.
event-order = { $same ->
    [1] The turn order stays
   *[other] { $card ->
        [-1] New turn order
       *[other] { $card } changes the turn order
    }
}: first { $p1_seat_who ->
    [you] you
   *[other] { $p1_seat }
}, then { $p2_seat_who ->
    [you] you
   *[other] { $p2_seat }
}{ $players ->
    [2] { "" }
   *[other] , { $p3_seat_who ->
        [you] you
       *[other] { $p3_seat }
    }
}{ $players ->
    [2] { "" }
    [3] { "" }
   *[other] , { $p4_seat_who ->
        [you] you
       *[other] { $p4_seat }
    }
}{ $players ->
    [2] { "" }
    [3] { "" }
    [4] { "" }
   *[other] , { $p5_seat_who ->
        [you] you
       *[other] { $p5_seat }
    }
}.
event-turn = { $seat_who ->
    [you] You move
   *[other] { $seat } moves
} with { $points ->
    [one] one point
   *[other] { $points } points
}.
event-moved = { $seat_who ->
    [you] You { $how ->
        [0] move
        [1] fly
        [2] swim
        [3] slip through
        [4] advance
       *[5] flee
    }
   *[other] { $seat } { $how ->
        [0] moves
        [1] flies
        [2] swims
        [3] slips through
        [4] advances
       *[5] flees
    }
} from { $from } to { $to }.
event-prepared = { $seat_who ->
    [you] You send
   *[other] { $seat } sends
} the dinosaur on { $at } on its way.
event-attacked = { $seat_who ->
    [you] You attack
   *[other] { $seat } attacks
} { $target_seat_who ->
    [you] your dinosaur
   *[other] the dinosaur of { $target_seat }
} on { $to }, from { $from }.
event-fought = { $source ->
    [-1] { $won ->
        [0] { $seat_who ->
            [you] Your killer baby dies on { $at }: the die shows { $face }.
           *[other] A killer baby of { $seat } dies on { $at }: the die shows { $face }.
        }
       *[other] { $seat_who ->
            [you] Your killer baby beats { $target_seat } on { $at }: the die shows { $face }.
           *[other] A killer baby of { $seat } beats { $target_seat_who ->
                [you] your dinosaur
               *[other] { $target_seat }
            } on { $at }: the die shows { $face }.
        }
    }
   *[other] { $won ->
        [0] { $seat_who ->
            [you] You attack
           *[other] { $seat } attacks
        } { $target_seat_who ->
            [you] you
           *[other] { $target_seat }
        } on { $at } and { $seat_who ->
            [you] fail
           *[other] fails
        }
       *[other] { $seat_who ->
            [you] You beat
           *[other] { $seat } beats
        } { $target_seat_who ->
            [you] you
           *[other] { $target_seat }
        } on { $at }
    }: horns { $attack } against { $defence }; the die shows { $face }, { $needs ->
        [-99] which always wins
        [99] which never wins
        [0] which wins with as many horns
        [1] which wins with one horn more
       *[other] which wins with { $needs } horns more
    }.
}
event-lost = { $why ->
    [relocation] { $seat_who ->
        [you] You take
       *[other] { $seat } takes
    } up the dinosaur on { $at }.
    [climate] { $seat_who ->
        [you] You lose
       *[other] { $seat } loses
    } the dinosaur on { $at } to { $peril ->
        [hot] the heat
        [cold] the cold
       *[other] a deadly climate
    } ({ $terrain }).
    [killer-baby] { $by_seat_who ->
        [you] Your killer baby
       *[other] A killer baby of { $by_seat }
    } eats { $seat_who ->
        [you] your dinosaur
       *[other] the dinosaur of { $seat }
    } on { $at }.
   *[combat] { $seat_who ->
        [you] You lose
       *[other] { $seat } loses
    } the dinosaur on { $at } to { $by_seat_who ->
        [you] you
       *[other] { $by_seat }
    }.
}
event-born = { $again ->
    [1] { $seat_who ->
        [you] You lay
       *[other] { $seat } lays
    } that dinosaur again on { $at }.
   *[other] { $seat_who ->
        [you] Your egg hatches on { $at }; you have
       *[other] An egg of { $seat } hatches on { $at }; { $seat } has
    } { $herd } dinosaurs.
}
event-pass = Egg { $egg } may be laid.
event-announced = { $seat_who ->
    [you] You announce
   *[other] { $seat } announces
} { $card }.
event-withdrawn = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} back { $card }.
event-returned = { $card } has no effect and returns to { $seat_who ->
    [you] you
   *[other] { $seat }
}.
event-played = { $seat_who ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
event-struck = { $card } strikes { $target_seat_who ->
    [you] you
   *[other] { $target_seat }
}.
event-lent = { $card ->
    [-1] A card
   *[other] { $card }
} changes { $seat_who ->
    [you] your
   *[other] { $seat }’s
} { $stat } from { $before } to { $after } until the phase ends.
event-scored = { $seat_who ->
    [you] You have
   *[other] { $seat } has
} { $points } points and { $herd } dinosaurs.
event-ended = The meteorite ends the game.
ending-meteorite = The meteorite has fallen; most mutation points win, then most dinosaurs.

reason-other-question = “{ $code }” is not what is asked now in the { $phase } phase; choose one of the listed options.
reason-no-such-space = This island has spaces 0 to { $size } without the last; there is no space { $space }.
reason-lacks-gene = Your species does not have { $gene }.
reason-card-not-held = You do not hold { $card }.
reason-card-announced = { $card } is announced already.
reason-climate-changed = Only one card may change the climate per round; { $card } has to wait.
reason-card-moment = { $card } is played { $moment }, not now.
reason-not-announced = { $card } is not one of your announced cards.
reason-announcing-over = All cards of this moment are announced; { $card } has to wait.
reason-order-locked = One of the two is the meteorite, or there is only one token: their order stays.
reason-no-such-opponent = { $card } strikes an opponent at this table.
reason-bid-mandatory = Everybody bids for something; a lot without a bid always takes a 0.
reason-no-such-column = The lab has { $columns } lots; there is no lot { $column }.
reason-just-ousted = You were just outbid for { $column ->
    [1] the event card
   *[other] { $gene }
}; bid for something else.
reason-bid-final = The { $standing } on { $column ->
    [1] the event card
   *[other] { $gene }
} cannot be beaten; bid for something else.
reason-bid-not-printed = The lab has no bid of { $bid }; bids go up to { $highest }.
reason-bid-too-low = { $target_seat } bids { $standing } for { $column ->
    [1] the event card
   *[other] { $gene }
}; bid more than that.
reason-bid-too-dear = A bid of { $bid } would cost you { $price } points; you have { $points }.
reason-no-such-place = The track has the places 1 to { $places }.
reason-not-your-dinosaur = None of your dinosaurs stands on { $at }.
reason-space-occupied = A dinosaur stands on { $at }.
reason-sea-between = { $to } is not beside { $from }; along the coast only flippers would carry a dinosaur there.
reason-not-beside = { $to } is not beside { $from }; a point moves a dinosaur one space.
reason-own-dinosaur = The dinosaur on { $at } is your own.
reason-nobody-there = Nobody stands on { $at }.
reason-attack-beside = { $at } is too far away; attack a dinosaur beside yours.
reason-species-safe = The species of { $target_seat } is down to { $herd } dinosaurs and safe.
reason-wings-used = The wings have carried a dinosaur this phase already.
reason-flippers-used = The flippers have carried a dinosaur this phase already.
reason-not-coastal = { $at } does not border the sea.
reason-nowhere-to-land = From { $at } there is no empty space to land on.
reason-no-way-through = { $card } needs an empty space at most { $range } spaces from one of your dinosaurs.
reason-finish-move = First say where the dinosaur goes; “{ $code }” comes later.
reason-landing-occupied = A dinosaur stands on { $at }; land on an empty space.
reason-landing-flight = { $at } is not { $range } spaces of land from { $from }.
reason-landing-coast = { $at } does not border the sea.
reason-landing-range = { $at } is more than { $range } spaces from { $from }.
reason-attacker-came-from = The attacker came from { $at }.
reason-retreat-beside = { $at } is not beside the beaten dinosaur.
reason-not-all-on-island = A dinosaur may be taken up only when all { $all } are on the island; you have { $herd }.
reason-no-nest-elsewhere = Without the dinosaur on { $at } there would be no space for a newborn.
reason-all-on-island = All { $herd } dinosaurs are on the island; take one up first.
reason-lay-elsewhere = The dinosaur from { $at } has to be laid elsewhere.
reason-nest-too-far = { $at } is too far from your dinosaurs; { $range ->
    [one] it must lie beside one
   *[other] it must lie at most { $range } spaces from one
}.
reason-losses-mandatory = The climate's victims have to be named, down to the smallest herd.
reason-zone-ideal = { $at } is ideal; nobody dies there.
reason-protected-there = On { $zone } terrain no more of yours have to die.

# What speaks for or against an option, in a hint
why-attack = { $wins } of { $faces } faces win: then { $target_seat } has a dinosaur fewer{ $flees ->
    [0] { "" }
   *[other] , unless it flees
}.
why-born = One dinosaur more, and a point more at every income.
why-space = { $at } is { $zone } now; with { $percent }% it is ideal next round.
why-fate = As things stand { $after } of yours die at survival instead of { $before }.
why-enemy = { $target_seat } stands beside it and would win with { $wins } of { $faces } faces.
why-place = { $behind ->
    [0] Everybody acts before you.
    [one] You act before one of the others.
   *[other] You act before { $behind } of the others.
}
why-card = The card is gone afterwards; { $cards ->
    [0] you hold no other
    [one] you keep one
   *[other] you keep { $cards }
}.
why-points-unused = { $points ->
    [one] One movement point stays unused.
   *[other] { $points } movement points stay unused.
}
why-no-egg = You stay at { $herd ->
    [one] one dinosaur
   *[other] { $herd } dinosaurs
}; the egg is lost.
why-cards-kept = { $cards ->
    [one] You keep your card.
   *[other] You keep your { $cards } cards.
}
why-price = Costs { $cost } of your { $points } points.
why-worth = The bot reckons it brings { $points ->
    [one] about one point
   *[other] about { $points } points
} until the end.
