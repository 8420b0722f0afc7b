import Luck from '~icons/game-icons/perspective-dice-six-faces-random';
import Initiative from '~icons/game-icons/sprint';
import Force from '~icons/game-icons/mighty-force';
import Quickness from '~icons/game-icons/fast-arrow';
import Focus from '~icons/game-icons/bullseye';
import Extreme from '~icons/game-icons/third-eye';
import Gland from '~icons/game-icons/vial';
import Leg from '~icons/game-icons/wingfoot';
import Scales from '~icons/game-icons/fish-scales';
import Spikes from '~icons/game-icons/spikes';
import Sword from '~icons/game-icons/pointy-sword';
import Shield from '~icons/game-icons/checked-shield';
import Rage from '~icons/game-icons/enrage';
import Eyestalk from '~icons/game-icons/eyestalk';
import OneEyed from '~icons/game-icons/one-eyed';
import SnailEyes from '~icons/game-icons/snail-eyes';
import SixEyes from '~icons/game-icons/six-eyes';
import SpikedSnail from '~icons/game-icons/spiked-snail';
import Octopus from '~icons/game-icons/octopus';

export const ITEMS = {
  luck: Luck,
  initiative: Initiative,
  force: Force,
  quickness: Quickness,
  focus: Focus,
  extreme_focus: Extreme,
  guile_gland: Gland,
  extra_leg: Leg,
  scales: Scales,
  spikes: Spikes,
  sword: Sword,
  shield: Shield,
  rage: Rage,
};
export const MUTANTS = [SnailEyes, Eyestalk, SpikedSnail, OneEyed, Octopus, SixEyes];
