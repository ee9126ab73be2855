import type { TeamRule } from '@forceout/formats/tournament';
import type { ShownStandings } from '../standings/apart.ts';
import type { EventStandings } from '../standings/standings.ts';

/** What a place is called; papers have the words. */
export type AwardLabel = 'top-finisher' | 'honorable-mention';

/** What a place is called, and how many places get it; the numbers are a league's own. */
export interface AwardRule {
  readonly label: AwardLabel;
  /** Ranks up to this one, from the one after the rule before. */
  readonly upTo: number;
}

/** A table by the size of the field: the first row whose `most` is not exceeded. AGLOA's own values are not public. */
export interface AwardTable {
  readonly rows: readonly { readonly most: number; readonly awards: readonly AwardRule[] }[];
}

export const DEFAULT_AWARDS: AwardTable = {
  rows: [
    { most: 12, awards: [{ label: 'top-finisher', upTo: 3 }] },
    {
      most: 60,
      awards: [
        { label: 'top-finisher', upTo: 5 },
        { label: 'honorable-mention', upTo: 8 },
      ],
    },
    {
      most: Infinity,
      awards: [
        { label: 'top-finisher', upTo: 10 },
        { label: 'honorable-mention', upTo: 20 },
      ],
    },
  ],
};

/** The same awards whatever the size of the field. */
export function firstPlaces(upTo: number, label: AwardLabel = 'top-finisher'): AwardTable {
  return { rows: [{ most: Infinity, awards: [{ label, upTo }] }] };
}

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
  /** Perfect scores have neither a place nor a label of the table. */
  readonly place: number | null;
  readonly label: AwardLabel | null;
  readonly winners: readonly Winner[];
}

/** Awards for individuals, by every team rule, and for all perfect scores; who shares a place shares the award. */
export function awardsOf(
  { event, standings }: ShownStandings,
  table: AwardTable = DEFAULT_AWARDS,
): readonly Award[] {
  const individuals = standings.individuals
    .filter(({ played }) => played > 0)
    .map(({ player, rank, points }): Placed => ({
      kind: 'player',
      id: player,
      points: String(points),
      rank,
    }));
  const teams = standings.teams.flatMap(({ rule, standings: list }, index) => {
    const kind = rule.startsWith('school') ? 'school' : 'team';
    const placed = list.flatMap(({ id, rank, points }): readonly Placed[] =>
      rank === null || points === null ? [] : [{ kind, id, points, rank }],
    );
    const of = { of: 'teams', rule: event.teamRules[index]! } as const;
    return placesOf(placed, table).map((place): Award => ({ event: event.id, for: of, ...place }));
  });
  const perfect = new Set(perfectScores(standings));
  const winners = individuals.filter(({ id }) => perfect.has(id)).map(winner);
  return [
    ...placesOf(individuals, table).map((place): Award => ({
      event: event.id,
      for: { of: 'individuals' },
      ...place,
    })),
    ...teams,
    ...(winners.length === 0
      ? []
      : [{ event: event.id, for: { of: 'perfect' }, place: null, label: null, winners } satisfies Award]),
  ];
}

interface Placed extends Winner {
  readonly rank: number;
}

function winner({ kind, id, points }: Placed): Winner {
  return { kind, id, points };
}

function placesOf(
  list: readonly Placed[],
  table: AwardTable,
): readonly Pick<Award, 'place' | 'label' | 'winners'>[] {
  const rules = awardRules(list.length, table);
  return [...Map.groupBy(list, ({ rank }) => rank)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([place, placed]) => {
      const rule = rules.find(({ upTo }) => place <= upTo);
      return rule === undefined ? [] : { place, label: rule.label, winners: placed.map(winner) };
    });
}

function awardRules(size: number, { rows }: AwardTable): readonly AwardRule[] {
  return rows.find(({ most }) => size <= most)?.awards ?? [];
}

/** How many of each award to buy before the day; ties may need a few more. */
export function shoppingList(
  size: number,
  table: AwardTable = DEFAULT_AWARDS,
): ReadonlyMap<AwardLabel, number> {
  const list = new Map<AwardLabel, number>();
  let before = 0;
  for (const { label, upTo } of awardRules(size, table)) {
    list.set(label, (list.get(label) ?? 0) + Math.max(0, Math.min(upTo, size) - before));
    before = upTo;
  }
  return list;
}

/** Who had 6 in every counted round. */
export function perfectScores({ individuals }: Pick<EventStandings, 'individuals'>): readonly string[] {
  return individuals
    .filter(({ rounds }) => rounds.length > 0 && rounds.every((points) => points === 6))
    .map(({ player }) => player);
}
