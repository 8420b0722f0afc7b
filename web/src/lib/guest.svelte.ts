// Who is at this browser.
import type { Me } from '../wire';
import { api } from './api';
import { language } from './language.svelte';

class Guest {
  me = $state.raw<Me | null>(null);

  #called = ''; // the language of a name that was given, not chosen

  /** Somebody without a name of their own is called in the language of the page. */
  async meet(): Promise<void> {
    if (this.me && (this.me.known || this.#called === language.now)) return;
    this.#called = language.now;
    this.me = await api.me();
  }

  async rename(nickname: string): Promise<void> {
    this.me = await api.rename(nickname);
  }

  async forget(): Promise<void> {
    await api.forget();
    this.me = null;
    await this.meet();
  }
}

export const guest = new Guest();
