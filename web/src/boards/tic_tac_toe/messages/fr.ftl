# Ce que dit le livre, à côté des règles, qui viennent du serveur.
book-tic_tac_toe-goal = Alignez trois marques avant l’autre.
book-tic_tac_toe-goal-text = Lignes, colonnes et diagonales comptent.
book-tic_tac_toe-goal-find = gagner gagne gagné gagnant vainqueur victoire remporter but objectif trois ligne
book-tic_tac_toe-end = La partie s’arrête avec trois marques alignées, ou quand le plateau est plein.
book-tic_tac_toe-end-text = Un plateau plein sans ligne est une égalité.
book-tic_tac_toe-end-find = fin finir finit terminer égalité plein
