import type { ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../../budget.ts';
import type { Exhaustion } from '../goal/proof.ts';
import { prepare } from './prepare.ts';
import type { Precision } from './precision.ts';
import { Search } from './search.ts';
import type { Aims } from '../goal/targets.ts';
import { thoroughWays } from './thorough.ts';

/** A proof that a search finds nothing; null if it finds something, right or not, or leaves something out. */
export function exhausted(rules: ShakeRules, aims: Aims, budget: Budget): Exhaustion | null {
  for (const precision of thoroughWays(rules)) {
    const proof = exhaustedBy(precision, rules, aims, budget);
    if (proof !== null) return proof;
  }
  return null;
}

function exhaustedBy(precision: Precision, rules: ShakeRules, aims: Aims, budget: Budget): Exhaustion | null {
  const run = prepare(rules, aims, budget, { precision, pursues: true });
  // A meeting that is accepted ends the search of its size only: that there was one must be remembered.
  let found = 0;
  const note = (): boolean => ++found > 0;
  const search = new Search(run, budget, { hit: note, meeting: note });
  for (let size = 1; size <= run.largest; size++) {
    search.step(size);
    if (found > 0) return null;
  }
  search.goOver();
  search.pursue();
  const outcome = search.outcome();
  return found === 0 && 'kind' in outcome && outcome.kind === 'exhaustion' ? outcome : null;
}
