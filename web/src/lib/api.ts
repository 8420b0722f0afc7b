// The server's HTTP side. Every failure becomes a sentence.
import type {
  FileRead,
  GameInfo,
  Invited,
  Joined,
  MatchStory,
  Me,
  NewTable,
  Problem,
  Replay,
  RuleText,
  State,
  TableMade,
  Tables,
  UserFile,
} from '../wire';
import { language } from './language.svelte';
import { at } from './places.svelte';
import { t } from './texts';

export class Trouble extends Error {}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(at(path), {
      method,
      headers: {
        'Accept-Language': language.now,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble(t('trouble-no-server'));
  }
  if (answer.ok) return answer;
  let sentence = t('trouble-server', { status: answer.status });
  try {
    sentence = ((await answer.json()) as Problem).sentence || sentence;
  } catch {
    /* an answer that is not ours, of a proxy for example */
  }
  throw new Trouble(sentence);
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await ask(method, path, body)).json()) as T;

/** What differs by language and does not change otherwise, asked for once in each. */
const KEPT: Record<string, () => Promise<unknown>> = {};
function byLanguage<T>(path: string, get: (path: string) => Promise<T>): Promise<T> {
  const whole = `${path}?lang=${language.now}`;
  return (KEPT[whole] ??= once(() => get(whole)))() as Promise<T>;
}

export const api = {
  me: () => json<Me>('GET', 'api/me'),
  rename: (nickname: string) => json<Me>('POST', 'api/me', { nickname }),
  forget: () => ask('DELETE', 'api/me'),
  games: () => byLanguage('api/games', (path) => json<GameInfo[]>('GET', path)),
  languages: once(() => json<string[]>('GET', 'api/languages')),
  tables: () => json<Tables>('GET', 'api/tables'),
  open: (table: NewTable) => json<TableMade>('POST', 'api/tables', table),
  look: (file: UserFile) => json<FileRead>('POST', 'api/files', file),
  invited: (token: string) => json<Invited>('GET', `api/join/${encodeURIComponent(token)}`),
  join: (token: string) => json<Joined>('POST', `api/join/${encodeURIComponent(token)}`),
  texts: (game: string) => byLanguage(`api/texts/${game}.ftl`, async (path) => (await ask('GET', path)).text()),
  matchFile: async (id: string) => (await ask('GET', `api/tables/${id}/file`)).text(),
  replay: (id: string, seat: number | null) => json<Replay>('GET', `api/tables/${id}/replay${eyes(seat)}`),
  point: (id: string, at: number, seat: number | null) =>
    json<State>('GET', `api/tables/${id}/replay/${at}${eyes(seat)}`),
  story: (id: string) => json<MatchStory>('GET', `api/tables/${id}/story`),
  whatIf: (id: string, at: number, seat: number) => json<TableMade>('POST', `api/tables/${id}/what-if`, { at, seat }),
  rules: (game: string) => json<RuleText[]>('GET', `api/rules/${game}`),
};

const eyes = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`);

/** What does not change while the page is open is asked for once; a failure is asked for again. */
function once<T>(get: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () =>
    (kept ??= get().catch((trouble: unknown) => {
      kept = null;
      throw trouble;
    }));
}

/** Any thrown thing as a sentence for the page. */
export const sentence = (trouble: unknown): string =>
  trouble instanceof Trouble ? trouble.message : t('trouble-page');
