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
