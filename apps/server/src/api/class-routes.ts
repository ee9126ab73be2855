import { ok } from '@forceout/rules';
import { z } from 'zod';
import { classMembers, createClass, joinClass, leaveClass, rotateCode } from '../people/classes.ts';
import { DONE, NOTHING, signedIn } from './route.ts';
import type { Route } from './route.ts';
import { Code, Name } from './schemas.ts';

const done = ok({ done: true as const });
const Coached = z.object({ id: z.string(), name: z.string(), code: z.string() });
const Joined = z.object({ id: z.string(), name: z.string() });

export const CLASS_ROUTES: readonly Route[] = [
  signedIn(
    'get',
    '/api/classes',
    {
      summary: 'Classes that I coach, with their join codes, and classes that I am in',
      body: NOTHING,
      answer: z.object({ coaching: z.array(Coached), joined: z.array(Joined) }),
    },
    async ({ house }, { person }) => {
      const coaching = await house.storage.classes.coachedBy(person.id);
      const joined = await house.storage.classes.joinedBy(person.id);
      return ok({
        coaching: coaching.map(({ id, name, code }) => ({ id, name, code })),
        joined: joined.map(({ id, name }) => ({ id, name })),
      });
    },
  ),
  signedIn(
    'post',
    '/api/classes',
    { summary: 'Make a class, as a coach', body: z.strictObject({ name: Name }), answer: Coached },
    async ({ house, body }, { person }) => createClass(house, person, body.name),
  ),
  signedIn(
    'post',
    '/api/classes/join',
    {
      summary: 'Join a class by its code',
      meter: 'sign-in',
      body: z.strictObject({ code: Code }),
      answer: Joined,
    },
    async ({ house, body }, { person }) => {
      const joined = await joinClass(house, person, body.code);
      return joined.ok ? ok({ id: joined.value.id, name: joined.value.name }) : joined;
    },
  ),
  signedIn(
    'get',
    '/api/classes/{id}/members',
    {
      summary: 'The players of my class',
      body: NOTHING,
      answer: z.array(z.object({ person: z.string(), name: z.string(), login: z.string().nullable() })),
    },
    async ({ house, part }, { person }) => {
      const members = await classMembers(house, person, part('id'));
      if (!members.ok) return members;
      return ok(members.value.map(({ person: id, name, login }) => ({ person: id, name, login })));
    },
  ),
  signedIn(
    'post',
    '/api/classes/{id}/code',
    {
      summary: 'A new join code for my class; the old one opens nothing any more',
      body: NOTHING,
      answer: z.object({ code: z.string() }),
    },
    async ({ house, part }, { person }) => {
      const code = await rotateCode(house, person, part('id'));
      return code.ok ? ok({ code: code.value }) : code;
    },
  ),
  signedIn(
    'delete',
    '/api/classes/{id}/members/{person}',
    { summary: 'Leave a class, or take somebody out of mine', body: NOTHING, answer: DONE },
    async ({ house, part }, { person }) => {
      const left = await leaveClass(house, person, part('id'), part('person'));
      return left.ok ? done : left;
    },
  ),
];
