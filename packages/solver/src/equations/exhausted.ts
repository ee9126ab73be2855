import type { ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../onsets/budget.ts';
import type { Exhaustion } from './proof.ts';
import { runFor } from './run.ts';
import { Search } from './search.ts';
import type { Aims } from './targets.ts';

/** A proof that a search by bounds finds nothing; null if it finds something, right or not, or leaves something out. */
export function exhausted(rules: ShakeRules, aims: Aims, budget: Budget): Exhaustion | null {
  const run = runFor(rules, aims, budget, 'bounded', true);
  // A meeting that is accepted ends the search of its size only: that there was one must be remembered.
  let isFound = false;
  const found = (): boolean => (isFound = true);
  const search = new Search(run, budget, { hit: found, meeting: found });
  for (let size = 1; size <= run.largest && !isFound; size++) search.step(size);
  if (!isFound) search.goOver();
  if (!isFound) search.pursue();
  const outcome = search.outcome();
  return !isFound && 'kind' in outcome && outcome.kind === 'exhaustion' ? outcome : null;
}
