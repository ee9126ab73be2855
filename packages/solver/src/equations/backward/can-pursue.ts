import type { ShakeRules } from '@forceout/rules/equations';
import { canInvert } from '../numbers/inverse.ts';
import type { Stocks } from '../cubes/kinds.ts';
import type { Leaves } from '../cubes/leaves.ts';
import { canBeLone, isBeforeBareOne, mostOnes } from '../cubes/ones-together.ts';
import { powersBesideAPower } from '../cubes/one-power.ts';
import { heightOf, powersThatDo, powersWithFewFactors } from '../goal/powers-that-do.ts';
import type { Signs } from '../cubes/signs.ts';
import type { States } from '../cubes/state.ts';
import type { Aims } from '../goal/targets.ts';

/** What stands beside the way to a 1 is worked out up to this size. */
const LARGEST_BESIDE = 12;

/** What stands beside the way from the Goal to a 1 is never larger than this. */
export function largestBeside({ kinds, endless }: Stocks, { powers }: Leaves, largest: number): number {
  // An exponent by its colour has no sign, and one without end is not counted.
  const isSilent = endless.includes(true) || powers.some((kind) => kinds[kind]!.colored);
  return largest - (isSilent ? 1 : 2);
}

/** How 1s that may be any power of the base are dealt with, so that nothing is missed. */
export interface PowersPlan {
  /** Powers up to this one stand in the tables, in both directions. */
  readonly upTo: number;
  /** One more 1 is pursued, and may be any power. */
  readonly isPursued: boolean;
  /** In exponents only those up to 10^9 matter. */
  readonly hasNearExponents: boolean;
  /** An x may stand before a bare 1, which no pursuit finds: these wholes are in the tables. */
  readonly hasFactors: boolean;
}

/**
 * The plan for the 1s that may be any power of the base: one that is never beside another is pursued; of two that are joined by plain signs
 * one is, and the other need not be large; null where nothing is known to be enough.
 */
export function planFor(
  rules: ShakeRules,
  { targets, open, partial }: Aims,
  states: States,
  signs: Signs,
  leaves: Leaves,
  largest: number,
): PowersPlan | null {
  const { force, language, position } = rules;
  const { stocks } = states;
  const ones = mostOnes(stocks, signs, leaves, position.book.solutionCubes.is);
  if (ones === 0 || ones > 2) return null;
  const isPlain = force['multiple-of-k'] === null && open === null;
  const upTo = (many: number): number | null =>
    partial || !isPlain
      ? null
      : powersThatDo(
          states,
          signs,
          leaves,
          targets.map(({ value }) => value),
          language.base,
          many,
        );
  const most = stocks.endless.includes(true) ? LARGEST_BESIDE / 2 : LARGEST_BESIDE;
  const isSmall = largestBeside(stocks, leaves, largest) <= most;
  const isReal = isPlain && !language.imaginary && leaves.wide.length === 0;
  const plan = { upTo: 0, isPursued: true, hasNearExponents: false, hasFactors: false };
  if (isSmall && canBeUndone(states, signs, leaves, isReal)) {
    const hasFactors = signs.unaries.some(
      (sign) => sign.operation === 'factors' && canBeLone(sign, 1, stocks, signs, leaves),
    );
    const values = targets.map(({ value }) => value);
    const factors = !hasFactors ? 0 : partial ? null : powersWithFewFactors(values, language.base);
    if (factors === null) return null;
    if (ones === 1) return { ...plan, upTo: factors, hasFactors };
    const far = isReal ? upTo(2) : null;
    if (far !== null) return { ...plan, upTo: Math.max(far, factors), hasFactors };
    const beside =
      isReal && !partial && !hasFactors ? besideAPower(rules, targets, states, signs, leaves) : null;
    if (beside !== null) return { ...plan, upTo: beside, hasNearExponents: true };
  }
  if (!language.imaginary) return null;
  // None is pursued, so that all that can be made with one 1 counts too.
  const [one, two] = [upTo(1), ones === 2 ? upTo(2) : 0];
  return one === null || two === null
    ? null
    : { ...plan, upTo: Math.max(one, ones === 2 ? 2 * two + 1 : 0), isPursued: false };
}

function besideAPower(
  { language, wholePowers }: ShakeRules,
  targets: Aims['targets'],
  states: States,
  signs: Signs,
  leaves: Leaves,
): number | null {
  const goal = heightOf(targets.map(({ value }) => value));
  return goal === null || language.base !== 10 || wholePowers !== null
    ? null
    : powersBesideAPower(states, signs, leaves, goal);
}

/** What stops at some number is not followed to powers of any size. */
const UNCOUNTED = { mostRemainder: Infinity, mostFactors: Infinity };

/** Whether every operation that can stand above a 1 can be undone, or none can. */
function canBeUndone(states: States, signs: Signs, leaves: Leaves, isPlain: boolean): boolean {
  return leaves.powers.every((one) => {
    const start = states.join(null, null, [one]);
    const isAbove = ({ kind }: { readonly kind: number }): boolean =>
      start !== null && states.join(start, null, [kind]) !== null;
    const isAlone =
      !states.stocks.kinds.some(({ colored }) => colored) &&
      leaves.imaginary.length === 0 &&
      ![...signs.binaries, ...signs.unaries].some(isAbove);
    return (
      isAlone ||
      (isPlain &&
        signs.binaries.every((sign) => canInvert(sign.operation, UNCOUNTED) || !isAbove(sign)) &&
        // Piles of signs could be taken off for ever.
        signs.unaries.every(
          (sign) =>
            !isAbove(sign) ||
            (canInvert(sign.operation, UNCOUNTED) && states.endless.length === 0) ||
            !canBeLone(sign, 1, states.stocks, signs, leaves) ||
            (sign.operation === 'factors' && isBeforeBareOne(sign, states.stocks, signs, leaves)),
        ))
    );
  });
}
