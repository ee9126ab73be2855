import type { EventOfDay, TeamRule } from '@forceout/formats/tournament';
import type { EventStandings } from '@forceout/tournament';

export interface Winner {
  readonly kind: 'player' | 'team' | 'school';
  readonly id: string;
  readonly points: string;
}

/** One award, or as many as share the place. */
export interface Award {
  readonly event: string;
  readonly for:
    | { readonly of: 'individuals' }
    | { readonly of: 'perfect' }
    | { readonly of: 'teams'; readonly rule: TeamRule };
  /** Null for perfect scores, which have no place. */
  readonly place: number | null;
  readonly winners: readonly Winner[];
}

/** The first `places` of individuals and of every team rule, and all perfect scores; a shared place is an award for each. */
export function awardsOf(event: EventOfDay, standings: EventStandings, places: number): readonly Award[] {
  const individuals = standings.individuals
    .filter(({ played }) => played > 0)
    .map(({ player, rank, points }): Winner & { rank: number } => ({
      kind: 'player',
      id: player,
      points: String(points),
      rank,
    }));
  const teams = standings.teams.flatMap(({ rule, standings: list }, index) =>
    byPlace(
      list.flatMap(({ id, rank, points }) =>
        rank === null || points === null
          ? []
          : [{ kind: rule.startsWith('school') ? 'school' : 'team', id, points, rank } as const],
      ),
      places,
    ).map(([place, winners]): Award => ({
      event: event.id,
      for: { of: 'teams', rule: event.teamRules[index]! },
      place,
      winners,
    })),
  );
  const perfect = standings.individuals
    .filter(({ rounds }) => rounds.length > 0 && rounds.every((points) => points === 6))
    .map(({ player, points }): Winner => ({ kind: 'player', id: player, points: String(points) }));
  return [
    ...byPlace(individuals, places).map(([place, winners]): Award => ({
      event: event.id,
      for: { of: 'individuals' },
      place,
      winners,
    })),
    ...teams,
    ...(perfect.length === 0
      ? []
      : [{ event: event.id, for: { of: 'perfect' }, place: null, winners: perfect } satisfies Award]),
  ];
}

function byPlace<T extends { readonly rank: number }>(
  list: readonly T[],
  places: number,
): readonly (readonly [number, readonly T[]])[] {
  return [...Map.groupBy(list, ({ rank }) => rank)]
    .filter(([rank]) => rank <= places)
    .toSorted(([a], [b]) => a - b);
}
