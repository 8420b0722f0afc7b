// Where we are: the page's address below the <base>, as a small reactive value.

export const base = new URL(document.baseURI);

/** A path below the base as an address for fetch, links and pictures. */
export const at = (path: string): string => new URL(path.replace(/^\//, ''), base).pathname + query(path);
const query = (path: string): string => new URL(path.replace(/^\//, ''), base).search;

/** A path below the base as a whole address, to send to a friend. */
export const whole = (path: string): string => new URL(path.replace(/^\//, ''), base).href;

/** The address of a socket below the base. */
export function socket(path: string): string {
  const url = new URL(path.replace(/^\//, ''), base);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

const below = (): string => '/' + location.pathname.slice(base.pathname.length).replace(/\/$/, '');

class Place {
  path = $state(below());
  query = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  read(): void {
    this.path = below();
    this.query = location.search;
  }

  go(path: string): void {
    history.pushState(null, '', at(path));
    this.read();
    scrollTo(0, 0);
  }

  /** The same page by another address: in the place of the one before, or as one to come back from. */
  note(path: string, how: 'replace' | 'push'): void {
    if (how === 'push') history.pushState(null, '', at(path));
    else history.replaceState(null, '', at(path));
    this.read();
  }
}

export const place = new Place();

/** Links of our own pages change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== base.origin) return;
  if (!link.pathname.startsWith(base.pathname) || link.dataset['load'] !== undefined) return;
  event.preventDefault();
  place.go(link.pathname.slice(base.pathname.length) + link.search);
}
