import type { Points, Procedure } from '../rulebooks/procedure.ts';

/** XII-A: points for the match by place, with every tie. */
export function matchPoints({ matchPoints: table }: Procedure, totals: readonly Points[]): readonly Points[] {
  const above = (total: Points): number => totals.filter((other) => other > total).length;
  const level = (total: Points): number => totals.filter((other) => other === total).length;
  return totals.map((total) => {
    const [place, tied] = [above(total), level(total)];
    if (totals.length === 2) {
      const two = table.two.is;
      return place > 0 ? two.second : tied > 1 ? two.tiedForFirst : two.first;
    }
    const three = table.three.is;
    if (place === 0) return [three.first, three.twoTiedForFirst, three.threeTiedForFirst][tied - 1]!;
    if (place === 1) return tied > 1 ? three.tiedForSecond : three.second;
    return three.third;
  });
}
