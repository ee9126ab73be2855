import type { Position } from '../../position/position.ts';
import { tidy } from '../../pieces/tidy.ts';
import type { PaperRules } from './paper-rules.ts';
import type { Sign } from './sign.ts';

export interface CubeMark {
  readonly cube: string;
  readonly used: boolean;
}

/** Which cubes a text takes: each written sign by a cube of Required first, then Permitted, then Resources. */
export interface CubeCount {
  readonly required: readonly CubeMark[];
  readonly permitted: readonly CubeMark[];
  /** Empty where Resources may not be used. */
  readonly resources: readonly CubeMark[];
  /** For each sign of the text the cube that makes it, null if there is none. */
  readonly by: readonly (string | null)[];
  /** Signs for which no cube is left. */
  readonly missing: readonly Sign[];
  /** How many cubes of Resources the text takes. */
  readonly fromResources: number;
}

type Rules = Pick<PaperRules, 'wild' | 'same' | 'repeats' | 'exponentColor' | 'imaginary'>;

interface Stock {
  readonly cube: string;
  readonly section: 'required' | 'permitted' | 'resources';
  /** What it makes; with one meaning for each wild face every cube makes one kind of sign. */
  readonly kind: string;
  used: boolean;
}

export function countCubes(
  position: Position,
  signs: readonly Sign[],
  meanings: Readonly<Record<string, string>>,
  rules: Rules,
): CubeCount {
  const kindOf = (face: string): string => rules.same.find((kinds) => kinds.includes(face))?.[0] ?? face;
  const isWild = (face: string): boolean => rules.wild.some((wild) => wild.face === face);
  const meaningOf = (face: string): string => (isWild(face) ? (meanings[face] ?? face) : face);
  const resources = position.after === 'forceout' ? [] : tidy(position.resources);
  const stock: Stock[] = [
    ...stockOf(position.required, 'required'),
    ...stockOf(position.permitted, 'permitted'),
    ...stockOf(resources, 'resources'),
  ];
  function stockOf(cubes: readonly string[], section: Stock['section']): Stock[] {
    return cubes.map((cube) => ({ cube, section, kind: kindOf(meaningOf(faceOf(cube))), used: false }));
  }
  const exponents = rules.exponentColor === null ? new Set<number>() : exponentsIn(signs);
  const remarks = remarksIn(signs);
  const by: (string | null)[] = signs.map(() => null);
  const missing: number[] = [];
  const take = (index: number): void => {
    const kind = kindOf(meaningOf(signs[index]!.face!));
    const fits = stock.filter((one) => !one.used && one.kind === kind);
    const colored = (one: Stock): boolean => one.cube.startsWith(`${rules.exponentColor ?? '?'}:`);
    const cube = exponents.has(index) ? fits.find(colored) : (fits.find((one) => !colored(one)) ?? fits[0]);
    if (cube === undefined) missing.push(index);
    else {
      cube.used = true;
      by[index] = cube.cube;
    }
  };
  const inText = signs.flatMap(({ kind }, index) => (kind === 'cube' && !remarks.has(index) ? [index] : []));
  // Exponents need a cube of their colour, so they choose first.
  for (const index of inText.filter((one) => exponents.has(one))) take(index);
  for (const index of inText.filter((one) => !exponents.has(one))) take(index);
  const repeated = (index: number): boolean => {
    const { operation, face } = signs[index]!;
    if (!rules.repeats || !operation || (rules.imaginary && face === 'r')) return false;
    return stock.some(({ kind, used }) => used && kind === kindOf(meaningOf(face!)));
  };
  const marks = (section: Stock['section']): readonly CubeMark[] =>
    stock.filter((one) => one.section === section).map(({ cube, used }) => ({ cube, used }));
  return {
    required: marks('required'),
    permitted: marks('permitted'),
    resources: marks('resources'),
    by,
    missing: missing.filter((index) => !repeated(index)).map((index) => signs[index]!),
    fromResources: stock.filter(({ section, used }) => section === 'resources' && used).length,
  };
}

/** = and ⊆ are for the Restriction part; the Set-Name is written with the other cubes. */
export function withoutRelations(
  position: Position,
  meanings: Readonly<Record<string, string>>,
  { wild, restrictions }: Pick<PaperRules, 'wild' | 'restrictions'>,
): Position {
  if (!restrictions) return position;
  const stays = (cube: string): boolean => {
    const isWild = wild.some(({ face }) => face === cube);
    return !RELATIONS.includes((isWild ? meanings[cube] : undefined) ?? cube);
  };
  const { required, permitted, resources } = position;
  return {
    ...position,
    required: required.filter(stays),
    permitted: permitted.filter(stays),
    resources: resources.filter(stays),
  };
}

const RELATIONS: readonly string[] = ['=', 'C'];

export function faceOf(cube: string): string {
  return cube.slice(cube.indexOf(':') + 1);
}

/** What stands right behind the tick of the Exponent variation, brackets passed over. */
function exponentsIn(signs: readonly Sign[]): ReadonlySet<number> {
  const found = new Set<number>();
  let exponent = false;
  signs.forEach(({ kind, shown }, index) => {
    if (kind === 'gap') return;
    if (kind === 'cube' && exponent) found.add(index);
    exponent = (kind === 'free' && "'′’".includes(shown)) || (exponent && kind === 'open');
  });
  return found;
}

/** What stands behind := says which root is meant and takes no cubes. */
function remarksIn(signs: readonly Sign[]): ReadonlySet<number> {
  const found = new Set<number>();
  let [depth, remark] = [0, 0];
  signs.forEach(({ kind, shown }, index) => {
    if (kind === 'open') depth++;
    if (kind === 'close') {
      if (remark === depth) remark = 0;
      depth--;
    }
    if (shown === ':=') remark = Math.max(depth, 1);
    if (remark > 0) found.add(index);
  });
  return found;
}
