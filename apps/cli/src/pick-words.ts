import { blankOf, readPickWords } from '@forceout/formats/line';

/** `wild-cube B` as a pick in the public format; words too many behind a variation without a blank are passed over. */
export function pickFrom(text: string): Readonly<Record<string, unknown>> {
  const [id = ''] = text.trim().split(/\s+/);
  return readPickWords(blankOf(id) === null ? id : text);
}
