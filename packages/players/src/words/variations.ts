import { inkWord } from './cubes.ts';
import type { Language } from './language.ts';
import { filledName } from './named-variations.ts';
import type { VariationWords } from './named-variations.ts';
import { inPrint } from './signs.ts';
import { VARIATIONS_EN } from './variations-en.ts';
import { VARIATIONS_ES } from './variations-es.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<string, VariationWords>>>> = {
  en: VARIATIONS_EN,
  es: VARIATIONS_ES,
};

/** A variation by its name, with what was filled in, and what it does in one sentence. */
export function variationWords(
  pick: { readonly id: string },
  language: Language,
  card: (card: number) => string = String,
): VariationWords {
  const { name, says } = WORDS[language][pick.id] ?? { name: pick.id, says: '' };
  const filled = Object.entries(pick).flatMap(([field, value]: [string, unknown]) => {
    if (field === 'id') return [];
    if (field === 'card' && typeof value === 'number') return [card(value)];
    if (field === 'color') return [inkWord(String(value), language)];
    // Only cubes of On-Sets and sets are written with its signs.
    const game =
      field === 'set' || pick.id === 'required-cube' || pick.id === 'wild-cube' ? 'onsets' : 'equations';
    return [inPrint(game, String(value))];
  });
  return { name: filledName(name, filled.join(' ')), says };
}
