import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeEquationsGoal } from './goal/goal-ruling.ts';
import { judgeEquation } from './judge/judge.ts';
import { judgeEquationsPick } from './shake/pick.ts';
import { laidOf, positionOf, write } from './testing.ts';
import type { ExamplePosition } from './testing.ts';
import type { Pick } from './shake/variation.ts';

interface Line<Request, Expected> {
  readonly id: string;
  readonly request: { readonly position: ExamplePosition } & Request;
  readonly expect: Expected;
}

function lines<Request, Expected>(name: string): readonly Line<Request, Expected>[] {
  const file = new URL(`../../../formats/examples/equations-${name}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line<Request, Expected>);
}

interface Judging {
  readonly written: readonly { solution: string; goal?: string; wild?: Readonly<Record<string, string>> }[];
}

describe('the shared examples', () => {
  it.for(lines<Judging, { verdict: string; code?: string }>('judge'))(
    '$id',
    ({ request, expect: expected }) => {
      const written = request.written.map(({ solution, goal, wild }) => write(solution, goal ?? null, wild));
      const ruling = judgeEquation(positionOf(request.position), written);
      expect({ verdict: ruling.verdict, reasons: ruling.reasons }).toMatchObject({
        verdict: expected.verdict,
      });
      if (expected.code !== undefined)
        expect(ruling.reasons.map(({ code }) => code)).toContain(expected.code);
    },
  );

  it.for(
    lines<
      { goal: NonNullable<ExamplePosition['goal']> },
      { legal: boolean; values?: string[]; valuesInclude?: string[]; valuesExclude?: string[] }
    >('goal'),
  )('$id', ({ request, expect: expected }) => {
    const ruling = judgeEquationsGoal(positionOf(request.position), laidOf(request.goal));
    expect(ruling.legal).toBe(expected.legal);
    if (expected.values !== undefined) expect(ruling.values.toSorted()).toEqual(expected.values.toSorted());
    for (const value of expected.valuesInclude ?? []) expect(ruling.values).toContain(value);
    for (const value of expected.valuesExclude ?? []) expect(ruling.values).not.toContain(value);
  });

  it.for(lines<{ pick: Pick }, { legal: boolean }>('variation'))('$id', ({ request, expect: expected }) => {
    expect(judgeEquationsPick(positionOf(request.position), request.pick).legal).toBe(expected.legal);
  });
});
