import type { Language } from '../words/language.ts';
import { inPrint } from '../words/signs.ts';
import type { GameName } from '../words/signs.ts';
import type { Hint } from './hint.ts';
import { en } from './hint-words-en.ts';
import { es } from './hint-words-es.ts';

/** What to look at, a part of the answer, the answer. */
export type HintSteps = readonly [string, string, string];

/** Every kind of hint in one language. Solutions come in print. */
export type HintWords = {
  readonly [Kind in Hint['kind']]: (hint: Extract<Hint, { readonly kind: Kind }>) => HintSteps;
};

const WORDS: Readonly<Record<Language, HintWords>> = { en, es };

/** A hint in three steps, in the signs of the cubes and the language of who reads it. */
export function hintWords(hint: Hint, game: GameName, language: Language): HintSteps {
  const shown = inSigns(hint, game);
  // The compiler cannot see that the entry for a kind takes hints of that kind.
  const words = WORDS[language][shown.kind] as (hint: Hint) => HintSteps;
  return words(shown);
}

/** The same with every text as it is printed. */
function inSigns(hint: Hint, game: GameName): Hint {
  const texts = new Set(['text', 'goal']);
  return JSON.parse(
    JSON.stringify(hint, (key, value: unknown) =>
      texts.has(key) && typeof value === 'string' ? inPrint(game, value) : value,
    ),
  ) as Hint;
}
