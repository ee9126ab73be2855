import { describe, expect, it } from 'vitest';
import type { Written } from './game/game.ts';
import { BASIC, checking, EQUATIONS, middle, ONSETS, on, VARIED } from './testing/testing.ts';
import type { TableOptions } from './testing/testing.ts';

describe('reasons', () => {
  const solution = (setName: string, ...restrictions: readonly string[]): Written => ({
    restrictions,
    setName,
    wild: [],
    blank: null,
    goalLayout: null,
  });
  const shown = (book: string, written: Written, reason: string, options: TableOptions = {}): void => {
    const table = checking(book, written, options).ok(130, 'bob', { do: 'reject', writer: 'ann', reason });
    expect(table.match.phase).toMatchObject({
      papers: [{ checks: [{ decision: 'showed-it-wrong' }, {}] }, {}],
    });
  };

  it.each(
    on(
      {
        all: 'VII-C-5-a VII-C-5-a-example-a VII-C-5-a-example-b',
        [BASIC]: 'VII-C-3-a VII-C-3-a-example-a VII-C-3-a-example-b',
      },
      'the Goal has no legal value',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    for (const goal of ['~3', '?backwards L of 3 2 1'])
      shown(book, solution('R n G'), 'goal-illegal', { goal });
  });

  it.each(
    on(
      { all: 'VII-C-5-b VII-C-5-b-ii VII-C-5-b-ii-example-a', [BASIC]: 'VII-C-3-b VII-C-3-b-ii-example' },
      'the number of cards is no value of the Goal',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    shown(book, solution('R n B'), 'wrong-value');
    shown(book, solution('R n G'), 'wrong-value', { goal: '1 ~1' });
  });

  it.each(on('VII-C-5-b-ii-example-b', 'a Restriction that leaves too few cards', VARIED))(
    '%s',
    (_name, book) => {
      shown(book, solution('R n G', 'R = ^ n G'), 'wrong-value', {
        goal: '3 2',
        mat: { permitted: 'n G = ^' },
      });
    },
  );

  it.each(
    on(
      { all: 'VII-C-5-d VII-C-5-d-example-a', [BASIC]: 'VII-C-3-d VII-C-3-d-example' },
      'a symbol has no meaning',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    for (const text of ["R n 'G", 'R ? G']) shown(book, solution(text), 'undefined-symbol');
  });

  it.each(on('VII-C-5-d-example-b', 'grouping symbols around = mean nothing', VARIED))(
    '%s',
    (_name, book) => {
      shown(book, solution('R n G', 'R n (G = R)'), 'grouped-relation', { mat: { permitted: 'n G =' } });
    },
  );

  it.each(on('VII-C-5-e VII-C-5-e-example-b', 'a variation is left out', VARIED))('%s', (_name, book) => {
    shown(book, solution('R n G'), 'variation-violated', { variations: [{ id: 'two-operations' }] });
  });

  it.each(
    on(
      { all: 'VII-C-5-e-example-a VII-C-5-c-comment', [BASIC]: 'VII-C-3-c-comment' },
      'a wild cube has one meaning, and it is written down',
      ONSETS,
    ),
  )('%s', (_name, book) => {
    const isPicked = VARIED.includes(book);
    const wild = [{ face: isPicked ? '-' : '=', standsFor: isPicked ? ['n', 'R'] : ['G', 'R'] }];
    const options = isPicked ? { variations: [{ id: 'wild-cube', cube: '-' }] as never } : {};
    shown(book, { ...solution('R n G'), wild }, 'wild-inconsistent', {
      ...options,
      mat: { permitted: 'n G = -' },
    });
  });

  it.each(
    on(
      { [EQUATIONS]: 'VII-C-5 VII-C-5-a VII-C-5-b VII-C-5-d VII-C-5-d-ii VII-C-5-f' },
      'reasons against an Equation',
    ),
  )('%s', (_name, book) => {
    shown(book, middle(book).fixture.wrong, 'wrong-value');
    shown(book, { solution: '6x2', goal: null, wild: [], goalLayout: null }, 'goal-missing');
    shown(book, { solution: '6x2', goal: '21', wild: [], goalLayout: null }, 'goal-illegal');
    shown(book, middle(book).fixture.right, 'variation-violated', {
      division: 'elementary',
      variations: [{ id: 'three-operation-solution' }],
    });
  });
});
