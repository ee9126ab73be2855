import { en } from './en.ts';
import { es } from './es.ts';
import type { Words } from './words.ts';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export type { Words } from './words.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, es };
