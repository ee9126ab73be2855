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
  const { always, list } =
    book.game === 'onsets'
      ? listed(onsets.variationsOf({ ...where, book, division }), onsetsBlank)
      : listed(equations.variationsOf({ ...where, book, division }), equationsBlank);
  return {
    game: book.game,
    divisions: book.divisions,
    hasBasicLevel: book.basicLevel !== null,
    always,
    variations: list,
    kit: book.game === 'onsets' ? ONSETS_CUBES : EQUATIONS_CUBES,
  };
}

function listed<Entry extends { readonly id: string; readonly rule: string }>(
  lists: { readonly always: readonly Entry[]; readonly list: readonly Entry[] },
  blankOf: (entry: Entry) => BlankChoice,
): { readonly always: readonly string[]; readonly list: readonly VariationChoice[] } {
  return {
    always: lists.always.map(({ id }) => id),
    list: lists.list.map((entry) => ({ id: entry.id, rule: entry.rule, ...blankOf(entry) })),
  };
}

type BlankChoice = Pick<VariationChoice, 'blank' | 'fillings'>;

function onsetsBlank({ id }: onsets.VariationEntry): BlankChoice {
  const { blank } = onsets.VARIATION[id];
  return { blank, fillings: blank === null ? [] : ONSETS_FILLINGS[blank] };
}

const ONSETS_FILLINGS: Readonly<Record<onsets.BlankName, readonly string[]>> = {
  cube: onsets.SYMBOLS,
  card: Array.from({ length: 16 }, (_, card) => onsets.makeCard(card)),
  set: [],
};

function equationsBlank(entry: equations.VariationEntry): BlankChoice {
  return { blank: equations.VARIATION[entry.id].blank, fillings: equations.fillingsOf(entry) ?? [] };
}
