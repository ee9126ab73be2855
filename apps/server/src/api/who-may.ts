/**
 * Who may do what: the one place. The server turns people away by it at the door, the test and the outside script
 * (load/who-may.ts) try every route with everybody and compare, and docs/server.md shows it (scripts/who-may.ts).
 */
import type { Problem } from '../people/problem.ts';
import type { Sessions, SignedIn } from '../people/sessions.ts';
import type { Role } from '../storage/people.ts';
import type { Route } from './route.ts';

/**
 * Everybody who is tried, at a private match of `player` (an account, in a class of `coach`, in the seat of a match that
 * is over): nobody in particular, a guest who looks on, another account, the class' coach, one of another class, a judge,
 * a director, an admin, and a token of `player`.
 */
export const PARTIES = [
  'stranger',
  'guest',
  'spectator',
  'player',
  'other player',
  'coach',
  'other coach',
  'judge',
  'director',
  'admin',
  'token',
] as const;
export type Party = (typeof PARTIES)[number];

export interface Rule {
  /** Who gets past the door at all. */
  readonly door: 'anyone' | 'signed-in' | 'account' | readonly Role[];
  /** Whether a token for outside bots does: they play, and nothing else. */
  readonly token: boolean;
  /** Only with a passphrase that was given in the last quarter of an hour. */
  readonly confirmed?: true;
  /** Who is let through in the end, for the match, class and person of the trial. */
  readonly may: readonly Party[];
  /** What the handler looks at besides. */
  readonly if?: string;
}

const ALL = PARTIES;
const SIGNED_IN = PARTIES.filter((party) => party !== 'stranger');
const ACCOUNTS = SIGNED_IN.filter((party) => party !== 'guest' && party !== 'spectator' && party !== 'token');
const PEOPLE = SIGNED_IN.filter((party) => party !== 'token');
const OF_MATCH: readonly Party[] = ['player', 'coach', 'judge', 'director', 'admin'];
const RUNS: readonly Party[] = ['director', 'admin'];

const anyone: Rule = { door: 'anyone', token: true, may: ALL };
const plays: Rule = { door: 'signed-in', token: true, may: SIGNED_IN };
const own: Rule = { door: 'signed-in', token: false, may: PEOPLE };
const account: Rule = { door: 'account', token: false, may: ACCOUNTS };
const over: Rule = {
  door: ['coach', 'director', 'admin'],
  token: false,
  confirmed: true,
  may: ['coach', ...RUNS],
  if: 'over players of one’s own class; a director over all but directors and admins; an admin over all',
};

/** Of the day that `player` has opened; what each pass opens besides is the one table of packages/tournament. */
const ofDay: Rule = {
  door: 'anyone',
  token: true,
  may: ['player', 'admin'],
  if: 'who opened the day, an admin, and staff with a pass of it, as their role may',
};

export const WHO_MAY: Readonly<Record<string, Rule>> = {
  'POST /api/guest': anyone,
  'POST /api/accounts': anyone,
  'POST /api/session': anyone,
  'DELETE /api/session': plays,
  'POST /api/session/confirm': { ...account, if: 'with the right passphrase' },
  'GET /api/sessions': own,
  'DELETE /api/sessions/{session}': { ...own, if: 'one’s own' },
  'GET /api/me': plays,
  'POST /api/me/passphrase': { ...account, if: 'with the old passphrase' },
  'GET /api/me/data': own,
  'GET /api/me/record': own,
  'POST /api/me/delete': { ...own, if: 'an account with its passphrase' },
  'GET /api/tokens': account,
  'POST /api/tokens': account,
  'DELETE /api/tokens/{id}': { ...account, if: 'one’s own' },
  'POST /api/people/{id}/name': over,
  'POST /api/people/{id}/reset': over,
  'GET /api/people/{id}/data': over,
  'POST /api/people/{id}/erase': over,
  'GET /api/people/{id}/record': {
    door: ['coach', 'director', 'admin'],
    token: false,
    may: ['coach', ...RUNS],
    if: over.if!,
  },
  'POST /api/people/{id}/role': {
    door: ['director', 'admin'],
    token: false,
    confirmed: true,
    may: RUNS,
    if: 'a director makes players, coaches and judges; an admin everybody',
  },
  'GET /api/audit': { door: ['director', 'admin'], token: false, may: RUNS },
  'POST /api/judge': plays,
  'POST /api/solve': plays,
  'POST /api/analyse': plays,
  'GET /api/results': own,
  'GET /api/puzzles': own,
  'POST /api/puzzles/{id}': own,
  'GET /api/classes': own,
  'POST /api/classes': {
    door: ['coach', 'director', 'admin'],
    token: false,
    may: ['coach', 'other coach', ...RUNS],
  },
  'POST /api/classes/join': { ...account, if: 'with its code' },
  'GET /api/classes/{id}/members': {
    door: ['coach', 'director', 'admin'],
    token: false,
    may: ['coach', ...RUNS],
    if: 'of one’s own class; who runs things, of all',
  },
  'POST /api/classes/{id}/code': {
    door: ['coach', 'director', 'admin'],
    token: false,
    may: ['coach', 'admin'],
    if: 'of one’s own class; an admin, of all',
  },
  'DELETE /api/classes/{id}/members/{person}': {
    ...account,
    may: ['player', 'coach', 'admin'],
    if: 'oneself; the coach of the class and an admin, anybody in it',
  },
  'GET /api/rulebooks': anyone,
  'GET /api/rulebooks/{id}': anyone,
  'POST /api/days': account,
  'GET /api/days': anyone,
  'GET /api/days/{id}': ofDay,
  'POST /api/days/{id}/commands': ofDay,
  'POST /api/days/{id}/ask': ofDay,
  'POST /api/days/{id}/books': ofDay,
  'GET /api/days/{id}/passes': ofDay,
  'POST /api/days/{id}/passes': ofDay,
  'DELETE /api/days/{id}/passes/{pass}': ofDay,
  'GET /api/days/{id}/print/{what}': ofDay,
  'GET /api/days/{id}/file': ofDay,
  'GET /api/days/{id}/zip': ofDay,
  'GET /api/days/{id}/backups': ofDay,
  'GET /api/days/{id}/journal': ofDay,
  'POST /api/days/{id}/photos': ofDay,
  'GET /api/days/{id}/photos': ofDay,
  'GET /api/days/{id}/photos/{photo}': ofDay,
  'GET /api/days/{id}/network': ofDay,
  'GET /api/days/{id}/schools/{school}/export': ofDay,
  'POST /api/days/{id}/schools/{school}/erase': ofDay,
  'POST /api/passes': { ...anyone, if: 'with the code of a pass' },
  'GET /api/passes': anyone,
  'DELETE /api/passes': anyone,
  'GET /api/time': anyone,
  'GET /api/t/{code}': { ...anyone, if: 'what was released' },
  'GET /api/t/{code}/seating/{event}': { ...anyone, if: 'what was released' },
  'GET /api/t/{code}/results/{event}': { ...anyone, if: 'what was released' },
  'GET /api/t/{code}/standings/{event}': { ...anyone, if: 'what was released' },
  'GET /api/t/{code}/rules/{event}': anyone,
  'POST /api/t/{code}/sit': { ...plays, if: 'with the code of the online table' },
  'GET /api/t/{code}/table/{event}/{round}/{number}': { ...anyone, if: 'with the card of the table' },
  'POST /api/t/{code}/table/{event}/{round}/{number}': { ...anyone, if: 'with the card of the table' },
  'GET /api/t/{code}/plain': { ...anyone, if: 'what was released' },
  'GET /api/t/{code}/where': { ...anyone, if: 'what was released' },
  'POST /api/rulebooks': { door: ['admin'], token: false, may: ['admin'] },
  'DELETE /api/rulebooks/{id}': { door: ['admin'], token: false, may: ['admin'] },
  'GET /api/tables': anyone,
  'GET /api/me/tables': plays,
  'POST /api/tables': plays,
  'GET /api/codes/{code}': plays,
  'GET /api/tables/{id}': { ...plays, may: [...OF_MATCH, 'token'], if: 'as the table’s own rule says' },
  'GET /api/tables/{id}/past': { ...plays, may: [...OF_MATCH, 'token'], if: 'as the table’s own rule says' },
  'POST /api/tables/{id}/commands': { ...plays, if: 'the table answers with a refusal, not with a status' },
  'POST /api/tables/{id}/hint': { ...plays, may: ['player', 'token'], if: 'for who plays there' },
  'GET /api/tables/{id}/match-file': {
    ...anyone,
    may: [...OF_MATCH, 'token'],
    if: 'a private match: its people, a coach of theirs, who runs things; anybody with a share link',
  },
  'GET /api/tables/{id}/match-text': { ...anyone, may: [...OF_MATCH, 'token'], if: 'as the match file' },
  'GET /api/tables/{id}/review': { ...anyone, may: [...OF_MATCH, 'token'], if: 'as the match file' },
  'POST /api/tables/{id}/kick': {
    ...own,
    may: ['player', 'judge', 'director', 'admin'],
    if: 'who opened the table, the coach of the class it is for, who runs things',
  },
  'GET /api/tables/{id}/door': { ...own, may: ['player', 'judge', 'director', 'admin'], if: 'as for kick' },
  'POST /api/tables/{id}/door': { ...own, may: ['player', 'judge', 'director', 'admin'], if: 'as for kick' },
  'GET /api/tables/{id}/shares': { ...own, may: OF_MATCH, if: 'of the match' },
  'POST /api/tables/{id}/shares': { ...own, may: OF_MATCH, if: 'of the match' },
  'DELETE /api/tables/{id}/shares/{share}': { ...own, may: OF_MATCH, if: 'of the match' },
};

export function nameOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

const NOT_SIGNED_IN: Problem = { status: 401, code: 'not-signed-in', message: 'Please sign in first.' };
const TOKEN: Problem = {
  status: 403,
  code: 'token',
  message: 'A token is for playing and for nothing else.',
};
const GUEST: Problem = { status: 403, code: 'guest', message: 'Make an account first.' };
const NOT_ALLOWED: Problem = { status: 403, code: 'not-allowed', message: 'You may not do this.' };
const CONFIRM: Problem = {
  status: 403,
  code: 'confirm',
  message: 'This concerns other people: say your passphrase again, or sign in anew.',
};

/** Why somebody is turned away before anything is read or done; null if they are not. */
export function refusedAtTheDoor(route: Route, who: SignedIn | null, sessions: Sessions): Problem | null {
  const rule = WHO_MAY[nameOf(route)];
  // A route that nobody wrote down is for nobody.
  if (rule === undefined) return NOT_ALLOWED;
  if (rule.door === 'anyone') return null;
  if (who === null) return NOT_SIGNED_IN;
  const { person, session } = who;
  if (session.kind === 'token' && !rule.token) return TOKEN;
  if (rule.door === 'account' && person.kind !== 'account') return GUEST;
  if (typeof rule.door === 'object' && !rule.door.includes(person.role)) return NOT_ALLOWED;
  return rule.confirmed === true && !sessions.isConfirmed(session) ? CONFIRM : null;
}
