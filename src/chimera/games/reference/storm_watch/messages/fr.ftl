game-summary = Tous ensemble, entretenez les feux d’une côte pendant une nuit de tempête.
setting-coast = Côte
setting-coast-text = où brûlent les feux, à moins qu’une personne n’apporte sa propre côte
setting-coast-skarnvik = Skarnvik
setting-coast-lomsund = Lomsund
setting-weather = Temps
setting-weather-text = force du vent
setting-weather-squall = Grain
setting-weather-gale = Coup de vent
setting-weather-hurricane = Ouragan
setting-hands = Mains
setting-hands-text = si les veilleurs voient les cartes des autres
setting-hands-open = Ouvertes
setting-hands-private = Privées
choice-trade = Métier
choice-trade-text = ce qu’un veilleur sait faire et les autres non
choice-trade-forester = Forestier
choice-trade-lamplighter = Allumeur
choice-trade-sailor = Marin
choice-trade-piper = Joueur de pipeau
choice-trade-innkeeper = Aubergiste

chapter-setup = Mise en place
chapter-hour = Une heure
chapter-work = Le travail
chapter-card = Les cartes
chapter-trade = Les métiers
chapter-storm = La tempête
chapter-omen = Le présage
chapter-end = La fin de la nuit
chapter-campaign = Deux nuits
chapter-file = Votre propre côte

card-driftwood = Bois flotté
card-driftwood-text = Un feu à portée brûle plus haut de { $amount }.
card-pitch = Poix
card-pitch-text = Un feu à portée brûle plus haut de { $amount }.
card-flint = Silex
card-flint-text = Un feu éteint à portée brûle de nouveau, à { $amount }.
card-sailcloth = Toile à voile
card-sailcloth-text = Quand la tempête annonce une perte, un feu à portée perd { $amount } de moins.
card-boat = Barque
card-boat-text = { $amount ->
    [one] Un veilleur se rend où il veut.
   *[other] { $amount } veilleurs se rendent où ils veulent.
}
card-weather_glass = Baromètre
card-weather_glass-text = Les { $amount } prochaines cartes de tempête sont montrées à tous.

trade-forester = Forestier
trade-forester-text = Quand vous vous servez dans les réserves, les autres veilleurs présents piochent chacun une carte.
trade-lamplighter = Allumeur
trade-lamplighter-text = Vous allumez sans silex un feu éteint là où vous êtes.
trade-sailor = Marin
trade-sailor-text = Vous protégez les feux à toute distance.
trade-piper = Joueur de pipeau
trade-piper-text = Vous donnez un de vos efforts à qui vous voulez, où que ce soit.
trade-innkeeper = Aubergiste
trade-innkeeper-text = Vous donnez des cartes à qui vous voulez, où que ce soit.

omen-drowned_bell = La cloche engloutie
omen-drowned_bell-text = Survient quand un feu est éteint : chaque feu perd { $loss }.
omen-grey_hare = Le lièvre gris
omen-grey_hare-text = Survient quand un feu ne brûle qu’à 1 : le plus faible perd { $loss }.
omen-red_moon = La lune rouge
omen-red_moon-text = Survient quand un feu brûle à 5 ou plus : le plus vif perd { $loss }.
omen-three_crows = Les trois corbeaux
omen-three_crows-text = Survient quand deux veilleurs sont au même endroit : le feu le plus vif perd { $loss }.
omen-empty_boots = Les bottes vides
omen-empty_boots-text = Survient quand personne ne se tient près d’un feu qui brûle : chaque feu perd { $loss }.

phase-dusk = Crépuscule
phase-work = Travail
phase-storm = Tempête
phase-omen = Présage
phase-dawn = Aube

prompt-work = { $seat }, vous êtes ici : { $place }. Il vous reste { $effort ->
    [one] un effort
   *[other] { $effort } efforts
}. Que faites-vous ?
prompt-aim = { $seat }, pour quel feu est la carte ({ $card }) ?
prompt-embark = { $seat }, qui prend la barque ?
prompt-land = { $seat }, où la barque emmène-t-elle { $other_seat } ?
prompt-give = { $seat }, quelle carte donnez-vous à { $other_seat } ?
prompt-shield = { $seat }, la tempête va prendre : { $places }. Protéger un feu, ou laisser souffler ?

opt-walk = Marcher vers { $place }
opt-tend = Entretenir le feu ({ $place })
opt-gather = Se servir dans les réserves
opt-light = Allumer le feu ({ $place })
opt-pipe = Encourager { $other_seat }
opt-give = Donner une carte à { $other_seat }
opt-hand = { $card }
opt-play = Jouer { $card }
opt-at = À { $place }
opt-whom = { $other_seat }
opt-to = Vers { $place }
opt-shield = Protéger { $place }

event-round = L’heure { $round } sur { $rounds } commence.
event-phase = { $phase }.
event-walked = { $seat } marche vers { $place }.
event-tended = { $seat } entretient le feu ({ $place }) : il brûle à { $burns }.
event-drew = { $seat } pioche : { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-piped = { $seat } encourage { $other_seat }.
event-takes = { $seat } prend une carte pour la jouer : { $card }.
event-offers = { $seat } a une carte pour { $other_seat }.
event-embarks = { $seat } a une barque pour { $other_seat }.
event-gave = { $seat } donne une carte à { $other_seat } : { $card }.
event-played = { $seat } joue { $card }.
event-fed = Le feu ({ $place }) brûle à { $burns }.
event-lit = { $seat } allume le feu ({ $place }) : il brûle à { $burns }.
event-shipped = { $other_seat } prend la barque vers { $place }.
event-forecast = { $count ->
    [one] La prochaine carte de tempête est montrée.
   *[other] Les { $count } prochaines cartes de tempête sont montrées.
}
event-gust = Une rafale arrive : { $place } va perdre { $loss }.
event-rain = La pluie arrive : chaque feu va perdre { $loss }.
event-shuffled = Les cartes de tempête sont mélangées de nouveau.
event-shielded = { $seat } protège { $place } : la perte sera { $loses }.
event-dimmed = { $place } perd { $loss } et brûle à { $burns }.
event-lost = Le feu s’éteint ({ $place }).
event-came = Le présage survient : { $omen }.
event-tested = Le présage ne survient pas.
event-spared = Ce n’était donc pas ceci : { $omen }.
event-ended = La nuit est finie.

ending-dawn = L’aube se lève et les feux brûlent : tout le monde a gagné.
ending-dark = Trop peu de feux brûlent, des navires sont perdus : tout le monde a perdu.

reason-not-here = « { $code } » n’est pas à choisir ici ; prenez l’une des options montrées.
reason-too-far = Ce lieu n’est pas voisin ({ $place }) ; allez-y pas à pas.
reason-no-fire = Il n’y a pas de feu ici ({ $place }) ; choisissez un lieu qui en a un.
reason-dark = Le feu est éteint ({ $place }) ; allumez-le avec un silex, ou demandez à l’allumeur.
reason-bright-enough = Le feu ({ $place }) brûle aussi haut que possible ({ $most }) ; occupez-vous d’un autre.
reason-no-stores = Il n’y a pas de réserves ici ({ $place }) ; allez dans un lieu qui en a.
reason-stores-empty = Les réserves sont vides ; faites avec les cartes en main.
reason-hand-full = Personne ne tient plus de { $most } cartes ; jouez-en ou donnez-en une d’abord.
reason-nothing-dark = Aucun feu éteint là où vous êtes ; faites autre chose.
reason-no-lamplighter = Seul l’allumeur allume un feu sans silex ; faites autre chose.
reason-nobody-to-cheer = On encourage une autre personne à la table ; choisissez-en une.
reason-no-piper = Seul le joueur de pipeau encourage les autres ; faites autre chose.
reason-nobody = Il n’y a personne à choisir là ; nommez une autre personne à la table.
reason-no-card-to-give = Votre main est vide ; servez-vous d’abord dans les réserves.
reason-their-hand-full = { $other_seat } tient déjà { $most } cartes ; donnez à une autre personne.
reason-not-beside-you = { $other_seat } est ailleurs ; seul l’aubergiste donne à distance.
reason-no-such-card = Vous n’avez pas cette carte ({ $card }) ; choisissez une des vôtres.
reason-sailcloth-waits = La toile à voile sert dans la tempête ; jouez-la quand une perte est annoncée.
reason-known-already = Les cartes de tempête à montrer sont déjà connues ; gardez-le pour plus tard.
reason-nothing-dark-near = Aucun feu éteint là où vous êtes ni à un pas ; gardez le silex.
reason-nothing-to-feed = Aucun feu à portée ne peut brûler plus haut ; gardez la carte ({ $card }).
reason-no-place = Ce lieu n’existe pas sur cette côte ; choisissez-en un qui est montré.
reason-out-of-reach = C’est à plus d’un pas ({ $place }) ; choisissez un feu plus proche.
reason-burns-already = Le feu brûle ({ $place }) ; le silex est pour les feux éteints.
reason-there-already = La barque n’irait nulle part ; choisissez un autre lieu.
reason-nothing-to-shield = Rien à perdre ici ({ $place }) ; protégez un feu menacé.

picture-heading = { $coast }, nuit { $night }, heure { $hour } sur { $hours } : { $phase }. Feux allumés : { $burning }, il en faut { $keep } ; cartes de tempête à venir : { $gusts }
picture-place = Lieu
picture-fire = Feu
picture-keepers = Veilleurs
picture-links = À un pas
picture-stores = réserves
picture-dark = éteint
picture-keeper = Veilleur
picture-trade = Métier
picture-effort = Efforts
picture-hand = Main
picture-omen-came = Le présage est survenu : { $omen }.
picture-omen-read = Vous avez lu le présage : { $omen }.
picture-omen-hidden = Un présage est posé face cachée ; { $seat } l’a lu.
picture-store-cards = Réserves : { $stores }, cartes de tempête : { $storm }
picture-rain = Pluie
