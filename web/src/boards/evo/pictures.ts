import Plates from '~icons/game-icons/stegosaurus-scales';
import LargeHorn from '~icons/game-icons/rhinoceros-horn';
import Shell from '~icons/game-icons/turtle-shell';
import Flippers from '~icons/game-icons/dolphin';
import Wings from '~icons/game-icons/feathered-wing';
import Regeneration from '~icons/game-icons/salamander';
import Babies from '~icons/game-icons/dinosaur-egg';
import Sense from '~icons/game-icons/third-eye';
import Cave from '~icons/game-icons/cave-entrance';
import Rush from '~icons/game-icons/embrassed-energy';
import Thighs from '~icons/game-icons/leg';
import Chameleon from '~icons/game-icons/chameleon-glyph';
import Card from '~icons/game-icons/card-pickup';
import { GLYPHS } from './glyphs';

export const UNIQUE: Record<string, typeof Plates> = {
  bony_plates: Plates,
  large_horn: LargeHorn,
  thick_shell: Shell,
  flippers: Flippers,
  wings: Wings,
  regeneration: Regeneration,
  killer_babies: Babies,
  sixth_sense: Sense,
  cave_dweller: Cave,
  adrenaline_rush: Rush,
  strong_thighs: Thighs,
  chameleon_skin: Chameleon,
};
export const EventCard = Card;
/** The signs of what an event card does; two: from the one to the other. */
export const CARD_SIGNS: Record<string, string[]> = {
  prescience: ['sixth_sense'],
  early_thaw: ['cold', 'hot'],
  ash_veil: ['hot', 'cold'],
  patient_breeder: ['vial'],
  great_march: ['legs'],
  hidden_pass: ['cave_dweller'],
  charge: ['horn'],
  old_guard: ['bony_plates'],
  double_clutch: ['egg'],
  far_nest: ['thick_shell'],
  barren_year: ['egg', 'deadly'],
  shelter: ['thermoregulation'],
  bad_moult: ['fur', 'deadly'],
};
export const NORMAL: Record<string, string> = {
  legs: GLYPHS.legs,
  horn: GLYPHS.horn,
  thermoregulation: GLYPHS.thermo,
  fur: GLYPHS.fur,
  egg: GLYPHS.egg,
  vial: GLYPHS.vial,
};
