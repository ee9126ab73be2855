import { bookOf } from '@forceout/rules';
import { variationsOf as equationsVariations } from '@forceout/rules/equations';
import type { MatchSettings } from '@forceout/rules/match';
import { variationsOf as onsetsVariations } from '@forceout/rules/onsets';

/** The variations of a division by their ids: those that are always played, and those that may be picked. */
export function variationsOf(settings: MatchSettings): {
  readonly always: readonly string[];
  readonly list: readonly string[];
} {
  const book = bookOf(settings);
  if (book === null) return { always: [], list: [] };
  const { always, list } =
    book.game === 'onsets'
      ? onsetsVariations({ ...settings, book })
      : equationsVariations({ ...settings, book });
  const ids = (entries: readonly { readonly id: string }[]): readonly string[] => entries.map(({ id }) => id);
  return { always: ids(always), list: ids(list) };
}
