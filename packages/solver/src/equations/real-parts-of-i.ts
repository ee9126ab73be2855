import type { Kind, Stocks } from './kinds.ts';
import type { Leaf, Leaves } from './leaves.ts';

/** What players make of an i that must be used: cubes beside it, how it is written, and what it is worth. */
const PARTS = [
  { faces: '0', text: '0i', n: 0 },
  { faces: '0r', text: '0ii', n: 0 },
  { faces: '0rr', text: '0iii', n: 0 },
  { faces: '/r', text: '(i/i)', n: 1 },
  { faces: 'xr', text: '(ixi)', n: -1 },
  { faces: '^0', text: '(i^0)', n: 1 },
  { faces: '^2', text: '(i^2)', n: -1 },
  { faces: '^4', text: '(i^4)', n: 1 },
] as const;

/** Numbers with an i in them that are real all the same, for a look that knows fractions only. */
export function realPartsOfI({ imaginary }: Leaves, { kinds, caps }: Stocks): readonly Leaf[] {
  const [i] = imaginary.flatMap(({ text, kinds: [own] }) => (text === 'i' ? [own!] : []));
  if (i === undefined) return [];
  const isOf = ({ face, role }: Kind, wanted: string): boolean =>
    face === wanted && role === (isSign(wanted) ? 'operation' : 'digit');
  const kindsOf = (wanted: string): readonly number[] =>
    wanted === 'r' ? [i] : [...kinds.keys()].filter((kind) => isOf(kinds[kind]!, wanted));
  return PARTS.flatMap(({ faces, text, n }) =>
    // A face may be on cubes of two kinds, one with the Exponent colour.
    [...faces]
      .reduce<readonly (readonly number[])[]>(
        (rows, face) => rows.flatMap((row) => kindsOf(face).map((kind) => [...row, kind])),
        [[i]],
      )
      .filter((row) => row.filter((kind) => kind === i).length <= caps[i]!)
      .map((row) => ({ kinds: row, text, n, d: 1 })),
  );
}

function isSign(face: string): boolean {
  return face === '/' || face === 'x' || face === '^';
}
