import type { TableAsked } from '@forceout/client';
import { api, someone } from '../../server/session.ts';
import { prefer, preferences } from '../../shell/preferences.ts';
import { FIRST_BOOK } from '../play/books.ts';
import type { GameName } from '../play/books.ts';
import { guestName } from './guest-name.ts';

/** Calm enough for a first game: small rules, no clock, hints, bots that err. */
export const FIRST_TABLE: Readonly<Record<GameName, TableAsked>> = {
  onsets: first(FIRST_BOOK.onsets),
  equations: first(FIRST_BOOK.equations),
};

function first(rulebook: string): TableAsked {
  return {
    rulebook,
    division: 'elementary',
    level: 'basic',
    seats: 3,
    bots: ['beginner', 'club'],
    clock: 'untimed',
    hints: true,
    listed: false,
  };
}

/** Whoever is nobody yet becomes a guest with a name of their own or a friendly one. */
export async function anyone(animals: readonly string[]): Promise<void> {
  const name = preferences().name === '' ? guestName(animals, Math.random) : preferences().name;
  const me = await someone(name);
  if (preferences().name === '') prefer({ name: me.name });
}

/** Opens a table, sits down and is ready; answers with the table's id. A teacher may open one and not sit at it. */
export async function openAndSit(
  asked: TableAsked & { onlyClass?: string; approval?: boolean },
  ready: boolean,
  sits = true,
): Promise<string> {
  const { id } = await api.openTable(asked);
  if (!sits) return id;
  await api.command(id, { do: 'sit', seat: 0 });
  if (ready) await api.command(id, { do: 'ready', ready: true });
  return id;
}
