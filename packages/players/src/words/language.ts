/** The languages are one list, with the words of the rules. */
export { LANGUAGES } from '@forceout/rules/words';
export type { Language } from '@forceout/rules/words';
