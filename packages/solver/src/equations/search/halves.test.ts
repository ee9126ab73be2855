import { rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../budget.ts';
import { HalfWays } from './half-ways.ts';
import { Halves } from './halves.ts';
import { Hands } from './hands.ts';
import type { Hand } from './hands.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { RandomHands } from './random-hands.ts';
import { QUICK } from './precision.ts';
import { prepare } from './prepare.ts';
import type { Run } from './run.ts';
import { aimsOf } from '../goal/targets.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import type { Tree } from '../cubes/tree.ts';
import { writeDown } from '../cubes/write-down.ts';

const WAYS = new HalfWays();
const SIX_NUMBERS = cubes(
  'red:2 blue:3 green:5 black:7 black:8 blue:1 red:+ red:- blue:x green:x black:/ green:^',
);

function quickRun(asked: EquationsPosition): Run {
  const rules = rulesOf(asked);
  return prepare(rules, aimsOf(rules, asked.goal!)[0]!, new Budget({}), { precision: QUICK });
}

function isWritten(asked: EquationsPosition, run: Run, tree: Tree, target: number): boolean {
  const goal = run.tables.aim.targets[target]!.text;
  return writeDown(asked, tree, { goal, wild: null, goalLayout: null }) !== null;
}

type Worth = readonly [n: number, d: number];

/** All that numbers make with operations, slowly; at the top the numbers are split in two as evenly as can be if `isHalved`. */
function allWorths({ tables }: Run, { items, kinds }: Hand, isHalved: boolean): ReadonlySet<string> {
  const worths = new Set<string>();
  if (items.length === 1) return kinds.length === 0 ? new Set([`${items[0]!.n}/${items[0]!.d}`]) : worths;
  for (let left = 1; left < (1 << items.length) - 1; left++) {
    const [own, others] = [
      items.filter((_, at) => left & (1 << at)),
      items.filter((_, at) => !(left & (1 << at))),
    ];
    if (isHalved && Math.abs(own.length - others.length) > 1) continue;
    for (let of = 0; of < 1 << kinds.length; of++) {
      const ownKinds = kinds.filter((_, at) => of & (1 << at));
      if (ownKinds.length !== own.length - 1) continue;
      const rest = kinds.filter((_, at) => !(of & (1 << at)));
      for (const [at, kind] of rest.entries()) {
        const lefts = allWorths(
          { tables } as Run,
          { items: own, kinds: ownKinds, factorials: 0, isFree: false },
          false,
        );
        const rights = allWorths(
          { tables } as Run,
          { items: others, kinds: rest.toSpliced(at, 1), factorials: 0, isFree: false },
          false,
        );
        for (const binary of tables.signs.binaries)
          if (binary.kind === kind)
            for (const a of lefts)
              for (const b of rights) add(worths, tables.numbers, binary.operation, a, b);
      }
    }
  }
  return worths;
}

function add(
  worths: Set<string>,
  numbers: Numbers,
  operation: Parameters<Numbers['binary']>[0],
  a: string,
  b: string,
): void {
  const [[an, ad], [bn, bd]] = [a, b].map((text) => text.split('/').map(Number) as unknown as Worth) as [
    Worth,
    Worth,
  ];
  if (numbers.binary(operation, an, ad, bn, bd) && numbers.d > 0) worths.add(`${numbers.n}/${numbers.d}`);
}

describe('halves of a hand', () => {
  it('meet at the Goal just where some way to join the whole hand makes it', () => {
    let [hits, misses] = [0, 0];
    for (const goal of ['4', '14', '15', '30', '61']) {
      const asked = positionFor(goal, { resources: SIX_NUMBERS });
      const run = quickRun(asked);
      const hands = new Hands(run);
      const halves = new Halves(run, new Budget({}), WAYS, (tree, target) =>
        isWritten(asked, run, tree, target),
      );
      for (let draw = 0; draw < 12; draw++) {
        const hand = hands.draw(5);
        if (hand === null || hand.items.length < 4) continue;
        const isThere = allWorths(run, hand, true).has(`${goal}/1`);
        expect(halves.search(hand, null)).toBe(isThere);
        if (isThere) hits++;
        else misses++;
      }
    }
    expect(Math.min(hits, misses)).toBeGreaterThan(5);
  });

  it('of hands at random find a Solution that holds all of Required', () => {
    const required = cubes('green:x blue:3 black:/ red:- blue:/ green:^ red:+ green:- red:0 green:5');
    const resources = cubes('blue:1 red:2 red:0 black:8 black:9');
    const asked = positionFor('91x5', { division: 'junior', required, resources });
    const run = quickRun(asked);
    const texts: string[] = [];
    const hands = new RandomHands(run, new Budget({}), WAYS, (tree, target) => {
      const goal = run.tables.aim.targets[target]!.text;
      const written = writeDown(asked, tree, { goal, wild: null, goalLayout: null });
      if (written !== null) texts.push(written.solution);
      return written !== null;
    });
    expect(hands.search(20_000)).toBe(true);
    for (const sign of ['3', '5', '0', '^', 'x', '+']) expect(texts[0]).toContain(sign);
  });

  it('are looked for within a root where the Goal is one', () => {
    const resources = cubes('red:3 red:1 blue:1 red:1 black:8 green:5 green:^ red:- black:r red:+ black:+');
    const asked = positionFor('3r58', { division: 'junior', resources });
    const run = quickRun(asked);
    const hands = new RandomHands(run, new Budget({}), WAYS, (tree, target) =>
      isWritten(asked, run, tree, target),
    );
    expect(hands.search(20_000)).toBe(true);
  });

  it('may use an operation as often as they like with Multiple Operations, and all of Required', () => {
    const resources = cubes('black:+ green:4 black:9 blue:1 black:8 green:6 red:2 red:3 red:0');
    const required = cubes('red:- blue:x');
    const variations = [{ id: 'multiple-operations' }] as const;
    const asked = positionFor('61x40', { division: 'elementary', required, resources, variations });
    const run = quickRun(asked);
    const hands = new RandomHands(run, new Budget({}), WAYS, (tree, target) =>
      isWritten(asked, run, tree, target),
    );
    expect(hands.search(20_000)).toBe(true);
  });

  it('come out the same each time', () => {
    const draw = (): readonly string[] => {
      const hands = new Hands(quickRun(positionFor('14', { resources: SIX_NUMBERS })));
      return Array.from({ length: 20 }, () => JSON.stringify(hands.draw(6)));
    };
    expect(draw()).toEqual(draw());
  });
});
