import type { Translated } from '@forceout/rules/words';
import type { en } from './en/index.ts';

/** Every text of the terminal. */
export type Words = Translated<typeof en>;
