'''"""What lies in the box of one match of Myth: cards, monsters, items and the tile as the rules read them.

Flat tables; every state of the match has the same ones. The numbers of words (O_, A_, K_, W_ ...) stand in ops.py and
kinds.py, the small classes (Op, Aura, Strike, Recipe, Power) in printed.py. "By kind" means by kind of hero card (0..114, in the order
of content/hero_cards.yaml: acolyte, apprentice, archer, brigand, soldier, base before novice); a copy is a number 0..29
within its class, the base cards 0..24, the novice cards 25..29. Sets of kinds are ints, bit k standing for kind k.

settings      settings: dict              mode: MODE_        open_hands, figures_box, deck_all, first_printing: bool
              first_wave, rounds: int     seats: int         seat_hero: list[int]  seat -> class; hero_seat: class -> seat, -1
heroes        by class: hero_ids, hero_symbol, hero_vitality, hero_movement, hero_courage, hero_d10, hero_fd, hero_faith,
              hero_spaces, hero_hand, hero_threat: list[int]; hero_arcing: list[bool] monsters never block her sight
              hero_gear: list[list[int]]  kinds of items worn at the start
cards         copy_kind: list[int]        [class * 30 + copy] -> kind
              kind_first, kind_count: list[int]   by class, its kinds
              kind_copies: list[int]      by kind, the set of copies (bits 0..29)
              deck: list[int]             by class, the set of copies that the deck is built of
              hero_copies: list[list[int]]        by class: [keyword bit number] -> set of copies with it
              by kind: card_ids: list[str]; card_hero, card_rank, card_type, card_ap, card_damage (-1: deals none),
              card_keywords (K_ bits), card_windows (W_ bits), card_dice (DICE_: whose dice an attack rolls): list[int]
              card_free: list[bool]       may be played whatever the movement: the type stays open
              card_shield: list[bool]     needs an equipped shield
              card_same: list[int]        the kind it is a further copy of, or itself
              [kind * 4 + M_]: allowed: list[bool]; entry_d10, entry_fd, entry_tn, entry_damage, entry_dot: list[int];
              entry_after: list[int]      the entry counts only after so many squares moved before
              card_range: list[int]       [kind * 4 + M_]; RANGE_WEAPON.. below 0, 0 itself, else squares
              followers: list[int]        by kind, set of kinds that may follow it in a combo; 0: it ends none open
              leaders: list[int]          by kind, set of kinds that it may follow
              does: list[list[Op]]        by kind; in_play: list[list[Aura]]
              aura_kinds: list[int]       by aura A_, set of kinds that have it (first filter of any aura question)
monsters      by kind of monster (0..13: grubber, mucker, crawler_melee, crawler_ranged, stalker, shambler, soulless, yardu,
              terror_stage_1, terror_stage_2, larva, lair_tribal, lair_insect, lair_undead):
              monster_ids: list[str]; monster_family (-1: none), monster_size, monster_classes (C_ bits), monster_defense,
              monster_vitality, monster_movement, monster_courage (0: always passes), monster_range (Threat range; -1: always
              active), monster_ap (in the Refresh Phase, of mini-boss and boss), monster_base (1, 2, 4 squares wide),
              monster_fd (rolled once after all attacks), monster_figures (printed; 0: a token), monster_captain (kind, -1),
              monster_next (kind of the next stage, -1), monster_immune (IMMUNE_ bits), monster_drops (treasure): list[int]
              monster_frightens: list[bool]   attacking it needs a Courage test
              priorities: list[list[int]] P_; strikes: list[list[Strike]]; recipes: list[list[Recipe]] (from the bottom of
              the card to the top, as they are tried); powers: list[list[Power]]
              leads: list[int]            by kind, the kind of minion that attacks better near it, -1
              lead_range, lead_tn: list[int]
              lair_of, minions_of, captain_of: by family: kind; list of kinds; kind
              spawn: list[list[int]]      [family * 2 + (0 normal, 1 heavy)] -> number by kind of monster
              lair_base, lair_per_hero: list[int]   by family, the minions that a lair begins with
              figures_total: int
items         by kind of item: item_ids: list[str]; item_rarity, item_slot, item_copies, item_price, item_sell (-1: none),
              item_kinds (IS_ bits), item_range, item_d10, item_fd, item_tn (attacks on the wearer), item_vitality, item_mp
              (below 0: a drawback), item_free_mp (not a Move), item_courage (on the TN), item_faith, item_notice (on the TN),
              item_capacity, item_priority (Threat for targets), item_threat_cap (10: none), item_gold, item_potion (-1),
              item_traits (TRAIT_ bits): list[int]; item_recipes: list[list[Recipe]]
              rarity_items: list[list[int]]   by colour, kinds; bag: list[int] tokens by colour at the start (brown 0)
              token_supply: list[int]
              potion_amount: list[int], potion_offered: list[bool]   by POTION_
darkness      by card: omen_ids: list[str]; omen_event, omen_if, omen_event_amount, omen_threshold, omen_penalty,
              omen_penalty_amount, omen_lasts, omen_spawn, omen_spawn_ap, omen_spawn_threat: list[int]
              order: list[int]            sizes in the order of activation
waves         by wave 0..9: wave_types (1..3), wave_minions, wave_captains (per edge), wave_big (-1; SIZE_MINI_BOSS, SIZE_BOSS)
              wave_ap: list[int]          [types in play - 1] AP more in the Refresh Phase per wave: wave_ap[(types - 1) * 10 + wave]
tile          map: TiledMap               12x12, cells 0..143 row by row from the north west
              map_id: str; red, blue, purple: int (sets of cells; red and blue cells cannot be entered); treasure: int
              lairs_least, lairs_most, packs_least, packs_most, pack_least, pack_most, pack_distance: int
"""
'''
