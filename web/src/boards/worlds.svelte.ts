// Which world draws which game: the folder of the game's name, loaded when it is wanted. A game without one is played
// on the plain table, or on the board that its own package brings.
import { Trouble } from '../lib/api';
import { language } from '../lib/language.svelte';
import { t } from '../lib/texts';
import { openAddOn } from './addon/open';
import type { OpenWorld, World } from './world';

const FOUND = import.meta.glob<{ default: World }>('./*/world.ts');
const PLAIN = 'plain';

export const worldName = (game: string): string => (`./${game}/world.ts` in FOUND ? game : PLAIN);

/** The worlds that were loaded, for cards and lists of games. */
class Covers {
  #known = $state.raw<Readonly<Record<string, World>>>({});
  #coming = new Map<string, Promise<World>>();

  /** The world of a game, as soon as it is here. */
  of = (game: string): World | undefined => this.#known[worldName(game)];

  /** Fetch the worlds of some games, once; a failure is fetched again. */
  load = (games: readonly string[]): Promise<World[]> => Promise.all(games.map((game) => this.#load(worldName(game))));

  /** The same for whoever does not wait. */
  want = (games: readonly string[]): void => void this.load(games).catch(() => {});

  #load(name: string): Promise<World> {
    let coming = this.#coming.get(name);
    if (!coming) {
      coming = this.#fetch(name);
      coming.catch(() => this.#coming.delete(name));
      this.#coming.set(name, coming);
    }
    return coming;
  }

  async #fetch(name: string): Promise<World> {
    const [{ default: world }] = await fetched(Promise.all([FOUND[`./${name}/world.ts`]!(), language.learn(name)]));
    this.#known = { ...this.#known, [name]: world };
    return world;
  }
}

/** A piece of the client that does not come is a server that does not answer. */
const fetched = <T>(piece: Promise<T>): Promise<T> =>
  piece.catch(() => {
    throw new Trouble(t('trouble-no-server'));
  });

export const covers = new Covers();

/** The world of a game with all that is drawn at its table; `board` is the module of an add-on package, if it has one. */
export async function openWorld(game: string, board: string): Promise<OpenWorld> {
  const [world] = await covers.load([board ? PLAIN : game]);
  const stage = await fetched(world!.stage());
  return board ? openAddOn(board, { ...world!, ...stage }) : { ...world!, ...stage };
}
