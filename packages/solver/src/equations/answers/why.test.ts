import { describe, expect, it } from 'vitest';
import { GAPS } from '../goal/proof.ts';
import type { Proof } from '../goal/proof.ts';
import { causeOf, proofsOf } from './why.ts';

it('names one cause: the limit only where nothing else was left out', () => {
  expect(causeOf(['time'])).toBe('time');
  expect(causeOf(['time', 'endless', 'memory'])).toBe('endless');
  for (const gap of GAPS) expect(causeOf([gap])).toBe(gap);
});

describe('the proofs behind a no', () => {
  const zero = { kind: 'invariant', name: 'no-zero' } as const;
  const tried = {
    kind: 'exhaustion',
    largest: 3,
    workedOut: 3,
    met: null,
    piles: 'ended',
    values: 5,
    dropped: 0,
  } as const;
  const proofs = (...cases: Proof['cases']) => proofsOf({ answer: 'no', written: [], proof: { cases } });

  it('are said once where they hold whatever the wild cubes stand for', () => {
    const cases = (['1', '2'] as const).map((standsFor) => ({ standsFor, proof: zero }));
    expect(proofs(...cases)).toEqual([{ standsFor: [], proof: zero }]);
  });

  it('are said once for all meanings that share one, searches together', () => {
    expect(
      proofs(
        { standsFor: '1', proof: zero },
        { standsFor: '+', proof: tried },
        { standsFor: '2', proof: zero },
        { standsFor: 'x', proof: { ...tried, largest: 4 } },
      ),
    ).toEqual([
      { standsFor: ['1', '2'], proof: zero },
      { standsFor: ['+', 'x'], proof: { ...tried, largest: 4, values: 10 } },
    ]);
  });
});
