// A list of what happened: the line under the pointer, the finger or the arrow keys is shown on the board.
import type { Attachment } from 'svelte/attachments';
import type { Narrator } from '../../lib/narrator.svelte';
import type { Msg } from '../../wire';

const LINE = '[data-line]';

/** Lines carry `data-line`, their place among the messages. */
export function lines(narrator: Narrator, messages: () => readonly Msg[]): Attachment<HTMLElement> {
  return (list) => {
    const lineOf = (event: Event): HTMLElement | null =>
      event.target instanceof Element ? event.target.closest<HTMLElement>(LINE) : null;
    const said = (line: HTMLElement): Msg | null => messages()[Number(line.dataset['line'])] ?? null;

    function over(event: Event): void {
      const line = lineOf(event);
      narrator.look(line && said(line));
    }
    function tapped(event: Event): void {
      const line = lineOf(event);
      const message = line && said(line);
      if (message && !(event.target as Element).closest('button')) narrator.pin(message);
    }
    function keys(event: KeyboardEvent): void {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (!step) return;
      const all = [...list.querySelectorAll<HTMLElement>(LINE)];
      const at = all.indexOf(document.activeElement as HTMLElement);
      const next = all[at < 0 ? (step < 0 ? all.length - 1 : 0) : at + step];
      if (!next) return;
      next.focus();
      event.preventDefault();
    }
    const gone = (): void => narrator.look(null);
    const heard: [string, (event: never) => void][] = [
      ['pointerover', over],
      ['pointerleave', gone],
      ['focusin', over],
      ['focusout', gone],
      ['click', tapped],
      ['keydown', keys],
    ];
    for (const [name, does] of heard) list.addEventListener(name, does as EventListener);
    return () => {
      for (const [name, does] of heard) list.removeEventListener(name, does as EventListener);
      gone();
    };
  };
}
