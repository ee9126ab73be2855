/**
 * How long something is remembered: FSRS-6 with its published weights and two grades, right and wrong. The test holds it to the
 * numbers of the `ts-fsrs` package; these few lines spare every page that package.
 */
export interface Memory {
  /** Days after which nine of ten still know it. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
}

const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const;
const DECAY = -W[20];
const FACTOR = 0.9 ** (1 / DECAY) - 1;
/** Grades of the paper: 1 for "again", 3 for "good", 4 for "easy". */
const [AGAIN, GOOD, EASY] = [1, 3, 4] as const;

function firstDifficulty(grade: number): number {
  return W[4] - Math.exp((grade - 1) * W[5]) + 1;
}

function within(least: number, most: number, value: number): number {
  return Math.max(least, Math.min(most, value));
}

/** How likely it is still known after so many days. */
export function retention({ stability }: Memory, days: number): number {
  return (1 + (FACTOR * days) / stability) ** DECAY;
}

/** What is remembered after an answer that came so many days after the one before. */
export function remembered(before: Memory | null, right: boolean, days: number): Memory {
  const grade = right ? GOOD : AGAIN;
  if (before === null)
    return { stability: right ? W[2] : W[0], difficulty: within(1, 10, firstDifficulty(grade)) };
  const { stability, difficulty } = before;
  const known = retention(before, days);
  const grown =
    1 + Math.exp(W[8]) * (11 - difficulty) * stability ** -W[9] * (Math.exp((1 - known) * W[10]) - 1);
  const lapsed =
    W[11] * difficulty ** -W[12] * ((stability + 1) ** W[13] - 1) * Math.exp((1 - known) * W[14]);
  const change = (-W[6] * (grade - GOOD) * (10 - difficulty)) / 9;
  return {
    stability: within(0.001, 36_500, right ? stability * grown : Math.min(lapsed, stability)),
    difficulty: within(1, 10, W[7] * firstDifficulty(EASY) + (1 - W[7]) * (difficulty + change)),
  };
}

/** Days until it should be asked again. */
export function daysUntilDue({ stability }: Memory): number {
  return Math.max(1, Math.round(stability));
}
