import { expect, it } from 'vitest';
import { GAPS } from '../goal/proof.ts';
import { causeOf, reasonsOf } from './why.ts';

it('names one cause: the limit only where nothing else was left out', () => {
  expect(causeOf(['time'])).toBe('time');
  expect(causeOf(['time', 'endless', 'memory'])).toBe('endless');
  for (const gap of GAPS) expect(causeOf([gap])).toBe(gap);
});

it('says once what holds whatever the wild cubes stand for', () => {
  const proof = { kind: 'invariant', name: 'no-zero', because: 'b' } as const;
  const same = ['1', '2'].map((standsFor) => ({ standsFor: standsFor as '1', proof }));
  expect(reasonsOf({ answer: 'no', written: [], proof: { cases: same } })).toEqual([
    { standsFor: null, code: 'no-zero', because: 'b' },
  ]);
  const other = { standsFor: '3' as const, proof: { ...proof, name: 'parity' as const } };
  expect(reasonsOf({ answer: 'no', written: [], proof: { cases: [...same, other] } })).toHaveLength(3);
});
