import { RULEBOOKS } from '@forceout/rules';
import { fuzzLog } from '@forceout/rules/match/fuzz';
import { describe, expect, it } from 'vitest';
import { possibleShakes, shakeKey } from './possible-shakes.ts';

describe('what one shake can give', () => {
  for (const { id, procedure } of RULEBOOKS) {
    it(`[${id} X] the usual scores of three and two, and none that is not there`, () => {
      const three = possibleShakes(procedure, 3);
      for (const scores of [
        [6, 2, 4],
        [6, 2, 2],
        [2, 2, 6],
        [4, 4, 4],
        [2, 2, 2],
        [4, 2, 2],
      ])
        expect(three).toContain(shakeKey(scores));
      for (const scores of [
        [6, 6, 4],
        [5, 2, 2],
        [6, 4, 4],
        [0, 6, 2],
      ])
        expect(three).not.toContain(shakeKey(scores));
      const two = possibleShakes(procedure, 2);
      expect(two).toContain('2,6');
      expect(two).not.toContain('6,6');
      expect(two).not.toContain('4,6');
    });
  }
});

describe('what the match engine has given in random matches', () => {
  for (const { id, procedure } of RULEBOOKS) {
    it(`[${id} X] is among what a shake can give`, () => {
      let shakes = 0;
      for (let seed = 1; seed <= 25; seed++) {
        for (const event of fuzzLog(seed, id, 'auto')) {
          if (event.type !== 'scored') continue;
          const scores = event.entries.filter(({ kind }) => kind === 'shake').map(({ points }) => points);
          // Who leaves in the middle of a shake may leave behind two scores of three.
          const isWhole = event.entries.every(({ why }) => typeof why === 'string' || why.say !== 'absent');
          if (scores.length < 2 || !isWhole) continue;
          shakes++;
          expect(
            possibleShakes(procedure, scores.length === 2 ? 2 : 3),
            `seed ${seed}: ${scores.join()}`,
          ).toContain(shakeKey(scores));
        }
      }
      expect(shakes).toBeGreaterThan(20);
    });
  }
});
