import { change, ledger, readSeatRequest, seat, wrongInWords } from '@forceout/seating';
import type { SeatRequest } from '@forceout/seating';
import { atRandom, greedy, scoreOrder } from '../packages/seating/src/testing/baselines.ts';
import { playedField } from '../packages/seating/src/testing/field.ts';
import type { PlainRequest, PlainTable } from '../packages/seating/src/testing/reference.ts';
import { figures } from '../packages/seating/src/figures.ts';
import { clock } from './timing.ts';

const FIELDS = [
  { players: 30, largest: 0.2, schools: 6, rounds: 3, seed: 1 },
  { players: 100, largest: 0.15, schools: 12, rounds: 3, seed: 1 },
  { players: 400, largest: 0.15, schools: 30, rounds: 3, seed: 1 },
  { players: 1200, largest: 0.15, schools: 60, rounds: 3, seed: 1 },
  { players: 1201, largest: 0.5, schools: 60, rounds: 3, seed: 1 },
  { players: 3000, largest: 0.15, schools: 150, rounds: 2, seed: 1 },
  { players: 5000, largest: 0.1, schools: 250, rounds: 2, seed: 1 },
];

/** The reader stops at 3,000; a field beyond that is put together here. */
function plain(request: PlainRequest): SeatRequest {
  const read = readSeatRequest({ ...request, players: request.players.slice(0, 3000), met: [] });
  if (!read.ok) throw new Error(wrongInWords(read.error));
  return {
    ...read.value,
    met: request.met ?? [],
    players: request.players.map(({ id, team, school, score, twos }) => ({
      id,
      team: team ?? null,
      school: school ?? null,
      score: score ?? 0,
      twos: twos ?? 0,
    })),
  };
}

/** Figures of all criteria and the processor time, for score order, chance, a plain greedy, and `seat`. */
export function bench(): void {
  for (const shape of FIELDS) {
    const field = playedField(shape);
    const request = plain(field);
    const book = ledger(request);
    console.log(
      `  ${shape.players} players, ${shape.rounds} rounds played, ${Math.round(shape.largest * 100)} % of one school`,
    );
    const ways: readonly (readonly [string, () => readonly PlainTable[]])[] = [
      ['score order', () => scoreOrder(field)],
      ['at random', () => atRandom(field, 7)],
      ['plain greedy', () => greedy(field)],
      ['seat', () => seat(request).tables],
    ];
    for (const [name, make] of ways) {
      const start = clock();
      const tables = make();
      const ms = clock() - start;
      const cost = Object.entries(figures(book, tables)).map(
        ([criterion, figure]) => `${criterion} ${figure}`,
      );
      console.log(`    ${name.padEnd(13)} ${cost.join(', ').padEnd(76)} ${ms.toFixed(0).padStart(6)} ms`);
    }
    const { tables, bound, proven } = seat(request);
    const lower = Object.entries(bound).map(([criterion, figure]) => `${criterion} ${figure}`);
    console.log(`    ${'at least'.padEnd(13)} ${lower.join(', ')}${proven ? ', proven best' : ''}`);
    const start = clock();
    change(request, tables, tables[0]!.players[0]!, { with: tables.at(-1)!.players[0]! }, book);
    console.log(`    the figures of one exchange: ${(clock() - start).toFixed(1)} ms`);
  }
}
