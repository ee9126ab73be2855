import type { EventStandings } from '../standings/standings.ts';

/** What a place is called, and how many places get it; the numbers are a league's own. */
export interface AwardRule {
  readonly label: string;
  /** Ranks up to this one, from the one after the rule before. */
  readonly upTo: number;
}

/** A table by the size of the field: the first row whose `most` is not exceeded. AGLOA's own values are not public. */
export interface AwardTable {
  readonly rows: readonly { readonly most: number; readonly awards: readonly AwardRule[] }[];
}

export const DEFAULT_AWARDS: AwardTable = {
  rows: [
    { most: 12, awards: [{ label: 'Top Finisher', upTo: 3 }] },
    {
      most: 60,
      awards: [
        { label: 'Top Finisher', upTo: 5 },
        { label: 'Honorable Mention', upTo: 8 },
      ],
    },
    {
      most: Infinity,
      awards: [
        { label: 'Top Finisher', upTo: 10 },
        { label: 'Honorable Mention', upTo: 20 },
      ],
    },
  ],
};

export interface Award {
  readonly rank: number;
  readonly label: string;
  /** Everybody who shares the place gets the same award. */
  readonly players: readonly string[];
}

export function awardsOf(
  { individuals }: Pick<EventStandings, 'individuals'>,
  table: AwardTable = DEFAULT_AWARDS,
): readonly Award[] {
  const rules = awardRules(individuals.length, table);
  const ranks = [...new Set(individuals.map(({ rank }) => rank))];
  return ranks.flatMap((rank) => {
    const rule = rules.find(({ upTo }) => rank <= upTo);
    if (rule === undefined) return [];
    const players = individuals.filter((one) => one.rank === rank).map(({ player }) => player);
    return { rank, label: rule.label, players };
  });
}

function awardRules(size: number, { rows }: AwardTable): readonly AwardRule[] {
  return rows.find(({ most }) => size <= most)?.awards ?? [];
}

/** How many of each award to buy before the day; ties may need a few more. */
export function shoppingList(size: number, table: AwardTable = DEFAULT_AWARDS): ReadonlyMap<string, number> {
  const list = new Map<string, number>();
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

/** The words of the ceremony: last place first, ties said aloud. */
export function readingScript(awards: readonly Award[], name: (player: string) => string): readonly string[] {
  return awards
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ rank, label, players }) => {
      const shared = players.length > 1 ? `, shared by ${players.length}` : '';
      return `${label}, place ${rank}${shared}: ${players.map(name).join(', ')}`;
    });
}
