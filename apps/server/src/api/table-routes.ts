import { ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { botName, mayWatch, sideOf, tableView } from '@forceout/table';
import type { Side, Table } from '@forceout/table';
import { z } from 'zod';
import { problem } from '../people/problem.ts';
import type { Problem } from '../people/problem.ts';
import type { Person } from '../storage/people.ts';
import type { TableRow } from '../storage/tables.ts';
import type { TableHost } from '../tables/host.ts';
import { readPast } from '../tables/past.ts';
import type { Summary } from '../tables/record.ts';
import { NOTHING, open, signedIn } from './route.ts';
import type { Call, Route } from './route.ts';
import { CommandAsked, CommandId, Refusal, SettingsAsked } from './schemas.ts';

/** A table at which nothing happens any more leaves the lobby. */
const SHOWN_FOR = 3 * 3_600_000;

const Listed = z.object({
  id: z.string(),
  code: z.string(),
  state: z.enum(['open', 'playing', 'over']),
  settings: z.record(z.string(), z.unknown()),
  seats: z.array(z.string().nullable()),
});

/** Tables with the names of who sits there. */
async function listed(
  { house }: Call<unknown>,
  rows: readonly TableRow[],
): Promise<z.infer<typeof Listed>[]> {
  const summaries = rows.map((row) => JSON.parse(row.summary) as Summary);
  const people = summaries.flatMap((summary) => summary.people.flatMap((person) => person ?? []));
  const names = await house.storage.people.names(people);
  return rows.map(({ id, code, state }, index) => ({
    id,
    code,
    state,
    settings: { ...summaries[index]!.settings },
    seats: summaries[index]!.people.map((person) =>
      person === null ? null : (names.get(person) ?? botName(summaries[index]!.settings, person) ?? ''),
    ),
  }));
}

const NO_TABLE = problem(404, 'no-such-table', 'There is no such table.');

/** From which side a person may look at a table. */
function seenBy(
  host: TableHost | null,
  { id, role }: Person,
): Result<
  { readonly table: Table; readonly side: Side; readonly names: ReadonlyMap<string, string> },
  Problem
> {
  if (host === null) return NO_TABLE;
  const { table, watchers } = host;
  if (!mayWatch(table, id, role))
    return problem(403, 'no-spectators', 'The players of this match play alone.');
  return ok({ table, side: sideOf(table, id), names: watchers.names });
}

export const TABLE_ROUTES: readonly Route[] = [
  open(
    'get',
    '/api/tables',
    {
      summary: 'The lobby: tables that are open to all, the latest first',
      body: NOTHING,
      answer: z.array(Listed),
    },
    async (call) =>
      ok(await listed(call, await call.house.storage.tables.lobby(call.tables.now() - SHOWN_FOR, 100))),
  ),
  signedIn(
    'get',
    '/api/me/tables',
    { summary: 'Tables that I sat at, the latest first', body: NOTHING, answer: z.array(Listed) },
    async (call, { person }) => ok(await listed(call, await call.house.storage.tables.of(person.id, 100))),
  ),
  signedIn(
    'post',
    '/api/tables',
    {
      summary: 'Open a table',
      meter: 'opening',
      body: SettingsAsked,
      answer: z.object({ id: z.string(), code: z.string() }),
    },
    async ({ tables, body }, { person }) => {
      const opened = await tables.open(body, person.id);
      return opened.ok ? ok({ id: opened.value.id, code: opened.value.code }) : opened;
    },
  ),
  signedIn(
    'get',
    '/api/codes/{code}',
    { summary: 'The table with a code', body: NOTHING, answer: z.object({ id: z.string() }) },
    async ({ tables, part }) => {
      const id = await tables.idOf(part('code'));
      return id === null ? problem(404, 'no-such-table', 'No table has that code.') : ok({ id });
    },
  ),
  signedIn(
    'get',
    '/api/tables/{id}',
    {
      summary: 'A table as I may see it now; the socket sends the same and what changes',
      body: NOTHING,
      answer: z.object({ seq: z.number(), view: z.record(z.string(), z.unknown()) }),
    },
    async ({ tables, part }, { person }) => {
      const seen = seenBy(await tables.host(part('id')), person);
      if (!seen.ok) return seen;
      const { table, side, names } = seen.value;
      const view = tableView(table, side, names);
      return ok({ seq: table.seq, view: { ...view, presence: tables.presence.of(table) } });
    },
  ),
  signedIn(
    'get',
    '/api/tables/{id}/past',
    {
      summary:
        'A table as I could see it from its first entry on: the first view, and what changed with each entry',
      meter: 'past',
      body: NOTHING,
      answer: z.object({
        seq: z.number(),
        view: z.record(z.string(), z.unknown()),
        events: z.array(z.unknown()),
        updates: z.array(
          z.object({ seq: z.number(), patch: z.array(z.unknown()), events: z.array(z.unknown()) }),
        ),
      }),
    },
    async ({ tables, house, part }, { person }) => {
      const seen = seenBy(await tables.host(part('id')), person);
      if (!seen.ok) return seen;
      const { table, side } = seen.value;
      const past = await readPast(house.storage, table.id, side);
      if (past === null) return NO_TABLE;
      const updates = past.updates.map(({ seq, patch, events }) => ({
        seq,
        patch: [...patch],
        events: [...events],
      }));
      return ok({ seq: past.seq, view: { ...past.view }, events: [...past.events], updates });
    },
  ),
  signedIn(
    'post',
    '/api/tables/{id}/commands',
    {
      summary: 'Do something at a table; the same as `do` on the socket',
      body: z.strictObject({ id: CommandId, command: CommandAsked }),
      answer: z.union([z.object({ seq: z.number() }), z.object({ refusal: Refusal })]),
    },
    async ({ tables, body, part }, { person }) => {
      const asker = { person: person.id, role: person.role };
      const outcome = await tables.submit(asker, part('id'), body.id, body.command as never);
      switch (outcome.is) {
        case 'done':
          return ok({ seq: outcome.seq });
        case 'refused':
          return ok({ refusal: outcome.refusal });
        case 'unknown':
          return problem(503, 'try-again', 'The database is away; send the command again with the same id.');
      }
    },
  ),
];
