import { afterOf, gameFor } from '@forceout/rules/match';
import type { MatchView, Moment, Seat } from '@forceout/rules/match';
import { afterGoal } from '../bots/analyst.ts';
import type { Analyst } from '../bots/analyst.ts';
import { setGoal } from '../bots/goal.ts';
import { LEVEL } from '../bots/level.ts';
import { Patience, withPatience } from '../bots/patience.ts';
import { Situation } from '../bots/situation.ts';
import { findMove } from './find-move.ts';
import type { Hint } from './hint.ts';
import { plainIdea } from './idea.ts';
import { standing } from './safety.ts';

/** Looks at the clock for what lies there; moves have their own. A hint takes some hundredths of a second, and a few seconds at most. */
const LOOKS_AT_POSITION = 40;
const LOOKS_AT_MOVES = 40;

/** What a coach has to say to whoever sits here; null where there is nothing to find out. */
export function hint(view: MatchView, seat: Seat, analyst: Analyst): Hint | null {
  const patient = withPatience(analyst, new Patience(undefined, Infinity, LOOKS_AT_POSITION));
  const situation = new Situation(view, seat, LEVEL.perfect, patient, 'coach');
  const { phase, shake } = view;
  if (shake === null) return null;
  switch (phase.kind) {
    case 'goal':
      return phase.setter === seat ? goalHint(situation) : null;
    case 'moving':
      if (shake.lastMover === seat || shake.goal === null) return null;
      return turnHint(situation, analyst, phase.turn === seat);
    case 'writing': {
      const mine = phase.papers.some((paper) => paper.seat === seat && paper.state === 'writing');
      return mine ? writingHint(situation, situation.moment(afterOf(phase.occasion))) : null;
    }
    default:
      return null;
  }
}

function goalHint(situation: Situation): Hint | null {
  const { analyst, game } = situation;
  const moment = situation.moment(null);
  const action = setGoal(situation);
  if (action === null) return null;
  switch (action.do) {
    case 'no-goal':
      return analyst.find({ ...situation.moment('no-goal'), goal: null }).answer === 'no'
        ? { kind: 'say-no-goal' }
        : { kind: 'no-goal-found' };
    case 'bonus':
      return { kind: 'bonus-before-goal', cube: action.cube };
    case 'set-goal': {
      const { text } = action.goal;
      const cubes = game.goalCubes(action.goal, [...moment.mat.resources, ...moment.mat.goal]);
      if (cubes === null) return { kind: 'no-goal-found' };
      const set = afterGoal(moment, text, cubes, game);
      const found = analyst.find({ ...set, after: 'impossible' }, 'study');
      if (found.answer !== 'yes') return { kind: 'no-goal-found' };
      const open: Moment = { ...set, after: 'impossible' };
      return {
        kind: 'set-goal',
        goal: text,
        asks: analyst.working(open, found.written).asks,
        idea: plainIdea(analyst, open, found.written),
      };
    }
    default:
      return null;
  }
}

function turnHint(situation: Situation, analyst: Analyst, myTurn: boolean): Hint {
  const game = gameFor(situation.view.settings);
  const moment = situation.moment(null);
  const found = standing(game, situation.analyst, moment);
  const { required, forbidden } = moment.mat;
  const patient = withPatience(analyst, new Patience(undefined, Infinity, LOOKS_AT_MOVES));
  switch (found.kind) {
    case 'now':
      return { kind: 'challenge-now', idea: plainIdea(patient, { ...moment, after: 'now' }, found.written) };
    case 'impossible':
      return {
        kind: 'challenge-impossible',
        required,
        forbidden,
        why: analyst.whyNot({ ...moment, after: 'impossible' }),
      };
    case 'safe':
    case 'unknown': {
      const possible: Moment = { ...moment, after: 'impossible' };
      const idea = found.written === null ? null : plainIdea(patient, possible, found.written);
      if (!myTurn)
        return found.kind === 'safe' && idea !== null
          ? { kind: 'let-pass', idea }
          : { kind: 'pass-not-known', idea };
      return findMove(game, patient, moment, idea, bonusIsOpen(situation));
    }
  }
}

function bonusIsOpen(situation: Situation): boolean {
  const { phase, shake } = situation.view;
  if (phase.kind !== 'moving' || phase.bonus !== null || shake === null) return false;
  return shake.mat.resources.some((cube) => situation.mayBonus(cube));
}

function writingHint({ analyst }: Situation, moment: Moment): Hint {
  const found = analyst.find(moment, 'study');
  const { required } = moment.mat;
  switch (found.answer) {
    case 'yes':
      return { kind: 'write', idea: plainIdea(analyst, moment, found.written) };
    case 'no':
      return { kind: 'write-nothing', required };
    case 'unknown':
      return { kind: 'write-not-known', required };
  }
}
