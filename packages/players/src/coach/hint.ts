import { afterOf, gameFor } from '@forceout/rules/match';
import type { MatchView, Moment, Seat } from '@forceout/rules/match';
import type { Analyst, Move } from '../bots/analyst.ts';
import { LEVEL } from '../bots/level.ts';
import { Patience, withPatience } from '../bots/patience.ts';
import { Situation } from '../bots/situation.ts';
import { setGoal } from '../bots/goal.ts';
import { safeMoves, standing } from './safety.ts';
import { moveWords, sign } from './words.ts';

/** What to look at, a part of the answer, the answer. */
export type Hint = readonly [string, string, string];

/** A hint in three steps for whoever sits here; null where there is nothing to find out. */
export function hint(view: MatchView, seat: Seat, analyst: Analyst): Hint | null {
  const patient = withPatience(analyst, new Patience());
  const situation = new Situation(view, seat, LEVEL.perfect, patient, 'coach');
  const { phase, shake } = view;
  if (shake === null) return null;
  switch (phase.kind) {
    case 'goal':
      return phase.setter === seat ? goalHint(situation) : null;
    case 'moving':
      return shake.lastMover === seat ? null : turnHint(situation, phase.turn === seat);
    case 'writing': {
      const mine = phase.papers.some((paper) => paper.seat === seat && paper.state === 'writing');
      return mine ? writingHint(situation, situation.moment(afterOf(phase.occasion))) : null;
    }
    default:
      return null;
  }
}

function goalHint(situation: Situation): Hint | null {
  const action = setGoal(situation);
  if (action === null) return null;
  const first = 'Count what simple combinations of the cubes give before you touch a cube of the Goal.';
  if (action.do === 'no-goal')
    return [
      first,
      'Try the Goals one by one: is there a Solution for any?',
      'No Goal has a Solution here: say "No Goal".',
    ];
  if (action.do === 'bonus')
    return [
      first,
      'A bonus move can make your Goal harder to reach.',
      `Forbid ${sign(action.cube)} with a bonus move, then set your Goal.`,
    ];
  if (action.do !== 'set-goal') return null;
  const { text } = action.goal;
  return [
    first,
    `A Goal of ${text.replaceAll(/[^0-9]/g, '').length} digits has a Solution that takes some finding.`,
    `Set the Goal ${text}.`,
  ];
}

function turnHint(situation: Situation, myTurn: boolean): Hint | null {
  const { analyst, view } = situation;
  const game = gameFor(view.settings);
  const moment = situation.moment(null);
  const found = standing(game, analyst, moment);
  if (found.kind === 'now') {
    const text = analyst.text(found.written);
    return [
      'Before you move: what could be written with one more cube?',
      `It takes ${analyst.weight(found.written)} cubes. ${partOf(text)}`,
      `Challenge Now and write ${text}.`,
    ];
  }
  if (found.kind === 'impossible') {
    return [
      'Before you move: is there still a Solution at all?',
      'Look at what Required asks for and at what Forbidden has taken.',
      'Challenge Impossible: nothing can be written any more.',
    ];
  }
  if (!myTurn)
    return [
      'Is a challenge right?',
      found.written === null
        ? 'No Solution with one more cube was found, and no proof that there is none at all.'
        : 'A Solution is still possible, and one cube is not enough for it.',
      'No: let the next player move.',
    ];
  const [move] = safeMoves(game, analyst, moment, 1);
  return move === undefined ? noSafeMove() : safeMoveHint(move, analyst.exact);
}

function noSafeMove(): Hint {
  return [
    'No challenge is right, so you have to move.',
    'Every move of one cube lets somebody challenge.',
    'Choose the move whose Solution is hardest to see, or take a bonus move if you may.',
  ];
}

/** Where not every question gets an answer, a coach says so. */
function safeMoveHint(move: Move, exact: boolean): Hint {
  return [
    'No challenge is right, so move: leave more than one cube between the mat and a Solution, and leave one possible.',
    exact
      ? `${sign(move.cube)} can be moved safely.`
      : `${sign(move.cube)} can be moved; a short search found no challenge that would be right.`,
    `Move ${moveWords(move)}.`,
  ];
}

function writingHint({ analyst }: Situation, moment: Moment): Hint {
  const found = analyst.find(moment, 'work');
  if (found.answer === 'yes') {
    const text = analyst.text(found.written);
    return [
      `Something can be written, with ${analyst.weight(found.written)} cubes.`,
      partOf(text),
      `Write ${text}.`,
    ];
  }
  if (found.answer === 'no')
    return [
      'Check whether anything can be written at all.',
      'All cubes of Required must be used.',
      'Nothing can be written: present nothing.',
    ];
  return [
    'Begin with the cubes in Required: all must be used.',
    'Look for a part that comes close to the Goal.',
    'No Solution was found in the time a coach takes; that is no proof that there is none.',
  ];
}

function partOf(text: string): string {
  const [first = ''] = /^.{1,4}/.exec(text) ?? [];
  return `It begins with ${first.trim()} …`;
}
