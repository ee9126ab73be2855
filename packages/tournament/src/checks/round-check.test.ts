import { bookById } from '@forceout/rules';
import { describe, expect, it } from 'vitest';
import { applied, put } from '../core/state.ts';
import type { Tournament } from '../core/state.ts';
import { dayWith, WORLD } from '../testing/act.ts';
import { roundFaults } from './round-check.ts';

const drafted = (): Tournament => {
  const day = dayWith(12);
  day.do({ do: 'draft', event: 'e', seed: 1 });
  return day.state;
};
const codes = (state: Tournament, n = 1, world = WORLD): readonly string[] => [
  ...new Set(roundFaults(state, state.things.event.get('e')!, n, world).map(({ code }) => code)),
];
const table = (state: Tournament, number: number) => state.things.table.get(`e-1-${number}`)!;
const change = (state: Tournament, ...changes: Parameters<typeof applied>[1]): Tournament =>
  applied(state, changes);

describe('the check before publishing finds each fault that is planted', () => {
  it('a fresh draft is clean', () => {
    expect(codes(drafted())).toEqual([]);
  });

  it('somebody without a seat, and somebody with two', () => {
    const state = drafted();
    const [mine, theirs] = [table(state, 1), table(state, 2)];
    const planted = change(
      state,
      put(state, 'table', { ...mine, players: [theirs.players[0]!, ...mine.players.slice(1)] }),
    );
    expect(codes(planted)).toEqual(expect.arrayContaining(['without-seat', 'two-seats']));
  });

  it('away but seated', () => {
    const state = drafted();
    const entry = state.things.entry.get(`e/${table(state, 1).players[0]}`)!;
    expect(codes(change(state, put(state, 'entry', { ...entry, presence: 'away' })))).toEqual([
      'away-but-seated',
    ]);
  });

  it('team-mates together', () => {
    const state = drafted();
    const { players } = table(state, 1);
    const team = { id: 'x', event: 'e', slots: players.slice(0, 2) };
    expect(codes(change(state, put(state, 'team', team)))).toContain('team-mates');
  });

  it('a table number in two places', () => {
    const state = drafted();
    const other = { id: 'f-1-1', event: 'f', round: 1, number: 1, players: ['x', 'y'] };
    const planted = change(
      state,
      put(state, 'table', other),
      put(state, 'round', { event: 'f', n: 1, state: 'running' }),
    );
    expect(codes(planted)).toEqual(['number-twice']);
  });

  it('results that are missing', () => {
    expect(codes(drafted(), 2)).toContain('missing-results');
  });

  it('an unknown book, or a division it does not have', () => {
    expect(codes(drafted(), 1, { ...WORLD, books: () => null })).toEqual(['book-unknown']);
    const state = drafted();
    const event = { ...state.things.event.get('e')!, division: 'minor' as const };
    expect(bookById(event.rulebook)!.divisions).not.toContain('minor');
    expect(codes(change(state, put(state, 'event', event)))).toEqual(['book-unknown']);
  });

  it('a table of two again', () => {
    const state = drafted();
    const { players } = table(state, 1);
    const early = { id: 'e-1-9', event: 'e', round: 1, number: 9, players: players.slice(0, 2) };
    const later = { ...early, id: 'e-2-9', round: 2, number: 19 };
    expect(codes(change(state, put(state, 'table', early), put(state, 'table', later)), 2)).toContain(
      'two-again',
    );
  });

  it('a locked table that changed', () => {
    const state = drafted();
    const round = state.things.round.get('e/1')!;
    expect(codes(change(state, put(state, 'round', { ...round, seating: { unlocked: [3] } })))).toEqual([
      'locked-changed',
    ]);
  });
});
