import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PhoneTable } from '@forceout/client';
import { phonesOf, publicName, tablePoints } from '@forceout/tournament';
import type { TableThing } from '@forceout/tournament';
import type { DayHost } from './host.ts';
import { worldOf } from './seats.ts';
import { readCode } from '../people/secrets.ts';

const LETTERS = 'BCDFGHJKMNPQRTVWXYZ23456789';
const LENGTH = 10;

/**
 * What is in the code on the card of a table besides its number. It comes from the day's id, which only staff know and every
 * copy of the day has, so that cards of the morning open their tables on another laptop too.
 */
export function tableKey(day: string, table: string): string {
  const bytes = createHmac('sha256', day).update(`table ${table}`).digest();
  return Array.from({ length: LENGTH }, (_, index) => LETTERS[bytes[index]! % LETTERS.length]).join('');
}

export function fitsTable(day: string, table: string, shown: string): boolean {
  const [right, typed] = [tableKey(day, table), readCode(shown)];
  return typed.length === right.length && timingSafeEqual(Buffer.from(typed), Buffer.from(right));
}

/** What the phones of one table see. */
export function phoneTable({ state, now }: DayHost, table: TableThing): PhoneTable {
  const event = state.things.event.get(table.event)!;
  const sheet = state.things.sheet.get(table.id);
  const no = phonesOf(state, table, now());
  // What staff have typed is theirs until it is released.
  const own = sheet?.source === 'phones' ? sheet : null;
  const totals = own?.seats.map(({ played, total }) => (played === false ? null : (total ?? null))) ?? null;
  const book = worldOf(state).books(event.rulebook);
  return {
    event: event.name ?? event.id,
    round: table.round,
    number: table.number,
    open: no === null,
    why: no,
    state: own === null || own.state === 'appealed' ? 'none' : own.state,
    players: table.players.map((player) => ({
      number: state.things.player.get(player)?.number ?? 0,
      name: publicName(state, player),
      accepted: own?.entries.some((entry) => entry.player === player && entry.seats.length > 0) ?? false,
    })),
    totals,
    points: totals === null || book === null ? null : tablePoints(book.procedure, totals),
  };
}
