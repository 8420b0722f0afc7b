// The arithmetic of a chart with one line per seat: where ticks stand, and labels that do not cover each other.

/** Round numbers from low to high, about `most` steps. */
export function ticks(low: number, high: number, most = 5): number[] {
  const rough = Math.max(1, (high - low) / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((one) => one >= rough)!;
  const first = Math.floor(low / step) * step;
  const found = [first];
  while (found.at(-1)! < high) found.push(found.at(-1)! + step);
  return found;
}

/** The same heights in the same order, at least `gap` apart and none below `bottom`. */
export function apart(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  for (let i = 1; i < order.length; i += 1) found[order[i]!] = Math.max(found[order[i]!]!, found[order[i - 1]!]! + gap);
  let most = bottom;
  for (const i of order.toReversed()) {
    found[i] = Math.min(found[i]!, most);
    most = found[i] - gap;
  }
  return found;
}

/** Which of so many marks are written on, when not more than `most` fit: the first, the last, and every so many between. */
export function written(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil((count - 1) / Math.max(1, most - 1)));
  const found = Array.from({ length: count }, (_, i) => i).filter((i) => i % every === 0);
  const last = count - 1;
  if (found.at(-1) !== last) found.splice(last - found.at(-1)! < every / 2 ? -1 : found.length, 1, last);
  return found;
}
