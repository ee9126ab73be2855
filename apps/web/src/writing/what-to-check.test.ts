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

describe('what a checker can do', () => {
  const open = paper(0, [
    [1, 'undecided'],
    [2, 'failed'],
  ]);
  it('is to decide on the paper of another', () => {
    expect(whatToCheck(phase([open], 0), open, 1)).toMatchObject({ mine: false, mayDecide: true });
    expect(whatToCheck(phase([open], 0), open, 2)).toMatchObject({ decision: 'failed', mayDecide: true });
    expect(whatToCheck(phase([open], 0), open, 0)).toMatchObject({ mine: true, mayDecide: false });
  });
  it('waits while another paper is checked', () => {
    expect(whatToCheck(phase([open], 1), open, 2).mayDecide).toBe(false);
    expect(whatToCheck(phase([open], null), open, 2).mayDecide).toBe(true);
  });
  it('goes on once it was shown wrong', () => {
    const wrong = paper(0, [
      [1, 'showed-it-wrong'],
      [2, 'undecided'],
    ]);
    expect(whatToCheck(phase([wrong], 0), wrong, 1)).toMatchObject({ mayDecide: false, mayGoOn: true });
    expect(whatToCheck(phase([open], 0), open, 1).mayGoOn).toBe(false);
  });
});
