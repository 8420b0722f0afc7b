# Ce que dit le monde d’Evo, à côté des textes du jeu, qui viennent du serveur.
motto-evo = Misez, voyagez, survivez
lead-evo = Dix à douze tours sur une île : achetez des gènes aux enchères, menez votre troupeau vers le bon climat, pondez des œufs. Chaque survivant rapporte des points ; quand la météorite tombe, le plus grand total gagne.

clan-0 = triangle orange
clan-1 = cercle bleu ciel
clan-2 = carré vert
clan-3 = losange jaune
clan-4 = pentagone bleu
evo-island = L’île, { $n } cases
evo-lab = Laboratoire de biologie
evo-preview = Aperçu de la survie
evo-zones-now = Zones de ce tour
evo-wheel = Roue du climat. En ce moment : { $zones }
evo-ground = { $terrain } { $zone }
evo-herd = Dinosaures : { $n } ; morts en l’état : { $dying }
evo-live = { $n } en vie
evo-will-die = mourra dans ce climat
evo-may-die = sur ces { $of }, { $dies ->
    [one] { $dies } mourra
   *[other] { $dies } mourront
}, au choix de leur propriétaire
evo-key-dies = Va mourir
evo-key-some = Ce nombre d’entre eux meurent
evo-key-safe = Survit malgré le climat
evo-bids = mise { $bid }
evo-points = PM
evo-points-secret = Points de mutation
evo-cards = { $n ->
    [one] { $n } carte d’événement
   *[other] { $n } cartes d’événement
}
evo-hand = Vos cartes d’événement
evo-climate-so-far = Climats passés
evo-token-hidden = Face cachée
evo-next = Tour suivant
evo-meteorite-when = La météorite peut tomber dès le tour { $first }, au plus tard au tour { $last }.
evo-meteorite-short = Météorite dès le tour { $first }
evo-meteorite-brief = dès { $first }
evo-falls = La météorite tombe
evo-falls-text = La partie est finie. Le plus grand total de PM gagne.
evo-changed = Ce que cela change
evo-harm = { $dies } de vos { $herd } dinosaures mourraient maintenant
evo-unchanged = Aucun terrain ne change.
evo-spared = { $dies } de vos { $herd } dinosaures mourraient maintenant, au lieu de { $before }
evo-card-kind = Événement, { $phase }
evo-by = jouée par { $name }
evo-by-you = jouée par vous
evo-meteorite = Météorite
evo-supply = Réserves
evo-tokens = { $n ->
    [one] jeton
   *[other] jetons
}
evo-deck = { $n ->
    [one] carte
   *[other] cartes
}
evo-bag = { $n ->
    [one] gène
   *[other] gènes
}
evo-tokens-left = Jetons de climat dans la pile
evo-deck-left = Cartes d’événement dans la pioche
evo-bag-left = Gènes dans le sac
evo-event-card = Carte d’événement
evo-event-card-text = Piochez-en une en secret
evo-taken = Pris
evo-bid-cell = { $bid } : { $lot }
evo-bid-held = { $bid } : { $lot }, mise tenue par { $name }
evo-mutation-points = points de mutation
evo-vials = Fioles : vos achats coûtent { $n } de moins.
evo-no-vials = Sans fiole, vous payez toute la mise.
evo-can-move = peut bouger
evo-in-hand = Dinosaure en { $at } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evo-way = Aller en { $to } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ground }
evo-deed-fly = S’envoler de { $at }
evo-deed-swim = Nager depuis { $at }
evo-deed-slip = Passage secret depuis { $at }
evo-touch-again = Touchez encore pour le faire.
evo-fold-lab = Replier le laboratoire
evo-bid-rules = Vous ne payez que le lot gardé quand tout le monde a misé ; qui est délogé ne paie rien et mise aussitôt ailleurs.
evo-odds = { $wins ->
    [one] { $wins } chance
   *[other] { $wins } chances
} sur { $faces }
evo-horns = { $n ->
    [one] { $n } corne
   *[other] { $n } cornes
}
evo-horns-against = contre { $n }
evo-faces = Les faces du dé
evo-face-wins = { $face } : vous gagnez
evo-face-loses = { $face } : vous perdez
evo-pill-move = aller
evo-pill-land = se poser
evo-pill-flee = fuir
evo-pill-lay = pondre
evo-pill-pounce = bondir
evo-pill-remove = reprendre
evo-pill-lose = sacrifier
evo-pill-attack = attaquer
evo-face-0 = ·
evo-face-1 = { "=" }
evo-face-2 = +
evo-face-3 = ++
evo-face-4 = ×

tally-evo-climate = morts, climat
tally-evo-fights = morts, combats
chart-evo = Points de mutation, tour par tour
tally-evo-born = naissances
tally-evo-gained = PM
guide-evo-goal = But : le plus de points quand la météorite tombe
guide-evo-goal-text = Voici votre clan : son troupeau, ses gènes, ses points. Après chaque tour, chacun de vos dinosaures en vie rapporte un point. Les points paient aussi les gènes : dépensez-les bien.
guide-evo-climate = Climat : lisez la roue
guide-evo-climate-text = Chaque tour commence par le temps qu’il fait. Le cadre ambré le montre : le terrain au centre est idéal, le bord est chaud ou froid, le reste est mortel. Les nombres sont les chances pour le tour suivant.
guide-evo-lab = Mutations : misez sur un gène
guide-evo-lab-text = Au laboratoire, chacun mise sur un gène ou sur une carte d’événement. Choisissez un nombre au-dessus. Si quelqu’un mise plus, vous misez de nouveau ailleurs ; vous ne payez que ce que vous tenez à la fin. Une mise de 0 convient.
guide-evo-order = Initiative : qui commence
guide-evo-order-text = Les plus petits troupeaux se déplacent d’abord ; les égalités suivent les colonnes du laboratoire. La liste des joueurs donne l’ordre du tour.
guide-evo-move = Déplacement : gagnez le bon terrain
guide-evo-move-text = Prenez un dinosaure qui brille, puis choisissez où il va. Chaque pas coûte un point de déplacement ; les pattes en donnent davantage. Visez le terrain idéal, et laissez de la place aux petits.
guide-evo-fight = Déplacement : le combat
guide-evo-fight-text = Marcher sur un dinosaure d’un autre clan, c’est l’attaquer ; cela coûte un point de déplacement. Plus de cornes, plus de chances ; l’option dit combien de faces du dé gagnent. Touchez un signe ici pour lire ce qu’il fait.
guide-evo-births = Naissances : pondez
guide-evo-births-text = Chaque gène d’œuf place un petit à côté de votre troupeau. Pondez en terrain idéal : les petits affronteront bientôt le climat.
guide-evo-survival = Survie : chaleur, froid, points
guide-evo-survival-text = Au chaud et au froid, les dinosaures meurent si la thermorégulation ou la fourrure ne les protège pas ; en terrain mortel, tous meurent, mais aucun troupeau ne descend sous deux. Ensuite, chaque survivant rapporte un point.
guide-evo-end = La fin : la météorite
guide-evo-end-text = L’un des derniers jetons de climat est la météorite. Quand elle est révélée, la partie s’arrête aussitôt et le plus grand total gagne. Vous retrouvez tout cela sous Règles.
book-evo-genes = Gènes
book-evo-cards = Cartes d’événement
book-evo-goal = Ayez le plus de points de mutation quand la météorite tombe.
book-evo-goal-text = Chaque dinosaure en vie après la survie rapporte un point par tour ; les gènes et les cartes coûtent des points.
book-evo-goal-find = gagner gagne gagné gagnant vainqueur victoire remporter but objectif score
book-evo-climate = La roue tourne et désigne le bon terrain.
book-evo-climate-find = temps météo roue idéal chaud froid mortel zone jeton saison température
book-evo-mutations = Misez des points sur un gène ou une carte d’événement.
book-evo-mutations-find = laboratoire mise miser enchère acheter gène gènes carte colonne
book-evo-initiative = Le plus petit troupeau agit en premier.
book-evo-initiative-find = ordre tour premier dernier commencer commence
book-evo-movement = Un point de déplacement fait un pas ou attaque.
book-evo-movement-find = bouger déplacer marcher pas case pattes nager voler
book-evo-births = Chaque œuf pond un petit à côté des siens.
book-evo-births-find = naître naissance petit bébé œuf oeuf pondre ponte reproduire
book-evo-survival = Les gènes en sauvent ; chaque survivant rapporte un point.
book-evo-survival-find = survivre mourir meurt mort chaleur froid protéger fourrure thermorégulation
book-evo-end = La partie s’arrête aussitôt quand la météorite est révélée.
book-evo-end-text = Elle se trouve parmi les derniers jetons de climat : personne ne connaît le tour d’avance.
book-evo-end-find = fin finir finit terminer terminée dernier météorite durée tours longtemps
book-evo-points = Après la survie, chacun de vos dinosaures sur l’île rapporte un point de mutation.
book-evo-points-text = Rien d’autre ne rapporte de points ; un grand troupeau en bon terrain, si.
book-evo-points-find = points point mutation pm argent rapporter revenu payer score
book-evo-attack = Marchez sur un dinosaure d’un autre clan : c’est une attaque, et le dé décide.
book-evo-attack-text = Elle coûte un point de déplacement, gagnée ou perdue. Plus de cornes gagnent sur plus de faces du dé. Un troupeau de deux ne peut pas être attaqué.
book-evo-attack-find = attaque attaquer combat combattre bataille tuer corne cornes dé dés chances ennemi adversaire
book-evo-outbid = Qui est dépassé mise de nouveau aussitôt, dans une autre colonne.
book-evo-outbid-text = La mise perdue ne coûte rien.
book-evo-outbid-find = surenchère surenchérir dépasser dépassé perdre mise plus haut
book-evo-cost = Vous payez votre dernière mise, moins un point par fiole des tours précédents.
book-evo-cost-find = coût coûte prix payer paiement réduction fiole moins cher
book-evo-tie = À égalité de points, plus de dinosaures sur l’île l’emportent.
book-evo-tie-text = Si ce nombre est égal aussi, la victoire est partagée.
book-evo-tie-find = égalité égal égaux pareil partagée ex aequo
book-evo-dying = Personne n’est éliminé : la survie laisse au moins deux dinosaures à chaque troupeau.
book-evo-dying-find = perdre éliminé élimination éteint mourir dernier dinosaure mort
book-evo-cards-text = Une carte d’événement se pioche en secret et se joue une fois, au moment qu’elle indique.
