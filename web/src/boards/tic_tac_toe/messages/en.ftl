# What the book says beside the rules, which come from the server.
book-tic_tac_toe-goal = Have three marks in a row before the other does.
book-tic_tac_toe-goal-text = Rows, columns and diagonals count.
book-tic_tac_toe-goal-find = win wins won winning winner victory goal aim object objective purpose three line row
book-tic_tac_toe-end = The game ends with three in a row, or when the board is full.
book-tic_tac_toe-end-text = A full board without a line is a draw.
book-tic_tac_toe-end-find = end ends ending over finish draw tie full
