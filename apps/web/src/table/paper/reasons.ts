import type { Game } from '../../position/position.ts';

/** Reasons that a checker can give; two readings are shown with a copy instead. */
export const REASONS = {
  onsets: [
    'wrong-value',
    'required-unused',
    'cube-unavailable',
    'too-many-resource-cubes',
    'variation-violated',
    'undefined-symbol',
    'restriction-needed',
    'restriction-not-allowed',
    'relation-in-set-name',
    'grouped-relation',
    'goal-written',
    'too-few-cubes',
    'not-wild',
    'wild-inconsistent',
    'blank-not-wild',
    'not-two-solutions',
    'goal-illegal',
  ],
  equations: [
    'wrong-value',
    'required-unused',
    'cube-unavailable',
    'too-many-resource-cubes',
    'goal-missing',
    'illegal-expression',
    'undefined-symbol',
    'variation-violated',
    'too-few-cubes',
    'not-wild',
    'wild-inconsistent',
    'uncheckable',
    'goal-illegal',
  ],
} as const satisfies Readonly<Record<Game, readonly string[]>>;
