import { expect, test } from 'vitest';
import { I, add, decimal, integer, key, multiply, print, rational } from '../index.ts';
import { valueOf } from '../testing/calculate.ts';

test.each([
  ['7', '7', '7'],
  ['-3/4', '-3/4', '-0.75'],
  ['1/3', '1/3', '0.33333…'],
  ['sqrt(2)', '2^(1/2)', '1.41421…'],
  ['-sqrt(2)', '-2^(1/2)', '-1.41421…'],
  ['1+sqrt(2)', '1+2^(1/2)', '2.41421…'],
  ['2*sqrt(6)-1', '-1+2*6^(1/2)', '3.89897…'],
  ['root(3,12)/5', '1/5*12^(1/3)', '0.45788…'],
  ['3+4*i', '3+4i', '3+4i'],
  ['-i', '-i', '-1i'],
  ['i/2', '1/2*i', '0.5i'],
  ['sqrt(1+root(3,2))', '(1+2^(1/3))^(1/2)', '1.50330…'],
  ['9^(9^9)', '3^774840978', '4.28124…×10^369693099'],
  ['1/9^(9^9)', '3^(-774840978)', '2.33576…×10^-369693100'],
  ['10^30', '1000000000000000000000000000000', '1×10^30'],
  ['1/10^9', '1/1000000000', '1×10^-9'],
  [
    'sqrt(10^60+1)-10^30',
    '-1000000000000000000000000000000+(1000000000000000000000000000000000000000000000000000000000001)^(1/2)',
    '4.99999…×10^-31',
  ],
  ['2^sqrt(2)', '2^(2^(1/2))', '2.66514…'],
  ['log(2,3)', 'ln(3)/ln(2)', '1.58496…'],
])('%s prints as %s, about %s', (text, exact, about) => {
  expect(print(valueOf(text))).toBe(exact);
  expect(decimal(valueOf(text))).toBe(about);
});

test.each([
  ['9^(9^9)+1', '3^774840978+1'],
  ['sqrt(2)+7^(7^7)', '7^823543+2^(1/2)'],
  ['1-9^(9^9)', '-3^774840978+1'],
  ['(9^(9^9)+1)*(8^(9^9)+1)', '(3^774840978+1)*(2^1162261467+1)'],
  ['sqrt(9^(9^9)+1)', '(3^774840978+1)^(1/2)'],
  ['(9^(9^9)+1)^7', '(3^774840978+1)^7'],
])('%s, which has no single exact form, prints as %s', (text, exact) => {
  expect(print(valueOf(text))).toBe(exact);
});

test('decimals are cut off, not rounded, to any length', () => {
  expect(decimal(rational(2, 3), 3)).toBe('0.666…');
  expect(decimal(rational(-2, 3), 0)).toBe('-0…');
  expect(decimal(valueOf('sqrt(2)'), 50)).toBe('1.41421356237309504880168872420969807856967187537694…');
  expect(decimal(valueOf('2^sqrt(2)'), 50)).toBe('2.66514414269022518865029724987313984827421131371465…');
  expect(decimal(valueOf('log(2,3)'), 50)).toBe('1.58496250072115618145373894394781650875981440769248…');
  expect(decimal(valueOf('branch(1,1,1/5)'))).toBe('0.30901…+0.95105…i');
});

test('the way to a value leaves no trace in its text or key', () => {
  const ways = ['sqrt(8)+sqrt(3)', 'sqrt(3)+2*sqrt(2)', 'sqrt(3)+4/sqrt(2)', 'sqrt(11+4*sqrt(6))'].map(
    valueOf,
  );
  expect(new Set(ways.map(print)).size).toBe(1);
  expect(new Set(ways.map(key)).size).toBe(1);
  const sum = add(integer(2), I);
  const product = sum.kind === 'value' ? multiply(sum.value, sum.value) : sum;
  expect(product.kind === 'value' && key(product.value)).toBe(key(valueOf('3+4*i')));
});
