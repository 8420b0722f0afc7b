# What the frame says. A world's texts are in its folder, the games' come from the server.
title = Chimera
description = Games of evolution and myth, played in the browser with friends or bots.
title-turn = ● Your turn · { $title }
you = You
yes = Yes
no = No
close = Close
try-again = Try again
opening = Opening…
percent = { $n }%
says = { $name }:

# The site
nav = Chimera
nav-tables = Tables
nav-new = New table
nav-about = About
skip-main = To the content
skip-prompt = To the decision
theme-dark = Dark theme
theme-light = Light theme
language = Language
language-auto = Browser: { $name }
nickname = Your name
nickname-save = Save
nickname-change = You are { $name }. Change your name
foot-line = Icons by Lorc, Delapouite and others (Game Icons), CC BY 3.0. Not affiliated with the games’ publishers.
lost-title = There is no page here.
lost-text = The address may be old or mistyped. Your tables are on the front page.
lost-home = To the front page

# Home
home-title = Strange worlds, one good table.
home-text = Games of evolution, played in the browser with friends or with bots. One click and you sit.
home-yours = Your tables
home-open = Open tables
home-all = All { $n }
home-fewer = Running only
home-no-tables = No table yet. Start one: the bots are ready, and a friend needs only a link.
play-now = Play now
play-game-now = Play { $game } now
new-table = New table
new-table-of = New table of { $game }
games = Games
small-games = Small games
players = { $span } players
minutes = { $n } min
team = All win or all lose
your-turn = Your turn
sit-down = Sit down
table-over = Finished
table-runs = Others play
table-waits = Waits for players
table-deciding = { $names } { $n ->
    [one] decides
   *[other] decide
}
table-abandoned = Abandoned
table-resigned = You resigned
table-won-you = You won
table-won = { $names } won
today-at = Today, { $time }
trust-dice = Fair dice.
trust-dice-text = Sealed before the first roll, opened after the last.
trust-undo = Take-backs.
trust-undo-text = At once, until a die falls, a secret is shown or another person plays. From then on the table asks first.
trust-rules = Every “no” explains itself.
trust-rules-text = With the rule behind it.

# New table
new-text = Pick a game, fill the seats, send the links. A bot can sit in for anybody.
pick-line = { $span } players · { $minutes } min
pick-line-team = { $span } players, together · { $minutes } min
seats = Seats
seats-team = Your team
seats-team-text = You play together: all win or all lose.
seats-unit = { $n ->
    [one] player
   *[other] players
}
more-seats = One more seat
fewer-seats = One seat fewer
seat-n = Seat { $n }
seat-me = { $name } (you)
seat-bot = Bot
seat-open = Open seat
seat-me-text = At this browser
seat-here = A friend beside you
seat-here-text = At this browser too, in turn
seat-here-team = You again, or a friend beside you
seat-here-team-text = At this browser too
seat-here-team-name = Name
seat-here-name = Their name
seat-here-name-of = Name of the player in seat { $n }
seat-bot-text = Plays by itself
seat-bot-team-text = On your side, plays by itself
seat-bot-expert-text = Takes some seconds to think
seat-open-text = Anyone with the link
kind-me = Me
kind-here = Here
kind-bot = Bot
kind-open = Open
bot-level = Level of the bot in seat { $n }
choice-of = { $choice }, seat { $n }
choice-is = { $choice }: { $value }
choice-taken = { $value } (seat { $n } has it: swap)
host = Host
host-text = A host plays no seat, sees more than the players and tells the story.
host-nobody = Nobody
host-me = Me
host-open = By link
host-me-text = Your seats become open seats.
host-open-text = The place is for whoever follows the link first.
files = Your files
files-most = At most { $most }, { $size } KB each
files-text = Text that you wrote for this game, a scenario for example. It begins with
files-pick = Choose files
files-drop = or drop them here.
files-too-many = A table takes { $most } files. Remove one to bring another.
files-left = { $n ->
    [one] One file has a mistake. Mend it and bring it again, remove it, or open the table without it.
   *[other] { $n } files have mistakes. Mend and bring them again, remove them, or open the table without them.
}
files-without = { $n ->
    [one] Open the table without it
   *[other] Open the table without them
}
files-brought = { $n ->
    [one] File brought along: { $names }
   *[other] Files brought along: { $names }
}
file-looking = Being read…
file-good = In order: { $kind }
file-remove = Remove { $name }
file-large = { $name } is larger than { $most } KB. Bring a shorter file.
file-no-text = { $name } is empty or no text. Bring a text file in UTF-8.
house-rules = House rules
house-defaults = Defaults follow the rulebook
manners = The table
name-of-table = Name
name-of-table-text = Shown on invitations and in lists
name-another = Another
take-backs = Take-backs
take-backs-free = Free
take-backs-ask = Ask
take-backs-none = None
take-backs-free-text = Anything may be taken back at once, even after a roll
take-backs-ask-text = Free until a die falls, a secret is shown or somebody answers; then the others are asked
take-backs-none-text = What is chosen stands
take-backs-free-said = at once, whatever happened since
take-backs-ask-said = free at first, then the others are asked
take-backs-none-said = none
sit-in = Pace
sit-in-anybody = Anybody
sit-in-owner = Only me
sit-in-auto = By itself
sit-in-anybody-text = No clock. After two minutes away anybody may let a bot sit in
sit-in-owner-text = No clock. After two minutes away only you may let a bot sit in
sit-in-auto-text = No clock. After two minutes away a bot sits in by itself
sit-in-anybody-said = no clock; after two minutes away anybody may let a bot sit in
sit-in-owner-said = no clock; after two minutes away only who opened the table may let a bot sit in
sit-in-auto-said = no clock; after two minutes away a bot sits in
agreed = House rules
table-name = The { $kind ->
   *[0] Amber
    [1] Fern
    [2] Misty
    [3] Silver
    [4] Hidden
    [5] Salt
    [6] Crooked
    [7] Northern
    [8] Quiet
    [9] Copper
    [10] Moonlit
    [11] Windy
} { $place ->
   *[0] Lagoon
    [1] Marsh
    [2] Harbour
    [3] Grove
    [4] Ridge
    [5] Cove
    [6] Meadow
    [7] Lantern
    [8] Island
    [9] Observatory
    [10] Garden
    [11] Nest
}
hard = How hard it is
hard-now = Teams of { $bot } bots win { $won } of their matches (95% interval: { $low } to { $high }, from { $games } matches).
hard-usual = Measured with the other house rules as usual.
hard-unknown = Nobody has measured it with what you picked.
hard-party = { $n } { $n ->
    [one] player
   *[other] players
}
hard-any = As usual
hard-span = { $low } to { $high }
new-invites = { $n ->
    [one] You get a link for the open seat.
   *[other] You get a link for each of the { $n } open seats.
}
new-invites-host = You get a link for the host.
new-public = List it on the front page
new-public-text = Anyone on this server may take an open seat
new-campaign = A campaign: when a match is over, the next part goes on from it.
open-table = Open the table
seed-sealed = The dice are sealed now and opened when the game ends.

# Joining
join-title = You are invited to a table
join-text = Take the seat that was kept for you. No account, no password.
join-go = Take the seat
join-by = { $name } invites you to a table
join-host-by = { $name } invites you to host a table
join-your-seat = Your seat
join-person = Player
join-host-title = You are invited to host a table
join-host-text = A host plays no seat and decides nothing, but sees more than the players: keep it to yourself, and tell the story.
join-host-go = Host the table

# About
about-title = About Chimera
about-text = Chimera is a tabletop for games of evolution and myth: one rules engine, played in the browser or studied by simulation. A chimera is both a creature of myth and an organism of mixed genes.
about-fair = Fair dice
about-fair-text = Before a match begins its seed is sealed by a commitment; when it ends the seed is opened. Anyone can replay the match file and check that no die was forged.
about-credits = Credits
about-icons = Pictures of creatures, genes and tools, recoloured and cut to fit, are from
about-icons-by = under
about-icons-authors = Icons made by Lorc, Delapouite, Sbed, Skoll, DarkZaitzev and Quoting.
about-fonts = Typefaces: Fraunces and Inter, both under the SIL Open Font License.
about-names = The names of the original games belong to their owners and only say which game is meant. Chimera is not affiliated with their authors or publishers; rule texts are our own, and no picture is theirs.
about-data = Your data
about-data-text = This server knows a nickname you chose, your tables and your chat lines. A signed cookie recognises you; there is nothing else.
forget = Delete my data
forget-sure = Yes, delete my name and leave my tables
forget-done = It is gone. You are a new guest now.

# Trouble
trouble-no-server = The server does not answer. Check that it runs and that you are online, then try again.
trouble-server = The server could not do that (answer { $status }). Try again; if it stays, restart the server and look at its log.
trouble-page = Something went wrong on this page. Load it again; your game is safe on the server.
trouble-no-table = There is no such table, or it is not yours to watch. Your tables are on the front page.

# The table
board-failed = The board of { $title } could not be loaded; you play on the plain table.
table-opening = The table is being laid…
link-lost = Connection lost. Trying again; nothing is lost.
turn-order = Turn order
players-title = Players
round-n = Round { $n }
phases = Phases
seat-bot-kind = Bot, { $bot }
seat-away = A bot plays for them
seat-resigned = Resigned; a bot plays on
seat-offline = Away
seat-online = Online
seat-you = You
seat-out = Out of the game
seat-thinking = thinks…
menu = Menu
menu-hand-over = Let a bot play for me
menu-take-back = Play my seat again
menu-leave = Leave the match…
leave = Leave the match
leave-stay = Play on
leave-lend = Lend my seat
leave-lend-text = For a while. You take your seat back whenever you like.
leave-resign = Resign
leave-resign-text = For good. A bot plays your seat to the end, and the others are told.
leave-abandon = End the match for everybody
leave-abandon-ask = Without a result, if everybody who is here agrees.
leave-abandon-alone = Without a result. The replay and the match file stay.
leave-abandon-ask-go = Ask the others
leave-abandon-go = End it
resigned-title = You have resigned
resigned-text = A bot plays your seat to the end. You can watch.
absent-title = { $names } { $n ->
    [one] has
   *[other] have
} been away for two minutes.
absent-text = { $n ->
    [one] A bot may sit in until they are back.
   *[other] Bots may sit in until they are back.
}
sit-in-go = Let a bot sit in
parting-asked = { $name } would like to end the match.
parting-waits = You would like to end the match. Waiting for { $names }.
parting-text = It would end now, without a result.
parting-yes = End it
parting-no = Play on
abandoned-title = The match was abandoned
abandoned-text = There is no result. What happened can still be watched, and the match file is open.
watching-n = { $n ->
    [one] One person watches
   *[other] { $n } people watch
}
away-title = A bot plays your seat
away-text = Take it back whenever you like.
menu-sound-on = Sound on
menu-sound-off = Sound off
menu-notify-on = Tell me when it is my turn
menu-notify-off = Stop telling me
menu-return = Link for my other devices
menu-return-copied = Copied. It opens your own seat: do not share it.
menu-guide = Guide, from page 1
menu-new = New table of this game
menu-home = To the front page
menu-file = Match file
menu-replay = Watch it again
menu-replay-so-far = Look back
hint = Hint
hint-title = What a bot would do
hint-none = There is no hint now. It works while you are asked.
hint-asks = A bot thinks it over…
undo = Undo
undo-asks = Ask the table to undo
redo = Have it back
redo-text = Undo the taking back: everything is as it was
cancel = Cancel
pass-until = Pass until …
pass-until-act = Until somebody acts
pass-until-phase = Until the next phase
pass-until-round = Until the next round
pass-until-text = You pass now and in windows like this one.
standing-act = You pass until somebody acts.
standing-phase = You pass until the next phase.
standing-round = You pass until the next round.
ask-again = Ask me again
cancel-keys = Drop this move and choose again (Esc). Nobody has seen it.
undo-asked = { $name } would like to take back { $n ->
    [one] the last choice
   *[other] the last { $n } choices
}.
undo-waits = You asked to take back. Waiting for { $names }.
undo-yes = Let them
undo-no = Keep it
undo-sure = { $n ->
    [one] Take this back?
   *[other] Take these { $n } choices back?
}
undo-own = You: { $what }
undo-others = { $name }: { $n ->
    [one] one answer after it
   *[other] { $n } answers after it
}
undo-anew = The dice will be rolled anew.
undo-shown = What was shown since is shuffled again.
undo-redo = Until you choose something, you can have it back as it is now.
undo-do = Take it back
undo-keep = Leave it
linger-text = The others see it in a moment.
linger-back = Take it back
linger-on = Go on
tab-options = Options
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-board = Board
tab-seats = Seats
options-none-now = Nothing to decide for you now.
options-mine = Your options
options-all = All { $n }
options-in-hand = Only this piece
drawer-shut = Shut the drawer
wait-for = { $names } { $n ->
    [one] is
   *[other] are
} deciding.
wait-nobody = The table goes on by itself.
wait-open = Waiting for players
wait-open-text = The game begins when every seat is taken. Send the links, or let a bot sit down.
wait-open-guest = The game begins when every seat is taken. You are seated: stay on this page.
wait-plan = Look around meanwhile; nothing you open here disturbs the others.
prompt-mine = Your decision
watching = You are watching.
watching-text = You see what everybody at the table may see.
hosting-text = You see more than the players: keep it to yourself.
seat-bot-sits = A bot sits down
invite-for = Invitation for seat { $n }
copy = Copy
copied = Copied
share = Share
share-text = A seat is kept for you: { $title }
qr = QR code
qr-of = QR code of the invitation: { $what }
qr-text = Point a phone’s camera at the code: it opens the invitation.
close-table = Close the table
close-table-sure = Nobody can sit down any more, and who waits here is told.
close-table-no = Keep it open
closed = This table was closed by whoever opened it.
closed-you = You closed this table.
closed-text = The match did not begin, and the invitations lead nowhere now.
invite-waits = Waiting for a player in seat { $n }
invite-host = Invitation for the host
host-you = You are the host
host-online = Host, online
host-offline = Host, away
host-waits = Waiting for a host
host-waits-text = Send the link. The game does not wait: the host may come at any time.
host-waits-go = To the table
log-empty = Nothing has happened yet.
chat-empty = Say hello.
chat-say = Write to the table
chat-send = Send
rules-search = Search the rules
rules-count = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
rules-language = The rules themselves are written in English.
rules-now = The rule behind your decision
rule-of = Rule { $id }
ruling = Ruling:
why-title = Why not?
why-allowed = You may
over-title = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
over-you = You win
over-you-share = You share the victory
over-together = You win together
over-lost = The table loses
over-again = Play again
over-look = Look at the board
again-said = The next table is open. { $name }, your seat: { $link }
over-home = Other games
over-back = To the result
over-next = What now
over-place = You come { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} with { $score }.
ranks-won = won
ranks-behind = { $n } behind
story-coming = The match is being looked at…
step-n = Step { $n }
turns-heading = Turning points
turns-watch = Watch this moment
chart-points = Points, round by round
chart-team = The team’s chance, round by round
chart-chance = percent
chart-start = Start
chart-zero = 0
facts-heading = The match in numbers
facts-length = { $rounds ->
    [0] { $n } choices.
    [one] One round, { $n } choices.
   *[other] { $rounds } rounds, { $n } choices.
}
what-if = What if?
what-if-text = Go on from any point of this match at a private table, bots on all other seats. Dice and what was hidden are drawn anew.
what-if-here = Play on from here
what-if-as = You play { $name }; bots play the others. Dice and what was hidden are drawn anew.
what-if-mark = What if
what-if-title = This match goes on from step { $n } of another one. It is private and counts for nothing.
proof = Proof of the dice
proof-checking = Checking the dice…
proof-ok = Dice verified
proof-broken = Dice do not match
proof-ok-text = The seed opened at the end fits the commitment { $short } shown before the first choice. All { $n } choices replay to this result.
proof-told-text = The server says that the seed fits the commitment { $short } and that all { $n } choices replay to this result. On an insecure connection a browser cannot check it; the match file can be checked anywhere.
proof-broken-text = The seed opened at the end, or what follows from it, does not fit the commitment { $short }. Keep the match file.
proof-how = How?
proof-how-sealed = Before the first choice the server draws one seed for all dice and cards and publishes this SHA-256 of the seed and the settings. It cannot change the seed later without changing this number:
proof-how-opened = At the end it opens what was sealed. Any SHA-256 program makes the number above of this text:
proof-how-file = The match file holds the seed and every choice. “chimera replay FILE --verify” plays it again and compares.
proof-how-later = At the end the seed is opened, and the page checks that it fits.
proof-sealed = The dice are sealed: { $short }
over-replay = Watch it again

# A campaign
campaign-part = Part { $n } of the campaign
campaign-go = Go on: part { $n }
campaign-open = To part { $n }
campaign-votes = Who wants to go on
campaign-too = Me too
campaign-back = Take back
campaign-wants = { $name } wants to go on
campaign-silent = { $name } has not said yet
campaign-gone = { $name } is away and not waited for

# Several people at one device
curtain-pass = Pass the device to { $name }
curtain-text = The table is hidden until { $name } has it.
curtain-show = I am { $name }
curtain-home = To the front page

# Playing together
seat-gone = Away for a while
free-order = Everybody may act now, in any order.
ready = Ready
ready-too = Me too
ready-all = Ready with all
not-ready = Take back
ready-for = Tick for { $name }
ready-waits = You are ready. Waiting for { $names }.
ready-text = Anything that somebody does asks everybody again.
go-ahead = Bots, go ahead
vote = Who is ready
vote-ready = { $name } is ready
vote-open = { $name } is not ready yet
vote-is-ready = Ready
pass-for-all = Pass for all
questions = Your seats and what they are asked
question-none = Nothing to decide now
question-look = Look from here
asked-elsewhere = { $name } is asked, another of your seats.
all-questions = All seats
all-questions-keys = All your seats and their options (H)
signs = Signs to the others
sign-plan = Plan
sign-plan-text = Show what you mean to do (P). On the board: Shift and a click, or a long press.
sign-point = Point
sign-point-text = Point at something (T). On the board: Alt and a click, or a tap with two fingers.
sign-offer = Offer
sign-offer-text = Offer one of your options to a friend who is asked (O).
sign-offer-this = Offer this to a friend: { $what }
sign-cheer = Cheer
sign-cheer-text = Cheer (C)
mode-choose-said = Your options are choices again.
mode-plan-said = Planning. What you choose now is shown to the others and not played. Escape ends it.
mode-point-said = Pointing. Choose something on the board or in the list. Escape ends it.
mode-offer-said = Offering. Choose one of your options, then a friend. Escape ends it.
planning = What do you plan first?
planning-on = What do you plan next?
planning-text = Nothing is played yet; the others see your plan.
planning-end = Nobody can know what follows: the plan ends here.
options-planned = You could plan
plans = plans: { $what }
plan-carry-out = { $n ->
    [one] Carry out plan: 1 step
   *[other] Carry out plan: { $n } steps
}
plan-clear = Clear plan
plan-broken = Your plan does not hold any more: { $why }
plan-draft = You have begun a move. Finish it or cancel it, then plan.
pointed = { $name }: try here
pointed-at = { $name } points at { $what }
cheered = { $name } cheers
offer-what = What do you offer, and to whom?
offer-nobody = No friend is asked anything now.
offer-nothing = You have nothing to offer now.
offer-to = Offer to { $name }: { $what }
offer-made = { $name } offers: { $what }
offer-yours = You offer { $name }: { $what }
offer-take = Take the offer by { $name }: { $what }
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
more-keys-seats = Keys: 1–6 seats, H all seats, U undo, I hint, Esc cancel or close
more-keys-signs = P plan, T point, O offer, C cheer

# Looking back
replay = Replay
replay-title = { $title }: replay
replay-back = To the table
replay-first = To the beginning
replay-prev = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $n }×
replay-at = Step { $at } of { $of }
replay-beginning = The beginning
replay-eyes = Seen by
replay-everyone = Everyone
replay-own = While the game goes on you look back through your own eyes.
replay-keys = Keys: ← → one step, with Shift one round, Home and End, Space plays
replay-rounds = Rounds
replay-result = Result
tab-story = Story
mark-fought = { $n ->
    [one] one fight
   *[other] { $n } fights
}
mark-born = { $n ->
    [one] one birth
   *[other] { $n } births
}
mark-lost = { $n ->
    [one] one loss
   *[other] { $n } losses
}
replay-empty = Nothing has been told here yet.
guide-skip = Skip the guide
guide-next = Next
guide-done = Got it
guide-step = { $n } of { $of }
guide-rule = The rule
notify-turn = { $title }: your turn
more-keys = Keys: 1–9 options, U undo, H hint, Esc cancel or close
moves-heading = Events

# The plain table
plain-hidden = hidden
plain-empty = empty
plain-none = none

# What happened
tell-next = Next
tell-count = { $n } of { $of }
tell-pace = Pace of the telling
tell-calm = Calm
tell-normal = Normal
tell-fast = Fast
tell-step = Step
tell-off = Off
tell-skip = Skip
key-space = Space
since-heading = Since your last move
since-again = Show again
round-summary = Round { $n } in short

# My seat is out of the match
out-title = You are out
out-watch = Watch the others
out-end = Fast-forward to the end
out-hurrying = On to the end
out-others = The match goes on at the pace of those who still play.
guide-title = Guide
guide-back = Back
guide-waits = The bots wait while you read.
book-one-page = { $title } in one page
book-goal = Goal.
book-round = { $n ->
    [one] A round in one step
   *[other] A round in { $n } steps
}
book-end = The end.
book-rules = Rules
book-rule = Rule: { $chapter }
book-show = Show it in the book
book-mention = { $n ->
    [one] 1 rule mentions it
   *[other] { $n } rules mention it
}
book-none = Nothing here mentions “{ $words }”. Try the name of a thing, “win”, or a part of the round: { $names }.
search-small = how do does did i a an the is are to of in on at my me we can could what when where who why which it for and or with you your be get there this that game
