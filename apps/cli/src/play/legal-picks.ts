import { makePickWords } from '@forceout/formats';
import { bookOf } from '@forceout/rules';
import { COLORS, variationsOf as equationsVariations } from '@forceout/rules/equations';
import type { VariationEntry } from '@forceout/rules/equations';
import { gameFor } from '@forceout/rules/match';
import type { MatchView, Pick } from '@forceout/rules/match';
import { words as texts } from '../words/language.ts';
import { makeCard, variationsOf as onsetsVariations } from '@forceout/rules/onsets';

type Shake = NonNullable<MatchView['shake']>;

/** Which variations may be picked now; one with a blank is named with the ways to fill it. */
export function picksLine({ settings, shake }: MatchView): string {
  const book = bookOf(settings);
  if (book === null || shake === null) return '';
  const picks =
    book.game === 'onsets'
      ? onsetsVariations({ ...settings, book }).list.flatMap(({ id }) => onsetsPicks(id, shake))
      : equationsVariations({ ...settings, book }).list.flatMap(equationsPicks);
  const moment = { ...shake, variations: shake.picks.map(({ pick }) => pick), after: null };
  const legal = picks.filter((pick) => gameFor(settings).judgePick(moment, pick).length === 0);
  const names = new Map<string, string[]>();
  for (const pick of legal) {
    const [id = '', ...blank] = words(pick).split(' ');
    names.set(id, [...(names.get(id) ?? []), ...(blank.length === 0 ? [] : [blank.join(' ')])]);
  }
  const listed = [...names].map(([id, blanks]) => (blanks.length === 0 ? id : `${id} ${blanks.join('|')}`));
  return `  ${texts().table.mayPick(listed.join(', '))}`;
}

function words(pick: Pick): string {
  return makePickWords('card' in pick ? { ...pick, card: makeCard(pick.card as number) } : { ...pick });
}

function onsetsPicks(id: string, { mat, universe }: Shake): readonly Pick[] {
  switch (id) {
    case 'required-cube':
    case 'wild-cube':
      return [...new Set(mat.resources)].map((cube) => ({ id, cube }));
    case 'required-card':
    case 'forbidden-card':
      return universe.map((card) => ({ id, card }));
    case 'double-set':
      // Any set will do; one is shown.
      return [{ id, set: 'R n B' } as Pick];
    default:
      return [{ id }];
  }
}

function equationsPicks(entry: VariationEntry): readonly Pick[] {
  const { id } = entry;
  switch (id) {
    case 'wild':
      return entry.faces.map((cube) => ({ id, cube }));
    case 'base':
      return entry.bases.map((m) => ({ id, m }));
    case 'multiple-of-k':
      return Array.from({ length: entry.most - entry.least + 1 }, (_, step) => ({
        id,
        k: entry.least + step,
      }));
    case 'exponent':
      return COLORS.map((color) => ({ id, color }));
    default:
      return [{ id }];
  }
}
