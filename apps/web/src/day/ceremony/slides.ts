import type { Award, Winner } from '@forceout/tournament';

/** One award as the ceremony shows it. */
export interface Slide {
  readonly key: string;
  readonly event: string;
  readonly title: string;
  readonly place: number | null;
  readonly winners: readonly { readonly name: string; readonly school: string; readonly points: string }[];
}

interface Names {
  readonly event: (id: string) => string;
  readonly title: (award: Award) => string;
  readonly winner: (winner: Winner) => { readonly name: string; readonly school: string };
}

/** In the order of the printed script: list by list, in each the last place first. */
export function slidesOf(awards: readonly Award[], names: Names): readonly Slide[] {
  const lists = Map.groupBy(awards, (award) => `${award.event} ${listOf(award)}`);
  return [...lists].flatMap(([list, group]) =>
    group.toReversed().map((award) => ({
      key: `${list} ${award.place ?? ''}`,
      event: names.event(award.event),
      title: names.title(award),
      place: award.place,
      winners: award.winners.map((winner) => ({ ...names.winner(winner), points: winner.points })),
    })),
  );
}

function listOf({ for: what }: Award): string {
  return what.of === 'teams' ? JSON.stringify(what.rule) : what.of;
}
