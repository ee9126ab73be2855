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

/** Things and maps of things are never changed, only put anew: what was made of one is made once. */
const statements = new WeakMap<object, unknown>();
const lists = new WeakMap<object, readonly unknown[]>();

type Of<K> = Extract<Statement, { readonly kind: K }>['is'];

function listOf<K extends Statement['kind']>(things: Tournament['things'], kind: K): readonly Of<K>[] {
  const map = things[kind];
  const known = lists.get(map);
  const list =
    known ??
    Array.from(map.values(), (thing) => {
      const made = statements.get(thing) ?? statementOf(kind, thing, ANY_BOOK);
      statements.set(thing, made);
      return made;
    });
  if (known === undefined) lists.set(map, list);
  return list as unknown as readonly Of<K>[];
}

/** What standings and checks are computed from. */
export function dataOf({ things }: Tournament): TournamentData {
  return {
    events: listOf(things, 'event'),
    schools: listOf(things, 'school'),
    players: listOf(things, 'player'),
    sections: listOf(things, 'section'),
    teams: listOf(things, 'team'),
    entries: listOf(things, 'entry'),
    rounds: listOf(things, 'round'),
    tables: listOf(things, 'table'),
    sheets: listOf(things, 'sheet'),
    rulings: listOf(things, 'ruling'),
  };
}

export function roundOf({ things }: Tournament, event: string, n: number): RoundThing {
  return things.round.get(`${event}/${n}`) ?? { event, n, state: 'planned' };
}

const seatings = new WeakMap<object, ReadonlyMap<string, readonly TableThing[]>>();

/** In the order of their numbers. */
export function tablesOf({ things }: Tournament, event: string, n: number): readonly TableThing[] {
  let known = seatings.get(things.table);
  if (known === undefined) {
    const inOrder = [...things.table.values()].toSorted((a, b) => a.number - b.number);
    known = Map.groupBy(inOrder, (table) => `${table.round} ${table.event}`);
    seatings.set(things.table, known);
  }
  return known.get(`${n} ${event}`) ?? [];
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
