import { ROUTES } from '../api/app.ts';
import type { Route } from '../api/route.ts';

/** What stands for the parts of a path. */
export interface Parts {
  readonly table: string;
  readonly code: string;
  readonly school: string;
  readonly person: string;
  /** A tournament day; without it one that nobody has. */
  readonly day?: string;
}

/** A route's path with parts filled in; a part that nobody has thought of yet is a failure, not a gap. */
export function pathOf({ path }: Pick<Route, 'path'>, parts: Parts): string {
  const collection = /^\/api\/(\w+)/.exec(path)?.[1];
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (collection === 'days' && name === 'id') return parts.day ?? 'nobodys-day';
    if (collection === 'days') return name === 'what' ? 'standings' : 'none';
    if (collection === 't') return name === 'event' ? 'on-mid' : 'NOTHERE';
    if (name === 'code') return parts.code;
    if (name === 'person') return parts.person;
    if (name === 'id' && collection === 'tables') return parts.table;
    if (name === 'id' && collection === 'classes') return parts.school;
    if (name === 'id' && collection === 'people') return parts.person;
    // Things that are nobody's: whoever is let through is told that there is none.
    if (name === 'session' || name === 'share' || collection === 'tokens') return 'none';
    if (name === 'id' && collection === 'puzzles') return 'p-1';
    if (name === 'id' && collection === 'rulebooks') return 'nobodys-rules';
    throw new Error(`say in every-get.ts what {${name}} of ${path} stands for`);
  });
}

/** Every address that can be read, from the list that the server itself is made of. */
export function everyGet(parts: Parts): readonly string[] {
  const routes = ROUTES.filter(({ method }) => method === 'get').map((route) => pathOf(route, parts));
  return [...routes, '/openapi.json', '/healthz', '/readyz', '/metrics'];
}
