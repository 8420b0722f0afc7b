# Evo : questions, options, événements, fins et raisons. Une case porte la lettre de sa colonne et le numéro de sa rangée.
# Les zones sont au féminin singulier, comme les terrains : « plage chaude », « en zone mortelle ».

game-summary = Faites naître, muter et voyager vos dinosaures au gré du climat, jusqu’à la chute de la météorite.
setting-open_scores = Scores visibles
setting-open_scores-text = chacun voit tous les points de mutation
setting-flippers = Nageoires
setting-flippers-text = nombre d’emplois des nageoires par phase de déplacement
setting-flippers-once = Une fois
setting-flippers-unlimited = Sans limite

phase-climate = climat
phase-mutations = mutations
phase-initiative = initiative
phase-movement = déplacement
phase-births = naissances
phase-survival = survie
phase-income = revenus

chapter-comp = Le matériel
chapter-setup = Mise en place
chapter-sheet = La planche d’une espèce
chapter-round = Le tour de jeu
chapter-climate = Le climat
chapter-lab = Le laboratoire de biologie
chapter-bid = Les enchères
chapter-pay = Le paiement
chapter-gene = Les gènes
chapter-unique = Les gènes uniques
chapter-event = Les cartes d’événement
chapter-init = L’initiative
chapter-move = Le déplacement
chapter-combat = Le combat
chapter-birth = Les naissances
chapter-survival = La survie
chapter-income = Les revenus
chapter-end = Fin de la partie

# La table dans le terminal ; les titres des colonnes sont courts.
picture-heading = Tour { $round }, phase : { $phase }   initiative
picture-herd = dino
picture-points = PM
picture-dying = morts
picture-legs = patte
picture-horns = corne
picture-eggs = œuf
picture-thermo = therm.
picture-fur = fourr.
picture-vials = fiole
picture-unique = gènes uniques
picture-you = vous
picture-none-yet = aucun encore
picture-ignored = { $token } (ignoré)
picture-and-card = { $token }, puis une carte
picture-last-token = dernier jeton : { $token } ; reste { $left }
picture-odds = { $terrain } { $percent } %
picture-or-end = ou la fin { $percent } %
picture-only-end = aucune, la météorite arrive
picture-next-ideal = idéale ensuite : { $odds }
picture-you-know = vous savez : { $tokens }
picture-event-card = carte d’événement
picture-free = libre
picture-lent = jusqu’à la fin de la phase
picture-card = { $name } : { $text }
picture-hidden = { $hidden ->
    [one] { $hidden } cachée
   *[other] { $hidden } cachées
}
picture-cards-of = cartes d’événement { $clan } : { $cards }
picture-announced = annoncé : { $cards }

moment-climate-before_reveal = avant que le jeton de climat soit révélé
moment-climate-after_reveal = une fois le jeton de climat révélé
moment-climate-after_turn = une fois la roue tournée
moment-mutations-before_payment = avant le paiement des mises
moment-initiative-end = à la fin de la phase d’initiative
moment-movement-start_of_own_turn = au début de votre déplacement
moment-movement-own_turn = pendant votre déplacement
moment-movement-when_attacked = quand on vous attaque
moment-births-start = au début de la phase de naissances
moment-survival-start = au début de la phase de survie

island-twin_horns = Cornes jumelles
island-three_capes = Trois Caps
island-long_ridge = Longue Crête
island-great_caldera = Grande Caldeira

terrain-beach = plage
terrain-plains = plaine
terrain-hills = colline
terrain-mountains = montagne

zone-ideal = idéale
zone-hot = chaude
zone-cold = froide
zone-deadly = mortelle

token-clockwise = sens horaire
token-double_clockwise = deux crans en sens horaire
token-still = aucun changement
token-counterclockwise = sens antihoraire
token-meteorite = la météorite

face-horn = corne
face-horn_equal = corne =
face-horn_plus = corne +
face-horn_plus_plus = corne ++
face-cross = croix

stat-legs = points de mouvement
stat-attack = cornes en attaque
stat-defence = cornes en défense
stat-thermoregulation = thermorégulation
stat-fur = fourrure
stat-caves = cavernes
stat-eggs = œufs
stat-discount = remise
stat-range = portée des naissances
stat-floor = troupeau minimal

gene-legs = paire de pattes
gene-horn = corne
gene-thermoregulation = plaque de thermorégulation
gene-fur = plaque de fourrure
gene-egg = œuf
gene-vial = fiole alchimique
gene-bony_plates = plaque osseuse
gene-large_horn = grande corne
gene-thick_shell = coquille épaisse
gene-flippers = nageoires
gene-wings = ailes
gene-regeneration = régénération
gene-killer_babies = bébés tueurs
gene-sixth_sense = sixième sens
gene-cave_dweller = cavernicole
gene-adrenaline_rush = poussée d’adrénaline
gene-strong_thighs = cuisses musclées
gene-chameleon_skin = peau de caméléon

gene-legs-text = { $amount ->
    [one] Un point de mouvement de plus à chaque tour.
   *[other] { $amount } points de mouvement de plus à chaque tour.
}
gene-horn-text = { $amount ->
    [one] Une corne de plus, pour attaquer comme pour se défendre.
   *[other] { $amount } cornes de plus, pour attaquer comme pour se défendre.
}
gene-thermoregulation-text = { $amount ->
    [one] Un dinosaure de plus survit en zone chaude.
   *[other] { $amount } dinosaures de plus survivent en zone chaude.
}
gene-fur-text = { $amount ->
    [one] Un dinosaure de plus survit en zone froide.
   *[other] { $amount } dinosaures de plus survivent en zone froide.
}
gene-egg-text = { $amount ->
    [one] Une naissance de plus à chaque tour.
   *[other] { $amount } naissances de plus à chaque tour.
}
gene-vial-text = { $amount ->
    [one] Dès le tour suivant, vos achats coûtent un point de moins.
   *[other] Dès le tour suivant, vos achats coûtent { $amount } points de moins.
}
gene-bony_plates-text = { $amount ->
    [one] Une corne de plus pour se défendre.
   *[other] { $amount } cornes de plus pour se défendre.
}
gene-large_horn-text = { $amount ->
    [one] Une corne de plus pour attaquer.
   *[other] { $amount } cornes de plus pour attaquer.
}
gene-thick_shell-text = { $amount ->
    [one] Vos petits naissent à une case de distance.
   *[other] Vos petits peuvent naître à { $amount } cases de distance au plus.
}
gene-flippers-text = Pour un point, un dinosaure de la côte nage jusqu’à une autre case côtière vide.
gene-wings-text = { $amount ->
    [one] Une fois par phase de déplacement, un dinosaure vole d’une case pour un point.
   *[other] Une fois par phase de déplacement, un dinosaure vole de { $amount } cases pour un point, même par-dessus les autres.
}
gene-regeneration-text = { $amount ->
    [one] À un seul dinosaure, vous ne le perdez plus et personne ne peut vous attaquer.
   *[other] À { $amount } dinosaures ou moins, vous n’en perdez plus et personne ne peut vous attaquer.
}
gene-killer_babies-text = Vos petits peuvent naître sur un dinosaure adverse ; { $wins } faces du dé sur { $faces } leur donnent la case.
gene-sixth_sense-text = Vous voyez toujours le prochain jeton de climat.
gene-cave_dweller-text = { $amount ->
    [one] Un de vos dinosaures survit en zone mortelle.
   *[other] { $amount } de vos dinosaures survivent en zone mortelle.
}
gene-adrenaline_rush-text = Pendant la phase d’initiative, vous choisissez votre place sur la piste.
gene-strong_thighs-text = { $amount ->
    [one] Un point de mouvement de plus à chaque tour.
   *[other] { $amount } points de mouvement de plus à chaque tour.
}
gene-chameleon_skin-text = Un défenseur vaincu peut fuir vers une case vide voisine.

card-prescience = Prescience
card-early_thaw = Dégel précoce
card-ash_veil = Voile de cendres
card-long_season = Longue saison
card-patient_breeder = Élevage patient
card-vanguard = Avant-garde
card-great_march = Grande marche
card-hidden_pass = Passage secret
card-charge = Assaut
card-old_guard = Vieille garde
card-double_clutch = Double ponte
card-far_nest = Nid lointain
card-barren_year = Année stérile
card-shelter = Abri
card-bad_moult = Mauvaise mue

card-prescience-text = Avant que le jeton soit révélé : regardez les { $amount } premiers et reposez-les dans l’ordre de votre choix ; si l’un d’eux est la météorite, l’ordre ne change pas.
card-early_thaw-text = { $amount ->
    [one] Une fois la roue tournée : tournez-la d’une section de plus en sens horaire.
   *[other] Une fois la roue tournée : tournez-la de { $amount } sections de plus en sens horaire.
}
card-ash_veil-text = { $amount ->
    [one] Une fois la roue tournée : tournez-la d’une section en sens antihoraire.
   *[other] Une fois la roue tournée : tournez-la de { $amount } sections en sens antihoraire.
}
card-long_season-text = Une fois le jeton révélé : ignorez-le, la roue ne bouge pas. La météorite ne peut pas être ignorée.
card-patient_breeder-text = { $amount ->
    [one] Avant le paiement : ce que vous avez remporté coûte un point de moins, mais jamais moins de 0.
   *[other] Avant le paiement : ce que vous avez remporté coûte { $amount } points de moins, mais jamais moins de 0.
}
card-vanguard-text = À la fin de la phase d’initiative : prenez la première place de la piste.
card-great_march-text = { $amount ->
    [one] Au début de votre déplacement : un point de mouvement de plus pour cette phase.
   *[other] Au début de votre déplacement : { $amount } points de mouvement de plus pour cette phase.
}
card-hidden_pass-text = { $amount ->
    [one] Pendant votre déplacement : pour un point, un dinosaure avance d’une case, jusqu’à une case vide.
   *[other] Pendant votre déplacement : pour un point, un dinosaure avance de { $amount } cases au plus, même à travers les autres, jusqu’à une case vide.
}
card-charge-text = { $amount ->
    [one] Au début de votre déplacement : une corne de plus en attaque pour cette phase.
   *[other] Au début de votre déplacement : { $amount } cornes de plus en attaque pour cette phase.
}
card-old_guard-text = { $amount ->
    [one] Quand on vous attaque : une corne de plus en défense jusqu’à la fin de la phase.
   *[other] Quand on vous attaque : { $amount } cornes de plus en défense jusqu’à la fin de la phase.
}
card-double_clutch-text = { $amount ->
    [one] Au début des naissances : un œuf de plus pour cette phase.
   *[other] Au début des naissances : { $amount } œufs de plus pour cette phase.
}
card-far_nest-text = { $amount ->
    [one] Au début des naissances : pour cette phase, vos petits naissent à une case de distance.
   *[other] Au début des naissances : pour cette phase, vos petits peuvent naître à { $amount } cases de distance au plus.
}
card-barren_year-text = { $amount ->
    [one] Au début des naissances : l’adversaire de votre choix a un œuf de moins pour cette phase.
   *[other] Au début des naissances : l’adversaire de votre choix a { $amount } œufs de moins pour cette phase.
}
card-shelter-text = { $amount ->
    [one] Au début de la survie : un de vos dinosaures de plus survit en zone chaude, ou un de plus en zone froide.
   *[other] Au début de la survie : { $amount } de vos dinosaures de plus survivent en zone chaude, ou { $amount } de plus en zone froide.
}
card-bad_moult-text = { $amount ->
    [one] Au début de la survie : une plaque de fourrure ou de thermorégulation d’un adversaire ne compte pas pour cette phase.
   *[other] Au début de la survie : { $amount } plaques de fourrure ou de thermorégulation d’un adversaire ne comptent pas pour cette phase.
}

prompt-bid = { $seat }, placez votre mise ; vous avez { $points } PM{ $discount ->
    [0] {""}
   *[other] {" "}et payez { $discount } de moins que votre mise
}.
prompt-rebid = { $seat }, vous venez de vous faire déloger de la colonne { $column } : misez ailleurs. Vous avez { $points } PM{ $discount ->
    [0] {""}
   *[other] {" "}et payez { $discount } de moins que votre mise
}.
prompt-place = { $seat }, choisissez votre place sur la piste d’initiative ; vous occupez la place { $place }.
prompt-moves = { $seat }, déplacez un dinosaure ou arrêtez-vous ; { $points ->
    [one] il reste { $points } point de mouvement
   *[other] il reste { $points } points de mouvement
}.
prompt-slip = { $seat }, quel dinosaure emprunte le passage secret ?
prompt-land = { $seat }, où se pose le dinosaure parti de { $from } ?
prompt-guard = { $seat }, { $target_seat } attaque votre dinosaure en { $at } : jouez-vous une carte ?
prompt-flee = { $seat }, votre dinosaure en { $at } est vaincu : où fuit-il ?
prompt-lay = { $supply ->
    [0] { $seat }, tous vos dinosaures sont sur l’île : reprenez-en un pour le pondre ailleurs comme œuf { $egg }, ou ne pondez pas.
   *[other] { $seat }, pondez l’œuf { $egg } ou passez ; { $supply } de vos dinosaures peuvent encore naître.
}
prompt-relay = { $seat }, pondez ailleurs le dinosaure repris en { $from }.
prompt-lose = { $seat }, choisissez qui meurt ; pertes encore dues au climat : { $losses }.
prompt-announce = { $seat }, jouez-vous une carte d’événement { $moment } ?
prompt-reconsider = { $seat }, { $cards ->
    [one] seule votre carte est annoncée
   *[other] { $cards } cartes sont annoncées
} : en reprenez-vous une des vôtres ?
prompt-order-tokens = { $seat }, dans quel ordre reposez-vous les deux jetons de climat ?
prompt-strike = { $seat }, contre qui jouez-vous la carte { $card } ?
prompt-layer = { $seat }, quelle protection la carte { $card } change-t-elle pour { $target_seat } ?

opt-pass-moves = Terminer le déplacement
opt-pass-lay = Ne pas pondre maintenant
opt-pass-announce = Ne jouer aucune carte
opt-pass-announced = Ne pas jouer d’autre carte
opt-pass-reconsider = En rester là
opt-pass-flee = Le laisser mourir
opt-bid = Miser { $bid } : { $gene }
opt-bid-card = Miser { $bid } : carte d’événement
opt-place = Prendre la place { $place }
opt-move = Aller de { $from } à { $to }
opt-attack = Attaquer { $to } depuis { $from }
opt-attack-odds = Attaquer { $to } depuis { $from } : { $wins ->
    [one] { $wins } chance
   *[other] { $wins } chances
} sur { $faces }
opt-fly = S’envoler de { $at }
opt-swim = Nager depuis { $at }
opt-slip = Passage secret depuis { $at }
opt-land = Se poser en { $at }
opt-retreat = Fuir en { $at }
opt-remove = Reprendre le dinosaure en { $at }
opt-lay = Pondre en { $at }
opt-pounce = Bébé tueur en { $at } : { $wins ->
    [one] { $wins } chance
   *[other] { $wins } chances
} sur { $faces }
opt-lose = Sacrifier { $at }
opt-play = Jouer { $card }
opt-withdraw = Reprendre { $card }
opt-victim = Viser { $target_seat }
opt-layer = Choisir : { $layer }
opt-keep = Garder leur ordre
opt-swap = Les échanger

event-round = Le tour { $round } commence.
event-phase = Phase suivante : { $phase }.
event-revealed = Jeton de climat révélé : { $token }.
event-glimpsed = { $seat } regarde le jeton de climat n° { $depth } de la pile : { $token }.
event-glimpsed-hidden = { $seat } regarde le jeton de climat n° { $depth } de la pile.
event-ordered = { $seat } repose les deux jetons de climat { $swapped ->
    [0] dans le même ordre
   *[other] dans l’ordre inverse
}.
event-ordered-hidden = { $seat } repose les deux jetons de climat.
event-turned = La roue tourne ; zone idéale : { $ideal }.
event-offered = Le laboratoire propose : { $gene }.
event-bid = { $column ->
    [1] { $seat } mise { $bid } dans la colonne 1 (carte d’événement).
   *[other] { $seat } mise { $bid } dans la colonne { $column } ({ $gene }).
}
event-outbid = { $seat } se fait déloger de la colonne { $column }.
event-spent = { $seat } paie { $points } PM.
event-gained = { $seat } gagne { $points } PM.
event-bought = { $seat } prend le gène de la colonne { $column } : { $gene }.
event-drew = { $seat } pioche une carte d’événement : { $card }.
event-drew-hidden = { $seat } pioche une carte d’événement.
event-order = Piste d’initiative : { $players ->
    [2] { $p1_seat }, { $p2_seat }
    [3] { $p1_seat }, { $p2_seat }, { $p3_seat }
    [4] { $p1_seat }, { $p2_seat }, { $p3_seat }, { $p4_seat }
   *[5] { $p1_seat }, { $p2_seat }, { $p3_seat }, { $p4_seat }, { $p5_seat }
}.
event-turn = { $seat } se déplace avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-moved = { $seat } { $how ->
    [0] se déplace
    [1] vole
    [2] nage
    [3] se faufile
    [4] avance
   *[5] fuit
} de { $from } à { $to }.
event-prepared = { $seat } met en route le dinosaure en { $at }.
event-attacked = { $seat } attaque { $target_seat } en { $to }, depuis { $from }.
event-fought = { $source ->
    [-1] { $seat } obtient « { $face } » : le bébé tueur { $won ->
        [0] meurt
       *[other] l’emporte
    } en { $at }.
   *[other] { $seat } obtient « { $face } » et { $won ->
        [0] perd
       *[other] gagne
    } en { $at }.
}
event-lost = { $why ->
    [relocation] { $seat } reprend le dinosaure en { $at }.
    [climate] { $seat } perd le dinosaure en { $at } à cause du climat.
   *[other] { $seat } perd le dinosaure en { $at }.
}
event-born = { $seat } voit naître un petit en { $at }.
event-pass = C’est le moment de pondre l’œuf { $egg }.
event-announced = { $seat } annonce { $card }.
event-withdrawn = { $seat } reprend { $card }.
event-returned = { $card } reste sans effet et revient à { $seat }.
event-played = { $seat } joue { $card }.
event-struck = { $card } frappe { $target_seat }.
event-lent = { $raised ->
    [0] Jusqu’à la fin de la phase, pour { $seat } : { $stat }, { $amount ->
        [-1] un de moins
        [1] un de plus
       *[other] { $less ->
            [0] { $amount } de plus
           *[other] { $less } de moins
        }
    }.
   *[other] Jusqu’à la fin de la phase, pour { $seat } : { $stat }, au moins { $amount }.
}
event-scored = { $seat } totalise { $points } PM, avec { $herd ->
    [one] { $herd } dinosaure
   *[other] { $herd } dinosaures
}.
event-ended = La météorite met fin à la partie.
ending-meteorite = La météorite est tombée ; victoire aux PM, puis au nombre de dinosaures.

reason-other-question = « { $code } » n’est pas ce qu’on demande pendant cette phase ({ $phase }) ; choisissez l’une des options affichées.
reason-no-such-space = Cette île compte { $size } cases, numérotées à partir de 0 ; la case { $space } n’existe pas.
reason-lacks-gene = Votre espèce n’a pas ce gène : { $gene }.
reason-card-not-held = Vous n’avez pas cette carte en main : { $card }.
reason-card-announced = { $card } : cette carte est déjà annoncée.
reason-climate-changed = Une seule carte par tour peut changer le climat ; { $card } doit attendre.
reason-card-moment = { $card } se joue { $moment }, pas maintenant.
reason-not-announced = { $card } ne fait pas partie des cartes que vous avez annoncées.
reason-announcing-over = Toutes les cartes de ce moment sont annoncées ; { $card } doit attendre.
reason-order-locked = L’un des deux est la météorite, ou il n’y a qu’un jeton : l’ordre ne change pas.
reason-no-such-opponent = { $card } vise un adversaire de cette table.
reason-bid-mandatory = Tout le monde mise dans une colonne ; une colonne libre accepte toujours un 0.
reason-no-such-column = Le laboratoire a les colonnes 1 à { $columns } ; la colonne { $column } n’existe pas.
reason-just-ousted = On vient de vous déloger de la colonne { $column } ; misez dans une autre.
reason-bid-final = Le { $standing } de la colonne { $column } est imbattable ; choisissez une autre colonne.
reason-bid-not-printed = Le laboratoire n’a pas de mise de { $bid } ; les mises vont jusqu’à { $highest }.
reason-bid-too-low = La colonne { $column } en est à { $standing } ; misez davantage.
reason-bid-too-dear = Une mise de { $bid } vous coûterait { $price } PM ; vous en avez { $points }.
reason-no-such-place = La piste a les places 1 à { $places }.
reason-not-your-dinosaur = Aucun de vos dinosaures ne se trouve en { $at }.
reason-space-occupied = Un dinosaure occupe { $at }.
reason-sea-between = La case { $to } n’est pas voisine de { $from } ; le long de la côte, il faudrait des nageoires pour y aller.
reason-not-beside = La case { $to } n’est pas voisine de { $from } ; un point déplace un dinosaure d’une case.
reason-own-dinosaur = Le dinosaure en { $at } est à vous.
reason-nobody-there = Il n’y a personne en { $at }.
reason-attack-beside = La case { $at } est trop loin ; attaquez un dinosaure voisin d’un des vôtres.
reason-species-safe = Cette espèce ({ $target_seat }) n’a plus que { $herd } dinosaures : elle est à l’abri.
reason-wings-used = Les ailes ont déjà porté un dinosaure pendant cette phase.
reason-flippers-used = Les nageoires ont déjà porté un dinosaure pendant cette phase.
reason-not-coastal = La case { $at } n’est pas au bord de la mer.
reason-nowhere-to-land = Depuis { $at }, il n’y a aucune case vide où se poser.
reason-no-way-through = Pour jouer { $card }, il faut une case vide à { $range } cases au plus d’un de vos dinosaures.
reason-finish-move = Dites d’abord où va le dinosaure ; « { $code } » viendra ensuite.
reason-landing-occupied = Un dinosaure occupe { $at } ; posez-vous sur une case vide.
reason-landing-flight = La case { $at } n’est pas à { $range } cases de terre de { $from }.
reason-landing-coast = La case { $at } n’est pas côtière.
reason-landing-range = La case { $at } est à plus de { $range } cases de { $from }.
reason-attacker-came-from = L’attaquant vient de { $at }.
reason-retreat-beside = La case { $at } n’est pas voisine du dinosaure vaincu.
reason-not-all-on-island = On ne reprend un dinosaure que lorsque les { $all } sont sur l’île ; vous en avez { $herd }.
reason-no-nest-elsewhere = Sans le dinosaure en { $at }, aucune case ne pourrait accueillir un petit.
reason-all-on-island = Vos { $herd } dinosaures sont tous sur l’île ; reprenez-en un d’abord.
reason-lay-elsewhere = Le dinosaure repris en { $at } doit être pondu ailleurs.
reason-nest-too-far = La case { $at } est trop loin de vos dinosaures ; { $range ->
    [one] il faut une case voisine d’un des vôtres
   *[other] il faut une case à { $range } cases au plus d’un des vôtres
}.
reason-losses-mandatory = Il faut désigner les victimes du climat, jusqu’au troupeau minimal.
reason-zone-ideal = La case { $at } est idéale ; personne n’y meurt.
reason-protected-there = En zone { $zone }, plus aucun des vôtres ne doit mourir.
