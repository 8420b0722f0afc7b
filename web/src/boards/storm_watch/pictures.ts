import Driftwood from '~icons/game-icons/half-log';
import Pitch from '~icons/game-icons/barrel';
import Flint from '~icons/game-icons/flint-spark';
import Sailcloth from '~icons/game-icons/sail';
import Boat from '~icons/game-icons/sailboat';
import WeatherGlass from '~icons/game-icons/thermometer-scale';
import Bell from '~icons/game-icons/ringing-bell';
import Hare from '~icons/game-icons/rabbit-head';
import Moon from '~icons/game-icons/moon';
import Crow from '~icons/game-icons/raven';
import Boot from '~icons/game-icons/leather-boot';
import Axe from '~icons/game-icons/wood-axe';
import Lantern from '~icons/game-icons/lantern-flame';
import Anchor from '~icons/game-icons/anchor';
import Flute from '~icons/game-icons/flute';
import Tankard from '~icons/game-icons/beer-stein';

export const CARDS: Record<string, typeof Boat> = {
  driftwood: Driftwood,
  pitch: Pitch,
  flint: Flint,
  sailcloth: Sailcloth,
  boat: Boat,
  weather_glass: WeatherGlass,
};
export const OMENS: Record<string, typeof Boat> = {
  drowned_bell: Bell,
  grey_hare: Hare,
  red_moon: Moon,
  three_crows: Crow,
  empty_boots: Boot,
};
export const TRADES: Record<string, typeof Boat> = {
  forester: Axe,
  lamplighter: Lantern,
  sailor: Anchor,
  piper: Flute,
  innkeeper: Tankard,
};
export { default as Crate } from '~icons/game-icons/wooden-crate';
export { default as Gust } from '~icons/game-icons/wind-slap';
export { default as Rain } from '~icons/game-icons/heavy-rain';
