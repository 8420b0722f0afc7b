// Pieces that leave one place and come to another glide there. (Svelte's crossfade also scales, by sizes that may be 0.)
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

type Key = { key: number };

/** An `out:` and an `in:` for elements that stand for the same piece. */
export function glide(
  duration: () => number,
): [(node: Element, key: Key) => TransitionConfig, (node: Element, key: Key) => () => TransitionConfig] {
  const left = new Map<number, DOMRect>();
  return [
    (node, { key }) => {
      left.set(key, node.getBoundingClientRect());
      return { duration: 0 };
    },
    (node, { key }) =>
      () => {
        const from = left.get(key);
        left.delete(key);
        const to = node.getBoundingClientRect();
        if (!from) return { duration: duration(), css: (now) => `opacity: ${now}` };
        const [x, y] = [from.left - to.left, from.top - to.top];
        return {
          duration: duration(),
          easing: cubicOut,
          css: (_, rest) => `translate: ${rest * x}px ${rest * y}px`,
        };
      },
  ];
}
