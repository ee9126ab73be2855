import type { Books, EventOfDay, TournamentData } from '@forceout/formats/tournament';
import { eventResults } from '../results/event-results.ts';
import { cutOf } from './cut.ts';
import { scoresOf } from './scores.ts';
import { eventStandings } from './standings.ts';
import type { EventStandings } from './standings.ts';
import { teamStandings } from './teams.ts';

/** An event as people are shown it, with its standings. */
export interface ShownStandings {
  readonly event: EventOfDay;
  readonly standings: EventStandings;
}

/**
 * The standings of an event for people. Where divisions play together, those of each division by itself: it is a section
 * of the common event, with the id of its own event.
 */
export function standingsApart(
  data: TournamentData,
  event: EventOfDay,
  books: Books,
  wanted: number | null = null,
): ShownStandings {
  const host = hostOf(data, event.id);
  if (host === null) return { event, standings: eventStandings(data, event, books, wanted) };
  const { id, name, division } = event;
  const all = eventStandings(data, host, books, wanted);
  const individuals = all.individuals.flatMap((one) =>
    one.section === id && one.sectionRank !== null ? { ...one, rank: one.sectionRank } : [],
  );
  const own = new Set(individuals.map(({ player }) => player));
  const results = eventResults(data, host, books, wanted);
  const entrants = results.entrants.filter((player) => own.has(player));
  const scores = scoresOf({ ...results, entrants }, data);
  const teams = all.teams.map(({ rule, standings }, index) => ({
    rule,
    standings: rule.startsWith('school')
      ? teamStandings(host.teamRules[index]!, { ...results, entrants }, scores, data)
      : standings.flatMap((one) =>
          one.section === id && one.sectionRank !== undefined ? { ...one, rank: one.sectionRank } : [],
        ),
  }));
  return {
    event: { ...host, id, name, division },
    standings: {
      ...all,
      event: id,
      individuals,
      teams,
      cut: host.cut === null ? null : cutOf(host.cut, individuals),
    },
  };
}

/** The event in which a division plays together with others; null if it plays by itself. */
function hostOf({ events, sections }: TournamentData, id: string): EventOfDay | null {
  const divisions = sections.filter((section) => events.some((event) => event.id === section.id));
  const own = divisions.find((section) => section.id === id);
  const shared = divisions.filter((section) => section.event === own?.event);
  return shared.length < 2 ? null : (events.find((event) => event.id === own?.event) ?? null);
}
