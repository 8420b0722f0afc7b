import Archive from '~icons/game-icons/archive-research';
import Bookshelf from '~icons/game-icons/bookshelf';
import Coins from '~icons/game-icons/two-coins';
import Cross from '~icons/game-icons/hospital-cross';
import Crystal from '~icons/game-icons/crystal-ball';
import Healing from '~icons/game-icons/healing';
import Fist from '~icons/game-icons/fist';
import Glass from '~icons/game-icons/magnifying-glass';
import House from '~icons/game-icons/house';
import Lighthouse from '~icons/game-icons/lighthouse';
import Potion from '~icons/game-icons/standing-potion';
import OpenBook from '~icons/game-icons/open-book';
import Prayer from '~icons/game-icons/prayer';
import Rings from '~icons/game-icons/linked-rings';
import Router from '~icons/game-icons/wifi-router';
import Runner from '~icons/game-icons/run';
import Shield from '~icons/game-icons/magic-shield';
import Skull from '~icons/game-icons/death-skull';
import Splash from '~icons/game-icons/droplet-splash';
import Envelope from '~icons/game-icons/envelope';
import Telescope from '~icons/game-icons/telescope';
import Hourglass from '~icons/game-icons/hourglass';
import Boot from '~icons/game-icons/walking-boot';

type Picture = typeof Boot;
export const HEROES: Record<string, Picture | undefined> = {
  toru_kodai: Archive,
  chihiro_sakura: Runner,
  shiro_kanda: Bookshelf,
  takuan: Prayer,
  rex: Fist,
  amanogawa: Telescope,
  richard: Envelope,
  yukari_mizuno: Healing,
};
export const FACILITIES: Record<string, Picture | undefined> = {
  base: Lighthouse,
  internet_cafe: Router,
  library: Bookshelf,
  laboratory: Potion,
  fortune_teller: Crystal,
  secondhand_bookstore: OpenBook,
  blank: House,
  hospital: Cross,
};
export const DEEDS: Record<string, Picture | undefined> = {
  move: Boot,
  search: Glass,
  research: OpenBook,
  clean: Splash,
  earn: Coins,
};
const ABILITIES: readonly [Picture, string][] = [
  [Splash, 'long_range_removal area_decontamination piercing_removal great_cleansing'],
  [Fist, 'combat_boost opening_blow battle_trance'],
  [Healing, 'healing robust energy_drain renewal'],
  [Archive, 'informant_a informant_b'],
  [OpenBook, 'quick_study deep_reading'],
  [Glass, 'street_sense'],
  [Coins, 'side_job'],
  [Boot, 'brisk_pace footwork slip_through gate_step season_ticket'],
  [Shield, 'paper_ward defence_boost sanctuary'],
  [Rings, 'bit_weaver unbroken_chain second_chance'],
  [Prayer, 'steady_mind'],
  [Hourglass, 'extra_action'],
];
/** The picture of an ability card; those that do alike look alike. */
export const abilityPicture = (name: string): Picture =>
  ABILITIES.find(([, names]) => names.split(' ').includes(name))?.[0] ?? Rings;
export { Coins, Glass, OpenBook, Skull };
