# Ce que dit le moteur lui-même, pour tous les jeux.
table = la table
opt-pass = Passer
opt-ready = C’est bon : plus rien pour l’instant
reason-unknown-code = « { $code } » n’est pas une option de ce jeu ; tapez l’un des codes affichés, par exemple le premier.
reason-match-over = La partie est terminée ; il n’y a plus rien à choisir. Commencez-en une autre ou revoyez celle-ci avec « chimera replay ».
reason-not-asked = Ce n’est pas à { $seat } de décider ; attendez que la table le demande.

# Les robots
bot-random = Hasard
bot-easy = Facile
bot-greedy = Glouton
bot-normal = Moyen
bot-hard = Difficile
bot-expert = Redoutable
