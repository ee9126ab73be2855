import type { Moment, Written } from '@forceout/rules/match';
import type { Analyst, Piece } from '../bots/analyst.ts';
import type { Said } from './puzzle.ts';

/** Signs that nobody works out at a glance, and variations that give plain ones another meaning. */
const UNUSUAL = /[^\d+−×\s]/;
const OTHER_MEANING: Readonly<Record<string, RegExp>> = {
  average: /\+/,
  'multiple-of-k': /./,
  base: /\(base/,
};

/** How a Solution works out, in sentences: what Restrictions leave, what the Goal asks for, and what each piece comes to. */
export function workingOf(
  analyst: Analyst,
  moment: Moment,
  written: readonly Written[],
  about: 'with-goal' | 'without-goal' = 'with-goal',
): readonly Said[] {
  const { pieces, goal, asks, restricted, apart } = analyst.working(moment, written);
  const withGoal = about === 'with-goal';
  const said: Said[] = [];
  if (withGoal && asks.length > 0) said.push({ says: 'goal-asks', goal: asks });
  if (restricted !== null) said.push({ says: 'restrictions', ...restricted });
  const all = distinct([...pieces, ...(withGoal ? goal : [])]);
  // What one piece comes to was said already where the Goal does not matter.
  if ((withGoal || all.length > 1) && isWorthSaying(moment, all))
    said.push({ says: moment.universe.length > 0 ? 'cards-of-pieces' : 'values-of-pieces', pieces: all });
  if (withGoal && apart !== null) said.push({ says: 'multiple-apart', ...apart });
  return said;
}

/** Where it has more than one piece or an unusual one. */
function isWorthSaying({ variations }: Moment, pieces: readonly Piece[]): boolean {
  if (pieces.length === 0) return false;
  return (
    pieces.length > 1 ||
    pieces.some(({ text }) => UNUSUAL.test(text)) ||
    variations.some(({ id }) => pieces.some(({ text }) => OTHER_MEANING[id]?.test(text) ?? false))
  );
}

/** 32 = 32 is told once. */
function distinct(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ text }, at) => pieces.findIndex((one) => one.text === text) === at);
}
