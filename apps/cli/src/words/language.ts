import { LANGUAGES } from '@forceout/players';
import type { Language } from '@forceout/players';

/** English unless told; null for one that nobody speaks here. */
export function languageOf(wanted: string | null): Language | null {
  return LANGUAGES.find((one) => one === (wanted ?? 'en')) ?? null;
}
