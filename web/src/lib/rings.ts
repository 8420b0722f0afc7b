// Fingers that point at the board: each seat has a few, and none stays for long.
export type Ring = { id: number; seat: number; what: string; label: boolean; at: number };

export const STAYS = 4_000; // ms a ring is seen
const NEWS = 10_000; // ms until somebody who points again says again what it means
const AT_MOST = 3; // rings of one seat

/** The rings after a seat has pointed; only the first for a while carries a label. */
export function pointed(rings: readonly Ring[], last: number | undefined, ring: Omit<Ring, 'label'>): Ring[] {
  const label = last === undefined || ring.at - last > NEWS;
  const others = rings.filter(({ seat, what }) => seat !== ring.seat || what !== ring.what);
  const own = others.filter(({ seat }) => seat === ring.seat);
  const tooMany = own.slice(0, Math.max(0, own.length + 1 - AT_MOST));
  return [...others.filter((one) => !tooMany.includes(one)), { ...ring, label }];
}
