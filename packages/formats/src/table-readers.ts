import { say } from '@forceout/rules';
import type { Rulebook } from '@forceout/rules';
import type { Card, Cube, GoalLayout, MatchSettings, Moment, Opening, Pick } from '@forceout/rules/match';
import { EMPTY_MAT } from '@forceout/rules/match';
import type { EquationsRulebook, OnSetsRulebook } from '@forceout/rules';
import type { EquationsPosition } from '@forceout/rules/equations';
import {
  makeEquationsPosition,
  readEquationsCube,
  readEquationsPick,
  readEquationsPosition,
  readLaidGoal,
} from './equations-position.ts';
import { readWrittenEquation } from './equations-written.ts';
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
  return book.game === 'onsets' ? onsetsReaders(book, settings) : equationsReaders(book, settings);
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
      const { required, permitted, forbidden, resources } = mat;
      const cubes = { required, permitted, forbidden, resources };
      const position = { book, division, level, universe, variations, goal, ...cubes, after };
      return makeOnSetsPosition(position as unknown as OnSetsPosition);
    },
  };
}

function equationsReaders(book: EquationsRulebook, { division, level, season }: MatchSettings): TableReaders {
  return {
    cube: readEquationsCube,
    card: (field) => field.fail(say('input-game-without-cards')),
    pick: readEquationsPick,
    goal: readLaidGoal,
    written: readWrittenEquation,
    opening: (field) => {
      const { variations, goal, required, permitted, forbidden, resources } = readEquationsPosition(
        field,
        book,
      );
      const mat = { required, permitted, forbidden, resources, goal: goal?.cubes ?? [] };
      return { universe: [], picks: variations, goal: goal?.text ?? null, mat };
    },
    position: ({ variations, goal, mat, after }) => {
      const { required, permitted, forbidden, resources } = mat;
      const laid = goal === null ? null : { text: goal, cubes: mat.goal.length === 0 ? null : mat.goal };
      const cubes = { required, permitted, forbidden, resources };
      const position = { book, division, level, season, variations, goal: laid, ...cubes, after };
      return makeEquationsPosition(position as unknown as EquationsPosition);
    },
  };
}
