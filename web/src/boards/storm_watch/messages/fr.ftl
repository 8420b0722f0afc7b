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
sw-under-one = moins de 1 %
sw-more = brûle plus haut : +{ $n }
sw-less = perd { $loses }, puis { $n } de moins
sw-costs = coûte 1 effort sur { $effort }
sw-costs-card = coûte une carte : { $card }
sw-effort = { $n ->
    [0] Plus d’effort
    [one] { $n } effort restant
   *[other] { $n } efforts restants
}
sw-keeper = { $name }, métier : { $trade }, lieu : { $place }
sw-dock = Actions possibles : { $name }
sw-hand = { $n ->
    [0] Aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
sw-hand-empty = Votre main est vide. Servez-vous là où il y a des réserves.
sw-card-hidden = Une carte que vous ne voyez pas
sw-do-tend = Entretenir le feu ici
sw-do-gather = Se servir dans les réserves
sw-carry-out = { $n ->
    [one] Suivre votre plan
   *[other] Suivre votre plan : { $n } étapes
}

guide-storm_watch-welcome = Traversez la nuit, ensemble
guide-storm_watch-welcome-text = Vous gagnez tous s’il brûle assez de feux à l’aube, et vous perdez tous dès qu’il en brûle trop peu. La barre au-dessus de la côte montre tout : combien de feux il faut, combien peuvent s’éteindre, et l’heure.
guide-storm_watch-work = Deux efforts par heure
guide-storm_watch-work-text = Cliquez sur un lieu qui brille pour y aller. Sur place, vous pouvez entretenir le feu, qui brûle alors plus haut (+1), ou prendre des cartes s’il y a une caisse. Chaque action coûte un effort.
guide-storm_watch-cards = Les cartes font plus
guide-storm_watch-cards-text = Cliquez sur une carte, puis sur son feu : le vôtre ou un feu à un pas. Cela aussi coûte un effort ; une toile à voile n’en coûte pas, mais attend la tempête. Ce qui ne brille pas dit pourquoi.
guide-storm_watch-together = Dans n’importe quel ordre
guide-storm_watch-together-text = Personne n’a de tour : agissez quand cela aide, attendez les autres si vous voulez. Planifiez avec Maj et un clic, montrez avec Alt et un clic. La tempête attend que tout le monde ait fini.
guide-storm_watch-storm = La tempête
guide-storm_watch-storm-text = Les cartes de tempête se retournent une à une. Une marque rouge dit ce qu’un feu perdra ; qui est proche peut le protéger avec une toile à voile. Un feu éteint ne brûlera plus jamais aussi haut.
guide-storm_watch-omen = Le présage
guide-storm_watch-omen-text = L’un de vous a lu le présage scellé et sait ce qu’il attend. Il est éprouvé à la fin de chaque heure ; les autres apprennent seulement ce qu’il n’était pas.
