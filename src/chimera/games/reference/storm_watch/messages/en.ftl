chapter-setup = Setting up
chapter-hour = An hour
chapter-work = The work
chapter-card = The cards
chapter-trade = The trades
chapter-storm = The storm
chapter-omen = The omen
chapter-end = The end of the night
chapter-campaign = Two nights
chapter-file = A coast of your own

card-driftwood = Driftwood
card-driftwood-text = A fire in reach burns { $amount } higher.
card-pitch = Pitch
card-pitch-text = A fire in reach burns { $amount } higher.
card-flint = Flint
card-flint-text = A dark fire in reach burns again, { $amount } high.
card-sailcloth = Sailcloth
card-sailcloth-text = When the storm announces a loss, a fire in reach loses { $amount } less.
card-boat = Boat
card-boat-text = { $amount ->
    [one] A keeper goes to any place.
   *[other] { $amount } keepers go to any place.
}
card-weather_glass = Weather glass
card-weather_glass-text = The next { $amount } storm cards are turned up for all.

trade-forester = Forester
trade-forester-text = When you gather, the others who stand there draw a card each.
trade-lamplighter = Lamplighter
trade-lamplighter-text = You light a dark fire where you stand without a flint.
trade-sailor = Sailor
trade-sailor-text = You shield fires at any distance.
trade-piper = Piper
trade-piper-text = You give an effort of yours to anybody, anywhere.
trade-innkeeper = Innkeeper
trade-innkeeper-text = You give cards to anybody, anywhere.

omen-drowned_bell = The drowned bell
omen-drowned_bell-text = Comes when a fire is out: every fire loses { $loss }.
omen-grey_hare = The grey hare
omen-grey_hare-text = Comes when a fire burns no higher than 1: the faintest loses { $loss }.
omen-red_moon = The red moon
omen-red_moon-text = Comes when a fire burns 5 high or higher: the brightest loses { $loss }.
omen-three_crows = Three crows
omen-three_crows-text = Comes when two keepers share a place: the brightest fire loses { $loss }.
omen-empty_boots = Empty boots
omen-empty_boots-text = Comes when nobody stands at a fire that burns: every fire loses { $loss }.

phase-dusk = Dusk
phase-work = Work
phase-storm = Storm
phase-omen = Omen
phase-dawn = Dawn

prompt-work = { $seat_who ->
    [you] You
   *[other] { $seat }, you
} are at { $place } with { $effort ->
    [one] one effort
   *[other] { $effort } efforts
} left. What do you do?
prompt-aim = { $seat_who ->
    [you] For
   *[other] { $seat }, for
} which fire is the card ({ $card })?
prompt-embark = { $seat_who ->
    [you] Who
   *[other] { $seat }, who
} goes by boat?
prompt-land = { $other_seat_who ->
    [you] Where does the boat take you
   *[other] { $seat }, where does the boat take { $other_seat }
}?
prompt-give = { $seat_who ->
    [you] Which
   *[other] { $seat }, which
} card do you give to { $other_seat }?
prompt-shield = { $seat_who ->
    [you] The
   *[other] { $seat }, the
} storm will take: { $places }. Shield a fire, or let it blow?

opt-walk = Walk to { $place }
opt-tend = Tend the fire of { $place }: it burns { $burns } high
opt-gather = Gather from the stores
opt-light = Light the fire of { $place }: it burns { $burns } high
opt-pipe = Cheer { $other_seat } on
opt-give = Give { $other_seat } a card
opt-hand = { $card }
opt-play = Play { $card }
opt-at = At { $place }: it burns { $burns } high
opt-whom = { $other_seat }
opt-to = To { $place }
opt-shield = Shield { $place }: it loses { $loses } instead of { $before }

event-round = Hour { $round } of { $rounds } begins.
event-phase = { $phase }.
event-walked = { $seat_who ->
    [you] You walk
   *[other] { $seat } walks
} to { $place }.
event-tended = { $seat_who ->
    [you] You tend
   *[other] { $seat } tends
} the fire of { $place }: it burns { $burns } high.
event-gathered = { $seat_who ->
    [you] You gather
   *[other] { $seat } gathers
} from the stores of { $place }.
event-drew = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
}: { $card }.
event-drew-hidden = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} a card.
event-piped = { $seat_who ->
    [you] You cheer
   *[other] { $seat } cheers
} { $other_seat_who ->
    [you] you on: you have
   *[other] { $other_seat } on, who has
} one effort more.
event-takes = { $seat_who ->
    [you] You hold
   *[other] { $seat } holds
} up a card: { $card }.
event-offers = { $seat_who ->
    [you] You choose
   *[other] { $seat } chooses
} a card for { $other_seat_who ->
    [you] you
   *[other] { $other_seat }
}.
event-embarks = { $whose ->
    [own] { $seat_who ->
        [you] You step
       *[other] { $seat } steps
    } into the boat.
   *[other] { $seat_who ->
        [you] You send
       *[other] { $seat } sends
    } the boat for { $other_seat_who ->
        [you] you
       *[other] { $other_seat }
    }.
}
event-gave = { $seat_who ->
    [you] You give
   *[other] { $seat } gives
} { $other_seat_who ->
    [you] you
   *[other] { $other_seat }
} a card: { $card }.
event-played = { $seat_who ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
event-fed = { $seat_who ->
    [you] You play
   *[other] { $seat } plays
} { $card }: the fire of { $place } burns { $burns } high.
event-lit = { $seat_who ->
    [you] You light
   *[other] { $seat } lights
} the fire of { $place }{ $means ->
    [card] {" "}with flint
   *[other] { "" }
}: it burns { $burns } high.
event-shipped = { $other_seat_who ->
    [you] You go
   *[other] { $other_seat } goes
} to { $place } by boat.
event-forecast = { $seat_who ->
    [you] You read
   *[other] { $seat } reads
} the weather glass. Next comes { $what ->
    [gusts] { $places }.
    [rain] rain.
   *[both] { $places } and rain.
}
event-gust = A gust is coming: { $place } will lose { $loss }.
event-rain = Rain is coming: every fire will lose { $loss }.
event-shuffled = The storm cards are shuffled again.
event-shielded = { $seat_who ->
    [you] You shield
   *[other] { $seat } shields
} { $place } with sailcloth: it will lose { $loses ->
    [0] nothing
   *[other] { $loses }
}.
event-dimmed = { $place } loses { $loss } and burns { $burns } high.
event-lost = The fire of { $place } is out.
event-came = The omen comes: { $omen }.
event-tested = The omen does not come.
event-spared = So it was not { $omen }.
event-ended = The night is over.

ending-dawn = It dawns, and the fires burn: everybody has won.
ending-dark = Too few fires burn, and ships are lost: everybody has lost.

reason-not-here = “{ $code }” is nothing to choose now; take one of the options shown.
reason-too-far = That is no neighbour of { $place }; walk to one that is, step by step.
reason-no-fire = There is no fire at { $place }; choose a place with one.
reason-dark = The fire of { $place } is out; light it with flint, or ask the lamplighter.
reason-bright-enough = The fire of { $place } burns as high as it can ({ $most }); look after another.
reason-no-stores = There are no stores at { $place }; walk to a place that has some.
reason-stores-empty = The stores are empty; make do with the cards you hold.
reason-hand-full = Nobody holds more than { $most } cards; play or give one first.
reason-nothing-dark = No dark fire is where you stand; do something else.
reason-no-lamplighter = Only the lamplighter lights a fire without flint; do something else.
reason-nobody-to-cheer = You cheer on somebody else at the table; choose one of them.
reason-no-piper = Only the piper cheers others on; do something else.
reason-nobody = There is nobody to choose there; name somebody else at the table.
reason-no-card-to-give = Your hand is empty; gather first.
reason-their-hand-full = { $other_seat } holds { $most } cards already; give to somebody else.
reason-not-beside-you = { $other_seat } stands elsewhere; only the innkeeper gives at a distance.
reason-no-such-card = You hold no such card ({ $card }); choose one of yours.
reason-sailcloth-waits = Sailcloth is for the storm; play it when a loss is announced.
reason-known-already = The storm cards it would show are known; keep it for later.
reason-nothing-dark-near = No fire is out where you stand or one step away; keep the flint.
reason-nothing-to-feed = No fire in reach can burn higher; keep the card ({ $card }) for later.
reason-no-place = There is no such place on this coast; choose one that is shown.
reason-out-of-reach = { $place } is more than one step away; choose a nearer fire.
reason-burns-already = The fire of { $place } burns; flint is for dark ones.
reason-there-already = The boat would take the keeper nowhere; choose another place.
reason-nothing-to-shield = { $place } loses nothing now; shield a fire that will.

picture-heading = { $coast }, night { $night }, hour { $hour } of { $hours }: { $phase }. { $burning } fires burn, { $keep } must; storm cards to come: { $gusts }
picture-place = Place
picture-fire = Fire
picture-keepers = Keepers
picture-links = One step away
picture-stores = stores
picture-dark = out
picture-keeper = Keeper
picture-trade = Trade
picture-effort = Effort
picture-hand = Hand
picture-omen-came = The omen came: { $omen }.
picture-omen-read = You have read the omen: { $omen }.
picture-omen-hidden = An omen lies face down; { $seat } has read it.
picture-store-cards = Stores: { $stores }, storm cards: { $storm }
picture-rain = Rain

# What speaks for or against an option, in a hint
why-unused = { $effort ->
    [one] One effort stays unused.
   *[other] { $effort } efforts stay unused.
}
why-blows = The fires lose { $loss } in all.
why-burns = The fire of { $place } burns { $after } high instead of { $before }.
why-fire-there = { $burns ->
    [0] The fire of { $place } is dark.
   *[other] The fire of { $place } burns { $burns } high.
}
why-stores-there = { $place } has stores to gather from.
why-gathers = { $n ->
    [one] A card more
   *[other] { $n } cards more
}: you hold { $held } of { $most }.
why-pipes = { $other_seat } has { $effort ->
    [one] one effort
   *[other] { $effort } efforts
} then.
why-shields = { $place } loses { $after } instead of { $before }.
why-card-gone = The card is gone afterwards; { $held ->
    [0] you hold no other
    [one] you keep one
   *[other] you keep { $held }
}.
why-effort = Costs an effort; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.

# The hour, in this game’s own word
pass-until-round = Until the next hour
standing-round = You pass until the next hour.
