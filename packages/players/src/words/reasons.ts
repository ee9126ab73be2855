import type { Told } from '@forceout/rules';
import { sentence } from '@forceout/rules/words';
import type { Language } from './language.ts';
import { inPrint } from './signs.ts';
import type { GameName } from './signs.ts';

/** A word that is made of the signs of Equations as they are typed. */
const TYPED = /(?<!\S)["«(]*[\d+\-x/^r()!~<*|'=.]+[",;:.)»]*(?!\S)/g;

/** What the judge says, with the signs that people see: the judge quotes Equations as they are typed. */
export function reasonWords(
  { message }: { readonly message: Told },
  language: Language,
  game: GameName,
): string {
  const said = sentence(message, language);
  return game === 'equations' ? said.replaceAll(TYPED, (word) => inPrint(game, word)) : said;
}
