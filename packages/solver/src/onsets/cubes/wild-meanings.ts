import { isDigit } from '@forceout/rules/onsets';
import type { Cube, CubeSymbol, MeaningOf, ShakeRules, WildMeaning } from '@forceout/rules/onsets';
import { kindOf } from './kinds.ts';

/** One way to give the wild faces a meaning. */
export interface WildChoice {
  /** What the writer has to say of it. */
  readonly declared: readonly WildMeaning[];
  readonly meaningOf: MeaningOf;
}

/**
 * Every choice that can matter. A face that no usable cube shows keeps its meaning, and of meanings that are one
 * kind one is enough. A face that is nothing by itself always gets a meaning: that only adds cubes to use.
 */
export function wildChoices({ position, force, faces }: ShakeRules): readonly WildChoice[] {
  const usable = new Set<Cube>([
    ...position.required,
    ...position.permitted,
    ...(position.after === 'forceout' ? [] : position.resources),
  ]);
  let choices: readonly (readonly (readonly [CubeSymbol, CubeSymbol | null])[])[] = [[]];
  for (const { face, mayStandFor, itself } of faces) {
    const meanings: (CubeSymbol | null)[] = [];
    if (itself) meanings.push(face);
    else if (!usable.has(face)) meanings.push(null);
    if (usable.has(face)) {
      const kinds = new Set(meanings.map((meaning) => kindOf(meaning!, force)));
      for (const symbol of mayStandFor) {
        const kind = kindOf(symbol, force);
        if (!kinds.has(kind)) meanings.push(symbol);
        kinds.add(kind);
      }
    }
    choices = choices.flatMap((rest) => meanings.map((meaning) => [...rest, [face, meaning] as const]));
  }
  return choices.map((choice) => {
    const said = new Map<Cube, CubeSymbol | null>(choice);
    return {
      declared: choice.flatMap(([face, meaning]): WildMeaning[] =>
        meaning === null || meaning === face ? [] : [{ face, standsFor: [meaning] }],
      ),
      meaningOf: (cube) => (isDigit(cube) ? null : said.has(cube) ? said.get(cube)! : cube),
    };
  });
}
