import { ok } from '@forceout/rules';
import { z } from 'zod';
import { confirm } from '../people/accounts.ts';
import { problem } from '../people/problem.ts';
import { DONE, NOTHING, signedIn } from './route.ts';
import type { Route } from './route.ts';
import { Passphrase } from './schemas.ts';

const done = ok({ done: true as const });
const NAMED_BY = 16;

export const SESSION_ROUTES: readonly Route[] = [
  signedIn(
    'get',
    '/api/sessions',
    {
      summary: 'Where I am signed in',
      body: NOTHING,
      answer: z.array(
        z.object({ id: z.string(), createdAt: z.number(), expiresAt: z.number(), here: z.boolean() }),
      ),
    },
    async ({ house }, { person, session }) => {
      const sessions = await house.storage.sessions.of(person.id, 'session');
      return ok(
        sessions.map(({ hash, createdAt, expiresAt }) => ({
          id: hash.slice(0, NAMED_BY),
          createdAt,
          expiresAt,
          here: hash === session.hash,
        })),
      );
    },
  ),
  signedIn(
    'delete',
    '/api/sessions/{session}',
    {
      summary: 'Sign out somewhere else; `others` stands for everywhere but here',
      body: NOTHING,
      answer: DONE,
    },
    async ({ house, part }, { person, session }) => {
      const sessions = await house.storage.sessions.of(person.id, 'session');
      const ended = sessions.filter(({ hash }) =>
        part('session') === 'others' ? hash !== session.hash : hash.slice(0, NAMED_BY) === part('session'),
      );
      if (ended.length === 0 && part('session') !== 'others')
        return problem(404, 'no-such-session', 'There is no such session.');
      for (const one of ended) await house.sessions.end(one);
      return done;
    },
  ),
  signedIn(
    'post',
    '/api/session/confirm',
    {
      summary:
        'Say my passphrase again, before something that concerns other people; it holds for 15 minutes',
      meter: 'sign-in',
      body: z.strictObject({ passphrase: Passphrase }),
      answer: DONE,
    },
    async ({ house, body }, who) => {
      const confirmed = await confirm(house, who, body.passphrase);
      return confirmed.ok ? done : confirmed;
    },
  ),
];
