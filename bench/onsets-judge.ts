import { judge } from '@forceout/rules/onsets';
import { randomCase, referenceJudge, seeded } from '@forceout/rules/onsets/reference';
import { perSecond, rate } from './timing.ts';

/** Random Solutions over all books and variations, judged by the product and by the slow reference. */
export function bench(): void {
  const random = seeded(2026);
  const cases = Array.from({ length: 5000 }, () => randomCase(random));
  const few = cases.slice(0, 200);
  const fast = rate(() =>
    cases.reduce((count, one) => count + Number(judge(one.position, one.solutions).reasons !== null), 0),
  );
  const slow = rate(() =>
    few.reduce((count, one) => count + Number(referenceJudge(one.position, one.solutions).codes !== null), 0),
  );
  console.log(`  judge      ${perSecond(fast)}   (wanted: 20,000/s or more)`);
  console.log(`  reference  ${perSecond(slow)}   ratio ${(fast / slow).toFixed(1)}`);
}
