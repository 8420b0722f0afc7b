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

prompt-bid = { $seat_who ->
    [you] Placez
   *[other] { $seat }, placez
} votre mise ; vous avez { $points } PM{ $discount ->
    [0] {""}
   *[other] {" "}et payez { $discount } de moins que votre mise
}.
prompt-rebid = { $seat_who ->
    [you] Vous
   *[other] { $seat }, vous
} venez de vous faire déloger ({ $column ->
    [1] carte d’événement
   *[other] { $gene }
}) : misez ailleurs. Vous avez { $points } PM{ $discount ->
    [0] {""}
   *[other] {" "}et payez { $discount } de moins que votre mise
}.
prompt-place = { $seat_who ->
    [you] Choisissez
   *[other] { $seat }, choisissez
} votre place sur la piste d’initiative ; vous occupez la place { $place }.
prompt-moves = { $seat_who ->
    [you] Déplacez
   *[other] { $seat }, déplacez
} un dinosaure ou arrêtez-vous ; { $points ->
    [one] il reste { $points } point de mouvement
   *[other] il reste { $points } points de mouvement
}.
prompt-slip = { $seat_who ->
    [you] Quel
   *[other] { $seat }, quel
} dinosaure emprunte le passage secret ?
prompt-land = { $seat_who ->
    [you] Où
   *[other] { $seat }, où
} se pose le dinosaure parti de { $from } ?
prompt-guard = { $seat_who ->
    [you] { $target_seat }
   *[other] { $seat }, { $target_seat }
} attaque votre dinosaure en { $at } et gagne sur { $wins ->
    [one] { $wins } face
   *[other] { $wins } faces
} sur { $faces } : jouez-vous une carte ?
prompt-flee = { $seat_who ->
    [you] Votre
   *[other] { $seat }, votre
} dinosaure en { $at } est vaincu : où fuit-il ?
prompt-lay = { $supply ->
    [0] { $seat_who ->
        [you] Tous
       *[other] { $seat }, tous
    } vos dinosaures sont sur l’île : reprenez-en un pour le pondre ailleurs comme œuf { $egg }, ou ne pondez pas.
   *[other] { $seat_who ->
        [you] Pondez
       *[other] { $seat }, pondez
    } l’œuf { $egg } ou passez ; { $supply } de vos dinosaures peuvent encore naître.
}
prompt-relay = { $seat_who ->
    [you] Pondez
   *[other] { $seat }, pondez
} ailleurs le dinosaure repris en { $from }.
prompt-lose = { $seat_who ->
    [you] Choisissez
   *[other] { $seat }, choisissez
} qui meurt ; pertes encore dues au climat : { $losses }.
prompt-announce = { $seat_who ->
    [you] Jouez-vous
   *[other] { $seat }, jouez-vous
} une carte d’événement { $moment } ?
prompt-reconsider = { $seat_who ->
    [you] Reprenez-vous
   *[other] { $seat }, reprenez-vous
} l’une de vos cartes ? { $others ->
    [0] Seule la vôtre est annoncée.
    [1] { $one_seat } annonce { $card }.
    [2] { $one_seat } annonce { $card }, { $two_seat } { $card_2 }.
    [3] { $one_seat } annonce { $card }, { $two_seat } { $card_2 }, { $three_seat } { $card_3 }.
   *[other] { $one_seat } annonce { $card }, { $two_seat } { $card_2 }, { $three_seat } { $card_3 } ; { $more ->
        [one] une autre carte est annoncée
       *[other] { $more } autres cartes sont annoncées
    }.
}
prompt-order-tokens = { $seat_who ->
    [you] Dans
   *[other] { $seat }, dans
} quel ordre reposez-vous les deux jetons de climat ?
prompt-strike = { $seat_who ->
    [you] Contre
   *[other] { $seat }, contre
} qui jouez-vous la carte { $card } ?
prompt-layer = { $seat_who ->
    [you] Quelle
   *[other] { $seat }, quelle
} protection la carte { $card } change-t-elle pour { $target_seat } ?

opt-pass-moves = Terminer le déplacement
opt-pass-lay = Ne pas pondre maintenant
opt-pass-announce = Ne jouer aucune carte
opt-pass-announced = Ne pas jouer d’autre carte
opt-pass-reconsider = En rester là
opt-pass-flee = Le laisser mourir
# Ce que vaut une mise : qui elle déloge, ce qu’elle coûte, et ce qui arrive si quelqu’un mise davantage.
bid-means = { $ousts ->
    [0] {""}
   *[other] { $target_seat } doit aussitôt miser ailleurs.{" "}
}{ $final ->
    [0] { $price ->
        [0] Cela ne vous coûte rien.
       *[other] Vous payez { $price } si vous gardez ce lot.
    } Si quelqu’un mise plus, vous ne payez rien pour lui et misez aussitôt ailleurs.
   *[other] Personne ne peut miser plus : { $price ->
        [0] cela ne vous coûte rien.
       *[other] vous payez { $price }.
    }
}
opt-bid = Miser { $bid } : { $gene }{ $cheaper ->
    [1] , vous payez { $price }
   *[other] { "" }
}
opt-bid-card = Miser { $bid } : carte d’événement{ $cheaper ->
    [1] , vous payez { $price }
   *[other] { "" }
}
opt-place = Prendre la place { $place }
# Ce que le climat ferait d’un dinosaure sur une case, en l’état.
ground = { $danger ->
    [ideal] { $terrain } : idéale
    [spared] { $terrain } : { $zone }, mais épargné tant que votre troupeau reste aussi petit
    [hot-bare] { $terrain } : chaude, vous n’avez pas de thermorégulation
    [hot-full] { $terrain } : chaude, { $layers ->
        [one] votre seule couche de thermorégulation est prise
       *[other] vos { $layers } couches de thermorégulation sont prises
    }
    [hot-safe] { $terrain } : chaude, votre thermorégulation le protège
    [cold-bare] { $terrain } : froide, vous n’avez pas de fourrure
    [cold-full] { $terrain } : froide, { $layers ->
        [one] votre seule couche de fourrure est prise
       *[other] vos { $layers } couches de fourrure sont prises
    }
    [cold-safe] { $terrain } : froide, votre fourrure le protège
    [deadly-full] { $terrain } : mortelle, { $layers ->
        [one] votre seule caverne est prise
       *[other] vos { $layers } cavernes sont prises
    }
    [deadly-safe] { $terrain } : mortelle, mais votre caverne l’abrite
    [nowhere] hors de l’île
   *[deadly-bare] { $terrain } : mortelle en l’état
}
opt-move = Aller de { $from } à { $to }, { ground }
opt-attack = Attaquer { $to } depuis { $from }
# Ce que rapporterait ou coûterait un combat.
attack-means = Gagné : vous prenez { $to }, { ground }{ $flees ->
    [0] {""}
   *[other] {" "}(l’autre dinosaure peut fuir)
}. Perdu : chacun reste, le point est dépensé.
opt-attack-odds = Attaquer { $target_seat } en { $to } depuis { $from } : { $wins ->
    [one] { $wins } chance
   *[other] { $wins } chances
} sur { $faces }
opt-fly = { $range ->
    [one] S’envoler de { $at } : une case pour un point, une fois par phase
   *[other] S’envoler de { $at } : { $range } cases pour un point, une fois par phase
}
opt-swim = Nager depuis { $at } jusqu’à une côte libre, pour un point
opt-slip = Passage secret depuis { $at }
opt-land = Se poser en { $at }, { ground }
opt-retreat = Fuir en { $at }, { ground }
opt-remove = Reprendre le dinosaure en { $at }, { ground }
opt-lay = Pondre en { $at }, { ground }
pounce-means = Gagné : il prend { $at }, { ground }. Perdu : le nouveau-né meurt.
opt-pounce = Bébé tueur en { $at } : { $wins ->
    [one] { $wins } chance
   *[other] { $wins } chances
} sur { $faces }
opt-lose = Sacrifier le dinosaure en { $at } ({ $terrain }, { $zone })
opt-play = Jouer { $card }
opt-withdraw = Reprendre { $card }
opt-victim = Viser { $target_seat }
opt-layer = Choisir : { $layer }
opt-keep = Garder leur ordre
opt-swap = Les échanger

event-round = Le tour { $round } commence.
event-phase = Phase suivante : { $phase }.
event-revealed = Jeton de climat révélé : { $token }.
event-glimpsed = { $seat_who ->
    [you] Vous regardez
   *[other] { $seat } regarde
} le jeton de climat n° { $depth } de la pile : { $token }.
event-glimpsed-hidden = { $seat_who ->
    [you] Vous regardez
   *[other] { $seat } regarde
} le jeton de climat n° { $depth } de la pile.
event-ordered = { $seat_who ->
    [you] Vous reposez
   *[other] { $seat } repose
} les deux jetons de climat { $swapped ->
    [0] dans le même ordre
   *[other] dans l’ordre inverse
}.
event-ordered-hidden = { $seat_who ->
    [you] Vous reposez
   *[other] { $seat } repose
} les deux jetons de climat.
event-turned = { $card ->
    [-1] Le jeton de climat fait tourner
   *[other] { $card } fait tourner
} la roue { $steps ->
    [one] d’un cran
   *[other] de { $steps } crans
}{ $sections ->
    [-1] {" "}en arrière
    [-2] {" "}en arrière
   *[other] {""}
} : zone idéale, { $same ->
    [1] toujours { $ideal }.
   *[other] avant { $was }, maintenant { $ideal }.
}
event-held = { $card ->
    [-1] Le jeton de climat laisse la roue en place
   *[other] { $card } retient la roue
} : zone idéale, toujours { $ideal }.
event-offered = Le laboratoire propose : { $gene }.
event-bid = { $seat_who ->
    [you] Vous misez
   *[other] { $seat } mise
} { $bid } ({ $column ->
    [1] carte d’événement
   *[other] { $gene }
}).
event-outbid = { $seat_who ->
    [you] Vous vous faites
   *[other] { $seat } se fait
} déloger ({ $column ->
    [1] carte d’événement
   *[other] { $gene }
}) : { $by_seat_who ->
    [you] vous misez
   *[other] { $by_seat } mise
} { $bid }.
event-spent = { $seat_who ->
    [you] Vous payez
   *[other] { $seat } paie
} { $points } PM.
event-gained = { $seat_who ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $points } PM.
event-bought = { $seat_who ->
    [you] Vous prenez
   *[other] { $seat } prend
} un gène du laboratoire : { $gene }.
event-drew = { $seat_who ->
    [you] Vous piochez
   *[other] { $seat } pioche
} une carte d’événement : { $card }.
event-drew-hidden = { $seat_who ->
    [you] Vous piochez
   *[other] { $seat } pioche
} une carte d’événement.
event-order = { $same ->
    [1] L’ordre du tour ne change pas
   *[other] { $card ->
        [-1] Nouvel ordre du tour
       *[other] { $card } change l’ordre du tour
    }
} : d’abord { $p1_seat_who ->
    [you] vous
   *[other] { $p1_seat }
}, puis { $p2_seat_who ->
    [you] vous
   *[other] { $p2_seat }
}{ $players ->
    [2] { "" }
   *[other] , { $p3_seat_who ->
        [you] vous
       *[other] { $p3_seat }
    }
}{ $players ->
    [2] { "" }
    [3] { "" }
   *[other] , { $p4_seat_who ->
        [you] vous
       *[other] { $p4_seat }
    }
}{ $players ->
    [2] { "" }
    [3] { "" }
    [4] { "" }
   *[other] , { $p5_seat_who ->
        [you] vous
       *[other] { $p5_seat }
    }
}.
event-turn = { $seat_who ->
    [you] Vous vous déplacez
   *[other] { $seat } se déplace
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-moved = { $seat_who ->
    [you] { $how ->
        [0] Vous vous déplacez
        [1] Vous volez
        [2] Vous nagez
        [3] Vous vous faufilez
        [4] Vous avancez
       *[5] Vous fuyez
    }
   *[other] { $seat } { $how ->
        [0] se déplace
        [1] vole
        [2] nage
        [3] se faufile
        [4] avance
       *[5] fuit
    }
} de { $from } à { $to }.
event-prepared = { $seat_who ->
    [you] Vous mettez
   *[other] { $seat } met
} en route le dinosaure en { $at }.
event-attacked = { $seat_who ->
    [you] Vous attaquez
   *[other] { $seat } attaque
} { $target_seat_who ->
    [you] votre dinosaure
   *[other] { $target_seat }
} en { $to }, depuis { $from }.
event-fought = { $source ->
    [-1] { $won ->
        [0] { $seat_who ->
            [you] Votre bébé tueur meurt
           *[other] Bébé tueur, clan { $seat } : il meurt
        } en { $at } ; le dé montre « { $face } ».
       *[other] { $seat_who ->
            [you] Votre bébé tueur l’emporte sur { $target_seat }
           *[other] Bébé tueur, clan { $seat } : il l’emporte sur { $target_seat_who ->
                [you] votre dinosaure
               *[other] { $target_seat }
            }
        } en { $at } ; le dé montre « { $face } ».
    }
   *[other] { $won ->
        [0] { $seat_who ->
            [you] Vous attaquez { $target_seat }
           *[other] { $target_seat_who ->
                [you] { $seat } vous attaque
               *[other] { $seat } attaque { $target_seat }
            }
        } en { $at } et { $seat_who ->
            [you] échouez
           *[other] échoue
        }
       *[other] { $seat_who ->
            [you] Vous battez { $target_seat }
           *[other] { $target_seat_who ->
                [you] { $seat } vous bat
               *[other] { $seat } bat { $target_seat }
            }
        } en { $at }
    } : cornes, { $attack } contre { $defence } ; le dé montre « { $face } », une face qui { $needs ->
        [-99] gagne toujours
        [99] ne gagne jamais
        [0] gagne à égalité de cornes
        [1] gagne avec une corne de plus
       *[other] gagne avec { $needs } cornes de plus
    }.
}
event-lost = { $why ->
    [relocation] { $seat_who ->
        [you] Vous reprenez
       *[other] { $seat } reprend
    } le dinosaure en { $at }.
    [climate] { $seat_who ->
        [you] Vous perdez
       *[other] { $seat } perd
    } le dinosaure en { $at } à cause { $peril ->
        [hot] de la chaleur
        [cold] du froid
       *[other] d’un climat mortel
    } ({ $terrain }).
    [killer-baby] { $seat_who ->
        [you] Vous perdez
       *[other] { $seat } perd
    } le dinosaure en { $at }, dévoré par { $by_seat_who ->
        [you] votre bébé tueur
       *[other] un bébé tueur ({ $by_seat })
    }.
   *[combat] { $seat_who ->
        [you] Vous perdez
       *[other] { $seat } perd
    } le dinosaure en { $at } face à { $by_seat_who ->
        [you] vous
       *[other] { $by_seat }
    }.
}
event-born = { $again ->
    [1] { $seat_who ->
        [you] Vous pondez
       *[other] { $seat } pond
    } de nouveau ce dinosaure en { $at }.
   *[other] { $seat_who ->
        [you] Vous voyez naître un petit en { $at } ; vous avez
       *[other] { $seat } voit naître un petit en { $at } et compte
    } { $herd } dinosaures.
}
event-pass = C’est le moment de pondre l’œuf { $egg }.
event-announced = { $seat_who ->
    [you] Vous annoncez
   *[other] { $seat } annonce
} { $card }.
event-withdrawn = { $seat_who ->
    [you] Vous reprenez
   *[other] { $seat } reprend
} { $card }.
event-returned = { $card } reste sans effet et { $seat_who ->
    [you] vous revient
   *[other] revient à { $seat }
}.
event-played = { $seat_who ->
    [you] Vous jouez
   *[other] { $seat } joue
} { $card }.
event-struck = { $card } { $target_seat_who ->
    [you] vous frappe
   *[other] frappe { $target_seat }
}.
event-lent = { $card ->
    [-1] Une carte
   *[other] { $card }
}, { $seat_who ->
    [you] pour vous
   *[other] pour { $seat }
}, jusqu’à la fin de la phase : { $stat }, { $after } au lieu de { $before }.
event-scored = { $seat_who ->
    [you] Vous totalisez
   *[other] { $seat } totalise
} { $points } PM, avec { $herd ->
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
reason-bid-mandatory = Tout le monde mise sur un lot ; un lot sans mise accepte toujours un 0.
reason-no-such-column = Le laboratoire a { $columns } lots ; le lot { $column } n’existe pas.
reason-just-ousted = On vient de vous déloger ({ $column ->
    [1] carte d’événement
   *[other] { $gene }
}) ; misez sur autre chose.
reason-bid-final = La mise de { $standing } ({ $column ->
    [1] carte d’événement
   *[other] { $gene }
}) est imbattable ; misez sur autre chose.
reason-bid-not-printed = Le laboratoire n’a pas de mise de { $bid } ; les mises vont jusqu’à { $highest }.
reason-bid-too-low = { $target_seat } mise { $standing } ({ $column ->
    [1] carte d’événement
   *[other] { $gene }
}) ; misez davantage.
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

# Ce qui parle pour ou contre un choix, dans un conseil
why-attack = { $wins ->
    [one] { $wins } face sur { $faces } gagne
   *[other] { $wins } faces sur { $faces } gagnent
} : { $target_seat } a alors un dinosaure de moins{ $flees ->
    [0] { "" }
   *[other] , à moins qu’il ne fuie
}.
why-born = Un dinosaure de plus, et un point de plus à chaque revenu.
why-space = { $at } : { $zone } maintenant ; idéal au prochain tour dans { $percent } % des cas.
why-fate = En l’état, { $after } des vôtres meurent à la survie au lieu de { $before }.
why-enemy = { $target_seat } se tient à côté et gagnerait avec { $wins ->
    [one] { $wins } face
   *[other] { $wins } faces
} sur { $faces }.
why-place = { $behind ->
    [0] Tout le monde agit avant vous.
    [one] Vous agissez avant une autre personne.
   *[other] Vous agissez avant { $behind } autres.
}
why-card = La carte est alors jouée ; { $cards ->
    [0] vous n’en avez pas d’autre
    [one] il vous en reste une
   *[other] il vous en reste { $cards }
}.
why-points-unused = { $points ->
    [one] Un point de mouvement reste inutilisé.
   *[other] { $points } points de mouvement restent inutilisés.
}
why-no-egg = Vous en restez à { $herd ->
    [one] un dinosaure
   *[other] { $herd } dinosaures
} ; l’œuf est perdu.
why-cards-kept = { $cards ->
    [one] Vous gardez votre carte.
   *[other] Vous gardez vos { $cards } cartes.
}
why-price = Coûte { $cost } de vos { $points } points.
why-worth = D’après le robot, cela rapporte { $points ->
    [one] environ un point
   *[other] environ { $points } points
} jusqu’à la fin.
