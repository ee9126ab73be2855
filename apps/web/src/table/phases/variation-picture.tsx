import type { ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { TURNED } from '../../pieces/turned.ts';
import type { Turn } from '../../pieces/turned.ts';
import type { GameName } from '../seen.ts';

/** The cubes that a variation is about, as a text of the games turns them; `?` is one that is chosen. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  'required-cube': ['?'],
  'wild-cube': ['?'],
  'union-intersection-interchangeable': ['U', 'n'],
  'universe-null-interchangeable': ['V', '^'],
  'two-operations': ['n', '-'],
  'shift-from-permitted': ['B'],
  'no-null-restrictions': ['C'],
  'absolute-value': ['~2'],
  'symmetric-difference': ['-'],
  sideways: ['<blue:3'],
  'upside-down': ['~red:2'],
  wild: ['?'],
  factorial: ['green:5'],
  'three-operation-solution': ['red:+', 'blue:x', 'green:-'],
  remainder: ['<blue:/'],
  average: ['red:+'],
  'smallest-prime': ['blue:x'],
  percent: ['~black:r'],
  'decimal-point': ['green:^'],
  'two-digit-numerals': ['red:1', 'blue:4'],
  lcm: ['black:r'],
  gcf: ['green:^'],
  'number-of-factors': ['blue:x'],
};
const MULTIPLE = { onsets: ['n', 'n'], equations: ['blue:x', 'blue:x'] } as const;
const TURN = /^[~<]*/;

interface VariationPictureProps {
  readonly id: string;
  readonly game: GameName;
}

/** A small drawing beside a variation; its name says the same. */
export function VariationPicture({ id, game }: VariationPictureProps): ReactNode {
  const cubes = id === 'multiple-operations' ? MULTIPLE[game] : (PICTURES[id] ?? []);
  if (cubes.length === 0) return null;
  return (
    <span className="variation-picture" aria-hidden="true">
      {cubes.map((cube, place) =>
        cube === '?' ? (
          <i key={place}>?</i>
        ) : (
          <Cube key={place} cube={cube.replace(TURN, '')} turned={TURNED[turnOf(cube)]} silent />
        ),
      )}
    </span>
  );
}

function turnOf(cube: string): Turn {
  return cube.startsWith('~') ? '~' : cube.startsWith('<') ? '<' : '';
}
