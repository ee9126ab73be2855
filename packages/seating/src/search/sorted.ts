import type { Problem } from './problem.ts';

/** Groups in score order that have the least gap of all, among those whose tables of two are as they should be. */
export interface SortedGroups {
  readonly groups: readonly (readonly number[])[];
  /** No seating has less. */
  readonly gap: number;
}

/** People are taken in score order; what is open is a group of three, and perhaps a table of two. */
interface State {
  readonly cost: number;
  readonly from: State | null;
  readonly player: number;
  readonly toTwo: boolean;
  /** How many sit at tables of two. */
  readonly taken: number;
  /** Scores of who opened the group of three, and of who waits at a table of two. */
  readonly top: number;
  readonly waits: number;
}

/**
 * Tables of three are neighbours in score order, whoever sits at the tables of two (of two groups that overlap, the lower
 * and the upper half are no worse), and the same holds for tables of two among themselves. It remains to choose who sits at
 * these, by dynamic programming over the order. `fewestAgain`: only people with the fewest twos so far may.
 */
export function sortedGroups(problem: Problem, fewestAgain: boolean): SortedGroups {
  const { n, twos, scores, spent } = problem;
  const order = Array.from({ length: n }, (_, player) => player).sort(
    (a, b) => scores[b]! - scores[a]! || a - b,
  );
  const wanted = 2 * twos;
  const limit = fewestAgain && wanted > 0 ? spent.toSorted()[wanted - 1]! : null;
  let states: readonly State[] = [
    { cost: 0, from: null, player: -1, toTwo: false, taken: 0, top: 0, waits: 0 },
  ];
  order.forEach((player, at) => {
    const score = scores[player]!;
    const next: State[] = [];
    for (const from of states) {
      const filled = (at - from.taken) % 3;
      if (limit === null || spent[player]! >= limit) {
        const cost = filled === 2 ? from.cost + (from.top - score) ** 2 : from.cost;
        const top = filled === 0 ? score : filled === 2 ? 0 : from.top;
        offer(next, { cost, from, player, toTwo: false, taken: from.taken, top, waits: from.waits });
      }
      if (from.taken < wanted && (limit === null || spent[player]! <= limit)) {
        const closes = from.taken % 2 === 1;
        const cost = closes ? from.cost + (from.waits - score) ** 2 : from.cost;
        const waits = closes ? 0 : score;
        offer(next, { cost, from, player, toTwo: true, taken: from.taken + 1, top: from.top, waits });
      }
    }
    states = next;
  });
  const end = states.find(({ taken }) => taken === wanted)!;
  return { groups: collect(end), gap: end.cost };
}

/** Keeps what no other state beats: as cheap, and with openers as near to those still to come. */
function offer(states: State[], state: State): void {
  const beats = (one: State, other: State): boolean =>
    one.taken === other.taken && one.cost <= other.cost && one.top <= other.top && one.waits <= other.waits;
  if (states.some((known) => beats(known, state))) return;
  for (let at = states.length - 1; at >= 0; at--) if (beats(state, states[at]!)) states.splice(at, 1);
  states.push(state);
}

function collect(end: State): readonly (readonly number[])[] {
  const steps: State[] = [];
  for (let at: State | null = end; at !== null && at.player >= 0; at = at.from) steps.push(at);
  const groups: number[][] = [];
  const [three, two]: [number[], number[]] = [[], []];
  for (const { player, toTwo } of steps.toReversed()) {
    (toTwo ? two : three).push(player);
    if (three.length === 3) groups.push(three.splice(0));
    if (two.length === 2) groups.push(two.splice(0));
  }
  return groups;
}
