import { DEED_NAMES, gameFor, isFor } from '@forceout/rules/match';
import type { Deed, MatchSettings } from '@forceout/rules/match';
import { variationsOf } from '../coach/variations-of.ts';
import type { StepName } from './lesson.ts';

/** Where each deed of a player is explained. */
export const DEEDS_OF: Readonly<Partial<Record<StepName, readonly Deed['do'][]>>> = {
  cards: ['roll-for-setter', 'begin-shake', 'lay-out', 'roll', 'deal'],
  cubes: ['roll-for-setter', 'begin-shake', 'roll'],
  'onsets-goal': ['arrange-goal', 'set-goal', 'turn-timer', 'no-goal', 'agree'],
  'equations-goal': ['arrange-goal', 'set-goal', 'turn-timer', 'no-goal', 'agree'],
  mat: ['move'],
  write: ['scratch'],
  now: ['lift-block', 'challenge', 'put-back'],
  papers: ['present', 'decline', 'join'],
  checking: ['accept', 'reject', 'ask-judge', 'go-on'],
  bonus: ['bonus'],
  'last-cube': ['time-up'],
  manners: [
    'point-out',
    'return',
    'propose-take-back',
    'answer-take-back',
    'appeal',
    'arrive',
    'leave',
    'pause',
    'resume',
    'sign',
  ],
  picking: ['pick'],
};

/** Deeds that a variation brings along. */
export const DEEDS_OF_VARIATION: Readonly<Record<string, readonly Deed['do'][]>> = {
  'shift-from-permitted': ['shift'],
};

/** What a player may have to do in a match by these settings. */
export function deedsAsked(settings: MatchSettings): readonly Deed['do'][] {
  const game = gameFor(settings);
  const { always, list } = variationsOf(settings);
  const shifts = [...always, ...list].includes('shift-from-permitted');
  return DEED_NAMES.filter((name) => {
    if (!isFor(name, 'player')) return false;
    switch (name) {
      case 'shift':
        return shifts;
      case 'lay-out':
        return game.layOut !== null;
      case 'deal':
        return game.cards !== null;
      case 'pick':
        return game.picks;
      default:
        return true;
    }
  });
}
