// A state as the boards see it: what everybody sees and what this viewer knows beyond it are one view.
import type { SeatQuestion, State } from '../wire';

export type Shown = Omit<State, 'public' | 'own'> & { view: Record<string, unknown> };

/** The two parts of the view put together, seen from one of the viewer's own seats if they have several. */
export function shown({ public: everybody, own, ...state }: State, seat: number | null = null): Shown {
  const from = state.mine.find((question) => question.seat === seat);
  if (!from) return { ...state, view: { ...everybody, ...own } };
  const { own: known, ...question } = from;
  return { ...state, ...question, view: { ...everybody, ...known } };
}

const asks = (question: SeatQuestion | undefined): boolean => (question?.options.length ?? 0) > 0;

/**
 * The seat to look from now, of several of one person. It stays where it is while it is asked, and where the person
 * has put it; it goes on to the next seat that is asked when its own question is answered.
 */
export function focusAfter(
  before: readonly SeatQuestion[],
  now: readonly SeatQuestion[],
  focus: number | null,
): number | null {
  const at = now.findIndex(({ seat }) => seat === focus);
  if (at < 0) return (now.find(asks) ?? now[0])?.seat ?? null;
  const lookedOn = !asks(before.find(({ seat }) => seat === focus)) && before.some(asks);
  if (asks(now[at]) || lookedOn) return focus;
  const order = [...now.slice(at + 1), ...now.slice(0, at)];
  return order.find(asks)?.seat ?? focus;
}
