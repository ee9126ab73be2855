import type { Problem } from './problem.ts';
import { Seating } from './seating.ts';

/** Fields up to this size are searched to the end. */
export const MOST_EXACT = 18;

/** The least cost of every set of people, seated by themselves. */
interface Layer {
  readonly high: Float64Array;
  readonly low: Float64Array;
  /** The people of the last table, as a set; 0 where a table stays empty. */
  readonly last: Int32Array;
}

/**
 * The best of all seatings, by dynamic programming over sets of people: first the tables whose number matters, each with
 * any two or three, or empty; the rest at tables that are all alike. `limit`: the cost of a seating that is known.
 */
export function exact(problem: Problem, limit: readonly [number, number]): Seating {
  const { n, pinned, home, numbers, tables, high, low } = problem;
  const size = 2 ** n;
  const counted = high.perMove + low.perMove > 0;
  const special = numbers
    .map((_, label) => label)
    .filter((label) => pinned.includes(label) || (counted && home.includes(label)));
  const plain = numbers.map((_, label) => label).filter((label) => !special.includes(label));
  const alike = plainLayer(problem, plain.length);
  const layers: Layer[] = [];
  let before = emptyLayer(size);
  before.high[0] = 0;
  before.low[0] = 0;
  for (const label of special) {
    const layer = labelLayer(problem, before, label, limit);
    layers.push(layer);
    before = layer;
  }
  let [best, bestHigh, bestLow] = [-1, Infinity, Infinity];
  for (let set = 0; set < size; set++) {
    const rest = size - 1 - set;
    const sumHigh = before.high[set]! + alike.high[rest]!;
    const sumLow = before.low[set]! + alike.low[rest]!;
    if (sumHigh > bestHigh || (sumHigh === bestHigh && sumLow >= bestLow)) continue;
    if (twosOf(bits(set)) + twosOf(bits(rest)) !== problem.twos) continue;
    [best, bestHigh, bestLow] = [set, sumHigh, sumLow];
  }
  const groups: (readonly [number, number])[] = [];
  let set = best;
  for (let place = special.length - 1; place >= 0; place--) {
    const group = layers[place]!.last[set]!;
    if (group !== 0) groups.push([group, special[place]!]);
    set &= ~group;
  }
  let next = 0;
  for (let rest = size - 1 - best; rest !== 0; rest &= ~alike.last[rest]!)
    groups.push([alike.last[rest]!, plain[next++]!]);
  let hole = n;
  const seats = groups.flatMap(([group]) => {
    const people = Array.from({ length: n }, (_, player) => player).filter((player) => (group >> player) & 1);
    return people.length === 3 ? people : [...people, hole++];
  });
  if (groups.length !== tables) throw new Error('a seating has the wrong number of tables');
  return new Seating(
    problem,
    Int32Array.from(seats),
    Int32Array.from(groups, ([, label]) => label),
  );
}

function emptyLayer(size: number): Layer {
  return {
    high: new Float64Array(size).fill(Infinity),
    low: new Float64Array(size).fill(Infinity),
    last: new Int32Array(size),
  };
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How many tables of two so many people sit at, when it is at most two. */
function twosOf(people: number): number {
  return (3 - (people % 3)) % 3;
}

/** Every set of people at tables that are all alike: the first of them sits with one or two of the others. */
function plainLayer(problem: Problem, available: number): Layer {
  const { n, high, low, twos, pinned } = problem;
  const size = 2 ** n;
  const layer = emptyLayer(size);
  layer.high[0] = 0;
  layer.low[0] = 0;
  const people = new Int32Array(n);
  for (let set = 1; set < size; set++) {
    const count = bits(set);
    if (twosOf(count) > twos || Math.ceil(count / 3) > available) continue;
    let found = 0;
    let promised = false;
    for (let player = 0; player < n; player++) {
      if (((set >> player) & 1) === 0) continue;
      people[found++] = player;
      promised ||= pinned[player]! >= 0;
    }
    if (promised) continue;
    const first = people[0]!;
    for (let i = 1; i < found; i++) {
      const one = people[i]!;
      const two = (1 << first) | (1 << one);
      if (twosOf(count) > 0)
        offer(layer, layer, set, set & ~two, two, high.still(first, one, n), low.still(first, one, n));
      for (let j = i + 1; j < found; j++) {
        const other = people[j]!;
        const three = two | (1 << other);
        const rest = set & ~three;
        // Most sets are worse by what counts most; the rest of the sum is not needed then.
        if (layer.high[rest]! > layer.high[set]!) continue;
        offer(layer, layer, set, rest, three, high.still(first, one, other), low.still(first, one, other));
      }
    }
  }
  return layer;
}

/** Adds a table of its own number to every set that is known; who sat there and does not stay is charged at once. */
function labelLayer(problem: Problem, before: Layer, label: number, limit: readonly [number, number]): Layer {
  const { n, high, low, pinned, twos, home } = problem;
  const owner = pinned.indexOf(label);
  const homes = home.reduce((set, at, player) => (at === label ? set | (1 << player) : set), 0);
  const all = bits(homes);
  const layer =
    owner < 0
      ? {
          high: before.high.map((cost) => cost + all * high.perMove),
          low: before.low.map((cost) => cost + all * low.perMove),
          last: new Int32Array(before.last.length),
        }
      : emptyLayer(before.last.length);
  const people = new Int32Array(n);
  for (let set = 0; set < before.last.length; set++) {
    const [known, lower] = [before.high[set]!, before.low[set]!];
    if (known > limit[0] || (known === limit[0] && lower > limit[1])) continue;
    let found = 0;
    if (owner >= 0) people[found++] = owner;
    for (let player = 0; player < n; player++)
      if (((set >> player) & 1) === 0 && pinned[player]! < 0) people[found++] = player;
    const mayBeTwo = twosOf(bits(set) + 2) <= twos && twosOf(bits(set)) < twos;
    for (let i = 0; i < (owner >= 0 ? 1 : found); i++) {
      const first = people[i]!;
      for (let j = i + 1; j < found; j++) {
        const one = people[j]!;
        const two = (1 << first) | (1 << one);
        const leave = all - bits(two & homes);
        if (mayBeTwo)
          offer(
            layer,
            before,
            set | two,
            set,
            two,
            high.still(first, one, n) + leave * high.perMove,
            low.still(first, one, n) + leave * low.perMove,
          );
        for (let k = j + 1; k < found; k++) {
          const other = people[k]!;
          const three = two | (1 << other);
          const gone = leave - ((homes >> other) & 1);
          offer(
            layer,
            before,
            set | three,
            set,
            three,
            high.still(first, one, other) + gone * high.perMove,
            low.still(first, one, other) + gone * low.perMove,
          );
        }
      }
    }
  }
  return layer;
}

function offer(
  layer: Layer,
  before: Layer,
  set: number,
  rest: number,
  group: number,
  high: number,
  low: number,
): void {
  const sumHigh = before.high[rest]! + high;
  if (sumHigh > layer.high[set]!) return;
  const sumLow = before.low[rest]! + low;
  if (sumHigh === layer.high[set]! && sumLow >= layer.low[set]!) return;
  layer.high[set] = sumHigh;
  layer.low[set] = sumLow;
  layer.last[set] = group;
}
