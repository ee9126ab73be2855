import { ok } from '@forceout/rules';
import { z } from 'zod';
import { changePassphrase, deletePerson, enterAsGuest, register, signIn } from '../people/accounts.ts';
import { problem } from '../people/problem.ts';
import { tokenHash } from '../people/secrets.ts';
import { DataPage, dataPage } from './data-page.ts';
import { DONE, NOTHING, open, signedIn } from './route.ts';
import type { Route } from './route.ts';
import { Login, Name, Passphrase, PersonShown, shown } from './schemas.ts';

const done = ok({ done: true as const });
const MOST_TOKENS = 20;
const Stay = z
  .boolean()
  .default(false)
  .describe(
    'Stay signed in here; without it a session is over after half a day, as on a computer that others use.',
  );

export const PEOPLE_ROUTES: readonly Route[] = [
  open(
    'post',
    '/api/guest',
    {
      summary: 'Play at once with a nickname',
      meter: 'arrival',
      body: z.strictObject({ name: Name, stay: Stay }),
      answer: PersonShown,
    },
    async ({ house, body, setCookie }) => {
      const arrived = await enterAsGuest(house, body.name, body.stay);
      if (!arrived.ok) return arrived;
      setCookie(arrived.value.token, arrived.value.life);
      return ok(shown(arrived.value.person));
    },
  ),
  open(
    'post',
    '/api/accounts',
    {
      summary: 'Make an account; a guest who does keeps their matches and name',
      meter: 'arrival',
      body: z.strictObject({ login: Login, passphrase: Passphrase, name: Name.optional(), stay: Stay }),
      answer: PersonShown,
    },
    async ({ house, body, setCookie }, who) => {
      const guest = who?.person.kind === 'guest' ? who.person : null;
      const { login, passphrase, name = login, stay } = body;
      const asked = { login, passphrase, name, stay };
      const arrived = await register(house, asked, guest);
      if (!arrived.ok) return arrived;
      setCookie(arrived.value.token, arrived.value.life);
      return ok(shown(arrived.value.person));
    },
  ),
  open(
    'post',
    '/api/session',
    {
      summary: 'Sign in',
      meter: 'sign-in',
      body: z.strictObject({ login: Login, passphrase: Passphrase, stay: Stay }),
      answer: PersonShown,
    },
    async ({ house, body, setCookie, device }) => {
      const arrived = await signIn(house, body.login, body.passphrase, body.stay);
      if (!arrived.ok) return arrived;
      // The session's cookie goes first: simple clients take the first they are given.
      setCookie(arrived.value.token, arrived.value.life);
      await house.storage.doors.remember(tokenHash(device()), arrived.value.person.id, house.now());
      return ok(shown(arrived.value.person));
    },
  ),
  signedIn(
    'delete',
    '/api/session',
    { summary: 'Sign out', body: NOTHING, answer: DONE },
    async ({ house, setCookie }, { session }) => {
      await house.sessions.end(session);
      setCookie(null);
      return done;
    },
  ),
  signedIn(
    'get',
    '/api/me',
    { summary: 'Who I am', body: NOTHING, answer: PersonShown },
    async (_, { person }) => ok(shown(person)),
  ),
  signedIn(
    'post',
    '/api/me/passphrase',
    {
      summary: 'Change my passphrase; other devices are signed out',
      meter: 'sign-in',
      body: z.strictObject({ old: Passphrase, new: Passphrase }),
      answer: DONE,
    },
    async ({ house, body, setCookie }, { person }) => {
      const changed = await changePassphrase(house, person, body.old, body.new);
      if (!changed.ok) return changed;
      setCookie(changed.value.token, changed.value.life);
      return done;
    },
  ),
  signedIn(
    'get',
    '/api/me/data',
    {
      summary:
        'Everything that is stored about me, and a page of what I did at tables; `after` is the `next` of the page before',
      meter: 'export',
      body: NOTHING,
      answer: DataPage,
    },
    async (call, { person }) => dataPage(call, person.id),
  ),
  signedIn(
    'post',
    '/api/me/delete',
    {
      summary: 'Delete me; my matches stay, without my name',
      meter: 'sign-in',
      body: z.strictObject({ passphrase: Passphrase.optional() }),
      answer: DONE,
    },
    async ({ house, body, setCookie }, { person }) => {
      const deleted = await deletePerson(house, person, body.passphrase ?? null);
      if (!deleted.ok) return deleted;
      setCookie(null);
      return done;
    },
  ),
  signedIn(
    'get',
    '/api/tokens',
    {
      summary: 'My tokens for outside bots',
      body: NOTHING,
      answer: z.array(z.object({ id: z.string(), label: z.string(), expiresAt: z.number() })),
    },
    async ({ house }, { person }) => {
      const tokens = await house.storage.sessions.of(person.id, 'token');
      return ok(tokens.map(({ hash, label, expiresAt }) => ({ id: hash.slice(0, 16), label, expiresAt })));
    },
  ),
  signedIn(
    'post',
    '/api/tokens',
    {
      summary: 'A new token, shown this once',
      body: z.strictObject({ label: z.string().min(1).max(40) }),
      answer: z.object({ id: z.string(), token: z.string() }),
    },
    async ({ house, body }, { person }) => {
      if ((await house.storage.sessions.of(person.id, 'token')).length >= MOST_TOKENS) {
        return problem(409, 'too-many-tokens', `At most ${MOST_TOKENS} tokens.`);
      }
      const token = await house.sessions.start(person.id, 'token', body.label);
      return ok({ id: tokenHash(token).slice(0, 16), token });
    },
  ),
  signedIn(
    'delete',
    '/api/tokens/{id}',
    { summary: 'Take a token back', body: NOTHING, answer: DONE },
    async ({ house, part }, { person }) => {
      const tokens = await house.storage.sessions.of(person.id, 'token');
      const token = tokens.find(({ hash }) => hash.startsWith(part('id')) && part('id').length === 16);
      if (token === undefined) return problem(404, 'no-such-token', 'There is no such token.');
      await house.sessions.end(token);
      return done;
    },
  ),
  signedIn(
    'get',
    '/api/results',
    {
      summary: 'My finished matches, the latest first',
      body: NOTHING,
      answer: z.array(
        z.object({
          table: z.string(),
          seat: z.number(),
          rulebook: z.string(),
          division: z.string(),
          score: z.number(),
          points: z.number(),
          finishedAt: z.number(),
        }),
      ),
    },
    async ({ house }, { person }) => ok([...(await house.storage.results.of(person.id, 200))]),
  ),
];
