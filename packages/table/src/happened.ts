import { publicEvents } from '@forceout/rules/match';
import type { PublicEvent } from '@forceout/rules/match';
import type { Phrase } from './command.ts';
import type { Entry, TableEvent } from './event.ts';
import type { Table } from './table.ts';
import { nameAt } from './view.ts';
import type { Side } from './view.ts';

/** What happened at a table, as one side may know it: around the match, and in it. */
export type Happened =
  | { readonly type: 'sat'; readonly seat: number; readonly name: string }
  | { readonly type: 'stood'; readonly seat: number }
  | { readonly type: 'judge-sat'; readonly name: string }
  | { readonly type: 'ready'; readonly seat: number; readonly ready: boolean }
  | { readonly type: 'wished'; readonly seat: number; readonly wish: boolean }
  /** A phrase; what is said in the game itself is the match's. */
  | { readonly type: 'talked'; readonly name: string; readonly phrase: Phrase }
  | { readonly type: 'rematch-wished'; readonly seat: number }
  | { readonly type: 'judge-stood' | 'started' | 'moved-on' | 'closed' }
  | PublicEvent;

/** What an entry tells one side. `table` is as the entry left it. */
export function happened(
  table: Table,
  { events }: Pick<Entry, 'events'>,
  side: Side,
  names: ReadonlyMap<string, string>,
): readonly Happened[] {
  const name = (person: string): string => nameAt(table, names, person);
  return events.flatMap((event) => told(event, side, name));
}

function told(event: TableEvent, side: Side, name: (person: string) => string): readonly Happened[] {
  switch (event.type) {
    case 'sat':
      return [{ type: 'sat', seat: event.seat, name: name(event.person) }];
    case 'judge-sat':
      return [{ type: 'judge-sat', name: name(event.person) }];
    // Nonces stay covered until the match begins; then a view shows them.
    case 'ready':
      return [{ type: 'ready', seat: event.seat, ready: event.ready }];
    case 'said':
      return [{ type: 'talked', name: name(event.by), phrase: event.phrase }];
    case 'stood':
    case 'wished':
    case 'rematch-wished':
      return [event];
    case 'judge-stood':
    case 'started':
    case 'moved-on':
    case 'closed':
      return [{ type: event.type }];
    // Which deed it was could say more than its events do.
    case 'played':
      return publicEvents(event.events, typeof side === 'number' ? side : 'spectator');
    case 'opened':
    case 'seen':
    case 'seed-shown':
      return [];
  }
}
