import type { TieBreak } from '@forceout/formats/tournament';
import { compare, fraction, makeFraction, mean, sum } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import type { Score } from './scores.ts';

/** A figure that decides: compared from its first part on, the larger is the better. */
export interface Figure {
  readonly text: string;
  readonly parts: readonly Fraction[];
}

/** The figure of one player among those still tied; null if there is none, and then the tie-break is passed over. */
export function figureOf(
  tieBreak: TieBreak,
  score: Score,
  group: readonly Score[],
  points: ReadonlyMap<string, number>,
): Figure | null {
  switch (tieBreak) {
    case 'six-count':
      return single(fraction(score.rounds.filter((round) => round === 6).length));
    case 'fewer-twos': {
      const twos = score.twos.length;
      return { text: String(twos), parts: [fraction(-twos)] };
    }
    case 'last-round': {
      const rounds = score.rounds.map((round) => round ?? 0).toReversed();
      return { text: rounds.join(','), parts: rounds.map((round) => fraction(round)) };
    }
    case 'opponents':
      return single(mean(score.outings.map(({ others }) => meanOfOthers(others, points))));
    case 'shake-total':
      return single(score.outings.length === 0 ? null : totals(score));
    case 'shake-average':
      return single(shakeAverage(score));
    case 'head-to-head':
      return single(headToHead(score, group));
    case 'playoff':
    case 'lot':
      return null;
  }
}

function single(figure: Fraction | null): Figure | null {
  return figure === null ? null : { text: makeFraction(figure), parts: [figure] };
}

function meanOfOthers(
  others: Score['outings'][number]['others'],
  points: ReadonlyMap<string, number>,
): Fraction {
  const met = others.filter((other) => other.played);
  // At every table that has a result at least two have played.
  return mean(met.map(({ player }) => fraction(points.get(player) ?? 0)))!;
}

function totals({ outings }: Score): Fraction {
  return sum(outings.map(({ own }) => fraction(own.total ?? 0)));
}

function shakeAverage(score: Score): Fraction | null {
  let shakes = 0;
  for (const { own } of score.outings) {
    if (own.shakes === null) return null;
    shakes += own.shakes;
  }
  const { over, under } = totals(score);
  return shakes === 0 ? null : fraction(over, under * BigInt(shakes));
}

/** Used only if every two of the group have met; then everybody has a mean. */
function headToHead({ player, outings }: Score, group: readonly Score[]): Fraction | null {
  const rivals = new Set(group.map((other) => other.player).filter((other) => other !== player));
  const met = new Set<string>();
  const results: Fraction[] = [];
  for (const { own, others } of outings) {
    for (const other of others) {
      if (!other.played || !rivals.has(other.player)) continue;
      met.add(other.player);
      const [mine, theirs] = [own.total ?? 0, other.total ?? 0];
      results.push(fraction(mine > theirs ? 6 : mine < theirs ? 4 : 5));
    }
  }
  return met.size === rivals.size ? mean(results) : null;
}

export function compareFigures(a: Figure, b: Figure): number {
  for (const [index, part] of a.parts.entries()) {
    const difference = compare(part, b.parts[index]!);
    if (difference !== 0) return difference;
  }
  return 0;
}
