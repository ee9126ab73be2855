import * as N from '@forceout/numbers';
import type { Value } from '@forceout/numbers';
import { judgeEquation } from '@forceout/rules/equations';
import type { EquationsPosition, Pick } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../checker/check-proof.ts';
import { Chance } from '../reference/random-position.ts';
import { referenceSolve } from '../reference/reference-solver.ts';
import { solveEquations } from '../answers/solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import { computed } from '../../testing/computed.ts';

const POWERS: Pick = { id: 'powers-of-the-base' };

function shake(goal: string, required: string, parts: Partial<EquationsPosition> = {}): EquationsPosition {
  return positionFor(goal, { division: 'junior', variations: [POWERS], required: cubes(required), ...parts });
}

/** An operation on fractions that comes to a fraction; null if it does not. */
function worked(sign: string, a: Value | null, b: Value | null): Value | null {
  if (a === null || b === null) return null;
  const outcome =
    sign === '+'
      ? N.add(a, b)
      : sign === '-'
        ? N.subtract(a, b)
        : sign === 'x'
          ? N.multiply(a, b)
          : sign === '/'
            ? N.divide(a, b)
            : sign === '^'
              ? N.power(a, b)
              : N.root(a, b);
  return outcome.kind === 'value' && outcome.value.tier === 'rational' ? outcome.value : null;
}

describe('two powers of the base beside another power', () => {
  it('one of both is near if there is an Equation at all: every form, far out', () => {
    const far = 11;
    const powerOf = (exponent: number): Value =>
      exponent < 0 ? N.rational(1n, 10n ** BigInt(-exponent)) : N.integer(10n ** BigInt(exponent));
    const nearest = new Map<string, number>();
    for (const sign of ['+', '-', 'x', '/'])
      for (const power of ['^', 'r'])
        for (const digit of [0, 2, 5, 8, 9])
          for (const c of digit === 0
            ? [N.integer(0n)]
            : [N.integer(BigInt(digit)), N.rational(-1n, BigInt(digit))])
            for (let x = -far; x <= far; x++)
              for (let y = -far; y <= far; y++) {
                const [X, Y] = [powerOf(x), worked('x', powerOf(y), N.integer(x % 2 === 0 ? 1n : -1n))!];
                const small = (value: Value): boolean => Math.abs(value === X ? x : y) <= 2;
                /** Numbers with millions of digits are of no interest. */
                const raised = (a: Value | null, b: Value): Value | null =>
                  power === '^' ? (small(b) ? worked('^', a, b) : null) : small(b) ? worked('r', b, a) : null;
                const made = [
                  raised(worked(sign, c, X), Y),
                  worked(sign, raised(c, X), Y),
                  worked(sign, raised(X, Y), c),
                  Math.abs(x) < 5 && Math.abs(y) < 5 ? worked(power, worked(sign, X, Y), c) : null,
                  worked(sign, power === '^' ? worked('^', X, c) : worked('r', c, X), Y),
                ];
                for (const [form, value] of made.entries()) {
                  const fraction = value === null ? null : N.asRational(value);
                  if (fraction === null) continue;
                  if (fraction.n ** 2n >= 10n ** 16n || fraction.d >= 10n ** 8n) continue;
                  const key = [form, sign, power, N.print(c), N.print(value!), x % 2].join(' ');
                  nearest.set(key, Math.min(nearest.get(key) ?? far, Math.abs(x), Math.abs(y)));
                }
              }
    expect(nearest.size).toBeGreaterThan(1000);
    expect([...nearest].filter(([, distance]) => distance > 8)).toEqual([]);
  });

  it.for([
    ['72+8', 'green:^ red:1 red:3 red:+ blue:1', 'no'],
    ['6/39', 'red:1 green:^ black:9 red:- blue:1', 'no'],
    ['83', 'red:1 green:^ red:3 red:+ blue:1', 'no'],
    ['9-80', 'red:1 green:^ red:3 red:- blue:1', 'no'],
    ['7', 'red:1 blue:1 green:^ red:3 red:-', 'yes'],
    ['2', 'red:1 blue:1 black:r red:-', 'yes'],
  ] as const)('%s with %s is %s', ([goal, required, answer], context) => {
    const position = shake(goal, required);
    const solved = solveEquations(position);
    context.expect(solved.answer).toBe(answer);
    if (solved.answer === 'no') context.expect(faultsIn(position, solved.proof)).toEqual([]);
  });

  it('the checker wants all of it: one power, one digit more, powers far enough', () => {
    const position = shake('72+8', 'green:^ red:1 red:3 red:+ blue:1');
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
    const [only] = solved.proof.cases;
    if (only?.proof.kind !== 'exhaustion') throw new Error(JSON.stringify(only));
    const upTo = (powersUpTo: number) => ({ cases: [{ ...only, proof: { ...only.proof, powersUpTo } }] });
    expect(faultsIn(position, upTo(5))).not.toEqual([]);
    for (const more of ['green:^ red:2', 'red:2 red:-', 'black:r'])
      expect(faultsIn({ ...position, permitted: cubes(more) }, upTo(99))).not.toEqual([]);
    const exponent: Pick = { id: 'exponent', color: 'red' };
    expect(faultsIn({ ...position, variations: [POWERS, exponent] }, upTo(99))).not.toEqual([]);
  });

  it('is not known where both may be exponents by their colour, the second from Resources', () => {
    const position = shake('3', 'black:+ red:1', {
      variations: [POWERS, { id: 'exponent', color: 'red' }],
      permitted: cubes('black:9'),
      resources: cubes('red:1'),
      after: 'now',
    });
    expect(solveEquations(position).answer).toBe('unknown');
  });

  it('agrees with the plain search that tries many powers', () => {
    const tally = { yes: 0, no: 0, unknown: 0 };
    for (let seed = 0; seed < 80; seed++) {
      const chance = new Chance(seed);
      const sign = chance.pick(['red:+', 'red:-', 'blue:x', 'black:/']);
      const digit = chance.pick(['blue:0', 'blue:2', 'blue:3', 'green:4', 'black:9', '']);
      const isColored = chance.below(4) === 0;
      const variations: readonly Pick[] = isColored ? [POWERS, { id: 'exponent', color: 'red' }] : [POWERS];
      const power = isColored ? '' : chance.pick(['green:^', 'black:r']);
      const goal = chance.pick(['3', '11', '99', '20', '0', '1001', '2', '9/10', '64', '24']);
      const position = shake(
        goal,
        `red:1 green:1 ${isColored && sign === 'red:+' ? 'black:+' : sign} ${digit} ${power}`,
        {
          division: chance.pick(['junior', 'senior']),
          variations,
        },
      );
      const solved = solveEquations(position, { limitMs: 3000, now: computed });
      tally[solved.answer]++;
      for (const one of solved.written)
        expect(judgeEquation(position, [one]).verdict, `seed ${seed}`).toBe('correct');
      if (solved.answer !== 'no') continue;
      expect(faultsIn(position, solved.proof), `seed ${seed}`).toEqual([]);
      const reference = referenceSolve(position, 6000, [1, -1, 2, -2, 3, -3, 6]);
      expect(reference.written, `seed ${seed}`).toBeNull();
    }
    expect(tally.no).toBeGreaterThan(40);
    expect(tally.unknown).toBeLessThan(8);
  });
});
