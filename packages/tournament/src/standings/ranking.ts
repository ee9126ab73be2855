import type { TieBreak } from '@forceout/formats/tournament';
import type { Score } from './scores.ts';
import { compareFigures, figureOf } from './tie-breaks.ts';
import type { Figure } from './tie-breaks.ts';

export interface Ranked {
  readonly score: Score;
  readonly rank: number;
  readonly figures: Readonly<Record<string, string | null>>;
}

/** Rank 1, 1, 3 by points, then by each tie-break in order on the groups that are still tied. */
export function rankScores(scores: readonly Score[], tieBreaks: readonly TieBreak[]): readonly Ranked[] {
  const points = new Map(scores.map((score) => [score.player, score.points]));
  const figures = new Map(scores.map((score) => [score, new Map<TieBreak, string | null>()]));
  let groups = [...Map.groupBy(scores, (score) => score.points)]
    .toSorted(([a], [b]) => b - a)
    .map(([, group]) => group as readonly Score[]);
  for (const tieBreak of tieBreaks) {
    groups = groups.flatMap((group) => {
      const found = group.map((score) => figureOf(tieBreak, score, group, points));
      const used = group.length > 1 && found.every((figure) => figure !== null);
      for (const [index, score] of group.entries()) {
        // Meetings inside a group are a figure only of those whose tie they were to break.
        const text = tieBreak === 'head-to-head' && !used ? null : (found[index]?.text ?? null);
        figures.get(score)!.set(tieBreak, text);
      }
      return used ? split(group, found) : [group];
    });
  }
  let place = 1;
  return groups.flatMap((group) => {
    const rank = place;
    place += group.length;
    return group
      .toSorted((a, b) => byId(a.player, b.player))
      .map((score) => ({ score, rank, figures: Object.fromEntries(figures.get(score)!) }));
  });
}

/** The parts of a group, best first. */
function split(group: readonly Score[], figures: readonly Figure[]): readonly (readonly Score[])[] {
  const sorted = group
    .map((score, index) => ({ score, figure: figures[index]! }))
    .toSorted((a, b) => compareFigures(b.figure, a.figure));
  const parts: { readonly figure: Figure; readonly scores: Score[] }[] = [];
  for (const { score, figure } of sorted) {
    const last = parts.at(-1);
    if (last !== undefined && compareFigures(last.figure, figure) === 0) last.scores.push(score);
    else parts.push({ figure, scores: [score] });
  }
  return parts.map(({ scores }) => scores);
}

/** By code unit, so that every program sorts alike. */
export function byId(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
