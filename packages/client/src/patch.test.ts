import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, diff } from './patch.ts';
import type { Json } from './patch.ts';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

describe('patches', () => {
  test('a patch turns the first view into the second, whatever they are', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const [a, b] = [JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(after))] as [
          Json,
          Json,
        ];
        const patch = JSON.parse(JSON.stringify(diff(a, b)));
        expect(applyPatch(a, patch)).toEqual(b);
      }),
      { numRuns: 2000 },
    );
  });

  test('what did not change stays the same object', () => {
    const before = { seats: [{ name: 'Ann' }], mat: { required: ['R'], goal: [] } };
    const after = { seats: [{ name: 'Ann' }], mat: { required: ['R', 'U'], goal: [] } };
    const patch = diff(before, after);
    expect(patch).toEqual([{ at: ['mat', 'required'], push: ['U'] }]);
    const now = applyPatch(before, patch) as typeof before;
    expect(now).toEqual(after);
    expect(now.seats).toBe(before.seats);
  });

  test.each<[Json, Parameters<typeof applyPatch>[1]]>([
    [{ a: 1 }, [{ at: ['b', 'c'], set: 1 }]],
    [[1], [{ at: [1], set: 1 }]],
    ['text', [{ at: [], push: [1] }]],
    [{}, [{ at: ['__proto__', 'x'], set: 1 }]],
  ])('a patch for another view is refused', (view, patch) => {
    expect(() => applyPatch(view, patch)).toThrow(/does not fit/);
  });
});
