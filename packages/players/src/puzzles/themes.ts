import type { Moment, Pick, Written } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import type { GameName } from '../words/signs.ts';

/** Ideas that a puzzle may be about. */
export const THEMES = [
  'restriction',
  'complement',
  'complement-of-a-group',
  'null-or-universe',
  'wild',
  'variation',
  'root',
  'power',
  'factorial',
  'base',
  'turned-cubes',
  'fraction',
] as const;
export type Theme = (typeof THEMES)[number];

/** Those that each game has. */
export const THEMES_OF: Readonly<Record<GameName, readonly Theme[]>> = {
  onsets: ['restriction', 'complement', 'complement-of-a-group', 'null-or-universe', 'wild', 'variation'],
  equations: ['root', 'power', 'fraction', 'factorial', 'turned-cubes', 'base', 'wild', 'variation'],
};

/** How much harder an idea makes it to see a Solution, in cubes. */
export const THEME_WEIGHT: Readonly<Record<Theme, number>> = {
  restriction: 2,
  complement: 0.5,
  'complement-of-a-group': 1,
  'null-or-universe': 0.5,
  wild: 2,
  variation: 0.5,
  root: 1,
  power: 0.5,
  factorial: 1,
  base: 1.5,
  'turned-cubes': 2,
  fraction: 1,
};

/** What a puzzle's difficulty is measured by. */
export interface Measure {
  /** Solutions that were found, up to eight. */
  readonly solutions: number;
  /** Cubes of the plainest. */
  readonly cubes: number;
  readonly themes: readonly Theme[];
}

const MOST_COUNTED = 8;

export function measure(analyst: Analyst, moment: Moment, written: readonly Written[]): Measure {
  return {
    solutions: Math.max(1, analyst.several(moment, MOST_COUNTED).length),
    cubes: analyst.faces(written).length,
    themes: themesOf(analyst.text(written), moment.variations, isWild(written)),
  };
}

function isWild(written: readonly Written[]): boolean {
  return written.some((one) => 'wild' in one && Array.isArray(one['wild']) && one['wild'].length > 0);
}

/** The ideas in a Solution, from its text as it is typed; only Equations have an = with digits or signs behind it. */
export function themesOf(text: string, variations: readonly Pick[], wild: boolean): readonly Theme[] {
  const inEquations = /[0-9]/.test(text);
  const themes: Theme[] = [];
  const when = (theme: Theme, is: boolean): void => void (is && themes.push(theme));
  const has = (id: string): boolean => variations.some((pick) => pick.id === id);
  when('wild', wild);
  when('variation', variations.length > 0);
  if (inEquations) {
    const [solution = ''] = text.split('=');
    when('root', solution.includes('r'));
    when('power', /[\^']/.test(solution));
    when('factorial', solution.includes('!'));
    when('base', has('base'));
    when('turned-cubes', /[~<]/.test(solution));
    when('fraction', solution.includes('/'));
    return themes;
  }
  when('restriction', /[=C]/.test(text));
  when('complement-of-a-group', /[)\]}]'/.test(text));
  when('complement', /[A-Z^]'/.test(text));
  when('null-or-universe', /[V^]/.test(text));
  return themes;
}

/** From 1 to 5: cubes that must be seen together and the ideas in them; where many Solutions exist one is seen sooner. */
export function difficultyOf({ solutions, cubes, themes }: Measure): number {
  const harder = themes.reduce((sum, theme) => sum + THEME_WEIGHT[theme], 0);
  return level(cubes + harder - Math.log2(solutions) / 2);
}

/** Cubes or what counts as much, on a scale from 1 to 5. */
export function level(cubes: number): number {
  return Math.max(1, Math.min(5, Math.ceil((cubes - 0.5) / 1.8)));
}
