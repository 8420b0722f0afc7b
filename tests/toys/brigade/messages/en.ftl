prompt-turn = { $seat }, beat, pour, fill, look or pass.
prompt-pour = { $seat }, where do you pour it?
opt-beat = Beat the fire at house { $a }
opt-fetch = Take your bucket
opt-pour = Pour it at house { $a }
opt-fill = Fill a bucket for seat { $a }
opt-look = Look at the next flare
event-round = Night { $round } begins.
event-phase = { $phase ->
    [day] The day.
   *[dusk] Dusk.
}
event-beaten = { $seat } beats the fire at house { $house } down to { $fire }.
event-fetched = { $seat } takes a bucket.
event-poured = { $seat } pours at house { $house }; the fire is { $fire } now.
event-filled = { $seat } fills a bucket for { $other_seat }.
event-looked = { $seat } sees that house { $house } is next.
event-looked-hidden = { $seat } looks at what is next.
event-flared = House { $house } flares up.
event-blown = The wind carries sparks to house { $house }.
event-lost = House { $house } burns down.
event-ended = That was it.
ending-saved = The town is saved.
ending-burnt = Too much has burnt down.
reason-not-here = “{ $code }” is nothing to choose now; take one of the options shown.
reason-no-fire = Nothing burns at house { $house }; choose another.
reason-no-bucket = You have no bucket; fill one first.
reason-full = Nobody carries more than two buckets; fill one for somebody else.
reason-nobody = Nobody sits there; choose somebody at the table.
reason-seen-already = You know what is next already; do something else.
