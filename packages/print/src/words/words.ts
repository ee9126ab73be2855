import type { Translated } from '@forceout/rules/words';
import type { en } from './en.ts';

export type Words = Translated<typeof en>;
