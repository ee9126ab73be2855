import { Draws } from '@forceout/rules/kit';
import { gameFor } from '@forceout/rules/match';
import type { Moment } from '@forceout/rules/match';
import { solveEquations, solveOnSets } from '@forceout/solver';
import { afterGoal, afterMove } from '../bots/analyst.ts';
import { analystFor } from '../bots/analyst-for.ts';
import { equationsPosition } from '../bots/equations/position.ts';
import { onsetsPosition } from '../bots/onsets/position.ts';
import { Watch } from '../bots/watch.ts';
import { grade } from './grade.ts';
import type { Puzzle, PuzzleAnswer } from './puzzle.ts';
import { isOnSets, solver } from './testing.ts';

/** Other answers that are tried. */
const [SOLUTIONS, MOVES, GOALS] = [8, 8, 3];
/** Looks at the clock for each question: what takes longer is not asked. */
const SOME = 8;
const CALLS = ['now', 'impossible', 'play-on'] as const;

/** Answers besides the key that are right and not accepted, or wrong and accepted. The solver says which are right, not the maker of the puzzle. */
export function objectionsToOthers(puzzle: Puzzle): readonly string[] {
  const { settings } = puzzle;
  const analyst = analystFor(settings);
  return [...otherAnswers(puzzle)].flatMap(({ answer, right }) => {
    const given = grade(puzzle, answer, analyst);
    return given.right === right
      ? []
      : [`${JSON.stringify(answer)} is ${right ? 'right' : 'wrong'}: ${given.explanation}`];
  });
}

interface Other {
  readonly answer: PuzzleAnswer;
  readonly right: boolean;
}

function* otherAnswers({ settings, moment, task, seed }: Puzzle): Generator<Other> {
  const game = gameFor(settings);
  const analyst = analystFor(settings);

  switch (task.kind) {
    case 'write-a-solution':
      for (const written of solutions(settings, moment))
        yield { answer: { kind: task.kind, written }, right: true };
      return;
    case 'now-impossible-or-play-on':
      for (const call of CALLS) yield { answer: { kind: task.kind, call }, right: call === task.key };
      return;
    case 'safe-move':
      for (const move of analyst.moves(moment).slice(0, MOVES)) {
        const next = afterMove(moment, move);
        const [possible, now] = (['impossible', 'now'] as const).map((after) =>
          solver(settings, { ...next, after }, SOME),
        );
        if (possible !== 'unknown' && now !== 'unknown')
          yield { answer: { kind: task.kind, move }, right: possible === 'yes' && now === 'no' };
      }
      return;
    case 'right-or-wrong':
      yield { answer: { kind: task.kind, right: !task.key }, right: false };
      return;
    case 'legal-pick':
      yield { answer: { kind: task.kind, legal: !task.key }, right: false };
      return;
    case 'which-cards':
      yield { answer: { kind: task.kind, cards: task.key.toReversed() }, right: true };
      yield { answer: { kind: task.kind, cards: task.key.slice(1) }, right: task.key.length === 0 };
      return;
    case 'set-a-goal': {
      let tried = 0;
      for (const goal of analyst.goals(moment, new Draws(seed, 'others'))) {
        if (tried++ >= GOALS) return;
        const cubes = game.goalCubes(goal, moment.mat.resources);
        if (cubes === null) continue;
        const set = afterGoal(moment, goal.text, cubes, game);
        const answer = solver(settings, { ...set, after: 'impossible' }, SOME);
        if (answer !== 'unknown') yield { answer: { kind: task.kind, goal }, right: answer === 'yes' };
      }
      return;
    }
    case 'evaluate':
      for (const value of sameWorth(task.key)) yield { answer: { kind: task.kind, value }, right: true };
      return;
    case 'spot-the-illegal':
      for (const choice of task.texts.keys())
        yield { answer: { kind: task.kind, choice }, right: choice === task.key };
      return;
    case 'find-the-ambiguity':
      // As it stands it is not regrouped.
      yield { answer: { kind: task.kind, written: task.written }, right: false };
      return;
  }
}

/** The same number as others would write it. */
function sameWorth(key: string): readonly string[] {
  const [, sign = '', whole, below] = /^(-?)(\d+)(?:\/(\d+))?$/.exec(key) ?? [];
  if (whole === undefined) return [key];
  if (below === undefined)
    return [`${sign === '-' ? '−' : ''}${whole}`, `${sign}${whole}.0`, `${sign}${whole}/1`];
  return [`${sign}${Number(whole) * 2}/${Number(below) * 2}`, `${sign}${whole}÷${below}`];
}

function solutions(settings: Puzzle['settings'], moment: Moment): readonly (readonly object[])[] {
  const options = { ...new Watch(SOME).options, all: SOLUTIONS };
  if (isOnSets(settings)) return solveOnSets(onsetsPosition(settings, moment), options).written;
  return solveEquations(equationsPosition(settings, moment), options).written.map((one) => [one]);
}
