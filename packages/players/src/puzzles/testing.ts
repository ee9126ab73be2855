import { bookById } from '@forceout/rules';
import { judgeEquation, judgeEquationsGoal } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import { slowValuesOf } from '@forceout/rules/equations/testing';
import { gameFor } from '@forceout/rules/match';
import type { MatchSettings, Moment } from '@forceout/rules/match';
import type { WrittenSolution } from '@forceout/rules/onsets';
import { referenceJudge } from '@forceout/rules/onsets/reference';
import { isSolvable, solveEquations } from '@forceout/solver';
import { afterGoal, afterMove } from '../bots/analyst.ts';
import { analystFor } from '../bots/analyst-for.ts';
import { equationsPosition } from '../bots/equations/position.ts';
import { Watch } from '../bots/watch.ts';
import { onsetsPosition } from '../bots/onsets/position.ts';
import { cardByCard } from './card-by-card.ts';
import { grade, keyOf } from './grade.ts';
import type { Puzzle } from './puzzle.ts';

/** Looks at the clock for a search in Equations; a key that takes more to prove is not given out. */
const PLENTY = 80;

export function solver(
  settings: MatchSettings,
  moment: Moment,
  looks: number = PLENTY,
): 'yes' | 'no' | 'unknown' {
  if (isOnSets(settings))
    return isSolvable(onsetsPosition(settings, moment)).written.length > 0 ? 'yes' : 'no';
  return solveEquations(equationsPosition(settings, moment), new Watch(looks).options).answer;
}

export function isOnSets({ rulebook }: MatchSettings): boolean {
  return bookById(rulebook)?.game === 'onsets';
}

/** What judge, solver and the slow references have against the key of a puzzle; none of them made it. */
export function objectionsToKey(puzzle: Puzzle): readonly string[] {
  const { settings, moment, task } = puzzle;
  const game = gameFor(settings);
  const objections: string[] = [];
  const hold = (what: string, is: unknown, wanted: unknown): void => {
    const [one, other] = [JSON.stringify(is), JSON.stringify(wanted)];
    if (one !== other) objections.push(`${what}: ${one}, and not ${other}`);
  };
  const judged = (at: Moment, written: readonly object[]): string => game.judge(at, written).verdict;
  hold('the grade of the key', grade(puzzle, keyOf(puzzle), analystFor(settings)).right, true);
  switch (task.kind) {
    case 'write-a-solution':
      hold('the judge', judged(moment, task.example), 'correct');
      if (isOnSets(settings))
        hold(
          'the slow judge',
          referenceJudge(onsetsPosition(settings, moment), task.example as WrittenSolution[]).correct,
          true,
        );
      break;
    case 'find-the-ambiguity':
      hold(
        'the judge',
        game.judge(moment, task.written).reasons.map(({ code }) => code),
        ['ambiguous'],
      );
      hold('the regrouping', game.regroup(moment, task.written, task.example).kind, 'loses');
      hold('the judge of the regrouping', judged(moment, task.example), 'incorrect');
      break;
    case 'now-impossible-or-play-on': {
      const found = (['impossible', 'now'] as const).map((after) => solver(settings, { ...moment, after }));
      const wanted = { now: ['yes', 'yes'], impossible: ['no', 'no'], 'play-on': ['yes', 'no'] }[task.key];
      hold('the solver', found, wanted);
      if (task.example !== null) {
        const after = task.key === 'now' ? 'now' : 'impossible';
        hold('the judge', judged({ ...moment, after }, task.example), 'correct');
      }
      break;
    }
    case 'safe-move': {
      const standing = (at: Moment): readonly string[] =>
        (['impossible', 'now'] as const).map((after) => solver(settings, { ...at, after }));
      hold('the solver before the move', standing(moment), ['yes', 'no']);
      for (const move of task.safe) hold('the solver', standing(afterMove(moment, move)), ['yes', 'no']);
      break;
    }
    case 'right-or-wrong':
      hold('the judge', judged(moment, task.written) === 'correct', task.key);
      if (task.regrouped !== null)
        hold('the regrouping', game.regroup(moment, task.written, task.regrouped).kind, 'loses');
      if (isOnSets(settings))
        hold(
          'the slow judge',
          referenceJudge(onsetsPosition(settings, moment), task.written as WrittenSolution[]).correct,
          task.key,
        );
      break;
    case 'which-cards': {
      const [written] = task.written as readonly WrittenSolution[];
      const symmetric = moment.variations.some(({ id }) => id === 'symmetric-difference');
      hold('card by card', task.key, cardByCard(moment.universe, written!, symmetric));
      hold('the judge', judged(moment, task.written), 'correct');
      hold('the slow judge', referenceJudge(onsetsPosition(settings, moment), [written!]).correct, true);
      hold('the solver', solver(settings, moment), 'yes');
      break;
    }
    case 'legal-pick':
      hold('the judge', game.judgePick(moment, task.pick).length === 0, task.key);
      break;
    case 'set-a-goal': {
      hold('the judge', game.judgeGoal(moment, task.example), []);
      const cubes = game.goalCubes(task.example, moment.mat.resources);
      const set = afterGoal(moment, task.example.text, cubes ?? [], game);
      hold('the solver', solver(settings, { ...set, after: 'impossible' }), 'yes');
      break;
    }
    case 'evaluate': {
      const position = equationsPosition(settings, moment);
      const values = readValues(position, task.text);
      // The slow reference reads plain numerals only.
      if (values !== null) hold('every grouping', values, [task.key]);
      hold('the Goal that the solver reached', meetsGoal(position, task.key), true);
      break;
    }
    case 'spot-the-illegal': {
      const position = equationsPosition(settings, moment);
      const worth = (solution: string): boolean =>
        judgeEquation(position, [{ solution, goal: moment.goal, wild: [], goalLayout: null }]).values[0] !==
        null;
      hold(
        'worth something',
        task.texts.map(worth),
        task.texts.map((_, at) => at !== task.key),
      );
      hold('every grouping of the illegal one', readValues(position, task.texts[task.key]!), null);
      break;
    }
  }
  return objections;
}

/** What every grouping is worth; null where the slow reference cannot read it, or finds it worth nothing. */
function readValues(position: EquationsPosition, text: string): readonly (string | null)[] | null {
  try {
    const values = slowValuesOf(position, text);
    return values.length === 0 ? null : values;
  } catch {
    return null;
  }
}

/** Whether this is what some reading of the Goal is worth, or differs by a multiple of k where that is played. */
function meetsGoal(position: EquationsPosition, key: string): boolean {
  const { goal, resources, variations } = position;
  const cubes = goal?.cubes ?? [];
  const { values } = judgeEquationsGoal({ ...position, resources: [...resources, ...cubes] }, goal!);
  const multiple = variations.find((pick) => pick.id === 'multiple-of-k');
  return values.some((value) => {
    if (value === key) return true;
    const [off, k] = [Number(value) - Number(key), multiple?.id === 'multiple-of-k' ? multiple.k : 0];
    return k > 0 && off % k === 0;
  });
}
