import { err, ok } from '@forceout/rules';
import { ledger, readSeatRequest, seat, tableFigures } from '@forceout/seating';
import type { SeatAnswer, SeatRequest } from '@forceout/seating';
import { seatReason, wrongSeating } from '@forceout/tournament/words';
import type { Command } from './commands.ts';
import { paint, rows } from './style.ts';
import { language, words } from './words/language.ts';

/** A field of 3,000 with its whole past. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** Who sits with whom: `forceout seat`. */
export const SEAT: Command = {
  input: { name: 'request', most: MOST_CHARACTERS },
  answer: (json) => {
    const request = readSeatRequest(json);
    return request.ok ? ok(seat(request.value)) : err(wrongSeating(request.error, 'en'));
  },
  words: (json) => {
    const request = readSeatRequest(json);
    return request.ok
      ? ok(showSeating(request.value, seat(request.value)))
      : err(wrongSeating(request.error, language()));
  },
};

function showSeating(request: SeatRequest, answer: SeatAnswer): string {
  const says = words().day.seat;
  // In English the figures have the names of the contract.
  const named = (criterion: string): string =>
    language() === 'en'
      ? criterion
      : ((says.remarks as Readonly<Record<string, string>>)[criterion] ?? criterion);
  const book = ledger(request);
  const lines = answer.tables.map((table) => {
    const figures = tableFigures(book, table);
    const remarks = request.order.flatMap((criterion) =>
      criterion === 'gap' || figures[criterion] === 0
        ? []
        : [`${says.remarks[criterion]}: ${figures[criterion]}`],
    );
    const gap = request.order.includes('gap') ? [`${says.remarks.gap} ${figures.gap}`] : [];
    const note = [...gap, ...remarks].join(', ');
    return [
      String(table.table),
      `${table.players.join(', ')}${note === '' ? '' : `  ${paint(note, 'dim')}`}`,
    ] as const;
  });
  const sums = request.order.map(
    (criterion) =>
      [named(criterion), says.atLeast(answer.cost[criterion] ?? 0, answer.bound[criterion] ?? 0)] as const,
  );
  return [
    rows(lines),
    '',
    answer.proven ? paint(says.proven, 'bold', 'green') : paint(says.best, 'bold'),
    ...(sums.length > 0 ? [rows(sums)] : []),
    ...(answer.why.length > 0
      ? [
          '',
          paint(says.why, 'bold'),
          ...answer.why.map((reason) => `  ${seatReason(reason, language(), named)}`),
        ]
      : []),
  ].join('\n');
}
