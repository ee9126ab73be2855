import { gameFor } from '@forceout/rules/match';
import type { GoalLayout } from '@forceout/rules/match';
import { makeCard } from '@forceout/rules/onsets';
import { afterGoal } from '../bots/analyst.ts';
import type { Analyst } from '../bots/analyst.ts';
import { graded } from './graded.ts';
import type { Grade, Puzzle, PuzzleAnswer, Said } from './puzzle.ts';

/** Whether an answer is right, and why. */
export function grade(puzzle: Puzzle, answer: PuzzleAnswer, analyst: Analyst): Grade {
  const { task, moment, settings } = puzzle;
  switch (task.kind) {
    case 'write-a-solution': {
      if (answer.kind !== task.kind) return wrongKind();
      const [fault] = analyst.faults(moment, answer.written);
      if (fault === undefined) return graded(true, { says: 'correct', text: analyst.text(answer.written) });
      const { code, message } = fault;
      return graded(
        false,
        { says: 'judge', code, message },
        { says: 'one-that-is-right', text: analyst.text(task.example) },
      );
    }
    case 'find-the-ambiguity': {
      if (answer.kind !== task.kind) return wrongKind();
      const found = gameFor(settings).regroup(moment, task.written, answer.written);
      if (found.kind === 'loses') return graded(true, { says: 'misses-the-goal' });
      const { kind: code, message } = found;
      return graded(
        false,
        { says: 'judge', code, message },
        { says: 'group-it', text: analyst.text(task.example) },
      );
    }
    case 'now-impossible-or-play-on': {
      if (answer.kind !== task.kind) return wrongKind();
      const { key: says } = task;
      const text = task.example === null ? '' : analyst.text(task.example);
      return graded(answer.call === says, says === 'impossible' ? { says } : { says, text });
    }
    case 'which-cards': {
      if (answer.kind !== task.kind) return wrongKind();
      const right =
        answer.cards.toSorted((a, b) => a - b).join() === task.key.toSorted((a, b) => a - b).join();
      const text = analyst.text(task.written);
      return task.key.length === 0
        ? graded(right, { says: 'selects-nothing', text })
        : graded(right, { says: 'selects', text, value: task.key.map(makeCard).join(' ') });
    }
    case 'legal-pick': {
      if (answer.kind !== task.kind) return wrongKind();
      const right = answer.legal === task.key;
      return task.why === null
        ? graded(right, { says: 'no-objection' })
        : graded(right, { says: 'judge', ...task.why });
    }
    case 'set-a-goal':
      return answer.kind === task.kind ? gradeGoal(puzzle, task.example, answer.goal, analyst) : wrongKind();
    case 'evaluate': {
      if (answer.kind !== task.kind) return wrongKind();
      const right = answer.value.replaceAll(/\s/g, '') === task.key;
      return graded(right, { says: 'worth', text: task.text, value: task.key });
    }
    case 'spot-the-illegal': {
      if (answer.kind !== task.kind) return wrongKind();
      return graded(
        answer.choice === task.key,
        { says: 'is-illegal', text: task.texts[task.key]! },
        { says: 'judge', ...task.why },
      );
    }
  }
}

function wrongKind(): Grade {
  return graded(false, { says: 'other-question' });
}

function gradeGoal(
  { settings, moment }: Puzzle,
  example: GoalLayout,
  goal: GoalLayout,
  analyst: Analyst,
): Grade {
  const game = gameFor(settings);
  const instead: Said = { says: 'goal-with-a-solution', text: example.text };
  const cubes = game.goalCubes(goal, moment.mat.resources);
  if (cubes === null) return graded(false, { says: 'cubes-missing' }, instead);
  const [illegal] = game.judgeGoal(moment, goal);
  if (illegal !== undefined) {
    const { code, message } = illegal;
    return graded(false, { says: 'judge', code, message }, instead);
  }
  const found = analyst.find({ ...afterGoal(moment, goal.text, cubes, game), after: 'impossible' }, 'work');
  switch (found.answer) {
    case 'yes':
      return graded(true, { says: 'has-a-solution', text: analyst.text(found.written) });
    case 'no':
      return graded(false, { says: 'no-solution' }, instead);
    case 'unknown':
      return graded(true, { says: 'not-found-quickly' });
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
