// How wide the screen is; the same widths stand in the style sheets.
import { MediaQuery } from 'svelte/reactivity';

const phones = new MediaQuery('(max-width: 940px)');
const tablets = new MediaQuery('(max-width: 1180px)');

export const screen = {
  /** A phone: one pane at a time. */
  get narrow(): boolean {
    return phones.current;
  },
  /** A tablet or less: the board before the drawer. */
  get tight(): boolean {
    return tablets.current;
  },
};
