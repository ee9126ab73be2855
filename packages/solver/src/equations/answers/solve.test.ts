import { readFileSync } from 'node:fs';
import { judgeEquation } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Pick } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../checker/check-proof.ts';
import { equationsBook } from '../reference/random-position.ts';
import { equationsSafetyTable } from './safety-table.ts';
import { settableEquationsGoals } from './settable-goals.ts';
import { solveEquations } from './solve.ts';
import { equationsWorker } from './worker.ts';
import type { FromEquationsWorker } from './worker.ts';
import { computed } from '../../testing/computed.ts';

interface Example {
  readonly id: string;
  readonly request: { readonly position: Readonly<Record<string, unknown>> };
  readonly expect: { readonly answer: string };
}

const EXAMPLES = readFileSync(
  new URL('../../../../formats/examples/equations-solve.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);

function positionOf(json: Readonly<Record<string, unknown>>): EquationsPosition {
  const { goal, rulebook: _, ...rest } = json;
  return {
    ...position({}),
    ...(rest as Partial<EquationsPosition>),
    goal: { text: goal as string, cubes: null },
  };
}

function cubes(text = ''): readonly Cube[] {
  return text.split(' ').filter((word) => word !== '') as readonly Cube[];
}

interface Parts {
  readonly division?: EquationsPosition['division'];
  readonly variations?: readonly Pick[];
  readonly goal?: string;
  readonly required?: string;
  readonly permitted?: string;
  readonly resources?: string;
  readonly after?: EquationsPosition['after'];
  readonly season?: EquationsPosition['season'];
}

function position(parts: Parts): EquationsPosition {
  return {
    book: equationsBook(),
    division: parts.division ?? 'middle',
    season: parts.season ?? 'even',
    level: 'adventurous',
    variations: parts.variations ?? [],
    goal: { text: parts.goal ?? '7', cubes: null },
    required: cubes(parts.required),
    permitted: cubes(parts.permitted),
    forbidden: [],
    resources: cubes(parts.resources),
    after: parts.after ?? 'forceout',
  };
}

describe('the shared examples', () => {
  it.for(EXAMPLES)('$id', ({ request, expect: { answer } }, context) => {
    const asked = positionOf(request.position);
    const solved = solveEquations(asked);
    context.expect(solved.answer).toBe(answer);
    for (const written of solved.written)
      context.expect(judgeEquation(asked, [written]).verdict).toBe('correct');
  });
});

describe('what is found', () => {
  it('uses the fewest cubes first and groups no more than needed', () => {
    const { written } = solveEquations(
      position({ goal: '9', required: 'green:4 green:5', permitted: 'red:+ blue:1 blue:x red:-' }),
    );
    expect(written[0]).toMatchObject({ solution: '4+5', goal: '9', wild: [] });
  });
  it('keeps the grouping symbols that ambiguity needs', () => {
    const { written } = solveEquations(position({ goal: '6', required: 'red:3 red:- blue:1 blue:x red:3' }));
    expect(written[0]!.solution).toMatch(/\(/);
  });
  it('gives several different ones when asked', () => {
    const { written } = solveEquations(
      position({ goal: '6', permitted: 'red:3 red:2 blue:1 blue:x red:+ green:6 blue:1' }),
      { all: 4 },
    );
    expect(new Set(written.map(({ solution }) => solution)).size).toBe(4);
  });
  it('goes through irrational numbers', () => {
    const { written } = solveEquations(
      position({ goal: '4', required: 'black:r black:r red:2 black:8 blue:x' }),
    );
    expect(written[0]!.solution).toMatch(/r2xr8|r8xr2/);
  });
  it('meets in the middle what the tables are too small for', () => {
    const found = solveEquations(
      position({
        goal: '47',
        required: 'black:7 black:8 black:9 green:5 red:3 red:2 blue:x red:- red:+ red:+ red:-',
      }),
    );
    expect(found.answer).toBe('yes');
  });
  it('says what a wild cube stands for only if it is used', () => {
    const play = { variations: [{ id: 'wild', cube: '0' }] as const, goal: '9' };
    const used = solveEquations(position({ ...play, required: 'red:0 green:4 red:+' }));
    expect(used.written[0]).toMatchObject({ wild: [{ face: '0', standsFor: ['5'] }] });
    const unused = solveEquations(position({ ...play, required: 'green:5 green:4 red:+' }));
    expect(unused.written[0]).toMatchObject({ wild: [] });
  });
  it('joins three numbers with one i between them', () => {
    const asked = position({
      division: 'senior',
      variations: [{ id: 'imaginary' }],
      goal: '0',
      required: 'red:0 black:r red:3',
    });
    expect(solveEquations(asked).answer).toBe('yes');
  });
  it('is the same every time', () => {
    const asked = position({
      division: 'junior',
      goal: '17',
      permitted: 'black:7 red:2 red:3 blue:x black:/ red:- black:r',
      resources: 'green:5',
    });
    expect(solveEquations(asked, { all: 3 })).toEqual(solveEquations(asked, { all: 3 }));
  });
});

describe('what is found at random', () => {
  it('comes first where much is Required and a wild cube has many meanings', () => {
    const asked = position({
      division: 'senior',
      variations: [
        { id: 'multiple-of-k', k: 6 },
        { id: 'wild', cube: 'x' },
      ],
      goal: '37x3',
      required: 'black:/ red:3 blue:2 red:1 green:6 green:5 black:9',
      permitted: 'green:^ blue:1 black:/ red:0 green:x',
      resources: 'black:9 green:-',
      after: 'impossible',
    });
    expect(solveEquations(asked, { limitMs: 30_000, now: computed }).answer).toBe('yes');
  });
});

describe('what is not claimed', () => {
  it('stops for a signal and says that it does not know', () => {
    const asked = position({
      goal: '97',
      required: 'black:7 black:8 black:9 green:5 red:3 blue:x red:- red:+ red:+',
    });
    expect(solveEquations(asked, { signal: { aborted: true } }).answer).toBe('unknown');
  });
  it.for([1, 2, 5, 20, 60])(
    'says no only if it was not cut short: after %s looks at the clock',
    (looks, context) => {
      const required = 'black:7 black:8 black:9 green:5 red:3 blue:2 blue:x red:- red:+ red:+ black:/';
      let time = 0;
      const solved = solveEquations(position({ goal: '89x97', required }), {
        limitMs: looks,
        now: () => time++,
      });
      context.expect(solved.answer).not.toBe('yes');
      if (solved.answer === 'no')
        context.expect(faultsIn(position({ goal: '89x97', required }), solved.proof)).toEqual([]);
    },
  );
  it('gives no proof where three powers of the base have no end', () => {
    const asked = position({
      division: 'junior',
      variations: [{ id: 'powers-of-the-base' }],
      goal: '75',
      required: 'red:1 red:+ blue:1 red:+ red:1',
    });
    const solved = solveEquations(asked);
    expect(solved).toMatchObject({ answer: 'unknown', searched: { open: ['endless'] } });
  });
  it('gives no proof where signs may be piled up without end', () => {
    const asked = position({
      variations: [{ id: 'multiple-operations' }],
      goal: '97',
      required: 'black:r red:- red:2 red:3 green:5 black:7',
    });
    expect(solveEquations(asked, { limitMs: 300, now: computed }).answer).toBe('unknown');
  });
  it('decides Multiple Operations where no pile of signs goes on for ever', () => {
    const asked = position({
      variations: [{ id: 'multiple-operations' }],
      goal: '89',
      required: 'red:+ blue:x red:2 red:3 green:4',
    });
    const solved = solveEquations(asked);
    expect(solved.answer).toBe('no');
    if (solved.answer === 'no') expect(faultsIn(asked, solved.proof)).toEqual([]);
    expect(solveEquations({ ...asked, goal: { text: '9', cubes: null } }).answer).toBe('no');
    expect(solveEquations({ ...asked, goal: { text: '14', cubes: null } }).answer).toBe('yes');
  });
  it('decides Now however many cubes of a kind are in Resources', () => {
    const ones = Array.from({ length: 9 }, () => 'red:1').join(' ');
    const asked = position({
      goal: '9',
      required: 'green:5',
      permitted: 'blue:1',
      resources: ones,
      after: 'now',
    });
    const solved = solveEquations(asked);
    if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
    expect(faultsIn(asked, solved.proof)).toEqual([]);
  });
  it('tells nothing about a position without a Goal', () => {
    expect(solveEquations({ ...position({}), goal: null }).answer).toBe('unknown');
  });
});

describe('a turn and a roll', () => {
  const roll = 'red:1 red:2 red:+ red:- blue:3 blue:x green:4 green:5 black:7';
  it('tells what every move leads to, and what it does not know', () => {
    const asked = position({ goal: '9', required: 'green:4 red:+', resources: 'green:5 red:- red:2 blue:1' });
    const table = equationsSafetyTable(asked);
    const of = (cube: string, to: string) =>
      table.find((entry) => entry.cube === cube && entry.to === to)?.safety;
    expect(of('red:2', 'permitted')).toBe('now');
    expect(of('green:5', 'required')).toBe('now');
    expect(of('red:-', 'required')).toBe('impossible');
    expect(
      equationsSafetyTable(asked, { signal: { aborted: true } }).some(({ safety }) => safety === 'unknown'),
    ).toBe(true);
  });
  it('lists Goals of a roll with how hard they are', () => {
    const goals = settableEquationsGoals(position({ resources: roll }));
    const first = goals.next().value!;
    expect(first).toMatchObject({ answer: 'yes', difficulty: 3 });
  });
  it('brings a Goal of its own after "no Goal"', () => {
    const asked = { ...position({ resources: roll, after: 'no-goal' }), goal: null };
    const { answer, written } = solveEquations(asked);
    expect(answer).toBe('yes');
    expect(judgeEquation(asked, written).verdict).toBe('correct');
  });
  it('answers from a worker', () => {
    const said: FromEquationsWorker[] = [];
    const take = equationsWorker({ post: (message) => said.push(message), now: () => 0 });
    const { book, ...rest } = position({ goal: '9', required: 'green:4 green:5 red:+' });
    take({ do: 'solve', id: 7, position: { ...rest, book: { rulebook: book.id } } });
    take({ do: 'solve', id: 8, position: { ...rest, book: { rulebook: 'agloa-onsets-2014' } } });
    expect(said.filter(({ say }) => say !== 'progress')).toMatchObject([
      { say: 'answer', id: 7, answer: 'yes' },
      { say: 'refused', id: 8 },
    ]);
  });
});
