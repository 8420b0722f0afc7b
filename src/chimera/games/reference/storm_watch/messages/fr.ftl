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

prompt-work = { $seat_who ->
    [you] Vous
   *[other] { $seat }, vous
} êtes ici : { $place }. Il vous reste { $effort ->
    [one] un effort
   *[other] { $effort } efforts
}. Que faites-vous ?
prompt-aim = { $seat_who ->
    [you] Pour
   *[other] { $seat }, pour
} quel feu est la carte ({ $card }) ?
prompt-embark = { $seat_who ->
    [you] Qui
   *[other] { $seat }, qui
} prend la barque ?
prompt-land = { $other_seat_who ->
    [you] La barque vous emmène où
   *[other] { $seat }, où la barque emmène-t-elle { $other_seat }
} ?
prompt-give = { $seat_who ->
    [you] Quelle
   *[other] { $seat }, quelle
} carte donnez-vous à { $other_seat } ?
prompt-shield = { $seat_who ->
    [you] La
   *[other] { $seat }, la
} tempête va prendre : { $places }. Protéger un feu, ou laisser souffler ?

opt-walk = Marcher vers { $place }
opt-tend = Entretenir le feu ({ $place }) : il brûle à { $burns }
opt-gather = Se servir dans les réserves
opt-light = Allumer le feu ({ $place }) : il brûle à { $burns }
opt-pipe = Encourager { $other_seat }
opt-give = Donner une carte à { $other_seat }
opt-hand = { $card }
opt-play = Jouer { $card }
opt-at = À { $place } : le feu brûle à { $burns }
opt-whom = { $other_seat }
opt-to = Vers { $place }
opt-shield = Protéger { $place } : perte { $loses } au lieu de { $before }

event-round = L’heure { $round } sur { $rounds } commence.
event-phase = { $phase }.
event-walked = { $seat_who ->
    [you] Vous marchez
   *[other] { $seat } marche
} vers { $place }.
event-tended = { $seat_who ->
    [you] Vous entretenez
   *[other] { $seat } entretient
} le feu ({ $place }) : il brûle à { $burns }.
event-gathered = { $seat_who ->
    [you] Vous vous servez
   *[other] { $seat } se sert
} dans les réserves ({ $place }).
event-drew = { $seat_who ->
    [you] Vous piochez
   *[other] { $seat } pioche
} : { $card }.
event-drew-hidden = { $seat_who ->
    [you] Vous piochez
   *[other] { $seat } pioche
} une carte.
event-piped = { $other_seat_who ->
    [you] { $seat } vous encourage : vous avez
   *[other] { $seat_who ->
        [you] Vous encouragez
       *[other] { $seat } encourage
    } { $other_seat }, qui a
} un effort de plus.
event-takes = { $seat_who ->
    [you] Vous montrez
   *[other] { $seat } montre
} une carte : { $card }.
event-offers = { $seat_who ->
    [you] Vous choisissez
   *[other] { $seat } choisit
} une carte pour { $other_seat_who ->
    [you] vous
   *[other] { $other_seat }
}.
event-embarks = { $whose ->
    [own] { $seat_who ->
        [you] Vous montez
       *[other] { $seat } monte
    } dans la barque.
   *[other] { $seat_who ->
        [you] Vous envoyez
       *[other] { $seat } envoie
    } la barque pour { $other_seat_who ->
        [you] vous
       *[other] { $other_seat }
    }.
}
event-gave = { $other_seat_who ->
    [you] { $seat } vous donne
   *[other] { $seat_who ->
        [you] Vous donnez à { $other_seat }
       *[other] { $seat } donne à { $other_seat }
    }
} une carte : { $card }.
event-played = { $seat_who ->
    [you] Vous jouez
   *[other] { $seat } joue
} { $card }.
event-fed = { $seat_who ->
    [you] Vous jouez
   *[other] { $seat } joue
} { $card } : le feu ({ $place }) brûle à { $burns }.
event-lit = { $seat_who ->
    [you] Vous allumez
   *[other] { $seat } allume
} le feu ({ $place }){ $means ->
    [card] {" "}avec le silex
   *[other] { "" }
} : il brûle à { $burns }.
event-shipped = { $other_seat_who ->
    [you] Vous prenez
   *[other] { $other_seat } prend
} la barque vers { $place }.
event-forecast = { $seat_who ->
    [you] Vous lisez
   *[other] { $seat } lit
} le baromètre. À venir : { $what ->
    [gusts] { $places }.
    [rain] la pluie.
   *[both] { $places } et la pluie.
}
event-gust = Une rafale arrive : { $place } va perdre { $loss }.
event-rain = La pluie arrive : chaque feu va perdre { $loss }.
event-shuffled = Les cartes de tempête sont mélangées de nouveau.
event-shielded = { $seat_who ->
    [you] Vous protégez
   *[other] { $seat } protège
} { $place } avec de la toile : la perte sera { $loses ->
    [0] nulle
   *[other] { $loses }
}.
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

# Ce qui parle pour ou contre un choix, dans un conseil
why-unused = { $effort ->
    [one] Un effort reste inutilisé.
   *[other] { $effort } efforts restent inutilisés.
}
why-blows = Les feux perdent { $loss } en tout.
why-burns = { $place } : le feu monte à { $after } au lieu de { $before }.
why-fire-there = { $burns ->
    [0] { $place } : le feu est éteint.
   *[other] { $place } : le feu brûle à hauteur { $burns }.
}
why-stores-there = { $place } : il y a des réserves.
why-gathers = { $n ->
    [one] Une carte de plus
   *[other] { $n } cartes de plus
} : vous en tenez { $held } sur { $most }.
why-pipes = { $other_seat } a alors { $effort ->
    [one] un effort
   *[other] { $effort } efforts
}.
why-shields = { $place } perd { $after } au lieu de { $before }.
why-card-gone = La carte est alors jouée ; { $held ->
    [0] vous n’en avez pas d’autre
    [one] il vous en reste une
   *[other] il vous en reste { $held }
}.
why-effort = Coûte un effort ; { $left ->
    [0] il n’en reste aucun
    [one] il en reste un
   *[other] il en reste { $left }
}.

# L’heure, dans les mots de ce jeu
pass-until-round = Jusqu’à l’heure suivante
standing-round = Vous passez jusqu’à l’heure suivante.
