// What has only just appeared, or moved to where the pointer is, takes no click and no key yet: whoever was about to
// press something else meant that. The same moment of rest follows everything one does, so a double click is one choice.
import type { Msg, OptionState } from '../wire';

export const SETTLE = 350; // ms

type Question = { prompt: Msg | null; options: readonly OptionState[] };

/** The options of a question that were not there a moment ago, or meant something else. */
export function appeared(before: Question | null, now: Question): string[] {
  if (!before) return [];
  const same = before.prompt?.key === now.prompt?.key;
  const known = new Set(same ? before.options.map(({ code }) => code) : []);
  return now.options.map(({ code }) => code).filter((code) => !known.has(code));
}

export class Fresh {
  codes = $state.raw<ReadonlySet<string>>(new Set()); // options that cannot be chosen yet
  resting = $state(false); // one has just acted
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** They stay fresh for a moment, each for its own. */
  add(codes: readonly string[]): void {
    if (!codes.length) return;
    this.codes = new Set([...this.codes, ...codes]);
    setTimeout(() => {
      this.codes = new Set([...this.codes].filter((code) => !codes.includes(code)));
    }, SETTLE);
  }

  /** One has acted: nothing takes the second half of a double click. */
  rest(): void {
    this.resting = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.resting = false), SETTLE);
  }
}

/** Something that can be pressed: what it is, and where it stands. */
export type Seen = { key: string; place: string };
export type Since = ReadonlyMap<string, Seen & { since: number }>;

/** Since when each thing has been what and where it is; what was there at the first look always was. */
export function settled(before: Since | null, seen: readonly Seen[], now: number): Since {
  const times = new Map<string, number>(); // the same thing may stand in several places
  return new Map(
    seen.map(({ key, place }) => {
      const time = times.get(key) ?? 0;
      times.set(key, time + 1);
      const name = `${key} ${time}`;
      const known = before?.get(name);
      const since = !before ? -Infinity : known?.place === place ? known.since : now;
      return [name, { key, place, since }];
    }),
  );
}
