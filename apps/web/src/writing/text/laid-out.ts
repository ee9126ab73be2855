import { groups } from './brackets.ts';
import type { Piece } from './brackets.ts';
import type { Sign } from './sign.ts';

/** A sum of Equations as people draw it: fractions with a bar, powers raised, roots under a roof. */
export type Laid =
  | { readonly kind: 'sign'; readonly sign: Sign; readonly index: number }
  | { readonly kind: 'row'; readonly parts: readonly Laid[] }
  | { readonly kind: 'group'; readonly open: string; readonly close: string; readonly inside: Laid }
  | { readonly kind: 'fraction'; readonly index: number; readonly over: Laid; readonly under: Laid }
  | { readonly kind: 'power'; readonly base: Laid; readonly exponent: Laid }
  | { readonly kind: 'root'; readonly index: number; readonly degree: Laid | null; readonly under: Laid };

/** Read as at school: powers and roots first, then × and ÷ from the left, then + and −. What is half written stays in its row. */
export function laidOut(signs: readonly Sign[]): Laid {
  return rowOf(groups(signs));
}

function rowOf(all: readonly Piece[]): Laid {
  const pieces = all.filter((piece) => piece.kind === 'group' || piece.sign.kind !== 'gap');
  const parts: Laid[] = [];
  let term: Laid[] = [];
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at]!;
    if (term.length > 0 && (is(piece, '+') || is(piece, '−'))) {
      parts.push(...term, one(piece));
      term = [];
      at++;
    } else if (is(piece, '÷') && term.length > 0 && at + 1 < pieces.length) {
      const [under, next] = factor(pieces, at + 1);
      const { index } = piece as Piece & { readonly kind: 'sign' };
      term = [{ kind: 'fraction', index, over: bare(row(term)), under: bare(under) }];
      at = next;
    } else {
      const [next, after] = factor(pieces, at);
      term.push(next);
      at = after;
    }
  }
  return row([...parts, ...term]);
}

/** A number or a group with what belongs to it: its power, its root, its factorial. */
function factor(pieces: readonly Piece[], start: number): readonly [Laid, number] {
  let [laid, at] = atom(pieces, start);
  while (at + 1 < pieces.length && is(pieces[at]!, '^')) {
    const [exponent, after] = factor(pieces, at + 1);
    [laid, at] = [{ kind: 'power', base: laid, exponent: bare(exponent) }, after];
  }
  while (at < pieces.length && is(pieces[at]!, '!')) laid = row([laid, one(pieces[at++]!)]);
  return [laid, at];
}

function atom(pieces: readonly Piece[], start: number): readonly [Laid, number] {
  let at = start;
  const digits: Laid[] = [];
  while (at < pieces.length && isDigit(pieces[at]!)) digits.push(one(pieces[at++]!));
  const first = pieces[at];
  if (first?.kind === 'sign' && is(first, '√') && at + 1 < pieces.length) {
    const [under, after] = factor(pieces, at + 1);
    const degree = digits.length === 0 ? null : row(digits);
    return [{ kind: 'root', index: first.index, degree, under: bare(under) }, after];
  }
  if (digits.length > 0) return [row(digits), at];
  return [one(first!), at + 1];
}

function one(piece: Piece): Laid {
  if (piece.kind === 'sign') return piece;
  return {
    kind: 'group',
    open: piece.open.shown,
    close: piece.close.shown,
    inside: rowOf(piece.inside),
  };
}

function row(parts: readonly Laid[]): Laid {
  return parts.length === 1 ? parts[0]! : { kind: 'row', parts };
}

/** The bar, the roof or the height says what the brackets said. */
function bare(laid: Laid): Laid {
  return laid.kind === 'group' ? laid.inside : laid;
}

function is(piece: Piece, shown: string): boolean {
  return piece.kind === 'sign' && piece.sign.shown === shown && piece.sign.turn === '';
}

function isDigit(piece: Piece): boolean {
  return piece.kind === 'sign' && piece.sign.kind === 'cube' && !piece.sign.operation;
}

const RAISED = 0.62;

/** How many cubes wide and high it is drawn. */
export function sizeOf(laid: Laid): { readonly wide: number; readonly high: number } {
  switch (laid.kind) {
    case 'sign':
      return { wide: laid.sign.kind === 'cube' ? 1.12 : 0.5, high: 1.1 };
    case 'row': {
      const sizes = laid.parts.map(sizeOf);
      return {
        wide: sizes.reduce((sum, { wide }) => sum + wide, 0),
        high: Math.max(1.1, ...sizes.map(({ high }) => high)),
      };
    }
    case 'group': {
      const { wide, high } = sizeOf(laid.inside);
      return { wide: wide + 1, high };
    }
    case 'fraction': {
      const [over, under] = [sizeOf(laid.over), sizeOf(laid.under)];
      return { wide: Math.max(over.wide, under.wide) + 0.3, high: over.high + under.high + 0.35 };
    }
    case 'power': {
      const [base, exponent] = [sizeOf(laid.base), sizeOf(laid.exponent)];
      return { wide: base.wide + RAISED * exponent.wide, high: base.high + RAISED * exponent.high * 0.7 };
    }
    case 'root': {
      const [degree, under] = [laid.degree === null ? { wide: 0 } : sizeOf(laid.degree), sizeOf(laid.under)];
      return { wide: under.wide + RAISED * degree.wide + 0.8, high: under.high + 0.2 };
    }
  }
}
