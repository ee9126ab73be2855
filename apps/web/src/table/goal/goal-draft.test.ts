import { describe, expect, it } from 'vitest';
import {
  add,
  change,
  draftFrom,
  draftText,
  draftTyped,
  isWhole,
  mayAdd,
  NO_DRAFT,
  turnsOf,
} from './goal-draft.ts';
import type { GoalDraft } from './goal-draft.ts';
import { layGoal } from './goal-text.ts';

const of = (shape: GoalDraft['shape'], ...cubes: readonly string[]): GoalDraft =>
  cubes.reduce(add, { ...NO_DRAFT, shape });

describe('On-Sets', () => {
  it.each([
    ['row', '3 2 1'],
    ['column', '3/2/1'],
    ['L', '3/2 1'],
    ['T', '3/(2 1)'],
  ] as const)('a %s is written as the formats have it, and read again', (shape, text) => {
    const draft = of(shape, '3', '2', '1');
    expect(draftText('onsets', draft)).toBe(text);
    expect(draftFrom('onsets', text, [])).toEqual(draft);
  });

  it('marks an upside-down digit', () => {
    expect(draftText('onsets', change(of('row', '3', '2'), 1, { turn: '~' }))).toBe('3 ~2');
  });

  it('is whole only with all cubes of its shape', () => {
    expect(
      [of('L', '3', '2'), of('L', '3', '2', '1'), of('row', '3')].map((one) => isWhole('onsets', one)),
    ).toEqual([false, true, true]);
  });

  it('takes three digits and nothing else', () => {
    expect([mayAdd('onsets', NO_DRAFT, 'R'), mayAdd('onsets', NO_DRAFT, '4')]).toEqual([false, true]);
    expect(mayAdd('onsets', of('row', '3', '2', '1'), '4')).toBe(false);
  });

  it('lays an upside-down T with its top cube in the middle', () => {
    expect(layGoal('onsets', '3/(2 ~1)', [])).toEqual([
      { cube: '3', turn: '', column: 1, row: 0 },
      { cube: '2', turn: '', column: 0, row: 1 },
      { cube: '1', turn: '~', column: 2, row: 1 },
    ]);
  });
});

describe('Equations', () => {
  const cubes = ['red:2', 'blue:x', 'red:3', 'black:+', 'green:5'];

  it('writes a gap as a space, and reads it again with its colours', () => {
    const draft = change(of('row', ...cubes), 1, { gap: true });
    expect(draftText('equations', draft)).toBe('2x 3+5');
    expect(draftFrom('equations', '2x 3+5', cubes)).toEqual(draft);
  });

  it('lays turned cubes, also those with a sign of their own', () => {
    expect(layGoal('equations', '~<3%|', []).map(({ cube, turn }) => cube + turn)).toEqual([
      'black:3~<',
      'black:r~',
      'black:/<',
    ]);
  });

  it('turns cubes only where a variation gives that a meaning', () => {
    expect(turnsOf('equations', 'red:3', [], false)).toEqual(['']);
    expect(turnsOf('equations', 'red:3', ['sideways', 'upside-down'], false)).toEqual(['', '~', '<', '~<']);
    expect(turnsOf('equations', 'black:r', ['percent'], false)).toEqual(['', '~']);
    expect(turnsOf('equations', 'black:/', ['remainder'], false)).toEqual(['', '<']);
  });
});

describe('a Goal that is typed', () => {
  it('is laid with cubes of the heap, each once', () => {
    const heap = ['3', '3', '2', 'R', 'U'];
    expect(draftTyped('onsets', '3/~3 2', heap)).toEqual(draftFrom('onsets', '3/~3 2', []));
    expect(draftTyped('onsets', '3 3 3', heap)).toBeNull();
    expect(draftTyped('onsets', '', heap)).toBeNull();
  });

  it('takes the colours that lie there', () => {
    const draft = draftTyped('equations', '2×3 1', ['red:3', 'blue:x', 'green:1', 'black:2', 'black:3']);
    expect(draft?.cubes.map(({ cube, gap }) => [cube, gap])).toEqual([
      ['black:2', false],
      ['blue:x', false],
      ['red:3', true],
      ['green:1', false],
    ]);
    expect(draftTyped('equations', '2+3', ['red:3', 'black:2'])).toBeNull();
  });
});
