import type { EventOfDay, Penalty, Sheet, SheetSeat } from '@forceout/formats/tournament';
import type { Procedure } from '@forceout/rules';
import { tablePoints } from '../results/table-points.ts';
import { seatTotal } from '../results/table-result.ts';

/** What may be wrong with a sheet that can be read. */
export const FINDING_CODES = [
  'total',
  'claimed-totals',
  'claimed-points',
  'shake-value',
  'shake-count',
  'penalty-value',
  'penalty-initials',
  'unsigned',
  'missing-sheet',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export interface SheetFinding {
  readonly code: FindingCode;
  readonly message: string;
}

type PlayedSeat = SheetSeat & { readonly played: true };

/** What a shake can bring: correct 6 or 4, not correct 2, and the book's value for who is absent. */
export function shakeValues({ scoring }: Procedure): readonly number[] {
  return [6, 4, 2, scoring.absent.is];
}

/** A penalty is one point; two only where a failed "No Goal" costs its setter two. */
export function penaltyValues({ goal }: Procedure): readonly number[] {
  const noGoal = goal.noGoal.is;
  return noGoal.kind === 'disputer-sets-a-goal' ? [-1, noGoal.setterPenalty] : [-1];
}

/** Everything wrong with one sheet, at most once per code. Seats that did not play are not looked at. */
export function sheetFindings(
  sheet: Sheet,
  { division }: Pick<EventOfDay, 'division'>,
  procedure: Procedure,
): readonly SheetFinding[] {
  const played = sheet.seats.filter((seat): seat is PlayedSeat => seat.played);
  const penalties = played.flatMap((seat) => seat.penalties.map((penalty) => ({ seat, penalty })));
  const approved = division !== null && procedure.approval.is.includes(division);
  return [
    totalFinding(played, procedure),
    ...claimedFindings(sheet, procedure),
    shakeValueFinding(played, procedure),
    shakeCountFinding(played),
    penaltyFinding('penalty-value', penalties, ({ points }) => !penaltyValues(procedure).includes(points)),
    penaltyFinding(
      'penalty-initials',
      penalties,
      ({ initials }) => approved && (initials ?? '').trim() === '',
    ),
    unsignedFinding(sheet, played),
  ].filter((finding) => finding !== null);
}

function totalFinding(played: readonly PlayedSeat[], procedure: Procedure): SheetFinding | null {
  for (const seat of played) {
    const sum = seatTotal(seat, procedure);
    if (seat.total !== null && seat.total !== sum)
      return {
        code: 'total',
        message: `${seat.player}: the total is ${seat.total}, shakes and penalties come to ${sum}`,
      };
  }
  return null;
}

/** What the players wrote beside what the sheet comes to, before any ruling. */
function claimedFindings({ seats, claimed }: Sheet, procedure: Procedure): readonly SheetFinding[] {
  const totals = seats.map((seat) => seatTotal(seat, procedure));
  const points = tablePoints(procedure, totals);
  const findings: SheetFinding[] = [];
  const differs =
    claimed.totals?.some((total, index) => seats[index]!.played && total !== totals[index]) ?? false;
  if (differs)
    findings.push({
      code: 'claimed-totals',
      message: `written are ${list(claimed.totals!)}, the sheet comes to ${list(totals)}`,
    });
  if (claimed.points?.some((one, index) => one !== points[index]) ?? false)
    findings.push({
      code: 'claimed-points',
      message: `written are ${list(claimed.points!)} match points, the totals give ${list(points)}`,
    });
  return findings;
}

function list(figures: readonly (number | null)[]): string {
  return figures.map((figure) => figure ?? '–').join(', ');
}

function shakeValueFinding(played: readonly PlayedSeat[], procedure: Procedure): SheetFinding | null {
  const values = shakeValues(procedure);
  for (const { player, shakes } of played) {
    const at = shakes?.findIndex((shake) => shake !== null && !values.includes(shake)) ?? -1;
    if (at >= 0)
      return {
        code: 'shake-value',
        message: `${player}: no shake brings ${shakes![at]!} points (shake ${at + 1})`,
      };
  }
  return null;
}

function shakeCountFinding(played: readonly PlayedSeat[]): SheetFinding | null {
  const counts = played.flatMap(({ shakes }) => (shakes === null ? [] : shakes.length));
  if (new Set(counts).size < 2) return null;
  return { code: 'shake-count', message: `the columns have ${counts.join(', ')} shakes` };
}

function penaltyFinding(
  code: 'penalty-value' | 'penalty-initials',
  penalties: readonly { readonly seat: PlayedSeat; readonly penalty: Penalty }[],
  isWrong: (penalty: Penalty) => boolean,
): SheetFinding | null {
  const found = penalties.find(({ penalty }) => isWrong(penalty));
  if (found === undefined) return null;
  const { seat, penalty } = found;
  const where = `${seat.player}, shake ${penalty.shake}`;
  return code === 'penalty-value'
    ? { code, message: `${where}: there is no penalty of ${penalty.points}` }
    : { code, message: `${where}: a judge's initials are missing beside the penalty` };
}

function unsignedFinding({ state }: Sheet, played: readonly PlayedSeat[]): SheetFinding | null {
  const unsigned = played.find(({ signed }) => !signed);
  if (state !== 'confirmed' || unsigned === undefined) return null;
  return { code: 'unsigned', message: `confirmed, but ${unsigned.player} has not signed` };
}
