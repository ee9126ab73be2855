import { EVENT_TYPES } from '@forceout/rules/match';
import type { Entry, TableEvent } from '@forceout/table';

const TYPES: Readonly<Record<TableEvent['type'], true>> = {
  opened: true,
  sat: true,
  stood: true,
  'judge-sat': true,
  'judge-stood': true,
  ready: true,
  started: true,
  played: true,
  'seed-shown': true,
  wished: true,
  seen: true,
  said: true,
  'rematch-wished': true,
  'moved-on': true,
  closed: true,
};
const MATCH_TYPES: ReadonlySet<string> = new Set(EVENT_TYPES);

/** Whether this version knows all that an entry tells; a newer one may have written it. */
export function isKnown({ events }: Entry): boolean {
  return events.every(
    (event) =>
      event.type in TYPES &&
      (event.type !== 'played' || event.events.every(({ type }) => MATCH_TYPES.has(type))),
  );
}
