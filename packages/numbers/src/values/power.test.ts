import { describe, expect, test } from 'vitest';
import type { Outcome } from '../index.ts';
import { print } from '../index.ts';
import { calculate } from '../testing/calculate.ts';
import { parse } from '../testing/expression.ts';

function answer(text: string): string {
  const outcome: Outcome = calculate(parse(text));
  return outcome.kind === 'value' ? print(outcome.value) : `${outcome.kind} ${outcome.why.code}`;
}

describe('powers and roots [III-C]', () => {
  test.each([
    // Even-indexed roots are never negative. [III-C-1]
    ['sqrt(9)', '3'],
    ['root(4,16)', '2'],
    // What is undefined. [III-C-2]
    ['root(0,5)', 'undefined zeroth-root'],
    ['root(0,0)', 'undefined zeroth-root'],
    ['0^0', 'undefined zero-to-nonpositive'],
    ['0^(-2)', 'undefined zero-to-nonpositive'],
    ['0^(1/2)', '0'],
    ['root(-2,0)', 'undefined zero-to-nonpositive'],
    ['sqrt(0)', '0'],
    ['sqrt(-4)', 'undefined even-root-of-negative'],
    ['root(4,-5)', 'undefined even-root-of-negative'],
    ['root(8/2,-5)', 'undefined even-root-of-negative'],
    ['root(4/3,-8)', 'undefined even-root-of-negative'],
    ['(-4)^(2/4)', 'undefined even-root-of-negative'],
    ['(-4)^(-1/2)', 'undefined even-root-of-negative'],
    // The exponent is reduced first: examples (a) to (d).
    ['(-8)^(4/6)', '4'],
    ['root(3/6,-9)', '81'],
    ['(-8)^(-4/6)', '1/4'],
    ['root(-3,-8)', '-1/2'],
    ['root(3,-2)', '-2^(1/3)'],
    ['(1-sqrt(2))^(1/2)', 'undefined even-root-of-negative'],
    ['(sqrt(2)-2)^(1/3)', '-(2-2^(1/2))^(1/3)'],
    ['(-2)^sqrt(2)', 'undefined irrational-power-of-negative'],
    // 2^√2 and its like are no fractions, nor is anything that is made of one of them and of radicals.
    ['(-8)^(2^sqrt(2))', 'undefined irrational-power-of-negative'],
    ['(-8)^((3*sqrt(5))^root(7,5))', 'undefined irrational-power-of-negative'],
    ['(-8)^(2^sqrt(2)*3^sqrt(5)+1)', 'undefined irrational-power-of-negative'],
    ['root((sqrt(3^(0-sqrt(3)))+1)/8,-6)', 'undefined irrational-power-of-negative'],
    ['(-8)^((2^sqrt(2)+1)/(4^sqrt(2)+1))', 'undefined irrational-power-of-negative'],
    ['(-8)^((4^sqrt(2)-1)/(2^sqrt(2)-1)-2^sqrt(2))', '-8'],
    ['(-8)^((2^sqrt(2))^sqrt(2))', '4096'],
    ['(2^sqrt(2))!', 'undefined factorial-domain'],
    ['1^(9^9^9)', '1'],
    ['(-1)^(9^9^9)', '-1'],
    ['i^6', '-1'],
    ['i^(9^9)', 'i'],
    ['(2*i)^(1-4)', '1/8*i'],
    ['4^i', 'undefined exponent-not-real'],
    ['root(i,4)', 'undefined exponent-not-real'],
    ['(1+i)^(1/2)', 'undefined base-not-real'],
    ['2^(i*i)', '1/2'],
    ['1/0', 'undefined divide-by-zero'],
    ['1/(sqrt(3+2*sqrt(2))-1-sqrt(2))', 'undefined divide-by-zero'],
    ['1/(root(3,root(3,2)-1)-root(3,1/9)+root(3,2/9)-root(3,4/9))', 'undefined divide-by-zero'],
  ])('%s is %s', (text, expected) => {
    expect(answer(text)).toBe(expected);
  });
});

describe('factorials and logarithms', () => {
  test.each([
    ['0!', '1'],
    ['3!!', '720'],
    ['(1/2)!', 'undefined factorial-domain'],
    ['(0-1)!', 'undefined factorial-domain'],
    ['sqrt(2)!', 'undefined factorial-domain'],
    ['sqrt(16)!', '24'],
    ['i!', 'undefined factorial-domain'],
    ['8!!', '40320!'],
    ['8!!/7', '5760*40319!'],
    ['5!!!', 'uncheckable too-big'],
    ['log(5,25)', '2'],
    ['log(2,3)', 'ln(3)/ln(2)'],
    ['log(1,5)', 'undefined log-domain'],
    ['log(5,0)', 'undefined log-domain'],
    ['log(0-2,4)', 'undefined log-domain'],
    ['log(3-1,0-8)', 'undefined log-domain'],
    ['log(2,i)', 'undefined log-domain'],
    ['log(2,1)', '0'],
    ['log(1/2,8)', '-3'],
  ])('%s is %s', (text, expected) => {
    expect(answer(text)).toBe(expected);
  });
});
