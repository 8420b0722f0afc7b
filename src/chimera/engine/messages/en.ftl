# What the engine itself says, the same for every game.
table = the table
bot-random = Random
bot-easy = Easy
bot-greedy = Greedy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert
opt-pass = Pass
opt-ready = Ready: nothing more for now
reason-unknown-code = “{ $code }” is not an option of this game; type one of the listed codes, such as the first one shown.
reason-match-over = The match is over; nothing more can be chosen. Start a new one or look at it with “chimera replay”.
reason-not-asked = It is not { $seat }’s decision now; wait until the table asks.
# Troubles people can put right, said at a table, on a page or on the command line.
trouble-plain = { $sentence }
trouble-no-setting = { $title } has no setting '{ $name }'; it has: { $names }. Name one of these or none.
trouble-no-settings = { $title } has no setting '{ $name }', nor any other; leave it out.
trouble-setting-value = The setting { $name } cannot be '{ $value }'; choose one of: { $values }.
trouble-setting-unreadable = '{ $text }' is not a setting; write NAME=VALUE, for example target=100.
trouble-players = { $title } is for { $low } to { $high } players, not { $seats }; choose that many seats.
trouble-players-exactly = { $title } is for { $low } players, not { $seats }; choose that many seats.
trouble-game-broken = The game '{ $name }' cannot be loaded ({ $why }); repair or uninstall it.
trouble-no-card = The entry point '{ $name }' of { $shelf } is no game's card; uninstall its package.
trouble-no-game = There is no game called '{ $name }'; there are: { $names }.
trouble-no-game-near = There is no game called '{ $name }'; did you mean { $near }?
trouble-no-bot = No bot for { $title } is called '{ $name }'; there are: { $names }.
trouble-no-bot-near = No bot for { $title } is called '{ $name }'; did you mean { $near }?
trouble-seat-name = { $name } cannot be a seat's name; use 1 to { $most } printable characters.
trouble-no-choice = There is no choice { $count } in this match; name one from 0 to { $most }.
trouble-no-edition = The content that this match of { $title } was played with is not kept here; take a copy of the match that holds it.
