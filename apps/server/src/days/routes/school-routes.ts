import { ok } from '@forceout/rules';
import { thingsFor } from '@forceout/tournament';
import { z } from 'zod';
import { DONE, NOTHING, open, Served, SERVED } from '../../api/route.ts';
import type { Route } from '../../api/route.ts';
import { problem } from '../../people/problem.ts';
import { record } from '../../people/record.ts';
import { forgetNames } from '../forgetting.ts';
import { inDay } from './in-day.ts';

const NO_SCHOOL = problem(404, 'no-such-school', 'There is no such school in this day.');
const done = ok({ done: true as const });

export const SCHOOL_ROUTES: readonly Route[] = [
  open(
    'get',
    '/api/days/{id}/schools/{school}/export',
    {
      summary: 'All that a day has of one school: its people whole, of others what everybody may see',
      body: NOTHING,
      answer: SERVED,
    },
    async (call, who) => {
      const there = await inDay(call, who, ['director', 'deputy', 'coach']);
      if (!there.ok) return there;
      const { host, actor } = there.value;
      const school = call.part('school');
      if (!host.state.things.school.has(school)) return NO_SCHOOL;
      if (actor.role === 'coach' && actor.school !== school)
        return problem(403, 'not-allowed', 'A coach takes out what is of the own school.');
      // What its coach may see is what the school may have.
      const things = thingsFor(host.state, { name: actor.name, role: 'coach', school });
      await record(call.house, actor.id, 'read-data', school, { day: host.day.id });
      return ok(
        new Served(JSON.stringify({ day: host.day.code, school, things }, null, 1), {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${host.day.code}-school.json"`,
        }),
      );
    },
  ),
  open(
    'post',
    '/api/days/{id}/schools/{school}/erase',
    {
      summary:
        'Names of all people of a school become numbers, for ever; photos of their sheets go. `name` of the school says that it is meant',
      body: z.strictObject({ name: z.string().min(1).max(200) }),
      answer: DONE,
    },
    async (call, who) => {
      const there = await inDay(call, who, ['director']);
      if (!there.ok) return there;
      const { host, actor } = there.value;
      const id = call.part('school');
      const school = host.state.things.school.get(id);
      if (school === undefined) return NO_SCHOOL;
      if (call.body.name.trim() !== school.name)
        return problem(400, 'other-name', 'name: the school is called otherwise.');
      await forgetNames(call.days, call.backups, host, actor, [id]);
      await record(call.house, actor.id, 'erase-school', id, { day: host.day.id });
      return done;
    },
  ),
];
