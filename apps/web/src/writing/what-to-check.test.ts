import { describe, expect, it } from 'vitest';
import type { CheckingPhase, PaperView } from './panel-props.ts';
import { whatToCheck } from './what-to-check.ts';

function paper(
  seat: number,
  decisions: readonly (readonly [number, PaperView['checks'][number]['decision']])[],
) {
  const checks = decisions.map(([checker, decision]) => ({ seat: checker, decision }));
  const state = { duty: 'must', state: 'presented', joined: null, written: [], verdict: null } as const;
  return { ...state, seat, checks } satisfies PaperView;
}

function phase(papers: readonly PaperView[], current: number | null): CheckingPhase {
  return { kind: 'checking', occasion: { kind: 'stop' }, papers, current };
}

describe('a paper that is checked', () => {
  const open = paper(0, [
    [1, 'undecided'],
    [2, 'failed'],
  ]);
  it('is mine or another’s, with what I have said about it', () => {
    expect(whatToCheck(phase([open], 0), open, 1)).toMatchObject({ mine: false, decision: 'undecided' });
    expect(whatToCheck(phase([open], 0), open, 2)).toMatchObject({ open: true, decision: 'failed' });
    expect(whatToCheck(phase([open], 0), open, 0)).toMatchObject({ mine: true, decision: null });
  });
  it('waits while another one is checked', () => {
    expect(whatToCheck(phase([open], 1), open, 2).current).toBe(false);
    expect(whatToCheck(phase([open], null), open, 2).current).toBe(true);
  });
});
