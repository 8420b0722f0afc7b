# Blind Evolution Mythos: what is said at the table. A hex is called by its tile and its number, A-11.
# Titles, scenes and stories are our own; numbers of the content come as arguments.

setting-scenario-borrowed_shadow = The Borrowed Shadow
setting-scenario-water_marks = The Drowned Index, part one: Water Marks
setting-scenario-tide_table = The Drowned Index, part two: The Tide Table
setting-choose = Characters
setting-choose-dealt = Dealt by lot
setting-choose-asked = By wish, if all agree
setting-difficulty-reach = Reach it
setting-difficulty-exceed = Exceed it
setting-occupied_at = Occupied from
choice-hero = Character
choice-hero-any = Anybody
choice-hero-toru_kodai = Toru Kodai
choice-hero-chihiro_sakura = Chihiro Sakura
choice-hero-shiro_kanda = Shiro Kanda
choice-hero-yukari_mizuno = Yukari Mizuno
choice-colour = TB board
choice-first = Begins

chapter-comp = What is in the box
chapter-setup = Setting up
chapter-turn = The turn
chapter-move = Moving
chapter-judge = Judgement
chapter-search = Area search
chapter-research = Research
chapter-decon = Decontamination
chapter-money = Earning money
chapter-spread = The end of the turn
chapter-tb = TB bits and lines
chapter-fallen = The fallen check
chapter-ability = Ability cards
chapter-character = Characters
chapter-event = Event cards
chapter-puzzle = TB puzzles
chapter-boss = Bosses and battles
chapter-damage = Damage and falling
chapter-newchar = New characters
chapter-end = The end of the scenario

phase-setup = setting up
phase-turn = actions
phase-event = event
phase-battle = battle
phase-spread = end of the turn
phase-won = won
phase-lost = lost

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green

bit-straight = straight bit
bit-gentle = gentle bend
bit-sharp = sharp bend

judgement-search = the area search
judgement-research = the research
judgement-earn = the day’s work
judgement-fallen = the fallen check
judgement-battle = the battle
judgement-escape = the escape

facility-base = base
facility-internet_cafe = internet café
facility-library = library
facility-laboratory = laboratory
facility-fortune_teller = fortune teller
facility-secondhand_bookstore = second-hand bookshop
facility-blank = another place
facility-hospital = hospital
place-swimming-hall = swimming hall
place-waterworks = waterworks
line-bay_line = Bay Line
line-canal_line = Canal Line
line-campus_metro = Campus Metro
line-main_line = Main Line
line-harbour_line = Harbour Line

# What an event card waits for
trigger-walk-3 = a walk of three hexes or more
trigger-take-taxi = a ride by taxi
trigger-take-train = a ride by train
trigger-use-hospital = a treatment at the hospital
trigger-share-hex = company on the same hex
trigger-end-at-station = a move that ends on a station
trigger-end-at-facility = a move that ends on a facility
trigger-enter-tile = a step onto another tile
trigger-no-move = a turn without a move
trigger-search-done = the end of an area search
trigger-search-empty = an area search without a clue
trigger-clue-found = a clue that is found
trigger-research-done = the end of a research
trigger-clue-solved = a clue that is solved
trigger-judge-1 = a success of exactly 1
trigger-judge-4 = a success of 4 or more
trigger-judge-8 = a success of 8 or more
trigger-decon-done = a decontamination
trigger-decon-twice = a second decontamination in one turn
trigger-earn-done = money that is earned
trigger-money-4 = a purse of 4 money or more
trigger-money-0 = a turn that ends without money
trigger-damage = a loss of HP
trigger-hp-low = a turn that ends with 3 HP or less
trigger-near-taint = a turn that ends next to contamination
trigger-line-done = a finished line
trigger-ability-gain = a new ability card
trigger-fallen-pass = a fallen check that is passed
trigger-fallen-fail = a fallen check that is failed
trigger-super-used = help by a super token
trigger-reserve-3 = a turn that ends with three bits in reserve
trigger-battle-start = the start of a battle
trigger-alone = a turn that ends alone on its tile

# Characters: name, trade, special ability and what it does
hero-toru_kodai = Toru Kodai
hero-toru_kodai-role = archivist
hero-toru_kodai-talent = Cross-Reference
hero-toru_kodai-text = Once per turn, after the judgement of a research of yours, you add { $n } to its level.
hero-chihiro_sakura = Chihiro Sakura
hero-chihiro_sakura-role = field trainee
hero-chihiro_sakura-talent = Follower
hero-chihiro_sakura-text = Once in each turn of somebody else: when a character within { $range ->
    [one] one hex
   *[other] { $range } hexes
} of you moves, you may go along for free, to the same hex.
hero-shiro_kanda = Shiro Kanda
hero-shiro_kanda-role = book dealer
hero-shiro_kanda-talent = Appraisal
hero-shiro_kanda-text = Once per turn, when you draw TB bits, you choose { $n ->
    [one] one of them
   *[other] { $n } of them
} yourself.
hero-takuan = Takuan
hero-takuan-role = monk
hero-takuan-talent = Quiet Heart
hero-takuan-text = Your fallen checks need { $n } less success, but always some.
hero-rex = Rex
hero-rex-role = bruiser
hero-rex-talent = Front Line
hero-rex-text = You do { $n } more damage in every round of a battle.
hero-amanogawa = Amanogawa
hero-amanogawa-role = stargazer
hero-amanogawa-talent = Wide View
hero-amanogawa-text = Once per turn, you may look at a hex up to { $range } steps away in an area search.
hero-richard = Richard
hero-richard-role = foreign agent
hero-richard-talent = Expense Account
hero-richard-text = Whenever you earn money, you get { $n } more.
hero-yukari_mizuno = Yukari Mizuno
hero-yukari_mizuno-role = school nurse
hero-yukari_mizuno-talent = First Aid
hero-yukari_mizuno-text = Once per turn, you or a character within { $range ->
    [one] one hex
   *[other] { $range } hexes
} of you recovers { $n } HP.

# Ability cards
ability-long_range_removal = Long-range Removal
ability-long_range_removal-text = Once per turn, your decontamination reaches up to { $range } hexes far in a straight line.
ability-combat_boost = Combat Boost
ability-combat_boost-text = You do { $n } more damage in every round of a battle.
ability-healing = Healing
ability-healing-text = Once per turn, you or a character on your hex recovers { $n } HP.
ability-informant_a = Informant A
ability-informant_a-text = Discard it in anybody’s turn: an area search or a research gets { $n } more.
ability-quick_study = Quick Study
ability-quick_study-text = Your research gets { $n } more.
ability-street_sense = Street Sense
ability-street_sense-text = In an area search you look at { $n ->
    [one] one hex more
   *[other] { $n } hexes more
}.
ability-side_job = Side Job
ability-side_job-text = Once per turn, on a facility or a station, you take { $n } money.
ability-brisk_pace = Brisk Pace
ability-brisk_pace-text = You walk up to { $n } hexes in a move.
ability-paper_ward = Paper Ward
ability-paper_ward-text = Discard it: contamination does not hurt you at the end of this turn.
ability-second_chance = Second Chance
ability-second_chance-text = Discard it to repeat a judgement of yours; the better result counts.
ability-robust = Robust
ability-robust-text = You can have { $n } HP more, and recover { $heal } at once.
ability-defence_boost = Defence Boost
ability-defence_boost-text = A boss that hits you does { $n } less damage.
ability-slip_through = Slip Through
ability-slip_through-text = You may enter, cross and stop on contaminated hexes, and decontaminate the hex on which you stand.
ability-area_decontamination = Area Decontamination
ability-area_decontamination-text = Once per turn, one decontamination removes up to { $n } pawns around you; you still draw { $bits } TB bits.
ability-energy_drain = Energy Drain
ability-energy_drain-text = When contamination would hurt you, { $n ->
    [one] the first point of damage turns
   *[other] the first { $n } points of damage turn
} into { $heal } HP recovered.
ability-informant_b = Informant B
ability-informant_b-text = Once per turn, in anybody’s turn, pay { $cost } money: an area search or a research gets { $n } more.
ability-bit_weaver = Bit Weaver
ability-bit_weaver-text = You give only { $n } bits to exchange them for one of your choice.
ability-steady_mind = Steady Mind
ability-steady_mind-text = Your fallen checks need { $n } less success, but always some.
ability-season_ticket = Season Ticket
ability-season_ticket-text = { $n ->
    [one] The first section by train in each of your turns costs
   *[other] The first { $n } sections by train in each of your turns cost
} nothing.
ability-opening_blow = Opening Blow
ability-opening_blow-text = Once per turn, before the first round of a battle, the boss loses { $n } HP.
ability-piercing_removal = Piercing Removal
ability-piercing_removal-text = Once per turn, one decontamination clears a straight line of up to { $range } hexes from you; you draw { $bits } TB bits.
ability-extra_action = Extra Action
ability-extra_action-text = You have { $n } actions in every turn.
ability-footwork = Footwork
ability-footwork-text = You walk up to { $n } hexes in a move.
ability-battle_trance = Battle Trance
ability-battle_trance-text = You do { $n } more damage in every round of a battle.
ability-sanctuary = Sanctuary
ability-sanctuary-text = Once per turn, ward a hex up to { $range } steps away: at the end of this turn no contamination comes there or next to it.
ability-deep_reading = Deep Reading
ability-deep_reading-text = Your research gets { $n } more.
ability-gate_step = Gate Step
ability-gate_step-text = Once per turn, go to any station or facility without contamination; it costs no action.
ability-renewal = Renewal
ability-renewal-text = Discard it: you or a character within { $range ->
    [one] one hex
   *[other] { $range } hexes
} of you recovers all HP and loses a fallen token.
ability-great_cleansing = Great Cleansing
ability-great_cleansing-text = Discard it: one decontamination clears the whole tile on which you stand; you draw { $bits } TB bits.
ability-unbroken_chain = Unbroken Chain
ability-unbroken_chain-text = { $n ->
    [one] Once
   *[other] { $n } times
} in each of your judgements a broken link counts as joined.

# The Borrowed Shadow
scenario-borrowed_shadow-title = The Borrowed Shadow
scenario-borrowed_shadow-contents = Since Monday people in the harbour wards have been losing their shadows. Whoever lost one grows forgetful, then vanishes from photographs. A pocket notebook, lent from hand to hand, seems to pass just before each loss. Find the notebook and whoever keeps its accounts.
scenario-borrowed_shadow-contamination = patches of street where nothing casts a shadow
scenario-borrowed_shadow-aim = Defeat the Lender.
scenario-borrowed_shadow-ending-0 = Shadows return before dawn; nobody will believe a word of it.
scenario-borrowed_shadow-ending-1 = Most shadows return. A few people keep the wrong one.
clue-harbour_witness = A night fisherman saw a borrower sign the notebook by lamplight and walk away without a shadow. The stamp on its cover is that of the library.
clue-commuter_page = Under a bench lies a torn page with a name but no signature: a loan that was never completed.
clue-lamp_maker = A stall sells lamps whose light pins a shadow to its owner.
clue-library_register = The register lists every borrower and one clerk who was buried long ago. As you read his name, the reading lamps go out along the main street.
boss-the_lender = the Lender
boss-the_lender-text = Has { $base } HP, and { $each } more for every character. At every end of a turn { $spread ->
    [one] one more pawn of contamination appears
   *[other] { $spread } more pawns of contamination appear
} on its tile. The torn page takes { $weak } HP from it as soon as a fighter holds it.
item-borrowed_shadow-A = the torn page
item-borrowed_shadow-A-text = The Lender starts with { $amount } HP less when its holder fights.
item-borrowed_shadow-B = the pinning lamp
item-borrowed_shadow-B-text = Its holder takes { $amount } damage less from each boss hit.

# The Drowned Index, part one: Water Marks
scenario-water_marks-title = The Drowned Index, part one: Water Marks
scenario-water_marks-contents = A card catalogue that sank with a river ferry sixty years ago is being filed again. Each new card found on a doorstep carries a water mark, and the person described on it drowns on dry land within the week. Four cards have been seen. Recover them and stop the hand that writes.
scenario-water_marks-contamination = standing water that reflects a different sky
scenario-water_marks-aim = Defeat the Filer and hold { $hold ->
    [one] one of the cards
   *[other] { $hold } of the cards
}.
scenario-water_marks-ending-0 = The drawer is empty. The index it belonged to is somewhere further down the river.
clue-first_card = The card describes a ticket clerk down to the coins in his pocket. The ink is river mud.
clue-second_card = A student reads her own card aloud and coughs up weed. She can still be helped.
clue-third_card = The card is blank except for the water mark: a key with three teeth.
clue-fourth_card = It was addressed to one of you. The fortune teller paid to have it delayed.
clue-dealer = The dealer sold an empty catalogue drawer to a woman who left wet footprints. He names the hall where she swims.
clue-fortune = The cards agree for once: strike while the drawer is open, or it will close on the whole street.
clue-pool = At the bottom of the drained pool stands a filing cabinet, still filling up. The woman beside it does not breathe.
boss-silt_hound_1 = the first silt hound
boss-silt_hound_1-text = Has { $base } HP, and { $each } more for every character. At every end of a turn it goes { $hunt ->
    [one] one hex
   *[other] { $hunt } hexes
} towards the nearest character.
boss-silt_hound_2 = the second silt hound
boss-silt_hound_2-text = Has { $base } HP, and { $each } more for every character. At every end of a turn it goes { $hunt ->
    [one] one hex
   *[other] { $hunt } hexes
} towards the nearest character.
boss-the_filer = the Filer
boss-the_filer-text = Has { $base } HP, and { $each } more for every character; its hits do { $bonus } more damage. Each of the cards in the hands of a fighter takes { $weak } from its damage, but never all of it.
item-water_marks-A = the first card
item-water_marks-A-text = The Filer does { $amount } damage less while its holder fights.
item-water_marks-B = the second card
item-water_marks-B-text = The Filer does { $amount } damage less while its holder fights.
item-water_marks-C = the third card
item-water_marks-C-text = The Filer does { $amount } damage less while its holder fights.

# The Drowned Index, part two: The Tide Table
scenario-tide_table-title = The Drowned Index, part two: The Tide Table
scenario-tide_table-contents = The index was never a list of people. It is a tide table, and the last high water is tonight. Every card that was filed raises the level by a hand. Four gauges around the city still hold back the flood. Read them before the author comes ashore to make his final entry.
scenario-tide_table-contamination = flooded streets where print floats like weed
scenario-tide_table-aim = Defeat the Author.
scenario-tide_table-tide = At the end of every { $every ->
    [one] turn
   *[other] { $every } turns
} the tide rises by one, and every gauge that is read lowers it again. From { $extra_from } on contamination spreads faster, and at { $lose_at } the city is lost.
scenario-tide_table-ending-0 = The river falls back within its banks and leaves one blank card on your desk.
scenario-tide_table-ending-1 = The flood stops at the first floor. The archive will smell of it for years.
clue-gauge_harbour = The harbour gauge is carved into the library steps and counts words, not inches.
clue-gauge_market = A fishmonger chalks the level on his shutter each morning without knowing why.
clue-gauge_factory = The pump house log was kept by the ferry captain, after his death.
clue-gauge_river = Children keep score of the river on a school wall; the last mark is above the roof.
clue-stacks = The first card ever filed describes the author himself, with one line left open.
clue-forum = Someone uploads the cards faster than they are written. The traffic leads to the laboratory.
clue-sample = The water is ink that has forgotten its text. A dose of any finished sentence makes it set.
clue-valve = With three gauges read the main valve answers to your hand. Something climbs the outfall to stop you.
boss-ferry_captain = the ferry captain
boss-ferry_captain-text = Has { $base } HP, and { $each } more for every character. Whoever flees from him loses { $flee_money } money.
boss-page_wight = the page wight
boss-page_wight-text = Has { $base } HP, and { $each } more for every character. While it stands, the Author ignores { $shield ->
    [one] the first point
   *[other] the first { $shield } points
} of damage in every round.
boss-the_author = the Author
boss-the_author-text = Has { $base } HP, and { $each } more for every character; his hits do { $bonus } more damage. Each of the readings in the hands of a fighter takes { $weak } HP from him.
item-tide_table-A = the harbour reading
item-tide_table-A-text = The Author starts with { $amount } HP less when its holder fights.
item-tide_table-B = the market reading
item-tide_table-B-text = The Author starts with { $amount } HP less when its holder fights.
item-tide_table-C = the factory reading
item-tide_table-C-text = The Author starts with { $amount } HP less when its holder fights.
item-tide_table-D = the river reading
item-tide_table-D-text = The Author starts with { $amount } HP less when its holder fights.

# Event cards: title, scene and what they bring
card-R01 = Loose Paving
card-R01-scene = A slab tips underfoot and something below it breathes.
card-R01-text = You lose { $damage } HP.
card-R02 = Coins in the Gutter
card-R02-scene = Rain has washed a small purse against the kerb.
card-R02-text = You gain { $gain_money } money.
card-R03 = Talkative Driver
card-R03-scene = The driver knows which streets went silent last night.
card-R03-text = You turn over { $reveal_chips ->
    [one] one chip
   *[other] up to { $reveal_chips } chips
} on your tile.
card-R04 = Wrong Fare
card-R04-scene = The meter runs backwards and still ends up too high.
card-R04-text = You pay { $lose_money } money.
card-R05 = Last Carriage
card-R05-scene = The final carriage is empty, warm and smells of paper.
card-R05-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-R06 = Signal Failure
card-R06-scene = Every lamp on the line turns the same wrong colour.
card-R06-text = You have { $action_points ->
    [one] one action
   *[other] { $action_points } actions
} less in this turn.
card-R07 = Kind Night Nurse
card-R07-scene = She asks no questions and is generous with bandages.
card-R07-text = You recover { $heal } HP.
card-R08 = Shared Thermos
card-R08-scene = Hot tea and five quiet minutes mend more than expected.
card-R08-text = Everybody on your tile recovers { $heal } HP.
card-R09 = Whispered Plan
card-R09-scene = Two heads over one map find a better road.
card-R09-text = You gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-R10 = Platform Poster
card-R10-scene = An advertisement answers the question you were thinking.
card-R10-text = You take { $choose_bits ->
    [one] a TB bit
   *[other] { $choose_bits } TB bits
} of your choice.
card-R11 = Ticket Inspector
card-R11-scene = He punches a hole in your ticket and in your evening.
card-R11-text = You pay { $lose_money } money and walk { $free_walk ->
    [one] one hex
   *[other] up to { $free_walk } hexes
} for free.
card-R12 = Caretaker with Keys
card-R12-scene = He lets you into the back room for a moment.
card-R12-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-R13 = Closed for Stocktaking
card-R13-scene = The shutters drop just behind your heel.
card-R13-text = You lose { $damage } HP and gain { $gain_money } money.
card-R14 = Border of the Ward
card-R14-scene = The air changes taste as you cross the street.
card-R14-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-R15 = Something Follows
card-R15-scene = Wet footprints keep pace one corner behind.
card-R15-text = You place { $add_pawns ->
    [one] one pawn
   *[other] { $add_pawns } pawns
} of contamination on your tile.
card-R16 = Sitting Still
card-R16-scene = While you wait, the city comes past and tells its news.
card-R16-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
} and recover { $heal } HP.
card-R17 = Neat Handwriting
card-R17-scene = A scrap in a drain carries a perfect index number.
card-R17-text = You take { $choose_bits ->
    [one] a TB bit
   *[other] { $choose_bits } TB bits
} of your choice.
card-R18 = Hollow Wall
card-R18-scene = Nothing behind the bricks but a draught and a coin.
card-R18-text = You gain { $gain_money } money.
card-R19 = Nest of Letters
card-R19-scene = You break open a cluster of crawling characters.
card-R19-text = You place { $add_pawns ->
    [one] one pawn
   *[other] { $add_pawns } pawns
} of contamination on your tile and draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-R20 = Eager Witness
card-R20-scene = Someone saw it all and is glad to be believed.
card-R20-text = You add { $accomplishment } to your next area search or research.
card-R21 = Marginal Note
card-R21-scene = A second hand has corrected the author in the margin.
card-R21-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-R22 = Case Conference
card-R22-scene = The good news travels through every earpiece.
card-R22-text = Everybody draws { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-R23 = Clumsy Fingers
card-R23-scene = Pages slide everywhere; one of them lands the right way up.
card-R23-text = You take { $choose_bits ->
    [one] a TB bit
   *[other] { $choose_bits } TB bits
} of your choice.
card-R24 = Golden Hour
card-R24-scene = For a while every thought joins the next.
card-R24-text = You have { $action_points ->
    [one] one action
   *[other] { $action_points } actions
} more in this turn.
card-R25 = Perfect Chain
card-R25-scene = The links close around you like a well-made story.
card-R25-text = You gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-R26 = Ink Dries Up
card-R26-scene = The stain withers further than you pushed it.
card-R26-text = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile.
card-R27 = Overworked
card-R27-scene = Your hands will not stop shaking.
card-R27-text = You lose { $damage } HP and gain { $gain_money } money.
card-R28 = Generous Client
card-R28-scene = The envelope is thicker than agreed.
card-R28-text = You gain { $gain_money } money.
card-R29 = Backlash
card-R29-scene = The finished sign burns for an instant in the dark.
card-R29-text = You lose { $damage } HP and gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-R30 = Clear Conscience
card-R30-scene = You close the cover and feel lighter.
card-R30-text = You recover { $heal } HP.
card-O01 = Crying Child
card-O01-scene = A lost child grips your sleeve and will not say a name.
card-O01-choice-0 = Bring the child home
card-O01-choice-0-text = You have { $action_points ->
    [one] one action
   *[other] { $action_points } actions
} less in this turn and gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-O01-choice-1 = Call the police and walk on
card-O01-choice-1-text = You pay { $lose_money } money.
card-O02 = Short Cut
card-O02-scene = A gate stands open onto a courtyard you do not remember.
card-O02-choice-0 = Go through
card-O02-choice-0-text = You walk { $free_walk ->
    [one] one hex
   *[other] up to { $free_walk } hexes
} for free and lose { $damage } HP.
card-O02-choice-1 = Keep to the street
card-O02-choice-1-text = You recover { $heal } HP.
card-O03 = Meter Still Running
card-O03-scene = The driver offers to wait for you.
card-O03-choice-0 = Pay and keep the cab
card-O03-choice-0-text = You pay { $lose_money } money and walk { $free_walk ->
    [one] one hex
   *[other] up to { $free_walk } hexes
} for free.
card-O03-choice-1 = Send the cab away
card-O03-choice-1-text = Nothing happens.
card-O04 = Sleeping Passenger
card-O04-scene = A sleeper clutches a case covered in seals.
card-O04-choice-0 = Take a look inside
card-O04-choice-0-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
} and place { $add_pawns ->
    [one] one pawn
   *[other] { $add_pawns } pawns
} of contamination on your tile.
card-O04-choice-1 = Guard the sleeper until the stop
card-O04-choice-1-text = You gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-O05 = Empty Ward
card-O05-scene = A doctor proposes a stronger treatment.
card-O05-choice-0 = Accept
card-O05-choice-0-text = You recover { $heal } HP and discard { $discard_bits ->
    [one] a TB bit
   *[other] { $discard_bits } TB bits
}.
card-O05-choice-1 = Decline
card-O05-choice-1-text = You recover { $heal } HP.
card-O06 = Heated Quarrel
card-O06-scene = Fatigue makes both of you unfair.
card-O06-choice-0 = Swallow it
card-O06-choice-0-text = You lose { $damage } HP and gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-O06-choice-1 = Have it out
card-O06-choice-1-text = You have { $action_points ->
    [one] one action
   *[other] { $action_points } actions
} less in your next turn. Everybody on your tile draws { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-O07 = Left Luggage
card-O07-scene = A locker key lies on the bench.
card-O07-choice-0 = Open the locker
card-O07-choice-0-text = You gain { $gain_money } money and place { $add_pawns ->
    [one] one pawn
   *[other] { $add_pawns } pawns
} of contamination on your tile.
card-O07-choice-1 = Hand the key in
card-O07-choice-1-text = You gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-O08 = Bargain Box
card-O08-scene = Everything in this box costs the same.
card-O08-choice-0 = Buy a bundle
card-O08-choice-0-text = You pay { $lose_money } money and take { $choose_bits ->
    [one] a TB bit
   *[other] { $choose_bits } TB bits
} of your choice.
card-O08-choice-1 = Only browse
card-O08-choice-1-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-O09 = Members Only
card-O09-scene = The doorman wants to see some proof of interest.
card-O09-choice-0 = Pay the fee
card-O09-choice-0-text = You pay { $lose_money } money and add { $accomplishment } to your next area search or research.
card-O09-choice-1 = Slip past him
card-O09-choice-1-text = You lose { $damage } HP and add { $accomplishment } to your next area search or research.
card-O10 = Roadblock
card-O10-scene = Officers in odd uniforms are stopping everyone.
card-O10-choice-0 = Show your badge
card-O10-choice-0-text = You have { $action_points ->
    [one] one action
   *[other] { $action_points } actions
} less in this turn and remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile.
card-O10-choice-1 = Run for it
card-O10-choice-1-text = You lose { $damage } HP and walk { $free_walk ->
    [one] one hex
   *[other] up to { $free_walk } hexes
} for free.
card-O11 = Street Prophet
card-O11-scene = He shouts the number of your house.
card-O11-choice-0 = Listen to the end
card-O11-choice-0-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
} and lose { $damage } HP.
card-O11-choice-1 = Toss him a coin
card-O11-choice-1-text = You pay { $lose_money } money and gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-O12 = Long Wait
card-O12-scene = You have been watching this door for hours.
card-O12-choice-0 = Stay awake
card-O12-choice-0-text = You lose { $damage } HP and turn over { $reveal_chips ->
    [one] one chip
   *[other] up to { $reveal_chips } chips
} on your tile.
card-O12-choice-1 = Sleep in turns
card-O12-choice-1-text = You recover { $heal } HP.
card-O13 = Sealed Cellar
card-O13-scene = Cold comes up through a hatch in the floor.
card-O13-choice-0 = Climb down
card-O13-choice-0-text = You turn over { $reveal_chips ->
    [one] one chip
   *[other] up to { $reveal_chips } chips
} on your tile and place { $add_pawns ->
    [one] one pawn
   *[other] { $add_pawns } pawns
} of contamination on your tile.
card-O13-choice-1 = Nail it shut
card-O13-choice-1-text = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile.
card-O14 = Two Trails
card-O14-scene = Chalk marks lead one way, torn pages the other.
card-O14-choice-0 = Follow the chalk
card-O14-choice-0-text = You walk { $free_walk ->
    [one] one hex
   *[other] up to { $free_walk } hexes
} for free.
card-O14-choice-1 = Follow the pages
card-O14-choice-1-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
} and place { $add_pawns ->
    [one] one pawn
   *[other] { $add_pawns } pawns
} of contamination on your tile.
card-O15 = Unsigned Letter
card-O15-scene = It begs you to burn it unread.
card-O15-choice-0 = Burn it
card-O15-choice-0-text = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile.
card-O15-choice-1 = Read it
card-O15-choice-1-text = You add { $accomplishment } to your next area search or research and gain { $fallen_token ->
    [one] a fallen token
   *[other] { $fallen_token } fallen tokens
}.
card-O16 = Rare Edition
card-O16-scene = The book you need is bound together with one you do not.
card-O16-choice-0 = Read both
card-O16-choice-0-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
} and lose { $damage } HP.
card-O16-choice-1 = Cut them apart
card-O16-choice-1-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-O17 = Press Photographer
card-O17-scene = She wants a picture for the morning paper.
card-O17-choice-0 = Smile
card-O17-choice-0-text = You gain { $gain_money } money and place { $add_pawns ->
    [one] one pawn
   *[other] { $add_pawns } pawns
} of contamination on your tile.
card-O17-choice-1 = Cover the lens
card-O17-choice-1-text = You gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-O18 = Self-Doubt
card-O18-scene = Nothing fits together tonight.
card-O18-choice-0 = Try again at once
card-O18-choice-0-text = You add { $success } to the success of your next judgement and lose { $damage } HP.
card-O18-choice-1 = Take a breath
card-O18-choice-1-text = You recover { $heal } HP.
card-O19 = Inspiration
card-O19-scene = An idea arrives whole, asking for ink.
card-O19-choice-0 = Write it down
card-O19-choice-0-text = You take { $choose_bits ->
    [one] a TB bit
   *[other] { $choose_bits } TB bits
} of your choice.
card-O19-choice-1 = Act on it
card-O19-choice-1-text = You walk { $free_walk ->
    [one] one hex
   *[other] up to { $free_walk } hexes
} for free.
card-O20 = Black Residue
card-O20-scene = A sticky remainder stays in your palm.
card-O20-choice-0 = Bottle it
card-O20-choice-0-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
} and lose { $damage } HP.
card-O20-choice-1 = Wash it off
card-O20-choice-1-text = You pay { $lose_money } money.
card-O21 = Volunteers
card-O21-scene = Neighbours with brooms offer to help.
card-O21-choice-0 = Let them
card-O21-choice-0-text = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile and place { $add_pawns ->
    [one] one pawn
   *[other] { $add_pawns } pawns
} of contamination on a tile beside yours.
card-O21-choice-1 = Send them home
card-O21-choice-1-text = You gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-O22 = Dubious Offer
card-O22-scene = A collector pays double for anything unlisted.
card-O22-choice-0 = Sell him something
card-O22-choice-0-text = You discard { $discard_bits ->
    [one] a TB bit
   *[other] { $discard_bits } TB bits
} and gain { $gain_money } money.
card-O22-choice-1 = Report him
card-O22-choice-1-text = You gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-O23 = Heavy Purse
card-O23-scene = Someone has noticed how your pocket hangs.
card-O23-choice-0 = Hide half with a friend
card-O23-choice-0-text = You pay { $lose_money } money. Somebody else of your choice gains { $gain_money } money.
card-O23-choice-1 = Dare them to try
card-O23-choice-1-text = You pay { $lose_money } money and take { $choose_bits ->
    [one] a TB bit
   *[other] { $choose_bits } TB bits
} of your choice.
card-O24 = Broke
card-O24-scene = Your card is refused at the kiosk.
card-O24-choice-0 = Pawn a keepsake
card-O24-choice-0-text = You gain { $gain_money } money and discard { $discard_bits ->
    [one] a TB bit
   *[other] { $discard_bits } TB bits
}.
card-O24-choice-1 = Go hungry
card-O24-choice-1-text = You lose { $damage } HP and gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-O25 = Adrenaline
card-O25-scene = Pain sharpens the edges of everything.
card-O25-choice-0 = Push on
card-O25-choice-0-text = You have { $action_points ->
    [one] one action
   *[other] { $action_points } actions
} more in this turn and lose { $damage } HP.
card-O25-choice-1 = Fall back
card-O25-choice-1-text = You walk { $free_walk ->
    [one] one hex
   *[other] up to { $free_walk } hexes
} for free.
card-O26 = Tempting Shelter
card-O26-scene = An unlocked porch offers cover from the stain.
card-O26-choice-0 = Wait inside
card-O26-choice-0-text = You recover { $heal } HP and have { $action_points ->
    [one] one action
   *[other] { $action_points } actions
} less in your next turn.
card-O26-choice-1 = Stand your ground
card-O26-choice-1-text = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile and lose { $damage } HP.
card-O27 = Voice in the Binding
card-O27-scene = The new power speaks with your own voice.
card-O27-choice-0 = Answer it
card-O27-choice-0-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
} and gain { $fallen_token ->
    [one] a fallen token
   *[other] { $fallen_token } fallen tokens
}.
card-O27-choice-1 = Stay silent
card-O27-choice-1-text = You discard { $discard_bits ->
    [one] a TB bit
   *[other] { $discard_bits } TB bits
} and lose { $fallen_token ->
    [one] a fallen token
   *[other] { $fallen_token } fallen tokens
}.
card-O28 = Slipping
card-O28-scene = You catch yourself copying the text by hand.
card-O28-choice-0 = Tell the others
card-O28-choice-0-text = You have { $action_points ->
    [one] one action
   *[other] { $action_points } actions
} less in your next turn and lose { $fallen_token ->
    [one] a fallen token
   *[other] { $fallen_token } fallen tokens
}.
card-O28-choice-1 = Say nothing
card-O28-choice-1-text = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-O29 = Gratitude
card-O29-scene = You owe a colleague for that one.
card-O29-choice-0 = Buy the drinks
card-O29-choice-0-text = You pay { $lose_money } money. Somebody else of your choice recovers { $heal } HP.
card-O29-choice-1 = Return the favour
card-O29-choice-1-text = Somebody else of your choice draws { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-O30 = Footsteps Upstairs
card-O30-scene = There should be nobody else in this building.
card-O30-choice-0 = Go up and look
card-O30-choice-0-text = You turn over { $reveal_chips ->
    [one] one chip
   *[other] up to { $reveal_chips } chips
} on your tile and lose { $damage } HP.
card-O30-choice-1 = Leave quietly
card-O30-choice-1-text = You walk { $free_walk ->
    [one] one hex
   *[other] up to { $free_walk } hexes
} for free.
card-P01 = Combination Lock
card-P01-scene = The safe dial is marked with fragments of a path.
card-P01-fail = You lose { $damage } HP.
card-P01-short = You gain { $gain_money } money.
card-P01-medium = You gain { $gain_money } money.
card-P01-long = You gain { $gain_money } money and gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-P02 = Torn Map
card-P02-scene = Scraps of a street plan twitch toward one another.
card-P02-fail = You discard { $discard_bits ->
    [one] a TB bit
   *[other] { $discard_bits } TB bits
}.
card-P02-short = You walk { $free_walk ->
    [one] one hex
   *[other] up to { $free_walk } hexes
} for free.
card-P02-medium = You walk { $free_walk ->
    [one] one hex
   *[other] up to { $free_walk } hexes
} for free.
card-P02-long = You appear at a station of your choice.
card-P03 = Cipher Timetable
card-P03-scene = Departure boards rattle into a riddle.
card-P03-fail = You have { $action_points ->
    [one] one action
   *[other] { $action_points } actions
} less in this turn.
card-P03-short = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-P03-medium = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-P03-long = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
} and have { $action_points ->
    [one] one action
   *[other] { $action_points } actions
} more in this turn.
card-P04 = Ghost Switchyard
card-P04-scene = The points ahead can still be set from here.
card-P04-fail = You lose { $damage } HP.
card-P04-short = You walk { $free_walk ->
    [one] one hex
   *[other] up to { $free_walk } hexes
} for free.
card-P04-medium = You appear at a station of your choice.
card-P04-long = You appear at a station of your choice and gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-P05 = Broken Spectacles
card-P05-scene = Through the cracked lens the ward looks mended.
card-P05-fail = Nothing happens.
card-P05-short = You turn over { $reveal_chips ->
    [one] one chip
   *[other] up to { $reveal_chips } chips
} on your tile.
card-P05-medium = You turn over { $reveal_chips ->
    [one] one chip
   *[other] up to { $reveal_chips } chips
} on your tile.
card-P05-long = You turn over { $reveal_chips ->
    [one] one chip
   *[other] up to { $reveal_chips } chips
} on your tile.
card-P06 = Stained Window
card-P06-scene = Coloured glass waits on the floor for its frame.
card-P06-fail = You place { $add_pawns ->
    [one] one pawn
   *[other] { $add_pawns } pawns
} of contamination on your tile.
card-P06-short = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile.
card-P06-medium = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile.
card-P06-long = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile and gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-P07 = Interlinear
card-P07-scene = Two texts share the same page and dislike it.
card-P07-fail = You discard { $discard_bits ->
    [one] a TB bit
   *[other] { $discard_bits } TB bits
}.
card-P07-short = You add { $accomplishment } to your next area search or research.
card-P07-medium = You add { $accomplishment } to your next area search or research.
card-P07-long = You add { $accomplishment } to your next area search or research.
card-P08 = Witness Memory
card-P08-scene = The story comes out in the wrong order.
card-P08-fail = Nothing happens.
card-P08-short = You add { $accomplishment } to your next area search or research.
card-P08-medium = You add { $accomplishment } to your next area search or research.
card-P08-long = You add { $accomplishment } to your next area search or research and gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-P09 = Sluice Gate
card-P09-scene = Turn the wheels in sequence and the dirt drains off.
card-P09-fail = You place { $add_pawns ->
    [one] one pawn
   *[other] { $add_pawns } pawns
} of contamination on your tile.
card-P09-short = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile.
card-P09-medium = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile.
card-P09-long = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile.
card-P10 = Fever Dream
card-P10-scene = You walk a maze that is shaped like your ribs.
card-P10-fail = You lose { $damage } HP.
card-P10-short = You recover { $heal } HP.
card-P10-medium = You recover { $heal } HP.
card-P10-long = You recover { $heal } HP.
card-P11 = Knotted Thread
card-P11-scene = A red cord ties your wrists together; find its ends.
card-P11-fail = Everybody on your tile loses { $damage } HP.
card-P11-short = You gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-P11-medium = Everybody on your tile recovers { $heal } HP. You gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-P11-long = Everybody on your tile recovers { $heal } HP. You gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-P12 = Ledger of Debts
card-P12-scene = Columns of figures refuse to meet.
card-P12-fail = You pay { $lose_money } money.
card-P12-short = You gain { $gain_money } money.
card-P12-medium = You gain { $gain_money } money.
card-P12-long = You gain { $gain_money } money.
card-P13 = Mirror Hall
card-P13-scene = Only one of the corridors is not a reflection.
card-P13-fail = You lose { $damage } HP and place { $add_pawns ->
    [one] one pawn
   *[other] { $add_pawns } pawns
} of contamination on your tile.
card-P13-short = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-P13-medium = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-P13-long = You take { $choose_bits ->
    [one] a TB bit
   *[other] { $choose_bits } TB bits
} of your choice.
card-P14 = Choir of Pages
card-P14-scene = Leaves rustle in harmony and wait for a conductor.
card-P14-fail = You lose { $damage } HP.
card-P14-short = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile.
card-P14-medium = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile.
card-P14-long = You remove { $remove_pawns ->
    [one] one pawn
   *[other] { $remove_pawns } pawns
} of contamination from your tile and recover { $heal } HP.
card-P15 = Key in the Ice
card-P15-scene = A key hangs in a frozen fountain behind layers of frost.
card-P15-fail = Nothing happens.
card-P15-short = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-P15-medium = You take { $choose_bits ->
    [one] a TB bit
   *[other] { $choose_bits } TB bits
} of your choice.
card-P15-long = You take { $choose_bits ->
    [one] a TB bit
   *[other] { $choose_bits } TB bits
} of your choice and gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-P16 = Half a Seal
card-P16-scene = The sign you made wants its missing twin.
card-P16-fail = You gain { $fallen_token ->
    [one] a fallen token
   *[other] { $fallen_token } fallen tokens
}.
card-P16-short = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-P16-medium = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-P16-long = You lose { $fallen_token ->
    [one] a fallen token
   *[other] { $fallen_token } fallen tokens
} and draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-P17 = Arsenal Crate
card-P17-scene = There is just time to assemble what lies in the crate.
card-P17-fail = You lose { $damage } HP.
card-P17-short = You take { $boss_damage } HP from the boss.
card-P17-medium = You take { $boss_damage } HP from the boss.
card-P17-long = You take { $boss_damage } HP from the boss.
card-P18 = Clockwork Beggar
card-P18-scene = It plays a tune when its gears are matched.
card-P18-fail = You pay { $lose_money } money.
card-P18-short = You pay { $lose_money } money and gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-P18-medium = You gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-P18-long = You gain { $gain_super ->
    [one] a super token
   *[other] { $gain_super } super tokens
}.
card-P19 = Unquiet Index
card-P19-scene = Your spare bits begin to sort themselves.
card-P19-fail = You discard { $discard_bits ->
    [one] a TB bit
   *[other] { $discard_bits } TB bits
}.
card-P19-short = You draw { $gain_bits ->
    [one] a TB bit
   *[other] { $gain_bits } TB bits
}.
card-P19-medium = You take { $choose_bits ->
    [one] a TB bit
   *[other] { $choose_bits } TB bits
} of your choice.
card-P19-long = You take { $choose_bits ->
    [one] a TB bit
   *[other] { $choose_bits } TB bits
} of your choice.
card-P20 = Echo Chamber
card-P20-scene = Each step answers the one before it.
card-P20-fail = Nothing happens.
card-P20-short = You add { $success } to the success of your next judgement.
card-P20-medium = You add { $success } to the success of your next judgement.
card-P20-long = You have { $action_points ->
    [one] one action
   *[other] { $action_points } actions
} more in this turn and add { $success } to the success of your next judgement.

# Questions
prompt-agreement = { $seat_who ->
    [you] Do
   *[other] { $seat }, do
} you agree to what everybody wishes for?
prompt-agreement-newcomer = { $seat_who ->
    [you] Shall
   *[other] { $seat }, shall
} { $hero } join for { $other_seat_who ->
    [you] you
   *[other] { $other_seat }
}?
prompt-newcomer = { $seat_who ->
    [you] Who
   *[other] { $seat }, who
} takes over for you?
prompt-take-card = { $seat_who ->
    [you] Choose
   *[other] { $seat }, choose
} an ability card of { $level ->
    [1] level 1
   *[other] level { $level } or below
}.
prompt-act = { $seat_who ->
    [you] What
   *[other] { $seat }, what
} do you do? { $points ->
    [0] No action is left.
    [one] One action is left.
   *[other] { $points } actions are left.
}
prompt-moving = { $seat_who ->
    [you] Where
   *[other] { $seat }, where
} to from here? { $n ->
    [0] You cannot walk any further.
    [one] You can walk one hex more.
   *[other] You can walk { $n } hexes more.
}
prompt-follow = { $seat_who ->
    [you] Do
   *[other] { $seat }, do
} you go along with { $other_seat } to { $hex }?
prompt-searching = { $seat_who ->
    [you] Which
   *[other] { $seat }, which
} hex do you look at? { $n ->
    [one] One look is left.
   *[other] { $n } looks are left.
}
prompt-clue-or-bits = { $seat_who ->
    [you] What
   *[other] { $seat }, what
} comes first, the clue or your TB bits?
prompt-clean-next = { $seat_who ->
    [you] Which
   *[other] { $seat }, which
} contamination goes next? { $n ->
    [one] One more can go.
   *[other] Up to { $n } more can go.
}
prompt-aim = { $seat_who ->
    [you] Whom
   *[other] { $seat }, whom
} or what is it for?
prompt-drawing = { $seat_who ->
    [you] Draw
   *[other] { $seat }, draw
} on for { $judgement }? { $n ->
    [one] One card is linked
   *[other] { $n } cards are linked
} so far.
prompt-retry = { $seat_who ->
    [you] The
   *[other] { $seat }, the
} success for { $judgement } is { $success }. Try again?
prompt-boost = { $other_seat_who ->
    [you] Your judgement
   *[other] { $seat_who ->
        [you] The judgement of { $other_seat }
       *[other] { $seat }, the judgement of { $other_seat }
    }
} for { $judgement } stands at level { $level }. Do you add to it?
prompt-appraise = { $seat_who ->
    [you] You
   *[other] { $seat }, you
} are about to draw { $n ->
    [one] a TB bit
   *[other] { $n } TB bits
}. Choose one of them yourself?
prompt-choose-bit = { $seat_who ->
    [you] Choose
   *[other] { $seat }, choose
} { $n ->
    [one] a TB bit
   *[other] a TB bit; { $n } are still yours to choose
}.
prompt-swapping = { $seat_who ->
    [you] What
   *[other] { $seat }, what
} do you give for the bit you want ({ $bit })? { $n ->
    [one] One bit is still due.
   *[other] { $n } bits are still due.
}
prompt-dead-line = { $seat_who ->
    [you] Your
   *[other] { $seat }, your
} line of { $n ->
    [one] one bit
   *[other] { $n } bits
} cannot go on. Take back its last bit?
prompt-toss-bit = { $seat_who ->
    [you] You
   *[other] { $seat }, you
} cannot keep so many bits. { $n ->
    [one] One has to go.
   *[other] { $n } have to go.
}
prompt-puzzle = { $seat_who ->
    [you] You
   *[other] { $seat }, you
} have drawn: { $bit }. Where does it go? Draws left: { $n }, discards left: { $tosses }.
prompt-lay-again = { $seat_who ->
    [you] Lay
   *[other] { $seat }, lay
} your own line again, as it was or in another way.
prompt-select = { $seat_who ->
    [you] { $card }
   *[other] { $seat } – { $card }
}: what do you do?
prompt-choose-other = { $seat_who ->
    [you] Whom
   *[other] { $seat }, whom
} of the others do you choose?
prompt-choose-tile = { $seat_who ->
    [you] On
   *[other] { $seat }, on
} which tile beside yours does { $n ->
    [one] the pawn
   *[other] each of { $n } pawns
} of contamination go?
prompt-discard-bit = { $seat_who ->
    [you] Which
   *[other] { $seat }, which
} bit do you discard? { $n ->
    [one] One has to go.
   *[other] { $n } have to go.
}
prompt-remove-pawn = { $seat_who ->
    [you] Which
   *[other] { $seat }, which
} contamination do you remove? { $n ->
    [one] One more can go.
   *[other] { $n } more can go.
}
prompt-reveal-chip = { $seat_who ->
    [you] Which
   *[other] { $seat }, which
} chip do you turn over? { $n ->
    [one] One more is allowed.
   *[other] Up to { $n } more are allowed.
}
prompt-walk-free = { $seat_who ->
    [you] Where
   *[other] { $seat }, where
} do you walk for free? { $n ->
    [one] One hex is allowed.
   *[other] Up to { $n } hexes are allowed.
}
prompt-appear-at = { $seat_who ->
    [you] At
   *[other] { $seat }, at
} which station do you appear?
prompt-join = { $seat_who ->
    [you] { $other_seat } meets
   *[other] { $seat }, { $other_seat } meets
} a boss: { $boss }, { $hp } HP. Do you join the battle?
prompt-first-strike = { $seat_who ->
    [you] Strike
   *[other] { $seat }, strike
} before the battle begins?
prompt-decide = { $seat_who ->
    [you] Fight
   *[other] { $seat }, fight
} on? The boss ({ $boss }) has { $hp } HP, you have { $own }.
prompt-escape-to = { $seat_who ->
    [you] Where
   *[other] { $seat }, where
} do you flee?

# Options
opt-agree = Agree
opt-object = Object: let the lot decide
opt-hero = Ask for { $hero }
opt-lot = Leave it to the lot
opt-card = Take { $ability }
opt-walk = Walk to { $hex }
opt-via = Walk to { $hex } and go on from there
opt-taxi = Go to { $hex } by taxi, for 1 money
opt-ride = Take the train to { $hex }{ $fare ->
    [0] , free of charge
   *[other] , for { $fare } money
}
opt-halt = Stop here
opt-hospital = Pay 1 money at the hospital: up to { $n } HP back
opt-search = Search the area
opt-check = Look at { $hex }
opt-enough = That is enough
opt-research = Research on { $hex }
opt-read = The clue first
opt-bits = Take the TB bits now
opt-clean = Remove the contamination from { $hex }
opt-several = Remove up to { $n } pawns around you with { $ability }
opt-line = Clear a line towards the { $side ->
    [0] east
    [1] north-east
    [2] north-west
    [3] west
    [4] south-west
   *[other] south-east
}
opt-cleanse = Clear the whole tile
opt-earn = Earn money
opt-on = Draw until the chain breaks
opt-draw = Draw one card more
opt-stop = Stop here
opt-help = Add { $n }: spend { $n ->
    [one] a super token
   *[other] { $n } super tokens
}
opt-inform = { $cost ->
    [0] Add { $n } with { $ability }
   *[other] Add { $n } with { $ability }, for { $cost } money
}
opt-talent = Use your special ability: { $talent }
opt-again = Try again with { $ability }
opt-lay = Lay: { $bit }, on to the { $side ->
    [0] east
    [1] north-east
    [2] north-west
    [3] west
    [4] south-west
   *[other] south-east
}
opt-swap = Give { $n ->
    [one] a bit
   *[other] { $n } bits
} for another: { $bit }
opt-give = Give: { $bit }
opt-choose = Take: { $bit }
opt-toss = Put back: { $bit }
opt-back = Take back the last bit of your line
opt-same = Lay it as it was
opt-give-up = Give the puzzle up
opt-use = Use { $ability }
opt-whom = { $other_seat }
opt-to = { $hex }
opt-tile = Tile { $tile }
opt-pick = Pick up { $item }
opt-option = { $choice }
opt-strike = Strike first with { $ability }
opt-join = Join the battle
opt-fight = Fight on
opt-flee = Try to escape
opt-follow = Go along
opt-end = End your turn
opt-pass-follow = Stay where you are
opt-pass-retry = Keep the result
opt-pass-boost = Add nothing
opt-pass-appraise = Draw all of them
opt-pass-dead-line = Leave the line as it is
opt-pass-walk-free = Stay where you are
opt-pass-appear-at = Stay where you are
opt-pass-join = Keep out of it
opt-pass-first-strike = Wait for the first round

# What happens
event-round = Turn { $round } of { $rounds } begins.
event-phase = Now: { $phase }.
event-turn = { $seat_who ->
    [you] You act
   *[other] { $seat } acts
} now.
event-ends_turn = { $seat_who ->
    [you] You end your
   *[other] { $seat } ends the
} turn; { $points ->
    [0] no action was left.
    [one] one action stays unused.
   *[other] { $points } actions stay unused.
}
event-turn_over = { $seat_who ->
    [you] Your turn
   *[other] The turn of { $seat }
} is over.
event-dealt = Characters and boards are dealt; { $seat_who ->
    [you] you begin
   *[other] { $seat } begins
}.
event-agreed = { $seat_who ->
    [you] You agree
   *[other] { $seat } agrees
}.
event-objected = { $seat_who ->
    [you] You object
   *[other] { $seat } objects
}: the lot decides.
event-asks_for = { $seat_who ->
    [you] You ask
   *[other] { $seat } asks
} for { $hero }.
event-joined = { $hero } joins the search for { $seat_who ->
    [you] you
   *[other] { $seat }
}, at { $hex }.
event-fell = { $hero }, played by { $seat_who ->
    [you] you
   *[other] { $seat }
}, falls at { $hex } and is out of this case.
event-drew = { $reader_seat_who ->
    [you] You read
   *[other] { $reader_seat } reads
} an event card in secret for { $seat_who ->
    [you] your turn
   *[other] the turn of { $seat }
}: { $card }.
event-drew-hidden = { $reader_seat_who ->
    [you] You read
   *[other] { $reader_seat } reads
} an event card in secret for { $seat_who ->
    [you] your turn
   *[other] the turn of { $seat }
}.
event-drew_unread = An event card lies face down for { $seat_who ->
    [you] your turn
   *[other] the turn of { $seat }
}: { $card }.
event-drew_unread-hidden = An event card lies face down for { $seat_who ->
    [you] your turn
   *[other] the turn of { $seat }
}; nobody has read it.
event-revealed = { $seat_who ->
    [you] You set
   *[other] { $seat } sets
} off the event card { $card }. It waited for { $trigger }.
event-tested = The event card does not wait for { $trigger }.
event-unread = The event card was not set off; it is put away unread.
event-resolved = The event card is done with: { $card }.
event-kept = { $seat_who ->
    [you] You keep
   *[other] { $seat } keeps
} the card { $card } until it takes effect.
event-inspired = { $seat_who ->
    [you] Your next area search or research
   *[other] The next area search or research of { $seat }
} will be better by { $n }.
event-lucky = { $seat_who ->
    [you] Your next judgement
   *[other] The next judgement of { $seat }
} will have { $n } more success.
event-used_up = The card { $card } takes effect and is discarded.
event-reads_on = { $seat_who ->
    [you] You take over the card { $card } and read it out.
   *[other] { $seat } takes over the card { $card } and reads it out.
}
event-selected = { $seat_who ->
    [you] You choose
   *[other] { $seat } chooses
}: { $choice }.
event-healed = { $seat_who ->
    [you] You recover
   *[other] { $seat } recovers
} { $n } HP and { $seat_who ->
    [you] have
   *[other] has
} { $hp }.
event-hurt = { $why ->
    [battle] { $seat_who ->
        [you] You are
       *[other] { $seat } is
    } hit in the battle: { $n } HP lost, { $hp } left.
    [escape] { $seat_who ->
        [you] You are
       *[other] { $seat } is
    } hurt on the run: { $n } HP lost, { $hp } left.
    [contact] Contamination hurts { $seat_who ->
        [you] you
       *[other] { $seat }
    }: { $n } HP lost, { $hp } left.
   *[event] { $seat_who ->
        [you] You lose
       *[other] { $seat } loses
    } { $n } HP and { $seat_who ->
        [you] have
       *[other] has
    } { $hp } left.
}
event-earned = { $seat_who ->
    [you] You gain
   *[other] { $seat } gains
} { $n } money and { $seat_who ->
    [you] have
   *[other] has
} { $money }.
event-paid = { $seat_who ->
    [you] You pay
   *[other] { $seat } pays
} { $n } money; { $money } left.
event-honoured = { $seat_who ->
    [you] You gain
   *[other] { $seat } gains
} { $n ->
    [one] a super token
   *[other] { $n } super tokens
}.
event-helped = { $seat_who ->
    [you] You spend
   *[other] { $seat } spends
} { $n ->
    [one] a super token
   *[other] { $n } super tokens
} on { $other_seat_who ->
    [you] your judgement
   *[other] the judgement of { $other_seat }
}: { $n } more.
event-tainted = The books take hold of { $seat_who ->
    [you] you
   *[other] { $seat }
}: { $tokens ->
    [one] one fallen token
   *[other] { $tokens } fallen tokens
}.
event-cleared = { $seat_who ->
    [you] You shake
   *[other] { $seat } shakes
} off a fallen token; { $tokens ->
    [0] none is left.
    [one] one is left.
   *[other] { $tokens } are left.
}
event-points = { $seat_who ->
    [you] You have
   *[other] { $seat } has
} { $points ->
    [0] no action left
    [one] one action
   *[other] { $points } actions
} now.
event-next_points = { $seat_who ->
    [you] Your next turn
   *[other] The next turn of { $seat }
} has { $n ->
    [1] an action more
    [-1] an action less
   *[other] a different number of actions ({ $n })
}.
event-gained_bits = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} { $n ->
    [one] a TB bit
   *[other] { $n } TB bits
} (straight { $straight }, gentle { $gentle }, sharp { $sharp }).
event-chose_bit = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} a TB bit: { $bit }.
event-gave_bit = { $seat_who ->
    [you] You put
   *[other] { $seat } puts
} a TB bit back: { $bit }.
event-laid = { $seat_who ->
    [you] You lay
   *[other] { $seat } lays
} a bit ({ $bit }); the line has { $length ->
    [one] one bit
   *[other] { $length } bits
}.
event-took_back = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} back a bit of the line ({ $bit }); { $length ->
    [0] none is left.
    [one] one is left.
   *[other] { $length } are left.
}
event-line_done = { $seat_who ->
    [you] You finish
   *[other] { $seat } finishes
} a line of { $n ->
    [one] one bit
   *[other] { $n } bits
}.
event-gained_card = { $seat_who ->
    [you] You gain
   *[other] { $seat } gains
} an ability: { $ability }.
event-used_card = { $seat_who ->
    [you] You use
   *[other] { $seat } uses
} { $ability }.
event-used_talent = { $seat_who ->
    [you] You use
   *[other] { $seat } uses
} the special ability of { $hero }: { $talent }.
event-protected = Contamination will not hurt { $seat_who ->
    [you] you
   *[other] { $seat }
} at the end of this turn.
event-warded = { $seat_who ->
    [you] You ward
   *[other] { $seat } wards
} { $hex }: no contamination comes there or next to it this turn.
event-went = { $way ->
    [taxi] { $seat_who ->
        [you] You go
       *[other] { $seat } goes
    } to { $hex } by taxi.
    [train] { $seat_who ->
        [you] You take
       *[other] { $seat } takes
    } the train to { $hex }.
    [follow] { $seat_who ->
        [you] You go
       *[other] { $seat } goes
    } along to { $hex }.
    [gate] { $seat_who ->
        [you] You appear
       *[other] { $seat } appears
    } at { $hex }.
    [join] { $seat_who ->
        [you] You hurry
       *[other] { $seat } hurries
    } to { $hex } to fight.
    [flee] { $seat_who ->
        [you] You flee
       *[other] { $seat } flees
    } to { $hex }.
   *[walk] { $seat_who ->
        [you] You walk
       *[other] { $seat } walks
    } to { $hex }.
}
event-took_item = { $seat_who ->
    [you] You have
   *[other] { $seat } has
} an item now: { $item }.
event-cleaned = { $seat_who ->
    [you] You remove
   *[other] { $seat } removes
} the contamination from { $hex }.
event-spread = { $why ->
    [boss] The boss spreads contamination on tile { $tile }: { $n ->
        [one] one pawn
       *[other] { $n } pawns
    }.
    [event] Contamination appears on tile { $tile }: { $n ->
        [one] one pawn
       *[other] { $n } pawns
    }.
   *[spread] Contamination spreads on tile { $tile }: { $n ->
        [one] one pawn
       *[other] { $n } pawns
    }.
}
event-occupied = Tile { $tile } is occupied for good.
event-nothing = { $seat_who ->
    [you] You find
   *[other] { $seat } finds
} nothing on { $hex }.
event-found = { $seat_who ->
    [you] You find
   *[other] { $seat } finds
} a clue on { $hex }. Its difficulty is { $difficulty }.
event-progress = { $seat_who ->
    [you] You work
   *[other] { $seat } works
} on the clue on { $hex }: { $n } more, { $progress } of { $difficulty }.
event-solved = { $seat_who ->
    [you] You solve
   *[other] { $seat } solves
} the clue on { $hex }. { $clue }
event-lead = A new lead: there is something to research on { $hex }, difficulty { $difficulty }.
event-tide = The tide is at { $tide } now.
event-appeared = A boss appears on { $hex } with { $hp } HP: { $boss }.
event-hunted = A boss moves to { $hex }: { $boss }.
event-struck = The boss ({ $boss }) loses { $n } HP; { $hp } left.
event-defeated = The boss on { $hex } is defeated: { $boss }.
event-ended = The investigation is over: { $won ->
    [1] the aim is reached
   *[other] the city is lost
}.
event-judges = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} cards for { $judgement }.
event-linked = { $seat_who ->
    [you] Your chain
   *[other] The chain of { $seat }
} holds: { $n ->
    [one] one card
   *[other] { $n } cards
}.
event-broke = { $seat_who ->
    [you] Your chain
   *[other] The chain of { $seat }
} breaks after { $n ->
    [one] one card
   *[other] { $n } cards
}.
event-judged = { $what ->
    [search] { $seat_who ->
        [you] You reach
       *[other] { $seat } reaches
    } a success of { $success } and may look at { $level ->
        [one] one hex
       *[other] { $level } hexes
    }.
    [research] { $seat_who ->
        [you] You reach
       *[other] { $seat } reaches
    } a success of { $success }: level { $level } for the research.
   *[other] { $seat_who ->
        [you] You reach
       *[other] { $seat } reaches
    } a success of { $success } in { $judgement }.
}
event-cards_gathered = The judgement cards are put together again.
event-searches = { $seat_who ->
    [you] You search
   *[other] { $seat } searches
} the area around { $hex }.
event-researches = { $seat_who ->
    [you] You research
   *[other] { $seat } researches
} on { $hex }.
event-no_clue = There is no clue on { $hex } for { $seat_who ->
    [you] you
   *[other] { $seat }
} to work on.
event-works = { $seat_who ->
    [you] You look
   *[other] { $seat } looks
} for paid work.
event-passed_check = { $seat_who ->
    [you] You pass
   *[other] { $seat } passes
} the fallen check: a success of { $need } was needed.
event-failed_check = { $seat_who ->
    [you] You fail
   *[other] { $seat } fails
} the fallen check: a success of { $need } was needed.
event-puzzle_begins = { $seat_who ->
    [you] You face
   *[other] { $seat } faces
} a TB puzzle{ $aside ->
    [0] .
    [one] ; one bit of the line is put aside.
   *[other] ; the line of { $aside } bits is put aside.
}
event-puzzle_bit = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} for the puzzle: { $bit }.
event-puzzle_tossed = { $seat_who ->
    [you] You discard
   *[other] { $seat } discards
} a bit of the puzzle: { $bit }.
event-puzzle_laid = { $seat_who ->
    [you] You lay
   *[other] { $seat } lays
} a bit of the puzzle ({ $bit }): { $length ->
    [one] one
   *[other] { $length }
} so far.
event-puzzle_solved = { $seat_who ->
    [you] You solve
   *[other] { $seat } solves
} the puzzle with { $n ->
    [one] one bit
   *[other] { $n } bits
}.
event-puzzle_failed = { $seat_who ->
    [you] You do
   *[other] { $seat } does
} not solve the puzzle.
event-puzzle_ends = { $branch ->
    [0] The puzzle has failed, and has its price.
    [1] A short line: the puzzle brings a little.
    [2] A good line: the puzzle brings something.
   *[other] A long line: the puzzle brings a lot.
}
event-laid_again = { $seat_who ->
    [you] You lay your
   *[other] { $seat } lays the
} own line again: { $length ->
    [0] no bits
    [one] one bit
   *[other] { $length } bits
}.
event-battle = { $seat_who ->
    [you] You meet
   *[other] { $seat } meets
} a boss on { $hex }: { $boss }, { $hp } HP. A battle begins.
event-joins = { $seat_who ->
    [you] You join
   *[other] { $seat } joins
} the battle against { $boss }.
event-battle_round = Round { $round } against { $boss }.
event-blows = The fighters strike for { $n }. The boss ({ $boss }) has a success of { $success } and hits { $other_seat_who ->
    [you] you
   *[other] { $other_seat }
} for { $hit }.
event-flees = { $seat_who ->
    [you] You try
   *[other] { $seat } tries
} to escape from { $boss }.
event-fights_on = { $seat_who ->
    [you] You fight
   *[other] { $seat } fights
} on against { $boss }.
event-caught = { $seat_who ->
    [you] You do
   *[other] { $seat } does
} not get away from { $boss }.
event-battle_over = The battle is over.
event-calm = Tile { $tile } stays calm.
event-contact = Contact with contamination is counted.
event-counted = The turn counter stands at { $turn }.

# Endings
ending-won-early = The case is solved with time to spare: everybody has won.
ending-won-late = The case is solved at the last moment: everybody has won.
ending-turns = Time has run out: everybody has lost.
ending-characters = Nobody is left to take over: everybody has lost.
ending-occupied = Too much of the city is occupied: everybody has lost.
ending-tide = The tide has come in over the city: everybody has lost.

# Reasons: why something cannot be chosen.
reason-not-here = { $code } is not a choice here; choose one of those that are listed.
reason-no-points = You have no action points left; end your turn, or do what needs none.
reason-no-hex = There is no such hex in this city; name one that is on the map.
reason-already-there = You stand on { $hex } already; name another hex.
reason-contaminated = { $hex } is contaminated, and nobody may enter it; clear it first, or go around.
reason-no-way = There is no way to { $hex } from here that is short enough.
reason-too-far = { $hex } is too far away: you get { $far } { $far ->
        [one] hex
       *[other] hexes
    } far, and not through contamination.
reason-no-stop = There is no reason to stop on { $hex }: no train you could take and nothing to pick up; walk there instead.
reason-no-money = You do not have the money for that; earn some first.
reason-no-station = { $hex } is no station; go to one to take a train.
reason-not-next = { $hex } is not the next station of a line that stops here; ride section by section.
reason-station-closed = The station on { $hex } is contaminated, and no train stops there or runs through it.
reason-no-hospital = { $hex } is no hospital; treatment needs a stay there, passing through is not enough.
reason-healthy = You have all your HP; there is nothing to treat.
reason-no-pawn = There is no contamination on { $hex }; choose a contaminated hex in reach.
reason-own-hex = Contamination on your own hex can only be removed with Slip Through.
reason-out-of-reach = { $hex } is out of reach; decontamination works on adjacent hexes.
reason-no-such-cleaning = That way to decontaminate needs its ability card, unused in this turn, and contamination in its reach.
reason-no-bit = You have no unplaced bit of that type: { $bit }.
reason-no-join = A bit laid so would not join the open end of the line; turn it, or choose another.
reason-no-tosses = You have put three bits back already; lay this one or give the puzzle up.
reason-too-few-bits = You have too few unplaced bits for an exchange.
reason-pool-lacks = The pool has no bit of that type: { $bit }.
reason-only-at-the-end = Bits go back to the pool only at the end of your turn, and from a line only when it cannot go on.
reason-not-yours = You do not own { $ability }.
reason-used-already = { $ability } was used in this turn already; it is ready again in your next one.
reason-works-always = { $ability } works all the time by itself; it is neither used nor given away.
reason-no-use-now = { $ability } has nothing to do here and now.
reason-talent-used = The special ability of { $hero } was used in this turn already.
reason-talent-not-now = The special ability of { $hero } has nothing to do here and now.
reason-nothing-lies-here = That item does not lie where you stand.
reason-no-judgement = Super tokens help somebody else's area search or research, in the moment after its cards are drawn.
reason-search-first = Hexes are checked in an area search; take that action first.
reason-own-judgement = Super tokens can only be spent on somebody else's judgement.
reason-too-few-supers = You have { $n } { $n ->
        [one] super token
       *[other] super tokens
    }, not more.
reason-owned-already = You own { $ability } already, and nobody has two of a kind; take another card.
reason-sold-out = { $ability } is not in the supply any more; take another card.
reason-level-too-high = Your line is too short for { $ability }; take a card of a lower level.
reason-no-way-out = There is no free hex beside you to flee to; fight on.
reason-out-of-search = { $hex } is out of range, or there is nothing to turn over; choose one of the hexes offered.

# The table in the terminal; headings of columns are short.
picture-heading = Turn { $turn } of { $limit }, { $phase }
picture-points = { $points ->
        [one] has 1 action point
       *[other] has { $points } action points
    }
picture-clue = ! { $hex }: clue, { $progress } of { $difficulty }
picture-boss = * { $hex }: { $boss }, { $hp } HP
picture-tide = tide { $tide } of { $most }
picture-you-read = You read: { $card }
picture-unread = The event card waits, unread.
picture-read = { $seat } reads the event card.
picture-who = character
picture-hp = HP
picture-money = money
picture-supers = super
picture-fallen = fallen
picture-bits = bits
picture-line = line
picture-cards = abilities
picture-judgement = { $judgement }, success { $success }

event-swaps = { $seat_who ->
        [you] You exchange
       *[other] { $seat } exchanges
    } bits for one that is wanted: { $bit }.
event-aims = { $seat_who ->
        [you] You are
       *[other] { $seat } is
    } about to use { $ability }.
event-aims_talent = { $seat_who ->
        [you] You are
       *[other] { $seat } is
    } about to use the special ability of { $hero }.
event-stays = { $seat_who ->
        [you] You stay
       *[other] { $seat } stays
    } where { $hero } is.

### Why: what an option gains, costs and risks
why-action = Costs an action point; { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}
why-pays = Costs 1 money of { $money }.
why-chips-around = { $n ->
    [0] No chip lies face down within reach.
    [one] One chip lies face down within reach.
   *[other] { $n } chips lie face down within reach.
}
why-chips-there = { $n ->
    [one] One chip lies face down on { $hex } or beside it.
   *[other] { $n } chips lie face down on { $hex } and around it.
}
why-clue-there = There is a clue on { $hex }; { $n } more progress solves it.
why-to-solve = The clue on { $hex } needs { $n } more progress.
why-no-clue = Nobody knows of a clue on { $hex }.
why-hospital-there = { $hex } is a hospital.
why-battle-there = { $boss } with { $hp } HP waits there: a battle begins, { $n ->
    [one] and nobody stands near enough to join you.
   *[other] and { $n } of you could fight.
}
why-touches = At the end of the turn { $n ->
    [one] a pawn
   *[other] { $n } pawns
} at { $hex } would hurt you; you have { $hp } HP.
why-cleans = Tile { $tile } then has { $n } of { $most } pawns.
why-bits = Brings { $n } TB bits.
why-spares = Spares { $other_seat } a wound at the end of the turn.
why-earns = You have { $money } money; half the success comes in, and a TB bit.
why-heals = Recovers { $n } HP; you have { $hp }.
why-line = Finishes the line: an ability card up to level { $level }, then a fallen check that needs a success of { $need }.
why-may-taint = In about { $percent } % of cases the check fails and leaves a fallen token.
why-may-fall = In about { $percent } % of cases the check fails, and you fall.
why-level = Raises the level to { $level }.
why-solves = That solves the clue.
why-still = The clue would still need { $n }.
why-fights = { $boss } has { $left } HP left, you have { $hp }.
why-flees = An escape succeeds in about { $percent } % of cases; a failed one costs 1 HP of { $hp }.
why-unused = { $points ->
    [one] An action point is left unused.
   *[other] { $points } action points are left unused.
}
