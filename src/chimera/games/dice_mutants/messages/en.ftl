chapter-comp = What is in the box
chapter-setup = Setting up
chapter-round = The round
chapter-roll = Rolling
chapter-claim = Claiming dice
chapter-guile = Guile
chapter-guile-item = The guile menu
chapter-assign = Assigning dice
chapter-speed = Speed and order
chapter-mutate = Mutations
chapter-mutate-item = The mutation menu
chapter-damage = Damage
chapter-death = Death
chapter-end = The end of the game

# The table in the terminal; headings of columns are short.
picture-heading = Round { $round }  { $phase } step   order
picture-claims-next = next to claim
picture-pool = pool
picture-empty = empty
picture-token = token
picture-life = life
picture-attack = attack
picture-defence = defence
picture-takes = takes
picture-speed = speed
picture-mutate = mutate
picture-guile = guile
picture-items = items
picture-dead = dead
picture-missing = missing
picture-short-attack = att
picture-short-defence = def

phase-roll = roll
phase-claim = claim
phase-assign = assign
phase-mutate = mutate
phase-damage = damage
points-speed = speed
points-speed-text = Right after adding to speed you may trade order tokens with a slower mutant; a low token claims first.
points-mutate = mutate
points-mutate-text = Mutate points buy mutations in your turn of the mutate step.
points-guile = guile
points-guile-text = Guile buys tricks while dice are claimed: rerolls, other faces, claims out of turn.
grid-attack = attack
grid-attack-text = Every round you hit each other mutant for your attack less its defence.
grid-defence = defence
grid-defence-text = What your defence takes off every blow you are dealt.
item-luck = Luck
item-luck-text = Reroll one of the dice you claimed. Costs { $cost } guile.
item-initiative = Initiative
item-initiative-text = Claim the next die out of turn; a later Initiative or a Quickness still goes first. Costs { $cost } guile.
item-force = Force
item-force-text = Choose a die that an opponent claimed: it is rerolled. Costs { $cost } guile.
item-quickness = Quickness
item-quickness-text = Claim the next die out of turn, and nobody can cut in front. Costs { $cost } guile.
item-focus = Focus
item-focus-text = Turn one of the dice you claimed to any face. Costs { $cost } guile.
item-extreme_focus = Extreme Focus
item-extreme_focus-text = Turn all three of your dice to any faces, once per game. Costs { $cost } guile.
item-guile_gland = Guile Gland
item-guile_gland-text = Roll { $amount } dice and add them to your guile. Costs { $cost } mutate points.
item-extra_leg = Extra Leg
item-extra_leg-text = Roll { $amount } dice and add them to your speed; then you may trade order tokens. Costs { $cost } mutate points.
item-scales = Scales
item-scales-text = { $amount } more life, as far as the sheet has boxes. Costs { $cost } mutate points.
item-spikes = Spikes
item-spikes-text = { $amount } damage at once to an opponent of your choice, whatever the defence. Costs { $cost } mutate points.
item-sword = Sword
item-sword-text = Attack +{ $amount } for good, once per game. Costs { $cost } mutate points.
item-shield = Shield
item-shield-text = Defence +{ $amount } for good, once per game. Costs { $cost } mutate points.
item-rage = Rage
item-rage-text = { $amount ->
    [1] Strike twice in this round’s damage step.
   *[other] Strike { $amount } more times in this round’s damage step.
} Costs { $cost } mutate points.

prompt-claim = { $seat_who ->
    [you] Claim
   *[other] { $seat }, claim
} a die. You hold { $held } of { $dice }.
prompt-guile = { $seat_who ->
    [you] Use
   *[other] { $seat }, use
} guile before { $claimer_seat } claims a die? You have { $guile } guile.
prompt-guile-own = { $seat_who ->
    [you] Use
   *[other] { $seat }, use
} guile before you claim a die? You have { $guile } guile.
prompt-guile-last = { $seat_who ->
    [you] All
   *[other] { $seat }, all
} dice are claimed: use guile before they are assigned? You have { $guile } guile.
prompt-focus = { $seat_who ->
    [you] Extreme Focus
   *[other] { $seat }, Extreme Focus
}: which face shall the { $face } show?
prompt-assign = { $seat_who ->
    [you] Assign
   *[other] { $seat }, assign
} your dice: { $faces }.
prompt-trade = { $seat_who ->
    [you] With
   *[other] { $seat }, with
} speed { $speed } you may trade your token { $token } with somebody slower.
prompt-mutation = { $seat_who ->
    [you] Buy
   *[other] { $seat }, buy
} a mutation? You have { $mutate } mutate points.

opt-pass-guile = Use no guile now
opt-pass-trade = Keep your token
opt-pass-mutation = Buy nothing more
opt-claim = Claim the { $face }{ $brings ->
    [attack] : { $sum } fills the last box under attack { $number }, you deal { $after } instead of { $before }
    [defence] : { $sum } fills the last box under defence { $number }, you take { $after } instead of { $before }
   *[nothing] { "" }
}
opt-luck = Luck ({ $cost }): reroll your { $face }
opt-initiative = Initiative ({ $cost }): claim the next die
opt-force = Force ({ $cost }): reroll { $owner_seat }’s { $face }
opt-quickness = Quickness ({ $cost }): claim the next die, nobody can cut in front
opt-focus = Focus ({ $cost }): turn your { $face } to { $wanted }
opt-extreme_focus = Extreme Focus ({ $cost }): choose the faces of all three dice
opt-set = Turn the { $face } to { $wanted }
opt-attack = { $brings ->
    [harm] Tick the last box under attack { $number } with the { $face }: attack { $number } instead of { $strength }, you deal { $after } instead of { $before }
    [strength] Tick the last box under attack { $number } with the { $face }: attack { $number } instead of { $strength }
    [box] Tick a box under attack { $number } with the { $face }; { $missing } to go
   *[nothing] Tick a box under attack { $number } with the { $face }; your attack is { $strength } already
}
opt-attack_pair = { $brings ->
    [harm] Tick the last box under attack { $number } with { $face } and { $other }: attack { $number } instead of { $strength }, you deal { $after } instead of { $before }
    [strength] Tick the last box under attack { $number } with { $face } and { $other }: attack { $number } instead of { $strength }
    [box] Tick a box under attack { $number } with { $face } and { $other }; { $missing } to go
   *[nothing] Tick a box under attack { $number } with { $face } and { $other }; your attack is { $strength } already
}
opt-attack_all = { $brings ->
    [harm] Tick the last box under attack { $number } with all three dice: attack { $number } instead of { $strength }, you deal { $after } instead of { $before }
    [strength] Tick the last box under attack { $number } with all three dice: attack { $number } instead of { $strength }
    [box] Tick a box under attack { $number } with all three dice; { $missing } to go
   *[nothing] Tick a box under attack { $number } with all three dice; your attack is { $strength } already
}
opt-defence = { $brings ->
    [harm] Tick the last box under defence { $number } with the { $face }: defence { $number } instead of { $strength }, you take { $after } instead of { $before }
    [strength] Tick the last box under defence { $number } with the { $face }: defence { $number } instead of { $strength }
    [box] Tick a box under defence { $number } with the { $face }; { $missing } to go
   *[nothing] Tick a box under defence { $number } with the { $face }; your defence is { $strength } already
}
opt-defence_pair = { $brings ->
    [harm] Tick the last box under defence { $number } with { $face } and { $other }: defence { $number } instead of { $strength }, you take { $after } instead of { $before }
    [strength] Tick the last box under defence { $number } with { $face } and { $other }: defence { $number } instead of { $strength }
    [box] Tick a box under defence { $number } with { $face } and { $other }; { $missing } to go
   *[nothing] Tick a box under defence { $number } with { $face } and { $other }; your defence is { $strength } already
}
opt-defence_all = { $brings ->
    [harm] Tick the last box under defence { $number } with all three dice: defence { $number } instead of { $strength }, you take { $after } instead of { $before }
    [strength] Tick the last box under defence { $number } with all three dice: defence { $number } instead of { $strength }
    [box] Tick a box under defence { $number } with all three dice; { $missing } to go
   *[nothing] Tick a box under defence { $number } with all three dice; your defence is { $strength } already
}
opt-speed = Add the { $face } to speed: { $total } in all
opt-mutate = Add the { $face } to mutate points: { $total } in all
opt-guile = Add the { $face } to guile: { $total } in all
opt-trade = Trade tokens with { $other_seat } and have token { $token }
opt-guile_gland = Guile Gland ({ $cost }): roll { $amount } dice for guile
opt-extra_leg = Extra Leg ({ $cost }): roll { $amount } dice for speed
opt-scales = Scales ({ $cost }): { $amount } more life
opt-spikes = Spikes ({ $cost }): { $amount } damage to { $other_seat }, { $after ->
    [0] who dies
   *[other] who keeps { $after } life
}
opt-sword = Sword ({ $cost }): +{ $amount } attack for good{ $brings ->
    [harm] , you deal { $after } instead of { $before }
   *[nothing] { "" }
}
opt-shield = Shield ({ $cost }): +{ $amount } defence for good{ $brings ->
    [harm] , you take { $after } instead of { $before }
   *[nothing] { "" }
}
opt-rage = Rage ({ $cost }): { $amount ->
    [1] attack twice this round
   *[other] attack { $amount } more times this round
}{ $brings ->
    [harm] , you deal { $after } instead of { $before }
   *[nothing] { "" }
}

event-round = Round { $round } begins.
event-phase = The { $phase } step begins.
event-rolled = The dice are rolled: { $faces }.
event-claimed = { $seat_who ->
    [you] You claim
   *[other] { $seat } claims
} a { $face }, die { $held } of 3.
event-bought = { $seat_who ->
    [you] You buy { $item } for { $cost } { $points } points and have
   *[other] { $seat } buys { $item } for { $cost } { $points } points and has
} { $left } left.
event-cut = { $whose ->
    [own] { $seat_who ->
        [you] You buy
       *[other] { $seat } buys
    } the next claim
   *[other] { $seat_who ->
        [you] You cut
       *[other] { $seat } cuts
    } in before { $other_seat_who ->
        [you] you
       *[other] { $other_seat }
    }
} with { $item } for { $cost } guile and { $seat_who ->
    [you] take
   *[other] takes
} a die first.
event-rerolled = { $whose ->
    [own] { $seat_who ->
        [you] You reroll your { $before }
       *[other] { $seat } rerolls their own { $before }
    }
   *[other] { $seat_who ->
        [you] You make
       *[other] { $seat } makes
    } { $owner_seat_who ->
        [you] you
       *[other] { $owner_seat }
    } reroll a { $before }
}: it shows { $face } now.
event-turned = { $seat_who ->
    [you] You turn
   *[other] { $seat } turns
} a { $before } to { $face }.
event-ticked = { $missing ->
    [0] { $seat_who ->
        [you] You tick
       *[other] { $seat } ticks
    } the last box under { $grid } { $number } with { $faces }.
   *[other] { $seat_who ->
        [you] You tick
       *[other] { $seat } ticks
    } a box under { $grid } { $number } with { $faces }; { $missing } to go.
}
event-built = { $side ->
    [attack] { $seat_who ->
        [you] You now have
       *[other] { $seat } now has
    } attack { $number } instead of { $weaker }, and { $seat_who ->
        [you] deal
       *[other] deals
    } { $after } damage a round instead of { $before }.
   *[defence] { $seat_who ->
        [you] You now have
       *[other] { $seat } now has
    } defence { $number } instead of { $weaker }, and { $seat_who ->
        [you] take
       *[other] takes
    } { $after } damage a round instead of { $before }.
}
event-gained = { $by ->
    [die] { $seat_who ->
        [you] You add
       *[other] { $seat } adds
    } a { $amount } to { $points }: { $total } in all.
   *[roll] { $seat_who ->
        [you] You roll
       *[other] { $seat } rolls
    } { $faces } for { $points }: { $amount } more, { $total } in all.
}
event-traded = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} faster ({ $speed } to { $slower }) and { $seat_who ->
    [you] take
   *[other] takes
} order token { $token } from { $other_seat_who ->
    [you] you; you get
   *[other] { $other_seat }, who gets
} { $gave }.
event-grew = { $seat_who ->
    [you] You grow
   *[other] { $seat } grows
} scales: { $amount } more life, { $left } of { $most } now.
event-marked = { $change ->
    [sword] { $seat_who ->
        [you] You carry
       *[other] { $seat } carries
    } a sword now: attack { $attack }.
    [shield] { $seat_who ->
        [you] You carry
       *[other] { $seat } carries
    } a shield now: defence { $defence }.
    [rage] { $seat_who ->
        [you] You rage and strike
       *[other] { $seat } rages and strikes
    } { $strikes ->
        [2] twice
       *[other] { $strikes } times
    } this round.
   *[extreme_focus] { $seat_who ->
        [you] You
       *[other] { $seat }
    } may turn all three dice; Extreme Focus is used up for this game.
}
event-fought = { $seat_who ->
    [you] You hit
   *[other] { $seat } hits
} { $other_seat_who ->
    [you] you
   *[other] { $other_seat }
} for { $damage }: attack { $attack } against defence { $defence }{ $strikes ->
    [1] { "" }
    [2] , twice in rage
   *[other] , { $strikes } times in rage
}.
event-spiked = { $seat_who ->
    [you] You hit
   *[other] { $seat } hits
} { $other_seat_who ->
    [you] you
   *[other] { $other_seat }
} with Spikes for { $damage }, whatever the defence; { $left } life left.
event-lost = { $seat_who ->
    [you] You lose
   *[other] { $seat } loses
} { $amount } of { $before } life; { $left } left.{ $again ->
    [out] { " " }The same again, and { $seat_who ->
        [you] you are
       *[other] { $seat } is
    } out.
   *[lives] { "" }
}
event-out = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} out: { $cause ->
    [spikes] { $damage } damage by Spikes from { $by_seat_who ->
        [you] you
       *[other] { $by_seat }
    }, and only { $before } life to lose.
   *[blows] { $damage } damage against { $before } life, hit hardest by { $by_seat_who ->
        [you] you
       *[other] { $by_seat }
    }.
}
event-ended = { $winners ->
    [1] The battle is over: { $seat_who ->
        [you] you win
       *[other] { $seat } wins
    }.
   *[other] The battle is over: { $winners } mutants share the victory.
}

ending-last-alive = One mutant is left alive.
ending-together = The last mutants fell together and share the victory.
ending-overkill = The last mutants fell together; the least beaten wins.
ending-stalemate = Too many rounds without a wound: whoever has the most life wins.
ending-bound = The last round is over: whoever has the most life wins.

reason-must-claim = A claim cannot be passed; take one of the dice in the pool.
reason-die-claimed = { $owner_seat } has claimed that { $face } already; take a die from the pool.
reason-die-not-in-game = That die is not in the game this round; there are three dice for each living mutant.
reason-window-closed = The guile window before this claim has closed; the next one opens after the claim.
reason-window-open = Before a die is claimed everybody may use guile; buy something or pass, then the claim follows.
reason-too-little-guile = { $item } costs { $cost } guile. You have { $have }: { $short } short.
reason-too-little-mutate = { $item } costs { $cost } mutate points. You have { $have }: { $short } short.
reason-three-dice = You have three dice already; nobody claims a fourth, not even with guile.
reason-three-with-cuts = You hold { $held } dice, and with the claims you have bought that makes three; more cannot be served.
reason-focused-before = You have used Extreme Focus in this game; it works once.
reason-focus-needs-three = Extreme Focus needs three claimed dice; you hold { $held }.
reason-focus-first = That has to wait: first choose the new face of the { $face } under Extreme Focus.
reason-die-unclaimed = That { $face } is still in the pool; guile changes claimed dice only.
reason-force-own-die = Force rerolls the dice of opponents; for your own there is Luck.
reason-die-of-another = That die belongs to { $owner_seat }; choose one of your own.
reason-no-such-face = A die has the faces 1 to 6; { $face } is none of them.
reason-guile-only-in-claim = Guile is spent while dice are claimed, not in the step “{ $phase }”.
reason-mutation-has-its-turn = Mutations are bought in your turn of the mutate step, not in the step “{ $phase }”.
reason-trade-needs-speed = Order tokens are traded right after adding to speed, and only then.
reason-not-in-this-step = That does not belong here; the round is in the { $phase } step.
reason-assign-all = All three dice have to be assigned; { $held } left.
reason-trade-after-dice = Speed has grown: you may trade once when all dice are placed; { $held } left.
reason-three-needed = That takes all three dice together; you have { $held } left.
reason-die-used = That { $face } is assigned already; each die is used once.
reason-pair-in-order = “{ $code }” names the dice of a pair the wrong way round; write two different dice, the lower one first.
reason-no-box-under-one = There is no box under 1; add the die to another or to a point total.
reason-column-full = All boxes under { $grid } { $number } are ticked; choose another place.
reason-trade-with-yourself = You have your own token already; choose a slower opponent.
reason-no-such-mutant = There is no living mutant in that seat.
reason-not-slower = { $other_seat } has speed { $speed } and you have { $own }; only a slower mutant has to trade.
reason-life-full = All { $boxes } life boxes are in use; more Scales do not fit.
reason-spikes-on-yourself = Spikes are for opponents; choose one of them.
reason-raging-already = You rage already this round; a second Rage would do nothing.
reason-once-per-game = You have the { $mark }; it can be bought once per game.

# What speaks for or against an option, in a hint
why-fits = Fits { $attacks ->
    [0] { "" }
   *[other] attack { $attack }{ $defences ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $defences ->
    [0] { "" }
   *[other] defence { $defence }
}, alone or with dice you hold.
why-fits-nowhere = Fits no free box; it is good for points only.
why-tick = { $brings ->
    [harm] As things stand you { $side ->
        [attack] deal { $after } a round instead of { $before }
       *[defence] take { $after } a round instead of { $before }
    }.
    [strength] { $grid } { $number } instead of { $strength }; as things stand that changes no blow.
    [box] { $missing ->
        [one] One box more
       *[other] { $missing } boxes more
    } and you have { $grid } { $number }.
   *[nothing] The box makes you no stronger.
}
why-speed = { $n ->
    [0] You are faster than nobody.
    [one] You are faster than one of the others.
   *[other] You are faster than { $n } of the others.
}
why-pays = Pays for { $item } ({ $left } left).
why-short = { $short } short of { $item }.
why-spends = Costs { $cost } { $points }; { $left } left.
why-keeps = You keep { $left } { $points }.
why-takes = As things stand you take { $takes } this round and { $life ->
    [0] die
   *[other] keep { $life } life
}.
