import type { Sign } from './sign.ts';

const PARTNER: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** For each sign: the depth of its bracket pair, from 1 outside; 0 for what is no bracket or has no partner. */
export function bracketDepths(signs: readonly Sign[]): readonly number[] {
  const depths = signs.map(() => 0);
  for (const [from, to, depth] of bracketPairs(signs)) {
    depths[from] = depth;
    depths[to] = depth;
  }
  return depths;
}

/** Every matched pair: where it opens, where it closes, how deep it lies. */
export function bracketPairs(signs: readonly Sign[]): readonly (readonly [number, number, number])[] {
  const pairs: [number, number][] = [];
  const open: number[] = [];
  signs.forEach(({ kind, shown }, index) => {
    if (kind === 'separator') open.length = 0;
    if (kind === 'open') open.push(index);
    const last = open.at(-1);
    if (kind !== 'close' || last === undefined || signs[last]!.shown !== PARTNER[shown]) return;
    open.pop();
    pairs.push([last, index]);
  });
  const around = (from: number, to: number): number =>
    pairs.filter(([start, end]) => start <= from && end >= to).length;
  return pairs.map(([from, to]) => [from, to, around(from, to)]);
}

export function isBalanced(signs: readonly Sign[]): boolean {
  const brackets = signs.filter(({ kind }) => kind === 'open' || kind === 'close').length;
  return bracketPairs(signs).length * 2 === brackets;
}

/** A text as nested groups, for drawing: a sign, or a matched pair with what is inside. */
export type Piece =
  | { readonly kind: 'sign'; readonly sign: Sign; readonly index: number }
  | {
      readonly kind: 'group';
      readonly open: Sign;
      readonly close: Sign;
      readonly depth: number;
      readonly from: number;
      readonly to: number;
      readonly inside: readonly Piece[];
    };

export function groups(signs: readonly Sign[]): readonly Piece[] {
  const pairs = new Map(bracketPairs(signs).map(([from, to, depth]) => [from, { to, depth }]));
  const between = (start: number, end: number): readonly Piece[] => {
    const pieces: Piece[] = [];
    for (let index = start; index < end; index++) {
      const pair = pairs.get(index);
      const sign = signs[index]!;
      if (pair === undefined) {
        pieces.push({ kind: 'sign', sign, index });
        continue;
      }
      const { to, depth } = pair;
      const inside = between(index + 1, to);
      pieces.push({ kind: 'group', open: sign, close: signs[to]!, depth, from: index, to, inside });
      index = to;
    }
    return pieces;
  };
  return between(0, signs.length);
}
