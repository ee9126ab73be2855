import { describe, expect, it } from 'vitest';
import { BOOK_IDS } from '../../rulebooks/index.ts';
import { fuzzLog } from '../fuzz/fuzz.ts';
import { publicEvents } from './public-events.ts';
import { ALL_BOOKS, middle } from '../testing/testing.ts';
import type { TestTable } from '../testing/testing.ts';

const SECRET = 'a secret nobody else may see';

/** Every key and every string anywhere in a value. */
function words(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [key, ...words(member)]);
}

describe.each(ALL_BOOKS)('%s: what each seat is told', (book) => {
  const writing = (): TestTable => middle(book).ok(5, 'ann', { do: 'challenge', claim: 'now' });

  it('scratch paper is told to its owner only', () => {
    const { events } = writing().ok(20, 'ann', { do: 'scratch', text: SECRET });
    expect(words(publicEvents(events, 0))).toContain(SECRET);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(publicEvents(events, viewer)).toEqual([{ type: 'time', at: 20 }]);
  });

  it('presenting and declining look alike to everybody else', () => {
    const { right } = middle(book).fixture;
    const one = writing().ok(20, 'cat', { do: 'present', written: [{ ...right, note: SECRET }] }).events;
    const other = writing().ok(20, 'cat', { do: 'decline' }).events;
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(publicEvents(one, viewer)).toEqual(publicEvents(other, viewer));
      expect(publicEvents(one, viewer)).toContainEqual({ type: 'handed-in', seat: 2 });
    }
    expect(words(publicEvents(one, 2))).toContain(SECRET);
  });

  it('an error at a table is not told until somebody points it out; then with its rule', () => {
    const table = middle(book).ok(5, 'ann', {
      do: 'move',
      cube: middle(book).fixture.cubes[0],
      to: 'required',
    });
    expect(table.events.some(({ type }) => type === 'fault')).toBe(true);
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(publicEvents(table.events, viewer).map(({ type }) => type)).toEqual(['time', 'moved', 'phase']);
    table.ok(6, 'bob', { do: 'point-out', what: 'out-of-turn' });
    expect(publicEvents(table.events, 'spectator')).toContainEqual({
      type: 'pointed-out',
      by: 1,
      against: 0,
      what: 'out-of-turn',
      rule: expect.any(String),
    });
    const [cube] = middle(book).fixture.cubes;
    expect(publicEvents(table.events, 'spectator')).toContainEqual({
      type: 'undone',
      act: { kind: 'cube', seat: 0, cube, from: 'resources', to: 'required' },
    });
  });

  it('a checker’s word is told when it is shown right, and else to the checker', () => {
    const { right } = middle(book).fixture;
    const { events } = writing()
      .ok(20, 'ann', { do: 'present', written: [right] })
      .ok(21, 'cat', { do: 'decline' })
      .ok(131, 'bob', { do: 'reject', writer: 'ann', reason: 'required-unused' });
    expect(publicEvents(events, 1)).toContainEqual(expect.objectContaining({ type: 'checked' }));
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(words(publicEvents(events, viewer))).not.toContain('checked');
  });
});

const COVERED = [
  'legal',
  'fault',
  'faults',
  'insulated',
  'illegalTries',
  'remedy',
  'triedAmbiguity',
  'players',
];

it.each(BOOK_IDS)('%s: in random matches no event tells what a view covers', (book) => {
  for (const mode of ['auto', 'table'] as const) {
    const log = fuzzLog(11, book, mode);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const told = publicEvents(log, viewer);
      expect(told.length).toBeGreaterThan(20);
      const all = new Set(words(told));
      expect(COVERED.filter((word) => all.has(word))).toEqual([]);
      for (const event of told) {
        if (event.type === 'presented' || event.type === 'declined' || event.type === 'scratched')
          expect(event.seat).toBe(viewer);
      }
    }
  }
});
