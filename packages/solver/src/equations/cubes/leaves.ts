import { TURNS } from '@forceout/rules/equations';
import type { ShakeRules, Turn } from '@forceout/rules/equations';
import type { Kind, Stocks } from './kinds.ts';
import { gcd } from '../arithmetic/fractions.ts';

/** A number made without operations: which kinds of cubes it takes and how it is written. */
export interface Leaf {
  readonly kinds: readonly number[];
  readonly text: string;
  readonly n: number;
  readonly d: number;
}

export interface Leaves {
  readonly plain: readonly Leaf[];
  /** Two-digit numerals that only a percent may use. */
  readonly wide: readonly Leaf[];
  /** Single cubes of the Exponent colour, with any ! of their own. */
  readonly exponents: readonly Leaf[];
  /** Turned and upright i: each is i or -i. */
  readonly imaginary: readonly (Omit<Leaf, 'n' | 'd'> & { readonly negative: boolean })[];
  /** The same with so many ! that nobody can write the number out. */
  readonly longExponents: readonly LongExponent[];
  /** Kinds of cubes that may be any power of the base, of which only some were tried. */
  readonly powers: readonly number[];
}

/** A digit of the Exponent colour with ! behind it, the factorial of a factorial and so on. */
export interface LongExponent {
  readonly kind: number;
  readonly text: string;
  /** Its factorials as far as they are small, and how many there are. */
  readonly of: number;
  readonly times: number;
}

/** Powers of the base that are tried, in both directions. */
const POWERS = 4;
/** How many ! are put on an exponent where there is no end to them: 0, 1 and 2 are the same with more. */
const PILED = 3;
const FACTORIALS: readonly number[] = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880];

export function leavesOf(rules: ShakeRules, stocks: Stocks): Leaves {
  const { force, language } = rules;
  const { base } = language;
  const plain: Leaf[] = [];
  const exponents: Leaf[] = [];
  const longExponents: LongExponent[] = [];
  const imaginary: Leaves['imaginary'][number][] = [];
  const digits: Digit[] = [];
  const points: number[] = [];
  const factorial = stocks.kinds.findIndex(({ role }) => role === 'factorial');
  const powers: number[] = [];
  const factorials = force.factorial?.most ?? 0;
  for (const [kind, { face, role, colored }] of stocks.kinds.entries()) {
    if (role === 'numeral') {
      if (face === '^' && force['decimal-point'] !== null) points.push(kind);
      if (face === 'r' && language.imaginary) {
        for (const turn of turnsOf(rules)) {
          const negative = turn === '~' || turn === '<';
          imaginary.push({ kinds: [kind], text: `${turn}i`, negative });
        }
      }
    }
    const digit = digitOf(kind, stocks.kinds[kind]!, rules);
    if (digit === null) continue;
    digits.push(digit);
    const forms = formsOf(digit, rules);
    if (digit.text === '1' && force['powers-of-the-base'] !== null) powers.push(kind);
    plain.push(...forms);
    if (!colored) continue;
    for (const form of forms) {
      exponents.push(form);
      if (factorial < 0 || form.d !== 1 || form.n < 0 || form.n > 9) continue;
      // With Multiple Operations there is no end to them; how many were used matters up to the cap.
      const most = stocks.endless[factorial] ? Math.max(PILED, stocks.caps[factorial]!) : factorials;
      let [of, text] = [form.n, form.text];
      for (let times = 1; times <= most; times++) {
        if (of >= FACTORIALS.length) {
          longExponents.push({ kind, text, of, times: times - 1 });
          break;
        }
        of = FACTORIALS[of]!;
        text += '!';
        exponents.push({ kinds: pile(kind, factorial, times), text, n: of, d: 1 });
      }
    }
  }
  const two = force['two-digit-numerals'] !== null || force.base !== null;
  const hasPercent =
    force.percent !== null && stocks.kinds.some(({ face, role }) => face === 'r' && role === 'operation');
  const pairs = two || hasPercent ? numerals(digits, 2).map((row) => whole(row, base)) : [];
  const decimals = points.flatMap((point) =>
    decimalsOf(digits, point, force['decimal-point']!.mostDigits, base),
  );
  const narrow = [...plain, ...(two ? pairs : []), ...decimals];
  const inStock = ({ kinds }: { readonly kinds: readonly number[] }): boolean =>
    kinds.every(
      (kind) => stocks.endless[kind] || kinds.filter((other) => other === kind).length <= stocks.caps[kind]!,
    );
  return {
    plain: narrow.filter(inStock),
    wide: two ? [] : pairs.filter(inStock),
    exponents: exponents.filter(inStock),
    imaginary,
    longExponents,
    powers,
  };
}

/** The same without the cubes that stand for powers of the base: `Pursuit` finds which power it would have to be. */
export function withoutPowers(leaves: Leaves): Leaves {
  const isFixed = ({ kinds }: Leaf): boolean => !leaves.powers.includes(kinds[0]!);
  return {
    ...leaves,
    // In a longer numeral 1 stands for 1.
    plain: leaves.plain.filter((leaf) => leaf.kinds.length > 1 || isFixed(leaf)),
    exponents: leaves.exponents.filter(isFixed),
  };
}

/** A digit and so many !. */
export function pile(kind: number, factorial: number, times: number): readonly number[] {
  return [kind, ...Array.from({ length: times }, () => factorial)];
}

interface Digit {
  readonly kind: number;
  readonly text: string;
  readonly worth: number;
}

function digitOf(kind: number, { face, role }: Kind, { force, language }: ShakeRules): Digit | null {
  if (role === 'digit') {
    const worth = Number(face);
    return force.base !== null && worth >= language.base ? null : { kind, text: face, worth };
  }
  if (role !== 'numeral') return null;
  if (face === '^' && language.ten) return { kind, text: 'T', worth: 10 };
  return face === 'r' && language.eleven ? { kind, text: 'E', worth: 11 } : null;
}

function turnsOf({ force }: ShakeRules): readonly Turn[] {
  return TURNS.filter(
    (turn) =>
      (!turn.includes('<') || force.sideways !== null) &&
      (!turn.includes('~') || force['upside-down'] !== null),
  );
}

/** A digit by itself in every way it may lie. */
function formsOf({ kind, text, worth }: Digit, rules: ShakeRules): readonly Leaf[] {
  const powers = [null, ...(text === '1' && rules.force['powers-of-the-base'] !== null ? powersTried() : [])];
  return powers.flatMap((power) => {
    const size = power === null ? worth : rules.language.base ** Math.abs(power);
    const [n, d] = power !== null && power < 0 ? [1, size] : [size, 1];
    const shown = power === null ? text : `${text}e${power}`;
    return turnsOf(rules).flatMap((turn): readonly Leaf[] => {
      const sideways = turn.includes('<');
      if (sideways && n === 0) return [];
      const [above, below] = sideways ? [d, n] : [n, d];
      const signed = turn.includes('~') && above !== 0 ? -above : above;
      return [{ kinds: [kind], text: turn + shown, n: signed, d: below }];
    });
  });
}

function powersTried(): readonly number[] {
  return Array.from({ length: POWERS }, (_, index) => [index + 1, -index - 1]).flat();
}

function numerals(digits: readonly Digit[], length: number): readonly (readonly Digit[])[] {
  let rows: readonly (readonly Digit[])[] = [[]];
  for (let place = 0; place < length; place++)
    rows = rows.flatMap((row) => digits.map((digit) => [...row, digit]));
  return rows;
}

function whole(row: readonly Digit[], base: number): Leaf {
  const n = row.reduce((sum, { worth }) => sum * base + worth, 0);
  return { kinds: row.map(({ kind }) => kind), text: row.map(({ text }) => text).join(''), n, d: 1 };
}

function decimalsOf(digits: readonly Digit[], point: number, most: number, base: number): readonly Leaf[] {
  const made: Leaf[] = [];
  for (let length = 1; length <= most; length++) {
    for (const row of numerals(digits, length)) {
      const { kinds, text, n } = whole(row, base);
      for (let before = 0; before <= length; before++) {
        const below = base ** (length - before);
        const common = n === 0 ? below : gcd(n, below);
        const shown = `${text.slice(0, before)}.${text.slice(before)}`;
        made.push({ kinds: [...kinds, point], text: shown, n: n / common, d: below / common });
      }
    }
  }
  return made;
}
