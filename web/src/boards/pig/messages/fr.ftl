# Ce que dit le livre, à côté des règles, qui viennent du serveur.
book-pig-goal = Soyez le premier dont le score atteint le but.
book-pig-goal-text = Lancez pour remplir la cagnotte, arrêtez-vous pour l’encaisser.
book-pig-goal-find = gagner gagne gagné gagnant vainqueur victoire remporter but objectif score
book-pig-end = La partie s’arrête aussitôt quand quelqu’un atteint le but.
book-pig-end-find = fin finir finit terminer
book-pig-one = Un 1 vide la cagnotte et finit votre tour.
book-pig-one-find = un cagnotte perdre perdu vide
book-pig-hold = S’arrêter ajoute la cagnotte à votre score et finit votre tour.
book-pig-hold-find = arrêter encaisser garder prendre passer tour
