import type { EquationsPosition, Pick } from '@forceout/rules/equations';
import { rulesOf } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../budget.ts';
import { faultsIn } from '../checker/check-proof.ts';
import { Meet } from '../backward/meet.ts';
import { Chance, smallPosition } from '../reference/random-position.ts';
import { referenceSolve } from '../reference/reference-solver.ts';
import { prepare } from '../search/prepare.ts';
import { realPosition, soakProofs } from '../reference/soak-proofs.ts';
import { solveEquations } from '../answers/solve.ts';
import { aimsOf } from './targets.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import { computed } from '../../testing/computed.ts';

function shake(
  division: EquationsPosition['division'],
  goal: string,
  required: string,
  permitted = '',
  variations: readonly Pick[] = [],
): EquationsPosition {
  return positionFor(goal, {
    division,
    season: 'odd',
    variations,
    required: cubes(required),
    permitted: cubes(permitted),
  });
}

describe('invariants', () => {
  it.for([
    ['goal-illegal', shake('middle', '8/0', 'red:2 red:+ red:3')],
    ['too-few-cubes', shake('middle', '2', 'red:2')],
    ['no-number', shake('middle', '2', 'red:+ red:-')],
    ['too-few-operations-to-join', shake('middle', '9', 'red:2 red:3 green:4 red:+')],
    ['too-few-numbers-to-feed', shake('middle', '9', 'red:2 red:3 red:+ red:-')],
    ['cannot-be-put-together', shake('middle', '7x6', '', 'red:- black:/ red:2', [{ id: 'factorial' }])],
    [
      'cannot-be-put-together',
      shake('junior', '3', 'red:- green:6 black:8 red:3 blue:2', 'blue:3 blue:0', [
        { id: 'exponent', color: 'blue' },
      ]),
    ],
    ['required-cube-useless', shake('middle', '7', 'black:8 red:+ red:1', 'red:2', [{ id: 'base', m: 8 }])],
    ['only-whole-numbers', shake('middle', '1/2', 'red:2', 'red:3 red:+ blue:x red:1')],
    ['only-rational-numbers', shake('middle', 'r2', 'red:2', 'red:3 red:+ black:/ red:1')],
    ['nothing-negative', shake('middle', '2-5', 'red:2', 'red:3 red:+ black:/ green:^ red:1')],
    ['foreign-prime-factor', shake('middle', '22', 'red:2', 'red:3 blue:x black:/ green:5')],
    ['nothing-negative', shake('middle', '0', 'red:2', 'red:3 red:+ black:/ green:^ red:1')],
    ['no-zero', shake('junior', '0', 'red:3', 'red:2 blue:x black:/ blue:3 green:^')],
    ['only-zero', shake('middle', '9', 'red:0', 'red:3 blue:x black:/ blue:3')],
    ['only-products', shake('elementary', '21', 'black:7', 'blue:3 green:^ black:r')],
    ['only-products', shake('middle', '28', 'black:7', 'blue:3 green:^ black:r blue:x red:2')],
    ['out-of-reach', shake('middle', '43', 'red:2', 'black:8 green:4 red:+ black:r black:r')],
    ['parity', shake('middle', '7', 'red:2 red:3 red:3', 'red:+ red:- red:+')],
    ['out-of-reach', shake('middle', '99', 'red:2', 'red:3 red:3 blue:x red:+')],
  ] as const)('%s', ([name, position], context) => {
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(solved.answer);
    context
      .expect(solved.proof.cases.map(({ proof }) => (proof.kind === 'invariant' ? proof.name : proof.kind)))
      .toEqual([name]);
    context.expect(faultsIn(position, solved.proof)).toEqual([]);
    context.expect(referenceSolve(position).written).toBeNull();
  });
  it('do not fire under variations that break them', () => {
    const upsideDown = shake('middle', '2-5', 'red:3 blue:1 blue:x', '', [{ id: 'upside-down' }]);
    expect(solveEquations(upsideDown).answer).toBe('yes');
    const sideways = shake('middle', '1/2', 'red:2 blue:1 blue:x', '', [{ id: 'sideways' }]);
    expect(solveEquations(sideways).answer).toBe('yes');
    const fraction = shake('middle', 'r2', 'red:2 green:^ red:1 black:/ red:2');
    expect(solveEquations(fraction).answer).toBe('yes');
    const repeated = shake('middle', '9', 'red:2 red:3 green:4 red:+', '', [{ id: 'multiple-operations' }]);
    expect(solveEquations(repeated).answer).toBe('yes');
  });
});

describe('every no has a proof that holds', () => {
  it('on random positions', () => {
    let proofs = 0;
    for (let seed = 40_000; seed < 40_150; seed++) {
      const position = smallPosition(new Chance(seed), 6);
      const solved = solveEquations(position, { limitMs: 1000, now: computed });
      if (solved.answer !== 'no') continue;
      proofs++;
      expect(faultsIn(position, solved.proof), `seed ${seed}`).toEqual([]);
    }
    expect(proofs).toBeGreaterThan(80);
  });

  it('with real rolls, and every Equation is accepted', () => {
    expect([...soakProofs(80, 613_000, 300)]).toEqual([]);
  });

  it.for([730_865, 732_358, 742_326, 744_685, 751_006, 751_502, 752_171])(
    'in real roll %i, where a variation is in force and no cube can make use of it, or only one',
    (seed, context) => {
      const position = realPosition(seed);
      const solved = solveEquations(position, { limitMs: 3000, now: computed });
      if (solved.answer !== 'no') throw new Error(solved.answer);
      context.expect(faultsIn(position, solved.proof)).toEqual([]);
    },
  );

  it('also where no cubes at all can be the first of a Solution, as six digits are too many for three numerals', () => {
    const position = positionFor('95/1', {
      division: 'elementary',
      variations: [{ id: 'decimal-point' }],
      required: cubes('red:0 red:2 black:8 blue:x black:7 blue:0 green:6'),
      permitted: cubes('green:^'),
      resources: cubes('red:1 black:8 blue:x green:5 black:7 red:3 red:-'),
      after: 'now',
    });
    const solved = solveEquations(position);
    expect(solved.answer).toBe('no');
    if (solved.answer === 'no') expect(faultsIn(position, solved.proof)).toEqual([]);
  });

  it.for([
    [
      'a Goal whose index nobody can write out',
      positionFor('6r38', {
        variations: [{ id: 'multiple-of-k', k: 8 }, { id: 'factorial' }],
        required: cubes('red:0 black:r red:0 green:x black:8 blue:/'),
        permitted: cubes('blue:/ black:+'),
        resources: cubes('green:6 green:5 red:0 blue:3 red:- blue:0'),
      }),
    ],
    [
      'zeros upside down, which are no smaller',
      positionFor('52', {
        division: 'junior',
        variations: [{ id: 'multiple-operations' }],
        required: cubes('black:r black:r'),
        permitted: cubes('red:+'),
        resources: cubes('blue:0'),
        after: 'now',
      }),
    ],
    [
      'two 1s of any power, which are in no longer numeral',
      positionFor('22+00', {
        division: 'senior',
        variations: [{ id: 'base', m: 12 }, { id: 'powers-of-the-base' }],
        required: cubes('red:1'),
        permitted: cubes('black:7 blue:x black:8'),
        resources: cubes('red:0 black:9 black:7 red:1 green:x black:8 green:6'),
        after: 'now',
      }),
    ],
  ] as const)('or is not claimed: %s', ([, position], context) => {
    const solved = solveEquations(position, { limitMs: 1000, now: computed });
    if (solved.answer === 'no') context.expect(faultsIn(position, solved.proof)).toEqual([]);
    else context.expect(solved.answer).toBe('unknown');
  });

  it('and after Now the largest Solution has one cube of Resources, a sign or a digit', () => {
    const position = positionFor('97/83', {
      required: cubes('black:8 blue:3 black:7 black:8 blue:x green:^'),
      permitted: cubes('blue:1 green:5 blue:x'),
      resources: cubes('black:r black:9 blue:/'),
      after: 'now',
    });
    const reaches = (largest: number) => {
      const proof = { kind: 'exhaustion', largest, workedOut: largest, met: null, piles: 'ended' } as const;
      return faultsIn(position, { cases: [{ standsFor: null, proof: { ...proof, values: 9, dropped: 0 } }] });
    };
    // Five digits and four signs, one of them from Resources.
    expect(reaches(9)).toEqual([]);
    expect(reaches(8)).not.toEqual([]);
  });

  it('and is refused where 4 and the largest digit of Resources may be long enough', () => {
    const of = (goal: string) =>
      faultsIn(
        positionFor(goal, {
          variations: [{ id: 'multiple-operations' }],
          required: cubes('green:4'),
          permitted: cubes('black:+'),
          resources: cubes('red:- green:4 blue:1 black:/ red:3 green:6'),
          after: 'now',
        }),
        { cases: [{ standsFor: null, proof: { kind: 'invariant', name: 'too-long', bits: 1 } }] },
      );
    expect(of('12x48')).toEqual([]);
    expect(of('24')).not.toEqual([]);
  });

  it('and the checker refuses proofs that do not', () => {
    const position = shake('middle', '97', 'red:2 red:3 green:4 black:9 red:+ red:+ blue:x', '');
    const exhaustion = {
      kind: 'exhaustion',
      largest: 7,
      workedOut: 5,
      met: null,
      piles: 'ended',
      values: 9,
      dropped: 0,
    } as const;
    const of = (proof: Parameters<typeof faultsIn>[1]['cases'][number]['proof']) =>
      faultsIn(position, { cases: [{ standsFor: null, proof }] });
    expect(of(exhaustion)).not.toEqual([]);
    expect(of({ ...exhaustion, met: { tables: 2, largestMet: 7 } })).not.toEqual([]);
    expect(of({ ...exhaustion, met: { tables: 5, largestMet: 6 } })).not.toEqual([]);
    expect(of({ ...exhaustion, largest: 6, workedOut: 6 })).not.toEqual([]);
    expect(of({ kind: 'invariant', name: 'parity', made: 'even' })).not.toEqual([]);
    expect(of({ ...exhaustion, met: { tables: 5, largestMet: 7 } })).toEqual([]);
  });
});

describe('meeting in the middle', () => {
  it('is never tried with tables too small for the whole', () => {
    const position = shake('middle', '97', 'red:2 red:3 green:4 black:9 red:+ red:+ blue:x');
    const rules = rulesOf(position);
    const budget = new Budget({});
    const run = prepare(rules, aimsOf(rules, position.goal!)[0]!, budget);
    const meet = new Meet(run.tables, budget, () => true);
    run.tables.advance();
    run.tables.advance();
    expect(() => meet.search(7)).toThrow('too small');
    run.tables.advance();
    expect(meet.search(7)).toBe(true);
  });
  it.each([
    // Only in Junior may the number be as large as one likes.
    ['elementary', true],
    ['junior', false],
  ] as const)(
    'is not taken for complete where an operation cannot be undone (%s)',
    (division, isComplete) => {
      const position = shake(division, '7', 'red:2 red:3 blue:x', '', [{ id: 'number-of-factors' }]);
      const rules = rulesOf(position);
      const { tables } = prepare(rules, aimsOf(rules, position.goal!)[0]!, new Budget({}));
      expect(Meet.isComplete(tables)).toBe(isComplete);
    },
  );
});

it('of the checker gives no numeral two points', () => {
  expect([...soakProofs(1, 8_530_054)]).toEqual([]);
});
