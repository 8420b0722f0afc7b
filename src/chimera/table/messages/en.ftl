# What the table and its server say, the same for every game.
log-began = The match begins.
log-undone = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} back { $n ->
    [one] the last choice
   *[other] the last { $n } choices
}.
log-redone = { $seat_who ->
    [you] You play
   *[other] { $seat } plays
} it again.
log-not-ready = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} not ready after all.
log-ready-for = { $seat } says ready for { $other_seat }, who is away.
log-undo-asked = { $seat_who ->
    [you] You ask
   *[other] { $seat } asks
} to take back { $n ->
    [one] the last choice
   *[other] the last { $n } choices
}.
log-undo-refused = { $seat_who ->
    [you] You
   *[other] { $seat }
} would rather not take it back.
log-undo-dropped = The wish to take back is dropped.
log-joined = { $seat_who ->
    [you] You sit
   *[other] { $seat } sits
} down.
log-host-came = { $name } hosts the table.
log-next-match = The campaign goes on at another table.
log-handed-over = A bot ({ $bot }) plays for { $seat_who ->
    [you] you
   *[other] { $seat }
}.
log-sits-in = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} away; a bot ({ $bot }) sits in.
log-resigned = { $seat_who ->
    [you] You resign
   *[other] { $seat } resigns
}. A bot plays on.
log-abandon-asked = { $seat_who ->
    [you] You
   *[other] { $seat }
} would like to end the match without a result.
log-abandon-refused = { $seat_who ->
    [you] You play
   *[other] { $seat } plays
} on: the match does not end here.
log-abandon-dropped = The wish to end the match is dropped.
log-abandoned = The match ends here, without a result.
log-closed = The table is closed.
log-taken-back = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} back.
log-went-on = The rules or cards this match was played by are gone, so it goes on by those of today from its last stored position; what came after that position is lost.
log-bot-failed = The bot of { $seat } ({ $bot }) failed, so chance chose for it; the server's log says more.
log-bot-gone = There is no bot called { $gone } any more, so { $bot } plays for { $seat }.
log-no-answer = The table cannot answer for a bot now; take back the last choice, or give the seat to another bot.
log-draft-fell = What you had begun is not possible any more after what somebody else did; it leaves no trace.
log-restored = The last change could not be saved; this is the table as it was before.
reason-stale = The table moved on while you chose; look again and choose anew.
reason-not-begun = The match has not begun; it starts when every seat is taken.
reason-no-seat = You are watching; only seated players choose. Take a seat by an invitation, or start a table of your own.
reason-bot-plays = A bot plays this seat; take it back first.
reason-plan-ends = A plan ends where dice, a hidden card or somebody else decides; plan “{ $code }” when that is known.
turned-up = { $seat_who ->
    [you] Your chance of winning
   *[other] The chance of { $seat }
} rises from { $before } to { $after } % in this round.
turned-down = { $seat_who ->
    [you] Your chance of winning
   *[other] The chance of { $seat }
} falls from { $before } to { $after } % in this round.
turned-up-team = The chance of the team rises from { $before } to { $after } % in this round.
turned-down-team = The chance of the team falls from { $before } to { $after } % in this round.
moved-up-team = The chance of the team rises from { $before } to { $after } %.
moved-down-team = The chance of the team falls from { $before } to { $after } %.
moved-up = { $seat_who ->
    [you] Your chance of winning
   *[other] The chance of { $seat }
} rises from { $before } to { $after } %.
moved-down = { $seat_who ->
    [you] Your chance of winning
   *[other] The chance of { $seat }
} falls from { $before } to { $after } %.
hint-search = Wins { $percent } % of the games imagined from here; looked at { $times ->
    [one] once
   *[other] { $times } times
}.
hint-search-helps = Wins { $percent } % of the games imagined from here; looked at { $times ->
    [one] once
   *[other] { $times } times
}. Of the others it helps { $seat } most.

# Troubles at a table
trouble-over = The match is over and its dice are open; start a new one to play again.
trouble-nothing-to-undo = There is nothing of yours to take back; choose something first.
trouble-nothing-to-redo = There is nothing of yours to play again; choose something instead.
trouble-nothing-to-cancel = There is no move of yours to cancel; it is done already, or not begun.
trouble-no-wish = Nobody waits for your consent now; play on.
trouble-no-window = Passing for a while is for moments to react; choose something now.
trouble-no-bot-waits = No bot waits for the people here now; just play on.
trouble-not-ready = You have not said that you are ready; just play on.
trouble-only-ready = There is nothing for you to do here but to be ready; wait for the others.
trouble-ready-stands = The table has gone back by consent since you said that you are ready; ask the others to act or to take back one more.
trouble-ready-not-asked = Nobody waits for this seat to be ready now; look who is asked.
trouble-person-not-gone = This person was here a moment ago; wait two minutes before you say ready for them.
trouble-no-advice = Plans, offers and gestures are for games that are won or lost together; here there is the chat.
trouble-plan-length = A plan has at most { $most } choices; show the first ones.
trouble-no-plan = You have no plan to carry out; plan first, or just choose.
trouble-draft-first = You have begun a move that is not your plan; finish or cancel it first.
trouble-offer-to-whom = An offer is for somebody else who is asked now; wait until they are, or use the chat.
trouble-many-offers = You have { $most } open offers already; withdraw one first.
trouble-no-offer = This offer is not open to you any more; look at those that are shown.
trouble-point-at = What you point at has a name of 1 to { $most } printable characters; point at something on the board.
trouble-many-gestures = That is a lot of waving; wait a few seconds.
trouble-not-passing = You are asked at every window already; just choose when it is your turn.
trouble-game-fault = The game met a fault of its own and undid this choice; choose another way.
trouble-no-hint-now = A hint helps when you are asked; wait for your turn.
trouble-chat-length = A line of chat has 1 to { $most } characters; write it shorter.
trouble-chat-full = The chat of this table is full; open a new table to go on talking.
trouble-other-eyes = While a match goes on you look back through your own eyes; at its end through everybody's.
trouble-file-not-yet = The match file holds the dice and everything hidden, so it is given out when the match is over; play it to its end first.
trouble-story-not-yet = A match is told round by round when it is over; play it to its end first.
trouble-branch-not-yet = A match can be left for a private table when it is over; play it to its end first.
trouble-branch-at-the-end = Here the match is over and nothing is left to choose; go back to an earlier point.
trouble-campaign-not-yet = The next match of a campaign follows when this one is over; play it to its end first.
trouble-campaign-over = No match follows this one; start a new table to play again.
trouble-nothing-to-look-at = The match has not begun; there is nothing to look back at yet.

# Troubles with coming and going
trouble-abandoned = This match was ended by the people who played it; start a new table to play again.
trouble-resigned = This seat was given up for good and a bot plays on; you can watch, or start a new table.
trouble-nobody-parts = Nobody asks to end the match now; play on.
trouble-no-take-backs = At this table nothing is taken back; that was agreed when it was opened.
trouble-table-name = A table’s name has at most { $most } printable characters; choose a shorter one.
trouble-table-closed = This table was closed before the match began; ask for another invitation, or start a table of your own.
trouble-owner-closes = Only who opened the table can close it; ask them.
trouble-begun-already = The match has begun, so the table stays; end the match together instead.
trouble-owner-lets-sit-in = At this table only who opened it lets a bot sit in; ask them.
trouble-person-may-return = { $name } was here a moment ago; after two minutes a bot may sit in.

# Troubles with seats
trouble-nickname = A nickname has 1 to { $most } printable characters; choose another one.
trouble-no-table = There is no such table (any more); look at your tables on the first page.
trouble-link-unknown = This link leads to no seat; ask for a new one, or check that it was copied whole.
trouble-link-old = This link leads to no seat any more; ask for a new one.
trouble-seated-already = You sit at this table already; send this link to a friend instead.
trouble-seat-taken = This seat is taken; ask for another invitation, or for a link to watch.
trouble-no-host = { $title } is played without a host; leave that place out.
trouble-host-plays = The host plays no seat; take none of the seats yourself, or let somebody else host.
trouble-host-seated = You host this table, and the host plays no seat; send this link to a friend instead.
trouble-seated-host = You play at this table, and the host plays no seat; send this link to a friend instead.
trouble-host-taken = This table has its host already; ask for an invitation to a seat, or for a link to watch.
trouble-hosting = You host this table: you may see more than the others and decide nothing; let the players choose.
trouble-no-such-seat = There is no such seat at this table; name one of those shown.
trouble-not-yours-to-give = Only who sits there or made the table can give a seat to a bot; ask them.
trouble-person-here = { $name } is at the table; only they can give their seat to a bot.
trouble-not-your-seat = This seat is not yours; open your own link to it first.
trouble-no-bot-plays = No bot plays your seat; just choose.
trouble-watching = You are watching this table; take a seat by an invitation, or start a table of your own.
trouble-whose-turn = Several people play at this device; say first who has it now.
trouble-seat-elsewhere = This seat is not played at this device; open its own link first.

# Troubles with the disk
trouble-put-away = This table is being loaded anew; reload the page.
trouble-taken-over = Another server has taken over this database; reload the page.
trouble-not-saved = This could not be saved, so nothing was changed; try again in a moment.
trouble-database-used = Another Chimera server (process { $pid } on { $host }) uses this database; stop it first, or name another one with --database.
trouble-database-just-taken = Another Chimera server has just taken this database; use that one or stop it first.
trouble-database-address = The address of the database cannot be read; write a file's path or postgresql://USER@HOST/NAME.
trouble-database-kind = Chimera keeps its tables in SQLite or PostgreSQL, not in { $kind }; name one of these.
trouble-database-newer = This database was written by a newer Chimera; install that version, or name another with --database.
trouble-database-closed = The database does not open ({ $why }); check its address, its rights and its disk.
trouble-database-not-read = The database cannot be read ({ $why }); check --database.
trouble-database-not-written = The database cannot be written ({ $why }); check --database.
trouble-database-not-empty = This database is not empty; name a new one with --database.
trouble-postgres-missing = PostgreSQL needs one more package; install it with: pip install 'chimera-tabletop[postgres]'.
trouble-nothing-to-back-up = There is nothing to back up in this database; name another with --database.
trouble-no-backup = { $file } is no backup of Chimera, or damaged; take another copy of it.
trouble-backup-of-another-version = { $file } was written by another version of Chimera; restore it with that version first.
trouble-file-not-written = { $file } cannot be written ({ $why }); choose another place.
trouble-file-not-read = { $file } cannot be read ({ $why }); choose another file.

# Troubles at the door
trouble-request = The server does not understand this request; reload the page and try again.
trouble-nothing-here = There is nothing here; go back to the first page.
trouble-not-done-here = This cannot be done here; go back to the first page.
trouble-too-large = This is more than the server takes at once; send less.
trouble-own-fault = The server met a fault of its own, nothing was changed; try again, and report it if it stays.
trouble-too-many-requests = Too many requests from your address; wait a few seconds.
trouble-another-page = This request comes from another page; open Chimera itself and try there.
trouble-pages-are-read = Pages can only be read; go back to the first page.
trouble-no-file = There is no such file; go back to the first page.
trouble-many-tables = You made many tables in a short time; play one of them, or wait a minute.
trouble-many-files = That is a lot of files in a short time; wait a minute.
trouble-not-introduced = The page did not introduce itself; reload it.
trouble-hello-first = The first message must be 'hello'; reload the page.
trouble-hello-again = You have said hello already; go on playing.
trouble-many-sockets = You have too many tables open; close some of their pages.
trouble-table-not-loaded = This table cannot be loaded; go back to the first page.
trouble-table-not-now = This table cannot be loaded now; try again in a moment.
trouble-message-length = A message has at most { $most } characters; make it shorter.
trouble-message = The server does not understand this message; reload the page.
trouble-too-fast = That was too fast; wait a second and try again.
trouble-much-chat = That is a lot of chat; wait a few seconds.
trouble-much-advice = That is a lot of advice; wait a few seconds.
trouble-hint-fresh = The last hint is still fresh; wait a few seconds for another one.
trouble-port = Port { $port } of { $host } cannot be used ({ $why }); choose another one with --port.

# What the server says when it starts, and instead of a client that is not built
serve-open = Chimera { $version } is open at { $address }
serve-network = In your network: { $address }
serve-close = Ctrl-C closes it; nothing is lost.
page-not-built = The server runs, but the client is not built yet. In a checkout, build it with
page-not-built-then = and start the server again. The wheel from a release has it inside.
trouble-no-board = There is no such board, or it was changed; load the page again.
# What guests are called before they choose a name
guest-name = { $kind ->
   *[0] Quick
    [1] Calm
    [2] Bold
    [3] Curious
    [4] Patient
    [5] Lucky
    [6] Bright
    [7] Gentle
} { $animal ->
   *[0] Newt
    [1] Heron
    [2] Otter
    [3] Gecko
    [4] Lynx
    [5] Ibis
    [6] Tapir
    [7] Wren
    [8] Viper
    [9] Moth
    [10] Crane
    [11] Hare
}
