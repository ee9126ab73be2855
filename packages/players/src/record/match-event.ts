import type { Account } from '../coach/summary.ts';
import { COUNTS } from './event.ts';
import type { Course, MatchCounts, RecordEvent } from './event.ts';
import type { Rating } from './glicko.ts';
import { outcomes } from './ladder.ts';
import type { LadderMatch } from './ladder.ts';

/** What a match adds to the record of who sat there: the numbers of its review, and how it ended against each of the others. */
export function matchEvent(
  course: Course,
  match: LadderMatch,
  account: Account,
  ratings: ReadonlyMap<number, Rating>,
): RecordEvent {
  const others = match.seats.filter(({ seat }) => seat !== account.seat);
  const counts = Object.fromEntries(COUNTS.map((name) => [name, account[name]])) as unknown as MatchCounts;
  const against = outcomes(match.seats, account.seat, ratings).map(({ score, rating, deviation }, index) => {
    const { who } = others[index]!;
    // Who the person was is nobody's business later on.
    const name = 'bot' in who ? who.bot : 'person';
    return { who: name, score, rating: Math.round(rating), deviation: Math.round(deviation) };
  });
  return { at: match.at, course, of: 'match', table: match.table, counts, against };
}
