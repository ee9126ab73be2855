import type { en } from './en/day/index.ts';
import type { Translated } from '@forceout/rules/words';

/** Texts of a tournament day. They come with its pages, not with the app: whoever only plays need not fetch them. */
export type DayWords = Translated<typeof en>;
