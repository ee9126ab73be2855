import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { Table } from '@forceout/table';
import { z } from 'zod';
import { record } from '../people/record.ts';
import { NOT_ALLOWED, problem } from '../people/problem.ts';
import type { Problem } from '../people/problem.ts';
import { newId, newToken, tokenHash } from '../people/secrets.ts';
import type { Person } from '../storage/people.ts';
import { DONE, NOTHING, signedIn } from './route.ts';
import type { Call, Route } from './route.ts';
import { Id } from './schemas.ts';

const done = ok({ done: true as const });
const NO_TABLE = problem(404, 'no-such-table', 'There is no such table.');
const MOST_SHARES = 10;
/** Enough of a hash to name a link by, and too little to use it. */
const NAMED_BY = 16;

async function tableOf({ tables, part }: Call<unknown>): Promise<Result<Table, Problem>> {
  const host = await tables.host(part('id'));
  return host === null ? err(NO_TABLE.error) : ok(host.table);
}

/** The table, for whoever runs its door. */
async function hosted(call: Call<unknown>, person: Person): Promise<Result<Table, Problem>> {
  const table = await tableOf(call);
  if (!table.ok) return table;
  const isHost = await call.doors.isHost(table.value, { person: person.id, role: person.role });
  return isHost ? table : NOT_ALLOWED;
}

/** The table, for the people of its match. */
async function ofMatch(call: Call<unknown>, person: Person): Promise<Result<Table, Problem>> {
  const table = await tableOf(call);
  if (!table.ok) return table;
  const isOf = await call.doors.isOfMatch(table.value, { person: person.id, role: person.role });
  return isOf ? table : NOT_ALLOWED;
}

export const DOOR_ROUTES: readonly Route[] = [
  signedIn(
    'post',
    '/api/tables/{id}/kick',
    {
      summary: 'Take somebody from their seat before the match begins, and perhaps for good',
      body: z.strictObject({ seat: z.number().int().min(0).max(2), ban: z.boolean().default(false) }),
      answer: DONE,
    },
    async (call, { person }) => {
      const table = await hosted(call, person);
      if (!table.ok) return table;
      const seated = table.value.seats[call.body.seat]?.person;
      if (seated === undefined) return problem(404, 'no-such-seat', 'Nobody sits there.');
      if (table.value.state !== 'open')
        return problem(409, 'not-now', 'A seat is kept until the match is over.');
      if (call.body.ban)
        await call.house.storage.doors.set(table.value.id, seated, 'banned', call.house.now());
      const asker = { person: seated, role: 'player' } as const;
      await call.tables.submit(asker, table.value.id, `kick-${newId()}`, { do: 'stand' });
      await record(call.house, person.id, call.body.ban ? 'ban' : 'kick', seated, { table: table.value.id });
      // Their sockets look anew at what they may see.
      call.house.sessions.forget(seated);
      return done;
    },
  ),
  signedIn(
    'get',
    '/api/tables/{id}/door',
    {
      summary: 'Who has asked to come to my table, was let in, or may not come',
      body: NOTHING,
      answer: z.array(
        z.object({ person: z.string(), name: z.string(), state: z.enum(['asked', 'let-in', 'banned']) }),
      ),
    },
    async (call, { person }) => {
      const table = await hosted(call, person);
      return table.ok ? ok([...(await call.house.storage.doors.at(table.value.id))]) : table;
    },
  ),
  signedIn(
    'post',
    '/api/tables/{id}/door',
    {
      summary: 'Let somebody in who has asked, or keep them out',
      body: z.strictObject({ person: Id, in: z.boolean() }),
      answer: DONE,
    },
    async (call, { person }) => {
      const table = await hosted(call, person);
      if (!table.ok) return table;
      const { doors } = call.house.storage;
      if ((await doors.state(table.value.id, call.body.person)) === null)
        return problem(404, 'no-such-person', 'Nobody like that has asked.');
      await doors.set(table.value.id, call.body.person, call.body.in ? 'let-in' : 'banned', call.house.now());
      call.house.sessions.forget(call.body.person);
      return done;
    },
  ),
  signedIn(
    'get',
    '/api/tables/{id}/shares',
    {
      summary: 'Links to my match that were given out',
      body: NOTHING,
      answer: z.array(z.object({ id: z.string(), createdAt: z.number(), mine: z.boolean() })),
    },
    async (call, { person }) => {
      const table = await ofMatch(call, person);
      if (!table.ok) return table;
      const shares = await call.house.storage.doors.shares(table.value.id);
      return ok(
        shares.map(({ hash, by, createdAt }) => ({
          id: hash.slice(0, NAMED_BY),
          createdAt,
          mine: by === person.id,
        })),
      );
    },
  ),
  signedIn(
    'post',
    '/api/tables/{id}/shares',
    {
      summary: 'A link to my match for whoever holds it: `share` goes behind `?share=`; told this once',
      body: NOTHING,
      answer: z.object({ id: z.string(), share: z.string() }),
    },
    async (call, { person }) => {
      const table = await ofMatch(call, person);
      if (!table.ok) return table;
      const { doors } = call.house.storage;
      if ((await doors.shares(table.value.id)).length >= MOST_SHARES)
        return problem(409, 'too-many-shares', `At most ${MOST_SHARES} links to one match.`);
      const share = newToken();
      const hash = tokenHash(share);
      await doors.share({ hash, table: table.value.id, by: person.id, createdAt: call.house.now() });
      return ok({ id: hash.slice(0, NAMED_BY), share });
    },
  ),
  signedIn(
    'delete',
    '/api/tables/{id}/shares/{share}',
    { summary: 'Withdraw a link', body: NOTHING, answer: DONE },
    async (call, { person }) => {
      const table = await ofMatch(call, person);
      if (!table.ok) return table;
      const { doors } = call.house.storage;
      const shares = await doors.shares(table.value.id);
      const share = shares.find(({ hash }) => hash.slice(0, NAMED_BY) === call.part('share'));
      if (share === undefined) return problem(404, 'no-such-share', 'There is no such link.');
      await doors.unshare(share.hash);
      return done;
    },
  ),
];
