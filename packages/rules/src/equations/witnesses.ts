import { EQUATIONS_BOOKS } from '../rulebooks/index.ts';
import type { EquationsPosition } from './shake/position.ts';
import { VARIATIONS, pickOf } from './shake/variations.ts';
import type { BlankName, Fillings, VariationId } from './shake/variation.ts';
import { shake, write } from './testing.ts';
import type { Shake } from './testing.ts';
import type { WrittenEquation } from './text/written.ts';

/** An Equation that is ruled on in one way with a variation and in the other without it. */
export interface Witness {
  /** What stands in the blank. */
  readonly filling?: Fillings[BlankName];
  /** No other Equation can be written of these cubes that would be ruled on otherwise. */
  readonly shake: Shake;
  readonly written: WrittenEquation;
  readonly isCorrectWith: boolean;
}

function correctWith(required: string, goal: string, solution: string): Witness {
  return { shake: { required, goal }, written: write(solution, goal), isCorrectWith: true };
}

/**
 * For every variation what shows that it is played. The judge and the solver are held to it in every book that lists
 * the variation, so that a new one is not forgotten by either.
 */
export const WITNESSES: Readonly<Record<VariationId, Witness>> = {
  sideways: correctWith('4 x 2', '2', '4x<2'),
  'upside-down': correctWith('6 + 2', '4', '6+~2'),
  wild: {
    filling: '0',
    shake: { required: '0 + 2', goal: '7' },
    written: write('0+2', '7', { 0: '5' }),
    isCorrectWith: true,
  },
  factorial: correctWith('3 + 1', '7', '3!+1'),
  'multiple-operations': correctWith('2 + 3 4', '9', '2+3+4'),
  'three-operation-solution': { ...correctWith('2 + 3', '5', '2+3'), isCorrectWith: false },
  remainder: correctWith('7 / 4', '3', '7|4'),
  average: correctWith('6 + 2', '4', '6+2'),
  'smallest-prime': correctWith('x 8', '11', 'x8'),
  percent: correctWith('5 0 r 8', '4', '50%8'),
  'decimal-point': correctWith('2 ^ 5 x 2', '5', '2.5x2'),
  'two-digit-numerals': correctWith('1 2 + 3', '15', '12+3'),
  lcm: correctWith('4 r 6', '12', '4L6'),
  gcf: correctWith('4 ^ 6', '2', '4G6'),
  'number-of-factors': correctWith('x 6', '4', 'x6'),
  base: { ...correctWith('1 0 - 1', '7', '10-1'), filling: 8 },
  'multiple-of-k': { ...correctWith('5 + 9', '2', '5+9'), filling: 6 },
  exponent: { ...correctWith('green:5 red:2', '25', "5'2"), filling: 'red' },
  'powers-of-the-base': correctWith('1 x 5', '50', '1e1x5'),
  imaginary: correctWith('5 - r x r', '6', '5-(ixi)'),
  'decimal-in-goal': {
    shake: { required: '5 / 2', goal: '25' },
    written: write('5/2', '2.5'),
    isCorrectWith: true,
  },
  log: correctWith('8 / 2', '3', '8|2'),
};

/** A variation with the moments in which its witness is heard: every book, division and season that lists it. */
export const HEARD = VARIATIONS.map((id) => {
  const { filling, shake: parts, ...witness } = WITNESSES[id];
  const places = EQUATIONS_BOOKS.flatMap((book) =>
    book.divisions.flatMap((division) =>
      (book.variations[division]?.list ?? [])
        .filter((entry) => entry.id === id)
        .map(({ season = 'even' }) => ({ book, division, season })),
    ),
  );
  /** The same moment with the variation picked or not. */
  const moments = (isPlayed: boolean): readonly EquationsPosition[] =>
    places.map(({ book, division, season }) => {
      const variations = isPlayed ? [pickOf(id, filling)] : [];
      return { ...shake(division, { ...parts, season, variations }), book };
    });
  return { id, ...witness, moments };
});
