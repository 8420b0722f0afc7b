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
evo-bid-cell = { $bid } dans la colonne { $column }
evo-bid-held = { $bid } dans la colonne { $column }, tenu par { $name }
evo-mutation-points = points de mutation
evo-vials = Fioles : vos achats coûtent { $n } de moins.
evo-no-vials = Sans fiole, vous payez toute la mise.
evo-can-move = peut bouger
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

guide-evo-welcome = Votre troupeau, une seule île
guide-evo-welcome-text = Vous menez un petit clan de dinosaures. À chaque tour, le climat change, puis chacun achète un gène, se déplace, se reproduit et affronte le froid ou la chaleur. Les troupeaux rapportent des points ; quand la météorite tombe, le plus grand total gagne.
guide-evo-climate = Lisez la roue
guide-evo-climate-text = Le cadre ambré montre le climat du moment : le terrain au centre est idéal, le bord est chaud ou froid, le reste est mortel. Les nombres sont les chances pour le tour suivant. Sur l’île, les zones portent les mêmes hachures.
guide-evo-lab = Misez sur un gène
guide-evo-lab-text = Cliquez sur un nombre qui brille pour miser sur le gène au-dessous. Si quelqu’un mise plus, vous misez de nouveau ailleurs ; vous ne payez que ce que vous tenez à la fin. Une mise de 0 convient quand les points manquent.
guide-evo-order = Qui commence
guide-evo-order-text = Les plus petits troupeaux se déplacent d’abord ; les égalités suivent les colonnes du laboratoire. La liste des joueurs donne l’ordre du tour.
guide-evo-move = Déplacez votre troupeau
guide-evo-move-text = Saisissez un dinosaure qui brille, puis cliquez là où il va. Chaque pas coûte un point ; les pattes en donnent davantage. Visez le terrain idéal, et laissez de la place autour pour les petits.
guide-evo-fight = Le combat
guide-evo-fight-text = Marcher sur un dinosaure d’un autre clan, c’est l’attaquer ; cela coûte un point. Plus de cornes, plus de chances : le nombre sur la pastille dit combien de faces du dé gagnent.
guide-evo-births = Pondez
guide-evo-births-text = Chaque gène d’œuf place un petit à côté de votre troupeau. Pondez en terrain idéal : les petits affronteront bientôt le climat.
guide-evo-survival = La survie
guide-evo-survival-text = Au chaud et au froid, les dinosaures meurent si la thermorégulation ou la fourrure ne les protège pas ; en terrain mortel, ils meurent tous ; mais personne ne descend sous deux. Ensuite, chaque survivant rapporte un point.
