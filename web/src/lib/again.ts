// The same again at a new table; the others of this one find the way there in the chat.
import type { NewTable } from '../wire';
import { api, sentence } from './api';
import { place, whole } from './places.svelte';
import { broughtTo, quickTable, sameTable } from './shelf';
import type { Table } from './table.svelte';
import { t } from './texts';

export async function again(table: Table): Promise<void> {
  if (!table.info || !table.state || table.opening) return;
  table.opening = true;
  try {
    const made = await api.open(await sameAgain(table));
    for (const { seat, path } of made.invitations)
      table.speak(t('again-said', { name: table.names[seat] ?? table.state.host?.name ?? '', link: whole(path) }));
    place.go(`t/${made.id}`);
  } catch (why) {
    table.trouble = sentence(why);
  } finally {
    table.opening = false;
  }
}

async function sameAgain(table: Table): Promise<NewTable> {
  const hosting = table.you?.host ?? false;
  if (!table.held.length && !hosting) return quickTable(table.info!);
  const files = table.state!.files.length ? broughtTo(await api.matchFile(table.id)) : {};
  return sameTable(table.state!, table.held, hosting, files);
}
