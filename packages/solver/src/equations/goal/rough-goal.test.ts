import { inEnglish } from '@forceout/rules/words';
import { parseLayout, rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, Pick } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { leavesOf } from '../cubes/leaves.ts';
import { longExponentsOf } from '../numbers/long-exponents.ts';
import { Numbers } from '../numbers/numbers.ts';
import { roughReadings } from './rough-goal.ts';
import { limitsOf } from '../cubes/signs.ts';
import { stocksOf } from '../cubes/kinds.ts';
import { aimsOf } from './targets.ts';
import { positionFor } from '../reference/test-position.ts';

function shake(goal: string, variations: readonly Pick[]): EquationsPosition {
  return positionFor(goal, {
    division: 'junior',
    variations,
    required: ['red:3', 'red:2', 'red:0', 'black:9', 'green:^'],
  });
}

function numbersFor(position: EquationsPosition): Numbers {
  return new Numbers({ ...limitsOf(rulesOf(position)), quick: false, oneSymbol: false, bounded: true });
}

describe('a Goal read by bounds', () => {
  it.for(['5^3', '3r8', '4-6', '7/3', '~2^3', '2x30', '2+3x1', 'r5-2', '<3r4', '4^<2'])(
    '%s: every exact reading is among its readings, and with as many !',
    (goal, context) => {
      for (const variations of [[{ id: 'factorial' }], [{ id: 'factorial' }, { id: 'percent' }]] as const) {
        const position = shake(goal, variations);
        const rules = rulesOf(position);
        const layout = parseLayout(position.goal!);
        if (!layout.ok) throw new Error(inEnglish(layout.error));
        const numbers = numbersFor(position);
        const rough = roughReadings(rules, layout.value, numbers);
        if (rough === null) throw new Error('not read');
        const { targets } = aimsOf(rules, position.goal!)[0]!;
        context.expect(targets.length).toBeGreaterThan(2);
        for (const { value, text, factorials } of targets) {
          if (!numbers.take(value)) continue;
          const [n, d] = [numbers.n, numbers.d];
          const same = rough.filter(
            (reading) => reading.factorials === factorials && numbers.isEqual(n, d, reading.n, reading.d),
          );
          context.expect(same.length, text).toBeGreaterThan(0);
        }
      }
    },
  );
  it('holds what nobody can write out', () => {
    const position = shake('3^92', [{ id: 'factorial' }]);
    const layout = parseLayout(position.goal!);
    if (!layout.ok) throw new Error(inEnglish(layout.error));
    const rough = roughReadings(rulesOf(position), layout.value, numbersFor(position));
    expect(rough?.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['3^(92!)', '(3^92)!', '3!^(92!)', '(3^(92!))!']),
    );
  });
  it('is left alone where a reading may come to anything', () => {
    const position = shake('9-9', [{ id: 'factorial' }, { id: 'number-of-factors' }]);
    // Nobody knows how many factors 9!! - 1 has.
    const layout = parseLayout({ text: 'x9-1', cubes: null });
    if (!layout.ok) throw new Error(inEnglish(layout.error));
    expect(roughReadings(rulesOf(position), layout.value, numbersFor(position))).toBeNull();
  });
});

describe('the number under a long factorial', () => {
  it.for([3e12, 2 ** 52 + 1, 23, 24, 30, 100, 170])('is found again by its bounds: %s', (of, context) => {
    const position = shake('5', [{ id: 'factorial' }]);
    const numbers = numbersFor(position);
    // Of the small ones the factorial is the long number.
    let [n, d] = [of, 1];
    if (of < 1000) {
      context.expect(numbers.unary('factorial', of, 1)).toBe(true);
      [n, d] = [numbers.n, numbers.d];
    }
    context.expect(numbers.unary('factorial', n, d)).toBe(true);
    context.expect(numbers.factorialRoot(numbers.n)).toBe(true);
    context.expect(numbers.isEqual(numbers.n, numbers.d, n, d)).toBe(true);
    context.expect(numbers.dropped).toBe(0);
  });
});

describe('exponents without a power cube', () => {
  function pilesIn(variations: readonly Pick[]): readonly string[] | null {
    const position = shake('5', [{ id: 'exponent', color: 'red' }, { id: 'factorial' }, ...variations]);
    const rules = rulesOf(position);
    const stocks = stocksOf(rules, null, 2);
    const leaves = leavesOf(rules, stocks);
    const long = longExponentsOf(leaves, stocks, numbersFor(position), 2);
    return long === null ? null : [...leaves.exponents, ...long].map(({ text }) => text);
  }
  it('have up to two !', () => {
    const texts = pilesIn([]);
    expect(texts).toEqual(expect.arrayContaining(['3', '3!', '3!!', '0!!']));
    expect(texts).not.toContain('3!!!');
  });
  it('have ! until nothing changes any more where there is no end to them', () => {
    expect(pilesIn([{ id: 'multiple-operations' }])).toEqual(
      expect.arrayContaining(['3!!', '3!!!', '3!!!!', '3!!!!!', '0!!!']),
    );
  });
});
