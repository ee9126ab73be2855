import type { LevelName } from '../bots/level.ts';
import type { GameName } from '../words/signs.ts';
import { botRating } from './bot-ratings.ts';
import { rated, UNRATED } from './glicko.ts';
import type { Outcome, Rating } from './glicko.ts';

/** Somebody at a table, as a ladder knows them: a bot by its level, a person by an id, or one whom nobody knows any more. */
export type Who = { readonly bot: LevelName } | { readonly person: string | null };

export interface LadderSeat {
  readonly seat: number;
  readonly who: Who;
  /** Match points. */
  readonly points: number;
}

/** A finished match of a course. */
export interface LadderMatch {
  readonly table: string;
  readonly at: number;
  readonly seats: readonly LadderSeat[];
}

/**
 * What everybody's rating was before each match: all matches of one game and division in their order, each a rating period of its own. The
 * result of a match changes persons only; bots stay as strong as they are.
 */
export function ratingsBefore(
  game: GameName,
  matches: readonly LadderMatch[],
): ReadonlyMap<string, ReadonlyMap<number, Rating>> {
  const known = new Map<string, Rating>();
  const before = new Map<string, ReadonlyMap<number, Rating>>();
  const ordered = matches.toSorted((one, other) => one.at - other.at || (one.table < other.table ? -1 : 1));
  for (const { table, seats } of ordered) {
    const ratings = new Map(seats.map(({ seat, who }) => [seat, ratingOf(game, known, who)]));
    before.set(table, ratings);
    for (const { seat, who } of seats) {
      if ('bot' in who || who.person === null) continue;
      known.set(who.person, rated(ratings.get(seat)!, outcomes(seats, seat, ratings)));
    }
  }
  return before;
}

function ratingOf(game: GameName, known: ReadonlyMap<string, Rating>, who: Who): Rating {
  if ('bot' in who) return botRating(game, who.bot);
  return who.person === null ? UNRATED : (known.get(who.person) ?? UNRATED);
}

/** A table of three is three pairs: whoever has more match points has won against the other. */
export function outcomes(
  seats: readonly LadderSeat[],
  of: number,
  ratings: ReadonlyMap<number, Rating>,
): readonly Outcome[] {
  const mine = seats.find(({ seat }) => seat === of);
  if (mine === undefined) return [];
  return seats
    .filter(({ seat }) => seat !== of)
    .map(({ seat, points }) => {
      const { rating, deviation } = ratings.get(seat) ?? UNRATED;
      return { rating, deviation, score: (Math.sign(mine.points - points) + 1) / 2 };
    });
}
