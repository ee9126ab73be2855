import type { Told } from '@forceout/rules';
import type { Words } from '../../words/words.ts';

/** Why something is not possible, in the reader's language: by its code, or in the rules' own sentence. */
export function refusalWords(
  { table, said }: Words,
  { code, message }: { readonly code: string; readonly message: Told },
): string {
  const own = (table.refusals as Readonly<Record<string, string>>)[code];
  return own ?? said(message);
}
