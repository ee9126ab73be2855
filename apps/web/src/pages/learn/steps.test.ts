import { judgeRequest } from '@forceout/formats';
import { expect, test } from 'vitest';
import { ONSETS_STEPS, UNIVERSE } from './steps.ts';

const position = (
  goal: string,
  after: string,
  cubes: Readonly<Record<string, readonly string[]>>,
): object => ({
  rulebook: 'agloa-onsets-2026',
  division: 'elementary',
  universe: UNIVERSE,
  variations: [],
  goal,
  required: [],
  permitted: [],
  forbidden: [],
  resources: [],
  after,
  ...cubes,
});

function verdict(request: object): string {
  const answer = judgeRequest(request);
  if (!answer.ok) throw new Error(answer.error);
  return answer.value.verdict;
}

/** The lesson teaches what the judge rules. */
test.each([
  ['and', 'B n R'],
  ['or', 'R U G'],
] as const)('the cards of "%s" are as many as the judge counts', (name, setName) => {
  const step = ONSETS_STEPS.find((one) => one.name === name)!;
  const goal = step.ask === 'cards' ? String(step.key.length) : '0';
  const cubes = { permitted: setName.split(' ') };
  expect(verdict({ position: position(goal, 'forceout', cubes), written: [{ setName }] })).toBe('correct');
});

test('the right grouping is correct, and the text without it ambiguous', () => {
  const cubes = { permitted: ['G', 'U', 'B', 'n', 'R'] };
  const judged = (setName: string): string =>
    verdict({ position: position('4', 'forceout', cubes), written: [{ setName }] });
  expect(judged('G U (B n R)')).toBe('correct');
  expect(judged('G U B n R')).toBe('incorrect');
  expect(judged('(G U B) n R')).toBe('incorrect');
});
