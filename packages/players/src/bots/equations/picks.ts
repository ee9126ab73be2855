import { judgeEquationsPick, variationsOf } from '@forceout/rules/equations';
import type { EquationsPosition, Pick, VariationEntry } from '@forceout/rules/equations';
import type { Draws } from '@forceout/rules/kit';
import { shuffled } from '../situation.ts';

/** Legal picks with their blanks filled in, one for each variation that has any. */
export function* equationsPicks(position: EquationsPosition, draws: Draws): Generator<Pick> {
  for (const entry of shuffled(variationsOf(position).list, draws)) {
    const legal = shuffled(filledIn(entry), draws).find((pick) => judgeEquationsPick(position, pick).legal);
    if (legal !== undefined) yield legal;
  }
}

function filledIn(entry: VariationEntry): readonly Pick[] {
  switch (entry.id) {
    case 'wild':
      return entry.faces.map((cube) => ({ id: 'wild', cube }));
    case 'base':
      return entry.bases.map((m) => ({ id: 'base', m }));
    case 'multiple-of-k': {
      const { least, most } = entry;
      return Array.from({ length: most - least + 1 }, (_, step) => ({
        id: 'multiple-of-k',
        k: least + step,
      }));
    }
    case 'exponent':
      return (['red', 'blue', 'green', 'black'] as const).map((color) => ({ id: 'exponent', color }));
    default:
      return [{ id: entry.id }];
  }
}
