import { roundOf } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import { KINDS, keyOf } from '../core/things.ts';
import type { Kind, PlayerThing, SheetThing, TableThing, Things } from '../core/things.ts';
import { publicName } from '../entry/echo.ts';
import type { Actor, DayRole } from './may.ts';

/** A thing as somebody may see it was put, or is gone for them. */
export type SeenChange = {
  readonly [K in Kind]: { readonly kind: K; readonly key: string; readonly to: Things[K] | null };
}[Kind];

const HEADS: readonly DayRole[] = ['director', 'deputy', 'head-scorekeeper', 'head-judge', 'server'];
const SETTLE: readonly DayRole[] = ['director', 'deputy', 'head-scorekeeper', 'server'];
const FIGURES: readonly DayRole[] = [...HEADS, 'scorekeeper', 'judge'];

/** Every thing as this person may see it. */
export function thingsFor(state: Tournament, actor: Actor): { readonly [K in Kind]: readonly Things[K][] } {
  const seen = <K extends Kind>(kind: K): readonly Things[K][] =>
    [...state.things[kind].values()].flatMap((thing) => shown(state, actor, kind, thing) ?? []);
  return Object.fromEntries(KINDS.map((kind) => [kind, seen(kind)])) as never;
}

/**
 * What an entry of the journal changes for this person. A round that is published brings its tables with it, and so does a
 * seat that a coach's own player takes.
 */
export function seenChanges(
  before: Tournament,
  after: Tournament,
  actor: Actor,
  changes: readonly Change[],
): readonly SeenChange[] {
  const moved = (event: string, n: number): boolean =>
    isPublic(before, event, n) !== isPublic(after, event, n);
  const touched = touchedBy(after, actor, changes, moved);
  return [...touched.values()].flatMap(({ kind, key }) => {
    const was = one(before, actor, kind, key);
    const to = one(after, actor, kind, key);
    return JSON.stringify(was) === JSON.stringify(to) ? [] : [{ kind, key, to } as unknown as SeenChange];
  });
}

/** For who was away: everything that entries since then have touched, as it is now. */
export function seenSince(
  state: Tournament,
  actor: Actor,
  entries: readonly { readonly changes: readonly Change[] }[],
): readonly SeenChange[] {
  const changes = entries.flatMap((entry) => entry.changes);
  return [...touchedBy(state, actor, changes, () => true).values()].map(
    ({ kind, key }) => ({ kind, key, to: one(state, actor, kind, key) }) as unknown as SeenChange,
  );
}

/** What changes name, and what follows from them for this person; `moved`: whether a round came out or went back. */
function touchedBy(
  after: Tournament,
  actor: Actor,
  changes: readonly Change[],
  moved: (event: string, n: number) => boolean,
): ReadonlyMap<string, { readonly kind: Kind; readonly key: string }> {
  const touched = new Map<string, { readonly kind: Kind; readonly key: string }>();
  const touch = (kind: Kind, key: string): void => void touched.set(`${kind} ${key}`, { kind, key });
  for (const change of changes) {
    touch(change.kind, change.key);
    if (change.kind !== 'round') continue;
    const { event, n } = (change.to ?? change.was)!;
    if (!moved(event, n)) continue;
    for (const { id, ...table } of after.things.table.values())
      if (table.event === event && table.round === n) touch('table', id);
  }
  if (actor.role !== 'coach') return touched;
  const tables = [...touched.values()].filter(({ kind }) => kind === 'table');
  for (const { key } of tables) {
    if (after.things.sheet.has(key)) touch('sheet', key);
    // Whom the own players meet is known by the name that everybody may see.
    for (const id of after.things.table.get(key)?.players ?? []) touch('player', id);
  }
  return touched;
}

function one<K extends Kind>(state: Tournament, actor: Actor, kind: K, key: string): Things[K] | null {
  const thing = state.things[kind].get(key);
  return thing === undefined ? null : shown(state, actor, kind, thing);
}

/** A thing as this person may see it; null: not at all. */
function shown<K extends Kind>(state: Tournament, actor: Actor, kind: K, thing: Things[K]): Things[K] | null {
  if (kind === 'sheet') return sheetFor(state, actor, thing as SheetThing) as Things[K] | null;
  if (actor.role === 'coach') return ofSchool(state, actor, kind, thing);
  if (kind === 'table' && !HEADS.includes(actor.role)) {
    const { event, round } = thing as TableThing;
    return isPublic(state, event, round) ? thing : null;
  }
  if (kind === 'ruling' && !FIGURES.includes(actor.role)) return null;
  return thing;
}

/** Whether the seating of a round is final, as far as staff are concerned. */
function isPublic(state: Tournament, event: string, n: number): boolean {
  return !['planned', 'drafted', 'checked'].includes(roundOf(state, event, n).state);
}

/**
 * The second person must not see what the first one typed, so nobody else does: until a sheet is confirmed its figures are
 * for whoever typed them, and of a conflict for those who settle it.
 */
function sheetFor(state: Tournament, actor: Actor, sheet: SheetThing): SheetThing | null {
  if (actor.role === 'coach' && !hasOwn(state, actor, sheet.table)) return null;
  const done = sheet.state === 'confirmed' || sheet.state === 'appealed';
  if (done && (FIGURES.includes(actor.role) || actor.role === 'coach')) return sheet;
  if (sheet.state === 'conflict' && SETTLE.includes(actor.role)) return sheet;
  const { claimed: _, ...rest } = sheet;
  const entries = sheet.entries.map((entry) =>
    entry.by === actor.name ? entry : { by: entry.by, at: entry.at, seats: [] },
  );
  return { ...rest, seats: [], entries };
}

/** A coach sees the own school whole, and of others what everybody may. */
function ofSchool<K extends Kind>(
  state: Tournament,
  actor: Actor,
  kind: K,
  thing: Things[K],
): Things[K] | null {
  switch (kind) {
    case 'player': {
      const player = thing as PlayerThing;
      if (player.school === actor.school && actor.school !== null) return thing;
      return metBy(state, actor, player.id) ? (asEverybody(state, player) as Things[K]) : null;
    }
    case 'entry': {
      const { player } = thing as Things['entry'];
      return state.things.player.get(player)?.school === actor.school ? thing : null;
    }
    case 'team':
      return (thing as Things['team']).school === actor.school ? thing : null;
    case 'table': {
      const { id, event, round } = thing as TableThing;
      return isPublic(state, event, round) && hasOwn(state, actor, id) ? thing : null;
    }
    case 'request': {
      const { team } = thing as Things['request'];
      return state.things.team.get(team)?.school === actor.school ? thing : null;
    }
    case 'ruling':
    case 'call':
      return null;
    default:
      return thing;
  }
}

function hasOwn({ things }: Tournament, { school }: Actor, table: string): boolean {
  return (
    things.table.get(table)?.players.some((player) => things.player.get(player)?.school === school) ?? false
  );
}

function metBy(state: Tournament, actor: Actor, player: string): boolean {
  return [...state.things.table.values()].some(
    ({ id, event, round, players }) =>
      players.includes(player) && isPublic(state, event, round) && hasOwn(state, actor, id),
  );
}

function asEverybody(state: Tournament, { id, number, school }: PlayerThing): PlayerThing {
  return { id, number, first: publicName(state, id), ...(school === undefined ? {} : { school }) };
}

/** For tests and for whoever keeps a copy: the key under which a seen thing is kept. */
export function seenKey<K extends Kind>(kind: K, thing: Things[K]): string {
  return `${kind} ${keyOf(kind, thing)}`;
}
