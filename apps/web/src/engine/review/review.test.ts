import { inEnglish } from '@forceout/rules/words';
import { judgeRequest, makeMatchFile } from '@forceout/formats';
import { simulate } from '@forceout/players';
import { beforeAll, describe, expect, test } from 'vitest';
import { coachNotes } from './review.ts';
import { matchSteps } from './steps.ts';

async function played(rulebook: string, shakes: number): Promise<object> {
  const { log } = await simulate(
    {
      settings: {
        rulebook,
        division: 'elementary',
        level: 'adventurous',
        season: 'even',
        mode: 'auto',
        clock: 'exact',
        judge: false,
      },
      levels: ['varsity', 'club', 'beginner'],
      seed: 's',
      length: { shakes },
    },
    0,
    () => 0,
  );
  return JSON.parse(JSON.stringify(makeMatchFile(log))) as object;
}

describe.each([
  ['agloa-onsets-2026', 2],
  // The coach takes seconds over one.
  ['agloa-equations-2015', 1],
] as const)('a match of %s', (rulebook, shakes) => {
  let file: object;
  beforeAll(async () => {
    file = await played(rulebook, shakes);
  });

  test('is stepped through, and every note stands where it belongs', () => {
    const [read, coach] = [matchSteps(file), coachNotes(file)];
    if (!read.ok || !coach.ok) throw new Error('not read');
    const { steps, totals, results } = read.value;
    expect(steps.at(-1)!.totals).toEqual(totals);
    expect(new Set(steps.map(({ shake }) => shake))).toContain(results.length);
    expect(coach.value.notes.length).toBeGreaterThan(10);
    let before = 0;
    for (const note of coach.value.notes) {
      const step = steps[note.step];
      expect(note.step).toBeGreaterThanOrEqual(before);
      before = note.step;
      expect(step?.shake).toBe(note.shake);
      if (note.kind === 'move') expect(step?.event).toMatchObject({ type: 'moved', ...note.move });
      if (note.kind === 'wrote') expect(step?.text).toBe(note.text);
      if (note.kind === 'check') expect(step?.event).toMatchObject({ type: 'checked', seat: note.seat });
      if (note.kind === 'challenge') expect(step?.event).toMatchObject({ type: 'challenged' });
    }
  });

  test('each step with a Goal has a position that the solver reads', () => {
    const read = matchSteps(file);
    if (!read.ok) throw new Error(inEnglish(read.error));
    const open = read.value.steps.filter(({ position }) => position !== null);
    expect(open.length).toBeGreaterThan(5);
    for (const { position } of open) {
      const answer = judgeRequest({ position: { after: 'impossible', ...position }, written: [] });
      expect(answer.ok ? '' : answer.error).toMatch(/^$|written/);
    }
  });
});

test('a file that is none is told in one line', () => {
  expect(matchSteps({ format: 'x' })).toMatchObject({ ok: false, error: { where: 'format' } });
});
