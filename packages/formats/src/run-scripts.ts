import { refereeRequest } from './referee.ts';

/** A shake written down from a book's sentence, and what that sentence makes of it. */
export interface BookScript {
  /** `[book SECTION] one plain sentence`. */
  readonly name: string;
  readonly request: unknown;
  readonly expect: BookAnswer;
}

/** What is not there is not asserted. */
export interface BookAnswer {
  /** By the action's index. */
  readonly accepted?: Readonly<Record<string, boolean>>;
  readonly codes?: Readonly<Record<string, string>>;
  readonly rules?: Readonly<Record<string, string>>;
  /** Each player's sum over the script. */
  readonly penalties?: Readonly<Record<string, number>>;
  /** Sections of the mat compare as sets of cubes: the order of play is not asserted. */
  readonly position?: Readonly<Record<string, unknown>>;
  readonly phase?: string;
  readonly shakeScores?: Readonly<Record<string, number>> | null;
  readonly totals?: Readonly<Record<string, number>>;
}

/** The scripts of one file in JSON Lines. */
export function scriptsIn(text: string): readonly BookScript[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as BookScript);
}

/** Replays a script; `found` has the same fields as `expected`, so that the two may be compared whole. */
export function runScript({ request, expect: expected }: BookScript): {
  readonly found: unknown;
  readonly expected: unknown;
} {
  const answer = refereeRequest(request);
  if (!answer.ok) return { found: answer.error, expected };
  const { results, position, ...rest } = answer.value;
  const sum = (player: string): number =>
    results
      .flatMap((result) => result.penalties)
      .reduce((all, one) => (one.player === player ? all + one.points : all), 0);
  const found = {
    ...rest,
    accepted: lookUp(expected.accepted, (index) => results[Number(index)]?.accepted),
    codes: lookUp(expected.codes, (index) => results[Number(index)]?.code),
    rules: lookUp(expected.rules, (index) => results[Number(index)]?.rule),
    penalties: lookUp(expected.penalties, sum),
    position: lookUp(expected.position, (section) => sorted(position[section])),
  };
  const shown = {
    ...expected,
    ...(expected.position && {
      position: lookUp(expected.position, (section) => sorted(expected.position?.[section])),
    }),
  };
  return {
    found: Object.fromEntries(Object.entries(found).filter(([field]) => field in shown)),
    expected: shown,
  };
}

function lookUp(asked: object | undefined, answer: (name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(asked ?? {}).map((name) => [name, answer(name)]));
}

function sorted(cubes: unknown): unknown {
  return Array.isArray(cubes) ? cubes.map((cube) => JSON.stringify(cube)).toSorted() : cubes;
}
