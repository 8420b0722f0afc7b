// Opens the board of an add-on package. A board that cannot be loaded never keeps a game from being played.
import { at } from '../../lib/places.svelte';
import type { OpenWorld } from '../world';
import type { BoardModule } from './board';

export async function openAddOn(address: string, plain: OpenWorld): Promise<OpenWorld> {
  const [{ default: Board }, module] = await Promise.all([import('./Board.svelte'), load(address)]);
  return {
    ...plain,
    Board,
    addon: { module },
    phases: module?.phases ?? plain.phases,
    onBoard: (choice) => module?.draws?.(choice.code) ?? true,
  };
}

async function load(address: string): Promise<BoardModule | null> {
  try {
    const module = (await import(/* @vite-ignore */ new URL(at(address), location.href).href)) as Partial<BoardModule>;
    if (typeof module.mount === 'function') return module as BoardModule;
    console.error(`${address} exports no function mount(element, table).`);
  } catch (why) {
    console.error(why); // whoever wrote the board looks here
  }
  return null;
}
