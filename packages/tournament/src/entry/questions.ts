import { statementOf } from '@forceout/formats/tournament';
import type { Sheet, SheetSeat } from '@forceout/formats/tournament';
import type { Procedure } from '@forceout/rules';
import { possibleShakes, shakeKey } from '../checks/possible-shakes.ts';
import { sheetFindings } from '../checks/sheet-findings.ts';
import type { ClaimedThing, EventThing, SeatThing } from '../core/things.ts';
import { say } from '../words/said.ts';
import type { DaySaid } from '../words/said.ts';

export interface Question {
  readonly code: string;
  readonly message: DaySaid;
}

/** The figures of an entry as the checks take them. */
export function sheetOf(table: string, seats: readonly SeatThing[], claimed?: ClaimedThing): Sheet {
  return statementOf('sheet', { table, seats, ...(claimed === undefined ? {} : { claimed }) }) as Sheet;
}

/** What must be asked before these figures are saved; none of them is impossible, each is likely a slip. */
export function questionsAbout(
  sheet: Sheet,
  event: EventThing,
  procedure: Procedure,
  limits: { readonly mostShakes: number; readonly lineBefore: readonly (number | null)[] | null },
): readonly Question[] {
  const findings = sheetFindings(
    { ...sheet, state: 'entered' },
    { division: event.division ?? null },
    procedure,
  );
  return [
    ...findings,
    ...tripleQuestions(sheet.seats, procedure),
    ...sumQuestions(sheet),
    ...lengthQuestions(sheet.seats, limits.mostShakes),
    ...sameQuestions(sheet.seats, limits.lineBefore),
  ];
}

type Played = SheetSeat & { readonly played: true };
const played = (seats: readonly SheetSeat[]): readonly Played[] =>
  seats.filter((seat): seat is Played => seat.played);

/** A shake that no course of play can give. Shakes with somebody absent are those of fewer people. */
function tripleQuestions(seats: readonly SheetSeat[], procedure: Procedure): readonly Question[] {
  const columns = played(seats).map(({ shakes }) => shakes);
  const count = columns[0]?.length ?? 0;
  if (columns.some((column) => column?.length !== count)) return [];
  for (let shake = 0; shake < count; shake++) {
    const absent = procedure.scoring.absent.is;
    const scores = columns
      .map((column) => column![shake]!)
      .filter((score) => score !== null && score !== absent);
    if (scores.length < 2) continue;
    if (!possibleShakes(procedure, scores.length === 2 ? 2 : 3).has(shakeKey(scores)))
      return [{ code: 'shake-triple', message: say('sheet-shake-triple', shake + 1, scores) }];
  }
  return [];
}

/** The control figure: three share 12, two share 10. */
function sumQuestions({ seats, claimed }: Sheet): readonly Question[] {
  if (claimed.points === null) return [];
  const sum = claimed.points.reduce<number>((total, points) => total + (points ?? 0), 0);
  const expected = played(seats).length === 3 ? 12 : 10;
  return sum === expected ? [] : [{ code: 'points-sum', message: say('sheet-points-sum', sum, expected) }];
}

function lengthQuestions(seats: readonly SheetSeat[], most: number): readonly Question[] {
  const longest = Math.max(0, ...played(seats).map(({ shakes }) => shakes?.length ?? 0));
  return longest > most ? [{ code: 'many-shakes', message: say('sheet-many-shakes', longest, most) }] : [];
}

function sameQuestions(
  seats: readonly SheetSeat[],
  before: readonly (number | null)[] | null,
): readonly Question[] {
  const totals = seats.map((seat) => (seat.played ? seat.total : null));
  const same = before !== null && totals.some((total) => total !== null) && totals.join() === before.join();
  return same ? [{ code: 'same-totals', message: say('sheet-same-totals') }] : [];
}
