import { expect, test } from 'vitest';
import { variationWords } from './variations.ts';

const EXPONENT = { id: 'exponent', color: 'red' };
const WILD = { id: 'wild', cube: 'x' };
const WILD_CUBE = { id: 'wild-cube', cube: 'U' };
const DOUBLE_SET = { id: 'double-set', set: 'R - Y' };

test('a variation is told with what was filled in, and a colour by its name', () => {
  expect(variationWords(EXPONENT, 'en').name).toBe('Exponent red');
  expect(variationWords(EXPONENT, 'es').name).toBe('Exponente rojo');
  expect(variationWords(WILD, 'en').name).toBe('Wild ×');
  expect(variationWords(WILD_CUBE, 'es').name).toBe('Cubo Comodín ∪');
  expect(variationWords(DOUBLE_SET, 'en').name).toBe('Double Set R − Y');
});
