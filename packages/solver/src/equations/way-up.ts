import { applied, layerOf } from './layers.ts';
import type { Layer } from './layers.ts';
import type { Need, Origin } from './need.ts';
import type { Numbers } from './numbers.ts';

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

/** What a number comes to inside these operations; null if it has no value. Where bounds do not tell, the judge does. */
export function workedUp(
  numbers: Numbers,
  layers: readonly Layer[],
  n: number,
  d: number,
): { readonly n: number; readonly d: number; readonly isRough: boolean } | null {
  let [vn, vd] = [n, d];
  let isRough = numbers.isBounded(vn, vd);
  for (const layer of layers) {
    const before = numbers.dropped;
    const isFound = applied(numbers, layer, vn, vd);
    if (isRough && numbers.dropped > before) {
      // Nothing is left out: it is offered all the same.
      numbers.dropped = before;
      break;
    }
    // With bounds too this is certain.
    if (!isFound) return null;
    const isUnsure = numbers.hasExtra;
    isRough ||= isUnsure || numbers.isBounded(numbers.n, numbers.d);
    [vn, vd] = [numbers.n, numbers.d];
    if (isUnsure) break;
  }
  return { n: vn, d: vd, isRough };
}
