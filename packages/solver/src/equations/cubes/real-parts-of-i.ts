import type { Stocks } from './kinds.ts';
import type { Leaf, Leaves } from './leaves.ts';

/** A part with an i in it: the faces beside the i, how it is written, and what it is worth. */
interface Part {
  readonly faces: string;
  readonly text: string;
  readonly n: number;
}

const DIGITS = [...'0123456789'];

/** What players make of an i that must be used: nothing of it, or ±1. */
const PARTS: readonly Part[] = [
  { faces: '0', text: '0i', n: 0 },
  { faces: '0x', text: '(0xi)', n: 0 },
  { faces: '0/', text: '(0/i)', n: 0 },
  { faces: '0r', text: '0ii', n: 0 },
  { faces: '0rr', text: '0iii', n: 0 },
  { faces: '/r', text: '(i/i)', n: 1 },
  { faces: 'xr', text: '(ixi)', n: -1 },
  { faces: '^0', text: '(i^0)', n: 1 },
  { faces: '^2', text: '(i^2)', n: -1 },
  { faces: '^4', text: '(i^4)', n: 1 },
  { faces: '^6', text: '(i^6)', n: -1 },
  { faces: '^8', text: '(i^8)', n: 1 },
  ...DIGITS.flatMap((digit): readonly Part[] => [
    { faces: `${digit}${digit}-`, text: `(${digit}-${digit})i`, n: 0 },
    { faces: `${digit}${digit}-x`, text: `((${digit}-${digit})xi)`, n: 0 },
  ]),
  ...DIGITS.flatMap((a) => DIGITS.flatMap((b) => ['+', '-', 'x'].flatMap((sign) => powersOfI(a, sign, b)))),
];

/** i^(a+b) and the like, if it is real. */
function powersOfI(a: string, sign: string, b: string): readonly Part[] {
  const [left, right] = [Number(a), Number(b)];
  const exponent = sign === '+' ? left + right : sign === '-' ? left - right : left * right;
  if (exponent % 2 !== 0) return [];
  return [{ faces: `^${a}${sign}${b}`, text: `(i^(${a}${sign}${b}))`, n: exponent % 4 === 0 ? 1 : -1 }];
}

/** Numbers with an i in them that are real all the same, for a look that knows fractions only. */
export function realPartsOfI({ imaginary }: Leaves, { kinds, caps }: Stocks): readonly Leaf[] {
  const [i] = imaginary.flatMap(({ text, kinds: [own] }) => (text === 'i' ? [own!] : []));
  if (i === undefined) return [];
  const kindsOf = new Map<string, number[]>([['r', [i]]]);
  for (const [kind, { face, role }] of kinds.entries())
    if (face !== 'r' && role === (DIGITS.includes(face) ? 'digit' : 'operation'))
      kindsOf.set(face, [...(kindsOf.get(face) ?? []), kind]);
  const isThere = (row: readonly number[]): boolean =>
    row.every((kind) => row.filter((other) => other === kind).length <= caps[kind]!);
  return PARTS.flatMap(({ faces, text, n }) => {
    // A face may be on cubes of two kinds, one with the Exponent colour.
    let rows: readonly (readonly number[])[] = [[i]];
    for (const face of faces)
      rows = rows.flatMap((row) => (kindsOf.get(face) ?? []).map((kind) => [...row, kind]));
    return rows.filter(isThere).map((row) => ({ kinds: row, text, n, d: 1 }));
  });
}
