/** Bots and programs in experiments: tournament, and what simulate shares with it. */
export const contest = {
  starts: (count: number): string => `${count} start positions`,
  tournamentHead: (where: string, mode: string, seed: string): string =>
    `${where}, ${mode} mode, seed "${seed}"`,
  columns: [
    'bot',
    'matches',
    'wins',
    'Elo',
    '',
    'match points',
    'points',
    'penalties',
    'late',
    'nonsense',
    'refused',
    'crashed',
  ] as readonly string[],
  yes: 'yes',
  no: 'no',
  settled: {
    high: (low: number, high: number): string =>
      `the first bot is ahead by more than ${low} Elo (${high} or more was asked for)`,
    low: (low: number, high: number): string =>
      `the first bot is not ahead by ${high} Elo (${low} or less was asked for)`,
    open: 'not settled',
  },
  sprt: (asked: string, risk: number, said: string, sets: number, ratio: string, bounds: string): string =>
    `SPRT ${asked} at ${risk} %: ${said}; ${sets} sets, log-likelihood ratio ${ratio} (bounds ${bounds})`,
  errors: 'errors found by the solvers',
  decisions: {
    goal: 'Goals',
    'no-goal': '"no Goal"',
    move: 'moves',
    challenge: 'challenges',
    chance: 'chances',
    writing: 'papers',
    check: 'checks',
  },
  notKnown: 'moves not known',
  errorsOf: (errors: number, all: number): string => `${errors} of ${all}`,
  chances: 'chances: challenges that would have been right; the errors are those that were not made',
  tooFew: { 2: 'a tournament needs two bots or more', 3: 'a tournament needs three bots or more' },
  noLevel: (word: string, near: string): string =>
    `there is no level "${word}"; did you mean "${near}"? (A program of that name: ./${word})`,
  clockIsExact: '--clock: in a tournament the clock is exact',
  sprtAlone: '--sprt compares the first bot with those at its table: name two bots, or three with --three',
  sprtNumbers: '--sprt takes two numbers of Elo points, as in --sprt 0,30',
  sprtOrder: '--sprt: the first number is the smaller one, and neither is beyond 1000',
  sprtRisk: '--sprt: the risk of a wrong answer lies between 0 and 0.5',
  positionsName: (option: string): string => `--${option}: with --positions every position names its own`,
  bySeats: (word: string): string => `what is "${word}"? Bots are named by --seats`,
  notAnOption: (text: string): string => `--option: "${text}" is not name=value`,
  noBot: (number: string): string => `--option: there is no bot ${number}`,
  strange: (bot: string, option: string): string => `"${bot}" knows no option "${option}"`,
};
