// How the map lies on the page: drawn by a finger or the mouse, zoomed by wheel, pinch or button; else it fits by itself.
import { WIDE, type Map_ } from './city';

const FINGER = 46; // px that a hex is wide at least
const MOST = 2.4; // px per unit
const DRAG = 6; // px before a press becomes a drag

export type Room = { w: number; h: number; left: number; top: number; right: number; bottom: number };

export class Pan {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  moving = $state(false); // under a finger: no glide
  #free = false; // somebody has moved it
  #fingers = new Map<number, [number, number]>();
  #pressed: [number, number] | null = null;
  #dragged = false;

  /** The whole city, or as much of it as can be touched, around a hex. */
  fit(map: Map_, room: Room, around: number, anyway = false): void {
    if (this.#free && !anyway) return;
    this.#free = false;
    const [wide, high] = [room.w - room.left - room.right, room.h - room.top - room.bottom];
    if (wide <= 0 || high <= 0) return;
    const all = Math.min(wide / map.box[2], high / map.box[3]);
    this.k = Math.min(1.35, Math.max(all, FINGER / WIDE));
    if (this.k <= all + 0.001 || around < 0)
      this.centre(map.box[0] + map.box[2] / 2, map.box[1] + map.box[3] / 2, room);
    else this.centre(map.at[around]![0], map.at[around]![1], room);
    this.clamp(map, room);
  }

  centre(x: number, y: number, room: Room): void {
    this.x = room.left + (room.w - room.left - room.right) / 2 - x * this.k;
    this.y = room.top + (room.h - room.top - room.bottom) / 2 - y * this.k;
  }

  /** A hex comes into sight, if it is not. */
  show(map: Map_, room: Room, place: number): void {
    const at = map.at[place];
    if (!at) return;
    const [x, y] = [this.x + at[0] * this.k, this.y + at[1] * this.k];
    const edge = (WIDE / 2) * this.k + 8;
    if (
      x > room.left + edge &&
      x < room.w - room.right - edge &&
      y > room.top + edge &&
      y < room.h - room.bottom - edge
    )
      return;
    this.centre(at[0], at[1], room);
    this.clamp(map, room);
  }

  /** The city stays in sight: where it is smaller than the room in its middle, else up to its edges. */
  clamp(map: Map_, room: Room): void {
    const along = (at: number, from: number, long: number, near: number, far: number): number => {
      const size = long * this.k;
      const [low, high] = [far - size - from * this.k, near - from * this.k];
      return size <= far - near ? Math.min(low, Math.max(high, at)) : Math.min(high + 40, Math.max(low - 40, at));
    };
    this.x = along(this.x, map.box[0], map.box[2], room.left, room.w - room.right);
    this.y = along(this.y, map.box[1], map.box[3], room.top, room.h - room.bottom);
  }

  zoom(by: number, px: number, py: number, map: Map_, room: Room): void {
    const k = Math.min(MOST, Math.max(0.3, this.k * by));
    this.x = px - ((px - this.x) * k) / this.k;
    this.y = py - ((py - this.y) * k) / this.k;
    this.k = k;
    this.#free = true;
    this.clamp(map, room);
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.#pressed = [event.clientX, event.clientY];
    if (this.#fingers.size === 1) this.#dragged = false;
  }

  move(event: PointerEvent, map: Map_, room: Room, corner: DOMRect): void {
    const was = this.#fingers.get(event.pointerId);
    if (!was || !this.#pressed) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!this.#dragged && Math.hypot(x - this.#pressed[0], y - this.#pressed[1]) < DRAG) return;
    this.#dragged = this.moving = this.#free = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, [x, y]);
    if (other) {
      const before = Math.hypot(was[0] - other[0], was[1] - other[1]);
      const now = Math.hypot(x - other[0], y - other[1]);
      if (before > 0)
        this.zoom(now / before, (x + other[0]) / 2 - corner.left, (y + other[1]) / 2 - corner.top, map, room);
      return;
    }
    this.x += x - was[0];
    this.y += y - was[1];
    this.clamp(map, room);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (!this.#fingers.size) this.moving = false;
  }

  /** Whether the click that comes now ends a drag. */
  get dragged(): boolean {
    const was = this.#dragged;
    this.#dragged = false;
    return was;
  }
}
