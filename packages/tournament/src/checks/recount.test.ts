import { bookById } from '@forceout/rules';
import { expect, test } from 'vitest';
import { evolve, fold } from '../core/evolve.ts';
import { brokenByUndo, brokenInvariants } from '../core/invariants.ts';
import { EMPTY } from '../core/state.ts';
import type { Change, Tournament } from '../core/state.ts';
import { plainSeat } from '../testing/plain-seat.ts';
import { simulate } from '../simulation/simulate.ts';
import { openFile, sameThings } from '../core/to-file.ts';
import { readTournamentFile } from '@forceout/formats/tournament';
import { recount, recountedTeams } from './recount.ts';

const WORLD = { seat: plainSeat, books: bookById };
const OPTIONS = {
  players: 20,
  schools: 5,
  share: 0.2,
  rounds: 2,
  preset: 'mlag-saturday',
  results: 'strength',
  chaos: 0.2,
  seed: 'counted again',
  thoroughEvery: 100,
} as const;

function day(): Tournament {
  const read = readTournamentFile(new TextEncoder().encode(simulate(OPTIONS, WORLD).file), bookById);
  if (!read.ok) throw new Error(`line ${read.error.line}`);
  return openFile(read.value);
}

/** The same day, but for one sheet. */
const otherwise = (state: Tournament): Tournament => {
  const [key, sheet] = [...state.things.sheet].find(([, { seats }]) => seats.length === 3)!;
  const seats = sheet.seats.map((seat) => ({ ...seat, played: true, shakes: [], total: 5 }));
  return {
    ...state,
    things: { ...state.things, sheet: new Map([...state.things.sheet, [key, { ...sheet, seats }]]) },
  };
};

test('the short program counts 12 a table of three and 10 a table of two, less what rulings took', () => {
  const state = day();
  const [event] = state.things.event.values();
  const { sums, points } = recount(state, event!.id, -2);
  for (const [n, sum] of sums) {
    const own = [...points].filter(([key]) => key.startsWith(`${n}/`));
    expect(own.reduce((all, [, one]) => all + one, 0)).toBe(sum);
  }
  expect(brokenInvariants(state, WORLD)).toEqual([]);
  for (const rule of event!.teamRules ?? [])
    expect(recountedTeams(state, event!, rule, recount(state, event!.id, -2), 2).size).toBeGreaterThan(0);
});

test('a fold of the whole journal is the state entry by entry', () => {
  const { journal } = day();
  const slow = journal.reduce(evolve, EMPTY);
  const quick = fold(journal);
  expect(sameThings(slow, quick)).toBe(true);
  expect(quick.journal).toEqual(slow.journal);
  expect(sameThings(otherwise(quick), quick)).toBe(false);
});

test('12: an entry that keeps something else than what was there is found', () => {
  const { journal } = day();
  const at = journal.findLastIndex(({ changes }) => changes.some(({ was }) => was !== undefined));
  const entry = journal[at]!;
  const before = fold(journal.slice(0, at));
  const own = entry.changes.map(({ kind, key, ...change }) => {
    const was = before.things[kind].get(key);
    return { ...change, kind, key, ...(was === undefined ? {} : { was }) } as Change;
  });
  const after = evolve(before, { ...entry, changes: own });
  expect(brokenByUndo(before, after, { ...entry, changes: own })).toEqual([]);
  const lying = own.map((change) => ({ ...change, was: change.to ?? undefined }) as Change);
  expect(brokenByUndo(before, after, { ...entry, changes: lying })).toHaveLength(1);
});
