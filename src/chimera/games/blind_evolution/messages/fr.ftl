# Blind Evolution Mythos : ce qui se dit à la table. Une case porte la lettre de sa tuile et son numéro, A-11.
# Titres, scènes et récits sont de nous ; les nombres du contenu viennent en arguments.

game-summary = Tous ensemble, traquez des livres interdits dans une ville d’hexagones, avant qu’elle ne soit envahie.
setting-scenario = Scénario
setting-scenario-text = l’enquête jouée, à moins qu’une personne n’apporte son propre scénario
setting-scenario-borrowed_shadow = L’Ombre empruntée
setting-scenario-water_marks = L’Index noyé, première partie : Filigranes
setting-scenario-tide_table = L’Index noyé, seconde partie : La Table des marées
setting-choose = Personnages
setting-choose-text = si les souhaits de personnage, de plateau et de premier tour sont soumis à tous
setting-choose-dealt = Tirés au sort
setting-choose-asked = Selon les souhaits, si tous sont d’accord
setting-difficulty = Difficulté
setting-difficulty-text = s’il faut atteindre ou dépasser la difficulté d’un indice
setting-difficulty-reach = L’atteindre
setting-difficulty-exceed = La dépasser
setting-occupied_at = Occupée à partir de
setting-occupied_at-text = nombre de pions à partir duquel une tuile est occupée
choice-hero = Personnage
choice-hero-text = le personnage souhaité, quand on demande les souhaits
choice-hero-any = Peu importe
choice-hero-toru_kodai = Toru Kodai
choice-hero-chihiro_sakura = Chihiro Sakura
choice-hero-shiro_kanda = Shiro Kanda
choice-hero-takuan = Takuan
choice-hero-rex = Rex
choice-hero-amanogawa = Amanogawa
choice-hero-richard = Richard
choice-hero-yukari_mizuno = Yukari Mizuno
choice-colour = Plateau TB
choice-colour-text = le plateau TB souhaité
choice-colour-any = Peu importe
choice-colour-blue = Bleu
choice-colour-red = Rouge
choice-colour-yellow = Jaune
choice-colour-green = Vert
choice-first = Commence
choice-first-text = si la personne souhaite commencer
choice-first-no = Non
choice-first-yes = Oui

chapter-comp = Le matériel
chapter-setup = Mise en place
chapter-turn = Le tour
chapter-move = Se déplacer
chapter-judge = Le jugement
chapter-search = La fouille
chapter-research = La recherche
chapter-decon = La décontamination
chapter-money = Gagner de l’argent
chapter-spread = La fin du tour
chapter-tb = Bits et lignes TB
chapter-fallen = L’épreuve de déchéance
chapter-ability = Cartes de capacité
chapter-character = Les personnages
chapter-event = Cartes d’événement
chapter-puzzle = Énigmes TB
chapter-boss = Boss et combats
chapter-damage = Blessures et chute
chapter-newchar = Nouveaux personnages
chapter-end = Fin du scénario

phase-setup = mise en place
phase-turn = les actions
phase-event = un événement
phase-battle = un combat
phase-spread = fin du tour
phase-won = victoire
phase-lost = défaite

colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-green = vert

bit-straight = bit droit
bit-gentle = courbe large
bit-sharp = courbe serrée

judgement-search = la fouille
judgement-research = la recherche
judgement-earn = le travail
judgement-fallen = l’épreuve de déchéance
judgement-battle = le combat
judgement-escape = la fuite

facility-base = quartier général
facility-internet_cafe = cybercafé
facility-library = bibliothèque
facility-laboratory = laboratoire
facility-fortune_teller = voyante
facility-secondhand_bookstore = bouquiniste
facility-blank = autre lieu
facility-hospital = hôpital
place-swimming-hall = piscine
place-waterworks = station de pompage
line-bay_line = ligne de la Baie
line-canal_line = ligne du Canal
line-campus_metro = métro du Campus
line-main_line = grande ligne
line-harbour_line = ligne du Port

# Ce qu’attend une carte d’événement
trigger-walk-3 = une marche de trois cases ou plus
trigger-take-taxi = une course en taxi
trigger-take-train = un trajet en train
trigger-use-hospital = des soins à l’hôpital
trigger-share-hex = de la compagnie sur la même case
trigger-end-at-station = un déplacement qui finit dans une gare
trigger-end-at-facility = un déplacement qui finit dans un établissement
trigger-enter-tile = un passage sur une autre tuile
trigger-no-move = un tour sans déplacement
trigger-search-done = la fin d’une fouille
trigger-search-empty = une fouille sans indice
trigger-clue-found = un indice trouvé
trigger-research-done = la fin d’une recherche
trigger-clue-solved = un indice résolu
trigger-judge-1 = une réussite de 1 exactement
trigger-judge-4 = une réussite de 4 ou plus
trigger-judge-8 = une réussite de 8 ou plus
trigger-decon-done = une décontamination
trigger-decon-twice = une seconde décontamination dans le tour
trigger-earn-done = de l’argent gagné en travaillant
trigger-money-4 = une bourse de 4 pièces ou plus
trigger-money-0 = un tour qui finit sans argent
trigger-damage = une perte de PV
trigger-hp-low = un tour qui finit avec 3 PV ou moins
trigger-near-taint = un tour qui finit à côté de la contamination
trigger-line-done = une ligne achevée
trigger-ability-gain = une nouvelle carte de capacité
trigger-fallen-pass = une épreuve de déchéance réussie
trigger-fallen-fail = une épreuve de déchéance manquée
trigger-super-used = l’aide d’un super-jeton
trigger-reserve-3 = un tour qui finit avec trois bits en réserve
trigger-battle-start = le début d’un combat
trigger-alone = un tour qui finit seul sur sa tuile

# Personnages : nom, métier, don et son effet
hero-toru_kodai = Toru Kodai
hero-toru_kodai-role = archiviste
hero-toru_kodai-talent = Recoupement
hero-toru_kodai-text = Une fois par tour, après le jugement d’une de vos recherches, vous ajoutez { $n } à son niveau.
hero-chihiro_sakura = Chihiro Sakura
hero-chihiro_sakura-role = stagiaire de terrain
hero-chihiro_sakura-talent = Suiveuse
hero-chihiro_sakura-text = Une fois dans chaque tour des autres : quand un personnage à { $range ->
    [one] une case
   *[other] { $range } cases au plus
} de vous se déplace, vous pouvez l’accompagner gratuitement, jusqu’à la même case.
hero-shiro_kanda = Shiro Kanda
hero-shiro_kanda-role = libraire
hero-shiro_kanda-talent = Expertise
hero-shiro_kanda-text = Une fois par tour, quand vous piochez des bits TB, vous en choisissez { $n ->
    [one] un
   *[other] { $n }
} vous-même.
hero-takuan = Takuan
hero-takuan-role = moine
hero-takuan-talent = Cœur paisible
hero-takuan-text = Vos épreuves de déchéance demandent { $n } de réussite en moins, mais toujours un peu.
hero-rex = Rex
hero-rex-role = bagarreur
hero-rex-talent = Première ligne
hero-rex-text = Vous infligez { $n } de dégâts en plus à chaque manche d’un combat.
hero-amanogawa = Amanogawa
hero-amanogawa-role = observatrice des étoiles
hero-amanogawa-talent = Vue large
hero-amanogawa-text = Une fois par tour, vous pouvez examiner une case à { $range } pas au plus lors d’une fouille.
hero-richard = Richard
hero-richard-role = agent étranger
hero-richard-talent = Note de frais
hero-richard-text = Chaque fois que vous gagnez de l’argent en travaillant, vous recevez { $n ->
    [one] une pièce
   *[other] { $n } pièces
} de plus.
hero-yukari_mizuno = Yukari Mizuno
hero-yukari_mizuno-role = infirmière scolaire
hero-yukari_mizuno-talent = Premiers soins
hero-yukari_mizuno-text = Une fois par tour, un personnage à { $range ->
    [one] une case
   *[other] { $range } cases
} de vous au plus, ou vous-même, récupère { $n } PV.

# Cartes de capacité
ability-long_range_removal = Nettoyage à distance
ability-long_range_removal-text = Une fois par tour, votre décontamination porte jusqu’à { $range } cases en ligne droite.
ability-combat_boost = Force de combat
ability-combat_boost-text = Vous infligez { $n } de dégâts en plus à chaque manche d’un combat.
ability-healing = Guérison
ability-healing-text = Une fois par tour, un personnage sur votre case, vous y compris, récupère { $n } PV.
ability-informant_a = Informateur A
ability-informant_a-text = Défaussez-la pendant le tour de n’importe qui : une fouille ou une recherche gagne { $n }.
ability-quick_study = Étude rapide
ability-quick_study-text = Vos recherches gagnent { $n }.
ability-street_sense = Flair des rues
ability-street_sense-text = Lors d’une fouille, vous examinez { $n ->
    [one] une case
   *[other] { $n } cases
} de plus.
ability-side_job = Petit boulot
ability-side_job-text = Une fois par tour, dans un établissement ou une gare, vous prenez { $n ->
    [one] une pièce
   *[other] { $n } pièces
}.
ability-brisk_pace = Pas vif
ability-brisk_pace-text = Vous marchez jusqu’à { $n } cases par déplacement.
ability-paper_ward = Talisman de papier
ability-paper_ward-text = Défaussez-la : la contamination ne vous blesse pas à la fin de ce tour.
ability-second_chance = Seconde chance
ability-second_chance-text = Défaussez-la pour refaire un de vos jugements ; le meilleur résultat compte.
ability-robust = Robustesse
ability-robust-text = Vous pouvez avoir { $n } PV de plus, et en récupérez { $heal } aussitôt.
ability-defence_boost = Force de défense
ability-defence_boost-text = Un boss qui vous touche inflige { $n } de dégâts en moins.
ability-slip_through = Passe-muraille
ability-slip_through-text = Vous pouvez entrer dans les cases contaminées, les traverser, vous y arrêter, et décontaminer la case où vous êtes.
ability-area_decontamination = Décontamination étendue
ability-area_decontamination-text = Une fois par tour, une décontamination retire jusqu’à { $n } pions autour de vous ; vous piochez toujours { $bits } bits TB.
ability-energy_drain = Ponction d’énergie
ability-energy_drain-text = Quand la contamination devrait vous blesser, { $n ->
    [one] le premier point de dégâts devient
   *[other] les { $n } premiers points de dégâts deviennent
} { $heal } PV récupéré.
ability-informant_b = Informateur B
ability-informant_b-text = Une fois par tour, pendant le tour de n’importe qui, payez { $cost ->
    [one] une pièce
   *[other] { $cost } pièces
} : une fouille ou une recherche gagne { $n }.
ability-bit_weaver = Tisseur de bits
ability-bit_weaver-text = Vous ne donnez que { $n } bits pour les échanger contre un bit de votre choix.
ability-steady_mind = Esprit stable
ability-steady_mind-text = Vos épreuves de déchéance demandent { $n } de réussite en moins, mais toujours un peu.
ability-season_ticket = Abonnement
ability-season_ticket-text = { $n ->
    [one] Le premier trajet en train de chacun de vos tours est gratuit
   *[other] Les { $n } premiers trajets en train de chacun de vos tours sont gratuits
}.
ability-opening_blow = Premier coup
ability-opening_blow-text = Une fois par tour, avant la première manche d’un combat, le boss perd { $n } PV.
ability-piercing_removal = Nettoyage perçant
ability-piercing_removal-text = Une fois par tour, une décontamination nettoie une ligne droite de { $range } cases au plus à partir de vous ; vous piochez { $bits } bits TB.
ability-extra_action = Action supplémentaire
ability-extra_action-text = Vous avez { $n } actions à chaque tour.
ability-footwork = Jeu de jambes
ability-footwork-text = Vous marchez jusqu’à { $n } cases par déplacement.
ability-battle_trance = Transe de combat
ability-battle_trance-text = Vous infligez { $n } de dégâts en plus à chaque manche d’un combat.
ability-sanctuary = Sanctuaire
ability-sanctuary-text = Une fois par tour, protégez une case à { $range } pas au plus : à la fin de ce tour, aucune contamination n’y vient, ni à côté.
ability-deep_reading = Lecture profonde
ability-deep_reading-text = Vos recherches gagnent { $n }.
ability-gate_step = Pas de porte
ability-gate_step-text = Une fois par tour, allez dans une gare ou un établissement sans contamination ; cela ne coûte pas d’action.
ability-renewal = Renouveau
ability-renewal-text = Défaussez-la : un personnage à { $range ->
    [one] une case
   *[other] { $range } cases
} de vous au plus, ou vous-même, récupère tous ses PV et perd un jeton de déchéance.
ability-great_cleansing = Grande purification
ability-great_cleansing-text = Défaussez-la : une décontamination nettoie toute la tuile où vous êtes ; vous piochez { $bits } bits TB.
ability-unbroken_chain = Chaîne ininterrompue
ability-unbroken_chain-text = { $n ->
    [one] Une fois
   *[other] { $n } fois
} par jugement, un maillon rompu compte pour vous comme joint.

# L’Ombre empruntée
scenario-borrowed_shadow-title = L’Ombre empruntée
scenario-borrowed_shadow-contents = Depuis lundi, des gens des quartiers du port perdent leur ombre. Qui a perdu la sienne devient oublieux, puis disparaît des photographies. Un carnet de poche, prêté de main en main, semble passer juste avant chaque perte. Trouvez le carnet et qui en tient les comptes.
scenario-borrowed_shadow-contamination = des bouts de rue où rien ne jette d’ombre
scenario-borrowed_shadow-aim = Vainquez le Prêteur.
scenario-borrowed_shadow-ending-0 = Les ombres reviennent avant l’aube ; personne n’en croira un mot.
scenario-borrowed_shadow-ending-1 = La plupart des ombres reviennent. Quelques personnes gardent celle d’autrui.
clue-harbour_witness = Un pêcheur de nuit a vu un emprunteur signer le carnet à la lueur d’une lampe, puis s’en aller sans ombre. Le tampon de la couverture est celui de la bibliothèque.
clue-commuter_page = Sous un banc, une page déchirée porte un nom sans signature : un prêt qui n’a jamais été conclu.
clue-lamp_maker = Un étal vend des lampes dont la lumière épingle une ombre à son propriétaire.
clue-library_register = Le registre nomme tous les emprunteurs, et un employé enterré depuis longtemps. Quand vous lisez son nom, les lampes s’éteignent le long de la grand-rue.
boss-the_lender = le Prêteur
boss-the_lender-text = A { $base } PV, et { $each } de plus par personnage. À chaque fin de tour, { $spread ->
    [one] un pion de contamination de plus apparaît
   *[other] { $spread } pions de contamination de plus apparaissent
} sur sa tuile. La page déchirée lui retire { $weak } PV dès qu’un combattant la tient.
item-borrowed_shadow-A = la page déchirée
item-borrowed_shadow-A-text = Le Prêteur commence avec { $amount } PV de moins si un combattant la tient.
item-borrowed_shadow-B = la lampe à épingler
item-borrowed_shadow-B-text = Qui la tient subit { $amount } de dégâts en moins à chaque coup d’un boss.

# L’Index noyé, première partie : Filigranes
scenario-water_marks-title = L’Index noyé, première partie : Filigranes
scenario-water_marks-contents = Un fichier englouti avec un bac fluvial il y a soixante ans est de nouveau tenu à jour. Chaque nouvelle fiche, trouvée sur un seuil, porte un filigrane, et la personne qu’elle décrit se noie à pied sec dans la semaine. Quatre fiches ont été vues. Retrouvez-les et arrêtez la main qui écrit.
scenario-water_marks-contamination = de l’eau stagnante où se reflète un autre ciel
scenario-water_marks-aim = Vainquez la Classeuse et tenez { $hold ->
    [one] une des fiches
   *[other] { $hold } des fiches
}.
scenario-water_marks-ending-0 = Le tiroir est vide. L’index auquel il appartenait est quelque part plus en aval.
clue-first_card = La fiche décrit un guichetier jusqu’aux pièces de sa poche. L’encre est de la vase.
clue-second_card = Une étudiante lit sa propre fiche à voix haute et crache des algues. On peut encore l’aider.
clue-third_card = La fiche est vierge, hormis le filigrane : une clé à trois dents.
clue-fourth_card = Elle était adressée à l’un de vous. La voyante a payé pour la retarder.
clue-dealer = Le bouquiniste a vendu un tiroir de fichier vide à une femme qui laissait des pas mouillés. Il nomme la piscine où elle nage.
clue-fortune = Les cartes sont d’accord, pour une fois : frappez tant que le tiroir est ouvert, ou il se refermera sur toute la rue.
clue-pool = Au fond du bassin vidé se dresse un classeur qui se remplit encore. La femme à côté ne respire pas.
boss-silt_hound_1 = le premier chien de vase
boss-silt_hound_1-text = A { $base } PV, et { $each } de plus par personnage. À chaque fin de tour, il avance { $hunt ->
    [one] d’une case
   *[other] de { $hunt } cases
} vers le personnage le plus proche.
boss-silt_hound_2 = le second chien de vase
boss-silt_hound_2-text = A { $base } PV, et { $each } de plus par personnage. À chaque fin de tour, il avance { $hunt ->
    [one] d’une case
   *[other] de { $hunt } cases
} vers le personnage le plus proche.
boss-the_filer = la Classeuse
boss-the_filer-text = A { $base } PV, et { $each } de plus par personnage ; ses coups font { $bonus } de dégâts en plus. Chaque fiche aux mains d’un combattant retire { $weak } à ses dégâts, mais jamais tout.
item-water_marks-A = la première fiche
item-water_marks-A-text = La Classeuse fait { $amount } de dégâts en moins tant qu’un combattant la tient.
item-water_marks-B = la deuxième fiche
item-water_marks-B-text = La Classeuse fait { $amount } de dégâts en moins tant qu’un combattant la tient.
item-water_marks-C = la troisième fiche
item-water_marks-C-text = La Classeuse fait { $amount } de dégâts en moins tant qu’un combattant la tient.

# L’Index noyé, seconde partie : La Table des marées
scenario-tide_table-title = L’Index noyé, seconde partie : La Table des marées
scenario-tide_table-contents = L’index n’a jamais été une liste de gens. C’est une table des marées, et la dernière pleine mer est pour ce soir. Chaque fiche classée fait monter le niveau d’une main. Quatre échelles autour de la ville retiennent encore le flot. Lisez-les avant que l’auteur ne débarque pour sa dernière entrée.
scenario-tide_table-contamination = des rues noyées où l’imprimé flotte comme des algues
scenario-tide_table-aim = Vainquez l’Auteur.
scenario-tide_table-tide = { $every ->
    [one] À la fin de chaque tour
   *[other] Tous les { $every } tours
}, la marée monte d’un cran, et chaque échelle lue la fait redescendre. À partir de { $extra_from }, la contamination se répand plus vite, et à { $lose_at } la ville est perdue.
scenario-tide_table-ending-0 = Le fleuve rentre dans son lit et laisse une fiche vierge sur votre bureau.
scenario-tide_table-ending-1 = Le flot s’arrête au premier étage. Les archives le sentiront pendant des années.
clue-gauge_harbour = L’échelle du port est taillée dans les marches de la bibliothèque et compte des mots, pas des pouces.
clue-gauge_market = Un poissonnier marque chaque matin le niveau à la craie sur son volet, sans savoir pourquoi.
clue-gauge_factory = Le journal de la station de pompage a été tenu par le passeur, après sa mort.
clue-gauge_river = Des enfants notent le fleuve sur un mur d’école ; la dernière marque est au-dessus du toit.
clue-stacks = La toute première fiche décrit l’auteur lui-même ; une ligne est restée ouverte.
clue-forum = Quelqu’un met les fiches en ligne plus vite qu’on ne les écrit. Le trafic mène au laboratoire.
clue-sample = L’eau est une encre qui a oublié son texte. Une dose de n’importe quelle phrase achevée la fait prendre.
clue-valve = Trois échelles lues, la vanne principale obéit à votre main. Quelque chose remonte le déversoir pour vous arrêter.
boss-ferry_captain = le passeur
boss-ferry_captain-text = A { $base } PV, et { $each } de plus par personnage. Qui le fuit perd { $flee_money ->
    [one] une pièce
   *[other] { $flee_money } pièces
}.
boss-page_wight = le spectre des pages
boss-page_wight-text = A { $base } PV, et { $each } de plus par personnage. Tant qu’il est debout, l’Auteur ignore { $shield ->
    [one] le premier point
   *[other] les { $shield } premiers points
} de dégâts de chaque manche.
boss-the_author = l’Auteur
boss-the_author-text = A { $base } PV, et { $each } de plus par personnage ; ses coups font { $bonus } de dégâts en plus. Chaque relevé aux mains d’un combattant lui retire { $weak } PV.
item-tide_table-A = le relevé du port
item-tide_table-A-text = L’Auteur commence avec { $amount } PV de moins si un combattant le tient.
item-tide_table-B = le relevé du marché
item-tide_table-B-text = L’Auteur commence avec { $amount } PV de moins si un combattant le tient.
item-tide_table-C = le relevé de l’usine
item-tide_table-C-text = L’Auteur commence avec { $amount } PV de moins si un combattant le tient.
item-tide_table-D = le relevé du fleuve
item-tide_table-D-text = L’Auteur commence avec { $amount } PV de moins si un combattant le tient.

# Cartes d’événement : titre, scène et effets
card-R01 = Pavé descellé
card-R01-scene = Une dalle bascule sous le pied, et dessous quelque chose respire.
card-R01-text = Vous perdez { $damage } PV.
card-R02 = Pièces dans le caniveau
card-R02-scene = La pluie a poussé une petite bourse contre le trottoir.
card-R02-text = Vous gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
}.
card-R03 = Chauffeur bavard
card-R03-scene = Le chauffeur sait quelles rues se sont tues cette nuit.
card-R03-text = Vous retournez { $reveal_chips ->
    [one] un jeton
   *[other] { $reveal_chips } jetons au plus
} sur votre tuile.
card-R04 = Course mal comptée
card-R04-scene = Le compteur tourne à l’envers et finit quand même trop haut.
card-R04-text = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
}.
card-R05 = Dernière voiture
card-R05-scene = La voiture de queue est vide, tiède, et sent le papier.
card-R05-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-R06 = Panne de signal
card-R06-scene = Tous les feux de la ligne prennent la même mauvaise couleur.
card-R06-text = Vous avez { $action_points ->
    [one] une action
   *[other] { $action_points } actions
} de moins ce tour-ci.
card-R07 = Infirmière de nuit
card-R07-scene = Elle ne pose aucune question et ne compte pas les bandages.
card-R07-text = Vous récupérez { $heal } PV.
card-R08 = Thermos partagé
card-R08-scene = Du thé chaud et un moment de calme réparent plus qu’on ne croyait.
card-R08-text = Chaque personnage de votre tuile récupère { $heal } PV.
card-R09 = Plan chuchoté
card-R09-scene = Deux têtes au-dessus d’une carte trouvent un meilleur chemin.
card-R09-text = Vous gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-R10 = Affiche sur le quai
card-R10-scene = Une réclame répond à la question que vous aviez en tête.
card-R10-text = Vous prenez { $choose_bits ->
    [one] un bit TB
   *[other] { $choose_bits } bits TB
} de votre choix.
card-R11 = Contrôleur
card-R11-scene = Il perce votre billet, et votre soirée avec.
card-R11-text = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
} et marchez gratuitement { $free_walk ->
    [one] d’une case
   *[other] de { $free_walk } cases au plus
}.
card-R12 = Gardien aux clés
card-R12-scene = Il vous laisse un instant dans l’arrière-salle.
card-R12-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-R13 = Fermé pour inventaire
card-R13-scene = Le rideau de fer tombe juste derrière votre talon.
card-R13-text = Vous perdez { $damage } PV et gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
}.
card-R14 = Limite du quartier
card-R14-scene = L’air change de goût quand vous traversez la rue.
card-R14-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-R15 = On vous suit
card-R15-scene = Des pas mouillés vous accompagnent, toujours un coin de rue en arrière.
card-R15-text = Vous placez { $add_pawns ->
    [one] un pion
   *[other] { $add_pawns } pions
} de contamination sur votre tuile.
card-R16 = Sans bouger
card-R16-scene = Vous attendez ; la ville passe devant vous et raconte ses nouvelles.
card-R16-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
} et récupérez { $heal } PV.
card-R17 = Belle écriture
card-R17-scene = Un bout de papier dans une rigole porte une cote parfaite.
card-R17-text = Vous prenez { $choose_bits ->
    [one] un bit TB
   *[other] { $choose_bits } bits TB
} de votre choix.
card-R18 = Mur creux
card-R18-scene = Derrière les briques, rien qu’un courant d’air et une pièce.
card-R18-text = Vous gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
}.
card-R19 = Nid de lettres
card-R19-scene = Vous crevez un amas de caractères qui rampent.
card-R19-text = Vous placez { $add_pawns ->
    [one] un pion
   *[other] { $add_pawns } pions
} de contamination sur votre tuile et piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-R20 = Témoin empressé
card-R20-scene = Quelqu’un a tout vu, et se réjouit qu’on le croie.
card-R20-text = Vous ajoutez { $accomplishment } à votre prochaine fouille ou recherche.
card-R21 = Note en marge
card-R21-scene = Une autre main a corrigé l’auteur dans la marge.
card-R21-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-R22 = Réunion de service
card-R22-scene = La bonne nouvelle court d’une oreillette à l’autre.
card-R22-text = Tout le monde pioche { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-R23 = Doigts gourds
card-R23-scene = Les pages glissent partout ; l’une d’elles tombe du bon côté.
card-R23-text = Vous prenez { $choose_bits ->
    [one] un bit TB
   *[other] { $choose_bits } bits TB
} de votre choix.
card-R24 = Heure dorée
card-R24-scene = Pendant un moment, chaque pensée rejoint la suivante.
card-R24-text = Vous avez { $action_points ->
    [one] une action
   *[other] { $action_points } actions
} de plus ce tour-ci.
card-R25 = Chaîne parfaite
card-R25-scene = Les maillons se referment sur vous comme une histoire bien faite.
card-R25-text = Vous gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-R26 = L’encre sèche
card-R26-scene = La tache se fane plus loin que vous ne l’aviez repoussée.
card-R26-text = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile.
card-R27 = Surmenage
card-R27-scene = Vos mains ne cessent de trembler.
card-R27-text = Vous perdez { $damage } PV et gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
}.
card-R28 = Client généreux
card-R28-scene = L’enveloppe est plus épaisse que prévu.
card-R28-text = Vous gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
}.
card-R29 = Contrecoup
card-R29-scene = Le signe achevé brûle un instant dans le noir.
card-R29-text = Vous perdez { $damage } PV et gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-R30 = Conscience tranquille
card-R30-scene = Vous refermez la couverture, et tout vous semble plus léger.
card-R30-text = Vous récupérez { $heal } PV.
card-O01 = Enfant en pleurs
card-O01-scene = Un enfant perdu s’accroche à votre manche et ne veut pas dire son nom.
card-O01-choice-0 = Ramener l’enfant chez lui
card-O01-choice-0-text = Vous avez { $action_points ->
    [one] une action
   *[other] { $action_points } actions
} de moins ce tour-ci et gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-O01-choice-1 = Appeler la police et passer son chemin
card-O01-choice-1-text = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
}.
card-O02 = Raccourci
card-O02-scene = Une grille est ouverte sur une cour dont vous ne vous souvenez pas.
card-O02-choice-0 = Traverser
card-O02-choice-0-text = Vous marchez gratuitement { $free_walk ->
    [one] d’une case
   *[other] de { $free_walk } cases au plus
} et perdez { $damage } PV.
card-O02-choice-1 = Rester dans la rue
card-O02-choice-1-text = Vous récupérez { $heal } PV.
card-O03 = Le compteur tourne
card-O03-scene = Le chauffeur propose de vous attendre.
card-O03-choice-0 = Payer et garder le taxi
card-O03-choice-0-text = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
} et marchez gratuitement { $free_walk ->
    [one] d’une case
   *[other] de { $free_walk } cases au plus
}.
card-O03-choice-1 = Renvoyer le taxi
card-O03-choice-1-text = Il ne se passe rien.
card-O04 = Passager endormi
card-O04-scene = Un dormeur serre contre lui une mallette couverte de sceaux.
card-O04-choice-0 = Regarder à l’intérieur
card-O04-choice-0-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
} et placez { $add_pawns ->
    [one] un pion
   *[other] { $add_pawns } pions
} de contamination sur votre tuile.
card-O04-choice-1 = Veiller sur lui jusqu’à l’arrêt
card-O04-choice-1-text = Vous gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-O05 = Salle vide
card-O05-scene = Un médecin propose un traitement plus fort.
card-O05-choice-0 = Accepter
card-O05-choice-0-text = Vous récupérez { $heal } PV et défaussez { $discard_bits ->
    [one] un bit TB
   *[other] { $discard_bits } bits TB
}.
card-O05-choice-1 = Refuser
card-O05-choice-1-text = Vous récupérez { $heal } PV.
card-O06 = Vive dispute
card-O06-scene = La fatigue vous rend injustes l’un et l’autre.
card-O06-choice-0 = Se taire
card-O06-choice-0-text = Vous perdez { $damage } PV et gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-O06-choice-1 = Vider la querelle
card-O06-choice-1-text = Vous avez { $action_points ->
    [one] une action
   *[other] { $action_points } actions
} de moins à votre prochain tour. Chaque personnage de votre tuile pioche { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-O07 = Consigne
card-O07-scene = La clé d’un casier traîne sur le banc.
card-O07-choice-0 = Ouvrir le casier
card-O07-choice-0-text = Vous gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
} et placez { $add_pawns ->
    [one] un pion
   *[other] { $add_pawns } pions
} de contamination sur votre tuile.
card-O07-choice-1 = Rapporter la clé
card-O07-choice-1-text = Vous gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-O08 = Bac à soldes
card-O08-scene = Tout ce qui est dans ce bac est au même prix.
card-O08-choice-0 = Acheter un lot
card-O08-choice-0-text = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
} et prenez { $choose_bits ->
    [one] un bit TB
   *[other] { $choose_bits } bits TB
} de votre choix.
card-O08-choice-1 = Feuilleter seulement
card-O08-choice-1-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-O09 = Réservé aux membres
card-O09-scene = Le portier veut une preuve de votre intérêt.
card-O09-choice-0 = Payer l’entrée
card-O09-choice-0-text = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
} et ajoutez { $accomplishment } à votre prochaine fouille ou recherche.
card-O09-choice-1 = Se glisser derrière lui
card-O09-choice-1-text = Vous perdez { $damage } PV et ajoutez { $accomplishment } à votre prochaine fouille ou recherche.
card-O10 = Barrage
card-O10-scene = Des agents aux uniformes étranges arrêtent tout le monde.
card-O10-choice-0 = Montrer son insigne
card-O10-choice-0-text = Vous avez { $action_points ->
    [one] une action
   *[other] { $action_points } actions
} de moins ce tour-ci et retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile.
card-O10-choice-1 = Courir
card-O10-choice-1-text = Vous perdez { $damage } PV et marchez gratuitement { $free_walk ->
    [one] d’une case
   *[other] de { $free_walk } cases au plus
}.
card-O11 = Prophète des rues
card-O11-scene = Il crie le numéro de votre maison.
card-O11-choice-0 = L’écouter jusqu’au bout
card-O11-choice-0-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
} et perdez { $damage } PV.
card-O11-choice-1 = Lui jeter une pièce
card-O11-choice-1-text = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
} et gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-O12 = Longue attente
card-O12-scene = Vous surveillez cette porte depuis des heures.
card-O12-choice-0 = Rester en éveil
card-O12-choice-0-text = Vous perdez { $damage } PV et retournez { $reveal_chips ->
    [one] un jeton
   *[other] { $reveal_chips } jetons au plus
} sur votre tuile.
card-O12-choice-1 = Dormir à tour de rôle
card-O12-choice-1-text = Vous récupérez { $heal } PV.
card-O13 = Cave scellée
card-O13-scene = Le froid monte par une trappe dans le plancher.
card-O13-choice-0 = Descendre
card-O13-choice-0-text = Vous retournez { $reveal_chips ->
    [one] un jeton
   *[other] { $reveal_chips } jetons au plus
} sur votre tuile et placez { $add_pawns ->
    [one] un pion
   *[other] { $add_pawns } pions
} de contamination sur votre tuile.
card-O13-choice-1 = La clouer
card-O13-choice-1-text = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile.
card-O14 = Deux pistes
card-O14-scene = Des traits de craie mènent d’un côté, des pages déchirées de l’autre.
card-O14-choice-0 = Suivre la craie
card-O14-choice-0-text = Vous marchez gratuitement { $free_walk ->
    [one] d’une case
   *[other] de { $free_walk } cases au plus
}.
card-O14-choice-1 = Suivre les pages
card-O14-choice-1-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
} et placez { $add_pawns ->
    [one] un pion
   *[other] { $add_pawns } pions
} de contamination sur votre tuile.
card-O15 = Lettre anonyme
card-O15-scene = Elle vous supplie de la brûler sans la lire.
card-O15-choice-0 = La brûler
card-O15-choice-0-text = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile.
card-O15-choice-1 = La lire
card-O15-choice-1-text = Vous ajoutez { $accomplishment } à votre prochaine fouille ou recherche et gagnez { $fallen_token ->
    [one] un jeton de déchéance
   *[other] { $fallen_token } jetons de déchéance
}.
card-O16 = Édition rare
card-O16-scene = Le livre qu’il vous faut est relié avec un autre, qu’il ne vous faut pas.
card-O16-choice-0 = Lire les deux
card-O16-choice-0-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
} et perdez { $damage } PV.
card-O16-choice-1 = Les séparer au couteau
card-O16-choice-1-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-O17 = Photographe de presse
card-O17-scene = Elle veut une photo pour le journal du matin.
card-O17-choice-0 = Sourire
card-O17-choice-0-text = Vous gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
} et placez { $add_pawns ->
    [one] un pion
   *[other] { $add_pawns } pions
} de contamination sur votre tuile.
card-O17-choice-1 = Couvrir l’objectif
card-O17-choice-1-text = Vous gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-O18 = Doute
card-O18-scene = Rien ne s’emboîte ce soir.
card-O18-choice-0 = Réessayer aussitôt
card-O18-choice-0-text = Vous ajoutez { $success } à la réussite de votre prochain jugement et perdez { $damage } PV.
card-O18-choice-1 = Reprendre son souffle
card-O18-choice-1-text = Vous récupérez { $heal } PV.
card-O19 = Inspiration soudaine
card-O19-scene = Une idée arrive tout entière et réclame de l’encre.
card-O19-choice-0 = La noter
card-O19-choice-0-text = Vous prenez { $choose_bits ->
    [one] un bit TB
   *[other] { $choose_bits } bits TB
} de votre choix.
card-O19-choice-1 = La suivre
card-O19-choice-1-text = Vous marchez gratuitement { $free_walk ->
    [one] d’une case
   *[other] de { $free_walk } cases au plus
}.
card-O20 = Résidu noir
card-O20-scene = Un reste collant demeure dans votre paume.
card-O20-choice-0 = Le mettre en flacon
card-O20-choice-0-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
} et perdez { $damage } PV.
card-O20-choice-1 = Le laver
card-O20-choice-1-text = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
}.
card-O21 = Volontaires
card-O21-scene = Des voisins armés de balais offrent leur aide.
card-O21-choice-0 = Les laisser faire
card-O21-choice-0-text = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile et placez { $add_pawns ->
    [one] un pion
   *[other] { $add_pawns } pions
} de contamination sur une tuile voisine de la vôtre.
card-O21-choice-1 = Les renvoyer chez eux
card-O21-choice-1-text = Vous gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-O22 = Offre douteuse
card-O22-scene = Un collectionneur paie double tout ce qui n’est pas répertorié.
card-O22-choice-0 = Lui vendre quelque chose
card-O22-choice-0-text = Vous défaussez { $discard_bits ->
    [one] un bit TB
   *[other] { $discard_bits } bits TB
} et gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
}.
card-O22-choice-1 = Le dénoncer
card-O22-choice-1-text = Vous gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-O23 = Bourse lourde
card-O23-scene = Quelqu’un a remarqué le poids de votre poche.
card-O23-choice-0 = En confier une partie
card-O23-choice-0-text = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
}. Une autre personne de votre choix gagne { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
}.
card-O23-choice-1 = Le mettre au défi
card-O23-choice-1-text = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
} et prenez { $choose_bits ->
    [one] un bit TB
   *[other] { $choose_bits } bits TB
} de votre choix.
card-O24 = Sans le sou
card-O24-scene = Votre carte est refusée au kiosque.
card-O24-choice-0 = Mettre un souvenir en gage
card-O24-choice-0-text = Vous gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
} et défaussez { $discard_bits ->
    [one] un bit TB
   *[other] { $discard_bits } bits TB
}.
card-O24-choice-1 = Avoir faim
card-O24-choice-1-text = Vous perdez { $damage } PV et gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-O25 = Adrénaline
card-O25-scene = La douleur aiguise les contours de toute chose.
card-O25-choice-0 = Continuer
card-O25-choice-0-text = Vous avez { $action_points ->
    [one] une action
   *[other] { $action_points } actions
} de plus ce tour-ci et perdez { $damage } PV.
card-O25-choice-1 = Se replier
card-O25-choice-1-text = Vous marchez gratuitement { $free_walk ->
    [one] d’une case
   *[other] de { $free_walk } cases au plus
}.
card-O26 = Abri tentant
card-O26-scene = Un porche ouvert protège de la tache.
card-O26-choice-0 = Attendre dedans
card-O26-choice-0-text = Vous récupérez { $heal } PV et avez { $action_points ->
    [one] une action
   *[other] { $action_points } actions
} de moins à votre prochain tour.
card-O26-choice-1 = Tenir bon
card-O26-choice-1-text = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile et perdez { $damage } PV.
card-O27 = La voix dans la reliure
card-O27-scene = Le nouveau pouvoir parle avec votre propre voix.
card-O27-choice-0 = Lui répondre
card-O27-choice-0-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
} et gagnez { $fallen_token ->
    [one] un jeton de déchéance
   *[other] { $fallen_token } jetons de déchéance
}.
card-O27-choice-1 = Se taire
card-O27-choice-1-text = Vous défaussez { $discard_bits ->
    [one] un bit TB
   *[other] { $discard_bits } bits TB
} et perdez { $fallen_token ->
    [one] un jeton de déchéance
   *[other] { $fallen_token } jetons de déchéance
}.
card-O28 = La pente
card-O28-scene = Vous vous surprenez à recopier le texte à la main.
card-O28-choice-0 = Le dire aux autres
card-O28-choice-0-text = Vous avez { $action_points ->
    [one] une action
   *[other] { $action_points } actions
} de moins à votre prochain tour et perdez { $fallen_token ->
    [one] un jeton de déchéance
   *[other] { $fallen_token } jetons de déchéance
}.
card-O28-choice-1 = Ne rien dire
card-O28-choice-1-text = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-O29 = Reconnaissance
card-O29-scene = Vous devez une faveur à un collègue.
card-O29-choice-0 = Payer sa tournée
card-O29-choice-0-text = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
}. Une autre personne de votre choix récupère { $heal } PV.
card-O29-choice-1 = Rendre le service
card-O29-choice-1-text = Une autre personne de votre choix pioche { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-O30 = Des pas à l’étage
card-O30-scene = Il ne devrait y avoir personne d’autre dans cette maison.
card-O30-choice-0 = Monter voir
card-O30-choice-0-text = Vous retournez { $reveal_chips ->
    [one] un jeton
   *[other] { $reveal_chips } jetons au plus
} sur votre tuile et perdez { $damage } PV.
card-O30-choice-1 = Sortir sans bruit
card-O30-choice-1-text = Vous marchez gratuitement { $free_walk ->
    [one] d’une case
   *[other] de { $free_walk } cases au plus
}.
card-P01 = Serrure à combinaison
card-P01-scene = Le cadran du coffre porte les fragments d’un chemin.
card-P01-fail = Vous perdez { $damage } PV.
card-P01-short = Vous gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
}.
card-P01-medium = Vous gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
}.
card-P01-long = Vous gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
} et gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-P02 = Plan déchiré
card-P02-scene = Des morceaux d’un plan de la ville frémissent les uns vers les autres.
card-P02-fail = Vous défaussez { $discard_bits ->
    [one] un bit TB
   *[other] { $discard_bits } bits TB
}.
card-P02-short = Vous marchez gratuitement { $free_walk ->
    [one] d’une case
   *[other] de { $free_walk } cases au plus
}.
card-P02-medium = Vous marchez gratuitement { $free_walk ->
    [one] d’une case
   *[other] de { $free_walk } cases au plus
}.
card-P02-long = Vous apparaissez à une gare de votre choix.
card-P03 = Horaire chiffré
card-P03-scene = Les panneaux de départ cliquettent jusqu’à former une énigme.
card-P03-fail = Vous avez { $action_points ->
    [one] une action
   *[other] { $action_points } actions
} de moins ce tour-ci.
card-P03-short = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-P03-medium = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-P03-long = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
} et avez { $action_points ->
    [one] une action
   *[other] { $action_points } actions
} de plus ce tour-ci.
card-P04 = Triage fantôme
card-P04-scene = D’ici, on peut encore manœuvrer les aiguillages.
card-P04-fail = Vous perdez { $damage } PV.
card-P04-short = Vous marchez gratuitement { $free_walk ->
    [one] d’une case
   *[other] de { $free_walk } cases au plus
}.
card-P04-medium = Vous apparaissez à une gare de votre choix.
card-P04-long = Vous apparaissez à une gare de votre choix et gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-P05 = Lunettes brisées
card-P05-scene = À travers le verre fêlé, le quartier paraît réparé.
card-P05-fail = Il ne se passe rien.
card-P05-short = Vous retournez { $reveal_chips ->
    [one] un jeton
   *[other] { $reveal_chips } jetons au plus
} sur votre tuile.
card-P05-medium = Vous retournez { $reveal_chips ->
    [one] un jeton
   *[other] { $reveal_chips } jetons au plus
} sur votre tuile.
card-P05-long = Vous retournez { $reveal_chips ->
    [one] un jeton
   *[other] { $reveal_chips } jetons au plus
} sur votre tuile.
card-P06 = Vitrail
card-P06-scene = Des verres de couleur attendent leur cadre, à même le sol.
card-P06-fail = Vous placez { $add_pawns ->
    [one] un pion
   *[other] { $add_pawns } pions
} de contamination sur votre tuile.
card-P06-short = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile.
card-P06-medium = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile.
card-P06-long = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile et gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-P07 = Interligne
card-P07-scene = Deux textes partagent la même page et ne s’aiment pas.
card-P07-fail = Vous défaussez { $discard_bits ->
    [one] un bit TB
   *[other] { $discard_bits } bits TB
}.
card-P07-short = Vous ajoutez { $accomplishment } à votre prochaine fouille ou recherche.
card-P07-medium = Vous ajoutez { $accomplishment } à votre prochaine fouille ou recherche.
card-P07-long = Vous ajoutez { $accomplishment } à votre prochaine fouille ou recherche.
card-P08 = Mémoire d’un témoin
card-P08-scene = Le récit sort dans le désordre.
card-P08-fail = Il ne se passe rien.
card-P08-short = Vous ajoutez { $accomplishment } à votre prochaine fouille ou recherche.
card-P08-medium = Vous ajoutez { $accomplishment } à votre prochaine fouille ou recherche.
card-P08-long = Vous ajoutez { $accomplishment } à votre prochaine fouille ou recherche et gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-P09 = Vanne
card-P09-scene = Tournez les roues dans l’ordre, et la saleté s’écoule.
card-P09-fail = Vous placez { $add_pawns ->
    [one] un pion
   *[other] { $add_pawns } pions
} de contamination sur votre tuile.
card-P09-short = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile.
card-P09-medium = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile.
card-P09-long = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile.
card-P10 = Rêve de fièvre
card-P10-scene = Vous parcourez un labyrinthe qui a la forme de vos côtes.
card-P10-fail = Vous perdez { $damage } PV.
card-P10-short = Vous récupérez { $heal } PV.
card-P10-medium = Vous récupérez { $heal } PV.
card-P10-long = Vous récupérez { $heal } PV.
card-P11 = Fil noué
card-P11-scene = Un cordon rouge lie vos poignets ; trouvez-en les bouts.
card-P11-fail = Chaque personnage de votre tuile perd { $damage } PV.
card-P11-short = Vous gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-P11-medium = Chaque personnage de votre tuile récupère { $heal } PV. Vous gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-P11-long = Chaque personnage de votre tuile récupère { $heal } PV. Vous gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-P12 = Livre des dettes
card-P12-scene = Les colonnes de chiffres refusent de se rejoindre.
card-P12-fail = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
}.
card-P12-short = Vous gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
}.
card-P12-medium = Vous gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
}.
card-P12-long = Vous gagnez { $gain_money ->
    [one] une pièce
   *[other] { $gain_money } pièces
}.
card-P13 = Galerie des glaces
card-P13-scene = Un seul des couloirs n’est pas un reflet.
card-P13-fail = Vous perdez { $damage } PV et placez { $add_pawns ->
    [one] un pion
   *[other] { $add_pawns } pions
} de contamination sur votre tuile.
card-P13-short = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-P13-medium = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-P13-long = Vous prenez { $choose_bits ->
    [one] un bit TB
   *[other] { $choose_bits } bits TB
} de votre choix.
card-P14 = Chœur de pages
card-P14-scene = Les feuillets bruissent en harmonie et attendent qu’on les dirige.
card-P14-fail = Vous perdez { $damage } PV.
card-P14-short = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile.
card-P14-medium = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile.
card-P14-long = Vous retirez { $remove_pawns ->
    [one] un pion
   *[other] { $remove_pawns } pions
} de contamination de votre tuile et récupérez { $heal } PV.
card-P15 = La clé dans la glace
card-P15-scene = Une clé pend dans une fontaine gelée, sous des couches de givre.
card-P15-fail = Il ne se passe rien.
card-P15-short = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-P15-medium = Vous prenez { $choose_bits ->
    [one] un bit TB
   *[other] { $choose_bits } bits TB
} de votre choix.
card-P15-long = Vous prenez { $choose_bits ->
    [one] un bit TB
   *[other] { $choose_bits } bits TB
} de votre choix et gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-P16 = Moitié de sceau
card-P16-scene = Le signe que vous avez tracé réclame son jumeau.
card-P16-fail = Vous gagnez { $fallen_token ->
    [one] un jeton de déchéance
   *[other] { $fallen_token } jetons de déchéance
}.
card-P16-short = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-P16-medium = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-P16-long = Vous perdez { $fallen_token ->
    [one] un jeton de déchéance
   *[other] { $fallen_token } jetons de déchéance
} et piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-P17 = Caisse d’armes
card-P17-scene = Il reste juste le temps d’assembler ce que contient la caisse.
card-P17-fail = Vous perdez { $damage } PV.
card-P17-short = Vous retirez { $boss_damage } PV au boss.
card-P17-medium = Vous retirez { $boss_damage } PV au boss.
card-P17-long = Vous retirez { $boss_damage } PV au boss.
card-P18 = Mendiant mécanique
card-P18-scene = Il joue un air quand on accorde ses rouages.
card-P18-fail = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
}.
card-P18-short = Vous payez { $lose_money ->
    [one] une pièce
   *[other] { $lose_money } pièces
} et gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-P18-medium = Vous gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-P18-long = Vous gagnez { $gain_super ->
    [one] un super-jeton
   *[other] { $gain_super } super-jetons
}.
card-P19 = Index agité
card-P19-scene = Vos bits en réserve se mettent à se classer tout seuls.
card-P19-fail = Vous défaussez { $discard_bits ->
    [one] un bit TB
   *[other] { $discard_bits } bits TB
}.
card-P19-short = Vous piochez { $gain_bits ->
    [one] un bit TB
   *[other] { $gain_bits } bits TB
}.
card-P19-medium = Vous prenez { $choose_bits ->
    [one] un bit TB
   *[other] { $choose_bits } bits TB
} de votre choix.
card-P19-long = Vous prenez { $choose_bits ->
    [one] un bit TB
   *[other] { $choose_bits } bits TB
} de votre choix.
card-P20 = Chambre d’échos
card-P20-scene = Chaque pas répond au précédent.
card-P20-fail = Il ne se passe rien.
card-P20-short = Vous ajoutez { $success } à la réussite de votre prochain jugement.
card-P20-medium = Vous ajoutez { $success } à la réussite de votre prochain jugement.
card-P20-long = Vous avez { $action_points ->
    [one] une action
   *[other] { $action_points } actions
} de plus ce tour-ci et ajoutez { $success } à la réussite de votre prochain jugement.

# Questions
prompt-agreement = { $seat_who ->
    [you] Acceptez-vous
   *[other] { $seat }, acceptez-vous
} ce que tous souhaitent ?
prompt-agreement-newcomer = { $seat_who ->
    [you] Voulez-vous
   *[other] { $seat }, voulez-vous
} que ce personnage ({ $hero }) arrive pour { $other_seat_who ->
    [you] vous
   *[other] { $other_seat }
} ?
prompt-newcomer = { $seat_who ->
    [you] Qui
   *[other] { $seat }, qui
} prend la relève pour vous ?
prompt-take-card = { $seat_who ->
    [you] Choisissez
   *[other] { $seat }, choisissez
} une carte de capacité de { $level ->
    [1] niveau 1
   *[other] niveau { $level } au plus
}.
prompt-act = { $seat_who ->
    [you] Que
   *[other] { $seat }, que
} faites-vous ? { $points ->
    [0] Il ne reste pas d’action.
    [one] Il reste une action.
   *[other] Il reste { $points } actions.
}
prompt-moving = { $seat_who ->
    [you] Où
   *[other] { $seat }, où
} allez-vous d’ici ? { $n ->
    [0] Vous ne pouvez plus marcher.
    [one] Vous pouvez marcher encore d’une case.
   *[other] Vous pouvez marcher encore de { $n } cases.
}
prompt-follow = { $seat_who ->
    [you] Accompagnez-vous
   *[other] { $seat }, accompagnez-vous
} { $other_seat } jusqu’en { $hex } ?
prompt-searching = { $seat_who ->
    [you] Quelle
   *[other] { $seat }, quelle
} case examinez-vous ? { $n ->
    [one] Il en reste une.
   *[other] Il en reste { $n }.
}
prompt-clue-or-bits = { $seat_who ->
    [you] Que
   *[other] { $seat }, que
} voulez-vous d’abord, l’indice ou vos bits TB ?
prompt-clean-next = { $seat_who ->
    [you] Quelle
   *[other] { $seat }, quelle
} contamination retirez-vous ensuite ? { $n ->
    [one] Encore une au plus.
   *[other] Encore { $n } au plus.
}
prompt-aim = { $seat_who ->
    [you] Pour
   *[other] { $seat }, pour
} qui ou pour quoi est-ce ?
prompt-drawing = { $seat_who ->
    [you] Piochez-vous
   *[other] { $seat }, piochez-vous
} encore pour { $judgement } ? { $n ->
    [one] Une carte s’enchaîne
   *[other] { $n } cartes s’enchaînent
} jusqu’ici.
prompt-retry = { $seat_who ->
    [you] La
   *[other] { $seat }, la
} réussite pour { $judgement } est de { $success }. Réessayez-vous ?
prompt-boost = { $other_seat_who ->
    [you] Votre jugement
   *[other] { $seat_who ->
        [you] Le jugement fait par { $other_seat }
       *[other] { $seat }, le jugement fait par { $other_seat }
    }
} pour { $judgement } est au niveau { $level }. Y ajoutez-vous quelque chose ?
prompt-appraise = { $seat_who ->
    [you] Vous
   *[other] { $seat }, vous
} allez piocher { $n ->
    [one] un bit TB
   *[other] { $n } bits TB
}. En choisissez-vous un vous-même ?
prompt-choose-bit = { $seat_who ->
    [you] Choisissez
   *[other] { $seat }, choisissez
} { $n ->
    [one] un bit TB
   *[other] un bit TB ; il vous en reste { $n } à choisir
}.
prompt-swapping = { $seat_who ->
    [you] Que
   *[other] { $seat }, que
} donnez-vous pour le bit voulu ({ $bit }) ? { $n ->
    [one] Il en manque un.
   *[other] Il en manque { $n }.
}
prompt-dead-line = { $seat_who ->
    [you] Votre
   *[other] { $seat }, votre
} ligne { $n ->
    [one] d’un bit
   *[other] de { $n } bits
} ne peut plus avancer. Reprenez-vous son dernier bit ?
prompt-toss-bit = { $seat_who ->
    [you] Vous
   *[other] { $seat }, vous
} ne pouvez pas garder autant de bits. { $n ->
    [one] Il faut en rendre un.
   *[other] Il faut en rendre { $n }.
}
prompt-puzzle = { $seat_who ->
    [you] Vous
   *[other] { $seat }, vous
} avez pioché : { $bit }. Où le posez-vous ? Pioches restantes : { $n }, défausses restantes : { $tosses }.
prompt-lay-again = { $seat_who ->
    [you] Reposez
   *[other] { $seat }, reposez
} votre propre ligne, comme avant ou autrement.
prompt-select = { $seat_who ->
    [you] { $card }
   *[other] { $seat } – { $card }
} : que faites-vous ?
prompt-choose-other = { $seat_who ->
    [you] Qui
   *[other] { $seat }, qui
} choisissez-vous parmi les autres ?
prompt-choose-tile = { $seat_who ->
    [you] Sur
   *[other] { $seat }, sur
} quelle tuile voisine { $n ->
    [one] va le pion
   *[other] vont les { $n } pions
} de contamination ?
prompt-discard-bit = { $seat_who ->
    [you] Quel
   *[other] { $seat }, quel
} bit défaussez-vous ? { $n ->
    [one] Il faut en défausser un.
   *[other] Il faut en défausser { $n }.
}
prompt-remove-pawn = { $seat_who ->
    [you] Quelle
   *[other] { $seat }, quelle
} contamination retirez-vous ? { $n ->
    [one] Encore une.
   *[other] Encore { $n }.
}
prompt-reveal-chip = { $seat_who ->
    [you] Quel
   *[other] { $seat }, quel
} jeton retournez-vous ? { $n ->
    [one] Encore un au plus.
   *[other] Encore { $n } au plus.
}
prompt-walk-free = { $seat_who ->
    [you] Où
   *[other] { $seat }, où
} marchez-vous gratuitement ? { $n ->
    [one] D’une case au plus.
   *[other] De { $n } cases au plus.
}
prompt-appear-at = { $seat_who ->
    [you] À
   *[other] { $seat }, à
} quelle gare apparaissez-vous ?
prompt-join = { $seat_who ->
    [you] { $other_seat } rencontre
   *[other] { $seat }, { $other_seat } rencontre
} un boss : { $boss }, { $hp } PV. Rejoignez-vous le combat ?
prompt-first-strike = { $seat_who ->
    [you] Frappez-vous
   *[other] { $seat }, frappez-vous
} avant le début du combat ?
prompt-decide = { $seat_who ->
    [you] Combattez-vous
   *[other] { $seat }, combattez-vous
} encore ? Le boss ({ $boss }) a { $hp } PV, vous en avez { $own }.
prompt-escape-to = { $seat_who ->
    [you] Où
   *[other] { $seat }, où
} fuyez-vous ?

# Options
opt-agree = Accepter
opt-object = Refuser : que le sort décide
opt-hero = Demander ce personnage : { $hero }
opt-lot = S’en remettre au sort
opt-card = Prendre : { $ability }
opt-walk = Marcher jusqu’en { $hex }
opt-via = Marcher jusqu’en { $hex } et continuer de là
opt-taxi = Aller en { $hex } en taxi, pour une pièce
opt-ride = Prendre le train pour { $hex }{ $fare ->
    [0] , sans payer
   *[other] , prix : { $fare }
}
opt-halt = S’arrêter ici
opt-hospital = Payer une pièce à l’hôpital : jusqu’à { $n } PV de plus
opt-search = Fouiller les environs
opt-check = Examiner { $hex }
opt-enough = Cela suffit
opt-research = Faire une recherche en { $hex }
opt-read = L’indice d’abord
opt-bits = Prendre les bits TB maintenant
opt-clean = Retirer la contamination de { $hex }
opt-several = Retirer jusqu’à { $n } pions autour de vous avec cette carte : { $ability }
opt-line = Nettoyer une ligne vers { $side ->
    [0] l’est
    [1] le nord-est
    [2] le nord-ouest
    [3] l’ouest
    [4] le sud-ouest
   *[other] le sud-est
}
opt-cleanse = Nettoyer toute la tuile
opt-earn = Gagner de l’argent
opt-on = Piocher jusqu’à la rupture
opt-draw = Piocher une carte de plus
opt-stop = S’arrêter là
opt-help = Ajouter { $n } : dépenser { $n ->
    [one] un super-jeton
   *[other] { $n } super-jetons
}
opt-inform = { $cost ->
    [0] Ajouter { $n } avec cette carte : { $ability }
   *[other] Ajouter { $n } avec cette carte, prix { $cost } : { $ability }
}
opt-talent = Utiliser votre don : { $talent }
opt-again = Réessayer avec cette carte : { $ability }
opt-lay = Poser : { $bit }, vers { $side ->
    [0] l’est
    [1] le nord-est
    [2] le nord-ouest
    [3] l’ouest
    [4] le sud-ouest
   *[other] le sud-est
}
opt-swap = Donner { $n ->
    [one] un bit
   *[other] { $n } bits
} pour un autre : { $bit }
opt-give = Donner : { $bit }
opt-choose = Prendre : { $bit }
opt-toss = Remettre : { $bit }
opt-back = Reprendre le dernier bit de votre ligne
opt-same = La poser comme avant
opt-give-up = Abandonner l’énigme
opt-use = Utiliser : { $ability }
opt-whom = { $other_seat }
opt-to = { $hex }
opt-tile = Tuile { $tile }
opt-pick = Ramasser : { $item }
opt-option = { $choice }
opt-strike = Frapper d’abord avec cette carte : { $ability }
opt-join = Rejoindre le combat
opt-fight = Continuer le combat
opt-flee = Tenter de fuir
opt-follow = Accompagner
opt-end = Finir votre tour
opt-pass-follow = Rester où vous êtes
opt-pass-retry = Garder le résultat
opt-pass-boost = Ne rien ajouter
opt-pass-appraise = Les piocher tous
opt-pass-dead-line = Laisser la ligne telle quelle
opt-pass-walk-free = Rester où vous êtes
opt-pass-appear-at = Rester où vous êtes
opt-pass-join = Rester à l’écart
opt-pass-first-strike = Attendre la première manche

# Ce qui arrive
event-round = Le tour { $round } sur { $rounds } commence.
event-phase = Maintenant : { $phase }.
event-turn = { $seat_who ->
    [you] À vous d’agir.
   *[other] { $seat } agit maintenant.
}
event-ends_turn = { $seat_who ->
    [you] Vous finissez votre
   *[other] { $seat } finit son
} tour ; { $points ->
    [0] il ne restait pas d’action.
    [one] une action reste inutilisée.
   *[other] { $points } actions restent inutilisées.
}
event-turn_over = { $seat_who ->
    [you] Votre tour est fini.
   *[other] { $seat } a fini son tour.
}
event-dealt = Personnages et plateaux sont distribués ; { $seat_who ->
    [you] vous commencez
   *[other] { $seat } commence
}.
event-agreed = { $seat_who ->
    [you] Vous acceptez
   *[other] { $seat } accepte
}.
event-objected = { $seat_who ->
    [you] Vous refusez
   *[other] { $seat } refuse
} : le sort décide.
event-asks_for = { $seat_who ->
    [you] Vous demandez
   *[other] { $seat } demande
} un personnage : { $hero }.
event-joined = { $hero } rejoint l’enquête pour { $seat_who ->
    [you] vous
   *[other] { $seat }
}, en { $hex }.
event-fell = { $hero } tombe en { $hex } et quitte l’enquête ; c’était { $seat_who ->
    [you] votre personnage
   *[other] le personnage joué par { $seat }
}.
event-drew = { $reader_seat_who ->
    [you] Vous lisez
   *[other] { $reader_seat } lit
} en secret une carte d’événement pour { $seat_who ->
    [you] votre tour
   *[other] le tour joué par { $seat }
} : { $card }.
event-drew-hidden = { $reader_seat_who ->
    [you] Vous lisez
   *[other] { $reader_seat } lit
} en secret une carte d’événement pour { $seat_who ->
    [you] votre tour
   *[other] le tour joué par { $seat }
}.
event-drew_unread = Une carte d’événement est posée face cachée pour { $seat_who ->
    [you] votre tour
   *[other] le tour joué par { $seat }
} : { $card }.
event-drew_unread-hidden = Une carte d’événement est posée face cachée pour { $seat_who ->
    [you] votre tour
   *[other] le tour joué par { $seat }
} ; personne ne l’a lue.
event-revealed = { $seat_who ->
    [you] Vous déclenchez
   *[other] { $seat } déclenche
} la carte d’événement « { $card } ». Elle attendait ceci : { $trigger }.
event-tested = La carte d’événement n’attend pas ceci : { $trigger }.
event-unread = La carte d’événement n’a pas été déclenchée ; elle est rangée sans être lue.
event-resolved = La carte d’événement « { $card } » est terminée.
event-kept = { $seat_who ->
    [you] Vous gardez
   *[other] { $seat } garde
} la carte « { $card } » jusqu’à son effet.
event-inspired = { $seat_who ->
    [you] Votre prochaine fouille ou recherche
   *[other] La prochaine fouille ou recherche menée par { $seat }
} vaudra { $n } de plus.
event-lucky = { $seat_who ->
    [you] Votre prochain jugement
   *[other] Le prochain jugement fait par { $seat }
} aura { $n } de réussite en plus.
event-used_up = La carte « { $card } » fait son effet et est défaussée.
event-reads_on = { $seat_who ->
    [you] Vous reprenez la carte « { $card } » et la lisez à voix haute.
   *[other] { $seat } reprend la carte « { $card } » et la lit à voix haute.
}
event-selected = { $seat_who ->
    [you] Vous choisissez
   *[other] { $seat } choisit
} : { $choice }.
event-healed = { $seat_who ->
    [you] Vous récupérez
   *[other] { $seat } récupère
} { $n } PV et { $seat_who ->
    [you] en avez
   *[other] en a
} { $hp }.
event-hurt = { $why ->
    [battle] { $seat_who ->
        [you] Le boss vous touche
       *[other] Le boss touche { $seat }
    } : { $n } PV de moins, reste { $hp }.
    [escape] { $seat_who ->
        [you] Vous prenez
       *[other] { $seat } prend
    } un coup en fuyant : { $n } PV de moins, reste { $hp }.
    [contact] La contamination blesse { $seat_who ->
        [you] votre personnage
       *[other] { $seat }
    } : { $n } PV de moins, reste { $hp }.
   *[event] { $seat_who ->
        [you] Vous perdez
       *[other] { $seat } perd
    } { $n } PV ; reste { $hp }.
}
event-earned = { $seat_who ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $n ->
    [one] une pièce
   *[other] { $n } pièces
} et { $seat_who ->
    [you] en avez
   *[other] en a
} { $money }.
event-paid = { $seat_who ->
    [you] Vous payez
   *[other] { $seat } paie
} { $n ->
    [one] une pièce
   *[other] { $n } pièces
} ; reste { $money }.
event-honoured = { $seat_who ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $n ->
    [one] un super-jeton
   *[other] { $n } super-jetons
}.
event-helped = { $seat_who ->
    [you] Vous dépensez
   *[other] { $seat } dépense
} { $n ->
    [one] un super-jeton
   *[other] { $n } super-jetons
} pour { $other_seat_who ->
    [you] votre jugement
   *[other] le jugement fait par { $other_seat }
} : { $n } de plus.
event-tainted = Les livres s’emparent peu à peu { $seat_who ->
    [you] de vous
   *[other] du personnage joué par { $seat }
} : { $tokens ->
    [one] un jeton de déchéance
   *[other] { $tokens } jetons de déchéance
}.
event-cleared = { $seat_who ->
    [you] Vous perdez
   *[other] { $seat } perd
} un jeton de déchéance ; { $tokens ->
    [0] il n’en reste pas.
    [one] il en reste un.
   *[other] il en reste { $tokens }.
}
event-points = { $seat_who ->
    [you] Vous avez
   *[other] { $seat } a
} maintenant : { $points ->
    [0] aucune action
    [one] une action
   *[other] { $points } actions
}.
event-next_points = { $seat_who ->
    [you] Votre prochain tour
   *[other] Le prochain tour joué par { $seat }
} aura { $n ->
    [1] une action de plus
    [-1] une action de moins
   *[other] un autre nombre d’actions ({ $n })
}.
event-gained_bits = { $seat_who ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $n ->
    [one] un bit TB
   *[other] { $n } bits TB
} (droits { $straight }, larges { $gentle }, serrés { $sharp }).
event-chose_bit = { $seat_who ->
    [you] Vous prenez
   *[other] { $seat } prend
} un bit TB : { $bit }.
event-gave_bit = { $seat_who ->
    [you] Vous remettez
   *[other] { $seat } remet
} un bit TB : { $bit }.
event-laid = { $seat_who ->
    [you] Vous posez
   *[other] { $seat } pose
} un bit ({ $bit }) ; la ligne a { $length ->
    [one] un bit
   *[other] { $length } bits
}.
event-took_back = { $seat_who ->
    [you] Vous reprenez
   *[other] { $seat } reprend
} un bit de la ligne ({ $bit }) ; { $length ->
    [0] il n’en reste pas.
    [one] il en reste un.
   *[other] il en reste { $length }.
}
event-line_done = { $seat_who ->
    [you] Vous achevez
   *[other] { $seat } achève
} une ligne { $n ->
    [one] d’un bit
   *[other] de { $n } bits
}.
event-gained_card = { $seat_who ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} une capacité : { $ability }.
event-used_card = { $seat_who ->
    [you] Vous utilisez
   *[other] { $seat } utilise
} une carte : { $ability }.
event-used_talent = { $seat_who ->
    [you] Vous utilisez
   *[other] { $seat } utilise
} un don ({ $hero }) : { $talent }.
event-protected = La contamination ne blessera pas { $seat_who ->
    [you] votre personnage
   *[other] { $seat }
} à la fin de ce tour.
event-warded = { $seat_who ->
    [you] Vous protégez
   *[other] { $seat } protège
} { $hex } : aucune contamination n’y viendra ce tour-ci, ni à côté.
event-went = { $way ->
    [taxi] { $seat_who ->
        [you] Vous allez
       *[other] { $seat } va
    } en { $hex } en taxi.
    [train] { $seat_who ->
        [you] Vous prenez
       *[other] { $seat } prend
    } le train pour { $hex }.
    [follow] { $seat_who ->
        [you] Vous suivez
       *[other] { $seat } suit
    } jusqu’en { $hex }.
    [gate] { $seat_who ->
        [you] Vous apparaissez
       *[other] { $seat } apparaît
    } en { $hex }.
    [join] { $seat_who ->
        [you] Vous accourez
       *[other] { $seat } accourt
    } en { $hex } pour combattre.
    [flee] { $seat_who ->
        [you] Vous fuyez
       *[other] { $seat } fuit
    } en { $hex }.
   *[walk] { $seat_who ->
        [you] Vous marchez
       *[other] { $seat } marche
    } jusqu’en { $hex }.
}
event-took_item = { $seat_who ->
    [you] Vous avez
   *[other] { $seat } a
} maintenant un objet : { $item }.
event-cleaned = { $seat_who ->
    [you] Vous retirez
   *[other] { $seat } retire
} la contamination de { $hex }.
event-spread = { $why ->
    [boss] Le boss répand la contamination sur la tuile { $tile } : { $n ->
        [one] un pion
       *[other] { $n } pions
    }.
    [event] De la contamination apparaît sur la tuile { $tile } : { $n ->
        [one] un pion
       *[other] { $n } pions
    }.
   *[spread] La contamination se répand sur la tuile { $tile } : { $n ->
        [one] un pion
       *[other] { $n } pions
    }.
}
event-occupied = La tuile { $tile } est occupée pour de bon.
event-nothing = { $seat_who ->
    [you] Vous ne trouvez
   *[other] { $seat } ne trouve
} rien en { $hex }.
event-found = { $seat_who ->
    [you] Vous trouvez
   *[other] { $seat } trouve
} un indice en { $hex }. Sa difficulté est de { $difficulty }.
event-progress = { $seat_who ->
    [you] Vous travaillez
   *[other] { $seat } travaille
} sur l’indice en { $hex } : { $n } de plus, { $progress } sur { $difficulty }.
event-solved = { $seat_who ->
    [you] Vous résolvez
   *[other] { $seat } résout
} l’indice en { $hex }. { $clue }
event-lead = Une nouvelle piste : il y a de quoi chercher en { $hex }, difficulté { $difficulty }.
event-tide = La marée est maintenant à { $tide }.
event-appeared = Un boss apparaît en { $hex } avec { $hp } PV : { $boss }.
event-hunted = Un boss va en { $hex } : { $boss }.
event-struck = Le boss ({ $boss }) perd { $n } PV ; reste { $hp }.
event-defeated = Le boss en { $hex } est vaincu : { $boss }.
event-ended = L’enquête est terminée : { $won ->
    [1] le but est atteint
   *[other] la ville est perdue
}.
event-judges = { $seat_who ->
    [you] Vous piochez
   *[other] { $seat } pioche
} des cartes pour { $judgement }.
event-linked = { $seat_who ->
    [you] Votre chaîne tient
   *[other] La chaîne posée par { $seat } tient
} : { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
event-broke = { $seat_who ->
    [you] Votre chaîne se rompt
   *[other] La chaîne posée par { $seat } se rompt
} après { $n ->
    [one] une carte
   *[other] { $n } cartes
}.
event-judged = { $what ->
    [search] { $seat_who ->
        [you] Vous atteignez
       *[other] { $seat } atteint
    } une réussite de { $success } et { $seat_who ->
        [you] pouvez
       *[other] peut
    } examiner { $level ->
        [one] une case
       *[other] { $level } cases
    }.
    [research] { $seat_who ->
        [you] Vous atteignez
       *[other] { $seat } atteint
    } une réussite de { $success } : niveau { $level } pour la recherche.
   *[other] { $seat_who ->
        [you] Vous atteignez
       *[other] { $seat } atteint
    } une réussite de { $success } pour { $judgement }.
}
event-cards_gathered = Les cartes de jugement sont rassemblées.
event-searches = { $seat_who ->
    [you] Vous fouillez
   *[other] { $seat } fouille
} les environs de { $hex }.
event-researches = { $seat_who ->
    [you] Vous faites
   *[other] { $seat } fait
} une recherche en { $hex }.
event-no_clue = { $seat_who ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} aucun indice à étudier en { $hex }.
event-works = { $seat_who ->
    [you] Vous cherchez
   *[other] { $seat } cherche
} un travail payé.
event-passed_check = { $seat_who ->
    [you] Vous réussissez
   *[other] { $seat } réussit
} l’épreuve de déchéance : il fallait une réussite de { $need }.
event-failed_check = { $seat_who ->
    [you] Vous manquez
   *[other] { $seat } manque
} l’épreuve de déchéance : il fallait une réussite de { $need }.
event-puzzle_begins = { $seat_who ->
    [you] Vous affrontez
   *[other] { $seat } affronte
} une énigme TB{ $aside ->
    [0] .
    [one] ; un bit de la ligne est mis de côté.
   *[other] ; la ligne de { $aside } bits est mise de côté.
}
event-puzzle_bit = { $seat_who ->
    [you] Vous piochez
   *[other] { $seat } pioche
} pour l’énigme : { $bit }.
event-puzzle_tossed = { $seat_who ->
    [you] Vous défaussez
   *[other] { $seat } défausse
} un bit de l’énigme : { $bit }.
event-puzzle_laid = { $seat_who ->
    [you] Vous posez
   *[other] { $seat } pose
} un bit de l’énigme ({ $bit }) : { $length ->
    [one] un
   *[other] { $length }
} jusqu’ici.
event-puzzle_solved = { $seat_who ->
    [you] Vous résolvez
   *[other] { $seat } résout
} l’énigme avec { $n ->
    [one] un bit
   *[other] { $n } bits
}.
event-puzzle_failed = { $seat_who ->
    [you] Vous ne résolvez
   *[other] { $seat } ne résout
} pas l’énigme.
event-puzzle_ends = { $branch ->
    [0] L’énigme est manquée et se fait payer.
    [1] Une ligne courte : l’énigme rapporte un peu.
    [2] Une bonne ligne : l’énigme rapporte.
   *[other] Une longue ligne : l’énigme rapporte beaucoup.
}
event-laid_again = { $seat_who ->
    [you] Vous reposez votre
   *[other] { $seat } repose sa
} propre ligne : { $length ->
    [0] aucun bit
    [one] un bit
   *[other] { $length } bits
}.
event-battle = { $seat_who ->
    [you] Vous rencontrez
   *[other] { $seat } rencontre
} un boss en { $hex } : { $boss }, { $hp } PV. Le combat commence.
event-joins = { $seat_who ->
    [you] Vous rejoignez
   *[other] { $seat } rejoint
} le combat ({ $boss }).
event-battle_round = Manche { $round } du combat ({ $boss }).
event-blows = Les combattants frappent : { $n } de dégâts. Le boss ({ $boss }) a une réussite de { $success } et frappe { $other_seat_who ->
    [you] votre personnage
   *[other] { $other_seat }
} : { $hit } de dégâts.
event-flees = { $seat_who ->
    [you] Vous tentez
   *[other] { $seat } tente
} de fuir ({ $boss }).
event-fights_on = { $seat_who ->
    [you] Vous continuez
   *[other] { $seat } continue
} le combat ({ $boss }).
event-caught = { $seat_who ->
    [you] Vous ne parvenez
   *[other] { $seat } ne parvient
} pas à fuir ({ $boss }).
event-battle_over = Le combat est fini.
event-calm = La tuile { $tile } reste calme.
event-contact = On compte les contacts avec la contamination.
event-counted = Le compteur de tours est à { $turn }.

# Fins
ending-won-early = L’affaire est résolue bien à temps : tout le monde a gagné.
ending-won-late = L’affaire est résolue au dernier moment : tout le monde a gagné.
ending-turns = Le temps est écoulé : tout le monde a perdu.
ending-characters = Plus personne ne peut prendre la relève : tout le monde a perdu.
ending-occupied = Une trop grande partie de la ville est occupée : tout le monde a perdu.
ending-tide = La marée a recouvert la ville : tout le monde a perdu.

# Raisons : pourquoi quelque chose ne peut pas être choisi.
reason-not-here = { $code } n’est pas un choix ici ; prenez l’un de ceux qui sont proposés.
reason-no-points = Il ne vous reste aucun point d’action ; terminez votre tour ou faites ce qui n’en demande pas.
reason-no-hex = Cette case n’existe pas dans cette ville ; nommez une case du plan.
reason-already-there = Vous êtes déjà en { $hex } ; nommez une autre case.
reason-contaminated = { $hex } est contaminée et personne n’y entre ; nettoyez-la d’abord ou contournez-la.
reason-no-way = Aucun chemin assez court ne mène d’ici à { $hex }.
reason-too-far = { $hex } est trop loin : vous allez à { $far } { $far ->
        [one] case
       *[other] cases
    } au plus, sans traverser la contamination.
reason-no-stop = Rien ne justifie un arrêt en { $hex } : ni train à prendre, ni objet à ramasser ; allez-y plutôt à pied.
reason-no-money = Vous n’avez pas l’argent qu’il faut ; gagnez-en d’abord.
reason-no-station = { $hex } n’est pas une gare ; allez-y pour prendre un train.
reason-not-next = { $hex } n’est pas la gare suivante d’une ligne qui s’arrête ici ; avancez section par section.
reason-station-closed = La gare en { $hex } est contaminée : aucun train ne s’y arrête ni ne la traverse.
reason-no-hospital = { $hex } n’est pas un hôpital ; il faut s’y arrêter, passer ne suffit pas.
reason-healthy = Vous avez tous vos PV ; il n’y a rien à soigner.
reason-no-pawn = Il n’y a pas de contamination en { $hex } ; choisissez une case contaminée à portée.
reason-own-hex = La contamination de votre propre case ne s’enlève qu’avec Passe-muraille.
reason-out-of-reach = { $hex } est hors de portée ; on décontamine les cases voisines.
reason-no-such-cleaning = Décontaminer ainsi demande sa carte de pouvoir, pas encore utilisée ce tour-ci, et de la contamination à portée.
reason-no-bit = Vous n’avez aucun fragment libre de ce type : { $bit }.
reason-no-join = Ainsi posé, le fragment ne rejoindrait pas le bout ouvert de la ligne ; tournez-le ou prenez-en un autre.
reason-no-tosses = Vous avez déjà remis trois fragments ; posez celui-ci ou abandonnez l’énigme.
reason-too-few-bits = Vous avez trop peu de fragments libres pour un échange.
reason-pool-lacks = La réserve n’a aucun fragment de ce type : { $bit }.
reason-only-at-the-end = Les fragments ne retournent à la réserve qu’à la fin de votre tour, et ceux d’une ligne seulement si elle est bloquée.
reason-not-yours = Vous n’avez pas { $ability }.
reason-used-already = { $ability } a déjà servi ce tour-ci ; elle sera prête à votre prochain tour.
reason-works-always = { $ability } agit toujours d’elle-même ; on ne l’utilise ni ne la rend.
reason-no-use-now = { $ability } ne sert à rien ici et maintenant.
reason-talent-used = Le talent de { $hero } a déjà servi ce tour-ci.
reason-talent-not-now = Le talent de { $hero } ne sert à rien ici et maintenant.
reason-nothing-lies-here = Cet objet n’est pas là où vous êtes.
reason-no-judgement = Les super-jetons aident la fouille ou la recherche d’un autre, juste après le tirage de ses cartes.
reason-search-first = On examine des cases pendant une fouille ; choisissez d’abord cette action.
reason-own-judgement = Les super-jetons ne se dépensent que pour l’épreuve d’un autre.
reason-too-few-supers = Vous avez { $n } { $n ->
        [one] super-jeton
       *[other] super-jetons
    }, pas davantage.
reason-owned-already = Vous avez déjà { $ability }, et personne n’a deux fois la même carte ; prenez-en une autre.
reason-sold-out = { $ability } n’est plus disponible ; prenez une autre carte.
reason-level-too-high = Votre ligne est trop courte pour { $ability } ; prenez une carte de niveau inférieur.
reason-no-way-out = Aucune case libre à côté de vous pour fuir ; continuez le combat.
reason-out-of-search = { $hex } est hors de portée, ou il n’y a rien à retourner ; choisissez une des cases proposées.

# La table dans le terminal ; les titres des colonnes sont courts.
picture-heading = Tour { $turn } sur { $limit }, { $phase }
picture-points = { $points ->
        [one] a { $points } point d’action
       *[other] a { $points } points d’action
    }
picture-clue = Indice { $hex } : { $progress } sur { $difficulty }
picture-boss = * { $hex } : { $boss }, { $hp } PV
picture-tide = marée { $tide } sur { $most }
picture-you-read = Vous lisez : { $card }
picture-unread = La carte d’événement attend, non lue.
picture-read = { $seat } lit la carte d’événement.
picture-who = personnage
picture-hp = PV
picture-money = argent
picture-supers = s-jetons
picture-fallen = chute
picture-bits = fragments
picture-line = ligne
picture-cards = pouvoirs
picture-judgement = { $judgement }, réussite { $success }

event-swaps = { $seat_who ->
        [you] Vous échangez
       *[other] { $seat } échange
    } des fragments contre un seul, au choix : { $bit }.
event-aims = { $seat_who ->
        [you] Vous allez
       *[other] { $seat } va
    } utiliser { $ability }.
event-aims_talent = { $seat_who ->
        [you] Vous allez
       *[other] { $seat } va
    } utiliser le talent de { $hero }.
event-stays = { $seat_who ->
        [you] Vous restez
       *[other] { $seat } reste
    } là où { $hero } se trouve.

### Pourquoi : ce qu’un choix apporte, coûte et risque
why-action = Coûte un point d’action ; { $left ->
    [0] il n’en reste aucun.
    [one] il en reste un.
   *[other] il en reste { $left }.
}
why-pays = Coûte 1 pièce sur { $money }.
why-chips-around = { $n ->
    [0] Aucun jeton face cachée à portée.
    [one] Un jeton est face cachée à portée.
   *[other] { $n } jetons sont face cachée à portée.
}
why-chips-there = { $n ->
    [one] Un jeton est face cachée sur { $hex } ou à côté.
   *[other] { $n } jetons sont face cachée sur { $hex } et autour.
}
why-clue-there = Il y a un indice en { $hex } ; encore { $n } de progrès et il est résolu.
why-to-solve = L’indice en { $hex } demande encore { $n } de progrès.
why-no-clue = Personne ne connaît d’indice en { $hex }.
why-hospital-there = { $hex } est un hôpital.
why-battle-there = { $boss } attend là avec { $hp } PV : un combat commence, { $n ->
    [one] et personne n’est assez près pour vous rejoindre.
   *[other] et vous pourriez être { $n } à combattre.
}
why-touches = À la fin du tour, { $n ->
    [one] un pion
   *[other] { $n } pions
} près de { $hex } vous { $n ->
    [one] blesserait
   *[other] blesseraient
} ; vous avez { $hp } PV.
why-cleans = La tuile { $tile } a alors { $n } pions sur { $most }.
why-bits = Apporte { $n } fragments TB.
why-spares = Épargne une blessure à { $other_seat } à la fin du tour.
why-earns = Vous avez { $money } d’argent ; la moitié de la réussite s’y ajoute, et un fragment TB.
why-heals = Rend { $n } PV ; vous en avez { $hp }.
why-line = Achève la ligne : une carte de capacité jusqu’au niveau { $level }, puis une épreuve de chute qui demande une réussite de { $need }.
why-may-taint = Dans { $percent } % des cas environ, l’épreuve échoue et laisse un jeton de chute.
why-may-fall = Dans { $percent } % des cas environ, l’épreuve échoue, et vous chutez.
why-level = Porte le niveau à { $level }.
why-solves = Cela résout l’indice.
why-still = L’indice demanderait encore { $n }.
why-fights = { $boss } a encore { $left } PV, vous en avez { $hp }.
why-flees = Une fuite réussit dans { $percent } % des cas environ ; ratée, elle coûte 1 PV sur { $hp }.
why-unused = { $points ->
    [one] Un point d’action reste inutilisé.
   *[other] { $points } points d’action restent inutilisés.
}
