import type { Turn } from '../../pieces/turned.ts';
import { layGoal } from './goal-text.ts';
import type { LaidCube } from './goal-text.ts';
import type { GameName } from '../seen.ts';

export const SHAPES = ['row', 'column', 'L', 'T'] as const;
export type Shape = (typeof SHAPES)[number];

export interface DraftCube {
  readonly cube: string;
  readonly turn: Turn;
  /** Equations: a gap comes after it. */
  readonly gap: boolean;
}

/** A Goal that its setter is still building. */
export interface GoalDraft {
  readonly shape: Shape;
  readonly cubes: readonly DraftCube[];
}

export const NO_DRAFT: GoalDraft = { shape: 'row', cubes: [] };

/** On-Sets takes up to three digits, Equations up to six of any cubes; the judge says the rest. */
export function mayAdd(game: GameName, draft: GoalDraft, cube: string): boolean {
  if (game === 'onsets') return /^\d$/.test(cube) && draft.cubes.length < 3;
  return draft.cubes.length < 6;
}

export function add(draft: GoalDraft, cube: string): GoalDraft {
  return { ...draft, cubes: [...draft.cubes, { cube, turn: '', gap: false }] };
}

export function remove(draft: GoalDraft, index: number): GoalDraft {
  return { ...draft, cubes: draft.cubes.filter((_, place) => place !== index) };
}

export function change(draft: GoalDraft, index: number, how: Partial<DraftCube>): GoalDraft {
  return {
    ...draft,
    cubes: draft.cubes.map((cube, place) => (place === index ? { ...cube, ...how } : cube)),
  };
}

export function swap(draft: GoalDraft, index: number, other: number): GoalDraft {
  const cubes = [...draft.cubes];
  [cubes[index], cubes[other]] = [cubes[other]!, cubes[index]!];
  return { ...draft, cubes };
}

/** The ways a cube may lie: digits of On-Sets on their heads; in Equations as the variations say. */
export function turnsOf(
  game: GameName,
  cube: string,
  variations: readonly string[],
  all: boolean,
): readonly Turn[] {
  if (game === 'onsets') return ['', '~'];
  const face = cube.slice(cube.indexOf(':') + 1);
  const has = (...ids: readonly string[]): boolean => all || ids.some((id) => variations.includes(id));
  const down = /\d/.test(face) ? has('upside-down') : face === 'r' ? has('percent') : false;
  const side = /\d/.test(face) ? has('sideways') : face === '/' ? has('remainder', 'log') : false;
  return [
    '',
    ...(down ? (['~'] as const) : []),
    ...(side ? (['<'] as const) : []),
    ...(down && side ? (['~<'] as const) : []),
  ];
}

export function nextTurn(turn: Turn, turns: readonly Turn[]): Turn {
  return turns[(turns.indexOf(turn) + 1) % turns.length] ?? '';
}

/** An L or an upside-down T needs three cubes; until then the cubes lie in a column or a row. */
export function draftText(game: GameName, { shape, cubes }: GoalDraft): string {
  const signs = cubes.map(({ cube, turn }) => turn + cube.slice(cube.indexOf(':') + 1));
  if (game === 'equations')
    return signs
      .map((sign, index) => sign + (cubes[index]!.gap && index < signs.length - 1 ? ' ' : ''))
      .join('');
  const [a = '', b = '', c = ''] = signs;
  if (signs.length < 2 || shape === 'row') return signs.join(' ');
  if (shape === 'column' || signs.length === 2) return signs.join('/');
  return shape === 'L' ? `${a}/${b} ${c}` : `${a}/(${b} ${c})`;
}

/** Whether the cubes so far make the shape that was chosen. */
export function isWhole(game: GameName, { shape, cubes }: GoalDraft): boolean {
  if (game === 'equations' || shape === 'row') return cubes.length > 0;
  return cubes.length >= (shape === 'column' ? 2 : 3);
}

/** Where the cubes and the empty places of a draft lie. */
export function slots(shape: Shape, count: number): readonly Pick<LaidCube, 'column' | 'row'>[] {
  const at = (column: number, row: number) => ({ column, row });
  switch (shape) {
    case 'row':
      return [at(0, 0), at(2, 0), at(4, 0)].slice(0, Math.min(3, count + 1));
    case 'column':
      return [at(0, 0), at(0, 1), at(0, 2)].slice(0, Math.max(2, Math.min(3, count + 1)));
    case 'L':
      return [at(0, 0), at(0, 1), at(2, 1)];
    case 'T':
      return [at(1, 0), at(0, 1), at(2, 1)];
  }
}

/** A draft again from what lies in the Goal section. */
export function draftFrom(game: GameName, text: string, cubes: readonly string[]): GoalDraft {
  const laid = layGoal(game, text, cubes);
  const shape = text.includes('(')
    ? 'T'
    : !text.includes('/') || game === 'equations'
      ? 'row'
      : text.includes(' ')
        ? 'L'
        : 'column';
  return {
    shape,
    cubes: laid.map(({ cube, turn, column }, index) => ({
      cube,
      turn,
      gap: game === 'equations' && (laid[index + 1]?.column ?? 0) - column > 2,
    })),
  };
}

/** What was typed, with cubes of the heap; null while there are not all of them, or some are no cubes. */
export function draftTyped(game: GameName, text: string, heap: readonly string[]): GoalDraft | null {
  const left = [...heap];
  const cubes: string[] = [];
  for (const { cube } of layGoal(game, text, [])) {
    const at = left.findIndex((one) => faceOnly(one) === faceOnly(cube));
    if (at < 0) return null;
    cubes.push(...left.splice(at, 1));
  }
  const draft = draftFrom(game, text, cubes);
  const fits = draft.cubes.length > 0 && draft.cubes.every(({ cube }) => mayAdd(game, NO_DRAFT, cube));
  return fits ? draft : null;
}

function faceOnly(cube: string): string {
  return cube.slice(cube.indexOf(':') + 1);
}
