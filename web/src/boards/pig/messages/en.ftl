# What the book says beside the rules, which come from the server.
book-pig-goal = Be the first whose score reaches the target.
book-pig-goal-text = Roll to fill the pot, hold to keep it.
book-pig-goal-find = win wins won winning winner victory goal aim object objective purpose score target
book-pig-end = The game ends at once when somebody reaches the target.
book-pig-end-find = end ends ending over finish
book-pig-one = A 1 empties the pot and ends your turn.
book-pig-one-find = one pot lose lost empty
book-pig-hold = Holding adds the pot to your score and ends your turn.
book-pig-hold-find = hold bank keep stop pass turn
