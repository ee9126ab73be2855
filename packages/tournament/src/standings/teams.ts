import type { Slot, Team, TeamRule, TournamentData } from '@forceout/formats/tournament';
import type { EventResults } from '../results/event-results.ts';
import { compare, fraction, makeFraction, mean, sum } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { byId } from './ranking.ts';
import type { Score } from './scores.ts';

export interface TeamStanding {
  readonly id: string;
  /** Null for a school with too few players for the rule; it comes last. */
  readonly rank: number | null;
  readonly points: string | null;
  /** Teams only; schools have no sections. */
  readonly section?: string | null;
  readonly sectionRank?: number | null;
}

interface Unranked {
  readonly id: string;
  readonly points: Fraction | null;
  readonly ranked: boolean;
}

export function teamStandings(
  rule: TeamRule,
  results: EventResults,
  scores: readonly Score[],
  data: TournamentData,
): readonly TeamStanding[] {
  switch (rule.rule) {
    case 'members':
    case 'best-of-team': {
      const teams = data.teams.filter(({ event }) => event === results.event.id);
      const most = rule.rule === 'members' ? Infinity : rule.k;
      const ranked = rank(
        teams.map((team) => ({ id: team.id, points: best(slotPoints(team, results), most), ranked: true })),
      );
      return withSections(ranked, teams);
    }
    case 'school-best':
    case 'school-average':
    case 'school-total':
      return rank(schools(scores, data).map(([id, own]) => ({ id, ...schoolPoints(rule, own) })));
  }
}

/** A place has the match points of whoever holds it in each round, and attendance if a holder played in it. */
export function slotPoints({ slots }: Team, results: EventResults): readonly number[] {
  return slots.map((slot) => {
    let [points, played] = [0, false];
    for (let round = 1; round <= results.after; round++) {
      const holder = holderOf(slot, round);
      const outing = results.outings.get(holder ?? '')?.find((one) => one.round === round);
      points += outing?.own.points ?? 0;
      played ||= outing?.own.played === true;
    }
    return points + (played ? results.event.attendance : 0);
  });
}

export function holderOf(slot: Slot, round: number): string | null {
  return slot.findLast(({ from }) => from <= round)?.player ?? null;
}

function best(points: readonly number[], most: number): Fraction {
  const chosen = points.toSorted((a, b) => b - a).slice(0, most);
  return sum(chosen.map((one) => fraction(one)));
}

function schools(
  scores: readonly Score[],
  { players }: TournamentData,
): readonly [string, readonly Score[]][] {
  const schoolOf = new Map(players.map(({ id, school }) => [id, school]));
  const groups = Map.groupBy(scores, ({ player }) => schoolOf.get(player) ?? null);
  return [...groups].flatMap(([school, own]) => (school === null ? [] : [[school, own]]));
}

function schoolPoints(
  rule: TeamRule & { readonly rule: `school-${string}` },
  own: readonly Score[],
): Omit<Unranked, 'id'> {
  const points = own.map((score) => score.points);
  switch (rule.rule) {
    case 'school-best':
      return { points: best(points, rule.k), ranked: true };
    case 'school-total':
      return { points: best(points, Infinity), ranked: true };
    case 'school-average': {
      const there = own.filter(({ played }) => played > 0);
      return { points: mean(there.map((score) => fraction(score.points))), ranked: there.length >= rule.k };
    }
  }
}

/** Ties are shared; who is not ranked comes last. */
function rank(all: readonly Unranked[]): readonly TeamStanding[] {
  const better = (a: Unranked, b: Unranked): boolean => a.ranked && compare(a.points!, b.points!) > 0;
  return all
    .map((one) => ({
      id: one.id,
      rank: one.ranked ? 1 + all.filter((other) => other.ranked && better(other, one)).length : null,
      points: one.points === null ? null : makeFraction(one.points),
    }))
    .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || byId(a.id, b.id));
}

function withSections(standings: readonly TeamStanding[], teams: readonly Team[]): readonly TeamStanding[] {
  const sectionOf = new Map(teams.map(({ id, section }) => [id, section]));
  return standings.map((one) => {
    const section = sectionOf.get(one.id) ?? null;
    const above = standings.filter((other) => sectionOf.get(other.id) === section && other.rank! < one.rank!);
    return { ...one, section, sectionRank: section === null ? null : 1 + above.length };
  });
}
