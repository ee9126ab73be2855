import { makeMatchFile, makeMatchText } from '@forceout/formats';
import { hintWords, LANGUAGES } from '@forceout/players';
import { bookOf, err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { view } from '@forceout/rules/match';
import type { MatchEvent, MatchSettings } from '@forceout/rules/match';
import { noncesOf, playingName, seatOf } from '@forceout/table';
import type { Table } from '@forceout/table';
import { z } from 'zod';
import { problem } from '../people/problem.ts';
import type { Problem } from '../people/problem.ts';
import { tokenHash } from '../people/secrets.ts';
import { visitorOf } from '../people/sessions.ts';
import type { SignedIn } from '../people/sessions.ts';
import { NOTHING, open, signedIn } from './route.ts';
import type { Call, Route } from './route.ts';

const Shape = z.record(z.string(), z.unknown());
/** More than a long match has. */
const NOTES_AT_ONCE = 500;

export const COACH_ROUTES: readonly Route[] = [
  signedIn(
    'post',
    '/api/tables/{id}/hint',
    {
      summary: 'A hint for my seat, in three steps: what to look at, a part of the answer, the answer',
      meter: 'hint',
      body: z.strictObject({
        step: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        language: z.enum(LANGUAGES).optional(),
      }),
      answer: z.object({ hint: z.string().nullable() }),
    },
    async ({ tables, part, body: { step, language = 'en' } }, { person }) => {
      const table = (await tables.host(part('id')))?.table;
      if (table === undefined) return NO_TABLE;
      const seat = seatOf(table, person.id);
      if (seat === null) return problem(403, 'not-seated', 'Hints are for who plays.');
      if (!table.settings.hints) return problem(403, 'no-hints', 'Nobody is given hints at this table.');
      if (table.match === null || table.state !== 'playing')
        return problem(409, 'not-now', 'No match is being played.');
      const seen = view(table.match, seat);
      const given = await tables.thinkers.ask({ ask: 'hint', table: table.id, seat, view: seen });
      if (given === null) return ok({ hint: null });
      const game = bookOf(seen.settings)?.game ?? 'onsets';
      return ok({ hint: hintWords(given, game, language)[step - 1]! });
    },
  ),
  open(
    'get',
    '/api/tables/{id}/match-file',
    {
      summary:
        'A match that is over, as a file in the public format; a private one for its people, their coach, and with `share`',
      meter: 'replay',
      body: NOTHING,
      answer: Shape,
    },
    async (call, who) => {
      const played = await finished(call, who);
      if (!played.ok) return played;
      const { table, log } = played.value;
      return ok({ ...makeMatchFile(log, aboutOf(table)) });
    },
  ),
  open(
    'get',
    '/api/tables/{id}/match-text',
    {
      summary: 'The same match as text that people can read, and every reader of match files too',
      meter: 'replay',
      body: NOTHING,
      answer: z.object({ text: z.string() }),
    },
    async (call, who) => {
      const played = await finished(call, who);
      if (!played.ok) return played;
      const { table, log } = played.value;
      return ok({ text: makeMatchText(log, aboutOf(table)) });
    },
  ),
  open(
    'get',
    '/api/tables/{id}/review',
    {
      summary:
        "A coach's review of a match that is over: accounts, turning points, and a page of the notes; `from` is the `next` of the page before",
      meter: 'review',
      body: NOTHING,
      answer: Shape,
    },
    async (call, who) => {
      const from = Number(call.query('from') ?? 0);
      if (!Number.isInteger(from) || from < 0) return problem(400, 'malformed', 'from: no such note.');
      const played = await finished(call, who);
      if (!played.ok) return played;
      const { table, log, stored } = played.value;
      // A review is kept for a while, without names; those that it is shown with are of today.
      const review = await call.tables.reviews.of(table.id, table.match!.settings, stored);
      const { players } = settingsOf(log);
      const accounts = review.accounts.map((account) => ({ ...account, name: players[account.seat]! }));
      const notes = review.notes.slice(from, from + NOTES_AT_ONCE);
      const next = from + NOTES_AT_ONCE < review.notes.length ? from + NOTES_AT_ONCE : null;
      return ok({ ...review, players, accounts, notes, next });
    },
  ),
];

const NO_TABLE = problem(404, 'no-such-table', 'There is no such table.');

/** What a match that is over shows of its dice, and its day. */
function aboutOf(table: Table): Parameters<typeof makeMatchFile>[1] {
  const { seed, commitment, origin, dice } = table;
  return {
    ...(seed === null ? {} : { seed }),
    ...(commitment === null ? {} : { commitment }),
    ...(dice === 1 ? {} : { nonces: noncesOf(table) }),
    date: new Date(origin).toISOString().slice(0, 10),
  };
}

interface Played {
  readonly table: Table;
  /** As it is stored, with ids for persons, and with their names. */
  readonly stored: readonly MatchEvent[];
  readonly log: readonly MatchEvent[];
}

/** A finished match with names for persons, and without anybody's scratch paper. */
async function finished(
  { house, tables, reading, doors, part, query }: Call<unknown>,
  who: SignedIn | null,
): Promise<Result<Played, Problem>> {
  const host = await tables.host(part('id'));
  if (host === null) return err(NO_TABLE.error);
  const { table } = host;
  const [visitor, share] = [visitorOf(who), query('share')];
  const refused = await doors.mayRead(table, visitor, share === null ? null : tokenHash(share));
  if (refused !== null) return err(refused);
  if (table.state !== 'over' || table.match?.phase.kind !== 'finished')
    return problem(409, 'not-now', 'The match is not over.');
  const stored = await reading.match(table.id);
  const names = await house.storage.people.names(stored.flatMap(playersIn));
  const log = stored.map((event) => withNames(event, (one) => playingName(table, names, one)));
  return ok({ table, stored, log });
}

function playersIn(event: MatchEvent): readonly string[] {
  if (event.type === 'match-started') return event.settings.players;
  return event.type === 'substituted' ? [event.name, event.former] : [];
}

function withNames(event: MatchEvent, name: (player: string) => string): MatchEvent {
  if (event.type === 'match-started')
    return { ...event, settings: { ...event.settings, players: event.settings.players.map(name) } };
  return event.type === 'substituted'
    ? { ...event, name: name(event.name), former: name(event.former) }
    : event;
}

function settingsOf([first]: readonly MatchEvent[]): MatchSettings {
  if (first?.type !== 'match-started') throw new Error('a match begins with match-started');
  return first.settings;
}
