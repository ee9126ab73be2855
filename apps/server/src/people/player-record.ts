import { bookOf } from '@forceout/rules';
import { eventName, flatEvent, matchEvent, ratingsBefore } from '@forceout/players';
import type { LadderMatch, LadderSeat, RecordEvent } from '@forceout/players';
import { botLevel } from '@forceout/table';
import type { Reading } from '../reading/reading.ts';
import type { StoredResult } from '../storage/results.ts';
import type { Storage } from '../storage/storage.ts';
import type { Summary } from '../tables/record.ts';
import type { Tables } from '../tables/tables.ts';

/** Matches that one question adds; a review takes a second or two. The rest is told as pending. */
const AT_ONCE = 2;
/** Matches of a person that are looked at. */
const MOST_MATCHES = 200;
const MOST_EVENTS = 5000;
/** Seats of finished matches that a ladder is made of. */
const MOST_LADDER = 6000;

export interface PlayerRecord {
  /** Flat events of `@forceout/players`: puzzles, lessons, matches. */
  readonly events: readonly Readonly<Record<string, unknown>>[];
  /** Matches that are still to be reviewed; asking again goes on with them. */
  readonly pending: number;
}

interface Sources {
  readonly storage: Storage;
  readonly tables: Pick<Tables, 'reviews' | 'host'>;
  readonly reading: Pick<Reading, 'match'>;
}

/**
 * What somebody did and what it says about them. A match is reviewed from its log when it is first asked for, and kept as numbers: what is
 * thrown away is computed anew.
 */
export async function playerRecord(sources: Sources, person: string): Promise<PlayerRecord> {
  const { storage } = sources;
  const kept = await storage.puzzles.of(person, MOST_EVENTS);
  const names = new Set(kept.map(({ puzzle }) => puzzle));
  const missing = (await storage.results.of(person, MOST_MATCHES))
    .filter(({ table }) => !names.has(`match-${table}`))
    .toSorted((one, other) => one.finishedAt - other.finishedAt);
  const added: RecordEvent[] = [];
  for (const result of missing.slice(0, AT_ONCE)) {
    const event = await eventOf(sources, result);
    if (event === null) continue;
    added.push(event);
    const outcome = JSON.stringify(flatEvent(event));
    await storage.puzzles.done(person, { puzzle: eventName(event), at: event.at, outcome });
  }
  const events = kept.map(({ outcome }) => JSON.parse(outcome) as Readonly<Record<string, unknown>>);
  return { events: [...events, ...added.map(flatEvent)], pending: missing.length - added.length };
}

/** A match as an event of whoever sat there; null if its log cannot be read any more. */
async function eventOf(
  { storage, tables, reading }: Sources,
  result: StoredResult,
): Promise<RecordEvent | null> {
  const table = (await tables.host(result.table))?.table;
  const settings = table?.match?.settings;
  if (settings === undefined) return null;
  const game = bookOf(settings)?.game;
  if (game === undefined) return null;
  const review = await tables.reviews.of(result.table, settings, await reading.match(result.table));
  const account = review.accounts.find(({ seat }) => seat === result.seat);
  const ladder = await ladderOf(storage, game, result.division);
  const match = ladder.find((one) => one.table === result.table);
  if (account === undefined || match === undefined) return null;
  const course = { rulebook: result.rulebook, game, division: result.division };
  return matchEvent(course, match, account, ratingsBefore(game, ladder).get(result.table)!);
}

/** Every finished match of the division in this game. */
async function ladderOf(storage: Storage, game: string, division: string): Promise<readonly LadderMatch[]> {
  const matches = new Map<string, { at: number; seats: LadderSeat[] }>();
  const games = new Map<string, string | undefined>();
  for (const { table, seat, person, points, finishedAt, summary } of await storage.results.inDivision(
    division,
    MOST_LADDER,
  )) {
    const { settings, people } = JSON.parse(summary) as Summary;
    if (!games.has(table)) games.set(table, bookOf(settings)?.game);
    if (games.get(table) !== game) continue;
    // A result names persons only; who else sat there the table knows.
    const bot = botLevel(settings, people[seat] ?? '');
    const match = matches.get(table) ?? { at: finishedAt, seats: [] };
    match.seats.push({ seat, points, who: bot === null ? { person } : { bot } });
    matches.set(table, match);
  }
  return [...matches].map(([table, match]) => ({ table, ...match }));
}
