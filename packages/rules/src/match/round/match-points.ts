import type { Points, Procedure } from '../../rulebooks/procedure.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Match } from '../record/state.ts';

/** XII-A: points for the match by place, with every tie. */
export function matchPoints({ matchPoints: table }: Procedure, totals: readonly Points[]): readonly Points[] {
  const above = (total: Points): number => totals.filter((other) => other > total).length;
  const level = (total: Points): number => totals.filter((other) => other === total).length;
  return totals.map((total) => {
    const [place, tied] = [above(total), level(total)];
    // One who is left alone has nobody to share with.
    if (totals.length === 1) return table.two.is.first;
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

/** XII-A with what rulings took: who did not play has the book's 0, and the others count among themselves. */
export function pointsOf(match: Match, procedure: Procedure): readonly Points[] {
  const { totals, played, gone, zeroed } = match;
  const began = played.length > 0;
  const there = totals.map((_, seat) =>
    began ? played.includes(seat) : !gone.some((one) => one.seat === seat),
  );
  const table = matchPoints(
    procedure,
    totals.filter((_, seat) => there[seat]),
  );
  let place = 0;
  const points = there.map((here) => (here ? table[place++]! : procedure.matchPoints.didNotPlay.is));
  return points.map((one, seat) => zeroed.find((ruling) => ruling.seat === seat)?.points ?? one);
}

/** Whatever changes a total or a ruling after the end changes the match points too. */
export function pointsAnew(proceedings: Proceedings): void {
  const { match, game } = proceedings;
  if (match.phase.kind !== 'finished') return;
  const points = pointsOf(match, game.procedure);
  if (points.join() !== match.phase.points.join()) proceedings.enter({ kind: 'finished', points });
}
