import { print } from '@forceout/numbers/towers';
import { DIVISIONS } from '../rulebooks/division.ts';
import { bookById } from '../rulebooks/index.ts';
import { Arithmetic, UNCHECKABLE } from './worth/arithmetic.ts';
import { goalWorth } from './goal/goal-ruling.ts';
import { Groupings } from './worth/groupings.ts';
import { judgeEquation } from './judge/judge.ts';
import type { After, EquationsPosition, Level, Season } from './shake/position.ts';
import { readSide } from './text/reading.ts';
import { referenceValues } from './worth/reference.ts';
import { rulesOf } from './shake/shake-rules.ts';
import type { Side } from './shake/shake-rules.ts';
import { cubeOf } from './text/symbols.ts';
import type { Cube } from './text/symbols.ts';
import type { Pick } from './shake/variation.ts';
import type { LaidGoal, WrittenEquation } from './text/written.ts';

/** Short forms for tests: cubes as words between spaces, without a colour where it does not matter. */
export interface Shake {
  readonly season?: Season;
  readonly variations?: readonly Pick[];
  readonly goal?: string | LaidGoal;
  readonly required?: string;
  readonly permitted?: string;
  readonly forbidden?: string;
  readonly resources?: string;
  readonly after?: After;
  readonly level?: Level;
}

/** A full roll of twenty-four cubes, each face once. */
export const FULL_ROLL =
  'red:0 red:1 red:2 red:3 red:+ red:- blue:0 blue:1 blue:2 blue:3 blue:x blue:/ ' +
  'green:4 green:5 green:6 green:- green:x green:^ black:7 black:8 black:9 black:+ black:/ black:r';

const USUAL_COLOR: Readonly<Record<string, string>> = {
  '0': 'red',
  '1': 'red',
  '2': 'red',
  '3': 'red',
  '+': 'red',
  '-': 'red',
  x: 'blue',
  '/': 'blue',
  '4': 'green',
  '5': 'green',
  '6': 'green',
  '^': 'green',
  '7': 'black',
  '8': 'black',
  '9': 'black',
  r: 'black',
};

export function cubes(text: string): readonly Cube[] {
  return words(text).map(
    (word) =>
      cubeOf(word.includes(':') ? word : `${USUAL_COLOR[word]}:${word}`) ?? fail(`no such cube: ${word}`),
  );
}

export function laid(goal: string | LaidGoal): LaidGoal {
  return typeof goal === 'string' ? { text: goal, cubes: null } : goal;
}

/** A position of a division of the 2015 book. */
export function shake(division: string, parts: Shake = {}): EquationsPosition {
  const book = bookById('agloa-equations-2015');
  if (book === null || book.game !== 'equations') return fail('no Equations book');
  return {
    book,
    division: DIVISIONS.find((name) => name === division) ?? fail(`no such division: ${division}`),
    season: parts.season ?? 'even',
    level: parts.level ?? 'adventurous',
    variations: parts.variations ?? [],
    goal: parts.goal === undefined ? null : laid(parts.goal),
    required: cubes(parts.required ?? ''),
    permitted: cubes(parts.permitted ?? ''),
    forbidden: cubes(parts.forbidden ?? ''),
    resources: cubes(parts.resources ?? ''),
    after: parts.after ?? 'forceout',
  };
}

/** `write('(6x6)+1', '37', { 0: '5' })`: the Solution, the Goal, what wild cubes stand for. */
export function write(
  solution: string,
  goal: string | null,
  wild: Readonly<Record<string, string>> = {},
): WrittenEquation {
  const meanings = Object.entries(wild).map(([face, meaning]) => ({ face, standsFor: [meaning] }));
  return { solution, goal, wild: meanings, goalLayout: null };
}

/** The position of a line of the shared examples. */
export function positionOf(json: ExamplePosition): EquationsPosition {
  const own = {
    ...shake(json.division),
    season: json.season ?? 'even',
    level: json.level ?? 'adventurous',
    variations: json.variations as readonly Pick[],
    goal: json.goal === undefined ? null : laidOf(json.goal),
    after: json.after ?? null,
  } as const;
  const list = (names: readonly string[]): readonly Cube[] =>
    names.map((name) => cubeOf(name) ?? fail(`no such cube: ${name}`));
  return {
    ...own,
    required: list(json.required),
    permitted: list(json.permitted),
    forbidden: list(json.forbidden),
    resources: list(json.resources),
  };
}

export interface ExamplePosition {
  readonly division: string;
  readonly season?: Season;
  readonly level?: Level;
  readonly variations: readonly object[];
  readonly goal?: string | { readonly text: string; readonly cubes: readonly string[] };
  readonly required: readonly string[];
  readonly permitted: readonly string[];
  readonly forbidden: readonly string[];
  readonly resources: readonly string[];
  readonly after?: After;
}

export function laidOf(goal: NonNullable<ExamplePosition['goal']>): LaidGoal {
  if (typeof goal === 'string') return laid(goal);
  return { text: goal.text, cubes: goal.cubes.map((name) => cubeOf(name) ?? fail(`no such cube: ${name}`)) };
}

/** Every cube of the kit often enough for any Equation. */
export const PLENTY: string = FULL_ROLL.split(' ')
  .map((cube) => `${cube} `.repeat(5))
  .join('');

export interface Play {
  readonly season?: Season;
  readonly variations?: readonly (Pick | Pick['id'])[];
  /** The Goal as it lies; without it, the Goal as written with its grouping taken away. */
  readonly laid?: string | LaidGoal;
  readonly wild?: Readonly<Record<string, string>>;
  readonly level?: Level;
}

/** `"middle odd"`: a division and a season, with these variations and plenty of cubes. */
export function table(
  where: string,
  { variations = [], laid: goal = '', level = 'adventurous' }: Play = {},
): EquationsPosition {
  const [division = '', season = 'even'] = where.split(' ');
  const picks = variations.map((pick) => (typeof pick === 'string' ? ({ id: pick } as Pick) : pick));
  return shake(division, { season: season as Season, variations: picks, goal, level, permitted: PLENTY });
}

/** Judges `"(6x6)+1 = 37"` at a table where every cube may be used. */
export function equation(
  where: string,
  text: string,
  play: Play = {},
): { verdict: string; codes: readonly string[]; value: string | null } {
  const at = text.search(/(?<!:)=/);
  const [solution, goal] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  const lies = play.laid ?? goal.replaceAll(/:=.*\)|[()[\]{}!'\s]|e-?\d/g, '');
  const ruling = judgeEquation(table(where, { ...play, laid: lies }), [write(solution, goal, play.wild)]);
  return {
    verdict: ruling.verdict,
    codes: ruling.reasons.map(({ code }) => code),
    value: ruling.values[0] ?? null,
  };
}

/** Every value that some legal grouping of a Solution has, in base ten. */
export function valuesOf(
  where: string,
  text: string,
  variations: Play['variations'] = [],
  side: Side = 'solution',
): readonly string[] {
  const rules = rulesOf(table(where, { variations: variations }));
  const groupings = new Groupings(new Arithmetic(rules), side);
  const ids = readSide(text, side, rules, null).meanings.flatMap((meaning) => groupings.values(meaning));
  return [...new Set(ids.map((id) => (id === UNCHECKABLE ? '?' : print(groupings.arithmetic.valueOf(id)))))];
}

/** Every value of a Goal as it lies; null if it is illegal. */
export function goalValuesOf(
  where: string,
  goal: string | LaidGoal,
  variations: Play['variations'] = [],
  level: Level = 'adventurous',
): readonly string[] | null {
  const ruling = goalWorth(rulesOf(table(where, { variations, level })), laid(goal));
  return ruling.legal ? ruling.values : null;
}

function words(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}

function fail(message: string): never {
  throw new Error(message);
}

/** What every grouping is worth by the slow reference; it reads plain numerals only, and throws at anything else. */
export function slowValuesOf(position: EquationsPosition, text: string): readonly (string | null)[] {
  const values = referenceValues(rulesOf(position), text);
  return [...new Set(values.map((value) => (value === null ? null : print(value))))];
}
