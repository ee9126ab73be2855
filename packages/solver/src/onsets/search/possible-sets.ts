import { BLANK, has } from '@forceout/rules/onsets';
import type { ShakeRules } from '@forceout/rules/onsets';

/**
 * How many sets of dealt cards have a right value and obey the required and the forbidden card, named or not: no
 * search can find more. A Goal of 0 has one such set, so Two Solutions for it are impossible without any search.
 */
export function possibleSets({ position, force }: ShakeRules, values: readonly number[]): number {
  const right = new Set(values);
  const wildBlank = force['blank-card-wild'] !== null && position.universe.includes(BLANK);
  const [must, mustNot] = [force['required-card']?.card, force['forbidden-card']?.card];
  let ways: readonly number[] = [1];
  for (const card of position.universe) {
    if (card === mustNot || (wildBlank && card === BLANK)) continue;
    const worth = has(force.doubled, card) ? 2 : 1;
    const next = Array<number>(ways.length + worth).fill(0);
    ways.forEach((count, value) => {
      if (card !== must) next[value]! += count;
      next[value + worth]! += count;
    });
    ways = next;
  }
  let sets = 0;
  for (const [value, count] of ways.entries()) {
    if (right.has(value) && !(wildBlank && must === BLANK)) sets += count;
    const withBlank = right.has(value + 1) || (force.doubled !== 0 && right.has(value + 2));
    if (wildBlank && mustNot !== BLANK && withBlank) sets += count;
  }
  return must !== undefined && !position.universe.includes(must) ? 0 : sets;
}
