import { ok } from '@forceout/rules';
import { z } from 'zod';
import { problem } from '../people/problem.ts';
import { record } from '../people/record.ts';
import type { HouseBook } from '../rulebooks/rulebooks.ts';
import { DONE, NOTHING, open, signedIn } from './route.ts';
import type { Route } from './route.ts';

const Shown = z.object({
  id: z.string(),
  version: z.string(),
  title: z.string(),
  addedAt: z.number(),
  current: z.boolean(),
  house: z.array(z.record(z.string(), z.unknown())),
});

/** A book as whoever asks can make it: the house rules themselves, from a built-in book on. */
function shown({ id, version, addedAt, current, book }: HouseBook): z.infer<typeof Shown> {
  const { title, house = [] } = book;
  return { id, version, title, addedAt, current, house: house.map((rules) => ({ ...rules })) };
}

export const RULEBOOK_ROUTES: readonly Route[] = [
  open(
    'get',
    '/api/rulebooks',
    { summary: 'The house rules that can be played here', body: NOTHING, answer: z.array(Shown) },
    async ({ rulebooks }) => ok((await rulebooks.all()).filter(({ current }) => current).map(shown)),
  ),
  open(
    'get',
    '/api/rulebooks/{id}',
    {
      summary: 'Every version of a league’s own book, the oldest first; matches keep the one they began with',
      body: NOTHING,
      answer: z.array(Shown),
    },
    async ({ rulebooks, part }) =>
      ok((await rulebooks.all()).filter(({ id }) => id === part('id')).map(shown)),
  ),
  signedIn(
    'post',
    '/api/rulebooks',
    {
      summary: 'Give the server a file of house rules, as an admin; one of the same id is a new version',
      body: z.looseObject({}).describe('The file; docs/formats.md tells what is in it.'),
      answer: Shown,
    },
    async ({ house, rulebooks, body }, { person }) => {
      const taken = await rulebooks.take(body);
      if (!taken.ok) return problem(400, 'house-rules', taken.error.join('\n'));
      const { id, version } = taken.value;
      await record(house, person.id, 'take-rulebook', id, { version });
      return ok(shown(taken.value));
    },
  ),
  signedIn(
    'delete',
    '/api/rulebooks/{id}',
    {
      summary: 'Take a league’s own book off the shelf, as an admin; matches that were begun with it keep it',
      body: NOTHING,
      answer: DONE,
    },
    async ({ house, rulebooks, part }, { person }) => {
      if (!(await rulebooks.withdraw(part('id'))))
        return problem(404, 'no-such-rulebook', 'There is no such book of house rules.');
      await record(house, person.id, 'withdraw-rulebook', part('id'));
      return ok({ done: true as const });
    },
  ),
];
