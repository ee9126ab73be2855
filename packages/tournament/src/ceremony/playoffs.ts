import type { SeatEngine } from '../seating/engine.ts';

/** Somebody who plays off: in the order of the standings, best first. */
export interface Finalist {
  readonly player: string;
  readonly team: string | null;
}

export interface PlayoffTable {
  readonly players: readonly string[];
}

/** A stage: tables of three by rank with teams apart. A stage of three or fewer is the final. */
export function playoffStage(finalists: readonly Finalist[], seat: SeatEngine): readonly PlayoffTable[] {
  if (finalists.length <= 3)
    return finalists.length === 0 ? [] : [{ players: finalists.map(({ player }) => player) }];
  const { tables } = seat({
    players: finalists.map(({ player, team }, index) => ({
      id: player,
      ...(team === null ? {} : { team }),
      // Neighbours in rank meet, unless they are of one team.
      score: finalists.length - index,
    })),
    order: ['team', 'gap'],
  });
  return tables.map(({ players }) => ({ players }));
}

/** What a playoff table came to: totals of its match, and the shakes played to part those who were level. */
export interface PlayoffResult {
  readonly players: readonly string[];
  readonly totals: readonly number[];
  /** Scores of the sudden-death shakes among the leaders, one list a shake in the order of `players`; null: not in it. */
  readonly shakes: readonly (readonly (number | null)[])[];
}

export type Decision =
  | { readonly is: 'won'; readonly by: string }
  /** Still level; another shake is to be played between these. */
  | { readonly is: 'open'; readonly between: readonly string[] }
  /** Level after the most shakes that are played: the place is shared. */
  | { readonly is: 'shared'; readonly by: readonly string[] };

/** The leaders play shakes until one is ahead; who falls behind is out; after `most` shakes the place is shared. */
export function decidePlayoff({ players, totals, shakes }: PlayoffResult, most = 3): Decision {
  const best = Math.max(...totals);
  let level = players.filter((_, seat) => totals[seat] === best);
  for (const shake of shakes.slice(0, most)) {
    if (level.length === 1) break;
    const score = (player: string): number => shake[players.indexOf(player)] ?? -Infinity;
    const top = Math.max(...level.map(score));
    level = level.filter((player) => score(player) === top);
  }
  if (level.length === 1) return { is: 'won', by: level[0]! };
  return shakes.length >= most ? { is: 'shared', by: level } : { is: 'open', between: level };
}

/**
 * Who goes on: the winners (all who share), in the order of the standings. A final wants three, so where fewer have won,
 * the best of the others by their total, then by their place in the standings, fill it.
 */
export function nextStage(
  finalists: readonly Finalist[],
  results: readonly PlayoffResult[],
  most = 3,
): readonly Finalist[] {
  const winners = new Set(
    results.flatMap((result) => {
      const decision = decidePlayoff(result, most);
      if (decision.is === 'open') return [];
      return decision.is === 'won' ? [decision.by] : decision.by;
    }),
  );
  const totals = new Map(
    results.flatMap(({ players, totals: own }) => players.map((player, seat) => [player, own[seat]!])),
  );
  const others = finalists
    .filter(({ player }) => !winners.has(player))
    .toSorted((a, b) => (totals.get(b.player) ?? -Infinity) - (totals.get(a.player) ?? -Infinity));
  const filled = new Set([
    ...winners,
    ...others.slice(0, Math.max(0, 3 - winners.size)).map(({ player }) => player),
  ]);
  return finalists.filter(({ player }) => filled.has(player));
}

/** Team playoff of three teams: place i of each sits at table i; the sums decide. */
export function teamPlayoffTables(
  teams: readonly { readonly id: string; readonly places: readonly (string | null)[] }[],
): readonly PlayoffTable[] {
  const most = Math.max(0, ...teams.map(({ places }) => places.length));
  return Array.from({ length: most }, (_, place) => ({
    players: teams.flatMap(({ places }) => places[place] ?? []),
  })).filter(({ players }) => players.length >= 2);
}
