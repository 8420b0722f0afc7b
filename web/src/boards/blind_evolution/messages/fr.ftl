# Ce que dit le monde de Blind Evolution Mythos, en plus des textes du jeu, qui viennent du serveur.
motto-blind_evolution = Une ville qui s’oublie
lead-blind_evolution = Des livres interdits courent une ville la nuit. Fouillez les rues ensemble, contenez l’encre et affrontez ce qui l’a écrite avant qu’il ne soit trop tard.

be-city = La ville : { $scenario }
be-watching = Vous regardez.
be-brief = { $hp }/{ $full } PV
be-count = { $n }/{ $of }
be-hp = { $n } PV sur { $of }
be-station = gare
be-inked = contaminé
be-chip = jeton face cachée
be-clue = indice, { $n } sur { $of } étudié
be-boss = { $boss }, { $hp } PV sur { $full }
be-warded = protégé
be-pin = { $hero }, joué par { $name }, en { $hex }
be-carry-out = { $n ->
    [one] Exécuter votre plan : 1 étape
   *[other] Exécuter votre plan : { $n } étapes
}
be-closer = Plus près
be-further = Plus loin
be-whole = Toute la ville

be-contamination = La contamination
be-occupied-at = { $n } pions occupent une tuile, trois tuiles occupées perdent la partie
be-gauge = Tuile { $tile } : { $n } pions sur { $of }
be-tide-of = Marée { $n } sur { $of }

be-case = Affaire
be-turn-of = Tour { $n } sur { $of }
be-event = Événement
be-event-none = Aucun événement n’attend
be-event-none-text = Au début de chaque tour, quelqu’un d’autre lit une carte événement. Elle attend un acte du personnage actif.
be-event-yours = Vous lisez un événement
be-event-yours-as = Vous lisez un événement, avec { $hero }
be-event-read = { $name } lit un événement
be-event-unread = Un événement scellé
be-event-sealed = Seul qui l’a lue sait ce qu’elle attend. Elle est surveillée pour vous : quand cela arrive, la carte est retournée.
be-event-watched = Son déclencheur est surveillé pour vous. Vous seul pouvez lire ceci.
be-event-not = Elle n’attend pas : { $triggers }
be-clue-at = Indice en { $hex }
be-researched = { $n } sur { $of } étudié
be-chips = Jetons face cachée
be-story = { $n ->
    [0] Lire l’affaire
    [one] Lire l’affaire : 1 indice élucidé
   *[other] Lire l’affaire : { $n } indices élucidés
}

be-book = Seul l’hôte lit ceci : le livre du scénario
be-book-clue = { $where }, difficulté { $difficulty } :

be-cost = { $acts ->
    [0] aucune action
   *[other] 1 action
}{ $fare ->
    [0] {""}
   *[other] , { $fare } d’argent
}{ $n ->
    [0] {""}
    [one] , 1 case
   *[other] , { $n } cases
}
be-way-to = Tout le chemin jusqu’en { $hex }, en train et à pied
be-dock = Ce que vous pouvez faire
be-points = { $n ->
    [0] Plus d’action
    [one] 1 action restante
   *[other] { $n } actions restantes
}
be-no-point = plus d’action
be-move = Aller
be-move-text = { $n ->
    [0] nulle part à pied
   *[other] { $n } à pied
}{ $rides ->
    [0] {""}
    [one] , 1 en voiture
   *[other] , { $rides } en voiture
}
be-deed-search = Fouiller
be-search-odds = 2 cases { $two }, 3 { $three }
be-deed-research = Étudier
be-research-odds = il faut { $need } : { $chance }
be-research-none = aucun indice connu ici
be-deed-earn = Gagner
be-earn-text = arrêt quand on veut
be-clean = Nettoyer
be-clean-text = { $n ->
    [0] pas d’encre à portée
    [one] 1 case à portée
   *[other] { $n } cases à portée
}
be-tb = Plateau TB
be-tb-text = { $n ->
    [0] rien de posé
    [one] 1 bit posé
   *[other] { $n } bits posés
}

be-judges = { $hero } : { $what }
be-in-a-row = { $n ->
    [1] La première carte
    [2] Deux de suite
    [3] Trois de suite
    [4] Quatre de suite
    [5] Cinq de suite
   *[other] { $n } de suite
}
be-linked = liées
be-card = Carte { $n } : main gauche { $left ->
    [0] haute
    [1] basse
   *[other] haute et basse
}, main droite { $right ->
    [0] haute
    [1] basse
   *[other] haute et basse
}
be-card-broke = La carte { $n } ne se lie pas : main gauche { $left ->
    [0] haute
    [1] basse
   *[other] haute et basse
}
be-no-link = Aucun lien
be-luck-dt = chance
be-brings = { $judgement ->
    [0] { $n ->
        [one] case
       *[other] cases
    }
    [1] niveau
    [2] argent
   *[other] dégâts
}
be-bits-dt = { $n ->
    [one] bit TB
   *[other] bits TB
}
be-joins = { $right ->
    [0] Une main gauche haute se lie.
    [1] Une main gauche basse se lie.
   *[other] Toute main gauche se lie.
}
be-goal = { $judgement ->
    [1] indice résolu
    [3] épreuve réussie
   *[other] échappé
}
be-broke = { $n ->
    [0] La carte suivante ne se lie pas.
    [one] La deuxième carte ne se lie pas.
   *[other] La carte suivante ne se lie pas : { $n } comptent.
}
be-level-short = niveau { $n }
be-help-whom = Aider { $hero }
be-help-counts = { $judgement ->
    [0] Chaque jeton, c’est une case de plus à examiner.
   *[other] { $short ->
        [0] Inutile : l’indice est déjà résolu. Les jetons n’ajoutent jamais de bits.
        [one] Un de plus résout l’indice.
       *[other] { $short } de plus résolvent l’indice.
    }
}
be-fits = { $n } cartes sur { $of } se lient
be-helps = { $name } ajoute { $n }
be-level-n = Niveau { $n }
be-left = reste { $n }

be-biblio = Biblio taboue
be-puzzle = Un casse-tête TB
be-board-of = { $hero }, plateau { $colour }
be-back = Retour à la carte
be-line = { $n ->
    [0] La ligne est vide
    [one] La ligne a 1 bit
   *[other] La ligne a { $n } bits
}
be-dead = Cette ligne ne peut plus continuer.
be-lay-hint = Posez des bits depuis la flèche de gauche ; tout bit sur la flèche de droite ferme la ligne.
be-in-hand = En main
be-unplaced = Bits en réserve
be-bit-n = { $n } × { $bit }
be-line-short = Ferme une ligne de { $n } : trop courte pour une carte.
be-line-done = Ferme une ligne de { $n } : une carte de niveau { $level }. Épreuve de chute : il faut { $need }, { $chance }.
be-fallen = { $n ->
    [0] Si l’épreuve de chute échoue, vous prenez un jeton de chute. Un second finirait votre histoire.
   *[other] Vous avez un jeton de chute. Si la prochaine épreuve échoue, votre histoire finit.
}

be-swap = Donner { $n } bits contre un
be-turn-bit = Tourner
be-lay-it = Poser
be-way = { $level ->
    [0] Trop court : { $bits } bits
   *[other] { $first ->
        [1] Fermer la ligne
       *[other] Lire plus loin
    }
}
be-way-text = { $level ->
    [0] Pas de carte pour cela ; les bits repartent.
   *[other] { $n ->
        [one] Avec 1 bit de votre main : une capacité de niveau { $level }.
       *[other] Avec { $n } bits de votre main : une capacité de niveau { $level }.
    }
}
be-way-lay = { $n ->
    [one] Poser ce bit
   *[other] Poser ces { $n } bits
}
be-needed = { $n ->
    [one] 1 lien requis
   *[other] { $n } liens requis
}
be-buys = Ce que vaut une ligne
be-buys-bits = { $level ->
    [1] 4 ou 5 bits
    [2] 6 bits
   *[other] 7 bits ou plus
}
be-puzzle-text = Les bits se tirent un à un ; plus la ligne est longue jusqu’à la flèche de droite, mieux c’est.
be-puzzle-drawn = { $drawn ->
    [one] 1 tiré
   *[other] { $drawn } tirés
}, { $tossed ->
    [0] aucun écarté
    [one] 1 écarté
   *[other] { $tossed } écartés
}

be-round = Manche { $n }
be-meets = Combat
be-event-waits = Elle attend ceci : { $trigger }.
be-appeared = Un boss surgit
be-defeated = Vaincu
be-fell = Hors de l’affaire
be-fell-text = Qui joue ce siège continue avec un autre personnage au prochain tour.
be-joined = Un nouveau visage
be-ability = Une nouvelle capacité
be-closed = Une ligne de { $n }, de flèche en flèche
be-flee-odds = { $chance } de s’échapper
be-no-way-out = sans issue
be-may-join = à côté, peut se joindre
be-weakened = Affaibli par { $items }
be-blow = succès { $n }

be-tale = L’histoire de cette affaire
be-ink = La contamination, tour après tour
be-best = La plus longue chaîne
be-best-text = { $hero }, { $what } : une réussite de { $n }
be-found-out = { $n ->
    [one] 1 indice résolu
   *[other] { $n } indices résolus
}
be-nobody = Tombé ; quelqu’un d’autre prend la suite au prochain tour.
be-money = { $n } d’argent
be-supers = { $n ->
    [one] 1 super jeton
   *[other] { $n } super jetons
}
be-fallen-n = { $n ->
    [one] 1 jeton de chute
   *[other] { $n } jetons de chute
}
be-bits = { $n } bits en réserve, { $line } posés
be-line-n = +{ $n } posés
be-boost = prochaine fouille ou étude +{ $n }
be-luck = prochain jugement +{ $n }
be-safe = protégé ce tour

tally-blind_evolution-found = Indices trouvés
tally-blind_evolution-solved = Indices élucidés
tally-blind_evolution-cleaned = Encre enlevée
tally-blind_evolution-hurt = PV perdus
tally-blind_evolution-gained_card = Capacités

guide-blind_evolution-goal = But : résoudre l’affaire, ensemble
guide-blind_evolution-goal-text = C’est votre but. Tous perdent si les tours s’épuisent, si trop d’entre vous tombent ou si trois tuiles sont occupées.
guide-blind_evolution-turn = Actions : deux par tour
guide-blind_evolution-turn-text = Les points sont vos actions : aller, fouiller, étudier, nettoyer l’encre ou gagner de l’argent. Les bits et la plupart des cartes ne coûtent rien.
guide-blind_evolution-city = Actions : la ville
guide-blind_evolution-city-text = C’est vous. Choisissez une case qui luit pour y aller ; T est un taxi pour 1 d’argent.
guide-blind_evolution-judgement = Actions : le jugement
guide-blind_evolution-judgement-text = On pose des cartes tant que les mains se lient ; chacune vaut un. Les amis peuvent ajouter des super jetons.
guide-blind_evolution-tb = Actions : le plateau TB
guide-blind_evolution-tb-text = Posez des bits de la flèche de gauche à celle de droite : quatre ou plus apportent une capacité, et une épreuve qui peut coûter.
guide-blind_evolution-event = Événement : un ami sait
guide-blind_evolution-event-text = Quelqu’un d’autre lit en secret une carte pour votre tour. Quand vous faites ce qu’elle attend, elle est retournée.
guide-blind_evolution-battle = Combat : côte à côte
guide-blind_evolution-battle-text = Qui rejoint un boss le combat. Les voisins peuvent s’y joindre. Le coup le plus faible d’une manche est celui qui reçoit la riposte.
guide-blind_evolution-spread = Fin du tour : l’encre s’étend
guide-blind_evolution-spread-text = Puis l’encre s’étend et blesse ses voisins. Une jauge pleine occupe la tuile pour de bon.
guide-blind_evolution-end = La fin
guide-blind_evolution-end-text = Vous avez tant de tours. Vous retrouvez tout ceci sous Règles.

book-blind_evolution-heroes = Personnages
book-blind_evolution-abilities = Capacités
book-blind_evolution-bosses = Boss
book-blind_evolution-items = Objets
book-blind_evolution-goal = Gagnez ensemble : atteignez le but du scénario.
book-blind_evolution-goal-find = gagner victoire but objectif
book-blind_evolution-turn = À votre tour vous avez deux actions.
book-blind_evolution-turn-text = Aller, fouiller, étudier, nettoyer, gagner ; chacune deux fois s’il le faut.
book-blind_evolution-turn-find = tour action actions point faire
book-blind_evolution-event = Un ami lit en secret une carte événement ; quand son déclencheur arrive, elle est résolue.
book-blind_evolution-event-find = événement carte secret déclencheur
book-blind_evolution-battle = Au combat tous jugent, puis tous frappent à la fois.
book-blind_evolution-battle-text = Le moindre succès reçoit le coup.
book-blind_evolution-battle-find = combat boss coup dégâts manche
book-blind_evolution-spread = À la fin du tour l’encre s’étend, puis blesse ses voisins.
book-blind_evolution-spread-find = contamination encre pion pions dégâts fin
book-blind_evolution-end = Tous perdent quand les tours ou les personnages s’épuisent, ou quand trois tuiles sont occupées.
book-blind_evolution-end-find = fin perdre perdu occupée limite
book-blind_evolution-judgement = Dans un jugement on pose des cartes tant que leurs mains se lient.
book-blind_evolution-judgement-find = jugement cartes lien mains chaîne succès niveau
book-blind_evolution-supers = Un super jeton ajoute un à la fouille ou à l’étude d’un autre.
book-blind_evolution-supers-find = super jeton aide ami ajouter
book-blind_evolution-search = Une fouille regarde autant de cases autour de vous que son niveau.
book-blind_evolution-search-find = fouille fouiller regarder jeton case
book-blind_evolution-research = L’étude d’un indice s’ajoute jusqu’à sa difficulté.
book-blind_evolution-research-find = étude étudier indice élucider difficulté
book-blind_evolution-lines = Une ligne de bits d’une flèche à l’autre apporte une capacité.
book-blind_evolution-lines-find = tb bit bits ligne plateau poser capacité
book-blind_evolution-fallen = Une épreuve de chute ratée donne un jeton de chute ; le second finit le personnage.
book-blind_evolution-fallen-find = chute jeton épreuve tomber
book-blind_evolution-train = Un trajet en train coûte de l’argent et aucune action.
book-blind_evolution-train-find = train gare rail ligne trajet taxi
book-blind_evolution-flee = Qui fuit fait un jugement ; s’il échoue, il se blesse.
book-blind_evolution-flee-find = fuir fuite échapper combat
