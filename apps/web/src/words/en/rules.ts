import { titleIn } from '@forceout/rules/titles';
export const rules = {
  title: 'Rules',
  intro: 'Every numbered section of each rulebook, in our own words. The book itself is always right.',
  games: { onsets: 'On-Sets', equations: 'Equations' },
  divisions: {
    minor: 'Minor',
    elementary: 'Elementary',
    middle: 'Middle',
    junior: 'Junior',
    senior: 'Senior',
  },
  /** Of a built-in book; a league's own title is as the league wrote it. */
  bookTitle: (title: string): string => titleIn(title, 'en'),
  houseTitle: (title: string): string => `${title} (house rules)`,
  house: {
    title: 'House rules',
    mark: 'House rules.',
    about:
      'A league can change a book with a file of its own. It then stands wherever a rulebook can be chosen; a match keeps the version it began with.',
    open: 'Open a house-rules file',
    notJson: 'This is not JSON.',
    wrong: 'This file cannot be used:',
    from: { server: 'for everybody here', device: 'on this device only' },
    take: { server: 'Take it off the shelf', device: 'Remove it' },
    give: 'Give it to everybody here',
    given: 'Everybody here can play by it now.',
    extends: 'A league’s own book, built on',
    changes: (count: number): string =>
      count === 0 ? 'Nothing is changed' : count === 1 ? 'One change' : `${count} changes`,
    notThere: 'not there',
    rest: 'Everything else is as in the book it is built on, whose sections follow.',
  },
  lesson: 'Learn it in two minutes',
  compare: 'Where the books differ',
  compareTitle: (game: string): string => `Where the books for ${game} differ`,
  oneBook: 'There is only one book for this game, so there is nothing to compare.',
  question: 'Question',
  noBook: (id: string): string => `There is no rulebook called ${id}`,
  contents: 'Contents',
  /** A section as the book numbers it. */
  section: (id: string): string => id,
  chapter: (id: string): string => {
    if (id.startsWith('Appendix')) return id;
    return id.startsWith('Basic') ? `First game ${id.slice(6)}` : `Part ${id}`;
  },
  ownWords: 'In our own words, for reading here. On tournament day the printed book counts.',
  search: 'Search in this book',
  found: (count: number): string => (count === 1 ? 'One section' : `${count} sections`),
  kinds: { enforced: 'checked', scored: 'points', timed: 'time', shown: 'help', human: 'by people' },
  kindHelp: {
    enforced: 'The program checks this by itself.',
    scored: 'The program gives or takes points by this.',
    timed: 'The program keeps this limit.',
    shown: 'For understanding; nothing to check.',
    human: 'Something people do or decide; the program helps a judge with it.',
  },
  try: 'Try it.',
  goalIs: (goal: string): string =>
    `The Goal is ${goal}. Change what is written and see what the judge says.`,
  written: 'Written',
  verdicts: { correct: 'Correct.', incorrect: 'Not correct.', uncheckable: 'Too big to check.' },
} as const;
