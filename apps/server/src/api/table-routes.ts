import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { mayWatch, sideOf, tableView } from '@forceout/table';
import type { Side, Table } from '@forceout/table';
import { z } from 'zod';
import { problem } from '../people/problem.ts';
import type { Problem } from '../people/problem.ts';
import type { Person } from '../storage/people.ts';
import { listed } from './lobby.ts';
import { NOTHING, open, signedIn } from './route.ts';
import type { Call, Route } from './route.ts';
import { CommandAsked, CommandId, Id, Refusal, refusalSent, SettingsAsked } from './schemas.ts';

const Listed = z.object({
  id: z.string(),
  code: z.string(),
  state: z.enum(['open', 'playing', 'over']),
  settings: z.record(z.string(), z.unknown()),
  game: z.enum(['onsets', 'equations']),
  houseRules: z.string().nullable(),
  seats: z.array(z.string().nullable()),
});

const NO_TABLE = problem(404, 'no-such-table', 'There is no such table.');

interface Seen {
  readonly table: Table;
  readonly side: Side;
  readonly names: ReadonlyMap<string, string>;
}

/** From which side a person may look at a table: live, or when it is over. */
async function seenBy(
  { tables, doors, part }: Call<unknown>,
  person: Person,
): Promise<Result<Seen, Problem>> {
  const host = await tables.host(part('id'));
  if (host === null) return NO_TABLE;
  const { table, watchers } = host;
  const visitor = { person: person.id, role: person.role };
  const refused =
    table.state === 'over' ? await doors.mayRead(table, visitor, null) : await doors.mayLook(table, visitor);
  if (refused !== null) return err(refused);
  if (table.state !== 'over' && !mayWatch(table, person.id, person.role))
    return problem(403, 'no-spectators', 'The players of this match play alone.');
  return ok({ table, side: sideOf(table, person.id), names: watchers.names });
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
    async ({ lobby }) => ok(await lobby.tables()),
  ),
  signedIn(
    'get',
    '/api/me/tables',
    { summary: 'Tables that I sat at, the latest first', body: NOTHING, answer: z.array(Listed) },
    async ({ house: { storage } }, { person }) =>
      ok(await listed(storage, await storage.tables.of(person.id, 100))),
  ),
  signedIn(
    'post',
    '/api/tables',
    {
      summary: 'Open a table',
      meter: 'opening',
      body: SettingsAsked.extend({ onlyClass: Id.optional(), approval: z.boolean().default(false) }),
      answer: z.object({ id: z.string(), code: z.string() }),
    },
    async ({ house, tables, lobby, doors, rulebooks, body }, { person }) => {
      const { onlyClass: school = null, approval, rulebook, ...asked } = body;
      const book = await rulebooks.named(rulebook);
      if (book === null) return problem(400, 'no-such-rulebook', `rulebook: there is no ${rulebook} here.`);
      const { classes } = house.storage;
      if (school !== null) {
        const coach = (await classes.byId(school))?.coach === person.id;
        if (!coach && !(await classes.isMember(school, person.id)))
          return problem(403, 'not-your-class', 'You are not in that class.');
      }
      const opened = await tables.open({ ...book, ...asked }, person.id);
      // Nobody knows its code yet, so nobody has come in before its gate stands.
      if (opened.ok && (school !== null || approval))
        await doors.setGate(opened.value.id, { school, approval });
      // Whoever opened it looks for it at once.
      lobby.forget();
      return opened.ok ? ok({ id: opened.value.id, code: opened.value.code }) : opened;
    },
  ),
  signedIn(
    'get',
    '/api/codes/{code}',
    { summary: 'The table with a code', meter: 'code', body: NOTHING, answer: z.object({ id: z.string() }) },
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
    async (call, { person }) => {
      const seen = await seenBy(call, person);
      if (!seen.ok) return seen;
      const { table, side, names } = seen.value;
      const view = tableView(table, side, names);
      return ok({ seq: table.seq, view: { ...view, presence: call.tables.presence.of(table) } });
    },
  ),
  signedIn(
    'get',
    '/api/tables/{id}/past',
    {
      summary:
        'A page of a table as I could see it: a view, and what changed with each entry after it; `from` is the `next` of the page before',
      meter: 'past',
      body: NOTHING,
      answer: z.object({
        seq: z.number(),
        view: z.record(z.string(), z.unknown()),
        events: z.array(z.unknown()),
        updates: z.array(
          z.object({ seq: z.number(), patch: z.array(z.unknown()), events: z.array(z.unknown()) }),
        ),
        next: z.number().nullable(),
      }),
    },
    async (call, { person }) => {
      const from = Number(call.query('from') ?? 1);
      if (!Number.isInteger(from) || from < 1) return problem(400, 'malformed', 'from: no such entry.');
      const seen = await seenBy(call, person);
      if (!seen.ok) return seen;
      const { table, side } = seen.value;
      const past = await call.reading.past(table.id, side, from);
      if (past === null) return problem(404, 'no-such-entry', 'The table has no such entry.');
      const updates = past.updates.map(({ seq, patch, events }) => ({
        seq,
        patch: [...patch],
        events: [...events],
      }));
      const { seq, next } = past;
      return ok({ seq, view: { ...past.view }, events: [...past.events], updates, next });
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
          return ok({ refusal: refusalSent(outcome.refusal) });
        case 'unknown':
          return problem(503, 'try-again', 'The database is away; send the command again with the same id.');
      }
    },
  ),
];
