import { describe, expect, it } from 'vitest';
import { Chance } from '../reference/random-position.ts';
import { moved, nowPosition, PLAYED_DIVISIONS, shakeWithGoal } from '../reference/realistic-position.ts';
import { solveEquations } from './solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';

/** What this process has worked, so that a busy machine makes no difference. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

describe('a limit of one millisecond', () => {
  it('is kept by every phase, give or take what a first call costs', () => {
    for (let at = 0; at < 16; at++) {
      for (const [place, division] of PLAYED_DIVISIONS.entries()) {
        const chance = new Chance(9000 + at * 104_729 + place * 7919);
        const shake = shakeWithGoal(chance, division, at % 3);
        const position =
          at % 2 === 0 ? moved(chance, shake, [0, 6, 12, 18][(at >> 1) % 4]!) : nowPosition(chance, shake, 9);
        const start = worked();
        solveEquations(position, { limitMs: 1, now: worked });
        expect(worked() - start, `${division} ${at}`).toBeLessThan(1500);
      }
    }
  });
});

describe('a limit', () => {
  it('ends the look for how a number was made, where signs are without end', () => {
    const position = positionFor('4-47', {
      division: 'junior',
      season: 'odd',
      variations: [{ id: 'factorial' }, { id: 'multiple-operations' }, { id: 'exponent', color: 'black' }],
      required: cubes('black:7 green:4 red:0'),
      permitted: cubes('green:^ black:r'),
      after: 'stop',
    });
    const start = worked();
    solveEquations(position, { limitMs: 300, now: worked, part: { does: 'proving', at: 0, of: 1 } });
    expect(worked() - start).toBeLessThan(3000);
  });
});
