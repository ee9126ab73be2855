import type { Statement, TournamentData } from '@forceout/formats/tournament';
import { statementOf } from '@forceout/formats/tournament';
import { RULEBOOKS } from '@forceout/rules';
import type { JournalEntry } from './command.ts';
import { KINDS, keyOf } from './things.ts';
import type { EventThing, Kind, RoundThing, TableThing, Things } from './things.ts';

/** A tournament at one moment: the fold of its journal. */
export interface Tournament {
  readonly things: { readonly [K in Kind]: ReadonlyMap<string, Things[K]> };
  readonly journal: readonly JournalEntry[];
  /** Lines of a file that mean nothing to us; they are written back as they were. */
  readonly others: readonly string[];
}

export const EMPTY: Tournament = {
  things: Object.fromEntries(KINDS.map((kind) => [kind, new Map()])) as unknown as Tournament['things'],
  journal: [],
  others: [],
};

/** One thing put, changed or taken away. `was` is kept, so that nothing is ever lost and every entry can be undone. */
export type Change = {
  readonly [K in Kind]: {
    readonly kind: K;
    readonly key: string;
    readonly was?: Things[K];
    readonly to: Things[K] | null;
  };
}[Kind];

export function put<K extends Kind>(state: Tournament, kind: K, thing: Things[K]): Change {
  const key = keyOf(kind, thing);
  const was = state.things[kind].get(key);
  return { kind, key, ...(was === undefined ? {} : { was }), to: thing } as unknown as Change;
}

export function drop(state: Tournament, kind: Kind, key: string): Change {
  const was = state.things[kind].get(key);
  return { kind, key, ...(was === undefined ? {} : { was }), to: null } as unknown as Change;
}

export function applied(state: Tournament, changes: readonly Change[]): Tournament {
  const things: Record<string, ReadonlyMap<string, unknown>> = { ...state.things };
  const fresh = new Set<string>();
  for (const { kind, key, to } of changes) {
    const map = fresh.has(kind) ? (things[kind] as Map<string, unknown>) : new Map(things[kind]);
    fresh.add(kind);
    if (to === null) map.delete(key);
    else map.set(key, to);
    things[kind] = map;
  }
  return { ...state, things: things as unknown as Tournament['things'] };
}

/** Whether a book is known was asked when the event was put; a league's own book is not looked up again here. */
const ANY_BOOK = () => RULEBOOKS[0]!;

/** What standings and checks are computed from. */
export function dataOf({ things }: Tournament): TournamentData {
  type Of<K> = Extract<Statement, { readonly kind: K }>['is'];
  const list = <K extends Statement['kind']>(kind: K): readonly Of<K>[] =>
    [...things[kind].values()].map((thing) =>
      statementOf(kind, thing, ANY_BOOK),
    ) as unknown as readonly Of<K>[];
  return {
    events: list('event'),
    schools: list('school'),
    players: list('player'),
    sections: list('section'),
    teams: list('team'),
    entries: list('entry'),
    rounds: list('round'),
    tables: list('table'),
    sheets: list('sheet'),
    rulings: list('ruling'),
  };
}

export function roundOf({ things }: Tournament, event: string, n: number): RoundThing {
  return things.round.get(`${event}/${n}`) ?? { event, n, state: 'planned' };
}

export function tablesOf({ things }: Tournament, event: string, n: number): readonly TableThing[] {
  return [...things.table.values()]
    .filter((table) => table.event === event && table.round === n)
    .toSorted((a, b) => a.number - b.number);
}

/** The first round of an event that is not closed; null when all are. */
export function openRound(state: Tournament, { id, rounds }: EventThing): number | null {
  for (let n = 1; n <= rounds; n++) if (roundOf(state, id, n).state !== 'closed') return n;
  return null;
}

type Wide<T> = T extends string ? string : T extends number ? number : boolean;

export function settingOf<T extends string | number | boolean>(
  { things }: Tournament,
  id: string,
  otherwise: T,
): Wide<T> {
  const value = things.setting.get(id)?.value;
  return (typeof value === typeof otherwise ? value : otherwise) as Wide<T>;
}
