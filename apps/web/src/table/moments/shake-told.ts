import type { Told } from '@forceout/rules';
import type { MatchView } from '@forceout/rules/match';

type Paper = NonNullable<MatchView['shown']>['papers'][number];

/** The shake that ended last: its scores, null if it was void, and what everybody wrote. */
export interface EndedShake {
  readonly number: number;
  readonly scores: readonly number[] | null;
  readonly paperOf: (seat: number) => Paper | null;
}

export function lastOf({ results, shown, shake }: MatchView): EndedShake | null {
  const last = results.at(-1);
  if (last === undefined) return null;
  const papers =
    shown !== null && shown.shake === last.number && shake?.number === shown.shake ? shown.papers : [];
  return {
    number: last.number,
    scores: last.scores,
    paperOf: (seat) => papers.find((paper) => paper.seat === seat) ?? null,
  };
}

export interface Standing {
  readonly kind: 'won' | 'shared' | 'even' | 'lost' | 'void' | 'seen';
  /** Who won. */
  readonly seats: readonly number[];
  /** The reasons for the points of whoever looks. */
  readonly why: readonly Told[];
}

/** How the last shake went for whoever looks. */
export function standingOf(match: MatchView, seat: number | null): Standing {
  const last = match.results.at(-1);
  const scores = last?.scores ?? null;
  if (last === undefined || scores === null) return { kind: 'void', seats: [], why: [] };
  const best = Math.max(...scores);
  const seats = scores.flatMap((score, one) => (score === best ? [one] : []));
  const why = match.sheet
    .filter((entry) => entry.shake === last.number && entry.seat === seat && entry.kind === 'shake')
    .map((entry) => entry.why);
  if (seats.length === scores.length) return { kind: 'even', seats, why };
  if (seat === null) return { kind: 'seen', seats, why };
  if (!seats.includes(seat)) return { kind: 'lost', seats, why };
  return { kind: seats.length === 1 ? 'won' : 'shared', seats, why };
}

/** The shake after which the winner was ahead to the end; null where nobody ever led alone. */
export function turningPoint({ results, totals }: Pick<MatchView, 'results' | 'totals'>): number | null {
  const best = Math.max(...totals);
  const winners = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const sums = totals.map(() => 0);
  let turned: number | null = null;
  for (const { number, scores } of results) {
    for (const [seat, score] of (scores ?? []).entries()) sums[seat]! += score;
    const leads = sums.every((sum, seat) => seat === winner || sum < sums[winner]!);
    if (!leads) turned = null;
    else turned ??= number;
  }
  return turned;
}

/** Said of whoever was not right, also of who wrote nothing: there it would only puzzle. */
/** Points for a correct Solution, or without one: the line of the sheet says no more than the verdict. */
export function saysOnlyVerdict(why: Told): boolean {
  return isIncorrect(why) || (typeof why === 'string' ? why : why.say) === 'correct';
}

export function isIncorrect(why: Told): boolean {
  // Older logs have the words themselves.
  return /^not.correct/.test(typeof why === 'string' ? why : why.say);
}
