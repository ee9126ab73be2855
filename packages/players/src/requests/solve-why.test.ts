import { GAPS } from '@forceout/solver';
import { describe, expect, it } from 'vitest';
import { whyWords } from '../words/why.ts';
import { solveRequest } from './solve-request.ts';
import type { Why } from './solve-why.ts';

function why(position: object): Why {
  const answer = solveRequest({ position }, { limit: 2000, all: 1, why: true });
  if (!answer.ok) throw new Error(answer.error);
  return answer.value.why!;
}

const ONSETS = {
  rulebook: 'agloa-onsets-2026',
  division: 'elementary',
  universe: ['BRGY', 'BG', 'R', 'RG', 'B', 'Y'],
  goal: '5',
  required: ['R'],
  permitted: ['n', 'B'],
  after: 'forceout',
};
const EQUATIONS = {
  rulebook: 'agloa-equations-2015',
  division: 'elementary',
  goal: '7',
  required: ['blue:2'],
  permitted: ['blue:x', 'green:4'],
  after: 'forceout',
};

describe('why an answer is what it is', () => {
  it('names the searches that ran, and which of them found a Solution', () => {
    const { stages, reasons, cause } = why({ ...ONSETS, goal: '1' });
    expect(stages.map(({ search }) => search)).toEqual(['cards', 'first-look']);
    expect(stages.at(-1)!.found).toBe(1);
    expect({ reasons, cause }).toEqual({ reasons: [], cause: null });
  });

  it('proves a no of On-Sets by the numbers of cards that can be selected', () => {
    const found = why(ONSETS);
    expect(found.reasons).toMatchObject([{ standsFor: [], why: { kind: 'sizes', goal: [5] } }]);
    expect(whyWords(found, 'en').because[0]).toMatch(/selects .* cards, and the Goal asks for 5/);
    expect(whyWords(found, 'es').because[0]).toMatch(/la Meta pide 5/);
  });

  it('proves a no of Equations by a reason, in both languages', () => {
    const found = why(EQUATIONS);
    expect(found.stages[0]).toMatchObject({ search: 'reasons', cases: 1, settled: 1 });
    expect(found.reasons).toHaveLength(1);
    for (const language of ['en', 'es'] as const) expect(whyWords(found, language).because).toHaveLength(1);
  });

  it('says what a search that left nothing out went through', () => {
    const found = why({ ...EQUATIONS, goal: '9', permitted: ['red:+', 'blue:x', 'green:4', 'red:3'] });
    expect(found.reasons).toMatchObject([{ why: { kind: 'searched', tried: { most: 5 } } }]);
    expect(whyWords(found, 'en').because[0]).toMatch(/every way was tried \(\d+ numbers\)/);
  });

  it('says once what holds for several meanings of the wild cubes', () => {
    const wild = { variations: [{ id: 'wild', cube: 'x' }], goal: '8x2', required: ['green:6', 'red:+'] };
    const [first, ...others] = whyWords(why({ ...EQUATIONS, ...wild, permitted: [] }), 'en').because;
    expect([first, others]).toEqual([
      'An operation in Required needs two numbers, and only one may be used.',
      [],
    ]);
  });

  it('reminds of the one cube of Resources after Now', () => {
    const now = why({ ...EQUATIONS, after: 'now', resources: ['red:3', 'green:5'] });
    expect(whyWords(now, 'en').because[0]).toContain('one of Resources');
    expect(whyWords(now, 'es').because[0]).toContain('uno de Recursos');
  });

  it('has one cause for an unknown, in words of both languages', () => {
    for (const cause of GAPS)
      for (const language of ['en', 'es'] as const)
        expect(
          whyWords({ stages: [], reasons: [], oneResource: false, cause }, language).because,
        ).toHaveLength(1);
  });
});
