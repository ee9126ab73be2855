import type { Rulebook } from '@forceout/rules';
import type { Card, Cube, GoalLayout, MatchSettings, Moment, Opening, Pick } from '@forceout/rules/match';
import { EMPTY_MAT } from '@forceout/rules/match';
import type { OnSetsRulebook } from '@forceout/rules';
import type { Field } from './field.ts';
import { makeOnSetsPosition, readCard, readCube, readOnSetsPosition, readPick } from './onsets-position.ts';
import { readWrittenSolution } from './onsets-written.ts';
import type { OnSetsPosition } from '@forceout/rules/onsets';

/** How the things on a table are read and written in the formats of one game. */
export interface TableReaders {
  readonly cube: (field: Field) => Cube;
  readonly card: (field: Field) => Card;
  readonly pick: (field: Field) => Pick;
  readonly goal: (field: Field) => GoalLayout;
  readonly written: (field: Field) => object;
  readonly opening: (position: Field) => Omit<Opening, 'lastMover'>;
  readonly position: (moment: Moment) => Readonly<Record<string, unknown>>;
}

export function tableReaders(book: Rulebook, settings: MatchSettings): TableReaders {
  if (book.game === 'onsets') return onsetsReaders(book, settings);
  throw new Error('Equations scripts are not read yet');
}

function onsetsReaders(book: OnSetsRulebook, { division, level }: MatchSettings): TableReaders {
  return {
    cube: readCube,
    card: readCard,
    pick: readPick,
    goal: (field) => ({ text: field.text(200), cubes: null }),
    written: readWrittenSolution,
    opening: (field) => {
      const { universe, variations, goal, required, permitted, forbidden, resources } = readOnSetsPosition(
        field,
        book,
      );
      return {
        universe,
        picks: variations,
        goal,
        mat: { ...EMPTY_MAT, required, permitted, forbidden, resources },
      };
    },
    position: ({ universe, variations, goal, mat, after }) => {
      const position = { book, division, level, universe, variations, goal, ...mat, after };
      return makeOnSetsPosition(position as unknown as OnSetsPosition);
    },
  };
}
