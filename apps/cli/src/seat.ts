import { ledger, readSeatRequest, reasonInWords, seat, tableFigures } from '@forceout/seating';
import type { Criterion, SeatAnswer, SeatRequest } from '@forceout/seating';
import type { Command } from './commands.ts';
import { paint, rows } from './style.ts';

/** A field of 3,000 with its whole past. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** Who sits with whom: `forceout seat`. */
export const SEAT: Command = {
  input: { name: 'request', most: MOST_CHARACTERS },
  answer: (json) => {
    const request = readSeatRequest(json);
    return request.ok ? { ok: true, value: seat(request.value) } : request;
  },
  words: (json) => {
    const request = readSeatRequest(json);
    return request.ok ? { ok: true, value: showSeating(request.value, seat(request.value)) } : request;
  },
};

const REMARKS: Readonly<Record<Exclude<Criterion, 'gap'>, string>> = {
  apart: 'to be kept apart',
  team: 'same team',
  moved: 'moved',
  'two-again': 'at a table of two again',
  school: 'same school',
  repeat: 'met before',
};

function showSeating(request: SeatRequest, answer: SeatAnswer): string {
  const book = ledger(request);
  const lines = answer.tables.map((table) => {
    const figures = tableFigures(book, table);
    const remarks = request.order.flatMap((criterion) =>
      criterion === 'gap' || figures[criterion] === 0 ? [] : [`${REMARKS[criterion]}: ${figures[criterion]}`],
    );
    const gap = request.order.includes('gap') ? [`gap ${figures.gap}`] : [];
    const note = [...gap, ...remarks].join(', ');
    return [
      String(table.table),
      `${table.players.join(', ')}${note === '' ? '' : `  ${paint(note, 'dim')}`}`,
    ] as const;
  });
  const sums = request.order.map(
    (criterion) => [criterion, `${answer.cost[criterion]} (at least ${answer.bound[criterion]})`] as const,
  );
  return [
    rows(lines),
    '',
    answer.proven ? paint('PROVEN BEST', 'bold', 'green') : paint('BEST FOUND', 'bold'),
    ...(sums.length > 0 ? [rows(sums)] : []),
    ...(answer.why.length > 0
      ? ['', paint('Why', 'bold'), ...answer.why.map((reason) => `  ${reasonInWords(reason)}`)]
      : []),
  ].join('\n');
}
