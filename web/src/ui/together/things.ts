// What a board has named: whatever carries `data-what`.

const seen = (element: Element): boolean => element.getClientRects().length > 0;
const named = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.table [data-what]')].filter(seen);

/** The thing of a name, on the board if it is there. */
export const thing = (what: string): HTMLElement | undefined => {
  const all = named().filter((element) => element.dataset['what'] === what);
  return all.find((element) => element.closest('.board')) ?? all[0];
};

/** All text within, a space between any two pieces: the cells of a row must not run together. */
function words(element: Element): string {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walk.nextNode()) found.push(walk.currentNode.textContent ?? '');
  return found.join(' ');
}

/** What a thing is called aloud. */
export const labelOf = (element: Element | undefined): string =>
  element ? (element.getAttribute('aria-label') ?? words(element)).replace(/\s+/g, ' ').trim().slice(0, 60) : '';

/** Everything one can point at, once each. */
export function things(): { what: string; label: string }[] {
  const found = new Map<string, string>();
  for (const element of named()) {
    const what = element.dataset['what']!;
    if (!found.get(what)) found.set(what, labelOf(element));
  }
  return [...found].map(([what, label]) => ({ what, label: label || what }));
}
