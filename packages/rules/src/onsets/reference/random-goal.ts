import { goalValues } from './goal.ts';
import { anyOf, chance, oneOf } from './random-source.ts';
import type { Random } from './random-source.ts';
import { DIGITS } from '../text/symbols.ts';
import type { Digit } from '../text/symbols.ts';

// Part of the generator of positions and Solutions (random-solutions.ts): a Goal for a value.

const ILLEGAL = ['? backwards L', '~3', '1 ~4', '3/~2', '~1/2 1', '6', '32', '2/(3 1'] as const;

interface Layout {
  readonly text: string;
  readonly cubes: number;
  readonly plain: readonly number[];
  readonly absolute: readonly number[];
}

const LAYOUTS: readonly Layout[] = everyLayout();

function everyLayout(): readonly Layout[] {
  const digits = DIGITS.flatMap((digit) => [digit, `~${digit}`]);
  const texts = digits.flatMap((a) => [
    { text: a, cubes: 1 },
    ...digits.flatMap((b) => [
      { text: `${a} ${b}`, cubes: 2 },
      { text: `${a}/${b}`, cubes: 2 },
      ...digits.flatMap((c) =>
        [`${a} ${b} ${c}`, `${a}/${b}/${c}`, `${a}/${b} ${c}`, `${a}/(${b} ${c})`].map((text) => ({
          text,
          cubes: 3,
        })),
      ),
    ]),
  ]);
  return texts.map(({ text, cubes }) => ({
    text,
    cubes,
    plain: goalValues(text, false),
    absolute: goalValues(text, true),
  }));
}

/** A Goal that is, mostly, worth the value. */
export function randomGoal(random: Random, value: number, absoluteValue: boolean): string {
  if (chance(random, 0.03)) return oneOf(random, ILLEGAL);
  const target = chance(random, 0.12) ? value + oneOf(random, [-1, 1]) : value;
  const cubes = oneOf(random, [1, 2, 2, 3]);
  const fitting = LAYOUTS.filter((layout) =>
    (absoluteValue ? layout.absolute : layout.plain).includes(target),
  );
  const found = anyOf(
    random,
    fitting.filter((layout) => layout.cubes === cubes),
  );
  return (found ?? anyOf(random, fitting) ?? oneOf(random, LAYOUTS)).text;
}

/** Three digits as rolled: those of the Goal, then others. */
export function digitsWith(
  random: Random,
  goal: string,
): { readonly used: Digit[]; readonly others: Digit[] } {
  const used = DIGITS.flatMap((digit) =>
    goal
      .split('')
      .filter((character) => character === digit)
      .map(() => digit),
  );
  const others = Array.from({ length: Math.max(0, 3 - used.length) }, () => oneOf(random, DIGITS));
  return { used, others };
}
