import { ONSETS_BOOKS, bookById } from '../rulebooks/index.ts';
import type { OnSetsRulebook } from '../rulebooks/onsets-rulebook.ts';
import { DIVISIONS } from '../rulebooks/division.ts';
import { parseCard } from './text/cards.ts';
import type { After, Level, OnSetsPosition } from './shake/position.ts';
import { cubeOf } from './text/symbols.ts';
import type { Cube } from './text/symbols.ts';
import type { Pick } from './shake/variation.ts';
import type { WildMeaning, WrittenSolution } from './text/written.ts';

/** The On-Sets books in which variations are picked. Where none are, a Solution is nothing but a Set-Name. */
export const VARIED_BOOKS = ONSETS_BOOKS.filter(isVaried);

export function isVaried({ variationLists }: OnSetsRulebook): boolean {
  return variationLists.is === 'by-division';
}

/** Short forms for tests: cubes and cards as words between spaces. */
export interface Shake {
  readonly universe?: string;
  readonly variations?: readonly Pick[];
  readonly goal?: string;
  readonly required?: string;
  readonly permitted?: string;
  readonly forbidden?: string;
  readonly resources?: string;
  readonly after?: After;
  readonly level?: Level;
}

/** Ten cards on which B selects 4, R 7, G 5 and Y 4. */
export const TEN_CARDS = 'BRGY BRG BRY BR RG RY R GY G blank';
/** A full roll of eighteen cubes. */
export const FULL_ROLL = "1 2 3 B B R R G G Y Y U n - ' V = C";

export function cubes(text: string): readonly Cube[] {
  return words(text).map((word) => cubeOf(word) ?? fail(`no such cube: ${word}`));
}

/** A position of the book and division named `"agloa-onsets-2026 middle"`. */
export function shake(where: string, parts: Shake = {}): OnSetsPosition {
  const [id = '', name = ''] = where.split(' ');
  const book = bookById(id);
  if (book === null || book.game !== 'onsets') return fail(`no such On-Sets book: ${id}`);
  return {
    book,
    division: DIVISIONS.find((division) => division === name) ?? fail(`no such division: ${name}`),
    level: parts.level ?? 'adventurous',
    universe: words(parts.universe ?? TEN_CARDS).map(
      (word) => parseCard(word) ?? fail(`no such card: ${word}`),
    ),
    variations: parts.variations ?? [],
    goal: parts.goal ?? null,
    required: cubes(parts.required ?? ''),
    permitted: cubes(parts.permitted ?? ''),
    forbidden: cubes(parts.forbidden ?? ''),
    resources: cubes(parts.resources ?? ''),
    after: parts.after ?? 'forceout',
  };
}

/** `write('R n G', 'R = B', 'G C Y')`: the Set-Name, then the Restrictions. */
export function write(setName: string, ...restrictions: readonly string[]): WrittenSolution {
  return { setName, restrictions, wild: [], blank: null, goalLayout: null };
}

/** `standing(write('R U G'), { B: 'U' })`: the same, with wild cubes that stand for something. */
export function standing(
  written: WrittenSolution,
  meanings: Readonly<Record<string, string>>,
): WrittenSolution {
  const wild = Object.entries(meanings).map(([face, meaning]): WildMeaning => {
    const [from, to] = [cubeOf(face), cubeOf(meaning)];
    if (from === null || to === null) return fail(`no such cube: ${face} or ${meaning}`);
    return { face: from, standsFor: [to] };
  });
  return { ...written, wild };
}

function words(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}

function fail(message: string): never {
  throw new Error(message);
}
