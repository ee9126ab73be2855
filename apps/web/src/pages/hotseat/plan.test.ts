import { expect, test } from 'vitest';
import { namesOf, planOf } from './plan.ts';

const names = {
  bot: (level: string): string => `${level} bot`,
  player: (number: number): string => `Player ${number}`,
};

test('everybody has a name of their own', () => {
  expect(
    namesOf(
      [
        { kind: 'person', name: ' Ann ' },
        { kind: 'person', name: 'Ann' },
        { kind: 'person', name: '' },
      ],
      names,
    ),
  ).toEqual(['Ann', 'Ann 2', 'Player 3']);
});

test('a plan says who sits where and whether time runs', () => {
  const plan = planOf(
    {
      course: { book: 'agloa-onsets-2026', division: 'junior' },
      sitters: [
        { kind: 'person', name: 'Ann' },
        { kind: 'bot', level: 'club' },
        { kind: 'bot', level: 'club' },
      ],
      shakes: 2,
      timed: true,
    },
    names,
    'seed',
  );
  expect(plan.levels).toEqual([null, 'club', 'club']);
  expect(plan.settings).toMatchObject({
    division: 'junior',
    clock: 'exact',
    players: ['Ann', 'club bot', 'club bot 2'],
  });
});
