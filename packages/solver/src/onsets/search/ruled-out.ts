import type { Case } from '../cubes/cases.ts';
import type { Counts } from '../cubes/kinds.ts';

/** Cases that are kept, of all questions together. */
const MOST_KEPT = 4096;

/**
 * Cases of which a search that left nothing out found that they have no Solution. Questions about one shake have many cases in common,
 * whichever cube was moved: its Goal, cards and variations stay, and all else that a case depends on is in it.
 */
export class RuledOut {
  readonly #byMost = new Map<string, Case[]>();
  #kept = 0;

  /** Whether a case is known that allows as much and asks for no more. */
  has(one: Case): boolean {
    const known = this.#byMost.get(one.most.join());
    return known !== undefined && known.some((other) => asksNoMore(other, one));
  }

  add(one: Case): void {
    if (this.#kept++ === MOST_KEPT) {
      this.#byMost.clear();
      this.#kept = 1;
    }
    const key = one.most.join();
    const known = this.#byMost.get(key);
    if (known === undefined) this.#byMost.set(key, [one]);
    else known.push(one);
  }
}

function asksNoMore(one: Case, other: Case): boolean {
  const isLess = (a: Counts, b: Counts): boolean => a.every((count, kind) => count <= b[kind]!);
  return (
    (one.mayStandAlone || !other.mayStandAlone) &&
    isLess(one.leastInSetName, other.leastInSetName) &&
    isLess(one.leastInRestrictions, other.leastInRestrictions)
  );
}
