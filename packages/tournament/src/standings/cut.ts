import type { Cut } from '@forceout/formats/tournament';
import type { IndividualStanding } from './standings.ts';

/** Who goes on, in the order of the standings. Whoever shares the rank of the last one in is in. */
export function cutOf(cut: Cut, standings: readonly IndividualStanding[]): readonly string[] {
  const first = (list: readonly IndividualStanding[], count: number): readonly IndividualStanding[] => {
    const last = list[Math.min(count, list.length) - 1];
    return last === undefined ? [] : list.filter(({ rank }) => rank <= last.rank);
  };
  const chosen = ((): readonly IndividualStanding[] => {
    switch (cut.rule) {
      case 'perfect':
        return standings.filter(({ rounds }) => rounds.length > 0 && rounds.every((points) => points === 6));
      case 'top':
        return first(standings, cut.n);
      case 'percent':
        return first(standings, Math.ceil((cut.p * standings.length) / 100));
      case 'at-least':
        return standings.filter(({ points }) => points >= cut.x);
      case 'section-winners': {
        const winners = new Set(standings.filter(({ sectionRank }) => sectionRank === 1));
        const others = first(
          standings.filter((one) => !winners.has(one)),
          cut.k,
        );
        return standings.filter((one) => winners.has(one) || others.includes(one));
      }
    }
  })();
  return chosen.map(({ player }) => player);
}
