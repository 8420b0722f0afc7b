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

# Ennuis que l’on peut régler soi-même, à une table, sur une page ou en ligne de commande.
trouble-plain = { $sentence }
trouble-no-setting = { $title } n’a pas de réglage « { $name } » ; il y a : { $names }. Nommez l’un d’eux ou aucun.
trouble-no-settings = { $title } n’a pas de réglage « { $name } », ni aucun autre ; n’en donnez pas.
trouble-setting-value = Le réglage { $name } ne peut pas valoir « { $value } » ; choisissez parmi : { $values }.
trouble-setting-unreadable = « { $text } » n’est pas un réglage ; écrivez NOM=VALEUR, par exemple target=100.
trouble-hands = « { $hands } » ne dit pas qui joue laquelle des { $seats } places ; donnez un nombre par place, 0 pour la première personne, 1 pour la suivante.
trouble-choices-count = { $title } a ici { $seats } places, et { $given } ont fait leurs choix ; donnez les choix de chaque place.
trouble-choice-name = Dans { $title }, une place ne choisit pas de « { $name } » ; elle peut choisir : { $names }. Nommez l’un d’eux ou aucun.
trouble-choice-value = Pour une place, { $name } ne peut pas valoir « { $value } » ; choisissez parmi : { $values }.
trouble-choice-twice = Deux places veulent « { $value } » ({ $name }) ; que l’une d’elles choisisse autre chose.
trouble-choice-too-few = { $title } n’a pas assez de valeurs ({ $values }) au choix { $name } pour tant de places ; jouez à moins nombreux.
trouble-no-files = { $title } n’accepte pas de fichiers personnels ; n’en donnez pas.
trouble-files-too-many = { $count } fichiers, c’est trop pour une partie ; apportez-en { $most } au plus.
trouble-file-name = { $name } ne peut pas nommer un fichier ; employez de 1 à { $most } caractères imprimables.
trouble-no-campaign = { $title } n’a pas de campagne : rien ne peut être emporté dans une partie ; commencez-en une nouvelle.
trouble-carried = Ce qui a été emporté ne convient pas à { $title } ({ $why }) ; reprenez-le de la partie précédente, inchangé.
trouble-players = { $title } se joue de { $low } à { $high }, pas à { $seats } ; choisissez ce nombre de places.
trouble-players-exactly = { $title } se joue à { $low }, pas à { $seats } ; choisissez ce nombre de places.
trouble-game-broken = Le jeu « { $name } » ne peut pas être chargé ({ $why }) ; réparez-le ou désinstallez-le.
trouble-no-card = Le point d’entrée « { $name } » du groupe { $shelf } n’est pas la carte d’un jeu ; désinstallez son paquet.
trouble-no-game = Aucun jeu ne s’appelle « { $name } » ; il y a : { $names }.
trouble-no-game-near = Aucun jeu ne s’appelle « { $name } » ; pensiez-vous à { $near } ?
trouble-no-bot = Aucun robot pour { $title } ne s’appelle « { $name } » ; il y a : { $names }.
trouble-no-bot-near = Aucun robot pour { $title } ne s’appelle « { $name } » ; pensiez-vous à { $near } ?
trouble-seat-name = { $name } ne peut pas servir de nom ; employez de 1 à { $most } caractères imprimables.
trouble-no-choice = Cette partie n’a pas de choix { $count } ; donnez un nombre de 0 à { $most }.
trouble-no-edition = Le contenu avec lequel cette partie ({ $title }) a été jouée n’est pas conservé ici ; prenez une copie de la partie qui le contient.
