import { ok } from '@forceout/rules';
import { z } from 'zod';
import { erasePerson, grantRole, rename, resetPassphrase, subjectOf } from '../people/authority.ts';
import { problem } from '../people/problem.ts';
import { record } from '../people/record.ts';
import { DataPage, dataPage } from './data-page.ts';
import { DONE, NOTHING, signedIn } from './route.ts';
import type { Route } from './route.ts';
import { Name, RoleName } from './schemas.ts';

const done = ok({ done: true as const });
const AUDIT_PAGE = 200;

export const AUTHORITY_ROUTES: readonly Route[] = [
  signedIn(
    'get',
    '/api/people/{id}/data',
    {
      summary: 'Everything that is stored about somebody, as their coach or a director; in pages, as my own',
      meter: 'export',
      body: NOTHING,
      answer: DataPage,
    },
    async (call, { person }) => {
      const subject = await subjectOf(call.house, person, call.part('id'));
      if (!subject.ok) return subject;
      await record(call.house, person.id, 'read-data', subject.value.id);
      return dataPage(call, subject.value.id);
    },
  ),
  signedIn(
    'post',
    '/api/people/{id}/erase',
    {
      summary:
        'Erase somebody, as their coach or a director; their matches stay, without their name and words',
      body: NOTHING,
      answer: DONE,
    },
    async ({ house, part }, { person }) => {
      const erased = await erasePerson(house, person, part('id'));
      return erased.ok ? done : erased;
    },
  ),
  signedIn(
    'post',
    '/api/people/{id}/name',
    {
      summary: "Change somebody's name, as their coach or a director",
      body: z.strictObject({ name: Name }),
      answer: DONE,
    },
    async ({ house, body, part }, { person }) => {
      const renamed = await rename(house, person, part('id'), body.name);
      return renamed.ok ? done : renamed;
    },
  ),
  signedIn(
    'post',
    '/api/people/{id}/reset',
    {
      summary: 'Give somebody a new passphrase, as their coach or a director; told this once',
      body: NOTHING,
      answer: z.object({ passphrase: z.string() }),
    },
    async ({ house, part }, { person }) => {
      const reset = await resetPassphrase(house, person, part('id'));
      return reset.ok ? ok({ passphrase: reset.value }) : reset;
    },
  ),
  signedIn(
    'post',
    '/api/people/{id}/role',
    {
      summary: 'Give somebody a role, as a director or admin',
      body: z.strictObject({ role: RoleName }),
      answer: DONE,
    },
    async ({ house, body, part }, { person }) => {
      const granted = await grantRole(house, person, part('id'), body.role);
      return granted.ok ? done : granted;
    },
  ),
  signedIn(
    'get',
    '/api/audit',
    {
      summary:
        'Who signed in and failed to, and what judges, coaches, directors and the command line did; the latest first, `before` is the `next` of the page before',
      body: NOTHING,
      answer: z.object({
        next: z.string().nullable(),
        lines: z.array(
          z.object({
            at: z.number(),
            actor: z.string(),
            act: z.string(),
            subject: z.string(),
            detail: z.string(),
          }),
        ),
      }),
    },
    async ({ house, query }) => {
      const [at, id] = (query('before') ?? '').split(' ');
      const before = at === undefined || id === undefined ? undefined : { at: Number(at), id };
      if (before !== undefined && !Number.isSafeInteger(before.at))
        return problem(400, 'malformed', 'before: no such page.');
      const lines = await house.storage.audit.latest(AUDIT_PAGE, before);
      const last = lines.at(-1);
      return ok({
        lines: lines.map((line) => ({
          at: line.at,
          actor: line.actor,
          act: line.act,
          subject: line.subject,
          detail: line.detail,
        })),
        next: lines.length < AUDIT_PAGE || last === undefined ? null : `${last.at} ${last.id}`,
      });
    },
  ),
];
