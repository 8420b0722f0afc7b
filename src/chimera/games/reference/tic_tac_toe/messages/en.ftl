prompt-mark = { $seat }, choose an empty cell.
opt-mark = Mark cell { $a }
event-marked = { $seat } marks cell { $cell }.
event-ended = The match is over.
ending-line = Three in a row.
ending-draw = The board is full: a draw.
reason-cell-taken = Cell { $cell } is taken already; choose an empty one.
reason-must-mark = A turn is one mark in an empty cell; choose a cell.
