import { applied, layerOf } from '../numbers/layers.ts';
import type { Layer } from '../numbers/layers.ts';
import type { Need, Origin } from './need.ts';
import type { Numbers } from '../numbers/numbers.ts';

/** The operations from a needed number up to the Goal, innermost first, and the place of the Goal's number among those aimed at. */
export interface WayUp {
  readonly layers: readonly Layer[];
  readonly start: number;
}

export function wayUp(need: Need, at: number): WayUp {
  const layers: Layer[] = [];
  let start = at;
  for (let from = originOf(need, at); from !== null; from = originOf(from.need, from.at)) {
    start = from.at;
    layers.push(layerOf(from.step, from.besideAt));
  }
  return { layers, start };
}

/** Ways to "any number" have places below zero. */
function originOf(need: Need, at: number): Origin | null {
  return at < 0 ? need.anyWays[-1 - at]! : need.originOf(at);
}

type Pair = readonly [n: number, d: number];

/** More numbers than this are not followed side by side. */
const MOST_FOLLOWED = 16;

/** What a number comes to inside operations. */
export interface Worth {
  readonly n: number;
  readonly d: number;
  /** Whether bounds alone say so. */
  readonly isRough: boolean;
  /** Then all the numbers it may come to; null if they were not followed to the end. */
  readonly all: readonly Pair[] | null;
}

/** What a number comes to inside these operations; null if it has no value. Where bounds do not tell, the judge does. */
export function workedUp(numbers: Numbers, layers: readonly Layer[], n: number, d: number): Worth | null {
  let all: readonly Pair[] = [[n, d]];
  let isRough = numbers.isBounded(n, d);
  for (const layer of layers) {
    const next: Pair[] = [];
    for (const [vn, vd] of all) {
      const before = numbers.dropped;
      const isFound = applied(numbers, layer, vn, vd);
      if (isRough && numbers.dropped > before) {
        // Nothing is left out: it is offered all the same.
        numbers.dropped = before;
        return { n: vn, d: vd, isRough: true, all: null };
      }
      if (!isFound) continue;
      // Of a pile one of several numbers was not followed further.
      const isCut = numbers.hasExtra && (layer.step.kind === 'pile' || !numbers.limits.bounded);
      if (isCut) return { n: numbers.n, d: numbers.d, isRough: true, all: null };
      isRough ||= numbers.hasExtra || numbers.isBounded(numbers.n, numbers.d);
      next.push([numbers.n, numbers.d], ...numbers.extras);
    }
    const [first] = next;
    // With bounds too this is certain.
    if (first === undefined) return null;
    if (next.length > MOST_FOLLOWED) return { n: first[0], d: first[1], isRough, all: null };
    all = next;
  }
  const [[vn, vd]] = all as readonly [Pair];
  return { n: vn, d: vd, isRough, all };
}
