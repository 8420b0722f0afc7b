# What the world of Blind Evolution Mythos says beside the game's own texts, which come from the server.
motto-blind_evolution = A city that forgets itself
lead-blind_evolution = Forbidden books are loose in a city at night. Search the streets together, keep the ink back, and face what wrote it before it is too late.

be-city = The city: { $scenario }
be-watching = You are watching.
be-brief = { $hp }/{ $full } HP
be-count = { $n }/{ $of }
be-hp = { $n } of { $of } HP
be-station = station
be-inked = contaminated
be-chip = chip face down
be-clue = clue, { $n } of { $of } researched
be-boss = { $boss }, { $hp } of { $full } HP
be-warded = warded
be-pin = { $hero }, played by { $name }, at { $hex }
be-carry-out = { $n ->
    [one] Carry out your plan: 1 step
   *[other] Carry out your plan: { $n } steps
}
be-closer = Closer
be-further = Further away
be-whole = The whole city

be-contamination = Contamination
be-occupied-at = { $n } pawns occupy a tile, three occupied tiles lose
be-gauge = Tile { $tile }: { $n } of { $of } pawns
be-tide-of = Tide { $n } of { $of }

be-case = Case
be-turn-of = Turn { $n } of { $of }
be-event = Event
be-event-none = No event waits
be-event-none-text = At the start of every turn somebody else reads an event card. It waits for something the active character does.
be-event-yours = You read an event
be-event-yours-as = You read an event, as { $hero }
be-event-read = { $name } reads an event
be-event-unread = A sealed event
be-event-sealed = Only its reader knows what it waits for. It is watched for you: when it happens, the card is turned over.
be-event-watched = Its trigger is watched for you. Only you can read this.
be-event-not = It does not wait for: { $triggers }
be-clue-at = Clue at { $hex }
be-researched = { $n } of { $of } researched
be-chips = Chips face down
be-story = { $n ->
    [0] Read the case
    [one] Read the case: 1 clue solved
   *[other] Read the case: { $n } clues solved
}

be-book = Only the host reads this: the scenario book
be-book-clue = { $where }, difficulty { $difficulty }:

be-cost = { $acts ->
    [0] no action
   *[other] 1 action
}{ $fare ->
    [0] {""}
   *[other] , { $fare } money
}{ $n ->
    [0] {""}
    [one] , 1 hex
   *[other] , { $n } hexes
}
be-way-to = All the way to { $hex }, by train and on foot
be-dock = What you can do
be-points = { $n ->
    [0] No action left
    [one] 1 action left
   *[other] { $n } actions left
}
be-no-point = no action left
be-move = Move
be-move-text = { $n ->
    [0] nowhere on foot
   *[other] { $n } on foot
}{ $rides ->
    [0] {""}
    [one] , 1 by wheel
   *[other] , { $rides } by wheel
}
be-deed-search = Search
be-search-odds = 2 hexes { $two }, 3 { $three }
be-deed-research = Research
be-research-odds = { $need } needed: { $chance }
be-research-none = no clue known here
be-deed-earn = Earn
be-earn-text = stop when you like
be-clean = Clean
be-clean-text = { $n ->
    [0] no ink in reach
    [one] 1 hex in reach
   *[other] { $n } hexes in reach
}
be-tb = TB board
be-tb-text = { $n ->
    [0] no bit laid
    [one] 1 bit laid
   *[other] { $n } bits laid
}

be-judges = { $hero }: { $what }
be-in-a-row = { $n ->
    [1] The first card
    [2] Two in a row
    [3] Three in a row
    [4] Four in a row
    [5] Five in a row
   *[other] { $n } in a row
}
be-linked = linked
be-card = Card { $n }: left hand { $left ->
    [0] high
    [1] low
   *[other] high and low
}, right hand { $right ->
    [0] high
    [1] low
   *[other] high and low
}
be-card-broke = Card { $n } does not link: left hand { $left ->
    [0] high
    [1] low
   *[other] high and low
}
be-no-link = No link
be-luck-dt = luck
be-brings = { $judgement ->
    [0] { $n ->
        [one] hex
       *[other] hexes
    }
    [1] level
    [2] money
   *[other] damage
}
be-bits-dt = { $n ->
    [one] TB bit
   *[other] TB bits
}
be-joins = { $right ->
    [0] A left hand that is high joins.
    [1] A left hand that is low joins.
   *[other] Any left hand joins.
}
be-goal = { $judgement ->
    [1] clue solved
    [3] check passed
   *[other] escaped
}
be-broke = { $n ->
    [one] The second card does not link.
   *[other] The next card does not link: { $n } count.
}
be-level-short = level { $n }
be-help-whom = Help { $hero }
be-help-counts = { $judgement ->
    [0] Each token is one hex more to look at.
   *[other] { $short ->
        [0] Not needed: the clue is solved already. Tokens never add bits.
        [one] One more solves the clue.
       *[other] { $short } more solve the clue.
    }
}
be-fits = { $n } of { $of } cards link
be-helps = { $name } adds { $n }
be-level-n = Level { $n }
be-left = { $n } left

be-biblio = Taboo Biblio
be-puzzle = A TB puzzle
be-board-of = { $hero }, the { $colour } board
be-back = Back to the map
be-line = { $n ->
    [0] The line is empty
    [one] The line has 1 bit
   *[other] The line has { $n } bits
}
be-dead = This line cannot go on.
be-lay-hint = Lay bits from the left arrow; any bit on the right arrow closes the line.
be-in-hand = In hand
be-unplaced = Unplaced bits
be-bit-n = { $n } × { $bit }
be-line-short = Closes a line of { $n }: too short for a card.
be-line-done = Closes a line of { $n }: a card of level { $level }. Fallen check: { $need } needed, { $chance }.
be-fallen = { $n ->
    [0] If the fallen check fails you take a fallen token. A second one would end your story.
   *[other] You have a fallen token. If the next fallen check fails, your story ends.
}

be-swap = Give { $n } bits for one
be-turn-bit = Turn
be-lay-it = Lay it
be-way = { $level ->
    [0] Too short: { $bits } bits
   *[other] { $first ->
        [1] Close the line
       *[other] Read on
    }
}
be-way-text = { $level ->
    [0] No card for this; the bits go back.
   *[other] { $n ->
        [one] With 1 bit from your hand: an ability of level { $level }.
       *[other] With { $n } bits from your hand: an ability of level { $level }.
    }
}
be-way-lay = { $n ->
    [one] Lay this bit
   *[other] Lay these { $n } bits
}
be-needed = { $n ->
    [one] 1 link needed
   *[other] { $n } links needed
}
be-buys = What a line buys
be-buys-bits = { $level ->
    [1] 4 or 5 bits
    [2] 6 bits
   *[other] 7 bits or more
}
be-puzzle-text = Bits are drawn one by one; the longer the line to the right arrow, the better.
be-puzzle-drawn = { $drawn ->
    [one] 1 drawn
   *[other] { $drawn } drawn
}, { $tossed ->
    [0] none put aside
    [one] 1 put aside
   *[other] { $tossed } put aside
}

be-round = Round { $n }
be-meets = Battle
be-event-waits = It waits for { $trigger }.
be-appeared = A boss comes up
be-defeated = Defeated
be-fell = Out of the case
be-fell-text = Whoever plays this seat goes on with another character at the next turn.
be-joined = A new face
be-ability = A new ability
be-closed = A line of { $n }, from arrow to arrow
be-flee-odds = { $chance } to escape
be-no-way-out = no way out
be-may-join = next to it, may join
be-weakened = Weakened by { $items }
be-blow = success { $n }

be-tale = The story of this case
be-ink = Contamination, turn by turn
be-best = The longest chain
be-best-text = { $hero }, { $what }: a success of { $n }
be-found-out = { $n ->
    [one] 1 clue was solved
   *[other] { $n } clues were solved
}
be-nobody = Fallen; somebody else takes over at the next turn.
be-money = { $n } money
be-supers = { $n ->
    [one] 1 super token
   *[other] { $n } super tokens
}
be-fallen-n = { $n ->
    [one] 1 fallen token
   *[other] { $n } fallen tokens
}
be-bits = { $n } bits in reserve, { $line } laid
be-line-n = +{ $n } laid
be-boost = next search or research +{ $n }
be-luck = next judgement +{ $n }
be-safe = protected this turn

tally-blind_evolution-found = Clues found
tally-blind_evolution-solved = Clues solved
tally-blind_evolution-cleaned = Ink removed
tally-blind_evolution-hurt = HP lost
tally-blind_evolution-gained_card = Abilities

guide-blind_evolution-goal = Goal: solve the case, together
guide-blind_evolution-goal-text = This is your aim. All lose if the turns run out, too many of you fall, or three tiles are occupied.
guide-blind_evolution-turn = Actions: two in each turn
guide-blind_evolution-turn-text = The dots are your actions: move, search, research, clean ink or earn money. Bits and most cards cost nothing.
guide-blind_evolution-city = Actions: the city
guide-blind_evolution-city-text = This is you. Choose a glowing hex to go there; T is a taxi for 1 money.
guide-blind_evolution-judgement = Actions: judgement
guide-blind_evolution-judgement-text = Cards are laid as long as hands link; each is worth one. Friends may add super tokens.
guide-blind_evolution-tb = Actions: the TB board
guide-blind_evolution-tb-text = Lay bits from the left arrow to the right one: four or more bring an ability card, and a check that may hurt.
guide-blind_evolution-event = Event: a friend knows
guide-blind_evolution-event-text = Somebody else reads a card for your turn in secret. When you do what it waits for, it is turned over.
guide-blind_evolution-battle = Battle: side by side
guide-blind_evolution-battle-text = Whoever comes to a boss fights it. Those next to it may join. The weakest blow of a round is the one that is hit back.
guide-blind_evolution-spread = End of the turn: ink spreads
guide-blind_evolution-spread-text = Then ink spreads and hurts whoever stands next to it. A full gauge occupies the tile for good.
guide-blind_evolution-end = The end
guide-blind_evolution-end-text = So many turns you have. You find all of this again under Rules.

book-blind_evolution-heroes = Characters
book-blind_evolution-abilities = Ability cards
book-blind_evolution-bosses = Bosses
book-blind_evolution-items = Items
book-blind_evolution-goal = Win together: reach the aim of the scenario.
book-blind_evolution-goal-find = win wins won winning victory goal aim object objective purpose
book-blind_evolution-turn = In your turn you have two actions.
book-blind_evolution-turn-text = Move, search, research, clean, earn; any of them twice.
book-blind_evolution-turn-find = turn action actions point points move do
book-blind_evolution-event = A friend reads an event card in secret; when its trigger happens, it is resolved.
book-blind_evolution-event-find = event card secret trigger reader sealed
book-blind_evolution-battle = In a battle all fighters make a judgement, then all strike at once.
book-blind_evolution-battle-text = The fighter with the least success is hit.
book-blind_evolution-battle-find = battle boss fight hit damage round
book-blind_evolution-spread = At the end of a turn ink spreads, then it hurts those next to it.
book-blind_evolution-spread-find = spread contamination ink pawn pawns damage end
book-blind_evolution-end = All lose when turns or characters run out, or three tiles are occupied.
book-blind_evolution-end-find = end ends ending over lose lost occupied limit
book-blind_evolution-judgement = In a judgement cards are laid as long as their hands link.
book-blind_evolution-judgement-find = judgement judge cards link hands chain success level
book-blind_evolution-supers = A super token adds one to somebody else’s search or research.
book-blind_evolution-supers-find = super token tokens help friend add
book-blind_evolution-search = A search looks at as many hexes around you as its level.
book-blind_evolution-search-find = search look chip chips hex area find
book-blind_evolution-research = Research on a clue adds up until its difficulty is reached.
book-blind_evolution-research-find = research clue clues solve difficulty progress
book-blind_evolution-lines = A line of bits from arrow to arrow brings an ability card.
book-blind_evolution-lines-find = tb bit bits line board lay ability card level
book-blind_evolution-fallen = A fallen check that fails gives a fallen token; the second one ends the character.
book-blind_evolution-fallen-find = fallen token check fall fails
book-blind_evolution-train = A section by train costs money and no action.
book-blind_evolution-train-find = train station rail railway line section ride taxi
book-blind_evolution-flee = Who flees makes a judgement; if it fails, it hurts.
book-blind_evolution-flee-find = flee escape run battle leave
