import * as N from '@forceout/numbers';
import { rulesOf } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../budget.ts';
import { prepare } from '../search/prepare.ts';
import { ROOTED, SPOTTED } from '../search/precision.ts';
import type { Precision } from '../search/precision.ts';
import { solveEquations } from '../answers/solve.ts';
import { disc, mayEqual } from './spots.ts';
import { aimsOf } from '../goal/targets.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import type { Tables } from '../forward/tables.ts';

const SENIOR = { division: 'senior', variations: [{ id: 'imaginary' }, { id: 'sideways' }] } as const;

/** All numbers that these cubes make, by the exact search or by where they lie. */
function tablesOf(text: string, precision: Precision, size: number): Tables {
  const rules = rulesOf(positionFor('97x89', { ...SENIOR, resources: cubes(text) }));
  const [aims] = aimsOf(rules, rules.position.goal!, () => false);
  const { tables } = prepare(rules, aims!, new Budget({}), { precision });
  // What may be the Goal stops the search of places.
  while (tables.size < size) {
    tables.advance();
    if (tables.stopped !== null) throw new Error('the Goal was met');
  }
  return tables;
}

/** Where an exact number is; null if its decimals cost too much. */
function partsOf(value: N.Value): readonly [re: number, im: number] | null {
  const text = N.decimal(value, 14).replaceAll('…', '').replaceAll('×10^', 'e');
  const found = /^(?:(-?[\d.]+(?:e-?\d+)?)(?=$|[+-]))?(?:([+-]?[\d.]+(?:e-?\d+)?)i)?$/.exec(text);
  if (text === '?') return null;
  if (found === null) throw new Error(`what is ${text}?`);
  return [Number(found[1] ?? 0), Number(found[2] ?? 0)];
}

describe('numbers by where they lie', () => {
  it.each([
    ['red:2 red:3 red:- black:r green:^', 5],
    ['red:2 blue:4 green:5 blue:/ green:^ green:^', 5],
    ['red:3 blue:2 black:r black:r red:+ green:^', 5],
    ['red:1 red:3 blue:8 green:^ green:^ red:-', 5],
    ['blue:4 red:3 red:2 red:+ green:^ black:r', 5],
  ] as const)('are all the numbers that %s make', (text, size) => {
    const [exact, spotted] = [tablesOf(text, ROOTED, size), tablesOf(text, SPOTTED, size)];
    let checked = 0;
    for (const [at, entries] of exact.bySize.entries()) {
      for (const { index, values } of entries ?? []) {
        const there = spotted.bySize[at]!.find((entry) => entry.index === index)!.values;
        const places = Array.from({ length: there.size }, (_, place) =>
          spotted.numbers.placeOf(there.n[place]!, there.d[place]!),
        );
        for (let place = 0; place < values.size; place++) {
          const [n, d] = [values.n[place]!, values.d[place]!];
          const parts = partsOf(exact.numbers.valueOf(n, d));
          if (parts === null) continue;
          const [re, im] = parts;
          const spot = disc(re, im, 1e-11 * Math.hypot(re, im) + 1e-13);
          expect(places.some((one) => mayEqual(one.spot, spot))).toBe(true);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(50);
  });
  it('prove where roots of an index above 24 cannot be the Goal', () => {
    const position = positionFor('23', {
      ...SENIOR,
      variations: [{ id: 'imaginary' }],
      required: cubes('red:2 green:^ red:1 blue:/ green:5 green:^ red:3'),
      after: 'forceout',
    });
    expect(solveEquations(position).answer).toBe('no');
  });
  it('leave it to exact numbers what is the Goal', () => {
    // (1 + i)^4 is -4.
    const position = positionFor('0', {
      ...SENIOR,
      variations: [{ id: 'imaginary' }],
      required: cubes('red:1 red:+ black:r green:^ blue:4 black:+ green:4'),
      after: 'forceout',
    });
    expect(solveEquations(position).answer).toBe('yes');
  });
});
