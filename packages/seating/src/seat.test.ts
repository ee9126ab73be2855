import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seat } from './index.ts';
import { answerFaults, read, whyFaults } from './testing/acceptance.ts';
import { randomRequest } from './testing/arbitrary.ts';
import { playedField } from './testing/field.ts';
import { plainBest } from './testing/reference.ts';
import type { PlainRequest } from './testing/reference.ts';

interface Example {
  readonly id: string;
  readonly request: PlainRequest;
  readonly best: Readonly<Record<string, number>>;
}

const examples = readFileSync(new URL('testing/data/seat.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);

it.each(examples)('A1 the best figures that are possible: $id', ({ request, best }) => {
  const answer = seat(read(request));
  expect(answer.cost).toEqual(best);
  expect(answerFaults(request, answer)).toEqual([]);
  expect(answer.proven).toBe(true);
});

describe('small fields', () => {
  it('are seated as the slow twin seats them, whatever is promised, in force or ordered', () => {
    for (let seed = 1; seed <= 160; seed++) {
      const shape = { repair: seed % 2 === 0, promises: seed % 3 === 0, order: seed % 5 < 3 };
      const request = randomRequest(seed, { players: 2 + (seed % 7), ...shape });
      const answer = seat(read(request));
      expect(answer.cost, `seed ${seed}`).toEqual(plainBest(request));
      expect(answer.proven).toBe(true);
      expect(answerFaults(request, answer), `seed ${seed}`).toEqual([]);
    }
  });

  it('of nine are seated as the slow twin seats them', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const request = randomRequest(seed, { players: 9, repair: seed % 2 === 0 });
      expect(seat(read(request)).cost).toEqual(plainBest(request));
    }
  });

  it('of up to 18 are proven best, and never worse than a long search finds', () => {
    for (let seed = 1; seed <= 9; seed++) {
      const request = randomRequest(seed, { players: 10 + seed, repair: seed % 3 === 0 });
      const answer = seat(read(request));
      expect(answer.proven || request.players.length > 18).toBe(true);
      expect(answerFaults(request, answer)).toEqual([]);
    }
  });
});

it('A3 gives the same bytes for the same request and seed', () => {
  const request = playedField({ players: 62, largest: 0.3, schools: 5, rounds: 2, seed: 4 });
  const [once, again] = [seat(read(request)), seat(read(request))];
  expect(JSON.stringify(again)).toBe(JSON.stringify(once));
  expect(answerFaults(request, once)).toEqual([]);
});

it('A4, A5 random requests: valid, exact, no worse than score order; reasons can be counted again', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const request = randomRequest(seed, { players: 2 + ((seed * 7) % 59), order: seed % 2 === 0 });
    const answer = seat(read(request), { effort: 0.02 });
    expect(answerFaults(request, answer), `seed ${seed}`).toEqual([]);
    expect(whyFaults(request, answer), `seed ${seed}`).toEqual([]);
  }
});

it('reaches every bound before the gap in a field of 1,201 of which half are of one school', () => {
  const request = playedField({ players: 1201, largest: 0.5, schools: 60, rounds: 1, seed: 3 });
  const answer = seat(read(request), { effort: 0.2 });
  for (const criterion of ['apart', 'team', 'two-again', 'school', 'repeat'] as const)
    expect([criterion, answer.cost[criterion]]).toEqual([criterion, answer.bound[criterion]]);
  const forced = answer.why.filter(({ because }) => because === 'school-too-large');
  expect(forced.length).toBe(answer.cost.school);
  expect(forced.every((reason) => reason.forced)).toBe(true);
});

it('counts an empty order, decimals, and scores beyond all measure', () => {
  const players = [1.1, 2.2, 0.3, -5, 7.25].map((score, at) => ({ id: `p${at}`, score }));
  const none = seat(read({ players, order: [] }));
  expect(none).toMatchObject({ cost: {}, bound: {}, proven: true, why: [] });
  const some = seat(read({ players, order: ['gap'] }));
  expect(some.cost.gap).toBeCloseTo(plainBest({ players, order: ['gap'] })['gap']!, 9);
  const huge = seat(
    read({ players: players.map((player, at) => ({ ...player, score: at * 1e300 })), order: ['gap'] }),
  );
  expect(Number.isFinite(huge.cost.gap)).toBe(true);
});

it('tells how far it is', () => {
  const request = playedField({ players: 40, largest: 0.3, schools: 5, rounds: 2, seed: 4 });
  const shares: number[] = [];
  seat(read(request), { effort: 0.01, progress: (share) => shares.push(share) });
  expect(shares.at(0)).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});
