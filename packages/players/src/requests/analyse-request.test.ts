import { describe, expect, it } from 'vitest';
import { analyseRequest } from './analyse-request.ts';
import type { AnalyseRequestAnswer } from './analyse-request.ts';

const position = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  universe: ['BRGY', 'BG', 'R', 'RG', 'B', 'Y', 'blank', 'GY'],
  goal: '3',
  required: ['R'],
  permitted: ['U'],
  forbidden: ['V'],
  resources: ['B', 'G', 'n'],
};

function analysed(request: object): AnalyseRequestAnswer {
  const answer = analyseRequest(request, { limit: null });
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

describe('forceout analyse', () => {
  it('says of every move of On-Sets what it leads to, with the Solution of a right Now', () => {
    const { standing, moves, whole } = analysed({ position });
    expect({ standing, whole }).toEqual({ standing: 'alive', whole: true });
    const to = (cube: string, place: string) =>
      moves.find((move) => move.bonus === undefined && move.cube === cube && move.to === place)!;
    expect(moves.filter(({ bonus }) => bonus === undefined)).toHaveLength(9);
    expect(to('B', 'forbidden')).toMatchObject({ outcome: 'loses-at-once', challenge: 'impossible' });
    expect(moves.some(({ outcome }) => outcome === 'forceout')).toBe(true);
    for (const move of moves.filter(({ challenge }) => challenge === 'now'))
      expect(move.written).not.toEqual([]);
  });

  it('[agloa-onsets-2026 IV-C] lists bonus moves for players who do not lead alone', () => {
    const bonuses = (totals: readonly number[]) =>
      analysed({ position, totals }).moves.filter(({ bonus }) => bonus !== undefined).length;
    expect(bonuses([2, 4])).toBeGreaterThan(0);
    expect(bonuses([4, 4, 2])).toBeGreaterThan(0);
    expect(bonuses([4, 2])).toBe(0);
  });

  it('[agloa-onsets-2026 VIII-A] never lists the last cube to Forbidden, nor as a bonus move', () => {
    const last = { ...position, permitted: ['U', 'B', 'G'], resources: ['n'] };
    expect(analysed({ position: last }).moves.map(({ to }) => to)).toEqual(['required', 'permitted']);
  });

  it('[agloa-onsets-2026 XIII-A-7] lists shifts where they are played', () => {
    const shifting = { ...position, variations: [{ id: 'shift-from-permitted' }] };
    const moves = analysed({ position: shifting, totals: [4, 2] }).moves.filter(
      ({ from }) => from === 'permitted',
    );
    expect(moves.map(({ cube, to }) => `${cube} ${to}`)).toEqual(['U required', 'U forbidden']);
  });

  it('analyses Equations', () => {
    const { standing, moves } = analysed({
      position: {
        rulebook: 'agloa-equations-2015',
        division: 'elementary',
        goal: '7',
        required: ['red:3'],
        permitted: ['red:+'],
        resources: ['green:4', 'blue:2', 'blue:x'],
      },
    });
    expect(standing).toBe('now');
    const forbidden = moves.find(
      ({ cube, to, bonus }) => cube === 'green:4' && to === 'forbidden' && bonus === undefined,
    );
    expect(forbidden).toMatchObject({ outcome: 'loses-at-once', challenge: 'impossible' });
    expect(moves.find(({ challenge }) => challenge === 'now')?.written).toEqual([
      expect.objectContaining({ goal: '7' }),
    ]);
  });

  it.each([
    [{ position: { ...position, goal: undefined } }, 'position.goal: missing'],
    [{ position: { ...position, resources: [] } }, 'position.resources: no cube is left to move'],
    [{ position, totals: [1] }, 'totals: two or three totals are expected'],
    [{ position, total: [1, 2] }, 'total: no such field; did you mean "totals"?'],
  ])('refuses %o', (request, error) => {
    expect(analyseRequest(request, { limit: null })).toEqual({ ok: false, error });
  });
});
