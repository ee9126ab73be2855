import { expect, test } from 'vitest';
import { asRational, asSmallInteger, compare, isInteger, isRational, isReal, sign } from '../index.ts';
import { valueOf } from '../testing/calculate.ts';
import { DIFFERENT } from '../testing/table.ts';

test.each([
  ['1/3', '1/2', -1],
  ['sqrt(2)+sqrt(3)', 'sqrt(10)', -1],
  ['sqrt(3+2*sqrt(2))', '1+sqrt(2)', 0],
  ['9^(9^9)', '8^(9^9+9^8)', -1],
  ['-9^(9^9)', '3', -1],
  ['2^1000000', '3^630930', -1],
  ['9^(9^9)', '9^(9^9)-1', 1],
  ['8!!', '9!!', -1],
  ['log(2,3)', '19/12', 1],
  ['log(2,3)', 'log(3,5)', 1],
  ['2^sqrt(2)', '3^(9/10)', -1],
  ['i', '1', 'uncheckable'],
])('%s against %s: %s', (left, right, expected) => {
  expect(compare(valueOf(left), valueOf(right))).toBe(expected);
});

test('near misses are ordered one way round', () => {
  for (const [left, right] of DIFFERENT) {
    const [a, b] = [valueOf(left), valueOf(right)];
    if (isReal(a) !== true || isReal(b) !== true) continue;
    const there = compare(a, b);
    const back = compare(b, a);
    expect(`${left} ${there} ${back}`).toMatch(/ (1 -1|-1 1)$/);
  }
});

test.each([
  ['7', true, true, true],
  ['7/2', true, true, false],
  ['sqrt(2)', true, false, false],
  ['3+4*i', false, false, false],
  ['branch(1,32,1/5)', false, false, false],
  ['branch(1,32,1/5)+branch(4,32,1/5)', true, false, false],
  ['branch(1,1,1/7)*branch(6,1,1/7)', true, true, true],
  ['branch(0,1+i,1/3)', false, false, false],
  ['sqrt(1+root(3,2))', true, false, false],
  ['root(3,2+sqrt(5))+root(3,2-sqrt(5))', true, true, true],
  ['log(2,3)', true, false, false],
  ['log(4,8)', true, true, false],
  ['9^(9^9)', true, true, true],
  ['9^(9^9)/7', true, true, false],
  ['7/9^(9^9)', true, true, false],
  ['sqrt(7^(9^9))', true, false, false],
  ['9^(9^9)+1', true, true, true],
  ['(9^(9^9)+1)/2', true, true, 'uncheckable'],
  ['9^(9^9)+1/2', true, true, false],
  ['9^(9^9)+sqrt(2)', true, false, false],
])('%s: real %s, rational %s, whole %s', (text, real, rational, whole) => {
  const a = valueOf(text);
  expect([isReal(a), isRational(a), isInteger(a)]).toEqual([real, rational, whole]);
});

test('ordinary numbers come out as such', () => {
  expect(asRational(valueOf('sqrt(9/4)'))).toEqual({ n: 3n, d: 2n });
  expect(asRational(valueOf('sqrt(2)'))).toBeNull();
  expect(asSmallInteger(valueOf('sqrt(2)*sqrt(8)'))).toBe(4);
  expect(asSmallInteger(valueOf('2^60'))).toBeNull();
  expect(asSmallInteger(valueOf('1/2'))).toBeNull();
  expect(sign(valueOf('sqrt(2)+sqrt(3)-sqrt(10)'))).toBe(-1);
});
