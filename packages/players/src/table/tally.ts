import type { Told } from '@forceout/rules';
import type { EventOf, Match, MatchEvent, Seat } from '@forceout/rules/match';

/** What one seat did in a match, in numbers. */
export interface SeatTally {
  readonly points: number;
  /** 1 for a win, a share of it for a tie for first. */
  readonly win: number;
  readonly matchPoints: number;
  readonly challengesRight: number;
  readonly challengesWrong: number;
  readonly moves: number;
  readonly penalties: number;
}

export interface MatchTally {
  readonly seats: readonly SeatTally[];
  readonly shakes: number;
  readonly voidShakes: number;
  readonly moves: number;
  /** How shakes ended. */
  readonly endings: Readonly<Record<'now' | 'impossible' | 'forceout' | 'stop' | 'no-goal', number>>;
}

export function tally(match: Match, log: readonly MatchEvent[]): MatchTally {
  const best = Math.max(...match.totals);
  const winners = match.totals.filter((total) => total === best).length;
  const moved = log.filter(isMove);
  const judged = challenges(log);
  const endings = { now: 0, impossible: 0, forceout: 0, stop: 0, 'no-goal': 0 };
  let occasion: keyof typeof endings | null = null;
  for (const event of log) {
    if (event.type === 'phase' && event.phase.kind === 'writing') {
      occasion =
        event.phase.occasion.kind === 'challenge' ? event.phase.occasion.claim : event.phase.occasion.kind;
    }
    if (event.type === 'scored' && occasion !== null) endings[occasion]++;
  }
  return {
    seats: match.totals.map((points, seat) => ({
      points,
      win: points === best ? 1 / winners : 0,
      matchPoints: match.phase.kind === 'finished' ? match.phase.points[seat]! : 0,
      challengesRight: judged.filter((one) => one.seat === seat && one.right).length,
      challengesWrong: judged.filter((one) => one.seat === seat && !one.right).length,
      moves: moved.filter((event) => event.seat === seat).length,
      penalties: match.sheet.filter((entry) => entry.seat === seat && entry.kind === 'penalty').length,
    })),
    shakes: match.results.filter(({ scores }) => scores !== null).length,
    voidShakes: match.results.filter(({ scores }) => scores === null).length,
    moves: moved.length,
    endings,
  };
}

function isMove(event: MatchEvent): event is EventOf<'moved'> {
  return event.type === 'moved' && (event.kind === 'regular' || event.kind === 'shift');
}

/** Every Now and Impossible that led to a score, and whether its Challenger scored as correct. */
function challenges(log: readonly MatchEvent[]): readonly { readonly seat: Seat; readonly right: boolean }[] {
  const judged: { seat: Seat; right: boolean }[] = [];
  let open: Seat[] = [];
  for (const event of log) {
    if (event.type === 'shake-begun') open = [];
    if (event.type === 'challenged' && event.claim !== 'no-goal') open.push(event.seat);
    if (event.type !== 'scored') continue;
    for (const seat of open) {
      judged.push({
        seat,
        right: event.entries.some((entry) => entry.seat === seat && isCorrect(entry.why)),
      });
    }
    open = [];
  }
  return judged;
}

/** Older logs hold the words, newer ones what they say. */
function isCorrect(why: Told): boolean {
  return (typeof why === 'string' ? why : why.say) === 'correct';
}
