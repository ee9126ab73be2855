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
  lesson: 'Learn it in two minutes',
  compare: 'Where the books differ',
  compareTitle: (game: string): string => `Where the books for ${game} differ`,
  oneBook: 'There is only one book for this game, so there is nothing to compare.',
  question: 'Question',
  noBook: (id: string): string => `There is no rulebook called ${id}`,
  contents: 'Contents',
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
