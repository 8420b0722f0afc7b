# What the terminal itself says, the same for every game. Commands (help, undo, why ...) are the same in every language.
terminal-start = Type the number or the code of an option, or help.
terminal-help =
    A number, a code or words of an option that no other has play it.
      ? N         the rule behind option N (or a code), and what it is about
      why CODE    why something cannot be chosen
      about NAME  what a piece of the game does; alone: which ones there are
      undo, redo  take back your last choice, play it again
      hint        the three options a strong bot considers, and why
      options     all options, when they are too many for the screen
      look        draw the table again
      log         what happened so far
      save        where the match is kept (it is saved after every choice)
      quit        leave; go on later with: chimera play --resume FILE
terminal-kept = The match is kept in { $file }
terminal-go-on = Go on with: chimera play --resume { $file }
terminal-next = The campaign goes on with: chimera play --after { $file }
terminal-watch = Watch it again with: chimera replay { $file }
terminal-saved = Saved in { $file }
terminal-curtain = { $seat } is next. Hand over the keyboard and press Enter.
terminal-heading = { $title }: { $who }
terminal-about = Type about and one of: { $pieces }
terminal-about-nothing = Nothing in this game has a text of its own.
terminal-piece = { $name }: { $text }
terminal-no-option = There is no option { $code } now; type a number from 1 to { $count }, a code, or help.
terminal-which-option = Which one do you mean by “{ $words }”? Type its number.
terminal-more-options = { $count ->
    [one] One more option; type options to see all, or some of its words.
   *[other] { $count } more options; type options to see all, or some words of one.
}
terminal-allowed = { $code } can be chosen.
terminal-how-to-ask = Type ? and the number or code of an option, for example: ? 1 (help lists everything else).
terminal-no-undo = Nothing to take back: dice were rolled, something was shown, or another chose since.
terminal-undone = Taken back.
terminal-no-redo = There is nothing to play again.
terminal-yes = yes
terminal-hidden = hidden
terminal-no = no
terminal-goes-on = The match goes on.
terminal-not-over = The match is not over yet.
terminal-wins = wins
terminal-nobody = nobody
terminal-semicolon = { "; " }

# Hints
terminal-hint = { $option }: { $why }
hint-only = There is nothing else to choose.
hint-tried = tried { $times } of { $of } times, worth { $percent }% of the victory
hint-less = { $percent }% less than the first
hint-gain = changes the evaluation by { $up ->
    [0] -
   *[other] +
}{ $whole }.{ $tenths }
hint-helps = helps { $seat } most of the others
hint-simple = the simple bot would choose it too

# Watching a match again, and checking it
terminal-choice = { $seat }: { $option }  [{ $code }]
terminal-replay-stopped = Played by rules or content that are gone; this is its last snapshot.
terminal-replay-rest = Its beginning was played by rules that are gone; this is the rest.
terminal-replay-step = Enter goes on, q stops.
terminal-verify-another = { $file } does not carry the commitment { $commitment }...; it is not the match that was announced.
terminal-verify-gone = { $file } was played by rules that are gone; verify it with the version that wrote it.
terminal-verify-running = { $file } is not over or was cut off after choice { $choices }; verify the whole match.
terminal-verify-cut = { $file } lacks its last line with the end; take a whole copy of the file.
terminal-verified = { $file } is fair: { $choices } choices from { $seed ->
    [open] an open seed
   *[secret] a seed committed to before the first choice
}, all fingerprints agree, won by { $winners }.

# The shelf
terminal-game = game
terminal-players = players
terminal-minutes = minutes
terminal-what = what it is
terminal-about-size = { $players } players, { $minutes } minutes
terminal-hard = How often teams of { $bot } bots win ({ $games } matches each, 95% interval):
terminal-hard-party = { $n } { $n ->
    [one] player
   *[other] players
}
terminal-hard-won = { $won }% ({ $low } to { $high })
terminal-shelf-line = { $title }: { $summary }
terminal-which = Which game?
terminal-which-number = Type a number from 1 to { $count }, or Ctrl-C to leave.
terminal-how-to-play =
    Chimera needs a terminal to play in. Open one and type, for example:
      chimera games                         the games on the shelf
      chimera about blind_evolution         what can be set, and how hard it is
      chimera play pig --seats me,random    you against a bot
      chimera play --resume FILE            go on with a match
      chimera sim pig --bots greedy,random  let bots play many matches
