import type { Language, Translated } from '@forceout/rules/words';
import type { en } from './en/index.ts';

export type Words = Translated<Omit<typeof en, 'language'>> & { readonly language: Language };
