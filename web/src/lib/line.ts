// The line to a table: a socket that opens itself again until it is hung up, or the server wants no more of us.
import type { ClientMessage, ServerMessage } from '../wire';
import { socket } from './places.svelte';

const SOON = 400; // ms before the first try to reconnect
const LATE = 5_000;

export type Ear = {
  opened: () => void;
  heard: (message: ServerMessage) => void;
  /** The line broke; for good when there is no such table, or no place for us there. */
  lost: (forGood: boolean) => void;
};

export class Line {
  #socket: WebSocket | null = null;
  #wait = SOON;
  #timer = 0;
  #broken = false;
  #left = false;

  constructor(
    private path: string,
    private ear: Ear,
  ) {
    document.addEventListener('visibilitychange', this.#awake);
    addEventListener('online', this.#awake);
    this.#connect();
  }

  hangUp(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    document.removeEventListener('visibilitychange', this.#awake);
    removeEventListener('online', this.#awake);
  }

  /** Whether it went out. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Everything is in order: if it breaks again, the next try is soon. */
  well(): void {
    this.#broken = false;
    this.#wait = SOON;
  }

  /** Break the line, to begin anew. */
  again(): void {
    this.#socket?.close();
  }

  #connect(): void {
    this.#socket = new WebSocket(socket(this.path));
    this.#socket.onopen = () => this.ear.opened();
    this.#socket.onmessage = (event) => this.ear.heard(JSON.parse(event.data as string) as ServerMessage);
    this.#socket.onclose = (event) => this.#lost(event);
  }

  #lost(event: CloseEvent): void {
    if (this.#left) return;
    const forGood = event.code >= 4400 && event.code < 4500;
    this.#broken = true;
    this.ear.lost(forGood);
    if (forGood) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.7, LATE);
  }

  #awake = (): void => {
    if (document.hidden || this.#left || !this.#broken) return;
    clearTimeout(this.#timer);
    this.#wait = SOON;
    this.#connect();
  };
}
