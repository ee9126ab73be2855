import { fewestMoves } from './fewest-moves.ts';
import { NEVER } from './limb.ts';
import type { Problem } from './problem.ts';
import { Seating } from './seating.ts';

/** Puts groups of two and three to tables: promised ones first, then where most of them sit now. */
export function seatGroups(problem: Problem, sorted: readonly (readonly number[])[]): Seating {
  const { n, pinned, home, numbers } = problem;
  const groups = sorted.map((group) => [...group]);
  parted(groups, pinned);
  const labels = new Int32Array(groups.length).fill(-1);
  const used = new Set<number>();
  const give = (slot: number, label: number): void => {
    if (labels[slot]! >= 0 || used.has(label)) return;
    labels[slot] = label;
    used.add(label);
  };
  groups.forEach((group, slot) => {
    for (const player of group) if (pinned[player]! >= 0) give(slot, pinned[player]!);
  });
  // Groups of which three, then two, then one sit at a table now.
  for (let together = 3; together > 0; together--) {
    groups.forEach((group, slot) => {
      for (const player of group) {
        const label = home[player]!;
        if (label >= 0 && group.filter((other) => home[other] === label).length === together)
          give(slot, label);
      }
    });
  }
  let next = 0;
  groups.forEach((_, slot) => {
    if (labels[slot]! >= 0) return;
    while (used.has(next)) next++;
    give(slot, Math.min(next, numbers.length - 1));
  });
  let hole = n;
  const seats = groups.flatMap((group) => (group.length === 3 ? group : [...group, hole++]));
  return new Seating(problem, Int32Array.from(seats), labels);
}

/** Two people with promised tables do not stay in one group: the later one changes with the nearest who may. */
function parted(groups: number[][], pinned: Int32Array): void {
  const promised = (group: readonly number[]): readonly number[] =>
    group.filter((player) => pinned[player]! >= 0);
  groups.forEach((group, slot) => {
    for (const player of promised(group).slice(1)) {
      const free = groups
        .map((_, other) => other)
        .filter((other) => promised(groups[other]!).length === 0)
        .sort((a, b) => Math.abs(a - slot) - Math.abs(b - slot))[0]!;
      const partner = groups[free]![0]!;
      group[group.indexOf(player)] = partner;
      groups[free]![0] = player;
    }
  });
}

/** The seating in force with as few people moved as can be; newcomers and those who must move fill the free places. */
export function seatAsNow(problem: Problem): Seating {
  const { n, home, pinned } = problem;
  const { kept, twos } = fewestMoves(problem);
  const groups = kept.map((): number[] => []);
  const slotOf = new Map(kept.map((label, slot) => [label, slot]));
  const places = (slot: number): number => (twos.includes(kept[slot]!) ? 2 : 3);
  const seated = new Uint8Array(n);
  const seat = (player: number, label: number): void => {
    const slot = slotOf.get(label);
    if (slot === undefined || groups[slot]!.length >= places(slot)) return;
    groups[slot]!.push(player);
    seated[player] = 1;
  };
  pinned.forEach((label, player) => label >= 0 && seat(player, label));
  home.forEach(
    (label, player) => seated[player] === 0 && label >= 0 && pinned[player]! < 0 && seat(player, label),
  );
  for (let player = 0; player < n; player++) {
    if (seated[player] === 1) continue;
    let best = -1;
    let [leastHigh, leastLow] = [NEVER, NEVER];
    groups.forEach((group, slot) => {
      if (group.length >= places(slot)) return;
      const [one = n, other = n] = group;
      // A place beside nobody is as good as one can get until somebody else comes.
      const rate = (limb: Problem['high']): number =>
        one === n
          ? 0
          : limb.table(player, one, other, kept[slot]!) -
            (other === n ? 0 : limb.table(one, other, n, kept[slot]!));
      const [high, low] = [rate(problem.high), rate(problem.low)];
      if (best >= 0 && (high > leastHigh || (high === leastHigh && low >= leastLow))) return;
      [best, leastHigh, leastLow] = [slot, high, low];
    });
    groups[best]!.push(player);
  }
  let hole = n;
  const seats = groups.flatMap((group) => (group.length === 3 ? group : [...group, hole++]));
  return new Seating(problem, Int32Array.from(seats), Int32Array.from(kept));
}
