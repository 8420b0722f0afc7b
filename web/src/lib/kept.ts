// What this browser keeps for its person.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`chimera.${name}`);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`chimera.${name}`, value);
  } catch {
    /* it holds until the page is closed */
  }
}
