import type { EventOfDay, Penalty, Sheet, SheetSeat } from '@forceout/formats/tournament';
import type { Procedure } from '@forceout/rules';
import { tablePoints } from '../results/table-points.ts';
import { seatTotal } from '../results/table-result.ts';
import { say } from '../words/said.ts';
import type { DaySaid } from '../words/said.ts';

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
  readonly message: DaySaid;
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
        message: say('sheet-total', seat.player, seat.total, sum),
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
      message: say('sheet-claimed-totals', claimed.totals!, totals),
    });
  if (claimed.points?.some((one, index) => one !== points[index]) ?? false)
    findings.push({
      code: 'claimed-points',
      message: say('sheet-claimed-points', claimed.points!, points),
    });
  return findings;
}

function shakeValueFinding(played: readonly PlayedSeat[], procedure: Procedure): SheetFinding | null {
  const values = shakeValues(procedure);
  for (const { player, shakes } of played) {
    const at = shakes?.findIndex((shake) => shake !== null && !values.includes(shake)) ?? -1;
    if (at >= 0)
      return {
        code: 'shake-value',
        message: say('sheet-shake-value', player, shakes![at]!, at + 1),
      };
  }
  return null;
}

function shakeCountFinding(played: readonly PlayedSeat[]): SheetFinding | null {
  const counts = played.flatMap(({ shakes }) => (shakes === null ? [] : shakes.length));
  if (new Set(counts).size < 2) return null;
  return { code: 'shake-count', message: say('sheet-shake-count', counts) };
}

function penaltyFinding(
  code: 'penalty-value' | 'penalty-initials',
  penalties: readonly { readonly seat: PlayedSeat; readonly penalty: Penalty }[],
  isWrong: (penalty: Penalty) => boolean,
): SheetFinding | null {
  const found = penalties.find(({ penalty }) => isWrong(penalty));
  if (found === undefined) return null;
  const { seat, penalty } = found;
  return code === 'penalty-value'
    ? { code, message: say('sheet-penalty-value', seat.player, penalty.shake, penalty.points) }
    : { code, message: say('sheet-penalty-initials', seat.player, penalty.shake) };
}

function unsignedFinding({ state }: Sheet, played: readonly PlayedSeat[]): SheetFinding | null {
  const unsigned = played.find(({ signed }) => !signed);
  if (state !== 'confirmed' || unsigned === undefined) return null;
  return { code: 'unsigned', message: say('sheet-unsigned', unsigned.player) };
}
