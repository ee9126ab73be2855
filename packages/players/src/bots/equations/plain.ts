import { judgeEquation } from '@forceout/rules/equations';
import type { EquationsPosition, WrittenEquation } from '@forceout/rules/equations';
import { facesIn, solveEquations } from '@forceout/solver';
import type { Patience } from '../patience.ts';
import { plainest } from '../plainest.ts';
import { Watch } from '../watch.ts';

/** Equations that are compared for the plainest. */
const COMPARED = 6;
/** An Equation of so many cubes is plain enough: nobody looks for another. */
const SHORT = 5;

/** Variations that change what is right; all the others only allow more than plain signs do. */
const BINDING: readonly string[] = [
  'average',
  'base',
  'multiple-of-k',
  'three-operation-solution',
  'imaginary',
  'log',
];
const isBinding = ({ id }: { readonly id: string }): boolean => BINDING.includes(id);

/** The shortest that a search finds, by the least odd of them; null if none is found. */
export function shortest(
  position: EquationsPosition,
  looks: number,
  patience?: Patience,
): readonly WrittenEquation[] | null {
  return plainest(several(position, looks, patience), ([one]) => (one === undefined ? 0 : oddness(one)));
}

/**
 * What a person would write. Turned cubes, factorials and the like make so many numbers that a search drowns in them, and people
 * think of them last: so first without all that is merely allowed, and only then with it.
 */
export function plain(
  position: EquationsPosition,
  looks: number,
  patience?: Patience,
): readonly WrittenEquation[] | null {
  const easy = several(withPlainSigns(position), looks, patience).filter(
    (written) => judgeEquation(position, written).verdict === 'correct',
  );
  const enough = easy.some(([one]) => one !== undefined && facesIn(one.solution).length <= SHORT);
  const others = enough ? [] : several(position, looks, patience);
  return plainest([...easy, ...others], ([one]) => (one === undefined ? 0 : oddness(one) + strangeness(one)));
}

/** Any Equation with plain signs, as a coach looks first: a sign that may mean more makes every search longer. */
export function simple(
  position: EquationsPosition,
  looks: number,
  patience?: Patience,
): WrittenEquation | null {
  const most = Math.min(looks, patience?.left ?? Infinity);
  if (position.goal === null || most === 0) return null;
  const watch = new Watch(most, patience);
  const { written } = solveEquations(withPlainSigns(position), { ...watch.options, anyWillDo: true });
  patience?.spend(watch.looks);
  return written.find((one) => judgeEquation(position, [one]).verdict === 'correct') ?? null;
}

function several(
  position: EquationsPosition,
  looks: number,
  patience?: Patience,
): readonly (readonly WrittenEquation[])[] {
  const most = Math.min(looks, patience?.left ?? Infinity);
  if (position.goal === null || most === 0) return [];
  const watch = new Watch(most, patience);
  const { written } = solveEquations(position, { ...watch.options, all: COMPARED });
  patience?.spend(watch.looks);
  return written.map((one) => [one]);
}

function withPlainSigns(position: EquationsPosition): EquationsPosition {
  const { book, division } = position;
  const lists = book.variations[division];
  const always = lists?.always.filter(isBinding) ?? [];
  return {
    ...position,
    variations: position.variations.filter(isBinding),
    book:
      lists === undefined
        ? book
        : { ...book, variations: { ...book.variations, [division]: { ...lists, always } } },
  };
}

/** Cubes, and as many more for what is harder to think of: signs that are rarely needed, turned cubes, wild ones. */
function oddness({ solution, wild }: WrittenEquation): number {
  const odd =
    count(solution, /r/g) * 1.5 +
    count(solution, /\^|'/g) +
    count(solution, /[~<!|%]/g) * 1.5 +
    count(solution, /\//g) * 0.5 +
    wild.length * 2;
  return facesIn(solution).length + odd;
}

/** Decimal points, powers of the base, 02 for 2 and a × that counts factors or looks for a prime are the last that anybody thinks of. */
function strangeness({ solution }: WrittenEquation): number {
  return (count(solution, /\.|e/g) + count(solution, /(?<![\d)!TE])x/g) + count(solution, /(?<!\d)0\d/g)) * 2;
}

function count(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0;
}
