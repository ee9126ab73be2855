import { inEnglish } from '@forceout/rules/words';
import { readTournamentFile } from '@forceout/formats/tournament';
import { bookById } from '@forceout/rules';
import { describe, expect, it } from 'vitest';
import { randomFile, randomLines } from '../testing/random-event.ts';
import { slowStandings } from '../testing/slow-standings.ts';
import { eventStandings } from './standings.ts';

describe('standings beside their slow twin (E2)', () => {
  it('agree on 300 random events, in every figure', () => {
    const used = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const lines = randomLines(`twin ${seed}`);
      const read = readTournamentFile(randomFile(lines));
      if (!read.ok)
        throw new Error(`seed ${seed}, line ${read.error.line}: ${inEnglish(read.error.message)}`);
      const { data } = read.value;
      const fast = data.events.map((event) => eventStandings(data, event, bookById));
      expect(fast, `seed ${seed}`).toEqual(slowStandings(lines));
      for (const { individuals } of fast)
        for (const { figures } of individuals)
          for (const [name, figure] of Object.entries(figures)) if (figure !== null) used.add(name);
    }
    // The events must be such that each tie-break with a figure has one.
    expect([...used].toSorted()).toEqual([
      'fewer-twos',
      'head-to-head',
      'last-round',
      'opponents',
      'shake-average',
      'shake-total',
      'six-count',
    ]);
  });
});
