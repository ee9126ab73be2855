import { expect, test } from 'vitest';
import { soakComplexPairs, soakLogPairs } from './testing/complex-soak.ts';
import { soakRadicalPairs } from './testing/soak.ts';

test('1,500 random radical pairs agree with an independent high-precision check', () => {
  const report = soakRadicalPairs(1500, 20_261_115);
  expect(report.wrong).toEqual([]);
  expect(report.equal).toBeGreaterThan(500);
  expect(report.different).toBeGreaterThan(500);
  expect(report.uncheckable).toBeLessThanOrEqual(2);
});

test('random complex pairs with chosen branches agree with the independent check', () => {
  const report = soakComplexPairs(300, 7);
  expect(report.wrong).toEqual([]);
  expect(report.equal).toBeGreaterThan(50);
  expect(report.different).toBeGreaterThan(50);
  expect(report.uncheckable).toBeLessThanOrEqual(2);
});

test('random logarithms agree with the independent check', () => {
  const report = soakLogPairs(200, 3);
  expect(report.wrong).toEqual([]);
  expect(report.equal).toBeGreaterThan(30);
  expect(report.different).toBeGreaterThan(30);
});
