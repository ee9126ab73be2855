import { inForce } from './in-force.ts';
import type { InForce } from './in-force.ts';
import type { EquationsPosition } from './position.ts';

export type Side = 'solution' | 'goal';

/** What the written language of a shake has, beyond the signs on the cubes. */
export interface Language {
  readonly base: number;
  /** Whether a power cube may be the digit ten, and a root cube eleven. */
  readonly ten: boolean;
  readonly eleven: boolean;
  readonly imaginary: boolean;
  /** Whether × may stand before a single number. */
  readonly unaryX: boolean;
  readonly ordinaryOrder: boolean;
}

/** Everything about a position that holds for every Equation written in it. */
export interface ShakeRules {
  readonly position: EquationsPosition;
  readonly force: InForce;
  readonly language: Language;
  /** The section that limits powers and roots to whole numbers; null where they are not limited. */
  readonly wholePowers: string | null;
}

export function rulesOf(position: EquationsPosition): ShakeRules {
  const { book, division, level } = position;
  const force = inForce(position);
  const base = force.base;
  const language: Language = {
    base: base?.m ?? 10,
    ten: base !== null && base.tenFrom !== null && base.m >= base.tenFrom,
    eleven: base !== null && base.elevenFrom !== null && base.m >= base.elevenFrom,
    imaginary: force.imaginary !== null,
    unaryX: force['number-of-factors'] !== null || force['smallest-prime'] !== null,
    ordinaryOrder: (level === 'basic' ? book.basicLevel : book).orderOfOperations.is === 'ordinary',
  };
  // The rule stands at the head of the division's variations, which the introductory game does not have.
  const whole = level === 'adventurous' && book.wholePowersAndRoots.is[division] === true;
  return { position, force, language, wholePowers: whole ? book.wholePowersAndRoots.rule : null };
}
