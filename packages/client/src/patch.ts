import type { Json } from '@forceout/table';

export type { Json } from '@forceout/table';

/**
 * One difference between two views: a place, and what it becomes. `set` puts a value there, `drop` takes the member
 * away, `push` adds to the end of a list (logs and score sheets only grow).
 */
export type Change =
  | { readonly at: readonly (string | number)[]; readonly set: Json }
  | { readonly at: readonly (string | number)[]; readonly drop: true }
  | { readonly at: readonly (string | number)[]; readonly push: readonly Json[] };

export type Patch = readonly Change[];

/** What turns one view into another. It can hold nothing that the second view does not. */
export function diff(before: Json, after: Json): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: Json, after: Json, at: readonly (string | number)[], changes: Change[]): void {
  if (before === after) return;
  if (isList(before) && isList(after)) return compareLists(before, after, at, changes);
  if (!isObject(before) || !isObject(after)) {
    changes.push({ at, set: after });
    return;
  }
  for (const [key, old] of Object.entries(before)) {
    if (old !== undefined && member(after, key) === undefined) changes.push({ at: [...at, key], drop: true });
  }
  for (const [key, value] of Object.entries(after)) {
    const old = member(before, key);
    // A member that is undefined does not travel in JSON, and counts as not there.
    if (value === undefined) continue;
    if (old === undefined) changes.push({ at: [...at, key], set: value });
    else compare(old, value, [...at, key], changes);
  }
}

function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  at: readonly (string | number)[],
  changes: Change[],
): void {
  if (before.length > after.length) {
    changes.push({ at, set: after });
    return;
  }
  const inside: Change[] = [];
  for (const [index, value] of before.entries()) compare(value, after[index]!, [...at, index], inside);
  if (after.length > before.length) inside.push({ at, push: after.slice(before.length) });
  // A list that changed all over is shorter told whole.
  if (inside.length > 1 && inside.length > after.length / 2) changes.push({ at, set: after });
  else changes.push(...inside);
}

/** The view after the changes; what did not change stays the same object, so that a screen redraws little. */
export function applyPatch(view: Json, patch: Patch): Json {
  return patch.reduce((now, change) => applied(now, change, 0), view);
}

function applied(value: Json, change: Change, depth: number): Json {
  const step = change.at[depth];
  if (step === undefined) {
    if ('set' in change) return change.set;
    if ('push' in change && isList(value)) return [...value, ...change.push];
    throw new Error('a change does not fit the view');
  }
  if (isList(value) && typeof step === 'number' && step < value.length) {
    return value.map((item, index) => (index === step ? applied(item, change, depth + 1) : item));
  }
  if (!isObject(value) || typeof step !== 'string') throw new Error('a change does not fit the view');
  if ('drop' in change && depth === change.at.length - 1) {
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== step));
  }
  const inner = member(value, step);
  // Only a new member may come from nowhere.
  if (inner === undefined && (depth < change.at.length - 1 || !('set' in change))) {
    throw new Error('a change does not fit the view');
  }
  return { ...value, [step]: applied(inner ?? null, change, depth + 1) };
}

function member(value: { readonly [key: string]: Json }, key: string): Json | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
