import type { Award } from '@forceout/tournament';
import { expect, test } from 'vitest';
import { slidesOf } from './slides.ts';

function award(
  event: string,
  of: 'individuals' | 'perfect',
  place: number | null,
  ids: readonly string[],
): Award {
  const winners = ids.map((id) => ({ kind: 'player' as const, id, points: '18' }));
  return { event, for: { of }, place, label: null, winners };
}

const NAMES = {
  event: (id: string) => id.toUpperCase(),
  title: ({ for: { of } }: Award) => of,
  winner: ({ id }: { readonly id: string }) => ({ name: `Ms ${id}`, school: 'North' }),
};

test('list by list as on paper, in each the last place first, who shares a place on one slide', () => {
  const team: Award = {
    event: 'on',
    for: { of: 'teams', rule: { rule: 'members' } },
    place: 1,
    label: null,
    winners: [{ kind: 'team', id: 't', points: '60' }],
  };
  const slides = slidesOf(
    [
      award('on', 'individuals', 1, ['a', 'b']),
      award('on', 'individuals', 3, ['c']),
      team,
      award('on', 'perfect', null, ['a']),
      award('eq', 'individuals', 1, ['d']),
    ],
    NAMES,
  );
  expect(slides.map(({ event, title, place }) => [event, title, place])).toEqual([
    ['ON', 'individuals', 3],
    ['ON', 'individuals', 1],
    ['ON', 'teams', 1],
    ['ON', 'perfect', null],
    ['EQ', 'individuals', 1],
  ]);
  expect(slides[1]!.winners).toEqual([
    { name: 'Ms a', school: 'North', points: '18' },
    { name: 'Ms b', school: 'North', points: '18' },
  ]);
  expect(new Set(slides.map(({ key }) => key)).size).toBe(slides.length);
});
