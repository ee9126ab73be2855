import type { Print } from './prints.ts';
import { WORDS } from './words/index.ts';
import type { Language } from './words/index.ts';

/** Why there is nothing to print. */
export type Nothing =
  | { readonly why: 'no-event'; readonly event: string | null }
  | { readonly why: 'empty'; readonly print: Print }
  | { readonly why: 'nobody-seated' }
  | { readonly why: 'no-wifi' }
  | { readonly why: 'no-division'; readonly event: string }
  | {
      readonly why: 'other-division';
      readonly event: string;
      readonly book: string;
      readonly division: string;
    };

/** The words for it, in one language. */
export function nothingInWords(nothing: Nothing, language: Language): string {
  const { nothing: words } = WORDS[language];
  switch (nothing.why) {
    case 'no-event':
      return words.noEvent(String(nothing.event));
    case 'empty':
      return words.empty(nothing.print);
    case 'nobody-seated':
      return words.nobodySeated;
    case 'no-wifi':
      return words.noWifi;
    case 'no-division':
      return words.noDivision(nothing.event);
    case 'other-division':
      return words.otherDivision(nothing.event, nothing.book, nothing.division);
  }
}
