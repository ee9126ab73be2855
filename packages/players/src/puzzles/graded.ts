import { sentence } from '@forceout/rules/words';
import { whyNotWords } from '../words/why-not.ts';
import type { Grade, Said } from './puzzle.ts';

/** A grade with its reasons, and these in English. */
export function graded(right: boolean, ...said: readonly Said[]): Grade {
  return { right, explanation: said.map(inEnglish).join(' '), said };
}

function inEnglish(said: Said): string {
  switch (said.says) {
    case 'judge':
      return sentence(said.message, 'en');
    case 'correct':
      return `${said.text} is correct.`;
    case 'one-that-is-right':
      return `One that is right: ${said.text}.`;
    case 'misses-the-goal':
      return 'Grouped like that it misses the Goal, so it is ambiguous.';
    case 'group-it':
      return `Group it ${said.text}.`;
    case 'now':
      return `Now is right: one more cube makes ${said.text}.`;
    case 'impossible':
      return 'Impossible is right: nothing can be written any more.';
    case 'play-on':
      return `Play on: ${said.text} is still possible, but takes more than one cube.`;
    case 'cards-of-pieces':
      return `${said.pieces.map(({ text, value }) => `${text} selects ${value === '1' ? '1 card' : `${value} cards`}`).join(', ')}.`;
    case 'values-of-pieces':
      return `${said.pieces.map(({ text, value }) => `${text} is ${value}`).join(', ')}.`;
    case 'why-impossible':
      return whyNotWords(said.why, 'en');
    case 'selects':
      return `${said.text} selects ${said.value}.`;
    case 'selects-nothing':
      return `${said.text} selects no card.`;
    case 'no-objection':
      return 'Nothing speaks against this pick.';
    case 'cubes-missing':
      return 'The cubes of this Goal are not all there.';
    case 'goal-with-a-solution':
      return `A Goal with a Solution: ${said.text}.`;
    case 'has-a-solution':
      return `It has a Solution: ${said.text}.`;
    case 'no-solution':
      return 'No Solution equals this Goal.';
    case 'not-found-quickly':
      return 'It is a legal Goal; no Solution was found quickly, and none was ruled out.';
    case 'worth':
      return `${said.text} is worth ${said.value}.`;
    case 'is-illegal':
      return `${said.text} is illegal.`;
    case 'other-question':
      return 'That answers another question.';
  }
}
