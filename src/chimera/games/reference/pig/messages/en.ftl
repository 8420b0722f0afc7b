chapter-setup = Setting up
chapter-turn = The turn
chapter-end = The end of the game
chapter-variant = Variants
prompt-turn = { $seat_who ->
    [you] Roll
   *[other] { $seat }, roll
} again or hold? The pot holds { $pot }; you have { $score } of { $target }.
opt-roll = Roll the die
opt-hold = Hold and bank the pot
event-rolled = { $seat_who ->
    [you] You roll
   *[other] { $seat } rolls
} a { $pips }{ $pips ->
    [1] { "" } and { $seat_who ->
        [you] lose
       *[other] loses
    } the pot.
   *[other] : the pot holds { $grown }.
}
event-scored = { $seat_who ->
    [you] You bank { $points } and have
   *[other] { $seat } banks { $points } and has
} { $total }.
event-ended = The race is over.
ending-target = The target is reached.
ending-bound = Too many turns without a winner: the best score wins.
reason-roll-or-hold = “{ $code }” is no way to play a turn here; roll or hold.
reason-enough = With the pot you have the { $target } points already; hold and win.
