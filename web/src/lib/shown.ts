// A state as the boards see it: what everybody sees and what this viewer knows beyond it are one view.
import type { State } from '../wire';

export type Shown = Omit<State, 'public' | 'own'> & { view: Record<string, unknown> };

/** The two parts of the view put together. */
export function shown({ public: everybody, own, ...state }: State): Shown {
  return { ...state, view: { ...everybody, ...own } };
}
