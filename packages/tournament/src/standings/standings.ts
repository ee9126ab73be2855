import type { Books, EventOfDay, TeamRule, TournamentData } from '@forceout/formats/tournament';
import { eventResults } from '../results/event-results.ts';
import { cutOf } from './cut.ts';
import { rankScores } from './ranking.ts';
import type { Ranked } from './ranking.ts';
import { scoresOf } from './scores.ts';
import { teamStandings } from './teams.ts';
import type { TeamStanding } from './teams.ts';

export interface IndividualStanding {
  readonly player: string;
  readonly rank: number;
  readonly points: number;
  readonly rounds: readonly (number | null)[];
  readonly played: number;
  readonly twos: readonly number[];
  readonly figures: Readonly<Record<string, string | null>>;
  readonly section: string | null;
  readonly sectionRank: number | null;
}

export interface EventStandings {
  readonly event: string;
  readonly after: number;
  readonly provisional: boolean;
  readonly individuals: readonly IndividualStanding[];
  readonly teams: readonly { readonly rule: TeamRule['rule']; readonly standings: readonly TeamStanding[] }[];
  readonly cut: readonly string[] | null;
}

/** Individuals, teams and cut of one event after its last closed round, or after `wanted` rounds. */
export function eventStandings(
  data: TournamentData,
  event: EventOfDay,
  books: Books,
  wanted: number | null = null,
): EventStandings {
  const results = eventResults(data, event, books, wanted);
  const scores = scoresOf(results, data);
  const individuals = withSections(rankScores(scores, event.tieBreaks));
  return {
    event: event.id,
    after: results.after,
    provisional: results.provisional,
    individuals,
    teams: event.teamRules.map((rule) => ({
      rule: rule.rule,
      standings: teamStandings(rule, results, scores, data),
    })),
    cut: event.cut === null ? null : cutOf(event.cut, individuals),
  };
}

/** The rank in the section: one more than the people of the section with a better rank. */
function withSections(ranked: readonly Ranked[]): readonly IndividualStanding[] {
  const ranks = Map.groupBy(ranked, ({ score }) => score.section);
  return ranked.map(({ score, rank, figures }) => {
    const { player, points, rounds, played, twos, section } = score;
    const above = section === null ? [] : ranks.get(section)!.filter((other) => other.rank < rank);
    const sectionRank = section === null ? null : 1 + above.length;
    return { player, rank, points, rounds, played, twos, figures, section, sectionRank };
  });
}
