import { BOOK_IDS, bookById } from '@forceout/rules';
import { expect, it } from 'vitest';
import { tableFacts } from '../../engine/table-facts.ts';
import { laidBy } from './goal-time.ts';
import { matchView } from '../testing.ts';

const clock = { seat: 0, task: 'goal', until: 120, stage: 'limit', countdown: null } as const;
const phase = { kind: 'goal', setter: 0, disputing: false, arranged: null } as const;
const settings = matchView({}).settings;

it('[mlag-onsets-basic-2019 III-B-2-c] lays what was built on the mat before the time to set the Goal runs out', () => {
  const match = matchView({ phase, clocks: [clock] });
  expect(laidBy(match, 0, true)).toBeGreaterThan(115);
  expect(laidBy(match, 0, true)).toBeLessThan(120);
  const later = { ...clock, stage: 'additional-minute', until: 190 } as const;
  expect(laidBy(matchView({ phase, clocks: [later] }), 0, true)).toBeGreaterThan(185);
});

it('lays nothing for others, at a table, without a clock, in a countdown, or where only saying “Goal” counts', () => {
  const match = matchView({ phase, clocks: [clock] });
  expect(laidBy(match, 1, true)).toBeNull();
  expect(laidBy(match, null, true)).toBeNull();
  expect(laidBy(match, 0, false)).toBeNull();
  expect(laidBy({ ...match, settings: { ...settings, mode: 'table' } }, 0, true)).toBeNull();
  expect(laidBy({ ...match, clocks: [{ ...clock, until: null }] }, 0, true)).toBeNull();
  expect(laidBy({ ...match, clocks: [{ ...clock, countdown: 120 }] }, 0, true)).toBeNull();
  expect(laidBy(matchView({ clocks: [clock] }), 0, true)).toBeNull();
});

it('knows from the book whether time sets the Goal', () => {
  const sets = BOOK_IDS.filter((rulebook) => {
    const [division] = bookById(rulebook)!.divisions;
    return tableFacts({ ...settings, rulebook, division: division! })?.timeSetsGoal === true;
  });
  expect(sets.toSorted()).toEqual(['mlag-onsets-adventurous-2019', 'mlag-onsets-basic-2019']);
});
