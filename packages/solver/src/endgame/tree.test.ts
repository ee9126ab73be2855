import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import type { EndgameGame } from './game.ts';
import { afterStep, inOrder, isWithin } from './mat.ts';
import type { Mat, Step } from './mat.ts';
import { plainTurns } from './reference/plain.ts';
import type { PlainGame } from './reference/plain.ts';
import { plainOutcome, textOf } from './reference/compare.ts';

/**
 * A game of nothing but cubes: what can be written are given sets of cubes, and some cubes may not go to some places. In the
 * books nearly every cube may go anywhere, and then nobody is ever forced; here somebody often is.
 */
interface Toy {
  readonly mat: Mat;
  readonly solutions: readonly string[];
  readonly closed: readonly string[];
  readonly shifts: boolean;
  readonly rights: readonly boolean[];
}

const KINDS = 'abcd';
const cubes = (most: number) =>
  fc.array(fc.constantFrom(...KINDS), { maxLength: most }).map((list) => inOrder(list));
const toys: fc.Arbitrary<Toy> = fc.record({
  mat: fc.record({
    required: cubes(1),
    permitted: cubes(1),
    resources: fc
      .array(fc.constantFrom(...KINDS), { minLength: 2, maxLength: 4 })
      .map((list) => inOrder(list)),
  }),
  solutions: fc.array(fc.array(fc.constantFrom(...KINDS), { minLength: 2, maxLength: 4 }).map(inOrder), {
    minLength: 1,
    maxLength: 5,
  }),
  closed: fc.subarray([...KINDS].flatMap((kind) => [`${kind} permitted`, `${kind} forbidden`])),
  shifts: fc.boolean(),
  rights: fc.array(fc.boolean(), { minLength: 2, maxLength: 3 }),
});

function steps({ closed, shifts }: Toy, mat: Mat): readonly Step[] {
  const { resources, permitted } = mat;
  const open = ({ kind, to }: Step): boolean =>
    !closed.includes(`${kind} ${to}`) && !(to === 'forbidden' && resources.length === 1);
  const moves = [...new Set(resources)].flatMap((kind) =>
    (['required', 'permitted', 'forbidden'] as const).map((to): Step => ({ from: 'resources', kind, to })),
  );
  const shifted = [...new Set(shifts && resources !== '' ? permitted : '')].flatMap((kind) =>
    (['required', 'forbidden'] as const).map((to): Step => ({ from: 'permitted', kind, to })),
  );
  return [...moves, ...shifted].filter(open);
}

const mayBeNow = ({ required, permitted, resources }: Mat): boolean =>
  resources.length >= 2 && (required + permitted).length > 0;

function has({ solutions }: Toy, required: string, usable: string): 'yes' | 'no' {
  return solutions.some((one) => isWithin(required, one) && isWithin(one, usable)) ? 'yes' : 'no';
}

function fast(toy: Toy): EndgameGame {
  return {
    steps: (mat) => steps(toy, mat),
    mayBeNow,
    solvable: (required, usable) => has(toy, required, usable),
    solvableNow: null,
  };
}

function plain(toy: Toy): PlainGame<Mat, Step> {
  const onMat = ({ required, permitted }: Mat): string => inOrder(required + permitted);
  return {
    moves: (mat) => steps(toy, mat),
    bonuses: (mat) => steps(toy, mat).filter(({ from, to }) => from === 'resources' && to === 'forbidden'),
    after: afterStep,
    isOver: ({ resources }) => resources === '',
    alive: (mat) => has(toy, mat.required, inOrder(onMat(mat) + mat.resources)),
    now: (mat) =>
      mayBeNow(mat) &&
      [...mat.resources].some((kind) => has(toy, mat.required, inOrder(onMat(mat) + kind)) === 'yes')
        ? 'yes'
        : 'no',
  };
}

const nameOf = (bonus: Step | null, { from, kind, to }: Step): string =>
  `${bonus?.kind ?? ''} ${from} ${kind} ${to}`;

function both(toy: Toy): readonly [readonly string[], readonly string[]] {
  const lines = analyse(fast(toy), toy.mat, toy.rights, {}).turns.map(({ bonus, step, outcome }) =>
    textOf({ name: nameOf(bonus, step), outcome }),
  );
  const slow = plainTurns(plain(toy), toy.mat, toy.rights).map((turn) =>
    textOf({ name: nameOf(turn.bonus, turn.move), outcome: plainOutcome(turn) }),
  );
  return [lines.toSorted(), slow.toSorted()];
}

describe('backward induction', () => {
  it('says of every turn what playing everything out says, for two and three players', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(toys, (toy) => {
        const [lines, slow] = both(toy);
        expect(lines).toEqual(slow);
        for (const kind of ['forced-win', 'forced-loss', 'forceout', 'loses-at-once'])
          if (lines.some((line) => line.includes(kind))) kinds.add(kind);
      }),
      { numRuns: 600, seed: 1 },
    );
    // Every kind of answer was among them, or they prove little.
    expect([...kinds].toSorted()).toEqual(['forced-loss', 'forced-win', 'forceout', 'loses-at-once']);
  });

  it('claims nothing that was not found out, however few questions it may ask', () => {
    fc.assert(
      fc.property(toys, fc.nat({ max: 12 }), (toy, questions) => {
        const slow = new Map(
          plainTurns(plain(toy), toy.mat, toy.rights).map((turn) => [
            nameOf(turn.bonus, turn.move),
            plainOutcome(turn),
          ]),
        );
        for (const { bonus, step, outcome } of analyse(fast(toy), toy.mat, toy.rights, { questions }).turns) {
          const truth = slow.get(nameOf(bonus, step))!;
          if (outcome.kind === 'unknown') continue;
          if (outcome.kind === 'safe') expect(truth.kind).not.toBe('loses-at-once');
          else expect(outcome.kind).toBe(truth.kind);
          if ('exact' in outcome && 'in' in truth) {
            if (outcome.exact) expect(outcome.in).toBe(truth.in);
            else expect(outcome.in).toBeGreaterThanOrEqual(truth.in);
          }
        }
      }),
      { numRuns: 600, seed: 2 },
    );
  });

  it('forces nobody where every cube may go anywhere: docs/solver.md says why', () => {
    fc.assert(
      fc.property(toys, (toy) => {
        const open = { ...toy, closed: [] };
        const { standing, turns } = analyse(fast(open), open.mat, open.rights, {});
        if (standing !== 'alive') return;
        expect(turns.some(({ outcome }) => outcome.kind === 'forceout')).toBe(true);
        expect(turns.some(({ outcome }) => outcome.kind.startsWith('forced'))).toBe(false);
      }),
      { numRuns: 600, seed: 3 },
    );
  });
});
