import { ok } from '@forceout/rules';
import { STAFF } from '@forceout/tournament';
import { z } from 'zod';
import { DONE, NOTHING, open } from '../../api/route.ts';
import type { Route } from '../../api/route.ts';
import { problem } from '../../people/problem.ts';
import { record } from '../../people/record.ts';
import { inDay } from './in-day.ts';

const done = ok({ done: true as const });
const Held = z.object({ day: z.string(), code: z.string(), name: z.string(), role: z.string() });
const RUN = ['director', 'deputy'] as const;

export const PASS_ROUTES: readonly Route[] = [
  open(
    'get',
    '/api/days/{id}/passes',
    {
      summary: 'Staff passes of a day',
      body: NOTHING,
      answer: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          role: z.string(),
          school: z.string().nullable(),
          state: z.enum(['live', 'revoked']),
          usedAt: z.number().nullable(),
        }),
      ),
    },
    async (call, who) => {
      const there = await inDay(call, who, RUN);
      if (!there.ok) return there;
      const passes = await call.days.passes.of(there.value.host.day.id);
      return ok(
        passes.map(({ id, name, role, school, revokedAt, usedAt }) => ({
          id,
          name,
          role,
          school,
          state: revokedAt === null ? ('live' as const) : ('revoked' as const),
          usedAt,
        })),
      );
    },
  ),
  open(
    'post',
    '/api/days/{id}/passes',
    {
      summary:
        'A pass for one named person: `token` goes into its printed code, `code` is typed; told this once',
      body: z.strictObject({
        name: z.string().trim().min(1).max(60),
        role: z.enum(STAFF),
        school: z.string().min(1).max(120).optional(),
      }),
      answer: z.object({ id: z.string(), code: z.string(), token: z.string() }),
    },
    async (call, who) => {
      const there = await inDay(call, who, RUN);
      if (!there.ok) return there;
      const { host, actor } = there.value;
      const { name, role, school = null } = call.body;
      if (role === 'director' && actor.role !== 'director')
        return problem(403, 'not-allowed', 'Only a director makes another.');
      if (role === 'coach' && (school === null || !host.state.things.school.has(school)))
        return problem(400, 'no-school', 'school: a coach has a school of this day.');
      const { openedBy } = host.day;
      const director = openedBy === null ? null : await call.house.storage.people.byId(openedBy);
      const taken = ['clock', 'server', ...(director === null ? [] : [director.name])];
      const made = await call.days.passes.make(
        host.day,
        actor,
        { name, role, school: role === 'coach' ? school : null },
        taken,
      );
      if (made.ok) await record(call.house, actor.id, 'make-pass', made.value.id, { day: host.day.id, role });
      return made;
    },
  ),
  open(
    'delete',
    '/api/days/{id}/passes/{pass}',
    { summary: 'Revoke a pass: it is dead at once, with all that it opened', body: NOTHING, answer: DONE },
    async (call, who) => {
      const there = await inDay(call, who, RUN);
      if (!there.ok) return there;
      const { host, actor } = there.value;
      const pass = (await call.days.passes.of(host.day.id)).find(({ id }) => id === call.part('pass'));
      if (pass === undefined) return problem(404, 'no-such-pass', 'There is no such pass.');
      if (pass.role === 'director' && actor.role !== 'director')
        return problem(403, 'not-allowed', 'Only a director does this.');
      await call.days.passes.revoke(pass.id);
      await record(call.house, actor.id, 'revoke-pass', pass.id, { day: host.day.id });
      return done;
    },
  ),
  open(
    'post',
    '/api/passes',
    {
      summary: 'Show a pass; this browser holds it from now on',
      meter: 'pass',
      body: z.union([
        z.strictObject({ code: z.string().min(1).max(20) }),
        z.strictObject({ token: z.string().min(20).max(100) }),
      ]),
      answer: Held,
    },
    async ({ days, house: { storage }, body, setPass }) => {
      const held = await days.passes.redeem(body);
      if (held === null) return problem(404, 'no-such-pass', 'No pass has this code, or it was revoked.');
      const day = await storage.days.byId(held.pass.day);
      if (day === null) return problem(404, 'no-such-day', 'There is no such day.');
      setPass(held.key);
      return ok({ day: day.id, code: day.code, name: held.pass.name, role: held.pass.role });
    },
  ),
  open(
    'get',
    '/api/passes',
    {
      summary: 'The pass that this browser holds',
      body: NOTHING,
      answer: z.object({ pass: Held.nullable() }),
    },
    async ({ days, house: { storage }, passKey }) => {
      const pass = passKey === null ? null : await days.passes.held(passKey);
      const day = pass === null ? null : await storage.days.byId(pass.day);
      return ok({
        pass:
          pass === null || day === null
            ? null
            : { day: day.id, code: day.code, name: pass.name, role: pass.role },
      });
    },
  ),
  open(
    'delete',
    '/api/passes',
    { summary: 'Give the pass back: this browser holds it no more', body: NOTHING, answer: DONE },
    async ({ days, passKey, setPass }) => {
      if (passKey !== null) await days.passes.letGo(passKey);
      setPass(null);
      return done;
    },
  ),
];
