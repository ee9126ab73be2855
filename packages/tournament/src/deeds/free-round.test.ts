import { inEnglish } from '@forceout/rules/words';
import { readTournamentFile } from '@forceout/formats/tournament';
import { describe, expect, it } from 'vitest';
import { dayWith } from '../testing/act.ts';
import { openDay, standingsOf, tableLines } from '../testing/day.ts';
import { randomFile } from '../testing/random-event.ts';
import type { Line } from '../testing/random-event.ts';

const lineOf = (lines: readonly Line[]): string | null => {
  const people = ['a', 'b', 'c', 'd'].map((id) => ({ kind: 'player', id, first: id }));
  const event = { kind: 'event', id: 'e', game: 'onsets', rulebook: 'agloa-onsets-2026', rounds: 3 };
  const read = readTournamentFile(randomFile([event, ...people, ...lines]));
  return read.ok ? null : inEnglish(read.error.message);
};

describe('a free round with points', () => {
  it('is refused with the reason, and the way out is named', () => {
    const day = dayWith(1);
    const free = { do: 'free-round', event: 'e', player: 'p101' } as const;
    expect(day.try(free)).toMatchObject({
      code: 'no-free-round',
      message: { say: 'no-free-round', of: [101] },
    });
    expect(day.refused({ ...free, player: 'p999' })).toBe('not-entered');
    expect(day.refused({ do: 'draft', event: 'e', seed: 1 })).toBe('too-few');
  });

  it('no line of the file can say it: one alone is no table, and two must have played', () => {
    expect(
      lineOf([{ kind: 'table', id: 't', event: 'e', round: 1, number: 1, players: ['a'] }]),
    ).not.toBeNull();
    expect(lineOf(tableLines(1, 1, 'a:4 b:x c:x'))).not.toBeNull();
    expect(lineOf([...tableLines(1, 1, 'a:1 b:2'), ...tableLines(1, 2, 'd:4 a:4')])).not.toBeNull();
  });

  it('a stand-in would be ranked, and a kind of our own counts nowhere', () => {
    const real = tableLines(1, 1, 'a:9 b:7 c:5');
    const withStandIns = standingsOf({}, [...real, ...tableLines(1, 2, 'd:0 ghost:0 spirit:0')]);
    expect(withStandIns.individuals.map(({ player }) => player)).toContain('ghost');
    const free = { kind: 'free-round', id: 'f', event: 'e', round: 1, player: 'd', points: 4 };
    const lines = [...real, { kind: 'entry', event: 'e', player: 'd' }, free];
    const { individuals } = standingsOf({}, lines);
    expect(individuals.find(({ player }) => player === 'd')).toMatchObject({ points: 0, rounds: [null] });
    expect(openDay({}, lines).lines.map(({ kind }) => kind)).toContain('free-round');
  });
});
