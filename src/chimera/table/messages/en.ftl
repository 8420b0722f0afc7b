# What the table says, the same for every game.
log-began = The match begins.
log-undone = { $seat } takes back { $n ->
    [one] the last choice
   *[other] the last { $n } choices
}.
log-redone = { $seat } plays it again.
log-undo-asked = { $seat } asks to take back { $n ->
    [one] the last choice
   *[other] the last { $n } choices
}.
log-undo-refused = { $seat } would rather not take it back.
log-undo-dropped = The wish to take back is dropped.
log-joined = { $seat } sits down.
log-handed-over = A bot ({ $bot }) plays for { $seat }.
log-taken-back = { $seat } is back.
log-went-on = The rules or cards this match was played by are gone, so it goes on by those of today from its last stored position; what came after that position is lost.
log-restored = The last change could not be saved; this is the table as it was before.
reason-stale = The table moved on while you chose; look again and choose anew.
reason-not-begun = The match has not begun; it starts when every seat is taken.
reason-no-seat = You are watching; only seated players choose. Take a seat by an invitation, or start a table of your own.
reason-bot-plays = A bot plays this seat; take it back first.
hint-search = Wins { $percent } % of the games imagined from here; looked at { $times } times.
