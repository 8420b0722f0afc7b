chapter-setup = Setting up
chapter-turn = The turn
chapter-end = The end of the game
prompt-mark = { $seat_who ->
    [you] Choose
   *[other] { $seat }, choose
} an empty cell.
opt-mark = Mark { $a }
event-marked = { $seat_who ->
    [you] You mark
   *[other] { $seat } marks
} { $cell }.
event-ended = The match is over.
ending-line = Three in a row.
ending-draw = The board is full: a draw.
reason-cell-taken = Somebody has marked { $cell } already; choose an empty cell.
reason-must-mark = A turn is one mark in an empty cell; choose a cell.

cell-0 = the top left corner
cell-1 = the top edge
cell-2 = the top right corner
cell-3 = the left edge
cell-4 = the middle
cell-5 = the right edge
cell-6 = the bottom left corner
cell-7 = the bottom edge
cell-8 = the bottom right corner
