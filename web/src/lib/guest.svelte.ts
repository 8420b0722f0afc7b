// Who is at this browser.
import type { Me } from '../wire';
import { api } from './api';

class Guest {
  me = $state.raw<Me | null>(null);

  async meet(): Promise<void> {
    this.me ??= await api.me();
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
