/** How one match of an experiment ended. */
export interface MatchResult {
  /** Matches of one set have the same dice and the same start, and everybody sits once in every seat. */
  readonly set: string;
  /** The bots by their numbers, seat by seat. */
  readonly bots: readonly number[];
  /** The totals, seat by seat. */
  readonly totals: readonly number[];
}

/** A meeting of two bots at a table: what the first of them has of it, 1, ½ or 0. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  readonly score: number;
}

/** Who sits where in a match of a set: all rotations, and at a table of three the other way round in every second set. */
export function seatsOf(bots: readonly number[], set: number, match: number): readonly number[] {
  const [first, ...rest] = bots;
  const order = first === undefined || set % 2 === 0 ? bots : [first, ...rest.toReversed()];
  return order.map((_, seat) => order[(seat + match) % order.length]!);
}

/** Every two at the table meet, and more points win. */
export function meetingsOf({ bots, totals }: MatchResult): readonly Meeting[] {
  return bots.flatMap((one, seat) =>
    bots.slice(seat + 1).map((other, further) => {
      const ahead = Math.sign(totals[seat]! - totals[seat + 1 + further]!);
      return { one, other, score: (ahead + 1) / 2 };
    }),
  );
}

/** Results by their sets, in the order in which the sets begin. */
export function inSets(results: readonly MatchResult[]): readonly (readonly MatchResult[])[] {
  return [...Map.groupBy(results, ({ set }) => set).values()];
}

/** What a bot has of its meetings in each whole set, from 0 to 1. Sets are independent of each other, their matches are not. */
export function setScores(results: readonly MatchResult[], bot: number): readonly number[] {
  return inSets(results)
    .filter((set) => set.length === set[0]!.bots.length)
    .flatMap((set) => {
      const own = set.flatMap(meetingsOf).flatMap(({ one, other, score }) => {
        if (one === bot) return [score];
        return other === bot ? [1 - score] : [];
      });
      return own.length === 0 ? [] : [own.reduce((sum, score) => sum + score, 0) / own.length];
    });
}
