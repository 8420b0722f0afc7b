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
points-mutate = mutation
points-guile = ruse
grid-attack = attaque
grid-defence = défense
item-luck = Chance
item-initiative = Initiative
item-force = Coup de force
item-quickness = Vivacité
item-focus = Acuité
item-extreme_focus = Acuité extrême
item-guile_gland = Glande à ruse
item-extra_leg = Patte de plus
item-scales = Écailles
item-spikes = Piquants
item-sword = Épée
item-shield = Bouclier
item-rage = Fureur

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

prompt-claim = { $seat }, prenez un dé ; vous en avez { $held } sur { $dice }.
prompt-guile = { $seat }, rusez-vous avant que ce soit à { $claimer_seat } de prendre un dé ? Ruse : { $guile }.
prompt-guile-last = { $seat }, tous les dés sont pris : rusez-vous avant l’affectation ? Ruse : { $guile }.
prompt-focus = { $seat }, Acuité extrême : quelle face donner au { $face } ?
prompt-assign = { $seat }, affectez vos dés : { $faces }.
prompt-trade = { $seat }, avec { $speed } en vitesse, vous pouvez échanger votre jeton { $token } avec un mutant plus lent.
prompt-mutation = { $seat }, achetez-vous une mutation ? Points de mutation : { $mutate }.

opt-claim = Prendre le { $face }
opt-luck = Chance ({ $cost }) : relancer votre { $face }
opt-initiative = Initiative ({ $cost }) : prendre le prochain dé
opt-force = Coup de force ({ $cost }) : relancer le { $face } pris par { $owner_seat }
opt-quickness = Vivacité ({ $cost }) : prendre le prochain dé, personne ne passe devant
opt-focus = Acuité ({ $cost }) : tourner votre { $face } sur { $wanted }
opt-extreme_focus = Acuité extrême ({ $cost }) : choisir les faces des trois dés
opt-set = Tourner le { $face } sur { $wanted }
opt-attack = Cocher une case sous attaque { $number } avec le { $face }
opt-attack_pair = Cocher une case sous attaque { $number } avec { $face } et { $other }
opt-attack_all = Cocher une case sous attaque { $number } avec les trois dés
opt-defence = Cocher une case sous défense { $number } avec le { $face }
opt-defence_pair = Cocher une case sous défense { $number } avec { $face } et { $other }
opt-defence_all = Cocher une case sous défense { $number } avec les trois dés
opt-speed = Ajouter le { $face } à la vitesse
opt-mutate = Ajouter le { $face } à la mutation
opt-guile = Ajouter le { $face } à la ruse
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
} à { $other_seat }
opt-sword = Épée ({ $cost }) : attaque +{ $amount } pour toujours
opt-shield = Bouclier ({ $cost }) : défense +{ $amount } pour toujours
opt-rage = Fureur ({ $cost }) : { $amount ->
    [1] attaquer deux fois ce tour-ci
   *[other] attaquer { $amount } fois de plus ce tour-ci
}

event-round = Tour { $round }.
event-phase = Étape : { $phase }.
event-rolled = La réserve montre { $faces }.
event-claimed = { $seat } prend un { $face }.
event-bought = { $seat } achète { $item }.
event-spent = { $seat } paie { $amount } ({ $points }) ; reste { $left }.
event-cut = { $seat } passe devant avec { $item }.
event-rerolled = { $seat } relance un { $before } pris par { $owner_seat } : il montre { $face }.
event-turned = { $seat } tourne un { $before } sur { $face }.
event-ticked = { $seat } coche une case sous { $grid } { $number }, { $missing ->
    [0] la dernière
   *[other] encore { $missing } à cocher
}.
event-built = { $seat } a maintenant { $number } en { $grid }.
event-gained = { $seat } ajoute { $amount } ({ $points }) ; total { $total }.
event-traded = { $seat } échange les jetons avec { $other_seat } et prend le jeton { $token }.
event-grew = { $seat } se couvre d’écailles : { $amount } points de vie de plus, { $most } cases en usage.
event-marked = { $seat } coche la case { $mark }.
event-fought = { $seat } inflige { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} à { $other_seat }.
event-lost = { $seat } perd { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de vie ; reste { $left }.
event-out = { $seat } est hors jeu.
event-ended = Le combat est fini.

ending-last-alive = Un seul mutant reste en vie.
ending-together = Les derniers mutants sont tombés ensemble et partagent la victoire.
ending-overkill = Les derniers mutants sont tombés ensemble ; le moins meurtri l’emporte.
ending-stalemate = Trop de tours sans blessure : la vie la plus haute l’emporte.
ending-bound = Le dernier tour est fini : la vie la plus haute l’emporte.

reason-must-claim = On ne peut pas passer son tour de prise ; prenez un dé de la réserve.
reason-die-claimed = { $owner_seat } a déjà pris ce { $face } ; prenez un dé de la réserve.
reason-die-not-in-game = Le dé { $die } n’est pas en jeu ce tour-ci ; il y a trois dés par mutant en vie.
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
reason-focus-first = « { $code } » doit attendre ; choisissez d’abord la nouvelle face du { $face } (Acuité extrême).
reason-die-unclaimed = Ce { $face } est encore dans la réserve ; la ruse ne change que des dés déjà pris.
reason-force-own-die = Coup de force relance les dés des adversaires ; pour les vôtres, il y a Chance.
reason-die-of-another = Ce dé est à { $owner_seat } ; choisissez l’un des vôtres.
reason-no-such-face = Un dé a les faces 1 à 6 ; { $face } n’en est pas une.
reason-guile-only-in-claim = La ruse se dépense pendant la prise des dés, pas à l’étape « { $phase } ».
reason-mutation-has-its-turn = Les mutations s’achètent à votre tour de l’étape de mutation, pas à l’étape « { $phase } ».
reason-trade-needs-speed = Les jetons d’ordre s’échangent juste après un ajout à la vitesse, et seulement alors.
reason-not-in-this-step = « { $code } » n’a pas sa place ici ; le tour en est à l’étape « { $phase } ».
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
