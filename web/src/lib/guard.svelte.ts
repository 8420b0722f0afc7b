// Watches everything that acts when it is pressed, and lets nothing act that has only just come (fresh.svelte.ts).
import { Fresh, SETTLE, settled, type Seen, type Since } from './fresh.svelte';

/** Options wherever they are drawn, the buttons of the prompt, and what else says of itself that it acts. */
const ACTS = '[data-code], .prompt .acts button, [data-acts]';
const PRESSING = new Set(['Enter', ' ']);
const SIGN = 'data-early'; // it was pressed too early: it shows that it noticed

const code = (element: Element): string | null => element.getAttribute('data-code');

/** What is drawn on a board stays where it is, and comes when one picks a piece: there only the question is new. */
function seen(element: Element): Seen {
  const key = code(element) ?? element.getAttribute('aria-label') ?? element.textContent.trim();
  if (!(element instanceof HTMLElement) || element.closest('.board')) return { key, place: 'board' };
  return { key, place: `${element.offsetLeft} ${element.offsetTop} ${element.offsetParent?.className ?? ''}` };
}

const within = (element: Element, { clientX: x, clientY: y }: MouseEvent): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** Guard everything below an element, which itself may have come just now; the function it gives ends that. */
export function guard(root: HTMLElement, fresh: Fresh, sudden = false): () => void {
  let since: Since | null = sudden ? new Map() : null;
  let timer = 0;
  let frame = 0;
  const came = new WeakMap<Element, number>();
  const down = new Map<string, number>(); // keys that are held, and since when

  function look(): void {
    frame = 0;
    const elements = [...root.querySelectorAll(ACTS)];
    for (const old of root.querySelectorAll('[data-fresh]'))
      // what acts no longer hinders nobody
      if (!old.matches(ACTS)) old.removeAttribute('data-fresh');
    const now = performance.now();
    since = settled(since, elements.map(seen), now);
    let next = Infinity;
    [...since.values()].forEach((one, i) => {
      const element = elements[i]!;
      const from = one.place === 'board' ? -Infinity : one.since;
      const option = code(element);
      const young = now - from < SETTLE;
      if (young) next = Math.min(next, from + SETTLE - now);
      const early = young || fresh.resting || (option !== null && fresh.codes.has(option));
      if (early) came.set(element, now);
      element.toggleAttribute('data-fresh', early);
    });
    clearTimeout(timer);
    if (next < Infinity) timer = window.setTimeout(look, next + 1);
  }

  /** After the page was changed, and before it is shown. */
  const soon = (): void => void (frame ||= requestAnimationFrame(look));

  function stop(event: Event, element: Element): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    element.setAttribute(SIGN, '');
    setTimeout(() => element.removeAttribute(SIGN), SETTLE);
  }

  function pointed(event: MouseEvent): void {
    const target = event.target as Element;
    if (event.type === 'click' && event.detail === 0) return clicked(event, target.closest(ACTS));
    // what is fresh lets the pointer through, to what lies behind it
    const early = [...root.querySelectorAll('[data-fresh]')].find(
      (element) => element instanceof HTMLElement && within(element, event),
    );
    if (early && (early.contains(target) || target.contains(early))) stop(event, early);
    else if (event.type === 'click' && target.closest(ACTS)) fresh.rest();
  }

  /** A click by a key that went down before the thing was there is none. */
  function clicked(event: MouseEvent, element: Element | null): void {
    if (!element) return;
    const held = Math.min(Infinity, ...[...PRESSING].flatMap((key) => down.get(key) ?? []));
    if (element.hasAttribute('data-fresh') || (held < Infinity && held < (came.get(element) ?? -Infinity)))
      stop(event, element);
    else fresh.rest();
  }

  function pressed(event: KeyboardEvent): void {
    if (!event.repeat) down.set(event.key, performance.now());
    const element = PRESSING.has(event.key) ? (event.target as Element).closest(ACTS) : null;
    if (element && (event.repeat || element.hasAttribute('data-fresh'))) stop(event, element);
  }

  /** The click by a space bar comes with its release: only then it is up. */
  const released = (event: KeyboardEvent): void => void setTimeout(() => down.delete(event.key));

  const watch = new MutationObserver(soon);
  watch.observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['data-code', 'hidden'],
  });
  const pointing = ['pointerdown', 'click'] as const;
  for (const kind of pointing) window.addEventListener(kind, pointed, true);
  window.addEventListener('keydown', pressed, true);
  window.addEventListener('keyup', released, true);
  const unlisten = $effect.root(() => {
    $effect(() => {
      void fresh.codes;
      void fresh.resting;
      look();
    });
  });
  return () => {
    unlisten();
    watch.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const kind of pointing) window.removeEventListener(kind, pointed, true);
    window.removeEventListener('keydown', pressed, true);
    window.removeEventListener('keyup', released, true);
  };
}

/** For what comes in the place of something else, under a hand that is still clicking. */
export const guarded = (root: HTMLElement): (() => void) => guard(root, new Fresh(), true);
