import type { Language } from './language.ts';
import { listed } from './lists.ts';

const WORDS: Readonly<
  Record<Language, { readonly and: string; readonly blank: string; readonly theBlank: string }>
> = {
  en: { and: 'and', blank: 'blank', theBlank: 'the blank card' },
  es: { and: 'y', blank: 'en blanco', theBlank: 'la carta en blanco' },
};

/** A card in a row of cards, by its dots. */
export function cardWord(card: string, language: Language): string {
  return card === 'blank' ? WORDS[language].blank : card;
}

/** "G, RY and the blank card". */
export function cardsListed(cards: readonly string[], language: Language): string {
  const { and, theBlank } = WORDS[language];
  const named = cards.filter((card) => card !== 'blank');
  return listed(named.length < cards.length ? [...named, theBlank] : named, and);
}
