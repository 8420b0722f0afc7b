## cards

card-acolyte_angelic_word = Angelic Word
card-acolyte_angelic_word-text = Attack one target with 1 more D10 for each Faith.
card-acolyte_consuming_fire = Consuming Fire
card-acolyte_consuming_fire-text = Attack one target. If it survives the hit it burns for as many rounds as you have Faith: 1 damage in each status step.
card-acolyte_last_rites = Last Rites
card-acolyte_last_rites-text = Attack all on a square in range and on as many squares beside it as you have Faith, { $most } at most: choose the first, the others follow clockwise.
card-acolyte_smite = Smite
card-acolyte_smite-text = Attack one target with your weapon. Right after Guided by the Light it can be played in a Darkness Cycle.
card-acolyte_armor_of_faith = Armor of Faith
card-acolyte_armor_of_faith-text = While in play, monsters attack heroes at a target number { $enemy_tn } higher for each Faith you have at that moment.
card-acolyte_attend_the_weak = Attend the Weak
card-acolyte_attend_the_weak-text = A hero in range, perhaps you, regains { $heal } Vitality for each Faith; this card counts. You gain { $threat } Threat.
card-acolyte_guardian_angel = Guardian Angel
card-acolyte_guardian_angel-text = Choose a hero. While in play, every die that hits this hero is rolled once more, and the second result stands.
card-acolyte_hand_of_the_father = Hand of the Father
card-acolyte_hand_of_the_father-text = Choose up to one hero for each Faith, this card counted; you may be one of them. Each regains { $heal } Vitality and, while it is in play, adds { $d10 } D10 to every roll. You gain { $threat } Threat and spend no MP in this Cycle Phase.
card-acolyte_soothe_wounds = Soothe Wounds
card-acolyte_soothe_wounds-text = A hero in range, perhaps you, regains { $heal } Vitality. You gain { $threat } Threat.
card-acolyte_blessings_of_the_dawn = Blessings of the Dawn
card-acolyte_blessings_of_the_dawn-text = While in play, every action of a hero adds { $fd } fate die for each Faith you have at that moment.
card-acolyte_blood_of_an_overcomer = Blood of an Overcomer
card-acolyte_blood_of_an_overcomer-text = Up to { $most } heroes in range lose all that ails them. You may play it for its Faith alone.
card-acolyte_feet_of_the_saints = Feet of the Saints
card-acolyte_feet_of_the_saints-text = While in play, attack actions of all heroes cost { $ap } AP less.
card-acolyte_intercession = Intercession
card-acolyte_intercession-text = Choose a hero. While in play, this hero adds { $d10 } D10 to non-combat actions and Courage tests for each Faith you have at that moment.
card-acolyte_pray = Pray
card-acolyte_pray-text = Draw { $pray } cards from your discards. Those with Faith lie under this card, and each is { $faith } Faith while it is in play; the others go back.
card-acolyte_righteous_fury = Righteous Fury
card-acolyte_righteous_fury-text = Choose up to one hero for each Faith, this card counted. While in play, attack actions of these heroes deal { $damage_more } more damage to each target they hit.
card-acolyte_stand_fast = Stand Fast
card-acolyte_stand_fast-text = While in play, attack actions of all heroes add { $d10 } D10, and Courage tests of heroes have a target number { $tn } lower. You spend no MP in this Cycle Phase.
card-acolyte_sprint = Sprint
card-acolyte_sprint-text = Gain { $mp } MP. Your movement is aggressive.
card-acolyte_hustle = Hustle
card-acolyte_hustle-text = Gain { $mp } MP. Your movement is aggressive.
card-acolyte_chant_of_the_morning_novice = Chant of the Morning
card-acolyte_chant_of_the_morning_novice-text = All heroes lose all that ails them.
card-acolyte_dirge_of_twilight_novice = Dirge of Twilight
card-acolyte_dirge_of_twilight_novice-text = Attack one target with your weapon. A captain that survives the hit is stunned for its next activation.
card-acolyte_guided_by_the_light_novice = Guided by the Light
card-acolyte_guided_by_the_light_novice-text = Attack one target with your weapon. Right after it Smite can follow.
card-acolyte_angelic_word_novice = { card-acolyte_angelic_word }
card-acolyte_angelic_word_novice-text = { card-acolyte_angelic_word-text }
card-acolyte_attend_the_weak_novice = { card-acolyte_attend_the_weak }
card-acolyte_attend_the_weak_novice-text = { card-acolyte_attend_the_weak-text }
card-apprentice_arcane_lance = Arcane Lance
card-apprentice_arcane_lance-text = Attack one target.
card-apprentice_attack = Attack
card-apprentice_attack-text = Attack one target with your weapon.
card-apprentice_blood_of_gaia = Blood of Gaia
card-apprentice_blood_of_gaia-text = Attack all on { $squares } squares: one in range and three of the four at its sides.
card-apprentice_chaotic_overflow = Chaotic Overflow
card-apprentice_chaotic_overflow-text = Clear at least one of your Ongoing cards; each still helps. Share out { $points } damage for each among targets in range.
card-apprentice_fingers_of_ia = Fingers of Ia
card-apprentice_fingers_of_ia-text = Clear any number of your Ongoing cards. Attack a target; for each card the bolt leaps on to the nearest other target within { $within } squares, as long as it hits.
card-apprentice_leech = Leech
card-apprentice_leech-text = Attack an adjacent target with your focus. If you hit, you regain { $heal } Vitality. Life Sieve can follow.
card-apprentice_the_mountain_crumbles = The Mountain Crumbles
card-apprentice_the_mountain_crumbles-text = Attack all on { $squares } squares beside each other, the first of them in range. Captains that survive the hit fall prone.
card-apprentice_winters_bite = Winter’s Bite
card-apprentice_winters_bite-text = Attack one target. If it survives the hit it is stunned: for this activation, if it has not attacked yet, else for the next. (Later printing: it falls prone.)
card-apprentice_aura_of_the_elements = Aura of the Elements
card-apprentice_aura_of_the_elements-text = While in play, the first { $ward } damage you suffer in each round is ignored.
card-apprentice_illuminate = Illuminate
card-apprentice_illuminate-text = While in play, monsters of instinct attack heroes at a target number { $enemy_tn } higher.
card-apprentice_meditate = Meditate
card-apprentice_meditate-text = Clear all your Ongoing cards. For each regain { $heal } Vitality and lose { $calm } Threat.
card-apprentice_sphere_of_deflection = Sphere of Deflection
card-apprentice_sphere_of_deflection-text = While in play, ranged attacks of monsters on heroes have a target number { $enemy_tn } higher.
card-apprentice_arcane_sigil = Arcane Sigil
card-apprentice_arcane_sigil-text = A hero in range is rid of a curse.
card-apprentice_blink = Blink
card-apprentice_blink-text = Appear on a free square up to { $shift } squares away, whatever lies between. It is no Move.
card-apprentice_breath_of_heroes = Breath of Heroes
card-apprentice_breath_of_heroes-text = While in play, heroes pass every Courage test without a roll.
card-apprentice_glaciers_grip = Glacier’s Grip
card-apprentice_glaciers_grip-text = Put the ice on a square in range. While in play, it covers the square and all around it: who starts there has half the Movement, and ranged attacks on figures there have a target number { $ice } lower.
card-apprentice_heros_edge = Hero’s Edge
card-apprentice_heros_edge-text = Choose a hero. While in play, this hero adds { $fd } fate die to every attack and { $d10 } D10 to attack actions. At the start of each Hero Cycle you may choose another.
card-apprentice_research = Research
card-apprentice_research-text = While in play, every hero within { $within } squares of you may roll { $reroll } D10 of an own roll again, once in each round.
card-apprentice_reservoir_of_the_ancients = Reservoir of the Ancients
card-apprentice_reservoir_of_the_ancients-text = While in play, your Arcane attacks add { $d10 } D10 and { $fd } fate die.
card-apprentice_sprint = Sprint
card-apprentice_sprint-text = Gain { $mp } MP. Your movement is aggressive.
card-apprentice_hustle = Hustle
card-apprentice_hustle-text = Gain { $mp } MP. Your movement is aggressive.
card-apprentice_diminish_novice = Diminish
card-apprentice_diminish_novice-text = Clear any number of your Ongoing cards. For each lose { $calm } Threat.
card-apprentice_life_sieve_novice = Life Sieve
card-apprentice_life_sieve_novice-text = Right after Leech: while in play, its target loses { $sap } Vitality in each status step, and you regain as much. At another time it does nothing.
card-apprentice_riftwalk_novice = Riftwalk
card-apprentice_riftwalk_novice-text = Appear on a free square up to { $shift } squares away, whatever lies between. Monsters that reach you no longer lose their attack.
card-apprentice_chaotic_overflow_novice = { card-apprentice_chaotic_overflow }
card-apprentice_chaotic_overflow_novice-text = { card-apprentice_chaotic_overflow-text }
card-apprentice_fingers_of_ia_novice = { card-apprentice_fingers_of_ia }
card-apprentice_fingers_of_ia_novice-text = { card-apprentice_fingers_of_ia-text }
card-archer_gift_of_the_underworld = Gift of the Underworld
card-archer_gift_of_the_underworld-text = Attack one target. If it survives the hit it bleeds: { $burn } damage in the next status step, and in further ones if you moved little or not at all.
card-archer_kharons_payment = Kharon’s Payment
card-archer_kharons_payment-text = Attack one target.
card-archer_orions_tears = Orion’s Tears
card-archer_orions_tears-text = Discard any number of Ammo, at least one. Share out { $points } damage for each among targets in range.
card-archer_through_a_needles_eye = Through a Needle’s Eye
card-archer_through_a_needles_eye-text = Attack one target; against armor the target number is { $armored } lower.
card-archer_tumble = Tumble
card-archer_tumble-text = Shift up to { $shift } squares, past anything, to a free square; it is no Move. Then attack one target: with an Ammo, or an adjacent one with the knife. An adjacent target takes { $adjacent } more damage.
card-archer_wayfarers_ruse = Wayfarer’s Ruse
card-archer_wayfarers_ruse-text = Once the attack on you is over and you are alive, attack any target in range. The Ammo may also come from an action space.
card-archer_circumvent = Circumvent
card-archer_circumvent-text = Attack an adjacent monster that has chosen you, with an Ammo or the knife. Then shift up to { $shift } free squares. Monsters that reach you no longer lose their attack.
card-archer_fools_errand = Fool’s Errand
card-archer_fools_errand-text = Lower the Darkness Meter by { $meter } and put the decoy on a free square in range. While in play, monsters take it for a hero with { $decoy } Threat, and nothing can harm it.
card-archer_now_you_see_me = Now You See Me
card-archer_now_you_see_me-text = Ignore one hit on you, with its damage and all that comes with it.
card-archer_to_the_knee = To the Knee
card-archer_to_the_knee-text = Attack a minion or captain, with an Ammo or an adjacent one with the knife. It takes no damage, but falls prone if you hit.
card-archer_arrow = Arrow
card-archer_arrow-text = In the Hero Deck Phase it goes into your quiver, if there is room.
card-archer_find_weakness = Find Weakness
card-archer_find_weakness-text = Choose a monster. While in play, attacks of heroes on it add { $d10 } D10 and { $fd } fate die, and non-combat actions and Courage tests of heroes have a target number { $tn } lower.
card-archer_retrieve = Retrieve
card-archer_retrieve-text = Put { $load } Ammo from your discards into the quiver.
card-archer_vision_of_the_mark = Vision of the Mark
card-archer_vision_of_the_mark-text = Your next action that uses Ammo adds { $d10 } D10 and { $fd } fate die and deals { $damage_more } more damage to each target it hits.
card-archer_sprint = Sprint
card-archer_sprint-text = Gain { $mp } MP. Your movement is aggressive.
card-archer_hustle = Hustle
card-archer_hustle-text = Gain { $mp } MP. Your movement is aggressive.
card-archer_pacify_novice = Pacify
card-archer_pacify_novice-text = Lower the Darkness Meter by { $meter }.
card-archer_pincushion_novice = Pincushion
card-archer_pincushion_novice-text = While in play, ranged attacks on you are rolled against an adjacent minion of your choice, which dies if they deal damage.
card-archer_scavenge_novice = Scavenge
card-archer_scavenge_novice-text = Put { $load } Ammo that lie next to each other in your discards into the quiver, both or none.
card-archer_orions_tears_novice = { card-archer_orions_tears }
card-archer_orions_tears_novice-text = { card-archer_orions_tears-text }
card-archer_wayfarers_ruse_novice = { card-archer_wayfarers_ruse }
card-archer_wayfarers_ruse_novice-text = { card-archer_wayfarers_ruse-text }
card-brigand_attack = Attack
card-brigand_attack-text = Attack one target with your weapon.
card-brigand_dirty_tactics = Dirty Tactics
card-brigand_dirty_tactics-text = Attack one target with your weapon. If you hit, its Movement is halved while this card is in play.
card-brigand_fools_gambit = Fool’s Gambit
card-brigand_fools_gambit-text = Once the attack of an adjacent monster on you is over and you are alive, attack that monster with your weapon.
card-brigand_shadows_reach = Shadow’s Reach
card-brigand_shadows_reach-text = Appear on a free square next to a target, up to { $shift } squares away, or stay; it is no Move. Then attack one target.
card-brigand_shadows_touch = Shadow’s Touch
card-brigand_shadows_touch-text = In Shadows, or right after a Shadow’s Reach that was made in Shadows: attack one target with your weapon.
card-brigand_suicide_run = Suicide Run
card-brigand_suicide_run-text = Run up to { $squares } squares through your targets and attack each of them. With Hustle, played before it or added now, the way is up to { $joined } squares longer and your movement aggressive.
card-brigand_ill_take_that = I’ll Take That
card-brigand_ill_take_that-text = Ignore one hit on you, with its damage and all that comes with it.
card-brigand_like_a_reed_in_the_wind = Like a Reed in the Wind
card-brigand_like_a_reed_in_the_wind-text = Choose one attack on you and another monster next to you: the attack is rolled against that one.
card-brigand_now_you_see_me = Now You See Me
card-brigand_now_you_see_me-text = Ignore one hit on you, with its damage and all that comes with it.
card-brigand_blood_letting = Blood Letting
card-brigand_blood_letting-text = A hero in range, perhaps you, is rid of poison.
card-brigand_cunning = Cunning
card-brigand_cunning-text = Your next non-combat action or Courage test adds { $d10 } D10.
card-brigand_dark_reaver = Dark Reaver
card-brigand_dark_reaver-text = Attack all on { $squares } squares in an arc around you. While in play, whoever was hit rolls { $weaken } D10 less. Right after a Shadow’s Reach that was made in Shadows it deals { $combo } damage, too.
card-brigand_one_with_the_dark = One with the Dark
card-brigand_one_with_the_dark-text = You are in Shadows; who would notice you must roll { $shadows }.
card-brigand_shadowslip = Shadowslip
card-brigand_shadowslip-text = You are in Shadows; who would notice you must roll { $shadows }.
card-brigand_unravel = Unravel
card-brigand_unravel-text = While in play, each treasure you pick up brings two items. Right after Cunning, your next non-combat action or Courage test adds { $d10 } D10 more.
card-brigand_unseen_ally = Unseen Ally
card-brigand_unseen_ally-text = In Shadows, or right after a Shadow’s Reach that was made in Shadows: choose another hero. The next attack of that hero adds { $d10 } D10 and { $fd } fate die and deals { $damage_more } more damage to each target it hits.
card-brigand_sprint = Sprint
card-brigand_sprint-text = Gain { $mp } MP. Your movement is aggressive.
card-brigand_hustle = Hustle
card-brigand_hustle-text = Gain { $mp } MP. Your movement is aggressive.
card-brigand_lost_in_a_crowd_novice = Lost in a Crowd
card-brigand_lost_in_a_crowd_novice-text = While in play, adjacent monsters attack you at a target number { $enemy_tn } higher.
card-brigand_shadows_friend_novice = Shadow’s Friend
card-brigand_shadows_friend_novice-text = A monster has noticed you: it has not. You stay in Shadows, and the group chooses again without you.
card-brigand_shadowstep_novice = Shadowstep
card-brigand_shadowstep_novice-text = Gain { $mp } MP; your movement is aggressive. In Shadows gain { $mp_2 } MP instead that are no Move.
card-brigand_like_a_reed_in_the_wind_novice = { card-brigand_like_a_reed_in_the_wind }
card-brigand_like_a_reed_in_the_wind_novice-text = { card-brigand_like_a_reed_in_the_wind-text }
card-brigand_suicide_run_novice = { card-brigand_suicide_run }
card-brigand_suicide_run_novice-text = { card-brigand_suicide_run-text }
card-soldier_attack = Attack
card-soldier_attack-text = Attack one target with your weapon with 1 more fate die for each Rage.
card-soldier_blade_dance = Blade Dance
card-soldier_blade_dance-text = While in play, attacks on you have a target number { $enemy_tn } higher. Once the group that chose you has attacked and you are alive, share out { $points } damage for each Rage among adjacent monsters.
card-soldier_devastate = Devastate
card-soldier_devastate-text = Attack one target with your weapon. The fate dice for normal and aggressive movement count only for squares you moved before it.
card-soldier_harvest_of_bones = Harvest of Bones
card-soldier_harvest_of_bones-text = Attack all on { $squares } squares in an arc around you, one more for each Rage, { $most } at most.
card-soldier_the_hidden_blade = The Hidden Blade
card-soldier_the_hidden_blade-text = Attack one target with your weapon; against armor the target number is { $armored } lower.
card-soldier_riding_the_edge = Riding the Edge
card-soldier_riding_the_edge-text = Run up to { $squares } squares, one more for each Rage, through your targets and attack each of them with the shield. You need no target.
card-soldier_disengage = Disengage
card-soldier_disengage-text = Shift up to { $shift } free squares; it is no Move. Monsters that reach you no longer lose their attack.
card-soldier_ill_take_that = I’ll Take That
card-soldier_ill_take_that-text = Ignore one hit on you, with its damage and all that comes with it. You Can Have This can follow.
card-soldier_impenetrable = Impenetrable
card-soldier_impenetrable-text = While in play, attacks on you have a target number { $enemy_tn } higher, and { $enemy_tn_2 } more for each Rage.
card-soldier_battle_rage = Battle Rage
card-soldier_battle_rage-text = While in play, every card in your spaces is 1 Rage, this one too, and your rolls add { $d10 } D10 for each Rage.
card-soldier_battle_roar = Battle Roar
card-soldier_battle_roar-text = While in play, attacks of all heroes have a target number { $tn } lower.
card-soldier_drawing_the_ire = Drawing the Ire
card-soldier_drawing_the_ire-text = Choose another hero in range, who loses { $calm } Threat for each Rage. While in play, attacks on that hero are rolled against you, however far away.
card-soldier_the_easy_way = The Easy Way
card-soldier_the_easy_way-text = Search your deck for { $search } card and take it into your hand. Your next non-combat action or Courage test adds { $d10 } D10.
card-soldier_this_yoke_is_heavy = This Yoke is Heavy
card-soldier_this_yoke_is_heavy-text = Attack an adjacent minion or captain with the shield: it takes no damage, but falls prone if you hit. While in play, this card is { $rage } Rage. Follow Through can follow.
card-soldier_your_mother_is_a_crawler = Your Mother is a Crawler
card-soldier_your_mother_is_a_crawler-text = While in play, every active monster no further from you than its Threat range plus your Threat and your Rage must choose you and may attack nobody else.
card-soldier_sprint = Sprint
card-soldier_sprint-text = Gain { $mp } MP. Your movement is aggressive.
card-soldier_hustle = Hustle
card-soldier_hustle-text = Gain { $mp } MP. Your movement is aggressive.
card-soldier_battle_joy_novice = Battle Joy
card-soldier_battle_joy_novice-text = While in play, each monster tests its Courage when it activates, at a target number { $monster_courage } higher for each Rage. Who fails neither moves nor attacks.
card-soldier_everyone_behind_me_novice = Everyone Behind Me
card-soldier_everyone_behind_me_novice-text = While in play, your shield protects the heroes next to you as well. Right after Impenetrable, so do its { $enemy_tn } and { $enemy_tn_2 } for each Rage.
card-soldier_follow_through_novice = Follow Through
card-soldier_follow_through_novice-text = Right after This Yoke is Heavy has knocked its target prone: attack that target with your weapon.
card-soldier_there_can_be_only_one_novice = There Can Be Only One
card-soldier_there_can_be_only_one_novice-text = While in play, attacks of other heroes in range of you have a target number { $tn } lower for each Rage. The less you moved, the further it reaches.
card-soldier_you_can_have_this_novice = You Can Have This
card-soldier_you_can_have_this_novice-text = Right after I’ll Take That: attack the monster you parried with the shield, if it is adjacent.

monster-grubber = Grubber
monster-grubber-text = A small axeman of the tribes in armor. A group on one hero rolls together, 1 damage for each success.
monster-mucker = Mucker
monster-mucker-text = Captain of the tribes, with two axes and armor. Grubbers within { $lead_range } squares attack at a target number { $lead_tn } lower.
monster-crawler_melee = Crawler
monster-crawler_melee-text = A quick insect that bites.
monster-crawler_ranged = Spitting crawler
monster-crawler_ranged-text = An insect that spits venom from afar and may poison.
monster-stalker = Stalker
monster-stalker-text = Captain of the insects; it takes Courage to attack it. Out of reach of its prey it may burrow and come up in the place of a crawler next to a hero.
monster-shambler = Shambler
monster-shambler-text = It is slow, and slain it may stand up again.
monster-soulless = Soulless
monster-soulless-text = Captain of the undead; it takes Courage to attack it. Slain shamblers within { $lead_range } squares of it stand up more often, and once it does so itself.
monster-yardu = Yardu
monster-yardu-text = A mini-boss among the undead. It strikes with all its might at once, takes cards from its victims and emboldens the dead.
monster-terror_stage_1 = The Terror with 1000 Legs
monster-terror_stage_1-text = The boss, in its first shape: it rends all along one side, drags a hero into its web, makes the ground shake and lays larvae.
monster-terror_stage_2 = The Terror, enraged
monster-terror_stage_2-text = The boss, in its second shape: larger in everything, and nothing burns or bleeds it.
monster-larva = Larva
monster-larva-text = It does nothing, and hatches into a crawler at the end of the round.
monster-lair_tribal = Grubber lair
monster-lair_tribal-text = In every Darkness Cycle grubbers come out of it.
monster-lair_insect = Crawler lair
monster-lair_insect-text = In every Darkness Cycle crawlers come out of it.
monster-lair_undead = Shambler lair
monster-lair_undead-text = In every Darkness Cycle shamblers come out of it.
strike-stone_axe = Stone axe
strike-twin_axes = Twin axes
strike-mandibles = Jaws
strike-venom_spit = Venom spit
strike-claws = Claws
strike-rotting_hands = Rotting hands
strike-grave_blade = Grave blade
strike-devastate = Devastate
strike-rending_legs = Rending legs
strike-web_of_death = Web of Death
recipe-sinners_sorrow = Sinner’s Sorrow
recipe-faith_of_the_fallen = Faith of the Fallen
recipe-larvae = Larvae
recipe-venom = Poisonous bite
recipe-brood = Brood
family-tribal = Tribes
family-insect = Insects
family-undead = Unholy
hero-acolyte = Acolyte
hero-acolyte-text = Heals, protects and blesses. Cards with Faith that lie in the spaces make one another stronger.
hero-apprentice = Apprentice
hero-apprentice-text = Attacks many from afar. Ongoing spells stay from round to round, or are cleared for great ones.
hero-archer = Archer
hero-archer-text = Gathers arrows in the quiver and shoots over monsters’ heads.
hero-brigand = Brigand
hero-brigand-text = Strikes out of the Shadows, and is gone before anybody looks.
hero-soldier = Soldier
hero-soldier-text = Stands in front, draws attacks to himself, and turns unseen cards into Rage.

item-brown_wooden_plank = Wooden Plank
item-brown_wooden_plank-text = For Faith you lose { $calm } Threat.
item-brown_worn_prayer_book = Worn Prayer Book
item-brown_worn_prayer_book-text = A relic: its { $d10 } D10 is for your ranged attacks. For Faith you lose { $calm } Threat.
item-brown_adventurers_gear = Adventurer’s Gear
item-brown_adventurers_gear-text = Worn clothes, and yours.
item-brown_enchanted_twig = Enchanted Twig
item-brown_enchanted_twig-text = For Arcane you lose { $calm } Threat.
item-brown_lucky_cup = Lucky Cup
item-brown_lucky_cup-text = A focus: its { $d10 } D10 is for the Apprentice’s ranged spells. For Arcane you lose { $calm } Threat.
item-brown_stick_and_twine = Stick & Twine
item-brown_stick_and_twine-text = A bow. For Nature you lose { $calm } Threat.
item-brown_arrow_bag = Arrow Bag
item-brown_arrow_bag-text = A quiver for { $capacity } Ammo.
item-brown_sharpened_butter_knife = Sharpened Butter Knife
item-brown_sharpened_butter_knife-text = For Guile you lose { $calm } Threat.
item-brown_dirty_blanket = Dirty Blanket
item-brown_dirty_blanket-text = In Shadows you are noticed at { $notice } more.
item-brown_fireplace_poker = Fireplace Poker
item-brown_fireplace_poker-text = For Rage you lose { $calm } Threat.
item-brown_pot_lid = Pot Lid
item-brown_pot_lid-text = A shield. For Rage you lose { $calm } Threat.
item-white_1_gold = A gold coin
item-white_1_gold-text = Gain { $gold } gold.
item-white_2_gold = Two gold coins
item-white_2_gold-text = Gain { $gold } gold.
item-white_3_gold = Three gold coins
item-white_3_gold-text = Gain { $gold } gold.
item-white_vitality_potion = Vitality Potion
item-white_vitality_potion-text = Regain { $amount } Vitality.
item-white_focus_potion = Focus Potion
item-white_focus_potion-text = Add { $amount } fate dice to all your rolls until the Hero Cycle ends.
item-white_anti_venom_potion = Anti-Venom Potion
item-white_anti_venom_potion-text = You are rid of poison.
item-green_longbow = Longbow
item-green_longbow-text = A bow. For Nature it also hits a second target next to the first.
item-green_shortsword = Shortsword
item-green_shortsword-text = For Rage you step { $step } square; it is no Move.
item-green_dagger = Dagger
item-green_dagger-text = For Guile the attack does not break Shadows.
item-green_wand = Wand
item-green_wand-text = For Arcane you make one more attack with it, for { $extra_attack } damage.
item-green_staff = Staff
item-green_staff-text = Weapon and focus at once, in both hands. For Arcane you step { $step } square; it is no Move.
item-green_warhammer = Warhammer
item-green_warhammer-text = For Faith the target falls prone.
item-green_buckler = Buckler
item-green_buckler-text = A shield. Attacks on you have a target number { $tn } higher.
item-green_bulwark = Bulwark
item-green_bulwark-text = A shield. Attacks on you have a target number { $tn } higher; you have { $mp } MP less.
item-green_prayer_beads = Prayer Beads
item-green_prayer_beads-text = A relic with { $faith } Faith.
item-green_forsaken_tome = Forsaken Tome
item-green_forsaken_tome-text = A focus for the Apprentice’s ranged spells.
item-green_quiver = Green Quiver
item-green_quiver-text = A quiver for { $capacity } Ammo.
item-green_thiefs_tools = Thief’s Tools
item-green_thiefs_tools-text = For 1 MP an adjacent lair loses 1 Vitality, without a roll; it is no attack.
item-green_leather_jerkin = Leather Jerkin
item-green_leather_jerkin-text = Attacks on you have a target number { $tn } higher.
item-green_chain_hauberk = Chain Hauberk
item-green_chain_hauberk-text = Attacks on you have a target number { $tn } higher; you have { $mp } MP less.
item-green_iron_cap = Iron Cap
item-green_iron_cap-text = You have { $vitality } more Vitality.
item-green_bracers_of_will = Bracers of Will
item-green_bracers_of_will-text = Your Courage tests have a target number { $courage } lower.
item-green_travel_boots = Travel Boots
item-green_travel_boots-text = You have { $mp } MP more.
item-blue_horrifying_spear = Horrifying Spear
item-blue_horrifying_spear-text = For Rage and Guile the attack also hits the monster behind the target.
item-blue_blackwood_bow = Blackwood Bow
item-blue_blackwood_bow-text = A bow. For two Nature it deals { $damage } more damage.
item-blue_umbral_sword = Umbral Sword
item-blue_umbral_sword-text = For two Guile it deals { $damage } more damage, for one you lose { $calm } Threat.
item-blue_fragment_of_fate = Fragment of Fate
item-blue_fragment_of_fate-text = A focus. It may hold one of your Ongoing cards, which then needs no space.
item-blue_everfull_quiver = Everfull Quiver
item-blue_everfull_quiver-text = A quiver for { $capacity } Ammo. In each Hero Deck Phase one Ammo comes back from your discards.
item-blue_blessings_of_the_father = Blessings of the Father
item-blue_blessings_of_the_father-text = A relic with { $faith } Faith. Whoever you hit does not stand up again in this round.
item-blue_traiteas_battle_plate = Traitea’s Battle Plate
item-blue_traiteas_battle_plate-text = Attacks on you have a target number { $tn } higher; you have { $mp } MP less. To monsters that choose a target you have { $priority } more Threat.
item-blue_shroud_of_xandria = Shroud of Xa’ndria
item-blue_shroud_of_xandria-text = Attacks on you have a target number { $tn } higher. Your Threat never exceeds { $cap }.
item-blue_mantle_of_fate = Mantle of Fate
item-blue_mantle_of_fate-text = You have { $free_mp } MP more that is no Move.
item-blue_ring_of_niria = Ring of Niria
item-blue_ring_of_niria-text = You have { $mp } MP more.
item-blue_cloak_of_the_unseen = Cloak of the Unseen
item-blue_cloak_of_the_unseen-text = Attacks on you have a target number { $tn } higher. In Shadows nobody notices you.
item-blue_crown_of_the_watch = Crown of the Watch
item-blue_crown_of_the_watch-text = You have { $vitality } more Vitality.
item-blue_oathkeeper = Oathkeeper
item-blue_oathkeeper-text = For Faith and Rage you regain { $heal } Vitality.
item-blue_tower_aegis = Tower Aegis
item-blue_tower_aegis-text = A shield. Attacks on you have a target number { $tn } higher.

potion-vitality = Vitality potion
potion-focus = Focus potion
potion-anti_venom = Anti-venom potion

omen-broken_ground = Broken Ground
omen-broken_ground-event = If there is a lair, every lair spawns double in this cycle.
omen-broken_ground-penalty = At { $threshold } Threat, for the rest of the act: all lairs spawn double.
omen-broken_ground-spawn = The lairs spawn.
omen-chittering_dark = Chittering Dark
omen-chittering_dark-event = Every living hero discards { $amount } card.
omen-chittering_dark-penalty = At { $threshold } Threat, while you are on the tile: hands hold { $penalty } card less.
omen-chittering_dark-spawn = The lairs spawn.
omen-scent_of_fear = Scent of Fear
omen-scent_of_fear-event = This time { $amount } Threat is enough for a penalty.
omen-scent_of_fear-penalty = At { $threshold } Threat, while you are on the tile: monsters attack at a target number { $penalty } lower.
omen-scent_of_fear-spawn = The lairs spawn.
omen-second_skin = Second Skin
omen-second_skin-event = Nothing happens.
omen-second_skin-penalty = At { $threshold } Threat, for the rest of the act: active captains regain all Vitality in every Refresh Phase.
omen-second_skin-spawn = Instead of a spawn all active minions move and attack once more.
omen-the_mother_stirs = The Mother Stirs
omen-the_mother_stirs-event = If there is a lair, { $amount } captain comes out of the one nearest a hero.
omen-the_mother_stirs-penalty = At { $threshold } Threat, while you are on the tile: every lair spawns { $penalty } captain more.
omen-the_mother_stirs-spawn = The lairs spawn.
omen-webbed_path = Webbed Path
omen-webbed_path-event = The hero with most Threat is caught in a web; { $amount } discarded cards free the hero.
omen-webbed_path-penalty = At { $threshold } Threat, while you are on the tile: all heroes have { $penalty } Movement less.
omen-webbed_path-spawn = The lairs spawn heavily.
omen-gathering_dusk = Gathering Dusk
omen-gathering_dusk-event = Nothing happens.
omen-gathering_dusk-penalty = At { $threshold } Threat, while you are on the tile: the Darkness Cycle begins at { $penalty } AP and takes as many off.
omen-gathering_dusk-spawn = The Darkness Meter rises by { $ap }, then the lairs spawn.
omen-marked_prey = Marked Prey
omen-marked_prey-event = Every living hero gains { $amount } Threat.
omen-marked_prey-penalty = At { $threshold } Threat, while you are on the tile: every hero loses { $penalty } Threat less in the Hero Deck Phase.
omen-marked_prey-spawn = Every living hero gains { $threat } Threat, then the lairs spawn.
omen-old_evil_walks = Old Evil Walks
omen-old_evil_walks-event = On a large tile a mini-boss appears at the edge furthest from you; if one is there, it acts first.
omen-old_evil_walks-penalty = At { $threshold } Threat, once: a hunting pack of { $penalty } enters at the edge nearest a hero.
omen-old_evil_walks-spawn = The lairs spawn.
omen-breathless_calm = Breathless Calm
omen-breathless_calm-event = Whoever woke in this cycle neither moves nor attacks in it.
omen-breathless_calm-penalty = At { $threshold } Threat, once: all monsters become active.
omen-breathless_calm-spawn = The lairs spawn heavily.

tile-open_field = Open field
tile-ruined_court = Ruined court

symbol-arcane = Arcane
symbol-faith = Faith
symbol-guile = Guile
symbol-nature = Nature
symbol-rage = Rage
symbol-darkness = Darkness
slot-primary = primary hand
slot-secondary = secondary hand
slot-armor = armor
slot-helm = helm
slot-accessory = accessory
edge-north = north
edge-east = east
edge-south = south
edge-west = west
stride-none = no movement
stride-cautious = cautious
stride-normal = normal
stride-aggressive = aggressive
stride-open = movement left open
phase-setup = Setting up
phase-heroes = Hero Cycle
phase-darkness = Darkness Cycle
phase-hero_deck = Hero Deck Phase
phase-refresh = Refresh Phase
phase-won = Won
phase-lost = Lost
chapter-acolyte = The Acolyte
chapter-activation = The order of monsters
chapter-adventure-end = The end of an adventure
chapter-ally = Allies
chapter-apprentice = The Apprentice
chapter-archer = The Archer
chapter-area = Area attacks
chapter-bag = The treasure bag
chapter-bonus = Bonuses of items
chapter-boss = Bosses
chapter-brigand = The Brigand
chapter-card = Cards
chapter-clear = Clearing a tile
chapter-combo = Combos
chapter-courage = Courage tests
chapter-damage = Damage
chapter-darkness = The Darkness
chapter-darkness-cycle = Darkness Cycles
chapter-death = Death
chapter-deck = Changing a deck
chapter-dice = Dice
chapter-effect = What ails one
chapter-event = Events
chapter-fate = Fate dice
chapter-figures = Figures
chapter-freeform = Free adventures
chapter-gold = Gold
chapter-hero = Heroes
chapter-hero-cycle = The Hero Cycle
chapter-hero-deck = Hero cards
chapter-hero-deck-phase = The Hero Deck Phase
chapter-hero-token = Hero tokens
chapter-heroic = Heroic events
chapter-hit = Hits
chapter-hoard = Hoards
chapter-interrupt = Interrupts
chapter-item = Items
chapter-legend = The legend of a tile
chapter-lines = Lines
chapter-loitering = Loitering
chapter-los = Line of sight
chapter-mattack = Attacks of monsters
chapter-merchant = Merchants
chapter-miniboss = Mini-bosses
chapter-mmove = How monsters move
chapter-monster = Monsters
chapter-movement = Movement
chapter-movetype = Types of movement
chapter-multi = Multiple attacks
chapter-noncombat = Non-combat actions
chapter-order = The order of monster cards
chapter-placement = Placing tiles
chapter-potion = Potions
chapter-priority = Whom monsters choose
chapter-quest = Quests
chapter-range = Range
chapter-refresh = The Refresh Phase
chapter-round = The round
chapter-serendipity = Serendipity
chapter-setup = Setting up
chapter-shadows = Shadows
chapter-slaughterfield = The Slaughterfield
chapter-soldier = The Soldier
chapter-spawn = Spawning
chapter-status = Status
chapter-story = Stories
chapter-story-common = Common People
chapter-story-king = The Mad King
chapter-story-machine = The Infernal Machine
chapter-story-stone = The Stone of Life
chapter-story-weary = No Rest for the Weary
chapter-threat = Threat
chapter-threat-range = Threat range
chapter-through = Attacks on the move
chapter-tile = Tiles
chapter-title = Titles
chapter-trade = Trading
chapter-trap = Traps
chapter-trap-move = Traps that move
chapter-treasure = Treasure
chapter-window = Windows

## end of cards

## cards that are played and attacks that are made

prompt-target = { $card }: which target do you attack?
prompt-points = { $card }: give a target a damage point; { $n } { $n ->
    [one] is
   *[other] are
} left.
prompt-centre = { $card }: around which square does the area of { $n } squares lie?
prompt-turn = { $card }: how does the area of { $n } squares lie?
prompt-path = { $card }: where does your path lead? { $n ->
    [one] One square is
   *[other] { $n } squares are
} left.
prompt-die = { $card }: which die hits whom?
prompt-recipe = { $card }: what do you pay for with your fate dice?
prompt-second-target = { $card }: which foe next to the target is hit, too?
prompt-drop = On which square does the treasure drop?
prompt-follow = { $card } is done: do you follow with a card that may come directly after it?

reason-is-slain = A slain hero does nothing; nobody can revive this one now.
reason-lies = You lie prone or are just getting up; wait until you stand again.
reason-is-stunned = You are stunned; wait until it is over, or have yourself freed of it.
reason-no-space = You have no empty action space; in the Hero Deck Phase they are cleared.
reason-not-in-hand = You do not hold that card; choose one of your hand.
reason-of-another-class = That is a card of another class; play your own.
reason-class-not-offered = { $card } belongs to a class that is not in this match; choose another card.
reason-has-acted = You have played your action of this Cycle Phase; reactions are still possible.
reason-interrupt-in-darkness = { $card } is an interrupt; keep it for a Darkness Cycle.
reason-only-interrupts = { $card } is no interrupt; play it in the Hero Cycle.
reason-not-at-this-moment = { $card } answers another moment of the Darkness Cycle; wait for it.
reason-interrupts-stand-still = An interrupt counts as no movement; play it so.
reason-not-attacked = { $card } answers an attack on you, and nobody attacks you now; keep it.
reason-not-both = { $card } is not both an action and a reaction; play it as what it is.
reason-follows-another = { $card } comes only directly after the card that it names; play that one first.
reason-does-not-follow = { $card } does not follow the card just played; choose one that does, or be done.
reason-follow-or-done = Follow with a card that may come directly after the one just played, or be done.
reason-no-shield = { $card } needs a shield in your second hand; wear one.
reason-no-bow = { $card } is shot with a bow; take one in hand.
reason-bow-needs-ammo = A bow shoots only with Ammo, and { $card } uses none; take another weapon.
reason-no-weapon = { $card } is made with a weapon, and you hold none; take one in hand.
reason-no-target = { $card } has no target in range and sight; come nearer, or see past what is in the way.
reason-type-forbidden = { $card } cannot be played with this movement: { $stride }. Choose another one.
reason-type-is-chosen = Your movement of this Cycle Phase is chosen: { $stride }. The card must fit it.
reason-type-stays-open = { $card } fits any movement; play it and leave the movement open.
reason-choose-a-type = { $card } needs a movement type; choose one that it allows.
reason-moved-too-far = You have spent more MP already than this movement allows: { $stride }. Choose a faster one.
reason-not-now = That cannot be done now; choose something that is offered.
reason-choose-a-target = The card being played asks for a target; choose one.
reason-choose-a-turn = The card being played asks how its area lies; choose a way.
reason-no-such-foe = No such foe is there; choose one on the tile.
reason-out-of-range = That { $monster } is out of range; choose a nearer one.
reason-out-of-sight = Something is in the way of your sight; choose what you see.
reason-line-between = A line that nobody crosses is between; choose another way.
reason-not-that-foe = This card cannot take that { $monster }; choose one that it can.
reason-no-such-turn = The area cannot lie like that; it is turned, not changed.
reason-twice-over-a-square = A path crosses no square twice; choose another one.
reason-hero-in-the-way = A hero stands there, and a path leads past monsters only; go around.
reason-not-a-neighbour = That square is not next to the end of your path; go step by step.
reason-assign-a-die = First say which die hits whom.
reason-no-such-die = No unused hit die shows that; choose one that is left.
reason-name-has-its-die = Those targets have had their die, or there are none; choose others.
reason-die-too-low = A { $die } is too low to hit: { $monster }. Choose a higher die or another target.
reason-choose-a-recipe = First say what your fate dice pay for.
reason-no-such-recipe = You wear no item with such a recipe; choose one of those listed.
reason-item-not-used = This attack does not use that item, so its recipes do not count: { $item }.
reason-recipe-is-paid = That recipe has been paid or passed over; each counts once.
reason-dice-do-not-pay = Your fate dice do not pay for that recipe; choose one that they pay for.
reason-recipe-does-nothing = That recipe would change nothing now; choose another one, or be done.
reason-not-next-to-target = That foe is not next to the one that was hit; choose one that is.
reason-not-under-the-slain = The treasure drops where the slain one stood; choose one of its squares.

## the game

ask-answer-begin = The Darkness Cycle begins. Do you answer?
ask-answer-event = A Darkness card is drawn. Do you answer?
ask-answer-target = Monsters have chosen whom they attack. Do you answer?
ask-answer-moved = The monsters have moved. Do you answer?
ask-answer-dice = Their dice lie on the table. Do you answer?
ask-answer-damage = The blow is about to land. Do you answer?
ask-answer-spawn = The lairs are about to spawn. Do you answer?
ask-burrow = { $monster } on { $square } can burrow. In whose place does it come up?
ask-choose-target = { $monster } on { $square } finds several heroes alike. Whom does it choose?
ask-lair = Several lairs are equally near. Out of which one does it come?
ask-lose-card = You lose a card. Which one?
ask-odd-one = { $n } come, half of each kind. Of which kind is the odd one?
ask-hatch-odd = An odd number of larvae hatches. What does the odd one become?
ask-pack-family = A pack of { $n } comes. Of which family?
ask-side = { $monster } can tear at several sides alike. Which one?
ask-stand-in = { $monster }: who is hit in your place?
ask-switch-target = { $monster } could turn to { $other_seat }. Does it?
ask-webbed = Several heroes have most Threat. Who is caught in the web? It takes { $n } cards to get free.
ask-who-acts-first = Two kinds of monsters are alike in everything. Which acts first?
prompt-ammo = { $card }: how much Ammo of { $quiver } do you spend?
prompt-big-edge = Over which edge does the largest one come?
prompt-edge-family = Which family comes over which edge?
prompt-entry = Over which edge do you enter? The lairs lie on the other side.
prompt-equip-now = You have found { $item }. Do you put it on at once?
prompt-get-free = Which card do you discard? { $n } more and you are free.
prompt-hero-cycle = { $seat_who ->
    [you] You have
   *[other] { $seat } has
} { $mp } MP left, and the Darkness Meter stands at { $meter }. What do you do?
prompt-heroes = { $card }: whom does it help?
prompt-keep-one = Which card do you keep? All others of your hand are discarded.
prompt-keep-ongoing = Which Ongoing cards stay?
prompt-lair-family = Whose lair is it?
prompt-lair-place = Where does the lair lie? The square is its north west corner.
prompt-lairs = How many lairs?
prompt-last-chance = The last hero has fallen. Is gold paid so that one stands again?
prompt-mark = { $card }: on which foe?
prompt-ongoing = { $card }: which Ongoing card do you clear?
prompt-pack = How many minions does the hunting pack have?
prompt-pack-family = Of which family is the pack?
prompt-pack-odd = Of which kind is the odd one of the pack?
prompt-pack-place = Where does the pack stand? Each beside another, one inside the purple line.
prompt-refit = What do you wear from now on?
prompt-search = { $card }: which card of your deck do you take?
prompt-shift = { $card }: where to?
prompt-square = { $card }: on which square?
prompt-start = Where do you start?
prompt-wave-family = Which family comes?
prompt-wave-odd = Of which kind is the odd one of the wave?
opt-pass = Let it come
opt-ready = Nothing more
opt-ammo = { $n ->
    [0] Use the knife
    [one] Spend { $n } Ammo
   *[other] Spend { $n } Ammo
}
opt-arrow = Use the Ammo that lies in a space: { $card }
opt-at-choose-centre = Around { $square }
opt-at-choose-path = Over { $square }
opt-at-choose-square = On { $square }
opt-at-drop-treasure = On { $square }
opt-at-lair-place = From { $square } on
opt-at-pack-place = On { $square }
opt-at-shift-first = To { $square }
opt-at-start-inside = Start on { $square }
opt-at-start-square = Start on { $square }
opt-at-answers = On { $square }
opt-card-get-free = Discard { $card }
opt-card-lose-card = Lose { $card }
opt-card-search = Take { $card }
opt-card-keep-one = Keep { $card }
opt-clear = Clear { $card }
opt-die = The { $pip } hits: { $monster }
opt-done-choose-family = No further family
opt-done-choose-heroes = That is all
opt-done-choose-path = Stop here
opt-done-follow = That is all
opt-done-pack-place = Place the others for me
opt-done-switch-target = It stays with its target
opt-done-equip-now = Into the pack
opt-done-last-chance = No, it is over
opt-done-pay-recipe = Pay no more
opt-done-choose-ongoing = That is all
opt-done-choose-pack = No pack
opt-done-keep-ongoing = That is all
opt-done-second-target = Nobody else
opt-drink = Drink: { $potion }
opt-edge-choose-big-edge = From the { $edge }
opt-edge-choose-entry = Enter from the { $edge }
opt-edge-choose-side = The { $edge } side
opt-equip = Put on { $item }
opt-family-choose-edge-family = { $family }
opt-family-choose-family = { $family }
opt-family-lair-family = { $family }
opt-family-pack-family = { $family }
opt-family-which-family = { $family }
opt-foe = { $monster } on { $square }
opt-free = Discard { $n } cards to get out of the web
opt-give = Give { $other_seat }: { $item }
opt-go = Walk to { $square }
opt-hand = Give { $other_seat }: { $potion }
opt-hero-choose-heroes = { $other_seat }
opt-hero-choose-target = { $other_seat }
opt-hero-switch-target = Turn to { $other_seat }
opt-hero-who-is-webbed = { $other_seat }
opt-hero-last-chance = { $other_seat } stands again
opt-keep = Keep { $card }
opt-kind = { $monster }
opt-number-choose-lairs = { $n }
opt-number-choose-pack = { $n }
opt-pick = Pick up the treasure
opt-play = Play { $card }, { $stride } ({ $ap } AP: Darkness at { $meter } of { $full })
opt-react = Play { $card } as a reaction, { $stride } ({ $ap } AP: Darkness at { $meter } of { $full })
opt-rage = Take Rage (then { $rage })
opt-recipe = Pay for { $item }
opt-remove = Take off { $item }
opt-reward = Reward { $n }
opt-stay = { $card } stays
opt-tinker = Work on { $monster } with your tools
opt-turn = Way { $n }
event-afflicted = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} { $status ->
    [poisoned] poisoned
    [prone] knocked prone
    [rising] getting up
    [stunned] stunned
    [webbed] caught in a web
    [cursed] cursed
    [frozen] frozen
    [slain] slain
   *[gone] gone
}.
event-relieved = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} { $status ->
    [poisoned] no longer poisoned
    [prone] no longer prone
    [rising] up again
    [stunned] no longer stunned
    [webbed] out of the web
    [cursed] no longer cursed
    [frozen] no longer frozen
    [slain] alive
   *[gone] back
}.
event-beaten = { $n ->
    [one] A wave is beaten
   *[other] { $n } waves are beaten
}.
event-burns = { $monster } suffers on from { $card }.
event-burrowed = { $monster } burrows and comes up beside its prey.
event-cleared_rage = { $seat_who ->
    [you] Your Rage is cleared
   *[other] The Rage of { $seat } is cleared
}.
event-courage = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} a Courage test: { $dice } against { $tn }, { $passed ->
    [1] passed
   *[0] failed
}.
event-cycle = The Darkness answers: the meter stands at { $meter }.
event-dared = { $monster } has the courage: { $die } against { $tn }.
event-quailed = { $monster } loses heart: { $die } against { $tn }.
event-decoyed = { $monster } ×{ $n }: all strike at the decoy.
event-discarded = { $seat_who ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
event-dodged = { $seat_who ->
    [you] You ignore
   *[other] { $seat } ignores
} a hit: { $monster }.
event-dragged = { $seat_who ->
    [you] You are dragged
   *[other] { $seat } is dragged
} to { $square }.
event-drank = { $seat_who ->
    [you] You drink
   *[other] { $seat } drinks
}: { $potion }.
event-drew = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} { $card }.
event-drew-hidden = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} a card.
event-dropped = Treasure lies on { $square }.
event-emboldened = { $family ->
    [tribal] The tribes grow
    [insect] The insects grow
   *[undead] The undead grow
} bolder.
event-ended = { $how ->
    [cleared] The tile is cleared: everybody has won.
    [waves] The last wave is beaten: everybody has won.
    [slain] All heroes are slain: the Darkness has won.
   *[rounds] Time has run out: the Darkness has won.
}
event-entered = The heroes come from the { $edge }.
event-equipped = { $seat_who ->
    [you] You put on
   *[other] { $seat } puts on
} { $item }.
event-lairs = { $n ->
    [one] There is one lair
   *[other] There are { $n } lairs
}.
event-lair_of = A lair: { $family }.
event-pack = { $n ->
    [0] No pack hunts here
   *[other] A pack of { $n } hunts here
}.
event-pack_of = The pack: { $family }.
event-odd_one = The odd one: { $monster }.
event-big_from = The largest one comes from the { $edge }.
event-from_edge = From the { $edge }: { $family }.
event-family = { $family } will come.
event-fated = A fate die shows { $symbol }.
event-fell = { $monster } falls, but it will rise again.
event-fetched = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the deck.
event-fetched-hidden = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} a card from the deck.
event-focused = { $seat_who ->
    [you] Your rolls have
   *[other] The rolls of { $seat } have
} { $n ->
    [one] { $n } more fate die
   *[other] { $n } more fate dice
} in this Hero Cycle.
event-foe_fated = { $monster }: a fate die shows { $symbol }.
event-foe_fates = { $monster } rolls fate.
event-foe_missed = { $monster } misses { $seat_who ->
    [you] you
   *[other] { $seat }
}.
event-foe_recipe = { $monster }: { $power ->
    [prone] { $seat_who ->
        [you] you fall
       *[other] { $seat } falls
    } prone
    [poison] { $seat_who ->
        [you] you are
       *[other] { $seat } is
    } poisoned
    [discard] { $seat_who ->
        [you] you lose
       *[other] { $seat } loses
    } a card
    [embolden] its kin grow bolder
    [larvae] larvae are laid
    [web] { $seat_who ->
        [you] you are
       *[other] { $seat } is
    } webbed
    [burrow] it burrows
    [resurrect] it may rise
   *[tremor] the ground shakes
}.
event-found = { $seat_who ->
    [you] You find
   *[other] { $seat } finds
} { $item }.
event-gained_mp = { $seat_who ->
    [you] You gain
   *[other] { $seat } gains
} { $n } MP.
event-gave = { $seat_who ->
    [you] You give
   *[other] { $seat } gives
} { $other_seat }: { $item }.
event-gave_potion = { $seat_who ->
    [you] You give
   *[other] { $seat } gives
} { $other_seat }: { $potion }.
event-gold = { $seat_who ->
    [you] You gain
   *[other] { $seat } gains
} { $n } gold.
event-happens = The event of { $omen } happens.
event-healed = { $seat_who ->
    [you] You regain
   *[other] { $seat } regains
} { $n } Vitality and { $seat_who ->
    [you] have
   *[other] has
} { $hp }.
event-hit = { $seat_who ->
    [you] You hit
   *[other] { $seat } hits
} { $monster } with a { $die }.
event-hurt = { $seat_who ->
    [you] You lose
   *[other] { $seat } loses
} { $n } Vitality and { $seat_who ->
    [you] have
   *[other] has
} { $hp } left.
event-lacking = { $n ->
    [one] { $n } figure is
   *[other] { $n } figures are
} missing: the Darkness gains AP instead.
event-left_play = { $card } leaves play.
event-lined_up = { $monster } acts as number { $n }.
event-loaded = { $seat_who ->
    [you] Your quiver holds
   *[other] The quiver of { $seat } holds
} { $quiver } Ammo.
event-loitered = The heroes loiter: { $tokens ->
    [one] { $tokens } treasure token is
   *[other] { $tokens } treasure tokens are
} left.
event-luck = Serendipity: now { $luck }.
event-mended = { $monster } regains { $n } Vitality.
event-meter = The Darkness Meter { $why ->
    [cycle] falls
    [refresh] rises by what is active
   *[other] changes
} by { $n }: { $meter }.
event-missed = { $seat_who ->
    [you] You miss
   *[other] { $seat } misses
}.
event-moved = { $monster } moves to { $square }.
event-omen = The Darkness: { $omen }.
event-out_of_reach = { $monster } ×{ $n } cannot reach { $seat_who ->
    [you] you
   *[other] { $seat }
}.
event-penalty = Too much Threat: the penalty of { $omen } is in force.
event-phase = { $phase }.
event-picked = { $seat_who ->
    [you] You pick
   *[other] { $seat } picks
} up a treasure on { $square }.
event-played = { $seat_who ->
    [you] You play
   *[other] { $seat } plays
} { $card } for { $ap } AP.
event-potion = { $seat_who ->
    [you] You gain
   *[other] { $seat } gains
}: { $potion }.
event-prayed = { $seat_who ->
    [you] You turn
   *[other] { $seat } turns
} up { $n ->
    [one] { $n } card
   *[other] { $n } cards
} with Faith.
event-prepared = { $part ->
    [heroes] The heroes are ready.
    [adventure] The adventure is chosen.
    [first-tile] The tile is laid.
    [treasure-bag] The treasure bag is filled.
   *[darkness-board] The Darkness is ready.
}
event-raged = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} Rage: now { $rage }.
event-recipe = { $seat_who ->
    [you] You pay
   *[other] { $seat } pays
} the recipe of { $item }.
event-recovered = { $monster } is { $mood ->
    [down] up again
   *[dazed] no longer stunned
}.
event-removed = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} carried off the tile.
event-removed_item = { $seat_who ->
    [you] You take
   *[other] { $seat } takes
} off { $item }.
event-reshuffled = The Darkness deck is shuffled.
event-revived = { $seat_who ->
    [you] You stand
   *[other] { $seat } stands
} again on { $square } with { $hp } Vitality.
event-rolled = { $seat_who ->
    [you] You roll
   *[other] { $seat } rolls
}: { $dice }.
event-rolls = { $monster } strikes at { $seat_who ->
    [you] you
   *[other] { $seat }
}: { $dice } against { $tn }, { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}.
event-rolls_again = { $monster } rolls its hits again: { $dice } against { $tn }, { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}.
event-rose = { $monster } rises again.
event-round = Round { $round } of { $rounds } begins.
event-searched = { $seat_who ->
    [you] You search
   *[other] { $seat } searches
} the deck.
event-shifted = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} now on { $square }.
event-shot = { $seat_who ->
    [you] You spend
   *[other] { $seat } spends
} { $n } Ammo: { $quiver } left.
event-shuffled = { $seat_who ->
    [you] Your discards become
   *[other] The discards of { $seat } become
} a new deck.
event-slain = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} slain on { $square }.
event-slew = { $seat_who ->
    [you] You slay { $monster } on { $square }.
   *[other] { $monster } on { $square } is slain.
}
event-spawned = { $monster } appears on { $square }.
event-spent_mp = { $seat_who ->
    [you] You spend
   *[other] { $seat } spends
} { $n } MP.
event-stage = { $monster } rises in a worse shape.
event-stays = { $card } stays in play.
event-strides = { $seat_who ->
    [you] You move
   *[other] { $seat } moves
} in this way: { $stride }.
event-struck = { $monster } hits { $seat_who ->
    [you] you
   *[other] { $seat }
} for { $n } damage.
event-swept = { $n } gold is gained for the treasure that lay around.
event-targets = { $monster } ×{ $n } against { $seat_who ->
    [you] you
   *[other] { $seat }
}: { $why ->
    [threat] the highest Threat
    [proximity] the nearest hero
    [arcane] a hero of Arcane
    [faith] a hero of Faith
    [guile] a hero of Guile
    [nature] a hero of Nature
    [rage] a hero of Rage
    [least_vitality] the least Vitality
    [most_damaged] the most wounded hero
    [most_targets] most heroes are hit there
    [last_damaged] the one it hit last
    [taunt] it is taunted
    [reach] the one in reach
    [alone] nobody else is there
   *[players] as you decided
}.
event-threat = { $seat_who ->
    [you] Your Threat
   *[other] The Threat of { $seat }
} is now { $threat }.
event-timer = { $timer ->
    [one] A rune is left
   *[other] { $timer } runes are left
}.
event-token = { $seat_who ->
    [you] You draw
   *[other] { $seat } draws
} a { $rarity ->
    [1] white
    [2] green
   *[3] blue
} token.
event-tries = { $monster } tries to { $power ->
    [burrow] burrow
   *[resurrect] rise again
}.
event-troubled = { $monster } is { $mood ->
    [down] knocked prone
   *[dazed] stunned
}.
event-turned = { $card } is turned over.
event-used_up = { $card } has done its work.
event-walked = { $seat_who ->
    [you] You walk
   *[other] { $seat } walks
} to { $square }.
event-wave = Wave { $wave } comes.
event-woke = { $monster } on { $square } wakes.
event-wounded = { $monster } loses { $n } Vitality and has { $life } left.
event-noticed = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} noticed.
event-fates = { $monster } rolls fate.
ending-cleared = The tile is cleared: everybody has won.
ending-waves = The last wave is beaten: everybody has won.
ending-slain = All heroes are slain: the Darkness has won.
ending-rounds = Time has run out: the Darkness has won.
picture-heading = Round { $round } of { $rounds } · { $phase }
picture-meter = Darkness
picture-wave = wave { $wave }, { $timer ->
    [one] { $timer } rune
   *[other] { $timer } runes
} left
picture-tokens = treasure to come: { $tokens }
picture-penalty = Penalty: { $omen }
picture-hero = { $hp }/{ $most } Threat { $threat } MP { $mp }
picture-rage = Rage { $n }
picture-faith = Faith { $n }
picture-quiver = Ammo { $n }
picture-face-down = Rage
picture-blow = { $monster } ×{ $n } on { $seat }
picture-blow-other = { $monster } ×{ $n }
picture-dice = Dice:
status-poisoned = poisoned
status-prone = prone
status-rising = getting up
status-stunned = stunned
status-webbed = webbed
status-cursed = cursed
status-frozen = frozen
status-slain = slain
status-gone = gone
event-takes = { $seat_who ->
    [you] You take up
   *[other] { $seat } takes up
} { $card }.
event-aims = { $seat_who ->
    [you] You aim
   *[other] { $seat } aims
} with { $card }.
event-done = { $card } is carried out.
event-places = A minion of the pack is placed.
event-overlooked = { $seat_who ->
    [you] You are
   *[other] { $seat } is
} not noticed.
event-nears = { $monster } goes on.
prompt-clear = { $card }: which Ongoing card do you clear?
reason-ammo-lies-in-space = Ammo that lies in an action space goes to the quiver in the Hero Deck Phase; pay with what the quiver holds.
reason-changed-hands = It has changed hands in this Hero Cycle already.
reason-choose-a-card = Choose a card first.
reason-choose-a-foe = Choose a foe first.
reason-choose-a-hero = Choose a hero first.
reason-choose-a-square = Choose a square first.
reason-choose-ammo = Say first how much Ammo you spend.
reason-choose-ongoing = Choose an Ongoing card first.
reason-clearing-spaces = The action spaces are being cleared.
reason-equipped = It is worn; take it off in Cleanup before you give it away.
reason-has-moved = You have spent MP already, and this card wants none.
reason-in-cleanup = Items are put on and taken off in Cleanup.
reason-is-webbed = You are caught in a web.
reason-keeping-one = You choose the card to keep now.
reason-needs-ammo = This attack needs Ammo.
reason-no-ammo = There is no Ammo in your quiver.
reason-no-ammo-discarded = There is no Ammo among your discards.
reason-no-card-left = No card is left.
reason-no-foe = There is no foe to choose.
reason-no-hero-in-reach = No hero is in range.
reason-no-lair-here = No lair is next to you.
reason-no-movement-chosen = You chose no movement in this Cycle Phase.
reason-no-mp = You have no MP left for that.
reason-no-ongoing = No Ongoing card of yours is in play.
reason-no-pair-of-ammo = No two Ammo lie next to each other in your discards.
reason-no-potions-now = Potions are drunk in the Hero Cycle, when a Darkness Cycle begins and before damage.
reason-no-rage-now = Rage is taken in the Hero Cycle, when a Darkness Cycle begins and when a target is chosen.
reason-no-room-for-a-lair = A lair does not fit there: it lies opposite to your entry, touches the purple zone and can be reached.
reason-no-square = There is no such square.
reason-no-such-item = There is no such item here.
reason-no-such-potion = You have no such potion.
reason-no-tools = You wear no tools.
reason-no-trade-now = Things change hands in the Hero Cycle and when a Darkness Cycle begins.
reason-no-way = There is no way to that square.
reason-not-adjacent = That hero does not stand next to you.
reason-not-aggressive = Move cards need aggressive movement, and you have chosen another.
reason-not-among-these = That is not among the choices.
reason-not-at-the-entry = Heroes start along the edge of their entry.
reason-not-hit = Nothing has hit you.
reason-not-in-deck = That card is not in your deck.
reason-not-in-hero-cycle = That is not done in the Hero Cycle.
reason-not-an-answer = At this moment a hero answers only with what is offered.
reason-not-in-inventory = You do not carry that; give what is in your pack.
reason-not-in-the-middle = Heroes start in the middle of the field.
reason-not-next-to-the-pack = It must stand next to another of the pack.
reason-not-for-a-pack = A pack stands with one minion in the purple zone, at least 4 squares from the heroes.
reason-not-ongoing = That is no Ongoing card in play.
reason-not-poisoned = You are not poisoned.
reason-not-to-wear = That is nothing to wear.
reason-not-webbed = You are not in a web.
reason-nothing-lies-here = No treasure lies on your square.
reason-one-ammo = This attack takes one Ammo.
reason-quiver-full = The quiver is full.
reason-rage-is-of-another = Rage is the Soldier’s.
reason-slot-changed = What you wear there was changed in this Cleanup already.
reason-slot-empty = You wear nothing there.
reason-square-out-of-reach = That square is out of range or sight.
reason-square-taken = Somebody stands there.
reason-stands-there = You stand there already.
reason-too-far = It takes { $n } MP, and you may spend { $mp }.
reason-too-few-cards = You have fewer than { $n } cards to discard.
reason-unhurt = You are not hurt.
reason-no-such-hero = There is no such hero here; choose one that is offered.
reason-clear-one = At least one Ongoing card must be cleared; choose one.
reason-hero-out-of-reach = That hero is out of range; choose a nearer one.
reason-is-chosen = That hero is chosen already; choose another or be done.
reason-not-oneself = This card helps others; choose another hero.
opt-foe-aim-at = { $monster } on { $square }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} at { $tn }+, { $percent } %{ $frightens ->
    [1] { "" }, after a Courage test
   *[0] { "" }
}
opt-ready-hero-cycle = Be ready: the Cycle Phase ends when all are
opt-ready-keep-one = Keep no card
picture-foes = { $mark } { $monster } ×{ $n }, hit at { $tn }+
picture-foes-asleep = { $mark } { $monster } ×{ $n }, hit at { $tn }+ ({ $asleep } not yet active, they wake within { $squares } squares plus Threat)

## what speaks for and against an option

why-hits = Hits in about { $percent }% of cases ({ $n ->
    [one] { $n } hit die
   *[other] { $n } hit dice
}).
why-hits-this = Hits in about { $percent }% of cases: { $n ->
    [one] { $n } hit die
   *[other] { $n } hit dice
} against { $tn }.
why-life = { $monster }: { $life } Vitality.
why-heals = Gives back { $n } Vitality; you have { $hp }.
why-wounded = { $other_seat } has { $hp } Vitality and lacks { $n }.
why-meter = The Darkness Meter rises to { $n } of { $full }.
why-darkness = Then the Darkness acts: { $n ->
    [0] nothing is awake.
    [one] { $n } monster is awake.
   *[other] { $n } monsters are awake.
}
why-threat-stays = A filled space does not lower your Threat of { $threat }.
why-reached = { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
} can strike at { $square } in the next cycle; you have { $hp } Vitality.
why-wakes = { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
} would wake.
why-treasure = A treasure lies on { $square }.
