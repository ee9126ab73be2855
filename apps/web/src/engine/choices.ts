import { RULEBOOKS } from '@forceout/rules';
import type { Division, Rulebook } from '@forceout/rules';
import * as equations from '@forceout/rules/equations';
import { EQUATIONS_CUBES, ONSETS_CUBES } from '@forceout/rules/kit';
import type { CubeSort } from '@forceout/rules/kit';
import * as onsets from '@forceout/rules/onsets';
import type { Blank, Game, Position } from '../position/position.ts';
import { bookNamed } from './shelf.ts';

/** A variation that can be picked here: its blank, and what may stand in it (nothing: any text). */
export interface VariationChoice {
  readonly id: string;
  readonly rule: string;
  readonly blank: Blank | null;
  readonly fillings: readonly (string | number)[];
}

/** What can be chosen when a position is built by hand. */
export interface Choices {
  readonly game: Game;
  readonly divisions: readonly Division[];
  readonly hasBasicLevel: boolean;
  readonly always: readonly string[];
  readonly variations: readonly VariationChoice[];
  readonly kit: readonly CubeSort[];
}

type Where = Pick<Position, 'rulebook' | 'division' | 'level' | 'season'>;

export function choices(where: Where): Choices {
  const book: Rulebook = bookNamed(where.rulebook) ?? RULEBOOKS[0]!;
  const division = book.divisions.includes(where.division) ? where.division : book.divisions[0]!;
  const lists =
    book.game === 'onsets'
      ? onsets.variationsOf({ ...where, book, division })
      : equations.variationsOf({ ...where, book, division });
  return {
    game: book.game,
    divisions: book.divisions,
    hasBasicLevel: book.basicLevel !== null,
    always: lists.always.map(({ id }) => id),
    variations: lists.list.map((entry) => ({ id: entry.id, rule: entry.rule, ...blankOf(entry) })),
    kit: book.game === 'onsets' ? ONSETS_CUBES : EQUATIONS_CUBES,
  };
}

function blankOf(
  entry: onsets.VariationEntry | equations.VariationEntry,
): Pick<VariationChoice, 'blank' | 'fillings'> {
  switch (entry.id) {
    case 'required-cube':
    case 'wild-cube':
      return { blank: 'cube', fillings: onsets.SYMBOLS };
    case 'required-card':
    case 'forbidden-card':
      return { blank: 'card', fillings: Array.from({ length: 16 }, (_, card) => onsets.makeCard(card)) };
    case 'double-set':
      return { blank: 'set', fillings: [] };
    case 'wild':
      return { blank: 'cube', fillings: entry.faces };
    case 'base':
      return { blank: 'm', fillings: entry.bases };
    case 'multiple-of-k':
      return { blank: 'k', fillings: range(entry.least, entry.most) };
    case 'exponent':
      return { blank: 'color', fillings: equations.COLORS };
    default:
      return { blank: null, fillings: [] };
  }
}

function range(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
