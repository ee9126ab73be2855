import type { ShakeRules } from '@forceout/rules/equations';
import type { SolveEquationsOptions } from '../goal/answer.ts';
import { isAllFractions, isHard } from '../search/thorough.ts';

/** What the quick look may take, in milliseconds. */
const QUICK_MS = 600;
/** Or this much of a longer limit: measured, what it costs proofs is less than what it finds. */
const QUICK_SHARE = 1 / 4;
/** What it may take of the whole where the thorough one is slow. */
const HARD_SHARE = 0.5;
/** And before the last size where it does the same as the thorough one, which could not end then. */
export const LONG_SHARE = 0.7;

/** The quick look leaves time for a thorough one, unless there is none or it would see no more. */
export function quickShare(rules: ShakeRules, options: SolveEquationsOptions): number {
  const { limitMs, part } = options;
  if (limitMs === undefined || part?.does === 'finding' || isAllFractions(rules)) return Infinity;
  return isHard(rules) ? limitMs * HARD_SHARE : Math.max(QUICK_MS, limitMs * QUICK_SHARE);
}
