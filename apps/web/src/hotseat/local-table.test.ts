import type { Plan } from './protocol.ts';
import { LocalTable } from './local-table.ts';
import { expect, test } from 'vitest';

const PLAN: Plan = {
  settings: {
    rulebook: 'agloa-onsets-2026',
    division: 'middle',
    level: 'adventurous',
    season: 'even',
    mode: 'auto',
    clock: 'untimed',
    judge: false,
    players: ['Ann', 'Bot', 'Bob'],
  },
  levels: ['beginner', 'beginner', null],
  seed: 'here',
  shakes: 1,
  hints: true,
};

/** A clock of our own: what was to come later comes when the test says so. */
function table(plan: Plan) {
  let now = 1000;
  let next: (() => void) | null = null;
  let due = 0;
  const around = {
    now: () => now,
    after: (milliseconds: number, call: () => void) => {
      [due, next] = [now + milliseconds, call];
      return () => (next = null);
    },
    changed: () => {},
  };
  const here = new LocalTable(plan, around);
  const step = (): boolean => {
    const call = next;
    if (call === null) return false;
    [now, next] = [Math.max(now, due), null];
    call();
    return true;
  };
  return { here, step, around };
}

test('bots play a whole match by themselves, to its final score', () => {
  const { here, step } = table({ ...PLAN, levels: ['beginner', 'beginner', 'beginner'] });
  let steps = 0;
  while (here.view(0).state !== 'over' && steps < 3000) {
    if (!step()) break;
    steps++;
  }
  expect(here.view(0).state).toBe('over');
});

test('a person acts by the same road, and is refused in words', async () => {
  const { here, step } = table(PLAN);
  for (let steps = 0; steps < 4; steps++) step();
  const done = await here.do(2, { do: 'play', deed: { do: 'roll-for-setter' } });
  expect(done.ok).toBe(true);
  const again = await here.do(2, { do: 'play', deed: { do: 'set-goal', goal: '1' } });
  expect(again).toMatchObject({ ok: false, refusal: { message: expect.stringMatching(/\./) } });
  const nonsense = await here.do(2, { do: 'play', deed: { do: 'fly' } });
  expect(nonsense).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
});

test('a match goes on where it was left', async () => {
  const { here, step, around } = table({ ...PLAN, levels: ['beginner', 'beginner', 'beginner'] });
  for (let steps = 0; steps < 20; steps++) step();
  const kept = JSON.parse(JSON.stringify(here.kept));
  const later = new LocalTable(kept, around);
  expect(later.view(1).match).toEqual(JSON.parse(JSON.stringify(here.view(1).match)));
});
