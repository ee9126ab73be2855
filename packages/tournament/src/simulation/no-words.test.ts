/** What a tournament day keeps holds no sentence of ours in any language; names and people's own reasons are theirs. */
import { expect, it } from 'vitest';
import { PRESET_IDS } from '../presets/presets.ts';
import { WORLD } from '../testing/act.ts';
import { simulate } from './simulate.ts';

/** Said by the people of a rehearsal. */
const OWN_WORDS = ['a slip, all agree', 'a false sheet', 'head judge', 'head keeper'];
const WORDS = /\p{L}{2,} \p{L}{2,}/u;

function textsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    textsIn(one, /^\d+$/u.test(name) ? path : `${path}.${name}`),
  );
}

it.each(PRESET_IDS)('the file of a %s day', (preset) => {
  const options = {
    players: 24,
    schools: 5,
    share: 0.3,
    rounds: null,
    results: 'strength',
    chaos: 0.3,
  } as const;
  const { file } = simulate({ ...options, preset, seed: 'words', thoroughEvery: 50 }, WORLD);
  expect(file).toContain('"kind":"journal"');
  const found = file
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => textsIn(JSON.parse(line)))
    .filter(([, text]) => WORDS.test(text) && !OWN_WORDS.includes(text));
  expect([...new Set(found.map(([path, text]) => `${path}: ${text}`))]).toEqual([]);
});

it('a search would find some', () => {
  expect(textsIn({ a: [{ b: 'not so' }] })).toEqual([['.a.b', 'not so']]);
  expect(WORDS.test('not so')).toBe(true);
});
