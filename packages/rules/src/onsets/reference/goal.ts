// Part of the slow reference judge (reference.ts): what the Goal is worth.

interface GoalDigit {
  readonly digit: number;
  readonly upsideDown: boolean;
}

type Layout = 'row' | 'column' | 'L' | 'T';

const DIGIT = '(~?[1-5])';
/** The only layouts there are, with the cubes as they are named in the formats: A, B, C. */
const LAYOUTS: readonly { readonly layout: Layout; readonly form: RegExp }[] = [
  { layout: 'row', form: new RegExp(`^${DIGIT}$`, 'u') },
  { layout: 'row', form: new RegExp(`^${DIGIT} ${DIGIT}$`, 'u') },
  { layout: 'row', form: new RegExp(`^${DIGIT} ${DIGIT} ${DIGIT}$`, 'u') },
  { layout: 'column', form: new RegExp(`^${DIGIT}/${DIGIT}$`, 'u') },
  { layout: 'column', form: new RegExp(`^${DIGIT}/${DIGIT}/${DIGIT}$`, 'u') },
  { layout: 'L', form: new RegExp(`^${DIGIT}/${DIGIT} ${DIGIT}$`, 'u') },
  { layout: 'T', form: new RegExp(`^${DIGIT}/\\(${DIGIT} ${DIGIT}\\)$`, 'u') },
];

function readGoal(goal: string): { readonly layout: Layout; readonly digits: readonly GoalDigit[] } | null {
  const text = goal.trim().replaceAll(/\s+/gu, ' ');
  for (const { layout, form } of LAYOUTS) {
    const found = form.exec(text);
    if (found === null) continue;
    const digits = found
      .slice(1)
      .map((cube) => ({ digit: Number(cube.replace('~', '')), upsideDown: cube.startsWith('~') }));
    return { layout, digits };
  }
  return null;
}

/** All values the Goal may have; none if it is illegal. */
export function goalValues(goal: string | null, absoluteValue: boolean): readonly number[] {
  const read = goal === null ? null : readGoal(goal);
  if (read === null) return [];
  const values = everySign(read.digits, absoluteValue).map((numbers) => valueOf(read.layout, numbers));
  return values.filter((value) => value >= 0);
}

/** The digits of a Goal, as the cubes show them; null if it is no layout. */
export function goalDigits(goal: string): readonly number[] | null {
  return readGoal(goal)?.digits.map(({ digit }) => digit) ?? null;
}

function everySign(
  [first, ...rest]: readonly GoalDigit[],
  absoluteValue: boolean,
): readonly (readonly number[])[] {
  if (first === undefined) return [[]];
  const { digit, upsideDown } = first;
  const readings = upsideDown ? (absoluteValue ? [-digit, digit] : [-digit]) : [digit];
  return readings.flatMap((reading) =>
    everySign(rest, absoluteValue).map((numbers) => [reading, ...numbers]),
  );
}

function valueOf(layout: Layout, numbers: readonly number[]): number {
  const [a = 0, b = 0, c = 0] = numbers;
  if (layout === 'row') return numbers.reduce((sum, number) => sum + number, 0);
  if (layout === 'column') return numbers.reduce((product, number) => product * number, 1);
  return layout === 'L' ? a * b + c : a * (b + c);
}
