import { describe, expect, it } from 'vitest';
import { AGLOA_2014, AGLOA_2026, ALL_BOOKS, middle, rolled } from '../testing/testing.ts';
import type { TestTable } from '../testing/testing.ts';
import type { Match } from '../record/state.ts';
import { view } from './view.ts';
import type { Viewer } from './view.ts';

/** Every path at which two states differ, walking all fields. */
function differences(a: unknown, b: unknown, path = ''): readonly string[] {
  if (Object.is(a, b)) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [path];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) =>
    differences(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      path === '' ? key : `${path}.${key}`,
    ),
  );
}

const SECRET = 'a secret nobody else may see';

/** Every string anywhere in a value. */
function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** The two matches differ, but whoever looks from these seats cannot tell them apart. */
function alike(one: Match, other: Match, viewers: readonly Viewer[], secret: RegExp): void {
  const hidden = differences(one, other);
  expect(hidden.length).toBeGreaterThan(0);
  for (const path of hidden) expect(path).toMatch(secret);
  for (const viewer of viewers) expect(view(one, viewer)).toEqual(view(other, viewer));
}

describe.each(ALL_BOOKS)('%s: what each seat may see', (book) => {
  const writing = (): TestTable => middle(book).ok(5, 'ann', { do: 'challenge', claim: 'now' });

  it('scratch paper is for its owner', () => {
    const one = writing().ok(20, 'ann', { do: 'scratch', text: SECRET }).match;
    const other = writing().ok(20, 'ann', { do: 'scratch', text: 'something else' }).match;
    alike(one, other, [1, 2, 'spectator'], /^scratch\.0$/);
    expect(view(one, 0).scratch).toBe(SECRET);
  });

  it('what is presented stays covered until all have presented', () => {
    const { right, wrong } = middle(book).fixture;
    const marked = { ...right, note: SECRET };
    const one = writing().ok(20, 'ann', { do: 'present', written: [marked] });
    const other = writing().ok(20, 'ann', { do: 'present', written: [wrong] });
    alike(one.match, other.match, [1, 2, 'spectator'], /^phase\.papers\.0\.written/);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(strings(view(one.match, viewer))).not.toContain(SECRET);
    expect(strings(view(one.match, 0))).toContain(SECRET);
    one.ok(30, 'cat', { do: 'decline' });
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(strings(view(one.match, viewer))).toContain(SECRET);
  });

  it('whether somebody presents or declines is covered too', () => {
    const { right } = middle(book).fixture;
    const one = writing().ok(20, 'cat', { do: 'present', written: [right] }).match;
    const other = writing().ok(20, 'cat', { do: 'decline' }).match;
    alike(one, other, [0, 1, 'spectator'], /^phase\.papers\.1\.(written|state)/);
  });

  it('a checker’s word is their own until the Solution is ruled on', () => {
    const { right } = middle(book).fixture;
    const checking = (): TestTable =>
      writing()
        .ok(20, 'ann', { do: 'present', written: [right] })
        .ok(21, 'cat', { do: 'decline' })
        .ok(130, 'cat', { do: 'scratch', text: '' });
    const one = checking().ok(131, 'bob', { do: 'reject', writer: 'ann', reason: 'required-unused' }).match;
    const other = checking().ok(131, 'bob', { do: 'reject', writer: 'ann', reason: 'wrong-value' }).match;
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(view(one, viewer)).toEqual(view(other, viewer));
      expect(view(one, viewer).phase).toMatchObject({
        papers: [{ checks: [{ seat: 1, decision: 'undecided' }, {}] }, {}],
      });
    }
    expect(view(one, 1).phase).toMatchObject({
      papers: [{ checks: [{ seat: 1, decision: 'failed' }, {}] }, {}],
    });
  });

  it('the Solutions of a shake stay to be looked at after the score, also where the judge rules at once', () => {
    const { right } = middle(book).fixture;
    const table = middle(book, { mode: 'auto' }).ok(5, 'ann', { do: 'challenge', claim: 'now' });
    expect(view(table.match, 'spectator').shown).toBe(null);
    table.ok(20, 'ann', { do: 'present', written: [right] }).ok(30, 'cat', { do: 'decline' });
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(view(table.match, viewer)).toMatchObject({
        phase: { kind: 'between-shakes' },
        shown: {
          shake: 1,
          occasion: { kind: 'challenge', claim: 'now' },
          papers: [
            { seat: 0, state: 'presented', written: [right], verdict: 'correct' },
            { seat: 2, state: 'declined', written: [] },
          ],
        },
      });
  });

  it('errors that can still be pointed out are not pointed out by the software', () => {
    const table = middle(book).ok(5, 'ann', {
      do: 'move',
      cube: middle(book).fixture.cubes[0],
      to: 'required',
    });
    expect(table.match.faults).toHaveLength(1);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(view(table.match, viewer)).not.toHaveProperty('faults');
      expect(JSON.stringify(view(table.match, viewer))).not.toContain('out-of-turn');
    }
  });
});

it.each([AGLOA_2014, AGLOA_2026])('%s: whether a pick is legal does not show', (book) => {
  const table = rolled(book).ok(22, 'ann', { do: 'pick', variation: rolled(book).fixture.picks[0]! });
  table.ok(23, 'bob', { do: 'pick', variation: table.fixture.picks[0]! });
  expect(JSON.stringify(view(table.match, 2))).not.toContain('legal');
});
