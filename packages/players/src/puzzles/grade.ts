import { bookOf } from '@forceout/rules';
import type { Told } from '@forceout/rules';
import { gameFor } from '@forceout/rules/match';
import type { Card, GoalLayout, MatchSettings, Moment, Written } from '@forceout/rules/match';
import { makeCard } from '@forceout/rules/onsets';
import { afterGoal, afterMove } from '../bots/analyst.ts';
import type { Analyst, Move } from '../bots/analyst.ts';
import { ideaOf } from '../coach/idea.ts';
import { standingAfter } from '../coach/safety.ts';
import { inPrint } from '../words/signs.ts';
import { graded } from './graded.ts';
import { sameNumber } from './same-number.ts';
import { workingOf } from './working.ts';
import type { Grade, Puzzle, PuzzleAnswer, Said } from './puzzle.ts';

/** Whether an answer is right, and why. */
export function grade(puzzle: Puzzle, answer: PuzzleAnswer, analyst: Analyst): Grade {
  const { task, moment, settings } = puzzle;
  const game = bookOf(settings)?.game ?? 'onsets';
  const print = printer(settings, analyst);
  switch (task.kind) {
    case 'write-a-solution': {
      if (answer.kind !== task.kind) return wrongKind();
      const [fault] = analyst.faults(moment, answer.written);
      if (fault === undefined)
        return graded(
          true,
          { says: 'correct', text: print(answer.written) },
          ...workingOf(analyst, moment, answer.written),
        );
      const { code, message } = fault;
      return graded(
        false,
        { says: 'judge', game, code, message },
        { says: 'one-that-is-right', text: print(task.example) },
        ...workingOf(analyst, moment, task.example),
      );
    }
    case 'find-the-ambiguity': {
      if (answer.kind !== task.kind) return wrongKind();
      const found = gameFor(settings).regroup(moment, task.written, answer.written);
      if (found.kind === 'loses')
        return graded(true, { says: 'misses-the-goal' }, ...workingOf(analyst, moment, answer.written));
      const { kind: code, message } = found;
      return graded(
        false,
        { says: 'judge', game, code, message },
        { says: 'group-it', text: print(task.example) },
        ...workingOf(analyst, moment, task.example),
      );
    }
    case 'now-impossible-or-play-on': {
      if (answer.kind !== task.kind) return wrongKind();
      const { key: says, example } = task;
      const right = answer.call === says;
      if (says === 'impossible' || example === null) {
        const why = analyst.whyNot({ ...moment, after: 'impossible' });
        return graded(
          right,
          { says: 'impossible' },
          ...(why === null ? [] : [{ says: 'why-impossible', why } as const]),
        );
      }
      const at: Moment = { ...moment, after: says === 'now' ? 'now' : 'impossible' };
      const { missing } = ideaOf(analyst, at, example);
      return graded(right, { says, text: print(example), missing }, ...workingOf(analyst, at, example));
    }
    case 'safe-move':
      return answer.kind === task.kind ? gradeMove(puzzle, task.safe, answer.move, analyst) : wrongKind();
    case 'right-or-wrong': {
      if (answer.kind !== task.kind) return wrongKind();
      const right = answer.right === task.key;
      if (task.why === null)
        return graded(
          right,
          { says: 'correct', text: print(task.written) },
          ...workingOf(analyst, moment, task.written),
        );
      // What it comes to is worth showing only where that is what is wrong.
      const isValue = task.why.code === 'wrong-value';
      const steps = isValue ? workingOf(analyst, moment, task.written, 'without-goal') : [];
      return graded(right, { says: 'judge', game, ...task.why }, ...steps);
    }
    case 'which-cards': {
      if (answer.kind !== task.kind) return wrongKind();
      const { key } = task;
      const leftOut = key.filter((card) => !answer.cards.includes(card));
      const tooMany = answer.cards.filter((card) => !key.includes(card));
      const text = print(task.written);
      return graded(
        leftOut.length === 0 && tooMany.length === 0,
        ...cardsTold('cards-left-out', leftOut.length < key.length ? leftOut : []),
        ...cardsTold('cards-too-many', tooMany),
        key.length === 0
          ? { says: 'selects-nothing', text }
          : { says: 'selects', text, cards: key.map(makeCard) },
        ...workingOf(analyst, moment, task.written, 'without-goal'),
      );
    }
    case 'legal-pick': {
      if (answer.kind !== task.kind) return wrongKind();
      const right = answer.legal === task.key;
      return task.why === null
        ? graded(right, { says: 'no-objection' })
        : graded(right, { says: 'judge', game, ...task.why });
    }
    case 'set-a-goal':
      return answer.kind === task.kind ? gradeGoal(puzzle, task.example, answer.goal, analyst) : wrongKind();
    case 'evaluate': {
      if (answer.kind !== task.kind) return wrongKind();
      const written = [{ solution: task.text, goal: moment.goal, wild: [], goalLayout: null }];
      return graded(
        sameNumber(answer.value, task.key),
        { says: 'worth', text: inPrint('equations', task.text), value: task.key.replaceAll('-', '−') },
        ...workingOf(analyst, moment, written, 'without-goal'),
      );
    }
    case 'spot-the-illegal': {
      if (answer.kind !== task.kind) return wrongKind();
      return graded(
        answer.choice === task.key,
        { says: 'is-illegal', text: inPrint('equations', task.texts[task.key]!) },
        { says: 'judge', game, code: task.why.code, message: withoutQuote(task.why.message) },
      );
    }
  }
}

function cardsTold(says: 'cards-left-out' | 'cards-too-many', cards: readonly Card[]): readonly Said[] {
  return cards.length === 0 ? [] : [{ says, cards: cards.map(makeCard) }];
}

/** What is wrong with a text that has just been named. */
function withoutQuote(message: Told): Told {
  if (typeof message === 'string') return message;
  if (message.say === 'of-text') return message.what;
  return message.say === 'names-no-number' ? (message.why ?? message) : message;
}

/** Solutions in the signs of the cubes. */
function printer(settings: MatchSettings, analyst: Analyst): (written: readonly Written[]) => string {
  const game = bookOf(settings)?.game ?? 'onsets';
  return (written) => inPrint(game, analyst.text(written));
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
  const rules = gameFor(settings);
  const game = bookOf(settings)?.game ?? 'onsets';
  const print = printer(settings, analyst);
  const instead: Said = {
    says: 'goal-with-a-solution',
    text: game === 'equations' ? inPrint(game, example.text) : example.text,
  };
  const cubes = rules.goalCubes(goal, moment.mat.resources);
  if (cubes === null) return graded(false, { says: 'cubes-missing' }, instead);
  const [illegal] = rules.judgeGoal(moment, goal);
  if (illegal !== undefined) {
    const { code, message } = illegal;
    return graded(false, { says: 'judge', game, code, message }, instead);
  }
  const set = afterGoal(moment, goal.text, cubes, rules);
  const found = analyst.find({ ...set, after: 'impossible' }, 'study');
  switch (found.answer) {
    case 'yes': {
      const open: Moment = { ...set, after: 'impossible' };
      const plain = analyst.plain(open) ?? found.written;
      return graded(true, { says: 'has-a-solution', text: print(plain) }, ...workingOf(analyst, open, plain));
    }
    case 'no':
      return graded(false, { says: 'no-solution' }, instead);
    case 'unknown':
      return graded(true, { says: 'not-found-quickly' });
  }
}

function gradeMove({ settings, moment }: Puzzle, safe: readonly Move[], move: Move, analyst: Analyst): Grade {
  const instead: Said = { says: 'safe-instead', moves: safe };
  const legal = analyst
    .moves(moment)
    .some(({ from, cube, to }) => from === move.from && cube === move.cube && to === move.to);
  if (!legal) return graded(false, { says: 'illegal-move' }, instead);
  const print = printer(settings, analyst);
  const found = standingAfter(gameFor(settings), analyst, moment, move);
  const next = afterMove(moment, move);
  switch (found.kind) {
    case 'safe': {
      const plain = analyst.plain({ ...next, after: 'impossible' }) ?? found.written;
      return graded(
        true,
        { says: 'is-safe', text: print(plain) },
        ...workingOf(analyst, { ...next, after: 'impossible' }, plain),
      );
    }
    case 'unknown':
      return graded(true, { says: 'no-proof' });
    case 'now': {
      const plain = analyst.plain({ ...next, after: 'now' }) ?? found.written;
      return graded(
        false,
        { says: 'makes-now', text: print(plain) },
        ...workingOf(analyst, { ...next, after: 'now' }, plain),
        instead,
      );
    }
    case 'impossible':
      return graded(false, { says: 'makes-impossible' }, instead);
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
    case 'safe-move':
      return { kind: task.kind, move: task.safe[0]! };
    case 'right-or-wrong':
      return { kind: task.kind, right: task.key };
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
