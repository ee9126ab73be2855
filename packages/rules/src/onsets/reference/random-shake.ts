import type { Division } from '../../rulebooks/division.ts';
import { ONSETS_BOOKS } from '../../rulebooks/index.ts';
import type { OnSetsRulebook } from '../../rulebooks/onsets-rulebook.ts';
import type { Card } from '../text/cards.ts';
import type { Level } from '../shake/position.ts';
import { between, chance, oneOf, shuffled } from './random-source.ts';
import type { Random } from './random-source.ts';
import type { CubeSymbol } from '../text/symbols.ts';

// Part of the generator of positions and Solutions (random-solutions.ts): the roll and the deal.

const COLOUR_CUBE = ['R', 'R', 'B', 'B', 'G', 'Y'] as const;
const OPERATION_CUBE = ['U', 'U', 'n', 'n', '-', "'"] as const;
const RESTRICTION_CUBE = ['=', '=', 'C', 'C', 'V', '^'] as const;
const LAID_OUT = [
  ['V', 'V', '^'],
  ['V', '^', '^'],
] as const;

export interface RolledCube {
  /** Tells cubes with the same face apart. */
  readonly id: number;
  readonly face: CubeSymbol;
}

/** What is on the table before anybody picks a variation. */
export interface RandomShake {
  readonly book: OnSetsRulebook;
  readonly division: Division;
  readonly level: Level;
  readonly restrictionsPlayed: boolean;
  readonly universe: readonly Card[];
  /** The roll without its digits, which come with the Goal. */
  readonly roll: readonly RolledCube[];
}

export function randomShake(random: Random): RandomShake {
  const book = oneOf(random, chance(random, 0.6) ? ONSETS_BOOKS.filter(hasVariations) : ONSETS_BOOKS);
  const division = oneOf(random, chance(random, 0.2) ? book.divisions.slice(-1) : book.divisions);
  const level = book.basicLevel !== null && chance(random, 0.12) ? 'basic' : 'adventurous';
  const relationCubes = book.relationCubes[division]?.is;
  const laidOut = relationCubes === 'laid-out' || (relationCubes === 'restrictions' && level === 'basic');
  const faces: readonly CubeSymbol[] = [
    ...roll(random, 8, COLOUR_CUBE),
    ...roll(random, 4, OPERATION_CUBE),
    ...(laidOut ? oneOf(random, LAID_OUT) : roll(random, 3, RESTRICTION_CUBE)),
  ];
  return {
    book,
    division,
    level,
    restrictionsPlayed: relationCubes === 'restrictions' && level === 'adventurous',
    universe: randomUniverse(random),
    roll: faces.map((face, id) => ({ id, face })),
  };
}

function hasVariations({ variations }: OnSetsRulebook): boolean {
  return Object.values(variations).some(({ list }) => list.length > 0);
}

function roll<T>(random: Random, cubes: number, faces: readonly T[]): readonly T[] {
  return Array.from({ length: cubes }, () => oneOf(random, faces));
}

function randomUniverse(random: Random): readonly Card[] {
  const deck = shuffled(random, [...Array.from({ length: 16 }).keys()]);
  const size = chance(random, 0.85) ? between(random, 6, 14) : between(random, 1, 16);
  const dealt = deck.slice(0, size);
  // The blank card, card 0, is what Blank Card Wild needs.
  return dealt.includes(0) || chance(random, 0.7) ? dealt : [0, ...dealt.slice(1)];
}
