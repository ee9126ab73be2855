import type { TournamentData } from '@forceout/formats/tournament';
import type { EventResults, Outing } from '../results/event-results.ts';

/** A player's line before ranking. */
export interface Score {
  readonly player: string;
  readonly points: number;
  /** Match points per counted round; null: not at a table, or no sheet that counts. */
  readonly rounds: readonly (number | null)[];
  readonly played: number;
  /** Rounds in which the player and exactly one other played. */
  readonly twos: readonly number[];
  readonly section: string | null;
  /** The rounds that the player played. */
  readonly outings: readonly Outing[];
}

export function scoresOf(results: EventResults, data: TournamentData): readonly Score[] {
  const { event, after, entrants } = results;
  const sections = sectionsOf(data, event.id);
  return entrants.map((player) => {
    const all = results.outings.get(player) ?? [];
    const outings = all.filter(({ own }) => own.played).toSorted((a, b) => a.round - b.round);
    const rounds = Array.from<null, number | null>({ length: after }, () => null);
    for (const { round, own } of all) rounds[round - 1] = own.points;
    const sum = rounds.reduce<number>((total, points) => total + (points ?? 0), 0);
    return {
      player,
      points: sum + (outings.length > 0 ? event.attendance : 0),
      rounds,
      played: outings.length,
      twos: outings
        .filter(({ others }) => others.filter((other) => other.played).length === 1)
        .map(({ round }) => round),
      section: sections.get(player) ?? null,
      outings,
    };
  });
}

/** The section of the entry, else of the team. */
function sectionsOf({ entries, teams }: TournamentData, event: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  for (const team of teams) {
    if (team.event !== event || team.section === null) continue;
    for (const { player } of team.slots.flat()) sections.set(player, team.section);
  }
  for (const entry of entries) {
    if (entry.event === event && entry.section !== null) sections.set(entry.player, entry.section);
  }
  return sections;
}
