import { inEnglish } from '@forceout/rules/words';
import { readTournamentFile } from '@forceout/formats/tournament';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../checks/file-check.ts';
import { PRESET_IDS } from '../presets/presets.ts';
import { WORLD } from '../testing/act.ts';
import type { SimulationOptions } from './rehearsal.ts';
import { simulate } from './simulate.ts';

const options: SimulationOptions = {
  players: 24,
  schools: 5,
  share: 0.3,
  rounds: null,
  preset: 'county',
  results: 'strength',
  chaos: 0.1,
  seed: 'a',
  thoroughEvery: 1,
};

describe('a rehearsal', () => {
  it.each(PRESET_IDS)('%s: all invariants after every command, and a file that can be read', (preset) => {
    const { file, rounds } = simulate({ ...options, preset }, WORLD);
    const read = readTournamentFile(new TextEncoder().encode(file));
    if (!read.ok) throw new Error(inEnglish(read.error.message));
    expect(rounds.length).toBe(read.value.data.events[0]!.rounds);
    expect(
      checkFile(read.value, WORLD.books).findings.filter(({ code }) => code === 'missing-sheet'),
    ).toEqual([]);
  });

  it('the same seed gives the same file, another seed another one', () => {
    const once = simulate(options, WORLD);
    expect(simulate(options, WORLD)).toEqual(once);
    expect(simulate({ ...options, seed: 'b' }, WORLD).file).not.toBe(once.file);
  });

  it('everything that can go wrong goes wrong sometimes', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 6; seed++)
      for (const name of Object.keys(
        simulate({ ...options, players: 40, chaos: 0.3, seed: `chaos ${seed}`, thoroughEvery: 20 }, WORLD)
          .chaos,
      ))
        seen.add(name);
    expect([...seen].toSorted()).toEqual([
      'appeal',
      'call',
      'correction',
      'joined',
      'late',
      'leaver',
      'mistyped',
      'no-show',
      'ruling',
      'substitute',
      'undone',
      'wrong-table',
    ]);
  });

  it.each([2, 3, 4, 5, 7])('%i players are enough', (players) => {
    simulate({ ...options, players, schools: 2, chaos: 0 }, WORLD);
  });
});
