import { gameFor } from '@forceout/rules/match';
import type { GoalLayout } from '@forceout/rules/match';
import { makeCard } from '@forceout/rules/onsets';
import { afterGoal } from '../bots/analyst.ts';
import type { Analyst } from '../bots/analyst.ts';
import type { Grade, Puzzle, PuzzleAnswer } from './puzzle.ts';

/** Whether an answer is right, and why. */
export function grade(puzzle: Puzzle, answer: PuzzleAnswer, analyst: Analyst): Grade {
  const { task, moment, settings } = puzzle;
  switch (task.kind) {
    case 'write-a-solution': {
      if (answer.kind !== task.kind) return wrongKind();
      const [fault] = analyst.faults(moment, answer.written);
      if (fault === undefined)
        return { right: true, explanation: `${analyst.text(answer.written)} is correct.` };
      return {
        right: false,
        explanation: `${fault.message} One that is right: ${analyst.text(task.example)}.`,
      };
    }
    case 'find-the-ambiguity': {
      if (answer.kind !== task.kind) return wrongKind();
      const found = gameFor(settings).regroup(moment, task.written, answer.written);
      if (found.kind === 'loses')
        return { right: true, explanation: 'Grouped like that it misses the Goal, so it is ambiguous.' };
      return { right: false, explanation: `${found.message} Group it ${analyst.text(task.example)}.` };
    }
    case 'now-impossible-or-play-on': {
      if (answer.kind !== task.kind) return wrongKind();
      const shown = task.example === null ? '' : analyst.text(task.example);
      const why = {
        now: `Now is right: one more cube makes ${shown}.`,
        impossible: 'Impossible is right: nothing can be written any more.',
        'play-on': `Play on: ${shown} is still possible, but takes more than one cube.`,
      }[task.key];
      return { right: answer.call === task.key, explanation: why };
    }
    case 'which-cards': {
      if (answer.kind !== task.kind) return wrongKind();
      const right =
        answer.cards.toSorted((a, b) => a - b).join() === task.key.toSorted((a, b) => a - b).join();
      const cards = task.key.length === 0 ? 'no card' : task.key.map(makeCard).join(' ');
      return { right, explanation: `${analyst.text(task.written)} selects ${cards}.` };
    }
    case 'legal-pick': {
      if (answer.kind !== task.kind) return wrongKind();
      return {
        right: answer.legal === task.key,
        explanation: task.why ?? 'Nothing speaks against this pick.',
      };
    }
    case 'set-a-goal':
      return answer.kind === task.kind ? gradeGoal(puzzle, task.example, answer.goal, analyst) : wrongKind();
    case 'evaluate': {
      if (answer.kind !== task.kind) return wrongKind();
      const right = answer.value.replaceAll(/\s/g, '') === task.key;
      return { right, explanation: `${task.text} is worth ${task.key}.` };
    }
    case 'spot-the-illegal': {
      if (answer.kind !== task.kind) return wrongKind();
      return {
        right: answer.choice === task.key,
        explanation: `${task.texts[task.key]} is illegal. ${task.why}`,
      };
    }
  }
}

function wrongKind(): Grade {
  return { right: false, explanation: 'That answers another question.' };
}

function gradeGoal(
  { settings, moment }: Puzzle,
  example: GoalLayout,
  goal: GoalLayout,
  analyst: Analyst,
): Grade {
  const game = gameFor(settings);
  const instead = `A Goal with a Solution: ${example.text}.`;
  const cubes = game.goalCubes(goal, moment.mat.resources);
  if (cubes === null)
    return { right: false, explanation: `The cubes of this Goal are not all there. ${instead}` };
  const [illegal] = game.judgeGoal(moment, goal);
  if (illegal !== undefined) return { right: false, explanation: `${illegal.message} ${instead}` };
  const found = analyst.find({ ...afterGoal(moment, goal.text, cubes, game), after: 'impossible' }, 'work');
  switch (found.answer) {
    case 'yes':
      return { right: true, explanation: `It has a Solution: ${analyst.text(found.written)}.` };
    case 'no':
      return { right: false, explanation: `No Solution equals this Goal. ${instead}` };
    case 'unknown':
      return {
        right: true,
        explanation: 'It is a legal Goal; no Solution was found quickly, and none was ruled out.',
      };
  }
}

/** The answer that the key gives; what a puzzle's own key must pass. */
export function keyOf({ task }: Puzzle): PuzzleAnswer {
  switch (task.kind) {
    case 'write-a-solution':
    case 'find-the-ambiguity':
      return { kind: task.kind, written: task.example };
    case 'now-impossible-or-play-on':
      return { kind: task.kind, call: task.key };
    case 'which-cards':
      return { kind: task.kind, cards: task.key };
    case 'legal-pick':
      return { kind: task.kind, legal: task.key };
    case 'set-a-goal':
      return { kind: task.kind, goal: task.example };
    case 'evaluate':
      return { kind: task.kind, value: task.key };
    case 'spot-the-illegal':
      return { kind: task.kind, choice: task.key };
  }
}
