import { rulesOf } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../budget.ts';
import { prepare } from '../search/prepare.ts';
import { isAlwaysOdd, tooManyNumbers } from './shapes.ts';
import { aimsOf } from '../goal/targets.ts';
import { solveEquations } from '../answers/solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';

function tablesOf(...asked: Parameters<typeof positionFor>) {
  const position = positionFor(...asked);
  const rules = rulesOf(position);
  return prepare(rules, aimsOf(rules, position.goal!)[0]!, new Budget({})).tables;
}

/** Whether a digit that is not Required can be used in a whole. */
function hasRoomFor(digit: string, ...asked: Parameters<typeof positionFor>): boolean {
  const { states, signs, leaves } = tablesOf(...asked);
  const kind = states.stocks.kinds.findIndex(({ face }) => face === digit);
  const counts = new Uint8Array(states.stocks.kinds.length);
  counts[kind] = 1;
  return !tooManyNumbers(states.stocks, signs, leaves)(counts);
}

describe('digits and operations to join them', () => {
  const required = cubes('green:5 green:6 red:0 blue:x');
  it.each([
    ['with no operation to spare there is room for Required only', {}, 'green:x', false],
    ['with one more operation there is room for one more', {}, 'green:x red:+', true],
    [
      'two digits may make one numeral',
      { division: 'junior', variations: [{ id: 'base', m: 9 }] },
      'green:x',
      true,
    ],
    [
      'a point makes one numeral of several digits',
      { variations: [{ id: 'decimal-point' }] },
      'green:^',
      true,
    ],
    [
      'a digit of the colour of exponents needs no sign',
      { division: 'junior', variations: [{ id: 'exponent', color: 'black' }] },
      'green:x',
      true,
    ],
    [
      'with Multiple Operations a cube makes many',
      { variations: [{ id: 'multiple-operations' }] },
      'green:x',
      true,
    ],
  ] as const)('%s', (_, parts, more, hasRoom) => {
    const resources = cubes(`black:8 ${more}`);
    expect(hasRoomFor('8', '14', { required, resources, ...parts })).toBe(hasRoom);
  });
});

describe('numbers of an odd number of cubes', () => {
  it.each([
    ['red:2 red:3 blue:x green:4 red:+', {}, true],
    ['red:2 red:3 blue:x green:4 black:r', {}, false],
    ['red:2 red:3 blue:x green:4 red:+', { variations: [{ id: 'factorial' }] }, false],
    ['red:2 red:3 blue:x green:4 red:+', { division: 'junior', variations: [{ id: 'base', m: 9 }] }, false],
    [
      'red:2 red:3 blue:x green:4 red:+',
      { division: 'junior', variations: [{ id: 'exponent', color: 'red' }] },
      false,
    ],
    [
      'red:2 red:3 blue:x green:4 red:+',
      { division: 'junior', variations: [{ id: 'number-of-factors' }] },
      false,
    ],
  ] as const)('%s %o', ([...resources], parts, isOdd) => {
    const { signs, leaves } = tablesOf('14', { resources: cubes(resources.join('')), ...parts });
    expect(isAlwaysOdd(signs, leaves)).toBe(isOdd);
  });
});

it('a ^ that may be a ten joins as many numerals as there are with Multiple Operations', () => {
  const position = positionFor('1', {
    division: 'junior',
    variations: [{ id: 'base', m: 12 }, { id: 'multiple-operations' }],
    required: cubes('green:^ blue:1 red:1 red:2 blue:3 red:3'),
  });
  expect(solveEquations(position).answer).toBe('yes');
});
