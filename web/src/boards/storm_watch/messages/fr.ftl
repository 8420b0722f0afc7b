# Ce que dit le monde de Storm Watch, à côté des textes du jeu, qui viennent du serveur.
motto-storm_watch = Gardez les feux allumés
lead-storm_watch = Une nuit, une côte, une tempête. Tout le monde joue ensemble : allez d’un feu à l’autre, nourrissez-les, protégez-les quand vient le vent. S’il en brûle assez à l’aube, tous ont gagné.

sw-coast = La côte : { $coast }
sw-hour-of = { $night ->
    [1] Heure { $hour } sur { $hours }
   *[other] Nuit { $night }, heure { $hour } sur { $hours }
}
sw-burning = { $burning ->
    [one] { $burning } feu brûle, il en faut { $keep }
   *[other] { $burning } feux brûlent, il en faut { $keep }
}
sw-burn = { $n ->
    [one] { $n } feu
   *[other] { $n } feux
}
sw-spare = { $n ->
    [0] aucun à perdre
   *[other] { $n } à perdre
}
sw-storm = La tempête
sw-storm-cards = Tempête : { $n } à venir
sw-all-fires = Tous les feux
sw-stores = { $n ->
    [one] { $n } carte dans les réserves
   *[other] { $n } cartes dans les réserves
}
sw-stores-here = réserves
sw-omen = Le présage est scellé
sw-omen-read = { $name } l’a lu
sw-omen-yours = personne d’autre ne le sait
sw-omen-came = le présage est survenu
sw-omen-not = Ce n’est pas : { $omens }
sw-fire-now = feu { $burns } sur { $most }
sw-fire-out = le feu est éteint
sw-will-lose = perdra { $n }
sw-danger = frappé cette heure : { $chance }
sw-costs = { $effort ->
    [one] coûte votre dernier effort
   *[other] coûte { $cost } de vos { $effort } efforts
}
sw-costs-card = coûte une carte : { $card }
sw-effort = { $n ->
    [0] Plus d’effort
    [one] { $n } effort restant
   *[other] { $n } efforts restants
}
sw-keeper = { $name }, métier : { $trade }, lieu : { $place }
sw-dock = Actions possibles : { $name }
sw-hand = Cartes en main : { $n } sur { $most }
sw-ready = Paré pour la tempête
sw-before = Ce que la nuit passée a laissé
sw-before-fire = { $place } : { $burnt ->
    [0] éteint, abîmé, ne brûle plus qu’à { $most }
   *[other] { $burnt } à l’aube, { $most } au plus
}
sw-hand-empty = Votre main est vide. Servez-vous là où il y a des réserves.
sw-card-hidden = Une carte que vous ne voyez pas
sw-do-tend = Entretenir le feu ici
sw-do-gather = Se servir dans les réserves
sw-carry-out = { $n ->
    [one] Suivre votre plan
   *[other] Suivre votre plan : { $n } étapes
}
guide-storm_watch-goal = But : traverser la nuit, ensemble
guide-storm_watch-goal-text = Vous gagnez tous s’il brûle assez de feux à l’aube, et vous perdez tous dès qu’il en brûle trop peu. Ceci dit combien brûlent et combien peuvent s’éteindre.
guide-storm_watch-work = Travail : deux efforts par heure
guide-storm_watch-work-text = C’est vous. Choisissez un lieu qui brille pour y aller. Sur place, vous pouvez entretenir le feu, qui brûle alors plus haut (+1), ou prendre des cartes s’il y a une caisse. Chaque action coûte un effort.
guide-storm_watch-cards = Travail : les cartes font plus
guide-storm_watch-cards-text = Choisissez une carte, puis son feu : le vôtre ou un feu à un pas. Cela aussi coûte un effort ; une toile à voile n’en coûte pas, mais attend la tempête. Ce qui ne brille pas dit pourquoi.
guide-storm_watch-together = Travail : dans n’importe quel ordre
guide-storm_watch-together-text = Personne n’a de tour : agissez quand cela aide, attendez les autres si vous voulez. Planifiez avec Maj et un clic, montrez avec Alt et un clic. La tempête attend que tout le monde ait fini.
guide-storm_watch-storm = Tempête : elle prend ce qu’elle nomme
guide-storm_watch-storm-text = Les cartes de tempête se retournent une à une. Une marque rouge dit ce qu’un feu perdra ; qui est proche peut le protéger avec une toile à voile. Un feu éteint ne brûlera plus jamais aussi haut.
guide-storm_watch-omen = Présage : l’un de vous sait
guide-storm_watch-omen-text = L’un de vous a lu le présage scellé et sait ce qu’il attend. Il est éprouvé à la fin de chaque heure ; les autres apprennent seulement ce qu’il n’était pas.
guide-storm_watch-end = La fin : l’aube
guide-storm_watch-end-text = Les perles comptent les heures. Après la dernière, c’est l’aube, et ce qui brûle alors décide. Vous retrouvez tout cela sous Règles.
book-storm_watch-cards = Cartes
book-storm_watch-trades = Métiers
book-storm_watch-omens = Présages
book-storm_watch-goal = Gagnez ensemble : assez de feux brûlent à l’aube.
book-storm_watch-goal-text = Tous perdent dès qu’il en brûle trop peu à la fin d’une heure.
book-storm_watch-goal-find = gagner gagne gagné gagnant vainqueur victoire remporter but objectif
book-storm_watch-work = Les gardiens marchent, entretiennent, prennent et jouent des cartes, dans n’importe quel ordre.
book-storm_watch-work-find = travail effort efforts marcher entretenir agir tour action
book-storm_watch-storm = Les cartes de tempête prennent aux feux qu’elles nomment ; la toile à voile protège.
book-storm_watch-storm-find = tempête vent rafale pluie perte perdre
book-storm_watch-omen = Si son signe est là, le présage scellé vient.
book-storm_watch-omen-find = présage signe secret scellé guetteur
book-storm_watch-end = La nuit finit à l’aube, ou aussitôt quand trop peu de feux brûlent.
book-storm_watch-end-find = fin finir finit terminer aube heures perdre perdu
book-storm_watch-gather = Servez-vous là où il y a une caisse : vous piochez des cartes pour un effort.
book-storm_watch-gather-text = Les réserves ne se remplissent pas.
book-storm_watch-gather-find = carte cartes piocher prendre réserves caisse obtenir
book-storm_watch-shield = Jouez une toile à voile quand une perte est annoncée : un feu proche perd moins.
book-storm_watch-shield-find = protéger protection sauver toile voile tempête
book-storm_watch-dark = Un feu qui n’a plus rien est éteint ; un silex ou l’allumeur le rallume.
book-storm_watch-dark-text = Il ne brûle plus jamais aussi haut.
book-storm_watch-dark-find = éteint éteindre sombre rallumer allumer silex feu
book-storm_watch-give = Donnez une carte à un gardien au même endroit, pour un effort.
book-storm_watch-give-find = donner donne échanger carte ami partager
