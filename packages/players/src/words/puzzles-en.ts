import type { PuzzleKind } from '../puzzles/puzzle.ts';
import type { Theme } from '../puzzles/themes.ts';
import { cardsListed } from './cards.ts';
import { listOfCubes } from './cubes.ts';
import { listed } from './lists.ts';
import { movesListed } from './moves.ts';
import type { PuzzleWords } from './puzzles.ts';
import { whyNotWords } from './why-not.ts';

export const KINDS_EN: Readonly<Record<PuzzleKind, string>> = {
  'write-a-solution': 'Write a Solution',
  'now-impossible-or-play-on': 'Now, Impossible or play on?',
  'safe-move': 'Make a safe move',
  'find-the-ambiguity': 'Find the ambiguity',
  'right-or-wrong': 'Right or wrong?',
  'which-cards': 'Which cards?',
  'legal-pick': 'Is this pick legal?',
  'set-a-goal': 'Set a Goal',
  evaluate: 'What is it worth?',
  'spot-the-illegal': 'Spot the illegal one',
};

export const THEMES_EN: Readonly<Record<Theme, string>> = {
  restriction: 'Restrictions',
  complement: 'the complement of a colour',
  'complement-of-a-group': 'the complement of a group',
  'null-or-universe': 'V and Λ',
  wild: 'wild cubes',
  variation: 'variations',
  root: 'roots',
  power: 'powers',
  factorial: 'factorials',
  base: 'other bases',
  'turned-cubes': 'turned cubes',
  fraction: 'fractions',
};

export const PUZZLES_EN: PuzzleWords = {
  kinds: KINDS_EN,
  themes: THEMES_EN,
  questions: {
    'write-a-solution': (after) =>
      after === 'now'
        ? 'Write a Solution: one cube from Resources at most.'
        : after === 'forceout'
          ? 'Write a Solution with the cubes on the mat.'
          : 'Write a Solution: any cube in Resources may be used.',
    'now-impossible-or-play-on': 'An opponent has just moved. Now, Impossible, or play on?',
    'safe-move': 'It is your turn, and no challenge is right. Move a cube so that none is right after it.',
    'find-the-ambiguity': (text) =>
      `${text} can be read in more than one way. Add parentheses so that it misses the Goal.`,
    'right-or-wrong': (text) => `Somebody presents ${text}. Is it right?`,
    'which-cards': (text) => `Which cards does ${text} select?`,
    'legal-pick': (pick) => `May this variation be picked now: ${pick}?`,
    'set-a-goal': 'Set a Goal that has a Solution.',
    evaluate: (text, inBase) => `What is ${text} worth${inBase ? ', written in base ten' : ''}?`,
    'spot-the-illegal': 'One of these is no legal expression, whatever cubes there are. Which?',
  },
  said: {
    'goal-asks': ({ goal }) =>
      `The Goal asks for ${listed(goal, 'or')} ${goal.length === 1 && goal[0] === 1 ? 'card' : 'cards'}.`,
    restrictions: ({ texts, gone, left }) =>
      `${texts.join(' and ')} ${texts.length === 1 ? 'takes' : 'take'} away ${gone === 0 ? 'no card' : gone === 1 ? '1 card' : `${gone} cards`}; ${left} ${left === 1 ? 'is' : 'are'} left.`,
    'multiple-apart': ({ value, goal, apart, k }) =>
      `${value} and ${goal} are ${apart} apart, and ${apart} is ${apart > 0 && apart % k === 0 ? 'a' : 'no'} multiple of ${k}${apart === 0 ? ' that counts' : ''}.`,
    correct: (text) => `${text} is correct.`,
    'one-that-is-right': (text) => `One that is right: ${text}.`,
    'misses-the-goal': 'Grouped like that it misses the Goal, so it is ambiguous.',
    'group-it': (text) => `Group it ${text}.`,
    now: ({ text, missing }) =>
      missing === null
        ? `Now is right: one more cube makes ${text}.`
        : missing.length === 0
          ? `Now is right: the cubes for ${text} are all on the mat.`
          : `Now is right: with ${listOfCubes(missing, 'en')} from Resources you can write ${text}.`,
    impossible: 'Impossible is right: nothing can be written any more.',
    'play-on': ({ text, missing }) =>
      missing === null
        ? `Play on: ${text} is still possible, but takes more than one cube.`
        : `Play on: ${text} is still possible, and one cube is not enough. It needs ${listOfCubes(missing, 'en')}.`,
    'is-safe': (text) => `That is safe: ${text} is still possible, and one more cube is not enough.`,
    'no-proof': 'Nothing was found against that move, and nothing proved.',
    'makes-now': (text) => `After that Now is right: ${text} takes one more cube at most.`,
    'makes-impossible': 'After that nothing can be written any more: Impossible is right.',
    'safe-instead': (list) => `Safe would have been ${movesListed(list, 'en')}.`,
    'illegal-move': 'That move is not allowed.',
    'cards-of-pieces': (pieces) =>
      `${pieces.map(({ text, value }, at) => `${text} has ${value === '0' ? 'none' : value}${at > 0 || value === '0' ? '' : value === '1' ? ' card' : ' cards'}`).join(', ')}.`,
    'values-of-pieces': (pieces) => `${pieces.map(({ text, value }) => `${text} is ${value}`).join(', ')}.`,
    'why-impossible': (why) => whyNotWords(why, 'en'),
    selects: ({ text, cards }) => `${text} selects ${cardsListed(cards, 'en')}.`,
    'cards-left-out': ({ cards }) => `You left out ${cardsListed(cards, 'en')}.`,
    'cards-too-many': ({ cards }) =>
      `${cardsListed(cards, 'en')} ${cards.length === 1 ? 'does' : 'do'} not belong there.`,
    'selects-nothing': (text) => `${text} selects no card.`,
    'no-objection':
      'It may be picked: it is on the list of this division, it is not in force yet, and with these cubes it changes something.',
    'cubes-missing': 'The cubes of this Goal are not all there.',
    'goal-with-a-solution': (text) => `A Goal with a Solution: ${text}.`,
    'has-a-solution': (text) => `It has a Solution: ${text}.`,
    'no-solution': 'No Solution equals this Goal.',
    'not-found-quickly': 'It is a legal Goal; no Solution was found quickly, and none was ruled out.',
    worth: (text, value) => `${text} is worth ${value}.`,
    'is-illegal': (text) => `${text} is illegal.`,
    'other-question': 'That answers another question.',
  },
};
