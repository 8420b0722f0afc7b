game-summary = Relancer ou s’arrêter : le plus petit des jeux de hasard.
setting-variant = Variante
setting-variant-text = longueur de la course, et dé utilisé
setting-variant-classic = Classique
setting-variant-sprint = Course courte
setting-variant-twelve = Douze faces
chapter-setup = Mise en place
chapter-turn = Le tour
chapter-end = Fin de la partie
chapter-variant = Variantes
prompt-turn = { $seat_who ->
    [you] Relancer
   *[other] { $seat }, relancer
} ou s’arrêter ? La cagnotte contient { $pot } ; vous avez { $score } sur { $target }.
opt-roll = Lancer le dé
opt-hold = S’arrêter et encaisser la cagnotte
event-rolled = { $seat_who ->
    [you] Vous obtenez
   *[other] { $seat } obtient
} un { $pips }{ $pips ->
    [1] { "" } et { $seat_who ->
        [you] perdez
       *[other] perd
    } la cagnotte.
   *[other] { "" } : la cagnotte contient { $grown }.
}
event-scored = { $seat_who ->
    [you] Vous encaissez { $points } et totalisez
   *[other] { $seat } encaisse { $points } et totalise
} { $total }.
event-ended = La course est finie.
ending-target = L’objectif est atteint.
ending-bound = Trop de tours sans résultat : le meilleur score l’emporte.
reason-roll-or-hold = « { $code } » ne se joue pas ici ; lancez le dé ou arrêtez-vous.
reason-enough = Avec la cagnotte, vous avez déjà les { $target } points ; arrêtez-vous et gagnez.
