import type { Fraction } from '../arithmetic/fractions.ts';
import { splitsOf } from '../arithmetic/power-split.ts';
import type { Run } from './run.ts';
import type { Tree } from '../cubes/tree.ts';

/** A number of one or two numerals, and the cubes it takes. */
interface Part {
  readonly kinds: readonly number[];
  readonly tree: Tree;
}

/** The outermost power or root of a Solution with one of its two numbers made; the other is to be made of other cubes. */
export interface Around {
  /** The cubes that are taken, the sign of the power among them. */
  readonly kinds: readonly number[];
  readonly inner: Fraction;
  readonly target: number;
  readonly whole: (inner: Tree) => Tree;
}

/** How a Goal that is a power or a root can be put around a number that is looked for; with Multiple of k it must not be the Goal. */
export function powersAround({ aims, tables }: Run): readonly Around[] {
  if (tables.aim.multiple !== null) return [];
  const wanted = new Map<string, Part[]>();
  const splits = aims.targets.flatMap(({ value }, target) =>
    splitsOf(value).map((split) => ({ ...split, target })),
  );
  for (const { left, right } of splits) for (const one of [left, right]) wanted.set(one.join('/'), []);
  if (splits.length === 0) return [];
  makeAll(tables, wanted);
  return splits.flatMap(({ operation, left, right, target }) =>
    tables.signs.binaries
      .filter((binary) => binary.operation === operation)
      .flatMap(({ kind, sign }) => {
        const around = (
          outer: Fraction,
          inner: Fraction,
          whole: (part: Tree) => Around['whole'],
        ): readonly Around[] =>
          wanted
            .get(outer.join('/'))!
            .map(({ kinds, tree }) => ({ kinds: [...kinds, kind], inner, target, whole: whole(tree) }));
        return [
          ...around(left, right, (tree) => (inner) => ({ kind: 'binary', sign, left: tree, right: inner })),
          ...around(right, left, (tree) => (inner) => ({ kind: 'binary', sign, left: inner, right: tree })),
        ];
      }),
  );
}

/** All ways to make the wanted numbers of one or two numerals. */
function makeAll({ leaves, numbers, signs }: Run['tables'], wanted: ReadonlyMap<string, Part[]>): void {
  const leaf = (text: string): Tree => ({ kind: 'leaf', text });
  for (const { n, d, kinds, text } of leaves.plain)
    wanted.get(`${n}/${d}`)?.push({ kinds, tree: leaf(text) });
  for (const a of leaves.plain)
    for (const b of leaves.plain)
      for (const { kind, sign, operation, commutes } of signs.binaries) {
        if ((commutes && a.text > b.text) || !numbers.binary(operation, a.n, a.d, b.n, b.d)) continue;
        const tree: Tree = { kind: 'binary', sign, left: leaf(a.text), right: leaf(b.text) };
        wanted.get(`${numbers.n}/${numbers.d}`)?.push({ kinds: [...a.kinds, ...b.kinds, kind], tree });
      }
}
