import type { Division } from '@forceout/rules';
import type { BlankName as EquationsBlank } from '@forceout/rules/equations';
import type { BlankName as OnSetsBlank } from '@forceout/rules/onsets';
import { bookChoice } from '../pages/play/books.ts';
import type { GameName } from '../pages/play/books.ts';

export const SECTIONS = ['required', 'permitted', 'forbidden', 'resources'] as const;
export type Section = (typeof SECTIONS)[number];

export const AFTERS = ['now', 'impossible', 'forceout', 'stop', 'no-goal'] as const;
export type After = (typeof AFTERS)[number];

export type Game = GameName;

export type Blank = OnSetsBlank | EquationsBlank;
/** What each blank of a variation is filled in with. */
export const BLANKS = {
  cube: 'text',
  card: 'text',
  set: 'text',
  m: 'number',
  k: 'number',
  color: 'text',
} as const satisfies Readonly<Record<Blank, 'text' | 'number'>>;

/** A variation as the public formats write it; which blank it has is told by its id. */
export type PickText = { readonly id: string } & {
  readonly [Name in Blank]?: (typeof BLANKS)[Name] extends 'number' ? number : string;
};

/** A position as people build it: the public format with nothing left out, legal or not. The worker reads it with care. */
export interface Position {
  readonly rulebook: string;
  readonly division: Division;
  readonly level: 'basic' | 'adventurous';
  readonly season: 'even' | 'odd';
  /** Cards by their dots; empty in Equations. */
  readonly universe: readonly string[];
  readonly variations: readonly PickText[];
  /** Empty while no Goal is set. */
  readonly goal: string;
  /** Equations: the cubes of the Goal with their colours, where they are known. */
  readonly goalCubes: readonly string[] | null;
  readonly required: readonly string[];
  readonly permitted: readonly string[];
  readonly forbidden: readonly string[];
  readonly resources: readonly string[];
  readonly after: After | null;
}

export function gameOf({ rulebook }: Pick<Position, 'rulebook'>): Game {
  return bookChoice(rulebook).game;
}

export function emptyPosition(rulebook: string): Position {
  return {
    rulebook,
    division: 'middle',
    level: 'adventurous',
    season: 'even',
    universe: [],
    variations: [],
    goal: '',
    goalCubes: null,
    required: [],
    permitted: [],
    forbidden: [],
    resources: [],
    after: 'impossible',
  };
}

type Json = Readonly<Record<string, unknown>>;

/** The position in the public format, as the judge and the solver read it. */
export function makePosition(position: Position): Json {
  const { goal, goalCubes, after, level, season, universe, ...rest } = position;
  const isEquations = gameOf(position) === 'equations';
  return {
    rulebook: rest.rulebook,
    division: rest.division,
    ...(isEquations ? { season } : {}),
    ...(level === 'basic' ? { level } : {}),
    ...(isEquations ? {} : { universe }),
    variations: rest.variations,
    ...(goal === ''
      ? {}
      : { goal: isEquations && goalCubes !== null ? { text: goal, cubes: goalCubes } : goal }),
    required: rest.required,
    permitted: rest.permitted,
    forbidden: rest.forbidden,
    resources: rest.resources,
    ...(after === null ? {} : { after }),
  };
}
