import { Arithmetic, Groupings, judgeEquation, readSide, rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, ShakeRules, WrittenEquation } from '@forceout/rules/equations';
import { countTrees, referenceValues } from '../packages/rules/src/equations/worth/reference.ts';
import { cubes, table, valuesOf, write } from '../packages/rules/src/equations/testing.ts';
import { perSecond, rate } from './timing.ts';

interface Case {
  readonly position: EquationsPosition;
  readonly written: WrittenEquation;
}

/** Choices that are the same in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pick = <T>(random: (below: number) => number, list: ArrayLike<T>): T => list[random(list.length)]!;

/** An expression of so many numerals, grouped but for one place in ten. */
function grouped(random: (below: number) => number, operands: number): string {
  if (operands === 1) return (random(12) === 0 ? 'r' : '') + pick(random, '1234567890');
  const left = 1 + random(operands - 1);
  const parts = [grouped(random, left), grouped(random, operands - left)].map((part) =>
    part.length > 2 && random(10) > 0 ? `(${part})` : part,
  );
  return parts.join(pick(random, '++--xx/^'));
}

function caseOf(where: string, solution: string, goal: string): Case {
  // The mat has just what the Solution uses and a few cubes more, as at a table.
  const position = table(where, { laid: goal });
  const needed = [...solution].filter((sign) => !'()'.includes(sign)).join(' ');
  return { position: { ...position, permitted: cubes(`${needed} 1 2 + x`) }, written: write(solution, goal) };
}

/** Half of them for a Goal that they equal, where it can be laid. */
function typical(random: (below: number) => number): Case {
  const where = pick(random, ['elementary', 'middle', 'junior', 'senior']);
  const solution = grouped(random, 3 + random(3));
  const [value = ''] = random(2) === 0 ? valuesOf(where, solution) : [];
  return caseOf(where, solution, /^\d\d?$/.test(value) ? value : String(10 + random(90)));
}

/** Twelve numerals without grouping: any operations, or such that all groupings agree. */
function long(random: (below: number) => number): Case {
  const kind = random(4);
  const signs = kind === 0 ? '+' : kind === 1 ? 'x+-/^' : kind === 2 ? '+-x/' : '+-x/^r';
  let solution = pick(random, '123456789');
  for (let index = 1; index < 12; index++) solution += pick(random, signs) + pick(random, '123456789');
  const sum = [...solution].reduce((total, sign) => total + (/\d/.test(sign) ? Number(sign) : 0), 0);
  return caseOf('middle', solution, kind === 0 ? String(sum) : '12');
}

function judged({ position, written }: Case): number {
  return Number(judgeEquation(position, [written]).reasons !== null);
}

/** How many values all groupings of a text have. */
function all(rules: ShakeRules, text: string): number {
  const groupings = new Groupings(new Arithmetic(rules), 'solution');
  return Number(
    readSide(text, 'solution', rules, null).meanings.every((meaning) => groupings.values(meaning).length > 0),
  );
}

export function bench(): void {
  const random = seeded(2015);
  const cases = Array.from({ length: 2000 }, () => typical(random));
  const right = cases.filter(
    ({ position, written }) => judgeEquation(position, [written]).verdict === 'correct',
  ).length;
  const fast = rate(() => cases.reduce((count, one) => count + judged(one), 0));
  console.log(
    `  5 to 9 cubes         ${perSecond(fast)}   (wanted: 5,000/s or more; ${right} of ${cases.length} correct)`,
  );

  const longs = Array.from({ length: 400 }, () => long(random));
  for (const one of longs) judged(one);
  const times = longs.map((one) => {
    const start = performance.now();
    judged(one);
    return performance.now() - start;
  });
  times.sort((a, b) => a - b);
  const at = (share: number): string => `${times[Math.floor(share * times.length)]!.toFixed(2)} ms`;
  console.log(
    `  12 numerals, no grouping   p50 ${at(0.5)}   p95 ${at(0.95)}   worst ${times.at(-1)!.toFixed(2)} ms   (wanted: p95 below 50 ms)`,
  );

  const rules = rulesOf(table('middle'));
  for (const operands of [6, 8, 10]) {
    const texts = Array.from({ length: 8 }, () => {
      let text = pick(random, '123456789');
      for (let index = 1; index < operands; index++) text += pick(random, '+-x/') + pick(random, '123456789');
      return text;
    });
    const engine = rate(() => texts.reduce((count, text) => count + all(rules, text), 0), 500);
    const naive = rate(
      () =>
        texts.slice(0, 2).reduce((count, text) => count + Number(referenceValues(rules, text).length > 0), 0),
      500,
    );
    const trees = countTrees(rules, texts[0]!);
    console.log(
      `  all values of ${operands} numerals  ${perSecond(engine)}   tree by tree (${trees}) ${perSecond(naive)}   ratio ${(engine / naive).toFixed(1)}`,
    );
  }
}
