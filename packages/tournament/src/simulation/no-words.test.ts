/** What a tournament day keeps holds no sentence of ours in any language; names and people's own reasons are theirs. */
import { wordsIn } from '@forceout/rules/words/testing';
import { expect, it } from 'vitest';
import { PRESET_IDS } from '../presets/presets.ts';
import { WORLD } from '../testing/act.ts';
import { simulate } from './simulate.ts';

/** Said by the people of a rehearsal. */
const OWN_WORDS = ['a slip, all agree', 'a judge, please', 'a false sheet', 'head judge', 'head keeper'];
/** What has a name of its own. */
const NAMED = ['tournament', 'school', 'team', 'player'];

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
  const lines = file.split('\n').filter((line) => line !== '');
  const things = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  const names = things
    .filter(({ kind }) => NAMED.includes(String(kind)))
    .flatMap(({ name, first, last }) => [name, first, last].map(String));
  const doers = things.flatMap(({ kind, by }) => (kind === 'journal' ? [String(by)] : []));
  expect(wordsIn(things, new Set([...OWN_WORDS, ...names, ...doers]))).toEqual([]);
});
