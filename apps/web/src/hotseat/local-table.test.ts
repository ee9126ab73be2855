import type { Plan } from './protocol.ts';
import { LocalTable } from './local-table.ts';
import { viewsOf } from '@forceout/client';
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

test('a person acts by the same road, and is refused with a sentence as data', async () => {
  const { here, step } = table(PLAN);
  // Both bots roll; then the table waits for the person.
  for (let steps = 0; steps < 2; steps++) step();
  const done = await here.do(2, { do: 'play', deed: { do: 'roll-for-setter' } });
  expect(done.ok).toBe(true);
  const again = await here.do(2, { do: 'play', deed: { do: 'set-goal', goal: '1' } });
  expect(again).toMatchObject({ ok: false, refusal: { message: { say: 'not-while' } } });
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

test('the past of a match is what a seat could see, deed by deed, and ends with what it sees', () => {
  const { here, step } = table({ ...PLAN, levels: ['beginner', 'beginner', 'beginner'] });
  // Deeds of one instant are one: the last of them is seen.
  const seen = new Map<number, string>();
  const look = (): unknown => seen.set(here.view(1).match!.now, JSON.stringify(here.view(1).match));
  look();
  for (let steps = 0; steps < 60 && step(); steps++) look();
  const views = viewsOf(here.past(1));
  expect(views.at(-1)).toEqual({ seq: here.seq, view: here.view(1), events: here.events(1) });
  const last = new Map(views.map(({ view }) => [view.match!.now, JSON.stringify(view.match)]));
  expect([...last]).toEqual([...seen]);
});
