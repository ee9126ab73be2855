/** Puzzles, worksheets, and bots among themselves. */
export const practice = {
  /** A program that plays at a table of a server. */
  bot: {
    whatIs: (word: string): string => `what is "${word}"? The program comes after --`,
    server: '--server: an address like https://play.example.org is expected',
    token: '--token: a token of the server is expected',
    table: '--table: the code of a table is expected',
    program: 'no program; write it after --',
    seat: '--seat: 0, 1 or 2',
    silent: (server: string): string => `${server} does not answer`,
    closed: 'the table was closed',
    over: (totals: readonly number[]): string => `over: ${totals.join(', ')}`,
    noSeat: (why: string): string => `no seat: ${why}`,
    seated: 'seated',
  },
  noPuzzle: 'no such puzzle came out of that seed; try another',
  noAnswer: (how: string): string => `that is no answer here; it is ${how}`,
  kindsHere: (wanted: string, all: readonly string[]): string =>
    `"${wanted}": this division has ${all.join(', ')}`,
  right: 'RIGHT',
  wrong: 'WRONG',
  /** How an answer to each kind of puzzle is typed. */
  typed: {
    'write-a-solution':
      'the Solution: R n B, or (6x6)+1 = 37; Restrictions stand before a colon, "where B=U" behind',
    'find-the-ambiguity': 'the same text with more parentheses',
    'now-impossible-or-play-on': 'now, impossible or play on',
    'safe-move': 'a cube and where it goes: R>p, or r3>f in Equations (r p f)',
    'right-or-wrong': 'right or wrong',
    'which-cards': 'the cards: BR BRG blank; none if it selects none',
    'legal-pick': 'yes or no',
    'set-a-goal': 'a Goal: 3 2',
    evaluate: 'a number: 7, -3/4',
    'spot-the-illegal': 'its number',
  },
  /** What is taken for an answer; the first word is the one that is shown. */
  said: {
    yes: ['right', 'yes', 'y', 'correct', 'legal'] as readonly string[],
    no: ['wrong', 'no', 'n', 'incorrect', 'illegal'] as readonly string[],
    none: 'none',
    now: 'now',
    impossible: 'impossible',
    'play-on': 'play on',
  },
  you: 'you',
  another: 'another',
  worksheet: { title: 'Worksheet', name: 'Name', key: 'Key', seed: 'Seed' },
  simulate: {
    columns: [
      'bot',
      'wins',
      'of matches',
      'against chance',
      'Elo',
      '',
      'points',
      'challenges right',
      'wrong',
      'ms per decision',
      'slowest',
    ] as readonly string[],
    matches: 'matches',
    book: (book: string, division: string): string => `${book}, ${division}`,
    head: (where: string, mode: string, matches: number, seed: string): string =>
      `${where}, ${mode} mode, ${matches} matches, seed "${seed}"`,
    shakes: (shakes: number, moves: string): string => `${shakes} shakes of ${moves} moves`,
    endings: (now: number, impossible: number, forceout: number, stop: number, noGoal: number): string =>
      `${now} ended with Now, ${impossible} with Impossible, ${forceout} with the last cube, ${stop} with the round, ${noGoal} with a disputed "No Goal"`,
    took: (median: string, slowest: string, refusals: number): string =>
      `a match took ${median} s at the median, ${slowest} s at most; ${refusals} actions were refused`,
  },
};
