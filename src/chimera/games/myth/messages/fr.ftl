## cards

card-acolyte_angelic_word = Parole angélique
card-acolyte_angelic_word-text = Attaquez une cible avec 1 D10 de plus par point de Foi.
card-acolyte_consuming_fire = Feu dévorant
card-acolyte_consuming_fire-text = Attaquez une cible. Si elle survit à la touche, elle brûle autant de manches que vous avez de Foi : 1 dégât à chaque étape des états.
card-acolyte_last_rites = Derniers sacrements
card-acolyte_last_rites-text = Attaquez tout ce qui se trouve sur une case à portée et sur autant de cases voisines que vous avez de Foi, { $most } au plus : choisissez la première, les autres suivent dans le sens horaire.
card-acolyte_smite = Châtiment
card-acolyte_smite-text = Attaquez une cible avec votre arme. Juste après Guidé par la lumière, cette carte se joue aussi pendant un cycle des Ténèbres.
card-acolyte_armor_of_faith = Armure de la foi
card-acolyte_armor_of_faith-text = Tant qu’elle est en jeu, le seuil des attaques des monstres contre les héros augmente de { $enemy_tn } par point de Foi que vous avez alors.
card-acolyte_attend_the_weak = Soins aux faibles
card-acolyte_attend_the_weak-text = Un héros à portée, vous compris, récupère { $heal } points de Vitalité par point de Foi ; cette carte compte. Vous gagnez { $threat } de Menace.
card-acolyte_guardian_angel = Ange gardien
card-acolyte_guardian_angel-text = Choisissez un héros. Tant qu’elle est en jeu, chaque dé qui touche ce héros est relancé une fois, et le second résultat compte.
card-acolyte_hand_of_the_father = Main du Père
card-acolyte_hand_of_the_father-text = Choisissez jusqu’à un héros par point de Foi, cette carte comprise ; vous pouvez en être. Chacun récupère { $heal } points de Vitalité et, tant qu’elle est en jeu, ajoute { $d10 } D10 à tous ses jets. Vous gagnez { $threat } de Menace et ne dépensez aucun PM pendant cette phase.
card-acolyte_soothe_wounds = Baume apaisant
card-acolyte_soothe_wounds-text = Un héros à portée, vous compris, récupère { $heal } points de Vitalité. Vous gagnez { $threat } de Menace.
card-acolyte_blessings_of_the_dawn = Bénédictions de l’aube
card-acolyte_blessings_of_the_dawn-text = Tant qu’elle est en jeu, chaque action d’un héros ajoute { $fd } dé du destin par point de Foi que vous avez alors.
card-acolyte_blood_of_an_overcomer = Sang de qui a vaincu
card-acolyte_blood_of_an_overcomer-text = Jusqu’à { $most } héros à portée perdent tous leurs états. Vous pouvez la jouer pour sa seule Foi.
card-acolyte_feet_of_the_saints = Pas des saints
card-acolyte_feet_of_the_saints-text = Tant qu’elle est en jeu, les actions d’attaque de tous les héros coûtent { $ap } PA de moins.
card-acolyte_intercession = Prière d’intercession
card-acolyte_intercession-text = Choisissez un héros. Tant qu’elle est en jeu, ce héros ajoute { $d10 } D10 à ses actions hors combat et tests de Courage par point de Foi que vous avez alors.
card-acolyte_pray = Prier
card-acolyte_pray-text = Tirez { $pray } cartes de votre défausse. Celles de Foi restent sous cette carte et valent chacune { $faith } point de Foi tant qu’elle est en jeu ; les autres y retournent.
card-acolyte_righteous_fury = Juste fureur
card-acolyte_righteous_fury-text = Choisissez jusqu’à un héros par point de Foi, cette carte comprise. Tant qu’elle est en jeu, leurs actions d’attaque infligent { $damage_more } dégât de plus à chaque cible touchée.
card-acolyte_stand_fast = Tenir bon
card-acolyte_stand_fast-text = Tant qu’elle est en jeu, les actions d’attaque de tous les héros ajoutent { $d10 } D10 et le seuil de leurs tests de Courage baisse de { $tn }. Vous ne dépensez aucun PM pendant cette phase.
card-acolyte_sprint = Course
card-acolyte_sprint-text = Gagnez { $mp } PM. Votre mouvement est agressif.
card-acolyte_hustle = Pas pressé
card-acolyte_hustle-text = Gagnez { $mp } PM. Votre mouvement est agressif.
card-acolyte_chant_of_the_morning_novice = Chant du matin
card-acolyte_chant_of_the_morning_novice-text = Tous les héros perdent tous leurs états.
card-acolyte_dirge_of_twilight_novice = Complainte du crépuscule
card-acolyte_dirge_of_twilight_novice-text = Attaquez une cible avec votre arme. Un capitaine qui survit à la touche est étourdi pour sa prochaine activation.
card-acolyte_guided_by_the_light_novice = Guidé par la lumière
card-acolyte_guided_by_the_light_novice-text = Attaquez une cible avec votre arme. Châtiment peut suivre aussitôt.
card-acolyte_angelic_word_novice = { card-acolyte_angelic_word }
card-acolyte_angelic_word_novice-text = { card-acolyte_angelic_word-text }
card-acolyte_attend_the_weak_novice = { card-acolyte_attend_the_weak }
card-acolyte_attend_the_weak_novice-text = { card-acolyte_attend_the_weak-text }
card-apprentice_arcane_lance = Lance des arcanes
card-apprentice_arcane_lance-text = Attaquez une cible.
card-apprentice_attack = Attaque
card-apprentice_attack-text = Attaquez une cible avec votre arme.
card-apprentice_blood_of_gaia = Sang de Gaïa
card-apprentice_blood_of_gaia-text = Attaquez tout ce qui se trouve sur { $squares } cases : une à portée et trois des quatre qui la bordent.
card-apprentice_chaotic_overflow = Débordement chaotique
card-apprentice_chaotic_overflow-text = Retirez au moins une de vos cartes durables ; chacune aide encore. Répartissez { $points } dégât par carte entre des cibles à portée.
card-apprentice_fingers_of_ia = Doigts d’Ia
card-apprentice_fingers_of_ia-text = Retirez autant de vos cartes durables que vous voulez. Attaquez une cible ; par carte, l’éclair bondit vers la cible suivante la plus proche à { $within } cases au plus, tant qu’il touche.
card-apprentice_leech = Sangsue
card-apprentice_leech-text = Attaquez une cible adjacente avec votre focus. Si vous touchez, vous récupérez { $heal } points de Vitalité. Crible de vie peut suivre.
card-apprentice_the_mountain_crumbles = La montagne s’effondre
card-apprentice_the_mountain_crumbles-text = Attaquez tout ce qui se trouve sur { $squares } cases voisines, dont la première à portée. Les capitaines qui survivent à la touche tombent à terre.
card-apprentice_winters_bite = Morsure de l’hiver
card-apprentice_winters_bite-text = Attaquez une cible. Si elle survit à la touche, elle est étourdie : pour cette activation si elle n’a pas encore attaqué, sinon pour la suivante. (Réimpression : elle tombe à terre.)
card-apprentice_aura_of_the_elements = Aura des éléments
card-apprentice_aura_of_the_elements-text = Tant qu’elle est en jeu, le premier point de dégâts ({ $ward }) que vous subissez à chaque manche est ignoré.
card-apprentice_illuminate = Illumination
card-apprentice_illuminate-text = Tant qu’elle est en jeu, le seuil des attaques des monstres d’instinct contre les héros augmente de { $enemy_tn }.
card-apprentice_meditate = Méditation
card-apprentice_meditate-text = Retirez toutes vos cartes durables. Pour chacune, récupérez { $heal } point de Vitalité et perdez { $calm } de Menace.
card-apprentice_sphere_of_deflection = Sphère de déviation
card-apprentice_sphere_of_deflection-text = Tant qu’elle est en jeu, le seuil des attaques à distance des monstres contre les héros augmente de { $enemy_tn }.
card-apprentice_arcane_sigil = Sceau des arcanes
card-apprentice_arcane_sigil-text = Un héros à portée est délivré d’une malédiction.
card-apprentice_blink = Clignement
card-apprentice_blink-text = Apparaissez sur une case libre à { $shift } cases au plus, quoi qu’il y ait entre les deux. Ce n’est pas un mouvement.
card-apprentice_breath_of_heroes = Souffle des héros
card-apprentice_breath_of_heroes-text = Tant qu’elle est en jeu, les héros réussissent tous les tests de Courage sans lancer de dé.
card-apprentice_glaciers_grip = Étreinte du glacier
card-apprentice_glaciers_grip-text = Posez la glace sur une case à portée. Tant qu’elle est en jeu, elle couvre cette case et toutes celles autour : qui y commence n’a que la moitié de son Mouvement, et le seuil des attaques à distance contre qui s’y trouve baisse de { $ice }.
card-apprentice_heros_edge = Avantage du héros
card-apprentice_heros_edge-text = Choisissez un héros. Tant qu’elle est en jeu, il ajoute { $fd } dé du destin à chaque attaque et { $d10 } D10 à ses actions d’attaque. Au début de chaque cycle des héros, vous pouvez en choisir un autre.
card-apprentice_research = Recherche
card-apprentice_research-text = Tant qu’elle est en jeu, chaque héros à { $within } cases de vous au plus peut relancer { $reroll } D10 d’un de ses jets, une fois par manche.
card-apprentice_reservoir_of_the_ancients = Réservoir des anciens
card-apprentice_reservoir_of_the_ancients-text = Tant qu’elle est en jeu, vos attaques des arcanes ajoutent { $d10 } D10 et { $fd } dé du destin.
card-apprentice_sprint = Course
card-apprentice_sprint-text = Gagnez { $mp } PM. Votre mouvement est agressif.
card-apprentice_hustle = Pas pressé
card-apprentice_hustle-text = Gagnez { $mp } PM. Votre mouvement est agressif.
card-apprentice_diminish_novice = Effacement
card-apprentice_diminish_novice-text = Retirez autant de vos cartes durables que vous voulez. Pour chacune, perdez { $calm } de Menace.
card-apprentice_life_sieve_novice = Crible de vie
card-apprentice_life_sieve_novice-text = Juste après Sangsue : tant qu’elle est en jeu, sa cible perd { $sap } point de Vitalité à chaque étape des états, et vous en récupérez autant. Sinon, elle ne fait rien.
card-apprentice_riftwalk_novice = Marche des failles
card-apprentice_riftwalk_novice-text = Apparaissez sur une case libre à { $shift } cases au plus, quoi qu’il y ait entre les deux. Les monstres qui ne vous atteignent plus perdent leur attaque.
card-apprentice_chaotic_overflow_novice = { card-apprentice_chaotic_overflow }
card-apprentice_chaotic_overflow_novice-text = { card-apprentice_chaotic_overflow-text }
card-apprentice_fingers_of_ia_novice = { card-apprentice_fingers_of_ia }
card-apprentice_fingers_of_ia_novice-text = { card-apprentice_fingers_of_ia-text }
card-archer_gift_of_the_underworld = Don des enfers
card-archer_gift_of_the_underworld-text = Attaquez une cible. Si elle survit à la touche, elle saigne : { $burn } dégât à la prochaine étape des états, et aux suivantes si vous avez peu ou pas bougé.
card-archer_kharons_payment = Obole de Charon
card-archer_kharons_payment-text = Attaquez une cible.
card-archer_orions_tears = Larmes d’Orion
card-archer_orions_tears-text = Défaussez autant de munitions que vous voulez, au moins une. Répartissez { $points } dégât par munition entre des cibles à portée.
card-archer_through_a_needles_eye = Par le chas d’une aiguille
card-archer_through_a_needles_eye-text = Attaquez une cible ; contre une armure, le seuil baisse de { $armored }.
card-archer_tumble = Culbute
card-archer_tumble-text = Déplacez-vous de { $shift } cases au plus, à travers tout, vers une case libre ; ce n’est pas un mouvement. Puis attaquez une cible : avec une munition, ou une cible adjacente au couteau. Une cible adjacente subit { $adjacent } dégât de plus.
card-archer_wayfarers_ruse = Ruse du voyageur
card-archer_wayfarers_ruse-text = Une fois l’attaque contre vous terminée, et si vous êtes en vie, attaquez une cible à portée. La munition peut aussi venir d’un emplacement d’action.
card-archer_circumvent = Contournement
card-archer_circumvent-text = Attaquez un monstre adjacent qui vous a choisie, avec une munition ou au couteau. Puis déplacez-vous de { $shift } cases libres au plus. Les monstres qui ne vous atteignent plus perdent leur attaque.
card-archer_fools_errand = Fausse piste
card-archer_fools_errand-text = Baissez la jauge des Ténèbres de { $meter } et posez le leurre sur une case libre à portée. Tant qu’elle est en jeu, les monstres le prennent pour un héros avec { $decoy } de Menace, et rien ne l’abîme.
card-archer_now_you_see_me = Ni vue ni connue
card-archer_now_you_see_me-text = Ignorez une touche contre vous, avec ses dégâts et tout ce qui l’accompagne.
card-archer_to_the_knee = Dans le genou
card-archer_to_the_knee-text = Attaquez un sbire ou un capitaine, avec une munition, ou au couteau s’il est adjacent. Il ne subit aucun dégât, mais tombe à terre si vous touchez.
card-archer_arrow = Flèche
card-archer_arrow-text = Pendant la phase des paquets, elle rejoint votre carquois s’il reste de la place.
card-archer_find_weakness = Point faible
card-archer_find_weakness-text = Choisissez un monstre. Tant qu’elle est en jeu, les attaques des héros contre lui ajoutent { $d10 } D10 et { $fd } dé du destin, et le seuil des actions hors combat et tests de Courage des héros baisse de { $tn }.
card-archer_retrieve = Récupération
card-archer_retrieve-text = Remettez { $load } munition de votre défausse dans le carquois.
card-archer_vision_of_the_mark = Vision de la cible
card-archer_vision_of_the_mark-text = Votre prochaine action avec munition ajoute { $d10 } D10 et { $fd } dé du destin et inflige { $damage_more } dégât de plus à chaque cible touchée.
card-archer_sprint = Course
card-archer_sprint-text = Gagnez { $mp } PM. Votre mouvement est agressif.
card-archer_hustle = Pas pressé
card-archer_hustle-text = Gagnez { $mp } PM. Votre mouvement est agressif.
card-archer_pacify_novice = Apaisement
card-archer_pacify_novice-text = Baissez la jauge des Ténèbres de { $meter }.
card-archer_pincushion_novice = Pelote d’épingles
card-archer_pincushion_novice-text = Tant qu’elle est en jeu, les attaques à distance contre vous visent un sbire adjacent de votre choix, qui meurt si elles infligent des dégâts.
card-archer_scavenge_novice = Glanage
card-archer_scavenge_novice-text = Remettez { $load } munitions voisines dans votre défausse dans le carquois, les deux ou aucune.
card-archer_orions_tears_novice = { card-archer_orions_tears }
card-archer_orions_tears_novice-text = { card-archer_orions_tears-text }
card-archer_wayfarers_ruse_novice = { card-archer_wayfarers_ruse }
card-archer_wayfarers_ruse_novice-text = { card-archer_wayfarers_ruse-text }
card-brigand_attack = Attaque
card-brigand_attack-text = Attaquez une cible avec votre arme.
card-brigand_dirty_tactics = Coups bas
card-brigand_dirty_tactics-text = Attaquez une cible avec votre arme. Si vous touchez, son Mouvement est réduit de moitié tant que cette carte est en jeu.
card-brigand_fools_gambit = Pari insensé
card-brigand_fools_gambit-text = Une fois l’attaque d’un monstre adjacent contre vous terminée, et si vous êtes en vie, attaquez ce monstre avec votre arme.
card-brigand_shadows_reach = Portée de l’ombre
card-brigand_shadows_reach-text = Apparaissez sur une case libre à côté d’une cible, à { $shift } cases au plus, ou restez sur place ; ce n’est pas un mouvement. Puis attaquez une cible.
card-brigand_shadows_touch = Toucher de l’ombre
card-brigand_shadows_touch-text = Dans les Ombres, ou juste après une Portée de l’ombre jouée dans les Ombres : attaquez une cible avec votre arme.
card-brigand_suicide_run = Course suicide
card-brigand_suicide_run-text = Courez jusqu’à { $squares } cases à travers vos cibles et attaquez chacune. Avec Pas pressé, joué juste avant ou ajouté maintenant, le chemin compte jusqu’à { $joined } cases de plus et votre mouvement est agressif.
card-brigand_ill_take_that = Je prends ça
card-brigand_ill_take_that-text = Ignorez une touche contre vous, avec ses dégâts et tout ce qui l’accompagne.
card-brigand_like_a_reed_in_the_wind = Tel le roseau dans le vent
card-brigand_like_a_reed_in_the_wind-text = Choisissez une attaque contre vous et un autre monstre à côté de vous : c’est lui qu’elle vise.
card-brigand_now_you_see_me = Ni vue ni connue
card-brigand_now_you_see_me-text = Ignorez une touche contre vous, avec ses dégâts et tout ce qui l’accompagne.
card-brigand_blood_letting = Saignée
card-brigand_blood_letting-text = Un héros à portée, vous comprise, est délivré du poison.
card-brigand_cunning = Astuce
card-brigand_cunning-text = Votre prochaine action hors combat ou votre prochain test de Courage ajoute { $d10 } D10.
card-brigand_dark_reaver = Faucheuse noire
card-brigand_dark_reaver-text = Attaquez tout ce qui se trouve sur { $squares } cases en arc autour de vous. Tant qu’elle est en jeu, qui a été touché lance { $weaken } D10 de moins. Juste après une Portée de l’ombre jouée dans les Ombres, elle inflige aussi { $combo } dégât.
card-brigand_one_with_the_dark = Unie à la nuit
card-brigand_one_with_the_dark-text = Vous êtes dans les Ombres ; pour vous remarquer, il faut obtenir { $shadows }.
card-brigand_shadowslip = Fondue dans l’ombre
card-brigand_shadowslip-text = Vous êtes dans les Ombres ; pour vous remarquer, il faut obtenir { $shadows }.
card-brigand_unravel = Dénouer
card-brigand_unravel-text = Tant qu’elle est en jeu, chaque trésor que vous ramassez rapporte deux objets. Juste après Astuce, votre prochaine action hors combat ou votre prochain test de Courage ajoute encore { $d10 } D10.
card-brigand_unseen_ally = Alliée invisible
card-brigand_unseen_ally-text = Dans les Ombres, ou juste après une Portée de l’ombre jouée dans les Ombres : choisissez un autre héros. Sa prochaine attaque ajoute { $d10 } D10 et { $fd } dé du destin et inflige { $damage_more } dégât de plus à chaque cible touchée.
card-brigand_sprint = Course
card-brigand_sprint-text = Gagnez { $mp } PM. Votre mouvement est agressif.
card-brigand_hustle = Pas pressé
card-brigand_hustle-text = Gagnez { $mp } PM. Votre mouvement est agressif.
card-brigand_lost_in_a_crowd_novice = Perdue dans la foule
card-brigand_lost_in_a_crowd_novice-text = Tant qu’elle est en jeu, le seuil des attaques des monstres adjacents contre vous augmente de { $enemy_tn }.
card-brigand_shadows_friend_novice = Amie de l’ombre
card-brigand_shadows_friend_novice-text = Un monstre vous a remarquée : il n’en est rien. Vous restez dans les Ombres, et le groupe choisit à nouveau sans vous.
card-brigand_shadowstep_novice = Pas de l’ombre
card-brigand_shadowstep_novice-text = Gagnez { $mp } PM ; votre mouvement est agressif. Dans les Ombres, gagnez à la place { $mp_2 } PM qui ne sont pas un mouvement.
card-brigand_like_a_reed_in_the_wind_novice = { card-brigand_like_a_reed_in_the_wind }
card-brigand_like_a_reed_in_the_wind_novice-text = { card-brigand_like_a_reed_in_the_wind-text }
card-brigand_suicide_run_novice = { card-brigand_suicide_run }
card-brigand_suicide_run_novice-text = { card-brigand_suicide_run-text }
card-soldier_attack = Attaque
card-soldier_attack-text = Attaquez une cible avec votre arme avec 1 dé du destin de plus par point de Rage.
card-soldier_blade_dance = Danse des lames
card-soldier_blade_dance-text = Tant qu’elle est en jeu, le seuil des attaques contre vous augmente de { $enemy_tn }. Une fois que le groupe qui vous a choisi a attaqué, et si vous êtes en vie, répartissez { $points } dégât par point de Rage entre des monstres adjacents.
card-soldier_devastate = Dévastation
card-soldier_devastate-text = Attaquez une cible avec votre arme. Les dés du destin du mouvement normal ou agressif ne comptent que pour les cases parcourues avant.
card-soldier_harvest_of_bones = Moisson d’os
card-soldier_harvest_of_bones-text = Attaquez tout ce qui se trouve sur { $squares } cases en arc autour de vous, une de plus par point de Rage, { $most } au plus.
card-soldier_the_hidden_blade = La lame cachée
card-soldier_the_hidden_blade-text = Attaquez une cible avec votre arme ; contre une armure, le seuil baisse de { $armored }.
card-soldier_riding_the_edge = Sur le fil
card-soldier_riding_the_edge-text = Courez jusqu’à { $squares } cases, une de plus par point de Rage, à travers vos cibles et attaquez chacune au bouclier. Aucune cible n’est nécessaire.
card-soldier_disengage = Dégagement
card-soldier_disengage-text = Déplacez-vous de { $shift } cases libres au plus ; ce n’est pas un mouvement. Les monstres qui ne vous atteignent plus perdent leur attaque.
card-soldier_ill_take_that = Je prends ça
card-soldier_ill_take_that-text = Ignorez une touche contre vous, avec ses dégâts et tout ce qui l’accompagne. À toi de goûter peut suivre.
card-soldier_impenetrable = Impénétrable
card-soldier_impenetrable-text = Tant qu’elle est en jeu, le seuil des attaques contre vous augmente de { $enemy_tn }, et de { $enemy_tn_2 } encore par point de Rage.
card-soldier_battle_rage = Rage de bataille
card-soldier_battle_rage-text = Tant qu’elle est en jeu, chaque carte de vos emplacements vaut 1 point de Rage, celle-ci aussi, et vos jets ajoutent { $d10 } D10 par point de Rage.
card-soldier_battle_roar = Cri de bataille
card-soldier_battle_roar-text = Tant qu’elle est en jeu, le seuil des attaques de tous les héros baisse de { $tn }.
card-soldier_drawing_the_ire = Attirer la colère
card-soldier_drawing_the_ire-text = Choisissez un autre héros à portée, qui perd { $calm } de Menace par point de Rage. Tant qu’elle est en jeu, les attaques contre ce héros vous visent à sa place, à toute distance.
card-soldier_the_easy_way = La voie facile
card-soldier_the_easy_way-text = Cherchez { $search } carte dans votre paquet et prenez-la en main. Votre prochaine action hors combat ou votre prochain test de Courage ajoute { $d10 } D10.
card-soldier_this_yoke_is_heavy = Ce joug est lourd
card-soldier_this_yoke_is_heavy-text = Attaquez au bouclier un sbire ou un capitaine adjacent : il ne subit aucun dégât, mais tombe à terre si vous touchez. Tant qu’elle est en jeu, cette carte vaut { $rage } point de Rage. Aller jusqu’au bout peut suivre.
card-soldier_your_mother_is_a_crawler = Ta mère est une rampante
card-soldier_your_mother_is_a_crawler-text = Tant qu’elle est en jeu, tout monstre actif dont la distance à vous ne dépasse pas sa portée de Menace plus votre Menace et votre Rage doit vous choisir et ne peut attaquer que vous.
card-soldier_sprint = Course
card-soldier_sprint-text = Gagnez { $mp } PM. Votre mouvement est agressif.
card-soldier_hustle = Pas pressé
card-soldier_hustle-text = Gagnez { $mp } PM. Votre mouvement est agressif.
card-soldier_battle_joy_novice = Joie de combattre
card-soldier_battle_joy_novice-text = Tant qu’elle est en jeu, chaque monstre teste son Courage quand il s’active, à un seuil augmenté de { $monster_courage } par point de Rage. Qui échoue ne bouge ni n’attaque.
card-soldier_everyone_behind_me_novice = Tous derrière moi
card-soldier_everyone_behind_me_novice-text = Tant qu’elle est en jeu, votre bouclier protège aussi les héros à côté de vous. Juste après Impénétrable, ses { $enemy_tn } et { $enemy_tn_2 } par point de Rage aussi.
card-soldier_follow_through_novice = Aller jusqu’au bout
card-soldier_follow_through_novice-text = Juste après que Ce joug est lourd a jeté sa cible à terre : attaquez cette cible avec votre arme.
card-soldier_there_can_be_only_one_novice = Il ne peut en rester qu’un
card-soldier_there_can_be_only_one_novice-text = Tant qu’elle est en jeu, le seuil des attaques des autres héros à portée de vous baisse de { $tn } par point de Rage. Moins vous avez bougé, plus elle porte loin.
card-soldier_you_can_have_this_novice = À toi de goûter
card-soldier_you_can_have_this_novice-text = Juste après Je prends ça : attaquez au bouclier le monstre que vous avez paré, s’il est adjacent.

monster-grubber = Fouisseur
monster-grubber-text = Petit guerrier en armure des tribus. Un groupe sur un même héros lance ses dés ensemble : 1 dégât par réussite.
monster-mucker = Gratte-fange
monster-mucker-text = Capitaine des tribus, deux haches et une armure. Le seuil des attaques des fouisseurs à { $lead_range } cases au plus baisse de { $lead_tn }.
monster-crawler_melee = Rampant
monster-crawler_melee-text = Un insecte rapide, qui mord.
monster-crawler_ranged = Rampant cracheur
monster-crawler_ranged-text = Un insecte qui crache de loin et peut empoisonner.
monster-stalker = Traqueur
monster-stalker-text = Capitaine des insectes ; il faut du Courage pour l’attaquer. Loin de sa proie, il peut creuser et surgir à la place d’un rampant à côté d’un héros.
monster-shambler = Titubant
monster-shambler-text = Il est lent et, une fois abattu, il peut se relever.
monster-soulless = Sans-âme
monster-soulless-text = Capitaine des morts-vivants ; il faut du Courage pour l’attaquer. Les titubants abattus à { $lead_range } cases de lui se relèvent plus souvent, et lui-même le peut une fois.
monster-yardu = Yardu
monster-yardu-text = Un mini-boss des morts-vivants. Il frappe de toute sa force, arrache des cartes à ses victimes et enhardit les morts.
monster-terror_stage_1 = La Terreur aux mille pattes
monster-terror_stage_1-text = Le boss sous sa première forme : il déchire tout un flanc, traîne un héros dans sa toile, fait trembler le sol et pond des larves.
monster-terror_stage_2 = La Terreur enragée
monster-terror_stage_2-text = Le boss sous sa seconde forme : tout en plus grand, et rien ne le brûle ni ne le fait saigner.
monster-larva = Larve
monster-larva-text = Elle ne fait rien, et devient un rampant à la fin de la manche.
monster-lair_tribal = Repaire de fouisseurs
monster-lair_tribal-text = À chaque cycle des Ténèbres, il en sort des fouisseurs.
monster-lair_insect = Repaire de rampants
monster-lair_insect-text = À chaque cycle des Ténèbres, il en sort des rampants.
monster-lair_undead = Repaire de titubants
monster-lair_undead-text = À chaque cycle des Ténèbres, il en sort des titubants.
strike-stone_axe = Hache de pierre
strike-twin_axes = Haches jumelles
strike-mandibles = Mandibules
strike-venom_spit = Crachat de venin
strike-claws = Griffes
strike-rotting_hands = Mains pourries
strike-grave_blade = Lame des tombes
strike-devastate = Dévastation
strike-rending_legs = Pattes lacérantes
strike-web_of_death = Toile de mort
recipe-sinners_sorrow = Chagrin du pécheur
recipe-faith_of_the_fallen = Foi des tombés
recipe-larvae = Larves
recipe-venom = Morsure venimeuse
recipe-brood = Couvée
family-tribal = Tribus
family-insect = Insectes
family-undead = Impies
hero-acolyte = Acolyte
hero-acolyte-text = Soigne, protège et bénit. Les cartes de Foi posées dans ses emplacements se renforcent entre elles.
hero-apprentice = Apprenti
hero-apprentice-text = Attaque de loin, et souvent plusieurs cibles. Ses sorts durables restent d’une manche à l’autre, ou se sacrifient pour de plus grands.
hero-archer = Archère
hero-archer-text = Amasse des flèches dans son carquois et tire par-dessus la tête des monstres.
hero-brigand = Brigande
hero-brigand-text = Frappe depuis les Ombres, et disparaît avant qu’on ne la voie.
hero-soldier = Soldat
hero-soldier-text = Se tient devant, attire les attaques sur lui et change des cartes cachées en Rage.

item-brown_wooden_plank = Planche de bois
item-brown_wooden_plank-text = Pour Foi, vous perdez { $calm } de Menace.
item-brown_worn_prayer_book = Livre de prières usé
item-brown_worn_prayer_book-text = Une relique : son { $d10 } D10 sert à vos attaques à distance. Pour Foi, vous perdez { $calm } de Menace.
item-brown_adventurers_gear = Tenue d’aventure
item-brown_adventurers_gear-text = Des habits usés, mais les vôtres.
item-brown_enchanted_twig = Brindille enchantée
item-brown_enchanted_twig-text = Pour Arcanes, vous perdez { $calm } de Menace.
item-brown_lucky_cup = Gobelet porte-bonheur
item-brown_lucky_cup-text = Un focus : son { $d10 } D10 sert aux sorts à distance de l’apprenti. Pour Arcanes, vous perdez { $calm } de Menace.
item-brown_stick_and_twine = Bâton et ficelle
item-brown_stick_and_twine-text = Un arc. Pour Nature, vous perdez { $calm } de Menace.
item-brown_arrow_bag = Sac à flèches
item-brown_arrow_bag-text = Un carquois pour { $capacity } munitions.
item-brown_sharpened_butter_knife = Couteau à beurre aiguisé
item-brown_sharpened_butter_knife-text = Pour Ruse, vous perdez { $calm } de Menace.
item-brown_dirty_blanket = Couverture sale
item-brown_dirty_blanket-text = Dans les Ombres, il faut { $notice } de plus pour vous remarquer.
item-brown_fireplace_poker = Tisonnier
item-brown_fireplace_poker-text = Pour Rage, vous perdez { $calm } de Menace.
item-brown_pot_lid = Couvercle de marmite
item-brown_pot_lid-text = Un bouclier. Pour Rage, vous perdez { $calm } de Menace.
item-white_1_gold = Une pièce d’or
item-white_1_gold-text = Gagnez { $gold } or.
item-white_2_gold = Deux pièces d’or
item-white_2_gold-text = Gagnez { $gold } or.
item-white_3_gold = Trois pièces d’or
item-white_3_gold-text = Gagnez { $gold } or.
item-white_vitality_potion = Potion de vitalité
item-white_vitality_potion-text = Récupérez { $amount } points de Vitalité.
item-white_focus_potion = Potion de concentration
item-white_focus_potion-text = Ajoutez { $amount } dés du destin à tous vos jets jusqu’à la fin du cycle des héros.
item-white_anti_venom_potion = Potion antivenin
item-white_anti_venom_potion-text = Vous êtes délivré du poison.
item-green_longbow = Arc long
item-green_longbow-text = Un arc. Pour Nature, il touche aussi une seconde cible à côté de la première.
item-green_shortsword = Épée courte
item-green_shortsword-text = Pour Rage, vous avancez de { $step } case ; ce n’est pas un mouvement.
item-green_dagger = Dague
item-green_dagger-text = Pour Ruse, l’attaque ne rompt pas les Ombres.
item-green_wand = Baguette
item-green_wand-text = Pour Arcanes, vous faites une attaque de plus avec elle, de { $extra_attack } dégât.
item-green_staff = Bâton
item-green_staff-text = Arme et focus à la fois, à deux mains. Pour Arcanes, vous avancez de { $step } case ; ce n’est pas un mouvement.
item-green_warhammer = Marteau de guerre
item-green_warhammer-text = Pour Foi, la cible tombe à terre.
item-green_buckler = Targe
item-green_buckler-text = Un bouclier. Le seuil des attaques contre vous augmente de { $tn }.
item-green_bulwark = Pavois
item-green_bulwark-text = Un bouclier. Le seuil des attaques contre vous augmente de { $tn } ; vous avez { $mp } PM de moins.
item-green_prayer_beads = Chapelet
item-green_prayer_beads-text = Une relique avec { $faith } point de Foi.
item-green_forsaken_tome = Grimoire abandonné
item-green_forsaken_tome-text = Un focus pour les sorts à distance de l’apprenti.
item-green_quiver = Carquois vert
item-green_quiver-text = Un carquois pour { $capacity } munitions.
item-green_thiefs_tools = Outils de voleur
item-green_thiefs_tools-text = Pour 1 PM, un repaire adjacent perd 1 point de Vitalité, sans jet ; ce n’est pas une attaque.
item-green_leather_jerkin = Justaucorps de cuir
item-green_leather_jerkin-text = Le seuil des attaques contre vous augmente de { $tn }.
item-green_chain_hauberk = Haubert de mailles
item-green_chain_hauberk-text = Le seuil des attaques contre vous augmente de { $tn } ; vous avez { $mp } PM de moins.
item-green_iron_cap = Calotte de fer
item-green_iron_cap-text = Vous avez { $vitality } point de Vitalité de plus.
item-green_bracers_of_will = Brassards de volonté
item-green_bracers_of_will-text = Le seuil de vos tests de Courage baisse de { $courage }.
item-green_travel_boots = Bottes de voyage
item-green_travel_boots-text = Vous avez { $mp } PM de plus.
item-blue_horrifying_spear = Lance d’épouvante
item-blue_horrifying_spear-text = Pour Rage et Ruse, l’attaque touche aussi le monstre derrière la cible.
item-blue_blackwood_bow = Arc de bois noir
item-blue_blackwood_bow-text = Un arc. Pour deux Nature, il inflige { $damage } dégât de plus.
item-blue_umbral_sword = Épée ombrale
item-blue_umbral_sword-text = Pour deux Ruse, elle inflige { $damage } dégât de plus ; pour une, vous perdez { $calm } de Menace.
item-blue_fragment_of_fate = Fragment du destin
item-blue_fragment_of_fate-text = Un focus. Il peut porter une de vos cartes durables, qui n’occupe alors aucun emplacement.
item-blue_everfull_quiver = Carquois inépuisable
item-blue_everfull_quiver-text = Un carquois pour { $capacity } munitions. À chaque phase des paquets, une munition y revient de votre défausse.
item-blue_blessings_of_the_father = Bénédictions du Père
item-blue_blessings_of_the_father-text = Une relique avec { $faith } points de Foi. Qui vous touchez ne se relève plus pendant cette manche.
item-blue_traiteas_battle_plate = Plates de bataille de Traitea
item-blue_traiteas_battle_plate-text = Le seuil des attaques contre vous augmente de { $tn } ; vous avez { $mp } PM de moins. Pour les monstres qui choisissent une cible, vous avez { $priority } de Menace de plus.
item-blue_shroud_of_xandria = Linceul de Xa’ndria
item-blue_shroud_of_xandria-text = Le seuil des attaques contre vous augmente de { $tn }. Votre Menace ne dépasse jamais { $cap }.
item-blue_mantle_of_fate = Manteau du destin
item-blue_mantle_of_fate-text = Vous avez { $free_mp } PM de plus qui n’est pas un mouvement.
item-blue_ring_of_niria = Anneau de Niria
item-blue_ring_of_niria-text = Vous avez { $mp } PM de plus.
item-blue_cloak_of_the_unseen = Cape de l’invisible
item-blue_cloak_of_the_unseen-text = Le seuil des attaques contre vous augmente de { $tn }. Dans les Ombres, personne ne vous remarque.
item-blue_crown_of_the_watch = Couronne du guet
item-blue_crown_of_the_watch-text = Vous avez { $vitality } points de Vitalité de plus.
item-blue_oathkeeper = Garde-serment
item-blue_oathkeeper-text = Pour Foi et Rage, vous récupérez { $heal } point de Vitalité.
item-blue_tower_aegis = Égide de la tour
item-blue_tower_aegis-text = Un bouclier. Le seuil des attaques contre vous augmente de { $tn }.

potion-vitality = Potion de vitalité
potion-focus = Potion de concentration
potion-anti_venom = Potion antivenin

omen-broken_ground = Terre éventrée
omen-broken_ground-event = S’il y a un repaire, chaque repaire engendre le double pendant ce cycle.
omen-broken_ground-penalty = À { $threshold } de Menace, jusqu’à la fin de l’acte : tous les repaires engendrent le double.
omen-broken_ground-spawn = Les repaires engendrent.
omen-chittering_dark = Nuit crissante
omen-chittering_dark-event = Chaque héros vivant défausse { $amount } carte.
omen-chittering_dark-penalty = À { $threshold } de Menace, tant que vous êtes sur la tuile : les mains comptent { $penalty } carte de moins.
omen-chittering_dark-spawn = Les repaires engendrent.
omen-scent_of_fear = Odeur de la peur
omen-scent_of_fear-event = Cette fois, { $amount } de Menace suffit pour une pénalité.
omen-scent_of_fear-penalty = À { $threshold } de Menace, tant que vous êtes sur la tuile : le seuil des attaques des monstres baisse de { $penalty }.
omen-scent_of_fear-spawn = Les repaires engendrent.
omen-second_skin = Seconde peau
omen-second_skin-event = Rien ne se passe.
omen-second_skin-penalty = À { $threshold } de Menace, jusqu’à la fin de l’acte : les capitaines actifs récupèrent toute leur Vitalité à chaque rafraîchissement.
omen-second_skin-spawn = Au lieu d’engendrer, tous les sbires actifs bougent et attaquent encore une fois.
omen-the_mother_stirs = La mère s’agite
omen-the_mother_stirs-event = S’il y a un repaire, { $amount } capitaine sort du plus proche d’un héros.
omen-the_mother_stirs-penalty = À { $threshold } de Menace, tant que vous êtes sur la tuile : chaque repaire engendre { $penalty } capitaine de plus.
omen-the_mother_stirs-spawn = Les repaires engendrent.
omen-webbed_path = Sentier de toile
omen-webbed_path-event = Le héros avec le plus de Menace est pris dans une toile ; { $amount } cartes défaussées le libèrent.
omen-webbed_path-penalty = À { $threshold } de Menace, tant que vous êtes sur la tuile : tous les héros ont { $penalty } de Mouvement de moins.
omen-webbed_path-spawn = Les repaires engendrent en nombre.
omen-gathering_dusk = Crépuscule grandissant
omen-gathering_dusk-event = Rien ne se passe.
omen-gathering_dusk-penalty = À { $threshold } de Menace, tant que vous êtes sur la tuile : le cycle des Ténèbres commence à { $penalty } PA et en retire autant.
omen-gathering_dusk-spawn = La jauge des Ténèbres monte de { $ap }, puis les repaires engendrent.
omen-marked_prey = Proie marquée
omen-marked_prey-event = Chaque héros vivant gagne { $amount } de Menace.
omen-marked_prey-penalty = À { $threshold } de Menace, tant que vous êtes sur la tuile : chaque héros perd { $penalty } de Menace de moins pendant la phase des paquets.
omen-marked_prey-spawn = Chaque héros vivant gagne { $threat } de Menace, puis les repaires engendrent.
omen-old_evil_walks = Le vieux mal est en marche
omen-old_evil_walks-event = Sur une grande tuile, un mini-boss apparaît au bord le plus loin de vous ; s’il y en a déjà un, il agit en premier.
omen-old_evil_walks-penalty = À { $threshold } de Menace, une fois : une meute de { $penalty } entre par le bord le plus proche d’un héros.
omen-old_evil_walks-spawn = Les repaires engendrent.
omen-breathless_calm = Calme plat
omen-breathless_calm-event = Qui s’est éveillé pendant ce cycle n’y bouge ni n’attaque.
omen-breathless_calm-penalty = À { $threshold } de Menace, une fois : tous les monstres deviennent actifs.
omen-breathless_calm-spawn = Les repaires engendrent en nombre.

tile-open_field = Champ libre
tile-ruined_court = Cour en ruine

symbol-arcane = Arcanes
symbol-faith = Foi
symbol-guile = Ruse
symbol-nature = Nature
symbol-rage = Rage
symbol-darkness = Ténèbres
slot-primary = main principale
slot-secondary = main secondaire
slot-armor = armure
slot-helm = heaume
slot-accessory = accessoire
edge-north = nord
edge-east = est
edge-south = sud
edge-west = ouest
stride-none = sans mouvement
stride-cautious = prudent
stride-normal = ordinaire
stride-aggressive = agressif
stride-open = mouvement non choisi
phase-setup = Mise en place
phase-heroes = Cycle des héros
phase-darkness = Cycle des Ténèbres
phase-hero_deck = Phase des paquets
phase-refresh = Rafraîchissement
phase-won = Victoire
phase-lost = Défaite
chapter-acolyte = L’acolyte
chapter-activation = L’ordre des monstres
chapter-adventure-end = La fin d’une aventure
chapter-ally = Les alliés
chapter-apprentice = L’apprenti
chapter-archer = L’archère
chapter-area = Attaques de zone
chapter-bag = Le sac au trésor
chapter-bonus = Les bonus des objets
chapter-boss = Les boss
chapter-brigand = La brigande
chapter-card = Les cartes
chapter-clear = Nettoyer une tuile
chapter-combo = Les enchaînements
chapter-courage = Les tests de Courage
chapter-damage = Les dégâts
chapter-darkness = Les Ténèbres
chapter-darkness-cycle = Les cycles des Ténèbres
chapter-death = La mort
chapter-deck = Changer un paquet
chapter-dice = Les dés
chapter-effect = Les états
chapter-event = Les événements
chapter-fate = Les dés du destin
chapter-figures = Les figurines
chapter-freeform = Les aventures libres
chapter-gold = L’or
chapter-hero = Les héros
chapter-hero-cycle = Le cycle des héros
chapter-hero-deck = Les cartes de héros
chapter-hero-deck-phase = La phase des paquets
chapter-hero-token = Les jetons de héros
chapter-heroic = Les événements héroïques
chapter-hit = Les touches
chapter-hoard = Les magots
chapter-interrupt = Les interruptions
chapter-item = Les objets
chapter-legend = La légende d’une tuile
chapter-lines = Les lignes
chapter-loitering = Traîner en route
chapter-los = La ligne de vue
chapter-mattack = Les attaques des monstres
chapter-merchant = Les marchands
chapter-miniboss = Les mini-boss
chapter-mmove = Comment les monstres bougent
chapter-monster = Les monstres
chapter-movement = Le déplacement
chapter-movetype = Les types de mouvement
chapter-multi = Les attaques multiples
chapter-noncombat = Les actions hors combat
chapter-order = L’ordre des cartes de monstres
chapter-placement = Poser des tuiles
chapter-potion = Les breuvages
chapter-priority = Qui les monstres choisissent
chapter-quest = Les quêtes
chapter-range = La portée
chapter-refresh = Le rafraîchissement
chapter-round = La manche
chapter-serendipity = La providence
chapter-setup = La mise en place
chapter-shadows = Les Ombres
chapter-slaughterfield = Le champ du carnage
chapter-soldier = Le soldat
chapter-spawn = L’engeance
chapter-status = Les états des héros
chapter-story = Les histoires
chapter-story-common = Les petites gens
chapter-story-king = Le roi fou
chapter-story-machine = La machine infernale
chapter-story-stone = La pierre de vie
chapter-story-weary = Pas de repos pour les braves
chapter-threat = La Menace
chapter-threat-range = La portée de Menace
chapter-through = Les attaques en mouvement
chapter-tile = Les tuiles
chapter-title = Les titres
chapter-trade = Les échanges
chapter-trap = Les pièges
chapter-trap-move = Les pièges mobiles
chapter-treasure = Les trésors
chapter-window = Les moments pour répondre

game-summary = Des héros de classes différentes tiennent une tuile face aux Ténèbres, tous ensemble et sans tours.
setting-mode = Mode de jeu
setting-mode-text = nettoyer une tuile de ses repaires, ou tenir un champ face à dix vagues
setting-mode-hunt = La chasse
setting-mode-slaughterfield = Le champ du carnage
setting-hands = Mains
setting-hands-text = si les héros voient les cartes des autres
setting-hands-open = Ouvertes
setting-hands-private = Privées
setting-figures = Figurines
setting-figures-text = si l’on compte les figurines toutes ensemble, ou par espèce
setting-figures-shared = Toutes ensemble
setting-figures-box = Par espèce
setting-cards = Cartes
setting-cards-text = l’impression des cartes de héros
setting-cards-first = Première
setting-cards-v1_1 = Version 1.1
setting-deck = Paquet
setting-deck-text = si les cartes de novice sont mêlées aux paquets
setting-deck-base = De base
setting-deck-all = Tout
setting-first_wave = Première vague
setting-first_wave-text = la vague par laquelle commence le champ du carnage
setting-rounds = Manches
setting-rounds-text = le nombre de manches au bout duquel c’est perdu
choice-hero = Héros
choice-hero-text = le héros de cette place ; chaque classe n’est là qu’une fois
choice-hero-soldier = Soldat
choice-hero-archer = Archère
choice-hero-acolyte = L’acolyte

## end of cards

## les cartes que l’on joue, les attaques que l’on fait

prompt-target = { $card } : quelle cible attaquez-vous ?
prompt-points = { $card } : donnez un point de dégâts à une cible ; { $n ->
    [one] il en reste { $n }
   *[other] il en reste { $n }
}.
prompt-centre = { $card } : autour de quelle case la zone de { $n } cases s’étend-elle ?
prompt-turn = { $card } : comment la zone de { $n } cases est-elle orientée ?
prompt-path = { $card } : où mène votre chemin ? { $n ->
    [one] Il reste une case.
   *[other] Il reste { $n } cases.
}
prompt-die = { $card } : quel dé touche qui ?
prompt-recipe = { $card } : que payez-vous avec vos dés de destin ?
prompt-second-target = { $card } : quel ennemi voisin de la cible est touché aussi ?
prompt-drop = Sur quelle case le trésor tombe-t-il ?
prompt-follow = { $card } est résolue : enchaînez-vous avec une carte qui peut la suivre ?

reason-is-slain = Un héros tombé ne fait rien ; personne ne peut le relever maintenant.
reason-lies = Vous êtes à terre ou vous vous relevez ; attendez d’être debout.
reason-is-stunned = Vous êtes étourdi ; attendez la fin, ou faites-vous soigner.
reason-no-space = Aucun de vos emplacements d’action n’est libre ; ils se vident à la phase des paquets.
reason-not-in-hand = Vous n’avez pas cette carte en main ; choisissez-en une autre.
reason-of-another-class = C’est une carte d’une autre classe ; jouez les vôtres.
reason-class-not-offered = { $card } est d’une classe absente de cette partie ; choisissez une autre carte.
reason-has-acted = Vous avez joué votre action de cette phase de cycle ; il vous reste les réactions.
reason-interrupt-in-darkness = { $card } est une interruption ; gardez-la pour un cycle des Ténèbres.
reason-only-interrupts = { $card } n’est pas une interruption ; jouez-la dans le cycle des héros.
reason-not-at-this-moment = { $card } répond à un autre moment du cycle des Ténèbres ; attendez-le.
reason-interrupts-stand-still = Une interruption compte comme aucun mouvement ; jouez-la ainsi.
reason-not-attacked = { $card } répond à une attaque contre vous, et personne ne vous attaque ; gardez-la.
reason-not-both = { $card } n’est pas à la fois action et réaction ; jouez-la pour ce qu’elle est.
reason-follows-another = { $card } suit seulement la carte qu’elle nomme ; jouez d’abord celle-ci.
reason-does-not-follow = { $card } ne suit pas la carte jouée ; choisissez-en une qui la suit, ou terminez.
reason-follow-or-done = Enchaînez avec une carte qui peut suivre celle que vous venez de jouer, ou terminez.
reason-no-shield = { $card } demande un bouclier dans la seconde main ; équipez-en un.
reason-no-bow = { $card } se tire à l’arc ; prenez-en un en main.
reason-bow-needs-ammo = Un arc ne tire qu’avec des munitions, et { $card } n’en utilise pas ; changez d’arme.
reason-no-weapon = { $card } se fait avec une arme, et vous n’en tenez pas ; prenez-en une.
reason-no-target = { $card } n’a pas de cible visible à portée ; approchez-vous, ou trouvez un meilleur angle.
reason-type-forbidden = { $card } ne se joue pas avec ce mouvement : { $stride }. Choisissez-en un autre.
reason-type-is-chosen = Le mouvement de cette phase de cycle est choisi : { $stride }. La carte doit s’y plier.
reason-type-stays-open = { $card } va avec tout mouvement ; jouez-la sans le fixer.
reason-choose-a-type = { $card } demande un type de mouvement ; choisissez-en un qu’elle permet.
reason-moved-too-far = Vous avez déjà dépensé plus de PM que ce mouvement n’en permet : { $stride }. Prenez plus rapide.
reason-not-now = Cela ne se fait pas maintenant ; choisissez parmi ce qui est proposé.
reason-choose-a-target = La carte jouée demande une cible ; choisissez-en une.
reason-choose-a-turn = La carte jouée demande comment orienter sa zone ; choisissez.
reason-no-such-foe = Cet ennemi n’est pas là ; choisissez-en un sur la tuile.
reason-out-of-range = Cible hors de portée : { $monster }. Choisissez-en une plus proche.
reason-out-of-sight = Quelque chose vous cache la vue ; choisissez ce que vous voyez.
reason-line-between = Une ligne infranchissable vous en sépare ; passez ailleurs.
reason-not-that-foe = Cette carte ne peut pas viser cette cible : { $monster }. Choisissez-en une autre.
reason-no-such-turn = La zone ne peut pas être orientée ainsi ; on la tourne, on ne la change pas.
reason-twice-over-a-square = Un chemin ne passe pas deux fois par une case ; choisissez-en une autre.
reason-hero-in-the-way = Un héros s’y trouve, et un chemin ne traverse que des monstres ; contournez-le.
reason-not-a-neighbour = Cette case ne touche pas le bout de votre chemin ; avancez case par case.
reason-assign-a-die = Dites d’abord quel dé touche qui.
reason-no-such-die = Aucun dé encore libre ne montre cela ; choisissez-en un qui reste.
reason-name-has-its-die = Ces cibles ont eu leur dé, ou il n’y en a pas ; choisissez-en d’autres.
reason-die-too-low = Un { $die } ne suffit pas pour toucher : { $monster }. Prenez un dé plus haut ou une autre cible.
reason-choose-a-recipe = Dites d’abord ce que paient vos dés de destin.
reason-no-such-recipe = Vous ne portez aucun objet avec cette recette ; choisissez parmi celles qui sont proposées.
reason-item-not-used = Cette attaque n’utilise pas cet objet, ses recettes ne comptent pas : { $item }.
reason-recipe-is-paid = Cette recette est payée ou passée ; chacune ne compte qu’une fois.
reason-dice-do-not-pay = Vos dés de destin ne paient pas cette recette ; choisissez-en une qu’ils paient.
reason-recipe-does-nothing = Cette recette ne changerait rien maintenant ; choisissez-en une autre, ou terminez.
reason-not-next-to-target = Cet ennemi n’est pas voisin de celui qui est touché ; choisissez-en un qui l’est.
reason-not-under-the-slain = Le trésor tombe là où se tenait le vaincu ; choisissez une de ses cases.

## the game

ask-answer-begin = Le cycle des Ténèbres commence. Répondez-vous ?
ask-answer-event = Une carte de Ténèbres est tirée. Répondez-vous ?
ask-answer-target = Des monstres ont choisi leur cible. Répondez-vous ?
ask-answer-moved = Les monstres se sont déplacés. Répondez-vous ?
ask-answer-dice = Leurs dés sont sur la table. Répondez-vous ?
ask-answer-damage = Les coups vont porter. Répondez-vous ?
ask-answer-spawn = Les repaires vont engendrer des monstres. Répondez-vous ?
ask-burrow = { $monster } en { $square } : ce monstre peut creuser. À la place de qui surgit-il ?
ask-choose-target = { $monster } en { $square } : plusieurs héros se valent. Qui est pris pour cible ?
ask-lair = Plusieurs repaires sont tout aussi proches. Duquel sort le monstre ?
ask-lose-card = Vous perdez une carte. Laquelle ?
ask-odd-one = Il en vient { $n }, moitié-moitié. De quelle espèce est celui en plus ?
ask-hatch-odd = Un nombre impair de larves éclot. Que devient celle en plus ?
ask-pack-family = Une meute de { $n } monstres arrive. De quelle famille ?
ask-side = { $monster } : plusieurs côtés se valent. Lequel est déchiré ?
ask-stand-in = { $monster } : qui est frappé à votre place ?
ask-switch-target = { $monster } : la cible pourrait devenir { $other_seat }. En changer ?
ask-webbed = Plusieurs héros ont la plus forte Menace. Qui est pris dans la toile ? Il faut défausser { $n } cartes pour s’en libérer.
ask-who-acts-first = Deux espèces de monstres se valent en tout. Laquelle agit en premier ?
prompt-ammo = { $card } : combien de munitions dépensez-vous, sur les { $quiver } du carquois ?
prompt-big-edge = Par quel bord entre le plus grand ?
prompt-edge-family = Quelle famille entre par quel bord ?
prompt-entry = Par quel bord entrez-vous ? Les repaires se trouvent de l’autre côté.
prompt-equip-now = Vous avez trouvé : { $item }. L’équipez-vous tout de suite ?
prompt-get-free = Quelle carte défaussez-vous ? { $n ->
    [one] Encore { $n } carte
   *[other] Encore { $n } cartes
} et vous voilà libre.
prompt-hero-cycle = { $seat_who ->
    [you] Il vous reste
   *[other] Il reste à { $seat }
} { $mp } PM, et la jauge des Ténèbres est à { $meter }. Que faites-vous ?
prompt-heroes = { $card } : quels héros en profitent ?
prompt-keep-one = Quelle carte gardez-vous ? Toutes les autres cartes de votre main sont défaussées.
prompt-keep-ongoing = Quelles cartes durables restent ?
prompt-lair-family = De quelle famille est ce repaire ?
prompt-lair-place = Où placez-vous le repaire ? La case nommée est son coin nord-ouest.
prompt-lairs = Combien de repaires ?
prompt-last-chance = Le dernier héros est tombé. Paie-t-on de l’or pour qu’un héros se relève ?
prompt-mark = { $card } : sur quel ennemi ?
prompt-ongoing = { $card } : quelle carte durable retirez-vous ?
prompt-pack = Combien de sbires compte la meute en chasse ?
prompt-pack-family = De quelle famille est la meute ?
prompt-pack-odd = De quelle espèce est le sbire en plus de la meute ?
prompt-pack-place = Où placez-vous la meute ? Chacun à côté d’un autre, dont un en deçà de la ligne violette.
prompt-refit = Que portez-vous désormais ?
prompt-search = { $card } : quelle carte de votre paquet prenez-vous ?
prompt-shift = { $card } : vers quelle case ?
prompt-square = { $card } : sur quelle case ?
prompt-start = Sur quelle case commencez-vous ?
prompt-wave-family = Quelle famille vient ?
prompt-wave-odd = De quelle espèce est le monstre en plus de la vague ?
opt-pass = Laisser venir
opt-ready = Rien de plus
opt-ammo = { $n ->
    [0] Prendre le couteau
    [one] Dépenser { $n } munition
   *[other] Dépenser { $n } munitions
}
opt-arrow = Prendre la munition d’un emplacement : { $card }
opt-at-choose-centre = Autour de { $square }
opt-at-choose-path = Passer par { $square }
opt-at-choose-square = En { $square }
opt-at-drop-treasure = En { $square }
opt-at-lair-place = À partir de { $square }
opt-at-pack-place = En { $square }
opt-at-shift-first = Vers { $square }
opt-at-start-inside = Commencer en { $square }
opt-at-start-square = Commencer en { $square }
opt-at-answers = En { $square }
opt-card-get-free = Défausser { $card }
opt-card-lose-card = Perdre { $card }
opt-card-search = Prendre { $card }
opt-card-keep-one = Garder { $card }
opt-clear = Retirer { $card }
opt-die = Le { $pip } touche : { $monster }
opt-done-choose-family = Pas d’autre famille
opt-done-choose-heroes = C’est tout
opt-done-choose-path = S’arrêter ici
opt-done-follow = C’est tout
opt-done-pack-place = Placer les autres au mieux
opt-done-switch-target = Garder la cible
opt-done-equip-now = Mettre dans le sac
opt-done-last-chance = Non, c’est fini
opt-done-pay-recipe = Ne rien payer de plus
opt-done-choose-ongoing = C’est tout
opt-done-choose-pack = Pas de meute
opt-done-keep-ongoing = C’est tout
opt-done-second-target = Personne d’autre
opt-drink = Boire : { $potion }
opt-edge-choose-big-edge = Bord { $edge }
opt-edge-choose-entry = Entrer par le bord { $edge }
opt-edge-choose-side = Côté { $edge }
opt-equip = Équiper : { $item }
opt-family-choose-edge-family = { $family }
opt-family-choose-family = { $family }
opt-family-lair-family = { $family }
opt-family-pack-family = { $family }
opt-family-which-family = { $family }
opt-foe = { $monster } en { $square }
opt-free = { $n ->
    [one] Défausser { $n } carte pour sortir de la toile
   *[other] Défausser { $n } cartes pour sortir de la toile
}
opt-give = Donner à { $other_seat } : { $item }
opt-go = Aller en { $square }
opt-hand = Donner à { $other_seat } : { $potion }
opt-hero-choose-heroes = { $other_seat }
opt-hero-choose-target = { $other_seat }
opt-hero-switch-target = Se tourner vers { $other_seat }
opt-hero-who-is-webbed = { $other_seat }
opt-hero-last-chance = { $other_seat } se relève
opt-keep = Garder { $card }
opt-kind = { $monster }
opt-number-choose-lairs = { $n }
opt-number-choose-pack = { $n }
opt-pick = Ramasser le trésor
opt-play = Jouer { $card }, { $stride } ({ $ap } PA : Ténèbres à { $meter } sur { $full })
opt-react = Jouer { $card } en réaction, { $stride } ({ $ap } PA : Ténèbres à { $meter } sur { $full })
opt-rage = Prendre de la Rage (ensuite { $rage })
opt-recipe = Payer une recette : { $item }
opt-remove = Retirer : { $item }
opt-reward = Récompense { $n }
opt-stay = { $card } reste
opt-tinker = Travailler avec vos outils : { $monster }
opt-turn = Orientation { $n }
event-afflicted = { $seat_who ->
    [you] Vous voici
   *[other] { $seat } est
} { $status ->
    [poisoned] sous l’effet du poison
    [prone] à terre
    [rising] en train de se relever
    [stunned] sous le coup d’un étourdissement
    [webbed] dans une toile
    [cursed] sous le coup d’une malédiction
    [frozen] dans la glace
    [slain] hors de combat
   *[gone] hors de la tuile
}.
event-relieved = { $seat_who ->
    [you] Vous voilà
   *[other] { $seat } est
} { $status ->
    [poisoned] libre du poison
    [prone] de nouveau debout
    [rising] de nouveau sur pied
    [stunned] libre de l’étourdissement
    [webbed] hors de la toile
    [cursed] libre de la malédiction
    [frozen] libre de la glace
    [slain] de nouveau en vie
   *[gone] de retour
}.
event-beaten = { $n ->
    [one] Une vague est vaincue
   *[other] { $n } vagues sont vaincues
}.
event-burns = { $monster } souffre encore de { $card }.
event-burrowed = { $monster } : sous terre, puis tout près de sa proie.
event-cleared_rage = { $seat_who ->
    [you] Votre Rage est défaussée
   *[other] { $seat } défausse sa Rage
}.
event-courage = { $seat_who ->
    [you] Vous passez
   *[other] { $seat } passe
} un test de Courage : { $dice } contre { $tn }, { $passed ->
    [1] réussi
   *[0] raté
}.
event-cycle = Les Ténèbres répondent : leur jauge est à { $meter }.
event-dared = { $monster } a le Courage d’attaquer : { $die } contre { $tn }.
event-quailed = { $monster } n’ose pas : { $die } contre { $tn }.
event-decoyed = { $monster } ×{ $n } : les coups vont au leurre.
event-discarded = { $seat_who ->
    [you] Vous défaussez
   *[other] { $seat } défausse
} { $card }.
event-dodged = { $seat_who ->
    [you] Vous ignorez
   *[other] { $seat } ignore
} un coup : { $monster }.
event-dragged = { $seat_who ->
    [you] On vous traîne
   *[other] On traîne { $seat }
} vers { $square }.
event-drank = { $seat_who ->
    [you] Vous buvez
   *[other] { $seat } boit
} : { $potion }.
event-drew = { $seat_who ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $card }.
event-drew-hidden = { $seat_who ->
    [you] Vous piochez
   *[other] { $seat } pioche
} une carte.
event-dropped = Un trésor tombe en { $square }.
event-emboldened = { $family ->
    [tribal] Les tribus s’enhardissent
    [insect] Les insectes s’enhardissent
   *[undead] Les morts-vivants s’enhardissent
}.
event-ended = { $how ->
    [cleared] La tuile est nettoyée : tout le monde a gagné.
    [waves] La dernière vague est vaincue : tout le monde a gagné.
    [slain] Tous les héros sont tombés : les Ténèbres ont gagné.
   *[rounds] Le temps est écoulé : les Ténèbres ont gagné.
}
event-entered = Les héros entrent par le bord { $edge }.
event-equipped = { $seat_who ->
    [you] Vous équipez
   *[other] { $seat } équipe
} : { $item }.
event-lairs = { $n ->
    [one] Il y a un repaire
   *[other] Il y a { $n } repaires
}.
event-lair_of = Un repaire : { $family }.
event-pack = { $n ->
    [0] Aucune meute ne chasse ici
   *[other] Une meute de { $n } chasse ici
}.
event-pack_of = La meute : { $family }.
event-odd_one = En plus : { $monster }.
event-big_from = Le plus grand entre par le bord { $edge }.
event-from_edge = Bord { $edge } : { $family }.
event-family = Famille qui viendra : { $family }.
event-fated = Un dé du destin montre : { $symbol }.
event-fell = { $monster } tombe, mais se relèvera.
event-fetched = { $seat_who ->
    [you] Vous prenez
   *[other] { $seat } prend
} { $card } dans le paquet.
event-fetched-hidden = { $seat_who ->
    [you] Vous prenez
   *[other] { $seat } prend
} une carte dans le paquet.
event-focused = { $seat_who ->
    [you] Vos jets ont
   *[other] Les jets qui viennent, pour { $seat }, ont
} { $n ->
    [one] { $n } dé du destin de plus
   *[other] { $n } dés du destin de plus
} dans ce cycle des héros.
event-foe_fated = { $monster } : un dé du destin montre { $symbol }.
event-foe_fates = { $monster } lance les dés du destin.
event-foe_missed = { $monster } { $seat_who ->
    [you] vous manque
   *[other] manque { $seat }
}.
event-foe_recipe = { $monster } : { $power ->
    [prone] { $seat_who ->
        [you] vous tombez
       *[other] { $seat } tombe
    } à terre
    [poison] { $seat_who ->
        [you] le poison vous prend
       *[other] le poison prend { $seat }
    }
    [discard] { $seat_who ->
        [you] vous perdez
       *[other] { $seat } perd
    } une carte
    [embolden] les siens s’enhardissent
    [larvae] des larves sont pondues
    [web] { $seat_who ->
        [you] la toile vous prend
       *[other] la toile prend { $seat }
    }
    [burrow] sous terre
    [resurrect] peut-être encore debout
   *[tremor] le sol tremble
}.
event-found = { $seat_who ->
    [you] Vous trouvez
   *[other] { $seat } trouve
} : { $item }.
event-gained_mp = { $seat_who ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $n } PM.
event-gave = { $seat_who ->
    [you] Vous donnez
   *[other] { $seat } donne
} à { $other_seat } : { $item }.
event-gave_potion = { $seat_who ->
    [you] Vous donnez
   *[other] { $seat } donne
} à { $other_seat } : { $potion }.
event-gold = { $seat_who ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}.
event-happens = { $omen } : l’événement a lieu.
event-healed = { $seat_who ->
    [you] Vous récupérez
   *[other] { $seat } récupère
} { $n ->
    [one] { $n } point
   *[other] { $n } points
} de Vitalité et en { $seat_who ->
    [you] avez
   *[other] a
} { $hp }.
event-hit = { $seat_who ->
    [you] Vous touchez
   *[other] { $seat } touche
} { $monster } avec un { $die }.
event-hurt = { $seat_who ->
    [you] Vous perdez
   *[other] { $seat } perd
} { $n ->
    [one] { $n } point
   *[other] { $n } points
} de Vitalité et { $seat_who ->
    [you] en gardez
   *[other] en garde
} { $hp }.
event-lacking = { $n ->
    [one] Il manque { $n } figurine
   *[other] Il manque { $n } figurines
} : les Ténèbres gagnent des PA à la place.
event-left_play = { $card } quitte le jeu.
event-lined_up = { $monster } agira au rang { $n }.
event-loaded = { $seat_who ->
    [you] Votre carquois contient
   *[other] { $seat } a dans son carquois
} { $quiver ->
    [one] { $quiver } munition
   *[other] { $quiver } munitions
}.
event-loitered = Les héros traînent : { $tokens ->
    [one] il reste { $tokens } jeton de trésor
   *[other] il reste { $tokens } jetons de trésor
}.
event-luck = La providence est à { $luck }.
event-mended = { $monster } récupère { $n ->
    [one] { $n } point
   *[other] { $n } points
} de Vitalité.
event-meter = La jauge des Ténèbres { $why ->
    [cycle] descend
    [refresh] monte avec ce qui est actif
   *[other] change
} de { $n } : { $meter }.
event-missed = { $seat_who ->
    [you] Vous manquez
   *[other] { $seat } manque
} la cible.
event-moved = { $monster } se déplace en { $square }.
event-omen = Les Ténèbres : { $omen }.
event-out_of_reach = { $monster } ×{ $n }, hors de portée : { $seat_who ->
    [you] vous
   *[other] { $seat }
}.
event-penalty = Trop de Menace : la pénalité s’applique. { $omen }.
event-phase = { $phase }.
event-picked = { $seat_who ->
    [you] Vous ramassez
   *[other] { $seat } ramasse
} un trésor en { $square }.
event-played = { $seat_who ->
    [you] Vous jouez
   *[other] { $seat } joue
} { $card } pour { $ap } PA.
event-potion = { $seat_who ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} : { $potion }.
event-prayed = { $seat_who ->
    [you] Vous révélez
   *[other] { $seat } révèle
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de Foi.
event-prepared = { $part ->
    [heroes] Les héros sont prêts.
    [adventure] L’aventure est choisie.
    [first-tile] La tuile est posée.
    [treasure-bag] Le sac est rempli.
   *[darkness-board] Les Ténèbres sont prêtes.
}
event-raged = { $seat_who ->
    [you] Vous prenez
   *[other] { $seat } prend
} de la Rage : { $rage } désormais.
event-recipe = { $seat_who ->
    [you] Vous payez
   *[other] { $seat } paie
} une recette : { $item }.
event-recovered = { $monster } { $mood ->
    [down] se relève
   *[dazed] reprend ses esprits
}.
event-removed = { $seat_who ->
    [you] On vous emporte
   *[other] On emporte { $seat }
} hors de la tuile.
event-removed_item = { $seat_who ->
    [you] Vous retirez
   *[other] { $seat } retire
} : { $item }.
event-reshuffled = Le paquet des Ténèbres est mélangé.
event-revived = { $seat_who ->
    [you] Vous vous relevez
   *[other] { $seat } se relève
} en { $square } avec { $hp ->
    [one] { $hp } point
   *[other] { $hp } points
} de Vitalité.
event-rolled = { $seat_who ->
    [you] Vous lancez
   *[other] { $seat } lance
} : { $dice }.
event-rolls = { $monster } { $seat_who ->
    [you] vous frappe
   *[other] frappe { $seat }
} : { $dice } contre { $tn }, { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}.
event-rolls_again = { $monster } relance ce qui touche : { $dice } contre { $tn }, { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}.
event-rose = { $monster } se relève.
event-round = La manche { $round } sur { $rounds } commence.
event-searched = { $seat_who ->
    [you] Vous fouillez
   *[other] { $seat } fouille
} le paquet.
event-shifted = { $seat_who ->
    [you] Vous voici
   *[other] { $seat } est
} maintenant en { $square }.
event-shot = { $seat_who ->
    [you] Vous dépensez
   *[other] { $seat } dépense
} { $n ->
    [one] { $n } munition
   *[other] { $n } munitions
} : il en reste { $quiver }.
event-shuffled = { $seat_who ->
    [you] Votre défausse devient
   *[other] { $seat } fait de sa défausse
} un nouveau paquet.
event-slain = { $seat_who ->
    [you] Vous tombez
   *[other] { $seat } tombe
} au combat en { $square }.
event-slew = { $seat_who ->
    [you] Vous abattez { $monster } en { $square }.
   *[other] { $monster } tombe au combat en { $square }.
}
event-spawned = { $monster } apparaît en { $square }.
event-spent_mp = { $seat_who ->
    [you] Vous dépensez
   *[other] { $seat } dépense
} { $n } PM.
event-stage = { $monster } se dresse, sous une forme pire.
event-stays = { $card } reste en jeu.
event-strides = { $seat_who ->
    [you] Votre mouvement
   *[other] { $seat }, mouvement
} : { $stride }.
event-struck = { $monster } { $seat_who ->
    [you] vous inflige
   *[other] inflige à { $seat }
} { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
event-swept = { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
} pour les trésors restés à terre.
event-targets = { $monster } ×{ $n } contre { $seat_who ->
    [you] vous
   *[other] { $seat }
} : { $why ->
    [threat] la plus forte Menace
    [proximity] le héros le plus proche
    [arcane] un héros des Arcanes
    [faith] un héros de la Foi
    [guile] un héros de la Ruse
    [nature] un héros de la Nature
    [rage] un héros de la Rage
    [least_vitality] la plus faible Vitalité
    [most_damaged] le héros le plus blessé
    [most_targets] c’est là que tombent le plus de héros
    [last_damaged] sa dernière victime
    [taunt] par provocation
    [reach] le seul à portée
    [alone] le seul qui soit là
   *[players] comme vous l’avez décidé
}.
event-threat = { $seat_who ->
    [you] Votre Menace est
   *[other] { $seat } a sa Menace
} à { $threat }.
event-timer = { $timer ->
    [one] Il reste une rune
   *[other] Il reste { $timer } runes
}.
event-token = { $seat_who ->
    [you] Vous tirez
   *[other] { $seat } tire
} un jeton { $rarity ->
    [1] blanc
    [2] vert
   *[3] bleu
}.
event-tries = { $monster } tente { $power ->
    [burrow] de creuser
   *[resurrect] de se relever
}.
event-troubled = { $monster } { $mood ->
    [down] tombe à terre
   *[dazed] perd ses esprits
}.
event-turned = { $card } est retournée.
event-used_up = { $card } a fait son effet.
event-walked = { $seat_who ->
    [you] Vous allez
   *[other] { $seat } va
} en { $square }.
event-wave = La vague { $wave } arrive.
event-woke = { $monster } en { $square } s’éveille.
event-wounded = { $monster } perd { $n ->
    [one] { $n } point
   *[other] { $n } points
} de Vitalité et en garde { $life }.
event-noticed = { $seat_who ->
    [you] On vous remarque
   *[other] On remarque { $seat }
}.
event-fates = { $monster } lance les dés du destin.
ending-cleared = La tuile est nettoyée : tout le monde a gagné.
ending-waves = La dernière vague est vaincue : tout le monde a gagné.
ending-slain = Tous les héros sont tombés : les Ténèbres ont gagné.
ending-rounds = Le temps est écoulé : les Ténèbres ont gagné.
picture-heading = Manche { $round } sur { $rounds } · { $phase }
picture-meter = Ténèbres
picture-wave = vague { $wave }, encore { $timer ->
    [one] { $timer } rune
   *[other] { $timer } runes
}
picture-tokens = trésors à venir : { $tokens }
picture-penalty = Pénalité : { $omen }
picture-hero = { $hp }/{ $most } Menace { $threat } PM { $mp }
picture-rage = Rage : { $n }
picture-faith = Foi { $n }
picture-quiver = Munitions { $n }
picture-face-down = Rage
picture-blow = { $monster } ×{ $n } sur { $seat }
picture-blow-other = { $monster } ×{ $n }
picture-dice = Dés :
status-poisoned = poison
status-prone = à terre
status-rising = en train de se relever
status-stunned = étourdissement
status-webbed = dans la toile
status-cursed = malédiction
status-frozen = glace
status-slain = hors de combat
status-gone = hors de la tuile
event-takes = { $seat_who ->
    [you] Vous prenez
   *[other] { $seat } prend
} { $card }.
event-aims = { $seat_who ->
    [you] Vous visez
   *[other] { $seat } vise
} avec { $card }.
event-done = { $card } est résolue.
event-places = Un sbire de la meute est placé.
event-overlooked = { $seat_who ->
    [you] On ne vous remarque
   *[other] On ne remarque { $seat }
} pas.
event-nears = { $monster } poursuit son chemin.
prompt-clear = { $card } : quelle carte durable retirez-vous ?
reason-ammo-lies-in-space = Une munition posée dans un emplacement rejoint le carquois à la phase des paquets ; payez avec celles du carquois.
reason-changed-hands = Cela a déjà changé de mains dans ce cycle des héros.
reason-choose-a-card = Choisissez d’abord une carte.
reason-choose-a-foe = Choisissez d’abord un ennemi.
reason-choose-a-hero = Choisissez d’abord un héros.
reason-choose-a-square = Choisissez d’abord une case.
reason-choose-ammo = Dites d’abord combien de munitions vous dépensez.
reason-choose-ongoing = Choisissez d’abord une carte durable.
reason-clearing-spaces = On vide les emplacements d’action.
reason-equipped = Vous portez cet objet ; retirez-le au nettoyage avant de le donner.
reason-has-moved = Vous avez déjà dépensé des PM, et cette carte l’interdit.
reason-in-cleanup = Les objets s’équipent et se retirent au nettoyage.
reason-is-webbed = Vous êtes dans une toile ; défaussez des cartes pour en sortir.
reason-keeping-one = Vous choisissez maintenant la carte à garder.
reason-needs-ammo = Cette attaque demande une munition.
reason-no-ammo = Votre carquois est vide.
reason-no-ammo-discarded = Il n’y a pas de munition dans votre défausse.
reason-no-card-left = Il ne reste aucune carte.
reason-no-foe = Il n’y a aucun ennemi à choisir.
reason-no-hero-in-reach = Aucun héros n’est à portée.
reason-no-lair-here = Aucun repaire n’est à côté de vous.
reason-no-movement-chosen = Vous avez choisi de ne pas bouger dans cette phase.
reason-no-mp = Il ne vous reste pas de PM pour cela.
reason-no-ongoing = Aucune de vos cartes durables n’est en jeu.
reason-no-pair-of-ammo = Deux munitions ne sont nulle part voisines dans votre défausse.
reason-no-potions-now = Les breuvages se boivent dans le cycle des héros, au début d’un cycle des Ténèbres et avant les dégâts.
reason-no-rage-now = La Rage se prend dans le cycle des héros, au début d’un cycle des Ténèbres et quand une cible est choisie.
reason-no-room-for-a-lair = Un repaire n’y tient pas : il doit être en face de votre entrée, toucher la zone violette et rester accessible.
reason-no-square = Cette case n’existe pas.
reason-no-such-item = Cet objet n’existe pas ici.
reason-no-such-potion = Vous n’avez pas cette potion.
reason-no-tools = Vous ne portez pas d’outils.
reason-no-trade-now = On échange dans le cycle des héros et au début d’un cycle des Ténèbres.
reason-no-way = Aucun chemin ne mène à cette case.
reason-not-adjacent = Ce héros n’est pas à côté de vous.
reason-not-aggressive = Les cartes de mouvement demandent un mouvement agressif, et vous en avez choisi un autre.
reason-not-among-these = Ce n’est pas parmi les choix.
reason-not-at-the-entry = Les héros commencent le long du bord par lequel ils entrent.
reason-not-hit = Rien ne vous a touché.
reason-not-in-deck = Cette carte n’est pas dans votre paquet.
reason-not-in-hero-cycle = Cela ne se fait pas dans le cycle des héros.
reason-not-an-answer = À ce moment, un héros ne répond que par ce qui est proposé.
reason-not-in-inventory = Vous ne portez pas cela ; donnez ce qui est dans votre sac.
reason-not-in-the-middle = Les héros commencent au milieu du champ.
reason-not-next-to-the-pack = Ce sbire doit se tenir à côté d’un autre de la meute.
reason-not-for-a-pack = Une meute a un sbire dans la zone violette, et se tient à 4 cases au moins des héros.
reason-not-ongoing = Ce n’est pas une carte durable en jeu.
reason-not-poisoned = Vous n’êtes pas sous l’effet du poison.
reason-not-to-wear = Cet objet ne se porte pas.
reason-not-webbed = Vous n’êtes pas dans une toile.
reason-nothing-lies-here = Il n’y a pas de trésor sur votre case.
reason-one-ammo = Cette attaque se paie d’une seule munition.
reason-quiver-full = Le carquois est plein.
reason-rage-is-of-another = La Rage appartient au Soldat.
reason-slot-changed = Cet emplacement a déjà changé pendant ce nettoyage.
reason-slot-empty = Vous ne portez rien à cet endroit.
reason-square-out-of-reach = Cette case est hors de portée ou de vue.
reason-square-taken = Quelqu’un est là.
reason-stands-there = Vous y êtes déjà.
reason-too-far = Il faut { $n } PM, et vous pouvez en dépenser { $mp }.
reason-too-few-cards = Vous avez moins de { $n } cartes à défausser.
reason-unhurt = Vous n’avez aucune blessure.
reason-no-such-hero = Ce héros n’est pas ici ; choisissez parmi ceux qui sont proposés.
reason-clear-one = Il faut retirer au moins une carte durable ; choisissez-en une.
reason-hero-out-of-reach = Ce héros est hors de portée ; choisissez-en un plus proche.
reason-is-chosen = Ce héros est déjà choisi ; prenez-en un autre ou terminez.
reason-not-oneself = Cette carte aide les autres ; choisissez un autre héros.
opt-foe-aim-at = { $monster } en { $square } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} à { $tn }+, { $percent } %{ $frightens ->
    [1] { "" }, après un test de Courage
   *[0] { "" }
}
opt-ready-hero-cycle = J’ai fini : le cycle s’achève quand tout le monde a fini
opt-ready-keep-one = Ne garder aucune carte
picture-foes = { $mark } { $monster } : { $n }, à toucher à { $tn }+
picture-foes-asleep = { $mark } { $monster } : { $n }, à toucher à { $tn }+ (dont { $asleep } encore en sommeil, éveil à { $squares } cases plus la Menace)

## ce qui parle pour et contre une option

why-hits = Touche dans { $percent } % des cas environ ({ $n ->
    [one] { $n } dé de touche
   *[other] { $n } dés de touche
}).
why-hits-this = Touche dans { $percent } % des cas environ : { $n ->
    [one] { $n } dé de touche
   *[other] { $n } dés de touche
} contre { $tn }.
why-life = { $monster } : { $life } de Vitalité.
why-heals = Rend { $n } de Vitalité ; vous en avez { $hp }.
why-wounded = { $other_seat } a { $hp } de Vitalité ; il en manque { $n }.
why-meter = La jauge des Ténèbres monte à { $n } sur { $full }.
why-darkness = Alors les Ténèbres agissent : { $n ->
    [0] rien n’est éveillé.
    [one] { $n } monstre est éveillé.
   *[other] { $n } monstres sont éveillés.
}
why-threat-stays = Un emplacement occupé ne fait pas baisser votre Menace de { $threat }.
why-reached = { $n ->
    [one] { $n } monstre peut
   *[other] { $n } monstres peuvent
} frapper en { $square } au prochain cycle ; vous avez { $hp } de Vitalité.
why-wakes = { $n ->
    [one] { $n } monstre s’éveillerait.
   *[other] { $n } monstres s’éveilleraient.
}
why-treasure = Un trésor est en { $square }.
