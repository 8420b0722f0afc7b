game-summary = Choisissez des dés, développez attaque et défense, et soyez le dernier mutant en vie.
setting-tie = Égalité
setting-tie-text = qui gagne quand les derniers mutants meurent ensemble : tous, ou le moins meurtri
setting-tie-shared = Partagée
setting-tie-overkill = Au moins meurtri
setting-stalemate = Enlisement
setting-stalemate-text = nombre de tours de suite sans dégâts qui met fin au combat
setting-stalemate-off = Jamais

phase-roll = lancer
phase-claim = prise
phase-assign = affectation
phase-mutate = mutation
phase-damage = dégâts
points-speed = vitesse
points-speed-text = Juste après un ajout à la vitesse, vous pouvez échanger les jetons d’ordre avec un mutant plus lent ; un petit jeton prend en premier.
points-mutate = mutation
points-mutate-text = Les points de mutation achètent des mutations à votre tour de l’étape de mutation.
points-guile = ruse
points-guile-text = La ruse achète des tours pendant la prise des dés : relances, autres faces, prises avant son tour.
grid-attack = attaque
grid-attack-text = À chaque tour, vous infligez à chaque autre mutant votre attaque moins sa défense.
grid-defence = défense
grid-defence-text = Ce que votre défense retire à chaque coup que vous recevez.
item-luck = Chance
item-luck-text = Relancez un des dés que vous avez pris. Coûte { $cost } de ruse.
item-initiative = Initiative
item-initiative-text = Prenez le prochain dé avant votre tour ; une Initiative plus tardive ou une Vivacité passe encore devant. Coûte { $cost } de ruse.
item-force = Coup de force
item-force-text = Choisissez un dé pris par un adversaire : il est relancé. Coûte { $cost } de ruse.
item-quickness = Vivacité
item-quickness-text = Prenez le prochain dé avant votre tour, et personne ne passe devant. Coûte { $cost } de ruse.
item-focus = Acuité
item-focus-text = Tournez un des dés que vous avez pris sur la face de votre choix. Coûte { $cost } de ruse.
item-extreme_focus = Acuité extrême
item-extreme_focus-text = Tournez vos trois dés sur les faces de votre choix, une fois par partie. Coûte { $cost } de ruse.
item-guile_gland = Glande à ruse
item-guile_gland-text = Lancez { $amount } dés et ajoutez-les à votre ruse. Coûte { $cost } points de mutation.
item-extra_leg = Patte de plus
item-extra_leg-text = Lancez { $amount } dés et ajoutez-les à votre vitesse ; ensuite vous pouvez échanger les jetons d’ordre. Coûte { $cost } points de mutation.
item-scales = Écailles
item-scales-text = { $amount } de vie de plus, tant que la feuille a des cases. Coûte { $cost } points de mutation.
item-spikes = Piquants
item-spikes-text = { $amount } de dégâts aussitôt à un adversaire de votre choix, malgré toute défense. Coûte { $cost } points de mutation.
item-sword = Épée
item-sword-text = Attaque +{ $amount } pour toujours, une fois par partie. Coûte { $cost } points de mutation.
item-shield = Bouclier
item-shield-text = Défense +{ $amount } pour toujours, une fois par partie. Coûte { $cost } points de mutation.
item-rage = Fureur
item-rage-text = { $amount ->
    [1] Frappez deux fois à l’étape des dégâts de ce tour.
   *[other] Frappez { $amount } fois de plus à l’étape des dégâts de ce tour.
} Coûte { $cost } points de mutation.

chapter-comp = Le matériel
chapter-setup = Mise en place
chapter-round = Le tour de jeu
chapter-roll = Le lancer
chapter-claim = La prise des dés
chapter-guile = La ruse
chapter-guile-item = Le menu des ruses
chapter-assign = L’affectation des dés
chapter-speed = La vitesse et l’ordre
chapter-mutate = Les mutations
chapter-mutate-item = Le menu des mutations
chapter-damage = Les dégâts
chapter-death = La mort
chapter-end = Fin de la partie

# La table dans le terminal ; les titres des colonnes sont courts.
picture-heading = Tour { $round }  étape : { $phase }   ordre
picture-claims-next = prochaine prise
picture-pool = réserve
picture-empty = vide
picture-token = jeton
picture-life = vie
picture-attack = attaque
picture-defence = défense
picture-takes = subit
picture-speed = vitesse
picture-mutate = mutation
picture-guile = ruse
picture-items = atouts
picture-dead = mort
picture-missing = manque
picture-short-attack = att.
picture-short-defence = déf.

prompt-claim = { $seat_who ->
    [you] Prenez
   *[other] { $seat }, prenez
} un dé. Vous en avez { $held } sur { $dice }.
prompt-guile = { $seat_who ->
    [you] Rusez-vous
   *[other] { $seat }, rusez-vous
} avant que ce soit à { $claimer_seat } de prendre un dé ? Ruse : { $guile }.
prompt-guile-own = { $seat_who ->
    [you] Rusez-vous
   *[other] { $seat }, rusez-vous
} avant de prendre un dé ? Ruse : { $guile }.
prompt-guile-last = { $seat_who ->
    [you] Tous
   *[other] { $seat }, tous
} les dés sont pris : rusez-vous avant l’affectation ? Ruse : { $guile }.
prompt-focus = { $seat_who ->
    [you] Acuité extrême
   *[other] { $seat }, Acuité extrême
} : quelle face donner au { $face } ?
prompt-assign = { $seat_who ->
    [you] Affectez
   *[other] { $seat }, affectez
} vos dés : { $faces }.
prompt-trade = { $seat_who ->
    [you] Avec
   *[other] { $seat }, avec
} { $speed } en vitesse, vous pouvez échanger votre jeton { $token } avec un mutant plus lent.
prompt-mutation = { $seat_who ->
    [you] Achetez-vous
   *[other] { $seat }, achetez-vous
} une mutation ? Points de mutation : { $mutate }.

opt-pass-guile = Ne pas ruser maintenant
opt-pass-trade = Garder votre jeton
opt-pass-mutation = Ne plus rien acheter
opt-claim = Prendre le { $face }{ $brings ->
    [attack] { "" } : { $sum } remplit la dernière case sous attaque { $number }, vous infligez { $after } au lieu de { $before }
    [defence] { "" } : { $sum } remplit la dernière case sous défense { $number }, vous subissez { $after } au lieu de { $before }
   *[nothing] { "" }
}
opt-luck = Chance ({ $cost }) : relancer votre { $face }
opt-initiative = Initiative ({ $cost }) : prendre le prochain dé
opt-force = Coup de force ({ $cost }) : relancer le { $face } pris par { $owner_seat }
opt-quickness = Vivacité ({ $cost }) : prendre le prochain dé, personne ne passe devant
opt-focus = Acuité ({ $cost }) : tourner votre { $face } sur { $wanted }
opt-extreme_focus = Acuité extrême ({ $cost }) : choisir les faces des trois dés
opt-set = Tourner le { $face } sur { $wanted }
opt-attack = { $brings ->
    [harm] Cocher la dernière case sous attaque { $number } avec le { $face } : attaque { $number } au lieu de { $strength }, vous infligez { $after } au lieu de { $before }
    [strength] Cocher la dernière case sous attaque { $number } avec le { $face } : attaque { $number } au lieu de { $strength }
    [box] Cocher une case sous attaque { $number } avec le { $face } ; encore { $missing } à cocher
   *[nothing] Cocher une case sous attaque { $number } avec le { $face } ; vous avez déjà { $strength } en attaque
}
opt-attack_pair = { $brings ->
    [harm] Cocher la dernière case sous attaque { $number } avec { $face } et { $other } : attaque { $number } au lieu de { $strength }, vous infligez { $after } au lieu de { $before }
    [strength] Cocher la dernière case sous attaque { $number } avec { $face } et { $other } : attaque { $number } au lieu de { $strength }
    [box] Cocher une case sous attaque { $number } avec { $face } et { $other } ; encore { $missing } à cocher
   *[nothing] Cocher une case sous attaque { $number } avec { $face } et { $other } ; vous avez déjà { $strength } en attaque
}
opt-attack_all = { $brings ->
    [harm] Cocher la dernière case sous attaque { $number } avec les trois dés : attaque { $number } au lieu de { $strength }, vous infligez { $after } au lieu de { $before }
    [strength] Cocher la dernière case sous attaque { $number } avec les trois dés : attaque { $number } au lieu de { $strength }
    [box] Cocher une case sous attaque { $number } avec les trois dés ; encore { $missing } à cocher
   *[nothing] Cocher une case sous attaque { $number } avec les trois dés ; vous avez déjà { $strength } en attaque
}
opt-defence = { $brings ->
    [harm] Cocher la dernière case sous défense { $number } avec le { $face } : défense { $number } au lieu de { $strength }, vous subissez { $after } au lieu de { $before }
    [strength] Cocher la dernière case sous défense { $number } avec le { $face } : défense { $number } au lieu de { $strength }
    [box] Cocher une case sous défense { $number } avec le { $face } ; encore { $missing } à cocher
   *[nothing] Cocher une case sous défense { $number } avec le { $face } ; vous avez déjà { $strength } en défense
}
opt-defence_pair = { $brings ->
    [harm] Cocher la dernière case sous défense { $number } avec { $face } et { $other } : défense { $number } au lieu de { $strength }, vous subissez { $after } au lieu de { $before }
    [strength] Cocher la dernière case sous défense { $number } avec { $face } et { $other } : défense { $number } au lieu de { $strength }
    [box] Cocher une case sous défense { $number } avec { $face } et { $other } ; encore { $missing } à cocher
   *[nothing] Cocher une case sous défense { $number } avec { $face } et { $other } ; vous avez déjà { $strength } en défense
}
opt-defence_all = { $brings ->
    [harm] Cocher la dernière case sous défense { $number } avec les trois dés : défense { $number } au lieu de { $strength }, vous subissez { $after } au lieu de { $before }
    [strength] Cocher la dernière case sous défense { $number } avec les trois dés : défense { $number } au lieu de { $strength }
    [box] Cocher une case sous défense { $number } avec les trois dés ; encore { $missing } à cocher
   *[nothing] Cocher une case sous défense { $number } avec les trois dés ; vous avez déjà { $strength } en défense
}
opt-speed = Ajouter le { $face } à la vitesse : { $total } en tout
opt-mutate = Ajouter le { $face } aux points de mutation : { $total } en tout
opt-guile = Ajouter le { $face } à la ruse : { $total } en tout
opt-trade = Échanger les jetons avec { $other_seat } et avoir le jeton { $token }
opt-guile_gland = Glande à ruse ({ $cost }) : lancer { $amount } dés de ruse
opt-extra_leg = Patte de plus ({ $cost }) : lancer { $amount } dés de vitesse
opt-scales = Écailles ({ $cost }) : { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de vie de plus
opt-spikes = Piquants ({ $cost }) : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} à { $other_seat }, { $after ->
    [0] qui en meurt
   *[other] qui garde { $after } de vie
}
opt-sword = Épée ({ $cost }) : attaque +{ $amount } pour toujours{ $brings ->
    [harm] , vous infligez { $after } au lieu de { $before }
   *[nothing] { "" }
}
opt-shield = Bouclier ({ $cost }) : défense +{ $amount } pour toujours{ $brings ->
    [harm] , vous subissez { $after } au lieu de { $before }
   *[nothing] { "" }
}
opt-rage = Fureur ({ $cost }) : { $amount ->
    [1] attaquer deux fois ce tour-ci
   *[other] attaquer { $amount } fois de plus ce tour-ci
}{ $brings ->
    [harm] , vous infligez { $after } au lieu de { $before }
   *[nothing] { "" }
}

event-round = Le tour { $round } commence.
event-phase = L’étape « { $phase } » commence.
event-rolled = Les dés sont lancés : { $faces }.
event-claimed = { $seat_who ->
    [you] Vous prenez
   *[other] { $seat } prend
} un { $face }, dé { $held } sur 3.
event-bought = { $seat_who ->
    [you] Vous achetez
   *[other] { $seat } achète
} { $item } pour { $cost } ({ $points }) ; reste { $left }.
event-cut = { $whose ->
    [own] { $seat_who ->
        [you] Vous achetez
       *[other] { $seat } achète
    } la prochaine prise
   *[other] { $seat_who ->
        [you] Vous passez
       *[other] { $seat } passe
    } devant { $other_seat_who ->
        [you] vous
       *[other] { $other_seat }
    }
} avec { $item } pour { $cost } de ruse et { $seat_who ->
    [you] prenez
   *[other] prend
} un dé d’abord.
event-rerolled = { $whose ->
    [own] { $seat_who ->
        [you] Vous relancez votre
       *[other] { $seat } relance son
    } { $before }
   *[other] { $seat_who ->
        [you] Vous relancez
       *[other] { $seat } relance
    } un { $before } pris par { $owner_seat_who ->
        [you] vous
       *[other] { $owner_seat }
    }
} : il montre { $face }.
event-turned = { $seat_who ->
    [you] Vous tournez
   *[other] { $seat } tourne
} un { $before } sur { $face }.
event-ticked = { $missing ->
    [0] { $seat_who ->
        [you] Vous cochez
       *[other] { $seat } coche
    } la dernière case sous { $grid } { $number } avec { $faces }.
   *[other] { $seat_who ->
        [you] Vous cochez
       *[other] { $seat } coche
    } une case sous { $grid } { $number } avec { $faces } ; encore { $missing } à cocher.
}
event-built = { $side ->
    [attack] { $seat_who ->
        [you] Vous avez
       *[other] { $seat } a
    } maintenant { $number } en attaque au lieu de { $weaker } : { $after } de dégâts infligés par tour au lieu de { $before }.
   *[defence] { $seat_who ->
        [you] Vous avez
       *[other] { $seat } a
    } maintenant { $number } en défense au lieu de { $weaker } : { $after } de dégâts subis par tour au lieu de { $before }.
}
event-gained = { $by ->
    [die] { $seat_who ->
        [you] Vous ajoutez
       *[other] { $seat } ajoute
    } un { $amount } ({ $points }) : { $total } en tout.
   *[roll] { $seat_who ->
        [you] Vous lancez
       *[other] { $seat } lance
    } { $faces } ({ $points }) : { $amount } de plus, { $total } en tout.
}
event-traded = { $seat_who ->
    [you] Vous êtes plus rapide
   *[other] { $seat } est plus rapide
} ({ $speed } contre { $slower }) : le jeton d’ordre { $token } change de main et { $other_seat_who ->
    [you] vous recevez
   *[other] { $other_seat } reçoit
} le { $gave }.
event-grew = { $seat_who ->
    [you] Vous vous couvrez
   *[other] { $seat } se couvre
} d’écailles : { $amount } de vie de plus, { $left } sur { $most } maintenant.
event-marked = { $change ->
    [sword] { $seat_who ->
        [you] Vous portez
       *[other] { $seat } porte
    } maintenant une épée : attaque { $attack }.
    [shield] { $seat_who ->
        [you] Vous portez
       *[other] { $seat } porte
    } maintenant un bouclier : défense { $defence }.
    [rage] { $seat_who ->
        [you] Vous entrez en fureur et frappez
       *[other] { $seat } entre en fureur et frappe
    } { $strikes ->
        [2] deux fois
       *[other] { $strikes } fois
    } ce tour-ci.
   *[extreme_focus] { $seat_who ->
        [you] Vous pouvez tourner vos
       *[other] { $seat } peut tourner ses
    } trois dés ; Acuité extrême ne servira plus de la partie.
}
event-fought = { $seat_who ->
    [you] Vous infligez
   *[other] { $seat } inflige
} { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} à { $other_seat_who ->
    [you] vous
   *[other] { $other_seat }
} : attaque { $attack } contre défense { $defence }{ $strikes ->
    [1] { "" }
    [2] , deux fois par fureur
   *[other] , { $strikes } fois par fureur
}.
event-spiked = { $seat_who ->
    [you] Vous infligez
   *[other] { $seat } inflige
} { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} à { $other_seat_who ->
    [you] vous
   *[other] { $other_seat }
} par des Piquants, malgré toute défense ; reste { $left } de vie.
event-lost = { $seat_who ->
    [you] Vous perdez
   *[other] { $seat } perd
} { $amount } de vie sur { $before } ; reste { $left }.{ $again ->
    [out] { " " }Encore une fois autant, et { $seat_who ->
        [you] vous êtes
       *[other] { $seat } est
    } hors jeu.
   *[lives] { "" }
}
event-out = { $seat_who ->
    [you] Vous êtes
   *[other] { $seat } est
} hors jeu : { $cause ->
    [spikes] { $damage } de dégâts par les Piquants { $by_seat_who ->
        [you] que vous lancez
       *[other] que lance { $by_seat }
    }, et seulement { $before } de vie à perdre.
   *[blows] { $damage } de dégâts contre { $before } de vie, surtout par { $by_seat_who ->
        [you] vous
       *[other] { $by_seat }
    }.
}
event-ended = { $winners ->
    [1] Le combat est fini : { $seat_who ->
        [you] vous gagnez
       *[other] { $seat } gagne
    }.
   *[other] Le combat est fini : { $winners } mutants partagent la victoire.
}

ending-last-alive = Un seul mutant reste en vie.
ending-together = Les derniers mutants sont tombés ensemble et partagent la victoire.
ending-overkill = Les derniers mutants sont tombés ensemble ; le moins meurtri l’emporte.
ending-stalemate = Trop de tours sans blessure : la vie la plus haute l’emporte.
ending-bound = Le dernier tour est fini : la vie la plus haute l’emporte.

reason-must-claim = On ne peut pas passer son tour de prise ; prenez un dé de la réserve.
reason-die-claimed = { $owner_seat } a déjà pris ce { $face } ; prenez un dé de la réserve.
reason-die-not-in-game = Ce dé n’est pas en jeu ce tour-ci ; il y a trois dés par mutant en vie.
reason-window-closed = La fenêtre de ruse avant cette prise est fermée ; la prochaine s’ouvre après la prise.
reason-window-open = Avant chaque prise, tout le monde peut ruser ; achetez ou passez, la prise vient ensuite.
reason-too-little-guile = { $item } coûte { $cost } de ruse. Vous avez { $have } : il manque { $short }.
reason-too-little-mutate = { $item } coûte { $cost } points de mutation. Vous avez { $have } : il manque { $short }.
reason-three-dice = Vous avez déjà trois dés ; personne n’en prend un quatrième, même par ruse.
reason-three-with-cuts = Vous avez { $held ->
    [one] { $held } dé
   *[other] { $held } dés
} et, avec les prises achetées, cela fait trois ; impossible d’en servir plus.
reason-focused-before = Vous avez déjà employé Acuité extrême ; c’est une fois par partie.
reason-focus-needs-three = Acuité extrême demande trois dés pris ; vous en avez { $held }.
reason-focus-first = Cela doit attendre : choisissez d’abord la nouvelle face du { $face } (Acuité extrême).
reason-die-unclaimed = Ce { $face } est encore dans la réserve ; la ruse ne change que des dés déjà pris.
reason-force-own-die = Coup de force relance les dés des adversaires ; pour les vôtres, il y a Chance.
reason-die-of-another = Ce dé est à { $owner_seat } ; choisissez l’un des vôtres.
reason-no-such-face = Un dé a les faces 1 à 6 ; { $face } n’en est pas une.
reason-guile-only-in-claim = La ruse se dépense pendant la prise des dés, pas à l’étape « { $phase } ».
reason-mutation-has-its-turn = Les mutations s’achètent à votre tour de l’étape de mutation, pas à l’étape « { $phase } ».
reason-trade-needs-speed = Les jetons d’ordre s’échangent juste après un ajout à la vitesse, et seulement alors.
reason-not-in-this-step = Cela n’a pas sa place ici ; le tour en est à l’étape « { $phase } ».
reason-assign-all = Les trois dés doivent être affectés ; il en reste { $held }.
reason-trade-after-dice = La vitesse a grandi : vous pourrez faire un échange quand tous les dés seront placés ; il en reste { $held }.
reason-three-needed = Il faut les trois dés ensemble ; il vous en reste { $held }.
reason-die-used = Ce { $face } est déjà affecté ; chaque dé sert une fois.
reason-pair-in-order = « { $code } » nomme les dés d’une paire à l’envers ; écrivez deux dés différents, le plus petit d’abord.
reason-no-box-under-one = Il n’y a pas de case sous 1 ; ajoutez le dé à un autre ou à un total de points.
reason-column-full = Toutes les cases sous { $grid } { $number } sont cochées ; choisissez une autre place.
reason-trade-with-yourself = Vous avez déjà votre propre jeton ; choisissez un adversaire plus lent.
reason-no-such-mutant = Il n’y a pas de mutant en vie à cette place.
reason-not-slower = { $other_seat } a { $speed } en vitesse et vous { $own } ; seul un mutant plus lent doit échanger.
reason-life-full = Les { $boxes } cases de vie sont toutes en usage ; il n’y a plus de place pour des Écailles.
reason-spikes-on-yourself = Les Piquants visent les adversaires ; choisissez l’un d’eux.
reason-raging-already = Votre Fureur dure déjà ce tour-ci ; une seconde ne servirait à rien.
reason-once-per-game = Vous avez déjà cet atout : { $mark } ; il s’achète une fois par partie.

# Ce qui parle pour ou contre un choix, dans un conseil
why-fits = Convient pour { $attacks ->
    [0] { "" }
   *[other] l’attaque { $attack }{ $defences ->
        [0] { "" }
       *[other] { " et " }
    }
}{ $defences ->
    [0] { "" }
   *[other] la défense { $defence }
}, seul ou avec vos dés.
why-fits-nowhere = Ne convient à aucune case libre ; il ne vaut que des points.
why-tick = { $brings ->
    [harm] En l’état, vous { $side ->
        [attack] infligez { $after } par tour au lieu de { $before }
       *[defence] subissez { $after } par tour au lieu de { $before }
    }.
    [strength] { $grid } { $number } au lieu de { $strength } ; en l’état, cela ne change aucun coup.
    [box] { $missing ->
        [one] Encore une case
       *[other] Encore { $missing } cases
    } jusqu’à { $grid } { $number }.
   *[nothing] La case ne vous rend pas plus fort.
}
why-speed = { $n ->
    [0] Vous n’allez plus vite que personne.
    [one] Vous allez plus vite qu’un des autres.
   *[other] Vous allez plus vite que { $n } des autres.
}
why-pays = Suffit pour : { $item } (reste { $left }).
why-short = Il manque { $short } pour : { $item }.
why-spends = Coûte { $cost } ({ $points }) ; reste { $left }.
why-keeps = Vous gardez { $left } ({ $points }).
why-takes = En l’état, vous subissez { $takes } ce tour et { $life ->
    [0] vous mourez
   *[other] il vous reste { $life } de vie
}.
