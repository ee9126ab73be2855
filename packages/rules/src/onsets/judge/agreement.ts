import { judge } from './judge.ts';
import { randomCase, referenceJudge, seeded } from '../reference/index.ts';
import type { Case } from '../reference/index.ts';
import type { ReasonCode } from './reason.ts';

/** Codes that both judges must give alike; the others depend on which assignment of cubes is looked at. */
const COMPARED: readonly ReasonCode[] = [
  'goal-illegal',
  'relation-in-set-name',
  'goal-written',
  'grouped-relation',
  'restriction-needed',
  'restriction-not-allowed',
  'blank-not-wild',
];

const SAID_BY_BOTH: readonly ReasonCode[] = [
  'undefined-symbol',
  'not-wild',
  'wrong-value',
  'ambiguous',
  'too-few-cubes',
  'not-two-solutions',
];

export interface Disagreement {
  readonly seed: number;
  readonly found: Case;
  readonly fast: readonly string[];
  readonly slow: readonly string[];
}

/** Judges random Solutions with the fast judge and with the reference; where they differ, says how. */
export function disagreements(count: number, firstSeed: number): readonly Disagreement[] {
  const differing: Disagreement[] = [];
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const found = randomCase(seeded(seed));
    const ruling = judge(found.position, found.solutions);
    const reference = referenceJudge(found.position, found.solutions);
    const fast = [...new Set(ruling.reasons.map((reason) => reason.code))];
    // With several ways to read a wild cube in a pair, the judges may blame different readings.
    const pair = found.position.variations.some((pick) => pick.id === 'two-solutions');
    const blame = pair && found.solutions.some(({ wild }) => wild.length > 0);
    const agree =
      (ruling.verdict === 'correct') === reference.correct &&
      (blame ||
        (COMPARED.every((code) => fast.includes(code) === reference.codes.has(code)) &&
          // The reference says less of a text without meaning; what it says must be said by both.
          SAID_BY_BOTH.every((code) => fast.includes(code) || !reference.codes.has(code))));
    if (!agree) differing.push({ seed, found, fast, slow: [...reference.codes] });
  }
  return differing;
}
