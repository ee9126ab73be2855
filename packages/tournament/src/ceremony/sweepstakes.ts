import { compare, fraction, makeFraction, sum } from '../standings/fraction.ts';
import type { Fraction } from '../standings/fraction.ts';
import { byId } from '../standings/ranking.ts';

/** One game's points of everybody who played it: an event of this day, or another game from outside. */
export interface GameScores {
  readonly game: string;
  readonly subject?: 'mathematics' | 'language' | 'social-studies';
  readonly points: ReadonlyMap<string, number>;
}

export interface SweepstakesRule {
  /** `scaled`: so that the best of each game has 24; `places`: points by place from this list. */
  readonly count:
    | { readonly by: 'sum' }
    | { readonly by: 'scaled'; readonly best: number }
    | { readonly by: 'places'; readonly points: readonly number[] };
  /** Only so many games count, the best ones; null: all. */
  readonly best: number | null;
  /** Who played fewer is not ranked. */
  readonly least: number;
  /** One game of each of these must be among those played. */
  readonly subjects: readonly NonNullable<GameScores['subject']>[];
}

export interface SweepstakesLine {
  readonly person: string;
  /** Null: too few games, or a subject is missing. */
  readonly rank: number | null;
  readonly points: string;
  readonly games: Readonly<Record<string, string>>;
}

/** A prize over several games, exact to the last fraction. */
export function sweepstakes(games: readonly GameScores[], rule: SweepstakesRule): readonly SweepstakesLine[] {
  const people = [...new Set(games.flatMap(({ points }) => [...points.keys()]))].toSorted(byId);
  const lines = people.map((person) => {
    const played = games.filter(({ points }) => points.has(person));
    const figures = played.map((game) => ({ game: game.game, points: counted(game, person, rule) }));
    const chosen = figures.toSorted((a, b) => compare(b.points, a.points)).slice(0, rule.best ?? Infinity);
    const subjects = rule.subjects.every((subject) => played.some((game) => game.subject === subject));
    return {
      person,
      total: sum(chosen.map(({ points }) => points)),
      ranked: played.length >= rule.least && subjects,
      games: Object.fromEntries(figures.map(({ game, points }) => [game, makeFraction(points)])),
    };
  });
  return lines
    .map(({ person, total, ranked, games: own }) => ({
      person,
      rank: ranked
        ? 1 + lines.filter((other) => other.ranked && compare(other.total, total) > 0).length
        : null,
      points: makeFraction(total),
      games: own,
    }))
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || byId(a.person, b.person));
}

function counted({ points }: GameScores, person: string, { count }: SweepstakesRule): Fraction {
  const own = points.get(person)!;
  switch (count.by) {
    case 'sum':
      return fraction(own);
    case 'scaled': {
      const best = Math.max(...points.values());
      return best <= 0 ? fraction(0) : fraction(own * count.best, best);
    }
    case 'places': {
      const place = 1 + [...points.values()].filter((other) => other > own).length;
      return fraction(count.points[place - 1] ?? 0);
    }
  }
}

/** AGLOA's quota of a league: so many players of a division may come to nationals. */
export function quota(division: 'elementary' | 'middle' | 'junior' | 'senior', participants: number): number {
  const begun = Math.ceil(participants / 25);
  if (division === 'elementary' || division === 'middle') return 5 * begun;
  return begun === 0 ? 0 : 10 + 5 * (begun - 1);
}
