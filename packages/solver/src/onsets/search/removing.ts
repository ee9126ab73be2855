import type { Card, ShakeRules } from '@forceout/rules/onsets';
import type { Colourings } from './aim.ts';
import type { CellSet, Field } from '../cubes/field.ts';

/** The dots on the blank card with which every Restriction removes a card that the others leave. */
export function removingColourings(
  { position }: ShakeRules,
  field: Field,
  kept: readonly CellSet[],
): Colourings {
  if (!field.blankIsWild) return Number(eachRemoves(kept, field.all));
  const dealt = position.universe.reduce(
    (cells, card) => (card === 0 ? cells : cells | (1 << field.cellOf[card]!)),
    0,
  );
  let right = 0;
  for (let dots: Card = 0; dots < 16; dots++)
    if (eachRemoves(kept, dealt | (1 << field.cellOf[dots]!))) right |= 1 << dots;
  return right;
}

/** Whether each Restriction removes one of these cells that no other removes. */
export function eachRemoves(kept: readonly CellSet[], lying: CellSet): boolean {
  return kept.every((keeps, index) => {
    const others = kept.reduce((cells, other, place) => (place === index ? cells : cells & other), lying);
    return (others & ~keeps) !== 0;
  });
}
