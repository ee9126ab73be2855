import { bracketed } from '@forceout/players/words';
import { notes } from './review-notes.ts';

export const review = {
  title: 'Review of a match',
  loading: 'Fetching the match …',
  reading: 'The coach is reading the match …',
  noNotes: 'The coach could not read this match.',
  notFile: 'This is not a match file.',
  open: {
    title: 'Open a match',
    about: 'Choose a match file from this device. It stays here: nothing is sent anywhere.',
    choose: 'Choose a match file',
    other: 'Open another file',
    paste: 'Or paste a match as text',
    use: 'Open it',
  },
  steps: {
    region: 'The match, step by step',
    first: 'To the beginning',
    back: 'One step back',
    next: 'One step on',
    last: 'To the end',
    nextMistake: 'Next mistake',
    whose: 'Whose mistakes',
    everybody: 'of everybody',
    only: (who: string): string => `only of ${who}`,
    place: 'Step',
    of: (step: number, all: number): string => `Step ${step} of ${all}`,
    keys: 'Keys: ← and → one step, ↑ and ↓ one shake, Home and End.',
    shake: (number: number): string => (number === 0 ? 'Before the first shake' : `Shake ${number}`),
    universe: 'Universe',
    variations: 'Variations in force',
    always: 'always played',
    wrote: (who: string, text: string): string => `${who} wrote: ${text}`,
    late: (who: string): string => `${who} was too late.`,
    pickLost: (who: string): string => `${who} lost the pick.`,
    challenged: (who: string, claim: string): string => `${who} says ${claim}!`,
    pointedOut: (who: string, whom: string): string => `${who} pointed out a mistake of ${whom}.`,
    wroteNothing: (who: string): string => `${who} presents nothing.`,
  },
  dice: {
    right: (rolls: number, deals: number): string =>
      `Fair dice: all ${rolls} rolls and ${deals} deals come from the seed that was committed to before the match, and from the players.`,
    wrong: (events: readonly number[]): string =>
      events.length === 0
        ? 'The seed of this match is not the one that was committed to.'
        : `The dice of this match are not what its seed gives: events ${events.join(', ')}.`,
  },
  strip: {
    title: 'Where it turned',
    about: 'Each mark is a step. ! is a mistake, ‼ decided the shake.',
    start: 'Start',
    void: 'void',
    turns: 'What decided the shakes',
    noTurns: 'Nobody made a mistake that decided a shake.',
  },
  coach: { title: 'What the coach says', nothing: 'Nothing to say about this step.' },
  mistakes: {
    title: 'What would you have done?',
    about: (number: number, of: number, shake: number): string =>
      `Mistake ${number} of ${of}, in shake ${shake}. Try it before you read what happened.`,
    tell: 'Tell me',
    show: 'Show it in the match',
    next: 'Next mistake',
    none: (who: string): string => `${who} made no mistake that could be asked again.`,
  },
  practise: {
    title: (who: string): string => `Three things for ${who} to practise`,
    thing: (kind: string, theme: string | null, mistakes: number): string =>
      bracketed(kind, [
        theme === null ? '' : `with ${theme}`,
        mistakes === 0 ? '' : mistakes === 1 ? 'one mistake' : `${mistakes} mistakes`,
      ]),
  },
  numbers: { title: 'In numbers', player: 'Player' },
  sheet: {
    title: 'Scoresheet',
    shake: 'Shake',
    total: 'Score',
    points: 'Match points',
    lines: 'Every point and its reason',
    signature: 'Signature',
    void: 'void',
    none: 'No shake was scored.',
  },
  actions: {
    share: 'Copy the link',
    shared: 'The link is copied.',
    download: 'Download the match file',
    copyText: 'Copy the match as text',
    copied: 'The text is copied.',
    notCopied: 'The text could not be copied.',
    print: 'Print the scoresheet',
    solve: 'Open in the solver',
  },
  about: (book: string, date: string | null): string => (date === null ? book : `${book}, ${date}`),
  notes,
} as const;
